"""The connection to SQLite or Postgres, and its tables brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

UPGRADE_LOCK = 0x67726176  # any number, the same in every process


async def connect(url: str) -> AsyncEngine:
    """An engine on a database whose tables are as this program needs them."""
    lite = url.startswith("sqlite")
    options: dict[str, Any] = {} if lite else {"pool_size": 8, "pool_pre_ping": True}
    engine = create_async_engine(url, **options)
    if lite:
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def upgrade(connection: Connection) -> None:
    """All migrations that are missing; processes that start together do it one by one."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """FULL: what is committed is on the disk, also when the machine loses power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
