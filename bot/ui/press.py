"""Buttons, selects and forms that outlive a restart: all they know stands in their `custom_id`.

`custom_id` is `verb:kind:id:revision`; a verb may carry an argument after a hyphen (`page-2:history:17:0`).
"""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast, overload

import discord
from discord import ui

from bot.text import Speaker

TEMPLATE = re.compile(
    r"(?P<verb>[a-z]+)(?:-(?P<arg>[a-z0-9_.+-]+))?:(?P<kind>[a-z-]+)"
    r":(?P<id>[0-9]{1,19}):(?P<revision>[0-9]{1,19})"
)
_MAX_ID = 2**63


@dataclass(frozen=True, slots=True)
class Press:
    """A control that was used: what its `custom_id` says, the values chosen and the fields filled in.

    All of it came from outside and is checked again by the use case.
    """

    verb: str
    arg: str
    kind: str
    id: int
    revision: int
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)


Handler = Callable[[discord.Interaction, Press], Awaitable[None]]
Presses = Mapping[tuple[str, str], Handler]
"""The handlers of a cog by (verb without argument, kind)."""


Control = ui.Item[Any]
"""A button or select, as layouts take it."""


def custom_id(verb: str, kind: str, id: int, revision: int = 0) -> str:
    """The id of a control. Raises `ValueError` when it could not be read back."""
    text = f"{verb}:{kind}:{id}:{revision}"
    if len(text) > 100 or read_custom_id(text) is None:
        raise ValueError(f"not a custom_id: {text}")
    return text


def read_custom_id(
    text: str, values: Sequence[str] = (), fields: Mapping[str, str] | None = None
) -> Press | None:
    """What a `custom_id` says, or None when it is not one of ours."""
    match = TEMPLATE.fullmatch(text)
    if match is None:
        return None
    id, revision = int(match["id"]), int(match["revision"])
    if max(id, revision) >= _MAX_ID:
        return None
    return Press(match["verb"], match["arg"] or "", match["kind"], id, revision, tuple(values), fields or {})


def is_routed(text: str) -> bool:
    """Whether the control of this `custom_id` is a `RoutedControl`."""
    return TEMPLATE.fullmatch(text) is not None


class RoutedControl(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button or select whose press goes to the bot's routes."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> "RoutedControl":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data = cast(Mapping[str, Any], interaction.data)
        press = read_custom_id(data["custom_id"], data.get("values", ()))
        await interaction.client.routes.follow(interaction, press)


def press(
    verb: str,
    kind: str,
    id: int,
    revision: int = 0,
    *,
    label: str | None = None,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Control:
    """A button."""
    button: ui.Button[Any] = ui.Button(
        custom_id=custom_id(verb, kind, id, revision),
        label=_cut(label, 80),
        style=style,
        emoji=emoji,
        disabled=disabled,
    )
    return RoutedControl(button)


def choice(
    verb: str,
    kind: str,
    id: int,
    revision: int = 0,
    *,
    options: Sequence[discord.SelectOption],
    placeholder: str | None = None,
    min_values: int = 1,
    max_values: int = 1,
) -> Control:
    """A select of 1 to 25 options."""
    for option in options:
        option.label, option.description = _cut(option.label, 100), _cut(option.description, 100)
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id(verb, kind, id, revision),
        options=list(options),
        placeholder=_cut(placeholder, 150),
        min_values=min_values,
        max_values=min(max_values, len(options)),
    )
    return RoutedControl(select)


def entity_choice(
    select: ui.Select[Any]
    | ui.RoleSelect[Any]
    | ui.ChannelSelect[Any]
    | ui.UserSelect[Any]
    | ui.MentionableSelect[Any],
) -> Control:
    """A select of roles, channels or users, whose `custom_id` was made by `custom_id()`."""
    return RoutedControl(select)


def undo_button(entry: int, speak: Speaker) -> Control:
    """The button that takes a journal entry back; stands on every confirmation."""
    return press("undo", "entry", entry, label=speak.plain("undo-button"), emoji="↩️")


@dataclass(frozen=True, slots=True)
class Field:
    """One text field of a form. `id` names it in `Press.fields`."""

    id: str
    label: str
    description: str | None = None
    placeholder: str | None = None
    value: str | None = None
    is_long: bool = False
    is_required: bool = True
    max_length: int = 200


class Form(ui.Modal):
    """A modal of text fields. What is sent goes to the bot's routes, also after a restart."""

    def __init__(
        self, verb: str, kind: str, id: int, revision: int = 0, *, title: str, fields: Sequence[Field]
    ) -> None:
        super().__init__(title=_cut(title, 45), custom_id=custom_id(verb, kind, id, revision), timeout=900)
        for spec in fields:
            self.add_item(
                ui.Label(
                    text=_cut(spec.label, 45),
                    description=_cut(spec.description, 100),
                    component=_text_input(spec),
                )
            )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Nothing: `read_form` of the raw interaction serves the living and the forgotten form alike."""


def _text_input(spec: Field) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=spec.id,
        placeholder=_cut(spec.placeholder, 100),
        default=spec.value,
        style=discord.TextStyle.paragraph if spec.is_long else discord.TextStyle.short,
        required=spec.is_required,
        max_length=max(spec.max_length, len(spec.value or "")),
    )


@overload
def _cut(text: str, limit: int) -> str: ...
@overload
def _cut(text: None, limit: int) -> None: ...
def _cut(text: str | None, limit: int) -> str | None:
    """A text as Discord takes it in a narrow place: names that people gave may be too long for it."""
    return text if text is None or len(text) <= limit else f"{text[: limit - 1]}…"


def read_form(data: Mapping[str, Any]) -> Press | None:
    """The press that a submitted modal is, or None when it is not one of ours."""
    fields: dict[str, str] = {}
    for part in data.get("components", ()):
        inner = [part["component"]] if "component" in part else part.get("components", ())
        for component in inner:
            if "custom_id" in component:
                value = component.get("value")
                values = ",".join(component.get("values", ()))
                fields[component["custom_id"]] = values if value is None else value
    return read_custom_id(data["custom_id"], fields=fields)
