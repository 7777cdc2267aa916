"""Taking back: whole, only what nothing later builds on, by whom it may be; and no machine for new dice."""

import asyncio
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.rules.clock import TimePassed, moved_to
from bot.rules.errors import RuleViolation
from bot.rules.prompt import Prompt
from bot.rules.secret import Secret
from bot.rules.values import Duration, GameTime, UserId
from bot.services.caller import Actor, Caller, Place
from bot.services.ids import new_id
from bot.storage import journal, outbox
from bot.storage.job import Job
from bot.storage.outbox import Panel
from tests.services.table import ALICE, BOB, DM, GUILD, TABLE, Table

PASSED = TimePassed(by=Duration(6), now=GameTime(6))


async def refusal(table: Table, caller: Caller, entry: int | None = None) -> RuleViolation:
    with pytest.raises(RuleViolation) as refused:
        await (table.undoing.newest(caller) if entry is None else table.undoing.entry(caller, entry))
    return refused.value


# What comes back


async def test_a_change_a_creation_and_a_deletion_are_taken_back(table: Table) -> None:
    kept = await table.keep("old")
    await table.rewrite(kept, "new")
    async with table.opened() as campaign:
        campaign.drop(await campaign.get(Secret, kept))
    for notes in (["new"], ["old"], []):
        await table.undoing.newest(DM)
        assert await table.notes() == notes
    assert (await refusal(table, DM)).key == "undo-nothing"


async def test_an_undone_entry_stays_in_history_as_undone(table: Table) -> None:
    entry = await table.rewrite(await table.keep("old"), "new")
    undone = await table.undoing.entry(DM, entry)
    assert (undone.entry_id, undone.use_case) == (entry, "toy-rewrite")
    stored = await table.database.read(lambda c: journal.entry_by_id(c, entry))
    assert stored is not None
    assert (stored.undone_at, stored.undone_by) == (int(table.now.timestamp()), 1)
    assert (await refusal(table, DM, entry)).key == "undo-already"


async def test_what_did_not_move_time_is_undone_though_time_moved(table: Table) -> None:
    kept = await table.keep("old")
    entry = await table.rewrite(kept, "new")
    async with table.opened("toy-wait") as campaign:
        campaign.put(moved_to(campaign.clock, GameTime(6)))
    await table.undoing.entry(DM, entry)
    assert await table.notes() == ["old"]


async def test_a_revision_never_comes_back(table: Table) -> None:
    """Else a button drawn in between would fit a state it was not drawn for."""
    kept = await table.keep("a")
    await table.rewrite(kept, "b")
    await table.rewrite(kept, "c")
    seen = [await revision(table, kept)]
    for _ in range(2):
        await table.undoing.newest(DM)
        seen.append(await revision(table, kept))
    await table.rewrite(kept, "d")
    seen.append(await revision(table, kept))
    assert seen == sorted(set(seen))


async def revision(table: Table, id: int) -> int:
    ((revision,),) = await table.rows("SELECT revision FROM aggregate WHERE id = ?", id)
    return int(revision)


async def test_a_passed_deadline_that_comes_back_gets_an_hour(table: Table) -> None:
    async with table.opened() as campaign:
        campaign.schedule("toy", "deadline", table.now)
    async with table.opened("toy-take") as campaign:
        campaign.cancel_job("toy", "deadline")
        campaign.put(Secret(new_id(), "toy", 0))
    table.wait(days=3)
    await table.undoing.newest(DM)
    async with table.campaigns.read(DM) as reading:
        (job,) = await reading.all(Job)
    assert job.due == int(table.now.timestamp()) + 3600


# Who may


async def test_a_player_takes_back_their_own_newest_action_only(table: Table) -> None:
    kept = await table.keep("0")
    first = await table.rewrite(await table.keep("a", ALICE), "b", ALICE)
    second = await table.rewrite(await table.keep("c", ALICE), "d", ALICE)
    assert (await refusal(table, ALICE, first)).key == "undo-not-newest"
    assert (await refusal(table, BOB, second)).key == "undo-not-yours"
    assert (await refusal(table, BOB)).key == "undo-nothing"
    await table.undoing.entry(ALICE, second)
    await table.undoing.newest(ALICE)
    await table.undoing.newest(ALICE)
    assert sorted(await table.notes()) == ["0", "a"]
    assert await table.rows("SELECT 1 FROM aggregate WHERE id = ?", kept)


