"""Campaigns as files: there and back, for whom with secrets, every fault named, nothing half done."""

import copy
import json
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.rules.bastion.state import Bastion, EventKind, OwedTurn, Pending, Presence, Standing
from bot.rules.campaign import Campaign, Status
from bot.rules.campaign_changes import renamed, whispering_in
from bot.rules.character import Character
from bot.rules.clock import Clock, Timer
from bot.rules.errors import RuleViolation
from bot.rules.prompt import Prompt
from bot.rules.secret import Secret
from bot.rules.values import DAY, HOUR, BastionId, CampaignId, CharacterId, Duration, GameTime, Rolls, UserId
from bot.rules.weekly import TickSkipped
from bot.services.archive import Faulty, Imported, Wrong
from bot.services.archive.checking import check_document, read_document
from bot.services.archive.document import MAX_BYTES, FaultyDocument
from bot.services.archive.writing import document_of, renumbered
from bot.services.ids import new_id
from bot.services.setup import Begun, Given
from bot.services.timeline import set_timer
from bot.storage.job import Job
from tests.rules.sheets import character
from tests.services.campaign_world import ALICE, AROUND, DM, DM_ROLE, GUILD, TABLE, CampaignWorld

KEYS = {
    "schema", "campaign", "clock", "party", "characters", "bastions",
    "chases", "journeys", "npcs", "prompts", "secrets", "journal",
}  # fmt: skip


async def test_a_snapshot_holds_everything(served: CampaignWorld) -> None:
    campaign_id = await played(served)
    document = await served.services.archive.snapshot(campaign_id)
    assert set(document) == KEYS
    assert document["campaign"]["name"] == "Ashfall"
    assert document["clock"]["now"] == 3600
    assert {timer["kind"] for timer in document["clock"]["timers"]} == {"bastion-turn", "bastion-stay"}
    assert [each["name"] for each in document["characters"]] == ["Mira"]
    assert (len(document["secrets"]), len(document["prompts"])) == (1, 1)
    assert [entry["use_case"] for entry in document["journal"]] == ["campaign-create", "test", "time-advance"]


async def test_the_export_of_the_dm_is_the_snapshot(served: CampaignWorld) -> None:
    campaign_id = await played(served)
    exported = await served.services.archive.export(served.dm)
    assert exported.with_secrets
    snapshot = await served.services.archive.snapshot(campaign_id)
    assert json.loads(exported.content) == json.loads(json.dumps(snapshot))


async def test_who_manages_the_server_gets_no_secret(served: CampaignWorld) -> None:
    await played(served)
    exported = await served.services.archive.export(served.manager)
    document = json.loads(exported.content)
    assert not exported.with_secrets
    assert set(document) == KEYS
    assert document["secrets"] == document["prompts"] == document["npcs"] == []
    assert [timer["kind"] for timer in document["clock"]["timers"]] == ["bastion-turn"]
    assert "tick-skipped" not in exported.content.decode()
    assert all(entry["args"] == "{}" and entry["seed"] is None for entry in document["journal"])


async def test_an_event_that_is_not_revealed_leaves_no_trace_in_other_files(served: CampaignWorld) -> None:
    campaign_id = await played(served)
    hidden = Pending(2, Rolls((53,)), EventKind("attack"))
    waiting = OwedTurn(3, Standing(Presence.AWAY, False, ()), 7, is_excused=False)
    async with served.services.campaigns.by_id(campaign_id, "test", caller=served.dm) as campaign:
        (hero,) = await campaign.all(Character)
        keep = Bastion(BastionId(new_id()), hero.id, "Keep", turn=3)
        campaign.put(keep)
    quiet = await files(served)
    async with served.services.campaigns.by_id(campaign_id, "test", caller=served.dm) as campaign:
        campaign.put(replace(keep, pending=hidden, turn=2, owed=(waiting,)))
    assert await files(served) == quiet
    document = await served.services.archive.snapshot(campaign_id)
    assert document["bastions"][0]["pending"]["event"] == "attack"


async def files(served: CampaignWorld) -> list[bytes]:
    """What anybody who is no DM can get as a file."""
    exported = await served.services.archive.export(served.manager)
    own = await served.services.privacy.export(served.alice)
    assert b"Keep" in exported.content
    assert b"Keep" in own
    return [exported.content, own]


async def test_a_player_exports_nothing(served: CampaignWorld) -> None:
    await served.found()
    with pytest.raises(RuleViolation, match="campaign-configurer-only"):
        await served.services.archive.export(served.alice)


