"""The protocol for programs: `python -m campfire.table.schema` prints it as JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from campfire.table.protocol import PROTOCOL, http, shapes
from campfire.table.protocol.socket import CLIENT_MESSAGE, SERVER_MESSAGE

HTTP: tuple[type, ...] = (
    *(http.CreateTable, http.ImportTable, http.ForkTable, http.NextTable, http.Keys, http.LookAtInvite, http.Join),
    *(http.SeatChange, http.SettingsChange, http.Created, http.Onward, http.Mine, http.Invited, http.Joined),
    *(http.SeatChanged, http.Changed, http.WatchLink, http.Replayed, http.Report),
    *(shapes.About, shapes.GameInfo, shapes.RuleData, shapes.ErrorData),
)


def schema() -> dict[str, Any]:
    """Describe every message and every body in one JSON schema; a client makes its types from it."""
    adapters: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        ("ClientMessage", "validation", CLIENT_MESSAGE),
        ("ServerMessage", "validation", SERVER_MESSAGE),
        *((kind.__name__, "validation", TypeAdapter(kind)) for kind in HTTP),
    ]
    named, rest = TypeAdapter.json_schemas(adapters, ref_template="#/$defs/{model}")
    bodies = {name: body for (name, _), body in named.items() if body != {"$ref": f"#/$defs/{name}"}}
    definitions = untitled({**rest["$defs"], **bodies})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Campfire",
        "description": f"The protocol of the table, version {PROTOCOL}.",
        "$defs": dict(sorted(definitions.items())),
    }


def untitled(part: Any) -> Any:
    """Leave out the titles: a generator would make a type of each."""
    if isinstance(part, dict):
        return {key: untitled(value) for key, value in part.items() if not (key == "title" and isinstance(value, str))}
    return [untitled(value) for value in part] if isinstance(part, list) else part


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2)
    sys.stdout.write("\n")
