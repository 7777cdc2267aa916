"""What the controls of the settings panel do."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from bot.rules.campaign import Automation, CatchUp, Units, WeeklyTick
from bot.rules.campaign_changes import (
    CHOICE_HOURS,
    TURN_DAYS,
    WEEKDAYS,
    catching_up,
    choosing_within,
    in_timezone,
    measured_in,
    renamed,
    speaking,
    ticking,
    with_turns_of,
)
from bot.rules.campaign_events import WeekdayKind
from bot.rules.errors import RuleViolation
from bot.services.caller import Caller
from bot.services.campaign_settings import CampaignSettings, Change, Overview
from bot.text import Speaker
from bot.text.reading.amounts import whole_number
from bot.text.reading.weekdays import weekday_hour
from bot.ui.perform import perform
from bot.ui.press import Form, Handler, Press, Presses
from cogs.campaign.checkup import check
from cogs.campaign.forms import OFF, read_people, read_zone
from cogs.campaign.settings_panel import FORMS, KIND, PAGES, SettingsPanel, settings_panel

Interaction = discord.Interaction[Any]
Deed = Callable[[Caller], Awaitable[Overview]]


class Governing:
    """Turns pages, changes settings, and shows the page again with what has changed."""

    def __init__(self, settings: CampaignSettings) -> None:
        self._settings = settings

    @property
    def presses(self) -> Presses:
        handlers: dict[str, Handler] = {
            "open": self.open,
            "page": self.turn_page,
            "look": self.look,
            "edit": self.edit,
            "fill": self.fill,
            "lead": self.lead,
            "whisper": self.whisper,
            "play": self.play,
            "bind": self.bind,
            "weekday": self.set_weekday,
            "catchup": self.set_catch_up,
            "out": partial(self.set_out, out=True),
            "home": partial(self.set_out, out=False),
            "systems": self.set_systems,
            "automate": self.automate,
            "rule": self.rule,
        }
        return {(verb, KIND): handler for verb, handler in handlers.items()}

    async def show(self, interaction: Interaction) -> None:
        """/campaign settings."""

        async def use_case(caller: Caller) -> SettingsPanel:
            overview = await self._settings.for_changing(caller)
            return SettingsPanel(overview, "general", checkup=check(interaction.guild, overview.state))

        await perform(interaction, use_case, settings_panel)

    async def open(self, interaction: Interaction, press: Press) -> None:
        """The panel behind a button of another panel, for the presser alone."""
        await self._page(
            interaction, partial(self._settings.page, campaign_id=press.id), "general", edit=False
        )

    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        page = press.values[0] if press.values else ""
        await self._page(interaction, partial(self._settings.page, campaign_id=press.id), page)

    async def look(self, interaction: Interaction, press: Press) -> None:
        """Look closer at one automation or ruling of a page."""
        item = press.values[0] if press.values else ""
        await self._page(interaction, partial(self._settings.page, campaign_id=press.id), press.arg, item)

    async def edit(self, interaction: Interaction, press: Press) -> None:
        """Open the form behind a button."""

        def form(overview: Overview, speak: Speaker) -> Form:
            return FORMS[press.arg](overview, speak)

        await perform(interaction, partial(self._settings.page, campaign_id=press.id), form)

    async def fill(self, interaction: Interaction, press: Press) -> None:
        """Take over what a form says."""
        page, read = READERS[press.arg]

        async def deed(caller: Caller) -> Overview:
            overview = await self._settings.page(caller, press.id)
            return await self._settings.change(caller, press.id, press.revision, *read(press, overview))

        await self._page(interaction, deed, page)

    async def lead(self, interaction: Interaction, press: Press) -> None:
        async def deed(caller: Caller) -> Overview:
            role_id, user_ids = read_people(press.values, interaction.guild)
            return await self._settings.lead(caller, press.id, press.revision, role_id, user_ids)

        await self._page(interaction, deed, "dms")

    async def whisper(self, interaction: Interaction, press: Press) -> None:
        deed = partial(self._settings.whisper, channel_id=int(press.values[0]))
        await self._page(interaction, _on(deed, press), "channels")

    async def play(self, interaction: Interaction, press: Press) -> None:
        deed = partial(self._settings.play, channel_id=int(press.values[0]))
        await self._page(interaction, _on(deed, press), "channels")

    async def bind(self, interaction: Interaction, press: Press) -> None:
        deed = partial(self._settings.bind, places=tuple(map(int, press.values)))
        await self._page(interaction, _on(deed, press), "channels")

    async def set_weekday(self, interaction: Interaction, press: Press) -> None:
        async def deed(caller: Caller) -> Overview:
            before = (await self._settings.page(caller, press.id)).state.tick
            return await self._change(caller, press, partial(ticking, tick=_on_day(before, press.values[0])))

        await self._page(interaction, deed, "tick")

    async def set_catch_up(self, interaction: Interaction, press: Press) -> None:
        async def deed(caller: Caller) -> Overview:
            return await self._change(
                caller, press, partial(catching_up, policy=_one_of(CatchUp, press.values[0]))
            )

        await self._page(interaction, deed, "tick")

    async def set_out(self, interaction: Interaction, press: Press, *, out: bool) -> None:
        await self._page(interaction, _on(partial(self._settings.set_out, out=out), press), "tick")

    async def set_systems(self, interaction: Interaction, press: Press) -> None:
        deed = partial(self._settings.switch, on=frozenset(press.values))
        await self._page(interaction, _on(deed, press), "systems")

    async def automate(self, interaction: Interaction, press: Press) -> None:
        item, _, value = press.arg.partition(".")

        async def deed(caller: Caller) -> Overview:
            to = _one_of(Automation, value)
            return await self._settings.automate(caller, press.id, press.revision, item, to)

        await self._page(interaction, deed, "automation", item)

    async def rule(self, interaction: Interaction, press: Press) -> None:
        deed = partial(self._settings.rule, ruling=press.arg, value=press.values[0])
        await self._page(interaction, _on(deed, press), "rulings", press.arg)

    async def _change(self, caller: Caller, press: Press, change: Change) -> Overview:
        return await self._settings.change(caller, press.id, press.revision, change)

    async def _page(
        self, interaction: Interaction, deed: Deed, page: str, item: str = "", *, edit: bool = True
    ) -> None:
        async def use_case(caller: Caller) -> SettingsPanel:
            if page not in PAGES:
                raise RuleViolation("stale")
            overview = await deed(caller)
            if item and item not in {**overview.table.automation_by_id, **overview.table.rulings_by_id}:
                raise RuleViolation("stale")
            return SettingsPanel(overview, page, item, check(interaction.guild, overview.state))

        await perform(interaction, use_case, settings_panel, edit=edit)


def _on(deed: Callable[..., Awaitable[Overview]], press: Press) -> Deed:
    """A use case on the campaign and revision of a control."""
    return partial(deed, campaign_id=press.id, revision=press.revision)


def _one_of(kind: Any, value: str) -> Any:
    """A value of an enum. Refused for one that it has not."""
    try:
        return kind(value)
    except ValueError as unknown:
        raise RuleViolation("stale") from unknown


def _on_day(before: WeeklyTick, day: str) -> WeeklyTick:
    """The tick on another weekday, or off; its hour stays."""
    if day == OFF:
        return WeeklyTick(False, before.weekday, before.hour, before.minute)
    if day not in WEEKDAYS:
        raise RuleViolation("stale")
    return WeeklyTick(True, WEEKDAYS.index(WeekdayKind(day)), before.hour, before.minute)


def _read_general(press: Press, overview: Overview) -> list[Change]:
    return [
        partial(renamed, name=press.fields["name"]),
        partial(speaking, language=press.fields["language"]),
        partial(in_timezone, timezone=read_zone(press, overview.state)),
        partial(measured_in, units=_one_of(Units, press.fields["units"])),
    ]


def _read_hour(press: Press, overview: Overview) -> list[Change]:
    day = WEEKDAYS[overview.state.tick.weekday]
    return [partial(ticking, tick=weekday_hour(f"{day} {press.fields['hour']}"))]


def _read_turns(press: Press, overview: Overview) -> list[Change]:
    return [
        partial(with_turns_of, days=whole_number(press.fields["days"], TURN_DAYS[0], TURN_DAYS[-1])),
        partial(
            choosing_within, hours=whole_number(press.fields["hours"], CHOICE_HOURS[0], CHOICE_HOURS[-1])
        ),
    ]


READERS: dict[str, tuple[str, Callable[[Press, Overview], list[Change]]]] = {
    "general": ("general", _read_general),
    "hour": ("tick", _read_hour),
    "turns": ("turns", _read_turns),
}
"""For each form the page it belongs to, and what it changes."""
