"""Controls know all they need by their custom_id, survive any text, and refuse what is not theirs."""

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.secret import Secret
from bot.ui.press import Field, Form, Press, choice, custom_id, press, read_custom_id, read_form
from bot.ui.routes import Routes
from tests.discord_world import World, controls, find_control, said
from tests.toys import change_toy, found_campaign, make_toy, note_of
from tests.ui.conftest import Toy

VERBS = st.from_regex(r"[a-z]+(-[a-z0-9_.+-]+)?", fullmatch=True).filter(lambda verb: len(verb) < 30)
KINDS = st.from_regex(r"[a-z-]+", fullmatch=True).filter(lambda kind: len(kind) < 20)
NUMBERS = st.integers(0, 2**63 - 1)


@given(VERBS, KINDS, NUMBERS, NUMBERS)
def test_what_is_written_is_read(verb: str, kind: str, id: int, revision: int) -> None:
    written = custom_id(verb, kind, id, revision)
    assert len(written) <= 100
    read = read_custom_id(written)
    assert read is not None
    whole = f"{read.verb}-{read.arg}" if read.arg else read.verb
    assert (whole, read.kind, read.id, read.revision) == (verb, kind, id, revision)


@given(st.text(max_size=120))
def test_any_text_is_read_or_is_none_of_ours(text: str) -> None:
    read_custom_id(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "add",
        "add:toy:1",
        "add:toy:1:2:3",
        "ADD:toy:1:2",
        "add:toy:-1:2",
        "add:toy:1:2\n",
        "add::1:2",
        "add:toy:٣:2",
        f"add:toy:{2**63}:0",
        f"add:toy:0:{2**63}",
        "add:toy:99999999999999999999:0",
    ],
)
def test_what_is_malformed_is_none_of_ours(text: str) -> None:
    assert read_custom_id(text) is None


@pytest.mark.parametrize(
    ("verb", "kind", "id"),
    [("Add", "toy", 1), ("add", "toy1", 1), ("add", "toy", -1), ("add-" + "x" * 90, "toy", 1)],
)
def test_what_could_not_be_read_back_is_not_written(verb: str, kind: str, id: int) -> None:
    with pytest.raises(ValueError, match="not a custom_id"):
        custom_id(verb, kind, id)


def test_texts_are_cut_to_fit_narrow_places() -> None:
    long = "x" * 500
    button = press("add", "toy", 1, label=long).item  # type: ignore[attr-defined]
    assert (len(button.label), button.label[-1]) == (80, "…")
    options = [discord.SelectOption(label=long, value="v", description=long)]
    select = choice("choose", "toy", 1, options=options, placeholder=long).item  # type: ignore[attr-defined]
    assert (len(select.placeholder), len(select.options[0].label)) == (150, 100)
    assert len(select.options[0].description) == 100
    form = Form("save", "toy", 1, title=long, fields=[Field("a", long, long, long, value=long)])
    label = form.children[0]
    assert len(form.title) == len(label.text) == 45  # type: ignore[attr-defined]
    assert len(label.description) == 100  # type: ignore[attr-defined]
    assert len(label.component.placeholder) == 100  # type: ignore[attr-defined]
    assert label.component.max_length == 500, "what stands there already must fit"  # type: ignore[attr-defined]


def test_forms_are_read_with_whatever_else_stands_in_them() -> None:
    read = read_form(
        {
            "custom_id": "save-x:toy:5:2",
            "components": [
                {"type": 10, "id": 1},
                {"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Kira"}},
                {"type": 18, "component": {"type": 3, "custom_id": "role", "values": ["a", "b"]}},
                {"type": 18, "component": {"type": 3, "custom_id": "none", "values": []}},
                {"type": 1, "components": [{"type": 4, "custom_id": "old", "value": ""}]},
            ],
        }
    )
    fields = {"name": "Kira", "role": "a,b", "none": "", "old": ""}
    assert read == Press("save", "x", "toy", 5, 2, fields=fields)
    assert read_form({"custom_id": "someone else's", "components": []}) is None


def test_two_handlers_for_one_control_are_a_fault() -> None:
    async def handler(interaction: object, press: object) -> None: ...

    table = {("add", "toy"): handler}
    with pytest.raises(ValueError, match="two handlers"):
        Routes([table, table])


# On Discord

STALE = "This panel was out of date"


async def test_a_button_redraws_its_panel(world: World, toy: Toy) -> None:
    await world.click(world.alice, toy.panel, "add:")
    (panel,) = world.table.history()
    assert "note: a+" in said(panel)
    assert find_control(panel, "add:").endswith(":2")


async def test_a_select_passes_on_what_was_chosen(world: World, toy: Toy) -> None:
    await world.choose(world.alice, toy.panel, "choose:", "y")
    assert await note_of(world, toy.campaign_id, toy.id) == "ay"


