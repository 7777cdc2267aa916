"""/roll on a server: what is answered, and to whom."""

from dataclasses import replace
from typing import Any

import pytest

from bot.rules.dice import roll_text
from bot.rules.dice.events import RollMade, Visibility
from bot.rules.errors import RuleViolation
from bot.rules.values import UserId
from bot.services.caller import Actor, Caller, Place
from bot.services.rolls import OpenRoll
from bot.storage import journal
from bot.text import Speaker
from bot.ui.press import read_custom_id
from bot.ui.reply import guarded
from cogs.roll.again import Again, again_button, read_again
from cogs.roll.render import panel
from tests.discord_world import World, controls, said


async def roll(world: World, actor: Any, text: str, channel: Any = None, **options: str) -> Any:
    return await world.slash(actor, channel or world.table, "roll", expression=text, **options)


def is_ephemeral(shown: Any) -> bool:
    return bool(shown.response.ephemeral)


async def test_a_roll_is_public_with_its_dice(world: World) -> None:
    await world.create_campaign()
    world.dice.next(5, 4, 3, 1)
    shown = await roll(world, world.alice, "4d6kh3+2 Strength")
    assert said(shown).startswith("**14** = 4d6kh3 (5, 4, 3, ~~1~~) + 2\n")
    assert f"<@{world.alice.id}>: Strength" in said(shown)
    assert said(shown) in said(world.messages(world.table)[-1])


async def test_no_campaign_is_needed(world: World) -> None:
    world.dice.next(20)
    shown = await roll(world, world.alice, "1d20+5")
    assert "**25** = 1d20 (**20**) + 5\nA natural 20!" in said(shown)


async def test_dice_roll_in_a_direct_message(world: World) -> None:
    world.dice.next(3, 4)
    user = world.env.create_user("stranger")
    shown = await user.slash("roll", expression="2d6")
    assert "**7** = 2d6 (3, 4)" in said(shown)


async def test_a_private_roll_without_campaign_is_for_the_roller(world: World) -> None:
    world.dice.next(7)
    shown = await roll(world, world.alice, "1d20", visibility="private")
    assert "only you see the result" in said(shown)
    assert "1d20" not in world.seen_by_all(world.table)


async def test_a_blind_roll_without_campaign_is_refused(world: World) -> None:
    shown = await roll(world, world.alice, "1d20", visibility="blind")
    assert "no campaign is played" in said(shown)
    assert not world.dice.rolled


async def test_a_private_roll_is_for_roller_and_dm(world: World) -> None:
    await world.create_campaign()
    world.dice.next(17)
    shown = await roll(world, world.alice, "1d20+3 Stealth", visibility="private")
    assert "**20** = 1d20 (17) + 3" in said(shown)
    assert "only you and the DM see the result" in said(shown)
    await world.bot.run_due()
    await world.env.settle()
    copy = said(world.messages(world.dm_screen)[-1])
    assert "**20** = 1d20 (17) + 3" in copy
    assert f"by <@{world.alice.id}>, who sees the result too" in copy
    assert "Stealth" not in world.seen_by_all(world.table)


async def test_a_blind_roll_tells_its_roller_nothing(world: World) -> None:
    await world.create_campaign()
    world.dice.next(17)
    shown = await roll(world, world.alice, "1d20+3 Perception", visibility="blind")
    assert "17" not in said(shown).replace("1d20+3", "")
    assert "20" not in said(shown).replace("1d20+3", "")
    assert "only the DM sees the result. You do not." in said(shown)
    await world.bot.run_due()
    await world.env.settle()
    copy = said(world.messages(world.dm_screen)[-1])
    assert "**20** = 1d20 (17) + 3" in copy
    assert "who does not see the result" in copy
    assert "Perception" not in world.seen_by_all(world.table)


async def test_a_blind_roll_that_fails_looks_like_any_other(world: World) -> None:
    await world.create_campaign()
    world.dice.next(1, 2)
    failed = await roll(world, world.alice, "6/(1d2-1)", visibility="blind")
    fine = await roll(world, world.alice, "6/(1d2-1)", visibility="blind")
    assert said(failed) == said(fine)
    await world.bot.run_due()
    await world.env.settle()
    copies = [said(message) for message in world.messages(world.dm_screen)[-2:]]
    assert "no result" in copies[0]
    assert "divide by nought" in copies[0]
    assert "**6** = 6 ÷ (1d2 (2) − 1)" in copies[1]


async def test_the_dm_needs_no_copy_of_their_private_roll(world: World) -> None:
    await world.create_campaign()
    before = len(world.messages(world.dm_screen))
    await roll(world, world.dm, "1d20", visibility="private")
    await world.bot.run_due()
    await world.env.settle()
    assert len(world.messages(world.dm_screen)) == before


async def test_the_journal_keeps_a_roll(world: World) -> None:
    campaign_id = await world.create_campaign()
    world.dice.next(4, 2)
    await roll(world, world.alice, "2d6", visibility="blind")
    database = world.bot.services.campaigns.database
    [entry] = await database.read(lambda connection: journal.older(connection, campaign_id, 2**62, 1))
    assert entry.rolls == ((6, 4), (6, 2))
    assert entry.events == (RollMade(UserId(world.alice.id), "2d6", 6, Visibility.BLIND),)


