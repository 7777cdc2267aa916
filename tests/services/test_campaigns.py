"""The way into a campaign: found by place, loaded once, written whole or not at all, one at a time."""

import asyncio
import sqlite3
from dataclasses import replace
from typing import Any

import pytest

from bot.rules.campaign import Campaign, Status
from bot.rules.clock import Clock, TimePassed, Timer
from bot.rules.errors import RuleViolation
from bot.rules.prompt import Prompt
from bot.rules.secret import Secret
from bot.rules.values import Duration, GameTime, UserId
from bot.services.caller import Actor, Caller, Place
from bot.services.ids import new_id
from bot.storage import journal
from bot.storage.connection import StorageFull
from bot.storage.job import Job, job_id
from tests.services.table import ALICE, DM, GUILD, SCREEN, TABLE, Table

PASSED = TimePassed(by=Duration(6), now=GameTime(6))


def secret(note: str = "") -> Secret:
    return Secret(new_id(), "toy", 0, note=note)


async def entries(table: Table) -> list[journal.Entry]:
    return await table.database.read(lambda c: list(journal.all_entries(c, table.campaign_id)))


# Finding


@pytest.mark.parametrize(
    "place",
    [
        Place(GUILD, TABLE),
        Place(GUILD, 99),
        Place(GUILD, 98, parent_id=TABLE),
        Place(GUILD, 97, category_id=96),
    ],
)
async def test_an_unbound_campaign_serves_the_whole_server(table: Table, place: Place) -> None:
    async with table.campaigns.read(Caller(place, Actor(1))) as campaign:
        assert campaign.id == table.campaign_id


async def test_the_nearest_bound_place_wins(table: Table) -> None:
    by_category = await table.found(name="Category", places=(50,))
    by_channel = await table.found(name="Channel", places=(51,))
    by_thread = await table.found(name="Thread", places=(52,))

    async def found(*place: int) -> int:
        async with table.campaigns.read(Caller(Place(GUILD, *place), Actor(1))) as campaign:
            return campaign.id

    assert await found(52, 51, 50) == by_thread
    assert await found(99, 51, 50) == by_channel
    assert await found(99, 98, 50) == by_category
    assert await found(99, 98, 97) == table.campaign_id


async def refusal_at(table: Table, caller: Caller) -> str:
    with pytest.raises(RuleViolation) as refusal:
        async with table.campaigns.open(caller, "toy"):
            raise AssertionError("unreachable")
    return refusal.value.key


async def test_no_campaign_several_campaigns_and_no_server_are_told_apart(table: Table) -> None:
    assert await refusal_at(table, Caller(Place(GUILD + 1, TABLE), Actor(1))) == "no-campaign"
    assert await refusal_at(table, Caller(None, Actor(1))) == "in-direct-messages"
    await table.found(name="Bellows")
    assert await refusal_at(table, DM) == "several-campaigns"


@pytest.mark.parametrize(("status", "is_found"), [(s, s in ("running", "paused")) for s in Status])
async def test_drafts_and_deleted_campaigns_are_found_by_id_only(
    table: Table, status: Status, is_found: bool
) -> None:
    elsewhere = Caller(Place(77, 78), Actor(1))
    id = await table.found(guild_id=77, status=status)
    if not is_found:
        assert await refusal_at(table, elsewhere) == "no-campaign"
    async with table.campaigns.by_id(id, "toy", caller=elsewhere) as campaign:
        assert campaign.state.status is status


async def test_the_campaign_of_another_server_lends_no_powers(table: Table) -> None:
    """A control may be pressed with any id: what one may do elsewhere counts for nothing here."""
    async with table.opened() as campaign:
        campaign.put(replace(campaign.state, dm_role_id=5))
    chief = Actor(9, frozenset({5}), may_manage=True)
    async with table.campaigns.by_id(
        table.campaign_id, "toy", caller=Caller(Place(GUILD + 1, 1), chief)
    ) as campaign:
        assert (campaign.is_dm, campaign.actor.may_manage) == (False, False)
    async with table.campaigns.by_id(
        table.campaign_id, "toy", caller=Caller(Place(GUILD, 1), chief)
    ) as campaign:
        assert (campaign.is_dm, campaign.actor.may_manage) == (True, True)


async def test_only_the_dm_is_let_through_where_the_dm_is_required(table: Table) -> None:
    async with table.opened() as campaign:
        campaign.require_dm()
    with pytest.raises(RuleViolation, match="dm-only"):
        async with table.opened(caller=ALICE) as campaign:
            campaign.require_dm()


