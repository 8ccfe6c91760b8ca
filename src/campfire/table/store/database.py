"""Opening a database, and bringing it to the present shape."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from campfire.kernel.contract import BadInput

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_225_347
HIGHEST_PORT = 65_535


def default_url() -> str:
    """Name the SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('campfire', appauthor=False) / 'tables.db'}"


def parse_url(wish: str) -> URL:
    """Read the address of a database, or say which are understood."""
    try:
        url = make_url(wish)
        if not 0 < (url.port or 1) <= HIGHEST_PORT:
            raise ValueError(url.port)
    except (ArgumentError, ValueError) as wrong:
        raise BadInput("bad_database", url=without_password(wish)) from wrong
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadInput("bad_database", url=without_password(wish))
    return url


def without_password(wish: str) -> str:
    """Show an address without what stands before its host."""
    scheme, _, rest = wish.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if rest else wish


def open_engine(url: URL) -> Engine:
    """Open a database; a new SQLite file gets its folder and journal mode."""
    if url.get_backend_name() == "sqlite":
        if url.database and url.database != ":memory:":
            make_folder(Path(url.database).parent)
            keep_private(Path(url.database))
        engine = create_engine(url, connect_args={"timeout": 30})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_to_write)
        return engine
    return create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args={"connect_timeout": 5})


def keep_private(file: Path) -> None:
    """Let nobody but its owner read a database file; what SQLite lays beside it is as private."""
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        file.chmod(0o600)


def claim(url: URL) -> int | None:
    """Let no second server use a SQLite file as long as the file given here is open; it is closed with the process."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    make_folder(Path(url.database).parent)
    lock = os.open(f"{url.database}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as wrong:
        os.close(lock)
        raise BadInput("database_taken", file=url.database) from wrong
    return lock


def make_folder(folder: Path) -> None:
    """Make the folder of a database file."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise BadInput("no_database", url=str(folder), reason=str(wrong.strerror)) from wrong


def upgrade(engine: Engine) -> None:
    """Bring the database to the present shape; several workers may try at once."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except (SQLAlchemyError, CommandError, OSError) as wrong:
        raise BadInput("no_database", url=engine.url.render_as_string(), reason=first_line(wrong)) from wrong


def first_line(wrong: BaseException) -> str:
    """Say in one line what the database said."""
    cause = getattr(wrong, "orig", None) or wrong
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0]


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("synchronous=EXTRA", "journal_mode=WAL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_to_write(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
