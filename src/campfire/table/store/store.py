"""Reading and writing tables. Every change names the version that it builds on."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, Select, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from campfire.table.clock import HOUR, ago, now
from campfire.table.store.records import CHAT, INVITES, JOURNAL, KEYS, LOG, NOTICES, SEATS, SECRETS, TABLES, WISHES
from campfire.table.store.rows import (
    THOUGHT,
    Change,
    ChatRow,
    Conflict,
    Draft,
    Gone,
    InviteRow,
    KeyRow,
    NoticeRow,
    Record,
    SeatRow,
    StoreFailed,
    TableRow,
)

UNREAD = ("visited",)
"""What only the store itself looks at."""
CHANNEL = "campfire"
PROBE = "probe"
"""A row that is only there to be written."""
WISH_LOCK = 7_225_348
CHAT_KEPT = 200
CHAT_TRIES = 10
LONGEST_NOTICE = 7_900
"""What PostgreSQL carries in one notice, in bytes."""

MOVE_ON = update(TABLES).where(TABLES.c.id == bindparam("here"), TABLES.c.version == bindparam("built_on"))
"""What every answer says to the database, made once: making it takes longer than the database does."""
TAILS = {JOURNAL: (insert(JOURNAL), "position", "entry"), LOG: (insert(LOG), "number", "event")}
"""How lines are added to a list, and what their place and their content are called."""


class Store:
    """The tables of one database."""

    def __init__(self, engine: Engine, worker: str) -> None:
        self.engine = engine
        self.worker = worker
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may work on the same tables."""
        steady = {"isolation_level": "REPEATABLE READ"} if self.shared else {}
        self.reader = engine.execution_options(**steady)
        """Reads several rows as they stood at one moment."""

    @contextmanager
    def _begin(self, engine: Engine | None = None) -> Iterator[Connection]:
        try:
            with (engine or self.engine).begin() as connection:
                yield connection
        except IntegrityError as wrong:
            raise Conflict from wrong
        except SQLAlchemyError as wrong:
            raise StoreFailed(str(getattr(wrong, "orig", wrong))) from wrong

    def create(self, row: TableRow, change: Change) -> None:
        """Write a new table with its seats and keys."""
        values = {name: value for name, value in vars(row).items() if name != "seats"}
        with self._begin() as connection:
            connection.execute(insert(TABLES).values(visited=row.created, **values))
            _write_tails(connection, [(row.id, change)])
            _write_parts(connection, row.id, change)

    def record(self, draft: Draft) -> None:
        """Write a change; refuse it when the table has moved on."""
        with self._begin() as connection:
            self._record(connection, [draft])

    def record_all(self, drafts: list[Draft]) -> list[Exception | None]:
        """Write changes to several tables together, or each by itself where one of them cannot be written; give for
        each what was wrong with it."""
        try:
            with self._begin() as connection:
                self._record(connection, drafts)
        except (Conflict, Gone) as wrong:
            return [wrong] if len(drafts) == 1 else [one for draft in drafts for one in self.record_all([draft])]
        return [None] * len(drafts)

    def _record(self, connection: Connection, drafts: list[Draft]) -> None:
        """What all of them say alike is said to the database once: saying it takes longer than doing it."""
        self._move_on(connection, drafts)
        _write_tails(connection, [(draft.table_id, draft.change) for draft in drafts])
        for table_id, version, change in drafts:
            _write_parts(connection, table_id, change)
            self._notify(connection, {"kind": "changed", "table": table_id, "version": version + 1})

    def _move_on(self, connection: Connection, drafts: list[Draft]) -> None:
        """Bring each table to its next version; refuse all where one of them has moved on or is gone."""
        alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for table_id, version, change in drafts:
            here = {"here": table_id, "built_on": version, "version": version + 1}
            alike.setdefault(tuple(change.row), []).append({**here, **change.row})
        for lot in alike.values():
            if connection.execute(MOVE_ON, lot).rowcount < len(lot):
                ids = [draft.table_id for draft in drafts]
                there = connection.scalar(select(func.count()).where(TABLES.c.id.in_(ids)))
                raise Conflict if there == len(ids) else Gone

    def load(self, table_id: str) -> tuple[TableRow, Record] | None:
        """Read a table with its journal and its log."""
        with self._begin(self.reader) as connection:
            row = _read_row(connection, table_id)
            return None if row is None else (row, _read_record(connection, table_id))

    def ping(self) -> None:
        """See whether the database answers and can be written to: a full or read-only one cannot."""
        with self._begin() as connection:
            connection.execute(update(SECRETS).where(SECRETS.c.name == PROBE).values(value=secrets.token_hex(8)))

    def key(self, key_hash: str) -> KeyRow | None:
        """Find a key."""
        with self._begin() as connection:
            found = connection.execute(_keys().where(KEYS.c.hash == key_hash)).first()
            return KeyRow(*found) if found else None

    def rows(self, hashes: list[str]) -> dict[str, tuple[KeyRow, TableRow]]:
        """Find the tables of some keys, as they look from outside: without their states."""
        with self._begin(self.reader) as connection:
            keys = [KeyRow(*found) for found in connection.execute(_keys().where(KEYS.c.hash.in_(hashes)))]
            ids = [key.table_id for key in keys]
            outside = [column for column in TABLES.c if column.name not in (*UNREAD, "snapshot")]
            found_rows = connection.execute(select(*outside).where(TABLES.c.id.in_(ids))).mappings()
            rows = {row["id"]: TableRow(**row, snapshot="") for row in found_rows}
            seats = select(SEATS.c.table_id, *(SEATS.c[name] for name in SeatRow._fields))
            for table_id, *seat in connection.execute(seats.where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)):
                rows[table_id].seats.append(SeatRow(*seat))
            return {key.hash: (key, rows[key.table_id]) for key in keys if key.table_id in rows}

    def invite(self, invite_hash: str) -> InviteRow | None:
        """Find an invite."""
        with self._begin() as connection:
            found = connection.execute(select(INVITES).where(INVITES.c.hash == invite_hash)).first()
            return InviteRow(*found) if found else None

    def still_open(self, hashes: list[str]) -> set[str]:
        """Which of these keys still open a table."""
        with self._begin() as connection:
            return set(connection.scalars(select(KEYS.c.hash).where(KEYS.c.hash.in_(hashes))))

    def add_key(self, key: KeyRow) -> None:
        """Write a new key."""
        with self._begin() as connection:
            connection.execute(insert(KEYS).values(**key._asdict()))

    def delete(self, table_id: str) -> None:
        """Delete a table and all that belongs to it."""
        with self._begin() as connection:
            connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
            self._notify(connection, {"kind": "gone", "table": table_id})

    def visit(self, table_ids: list[str], moment: str, lately: str) -> None:
        """Note that somebody is at these tables, unless that was noted lately already."""
        if table_ids:
            here = update(TABLES).where(TABLES.c.id == bindparam("here"), TABLES.c.visited < lately)
            with self._begin() as connection:
                connection.execute(here.values(visited=moment), [{"here": table_id} for table_id in table_ids])

    def clear(self, before: str, most: int) -> int:
        """Delete tables that nobody has come to or changed since a moment; give how many went."""
        old = (TABLES.c.visited < before, TABLES.c.changed < before)
        with self._begin() as connection:
            lot = select(TABLES.c.id).where(*old).limit(most)
            return connection.execute(delete(TABLES).where(TABLES.c.id.in_(lot), *old)).rowcount

    def add_chat(self, table_id: str, seat: int | None, name: str, words: str, at: str, quick: str = "") -> ChatRow:
        """Write a line of chat; two who speak at once speak one after the other."""
        for _ in range(CHAT_TRIES):
            try:
                return self._add_chat(table_id, ChatRow(0, seat, name, words, at, quick))
            except Conflict:
                continue
        raise Conflict

    def _add_chat(self, table_id: str, said: ChatRow) -> ChatRow:
        """Write a line of chat under the next number, and forget the oldest."""
        with self._begin() as connection:
            last = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == table_id)
            number = int(connection.scalar(last) or 0) + 1
            row = said._replace(number=number)
            connection.execute(insert(CHAT).values(table_id=table_id, **row._asdict()))
            connection.execute(delete(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.number <= number - CHAT_KEPT))
            self._notify(connection, {"kind": "chat", "table": table_id, "number": number})
            return row

    def chat(self, table_id: str, after: int = 0) -> list[ChatRow]:
        """Read the chat after a number."""
        with self._begin() as connection:
            lines = (
                select(*(CHAT.c[name] for name in ChatRow._fields))
                .where(CHAT.c.table_id == table_id, CHAT.c.number > after)
                .order_by(CHAT.c.number)
            )
            return [ChatRow(*found) for found in connection.execute(lines)]

    def wish(self, address: str, most: int) -> bool:
        """Note that an address wishes for a new table, unless it has done so too often in the last hour.

        Those who wish at the same time are counted one after the other. What was noted by a clock that ran far
        ahead counts no more.
        """
        with self._begin() as connection:
            if self.shared:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": WISH_LOCK})
            connection.execute(delete(WISHES).where(or_(WISHES.c.moment < ago(HOUR), WISHES.c.moment > ago(-HOUR))))
            lately = select(func.count()).select_from(WISHES).where(WISHES.c.address == address)
            if (connection.scalar(lately) or 0) >= most:
                return False
            connection.execute(insert(WISHES).values(id=secrets.token_hex(16), address=address, moment=now()))
            return True

    def secret(self, name: str) -> str:
        """Read a secret of this database; make it the first time."""
        wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
        try:
            with self._begin() as connection:
                value: str | None = connection.scalar(wanted)
                if value is None:
                    value = secrets.token_hex(32)
                    connection.execute(insert(SECRETS).values(name=name, value=value))
                return value
        except Conflict:
            with self._begin() as connection:
                return str(connection.scalar(wanted))

    def tell(self, event: dict[str, Any]) -> None:
        """Tell the other processes something that is not written down."""
        if self.shared:
            with self._begin() as connection:
                self._notify(connection, event)

    def _notify(self, connection: Connection, event: dict[str, Any]) -> None:
        if self.shared:
            payload = json.dumps({**event, "worker": self.worker}, separators=(",", ":"))
            if len(payload) < LONGEST_NOTICE:
                connection.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": payload})


