"""Panels of campaigns, time and privacy at their fullest, in three languages: within Discord's limits."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord
import pytest
from discord import ui

from bot.rules.campaign import Automation, Campaign, CatchUp, Status
from bot.rules.campaign_events import AnswerKind, ChannelId, PlaceBound, RulingMade
from bot.rules.settings_table import RulingKind
from bot.rules.values import CampaignId, GameTime, UserId
from bot.rules.weekly import TickAnswer, WeekTurned
from bot.services.archive import Fault, Faulty, Wrong
from bot.services.campaign_settings import Overview
from bot.services.history import NEWEST, Line, Page
from bot.services.moving_time import Due, DueKind, Moved, Preview, TimeView
from bot.services.privacy import DataKind, InCampaign, PersonalData, Thing
from bot.services.setup import Begun, Draft
from bot.services.weekly_tick import Question
from bot.tables import load_book
from bot.text import LANGUAGES, Speaker
from bot.ui.reply import MAX_CHARACTERS, MAX_COMPONENTS, Reply, guarded
from bot.ui.server import Lack
from cogs.campaign import draft_panel, glance, settings_panel
from cogs.campaign.checkup import Checkup
from cogs.campaign.draft_panel import BegunPanel, DraftPanel
from cogs.campaign.files import faulty_reply
from cogs.campaign.history_panel import history_panel
from cogs.campaign.settings_controls import SettingsPanel
from cogs.privacy.panel import data_panel, deletion_panel
from cogs.time.clock_panel import clock_panel, moved_panel, preview_panel
from cogs.time.question import question_panel

LONG = "*_~`|[]<>" + "щ" * 51
BIG = 2**63 - 1
NOW = datetime(2026, 3, 4, tzinfo=UTC)
BOOK = load_book()
STATE = Campaign(
    CampaignId(BIG),
    BIG,
    LONG,
    timezone="America/North_Dakota/New_Salem",
    dm_role_id=BIG,
    dm_user_ids=tuple(UserId(BIG - number) for number in range(10)),
    dm_channel_id=BIG,
    table_channel_id=BIG - 1,
    places=tuple(BIG - number for number in range(25)),
    status=Status.RUNNING,
    is_adventuring=True,
    delete_after=NOW.isoformat(),
)
CHECKUP = Checkup(
    lacks=(
        Lack(BIG, ("view_channel", "send_messages", "attach_files")),
        Lack(BIG, ("view_channel", "send_messages", "attach_files")),
    ),
    watchers=tuple(f"<@&{BIG - number}>" for number in range(60)),
    may_make_channel=True,
)
OVERVIEW = Overview(
    state=STATE,
    revision=BIG,
    now=GameTime(BIG),
    turn=99_999,
    turn_due=GameTime(BIG),
    tick=NOW,
    real_now=NOW,
    is_dm=True,
    may_configure=True,
    table=BOOK.settings,
    entry=BIG,
    events=tuple(PlaceBound(ChannelId(BIG)) for _ in range(27)),
)
DRAFT = Draft(STATE, BIG, (), NOW, NOW)

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
@pytest.mark.parametrize("page", list(settings_panel.PAGES))
def test_every_page_of_the_settings_fits(language: str, page: str) -> None:
    fits(settings_panel.settings_panel(SettingsPanel(OVERVIEW, page, checkup=CHECKUP), speaker(language)))


@languages
@pytest.mark.parametrize("ruling", [row.id for row in BOOK.settings.rulings])
def test_every_ruling_is_explained_with_its_source(language: str, ruling: str) -> None:
    shown = SettingsPanel(OVERVIEW, "rulings", ruling, CHECKUP)
    reply = settings_panel.settings_panel(shown, speaker(language))
    fits(reply)
    source = BOOK.settings.rulings_by_id[ruling].source
    assert speaker(language).term("source", source) in words(reply)
    for value in BOOK.settings.rulings_by_id[ruling].values:
        made = RulingMade(RulingKind(ruling), AnswerKind(f"{ruling}-{value}"))
        assert speaker(language).event(made)


@languages
@pytest.mark.parametrize("automation", [row.id for row in BOOK.settings.automation])
def test_every_automation_has_three_ways(language: str, automation: str) -> None:
    for now in Automation:
        state = replace(STATE, automation={automation: now})
        shown = SettingsPanel(replace(OVERVIEW, state=state), "automation", automation, CHECKUP)
        fits(settings_panel.settings_panel(shown, speaker(language)))


@languages
def test_the_founding_fits(language: str) -> None:
    speak = speaker(language)
    fits(draft_panel.draft_panel(DraftPanel(DRAFT, CHECKUP), speak))
    bare = replace(STATE, dm_channel_id=None, table_channel_id=None, dm_user_ids=(), dm_role_id=None)
    empty = replace(DRAFT, state=bare, missing=tuple(draft_panel.Missing), tick=None)
    fits(draft_panel.draft_panel(DraftPanel(empty, CHECKUP), speak))
    fits(draft_panel.begun_panel(BegunPanel(Begun(STATE, NOW), CHECKUP), speak))
    fits(draft_panel.discarded_panel(LONG, speak))


@languages
def test_every_form_fits(language: str) -> None:
    speak = speaker(language)
    forms = [make(DRAFT, speak) for make in draft_panel.FORMS.values()]
    forms += [make(OVERVIEW, speak) for make in settings_panel.FORMS.values()]
    for form in forms:
        form_fits(form.to_dict())


@languages
def test_what_is_posted_fits(language: str) -> None:
    speak = speaker(language)
    fits(glance.welcome_panel(STATE, speak))
    fits(glance.glance_panel(OVERVIEW, speak))
    fits(glance.glance_panel(replace(OVERVIEW, state=replace(STATE, status=Status.PAUSED)), speak))
    fits(glance.deletion_panel(replace(STATE, status=Status.DELETED), speak))
    fits(glance.deletion_panel(STATE, speak))
    fits(glance.restore_panel([STATE] * 30, speak))
    fits(glance.restore_panel([], speak))
    fits(glance.news_panel(glance.News((WeekTurned(1, GameTime(0)),) * 60, BIG), speak))
    fits(glance.done_panel(OVERVIEW, speak))


@languages
def test_history_fits(language: str) -> None:
    line = Line(BIG, NOW, GameTime(BIG), BIG, OVERVIEW.events, ((100, 53), (6, 1), (6, 5)) * 99, False, True)
    lines = tuple(replace(line, is_undone=bool(number % 2)) for number in range(6))
    for page in (Page(STATE.id, LONG, lines, BIG, BIG), Page(STATE.id, LONG, (), NEWEST, None)):
        fits(history_panel(page, speaker(language)))


@languages
def test_the_clock_fits(language: str) -> None:
    speak = speaker(language)
    due = tuple(Due(DueKind(kind), GameTime(BIG), 99_999) for kind in ("bastion-turn", "bastion-stay") * 4)
    for more in (0, 1, 2, 5, 21):
        for is_out, is_paused in ((True, False), (False, True), (False, False)):
            view = TimeView(STATE.id, BIG, GameTime(BIG), is_out, is_paused, due, more)
            fits(clock_panel(view, speak))
            fits(moved_panel(Moved(view, GameTime(1), OVERVIEW.events, BIG), speak))
        fits(preview_panel(Preview(STATE.id, BIG, GameTime(0), GameTime(BIG), due * 12, more), speak))
    fits(clock_panel(TimeView(STATE.id, BIG, GameTime(0), False, False, ()), speak))


@languages
def test_the_question_of_the_tick_fits(language: str) -> None:
    asked = Question(
        BIG, BIG, 1, 7, GameTime(0), GameTime(0), True, tuple(TickAnswer), None, NOW, BIG, OVERVIEW.events
    )
    for ticks in (1, 2, 5, 21):
        fits(question_panel(replace(asked, ticks=ticks), speaker(language)))
        for answer in TickAnswer:
            fits(question_panel(replace(asked, ticks=ticks, answer=answer, is_out=False), speaker(language)))


@languages
def test_personal_data_fits(language: str) -> None:
    things = tuple(Thing(DataKind(kind), LONG) for kind in ("character", "bastion", "prompt", "campaign")) * 9
    campaigns = tuple(InCampaign(LONG, things, entries) for entries in (0, 1, 2, 5, 21, 111)) * 4
    for data in (
        PersonalData("uk", campaigns, NOW),
        PersonalData(None, campaigns, None),
        PersonalData(None, (), None),
    ):
        fits(data_panel(data, speaker(language)))
        fits(deletion_panel(data, speaker(language)))


@languages
@pytest.mark.parametrize("count", [1, 2, 5, 21, 500])
def test_faults_of_a_file_fit(language: str, count: int) -> None:
    faults = tuple(
        Fault("characters[0]." + "x" * 300, list(Wrong)[number % len(Wrong)]) for number in range(count)
    )
    fits(faulty_reply(Faulty(faults), speaker(language)))


@languages
def test_every_policy_has_words(language: str) -> None:
    for policy in CatchUp:
        for is_out in (True, False):
            state = replace(STATE, catch_up=policy, is_adventuring=is_out)
            page = SettingsPanel(replace(OVERVIEW, state=state, is_dm=is_out), "tick", checkup=CHECKUP)
            fits(settings_panel.settings_panel(page, speaker(language)))


def speaker(language: Any) -> Speaker:
    return Speaker(language)


def fits(reply: Reply) -> None:
    """Discord takes the message: components, characters, options, labels."""
    reply = guarded(reply)
    assert sum(1 for _ in reply.view.walk_children()) <= MAX_COMPONENTS
    assert reply.view.content_length() <= MAX_CHARACTERS
    for part in parts(reply.view.to_components()):
        part_fits(part)


def form_fits(form: dict[str, Any]) -> None:
    assert len(form["title"]) <= 45
    assert len(form["components"]) <= 5
    for part in parts(form["components"]):
        if part["type"] == discord.ComponentType.label.value:
            assert len(part["label"]) <= 45
            assert len(part.get("description") or "") <= 100
        part_fits(part)


def part_fits(part: dict[str, Any]) -> None:
    if part["type"] == discord.ComponentType.button.value:
        assert 0 < len(part["label"]) <= 38, part["label"]
    assert len(part.get("custom_id", "x")) <= 100
    assert len(part.get("placeholder") or "") <= 150
    options = part.get("options", [])
    assert len(options) <= 25
    for option in options:
        assert 0 < len(option["label"]) <= 100
        assert len(option.get("description") or "") <= 100


def parts(of: Any) -> Iterator[dict[str, Any]]:
    if isinstance(of, list):
        for each in of:
            yield from parts(each)
    elif isinstance(of, dict):
        if "type" in of:
            yield of
        for key in ("components", "component", "accessory"):
            yield from parts(of.get(key))


def words(reply: Reply) -> str:
    return "\n".join(item.content for item in reply.view.walk_children() if isinstance(item, ui.TextDisplay))
