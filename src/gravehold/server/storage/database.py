"""The connection to SQLite or Postgres, and its tables brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..json_log import logger
from .backups import copied, free_name
from .file_lock import file_of
from .models import metadata
from .versions import NEWEST, check_version

VERSIONS = """CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
)"""  # as Alembic has it
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


def prepare(url: str) -> None:
    """The same once and at once, before there is a server: what is wrong is an error here."""
    engine = create_engine(url.replace("+aiosqlite", ""))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    try:
        with engine.connect() as connection:
            found = version(connection)
        check_version(found)
        kept = _kept(url) if found not in (None, NEWEST) else None
        with engine.begin() as connection:
            upgrade(connection)
        if found not in (None, NEWEST):
            logger.info("database upgraded", before=found, now=NEWEST, kept=str(kept or ""))
    finally:
        engine.dispose()


def _kept(url: str) -> Path | None:
    """A copy of a file before its tables change; whoever runs Postgres has copies of their own."""
    file = file_of(url)
    return copied(file, free_name(file, f"before-{NEWEST}")).file if file else None


def upgrade(connection: Connection) -> None:
    """All migrations that are missing; processes that start together do it one by one."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
    found = version(connection)
    if found == NEWEST:
        return
    check_version(found)
    if not inspect(connection).get_table_names():
        _lay_out(connection)
    else:
        migrate(connection)


def migrate(connection: Connection) -> None:
    """The tables of an earlier program, step by step."""
    from alembic import command  # noqa: PLC0415  (a quarter of a second, and hardly ever needed)
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _lay_out(connection: Connection) -> None:
    """All tables at once where there are none: as the migrations, one after another, would."""
    metadata.create_all(connection)
    connection.execute(text(VERSIONS))
    connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": NEWEST})


def version(connection: Connection) -> str | None:
    """The newest migration a database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """FULL: what is committed is on the disk, also when the machine loses power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
