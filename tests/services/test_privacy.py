"""What is stored of a person: shown, handed out, deleted after its grace, and the others unharmed."""

import json
from dataclasses import replace

import pytest

from bot.rules.campaign import Status
from bot.rules.campaign_events import CampaignRenamed, DmNamed
from bot.rules.character import Character
from bot.rules.errors import RuleViolation
from bot.rules.prompt import Prompt
from bot.rules.values import CampaignId, CharacterId, UserId
from bot.rules.weekly import TickSkipped
from bot.services.caller import Caller
from bot.services.ids import new_id
from bot.services.privacy import DataKind, Thing
from bot.storage.people import DEPARTED
from tests.rules.sheets import character
from tests.services.campaign_world import ALICE, BOB, DM, SUNDAY_EVENING, CampaignWorld


async def test_nothing_is_stored_of_a_stranger(served: CampaignWorld) -> None:
    await played(served)
    stranger = served.caller(99)
    assert (await served.services.privacy.show(stranger)).is_empty
    with pytest.raises(RuleViolation, match="privacy-nothing-stored"):
        await served.services.privacy.ask_deletion(stranger)


async def test_a_person_sees_where_their_data_stands(served: CampaignWorld) -> None:
    await played(served)
    await served.services.preferences.choose(ALICE, "uk")
    data = await served.services.privacy.show(alice_in_private(served))
    (campaign,) = data.campaigns
    assert (data.language, campaign.name, campaign.entries) == ("uk", "Ashfall", 1)
    assert set(campaign.things) == {Thing(DataKind("character"), "Mira"), Thing(DataKind("prompt"), None)}


async def test_the_file_holds_their_things_and_no_secret(served: CampaignWorld) -> None:
    await played(served)
    document = json.loads(await served.services.privacy.export(alice_in_private(served)))
    (campaign,) = document["campaigns"]
    things = {thing["kind"]: thing["state"] for thing in campaign["things"]}
    assert things["character"]["name"] == "Mira"
    assert things["prompt"] is None
    (entry,) = campaign["journal"]
    assert [kind for kind, _ in entry["events"]] == ["campaign-renamed"]
    assert "tick-skipped" not in json.dumps(document)


async def test_deleting_waits_seven_days_and_can_be_taken_back(served: CampaignWorld) -> None:
    campaign_id = await played(served)
    asked = await served.services.privacy.ask_deletion(served.alice)
    assert asked.deletion is not None
    assert (asked.deletion - served.now).days == 7
    await served.let_pass(days=6)
    again = await served.services.privacy.ask_deletion(served.alice)
    assert again.deletion == asked.deletion
    kept = await served.services.privacy.keep(served.alice)
    assert kept.deletion is None
    await served.let_pass(days=30)
    (mira, _) = await served.all(campaign_id, Character)
    assert mira.owner == ALICE


async def test_after_the_grace_the_person_is_nowhere(served: CampaignWorld) -> None:
    campaign_id = await played(served)
    await served.services.preferences.choose(ALICE, "uk")
    await served.services.privacy.ask_deletion(served.alice)
    await served.let_pass(days=8)
    for table in ("aggregate", "person", "preference", "journal", "before_image", "outbox", "panel"):
        rows = await served.rows(f"SELECT * FROM {table}")
        assert not [row for row in rows if str(ALICE) in repr(row)], table
    assert (await served.services.privacy.show(served.alice)).is_empty
    mira, borin = await served.all(campaign_id, Character)
    assert (mira.name, mira.owner, borin.owner) == ("Mira", None, BOB)
    (prompt,) = await served.all(campaign_id, Prompt)
    assert prompt.asked == (BOB,)
    assert DEPARTED in [actor for (actor,) in await served.rows("SELECT actor_id FROM journal")]
    assert (await served.services.history.newest(served.dm)).lines


async def test_bob_is_as_he_was(served: CampaignWorld) -> None:
    campaign_id = await played(served)
    before = await served.services.privacy.show(served.caller(BOB))
    await served.services.privacy.ask_deletion(served.alice)
    await served.let_pass(days=8)
    assert await served.services.privacy.show(served.caller(BOB)) == before
    assert (await served.state(campaign_id)).status is Status.RUNNING


async def test_a_campaign_with_nobody_else_in_it_goes_whole(served: CampaignWorld) -> None:
    mine = served.caller(DM, may_manage=True)
    campaign_id = await served.found(mine)
    async with served.services.campaigns.by_id(campaign_id, "test", caller=mine) as campaign:
        campaign.put(replace(campaign.state, dm_user_ids=(UserId(DM),)))
    await served.services.privacy.ask_deletion(mine)
    await served.let_pass(days=8)
    assert await served.rows("SELECT 1 FROM aggregate") == []
    assert await served.rows("SELECT 1 FROM journal") == []


async def test_the_seat_of_a_dm_who_is_forgotten_is_free(served: CampaignWorld) -> None:
    campaign_id = await played(served)
    async with served.services.campaigns.by_id(campaign_id, "test", caller=served.dm) as campaign:
        campaign.put(replace(campaign.state, dm_user_ids=(UserId(ALICE),), dm_role_id=None))
        campaign.tell(DmNamed(UserId(ALICE)))
    await served.services.privacy.ask_deletion(served.alice)
    await served.let_pass(days=8)
    assert (await served.state(campaign_id)).dm_user_ids == ()
    seen = await served.services.settings.for_changing(served.manager)
    await served.services.settings.lead(served.manager, campaign_id, seen.revision, None, (BOB,))
    assert (await served.state(campaign_id)).dm_user_ids == (BOB,)


async def test_undoing_what_a_forgotten_person_did_does_not_bring_them_back(served: CampaignWorld) -> None:
    campaign_id = await played(served)
    async with served.services.campaigns.by_id(campaign_id, "test", caller=served.dm) as campaign:
        mira, _ = await campaign.all(Character)
        campaign.put(replace(mira, notes="brave"))
    await served.services.privacy.ask_deletion(served.alice)
    await served.let_pass(days=8)
    await served.services.undoing.newest(served.dm)
    mira, _ = await served.all(campaign_id, Character)
    assert (mira.notes, mira.owner) == ("", None)


def alice_in_private(served: CampaignWorld) -> Caller:
    """Alice in a direct message."""
    return replace(served.alice, place=None)


async def played(served: CampaignWorld) -> CampaignId:
    """A campaign of Alice and Bob, each with a character, in which Alice did something."""
    campaign_id = await served.found(tick=replace(SUNDAY_EVENING, on=False))
    mira = replace(character(), id=CharacterId(11), owner=UserId(ALICE), name="Mira", notes="")
    borin = replace(character(), id=CharacterId(12), owner=UserId(BOB), name="Borin")
    async with served.services.campaigns.by_id(campaign_id, "test", caller=served.alice) as campaign:
        campaign.put(mira, borin)
        asked = (UserId(ALICE), UserId(BOB))
        campaign.put(Prompt(new_id(), "choice", 11, asked, ("yes",), "yes", data={"by": str(ALICE)}))
        campaign.tell(CampaignRenamed("a", f"b {ALICE}"), TickSkipped(1))
        campaign.post("table", "campaign-news", campaign.id, who=str(ALICE))
    return campaign_id
