"""Jobs of real time run once, whoever asks, whatever else fails; later again when they failed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.rules.errors import RuleViolation
from bot.rules.secret import Secret
from bot.services.heartbeat import Heartbeat
from bot.services.ids import new_id
from bot.services.open_campaign import OpenCampaign
from bot.storage import journal, rows
from bot.storage.job import Job, job_id
from bot.storage.rows import NO_CAMPAIGN
from tests.services.table import DM, Table

Handler = Callable[[OpenCampaign, Job], Awaitable[None]]


async def note_down(campaign: OpenCampaign, job: Job) -> None:
    campaign.put(Secret(new_id(), "toy", 0, note=job.key))


async def fail(campaign: OpenCampaign, job: Job) -> None:
    campaign.put(Secret(new_id(), "toy", 0, note="never"))
    raise ZeroDivisionError


async def refuse(campaign: OpenCampaign, job: Job) -> None:
    raise RuleViolation("campaign-is-paused")


async def miss(campaign: OpenCampaign, job: Job) -> None:
    await campaign.get(Secret, 404)


HANDLERS: dict[str, Handler] = {"note": note_down, "fail": fail, "refuse": refuse, "miss": miss}


@pytest.fixture
def heartbeat(table: Table) -> Heartbeat:
    return Heartbeat(table.campaigns, HANDLERS)


async def schedule(table: Table, kind: str, key: str = "", **later: float) -> None:
    async with table.campaigns.by_id(table.campaign_id, "toy") as campaign:
        campaign.schedule(kind, key, table.now + timedelta(**later))


async def job(table: Table, kind: str, key: str = "") -> Job | None:
    async with table.campaigns.read(DM) as reading:
        return await reading.find(Job, job_id(table.campaign_id, kind, key))


async def test_what_is_due_runs_and_what_is_not_waits(table: Table, heartbeat: Heartbeat) -> None:
    await schedule(table, "note", "now")
    await schedule(table, "note", "later", hours=1)
    assert await heartbeat.run_due(table.now) == 1
    assert await table.notes() == ["now"]
    table.wait(hours=1)
    await heartbeat.run_due(table.now)
    assert sorted(await table.notes()) == ["later", "now"]
    assert await heartbeat.run_due(table.now) == 0


async def test_a_job_is_part_of_history_with_its_effect(table: Table, heartbeat: Heartbeat) -> None:
    await schedule(table, "note", "now")
    await heartbeat.run_due(table.now)
    entries = await table.database.read(lambda c: list(journal.all_entries(c, table.campaign_id)))
    assert (entries[-1].use_case, entries[-1].actor_id) == ("job-note", 0)
    assert (await table.undoing.newest(DM)).use_case == "job-note"
    assert await table.notes() == []
    assert (await job(table, "note", "now")) is not None


async def test_many_heartbeats_at_once_run_a_job_once(table: Table, heartbeat: Heartbeat) -> None:
    for number in range(5):
        await schedule(table, "note", str(number))
    await asyncio.gather(*(heartbeat.run_due(table.now) for _ in range(20)))
    assert sorted(await table.notes()) == ["0", "1", "2", "3", "4"]


async def test_a_burst_of_late_heartbeats_does_no_harm(table: Table) -> None:
    """A weekly job of a host that slept a month runs once a call, each at its own pace."""
    runs: list[int] = []

    async def weekly(campaign: OpenCampaign, job: Job) -> None:
        runs.append(job.due)
        campaign.schedule("weekly", "", campaign.real_now + timedelta(weeks=1))

    heartbeat = Heartbeat(table.campaigns, {"weekly": weekly})
    await schedule(table, "weekly")
    first = int(table.now.timestamp())
    table.wait(days=30)
    for _ in range(50):
        await heartbeat.run_due(table.now)
    assert runs == [first]


async def test_a_job_that_makes_itself_due_again_at_once_waits_for_the_next_heartbeat(table: Table) -> None:
    runs = 0

    async def eager(campaign: OpenCampaign, job: Job) -> None:
        nonlocal runs
        runs += 1
        campaign.schedule("eager", "", campaign.real_now)

    heartbeat = Heartbeat(table.campaigns, {"eager": eager})
    await schedule(table, "eager")
    await heartbeat.run_due(table.now)
    assert runs == 1


async def test_a_job_that_always_fails_stops_no_other_and_is_tried_later_and_later(
    table: Table, heartbeat: Heartbeat, caplog: pytest.LogCaptureFixture
) -> None:
    await schedule(table, "fail")
    await schedule(table, "note", "after")
    waits: list[float] = []
    with caplog.at_level(logging.ERROR):
        for _ in range(10):
            await heartbeat.run_due(table.now)
            failed = await job(table, "fail")
            assert failed is not None
            waits.append((failed.due - table.now.timestamp()) / 60)
            table.wait(minutes=waits[-1])
    assert await table.notes() == ["after"]
    assert waits == [10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]
    assert len(caplog.records) == 10


async def test_a_failure_is_no_part_of_history(
    table: Table, heartbeat: Heartbeat, caplog: pytest.LogCaptureFixture
) -> None:
    await schedule(table, "fail")
    before = await table.rows("SELECT count(*) FROM journal")
    with caplog.at_level(logging.CRITICAL):
        await heartbeat.run_due(table.now)
    assert await table.rows("SELECT count(*) FROM journal") == before


async def test_a_refusal_is_no_fault_and_is_tried_again(
    table: Table, heartbeat: Heartbeat, caplog: pytest.LogCaptureFixture
) -> None:
    await schedule(table, "refuse")
    await heartbeat.run_due(table.now)
    refused = await job(table, "refuse")
    assert refused is not None
    assert refused.attempts == 1
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_job_whose_subject_is_gone_goes_too(table: Table, heartbeat: Heartbeat) -> None:
    await schedule(table, "miss")
    await heartbeat.run_due(table.now)
    assert await job(table, "miss") is None


async def test_a_job_of_a_campaign_that_is_gone_goes_too(table: Table, heartbeat: Heartbeat) -> None:
    orphan = Job(5, "note", "orphan", int(table.now.timestamp()))
    await table.database.commit(lambda c: rows.save(c, orphan, 404, 1))
    await heartbeat.run_due(table.now)
    assert await table.rows("SELECT 1 FROM aggregate WHERE kind = 'job'") == []


async def test_a_job_nobody_knows_is_kept_for_a_bot_that_does(
    table: Table, heartbeat: Heartbeat, caplog: pytest.LogCaptureFixture
) -> None:
    await schedule(table, "unheard-of")
    with caplog.at_level(logging.CRITICAL):
        await heartbeat.run_due(table.now)
    assert await job(table, "unheard-of") is not None


async def test_a_job_taken_away_or_moved_meanwhile_does_not_run(table: Table) -> None:
    """Two are due; the first takes the second away and puts off the third."""

    async def tidy(campaign: OpenCampaign, job: Job) -> None:
        campaign.cancel_job("note", "b")
        campaign.schedule("note", "c", campaign.real_now + timedelta(hours=1))

    heartbeat = Heartbeat(table.campaigns, {**HANDLERS, "tidy": tidy})
    for key in "bc":
        await schedule(table, "note", key, seconds=1)
    await schedule(table, "tidy")
    table.wait(seconds=1)
    await heartbeat.run_due(table.now)
    assert await table.notes() == []


async def test_a_job_of_no_campaign_runs_and_backs_off_too(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    alone = Job(5, "alone", "", int(table.now.timestamp()))
    tries = 0

    async def lonely(job: Job) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise ZeroDivisionError
        await table.database.commit(lambda c: rows.erase(c, "job", job.id))

    heartbeat = Heartbeat(table.campaigns, {}, {"alone": lonely})
    await table.database.commit(lambda c: rows.save(c, alone, NO_CAMPAIGN, 1))
    with caplog.at_level(logging.CRITICAL):
        for _ in range(3):
            await heartbeat.run_due(table.now)
    assert tries == 1
    table.wait(minutes=10)
    await heartbeat.run_due(table.now)
    assert tries == 2
    assert await table.rows("SELECT 1 FROM aggregate WHERE kind = 'job'") == []


async def test_cancelled_in_the_middle_a_job_is_still_due(table: Table) -> None:
    entered = asyncio.Event()

    async def slow(campaign: OpenCampaign, job: Job) -> None:
        entered.set()
        await asyncio.sleep(60)

    await schedule(table, "note", "x")
    task = asyncio.create_task(Heartbeat(table.campaigns, {"note": slow}).run_due(table.now))
    await entered.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await Heartbeat(table.campaigns, HANDLERS).run_due(table.now)
    assert await table.notes() == ["x"]


async def test_with_a_full_disk_a_failing_job_stays_due_and_the_others_get_their_turn(
    table: Table, heartbeat: Heartbeat, caplog: pytest.LogCaptureFixture
) -> None:
    async def big(campaign: OpenCampaign, job: Job) -> None:
        campaign.put(Secret(new_id(), "toy", 0, note="big" * 100_000))

    order: list[str] = []

    async def last(campaign: OpenCampaign, job: Job) -> None:
        order.append("last")

    heartbeat = Heartbeat(table.campaigns, {"big": big, "last": last})
    await schedule(table, "big")
    await schedule(table, "last", seconds=1)
    table.wait(seconds=1)
    ((pages,),) = await table.rows("PRAGMA page_count")
    await table.database.write(lambda c: c.execute(f"PRAGMA max_page_count = {pages}").fetchall())
    with caplog.at_level(logging.CRITICAL):
        await heartbeat.run_due(table.now)
    assert order == ["last"]
    assert await job(table, "big") is not None


def test_the_id_of_a_job_follows_from_what_it_is_about() -> None:
    assert job_id(1, "a", "b") == job_id(1, "a", "b")
    assert (
        len({job_id(*parts) for parts in ((1, "a", "b"), (2, "a", "b"), (1, "b", "b"), (1, "a", "c"))}) == 4
    )
    assert all(0 < job_id(n, "a", "") < 2**63 for n in range(100))
