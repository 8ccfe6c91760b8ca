"""Clearing: old tables go where the keeper wants it, and nothing that somebody still comes to."""

from __future__ import annotations

import asyncio
import time
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Engine, select, text, update

from campfire.table import clock
from campfire.table.clearing import LOT
from campfire.table.clock import DAY, ago, now
from campfire.table.config import Config
from campfire.table.founding import begin, found
from campfire.table.house import House
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.store.database import MIGRATIONS, open_engine, parse_url, upgrade
from campfire.table.store.records import METADATA, TABLES
from campfire.table.store.rows import StoreFailed
from campfire.table.store.store import Store
from tests.contract.toy import TOY
from tests.table.loop import run
from tests.table.person import WAIT, Person, call, create
from tests.table.server import Server

ALONE = [SeatWish(kind="here")]


def settings(address: str, keep_days: int, **other: Any) -> Config:
    """A house that looks twice at once."""
    return Config(address, games="tests.table.games", keep_days=keep_days, look_again_seconds=0.0, **other)


def opened(address: str) -> Store:
    engine = open_engine(parse_url(address))
    upgrade(engine)
    return Store(engine, "test")


def laid(store: Store, days: float) -> str:
    """Lay a table that was changed and visited last so many days ago."""
    new = found(begin(TOY, {}, ALONE), ALONE, Settings())
    store.create(new.row, new.change)
    age(store.engine, new.row.id, days)
    return new.row.id


def age(engine: Engine, table_id: str, days: float) -> None:
    """Let a table be old."""
    moment = ago(days * DAY)
    with engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(changed=moment, visited=moment))


def standing(engine: Engine) -> set[str]:
    """The tables that are there."""
    with engine.begin() as connection:
        return set(connection.scalars(select(TABLES.c.id)))


def old_ones_go(store: Store) -> None:
    old, visited, changed, new = (laid(store, days) for days in (31, 31, 31, 29))
    store.visit([visited], now(), ago(0))
    with store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == changed).values(changed=now()))
    assert store.clear(ago(30 * DAY), LOT) == 1
    assert standing(store.engine) == {visited, changed, new}
    assert old not in standing(store.engine)
    assert store.clear(ago(30 * DAY), LOT) == 0
    store.engine.dispose()


def test_old_tables_go_unless_visited_or_changed(tmp_path: Path) -> None:
    old_ones_go(opened(f"sqlite:///{tmp_path}/tables.db"))


def test_old_tables_go_from_postgresql_too(postgres: str) -> None:
    old_ones_go(opened(postgres))


def test_what_belongs_to_an_old_table_goes_with_it(tmp_path: Path) -> None:
    store = opened(f"sqlite:///{tmp_path}/tables.db")
    store.add_chat(laid(store, 31), 0, "Anna", "hello", "now")
    assert store.clear(ago(30 * DAY), LOT) == 1
    with store.engine.begin() as connection:
        assert {table.name for table in METADATA.sorted_tables if connection.execute(select(table)).first()} == set()


def test_only_so_many_go_at_once(tmp_path: Path) -> None:
    store = opened(f"sqlite:///{tmp_path}/tables.db")
    for _ in range(3):
        laid(store, 31)
    assert [store.clear(ago(30 * DAY), 2) for _ in range(3)] == [2, 1, 0]


def test_a_visit_noted_lately_is_not_written_again(tmp_path: Path) -> None:
    store = opened(f"sqlite:///{tmp_path}/tables.db")
    table = laid(store, 0.5)
    with store.engine.begin() as connection:
        before = connection.scalar(select(TABLES.c.visited))
    store.visit([table], now(), ago(DAY))
    with store.engine.begin() as connection:
        assert connection.scalar(select(TABLES.c.visited)) == before


async def after_a_round(folder: Path, keep_days: int) -> tuple[set[str], set[str]]:
    """Open a house where one of several old tables is looked at; give the tables laid and those left."""
    address = f"sqlite:///{folder}/tables.db"
    store = opened(address)
    laid_tables = [laid(store, 31) for _ in range(LOT + 2)]
    house = House(settings(address, keep_days, idle_seconds=3600))
    async with house.room(laid_tables[0]).at_table():
        await house.open()
        await house._clearing.round(house.rooms)
        async with asyncio.timeout(WAIT):
            while keep_days and len(standing(store.engine)) > 1:
                await house._clearing.round(house.rooms)
        await house._clearing.round(house.rooms)
    await house.close()
    left = standing(store.engine)
    store.engine.dispose()
    return set(laid_tables[:1]), left


def test_a_house_clears_all_but_the_tables_in_use(tmp_path: Path) -> None:
    in_use, left = run(after_a_round(tmp_path, keep_days=30))
    assert left == in_use


def test_tables_are_kept_for_ever_unless_the_keeper_wants_otherwise(tmp_path: Path) -> None:
    _, left = run(after_a_round(tmp_path, keep_days=0))
    assert len(left) == LOT + 2


def test_a_database_that_fails_is_told_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> int:
        raise StoreFailed("disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "clear", full)
        house = House(settings(f"sqlite:///{tmp_path}/tables.db", 30))
        upgrade(house.store.engine)
        for _ in range(2):
            run(house._clearing.round([]))
    assert [record.message for record in caplog.records] == ["old tables could not be cleared away"]
    laid(house.store, 31)
    run(house._clearing.round([]))
    assert standing(house.store.engine) == set()


def test_whoever_comes_to_a_cleared_table_is_told_and_those_at_a_table_stay(tmp_path: Path) -> None:
    server = Server(tmp_path, keep_days=30, look_again_seconds=0.0, idle_seconds=0.4).start()
    kept, gone = create(server, "here"), create(server, "here")
    server.stop()
    engine = open_engine(parse_url(str(server.settings["database"])))
    for made in (kept, gone):
        age(engine, made["table"]["id"], 29 if made is kept else 31)
    server.start()
    with Person(server, kept["key"]) as anna:
        until = time.monotonic() + WAIT
        while len(standing(engine)) > 1:
            assert time.monotonic() < until
            time.sleep(0.05)
        mine = call(server, "POST", "/api/tables/mine", {"keys": [kept["key"], gone["key"]]}).json()["tables"]
        assert [table["table"] and table["table"]["id"] for table in mine] == [kept["table"]["id"], None]
        assert call(server, "GET", "/api/table", key=gone["key"]).json()["code"] == "unknown_link"
        assert anna.answer(anna.state["ask"]["options"][0])["type"] == "done"
        assert "campfire_tables_cleared_total 1.0" in call(server, "GET", "/metrics").text
    server.kill()
    engine.dispose()


def test_tables_from_before_visits_were_noted_count_from_their_last_change(tmp_path: Path) -> None:
    store = opened(f"sqlite:///{tmp_path}/tables.db")
    table = laid(store, 31)
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
    upgrade(store.engine)
    with store.engine.begin() as connection:
        row = connection.execute(text("SELECT visited, changed FROM tables WHERE id = :id"), {"id": table}).one()
    assert row.visited == row.changed != ""


def test_a_clock_that_jumps_deletes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is a year ahead for a while; then it is right again, and still no table is missing."""
    address = f"sqlite:///{tmp_path}/tables.db"
    store = opened(address)
    table = laid(store, 1)
    house = House(settings(address, 30))
    ahead = timedelta()

    class Jumping(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]  # a clock of our own
            return datetime.now(tz) + ahead

    monkeypatch.setattr(clock, "datetime", Jumping)
    for days in (0, 400, 0, 0, 400, 0):
        ahead = timedelta(days=days)
        run(house._clearing.round([]))
        assert standing(store.engine) == {table}
