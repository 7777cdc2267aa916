"""The guide through the first minute: a message at the table whose steps follow what has really happened."""

import logging
from collections.abc import Mapping

import discord
from discord import ui
from simcord.builders import ChannelHandle

from bot.playground.story import Progress, Story
from bot.playground.world import World
from bot.text import LANGUAGES, Speaker
from bot.ui.perform import perform
from bot.ui.press import Press, Presses, choice, press
from bot.ui.reply import Reply, card, note, row

log = logging.getLogger(__name__)

PLAYGROUND = "playground"
_STEPS = ("playground-step-night", "playground-step-reveal", "playground-step-undo", "playground-step-play")
_DONE, _NEXT, _LATER = "✅", "👉", "▫️"


class Guide:
    """`addresses` are those of the seats, by their label."""

    def __init__(self, world: World, story: Story, speak: Speaker, addresses: Mapping[str, str]) -> None:
        self._world = world
        self._story = story
        self._speak = speak
        self._addresses = addresses
        self._shown: Progress | None = None
        self._message: discord.Message | None = None

    @property
    def presses(self) -> Presses:
        return {("night", PLAYGROUND): self._on_night, ("tongue", PLAYGROUND): self._on_tongue}

    async def open(self) -> None:
        """Post the guide at the table, and a sign behind the screen."""
        self._shown = await self._story.progress()
        await self._post(
            self._world.server.dm_screen, card(self._speak("playground-sign"), rows=[self._links()])
        )
        self._message = await self._post(self._world.server.table, self.view(self._shown))

    async def follow(self) -> None:
        """Redraw the guide when the story has moved on."""
        progress = await self._story.progress()
        if self._message is None or progress == self._shown:
            return
        self._shown = progress
        try:
            with self._world.as_bot():
                await self._message.edit(view=self.view(progress))
        except discord.NotFound:
            self._message = None  # somebody deleted it; the next start posts it anew

    def view(self, progress: Progress) -> ui.LayoutView:
        """The guide as it stands at this point of the story."""
        speak = self._speak
        people = {"cleric": self._story.cleric, "fighter": self._story.fighter}
        now = speak.time(progress.now)
        seats = speak.attr(
            "playground-guide",
            "seats",
            dm=speak("playground-dm"),
            cleric_player=speak("playground-cleric-player"),
            fighter_player=speak("playground-fighter-player"),
            **people,
        )
        scene = (
            speak.attr("playground-guide", "morning", now=now)
            if progress.is_night_over
            else speak.attr("playground-guide", "night", now=now, **people)
        )
        return card(
            speak.lines(speak("playground-guide"), scene, seats),
            self._steps(progress),
            rows=[self._night(progress), self._links(), self._tongues()],
        )

    def _steps(self, progress: Progress) -> str:
        """The steps: what was done, what is next, and of what comes later the title alone."""
        is_done = (progress.is_night_over, progress.was_revealed, progress.was_taken_back, False)
        next_one = is_done.index(False)
        lines = []
        for index, (id, done) in enumerate(zip(_STEPS, is_done, strict=True)):
            mark = _DONE if done else _NEXT if index == next_one else _LATER
            text = self._speak(id) if index <= next_one else ""
            lines.append(f"{mark} **{self._speak.attr(id, 'title')}.** {text}".rstrip())
        return "\n".join(lines)

    def _night(self, progress: Progress) -> ui.ActionRow[ui.LayoutView]:
        label = self._speak.plain.attr("playground-step-night", "title")
        style = discord.ButtonStyle.secondary if progress.is_night_over else discord.ButtonStyle.primary
        return row(press("night", PLAYGROUND, 0, progress.next_morning, label=label, style=style, emoji="🌙"))

    def _links(self) -> ui.ActionRow[ui.LayoutView]:
        return row(*(ui.Button(label=label, url=address) for label, address in self._addresses.items()))

    def _tongues(self) -> ui.ActionRow[ui.LayoutView]:
        speak = self._speak.plain
        options = [
            discord.SelectOption(label=speak.attr("playground-tongue", language), value=language)
            for language in LANGUAGES
        ]
        return row(choice("tongue", PLAYGROUND, 0, options=options, placeholder=speak("playground-tongue")))

    async def _on_night(self, interaction: discord.Interaction, press: Press) -> None:
        async def pass_night(_: object) -> Progress:
            self._shown = await self._story.pass_night(press.revision)
            return self._shown

        await perform(interaction, pass_night, lambda progress, _: Reply(self.view(progress)), edit=True)

    async def _on_tongue(self, interaction: discord.Interaction, press: Press) -> None:
        language = press.values[0]

        async def change(_: object) -> None:
            self._world.set_language(interaction.user.id, language)

        speak = Speaker(language)
        await perform(interaction, change, lambda *_: note(speak.attr("playground-tongue", "changed")))

    async def _post(self, channel: ChannelHandle, view: ui.LayoutView) -> discord.Message:
        with self._world.as_bot():
            target = self._world.bot.get_partial_messageable(channel.id, guild_id=self._world.server.guild.id)
            message = await target.send(view=view)
        self._world.not_kept.add(message.id)
        return message
