"""Founding a campaign: a draft that a panel fills in with defaults ready, or everything said at once."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial

from bot.rules.campaign import Campaign, Status, WeeklyTick
from bot.rules.campaign_changes import (
    NAME_LENGTH,
    Changed,
    Missing,
    begun,
    in_timezone,
    led_by,
    missing_in,
    playing_in,
    renamed,
    speaking,
    ticking,
    whispering_in,
)
from bot.rules.clock import Timer
from bot.rules.errors import RuleViolation
from bot.rules.values import CampaignId, UserId
from bot.services.caller import Caller, Place
from bot.services.campaigns import Campaigns, required_place
from bot.services.directory import (
    campaigns_of_server,
    others_played,
    require_manager,
    settled,
    verify_at_home,
)
from bot.services.due import JobHandler, start_turns
from bot.services.ids import new_id
from bot.services.open_campaign import OpenCampaign
from bot.services.tick_schedule import expected_tick, schedule_tick
from bot.storage.job import Job

Change = Callable[[Campaign], Changed]
Changes = list[Change] | tuple[Change, ...]

DRAFT_EXPIRED = "draft-expired"
DRAFT_KEPT = timedelta(days=7)
HOME_ZONES = {"uk": "Europe/Kyiv"}
"""The time zone to begin with where the language has one home; anyone else names their city."""


@dataclass(frozen=True, slots=True)
class Given:
    """What is said at once. None is left to the panel, which begins with a default."""

    name: str | None = None
    language: str | None = None
    timezone: str | None = None
    dm_role_id: int | None = None
    dm_channel_id: int | None = None
    table_channel_id: int | None = None
    tick: WeeklyTick | None = None

    @property
    def is_complete(self) -> bool:
        return None not in (
            self.name, self.language, self.timezone, self.dm_role_id,
            self.dm_channel_id, self.table_channel_id, self.tick,
        )  # fmt: skip

    def changes(self) -> list[Change]:
        """What is said, as changes of a draft."""
        said: list[Change] = []
        if self.name is not None:
            said.append(partial(renamed, name=self.name))
        if self.language is not None:
            said.append(partial(speaking, language=self.language))
        if self.timezone is not None:
            said.append(partial(in_timezone, timezone=self.timezone))
        if self.dm_role_id is not None:
            said.append(partial(led_by, role_id=self.dm_role_id, user_ids=()))
        said += self._channel_changes()
        if self.tick is not None:
            said.append(partial(ticking, tick=self.tick))
        return said

    def _channel_changes(self) -> list[Change]:
        """The channels as said; each takes the place of what was only a guess."""
        table, screen = self.table_channel_id, self.dm_channel_id
        said: list[Change] = [partial(_without_guess, table=table, screen=screen)]
        if table is not None:
            said.append(partial(playing_in, channel_id=table))
        if screen is not None:
            said.append(partial(whispering_in, channel_id=screen))
        return said


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the server suggests where nothing was said."""

    server_name: str
    is_hidden_here: bool
    """Whether the channel of the command is one that not everybody sees: then it makes a DM channel."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A campaign about to begin. `tick` is when its first weekly tick would come."""

    state: Campaign
    revision: int
    missing: tuple[Missing, ...]
    tick: datetime | None
    now: datetime


@dataclass(frozen=True, slots=True)
class Begun:
    """A campaign that has just begun."""

    state: Campaign
    tick: datetime | None


