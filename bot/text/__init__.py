"""Words: Fluent messages, values in words, and what people type. Knows no Discord object and no service.

A sentence is made from an id and values: `speak("bastion-title", name=bastion.name)`, `speak.event(event)`,
`speak.refusal(violation)`. How values become words is told in `bot.text.fields`.
"""

from bot.text.catalog import FaultyCatalog, FaultyMessage, UnknownMessage
from bot.text.languages import LANGUAGES, Language, is_language, language_of
from bot.text.markdown import Said
from bot.text.speaker import Speaker

__all__ = [
    "LANGUAGES",
    "FaultyCatalog",
    "FaultyMessage",
    "Language",
    "Said",
    "Speaker",
    "UnknownMessage",
    "is_language",
    "language_of",
]
