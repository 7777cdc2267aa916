"""What owners do with their Bastions, and what is refused to everyone else."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.rules.bastion.events import BastionFounded, LevelWaived
from bot.rules.bastion.founding import Plan
from bot.rules.bastion.happenings.question import Answer
from bot.rules.bastion.state import (
    SANCTUARY_SEEKER,
    BasicKind,
    Bastion,
    Defender,
    FacilityKind,
    FallCause,
    Fallen,
    Guest,
    Presence,
    Refugees,
    Treasure,
    TreasureKind,
)
from bot.rules.campaign import Status
from bot.rules.character import Character
from bot.rules.errors import RuleViolation
from bot.rules.prompt import Prompt
from bot.rules.secret import Secret, SecretState
from bot.rules.values import Copper
from bot.services.bastion_acts import OWN, Which
from bot.services.bastion_household import NewNames
from bot.services.caller import Caller
from tests.rules.bastion.builders import roster
from tests.rules.sheets import ALICE, BOB, character
from tests.services.bastion_world import BORIN, MIRA, BastionWorld, bastion_world

DAWN = Which(1)
GEM = Treasure(60, TreasureKind("art_object"), 3, Copper(2_500))


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[BastionWorld]:
    async with bastion_world(tmp_path) as started:
        await started.change(2, presence=Presence.HOME)
        yield started


def plan(*special: str, name: str = "Mill") -> Plan:
    return Plan(name, BasicKind("kitchen"), BasicKind("bedroom"), tuple(map(FacilityKind, special)))


async def newcomer(world: BastionWorld, level: int, owner: int = ALICE) -> int:
    await world.put(replace(character("Ilsa", id=103, wizard=level), owner=owner))
    return 103


class TestFounding:
    async def test_a_bastion_joins_at_the_next_turn(self, world: BastionWorld) -> None:
        for id in (1, 2):
            await world.change(id, presence=Presence.HOME)
        await world.pass_weeks(2)
        ilsa = await newcomer(world, 5)
        founded = await world.bastions.found(world.alice, plan("library", "arcane_study"), ilsa)
        assert founded.events == (
            BastionFounded(
                "Mill",
                "Ilsa",
                (BasicKind("kitchen"), BasicKind("bedroom")),
                (FacilityKind("library"), FacilityKind("arcane_study")),
            ),
        )
        bastion = founded.card.bastion
        assert (bastion.owner, bastion.coming_turn) == (ilsa, 3)
        await world.bastions.presence(world.alice, Which(bastion.id), Presence.HOME)
        await world.pass_weeks(1)
        assert (await world.bastion(bastion.id)).turn == 3

    async def test_the_only_character_without_one_is_meant(self, world: BastionWorld) -> None:
        ilsa = await newcomer(world, 5)
        assert (await world.bastions.plan(world.alice)).owner.id == ilsa
        assert (await world.bastions.found(world.alice, plan())).card.owner.id == ilsa

    async def test_one_each(self, world: BastionWorld) -> None:
        with pytest.raises(RuleViolation, match="bastion-has-one"):
            await world.bastions.found(world.alice, plan("library"), MIRA)
        await world.bastions.divest(world.alice, DAWN, "Dawn Keep")
        assert (await world.bastions.found(world.alice, plan("library"), MIRA)).card.bastion.name == "Mill"

    async def test_early_ones_need_the_dm(self, world: BastionWorld) -> None:
        ilsa = await newcomer(world, 3)
        with pytest.raises(RuleViolation, match="bastion-level"):
            await world.bastions.found(world.alice, plan("library"), ilsa)
        founded = await world.bastions.found(world.dm, plan("library"), ilsa)
        assert LevelWaived("Mill", 3) in founded.events

    async def test_nobody_founds_for_another(self, world: BastionWorld) -> None:
        ilsa = await newcomer(world, 5, BOB)
        with pytest.raises(RuleViolation, match="character-not-yours"):
            await world.bastions.found(world.alice, plan("library"), ilsa)

    async def test_more_facilities_come_with_the_level(self, world: BastionWorld) -> None:
        card, growth = await world.bastions.growth(world.alice, DAWN)
        assert (card.facilities_due, growth.limit) == (2, 4)
        with pytest.raises(RuleViolation, match="bastion-not-yours"):
            await world.bastions.growth(world.bob, DAWN)
        kinds = [FacilityKind("library"), FacilityKind("garden")]
        gained = await world.bastions.gain(world.alice, DAWN, kinds)
        assert gained.card.facilities_due == 0
        with pytest.raises(RuleViolation, match="bastion-facility-limit"):
            await world.bastions.gain(world.alice, DAWN, [FacilityKind("smithy")])


class TestOrders:
    async def test_maintain_presence_and_withdrawal(self, world: BastionWorld) -> None:
        changed = await world.bastions.presence(world.alice, OWN, Presence.HOME)
        assert changed.card.bastion.presence is Presence.HOME
        assert (await world.bastions.maintain(world.alice)).card.bastion.is_maintain_ordered
        assert not (await world.bastions.withdraw(world.alice)).card.bastion.is_maintain_ordered

    async def test_a_double_click_orders_once(self, world: BastionWorld) -> None:
        revision = (await world.bastions.show(world.alice)).revision
        clicks = (world.bastions.maintain(world.alice, Which(1, revision)) for _ in range(20))
        results = await asyncio.gather(*clicks, return_exceptions=True)
        assert [type(result) for result in results].count(RuleViolation) == 19

    async def test_what_changes_nothing_writes_nothing(self, world: BastionWorld) -> None:
        before = (await world.bastions.show(world.alice)).revision
        changed = await world.bastions.presence(world.alice, OWN, Presence.AWAY)
        assert (changed.events, changed.card.revision) == ((), before)

    async def test_the_dm_may_act_for_an_owner_and_another_player_may_not(self, world: BastionWorld) -> None:
        assert (await world.bastions.maintain(world.dm, DAWN)).card.bastion.is_maintain_ordered
        with pytest.raises(RuleViolation, match="bastion-not-yours"):
            await world.bastions.withdraw(world.bob, DAWN)


CHANGES: dict[str, Callable[[BastionWorld, Caller], object]] = {
    "gain": lambda w, c: w.bastions.gain(c, DAWN, [FacilityKind("library")]),
    "maintain": lambda w, c: w.bastions.maintain(c, DAWN),
    "withdraw": lambda w, c: w.bastions.withdraw(c, DAWN),
    "presence": lambda w, c: w.bastions.presence(c, DAWN, Presence.HOME),
    "remind": lambda w, c: w.bastions.remind(c, DAWN, on=True),
    "divest": lambda w, c: w.bastions.divest(c, DAWN, "Dawn Keep"),
    "describe": lambda w, c: w.household.describe(c, DAWN, "a", "b"),
    "name": lambda w, c: w.household.name(c, DAWN, NewNames("Mine")),
    "exchange_fallen": lambda w, c: w.household.exchange_fallen(c, DAWN, 1, 2),
    "dismiss": lambda w, c: w.household.dismiss(c, DAWN, 60),
    "resettle": lambda w, c: w.household.resettle(c, DAWN),
    "shelter": lambda w, c: w.household.shelter(c, DAWN, None),
    "name_treasure": lambda w, c: w.household.name_treasure(c, DAWN, 60, "Mine"),
    "claim": lambda w, c: w.household.claim(c, DAWN, 60, "Mine"),
    "empty_coffer": lambda w, c: w.household.empty_coffer(c, DAWN),
}


@pytest.mark.parametrize("act", CHANGES)
async def test_nobody_touches_another_owners_bastion(world: BastionWorld, act: str) -> None:
    before = await world.bastion()
    with pytest.raises(RuleViolation, match="bastion-not-yours"):
        await CHANGES[act](world, world.bob)
    assert await world.bastion() == before


@pytest.mark.parametrize("act", CHANGES)
async def test_a_paused_campaign_changes_nothing(world: BastionWorld, act: str) -> None:
    await world.settings(status=Status.PAUSED)
    with pytest.raises(RuleViolation, match="campaign-is-paused"):
        await CHANGES[act](world, world.alice)


async def test_a_campaign_may_do_without_bastions(world: BastionWorld) -> None:
    await world.settings(switched_off=("bastions",))
    with pytest.raises(RuleViolation, match="bastion-switched-off"):
        await world.bastions.maintain(world.alice)
    await world.pass_weeks(2)
    assert (await world.bastion()).turn == 0


class TestHousehold:
    async def test_names_given_together(self, world: BastionWorld) -> None:
        guest = Guest(60, SANCTUARY_SEEKER)
        bastion = await world.change(1, defenders=roster(2), guests=(guest,))
        facility = bastion.facilities[0].number
        names = NewNames("Dusk Keep", {(facility, 0): "Tom"}, {50: "Guard 1", 51: "Rhea"}, {60: "Vela"})
        changed = await world.household.name(world.alice, DAWN, names)
        assert [type(event).__name__ for event in changed.events] == [
            "HirelingNamed",
            "DefenderNamed",
            "GuestNamed",
            "BastionRenamed",
        ]
        assert changed.card.bastion.name == "Dusk Keep"
        with pytest.raises(RuleViolation, match="bastion-name-empty"):
            await world.household.name(world.alice, DAWN, NewNames(defenders={50: " "}))

    async def test_guests_and_mercenaries_are_bidden_farewell(self, world: BastionWorld) -> None:
        sellsword = Defender(61, "Bran", is_mercenary=True)
        await world.change(1, guests=(Guest(60, SANCTUARY_SEEKER),), defenders=(sellsword,))
        await world.household.dismiss(world.alice, DAWN, 60)
        card = (await world.household.dismiss(world.alice, DAWN, 61)).card
        assert (card.bastion.guests, card.bastion.defenders) == ((), ())

    async def test_the_dm_says_which_room_is_big_enough(self, world: BastionWorld) -> None:
        await world.change(1, refugees=Refugees(6))
        with pytest.raises(RuleViolation, match="dm-only"):
            await world.household.shelter(world.alice, DAWN, 2)
        housed = await world.household.shelter(world.dm, DAWN, 2)
        assert housed.card.bastion.refugees == Refugees(6, 2)
        camped = await world.household.shelter(world.alice, DAWN, None)
        assert camped.card.bastion.refugees == Refugees(6)
        await world.settings(rulings={"refugee_space": "any_basic"})
        await world.household.shelter(world.alice, DAWN, 1)
        assert (await world.household.resettle(world.alice, DAWN)).card.bastion.refugees is None

    async def test_another_fell(self, world: BastionWorld) -> None:
        living, dead = roster(2)
        await world.change(1, defenders=(living,), fallen=(Fallen(0, dead),))
        changed = await world.household.exchange_fallen(world.alice, DAWN, dead.number, living.number)
        assert changed.card.bastion.defenders == (dead,)

    async def test_a_treasure_goes_into_the_pack_once_bas_21(self, world: BastionWorld) -> None:
        await world.change(1, stores=(GEM,), presence=Presence.HOME)
        claims = (world.household.claim(world.alice, DAWN, 60, "a work of art") for _ in range(2))
        results = await asyncio.gather(*claims, return_exceptions=True)
        assert [result.key for result in results if isinstance(result, RuleViolation)] == [
            "bastion-treasure-gone"
        ]
        mira: Character = await world.get(Character, MIRA)
        assert [(item.name, item.value) for item in mira.items] == [("a work of art", 2_500)]

    async def test_a_name_given_before_stays(self, world: BastionWorld) -> None:
        await world.change(1, stores=(GEM,), presence=Presence.HOME)
        await world.household.name_treasure(world.alice, DAWN, 60, "Star ruby")
        await world.household.claim(world.alice, DAWN, 60, "a work of art")
        mira: Character = await world.get(Character, MIRA)
        assert mira.items[0].name == "Star ruby"

    async def test_claiming_from_afar_is_refused_and_changes_nothing(self, world: BastionWorld) -> None:
        await world.change(1, stores=(GEM,))
        with pytest.raises(RuleViolation, match="bastion-claim-away"):
            await world.household.claim(world.alice, DAWN, 60, "a work of art")
        assert (await world.get(Character, MIRA)).items == ()

    async def test_the_coffer(self, world: BastionWorld) -> None:
        await world.change(1, coffer=Copper(5_000))
        await world.household.empty_coffer(world.alice)
        assert await world.purse() == 50
        async with world.open() as campaign:
            campaign.drop(await campaign.get(Character, MIRA))
        with pytest.raises(RuleViolation, match="bastion-owner-missing"):
            await world.household.empty_coffer(world.dm, DAWN)

    async def test_the_story(self, world: BastionWorld) -> None:
        changed = await world.household.describe(world.alice, OWN, "Won at cards.", "A mill.")
        assert changed.card.bastion.form == "A mill."


class TestAnswers:
    async def asked(self, world: BastionWorld, roll: int, *faces: int) -> tuple[Prompt, int]:
        await world.pass_weeks(1, roll)
        await world.reveal(*faces)
        return await world.question()

    async def test_a_bribe_is_paid_once(self, world: BastionWorld) -> None:
        prompt, revision = await self.asked(world, 56, 1, 2)
        await world.give(250)
        clicks = [world.bastions.answer(world.alice, prompt.id, revision, Answer("pay")) for _ in range(5)]
        results = await asyncio.gather(*clicks, return_exceptions=True)
        answered = [result for result in results if not isinstance(result, RuleViolation)]
        assert len(answered) == 1
        assert answered[0].asked.prompt.answer == "pay"
        assert await world.purse() == 50
        mira: Character = await world.get(Character, MIRA)
        assert (mira.purse.entries[-1].reason, mira.purse.entries[-1].by) == ("bastion_bribe", ALICE)
        assert await world.all(type(prompt)) != []
        await world.pass_hours(100)
        assert len((await world.bastion()).facilities[0].hirelings) == 1

    async def test_a_purse_too_small_refuses_and_the_question_stays(self, world: BastionWorld) -> None:
        prompt, revision = await self.asked(world, 56, 1, 6)
        with pytest.raises(RuleViolation, match="purse-too-small"):
            await world.bastions.answer(world.alice, prompt.id, revision, Answer("pay"))
        assert (await world.question())[1] == revision

    async def test_only_the_owner_and_the_dm_are_asked(self, world: BastionWorld) -> None:
        prompt, revision = await self.asked(world, 56, 1, 6)
        with pytest.raises(RuleViolation, match="bastion-not-asked"):
            await world.bastions.answer(world.bob, prompt.id, revision, Answer("refuse"))
        with pytest.raises(RuleViolation, match="bastion-not-asked"):
            await world.bastions.asked(world.bob, prompt.id)
        assert (await world.bastions.asked(world.alice, prompt.id)).event == "criminal_hireling"
        await world.bastions.answer(world.dm, prompt.id, revision, Answer("refuse"))
        assert (await world.bastion()).pending is None

    async def test_whoever_plays_the_owner_now_answers(self, world: BastionWorld) -> None:
        prompt, revision = await self.asked(world, 56, 1, 6)
        mira = await world.get(Character, MIRA)
        await world.put(replace(mira, owner=BOB))
        with pytest.raises(RuleViolation, match="bastion-not-asked"):
            await world.bastions.answer(world.alice, prompt.id, revision, Answer("refuse"))
        await world.bastions.answer(world.bob, prompt.id, revision, Answer("refuse"))
        assert (await world.bastion()).pending is None

    async def test_an_answer_can_be_taken_back(self, world: BastionWorld) -> None:
        prompt, revision = await self.asked(world, 56, 1, 6)
        before = await world.bastion()
        answered = await world.bastions.answer(world.alice, prompt.id, revision, Answer("refuse"))
        await world.undoing.entry(world.alice, answered.entry)
        assert await world.bastion() == before
        assert (await world.question())[0] == prompt

    async def test_an_owed_turn_follows_the_answer(self, world: BastionWorld) -> None:
        prompt, revision = await self.asked(world, 70, 2)
        await world.pass_weeks(1)
        world.dice.lay(42)
        answered = await world.bastions.answer(world.alice, prompt.id, revision, Answer(prompt.default))
        assert [type(event).__name__ for event in answered.events] == ["VisitorsUsed", "TurnTaken"]
        assert (await world.pending()).turn == 2

    async def test_a_discovery_is_named_by_its_owner_bas_25(self, world: BastionWorld) -> None:
        prompt, revision = await self.asked(world, 81)
        for answer, key in (
            (Answer("ring"), "bastion-discovery-kind"),
            (Answer("potion", rarity="rare"), "bastion-discovery-rarity"),
        ):
            with pytest.raises(RuleViolation, match=key):
                await world.bastions.answer(world.alice, prompt.id, revision, answer)
        await world.bastions.answer(world.alice, prompt.id, revision, Answer("scroll", "Scroll of Web"))
        (scroll,) = (await world.bastion()).stores
        assert (scroll.kind, scroll.name, scroll.rarity) == ("scroll", "Scroll of Web", "uncommon")


class TestEndings:
    async def test_giving_up_asks_for_the_name(self, world: BastionWorld) -> None:
        with pytest.raises(RuleViolation, match="bastion-name-differs"):
            await world.bastions.divest(world.alice, DAWN, "Down Keep")
        await world.change(1, coffer=Copper(100))
        ended = await world.bastions.divest(world.alice, DAWN, " dawn keep ")
        assert ended.card.bastion.fall is not None
        assert ended.card.bastion.fall.cause is FallCause.DIVESTITURE
        assert await world.purse() == 1
        with pytest.raises(RuleViolation, match="bastion-fallen"):
            await world.bastions.maintain(world.alice, DAWN)

    async def test_nothing_open_outlives_a_bastion(self, world: BastionWorld) -> None:
        await world.pass_weeks(1, 56)
        await world.reveal(1, 1)
        prompt, _ = await world.question()
        await world.bastions.ruin(world.dm, DAWN)
        assert (await world.get(Prompt, prompt.id)).answer == "refuse"
        await world.pass_hours(100)

    async def test_what_was_hidden_stays_hidden(self, world: BastionWorld) -> None:
        await world.pass_weeks(1, 56)
        secret_id, revision = await world.secret()
        await world.bastions.divest(world.alice, DAWN, "Dawn Keep")
        assert (await world.get(Secret, secret_id)).state is SecretState.RESOLVED
        with pytest.raises(RuleViolation, match="bastion-event-out"):
            await world.screen.reveal(world.dm, secret_id, revision + 1)

    async def test_neglect_needs_the_dms_word(self, world: BastionWorld) -> None:
        await world.change(1, neglect=9)
        with pytest.raises(RuleViolation, match="dm-only"):
            await world.bastions.let_fall(world.alice, DAWN)
        ended = await world.bastions.let_fall(world.dm, DAWN)
        assert ended.card.bastion.is_fallen
        with pytest.raises(RuleViolation, match="bastion-not-neglected"):
            await world.bastions.let_fall(world.dm, Which(2))

    async def test_only_the_dm_ruins(self, world: BastionWorld) -> None:
        with pytest.raises(RuleViolation, match="dm-only"):
            await world.bastions.ruin(world.alice, DAWN)


class TestLooking:
    async def test_all_and_ones_own(self, world: BastionWorld) -> None:
        cards = await world.bastions.all(world.alice)
        assert [card.bastion.name for card in cards] == ["Anvil Hall", "Dawn Keep"]
        assert (await world.bastions.show(world.bob)).bastion.name == "Anvil Hall"
        with pytest.raises(RuleViolation, match="bastion-none"):
            await world.bastions.show(world.dm)

    async def test_two_campaigns_do_not_meet(self, world: BastionWorld) -> None:
        """Whoever advances one leaves the other as it was (B1)."""
        async with world.open() as campaign:
            state = replace(campaign.state, id=8, name="Other", table_channel_id=31, places=(31,))
        async with world.campaigns.create(state, "campaign-create", world.dm) as other:
            other.put(Bastion(9, BORIN, "Elsewhere"))
        before = await world.campaigns.database.read(_rows_of_other)
        await world.pass_weeks(1, 10)
        assert await world.campaigns.database.read(_rows_of_other) == before


def _rows_of_other(connection) -> list[tuple[object, ...]]:
    return connection.execute("SELECT * FROM aggregate WHERE campaign_id = 8 ORDER BY id").fetchall()
