"""The weekly tick's question to the DM, and what became of it."""

from bot.rules.weekly import TickAnswer
from bot.services.weekly_tick import QUESTION, Question
from bot.text import Speaker
from bot.ui.press import press, undo_button
from bot.ui.reply import Live, Reply, card, rows_of
from cogs.time.clock_panel import ASKS, CALM

KIND = "tick"
EMOJI = {
    TickAnswer.TAKE_ALL: "⏩",
    TickAnswer.TAKE: "▶️",
    TickAnswer.BASTIONS_ONLY: "🏰",
    TickAnswer.SKIP: "⏸️",
}


def question_panel(question: Question, speak: Speaker) -> Reply:
    live = Live(QUESTION, question.prompt_id)
    asked = speak(
        "tick-question",
        ticks=question.ticks,
        out=question.is_out,
        turn=question.turn,
        due=speak.time(question.turn_due),
        now=speak.time(question.now),
    )
    if question.answer is not None:
        answered = speak("tick-answered", answer=question.answer)
        happened = speak.lines(answered, *map(speak.event, question.events))
        buttons = [] if question.entry is None else [undo_button(question.entry, speak)]
        return Reply(card(asked, happened, rows=rows_of(buttons), accent=CALM), live=live)
    if question.until is not None:
        asked = speak.lines(asked, speak("tick-question-lapses", until=speak.stamp(question.until, "F")))
    buttons = [
        press(
            f"take-{option}",
            KIND,
            question.prompt_id,
            question.revision,
            label=speak.plain(f"tick-answer-{option}", ticks=question.ticks),
            emoji=EMOJI[option],
        )
        for option in question.options
    ]
    return Reply(card(asked, rows=rows_of(buttons), accent=ASKS), live=live)
