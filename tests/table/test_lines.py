"""Lines are bounded: in time, in number, and in what they send before they are understood."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.sync.client import connect

from campfire.table.lines import Bounds, Line, Lines
from campfire.table.protocol import PROTOCOL
from tests.table.person import WAIT, Person, call, create
from tests.table.server import Server

NARROW: dict[str, Any] = {"lines": 30, "lines_an_address": 100, "head_seconds": 2.0, "body_seconds": 4.0}


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with room for few lines."""
    server = Server(tmp_path_factory.mktemp("narrow"), **NARROW).start()
    yield server
    server.kill()


def open_line(server: Server, text: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), WAIT)
    line.sendall(text)
    return line


def seconds_until_cut(line: socket.socket) -> float:
    """How long it takes until the server ends a line."""
    began = time.monotonic()
    line.settimeout(WAIT)
    with suppress(ConnectionError):
        while line.recv(65_536):
            pass
    return time.monotonic() - began


@pytest.mark.parametrize(
    "text",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "],
    ids=["silent", "half a line", "half a header"],
)
def test_half_sent_heads_are_cut_off(narrow: Server, text: bytes) -> None:
    with open_line(narrow, text) as line:
        assert 1.5 <= seconds_until_cut(line) <= WAIT / 2


def test_half_sent_bodies_are_cut_off(narrow: Server) -> None:
    head = b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
    with open_line(narrow, head) as line:
        assert seconds_until_cut(line) <= WAIT / 2


def test_a_long_head_is_refused_before_it_is_buffered(narrow: Server) -> None:
    with open_line(narrow, b"GET / HTTP/1.1\r\nX-Long: ") as line:
        sent = 0
        with suppress(ConnectionError):
            for _ in range(2_000):
                line.sendall(b"x" * 65_536)
                sent += 65_536
        assert sent < 10_000_000
    with open_line(narrow, b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 40_000 + b"\r\n\r\n") as line:
        line.settimeout(WAIT)
        with suppress(ConnectionError):
            assert line.recv(100).startswith(b"HTTP/1.1 431")


def test_a_client_that_was_there_is_not_locked_out_by_strangers(narrow: Server) -> None:
    made = create(narrow, "here")
    with ExitStack() as stack, Person(narrow, made["key"]) as anna:
        for _ in range(60):
            with suppress(OSError):
                stack.enter_context(open_line(narrow, b"GET / HT"))
        assert anna.ask({"type": "ping"})["type"] == "pong"
        assert call(narrow, "GET", "/api/table", key=made["key"]).status_code == 200
        with Person(narrow, made["key"]) as again:
            assert again.ask({"type": "ping"})["type"] == "pong"


class Wire:
    """A transport that can only be cut."""

    def __init__(self) -> None:
        self.cut = False

    def abort(self) -> None:
        self.cut = True

    def is_closing(self) -> bool:
        return self.cut


def line_from(address: str, since: float = 0.0) -> Line:
    return Line(Wire(), address, since)  # type: ignore[arg-type]  # all that a line does with it is cut it


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Lines:
    hall = Lines()
    monkeypatch.setattr(hall, "_sweep_soon", lambda: None)
    hall.bound(Bounds(10, 10))
    return hall


def test_strangers_make_room_for_strangers(hall: Lines) -> None:
    strangers = [line_from(f"stranger {n}", n) for n in range(11)]
    assert all(hall.admit(line) for line in strangers)
    assert [line.transport.is_closing() for line in strangers] == [True] + [False] * 10


def test_strangers_with_keys_of_their_own_do_not_lock_a_known_client_out(hall: Lines) -> None:
    anna = line_from("anna")
    hall.admit(anna)
    hall.welcome(anna)
    hall.forget(anna)
    for n in range(10):
        line = line_from(f"crowd {n % 2}", n)
        assert hall.admit(line)
        hall.welcome(line)
    assert not hall.admit(line_from("nobody"))
    assert hall.admit(line_from("anna"))
    assert len(hall) == 10


def test_guests_are_never_cut_off_for_strangers(hall: Lines) -> None:
    guests = [line_from(f"guest {n}") for n in range(10)]
    for line in guests:
        hall.admit(line)
        hall.welcome(line)
    assert not hall.admit(line_from("stranger"))
    assert not any(line.transport.is_closing() for line in guests)


def test_a_binary_frame_gets_the_protocols_own_refusal(server: Server) -> None:
    made = create(server, "here")
    with Person(server, made["key"]) as anna:
        anna.line.send(b"\x00\x01")
        assert anna.wait_for("error")["code"] == "bad_request"
        assert anna.ask({"type": "ping"})["type"] == "pong"
    with connect(server.ws) as line:
        line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": made["key"]}).encode())
        assert json.loads(line.recv(timeout=WAIT))["code"] == "bad_request"


def test_lines_that_end_are_forgotten(narrow: Server) -> None:
    made = create(narrow, "here")
    for _ in range(70):
        with Person(narrow, made["key"]):
            pass
    assert call(narrow, "GET", "/healthz").status_code == 200
