"""The outbox goes out in order and once: through outages, faults, closed channels, undo and a full disk."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace

import pytest
import pytest_asyncio

from bot.rules.secret import Secret
from bot.services.ids import new_id
from bot.services.post_office import TROUBLE, Delayed, Delivered, Obsolete, PostOffice, Unreachable
from bot.storage import outbox
from bot.storage.connection import StorageFull
from bot.storage.outbox import Letter, Panel
from tests.services.table import DM, SCREEN, TABLE, Table

Act = Callable[[Letter], Exception | None]


@dataclass
class FakeCourier:
    """Notes what it carries. `faults` says what goes wrong, `gate` lets a letter wait under way."""

    carried: list[str] = field(default_factory=list)
    nonces: list[str] = field(default_factory=list)
    faults: Act = lambda letter: None
    panels: Callable[[Letter, int], Panel | None] = lambda letter, message: None
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    entered: asyncio.Event = field(default_factory=asyncio.Event)

    async def deliver(self, letter: Letter, nonce: str) -> Delivered:
        self.nonces.append(nonce)
        self.entered.set()
        await self.gate.wait()
        fault = self.faults(letter)
        if fault is not None:
            raise fault
        self.carried.append(f"{letter.destination} {letter.screen}")
        message = 900 + len(self.carried)
        return Delivered(TABLE, message, self.panels(letter, message))


@pytest.fixture
def courier() -> FakeCourier:
    courier = FakeCourier()
    courier.gate.set()
    return courier


@pytest_asyncio.fixture
async def post_office(table: Table, courier: FakeCourier) -> AsyncIterator[PostOffice]:
    office = PostOffice(table.database, courier, lambda: table.now)
    yield office
    await office.close()


async def post(table: Table, *screens: str, to: str = "table") -> int:
    async with table.opened("toy-post") as campaign:
        campaign.put(Secret(new_id(), "toy", 0))
        for screen in screens:
            campaign.post(to, screen)
    return campaign.entry


async def states(table: Table) -> list[str]:
    return [state for (state,) in await table.rows("SELECT state FROM outbox ORDER BY id")]


async def test_letters_go_out_in_the_order_they_were_written(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    await post(table, "a", "b")
    await post(table, "c", to="dm")
    await post(table, "d")
    await post_office.deliver_due()
    assert courier.carried == ["table a", "table b", "dm c", "table d"]
    await post_office.deliver_due()
    assert len(courier.carried) == 4


async def test_every_letter_has_a_nonce_of_its_own_that_stays(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    courier.faults = lambda letter: Delayed() if len(courier.nonces) == 1 else None
    await post(table, "a", "b")
    await post_office.deliver_due()
    table.wait(seconds=20)
    await post_office.deliver_due()
    first, again, second = courier.nonces
    assert first == again != second
    assert all(len(nonce) <= 25 and table.database.name in nonce for nonce in courier.nonces)


async def test_ids_are_not_given_twice_for_nonces_sake(table: Table, post_office: PostOffice) -> None:
    await post(table, "a")
    await table.database.commit(lambda c: c.execute("DELETE FROM outbox"))
    await post(table, "b")
    assert await table.rows("SELECT id FROM outbox") == [(2,)]


async def test_kicked_it_delivers_in_the_background_once(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    table.campaigns.on_letters = post_office.kick
    courier.gate.clear()
    await post(table, "a")
    await courier.entered.wait()
    for screen in "bcde":
        await post(table, screen)
    courier.gate.set()
    await asyncio.gather(*(post_office.deliver_due() for _ in range(5)))
    assert courier.carried == [f"table {screen}" for screen in "abcde"]


# Outages


async def test_an_outage_keeps_the_order_and_is_waited_out_longer_and_longer(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    courier.faults = lambda letter: Delayed() if letter.screen == "a" else None
    await post(table, "a", "b")
    await post(table, "c", to="dm")
    waits = []
    for _ in range(8):
        await post_office.deliver_due()
        ((due,),) = await table.rows("SELECT due_utc FROM outbox WHERE screen = 'a'")
        waits.append(due - int(table.now.timestamp()))
        table.wait(seconds=waits[-1])
    assert waits == [20, 40, 80, 160, 320, 640, 900, 900]
    assert courier.carried == ["dm c"]
    await post(table, "d")
    courier.faults = lambda letter: None
    await post_office.deliver_due()
    assert courier.carried == ["dm c", "table a", "table b", "table d"]


async def test_a_fault_of_ours_stops_no_other_letter_and_is_tried_again_after_a_start(
    table: Table, post_office: PostOffice, courier: FakeCourier, caplog: pytest.LogCaptureFixture
) -> None:
    courier.faults = lambda letter: KeyError() if letter.screen == "a" else None
    await post(table, "a", "b")
    with caplog.at_level(logging.ERROR):
        await post_office.deliver_due()
        await post_office.deliver_due()
    assert len(caplog.records) == 1
    assert courier.carried == ["table b"]
    assert await states(table) == ["failed", "sent"]
    courier.faults = lambda letter: None
    await post_office.retry_failed()
    await post_office.deliver_due()
    assert courier.carried == ["table b", "table a"]


async def test_a_fault_that_no_start_cures_is_given_up(
    table: Table, post_office: PostOffice, courier: FakeCourier, caplog: pytest.LogCaptureFixture
) -> None:
    courier.faults = lambda letter: KeyError()
    await post(table, "a")
    with caplog.at_level(logging.CRITICAL):
        for _ in range(9):
            await post_office.deliver_due()
            await post_office.retry_failed()
    assert len(courier.nonces) == 5


# Channels out of reach


async def test_a_lost_channel_is_told_once_and_its_letters_wait_for_another(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    courier.faults = lambda letter: Unreachable(SCREEN, "deleted") if letter.destination == "dm" else None
    await post(table, "a", "b", to="dm")
    await post(table, "c", to="dm")
    await post_office.deliver_due()
    assert courier.carried == [f"table {TROUBLE}"]
    assert await table.rows("SELECT args FROM outbox WHERE screen = ?", TROUBLE) == [
        ('{"channel": "33", "cause": "deleted", "lost": "dm"}',)
    ]
    courier.faults = lambda letter: None
    await post_office.deliver_due()
    assert courier.carried == [f"table {TROUBLE}"]
    async with table.opened() as campaign:
        campaign.put(replace(campaign.state, dm_channel_id=44))
    await post_office.deliver_due()
    assert courier.carried[1:] == ["dm a", "dm b", "dm c"]


async def test_a_lost_table_is_told_to_the_dm(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    courier.faults = lambda letter: Unreachable(TABLE, "forbidden") if letter.destination == "table" else None
    await post(table, "a")
    await post_office.deliver_due()
    assert courier.carried == [f"dm {TROUBLE}"]


async def test_with_both_lost_nobody_is_told_and_nothing_is_lost(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    courier.faults = lambda letter: Unreachable(TABLE, "forbidden")
    await post(table, "a")
    await post(table, "b", to="dm")
    await post_office.deliver_due()
    assert courier.carried == []
    assert await states(table) == ["held", "held", "cancelled"]


async def test_held_letters_are_tried_daily_without_another_word(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    courier.faults = lambda letter: Unreachable(SCREEN, "forbidden") if letter.destination == "dm" else None
    await post(table, "a", to="dm")
    for _ in range(3):
        await post_office.deliver_due()
        await post_office.tend()
    assert courier.carried == [f"table {TROUBLE}"]
    courier.faults = lambda letter: None
    await post_office.deliver_due()
    assert courier.carried == [f"table {TROUBLE}", "dm a"]


async def test_trouble_that_is_over_is_told_again_when_it_comes_again(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    def closed(letter: Letter) -> Exception | None:
        return Unreachable(TABLE, "forbidden") if letter.destination == "table" else None

    for _ in range(2):
        courier.faults = closed
        await post(table, "a")
        await post_office.deliver_due()
        courier.faults = lambda letter: None
        await table.database.commit(outbox.retry_held)
        await post_office.deliver_due()
    assert courier.carried == [f"dm {TROUBLE}", "table a"] * 2


# Edits


async def redraw(table: Table, message: int = 500, subject: int = 7) -> None:
    panel = Panel(message, TABLE, table.campaign_id, "toy", subject, {})
    await table.database.commit(lambda c: outbox.remember_panel(c, panel))
    async with table.opened("toy-redraw") as campaign:
        campaign.put(Secret(subject, "toy", subject))


async def test_a_panel_changed_many_times_is_redrawn_once(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    for _ in range(5):
        await redraw(table)
    await redraw(table, message=501)
    await post_office.deliver_due()
    assert courier.carried == [f"message:{TABLE}:500 toy", f"message:{TABLE}:501 toy"]
    assert "due" not in await states(table)


async def test_a_change_while_the_panel_is_being_redrawn_is_drawn_too(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    courier.gate.clear()
    await redraw(table)
    task = asyncio.create_task(post_office.deliver_due())
    await courier.entered.wait()
    await redraw(table)
    courier.gate.set()
    await task
    assert len(courier.carried) == 2


async def test_an_older_edit_that_was_put_off_does_not_come_after_a_newer_one(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    courier.faults = lambda letter: Delayed() if letter.screen == "toy" else None
    await redraw(table)
    await post_office.deliver_due()
    moved = Letter(0, table.campaign_id, None, f"message:{TABLE}:500", "moved", 0, {})
    await table.database.commit(lambda c: outbox.add(c, moved, int(table.now.timestamp())))
    await post_office.deliver_due()
    courier.faults = lambda letter: None
    table.wait(hours=1)
    await post_office.deliver_due()
    assert courier.carried == [f"message:{TABLE}:500 moved"]


@pytest.mark.parametrize(
    ("fault", "panels"),
    [(Obsolete(), [501]), (Unreachable(TABLE, "deleted"), []), (Unreachable(TABLE, "forbidden"), [500, 501])],
)
async def test_a_panel_is_forgotten_with_its_message_or_channel_only(
    table: Table, post_office: PostOffice, courier: FakeCourier, fault: Exception, panels: list[int]
) -> None:
    await redraw(table, message=501, subject=8)
    await post_office.deliver_due()
    await redraw(table)
    courier.faults = lambda letter: fault
    await post_office.deliver_due()
    assert [id for (id,) in await table.rows("SELECT message_id FROM panel ORDER BY 1")] == panels
    assert await table.rows("SELECT 1 FROM outbox WHERE screen = ?", TROUBLE) == []


async def test_what_stays_current_is_remembered_as_a_panel(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    courier.panels = lambda letter, message: Panel(message, TABLE, letter.campaign_id, "toy", 7, {"page": 1})
    await post(table, "a")
    await post_office.deliver_due()
    assert await table.database.read(lambda c: outbox.panel_at(c, 901)) == Panel(
        901, TABLE, table.campaign_id, "toy", 7, {"page": 1}
    )


# Undo, deletion, closing, crashes


async def test_a_letter_taken_back_while_it_waits_is_not_sent(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    await post(table, "a", "b")
    await table.undoing.newest(DM)
    await post_office.deliver_due()
    assert courier.carried == []


async def test_a_letter_taken_back_while_under_way_is_edited(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    courier.gate.clear()
    courier.panels = lambda letter, message: Panel(message, TABLE, letter.campaign_id, "toy", 7, {})
    await post(table, "a", "b")
    task = asyncio.create_task(post_office.deliver_due())
    await courier.entered.wait()
    await table.undoing.newest(DM)
    courier.gate.set()
    await task
    assert courier.carried == ["table a", f"message:{TABLE}:901 taken-back"]
    assert await table.rows("SELECT message_id FROM panel WHERE message_id = 901") == []


async def test_a_campaign_deleted_while_its_letter_is_under_way_does_no_harm(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    courier.gate.clear()
    await post(table, "a", "b")
    task = asyncio.create_task(post_office.deliver_due())
    await courier.entered.wait()
    async with table.opened() as campaign:
        campaign.erase()
    courier.gate.set()
    await task
    assert courier.carried == ["table a"]
    assert await table.rows("SELECT * FROM outbox") == []


async def test_closing_lets_the_letter_under_way_arrive_and_keeps_the_others(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    courier.gate.clear()
    await post(table, "a", "b")
    post_office.kick()
    await courier.entered.wait()
    closing = asyncio.create_task(post_office.close())
    await asyncio.sleep(0.01)
    courier.gate.set()
    await closing
    assert await states(table) == ["sent", "due"]
    post_office.kick()
    await post_office.deliver_due()
    assert courier.carried == ["table a"]


async def test_killed_between_sending_and_noting_it_sends_again_with_the_same_nonce(
    table: Table, post_office: PostOffice, courier: FakeCourier
) -> None:
    await post(table, "a")
    task = asyncio.create_task(post_office.deliver_due())
    courier.faults = lambda letter: task.cancel() and None
    await asyncio.gather(task, return_exceptions=True)
    assert len(courier.nonces) == 1
    successor = PostOffice(table.database, courier, lambda: table.now)
    courier.faults = lambda letter: None
    await successor.deliver_due()
    await successor.close()
    assert len(set(courier.nonces)) == 1


async def test_with_a_full_disk_a_sent_letter_is_not_sent_again(
    table: Table, post_office: PostOffice, courier: FakeCourier, monkeypatch: pytest.MonkeyPatch
) -> None:
    await post(table, "a", "b")

    async def full(work: object) -> None:
        raise StorageFull

    with monkeypatch.context() as patched:
        patched.setattr(table.database, "commit", full)
        for _ in range(3):
            with pytest.raises(StorageFull):
                await post_office.deliver_due()
    assert courier.carried == ["table a"]
    await post_office.deliver_due()
    assert courier.carried == ["table a", "table b"]
    assert await states(table) == ["sent", "sent"]


async def test_letters_settled_long_ago_are_forgotten(table: Table, post_office: PostOffice) -> None:
    await post(table, "a")
    await post_office.deliver_due()
    await post_office.tend()
    assert await states(table) == ["sent"]
    table.wait(days=31)
    await post(table, "b")
    await post_office.tend()
    assert await states(table) == ["due"]
