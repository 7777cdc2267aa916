"""The owner's choice when an event asks for one: the question, the deadline, the default."""

import discord
from discord import ui

from bot.rules.bastion.naming import SHORT
from bot.rules.bastion.state import Facility
from bot.services.bastion_questions import Asked
from bot.text import Said, Speaker
from bot.ui.press import Control, Field, Form, choice, press
from bot.ui.reply import Live, Reply, card, row, rows_of
from cogs.bastion.panel import GONE, WAITS, mentions, undo_here

PROMPT = "prompt"
SCREEN = "bastion-question"
MOST = 25
_IN_A_SELECT = ("friendly_visitors", "request_for_aid")
_MARKS = {"pay": "🪙", "refuse": "⛓️", "accept": "✨", "decline": "🍃", "potion": "🧪", "scroll": "📜"}
DISCOVERY = "magical_discovery"


def question_panel(asked: Asked, speak: Speaker, entry: int = 0) -> Reply:
    """The question with its buttons, or the answer that was given."""
    prompt = asked.prompt
    live = Live(SCREEN, prompt.id)
    head = speak("bastion-question-heading", bastion=asked.bastion_name, owner=asked.owner_name)
    if prompt.answer is not None or asked.bastion is None:
        answered = speak("bastion-question-answered", answer=option_label(asked, prompt.answer or "", speak))
        rows = [row(undo_here(PROMPT, prompt.id, entry, speak))] if entry else []
        return Reply(card(speak.lines(head, answered), rows=rows, accent=GONE), live=live)
    text = speak.lines(mentions(prompt.asked), head, _question(asked, speak))
    view = card(text, _deadline(asked, speak), rows=_controls(asked, speak), accent=WAITS)
    return Reply(view, live=live, pings=prompt.asked)


def discovery_form(asked: Asked, option: str, speak: Speaker) -> Form:
    """Which potion or scroll it is, in the owner's words."""
    plain = speak.plain
    return Form(
        f"named-{option}",
        PROMPT,
        asked.prompt.id,
        asked.revision,
        title=plain(f"bastion-discovery-form-{option}"),
        fields=[
            Field(
                "name",
                plain("bastion-discovery-field"),
                description=plain("bastion-discovery-field.description"),
                is_required=False,
                max_length=SHORT,
            )
        ],
    )


def option_label(asked: Asked, option: str, speak: Speaker) -> Said:
    """What an answer says."""
    match asked.event:
        case "friendly_visitors":
            return speak.term("facility", _facility(asked, option).kind)
        case "request_for_aid":
            return speak("bastion-answer-send", count=int(option))
        case "treasure":
            return speak.term("theme", option)
        case "magical_discovery":
            return speak.term("treasure", option)
    return speak(f"bastion-answer-{option}", price=speak.money(asked.price))


def _facility(asked: Asked, option: str) -> Facility:
    assert asked.bastion is not None
    facility = asked.bastion.facility(int(option))
    assert facility is not None
    return facility


def _question(asked: Asked, speak: Speaker) -> Said:
    return speak(f"bastion-ask-{asked.event.replace('_', '-')}", price=speak.money(asked.price))


def _deadline(asked: Asked, speak: Speaker) -> Said:
    default = option_label(asked, asked.prompt.default, speak)
    if asked.deadline is None:
        return speak("bastion-question-open", default=default)
    return speak("bastion-question-until", when=speak.stamp(asked.deadline, "R"), default=default)


def _controls(asked: Asked, speak: Speaker) -> list[ui.Item[ui.LayoutView]]:
    if asked.event in _IN_A_SELECT:
        return [row(_select(asked, speak))]
    return rows_of([_choose(asked, option, speak) for option in asked.prompt.options])


def _select(asked: Asked, speak: Speaker) -> Control:
    options = [
        discord.SelectOption(label=option_label(asked, option, speak.plain), value=option)
        for option in _that_fit(asked.prompt.options)
    ]
    placeholder = speak.plain(f"bastion-ask-{asked.event.replace('_', '-')}.placeholder")
    return choice("choose", PROMPT, asked.prompt.id, asked.revision, options=options, placeholder=placeholder)


def _that_fit(options: tuple[str, ...]) -> tuple[str, ...]:
    """As many options as a menu holds: the first ones and the last, which sends everybody."""
    return options if len(options) <= MOST else (*options[: MOST - 1], options[-1])


def _choose(asked: Asked, option: str, speak: Speaker) -> Control:
    return press(
        f"choose-{option}",
        PROMPT,
        asked.prompt.id,
        asked.revision,
        label=option_label(asked, option, speak.plain),
        emoji=_MARKS.get(option),
        style=discord.ButtonStyle.primary
        if option != asked.prompt.default
        else discord.ButtonStyle.secondary,
    )
