"""What goes wrong inside the house: a full disk, a broken rule, a lost line. Nothing is lost by it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from campfire.kernel.match import Match
from campfire.table.config import Config
from campfire.table.founding import begin, found
from campfire.table.guest import MOST_WAITING
from campfire.table.house import House
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.store.rows import Draft, StoreFailed
from campfire.table.store.store import Store
from tests.contract.toy import TOY
from tests.table.loop import run
from tests.table.person import WAIT
from tests.table.visit import Visit, at_table


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
        await house.run(house.store.create, new.row, new.change)
        async with house.room(new.row.id).at_table() as table:
            before = table.match.save()
        async with asyncio.timeout(WAIT):
            while house.rooms:
                await asyncio.sleep(0.05)
        async with house.room(new.row.id).at_table() as table:
            assert table.match.save() == before
        await house.close()

    run(alone())
