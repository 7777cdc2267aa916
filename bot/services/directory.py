"""The campaigns of a server side by side: who plays where, and where a new one would be in the way."""

import sqlite3
from collections.abc import Iterable, Mapping

from bot.rules.campaign import Campaign, Status
from bot.rules.campaign_changes import Changed, bound_to
from bot.rules.errors import RuleViolation
from bot.services.caller import Caller
from bot.services.read_campaign import ReadCampaign
from bot.storage.connection import Database
from bot.storage.rows import campaigns_of, load_one

PLAYED = (Status.RUNNING, Status.PAUSED)


async def campaigns_of_server(database: Database, guild_id: int) -> list[Campaign]:
    """Every campaign of a server, drafts and deleted ones included, by id."""

    def work(connection: sqlite3.Connection) -> list[Campaign]:
        found = (load_one(connection, Campaign, id) for id in campaigns_of(connection, guild_id))
        return [stored.state for stored in found if stored is not None]

    return await database.read(work)


def others_played(campaigns: Iterable[Campaign], but: Campaign) -> list[Campaign]:
    """The campaigns that are running or paused beside this one."""
    return [other for other in campaigns if other.id != but.id and other.status in PLAYED]


def places_taken(others: Iterable[Campaign]) -> Mapping[int, str]:
    """The channels and categories in use, each with the name of its campaign."""
    taken: dict[int, str] = {}
    for other in others:
        for place in (*other.places, other.table_channel_id, other.dm_channel_id):
            if place is not None:
                taken[place] = other.name
    return taken


def settled(campaign: Campaign, places: tuple[int, ...], others: Iterable[Campaign]) -> Changed:
    """The campaign bound to these places and its own two channels; to nothing, if it serves the whole server.

    Refused when a place is taken, or when two campaigns would serve the whole server.
    """
    others = list(others)
    own = [id for id in (campaign.table_channel_id, campaign.dm_channel_id) if id is not None]
    taken = places_taken(others)
    for channel in own:
        if channel in taken:
            raise RuleViolation("settings-place-taken", channel_id=channel, name=taken[channel])
    if places:
        return bound_to(campaign, (*places, *own), taken)
    for other in others:
        if not other.places:
            raise RuleViolation("settings-server-taken", name=other.name)
    return bound_to(campaign, (), taken)


def verify_at_home(campaign: ReadCampaign, caller: Caller) -> None:
    """Refuse a control that reached over from another server."""
    if caller.place is None or caller.place.guild_id != campaign.state.guild_id:
        raise RuleViolation("gone")


def require_manager(caller: Caller) -> None:
    """Refuse anyone who may not manage the server."""
    if not caller.actor.may_manage:
        raise RuleViolation("campaign-manager-only")
