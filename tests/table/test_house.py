"""What goes wrong inside the house: a full disk, a broken rule, a lost line. Nothing is lost by it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from campfire.kernel.match import Match
from campfire.table.config import Config
from campfire.table.conversation import Conversation
from campfire.table.founding import begin, found
from campfire.table.guest import MOST_WAITING, Guest
from campfire.table.house import House
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.store.rows import Draft, StoreFailed
from campfire.table.store.store import Store
from tests.contract.toy import TOY
from tests.table.loop import run
from tests.table.person import WAIT

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

    async def answer(self) -> Message:
        """Give the first option; give what came of it."""
        ask = self.state["ask"]
        option = {"key": ask["options"][0]["key"], "args": ask["options"][0]["args"]}
        wish = {"type": "answer", "id": 7, "seat": 0, "decision": ask["decision"], **option}
        before = len(self.line.sent)
        await self.conversation.hear(json.dumps(wish))
        return next(message for message in (await self.heard())[before:] if message.get("re") == 7)


@asynccontextmanager
async def visit(folder: Path) -> AsyncIterator[Visit]:
    """A house with one table, and its player in it."""
    house = House(Config(f"sqlite:///{folder}/tables.db", games="tests.table.games"))
    await house.open()
    seats = [SeatWish(kind="here")]
    new = found(begin(TOY, {}, seats), seats, Settings())
    await house.run(house.store.create, new.row, "address", new.change)
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


def change_database(house: House, statement: str) -> None:
    """Change the database behind the back of the house."""
    with house.store.engine.begin() as connection:
        connection.execute(text(statement))


def test_a_full_disk_is_told_and_the_table_stands_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(store: Store, drafts: list[Draft]) -> list[Exception | None]:
        raise StoreFailed("database or disk is full")

    async def play(guest: Visit) -> None:
        before = guest.state
        with monkeypatch.context() as patch:
            patch.setattr(Store, "record_all", full)
            reply = await guest.answer()
        assert (reply["type"], reply["code"]) == ("error", "storage")
        assert guest.state["version"] == before["version"]
        assert guest.state["view"] == before["view"]
        assert (await guest.answer())["type"] == "done"
        assert guest.state["version"] == before["version"] + 1

    at_table(tmp_path, play)


def test_a_broken_rule_is_told_and_the_table_stands_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(match: Match, seat: int, key: str, args: Any) -> None:
        match.journal.append(match.journal[0])
        raise ZeroDivisionError

    async def play(guest: Visit) -> None:
        before = guest.state
        with monkeypatch.context() as patch:
            patch.setattr(Match, "answer", broken)
            reply = await guest.answer()
        assert (reply["code"], set(reply)) == ("internal", {"type", "re", "code", "phrase"})
        assert guest.state["at"] == before["at"]
        assert (await guest.answer())["type"] == "done"

    at_table(tmp_path, play)


def test_a_change_by_somebody_else_is_seen_before_the_next_try(tmp_path: Path) -> None:
    async def play(guest: Visit) -> None:
        change_database(guest.house, "UPDATE tables SET version = 40")
        assert (await guest.answer())["code"] == "late"
        assert guest.state["version"] == 40
        assert (await guest.answer())["type"] == "done"

    at_table(tmp_path, play)


def test_of_several_waiting_states_only_the_newest_is_sent(tmp_path: Path) -> None:
    async def play(guest: Visit) -> None:
        before = len(guest.line.sent)
        async with guest.conversation.room.at_table() as table:
            for _ in range(5):
                guest.conversation.room.show(table, guest.guest)
        assert [message["type"] for message in (await guest.heard())[before:]] == ["state"]

    at_table(tmp_path, play)


def test_a_guest_who_does_not_read_is_shown_out(tmp_path: Path) -> None:
    async def play(guest: Visit) -> None:
        for number in range(MOST_WAITING + 1):
            guest.guest.tell({"type": "pong", "re": number})
        assert await asyncio.wait_for(guest.talking, WAIT) == 4429

    at_table(tmp_path, play)


def test_a_table_left_alone_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def alone() -> None:
        config = Config(f"sqlite:///{tmp_path}/tables.db", games="tests.table.games", idle_seconds=0.1)
        house = House(config)
        await house.open()
        seats = [SeatWish(kind="here")]
        new = found(begin(TOY, {}, seats), seats, Settings())
        await house.run(house.store.create, new.row, "address", new.change)
        async with house.room(new.row.id).at_table() as table:
            before = table.match.save()
        async with asyncio.timeout(WAIT):
            while house.rooms:
                await asyncio.sleep(0.05)
        async with house.room(new.row.id).at_table() as table:
            assert table.match.save() == before
        await house.close()

    run(alone())
