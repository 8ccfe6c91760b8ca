"""Limits hold under haste, in a neighbourhood of addresses, and when the clock is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from campfire.table import clock
from campfire.table.clock import DAY
from campfire.table.config import Config
from campfire.table.doors.visitor import neighbourhood
from campfire.table.house import House
from campfire.table.store import store as store_module
from campfire.table.store.database import open_engine, parse_url, upgrade
from campfire.table.store.store import Store
from tests.table.person import call
from tests.table.server import Server

WISH = {"game": "toy", "seats": [{"kind": "here"}]}


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers that let an address have few tables."""
    servers: list[Server] = []

    def begin(database: str = "") -> Server:
        servers.append(Server(tmp_path, database, tables_an_hour=10).start())
        return servers[-1]

    yield begin
    for server in servers:
        server.kill()


def granted(server: Server, wishes: int) -> int:
    """How many of so many wishes at once are granted."""
    with ThreadPoolExecutor(wishes) as hasty:
        answers = list(hasty.map(lambda _: call(server, "POST", "/api/tables", WISH), range(wishes)))
    assert {answer.status_code for answer in answers} <= {201, 429}
    return sum(answer.status_code == 201 for answer in answers)


def test_many_wishes_at_once_are_counted_one_by_one(limited: Callable[..., Server]) -> None:
    assert granted(limited(), 30) == 10


def test_many_wishes_at_once_are_counted_one_by_one_on_postgresql(
    limited: Callable[..., Server], postgres: str
) -> None:
    assert granted(limited(postgres), 30) == 10


def test_refused_wishes_count_too(limited: Callable[..., Server]) -> None:
    server = limited()
    for _ in range(10):
        assert call(server, "POST", "/api/tables", {**WISH, "options": {"scenario": "moon"}}).status_code == 400
    assert call(server, "POST", "/api/tables", WISH).status_code == 429


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "testclient", True),
    ],
)
def test_an_ipv6_neighbourhood_counts_as_one(one: str, other: str, same: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) is same


def test_a_clock_that_was_ahead_blocks_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = open_engine(parse_url(f"sqlite:///{tmp_path}/tables.db"))
    upgrade(engine)
    store = Store(engine, "test")
    with monkeypatch.context() as ahead:
        ahead.setattr(store_module, "now", lambda: clock.ago(-400 * DAY))
        ahead.setattr(store_module, "ago", lambda seconds: clock.ago(seconds - 400 * DAY))
        assert [store.wish("somebody", 2) for _ in range(3)] == [True, True, False]
    assert [store.wish("somebody", 2) for _ in range(3)] == [True, True, False]
    assert store.wish("another", 2)


def test_addresses_cannot_be_found_out_from_a_copy(tmp_path: Path) -> None:
    """Two servers mix addresses differently with the same database: the secret is not in it."""
    url = f"sqlite:///{tmp_path}/tables.db"
    mixed = {House(Config(url)).hidden_address("192.0.2.1") for _ in range(2)}
    assert len(mixed) == 2
