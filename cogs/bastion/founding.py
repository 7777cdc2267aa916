"""The founding panel. Its choices stand in the `custom_id`s, so it outlives a restart.

A draft is written `cramped.roomy.facilities`: positions in the rule tables, two digits each, `_` for not yet.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import discord
from discord import ui

from bot.rules.bastion.founding import Eligibility
from bot.rules.bastion.naming import LONG, SHORT
from bot.rules.bastion.state import BasicKind, FacilityKind, Space
from bot.rules.errors import RuleViolation
from bot.services.bastion_cards import Card, Founding
from bot.text import Said, Speaker
from bot.ui.press import Control, Field, Form, choice, press
from bot.ui.reply import Reply, card, row

KIND = "founding"
GROWTH = "growth"
_NOT_YET = "_"
_CODE = re.compile(r"(?P<cramped>_|\d\d)\.(?P<roomy>_|\d\d)\.(?P<special>_|(?:\d\d){1,20})")
_PAIR = re.compile(r"\d\d")
_AGAIN = "+"
"""Marks the second one of a facility of which a Bastion may have several."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been chosen so far: positions in the tables of rooms and of facilities."""

    cramped: int | None = None
    roomy: int | None = None
    special: tuple[int, ...] = ()

    @property
    def code(self) -> str:
        special = "".join(map(_digits, self.special)) or _NOT_YET
        return f"{_digits(self.cramped)}.{_digits(self.roomy)}.{special}"


def read_draft(code: str) -> Draft:
    """The draft that a control carries. Refused when it is none of ours."""
    match = _CODE.fullmatch(code)
    if match is None:
        raise RuleViolation("stale")
    special = _PAIR.findall(match["special"])
    return Draft(_position(match["cramped"]), _position(match["roomy"]), tuple(map(int, special)))


def _digits(position: int | None) -> str:
    return _NOT_YET if position is None else f"{position:02}"


def _position(digits: str) -> int | None:
    return None if digits == _NOT_YET else int(digits)


def with_room(draft: Draft, space: Space, founding: Founding, values: Sequence[str]) -> Draft:
    position = founding.rooms.index(BasicKind(values[0]))
    return replace(draft, cramped=position) if space is Space.CRAMPED else replace(draft, roomy=position)


def with_special(draft: Draft, level: int, founding: Founding, values: Iterable[str]) -> Draft:
    """The draft with these facilities in place of those chosen before from the same level."""
    known = {offer.row.id: position for position, offer in enumerate(founding.offered)}
    others = [
        at for at in draft.special if at < len(founding.offered) and founding.offered[at].row.level != level
    ]
    chosen = [known[FacilityKind(value.removesuffix(_AGAIN))] for value in values]
    return replace(draft, special=tuple(sorted((*others, *chosen))))


def kinds_in(draft: Draft, founding: Founding) -> tuple[FacilityKind, ...]:
    """The facilities of a draft by id. Refused for a draft drawn from other tables."""
    if any(at >= len(founding.offered) for at in draft.special):
        raise RuleViolation("stale")
    return tuple(founding.offered[at].row.id for at in draft.special)


def rooms_in(draft: Draft, founding: Founding) -> tuple[BasicKind, BasicKind]:
    """The two rooms of a draft. Refused while one of them is still open."""
    if draft.cramped is None or draft.roomy is None:
        raise RuleViolation("bastion-rooms-missing")
    if max(draft.cramped, draft.roomy) >= len(founding.rooms):
        raise RuleViolation("stale")
    return founding.rooms[draft.cramped], founding.rooms[draft.roomy]


def founding_panel(founding: Founding, draft: Draft, speak: Speaker) -> Reply:
    """Two rooms, then facilities level by level; the button to go on comes when the plan is whole."""
    owner = founding.owner
    texts = [_opening(founding, draft, speak), *_locked(founding, speak)]
    rows = [
        row(_room_choice(founding, draft, Space.CRAMPED, speak)),
        row(_room_choice(founding, draft, Space.ROOMY, speak)),
        *_facility_rows(_Menu(founding, draft, KIND, owner.id), speak),
    ]
    if _is_whole(founding, draft):
        go_on = press(
            f"name-{draft.code}",
            KIND,
            owner.id,
            label=speak.plain("bastion-founding-name-it"),
            style=discord.ButtonStyle.success,
            emoji="🏰",
        )
        rows.append(row(go_on))
    return Reply(card(*texts, rows=rows, accent=discord.Colour.dark_gold()))


def growth_panel(founding: Founding, draft: Draft, shown: Card, speak: Speaker) -> Reply:
    """More special facilities for a Bastion whose owner has risen."""
    left = shown.facilities_due
    text = speak.lines(
        speak("bastion-growth-heading"),
        speak("bastion-founding-special", chosen=len(draft.special), limit=left),
    )
    menu = _Menu(replace(founding, limit=left), draft, GROWTH, shown.bastion.id)
    rows = _facility_rows(menu, speak)
    if 0 < len(draft.special) <= left:
        gain = press(
            f"gain-{draft.code}",
            GROWTH,
            shown.bastion.id,
            shown.revision,
            label=speak.plain("bastion-growth-gain"),
            style=discord.ButtonStyle.success,
            emoji="🗝️",
        )
        rows.append(row(gain))
    return Reply(card(text, *_locked(founding, speak), rows=rows, accent=discord.Colour.dark_gold()))


