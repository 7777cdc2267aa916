"""Magical Discovery and Treasure (2024 DMG). What comes of them waits in the stores."""

from bot.rules.bastion.happenings.question import Answer, Question
from bot.rules.bastion.naming import clean_name
from bot.rules.bastion.outcome import Draft
from bot.rules.bastion.state import MAGIC_ITEM, Bastion, Pending, Stakes, ThemeKind, Treasure, TreasureKind
from bot.rules.bastion.tellings import (
    ArtObjectFound,
    DiscoveryChosen,
    DiscoveryMade,
    MagicItemFound,
    ThemeChosen,
)
from bot.rules.book import Book
from bot.rules.errors import RuleViolation
from bot.rules.values import GP, Copper, Rolls


def magical_discovery(draft: Draft, pending: Pending) -> None:
    rarity = draft.book.bastion.events.magical_discovery.rarity
    draft.tell(DiscoveryMade(draft.name, rarity))
    draft.ask(pending, Stakes(rarity=rarity))


def _kinds(book: Book, bastion: Bastion) -> tuple[str, ...]:
    return book.bastion.events.magical_discovery.kinds


def _answer_discovery(draft: Draft, pending: Pending, answer: Answer) -> None:
    """A Potion or a Scroll of the owner's choice, of the one rarity that the event allows."""
    row = draft.book.bastion.events.magical_discovery
    if answer.option not in row.kinds:
        raise RuleViolation("bastion-discovery-kind", answer=answer.option)
    if answer.rarity not in (None, row.rarity):
        raise RuleViolation("bastion-discovery-rarity", rarity_kind=row.rarity)
    name = clean_name(answer.name) if answer.name.strip() else ""
    kind = TreasureKind(answer.option)
    draft.store(Treasure(draft.new_number(), kind, draft.bastion.turn, rarity=row.rarity, name=name))
    draft.tell(DiscoveryChosen(draft.name, kind, row.rarity, name))


DISCOVERY_QUESTION = Question(_kinds, lambda book, bastion: _kinds(book, bastion)[0], _answer_discovery)


def treasure(draft: Draft, pending: Pending) -> None:
    """An art object of a value, or a magic item of a rarity, whose theme the owner chooses."""
    table = draft.book.bastion.events.treasure.table
    roll = draft.dice.roll(table.die)
    find = table.at(roll)
    rolls = Rolls((roll,))
    if find.rarity is not None:
        draft.tell(MagicItemFound(draft.name, rolls, find.rarity))
        draft.ask(pending, Stakes(rarity=find.rarity))
    else:
        assert find.gp is not None
        value = Copper(find.gp * GP)
        draft.store(Treasure(draft.new_number(), find.kind, draft.bastion.turn, value=value))
        draft.tell(ArtObjectFound(draft.name, rolls, value))


def _themes(book: Book, bastion: Bastion) -> tuple[str, ...]:
    return book.bastion.events.treasure.themes


def _answer_theme(draft: Draft, pending: Pending, answer: Answer) -> None:
    if answer.option not in _themes(draft.book, draft.bastion):
        raise RuleViolation("bastion-answer-unknown", answer=answer.option)
    rarity = pending.stakes.rarity
    assert rarity is not None
    theme = ThemeKind(answer.option)
    draft.store(Treasure(draft.new_number(), MAGIC_ITEM, draft.bastion.turn, rarity=rarity, theme=theme))
    draft.tell(ThemeChosen(draft.name, theme, rarity))


THEME_QUESTION = Question(_themes, lambda book, bastion: _themes(book, bastion)[0], _answer_theme)
