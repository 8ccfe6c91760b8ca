"""The protocol for programs: `python -m campfire.table.schema` prints it, and with the name of a game its views."""

from __future__ import annotations

import json
import sys
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from campfire import games
from campfire.table.protocol import PROTOCOL, http, shapes
from campfire.table.protocol.socket import CLIENT_MESSAGE, SERVER_MESSAGE
from campfire.typed import run_script

HTTP: tuple[type, ...] = (
    *(http.CreateTable, http.ImportTable, http.ForkTable, http.NextTable, http.Keys, http.LookAtInvite, http.Join),
    *(http.SeatChange, http.SettingsChange, http.Created, http.Onward, http.Mine, http.Invited, http.Joined),
    *(http.DealLine, http.SeatChanged, http.Changed, http.WatchLink, http.Replayed, http.Report, http.Following),
    http.WhereLost,
    *(shapes.About, shapes.GameInfo, shapes.RuleData, shapes.ErrorData),
)


Adapted = tuple[str, JsonSchemaMode, TypeAdapter[Any]]


def schema() -> dict[str, Any]:
    """Describe every message and every body in one JSON schema; a client makes its types from it."""
    adapters: list[Adapted] = [
        ("ClientMessage", "validation", CLIENT_MESSAGE),
        ("ServerMessage", "validation", SERVER_MESSAGE),
        *((kind.__name__, "validation", TypeAdapter(kind)) for kind in HTTP),
    ]
    return document(f"The protocol of the table, version {PROTOCOL}.", adapters)


def view_schema(sight: type) -> dict[str, Any]:
    """Describe the views of a game, from the shape that it declares; a client makes its types from it."""
    return document("What a seat sees.", [(sight.__name__, "serialization", TypeAdapter(sight))])


def document(description: str, adapters: list[Adapted]) -> dict[str, Any]:
    """Write shapes as one JSON schema whose `$defs` are all of them by name."""
    named, rest = TypeAdapter.json_schemas(adapters, ref_template="#/$defs/{model}")
    bodies = {name: body for (name, _), body in named.items() if body != {"$ref": f"#/$defs/{name}"}}
    definitions = untitled({**rest.get("$defs", {}), **bodies})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Campfire",
        "description": description,
        "$defs": dict(sorted(definitions.items())),
    }


def untitled(part: Any) -> Any:
    """Leave out the titles: a generator would make a type of each.

    >>> untitled({"title": "Oak", "properties": {"title": {"title": "Title", "type": "string"}}})
    {'properties': {'title': {'type': 'string'}}}
    """
    if isinstance(part, dict):
        return {key: untitled(value) for key, value in part.items() if not (key == "title" and isinstance(value, str))}
    return [untitled(value) for value in part] if isinstance(part, list) else part


def main() -> int:
    """Print the protocol, or the views of a game."""
    json.dump(view_schema(games.load(sys.argv[1]).sight) if sys.argv[1:] else schema(), sys.stdout, indent=2)
    sys.stdout.write("\n")
    return 0


if __name__ == "__main__":
    run_script(main)
