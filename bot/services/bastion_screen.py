"""What the DM does behind the screen with the events of Bastions. Effects come with Reveal or Resolve."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.rules.bastion.naming import clean_text
from bot.rules.bastion.outcome import Outcome
from bot.rules.bastion.resolving import resolve, reveal
from bot.rules.bastion.rolling import keep_roll, pick_event, reroll
from bot.rules.bastion.state import Bastion
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.secret import Secret, SecretState
from bot.services.bastion_outcomes import carry_out, secret_data, tell_table
from bot.services.bastion_secrets import (
    EVENT_SECRET,
    QUIET,
    Behind,
    Digest,
    behind_of,
    digest_of,
    secrets_of,
    turn_to_see_to,
)
from bot.services.caller import Caller
from bot.services.campaigns import Campaigns
from bot.services.open_campaign import OpenCampaign

NOTE_LENGTH = 1_500
SCENE_SCREEN = "bastion-scene"


@dataclass(frozen=True, slots=True)
class Done:
    """What the DM did: the event as it stands now, everything that happened, the entry that takes it back."""

    behind: Behind
    events: tuple[Event, ...]
    entry: int


@dataclass(frozen=True, slots=True)
class AllTold:
    """The quiet events of a turn were revealed at once."""

    digest: Digest
    events: tuple[Event, ...]
    entry: int


class BastionScreen:
    """Use cases of the DM. `revision` is that of the secret: a button drawn for another one is refused."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns

    async def digest(self, caller: Caller, turn: int | None = None, page: int = 0) -> Digest:
        """The events of a turn; by default of the oldest one in which something is still hidden."""
        async with self._campaigns.read(caller) as campaign:
            campaign.require_dm()
            return await digest_of(campaign, await turn_to_see_to(campaign) if turn is None else turn, page)

    async def open(self, caller: Caller, secret_id: int) -> Behind:
        async with self._campaigns.read(caller) as campaign:
            return await behind_of(campaign, secret_id)

    async def reveal(self, caller: Caller, secret_id: int, revision: int) -> Done:
        """Let the event happen and tell it at the table."""
        async with self._campaigns.open(caller, "bastion-reveal", secret=str(secret_id)) as campaign:
            secret, bastion = await _hidden(campaign, secret_id, revision)
            outcome = reveal(campaign.book, bastion, campaign.dice, campaign.now)
            tell_table(campaign, secret.note)
            await self._settle(campaign, replace(secret, state=SecretState.REVEALED), bastion, outcome)
            return await _done(campaign, secret_id)

    async def resolve(self, caller: Caller, secret_id: int, revision: int) -> Done:
        """Let the event happen without a word to the players."""
        async with self._campaigns.open(caller, "bastion-resolve", secret=str(secret_id)) as campaign:
            secret, bastion = await _hidden(campaign, secret_id, revision)
            outcome = resolve(campaign.book, bastion, campaign.dice, campaign.now)
            await self._settle(campaign, replace(secret, state=SecretState.RESOLVED), bastion, outcome)
            return await _done(campaign, secret_id)

    async def reroll(self, caller: Caller, secret_id: int, revision: int) -> Done:
        async with self._campaigns.open(caller, "bastion-reroll", secret=str(secret_id)) as campaign:
            return await self._change(
                campaign,
                secret_id,
                revision,
                lambda bastion: reroll(campaign.book, bastion, campaign.dice, campaign.now),
            )

    async def pick(self, caller: Caller, secret_id: int, revision: int, event: str) -> Done:
        """Another event in place of what was rolled."""
        async with self._campaigns.open(
            caller, "bastion-pick", secret=str(secret_id), event=event
        ) as campaign:
            return await self._change(
                campaign, secret_id, revision, lambda bastion: pick_event(campaign.book, bastion, event)
            )

    async def keep(self, caller: Caller, secret_id: int, revision: int, position: int) -> Done:
        """One of the two rolls that inner peace gave."""
        async with self._campaigns.open(
            caller, "bastion-keep", secret=str(secret_id), position=position
        ) as campaign:
            return await self._change(
                campaign, secret_id, revision, lambda bastion: keep_roll(campaign.book, bastion, position)
            )

    async def edit(self, caller: Caller, secret_id: int, revision: int, note: str) -> Done:
        """The DM's own telling, which leads the story when it is revealed."""
        async with self._campaigns.open(caller, "bastion-edit", secret=str(secret_id)) as campaign:
            secret, _ = await _hidden(campaign, secret_id, revision)
            campaign.put(replace(secret, note=clean_text(note, NOTE_LENGTH)))
            return await _done(campaign, secret_id)

    async def propose_scene(self, caller: Caller, secret_id: int, revision: int) -> Done:
        """Offer the table a cut-scene about an event that has been told."""
        async with self._campaigns.open(caller, "bastion-scene", secret=str(secret_id)) as campaign:
            campaign.require_dm()
            campaign.require_running()
            secret = await campaign.get(Secret, secret_id)
            campaign.expect(secret, revision)
            if secret.kind != EVENT_SECRET or secret.state is not SecretState.REVEALED:
                raise RuleViolation("stale")
            campaign.post("table", SCENE_SCREEN, secret.subject)
            return await _done(campaign, secret_id)

    async def reveal_quiet(self, caller: Caller, turn: int) -> AllTold:
        """Tell every event of a turn in which all is well."""
        async with self._campaigns.open(caller, "bastion-reveal-quiet", turn=turn) as campaign:
            campaign.require_dm()
            campaign.require_running()
            quiet = [secret for secret in await secrets_of(campaign) if _is_quiet(secret, turn)]
            if not quiet:
                raise RuleViolation("stale")
            tell_table(campaign)
            for secret in quiet:
                bastion = await campaign.get(Bastion, secret.subject)
                outcome = reveal(campaign.book, bastion, campaign.dice, campaign.now)
                await self._settle(campaign, replace(secret, state=SecretState.REVEALED), bastion, outcome)
            return AllTold(await digest_of(campaign, turn), campaign.events, campaign.entry)

    async def _change(
        self,
        campaign: OpenCampaign,
        secret_id: int,
        revision: int,
        act: Callable[[Bastion], Outcome],
    ) -> Done:
        """Something that touches only what the DM knows."""
        secret, bastion = await _hidden(campaign, secret_id, revision)
        outcome = act(bastion)
        pending = outcome.bastion.pending
        assert pending is not None
        await self._settle(campaign, replace(secret, data=secret_data(pending)), bastion, outcome)
        return await _done(campaign, secret_id)

    async def _settle(
        self, campaign: OpenCampaign, secret: Secret, bastion: Bastion, outcome: Outcome
    ) -> None:
        campaign.put(secret)
        await carry_out(campaign, bastion, outcome)


def _is_quiet(secret: Secret, turn: int) -> bool:
    """Of the turn or an earlier one, so that the button takes all that its digest counts."""
    is_in_time = int(secret.data["turn"]) <= turn and secret.data.get("event") == QUIET
    return is_in_time and secret.state is SecretState.HIDDEN


async def _hidden(campaign: OpenCampaign, secret_id: int, revision: int) -> tuple[Secret, Bastion]:
    """The secret and its Bastion, while the event is still the DM's alone."""
    campaign.require_dm()
    campaign.require_running()
    secret = await campaign.get(Secret, secret_id)
    if secret.kind != EVENT_SECRET:
        raise RuleViolation("gone")
    campaign.expect(secret, revision)
    bastion = await campaign.get(Bastion, secret.subject)
    if (
        secret.state is not SecretState.HIDDEN
        or bastion.pending is None
        or bastion.pending.secret != secret.id
    ):
        raise RuleViolation("bastion-event-out", name=bastion.name)
    return secret, bastion


async def _done(campaign: OpenCampaign, secret_id: int) -> Done:
    return Done(await behind_of(campaign, secret_id), campaign.events, campaign.entry)
