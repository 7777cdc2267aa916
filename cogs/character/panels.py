"""The panels of a character: the sheet, and what its buttons open. Each draws a view and keeps no state."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.rules.character import Character
from bot.rules.creature import CAUSES, CONDITIONS, conditions_now
from bot.rules.events import Event
from bot.rules.inventory import Item
from bot.services.character_views import CharacterView, Done
from bot.services.characters import Roster
from bot.services.handovers import Deleted, Invitation, TransferAnswered, TransferAsked
from bot.text import Said, Speaker
from bot.ui.paging import Page, page_of, turning
from bot.ui.press import Control, Form, choice, press, undo_button
from bot.ui.reply import Live, Reply, card, row, rows_of
from cogs.character import lines
from cogs.character.forms import KIND, create_form

SCREEN = "character"
ROSTER = "roster"

WELL = discord.Colour.dark_teal()
HURT = discord.Colour.dark_red()
DEAD = discord.Colour.light_grey()

PER_PAGE = 10
LEDGER_SHOWN = 8


@dataclass(frozen=True, slots=True)
class Just:
    """What has just been done, with the journal entry by which it can be taken back (0: cannot)."""

    events: tuple[Event, ...] = ()
    entry: int = 0


NOTHING_YET = Just()
NO_CHANGE = Just(entry=-1)


def just(done: Done) -> Just:
    return Just(done.events, done.entry) if done.events else NO_CHANGE


def sheet_panel(shown: CharacterView, speak: Speaker, so_far: Just = NOTHING_YET) -> Reply:
    """The whole sheet, with the next likely steps as buttons."""
    texts = [
        *done_texts(so_far, speak),
        speak.lines(lines.heading(shown.character, speak), lines.vital_lines(shown, speak)),
        *_sheet_texts(shown, speak),
    ]
    return Reply(
        card(*texts, rows=rows_of(_sheet_buttons(shown, speak, so_far)), accent=accent_of(shown.character))
    )


def shared_sheet(shown: CharacterView, speak: Speaker) -> Reply:
    """The sheet for all to read: it stays current, and its one button opens one's own panel."""
    character = shown.character
    head = speak.lines(lines.heading(character, speak), lines.vital_lines(shown, speak))
    button = press("look", KIND, character.id, label=speak.plain("character-open.button"))
    return Reply(
        card(head, *_sheet_texts(shown, speak), rows=[row(button)], accent=accent_of(character)),
        live=Live(SCREEN, character.id),
    )


def _sheet_texts(shown: CharacterView, speak: Speaker) -> list[Said]:
    notes = shown.character.notes
    return [
        lines.number_lines(shown, speak),
        lines.trait_lines(shown, speak),
        speak.lines(lines.belongings_line(shown, speak), speak.text(notes) if notes else Said("")),
    ]


def _sheet_buttons(shown: CharacterView, speak: Speaker, so_far: Just) -> list[ui.Item[ui.LayoutView]]:
    id, revision, plain = shown.character.id, shown.revision, speak.plain
    looks = [
        press("purse", KIND, id, label=plain("character-purse.button"), emoji="🪙"),
        press("items", KIND, id, label=plain("character-items.button"), emoji="🎒"),
    ]
    if not shown.may_edit:
        return list(looks)
    acts = [
        press("hurt", KIND, id, label=plain("character-hurt.button"), style=discord.ButtonStyle.danger),
        press("heal", KIND, id, label=plain("character-heal.button"), style=discord.ButtonStyle.success),
        press("state", KIND, id, label=plain("character-state.button")),
        *looks,
        press("edit", KIND, id, label=plain("character-edit.button"), emoji="✏️"),
        press("rise", KIND, id, revision, label=plain("character-rise.button"), emoji="⬆️"),
    ]
    return [*acts, *undo_of(so_far, speak)]


def undo_of(so_far: Just, speak: Speaker) -> list[Control]:
    return [undo_button(so_far.entry, speak)] if so_far.entry > 0 else []


def done_texts(so_far: Just, speak: Speaker) -> list[Said]:
    """What has just been done, to stand on top; and that nothing was, when a change made no difference."""
    if so_far.events:
        return [told(so_far.events, speak)]
    return [speak("character-no-change")] if so_far is NO_CHANGE else []


def told(events: Sequence[Event], speak: Speaker) -> Said:
    return speak.lines(*(speak("character-done", what=speak.event(event)) for event in events))


def accent_of(character: Character) -> discord.Colour:
    """Grey for the dead, red from half the hit points down."""
    points = character.body.hit_points
    if character.body.is_dead:
        return DEAD
    return HURT if points.current * 2 <= points.limit else WELL


def back_button(shown: CharacterView, speak: Speaker) -> Control:
    return press("open", KIND, shown.character.id, label=speak.plain("character-back.button"))


# Confirmations


