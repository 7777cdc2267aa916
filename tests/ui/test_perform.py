"""The one path for answering: shown, promised, refused, apologised for; never silent, never twice."""

import logging
import sqlite3

import pytest

from bot.ui import perform as performing
from tests.discord_world import World, controls, said
from tests.toys import note_of
from tests.ui.conftest import Toy


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> float:
    """Promise early; returns how long a slow use case takes then."""
    monkeypatch.setattr(performing, "DEFER_AFTER", 0.01)
    return 0.05


def answers(world: World, since: int) -> list[str]:
    """What the bot told Discord: method, the end of the path, and the kind of callback."""
    return [
        f"{entry.method} {entry.path.rsplit('/', 1)[1]}"
        + (f" {entry.json['type']}" if "type" in (entry.json or {}) else "")
        for entry in list(world.env.http_requests)[since:]
    ]


def calls(world: World) -> int:
    return len(list(world.env.http_requests))


async def go(world: World, way: str, **options: object) -> object:
    return await world.slash(world.alice, world.table, "go", way=way, **options)


async def test_a_private_answer_is_seen_by_the_asker_only(world: World) -> None:
    result = await go(world, "ok")
    assert said(result) == "ok: Undo"
    assert result.ephemeral


async def test_a_public_answer_is_seen_by_all(world: World) -> None:
    result = await go(world, "ok", public=True)
    assert not result.ephemeral
    assert "ok" in world.seen_by_all(world.table)


async def test_private_answers_speak_the_askers_language_and_public_ones_the_campaigns(
    world: World, toy: Toy
) -> None:
    world.locales[world.alice.id] = "uk"
    assert said(await go(world, "ok")) == "ok: Відкотити"
    assert said(await go(world, "ok", public=True)) == "ok: Undo"
    world.locales[world.bob.id] = "uk"
    await world.bot.services.preferences.choose(world.bob.id, "ru")
    assert said(await world.slash(world.bob, world.table, "go", way="ok")) == "ok: Откатить"


async def test_an_answer_in_a_direct_message_needs_no_campaign(world: World) -> None:
    result = await world.env.create_user("stranger").slash("go", way="ok")
    assert said(result) == "ok: Undo"


@pytest.mark.parametrize("public", [False, True])
async def test_a_slow_answer_is_promised_first(world: World, quick: float, public: bool) -> None:
    before = calls(world)
    result = await go(world, "ok", wait=quick, public=public)
    assert answers(world, before) == ["POST callback 5", "PATCH @original"]
    assert said(result) == "ok: Undo"
    assert result.ephemeral is not public


async def test_a_quick_answer_is_not_promised_afterwards(world: World, quick: float) -> None:
    before = calls(world)
    await go(world, "ok")
    await world.env.advance_time(3)
    assert answers(world, before) == ["POST callback 4"]


async def test_a_refusal_is_private_words_and_no_error(world: World) -> None:
    result = await go(world, "refuse", public=True)
    assert result.ephemeral
    assert said(result) == "Only the DM of this campaign can do this."


async def test_a_slow_refusal_leaves_nothing_public(world: World, quick: float) -> None:
    public = world.seen_by_all(world.table)
    result = await go(world, "refuse", wait=quick, public=True)
    assert said(result) == "Only the DM of this campaign can do this."
    assert all(answer.ephemeral for answer in result.followups)
    assert world.seen_by_all(world.table) == public


async def test_a_slow_refusal_is_told_though_somebody_deleted_the_promise(world: World, quick: float) -> None:
    world.env.inject_error("DELETE", "/webhooks/*/messages/@original", status=404, code=10008)
    result = await go(world, "refuse", wait=quick, public=True)
    assert "Only the DM" in said(result)


async def test_a_slow_private_refusal_fulfils_the_promise(world: World, quick: float) -> None:
    result = await go(world, "refuse", wait=quick)
    assert "Only the DM" in said(result)


