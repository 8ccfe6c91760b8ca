"""The shape of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    true,
)

NAMING = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
}
METADATA = MetaData(naming_convention=NAMING)


def of_table() -> Column[str]:
    """The table that a row belongs to and is deleted with."""
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("known", Boolean, nullable=False, server_default=false()),
    Column("seed", String(64), nullable=False, server_default=""),
    Column("since", Integer, nullable=False, server_default="0"),
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("visited", String(32), nullable=False, server_default=""),
    Column("version", Integer, nullable=False),
    Column("change", Integer, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("offered", JSON, nullable=False, server_default="{}"),
    Column("proposal", JSON(none_as_null=True)),
    Column("length", Integer, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("sequel", JSON(none_as_null=True)),
    Column("next", String(16), nullable=False, server_default=""),
    Column("snapshot_at", Integer, nullable=False),
    Column("snapshot", Text, nullable=False),
    Index("ix_tables_visited", "visited"),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    of_table(),
    Column("host", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("maker", String(64)),
    Index("ix_keys_table_id", "table_id"),
)

SEATS = Table(
    "seats",
    METADATA,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("key", String(64)),
    Column("bot", String(80)),
    Column("peopled", Boolean, nullable=False, server_default=true()),
    PrimaryKeyConstraint("table_id", "seat"),
)

INVITES = Table(
    "invites",
    METADATA,
    Column("hash", String(64), primary_key=True),
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("used", Boolean, nullable=False),
    Index("ix_invites_table_id", "table_id"),
)

JOURNAL = Table(
    "journal",
    METADATA,
    of_table(),
    Column("position", Integer, nullable=False),
    Column("entry", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "position"),
)

LOG = Table(
    "log",
    METADATA,
    of_table(),
    Column("number", Integer, nullable=False),
    Column("event", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

NOTICES = Table(
    "notices",
    METADATA,
    of_table(),
    Column("number", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("args", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

CHAT = Table(
    "chat",
    METADATA,
    of_table(),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("quick", String(20), nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "number"),
)

WISHES = Table(
    "wishes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("address", String(64), nullable=False),
    Column("moment", String(32), nullable=False),
    Index("ix_wishes_address", "address"),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(64), nullable=False),
)
