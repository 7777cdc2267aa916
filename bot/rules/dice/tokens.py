"""The words of dice notation: numbers, dice, operations, signs, and other letters that stand for them."""

import re

from bot.rules.dice.advantage import AdvantageWords, Wish
from bot.rules.dice.arithmetic import BINDING
from bot.rules.dice.refusals import NotUnderstood

BLANKS = " \t\r\n\u00a0"
SPACE = f"[{BLANKS}]*"
DIE = "[d\u0434\u0414\u043a\u041a]"  # d, and the letters that begin the Cyrillic words for a die
TIMES = rf"[x\u0445\u0425](?={SPACE}(?:[\d(.+\u2212-]|{DIE}[\d%]))"  # only before something to multiply by
LETTER = "[A-Za-z\u0080-\uffff]"

TOKEN = re.compile(
    rf"""[{BLANKS}]*(?:
        (?P<dice> (?P<count>\d*) {DIE} (?P<sides>\d+|%) )
      | (?P<number> \d+(?:\.\d*)? | \.\d+ )
      | (?P<operation>
            (?P<name>rr|ro|ra|mi|ma|k|p|e) (?P<which>[hl] | {SPACE}(?:<=|>=|[<>=]){SPACE})? (?P<amount>\d+)
          | (?P<bare>[kp][hl]) (?!{LETTER}) )
      | (?P<sign> // | [=!<>]= | [-+*/%<>\u2212\u2013\u00d7\u00f7] | {TIMES} )
      | (?P<label> \[ [^\]]* \] )
      | (?P<open> \( )
      | (?P<close> \) )
      | (?P<comma> , )
      | (?P<rest> [^{BLANKS}] [\s\S]* )
    )""",
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)
WORD = re.compile(r"[A-Z]+", re.IGNORECASE | re.ASCII)
DIE_WITHOUT_SIDES = re.compile(rf"{DIE}(?!{LETTER})", re.IGNORECASE | re.ASCII)

SPELLINGS = {"\u2212": "-", "\u2013": "-", "\u00d7": "*", "\u00f7": "/", "x": "*", "\u0445": "*"}
"""Other ways to write a sign."""

OPERATION_NAMES = frozenset({"rr", "ro", "ra", "mi", "ma", "k", "kh", "kl", "p", "ph", "pl", "e"})
OPENS_COMMENT = frozenset("#\"'")


class Tokens:
    """Walks through a text. `kind`, `at`, `match`, `sign` and `binding` belong to the token it stands on.

    The kinds are the groups of `TOKEN`; `rest` is all that is no notation any more, and `end` is behind it.
    A word of advantage is no token: it is passed over and remembered as `wish`.
    """

    __slots__ = ("at", "binding", "coming", "kind", "match", "previous", "sign", "text", "wish", "words")

    match: re.Match[str]

    def __init__(self, text: str, words: AdvantageWords) -> None:
        self.text = text
        self.words = words
        self.wish: Wish | None = None
        self.coming = TOKEN.finditer(text)
        self.at = self.previous = 0
        self.kind: str | None = None
        self.sign = ""
        self.binding = -1
        self.advance()

    @property
    def column(self) -> int:
        return self.at + 1

    @property
    def rest(self) -> str:
        return self.text[self.at :]

    @property
    def is_detached(self) -> bool:
        """Whether a blank stands before the token."""
        return self.match.start() < self.at

    def advance(self) -> None:
        self.previous = self.at
        self.binding = -1
        match = next(self.coming, None)
        if match is None:
            self.kind = "end"
            return
        self.match = match
        kind = self.kind = match.lastgroup
        self.at = match.start(match.lastindex or 0)
        if kind == "sign":
            sign = match["sign"].lower()
            self.sign = SPELLINGS.get(sign, sign)
            self.binding = BINDING[self.sign]
        elif kind == "rest":
            self.pass_advantage()

    def pass_advantage(self) -> None:
        """Step over a word of advantage where notation stopped."""
        word = self.words.at(self.text, self.at)
        if word is None:
            return
        self.ask(word)
        self.coming = TOKEN.finditer(self.text, word.end())
        self.advance()

    def ask(self, word: re.Match[str]) -> None:
        """Take note of a word of advantage. Refused when there was one already."""
        if self.wish is not None:
            raise NotUnderstood("roll-advantage-twice", word.start() + 1)
        self.wish = Wish(str(word.lastgroup), word.start() + 1)