async def test_a_paused_campaign_is_told(table: Table) -> None:
    async with table.opened() as campaign:
        campaign.require_running()
        campaign.put(replace(campaign.state, status=Status.PAUSED))
    with pytest.raises(RuleViolation, match="campaign-is-paused"):
        async with table.campaigns.read(DM) as reading:
            reading.require_running()


# Loading and writing


async def test_what_is_put_is_found_again(table: Table) -> None:
    first, second = secret("a"), secret("b")
    async with table.opened() as campaign:
        campaign.put(first, second)
        assert await campaign.get(Secret, first.id) == first
    async with table.campaigns.read(DM) as reading:
        assert await reading.get(Secret, second.id) == second
        assert await reading.all(Secret, name=None) == sorted((first, second), key=lambda s: s.id)


async def test_lists_know_what_was_put_and_dropped_a_moment_ago(table: Table) -> None:
    kept, dropped, added = secret("kept"), secret("dropped"), secret("added")
    async with table.opened() as campaign:
        campaign.put(kept, dropped)
    async with table.opened() as campaign:
        await campaign.all(Secret)
        campaign.drop(dropped)
        campaign.put(replace(kept, note="changed"), added)
        assert sorted(s.note for s in await campaign.all(Secret)) == ["added", "changed"]
        assert await campaign.find(Secret, dropped.id) is None
        with pytest.raises(RuleViolation, match="gone"):
            await campaign.get(Secret, dropped.id)
    assert sorted(await table.notes()) == ["added", "changed"]


async def test_timers_come_by_the_time_they_are_due(table: Table) -> None:
    timers = [Timer(new_id(), GameTime(due), "toy", 0) for due in (30, 10, 20)]
    async with table.opened() as campaign:
        campaign.put(*timers)
    async with table.opened() as campaign:
        assert [t.due for t in await campaign.all(Timer, due_by=20)] == [10, 20]
        campaign.put(replace(timers[1], due=GameTime(25)))
        assert [t.due for t in await campaign.all(Timer, due_by=20)] == [20]
        assert [t.due for t in await campaign.all(Timer, due_by=40)] == [20, 25, 30]
        assert [t.due for t in await campaign.all(Timer)] == [20, 25, 30]


async def test_a_kind_is_read_once(table: Table) -> None:
    asked: list[str] = []
    async with table.opened() as campaign:
        await table.database.write(lambda c: c.set_trace_callback(asked.append))
        for due_by in (20, 10, None, 30, None):
            await campaign.all(Timer, due_by=due_by)
        await table.database.write(lambda c: c.set_trace_callback(None))
    assert len([query for query in asked if "FROM aggregate" in query]) == 2


async def test_what_belongs_to_another_campaign_is_not_there(table: Table) -> None:
    foreign = await table.keep("foreign")
    other = await table.found(guild_id=77)
    async with table.campaigns.by_id(other, "toy") as campaign:
        assert await campaign.find(Secret, foreign) is None
        assert await campaign.all(Secret) == []


async def test_what_belongs_to_another_campaign_cannot_be_overwritten(table: Table) -> None:
    foreign = await table.keep("foreign")
    other = await table.found(guild_id=77)
    with pytest.raises(ValueError, match="another campaign"):
        async with table.campaigns.by_id(other, "toy") as campaign:
            campaign.put(Secret(foreign, "toy", 0, note="stolen"))
    assert await table.notes() == ["foreign"]


async def test_revisions_count_the_changes_and_tell_what_is_stale(table: Table) -> None:
    kept = secret()
    async with table.opened() as campaign:
        assert campaign.revision(kept) == 0
        campaign.put(kept)
        assert campaign.revision(kept) == 1
    for expected in (1, 2, 3):
        async with table.opened() as campaign:
            kept = await campaign.get(Secret, kept.id)
            campaign.expect(kept, expected)
            with pytest.raises(RuleViolation, match="stale"):
                campaign.expect(kept, expected + 1)
            campaign.put(replace(kept, note=f"{expected}"))
            assert campaign.revision(kept) == expected + 1


async def test_an_entry_tells_who_what_when_and_with_which_dice(table: Table) -> None:
    table.dice.lay(4, 2)
    async with table.campaigns.open(ALICE, "toy-roll", bastion=5, note="ї", nothing=None) as campaign:
        campaign.dice.roll(6)
        campaign.dice.roll(20)
        campaign.tell(PASSED)
    (_, entry) = await entries(table)
    assert entry.id == campaign.entry
    assert (entry.actor_id, entry.use_case) == (2, "toy-roll")
    assert entry.args == '{"bastion":5,"note":"ї","nothing":null}'
    assert entry.rolls == ((6, 4), (20, 2))
    assert entry.events == (PASSED,)
    assert entry.at_utc == int(table.now.timestamp())


