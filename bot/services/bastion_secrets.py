"""What the DM alone sees of Bastions: the digest of a turn, each event behind the screen. Changes nothing."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.bastion.resolving import cast
from bot.rules.bastion.state import Bastion, EventKind, Pending, Stage
from bot.rules.campaign import Automation
from bot.rules.errors import RuleViolation
from bot.rules.secret import Secret, SecretState
from bot.rules.values import CampaignId
from bot.services.bastion_cards import owner_of
from bot.services.read_campaign import ReadCampaign

EVENT_SECRET = "bastion-event"
QUIET = EventKind("all_is_well")


class Progress(StrEnum):
    """How far an event has come."""

    HIDDEN = "hidden"
    ASKED = "asked"
    """It is out, and its owner's answer is awaited."""
    TOLD = "told"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class DigestRow:
    """One Bastion's event. There are two events while one of two rolls is to be kept."""

    secret_id: int
    bastion: str
    owner: str
    progress: Progress
    events: tuple[EventKind, ...]
    rolls: tuple[int, ...]
    owed: int = 0
    """How many later turns of the Bastion wait for this event."""


@dataclass(frozen=True, slots=True)
class Digest:
    """The events of a turn, after those of earlier turns that are open and hold later ones up.

    `quiet` counts the hidden ones where all is well, if the campaign wants them offered to be told at once.
    """

    campaign_id: CampaignId
    turn: int
    rows: tuple[DigestRow, ...]
    quiet: int
    page: int = 0


@dataclass(frozen=True, slots=True)
class Behind:
    """One event behind the screen. `bastion` is None when it is gone."""

    row: DigestRow
    revision: int
    bastion: Bastion | None
    note: str
    kinds: tuple[EventKind, ...]
    ideas: tuple[tuple[str, str], ...]
    """What it may be about: (family of the term, id)."""
    cast: tuple[str, ...]
    """Whom a cut-scene may put on stage."""


async def digest_of(campaign: ReadCampaign, turn: int, page: int = 0) -> Digest:
    """What the DM has to see to at a turn, and what has been seen to."""
    rows = [
        (int(secret.data["turn"]), row)
        for secret in await secrets_of(campaign)
        if int(secret.data["turn"]) <= turn
        and ((row := await _row(campaign, secret)).owed or secret.data["turn"] == turn)
    ]
    rows.sort(key=lambda each: (each[0], each[1].bastion.casefold()))
    offers_quiet = campaign.automation(QUIET) is not Automation.OFF
    quiet = sum(row.progress is Progress.HIDDEN and row.events == (QUIET,) for _, row in rows if offers_quiet)
    return Digest(campaign.id, turn, tuple(row for _, row in rows), quiet, page)


async def secrets_of(campaign: ReadCampaign) -> list[Secret]:
    return [secret for secret in await campaign.all(Secret) if secret.kind == EVENT_SECRET]


async def turn_to_see_to(campaign: ReadCampaign) -> int:
    """The oldest turn with an event still hidden, else the newest that had one. Refused without any."""
    secrets = await secrets_of(campaign)
    if not secrets:
        raise RuleViolation("bastion-no-secrets")
    hidden = [int(each.data["turn"]) for each in secrets if each.state is SecretState.HIDDEN]
    return min(hidden) if hidden else max(int(each.data["turn"]) for each in secrets)


async def behind_of(campaign: ReadCampaign, secret_id: int) -> Behind:
    campaign.require_dm()
    secret = await campaign.get(Secret, secret_id)
    bastion = await campaign.find(Bastion, secret.subject)
    row = await _row(campaign, secret)
    events = campaign.book.bastion.events
    ideas = {
        "extraordinary_opportunity": ("opportunity", events.extraordinary_opportunity.ideas),
        "request_for_aid": ("aid", events.request_for_aid.ideas),
    }
    family, ids = ideas.get(row.events[0], ("", ())) if len(row.events) == 1 else ("", ())
    return Behind(
        row=row,
        revision=campaign.revision(secret),
        bastion=bastion,
        note=secret.note,
        kinds=events.kinds,
        ideas=tuple((family, id) for id in ids),
        cast=() if bastion is None else cast(bastion),
    )


async def _row(campaign: ReadCampaign, secret: Secret) -> DigestRow:
    bastion = await campaign.find(Bastion, secret.subject)
    owner = None if bastion is None else await owner_of(campaign, bastion)
    pending = None if bastion is None or bastion.pending is None else bastion.pending
    if pending is not None and pending.secret != secret.id:
        pending = None
    return DigestRow(
        secret_id=secret.id,
        bastion="" if bastion is None else bastion.name,
        owner="" if owner is None else owner.name,
        progress=_progress(secret, pending),
        events=_events(campaign, secret, pending),
        rolls=() if pending is None else pending.rolls,
        owed=0 if bastion is None or pending is None else len(bastion.owed),
    )


def _progress(secret: Secret, pending: Pending | None) -> Progress:
    if secret.state is SecretState.HIDDEN:
        return Progress.HIDDEN
    if secret.state is SecretState.RESOLVED:
        return Progress.SILENT
    return Progress.ASKED if pending is not None and pending.stage is Stage.CHOOSING else Progress.TOLD


def _events(campaign: ReadCampaign, secret: Secret, pending: Pending | None) -> tuple[EventKind, ...]:
    if pending is None:
        return (EventKind(str(secret.data["event"])),) if "event" in secret.data else ()
    if pending.event is not None:
        return (pending.event,)
    return tuple(campaign.book.bastion.events.roll.at(roll) for roll in pending.rolls)
