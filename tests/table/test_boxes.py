"""Discover at a server: a table by the code of its box, and talk while others play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import rule
from tests.table.person import Person, call, join
from tests.table.server import Server

SEATS = [{"kind": "here", "name": "Anna"}, {"kind": "friend"}]


def lay(server: Server, **options: Any) -> Any:
    """Lay a table of Discover for two."""
    return call(server, "POST", "/api/tables", {"game": "discover", "seats": SEATS, "options": options})


@pytest.mark.parametrize(("code", "written"), [("kestrel 4471", "KESTREL-4471"), ("", "CAMPFIRE-1")])
def test_a_table_bears_the_code_of_its_box(server: Server, code: str, written: str) -> None:
    made = lay(server, box=code).raise_for_status().json()
    assert made["table"]["options"]["box"] == written


def test_a_new_box_gets_a_code_that_friends_can_use(server: Server) -> None:
    new = lay(server, box="new").raise_for_status().json()["table"]["options"]
    again = lay(server, box=new["box"]).raise_for_status().json()["table"]["options"]
    assert again == new


def test_what_is_no_code_is_refused(server: Server) -> None:
    refused = lay(server, box="Kestrel")
    assert refused.status_code == 400
    assert "KESTREL-4471" in str(refused.json())


@rule("DI-313")
def test_survivors_may_talk_at_any_time(server: Server) -> None:
    made = lay(server, scenario="1").raise_for_status().json()
    friend = join(server, made["invites"][0]["invite"], "Carla")
    with Person(server, made["key"]) as anna, Person(server, friend) as carla:
        for who, other in ((anna, carla), (carla, anna)):
            assert who.ask({"type": "chat", "text": "I keep the baker"})["type"] == "done"
            assert other.wait_for("chat")["text"] == "I keep the baker"
