"""Every committed move is seen by everybody, also when whoever made it is cut off in that moment."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.sync.client import connect

from campfire.table.clock import now
from campfire.table.guest import Guest
from campfire.table.protocol import PROTOCOL
from campfire.table.store.rows import ChatRow, Draft, StoreFailed
from campfire.table.store.store import Store
from tests.table.person import Person, create, join
from tests.table.server import Server
from tests.table.visit import Line, Message, Visit, at_table

SOON = 5.0
"""Seconds within which everybody sees a move."""

record_all = Store.record_all


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


def cut_off_while_written(folder: Path, monkeypatch: pytest.MonkeyPatch, message: Callable[[Visit], Message]) -> None:
    """Cut a guest off while what they wish is being written; somebody else must see it all the same."""
    writing, go_on = threading.Event(), threading.Event()

    def slow(store: Store, drafts: list[Draft]) -> list[Exception | None]:
        writing.set()
        go_on.wait(SOON)
        return record_all(store, drafts)

    async def play(guest: Visit) -> None:
        other = Visit(guest.house, guest.key)
        await other.begin()
        wish, before = message(guest), other.state["version"]
        monkeypatch.setattr(Store, "record_all", slow)
        asking = asyncio.create_task(guest.conversation.hear(json.dumps(wish)))
        await until(writing.is_set)
        asking.cancel()
        await asyncio.sleep(0)
        go_on.set()
        await until(lambda: other.state["version"] > before)
        other.talking.cancel()

    at_table(folder, play)


def test_an_answer_whose_giver_is_cut_off_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cut_off_while_written(tmp_path, monkeypatch, Visit.wish)


def test_a_write_of_unknown_outcome_is_looked_up_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line to the database breaks after the commit: the answer stands, though nobody was told so."""

    def broken(store: Store, drafts: list[Draft]) -> list[Exception | None]:
        record_all(store, drafts)
        raise StoreFailed("the line broke")

    async def play(guest: Visit) -> None:
        other = Visit(guest.house, guest.key)
        await other.begin()
        before = other.state["version"]
        with monkeypatch.context() as patch:
            patch.setattr(Store, "record_all", broken)
            assert (await guest.answer())["code"] == "storage"
        await until(lambda: other.state["version"] > before)
        other.talking.cancel()

    at_table(tmp_path, play)


def test_whoever_leaves_in_the_middle_of_an_answer_leaves_nobody_waiting(server: Server) -> None:
    for _ in range(10):
        made = create(server, "here friend")
        friend = join(server, made["invites"][0]["invite"])
        with Person(server, made["key"]) as anna:
            before = anna.state["version"]
            with connect(server.ws) as line:
                line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": friend}))
                while (state := json.loads(line.recv(timeout=SOON)))["type"] != "state":
                    pass
                ask = state["ask"]
                option = {"key": ask["options"][0]["key"], "args": ask["options"][0]["args"]}
                line.send(json.dumps({"type": "answer", "seat": 1, "decision": ask["decision"], **option}))
                line.send(json.dumps({"type": "chat", "text": "bye"}))
                line.socket.close()
            assert anna.wait_for("state", SOON)["version"] > before


def test_lines_of_chat_are_told_once_and_in_order(tmp_path: Path) -> None:
    async def play(guest: Visit) -> None:
        other = Visit(guest.house, guest.key)
        await other.begin()
        said = [json.dumps({"type": "chat", "text": f"{n}"}) for n in range(5)]
        await asyncio.gather(*(guest.conversation.hear(line) for line in said))
        late = Visit(guest.house, guest.key)
        await late.begin()
        await until(lambda: sum(message["type"] == "chat" for message in other.line.sent) == 5)
        told = [message["n"] for message in other.line.sent if message["type"] == "chat"]
        assert told == [1, 2, 3, 4, 5]
        assert [line["n"] for line in late.line.sent[0]["chat"]] == told
        assert not [message for message in late.line.sent if message["type"] == "chat"]
        for one in (other, late):
            one.talking.cancel()

    at_table(tmp_path, play)


def test_who_comes_in_while_lines_are_told_misses_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(guest: Visit) -> None:
        house, room = guest.house, guest.conversation.room
        late = Guest(Line(), guest.guest.key)
        told: list[str] = []
        monkeypatch.setattr(late, "tell", lambda message: told.append(message["text"]))
        house.store.add_chat(room.id, 0, "Ada", "first", now())
        await room.tell_chat()
        house.store.add_chat(room.id, 0, "Ada", "second", now())
        loop, read = asyncio.get_running_loop(), house.store.chat

        def slowly(table_id: str, after: int = 0) -> list[ChatRow]:
            lines = read(table_id, after)
            loop.call_soon_threadsafe(room.guests.add, late)
            time.sleep(0.1)
            return lines

        with monkeypatch.context() as slow:
            slow.setattr(house.store, "chat", slowly)
            await room.tell_chat()
        await room.tell_chat()
        assert told == ["first", "second"]

    at_table(tmp_path, play)