async def test_dice_alone_are_written_down(table: Table) -> None:
    table.dice.lay(4)
    async with table.opened("toy-roll") as campaign:
        campaign.dice.roll(6)
    assert (await entries(table))[-1].rolls == ((6, 4),)


async def test_nothing_done_is_nothing_written(table: Table) -> None:
    async with table.opened() as campaign:
        await campaign.all(Secret)
    assert len(await entries(table)) == 1


async def test_put_and_dropped_at_once_leaves_no_trace(table: Table) -> None:
    async with table.opened() as campaign:
        passing = secret()
        campaign.put(passing)
        campaign.drop(passing)
    assert await table.notes() == []
    assert await table.rows("SELECT * FROM before_image") == []


async def test_the_same_job_again_replaces_it(table: Table) -> None:
    for hours in (1, 2):
        async with table.opened() as campaign:
            campaign.schedule("toy", "key", table.now.replace(hour=hours), n=hours)
    async with table.campaigns.read(DM) as reading:
        (job,) = await reading.all(Job)
    assert (job.id, job.data["n"]) == (job_id(table.campaign_id, "toy", "key"), 2)
    async with table.opened() as campaign:
        campaign.cancel_job("toy", "key")
        campaign.cancel_job("toy", "no such job")
    assert await table.rows("SELECT 1 FROM aggregate WHERE kind = 'job'") == []


async def test_people_are_listed_with_what_names_them(table: Table) -> None:
    prompt = Prompt(new_id(), "toy", 0, (UserId(2), UserId(3)), ("a",), "a")
    async with table.opened() as campaign:
        campaign.put(prompt)
    people = "SELECT user_id FROM person WHERE kind = 'prompt' ORDER BY user_id"
    assert await table.rows(people) == [(2,), (3,)]
    async with table.opened() as campaign:
        campaign.put(replace(await campaign.get(Prompt, prompt.id), asked=(UserId(3),)))
    assert await table.rows(people) == [(3,)]
    async with table.opened() as campaign:
        campaign.drop(await campaign.get(Prompt, prompt.id))
    assert await table.rows(people) == []


async def test_erased_a_campaign_leaves_nothing(table: Table) -> None:
    await table.keep("old")
    async with table.opened() as campaign:
        campaign.post("table", "toy")
        campaign.schedule("toy", "key", table.now)
    async with table.opened() as campaign:
        campaign.erase()
    tables = [
        name
        for (name,) in await table.rows("SELECT name FROM sqlite_schema WHERE type = 'table'")
        if name not in ("meta", "sqlite_sequence")
    ]
    for name in tables:
        assert await table.rows(f"SELECT * FROM {name}") == [], name
    assert await refusal_at(table, DM) == "no-campaign"


# One at a time, whole or not at all


async def test_many_at_once_come_one_after_another(table: Table) -> None:
    counter = await table.keep("0")

    async def count() -> None:
        async with table.opened() as campaign:
            kept = await campaign.get(Secret, counter)
            await asyncio.sleep(0)
            campaign.put(replace(kept, note=str(int(kept.note) + 1)))

    await asyncio.gather(*(count() for _ in range(60)))
    assert await table.notes() == ["60"]
    assert (await table.rows("SELECT revision FROM aggregate WHERE id = ?", counter)) == [(61,)]


@pytest.mark.parametrize("fault", [RuleViolation("stale"), ZeroDivisionError(), asyncio.CancelledError()])
async def test_a_use_case_that_fails_leaves_nothing(table: Table, fault: BaseException) -> None:
    kept = await table.keep("old")
    letters: list[None] = []
    table.campaigns.on_letters = lambda: letters.append(None)
    with pytest.raises(type(fault)):
        async with table.opened() as campaign:
            campaign.put(replace(await campaign.get(Secret, kept), note="new"), secret("more"))
            campaign.tell(PASSED)
            campaign.post("table", "toy")
            raise fault
    assert await table.notes() == ["old"]
    assert len(await entries(table)) == 2
    assert await table.rows("SELECT * FROM outbox") == []
    assert letters == []
    await table.rewrite(kept, "after")
    assert await table.notes() == ["after"]


async def test_a_use_case_cancelled_anywhere_leaves_all_or_nothing(table: Table) -> None:
    """Cancelled after any number of turns of the event loop, it gives back the lock and is whole."""
    kept = await table.keep("0")
    for turns in range(40):
        before = (await table.notes())[0]
        task = asyncio.create_task(table.rewrite(kept, str(turns + 1)))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert not table.database.lock.locked()
        assert (await table.notes())[0] in (before, str(turns + 1))
        written = await table.rows("SELECT count(*) FROM before_image WHERE id = ?", kept)
        revision = await table.rows("SELECT revision FROM aggregate WHERE id = ?", kept)
        assert written == revision
    await table.rewrite(kept, "after")
    assert await table.notes() == ["after"]


