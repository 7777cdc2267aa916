"""Writes a database of the newest version down as SQL: `python -m tests.storage.fixture_maker`.

To be run once, when a migration has been added and before anything else changes; the files stay as they are.
"""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.rules.campaign import Campaign, Status, WeeklyTick
from bot.rules.clock import TimePassed, moved_to
from bot.rules.prompt import Prompt
from bot.rules.secret import Secret
from bot.rules.values import CampaignId, Duration, GameTime, UserId
from bot.services.caller import Actor, Caller, Place
from bot.services.campaigns import Campaigns
from bot.services.preferences import Preferences
from bot.services.timeline import set_timer
from bot.services.undoing import Undoing
from bot.storage import outbox
from bot.storage.connection import Database
from bot.tables import load_book

FOLDER = Path(__file__).parent / "fixtures"
CAMPAIGN = CampaignId(4_000_000_000_000_000_001)
SECRET, PROMPT = 4_000_000_000_000_000_002, 4_000_000_000_000_000_003
DM, PLAYER = 111_111_111_111_111_111, 222_222_222_222_222_222
GUILD, TABLE, SCREEN = 333_333_333_333_333_331, 333_333_333_333_333_332, 333_333_333_333_333_333
NOW = datetime(2026, 1, 1, tzinfo=UTC)


async def fill(database: Database) -> None:
    """Something in every table that the bot of any version can be expected to keep."""
    campaigns = Campaigns(database, load_book(), clock=lambda: NOW)
    dm = Caller(Place(GUILD, TABLE), Actor(DM))
    state = Campaign(
        CAMPAIGN,
        GUILD,
        "Ashfall",
        language="uk",
        timezone="Europe/Kyiv",
        dm_user_ids=(UserId(DM),),
        dm_channel_id=SCREEN,
        table_channel_id=TABLE,
        places=(TABLE, SCREEN),
        status=Status.RUNNING,
        tick=WeeklyTick(on=False),
    )
    async with campaigns.create(state, "campaign-create", dm) as campaign:
        set_timer(campaign, "bastion-turn", GameTime(604_800), turn=1)
    async with campaigns.open(dm, "toy-ask", question=1) as campaign:
        campaign.put(
            Secret(SECRET, "toy", 0, note="old"), Prompt(PROMPT, "toy", 0, (UserId(PLAYER),), ("a",), "a")
        )
        campaign.schedule("toy", "deadline", NOW + timedelta(days=2), prompt=PROMPT)
        campaign.dice.roll(20)
        campaign.post("table", "toy", SECRET, page=1)
    async with campaigns.open(dm, "toy-answer") as campaign:
        secret = await campaign.get(Secret, SECRET)
        campaign.put(Secret(secret.id, secret.kind, secret.subject, note="new"))
        campaign.put(moved_to(campaign.clock, GameTime(3600)))
        campaign.tell(TimePassed(by=Duration(3600), now=GameTime(3600)))
    async with campaigns.open(dm, "toy-regret") as campaign:
        campaign.drop(await campaign.get(Prompt, PROMPT))
    await Undoing(campaigns).newest(dm)
    panel = outbox.Panel(444_444_444_444_444_444, TABLE, CAMPAIGN, "toy", SECRET, {"page": 1})
    await database.commit(lambda connection: outbox.remember_panel(connection, panel))
    await Preferences(database).choose(PLAYER, "ru")


def dump(connection: sqlite3.Connection) -> str:
    """The whole database as SQL, with what marks it as ours."""
    marks = [
        f"PRAGMA {name} = {connection.execute(f'PRAGMA {name}').fetchone()[0]};"
        for name in ("application_id", "user_version")
    ]
    lines = [line for line in connection.iterdump() if "sqlite_sequence" not in line]
    return "\n".join([*marks, *lines, ""])


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hearth.db"
        database = await Database.open(path)
        await fill(database)
        await database.close()
        with closing(sqlite3.connect(path)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            (FOLDER / f"version_{version}.sql").write_text(dump(connection), "utf-8")


if __name__ == "__main__":
    asyncio.run(main())