async def test_the_dm_takes_back_any_entry(table: Table) -> None:
    entry = await table.rewrite(await table.keep("a", ALICE), "b", ALICE)
    await table.keep("more", BOB)
    await table.undoing.entry(DM, entry)
    assert sorted(await table.notes()) == ["a", "more"]


@pytest.mark.parametrize("place", [Place(GUILD + 1, TABLE), None])
async def test_nothing_is_taken_back_from_elsewhere(table: Table, place: Place | None) -> None:
    entry = await table.rewrite(await table.keep("a", ALICE), "b", ALICE)
    assert (await refusal(table, Caller(place, Actor(2)), entry)).key == "gone"
    assert await table.notes() == ["b"]


async def test_an_entry_that_never_was_is_gone(table: Table) -> None:
    assert (await refusal(table, DM, 12345)).key == "gone"


# What stands in the way


async def test_a_later_change_of_the_same_thing_stands_in_the_way_until_it_is_undone(table: Table) -> None:
    kept = await table.keep("a")
    first = await table.rewrite(kept, "b")
    async with table.opened("toy-later") as campaign:
        campaign.put(replace(await campaign.get(Secret, kept), note="c"))
        campaign.tell(PASSED)
    refused = await refusal(table, DM, first)
    assert (refused.key, refused.data) == ("undo-in-the-way", {"use_case_kind": "toy-later"})
    await table.undoing.newest(DM)
    await table.undoing.entry(DM, first)
    assert await table.notes() == ["a"]


async def test_what_refers_to_a_made_thing_stands_in_the_way_of_unmaking_it(table: Table) -> None:
    """Nobody is left with the Bastion of a character who never was."""
    owner = await table.keep("owner")
    async with table.opened("toy-build") as campaign:
        campaign.put(Secret(new_id(), "toy", subject=owner, note="house"))
    made = (await table.rows("SELECT entry FROM before_image WHERE id = ?", owner))[0][0]
    ((entry,),) = await table.rows("SELECT id FROM journal WHERE seq = ?", made)
    refused = await refusal(table, DM, entry)
    assert (refused.key, refused.data) == ("undo-in-the-way", {"use_case_kind": "toy-build"})
    await table.undoing.newest(DM)
    await table.undoing.entry(DM, entry)
    assert await table.notes() == []


async def test_what_was_made_together_is_unmade_together(table: Table) -> None:
    async with table.opened("toy-make") as campaign:
        owner = Secret(new_id(), "toy", 0)
        campaign.put(owner, Secret(new_id(), "toy", subject=owner.id))
    await table.undoing.newest(DM)
    assert await table.notes() == []


async def test_a_player_is_not_told_of_what_they_cannot_know(table: Table) -> None:
    kept = await table.keep("a", ALICE)
    entry = await table.rewrite(kept, "b", ALICE)
    await table.rewrite(kept, "c")
    refused = await refusal(table, ALICE, entry)
    assert (refused.key, refused.data) == ("undo-in-the-way-unseen", {})
    assert (await refusal(table, DM, entry)).key == "undo-in-the-way"


async def test_what_happened_long_ago_cannot_be_taken_back(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "UNDOABLE_ENTRIES", 3)
    monkeypatch.setattr(journal, "SPARE_ENTRIES", 0)
    kept = [await table.keep(str(number)) for number in range(5)]
    images = await table.rows("SELECT id FROM before_image ORDER BY entry")
    assert [id for (id,) in images] == kept[2:]
    ((oldest,),) = await table.rows("SELECT id FROM journal WHERE seq = 2")
    assert (await refusal(table, DM, oldest)).key == "undo-too-old"


async def test_each_campaign_keeps_its_own_newest_entries(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "UNDOABLE_ENTRIES", 3)
    monkeypatch.setattr(journal, "SPARE_ENTRIES", 0)
    other = await table.found(guild_id=77)
    await table.keep("quiet")
    for number in range(10):
        async with table.campaigns.by_id(other, "toy") as campaign:
            campaign.put(Secret(new_id(), "toy", 0, note=str(number)))
    counts = "SELECT count(*) FROM before_image JOIN journal ON seq = entry WHERE campaign_id = ?"
    assert await table.rows(counts, other) == [(3,)]
    assert await table.rows(counts, table.campaign_id) == [(1,)]