def _keys() -> Select[Any]:
    return select(*(KEYS.c[name] for name in KeyRow._fields))


def _write_parts(connection: Connection, table_id: str, change: Change) -> None:
    if change.seats:
        connection.execute(delete(SEATS).where(SEATS.c.table_id == table_id))
        connection.execute(insert(SEATS), [{"table_id": table_id, **seat._asdict()} for seat in change.seats])
    if change.unsaid is not None:
        of_bots = (NOTICES.c.table_id == table_id, NOTICES.c.key == THOUGHT, NOTICES.c.at > change.unsaid)
        connection.execute(delete(NOTICES).where(*of_bots))
    if change.notices:
        last = select(func.coalesce(func.max(NOTICES.c.number), 0)).where(NOTICES.c.table_id == table_id)
        first = int(connection.scalar(last) or 0) + 1
        rows = [{"table_id": table_id, "number": first + n, **row._asdict()} for n, row in enumerate(change.notices)]
        connection.execute(insert(NOTICES), rows)
    if change.keys:
        connection.execute(insert(KEYS), [key._asdict() for key in change.keys])
    if change.lost:
        lost = or_(KEYS.c.hash.in_(change.lost), KEYS.c.maker.in_(change.lost))
        connection.execute(delete(KEYS).where(KEYS.c.table_id == table_id, lost))
    for invite in change.invites:
        same_seat = (INVITES.c.table_id == table_id, INVITES.c.seat == invite.seat)
        connection.execute(update(INVITES).where(*same_seat).values(used=True))
        connection.execute(insert(INVITES).values(**invite._asdict()))
    if change.used:
        unused = (INVITES.c.hash == change.used, INVITES.c.used.is_(False))
        if connection.execute(update(INVITES).where(*unused).values(used=True)).rowcount == 0:
            raise Conflict


