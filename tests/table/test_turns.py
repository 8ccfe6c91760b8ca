"""No table slows another: turns are fair, and who looks back or asks for long lists keeps nobody waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from campfire.kernel.contract import BadInput
from campfire.table import turns as turns_module
from campfire.table.desk import Clerk
from campfire.table.turns import MOST_WAITING, Turns, Used
from tests.table.loop import run
from tests.table.visit import Visit, at_table


def order(places: int, wishes: list[str], used: dict[str, float]) -> list[str]:
    """In which order turns are given, each ending before the next begins."""

    async def all_of_them() -> list[str]:
        turns, given = Turns(places), []
        now = time.monotonic()
        turns._used = {who: Used(seconds, now) for who, seconds in used.items()}

        async def wait(who: str) -> None:
            async with turns.turn(who):
                given.append(who)
                await asyncio.sleep(0.01)

        await asyncio.gather(*(wait(who) for who in wishes))
        return given

    return run(all_of_them())


def test_who_has_used_least_goes_first() -> None:
    given = order(1, ["large"] * 5 + ["small", "other"], {"large": 3.0})
    assert given[:3] == ["large", "small", "other"]
    assert given.count("large") == 5


def test_the_greedy_leave_a_place_free() -> None:
    async def crowd() -> None:
        turns, inside = Turns(2), []
        now = time.monotonic()
        turns._used = {f"greedy {n}": Used(60.0, now) for n in range(3)}
        over = asyncio.Event()

        async def stay(who: str) -> None:
            async with turns.turn(who):
                inside.append(who)
                await over.wait()

        tasks = [asyncio.create_task(stay(f"greedy {n}")) for n in range(3)]
        await asyncio.sleep(0.01)
        assert len(inside) == 1
        tasks.append(asyncio.create_task(stay("quick")))
        await asyncio.sleep(0.01)
        assert inside[1:] == ["quick"]
        over.set()
        await asyncio.gather(*tasks)
        assert len(inside) == 4

    run(crowd())


def longest_wait_beside_greedy_tables(turn: Callable[[str], AbstractAsyncContextManager[None]]) -> float:
    """How long a bot that thinks quickly waits at most while those of other tables think long, again and again."""

    async def crowd() -> float:
        over, waits = asyncio.Event(), []

        async def think(table: str, seconds: float) -> float:
            began = time.monotonic()
            async with turn(table):
                waited = time.monotonic() - began
                await asyncio.sleep(seconds)
            return waited

        async def think_long(table: str) -> None:
            while not over.is_set():
                await think(table, 0.3)

        greedy = [asyncio.create_task(think_long(f"large {n}")) for n in range(6)]
        await asyncio.sleep(6 * 0.4)
        for n in range(6):
            waits.append(await think(f"quick {n % 3}", 0.002))
        over.set()
        await asyncio.gather(*greedy)
        return max(waits)

    return run(crowd())


def test_quick_bots_do_not_wait_for_those_that_think_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "GREEDY_SECONDS", 0.1)
    fair = longest_wait_beside_greedy_tables(Turns(2).turn)

    free = asyncio.Semaphore(2)

    @asynccontextmanager
    async def first_come(table: str) -> AsyncIterator[None]:
        async with free:
            yield

    assert longest_wait_beside_greedy_tables(first_come) > 1.5 * fair


def test_one_may_not_wait_for_everything_at_once() -> None:
    async def crowd() -> None:
        turns = Turns(1)
        async with turns.turn("hasty"):
            waiting = [asyncio.create_task(turns.turn("hasty").__aenter__()) for _ in range(MOST_WAITING - 1)]
            await asyncio.sleep(0)
            with pytest.raises(BadInput):
                await turns.turn("hasty").__aenter__()
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        async with asyncio.timeout(1), turns.turn("hasty"):
            pass

    run(crowd())


def test_a_cancelled_wait_gives_its_place_back() -> None:
    async def crowd() -> None:
        turns = Turns(1)
        async with turns.turn("one"):
            late = asyncio.create_task(turns.turn("two").__aenter__())
            await asyncio.sleep(0)
            late.cancel()
            await asyncio.gather(late, return_exceptions=True)
        async with asyncio.timeout(1), turns.turn("three"):
            pass

    run(crowd())


def test_a_look_back_keeps_nobody_from_answering(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the desk is busy with a table's past, the table plays on."""
    busy, go_on = asyncio.Event(), asyncio.Event()

    async def slow(*_: object) -> None:
        busy.set()
        await go_on.wait()

    async def play(guest: Visit) -> None:
        monkeypatch.setattr(Clerk, "ask", slow)
        async with guest.conversation.room.at_table() as table:
            pass
        looking = asyncio.create_task(guest.house.desk.look_back("key", table, 0, 0, False))
        await asyncio.wait_for(busy.wait(), 5)
        assert (await guest.answer())["type"] == "done"
        go_on.set()
        await looking

    at_table(tmp_path, play)