async def test_images_are_forgotten_by_and_by_but_never_too_early(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "UNDOABLE_ENTRIES", 5)
    monkeypatch.setattr(journal, "SPARE_ENTRIES", 3)
    kept = []
    for number in range(30):
        await table.keep(str(number))
        ((images,),) = await table.rows("SELECT count(DISTINCT entry) FROM before_image")
        kept.append(images)
    assert kept[:5] == [1, 2, 3, 4, 5]
    assert set(kept[8:]) == {5, 6, 7, 8}


async def test_a_job_that_only_set_itself_anew_is_nobodys_newest_action(table: Table) -> None:
    await table.keep("kept")
    async with table.campaigns.by_id(table.campaign_id, "job-toy") as campaign:
        campaign.schedule("toy", "again", table.now)
    assert (await table.undoing.newest(DM)).use_case == "toy-keep"


async def test_racing_to_take_back_the_same_entry_one_wins(table: Table) -> None:
    entry = await table.rewrite(await table.keep("old"), "new")
    results = await asyncio.gather(
        *(table.undoing.entry(DM, entry) for _ in range(20)), return_exceptions=True
    )
    keys = [result.key for result in results if isinstance(result, RuleViolation)]
    assert keys == ["undo-already"] * 19
    assert await table.notes() == ["old"]


# Messages


async def test_unsent_letters_are_cancelled_and_sent_ones_edited(table: Table) -> None:
    async with table.opened("toy-post") as campaign:
        campaign.put(Secret(new_id(), "toy", 0))
        campaign.post("table", "toy")
        campaign.post("dm", "toy")
    (sent,) = await table.database.read(lambda c: outbox.due(c, 2**40, 1))
    await table.database.commit(lambda c: outbox.sent(c, sent, TABLE, 555, 0))
    panel = Panel(555, TABLE, table.campaign_id, "toy", 0, {})
    await table.database.commit(lambda c: outbox.remember_panel(c, panel))
    await table.undoing.newest(DM)
    assert await table.rows("SELECT destination, screen, state FROM outbox ORDER BY id") == [
        ("table", "toy", "sent"),
        ("dm", "toy", "cancelled"),
        (f"message:{TABLE}:555", "taken-back", "due"),
    ]
    assert await table.rows("SELECT * FROM panel") == []


async def test_panels_of_what_came_back_are_redrawn_save_the_one_pressed(table: Table) -> None:
    kept = await table.keep("old")
    entry = await table.rewrite(kept, "new")
    for message in (600, 601):
        panel = Panel(message, TABLE, table.campaign_id, "toy", kept, {})
        await table.database.commit(lambda c, panel=panel: outbox.remember_panel(c, panel))
    await table.undoing.entry(replace(DM, message_id=600), entry)
    assert await table.rows("SELECT destination FROM outbox") == [(f"message:{TABLE}:601",)]


# Dice


async def roll(
    table: Table, caller: Caller = ALICE, sides: int = 20, use_case: str = "toy-roll", **args: int
) -> int:
    async with table.campaigns.open(caller, use_case, **args) as campaign:
        face = campaign.dice.roll(sides)
        campaign.put(Secret(new_id(), "toy", 0, note=str(face)))
    return face


async def test_the_same_action_again_gets_the_same_dice_and_then_fresh_ones(table: Table) -> None:
    table.dice.lay(3, 17)
    assert await roll(table, bastion=1) == 3
    await table.undoing.newest(ALICE)
    assert await roll(table, bastion=1) == 3
    assert await roll(table, bastion=1) == 17


async def test_undoing_twice_is_no_new_throw(table: Table) -> None:
    table.dice.lay(3, 17)
    for _ in range(4):
        assert await roll(table) == 3
        await table.undoing.newest(ALICE)


@pytest.mark.parametrize("other", [{"caller": BOB}, {"use_case": "toy-other"}, {"bastion": 2}, {"sides": 6}])
async def test_another_action_gets_dice_of_its_own(table: Table, other: dict[str, object]) -> None:
    table.dice.lay(3, 5)
    assert await roll(table, **{"bastion": 1}) == 3
    await table.undoing.newest(ALICE)
    assert await roll(table, **{"bastion": 1, **other}) == 5  # type: ignore[arg-type]