async def test_there_and_back_into_another_server(served: CampaignWorld) -> None:
    campaign_id = await played(served)
    content = (await served.services.archive.export(served.dm)).content
    await served.services.settings.delete(served.dm, campaign_id, "Ashfall")
    await served.let_pass(days=8)
    keeper = served.caller(77, 71, guild=GUILD + 1, may_manage=True)
    imported = await served.services.archive.import_new(keeper, content)
    assert isinstance(imported, Imported)
    assert imported.state.id == campaign_id
    assert (imported.state.status, imported.state.dm_user_ids) == (Status.DRAFT, (77,))
    draft = await served.services.setup.show(keeper, campaign_id)
    draft = await served.services.setup.change(
        keeper, campaign_id, draft.revision, partial(whispering_in, channel_id=72)
    )
    begun = await served.services.setup.finish(keeper, campaign_id, draft.revision)
    assert begun.state.guild_id == GUILD + 1
    assert [timer.kind for timer in await served.all(campaign_id, Timer)] == ["bastion-stay", "bastion-turn"]
    assert await served.clock(campaign_id) == 3600
    before, after = json.loads(content), await served.services.archive.snapshot(campaign_id)
    for section in ("clock", "characters", "secrets", "prompts"):
        assert json.loads(json.dumps(after[section])) == before[section]
    assert json.loads(json.dumps(after["journal"][:3])) == before["journal"]


async def test_a_copy_beside_the_original_gets_ids_of_its_own(served: CampaignWorld) -> None:
    campaign_id = await played(served)
    content = (await served.services.archive.export(served.dm)).content
    before = await served.services.archive.snapshot(campaign_id)
    imported = await served.services.archive.import_new(served.manager, content)
    assert isinstance(imported, Imported)
    assert imported.state.id != campaign_id
    assert await served.services.archive.snapshot(campaign_id) == before
    copied = await served.services.archive.snapshot(imported.state.id)
    assert copied["clock"]["id"] == copied["campaign"]["id"] == imported.state.id
    (secret,), (hero,) = copied["secrets"], copied["characters"]
    assert secret["subject"] == hero["id"] != before["characters"][0]["id"]
    assert copied["prompts"][0]["data"]["character"] == str(hero["id"])
    await served.services.setup.discard(served.manager, imported.state.id)
    assert await served.services.archive.snapshot(campaign_id) == before


async def test_the_dm_puts_a_file_in_the_place_of_the_campaign(served: CampaignWorld) -> None:
    campaign_id = await played(served)
    content = (await served.services.archive.export(served.dm)).content
    seen = await served.services.settings.for_changing(served.dm)
    await served.services.settings.change(
        served.dm, campaign_id, seen.revision, partial(renamed, name="Mist")
    )
    await served.services.moving_time.advance(served.dm, Duration(86400))
    imported = await served.services.archive.import_over(served.dm, content)
    assert isinstance(imported, Imported)
    state = await served.state(campaign_id)
    assert (state.name, state.status, state.dm_role_id) == ("Ashfall", Status.RUNNING, DM_ROLE)
    assert await served.clock(campaign_id) == 3600
    assert [job.kind for job in await served.all(campaign_id, Job)] == ["weekly-tick"]
    with pytest.raises(RuleViolation, match="undo-nothing"):
        await served.services.undoing.newest(served.dm)


async def test_only_its_dm_replaces_a_campaign(served: CampaignWorld) -> None:
    await played(served)
    content = (await served.services.archive.export(served.dm)).content
    for caller in (served.manager, served.alice):
        with pytest.raises(RuleViolation, match="dm-only"):
            await served.services.archive.import_over(caller, content)
    elsewhere = served.caller(DM, guild=GUILD + 1, roles=(DM_ROLE,), may_manage=True)
    with pytest.raises(RuleViolation, match="archive-nothing-to-replace"):
        await served.services.archive.import_over(elsewhere, content)


async def test_a_player_imports_nothing(served: CampaignWorld) -> None:
    with pytest.raises(RuleViolation, match="campaign-manager-only"):
        await served.services.archive.import_new(served.alice, b"{}")


async def test_a_draft_in_the_way_is_named(served: CampaignWorld) -> None:
    await played(served)
    content = (await served.services.archive.export(served.dm)).content
    draft = await served.services.setup.begin(served.manager, Given(name="Mist"), AROUND)
    assert not isinstance(draft, Begun)
    with pytest.raises(RuleViolation, match="archive-draft-in-the-way"):
        await served.services.archive.import_new(served.manager, content)


# Files that are no such files


@pytest.mark.parametrize(
    ("raw", "refusal"),
    [
        (b" " * (MAX_BYTES + 1), "archive-too-large"),
        (b"", "archive-not-json"),
        (b"\xff\xfe", "archive-not-json"),
        (b"{", "archive-not-json"),
        (b'{"schema": NaN}', "archive-not-json"),
        (b"[" * 100_000, "archive-not-json"),
        (b"[]", "archive-foreign"),
        (b"{}", "archive-foreign"),
        (b'{"schema": "one"}', "archive-foreign"),
        (b'{"schema": 2}', "archive-newer"),
    ],
)
async def test_what_is_no_export_is_refused(served: CampaignWorld, raw: bytes, refusal: str) -> None:
    with pytest.raises(RuleViolation, match=refusal):
        await served.services.archive.import_new(served.manager, raw)
    assert await served.rows("SELECT 1 FROM aggregate") == []


