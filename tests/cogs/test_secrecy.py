"""What only the DM may know reaches nobody else, however they ask.

The same table is looked at with every Bastion event hidden in turn: whatever a player can reach has to be the
same, word for word and button for button.
"""

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.rules.bastion.state import Bastion
from bot.rules.events import DM, DmEvent, Event
from bot.text import Speaker
from tests.cogs.bastion_table import Table, set_table
from tests.discord_world import World, said
from tests.event_samples import sample
from tests.rules.sheets import book

ROLLS = {row.result: row.low for row in book().bastion.events.roll.rows}
"""A face of the d100 for each event."""
QUIET = "all_is_well"

_LONG_IDS = re.compile(r"\d{10,}")
_REVISIONS = re.compile(r"(?<=:#:)\d+")
_SIZES = re.compile(r"(?<='size': )\d+")
"""Of files: ids are random and not all of one length."""
_MOMENTS = re.compile(r"\d{4}-\d\d-\d\dT[\d:.+Z]+")


@pytest.fixture
async def table(world: World) -> Table:
    table = await set_table(world)
    await table.fortify()
    await table.leave()
    return table


class Watcher:
    """Someone who is no DM and tries everything, in a hall of their own so that the table stays as it is."""

    def __init__(self, table: Table, actor: Any) -> None:
        self.table = table
        self.world = table.world
        self.actor = actor
        self.hall = table.world.guild.create_text_channel("hall")

    async def settle(self) -> None:
        """Let the panels that move with whoever asks for them move to the hall."""
        for name, options in (("bastion show", {"bastion": "Ravenhold"}), ("time show", {})):
            await self._answer(name, **options)
        await self.world.bot.run_due()
        await self.world.env.settle()

    async def everything(self) -> list[str]:
        """All that this person can get to see, without what differs by nature (ids, revisions, moments)."""
        seen = self._messages()
        seen += [await self._answer(name, **options) async for name, options in self._commands()]
        seen += await self._suggestions()
        seen += await self._forgeries()
        return [_neutral(text) for text in seen]

    def _messages(self) -> list[str]:
        """Every public message at the table with all its labels, ids and file names."""
        shown = self.table.public()
        return [repr([said(it), [part.to_dict() for part in it.components], it.attachments]) for it in shown]

    async def _commands(self) -> AsyncIterator[tuple[str, dict[str, Any]]]:
        for name in ("show", "names", "claim", "dismiss", "resettle"):
            yield f"bastion {name}", {"bastion": "Ravenhold"}
        for name in (
            "bastion list",
            "bastion secrets",
            "campaign show",
            "campaign history",
            "campaign export",
        ):
            yield name, {}
        for name in ("time show", "character show", "character purse", "privacy show", "privacy export"):
            yield name, {}
        yield "time advance", {"by": "7 days"}

    async def _answer(self, name: str, **options: Any) -> str:
        shown = await self.world.slash(self.actor, self.hall, name, **options)
        answers = [it for it in (shown.response, *shown.followups) if it is not None]
        files = [await file.read() for it in answers for file in it.attachments]
        names = [file.filename for it in answers for file in it.attachments]
        parts = [it.components for it in answers]
        return repr([name, said(shown), parts, names, files, shown.modal])

    async def _suggestions(self) -> list[str]:
        asked = [
            ("bastion show", "bastion", ""),
            ("bastion found", "special", ""),
            ("bastion found", "character", ""),
        ]
        return [repr(await self.actor.autocomplete(self.hall, *each)) for each in asked]

    async def _forgeries(self) -> list[str]:
        """The DM's own buttons pressed by this person, by whatever trick."""
        digest = self.table.digest()
        results = [
            (await self.world.race([self.actor], digest, prefix))[0]
            for prefix in ("open:secret", "quiet:digest")
        ]
        return [repr([said(it), it.ephemeral]) for it in results]


def _neutral(text: str) -> str:
    for what in (_LONG_IDS, _MOMENTS, _REVISIONS, _SIZES):
        text = what.sub("#", text)
    return text


async def hide(table: Table, event: str) -> None:
    """Let the DM alone know of this event at Ravenhold; Oakwatch stays quiet and keeps the quiet button."""
    opened = await table.open(at=1)
    table.world.dice.next(ROLLS[event])
    await table.act(opened, "reroll")
    await table.world.bot.run_due()
    assert (await table.bastion()).pending.event == event


WATCHERS = ("alice", "bob", "manager")
PAIRS = [(event, who) for event in ROLLS for who in WATCHERS]
"""By default everybody looks at some events; the long sweep lets everybody look at all."""
SOME = [(event, WATCHERS[at % 3]) for at, event in enumerate(ROLLS)]


@pytest.mark.parametrize(
    ("event", "who"),
    [pair if pair in SOME else pytest.param(*pair, marks=pytest.mark.heavy) for pair in PAIRS],
)
async def test_a_hidden_event_shows_nowhere(table: Table, event: str, who: str) -> None:
    await table.turn(ROLLS[QUIET], ROLLS[QUIET])
    watcher = Watcher(table, getattr(table.world, who))
    await watcher.settle()
    quiet = await watcher.everything()
    await hide(table, event)
    seen = await watcher.everything()
    assert seen == quiet


async def test_as_many_public_messages_whatever_was_rolled(table: Table) -> None:
    before = len(table.public())
    counts = []
    for face in (ROLLS[QUIET], ROLLS["attack"], ROLLS["treasure"]):
        opened = await table.turn(face, face)
        counts.append(len(table.public()) - before)
        before = len(table.public())
        for at in (0, 1):
            await table.act(await table.open(opened, at=at), "resolve")
        before = len(table.public())
    assert len(set(counts)) == 1


async def test_what_happened_in_silence_is_told_to_nobody(table: Table) -> None:
    for event, face in ROLLS.items():
        opened = await table.turn(face, face)
        for at in (0, 1):
            await table.act(await table.open(opened, at=at), "resolve")
        await table.world.bot.run_due()
        assert (await table.bastion()).pending is None
        history = said(await table.world.slash(table.world.alice, table.world.table, "campaign history"))
        public = "\n".join(said(it) for it in table.public())
        for word in ("1d6 (", "4d6 (", "2d4 (", "1d100", "All is well at"):
            assert word not in history and word not in public, (event, word)


@pytest.mark.parametrize("kind", sorted(kind for kind, it in Event.kinds.items() if issubclass(it, DmEvent)))
async def test_no_event_of_the_dm_stands_in_a_players_history(table: Table, kind: str) -> None:
    event = sample(Event.kinds[kind], text="Zanzibar")
    assert event.audience == DM
    async with table.world.bot.services.campaigns.by_id(table.campaign_id, "test") as campaign:
        campaign.put(await campaign.get(Bastion, (await table.bastion()).id))
        campaign.tell(event)
    words = Speaker("en").event(event)
    for who in (table.world.alice, table.world.manager):
        shown = await table.world.slash(who, table.world.table, "campaign history")
        assert words not in said(shown) and "Zanzibar" not in said(shown)
        exported = await table.world.slash(who, table.world.table, "privacy export")
        files = [await it.read() for it in exported.response.attachments]
        assert b"Zanzibar" not in b"".join(files)
    told = await table.world.slash(table.world.dm, table.world.table, "campaign history")
    assert words in said(told)
