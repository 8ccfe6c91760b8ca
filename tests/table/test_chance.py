"""The servers under test deal the same cards every time."""

from __future__ import annotations

from tests.table.person import Person, create
from tests.table.server import Server


def test_two_new_tables_are_dealt_the_same(server: Server) -> None:
    keys = [create(server, "here friend")["key"] for _ in range(2)]
    with Person(server, keys[0]) as one, Person(server, keys[1]) as other:
        assert one.state["view"] == other.state["view"]
