"""The simulated server is the same in every run, so that what is stored finds it again."""

import pytest

from bot.app import build_bot
from bot.playground.chat_log import ChatLog
from bot.playground.opening import server_names
from bot.playground.world import World
from bot.settings import Settings
from bot.text import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
async def test_ids_are_frozen(tmp_path, language: str) -> None:
    """Changing one of these strands every stored playground."""
    bot = build_bot(Settings(database=tmp_path / "table.db"))
    names = server_names(Speaker(language).plain)
    server = World(bot, names, language, ChatLog(tmp_path / "log.json")).server
    assert (
        server.guild.id,
        server.dm_role_id,
        server.dm.id,
        server.cleric_player.id,
        server.fighter_player.id,
        server.table.id,
        server.dm_screen.id,
    ) == (
        1456074443980800003,
        1456074443980800007,
        1456074443980800002,
        1456074443980800005,
        1456074443980800006,
        1456074443980800008,
        1456074443980800009,
    )