def confirmation(done: Done, speak: Speaker) -> Reply:
    """One change, said shortly: for the channel."""
    so_far = just(done)
    button = press("look", KIND, done.view.character.id, label=speak.plain("character-open.button"))
    texts = done_texts(so_far, speak)
    return Reply(
        card(*texts, rows=[row(*undo_of(so_far, speak), button)], accent=accent_of(done.view.character))
    )


def arrival(done: Done, speak: Speaker) -> Reply:
    """A new character, or one with a new player, introduced to the table."""
    character = done.view.character
    text = speak.lines(told(done.events, speak), lines.heading(character, speak))
    button = press("look", KIND, character.id, label=speak.plain("character-open.button"))
    return Reply(card(text, rows=[row(button, undo_button(done.entry, speak))], accent=WELL))


def ended(done: Deleted | TransferAnswered, speak: Speaker) -> Reply:
    return Reply(card(told(done.events, speak), rows=[row(undo_button(done.entry, speak))], accent=DEAD))


def transfer(asked: TransferAsked | Done, speak: Speaker) -> Reply:
    """The offer with its two answers; what a DM does needs none."""
    if isinstance(asked, Done):
        return arrival(asked, speak)
    text = speak(
        "character-transfer-asked",
        name=asked.name,
        giver=Said(f"<@{asked.giver}>"),
        taker=Said(f"<@{asked.taker}>"),
    )
    id, revision, plain = asked.prompt_id, asked.revision, speak.plain
    buttons = [
        press("accept", "transfer", id, revision, label=plain("character-transfer-asked.accept"),
              style=discord.ButtonStyle.success),
        press("decline", "transfer", id, revision, label=plain("character-transfer-asked.decline")),
    ]  # fmt: skip
    return Reply(card(text, rows=[row(*buttons)], accent=WELL))


# Joining and the list


def invitation_or_form(invited: Invitation, speak: Speaker) -> Reply | Form:
    """Straight to the form, unless a character waits for a player."""
    return invitation(invited, speak) if invited.waiting else create_form(invited.campaign_id, speak)


def invitation(invited: Invitation, speak: Speaker) -> Reply:
    """Characters that wait for a player, or a new one."""
    options = [
        discord.SelectOption(
            label=character.name[:100],
            value=str(character.id),
            description=lines.classes_line(character, speak.plain)[:100],
        )
        for character in invited.waiting
    ]
    menu = choice(
        "take",
        "campaign",
        invited.campaign_id,
        options=options,
        placeholder=speak.plain("character-waiting.menu"),
    )
    fresh = press(
        "fresh",
        KIND,
        invited.campaign_id,
        label=speak.plain("character-waiting.new"),
        style=discord.ButtonStyle.primary,
    )
    text = speak("character-waiting", campaign=invited.campaign)
    return Reply(card(text, rows=[row(menu), row(fresh)], accent=WELL))


def roster(everyone: Roster, speak: Speaker, number: int = 0) -> Reply:
    """All characters, ten to a page, each to be opened."""
    page = page_of(everyone.rows, number, PER_PAGE)
    if not page.items:
        return Reply(card(speak("character-list-empty"), accent=WELL))
    text = speak.lines(
        speak("character-list", count=len(everyone.rows)), *(_roster_line(each, speak) for each in page.items)
    )
    options = [discord.SelectOption(label=each.name[:100], value=str(each.id)) for each in page.items]
    menu = choice(
        "open", ROSTER, 0, page.number, options=options, placeholder=speak.plain("character-list.menu")
    )
    turns = turning(page, ROSTER, 0, speak=speak)
    return Reply(card(text, rows=[row(menu), *rows_of(turns)], accent=WELL))


def _roster_line(character: Character, speak: Speaker) -> Said:
    return speak(
        "character-list-row",
        name=character.name,
        classes=lines.classes_line(character, speak),
        current=character.body.hit_points.current,
        maximum=character.body.hit_points.limit,
        player=lines.player_line(character, speak),
        is_dead=character.body.is_dead,
    )


# Conditions


def state_panel(shown: CharacterView, speak: Speaker, so_far: Just = NOTHING_YET) -> Reply:
    """Conditions and Exhaustion, death and life."""
    character, id, revision = shown.character, shown.character.id, shown.revision
    texts = [
        *done_texts(so_far, speak),
        speak.lines(speak("character-state", name=character.name), lines.vital_lines(shown, speak)),
    ]
    menus = [row(_condition_menu(shown, speak))]
    if not character.body.is_dead:
        menus.append(row(_cause_menu("tire", CAUSES, shown, speak)))
    if character.body.exhaustion:
        menus.append(row(_cause_menu("ease", tuple(character.body.exhaustion), shown, speak)))
    verb = "revive" if character.body.is_dead else "die"
    life = press(verb, KIND, id, revision, label=speak.plain(f"character-{verb}.button"))
    buttons = [life, *undo_of(so_far, speak), back_button(shown, speak)]
    return Reply(card(*texts, rows=[*menus, row(*buttons)], accent=accent_of(character)))


