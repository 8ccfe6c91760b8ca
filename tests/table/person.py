"""A person at the table, as a program: HTTP calls and one socket."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from campfire.table.protocol import PROTOCOL
from tests.table.server import Server

Message = dict[str, Any]
WAIT = 120.0
"""Seconds after which something hangs; never a measure of speed."""


CALLS = httpx.Client(verify=False, timeout=WAIT, limits=httpx.Limits(max_keepalive_connections=0))
"""Makes every call on a connection of its own, because servers under test are killed and come back."""


def call(server: Server, method: str, path: str, body: Any = None, key: str | None = None) -> httpx.Response:
    """Make one HTTP call, with a key or without."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return CALLS.request(method, server.http + path, json=body, headers=headers)


def create(server: Server, seats: str = "here bot", game: str = "toy", **wish: Any) -> Message:
    """Create a table; seats are words such as `here`, `friend` and `bot`."""
    body = {
        "game": game,
        "seats": [{"kind": kind, "name": f"{kind} {n}"} for n, kind in enumerate(seats.split())],
        **wish,
    }
    response = call(server, "POST", "/api/tables", body)
    assert response.status_code == 201, response.text
    made: Message = response.json()
    return made


def resume(server: Server, save: Message, seats: str, **wish: Any) -> Message:
    """Create a table that goes on with a saved game."""
    wishes = [{"kind": kind, "name": f"{kind} {n}"} for n, kind in enumerate(seats.split())]
    response = call(server, "POST", "/api/tables/import", {"save": save, "seats": wishes, **wish})
    assert response.status_code == 201, response.text
    made: Message = response.json()
    return made


def join(server: Server, invite: str, name: str = "Friend") -> str:
    """Take a seat by invite; give the key."""
    response = call(server, "POST", "/api/join", {"invite": invite, "name": name})
    assert response.status_code == 200, response.text
    return str(response.json()["key"])


class Person:
    """One open socket and what came over it."""

    def __init__(self, server: Server, key: str, look: int | None = None) -> None:
        self.heard: list[Message] = []
        """Every message, with views made whole."""
        self.raw: list[Message] = []
        """Every message as it came."""
        self.state: Message = {}
        self.log: list[Message] = []
        self.cards: dict[str, Message] = {}
        self._number = 0
        self._open = ExitStack()
        self.line: ClientConnection = self._open.enter_context(
            connect(server.ws, max_size=None, open_timeout=WAIT, ping_interval=None)
        )
        self.send({"type": "hello", "protocol": PROTOCOL, "key": key, "look": look})
        self.welcome = self.wait_for("welcome")
        self.wait_for("state")

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        """Close the socket."""
        self._open.close()

    def send(self, message: Message) -> int:
        """Send a message under the next number."""
        self._number += 1
        if message["type"] not in ("hello", "considers", "pace"):
            message = {**message, "id": self._number}
        self.line.send(json.dumps(message))
        return self._number

    def receive(self, seconds: float = WAIT) -> Message:
        """Take the next message."""
        message: Message = json.loads(self.line.recv(timeout=seconds))
        self.raw.append({**message})
        self.heard.append(message)
        if message["type"] == "state":
            seen, part = message["view"], message["log"]
            kept = {name: self.state["view"][name] for name in seen["keep"]}
            message["view"] = {**kept, **seen["parts"]}
            self.state, self.log = message, self.log[: part["keep"]] + part["entries"]
            self.cards |= {card["id"]: card for card in message["cards"]}
        return message

    def wait_for(self, kind: str, seconds: float = WAIT, **like: Any) -> Message:
        """Take messages until one of a kind, with these fields, comes."""
        until = time.monotonic() + seconds
        while True:
            message = self.receive(max(0.01, until - time.monotonic()))
            if message["type"] == kind and all(message[name] == value for name, value in like.items()):
                return message

    def answer(self, option: Message, **other: Any) -> Message:
        """Answer the question; give `done` or `error`."""
        ask = self.state["ask"]
        wish = {
            "type": "answer",
            "seat": ask["seat"],
            "decision": ask["decision"],
            "key": option["key"],
            "args": option["args"],
        }
        return self.ask({**wish, **other})

    def ask(self, message: Message) -> Message:
        """Send a message and take what answers it."""
        number = self.send(message)
        while True:
            reply = self.receive()
            if reply.get("re") == number:
                return reply

    def until_asked(self) -> Message | None:
        """Wait until it is this seat's turn; None when the game is over."""
        while self.state["ask"] is None and self.state["result"] is None:
            self.wait_for("state")
        ask: Message | None = self.state["ask"]
        return ask

    def play_on(self, random: Random, most: int = 10_000) -> int:
        """Answer at random until the game is over or enough is answered."""
        answered = 0
        while answered < most and (ask := self.until_asked()):
            reply = self.answer(random.choice(ask["options"]))
            assert reply["type"] == "done" or reply["code"] == "late", reply
            self.wait_for("state")
            answered += 1
        return answered

    def closed(self) -> int:
        """Wait until the server closes; give the code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


def catch_up(persons: list[Person]) -> None:
    """Let everybody see the same version; a server may skip versions that followed each other closely."""
    while len({person.state["version"] for person in persons}) > 1:
        min(persons, key=lambda person: person.state["version"]).wait_for("state")
