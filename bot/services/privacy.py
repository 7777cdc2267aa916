"""What is stored of a person, as a page, as a file, and deleted on request after days of grace."""

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, NewType

from bot.rules.campaign import Campaign
from bot.rules.errors import RuleViolation
from bot.services.caller import Caller
from bot.services.campaigns import Campaigns
from bot.services.heartbeat import LoneHandler
from bot.services.preferences import Preferences
from bot.storage import journal, people
from bot.storage.job import Job, job_id
from bot.storage.people import Trace
from bot.storage.rows import NO_CAMPAIGN, erase, load_one, save

DataKind = NewType("DataKind", str)
"""A kind of stored thing: `character`, `prompt`…"""

FORGETTING = "person-forgotten"
GRACE_DAYS = 7
SCHEMA = 1


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that holds the person's data; it has a name when it is theirs."""

    kind: DataKind
    name: str | None


@dataclass(frozen=True, slots=True)
class InCampaign:
    """What stands in one campaign. `entries` counts what the person did there."""

    name: str
    things: tuple[Thing, ...]
    entries: int


@dataclass(frozen=True, slots=True)
class PersonalData:
    """Everything stored of a person. `deletion` is when it goes, if that was asked for."""

    language: str | None
    campaigns: tuple[InCampaign, ...]
    deletion: datetime | None

    @property
    def is_empty(self) -> bool:
        return self.language is None and not self.campaigns


class Privacy:
    """Everybody looks after their own data, in servers and in direct messages."""

    def __init__(self, campaigns: Campaigns, preferences: Preferences) -> None:
        self._campaigns = campaigns
        self._preferences = preferences

    def jobs(self) -> Mapping[str, LoneHandler]:
        return {FORGETTING: self.forget}

    async def show(self, caller: Caller) -> PersonalData:
        user_id = caller.actor.user_id
        language = await self._preferences.language_of(user_id)
        return await self._campaigns.database.read(lambda connection: _data(connection, user_id, language))

    async def export(self, caller: Caller) -> bytes:
        """The person's data as JSON: their things whole, what they did, and where else they are named."""
        user_id = caller.actor.user_id
        language = await self._preferences.language_of(user_id)
        document = await self._campaigns.database.read(lambda connection: _document(connection, user_id))
        document = {"schema": SCHEMA, "user": user_id, "language": language, **document}
        return json.dumps(document, ensure_ascii=False, indent=1).encode()

    async def ask_deletion(self, caller: Caller) -> PersonalData:
        """Delete everything after days of grace. Refused where nothing is stored."""
        data = await self.show(caller)
        if data.is_empty:
            raise RuleViolation("privacy-nothing-stored")
        if data.deletion is None:
            due = self._campaigns.clock() + timedelta(days=GRACE_DAYS)
            job = _job_of(caller.actor.user_id, int(due.timestamp()))
            await self._campaigns.database.commit(lambda connection: save(connection, job, NO_CAMPAIGN, 1))
        return await self.show(caller)

    async def keep(self, caller: Caller) -> PersonalData:
        """Take the wish for deletion back."""
        id = _job_of(caller.actor.user_id, 0).id
        await self._campaigns.database.commit(lambda connection: erase(connection, "job", id))
        return await self.show(caller)

    async def forget(self, job: Job) -> None:
        """The days of grace are over."""
        user_id = int(job.key)

        def work(connection: sqlite3.Connection) -> None:
            people.forget(connection, user_id)
            erase(connection, "job", job.id)

        await self._preferences.choose(user_id, None)
        await self._campaigns.database.commit(work)
        self._campaigns.forget_voices()


def _job_of(user_id: int, due: int) -> Job:
    return Job(job_id(NO_CAMPAIGN, FORGETTING, str(user_id)), FORGETTING, str(user_id), due)


def _data(connection: sqlite3.Connection, user_id: int, language: str | None) -> PersonalData:
    traces = people.traces_of(connection, user_id)
    campaigns = (
        InCampaign(
            _campaign_name(connection, campaign_id),
            tuple(Thing(DataKind(trace.kind), trace.name) for trace in _in(campaign_id, traces)),
            journal.count_of_actor(connection, campaign_id, user_id),
        )
        for campaign_id in people.campaigns_with(connection, user_id)
    )
    job = load_one(connection, Job, _job_of(user_id, 0).id)
    deletion = None if job is None else datetime.fromtimestamp(job.state.due, UTC)
    return PersonalData(language, tuple(campaigns), deletion)


def _document(connection: sqlite3.Connection, user_id: int) -> dict[str, Any]:
    traces = people.traces_of(connection, user_id)
    return {
        "campaigns": [
            {
                "id": campaign_id,
                "name": _campaign_name(connection, campaign_id),
                "things": [
                    {"kind": trace.kind, "id": trace.id, "state": trace.state}
                    for trace in _in(campaign_id, traces)
                ],
                "journal": [
                    _entry_json(entry, user_id)
                    for entry in journal.all_entries(connection, campaign_id)
                    if entry.actor_id == user_id
                ],
            }
            for campaign_id in people.campaigns_with(connection, user_id)
        ]
    }


def _entry_json(entry: journal.Entry, user_id: int) -> dict[str, Any]:
    """What the person did, and of what came of it what every player may know."""
    events = tuple(event for event in entry.events if event.audience.admits(user_id, is_dm=False))
    return {
        "at": datetime.fromtimestamp(entry.at_utc, UTC).isoformat(),
        "use_case": entry.use_case,
        "args": json.loads(entry.args),
        "events": json.loads(journal.dump_events(events)),
    }


def _in(campaign_id: int, traces: Iterable[Trace]) -> Iterable[Trace]:
    return (trace for trace in traces if trace.campaign_id == campaign_id)


def _campaign_name(connection: sqlite3.Connection, campaign_id: int) -> str:
    stored = load_one(connection, Campaign, campaign_id)
    return "" if stored is None else stored.state.name