class Setup:
    """Who manages the server founds campaigns."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns

    def jobs(self) -> Mapping[str, JobHandler]:
        return {DRAFT_EXPIRED: self.expired}

    async def begin(self, caller: Caller, given: Given, around: Surroundings) -> Draft | Begun:
        """Found a campaign of which everything is said; else begin a draft, or go on with the server's."""
        place = required_place(caller)
        require_manager(caller)
        if given.is_complete:
            return await self._at_once(caller, place, given)
        draft = await self._draft_of(place.guild_id)
        if draft is not None:
            return await self._edit(caller, draft.id, given.changes())
        fresh = _with(_default_draft(caller, place, around), given.changes())
        async with self._campaigns.create(fresh, "campaign-draft", caller) as campaign:
            campaign.schedule(DRAFT_EXPIRED, "", campaign.real_now + DRAFT_KEPT)
            return _draft_view(campaign)

    async def show(self, caller: Caller, draft_id: int) -> Draft:
        """A draft as it stands."""
        async with self._opened(caller, draft_id) as campaign:
            return _draft_view(campaign)

    async def change(self, caller: Caller, draft_id: int, revision: int, *changes: Change) -> Draft:
        """Change a draft."""
        return await self._edit(caller, draft_id, changes, revision)

    async def finish(self, caller: Caller, draft_id: int, revision: int) -> Begun:
        """Begin play with what the draft says; the table is invited."""
        async with self._opened(caller, draft_id) as campaign:
            campaign.expect(campaign.state, revision)
            campaign.cancel_job(DRAFT_EXPIRED, "")
            return await self._begin_play(campaign)

    async def discard(self, caller: Caller, draft_id: int) -> Campaign:
        """Throw a draft away."""
        async with self._opened(caller, draft_id) as campaign:
            campaign.erase()
            return campaign.state

    async def expired(self, campaign: OpenCampaign, job: Job) -> None:
        """A draft nobody finished is thrown away."""
        if campaign.state.status is Status.DRAFT:
            campaign.erase()

    async def _at_once(self, caller: Caller, place: Place, given: Given) -> Begun:
        stated = _with(Campaign(CampaignId(new_id()), place.guild_id, ""), given.changes())
        async with self._campaigns.create(stated, "campaign-create", caller) as campaign:
            return await self._begin_play(campaign)

    async def _draft_of(self, guild_id: int) -> Campaign | None:
        known = await campaigns_of_server(self._campaigns.database, guild_id)
        return next((campaign for campaign in known if campaign.status is Status.DRAFT), None)

    async def _edit(
        self, caller: Caller, draft_id: int, changes: Changes, revision: int | None = None
    ) -> Draft:
        async with self._opened(caller, draft_id) as campaign:
            if revision is not None:
                campaign.expect(campaign.state, revision)
            changed = _with(campaign.state, changes)
            if changed != campaign.state:
                campaign.put(changed)
            return _draft_view(campaign)

    @asynccontextmanager
    async def _opened(self, caller: Caller, draft_id: int) -> AsyncIterator[OpenCampaign]:
        async with self._campaigns.by_id(draft_id, "campaign-draft", caller=caller) as campaign:
            verify_at_home(campaign, caller)
            require_manager(caller)
            if campaign.state.status is not Status.DRAFT:
                raise RuleViolation("campaign-already-begun", name=campaign.state.name)
            yield campaign

    async def _begin_play(self, campaign: OpenCampaign) -> Begun:
        known = await campaigns_of_server(self._campaigns.database, campaign.state.guild_id)
        others = others_played(known, campaign.state)
        state, events = begun(campaign.state)
        state, bound = settled(state, _first_places(state, others), others)
        campaign.put(state)
        campaign.tell(*events, *bound)
        if not await campaign.all(Timer):
            start_turns(campaign)
        campaign.make_final()
        await schedule_tick(campaign)
        campaign.post("table", "campaign-welcome", campaign.id)
        return Begun(state, expected_tick(state, campaign.real_now))


def _first_places(state: Campaign, others: list[Campaign]) -> tuple[int, ...]:
    """A server's first campaign serves all of it; a further one keeps to its own channels."""
    if state.places or not others or state.table_channel_id is None:
        return state.places
    return (state.table_channel_id,)


def _with(draft: Campaign, changes: Changes) -> Campaign:
    for change in changes:
        draft, _ = change(draft)
    return draft


def _without_guess(draft: Campaign, table: int | None, screen: int | None) -> Changed:
    """A draft in which no channel is in the way of the other one."""
    if table is not None and table == draft.dm_channel_id:
        draft = replace(draft, dm_channel_id=None)
    if screen is not None and screen == draft.table_channel_id:
        draft = replace(draft, table_channel_id=None)
    return draft, ()


def _default_draft(caller: Caller, place: Place, around: Surroundings) -> Campaign:
    here = place.parent_id or place.channel_id
    return Campaign(
        CampaignId(new_id()),
        place.guild_id,
        around.server_name[:NAME_LENGTH].strip(),
        language=caller.locale,
        timezone=HOME_ZONES.get(caller.locale, "UTC"),
        dm_user_ids=(UserId(caller.actor.user_id),),
        dm_channel_id=here if around.is_hidden_here else None,
        table_channel_id=None if around.is_hidden_here else here,
    )


def _draft_view(campaign: OpenCampaign) -> Draft:
    state = campaign.state
    tick = expected_tick(state, campaign.real_now)
    return Draft(state, campaign.revision(state), missing_in(state), tick, campaign.real_now)