async def test_dice_beyond_those_of_the_first_try_are_fresh(table: Table) -> None:
    table.dice.lay(3, 4, 6)
    await roll(table)
    await table.undoing.newest(ALICE)
    async with table.campaigns.open(ALICE, "toy-roll") as campaign:
        faces = [campaign.dice.roll(20), campaign.dice.roll(20), campaign.dice.roll(6)]
    assert faces == [3, 4, 6]


async def test_a_second_try_that_fails_keeps_its_dice_for_the_third(table: Table) -> None:
    table.dice.lay(3, 17)
    await roll(table)
    await table.undoing.newest(ALICE)
    with pytest.raises(RuleViolation):
        async with table.campaigns.open(ALICE, "toy-roll") as campaign:
            assert campaign.dice.roll(20) == 3
            raise RuleViolation("stale")
    assert await roll(table) == 3


# Any sequence at all

Step = tuple[str, int, str]
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["make", "change", "drop", "both", "undo", "undo any"]),
        st.integers(0, 9),
        st.text("ab", max_size=2),
    ),
    max_size=25,
)
States = dict[int, tuple[str, int]]
"""The text and the revision of every aggregate."""


@dataclass
class Model:
    """What the database ought to hold: the states before each entry that changed something."""

    table: Table
    entries: list[int] = field(default_factory=list)
    touched: dict[int, set[int]] = field(default_factory=dict)
    before: dict[int, States] = field(default_factory=dict)
    undone: set[int] = field(default_factory=set)

    async def states(self) -> States:
        rows = await self.table.rows(
            "SELECT id, state, revision FROM aggregate WHERE kind IN ('secret', 'prompt')"
        )
        return {id: (state, revision) for id, state, revision in rows}

    async def act(self, kind: str, number: int, text: str) -> None:
        before = await self.states()
        ids = sorted(before)
        touched: set[int] = set()
        async with self.table.opened(f"toy-{kind}") as campaign:
            if kind in ("make", "both"):
                made = Secret(new_id(), "toy", 0, note=text)
                asked = Prompt(new_id(), "toy", 0, (UserId(number),), (), "")
                campaign.put(made, asked)
                touched |= {made.id, asked.id}
            if kind in ("change", "both") and ids:
                target = ids[number % len(ids)]
                state = await campaign.find(Secret, target) or await campaign.get(Prompt, target)
                campaign.put(replace(state, data={"text": text}))
                touched.add(target)
            if kind == "drop" and ids:
                target = ids[number % len(ids)]
                campaign.drop(await campaign.find(Secret, target) or await campaign.get(Prompt, target))
                touched.add(target)
        if touched:
            self.entries.append(campaign.entry)
            self.touched[campaign.entry] = touched
            self.before[campaign.entry] = before

    def standing(self) -> list[int]:
        return [entry for entry in self.entries if entry not in self.undone]

    async def undo(self, number: int | None) -> None:
        """Take back the newest entry, or any; compare with what was there before it."""
        standing = self.standing()
        if not standing:
            return
        entry = standing[-1] if number is None else standing[number % len(standing)]
        later = standing[standing.index(entry) + 1 :]
        blocked = any(self.touched[entry] & self.touched[other] for other in later)
        now = await self.states()
        if blocked:
            assert (await refusal(self.table, DM, entry)).key == "undo-in-the-way"
            assert await self.states() == now
            return
        await (self.table.undoing.newest(DM) if number is None else self.table.undoing.entry(DM, entry))
        self.undone.add(entry)
        after = await self.states()
        for id in self.touched[entry]:
            assert (id in after) == (id in self.before[entry])
            if id in after:
                assert after[id][0] == self.before[entry][id][0]
                assert after[id][1] > max(now.get(id, ("", 0))[1], self.before[entry][id][1])
        untouched = set(now) - self.touched[entry]
        assert {id: now[id] for id in untouched} == {id: after[id] for id in set(after) - self.touched[entry]}


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
async def test_any_sequence_of_actions_and_undos_ends_where_it_ought_to(
    table: Table, steps: list[Step]
) -> None:
    model = Model(table)
    async with table.opened("toy-clear") as campaign:
        for state in [*await campaign.all(Secret), *await campaign.all(Prompt)]:
            campaign.drop(state)
    for kind, number, text in steps:
        if kind == "undo":
            await model.undo(None)
        elif kind == "undo any":
            await model.undo(number)
        else:
            await model.act(kind, number, text)
    while model.standing():
        await model.undo(None)
    assert await model.states() == {}
