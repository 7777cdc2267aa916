"""The journal page by page: who reads what, dice, undone entries."""

from collections.abc import Iterator
from functools import partial

import pytest

from bot.rules.campaign_changes import renamed
from bot.rules.dice.events import RollMade, Visibility
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import UserId
from bot.rules.weekly import BastionsWentAhead, TickSkipped
from bot.services.history import LINES, Page
from tests.services.campaign_world import ALICE, BOB, GUILD, CampaignWorld

SECRET = TickSkipped(1)
WHISPER = RollMade(UserId(ALICE), "1d20", 5, Visibility.PRIVATE)


def knock(times: int) -> BastionsWentAhead:
    """Something that everybody may know."""
    return BastionsWentAhead(times)


async def test_the_dm_reads_all_and_players_what_is_theirs(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    await tell(served, campaign_id, knock(1))
    await tell(served, campaign_id, SECRET)
    await tell(served, campaign_id, WHISPER)
    history = served.services.history
    assert kinds(await history.newest(served.dm)) == [
        ["roll-made"],
        ["tick-skipped"],
        ["tick-bastions-went-ahead"],
        ["campaign-created"],
    ]
    public = [["tick-bastions-went-ahead"], ["campaign-created"]]
    assert kinds(await history.newest(served.alice)) == [["roll-made"], *public]
    assert kinds(await history.newest(served.caller(BOB))) == public
    assert kinds(await history.newest(served.manager)) == public


async def test_dice_are_hidden_with_any_secret_of_their_entry(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    await tell(served, campaign_id, knock(1), SECRET, dice=(100,))
    await tell(served, campaign_id, knock(2), dice=(6, 6))
    for_alice = await served.services.history.newest(served.alice)
    for_dm = await served.services.history.newest(served.dm)
    assert [line.rolls for line in for_alice.lines[:2]] == [((6, 2), (6, 2)), ()]
    assert [line.rolls for line in for_dm.lines[:2]] == [((6, 2), (6, 2)), ((100, 2),)]


async def test_turning_pages_shows_everything_once(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    for number in range(20):
        await tell(served, campaign_id, knock(number))
        await tell(served, campaign_id, SECRET)
    page = await served.services.history.newest(served.alice)
    assert page.is_newest
    seen = [*page.lines]
    while page.older is not None:
        assert len(page.lines) == LINES
        page = await served.services.history.page(served.alice, campaign_id, page.older)
        seen += page.lines
    knocks = [event.turn for line in seen for event in line.events if isinstance(event, BastionsWentAhead)]
    assert knocks == list(range(19, -1, -1))
    assert len({line.entry_id for line in seen}) == len(seen) == 21


async def test_undoing_from_the_page_strikes_the_line(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    seen = await served.services.settings.for_changing(served.dm)
    await served.services.settings.change(
        served.dm, campaign_id, seen.revision, partial(renamed, name="Mist")
    )
    page = await served.services.history.newest(served.dm)
    assert [line.may_undo for line in page.lines] == [True, False]
    page = await served.services.history.undo(served.dm, page.lines[0].entry_id, page.before)
    assert [(line.is_undone, line.may_undo) for line in page.lines] == [(True, False), (False, False)]
    assert page.name == "Ashfall"
    for line in (await served.services.history.newest(served.alice)).lines:
        assert not line.may_undo


async def test_history_is_out_of_reach_of_another_server(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    with pytest.raises(RuleViolation, match="gone"):
        await served.services.history.newest_of(served.caller(ALICE, guild=GUILD + 1), campaign_id)


async def test_news_are_the_public_part_of_an_entry_that_stands(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    entry = await tell(served, campaign_id, knock(1), SECRET)
    async with served.services.campaigns.read_by_id(campaign_id) as campaign:
        assert await served.services.history.entry(campaign, entry) == (knock(1),)
        assert await served.services.history.entry(campaign, entry, family="campaign") == ()
        with pytest.raises(RuleViolation, match="gone"):
            await served.services.history.entry(campaign, entry + 1)


async def tell(served: CampaignWorld, campaign_id: int, *events: Event, dice: tuple[int, ...] = ()) -> int:
    async with served.services.campaigns.by_id(campaign_id, "test", caller=served.dm) as campaign:
        for sides in dice:
            campaign.dice.roll(sides)
        campaign.tell(*events)
        return campaign.entry


def kinds(page: Page) -> list[list[str]]:
    return [[event.kind for event in line.events] for line in page.lines]


async def test_undone_dice_fall_the_same_unless_the_dm_allows_fresh_ones(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    faces = iter((11, 12, 13))
    served.services.campaigns.dice = lambda: Faces(faces)

    async def roll() -> int:
        async with served.services.campaigns.by_id(campaign_id, "test", caller=served.dm) as campaign:
            campaign.put(campaign.state)
            return campaign.dice.roll(20)

    assert await roll() == 11
    await served.services.undoing.newest(served.dm)
    assert await roll() == 11
    await served.services.undoing.newest(served.dm)
    seen = await served.services.settings.for_changing(served.dm)
    await served.services.settings.rule(served.dm, campaign_id, seen.revision, "dice_after_undo", "fresh")
    assert await roll() == 12


class Faces:
    """Dice that show what is left of a row of faces."""

    def __init__(self, faces: Iterator[int]) -> None:
        self._faces = faces

    def roll(self, sides: int) -> int:
        return next(self._faces)