async def test_every_fault_is_named_with_its_place(served: CampaignWorld) -> None:
    document = await exported(served)
    document["campaign"]["dice"] = "loaded"
    del document["secrets"][0]["kind"]
    document["characters"][0]["name"] = 7
    document["characters"].append(document["characters"][0] | {"name": "Twin"})
    document["characters"].append(document["characters"][1])
    document["prompts"][0]["version"] = 9
    document["journal"][0]["events"].append(["nobody-knows", {}])
    document["journal"][1]["actor"] = 1 << 70
    document["clock"]["timers"][0]["due"] = "soon"
    document["bestiary"] = []
    faulty = await served.services.archive.import_new(served.manager, json.dumps(document).encode())
    assert isinstance(faulty, Faulty)
    found = {(fault.path, fault.wrong) for fault in faulty.faults}
    hero = document["characters"][1]["id"]
    assert found >= {
        ("campaign.dice", Wrong.UNKNOWN),
        ("secrets[0].kind", Wrong.MISSING),
        ("characters[0].name", Wrong.TYPE),
        (f"characters: {hero}", Wrong.TWICE),
        ("clock.timers[0].due", Wrong.TYPE),
        ("prompts[0].version", Wrong.NEWER),
        ("journal[0].events[1][0]", Wrong.UNKNOWN),
        ("journal[1].actor", Wrong.VALUE),
        ("bestiary", Wrong.UNKNOWN),
    }


@pytest.mark.parametrize("section", sorted(KEYS - {"schema", "party"}))
async def test_sections_of_the_wrong_kind_are_faults(served: CampaignWorld, section: str) -> None:
    document = await exported(served)
    document[section] = "soup"
    faulty = await served.services.archive.import_new(served.manager, json.dumps(document).encode())
    assert isinstance(faulty, Faulty)
    assert faulty.faults[0].path.startswith(section)


async def test_texts_and_numbers_that_no_database_holds_are_faults(served: CampaignWorld) -> None:
    document = await exported(served)
    document["campaign"]["name"] = "\ud800"
    document["characters"][0]["notes"] = "a\0b"
    nest: Any = []
    for _ in range(60):
        nest = [nest]
    document["party"] = nest
    faulty = await served.services.archive.import_new(served.manager, json.dumps(document).encode())
    assert isinstance(faulty, Faulty)
    assert {fault.path for fault in faulty.faults} >= {"campaign.name", "characters[0].notes"}


async def test_a_campaign_without_its_next_turn_is_a_fault(served: CampaignWorld) -> None:
    document = await exported(served)
    document["clock"]["timers"] = []
    faulty = await served.services.archive.import_new(served.manager, json.dumps(document).encode())
    assert isinstance(faulty, Faulty)
    assert [fault.path for fault in faulty.faults] == ["clock.timers"]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
async def test_a_damaged_document_is_checked_or_refused_but_never_breaks(
    document: dict[str, Any], data: st.DataObject
) -> None:
    damaged = copy.deepcopy(document)
    place: Any = damaged
    while True:
        steps = list(place) if isinstance(place, dict) else list(range(len(place)))
        step = data.draw(st.sampled_from(steps))
        inner = place[step]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            break
        place = inner
    place[step] = data.draw(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just([]) | st.just({})
    )
    try:
        check_document(read_document(json.dumps(damaged).encode()))
    except (FaultyDocument, RuleViolation):
        return


def test_other_ids_reach_every_place() -> None:
    old, new = 1 << 50, 1 << 51
    document = {"a": [old, {"b": str(old), str(old): True}], "n": 5, "flag": True}
    assert renumbered(document, {old: new}) == {
        "a": [new, {"b": str(new), str(new): True}],
        "n": 5,
        "flag": True,
    }


@pytest.fixture
def document() -> dict[str, Any]:
    """A document made without a database."""
    id = CampaignId(new_id())
    hero = replace(character(), id=CharacterId(new_id()))
    turn = Timer(new_id(), GameTime(604800), "bastion-turn", 0, {"turn": 1})
    states = [Campaign(id, GUILD, "Ashfall", table_channel_id=TABLE), Clock(id), turn, hero]
    return dict(json.loads(json.dumps(document_of(states, [], with_secrets=True))))


async def exported(served: CampaignWorld) -> dict[str, Any]:
    """The document of a campaign that has been deleted since, so that nothing is in its way."""
    await played(served)
    return dict(json.loads((await served.services.archive.export(served.dm)).content))


async def played(served: CampaignWorld) -> CampaignId:
    """A campaign with a character, a secret about it, a question to its player, and an hour that passed."""
    campaign_id = await served.found()
    hero = replace(character(), id=CharacterId(new_id()), owner=UserId(ALICE), name="Mira")
    asked = {"character": str(hero.id)}
    async with served.services.campaigns.by_id(campaign_id, "test", caller=served.dm) as campaign:
        campaign.put(
            hero,
            Secret(new_id(), "bastion-event", hero.id, note="the cellar"),
            Prompt(new_id(), "choice", hero.id, (UserId(ALICE),), ("yes", "no"), "no", data=asked),
        )
        set_timer(campaign, "bastion-stay", GameTime(3 * DAY), hero.id)
        campaign.tell(TickSkipped(1))
    await served.services.moving_time.advance(served.dm, Duration(HOUR))
    return campaign_id
