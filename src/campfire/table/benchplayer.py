"""Players for the bench: one socket each, answers at random, and a note of how long each round trip took."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from campfire.table.config import Config
from campfire.table.protocol import PROTOCOL

GLANCE = 0.1
"""How long a player without a question waits before looking at the clock."""


class BenchTable:
    """A table for two; when its game is over a new one takes its place."""

    def __init__(self, config: Config, game: str) -> None:
        self.config = config
        self.game = game
        self.keys: list[str] = []
        self._renewing = asyncio.Lock()

    async def renew(self, old: str) -> None:
        """Set up a new table, unless the other player has done so already."""
        async with self._renewing:
            if self.keys and old not in self.keys:
                return
            seats = [{"kind": "here"}, {"kind": "friend"}]
            made = await post(self.config, "/api/tables", {"game": self.game, "seats": seats})
            joined = await post(self.config, "/api/join", {"invite": made["invites"][0]["invite"]})
            self.keys = [made["key"], joined["key"]]


async def post(config: Config, path: str, body: Any) -> Any:
    """Make one HTTP call by hand."""
    reader, writer = await asyncio.open_connection(config.host, config.port)
    content = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.0\r\nHost: {config.host}\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
    answer = await reader.read()
    writer.close()
    return json.loads(answer.partition(b"\r\n\r\n")[2])


class Player:
    """Plays one seat of a table."""

    def __init__(self, table: BenchTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.key = ""
        self.random = Random(seat)
        self.state: dict[str, Any] = {}
        self.answered = 0
        self._line: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._replies: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._took: list[float] = []

    async def __aenter__(self) -> Player:
        await self._sit()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._leave()

    async def _sit(self) -> None:
        await self.table.renew(self.key)
        self.key, self.state, self.answered = self.table.keys[self.seat], {}, 0
        config = self.table.config
        self._line = await connect(f"ws://{config.host}:{config.port}/api/socket", max_size=None)
        await self._line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": self.key}))
        self._reading = asyncio.create_task(self._read(self._line))

    async def _leave(self) -> None:
        if self._reading and self._line:
            self._reading.cancel()
            await self._line.close()

    async def _read(self, line: ClientConnection) -> None:
        async for text in line:
            message = json.loads(text)
            if message["type"] == "state":
                self.state = message
                self._news.set()
            elif message["type"] in ("done", "error", "echo"):
                self._replies.put_nowait(message)

    async def keep(self, work: Callable[[Player], Awaitable[None]], until: float) -> None:
        """Do the same again and again."""
        while perf_counter() < until:
            await work(self)

    def taken(self) -> list[float]:
        """How long the round trips took since this was asked last."""
        took, self._took = self._took, []
        return took

    async def _round_trip(self, message: dict[str, Any]) -> dict[str, Any]:
        assert self._line is not None
        began = perf_counter()
        await self._line.send(json.dumps(message))
        reply = await self._replies.get()
        if reply["type"] != "error":
            self._took.append(perf_counter() - began)
        return reply

    async def echo(self) -> None:
        """One bare round trip."""
        await self._round_trip({"type": "echo", "text": "x" * 64})

    async def move(self) -> None:
        """Answer, if asked; begin anew, if the game is over."""
        if self.state.get("result"):
            await self._leave()
            await self._sit()
        ask = self.state.get("ask")
        if ask is None or ask["decision"] == self.answered:
            await self._glance()
            return
        self.answered = ask["decision"]
        option = self.random.choice(ask["options"])
        chosen = {"key": option["key"], "args": option["args"]}
        answer = {"type": "answer", "seat": self.seat, "decision": self.answered, **chosen}
        if (await self._round_trip(answer))["type"] == "error":
            self.answered = 0

    async def _glance(self) -> None:
        self._news.clear()
        try:
            await asyncio.wait_for(self._news.wait(), GLANCE)
        except TimeoutError:
            return