@pytest.mark.parametrize(
    ("locale", "language"), [("en-US", "en"), ("uk", "uk"), ("ru", "ru")], ids=["en", "uk", "ru"]
)
async def test_a_fault_is_named_to_its_writer_alone(world: World, locale: str, language: str) -> None:
    world.locales[world.alice.id] = locale
    shown = await roll(world, world.alice, "4d6kh3 + 2^3")
    expected = Speaker(language)("roll-unknown", column=11, before="4d6kh3 + 2", near="^3")
    assert said(shown) == expected
    assert "4d6kh3" not in world.seen_by_all(world.table)


async def test_people_roll_in_their_own_letters(world: World) -> None:
    world.locales[world.alice.id] = "uk"
    world.dice.next(4, 15)
    shown = await roll(world, world.alice, "1к20+5 перевага")
    assert said(shown).startswith("**20** = 2к20kh1 (~~4~~, 15) + 5")


async def test_roll_again_rolls_for_whoever_presses(world: World) -> None:
    await world.create_campaign()
    world.dice.next(3, 5)
    first = await roll(world, world.alice, "1d6+1 Initiative")
    again = await world.click(world.bob, first.response.message, "again-public:roll")
    assert f"**6** = 1d6 (5) + 1\n-# <@{world.bob.id}>: Initiative" in said(again)
    assert not is_ephemeral(again)


async def test_roll_again_without_campaign_needs_no_memory(world: World) -> None:
    world.dice.next(3, 5)
    first = await roll(world, world.alice, "1d6+1")
    again = await world.click(world.bob, first.response.message, "again-public.")
    assert "**6** = 1d6 (5) + 1" in said(again)


async def test_a_blind_roll_again_stays_blind(world: World) -> None:
    await world.create_campaign()
    world.dice.next(17, 11)
    first = await roll(world, world.alice, "1d20", visibility="blind")
    again = await world.click(world.alice, first.response.message, "again-blind:roll")
    assert said(again) == said(first)
    assert is_ephemeral(again)


@pytest.mark.parametrize("visibility", [Visibility.PRIVATE, Visibility.BLIND])
async def test_only_what_one_could_see_can_be_repeated(world: World, visibility: Visibility) -> None:
    await world.create_campaign()
    shown = await roll(world, world.alice, "1d20", visibility=visibility.value)
    pressed = read_custom_id(controls(shown)[0])
    assert pressed is not None
    bob = Caller(Place(world.guild.id, world.table.id), Actor(world.bob.id))
    with pytest.raises(RuleViolation):
        await world.bot.services.rolls.again(bob, pressed.id, visibility)


async def test_long_lists_are_told_honestly(world: World) -> None:
    world.dice.next(*[4] * 1000)
    shown = await roll(world, world.alice, "1000d6")
    assert "1000d6 (1,000 dice, 1,000 kept, sum 4,000)" in said(shown)
    assert "the file shows all 1,000 throws" in said(shown)
    [file] = shown.response.attachments
    assert file.filename == "dice.md"


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize(
    "text",
    [
        "1000d10000",
        "500d20e>10mi15kh300 + 100d% # " + "_" * 200,
        "+".join(["11d10000"] * 28),
        "+".join(["d20[*]"] * 36),
        "+".join(["1d1"] * 63),
        "(" * 31 + "21d10000" + ")" * 31 + "kh1" + " [" + "*" * 150 + "]",
    ],
)
def test_any_roll_fits_a_panel(text: str, language: str) -> None:
    rolled = roll_text(text, Highest())
    shown = panel(OpenRoll(UserId(10**19), text, Visibility.PRIVATE, rolled, 10**18), Speaker(language))
    assert guarded(shown) is shown


class Highest:
    """Dice that show their last side, once in a while their first."""

    def __init__(self) -> None:
        self.thrown = 0

    def roll(self, sides: int) -> int:
        self.thrown += 1
        return 1 if self.thrown % 3 else sides


def test_what_is_carried_comes_back() -> None:
    for asked in (
        Again(Visibility.PUBLIC, None, "4d6kh3+2 [fire] к20"),
        Again(Visibility.PRIVATE, 2**63 - 1),
    ):
        button: Any = again_button(asked, Speaker("en"))
        pressed = read_custom_id(button.item.custom_id)
        assert pressed is not None
        assert read_again(pressed) == asked


def test_a_roll_too_long_to_carry_has_no_button() -> None:
    assert again_button(Again(Visibility.PUBLIC, None, "1d20 " + "x" * 90), Speaker("en")) is None


@pytest.mark.parametrize("arg", ["", "loud", "public.!", "public.aaaaa1", "public.77777777"])
def test_a_button_that_was_tampered_with_is_refused(arg: str) -> None:
    pressed = read_custom_id("again-x:roll:0:0")
    assert pressed is not None
    with pytest.raises(RuleViolation):
        read_again(replace(pressed, arg=arg))
