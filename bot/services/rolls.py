"""Rolling dice, in a campaign or without. Decides who sees a roll; a blind result goes to the DM alone."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from bot.rules.dice import AdvantageWords, Dice, Expression, Rolled, RollRefused, parse_cached, roll
from bot.rules.dice.events import BlindRollFailed, RollMade, Visibility
from bot.rules.errors import RuleViolation
from bot.rules.values import UserId
from bot.services.caller import Caller
from bot.services.campaigns import Campaigns
from bot.services.chance import KeptDice
from bot.services.open_campaign import OpenCampaign
from bot.services.read_campaign import ReadCampaign
from bot.storage import journal
from bot.text.languages import LANGUAGES
from bot.text.speaker import catalog_of

DM_SCREEN = "roll"
"""The screen that shows a DM what was rolled out of sight."""


@dataclass(frozen=True, slots=True)
class OpenRoll:
    """A roll that its roller sees. `entry` is its journal entry, None where no campaign is played."""

    roller: UserId
    text: str
    visibility: Visibility
    rolled: Rolled
    entry: int | None


@dataclass(frozen=True, slots=True)
class BlindRoll:
    """All that the roller of a blind roll may know."""

    roller: UserId
    text: str
    entry: int


@dataclass(frozen=True, slots=True)
class DmRoll:
    """A roll for the DM's eyes; a refusal where the dice fell so that there is no result."""

    roller: UserId
    text: str
    visibility: Visibility
    rolled: Rolled | RollRefused


class Rolls:
    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns

    async def roll(self, caller: Caller, text: str, visibility: Visibility) -> OpenRoll | BlindRoll:
        """Throw the dice. Raises `RollRefused` for what cannot be rolled."""
        expression = parse_cached(text, advantage_words())
        if await self._campaigns.voice_at(caller.place) is None:
            return self._without_campaign(caller, expression, visibility)
        async with self._campaigns.open(caller, "roll", text=text, visibility=visibility.value) as campaign:
            if visibility is Visibility.BLIND:
                return _rolled_blind(campaign, expression)
            return _rolled_openly(campaign, expression, visibility)

    async def again(self, caller: Caller, entry_id: int, visibility: Visibility) -> OpenRoll | BlindRoll:
        """Throw the dice of an earlier roll of this campaign once more; whoever could see it may."""
        return await self.roll(caller, await self._text_of(caller, entry_id), visibility)

    def _without_campaign(self, caller: Caller, expression: Expression, visibility: Visibility) -> OpenRoll:
        if visibility is Visibility.BLIND:
            raise RuleViolation("roll-blind-without-dm")
        rolled = roll(expression, KeptDice(self._campaigns.dice))
        return OpenRoll(UserId(caller.actor.user_id), expression.text, visibility, rolled, None)

    async def _text_of(self, caller: Caller, entry_id: int) -> str:
        async with self._campaigns.read(caller) as campaign:
            entry = await self._campaigns.database.read(
                lambda connection: journal.entry_by_id(connection, entry_id)
            )
            if entry is None or entry.campaign_id != campaign.id:
                raise RuleViolation("gone")
            for event in entry.events:
                if isinstance(event, RollMade | BlindRollFailed) and _may_repeat(event, campaign):
                    return event.text
        raise RuleViolation("gone")


def _may_repeat(event: RollMade | BlindRollFailed, reader: ReadCampaign) -> bool:
    """What was typed is known to its roller, whatever the dice said."""
    user_id = reader.actor.user_id
    return event.roller == user_id or event.audience.admits(user_id, is_dm=reader.is_dm)


def _rolled_openly(campaign: OpenCampaign, expression: Expression, visibility: Visibility) -> OpenRoll:
    roller = UserId(campaign.actor.user_id)
    rolled = roll(expression, campaign.dice)
    campaign.tell(RollMade(roller, expression.text, rolled.total, visibility))
    if visibility is Visibility.PRIVATE and not campaign.is_dm and campaign.state.dm_channel_id is not None:
        _show_dm(campaign, expression, visibility)
    return OpenRoll(roller, expression.text, visibility, rolled, campaign.entry)


def _rolled_blind(campaign: OpenCampaign, expression: Expression) -> BlindRoll:
    roller = UserId(campaign.actor.user_id)
    if campaign.state.dm_channel_id is None:
        raise RuleViolation("roll-blind-without-dm-channel")
    rolled = _rolled_or_refused(expression, campaign.dice)
    if isinstance(rolled, Rolled):
        campaign.tell(RollMade(roller, expression.text, rolled.total, Visibility.BLIND))
    else:
        campaign.tell(BlindRollFailed(roller, expression.text))
    _show_dm(campaign, expression, Visibility.BLIND)
    return BlindRoll(roller, expression.text, campaign.entry)


def _show_dm(campaign: OpenCampaign, expression: Expression, visibility: Visibility) -> None:
    faces = " ".join(str(face) for _, face in campaign.dice.rolls)
    campaign.post(
        "dm",
        DM_SCREEN,
        roller=campaign.actor.user_id,
        text=expression.text,
        visibility=visibility.value,
        faces=faces,
    )


def dm_roll(args: Mapping[str, str | int]) -> DmRoll:
    """A roll as it was posted for the DM, worked out again from the faces that fell."""
    faces = [int(face) for face in str(args["faces"]).split()]
    expression = parse_cached(str(args["text"]), advantage_words())
    return DmRoll(
        UserId(int(args["roller"])),
        expression.text,
        Visibility(str(args["visibility"])),
        _rolled_or_refused(expression, _FallenDice(faces)),
    )


def _rolled_or_refused(expression: Expression, dice: Dice) -> Rolled | RollRefused:
    try:
        return roll(expression, dice)
    except RollRefused as refused:
        return refused


class _FallenDice:
    """Dice that show what they showed before."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = iter(faces)

    def roll(self, sides: int) -> int:
        return next(self._faces)


@cache
def advantage_words() -> AdvantageWords:
    """The words for Advantage and Disadvantage of all languages: people type what they are used to."""
    return AdvantageWords(_words("read-roll-advantage"), _words("read-roll-disadvantage"))


def _words(id: str) -> list[str]:
    listed = [catalog_of(language).form(id, {}) for language in LANGUAGES]
    return [word.strip() for words in listed for word in words.split(",")]
