"""Safety at the doors: origins, headers, sizes, rates, secrets."""

from __future__ import annotations

import contextlib
import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from campfire.table.doors.guard import HEADERS
from campfire.table.protocol import PROTOCOL
from campfire.table.protocol.incoming import MESSAGE_BYTES
from tests.table.person import WAIT, Person, call, create, join
from tests.table.server import Server

JSON = {"Content-Type": "application/json"}


def first_words(server: Server, *messages: Any) -> tuple[list[Any], int]:
    """Say something over a bare socket; give what came back and the closing code."""
    heard: list[Any] = []
    with connect(server.ws, open_timeout=WAIT) as line:
        try:
            for message in messages:
                line.send(message if isinstance(message, str | bytes) else json.dumps(message))
            while True:
                heard.append(json.loads(line.recv(timeout=WAIT)))
        except ConnectionClosed as end:
            return heard, end.rcvd.code if end.rcvd else 1006


@pytest.mark.parametrize(
    ("message", "code", "closing"),
    [
        ({"type": "hello", "protocol": PROTOCOL, "key": "A" * 22}, "unknown_link", 4401),
        ({"type": "hello", "protocol": PROTOCOL, "key": "short"}, "unknown_link", 4401),
        ({"type": "hello", "protocol": 0, "key": "A" * 22}, "old_client", 4406),
        ({"type": "ping"}, "bad_request", 4400),
        ({"type": "hello"}, "bad_request", 4400),
        ("nonsense", "bad_request", 4400),
        ("[" * 5000, "bad_request", 4400),
    ],
)
def test_a_wrong_hello_is_told_and_closed(server: Server, message: Any, code: str, closing: int) -> None:
    heard, closed = first_words(server, message)
    assert [error["code"] for error in heard] == [code]
    assert heard[0]["phrase"] == {"key": f"error-{code}", "args": {}}
    assert closed == closing


def test_pages_of_other_origins_open_no_socket(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(server.ws, origin=Origin("https://evil.example"), open_timeout=WAIT).__enter__()
    assert refused.value.response.status_code == 403
    with connect(server.ws, origin=Origin(server.http), open_timeout=WAIT):
        pass


def test_an_origin_may_be_allowed(tmp_path: Path) -> None:
    server = Server(tmp_path, origins=["https://play.example"]).start()
    with connect(server.ws, origin=Origin("https://play.example"), open_timeout=WAIT):
        pass
    server.kill()


def test_every_answer_carries_the_safety_headers(server: Server) -> None:
    made = create(server, "here")
    for path, key in (("/", None), ("/api/games", None), ("/nothing", None), ("/api/table", made["key"])):
        response = call(server, "GET", path, key=key)
        assert {name: response.headers.get(name) for name in HEADERS} == HEADERS
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert call(server, "GET", "/api/table", key=made["key"]).headers["Cache-Control"] == "no-store"


def test_unknown_paths_and_methods_are_told_plainly(server: Server) -> None:
    for method, path, status in (("GET", "/api/nothing", 404), ("POST", "/api/games", 405)):
        response = call(server, method, path)
        assert (response.status_code, response.json()["code"]) == (status, "not_found")


def test_broken_messages_are_refused_one_by_one(server: Server) -> None:
    made = create(server, "here")
    with Person(server, made["key"]) as anna:
        broken = [
            '{"type": "answer"}',
            "{",
            "null",
            '{"type": "dance"}',
            '{"type": "ping", "id": -1}',
            '"\\ud800"',
            "[" * 9000,
        ]
        broken.append('{"type": "chat", "text": "\\u200b\\u0000"}')
        broken.append('{"type": "chat", "text": "' + "x" * 17_000 + '"}')
        for text in broken:
            anna.line.send(text)
            assert anna.wait_for("error")["code"] in ("bad_request", "too_large"), text
        assert anna.ask({"type": "ping"})["type"] == "pong"


def test_a_huge_message_closes_the_socket(server: Server) -> None:
    made = create(server, "here")
    with Person(server, made["key"]) as anna:
        anna.line.send("x" * (2 * MESSAGE_BYTES + 1))
        assert anna.closed() == 1009


def test_bodies_are_bounded(server: Server) -> None:
    big = {"game": "toy", "seats": [{"kind": "here"}], "options": {"scenario": "x" * 700_000}}
    response = call(server, "POST", "/api/tables", big)
    assert (response.status_code, response.json()["code"]) == (413, "too_large")
    chunks = (b"x" * 10_000 for _ in range(10))
    streamed = httpx.post(f"{server.http}/api/join", content=chunks, headers=JSON, timeout=WAIT)
    assert (streamed.status_code, streamed.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize(
    "body", ["[" * 20_000, '{"a":' * 5_000, "1" * 6_000, '{"game": "\\ud800", "seats": []}', "", "null", "\xff"]
)
def test_broken_bodies_are_refused(server: Server, body: str) -> None:
    response = httpx.post(f"{server.http}/api/tables", content=body.encode("latin-1"), headers=JSON, timeout=WAIT)
    assert response.status_code in (400, 422), response.text
    assert response.json()["code"] == "bad_request"


@pytest.fixture
def strict(tmp_path: Path) -> Any:
    server = Server(tmp_path, tables_an_hour=3, requests_a_second=1, messages_a_second=5, sockets_an_address=2).start()
    yield server
    server.kill()


def once_there_is_room(server: Server, key: str) -> Person:
    """Sit down as soon as the server has noticed that others left."""
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        try:
            return Person(server, key)
        except InvalidStatus:
            time.sleep(0.1)
    raise AssertionError("those who left still count")


def test_rates_are_bounded(strict: Server) -> None:
    made = [create(strict, "here") for _ in range(3)]
    over = call(strict, "POST", "/api/tables", {"game": "toy", "seats": [{"kind": "here"}]})
    assert (over.status_code, over.json()["code"]) == (429, "too_many_tables")
    with Person(strict, made[0]["key"]), Person(strict, made[0]["key"]), pytest.raises(InvalidStatus):
        Person(strict, made[0]["key"])
    with once_there_is_room(strict, made[0]["key"]) as anna:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(400):
                anna.send({"type": "ping"})
        assert anna.wait_for("error")["code"] == "too_fast"
        assert anna.closed() == 4429
    with httpx.Client(base_url=strict.http, timeout=WAIT) as hasty:
        codes = {hasty.get("/api/about").status_code for _ in range(200)}
    assert codes == {200, 429}


def test_keys_are_in_no_log_and_only_hashed_in_the_store(own_server: Server) -> None:
    made = create(own_server, "here friend")
    friend = join(own_server, made["invites"][0]["invite"])
    with Person(own_server, friend) as carla:
        carla.ask({"type": "chat", "text": "hello"})
    call(own_server, "POST", "/api/tables/mine", {"keys": [friend]})
    call(own_server, "GET", "/api/table", key="wrong-but-secret")
    own_server.stop()
    lines = own_server.log.read_text().splitlines()
    assert all(json.loads(line)["at"] for line in lines)
    stored = b"".join(file.read_bytes() for file in own_server.log.parent.glob("tables.db*"))
    assert b"hello" in stored
    for secret in (made["key"], made["watch"], friend, made["invites"][0]["invite"], "wrong-but-secret"):
        assert secret not in own_server.log.read_text()
        assert secret.encode() not in stored
    own_server.start()
