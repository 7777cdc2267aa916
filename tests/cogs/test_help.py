"""/help and /language as people use them, in a server and in a direct message."""

import pytest

from bot.text import LANGUAGES, Speaker
from bot.ui.reply import MAX_CHARACTERS
from cogs.help.render import GREETING, TOPICS, help_panel
from tests.discord_world import World, controls, said


async def test_help_opens_with_two_menus(world: World) -> None:
    shown = await world.slash(world.alice, world.table, "help")
    assert shown.ephemeral
    assert "What do you want to do?" in said(shown)
    assert len(controls(shown)) == 2


async def test_a_topic_has_commands_to_click(world: World) -> None:
    shown = await world.slash(world.alice, world.table, "help")
    await world.choose(world.alice, shown, "show:help:0", "dice")
    panel = said(shown)
    assert "Roll dice" in panel
    assert f"</roll:{world.bot.desk.command_ids['roll']}>" in panel


async def test_every_topic_can_be_chosen_from_its_menu(world: World) -> None:
    shown = await world.slash(world.dm, world.table, "help")
    for menu, topic in ((0, "undo"), (1, "time"), (0, "data"), (1, "secrets")):
        await world.choose(world.dm, shown, f"show:help:{menu}", topic)
        assert str(Speaker()(f"help-{topic}.title")) in said(shown)


async def test_help_speaks_the_language_of_the_asker(world: World) -> None:
    world.locales[world.alice.id] = "uk"
    assert "Що ви хочете зробити?" in said(await world.slash(world.alice, world.table, "help"))
    world.locales[world.bob.id] = "ru"
    assert "Что вы хотите сделать?" in said(await world.slash(world.bob, world.table, "help"))


@pytest.mark.parametrize(
    ("choice", "answer"),
    [("en", "English"), ("uk", "українською"), ("ru", "по-русски"), ("auto", "English")],
)
async def test_a_chosen_language_is_used_at_once_and_ever_after(
    world: World, choice: str, answer: str
) -> None:
    answered = await world.slash(world.alice, world.table, "language", language=choice)
    assert answered.ephemeral
    assert answer in said(answered)
    await world.restart()
    language = "en" if choice == "auto" else choice
    assert str(Speaker(language)("help-start.title")) in said(
        await world.slash(world.alice, world.table, "help")
    )


async def test_the_choice_goes_before_the_client_until_it_is_given_up(world: World) -> None:
    world.locales[world.alice.id] = "ru"
    await world.slash(world.alice, world.table, "language", language="uk")
    assert "Що ви" in said(await world.slash(world.alice, world.table, "help"))
    await world.slash(world.alice, world.table, "language", language="auto")
    assert "Что вы" in said(await world.slash(world.alice, world.table, "help"))


async def test_nobody_else_changes_language(world: World) -> None:
    await world.slash(world.alice, world.table, "language", language="uk")
    assert "What do you want" in said(await world.slash(world.bob, world.table, "help"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", [GREETING, *TOPICS])
def test_every_topic_fits(topic: str, language: str) -> None:
    panel = help_panel(topic, Speaker(language, command_ids={"campaign": 10**19}))
    assert panel.view.content_length() < MAX_CHARACTERS
