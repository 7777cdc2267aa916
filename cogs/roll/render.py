"""A roll as a panel: the outcome first, the arithmetic second, then who rolled and who sees it."""

import io
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import discord
from discord import ui

from bot.rules.dice import Natural, Rolled, RollRefused
from bot.rules.dice.arithmetic import COMPARISONS
from bot.rules.dice.events import Visibility
from bot.rules.dice.hand import MAX_THROWS
from bot.rules.dice.outcomes import ChainOutcome, Outcome, dice_in
from bot.rules.values import UserId
from bot.services.rolls import BlindRoll, DmRoll, OpenRoll
from bot.text import Said, Speaker
from bot.ui.reply import Reply, card, note, row
from cogs.roll.again import Again, again_button
from cogs.roll.writing import Writer

LONGEST_TEXT = 2500
"""Characters of arithmetic that leave room for all else on a panel."""
LONGEST_LIST = 20
"""Dice listed one by one where there are too many for all to be."""
EVERY_DIE = "dice.md"

ACCENTS = {
    Natural.NONE: discord.Colour.dark_teal(),
    Natural.CRITICAL: discord.Colour.green(),
    Natural.FUMBLE: discord.Colour.red(),
}


def panel(roll: OpenRoll | BlindRoll, speak: Speaker) -> Reply:
    """For whoever rolled: the result, or of a blind roll only that it was made."""
    if isinstance(roll, BlindRoll):
        text = speak.lines(speak("roll-blind-done", text=roll.text), speak("roll-blind-note"))
        again = again_button(Again(Visibility.BLIND, roll.entry), speak)
        return Reply(card(text, rows=[row(again)] if again else [], accent=discord.Colour.darker_grey()))
    lines = [by(roll.roller, roll.rolled.comment, speak)]
    if roll.visibility is Visibility.PRIVATE:
        lines.append(speak("roll-private-note" if roll.entry is not None else "roll-private-alone"))
    again = again_button(Again(roll.visibility, roll.entry, roll.text), speak)
    return result(roll.rolled, lines, speak, again)


DM_NOTES = {Visibility.PRIVATE: "roll-dm-private", Visibility.BLIND: "roll-dm-blind"}


def dm_panel(roll: DmRoll, speak: Speaker) -> Reply:
    """For the DM channel: the result, and whether its roller knows it."""
    seen_by = speak(DM_NOTES[roll.visibility], roller=str(roll.roller))
    if isinstance(roll.rolled, RollRefused):
        text = speak.lines(speak("roll-dm-failed", text=roll.text), speak.refusal(roll.rolled), seen_by)
        return note(text, accent=discord.Colour.darker_grey())
    return result(roll.rolled, [by(roll.roller, roll.rolled.comment, speak), seen_by], speak)


def by(roller: UserId, comment: str, speak: Speaker) -> str:
    """Who rolled, and what for if that was noted."""
    if comment:
        return speak("roll-by-for", roller=str(roller), comment=comment)
    return speak("roll-by", roller=str(roller))


def result(rolled: Rolled, notes: list[str], speak: Speaker, again: ui.Item[Any] | None = None) -> Reply:
    """The result over its notes. What is too long to list is summed up, with every die in a file."""
    full = Writer(speak, longest=MAX_THROWS).write(rolled.outcome)
    is_short = len(full) <= LONGEST_TEXT
    arithmetic = full if is_short else Writer(speak, longest=LONGEST_LIST).write(rolled.outcome)
    lines = [_outcome(rolled, arithmetic, speak), *_remarks(rolled, speak), *notes]
    rows: list[ui.Item[Any]] = [row(again)] if again is not None else []
    if is_short:
        return Reply(card(speak.lines(*lines), rows=rows, accent=ACCENTS[rolled.natural]))
    lines.insert(1, speak("roll-every-die", count=len(rolled.throws)))
    file = discord.File(io.BytesIO(f"{full}\n".encode()), EVERY_DIE)
    rows.insert(0, ui.File(f"attachment://{EVERY_DIE}"))
    return Reply(card(speak.lines(*lines), rows=rows, accent=ACCENTS[rolled.natural]), files=(file,))


def _outcome(rolled: Rolled, arithmetic: str, speak: Speaker) -> str:
    if _is_question(rolled.outcome):
        return speak("roll-answer", is_true=bool(rolled.value), arithmetic=Said(arithmetic))
    return speak("roll-result", total=rolled.total, arithmetic=Said(arithmetic))


def _is_question(outcome: Outcome) -> bool:
    """Whether the roll is a comparison, to be answered by yes or no."""
    return isinstance(outcome, ChainOutcome) and outcome.steps[-1].sign in COMPARISONS


NATURALS = {Natural.CRITICAL: "roll-natural-20", Natural.FUMBLE: "roll-natural-1"}


def _remarks(rolled: Rolled, speak: Speaker) -> Iterator[str]:
    """What stands out of a result, and what its marks mean."""
    if rolled.natural in NATURALS:
        yield speak(NATURALS[rolled.natural])
    if isinstance(rolled.value, Fraction):
        yield speak("roll-fraction", exact=float(rolled.value))
    groups = list(dice_in(rolled.outcome))
    if any(group.term.is_tens for group in groups):
        yield speak("roll-tens")
    dice = [die for group in groups for die in group.dice]
    marks = [
        ("roll-mark-rerolled", any(die.rerolled for die in dice)),
        ("roll-mark-exploded", any(die.has_exploded for die in dice)),
        ("roll-mark-forced", any(die.value != die.face for die in dice)),
    ]
    meanings = [speak(id) for id, is_used in marks if is_used]
    if meanings:
        yield f"-# {' · '.join(meanings)}"