def naming_form(founding: Founding, draft: Draft, speak: Speaker) -> Form:
    """Name, origin and form, in the owner's own words."""
    plain = speak.plain
    return Form(
        f"found-{draft.code}",
        KIND,
        founding.owner.id,
        title=plain("bastion-founding-form"),
        fields=[
            Field("name", plain("bastion-founding-field-name"), max_length=SHORT),
            *story_fields("", "", speak),
        ],
    )


def story_fields(origin: str, form: str, speak: Speaker) -> list[Field]:
    plain = speak.plain
    return [
        Field(
            id,
            plain(f"bastion-founding-field-{id}"),
            placeholder=plain(f"bastion-founding-field-{id}.placeholder"),
            value=value or None,
            is_long=True,
            is_required=False,
            max_length=LONG,
        )
        for id, value in (("origin", origin), ("form", form))
    ]


def _opening(founding: Founding, draft: Draft, speak: Speaker) -> Said:
    lines = [
        speak("bastion-founding-heading", owner=founding.owner.name),
        speak("bastion-founding-rooms"),
        speak("bastion-founding-special", chosen=len(draft.special), limit=founding.limit),
    ]
    if founding.is_early:
        lines.append(speak("bastion-founding-early", level=founding.owner.level))
    if len(draft.special) > founding.limit:
        lines.append(speak("bastion-founding-too-many", limit=founding.limit))
    return speak.lines(*lines)


def _is_whole(founding: Founding, draft: Draft) -> bool:
    rooms = draft.cramped is not None and draft.roomy is not None
    return rooms and len(draft.special) <= founding.limit


def _locked(founding: Founding, speak: Speaker) -> list[Said]:
    """What cannot be had, with the reason; those of one reason share a line."""
    reasons: dict[str, list[Eligibility]] = {}
    for offer in founding.offered:
        if offer.refusal is not None:
            reasons.setdefault(_reason(offer, speak), []).append(offer)
    if not reasons:
        return []
    lines = [
        speak(
            "bastion-founding-locked-line",
            facilities=speak.terms("facility", [offer.row.id for offer in offers]),
            reason=Said(reason),
        )
        for reason, offers in reasons.items()
    ]
    return [speak.lines(speak("bastion-founding-locked"), *lines)]


def _reason(offer: Eligibility, speak: Speaker) -> str:
    assert offer.refusal is not None
    if offer.refusal.key == "bastion-facility-level":
        return speak("bastion-reason-level", level=offer.row.level)
    if offer.refusal.key == "bastion-facility-once":
        return speak("bastion-reason-once")
    return speak("bastion-reason-needs", what=speak.term("prerequisite", offer.row.prerequisite or ""))


def _room_choice(founding: Founding, draft: Draft, space: Space, speak: Speaker) -> Control:
    current = draft.cramped if space is Space.CRAMPED else draft.roomy
    options = [
        discord.SelectOption(label=speak.plain.term("basic", room), value=room, default=position == current)
        for position, room in enumerate(founding.rooms)
    ]
    placeholder = speak.plain(f"bastion-founding-{space.value}")
    verb = f"{space.value}-{draft.code}"
    return choice(verb, KIND, founding.owner.id, options=options, placeholder=placeholder)


@dataclass(frozen=True, slots=True)
class _Menu:
    """What the selects of facilities are drawn from, and the kind and id that their `custom_id`s carry."""

    founding: Founding
    draft: Draft
    kind: str
    subject: int


def _facility_rows(menu: _Menu, speak: Speaker) -> list[ui.Item[ui.LayoutView]]:
    """A select for each level of which something can be had."""
    offered = menu.founding.offered
    open_levels = dict.fromkeys(offer.row.level for offer in offered if offer.refusal is None)
    return [row(_facility_choice(menu, level, speak)) for level in open_levels]


def _facility_choice(menu: _Menu, level: int, speak: Speaker) -> Control:
    options = _facility_options(menu.founding, menu.draft, level, speak)
    return choice(
        f"level-{level}.{menu.draft.code}",
        menu.kind,
        menu.subject,
        options=options,
        placeholder=speak.plain("bastion-founding-level", level=level),
        min_values=0,
        max_values=min(menu.founding.limit, len(options)),
    )


def _facility_options(
    founding: Founding, draft: Draft, level: int, speak: Speaker
) -> list[discord.SelectOption]:
    taken = Counter(draft.special)
    options: list[discord.SelectOption] = []
    for position, offer in enumerate(founding.offered):
        if offer.row.level != level or offer.refusal is not None:
            continue
        options.append(_facility_option(offer, "bastion-founding-option", taken[position] > 0, "", speak))
        if offer.row.may_repeat and founding.limit > 1:
            options.append(
                _facility_option(offer, "bastion-founding-option-again", taken[position] > 1, _AGAIN, speak)
            )
    return options


def _facility_option(
    offer: Eligibility, id: str, is_chosen: bool, suffix: str, speak: Speaker
) -> discord.SelectOption:
    plain = speak.plain
    term = plain.term("facility", offer.row.id)
    return discord.SelectOption(
        label=plain(id, facility=term),
        value=offer.row.id + suffix,
        description=plain(f"facility-{offer.row.id.replace('_', '-')}.gist"),
        default=is_chosen,
    )
