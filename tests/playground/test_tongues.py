"""Commands are shown in the reader's language and reach the bot under the names it registered."""

from typing import Any

from bot.playground.tongues import in_tongue, to_default_names

COMMAND: dict[str, Any] = {
    "id": "7",
    "name": "time",
    "name_localizations": {"uk": "час"},
    "description": "The clock",
    "description_localizations": {"uk": "Годинник"},
    "options": [
        {
            "type": 1,
            "name": "advance",
            "name_localizations": {"uk": "вперед"},
            "description": "Move on",
            "options": [
                {
                    "type": 3,
                    "name": "by",
                    "name_localizations": {"uk": "на"},
                    "description": "How long",
                    "choices": [{"name": "a week", "value": "7 d", "name_localizations": {"uk": "тиждень"}}],
                }
            ],
        }
    ],
}


def test_a_command_in_a_language() -> None:
    shown = in_tongue(COMMAND, "uk")
    advance = shown["options"][0]
    by = advance["options"][0]
    assert (shown["name"], shown["description"]) == ("час", "Годинник")
    assert (advance["name"], advance["description"]) == ("вперед", "Move on")
    assert (by["name"], by["choices"][0]["name"], by["choices"][0]["value"]) == ("на", "тиждень", "7 d")


def test_the_registered_command_is_left_alone() -> None:
    in_tongue(COMMAND, "uk")
    assert COMMAND["options"][0]["options"][0]["name"] == "by"


def test_default_names_return() -> None:
    option = {"type": 3, "name": "на", "value": "1 d", "focused": True}
    used = {"id": "7", "name": "час", "options": [{"type": 1, "name": "вперед", "options": [option]}]}
    restored = to_default_names(used, {"7": COMMAND}, "uk")
    assert restored["name"] == "time"
    assert restored["options"][0]["name"] == "advance"
    assert restored["options"][0]["options"] == [{**option, "name": "by"}]


def test_buttons_pass_unchanged() -> None:
    data = {"custom_id": "undo:entry:1:0", "component_type": 2}
    assert to_default_names(data, {"7": COMMAND}, "uk") == data