async def test_a_button_drawn_for_another_revision_is_refused(world: World, toy: Toy) -> None:
    await world.click(world.alice, toy.panel, "add:")
    (result,) = await world.race([world.alice], toy.panel, "add:")
    assert STALE in said(result)
    assert result.response is None or result.ephemeral
    assert await note_of(world, toy.campaign_id, toy.id) == "a+"


async def test_a_button_of_what_is_gone_says_so(world: World, toy: Toy) -> None:
    async with world.bot.services.campaigns.by_id(toy.campaign_id, "toy-drop") as campaign:
        campaign.drop(await campaign.get(Secret, toy.id))
    result = await world.click(world.alice, toy.panel, "ask:")
    assert said(result).startswith("This is no longer there")


async def test_someone_without_rights_is_refused(world: World, toy: Toy) -> None:
    for actor in (world.alice, world.manager):
        result = await world.click(actor, toy.panel, "hide:")
        assert said(result) == "Only the DM of this campaign can do this."
        assert result.ephemeral


async def test_a_control_nobody_answers_for_any_more_is_out_of_date(world: World, toy: Toy) -> None:
    result = await world.click(world.alice, toy.panel, "stray:")
    assert STALE in said(result)


@pytest.mark.parametrize(
    "forged",
    [
        "from an old version",
        "add:toy:99999999999999999999:0",
        "add:toy:1",
        "add:bastion:1:1",
        "",
        "add:toy:1:1",
    ],
)
async def test_a_forged_control_is_answered_politely(world: World, toy: Toy, forged: str) -> None:
    result = await world.forge(world.alice, toy.panel, "add:", forged)
    assert result.acknowledged
    assert result.ephemeral
    assert STALE in said(result) or "no longer there" in said(result)
    assert await note_of(world, toy.campaign_id, toy.id) == "a"


async def test_a_forged_control_of_another_campaign_reaches_nothing(world: World, toy: Toy) -> None:
    """The id of another campaign's toy, pressed here, is not found here."""
    other = await found_campaign(world, guild_id=404)
    foreign = await make_toy(world, other, "foreign")
    result = await world.forge(world.alice, toy.panel, "add:", f"add:toy:{foreign}:1")
    assert "no longer there" in said(result)
    assert await note_of(world, other, foreign) == "foreign"


async def test_a_handler_that_fails_outside_the_answer_path_is_answered(
    world: World, toy: Toy, caplog: pytest.LogCaptureFixture
) -> None:
    result = await world.click(world.alice, toy.panel, "fail:")
    (record,) = caplog.records
    assert record.getMessage().split()[-1] in said(result)
    caplog.handler.records.clear()


async def test_fifty_racing_clicks_have_one_effect_and_forty_nine_polite_refusals(
    world: World, toy: Toy
) -> None:
    results = await world.race([world.alice, world.bob] * 25, toy.panel, "add:")
    assert all(result.acknowledged for result in results)
    assert sum(STALE in said(result) for result in results) == 49
    assert await note_of(world, toy.campaign_id, toy.id) == "a+"
    (panel,) = [message for message in world.table.history() if not message.flags.ephemeral]
    assert "note: a+" in said(panel)


# Forms


async def test_a_form_is_served(world: World, toy: Toy) -> None:
    form = await world.click(world.alice, toy.panel, "edit:")
    assert form.modal is not None
    assert len(form.modal["title"]) == 45
    await world.fill(world.alice, form, text="new", more="ї")
    assert await note_of(world, toy.campaign_id, toy.id) == "a[new|ї]"


async def test_a_form_opened_before_a_restart_is_served_once(world: World, toy: Toy) -> None:
    form = await world.click(world.alice, toy.panel, "edit:")
    await world.restart()
    await world.fill(world.alice, form, text="new", more="")
    assert await note_of(world, toy.campaign_id, toy.id) == "a[new|]"


async def test_a_form_filled_in_while_its_subject_changed_is_out_of_date(world: World, toy: Toy) -> None:
    form = await world.click(world.alice, toy.panel, "edit:")
    await change_toy(world, toy.campaign_id, toy.id, "b")
    result = await world.fill(world.alice, form, text="new", more="")
    assert STALE in said(result)
    assert await note_of(world, toy.campaign_id, toy.id) == "b"


async def test_discord_py_keeps_no_view_of_ours(world: World, toy: Toy) -> None:
    """Kept views pile up over months and slow every press."""
    for _ in range(5):
        await world.slash(world.alice, world.table, "toy", id=str(toy.id))
    await world.click(world.alice, world.table.history()[-1], "add:")
    assert world.kept_views() == 0
    assert controls(world.table.history()[-1])