async def test_letters_are_announced_also_when_the_commit_is_cancelled(table: Table) -> None:
    announced: list[None] = []
    table.campaigns.on_letters = lambda: announced.append(None)

    async def post() -> None:
        async with table.opened() as campaign:
            campaign.post("table", "toy")
            asyncio.get_running_loop().call_soon(task.cancel)

    task = asyncio.create_task(post())
    with pytest.raises(asyncio.CancelledError):
        await task
    assert len(await table.rows("SELECT * FROM outbox")) == len(announced) == 1


async def test_readers_see_the_last_commit_while_a_writer_is_at_work(table: Table) -> None:
    kept = await table.keep("old")
    async with table.opened() as campaign:
        campaign.put(replace(await campaign.get(Secret, kept), note="new"))
        assert await table.notes() == ["old"]
    assert await table.notes() == ["new"]


async def test_a_full_disk_while_committing_changes_nothing(table: Table) -> None:
    kept = await table.keep("old")
    ((pages,),) = await table.rows("PRAGMA page_count")

    def limit(connection: sqlite3.Connection, most: int) -> None:
        connection.execute(f"PRAGMA max_page_count = {most}")

    await table.database.write(lambda c: limit(c, pages))
    with pytest.raises(StorageFull):
        async with table.opened() as campaign:
            campaign.put(replace(await campaign.get(Secret, kept), note="new" * 10_000))
    assert await table.notes() == ["old"]
    await table.database.write(lambda c: limit(c, 2**30))
    await table.rewrite(kept, "new")
    assert await table.notes() == ["new"]


async def test_a_new_campaign_that_fails_does_not_exist(table: Table) -> None:
    with pytest.raises(ZeroDivisionError):
        async with table.campaigns.create(Campaign(new_id(), 77, "Half"), "campaign-create", DM) as campaign:
            campaign.put(secret())
            raise ZeroDivisionError
    assert await table.rows("SELECT * FROM campaign_home WHERE guild_id = 77") == []
    async with table.campaigns.read(DM) as reading:
        assert reading.clock == Clock(table.campaign_id)


# Voices and held letters


async def test_the_voice_of_a_place_follows_the_settings(table: Table) -> None:
    place = DM.place
    voice = await table.campaigns.voice_at(place)
    assert voice is not None
    assert voice.language == "en"
    async with table.opened() as campaign:
        campaign.put(replace(campaign.state, language="uk"))
    voice = await table.campaigns.voice_at(place)
    assert voice is not None
    assert voice.language == "uk"
    assert await table.campaigns.voice_at(None) is None
    assert await table.campaigns.voice_at(Place(99, 99)) is None


async def test_a_voice_read_before_the_settings_changed_is_not_remembered_after(table: Table) -> None:
    """A slow reader comes back with the old language when the new one is already set."""
    real = table.database.read

    async def slow(work: Any) -> Any:
        found = await real(work)
        table.database.read = real  # type: ignore[method-assign]
        async with table.opened() as campaign:
            campaign.put(replace(campaign.state, language="uk"))
        table.campaigns.forget_voices()
        return found

    table.campaigns.forget_voices()
    table.database.read = slow  # type: ignore[method-assign]
    await table.campaigns.voice_at(DM.place)
    voice = await table.campaigns.voice_at(DM.place)
    assert voice is not None
    assert voice.language == "uk"


@pytest.mark.parametrize(
    ("change", "state"),
    [({"dm_channel_id": 44}, "due"), ({"language": "uk"}, "held"), ({"table_channel_id": 45}, "due")],
)
async def test_letters_held_back_go_out_when_the_channels_change(
    table: Table, change: dict[str, object], state: str
) -> None:
    async with table.opened() as campaign:
        campaign.post("dm", "toy")
    await table.database.commit(lambda c: c.execute("UPDATE outbox SET state = 'held'"))
    await table.database.commit(
        lambda c: c.execute("INSERT INTO trouble VALUES (?, ?, 'deleted')", (table.campaign_id, SCREEN))
    )
    async with table.opened() as campaign:
        campaign.put(replace(campaign.state, **change))  # type: ignore[arg-type]
    assert await table.rows("SELECT state FROM outbox") == [(state,)]
    assert len(await table.rows("SELECT * FROM trouble")) == (state == "held")
