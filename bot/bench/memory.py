"""`idle-memory`: what the idle bot holds with many stored campaigns, beside a bare discord.py bot."""

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from bot.bench.crowd import crowd
from bot.bench.figures import Figure
from bot.storage.connection import Database

CAMPAIGNS = 10_000

_BARE = """
import asyncio, discord, simcord
from discord.ext import commands
async def main():
    env = simcord.Env(commands.Bot(command_prefix="!", intents=discord.Intents.none()))
    env.create_guild("g", owner=env.create_user("o"))
    await env.start(); await env.settle()
    print(int(open("/proc/self/statm").read().split()[1]) * 4096 / 1e6)
    await env.shutdown()
asyncio.run(main())
"""

_OURS = """
import asyncio, sys, simcord
from pathlib import Path
from bot.app import build_bot
from bot.settings import Settings
async def main():
    bot = build_bot(Settings(database=Path(sys.argv[1]), token=None, heartbeat_seconds=0))
    env = simcord.Env(bot)
    env.create_guild("g", owner=env.create_user("o"))
    await env.start(); await env.settle(); await bot.run_due()
    print(int(open("/proc/self/statm").read().split()[1]) * 4096 / 1e6)
    await bot.close(); await env.shutdown()
asyncio.run(main())
"""


async def figures(folder: Path, model: Path) -> AsyncIterator[Figure]:
    """`model` is the database whose one campaign is stored many times over."""
    path = folder / "idle.db"
    database = await Database.open(path)
    await crowd(database, model, CAMPAIGNS, bastions=1)
    await database.close()
    bare = _resident_megabytes(_BARE)
    ours = _resident_megabytes(_OURS, str(path))
    yield Figure("idle-memory", ours, "MB", bare)
    yield Figure("idle-memory-above-bare", ours - bare, "MB")


def _resident_megabytes(script: str, *arguments: str) -> float:
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], capture_output=True, text=True, timeout=120, check=True
    )
    return float(done.stdout.split()[-1])
