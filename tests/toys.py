"""A toy domain on the real bot: one kind of thing with a note, and every way an answer can go.

`install_toys(monkeypatch)` adds it to the bots that start from then on.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from bot import app
from bot.rules.campaign import Campaign, Status, WeeklyTick
from bot.rules.errors import RuleViolation
from bot.rules.secret import Secret
from bot.rules.values import CampaignId
from bot.services.caller import Actor, Caller, Place
from bot.services.ids import new_id
from bot.services.read_campaign import ReadCampaign
from bot.services.services import Services
from bot.text import Speaker
from bot.ui.domain import Domain
from bot.ui.perform import perform, suggest
from bot.ui.press import Field, Form, Press, choice, press, undo_button
from bot.ui.reply import Args, Live, Reply, Screen, card, note, row
from tests.discord_world import World

Interaction = discord.Interaction[Any]


@dataclass(frozen=True)
class Shown:
    """A toy as it stands; `entry` is the change just made, if any."""

    toy: Secret
    revision: int
    language: str
    entry: int = 0


class Toys:
    """The use cases."""

    def __init__(self, services: Services) -> None:
        self._campaigns = services.campaigns

    async def show(self, caller: Caller, id: int) -> Shown:
        async with self._campaigns.read(caller) as campaign:
            return await load(campaign, id, {})

    async def add(self, caller: Caller, id: int, revision: int, text: str) -> Shown:
        """Add to the note of a toy drawn at this revision."""
        async with self._campaigns.open(caller, "toy-add", toy=id) as campaign:
            toy = await campaign.get(Secret, id)
            campaign.expect(toy, revision)
            changed = replace(toy, note=toy.note + text)
            campaign.put(changed)
            return Shown(changed, campaign.revision(changed), campaign.state.language, campaign.entry)

    async def hide(self, caller: Caller, id: int) -> Shown:
        async with self._campaigns.open(caller, "toy-hide", toy=id) as campaign:
            campaign.require_dm()
            return await load(campaign, id, {})


async def load(campaign: ReadCampaign, subject: int, args: Args) -> Shown:
    toy = await campaign.get(Secret, subject)
    return Shown(toy, campaign.revision(toy), campaign.state.language)


def panel(shown: Shown, speak: Speaker) -> Reply:
    """The live panel of a toy, with one button for each way of answering."""
    id, revision = shown.toy.id, shown.revision
    buttons = [press(verb, "toy", id, revision, label=verb) for verb in ("add", "ask", "edit", "hide")]
    more = [press(verb, "toy", id, revision, label=verb) for verb in ("fail", "stray", "dialog", "page-2")]
    select = choice("choose", "toy", id, revision, options=[discord.SelectOption(label=c) for c in "xyz"])
    text = f"note: {shown.toy.note} / {speak.plain('undo-button')}"
    return Reply(card(text, rows=[row(*buttons), row(*more), row(select)]), live=Live("toy", id))


def second_page(shown: Shown, speak: Speaker) -> Reply:
    text = f"page two of {shown.toy.note}"
    return Reply(card(text), live=Live("toy-page", shown.toy.id, {"page": 2}))


def dialog(shown: Shown, speak: Speaker) -> Reply:
    return Reply(card("sure?", rows=[row(press("back", "toy", shown.toy.id, label="back"))]))


def changed(shown: Shown, speak: Speaker) -> Reply:
    return Reply(card(f"now: {shown.toy.note}", rows=[row(undo_button(shown.entry, speak))]))


def form(shown: Shown, speak: Speaker) -> Form:
    fields = [Field("text", "Text", value=shown.toy.note), Field("more", "More", is_required=False)]
    return Form("save", "toy", shown.toy.id, shown.revision, title="T" * 60, fields=fields)


def letter(shown: Shown, speak: Speaker) -> Reply:
    return note(f"letter about {shown.toy.note}")


def presses(toys: Toys) -> Mapping[tuple[str, str], Any]:
    async def add(interaction: Interaction, press: Press) -> None:
        use_case = partial(toys.add, id=press.id, revision=press.revision, text="+")
        await perform(interaction, use_case, panel, public=True, edit=True)

    async def ask(interaction: Interaction, press: Press) -> None:
        """Changes the toy, but answers beside the panel."""
        use_case = partial(toys.add, id=press.id, revision=press.revision, text="?")
        await perform(interaction, use_case, changed)

    async def choose(interaction: Interaction, press: Press) -> None:
        text = press.values[0]
        use_case = partial(toys.add, id=press.id, revision=press.revision, text=text)
        await perform(interaction, use_case, panel, public=True, edit=True)

    async def edit(interaction: Interaction, press: Press) -> None:
        await perform(interaction, partial(toys.show, id=press.id), form)

    async def save(interaction: Interaction, press: Press) -> None:
        text = f"[{press.fields['text']}|{press.fields['more']}]"
        use_case = partial(toys.add, id=press.id, revision=press.revision, text=text)
        await perform(interaction, use_case, panel, public=True, edit=True)

    async def hide(interaction: Interaction, press: Press) -> None:
        await perform(interaction, partial(toys.hide, id=press.id), changed)

    async def fail(interaction: Interaction, press: Press) -> None:
        raise ZeroDivisionError("outside of perform")

    async def turn(interaction: Interaction, press: Press) -> None:
        await perform(interaction, partial(toys.show, id=press.id), second_page, edit=True)

    async def open_dialog(interaction: Interaction, press: Press) -> None:
        await perform(interaction, partial(toys.show, id=press.id), dialog, edit=True)

    async def back(interaction: Interaction, press: Press) -> None:
        await perform(interaction, partial(toys.show, id=press.id), panel, edit=True)

    handlers = {"add": add, "ask": ask, "choose": choose, "edit": edit, "save": save, "hide": hide}
    handlers |= {"fail": fail, "page": turn, "dialog": open_dialog, "back": back}
    return {(verb, "toy"): handler for verb, handler in handlers.items()}


class ToyCog(commands.Cog):
    """One command for each way an answer can go."""

    def __init__(self, toys: Toys) -> None:
        self._toys = toys

    @app_commands.command(description="Show a toy")
    async def toy(self, interaction: Interaction, id: str, public: bool = True) -> None:
        await perform(interaction, partial(self._toys.show, id=int(id)), panel, public=public)

    @app_commands.command(description="Go one way or another")
    async def go(self, interaction: Interaction, way: str, public: bool = False, wait: float = 0.0) -> None:
        async def use_case(caller: Caller) -> str:
            if wait:
                await asyncio.sleep(wait)
            if way == "refuse":
                raise RuleViolation("dm-only")
            if way == "unheard-of":
                raise RuleViolation("no such message")
            if way == "fault":
                raise ZeroDivisionError
            return way

        await perform(interaction, use_case, _way, public=public)

    @app_commands.command(description="Suggest")
    async def suggest(self, interaction: Interaction, word: str) -> None:
        await perform(interaction, _echo(word), _way)

    @suggest.autocomplete("word")
    async def words(self, interaction: Interaction, word: str) -> list[app_commands.Choice[str]]:
        async def search(caller: Caller) -> list[tuple[str, str]]:
            if word == "refuse":
                raise RuleViolation("no-campaign")
            if word == "fault":
                raise ZeroDivisionError
            return [("  ", "blank"), ("n" * 150, "long name"), ("long value", "v" * 101)] + [
                (f"name {number}", str(number)) for number in range(40)
            ]

        return await suggest(interaction, search)


def _echo(word: str) -> Any:
    async def use_case(caller: Caller) -> str:
        return word

    return use_case


def _way(way: str, speak: Speaker) -> Reply | discord.ui.Modal:
    if way == "modal":
        return Form("save", "toy", 1, title="Form", fields=[Field("text", "Text")])
    if way == "long":
        return note("long " * 2000)
    if way == "many":
        return Reply(card("many", rows=[row(press("add", "toy", 1, n, label="b")) for n in range(30)]))
    if way == "render fault":
        raise ZeroDivisionError
    return note(f"{way}: {speak.plain('undo-button')}")


def install(services: Services) -> Domain:
    toys = Toys(services)
    screens = {
        "toy": Screen(load, panel),
        "toy-page": Screen(load, second_page),
        "toy-letter": Screen(load, letter),
        "toy-broken": Screen(load, lambda shown, speak: 1 / 0),  # type: ignore[arg-type,return-value]
    }
    return Domain(cogs=(ToyCog(toys),), presses=presses(toys), screens=screens)


def install_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    real = app.install_domains
    monkeypatch.setattr(app, "install_domains", lambda services: [*real(services), install(services)])


async def found_campaign(world: World, **settings: Any) -> int:
    """A running campaign of the small Discord, without the commands that make one."""
    state = Campaign(
        CampaignId(new_id()),
        world.guild.id,
        "Ashfall",
        dm_role_id=world.dm_role.id,
        dm_channel_id=world.dm_screen.id,
        table_channel_id=world.table.id,
        status=Status.RUNNING,
        tick=WeeklyTick(on=False),
    )
    caller = Caller(Place(world.guild.id, world.table.id), Actor(world.dm.id))
    state = replace(state, **settings)
    async with world.bot.services.campaigns.create(state, "campaign-create", caller):
        pass
    return state.id


async def make_toy(world: World, campaign_id: int, note: str = "a") -> int:
    async with world.bot.services.campaigns.by_id(campaign_id, "toy-make") as campaign:
        toy = Secret(new_id(), "toy", 0, note=note)
        campaign.put(toy)
    return toy.id


async def change_toy(world: World, campaign_id: int, id: int, note: str) -> int:
    """Change it behind the panels' back; returns the journal entry."""
    async with world.bot.services.campaigns.by_id(campaign_id, "toy-change") as campaign:
        campaign.put(replace(await campaign.get(Secret, id), note=note))
    await world.bot.run_due()
    return campaign.entry


async def note_of(world: World, campaign_id: int, id: int) -> str:
    async with world.bot.services.campaigns.read_by_id(campaign_id) as campaign:
        return (await campaign.get(Secret, id)).note