def fault_in(caplog: pytest.LogCaptureFixture, words: str) -> str:
    """The id of the one fault in the log, which the words name too; the log is cleared."""
    (record,) = [r for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert record.exc_info is not None
    fault = record.getMessage().split()[-1]
    assert fault in words
    caplog.get_records("call").clear()
    caplog.handler.records.clear()
    return fault


@pytest.mark.parametrize("way", ["fault", "unheard-of"])
async def test_a_fault_is_apologised_for_with_its_id_in_the_log(
    world: World, caplog: pytest.LogCaptureFixture, way: str
) -> None:
    result = await go(world, way, public=True)
    assert result.ephemeral
    assert "nothing was changed" in said(result)
    assert fault_in(caplog, said(result))


@pytest.mark.parametrize("way", ["render fault", "many"])
async def test_an_answer_that_cannot_be_shown_is_not_called_undone(
    world: World, caplog: pytest.LogCaptureFixture, way: str
) -> None:
    result = await go(world, way)
    assert "may have been done" in said(result)
    assert fault_in(caplog, said(result))


async def test_a_slow_fault_leaves_nothing_public(
    world: World, caplog: pytest.LogCaptureFixture, quick: float
) -> None:
    public = world.seen_by_all(world.table)
    result = await go(world, "fault", wait=quick, public=True)
    assert fault_in(caplog, said(result))
    assert world.seen_by_all(world.table) == public


async def test_an_answer_that_discord_rejects_is_apologised_for(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
    result = await go(world, "ok")
    assert "may have been done" in said(result)
    assert fault_in(caplog, said(result))


async def test_when_discord_takes_no_answer_at_all_the_log_knows(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=None)
    with caplog.at_level(logging.ERROR):
        result = await world.alice.slash(world.table, "go", way="ok")
    assert not result.acknowledged
    assert [r.getMessage().split()[0] for r in caplog.records] == ["fault", "fault"]
    caplog.handler.records.clear()
    world.env.backend.faults.clear()


async def test_a_promise_that_fails_does_not_swallow_the_answer(
    world: World, caplog: pytest.LogCaptureFixture, quick: float
) -> None:
    world.env.inject_error("POST", "/interactions/*/callback", status=500)
    result = await go(world, "ok", wait=quick)
    assert "may have been done" in said(result)
    assert fault_in(caplog, said(result))


async def test_a_modal_comes_at_once_or_not_at_all(world: World, quick: float) -> None:
    result = await go(world, "modal")
    assert result.modal is not None
    result = await go(world, "modal", wait=quick)
    assert result.modal is None
    assert said(result) == "That took too long. Press the button once more."


async def test_a_text_too_long_is_shortened_and_attached_whole(world: World) -> None:
    result = await go(world, "long")
    assert 3_000 < len(said(result)) <= 4_000
    (file,) = result.response.attachments
    assert (file.filename, len(await file.read())) == ("full.md", len("long " * 2000))


async def test_suggestions_fit_discord_and_faults_suggest_nothing(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    async def suggested(word: str) -> list[str]:
        found = await world.alice.autocomplete(world.table, "suggest", "word", word)
        return [offer["name"] for offer in found]

    names = await suggested("n")
    assert len(names) == 25
    assert names[0] == "n" * 100
    assert names[1] == "name 0"
    assert await suggested("refuse") == []
    with caplog.at_level(logging.ERROR):
        assert await suggested("fault") == []
    assert [r.getMessage() for r in caplog.records] == ["autocomplete failed"]
    caplog.handler.records.clear()


async def test_a_full_disk_is_told_in_words_and_changes_nothing(
    world: World, toy: Toy, caplog: pytest.LogCaptureFixture
) -> None:
    """The toy's note grows until no page is left for it."""
    database = world.bot.services.campaigns.database

    def limit(connection: sqlite3.Connection, most: int) -> None:
        connection.execute(f"PRAGMA max_page_count = {most}")

    await database.write(lambda c: limit(c, 1))
    note, words = "", "note"
    with caplog.at_level(logging.ERROR):
        while words.startswith("note"):
            note = await note_of(world, toy.campaign_id, toy.id)
            form = await world.click(world.alice, world.table.history()[0], "edit:")
            words = said(await world.fill(world.alice, form, text="x" * 200, more="y" * 200))
    assert words.startswith("There is no room left")
    assert [record.getMessage() for record in caplog.records] == ["there is no room left on the disk"]
    caplog.handler.records.clear()
    assert await note_of(world, toy.campaign_id, toy.id) == note
    await database.write(lambda c: limit(c, 2**30))
    await world.click(world.alice, world.table.history()[0], "add:")
    assert await note_of(world, toy.campaign_id, toy.id) == note + "+"


async def test_a_command_that_fails_before_it_begins_is_answered_too(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    command = world.bot.tree.get_command("go")

    async def broken(*args: object) -> None:
        raise ZeroDivisionError

    command._callback = broken
    result = await world.alice.slash(world.table, "go", way="ok")
    assert fault_in(caplog, said(result))


async def test_confirmations_carry_their_undo_button(world: World, toy: Toy) -> None:
    result = await world.click(world.alice, toy.panel, "ask:")
    assert [id.split(":")[:2] for id in controls(result)] == [["undo", "entry"]]
