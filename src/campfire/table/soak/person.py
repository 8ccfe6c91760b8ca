"""A person in a soak: comes, plays, takes back, talks, is cut off and comes again, and writes down what was told."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from campfire.table.keys import new_key
from campfire.table.protocol import PROTOCOL
from campfire.table.soak.calls import HOST, PATIENCE, Lost, call
from campfire.table.soak.history import Act, Line, Outcome, Sight, Visit

if TYPE_CHECKING:
    from campfire.table.soak.party import Party

THINK = (0.02, 0.3)
OFTEN = {"undo": 0.25, "chat": 0.04, "leave": 0.02, "twice": 0.05, "torn": 0.03}
"""How often somebody takes back, talks, leaves for another server, sends an answer twice,
or is cut off with a word just on its way."""
UNSURE = ("storage", "internal")
"""Refusals after which nobody can say what has happened."""
LOST_LINE = (WebSocketException, OSError, EOFError, TimeoutError)
UNKNOWN_LINK = 4401


class Person:
    """Somebody who holds a key, or looks for a seat."""

    def __init__(self, party: Party, name: str, key: str | None, random: Random) -> None:
        self.party = party
        self.name = name
        self.key = key
        self.random = random
        self.state: dict[str, Any] = {}
        self.visit = 0
        self._tried: set[str] = set()
        self._line: ClientConnection | None = None
        self._numbers = 0
        self._awaited: dict[int, asyncio.Future[dict[str, Any]]] = {}

    async def live(self) -> None:
        """Play as long as the party goes on."""
        while not self.party.is_over:
            if self.key is None:
                await self.seek()
            else:
                with suppress(*LOST_LINE):
                    await self.sit(self.key)
            await asyncio.sleep(self.random.uniform(0.05, 0.2))

    async def seek(self) -> None:
        """Use an invitation that lies about, as others may do at the same moment; if no answer comes, once more."""
        invite = self.party.invite
        if invite is None or invite in self._tried:
            return
        self._tried.add(invite)
        wish = {"invite": invite, "name": self.name, "attempt": new_key()}
        began = monotonic()
        while not self.party.is_over:
            try:
                reply = await call(self.party.any_port(), "POST", "/api/join", wish)
            except Lost:
                continue
            if reply.body.get("code") in UNSURE:
                continue
            outcome: Outcome = "done" if reply.status == 200 else "refused"
            self.key = reply.body["key"] if outcome == "done" else None
            self.note(Act(self.name, "take", self.party.open_seat, (invite,), began, monotonic(), outcome))
            return
        self.note(Act(self.name, "take", self.party.open_seat, (invite,), began))

    async def sit(self, key: str) -> None:
        """Open a line to some server, and play until it breaks."""
        worker = self.random.choice(self.party.workers)
        address = f"ws://{HOST}:{worker.port}/api/socket"
        async with connect(address, max_size=None, open_timeout=3.0, close_timeout=0.5, ping_interval=None) as line:
            self._line, self.visit, self.state = line, self.party.new_number(), {}
            await line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": key}))
            reading = asyncio.create_task(self.read(line, worker.name))
            try:
                await self.play(reading)
            finally:
                reading.cancel()
                self.party.shut(self.visit)
                for awaited in self._awaited.values():
                    awaited.cancel()
                self._awaited.clear()

    async def read(self, line: ClientConnection, worker: str) -> None:
        """Take down everything that is told."""
        with suppress(*LOST_LINE):
            async for text in line:
                self.hear(json.loads(text), worker)
        self.party.shut(self.visit)
        if line.close_code == UNKNOWN_LINK:
            self.key = None
        for awaited in self._awaited.values():
            awaited.cancel()

    def hear(self, message: dict[str, Any], worker: str) -> None:
        """Take one message."""
        history, at = self.party.history, monotonic()
        if message["type"] == "welcome":
            history.lines += [Line(self.visit, line["text"], at) for line in message["chat"]]
        elif message["type"] == "chat":
            history.lines.append(Line(self.visit, message["text"], at))
        elif message["type"] == "state":
            if not self.state:
                history.visits.append(Visit(self.name, self.visit, worker, at))
            self.state = message
            history.sights.append(Sight(self.visit, message["version"], at))
        elif (awaited := self._awaited.get(message.get("re", 0))) and not awaited.done():
            awaited.set_result(message)

    async def play(self, reading: asyncio.Task[None]) -> None:
        """Do one thing after the other; once the party is quiet only listen."""
        while not reading.done() and not self.party.is_over:
            await asyncio.wait([reading], timeout=self.random.uniform(*THINK))
            if self.party.is_quiet or not self.state:
                continue
            if self.random.random() < OFTEN["leave"]:
                return
            await self.act()

    async def act(self) -> None:
        """Talk, take back or answer, whatever is possible and comes to mind."""
        ask, undo = self.state.get("ask"), self.state.get("undo")
        if self.random.random() < OFTEN["chat"]:
            text = f"{self.name} {self.party.new_number()}"
            await self.want(Act(self.name, "chat", -1, (text,), monotonic()), {"type": "chat", "text": text})
        elif undo is not None and self.random.random() < OFTEN["undo"]:
            act = Act(self.name, "undo", -1, tuple(self.party.seats_of(self)), monotonic())
            await self.want(act, {"type": "undo", "change": undo})
        elif ask is not None:
            await self.answer(ask)

    async def answer(self, ask: dict[str, Any]) -> None:
        """Choose by chance; now and then send the same answer twice."""
        option = self.random.choice(ask["options"])
        chosen = {"seat": ask["seat"], "decision": ask["decision"], "key": option["key"], "args": option["args"]}
        what = (ask["seat"], option["key"], frozen(option["args"]))
        times = 2 if self.random.random() < OFTEN["twice"] else 1
        wishes = [
            self.want(Act(self.name, "answer", ask["seat"], what, monotonic()), {"type": "answer", **chosen})
            for _ in range(times)
        ]
        await asyncio.gather(*wishes)
        self.state = {**self.state, "ask": None} if self.state.get("ask") == ask else self.state

    async def want(self, act: Act, message: dict[str, Any]) -> None:
        """Say something and wait for what comes of it; if nothing comes, nobody knows."""
        assert self._line is not None
        self._numbers += 1
        number = self._numbers
        self._awaited[number] = awaited = asyncio.get_running_loop().create_future()
        try:
            await self._line.send(json.dumps({**message, "id": number}))
            if self.random.random() < OFTEN["torn"]:
                self._line.transport.abort()
            reply = await asyncio.wait_for(awaited, PATIENCE)
        except (*LOST_LINE, asyncio.CancelledError):
            self.note(act)
            raise TimeoutError from None
        finally:
            self._awaited.pop(number, None)
        if reply["type"] == "error" and reply["code"] in UNSURE:
            self.note(act)
        else:
            self.note(act._replace(ended=monotonic(), outcome="done" if reply["type"] == "done" else "refused"))

    def note(self, act: Act) -> None:
        """Write something down."""
        self.party.history.acts.append(act)


def frozen(value: Any) -> Any:
    """Arguments as they can be compared."""
    return tuple([frozen(part) for part in value]) if isinstance(value, list) else value
