"""The declared protocol: complete, true, and no request breaks the server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from campfire.table.protocol.socket import SERVER_MESSAGE
from campfire.table.refusal import STATUS
from campfire.table.schema import schema
from tests.table.person import WAIT, Message, Person, call, create
from tests.table.server import ROOT, Server

DOORS = ROOT / "src" / "campfire" / "table"
AT_THE_START = {
    "bad_budget",
    "bad_database",
    "bad_host_name",
    "bad_origin",
    "database_taken",
    "no_database",
    "no_port",
} | {
    "out_of_range",
    "workers_need_postgresql",
}
"""What a server is refused before it serves."""

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_no_request_breaks_the_server(server: Server) -> None:
    """Requests made from the declared shapes, right ones and wrong ones, get the declared answers."""
    declared = schemathesis.openapi.from_url(f"{server.http}/openapi.json")
    tried = 0
    for found in declared.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        tried += try_requests(server, st.one_of([operation.as_strategy(generation_mode=m) for m in GenerationMode]))
    assert tried > 200


def try_requests(server: Server, cases: st.SearchStrategy[Any]) -> int:
    """Send a few dozen requests to one route; give how many."""
    tried = 0

    @settings(max_examples=15, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=cases)
    def send(case: Any) -> None:
        nonlocal tried
        tried += 1
        key = create(server, "here bot")["key"] if case.path.startswith("/api/table") else None
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        case.call_and_validate(base_url=server.http, headers=headers, checks=CHECKS, timeout=WAIT)

    send()
    return tried


def test_every_route_is_declared(server: Server) -> None:
    document: Message = call(server, "GET", "/openapi.json").json()
    declared_calls = {f"{method.upper()} {path}" for path, calls in document["paths"].items() for method in calls}
    written = {
        f"{method} {path}"
        for line in (ROOT / "docs" / "protocol.md").read_text("utf-8").split("### ")[0].splitlines()
        if line.startswith("| `")
        for part in line.split("|")[1].split("·")
        for method, path in [part.strip().strip("`").split("?")[0].split(" ", 1)]
    }
    assert declared_calls == written


def test_the_page_tells_of_every_field_and_every_refusal() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    words = set(re.findall(r"\w+", page))
    fields = {name for shape in schema()["$defs"].values() for name in shape.get("properties", {})}
    raised = [
        code for file in DOORS.rglob("*.py") for code in re.findall(r'BadInput\("(\w+)"', file.read_text("utf-8"))
    ]
    assert sorted(fields - words) == []
    assert sorted({*STATUS, *raised} - AT_THE_START - words) == []


def test_the_schema_is_printed_for_programs() -> None:
    printed = subprocess.run([sys.executable, "-m", "campfire.table.schema"], capture_output=True, check=True)
    assert json.loads(printed.stdout) == json.loads(json.dumps(schema()))
    assert {"ClientMessage", "ServerMessage", "TableInfo", "Created"} <= set(schema()["$defs"])


@pytest.mark.parametrize("game", ["toy", "paleo"])
def test_what_the_server_says_is_as_declared(server: Server, game: str) -> None:
    made = create(server, "here bot", game=game)
    with Person(server, made["key"]) as anna, Person(server, made["watch"]) as watcher:
        anna.play_on(Random(3), most=25)
        anna.ask({"type": "blocked"})
        anna.ask({"type": "chat", "text": "hello"})
        watcher.ask({"type": "ping"})
        for message in (*anna.raw, *watcher.raw):
            checked: Any = SERVER_MESSAGE.validate_python(message, strict=True)
            assert SERVER_MESSAGE.dump_python(checked) == message
