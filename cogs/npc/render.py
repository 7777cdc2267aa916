"""A creature of the DM, in words."""

import discord

from bot.rules.npc import Npc
from bot.services.npcs import NpcDeletion, NpcDone, NpcList, NpcView
from bot.text import Said, Speaker
from bot.ui.press import undo_button
from bot.ui.reply import Reply, card, row

LISTED = 30
ACCENT = discord.Colour.dark_purple()


def changed(done: NpcDone, speak: Speaker) -> Reply:
    told = speak.lines(*(speak.event(event) for event in done.events)) or speak("character-no-change")
    rows = [row(undo_button(done.entry, speak))] if done.events else []
    return Reply(card(told, _numbers(done.view.npc, speak), rows=rows, accent=ACCENT))


def shown(view: NpcView, speak: Speaker) -> Reply:
    return Reply(card(_numbers(view.npc, speak), accent=ACCENT))


def deleted(done: NpcDeletion, speak: Speaker) -> Reply:
    told = speak.lines(*(speak.event(event) for event in done.events))
    return Reply(card(told, rows=[row(undo_button(done.entry, speak))], accent=ACCENT))


def listed(npcs: NpcList, speak: Speaker) -> Reply:
    if not npcs.rows:
        return Reply(card(speak("npc-list-empty"), accent=ACCENT))
    lines = [speak("npc-list-row", name=npc.name, speeds=_speeds(npc, speak)) for npc in npcs.rows[:LISTED]]
    more = len(npcs.rows) - LISTED
    if more > 0:
        lines.append(speak("npc-list-more", count=more))
    return Reply(card(speak.lines(speak("npc-list", count=len(npcs.rows)), *lines), accent=ACCENT))


def _numbers(npc: Npc, speak: Speaker) -> Said:
    points = npc.body.hit_points
    return speak.lines(
        speak("npc-heading", name=npc.name),
        speak("npc-hit-points", current=points.current, maximum=points.limit),
        _speeds(npc, speak),
        speak(
            "npc-numbers",
            con=speak.signed(npc.con_modifier),
            dex=speak.signed(npc.dex_modifier),
            wis=speak.signed(npc.wis_modifier),
            stealth=speak.signed(npc.stealth),
            perception=npc.passive_perception,
        ),
        _spells(npc, speak),
        speak.text(npc.notes) if npc.notes else Said(""),
    )


def _spells(npc: Npc, speak: Speaker) -> Said:
    parts = []
    if npc.spell_dc is not None:
        parts.append(speak("npc-spells", dc=npc.spell_dc))
    if npc.spell_attack is not None:
        parts.append(speak("npc-spell-attack", attack=speak.signed(npc.spell_attack)))
    return Said(" · ".join(parts))


def _speeds(npc: Npc, speak: Speaker) -> Said:
    speeds = (
        speak("character-speed", movement=speak.term("movement", movement), feet=speak.feet(feet))
        for movement, feet in npc.speeds.items()
    )
    return Said(" · ".join(speeds))