def _condition_menu(shown: CharacterView, speak: Speaker) -> Control:
    present = conditions_now(shown.character.body)
    options = [
        discord.SelectOption(
            label=speak.plain.term("condition", condition), value=condition, default=condition in present
        )
        for condition in CONDITIONS
    ]
    return choice(
        "conditions",
        KIND,
        shown.character.id,
        shown.revision,
        options=options,
        placeholder=speak.plain("character-state.conditions"),
        min_values=0,
        max_values=len(options),
    )


def _cause_menu(verb: str, causes: Sequence[str], shown: CharacterView, speak: Speaker) -> Control:
    options = [discord.SelectOption(label=speak.plain.term("cause", cause), value=cause) for cause in causes]
    return choice(
        verb,
        KIND,
        shown.character.id,
        shown.revision,
        options=options,
        placeholder=speak.plain(f"character-{verb}.menu"),
    )


# Purse and things


def purse_panel(shown: CharacterView, speak: Speaker, so_far: Just = NOTHING_YET, number: int = 0) -> Reply:
    """Money and the ledger, the newest entries first."""
    character, id, plain = shown.character, shown.character.id, speak.plain
    page = page_of(character.purse.entries[::-1], number, LEDGER_SHOWN)
    texts = [
        *done_texts(so_far, speak),
        speak("purse-heading", name=character.name, money=speak.money(character.purse.money)),
        speak.lines(*(lines.ledger_line(entry, speak) for entry in page.items))
        or speak("purse-ledger-empty"),
    ]
    acts = [
        press("earn", KIND, id, label=plain("purse-earn.button"), style=discord.ButtonStyle.success),
        press("spend", KIND, id, label=plain("purse-spend.button"), style=discord.ButtonStyle.danger),
        press("pass", KIND, id, label=plain("purse-give.button")),
        *undo_of(so_far, speak),
    ]
    turns = turning(page, "purse", id, speak=speak)
    buttons = [*turns, *(acts if shown.may_edit else []), back_button(shown, speak)]
    return Reply(card(*texts, rows=rows_of(buttons), accent=WELL))


def items_panel(shown: CharacterView, speak: Speaker, so_far: Just = NOTHING_YET, number: int = 0) -> Reply:
    """What is carried, ten kinds to a page."""
    character, id = shown.character, shown.character.id
    page = page_of(character.items, number, PER_PAGE)
    listed = speak.lines(*(lines.item_line(item, speak) for item in page.items)) or speak("items-none")
    texts = [
        *done_texts(so_far, speak),
        speak.lines(speak("items-of", name=character.name), lines.load(shown, speak)),
        listed,
    ]
    menus = [row(_item_menu(shown, page, speak))] if page.items else []
    add = press("add", KIND, id, label=speak.plain("items-add.button"), style=discord.ButtonStyle.success)
    turns = turning(page, "items", id, speak=speak)
    mine = [add, *undo_of(so_far, speak)] if shown.may_edit else []
    buttons = [*turns, *mine, back_button(shown, speak)]
    return Reply(card(*texts, rows=[*menus, *rows_of(buttons)], accent=WELL))


def _item_menu(shown: CharacterView, page: Page[Item], speak: Speaker) -> Control:
    options = [
        discord.SelectOption(label=lines.item_name(item, speak.plain)[:100], value=str(page.first + place))
        for place, item in enumerate(page.items)
    ]
    return choice(
        "item",
        KIND,
        shown.character.id,
        shown.revision,
        options=options,
        placeholder=speak.plain("items-of.menu"),
    )


def item_panel(shown: CharacterView, index: int, speak: Speaker) -> Reply:
    """One thing, and what can be done with it."""
    character, id, revision, plain = shown.character, shown.character.id, shown.revision, speak.plain
    if not 0 <= index < len(character.items):
        return items_panel(shown, speak)
    item = character.items[index]
    acts = [
        press(f"use-{index}", KIND, id, revision, label=plain("items-use-one.button")),
        press(f"describe-{index}", KIND, id, revision, label=plain("items-describe.button"), emoji="✏️"),
        press(f"hand-{index}", KIND, id, revision, label=plain("items-hand.button")),
        press(f"drop-{index}", KIND, id, revision, label=plain("items-drop.button"),
              style=discord.ButtonStyle.danger),
    ]  # fmt: skip
    back = press("items", KIND, id, label=plain("items-back.button"))
    buttons = [*(acts if shown.may_edit else []), back]
    return Reply(card(lines.item_details(item, shown.gear, speak), rows=rows_of(buttons), accent=WELL))
