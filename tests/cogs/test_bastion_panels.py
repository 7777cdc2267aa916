"""What panels of Bastions look like: within Discord's limits at their fullest, and only live buttons."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from discord import ui

from bot.rules.bastion.founding import OwnerTraits, eligible
from bot.rules.bastion.resolving import default_option, options
from bot.rules.bastion.state import (
    ART_OBJECT,
    FRIENDLY_MONSTER,
    MAGIC_ITEM,
    SPELLCASTER,
    BasicKind,
    Bastion,
    Defender,
    EventKind,
    FacilityKind,
    Fall,
    FallCause,
    Guest,
    Hireling,
    OrderKind,
    Presence,
    Project,
    Refugees,
    Room,
    Space,
    ThemeKind,
    Treasure,
    Vacancy,
    Walls,
)
from bot.rules.character import Character
from bot.rules.errors import RuleViolation
from bot.rules.prompt import Prompt
from bot.rules.values import CampaignId, Copper, Duration, GameTime, RarityKind, UserId
from bot.services.bastion_cards import Card, Founding, NextTurn
from bot.services.bastion_questions import Asked
from bot.services.bastion_secrets import Behind, Digest, DigestRow, Progress
from bot.text import LANGUAGES, Speaker
from bot.ui.reply import MAX_CHARACTERS, MAX_COMPONENTS, Reply, guarded
from cogs.bastion import household
from cogs.bastion.digest import behind_panel, digest_panel
from cogs.bastion.founding import Draft, founding_panel, growth_panel, read_draft
from cogs.bastion.overview import list_panel
from cogs.bastion.panel import bastion_panel
from cogs.bastion.people import people_of, people_panel, read_names
from cogs.bastion.question import question_panel
from cogs.bastion.telling import Tale, cut_scene, neglect, reminder, telling
from tests.rules.bastion.builders import at_home, facing, keep, revealed
from tests.rules.sheets import book, character

LONG = "Zażółć *gęślą* [jaźń] " + "w" * 38
"""Sixty characters, some of which are markup."""
BIG = 9_223_372_036_854_775_807
ALL = ("workshop", "gaming_hall", "theater", "pub", "sanctum", "war_room")
DICE = {
    "all_is_well": (4,),
    "attack": (1, 5, 1, 3, 2, 6),
    "criminal_hireling": (1, 3),
    "friendly_visitors": (2,),
    "guest": (2, 4),
    "lost_hirelings": (1,),
    "refugees": (2, 3, 4),
    "treasure": (20,),
}
EVENTS = [row.result for row in book().bastion.events.roll.rows]


@pytest.fixture(params=LANGUAGES)
def speak(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(request.param)


def shown(bastion: Bastion, **fields: Any) -> Card:
    next_turn = NextTurn(bastion.coming_turn, GameTime(8 * 86400), Duration(86400))
    return Card(**{
        "bastion": bastion, "revision": BIG, "owner": owner(), "next_turn": next_turn,
        "joined": (), "facilities_due": 0, **fields,
    })  # fmt: skip


def owner() -> Character:
    return character("Mira", wizard=20)


def crowded() -> Bastion:
    """As full as a Bastion can be, with the longest names."""
    base = keep(book(), *ALL)
    facilities = tuple(
        replace(facility, hirelings=(Hireling(LONG),) * 10, vacancies=(Vacancy(3, 1000),) * 2)
        for facility in base.facilities
    )
    project = Project(facilities[0].number, OrderKind("craft"), "anything", 125, 60)
    return replace(
        base,
        name=LONG,
        origin=LONG * 16,
        form=LONG * 16,
        facilities=facilities,
        rooms=tuple(Room(200 + i, BasicKind("dining_room"), Space.CRAMPED) for i in range(40)),
        defenders=tuple(Defender(300 + i, LONG, is_mercenary=i < 3) for i in range(100)),
        walls=Walls(99, is_enclosed=True),
        is_armory_stocked=True,
        has_inner_peace=True,
        guests=tuple(Guest(500 + i, SPELLCASTER, LONG, GameTime(10**6)) for i in range(3)),
        refugees=Refugees(8, 200),
        stores=tuple(
            Treasure(
                600 + i, MAGIC_ITEM, 1, Copper(1), RarityKind("very_rare"), ThemeKind("implements"), LONG
            )
            for i in range(30)
        ),
        coffer=Copper(10**9),
        presence=Presence.HOME,
        projects=(project,),
        neglect=5,
        fallen=(),
    )


def fits(reply: Reply) -> Reply:
    """Within the limits without being cut, every custom_id too; drawn as Discord will get it."""
    view = reply.view
    assert sum(1 for _ in view.walk_children()) <= MAX_COMPONENTS
    assert view.content_length() <= MAX_CHARACTERS
    assert guarded(reply) is reply
    for item in view.walk_children():
        check(item)
    assert view.to_components()
    return reply


def check(item: ui.Item[Any]) -> None:
    inner = getattr(item, "item", item)
    if isinstance(inner, ui.Button):
        assert inner.label and len(inner.label) <= 80
    if isinstance(inner, ui.Select):
        assert 1 <= len(inner.options) <= 25
        assert len({option.value for option in inner.options}) == len(inner.options)
        assert len(inner.placeholder or "") <= 150
        assert sum(option.default for option in inner.options) <= inner.max_values
        for option in inner.options:
            assert 0 < len(option.label) <= 100 and len(option.description or "") <= 100


def ids(reply: Reply) -> list[str]:
    items = [getattr(item, "item", item) for item in reply.view.walk_children()]
    return [item.custom_id for item in items if isinstance(item, ui.Button | ui.Select)]


def verbs(reply: Reply) -> set[str]:
    return {id.split(":")[0].split("-")[0] for id in ids(reply)}


def words(reply: Reply) -> str:
    return "\n".join(item.content for item in reply.view.walk_children() if isinstance(item, ui.TextDisplay))


class TestThePanel:
    def test_the_fullest_bastion_fits(self, speak: Speaker) -> None:
        fits(bastion_panel(shown(crowded(), facilities_due=2, joined=(LONG, LONG)), speak))

    def test_everything_behind_its_buttons_fits(self, speak: Speaker) -> None:
        card = shown(crowded())
        for panel in (household.stores_panel, household.guests_panel, household.story_panel):
            fits(panel(card, speak))
        for page in range(20):
            fits(people_panel(page, card, speak))
        fits(list_panel(0, [card] * 30, speak))
        fits(list_panel(3, [card] * 30, speak))
        for screen in (reminder, neglect, cut_scene):
            fits(screen(card, speak))

    def test_the_fallen_are_told_apart(self, speak: Speaker) -> None:
        after = revealed(book(), keep(book(), "library", defenders=6), "attack", 4, 1, 6, 5, 2, 3).bastion
        assert "fallen" in verbs(bastion_panel(shown(after), speak))
        fits(household.fallen_panel(shown(after), speak))
        fits(household.fallen_panel(shown(after), speak, fallen=after.fallen[0].defender.number))

    def test_only_live_buttons(self) -> None:
        speak = Speaker("en")
        away = keep(book(), "library", "smithy", presence=Presence.AWAY)
        assert verbs(bastion_panel(shown(away), speak)) == {
            "presence",
            "maintain",
            "people",
            "story",
            "remind",
        }
        home = at_home(away)
        assert "maintain" in verbs(bastion_panel(shown(home), speak))
        ordered = replace(home, is_maintain_ordered=True, wants_reminder=True)
        assert {"withdraw", "unremind"} <= verbs(bastion_panel(shown(ordered), speak))
        assert "maintain" not in verbs(bastion_panel(shown(ordered), speak))
        assert "grow" in verbs(bastion_panel(shown(home, facilities_due=1), speak))

    def test_a_ruin_has_no_buttons(self, speak: Speaker) -> None:
        for cause in FallCause:
            assert not ids(fits(bastion_panel(shown(replace(crowded(), fall=Fall(cause, 9))), speak)))

    def test_an_owner_who_is_gone(self, speak: Speaker) -> None:
        fits(bastion_panel(shown(crowded(), owner=None, next_turn=None), speak))

    @pytest.mark.parametrize("event", EVENTS)
    def test_a_hidden_event_changes_nothing(self, event: str, speak: Speaker) -> None:
        bastion = at_home(keep(book(), "library", "smithy", defenders=3))
        plain = bastion_panel(shown(bastion), speak)
        hiding = bastion_panel(shown(facing(bastion, event)), speak)
        assert hiding.view.to_components() == plain.view.to_components()


class TestPeople:
    def test_names_are_read_line_by_line(self) -> None:
        bastion = keep(book(), "smithy", defenders=2)
        text = "Smithy: Ivo\nsmithy two\nDefender: A: B\nDefender:"
        names = read_names(bastion, 0, "Dawn Keep", text)
        number = bastion.facilities[0].number
        assert names.hirelings == {(number, 0): "Ivo", (number, 1): "smithy two"}
        assert names.defenders == {50: "A: B"}

    def test_a_missing_line_is_refused(self) -> None:
        with pytest.raises(RuleViolation, match="bastion-names-lines"):
            read_names(keep(book(), "smithy", defenders=2), 0, "Dawn Keep", "Smithy: Ivo")

    def test_everybody_is_on_some_page(self) -> None:
        people = people_of(crowded())
        assert len(people) == 6 * 10 + 100 + 3


class TestFounding:
    def founding(self, level: int, limit: int) -> Founding:
        founder = character("Mira", wizard=level)
        offered = eligible(book(), OwnerTraits(level, frozenset({"arcane_focus"})))
        return Founding(founder, book().bastion.founding.basic, offered, limit, is_early=level < 5)

    @pytest.mark.parametrize(("level", "limit"), [(4, 2), (5, 2), (9, 4), (13, 5), (17, 6), (20, 6)])
    def test_every_level_fits(self, level: int, limit: int, speak: Speaker) -> None:
        founding = self.founding(level, limit)
        fits(founding_panel(founding, Draft(), speak))
        fits(founding_panel(founding, Draft(0, 1, (2, 2)), speak))

    def test_what_cannot_be_had_stands_with_its_reason(self) -> None:
        text = words(founding_panel(self.founding(5, 2), Draft(), Speaker("en")))
        assert "Sanctuary" in text and "Holy Symbol" in text
        assert "Pub" in text and "from level 13" in text

    def test_no_founding_before_the_plan_is_whole(self) -> None:
        speak, founding = Speaker("en"), self.founding(5, 2)
        assert "name" not in verbs(founding_panel(founding, Draft(0, None, (1,)), speak))
        assert "name" not in verbs(founding_panel(founding, Draft(0, 1, (1, 2, 3)), speak))
        assert "name" in verbs(founding_panel(founding, Draft(0, 1, (1, 2)), speak))

    def test_growing_offers_what_is_not_there_yet(self, speak: Speaker) -> None:
        founding = self.founding(9, 2)
        reply = fits(growth_panel(founding, Draft(special=(1,)), shown(crowded(), facilities_due=2), speak))
        assert "gain" in verbs(reply)

    @pytest.mark.parametrize("draft", [Draft(), Draft(0, None, (1, 28)), Draft(5, 5, (2, 2, 2))])
    def test_a_draft_survives_its_code(self, draft: Draft) -> None:
        assert read_draft(draft.code) == draft

    @pytest.mark.parametrize("code", ["", "0.1.2", "00.01", "00.01.zz", "..", "00.01." + "9" * 99])
    def test_no_code_of_ours_is_refused(self, code: str) -> None:
        with pytest.raises(RuleViolation, match="stale"):
            read_draft(code)


class TestBehindTheScreen:
    def rows(self, count: int) -> tuple[DigestRow, ...]:
        kinds = (EventKind("extraordinary_opportunity"), EventKind("request_for_aid"))
        return tuple(
            DigestRow(BIG - i, LONG, LONG + LONG[:20], Progress.HIDDEN, kinds, (100, 99))
            for i in range(count)
        )

    @pytest.mark.parametrize("page", [0, 1, 4])
    def test_a_long_digest_is_paged(self, page: int, speak: Speaker) -> None:
        digest = Digest(CampaignId(BIG), 52, self.rows(45), quiet=20, page=page)
        reply = fits(digest_panel(digest, speak, entry=BIG))
        assert sum(id.startswith("open:secret:") for id in ids(reply)) == (5 if page == 4 else 10)

    def test_an_empty_digest(self, speak: Speaker) -> None:
        fits(digest_panel(Digest(CampaignId(1), 1, (), 0), speak))

    @pytest.mark.parametrize("event", EVENTS)
    def test_every_event_with_its_actions(self, event: str, speak: Speaker) -> None:
        bastion = facing(crowded(), event)
        row = DigestRow(BIG, LONG, LONG, Progress.HIDDEN, (EventKind(event),), (53,), owed=3)
        kinds = book().bastion.events.kinds
        ideas = tuple(("opportunity", idea) for idea in book().bastion.events.extraordinary_opportunity.ideas)
        behind = Behind(row, BIG, bastion, "n" * 1500, kinds, ideas, (LONG,) * 10)
        reply = fits(behind_panel(behind, speak, top="t" * 500, entry=BIG))
        assert verbs(reply) == {"reveal", "reroll", "edit", "resolve", "pick", "undo"}


class TestQuestions:
    def asked(self, event: str, *faces: int, answer: str | None = None) -> Asked:
        base = keep(book(), *ALL, defenders=30)
        bastion = revealed(book(), replace(base, name=LONG), event, *faces).bastion
        assert bastion.pending is not None
        prompt = Prompt(
            BIG, "bastion-choice", bastion.id, (UserId(11),), options(book(), bastion),
            default_option(book(), bastion), "2026-12-01T00:00:00+00:00", answer, {"event": event},
        )  # fmt: skip
        when = datetime(2026, 12, 1, tzinfo=UTC)
        return Asked(prompt, BIG, bastion, EventKind(event), LONG, LONG, Copper(30_000), when)

    CASES = (
        ("criminal_hireling", (3, 3)),
        ("extraordinary_opportunity", ()),
        ("friendly_visitors", (2,)),
        ("magical_discovery", ()),
        ("request_for_aid", ()),
        ("treasure", (80,)),
    )

    @pytest.mark.parametrize(("event", "faces"), CASES)
    def test_every_question_states_deadline_and_default(
        self, event: str, faces: tuple[int, ...], speak: Speaker
    ) -> None:
        reply = fits(question_panel(self.asked(event, *faces), speak))
        assert "<t:" in words(reply)
        assert verbs(reply) == {"choose"}

    @pytest.mark.parametrize(("event", "faces"), CASES)
    def test_an_answered_one_has_no_choice_left(
        self, event: str, faces: tuple[int, ...], speak: Speaker
    ) -> None:
        first = self.asked(event, *faces).prompt.options[0]
        assert not ids(fits(question_panel(self.asked(event, *faces, answer=first), speak)))

    def test_all_of_a_large_roster_can_be_sent(self) -> None:
        view = question_panel(self.asked("request_for_aid"), Speaker("en")).view
        (menu,) = [item.item for item in view.walk_children() if hasattr(item, "item")]
        assert [menu.options[0].label, menu.options[-1].label] == ["Send nobody", "Send 30 defenders"]


class TestTelling:
    @pytest.mark.parametrize("event", EVENTS)
    def test_every_event_has_a_story(self, event: str, speak: Speaker) -> None:
        bastion = keep(book(), *ALL[:3], defenders=6)
        outcome = revealed(book(), bastion, event, *DICE.get(event, ()))
        story = words(fits(telling(Tale(outcome.events), speak)))
        assert "Dawn Keep" in story
        led = words(fits(telling(Tale(outcome.events, "n" * 1500), speak)))
        assert led.startswith("nnn") and "-# " in led

    def test_the_attack_of_the_example(self) -> None:
        bastion = keep(book(), "sanctuary", defenders=6, walls=Walls(40, is_enclosed=True))
        outcome = revealed(book(), bastion, "attack", 1, 5, 1, 3)
        text = words(telling(Tale(outcome.events), Speaker("en")))
        assert "4d6 (1, 5, 1, 3)" in text
        assert "Guard 5" in text and "Guard 6" in text
        assert "4к6 (1, 5, 1, 3)" in words(telling(Tale(outcome.events), Speaker("uk")))


def test_a_friendly_monster_and_an_art_object_have_words(speak: Speaker) -> None:
    guest = Guest(1, FRIENDLY_MONSTER)
    thing = Treasure(2, ART_OBJECT, 1, value=Copper(75_000))
    text = words(bastion_panel(shown(keep(book(), guests=(guest,), stores=(thing,))), speak))
    assert speak.money(75_000) in text
    assert speak.term("guest", FRIENDLY_MONSTER) in text


def test_special_facilities_have_a_gist_that_fits_a_menu(speak: Speaker) -> None:
    for facility in book().bastion.facilities:
        assert 0 < len(speak.plain(f"facility-{FacilityKind(facility.id).replace('_', '-')}.gist")) <= 100
