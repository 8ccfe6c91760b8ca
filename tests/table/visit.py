"""A house in this process, and guests at its tables without a socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from campfire.table.config import Config
from campfire.table.conversation import Conversation
from campfire.table.founding import begin, found
from campfire.table.guest import Guest
from campfire.table.house import House
from campfire.table.protocol.http import SeatWish, Settings
from tests.contract.toy import TOY
from tests.table.loop import run

Message = dict[str, Any]


class Line:
    """A socket that keeps what was sent, each view whole."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.view: Message = {}

    async def send_text(self, data: str) -> None:
        message = json.loads(data)
        if message["type"] == "state":
            seen = message["view"]
            self.view = message["view"] = {**{name: self.view[name] for name in seen["keep"]}, **seen["parts"]}
        self.sent.append(message)


class Visit:
    """One guest at a table of a house in this process."""

    def __init__(self, house: House, key: str) -> None:
        self.house = house
        self.key = key
        self.line = Line()

    async def begin(self) -> None:
        key = await self.house.key(self.key)
        self.guest = Guest(self.line, key)
        self.conversation = Conversation(self.house, self.house.room(key.table_id), self.guest, "test")
        await self.conversation.begin(None)
        self.talking = asyncio.create_task(self.guest.talk())
        await self.heard()

    async def heard(self) -> list[Message]:
        """Let everything that waits be sent; give all."""
        for _ in range(20):
            await asyncio.sleep(0)
        return self.line.sent

    @property
    def state(self) -> Message:
        return next(message for message in reversed(self.line.sent) if message["type"] == "state")

    def wish(self) -> Message:
        """The answer with the first option."""
        ask = self.state["ask"]
        option = {"key": ask["options"][0]["key"], "args": ask["options"][0]["args"]}
        return {"type": "answer", "id": 7, "seat": ask["seat"], "decision": ask["decision"], **option}

    async def answer(self) -> Message:
        """Give the first option; give what came of it."""
        before = len(self.line.sent)
        await self.conversation.hear(json.dumps(self.wish()))
        return next(message for message in (await self.heard())[before:] if message.get("re") == 7)


@asynccontextmanager
async def visit(folder: Path) -> AsyncIterator[Visit]:
    """A house with one table, and its player in it."""
    house = House(Config(f"sqlite:///{folder}/tables.db", games="tests.table.games"))
    await house.open()
    seats = [SeatWish(kind="here")]
    new = found(begin(TOY, {}, seats), seats, Settings())
    await house.run(house.store.create, new.row, new.change)
    guest = Visit(house, new.told["key"])
    await guest.begin()
    yield guest
    guest.talking.cancel()
    await house.close()


def at_table(folder: Path, play: Callable[[Visit], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with visit(folder) as guest:
            await play(guest)

    run(all_of_it())
