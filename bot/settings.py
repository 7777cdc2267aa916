"""Settings from the environment and `.env`, built once at the start and handed down."""

from pathlib import Path

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Every field has a default; `token` is read from DISCORD_TOKEN, the rest from HEARTH_<FIELD>."""

    model_config = SettingsConfigDict(
        env_prefix="HEARTH_", env_file=".env", extra="ignore", populate_by_name=True
    )

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database: Path = Path("hearth-and-road.db")
    heartbeat_seconds: float = 15.0
    """How often due jobs and waiting messages are looked for."""
    sync_commands: bool = True
    """Whether the command list is sent to Discord at start."""
    sharded: bool = False
    """Whether to run as an `AutoShardedBot`, which Discord demands from 2,500 servers on."""