def _write_tails(connection: Connection, changes: list[tuple[str, Change]]) -> None:
    """Write what was answered and what happened at each table at the end of its lists."""
    for table, (add, place, content) in TAILS.items():
        rows = list[dict[str, Any]]()
        for table_id, change in changes:
            tail = change.journal if table is JOURNAL else change.log
            if tail is None:
                continue
            if tail.cut:
                connection.execute(delete(table).where(table.c.table_id == table_id, table.c[place] >= tail.keep))
            rows += [{"table_id": table_id, place: tail.keep + i, content: row} for i, row in enumerate(tail.rows)]
        if rows:
            connection.execute(add, rows)


def _read_row(connection: Connection, table_id: str) -> TableRow | None:
    found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
    if found is None:
        return None
    seats = (
        select(*(SEATS.c[name] for name in SeatRow._fields)).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
    )
    values = {name: value for name, value in found.items() if name not in UNREAD}
    return TableRow(**values, seats=[SeatRow(*seat) for seat in connection.execute(seats)])


def _read_record(connection: Connection, table_id: str) -> Record:
    entries = select(JOURNAL.c.entry).where(JOURNAL.c.table_id == table_id).order_by(JOURNAL.c.position)
    events = select(LOG.c.event).where(LOG.c.table_id == table_id).order_by(LOG.c.number)
    told = (
        select(*(NOTICES.c[name] for name in NoticeRow._fields))
        .where(NOTICES.c.table_id == table_id)
        .order_by(NOTICES.c.number)
    )
    notices = [NoticeRow(*found) for found in connection.execute(told)]
    return Record(list(connection.scalars(entries)), list(connection.scalars(events)), notices)
