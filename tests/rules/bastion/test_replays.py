"""Whole stories as text files: commands with their dice, and every event that must come of them, in order.

A line `> turn 1 | 53` is a command with its dice; the lines below it are its events, payments and refusal. To
write a new story, put down the commands and run `python -m tests.rules.bastion.test_replays FILE`.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from pathlib import Path

import pytest

from bot.rules.bastion.fall import divest, fall_to_neglect, ruin
from bot.rules.bastion.happenings.question import Answer
from bot.rules.bastion.household import claim, dismiss_guest, end_stay, exchange_fallen, resettle
from bot.rules.bastion.orders import maintain, queue_order, set_presence
from bot.rules.bastion.outcome import Outcome
from bot.rules.bastion.resolving import answer, resolve, reveal, take_default
from bot.rules.bastion.rolling import keep_roll, pick_event, reroll
from bot.rules.bastion.state import Bastion, Presence, Walls
from bot.rules.bastion.turn import DueTurn, catch_up, take_turn
from bot.rules.book import Book
from bot.rules.dice import Dice
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import GP, RarityKind
from bot.tables import load_book
from tests.rules.bastion.builders import NOON, keep, order, roster
from tests.rules.scripted import ScriptedDice

STORIES = sorted((Path(__file__).parent / "replays").glob("*.txt"))
LEVEL = 9


@dataclass(frozen=True)
class Stage:
    book: Book
    bastion: Bastion
    dice: Dice


Command = Callable[..., Outcome]
COMMANDS: dict[str, Command] = {
    "turn": lambda it, turn: take_turn(it.book, it.bastion, DueTurn(int(turn), 7, LEVEL), it.dice, NOON),
    "catch-up": lambda it: catch_up(it.book, it.bastion, LEVEL, it.dice, NOON),
    "reveal": lambda it: reveal(it.book, it.bastion, it.dice, NOON),
    "resolve": lambda it: resolve(it.book, it.bastion, it.dice, NOON),
    "reroll": lambda it: reroll(it.book, it.bastion, it.dice, NOON),
    "pick": lambda it, event: pick_event(it.book, it.bastion, event),
    "keep": lambda it, position: keep_roll(it.book, it.bastion, int(position)),
    "answer": lambda it, option, rarity=None: answer(
        it.book, it.bastion, Answer(option, rarity=RarityKind(rarity) if rarity else None), it.dice, NOON
    ),
    "default": lambda it: take_default(it.book, it.bastion, it.dice, NOON),
    "maintain": lambda it: maintain(it.bastion),
    "presence": lambda it, where: set_presence(it.bastion, Presence(where)),
    "order": lambda it, facility, kind, days: queue_order(
        it.book, it.bastion, order(it.bastion, facility, kind, int(days))
    ),
    "exchange": lambda it, fell, lives: exchange_fallen(it.bastion, int(fell), int(lives)),
    "end-stay": lambda it, number: end_stay(it.book, it.bastion, int(number)),
    "dismiss": lambda it, number: dismiss_guest(it.bastion, int(number)),
    "resettle": lambda it: resettle(it.bastion),
    "claim": lambda it, number: claim(it.bastion, int(number)),
    "let-fall": lambda it: fall_to_neglect(it.bastion, LEVEL),
    "divest": lambda it: divest(it.bastion),
    "ruin": lambda it: ruin(it.bastion),
}


@pytest.mark.parametrize("story", STORIES, ids=lambda path: path.stem)
def test_the_story_goes_as_it_is_told(story: Path) -> None:
    text = story.read_text(encoding="utf-8")
    assert "\n".join(told(text)) + "\n" == text


def test_every_event_of_the_table_has_its_story(book: Book) -> None:
    texts = "".join(story.read_text(encoding="utf-8") for story in STORIES)
    assert [kind for kind in book.bastion.events.kinds if f"event={kind}" not in texts] == []


def told(text: str) -> Iterator[str]:
    """The story played: comments, the opening and commands as they stand, events as they come."""
    book = load_book()
    bastion = keep(book)
    for line in text.splitlines():
        if line.startswith("keep "):
            bastion = opening(book, *line.removeprefix("keep ").split())
        if line.startswith(">"):
            yield line
            command, _, faces = line.removeprefix(">").partition("|")
            dice = ScriptedDice(map(int, faces.split()))
            bastion, results = played(Stage(book, bastion, dice), *command.split())
            assert dice.is_spent(), line
            yield from results
        elif not line or line.startswith(("#", "keep ")):
            yield line


def opening(book: Book, *words: str) -> Bastion:
    """Facilities by id, `walls`, `armory-stocked`, `inner-peace`, `defenders=6`, `neglect=3`, `home`."""
    flags = {
        "walls": {"walls": Walls(40, is_enclosed=True)},
        "armory-stocked": {"is_armory_stocked": True},
        "inner-peace": {"has_inner_peace": True},
        "home": {"presence": Presence.HOME},
    }
    facilities = [word for word in words if word in book.bastion.facility_by_id]
    bastion = keep(book, *facilities)
    for word in words:
        name, _, number = word.partition("=")
        if name in flags:
            bastion = replace(bastion, **flags[name])
        elif name == "defenders":
            bastion = replace(bastion, defenders=roster(int(number)))
        elif name == "neglect":
            bastion = replace(bastion, neglect=int(number))
        elif name not in facilities:
            raise ValueError(word)
    return bastion


def played(stage: Stage, name: str, *words: str) -> tuple[Bastion, list[str]]:
    try:
        outcome = COMMANDS[name](stage, *words)
    except RuleViolation as refusal:
        return stage.bastion, [f"  refused: {refusal.key}"]
    lines = [f"  {written(event)}" for event in outcome.events]
    lines += [f"  {payment.reason}: {payment.amount / GP:+g} GP" for payment in outcome.payments]
    return outcome.bastion, lines


def written(event: Event) -> str:
    """`event-kind name=value …`, marked with `(DM)` where only the DM may read it."""
    values = [
        f"{field.name}={_plain(getattr(event, field.name))}"
        for field in fields(event)
        if field.name not in ("bastion", "is_silent")
    ]
    mark = "" if event.audience.users is None else " (DM)"
    return " ".join([event.kind.removeprefix("bastion-") + mark, *values])


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(map(str, value)) + "]"
    return str(value)


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text("\n".join(told(path.read_text(encoding="utf-8"))) + "\n", encoding="utf-8")
