"""The store: its shape, its migrations, its refusals."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, select, text

from campfire.kernel.codec import Json
from campfire.kernel.contract import BadInput
from campfire.table.founding import begin, found
from campfire.table.play import Play
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.store.database import default_url, open_engine, parse_url, upgrade
from campfire.table.store.records import METADATA
from campfire.table.store.rows import Change, Conflict, Draft, Gone, StoreFailed, TableRow, Tail
from campfire.table.store.store import Store
from tests.contract.toy import TOY
from tests.table.games import load

ALONE = [SeatWish(kind="here")]


def lite(folder: Path) -> Engine:
    engine = open_engine(parse_url(f"sqlite:///{folder}/new/tables.db"))
    upgrade(engine)
    return engine


def settled(engine: Engine) -> tuple[Store, TableRow]:
    store = Store(engine, "test")
    new = found(begin(TOY, {}, ALONE), ALONE, Settings())
    store.create(new.row, new.change)
    return store, new.row


def shape_is_as_declared(engine: Engine) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_migrations_make_the_declared_shape(tmp_path: Path) -> None:
    engine = lite(tmp_path)
    upgrade(engine)
    shape_is_as_declared(engine)
    with engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 3


def test_the_migrations_make_the_declared_shape_on_postgresql(postgres: str) -> None:
    engine = open_engine(parse_url(postgres))
    upgrade(engine)
    upgrade(engine)
    shape_is_as_declared(engine)
    engine.dispose()


def test_a_writer_who_is_late_changes_nothing(tmp_path: Path) -> None:
    store, row = settled(lite(tmp_path))
    store.record(Draft(row.id, 1, Change(row={"changed": "first"})))
    with pytest.raises(Conflict):
        store.record(Draft(row.id, 1, Change(row={"changed": "second"}, log=Tail(99, [[0, 255, "round", [1]]]))))
    read = store.load(row.id)
    assert read is not None
    assert (read[0].version, read[0].changed) == (2, "first")
    assert len(read[1].log) < 99


def test_of_changes_written_together_the_late_one_alone_is_refused(tmp_path: Path) -> None:
    store, one = settled(lite(tmp_path))
    new = found(begin(TOY, {}, ALONE), ALONE, Settings())
    store.create(new.row, new.change)
    late, gone = Draft(one.id, 7, Change(row={"changed": "late"})), Draft("nowhere", 1, Change())
    right = Draft(new.row.id, 1, Change(row={"changed": "right"}))
    twice = Draft(one.id, 1, Change(journal=Tail(0, [[0, "x", [], False]])))
    outcomes = store.record_all([late, right, gone, twice])
    assert [type(outcome) for outcome in outcomes] == [Conflict, type(None), Gone, Conflict]
    read = [store.load(table) or pytest.fail("the table is gone") for table in (one.id, new.row.id)]
    first, second = [row for row, _ in read]
    assert (first.version, second.version, second.changed) == (1, 2, "right")


def test_a_late_change_is_found_among_others_of_its_kind(tmp_path: Path) -> None:
    store, one = settled(lite(tmp_path))
    new = found(begin(TOY, {}, ALONE), ALONE, Settings())
    store.create(new.row, new.change)
    changes = [
        Draft(one.id, 7, Change(row={"changed": "late"})),
        Draft(new.row.id, 1, Change(row={"changed": "right"})),
    ]
    assert [type(outcome) for outcome in store.record_all(changes)] == [Conflict, type(None)]
    read = [store.load(table) or pytest.fail("the table is gone") for table in (one.id, new.row.id)]
    assert [(row.version, row.changed == "late") for row, _ in read] == [(1, False), (2, False)]


def test_what_is_written_together_stands_at_its_own_table(tmp_path: Path) -> None:
    store, one = settled(lite(tmp_path))
    new = found(begin(TOY, {}, ALONE), ALONE, Settings())
    store.create(new.row, new.change)
    before = {table: len((store.load(table) or pytest.fail("gone"))[1].journal) for table in (one.id, new.row.id)}
    said: dict[str, list[Json]] = {table: [[at, f"said at {at}", [], False]] for at, table in enumerate(before)}
    tails = {table: Tail(before[table], rows) for table, rows in said.items()}
    assert store.record_all([Draft(table, 1, Change(journal=tail)) for table, tail in tails.items()]) == [None, None]
    for table, rows in said.items():
        loaded = store.load(table)
        assert loaded is not None
        assert loaded[1].journal[before[table] :] == rows


def test_a_stored_match_goes_on_where_it_stood(tmp_path: Path) -> None:
    store, row = settled(lite(tmp_path))
    for _ in range(6):
        loaded = store.load(row.id)
        assert loaded is not None
        play = Play.read(*loaded, load)
        ask = play.match.ask(0)
        if ask is None:
            break
        option = ask.options[0]
        store.record(Draft(row.id, play.row.version, play.answer(0, play.row.asked["0"], option.key, option.args)))
        again = store.load(row.id)
        assert again is not None
        assert Play.read(*again, load).match.save() == play.match.save()


def test_deleting_leaves_nothing_behind(tmp_path: Path) -> None:
    engine = lite(tmp_path)
    store, row = settled(engine)
    store.add_chat(row.id, 0, "Anna", "hello", "now")
    store.delete(row.id)
    with engine.connect() as connection:
        for table in METADATA.sorted_tables:
            left = connection.execute(select(table)).all()
            assert left == [] or table.name == "secrets", table.name


def test_chat_is_kept_only_so_long(tmp_path: Path) -> None:
    store, row = settled(lite(tmp_path))
    for n in range(210):
        store.add_chat(row.id, None, "", str(n), "now")
    kept = store.chat(row.id)
    assert [line.text for line in kept] == [str(n) for n in range(10, 210)]


def test_a_full_disk_is_told_and_changes_nothing(tmp_path: Path) -> None:
    engine = lite(tmp_path)
    store, row = settled(engine)
    with engine.connect() as connection:
        connection.execute(text(f"PRAGMA max_page_count = {connection.scalar(text('PRAGMA page_count'))}"))
    rows: list[Json] = [[0, "x" * 500, [], False] for _ in range(200)]
    with pytest.raises(StoreFailed, match="full"):
        store.record(Draft(row.id, 1, Change(row={"changed": "new"}, journal=Tail(row.length, rows))))
    read = store.load(row.id)
    assert read is not None
    assert (read[0].version, len(read[1].journal)) == (1, row.length)


def test_wrong_databases_are_told(tmp_path: Path) -> None:
    for wish in ("mysql://host/db", "nonsense", "sqlite+aiosqlite:///x"):
        with pytest.raises(BadInput) as told:
            parse_url(wish)
        assert told.value.phrase.key == "error-bad_database"
    with pytest.raises(BadInput) as told:
        parse_url("mysql://anna:secret@host/db")
    assert "secret" not in str(told.value.phrase.args)
    (tmp_path / "file.db").write_text("this is no database, but long enough to be looked at " * 20)
    with pytest.raises(BadInput) as told:
        upgrade(open_engine(parse_url(f"sqlite:///{tmp_path}/file.db")))
    assert told.value.phrase.key == "error-no_database"
    with pytest.raises(BadInput) as told:
        upgrade(open_engine(parse_url("postgresql://anna:secret@127.0.0.1:1/none")))
    assert told.value.phrase.key == "error-no_database"
    assert "secret" not in str(told.value.phrase.args)


def test_the_usual_file_lies_in_the_users_data_folder() -> None:
    assert default_url().startswith("sqlite:////")
    assert default_url().endswith("/campfire/tables.db")
