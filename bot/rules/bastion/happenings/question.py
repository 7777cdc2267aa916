"""What an event may ask of the owner: the answers, the one that stands by default, what each does."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.rules.bastion.outcome import Draft
from bot.rules.bastion.state import Bastion, Pending
from bot.rules.book import Book
from bot.rules.values import RarityKind


@dataclass(frozen=True, slots=True)
class Answer:
    """An owner's answer: the id of an option, and for a discovery the name and rarity of the thing."""

    option: str
    name: str = ""
    rarity: RarityKind | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """`take` lets an answer happen and refuses one that is not an option, with the reason."""

    options: Callable[[Book, Bastion], tuple[str, ...]]
    default: Callable[[Book, Bastion], str]
    take: Callable[[Draft, Pending, Answer], None]


def fixed(*options: str) -> Callable[[Book, Bastion], tuple[str, ...]]:
    """The same options for every Bastion."""
    return lambda book, bastion: options


def always(option: str) -> Callable[[Book, Bastion], str]:
    """The same default for every Bastion."""
    return lambda book, bastion: option
