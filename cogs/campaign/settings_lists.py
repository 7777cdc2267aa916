"""The pages that list what data/rules/settings.yml offers: systems, automation, rulings."""

from collections.abc import Iterable

import discord

from bot.rules.campaign import Automation
from bot.services.campaign_settings import Overview
from bot.text import Said, Speaker
from bot.ui.reply import row
from cogs.campaign.settings_controls import Page, Rows, SettingsPanel, button, dashed, menu

TO_COME = "🕓"


def _marked(line: Said, id: str, shown: SettingsPanel) -> Said:
    """A line of a list, marked where its setting has no effect yet."""
    return Said(f"{line} {TO_COME}") if id in shown.overview.table.to_come else line


def _legend(ids: Iterable[str], shown: SettingsPanel, speak: Speaker) -> Said:
    """What the mark means, when one of these settings bears it."""
    has_mark = not shown.overview.table.to_come.isdisjoint(ids)
    return speak("settings-to-come", mark=Said(TO_COME)) if has_mark else Said("")


# Systems


def _systems_text(shown: SettingsPanel, speak: Speaker) -> Said:
    off = shown.overview.state.switched_off
    systems = shown.overview.table.systems
    lines = (
        speak(
            "settings-system-line",
            on=system not in off,
            system=speak.term("system", system),
            gist=speak.attr(f"system-{dashed(system)}", "gist"),
        )
        for system in systems
    )
    marked = (_marked(line, system, shown) for line, system in zip(lines, systems, strict=True))
    return speak.lines(speak("settings-systems"), *marked, _legend(systems, shown, speak))


def _systems_rows(shown: SettingsPanel, speak: Speaker) -> Rows:
    systems = shown.overview.table.systems
    options = [
        discord.SelectOption(
            value=system,
            label=speak.plain.term("system", system),
            default=system not in shown.overview.state.switched_off,
        )
        for system in systems
    ]
    return [row(menu("systems", shown, options=options, min_values=0, max_values=len(systems)))]


# Automation


def _automation_text(shown: SettingsPanel, speak: Speaker) -> Said:
    if shown.item:
        text = speak(
            "settings-automation-item",
            automation=speak.term("automation", shown.item),
            gist=speak.attr(f"automation-{dashed(shown.item)}", "gist"),
            now=_automation_of(shown.overview, shown.item),
            default=shown.overview.table.automation_by_id[shown.item].default,
        )
        return speak.lines(text, _legend([shown.item], shown, speak))
    ids = [each.id for each in shown.overview.table.automation]
    lines = (
        speak(
            "settings-automation-line",
            automation=speak.term("automation", id),
            now=_automation_of(shown.overview, id),
        )
        for id in ids
    )
    marked = (_marked(line, id, shown) for line, id in zip(lines, ids, strict=True))
    return speak.lines(speak("settings-automation"), *marked, _legend(ids, shown, speak))


def _automation_rows(shown: SettingsPanel, speak: Speaker) -> Rows:
    rows: Rows = []
    if shown.item:
        now = _automation_of(shown.overview, shown.item)
        rows.append(
            row(
                *(
                    button(
                        f"automate-{shown.item}.{each}",
                        f"settings-automation-{each}",
                        "✅" if each is now else "▫️",
                        shown,
                        speak,
                        disabled=each is now,
                    )
                    for each in Automation
                )
            )
        )
    options = [
        discord.SelectOption(
            value=each.id,
            label=speak.plain.term("automation", each.id),
            description=speak.plain(f"settings-automation-{_automation_of(shown.overview, each.id)}"),
            default=each.id == shown.item,
        )
        for each in shown.overview.table.automation
    ]
    placeholder = speak.plain("settings-automation-choose")
    return [*rows, row(menu("look-automation", shown, options=options, placeholder=placeholder))]


def _automation_of(overview: Overview, id: str) -> Automation:
    return overview.state.automation.get(id, overview.table.automation_by_id[id].default)


# Rulings


def _rulings_text(shown: SettingsPanel, speak: Speaker) -> Said:
    if not shown.item:
        return speak("settings-rulings", count=len(shown.overview.table.rulings))
    known = shown.overview.table.rulings_by_id[shown.item]
    text = speak(
        "settings-ruling-item",
        ruling=speak.term("ruling", known.id),
        question=speak.attr(f"ruling-{dashed(known.id)}", "question"),
        text=speak.attr(f"ruling-{dashed(known.id)}", "text"),
        source=speak.term("source", known.source),
        now=_answer(known.id, _ruling_of(shown.overview, known.id), speak),
        default=_answer(known.id, known.default, speak),
    )
    return speak.lines(text, _legend([known.id], shown, speak))


def _rulings_rows(shown: SettingsPanel, speak: Speaker) -> Rows:
    rows: Rows = []
    if shown.item:
        known = shown.overview.table.rulings_by_id[shown.item]
        now = _ruling_of(shown.overview, known.id)
        answers = [
            discord.SelectOption(
                value=value, label=_answer(known.id, value, speak.plain), default=value == now
            )
            for value in known.values
        ]
        rows.append(row(menu(f"rule-{known.id}", shown, options=answers)))
    options = [
        discord.SelectOption(
            value=each.id,
            label=speak.plain.term("ruling", each.id),
            description=_answer(each.id, _ruling_of(shown.overview, each.id), speak.plain),
            default=each.id == shown.item,
        )
        for each in shown.overview.table.rulings
    ]
    placeholder = speak.plain("settings-rulings-choose")
    return [*rows, row(menu("look-rulings", shown, options=options, placeholder=placeholder))]


def _ruling_of(overview: Overview, id: str) -> str:
    return overview.state.rulings.get(id, overview.table.rulings_by_id[id].default)


def _answer(ruling: str, value: str, speak: Speaker) -> Said:
    return speak.term("answer", f"{ruling}-{value}")


SYSTEMS = Page(_systems_text, _systems_rows)
AUTOMATION = Page(_automation_text, _automation_rows)
RULINGS = Page(_rulings_text, _rulings_rows)
