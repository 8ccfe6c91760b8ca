"""Tables for the browser tests, made through the door that the client uses."""

from __future__ import annotations

from typing import Any

from tests.table.person import call
from tests.table.server import Server

ANNA = {"kind": "here", "name": "Anna"}
BORIS = {"kind": "here", "name": "Boris"}
FRIEND = {"kind": "friend", "name": "Carla"}
CARLA = {"kind": "here", "name": "Carla"}
DORA = {"kind": "here", "name": "Dora"}
BOT = {"kind": "bot", "bot": "random"}
Made = dict[str, Any]


def new_table(server: Server, *seats: dict[str, str], scenario: str = "1") -> Made:
    """Begin a game of Paleo."""
    wish = {"game": "paleo", "options": {"scenario": scenario}, "seats": list(seats)}
    return made(call(server, "POST", "/api/tables", wish))


def table_at(server: Server, save: dict[str, Any], *seats: dict[str, str]) -> Made:
    """Go on with a saved game."""
    return made(call(server, "POST", "/api/tables/import", {"save": save, "seats": list(seats)}))


def made(answer: Any) -> Made:
    assert answer.status_code == 201, answer.text
    created: Made = answer.json()
    return created
