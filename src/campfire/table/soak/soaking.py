"""A soak: parties, one after the other and several at once, while everything breaks; and what is said of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from campfire.table.soak.check import Fault, check
from campfire.table.soak.faults import Faults
from campfire.table.soak.history import History
from campfire.table.soak.party import Party
from campfire.table.soak.workers import Worker, workers_for
from campfire.table.store.database import open_engine, parse_url
from campfire.table.store.store import Store

TOGETHER = 4
"""How many parties there are at once."""
SHORTEST = 5.0
"""Seconds that every party plays."""


@dataclass
class Plan:
    """How long, on which database, with which games."""

    seconds: float
    database: str
    folder: Path
    games: dict[str, bool]
    """The games, and whether there is room for a bot beside two people."""
    shelf: str = "campfire.games"
    pause: tuple[float, float] = (2.0, 5.0)
    """Seconds between two faults."""
    least: int = 0
    """How many answers must be acknowledged, however long that takes."""
    told: Callable[[Report], None] = lambda report: None
    """Is told how far it is after every party."""


@dataclass
class Report:
    """What was done, what was broken, and what did not hold."""

    tables: int = 0
    acts: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By kind and outcome."""
    visits: int = 0
    broken: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def add(self, history: History) -> None:
        """Check the history of a table and count it in."""
        found = check(history)
        self.tables += 1
        self.acts.update([(act.kind, act.outcome) for act in history.acts])
        self.visits += len(history.visits)
        self.faults += found.faults
        self.waits += found.waits


async def soak(plan: Plan) -> Report:
    """Let people play and break everything for as long as is planned."""
    random, report = Random(), Report()
    workers = workers_for(plan.database, plan.folder, plan.shelf)
    store = Store(open_engine(parse_url(plan.database)), "soak")
    faults = Faults(workers, random, plan.pause)
    report.broken = faults.counted
    try:
        for worker in workers:
            await worker.open()
        breaking = asyncio.create_task(faults.go_on())
        until = monotonic() + plan.seconds
        rows = [row(plan, workers, store, Random(random.random()), until, report) for _ in range(TOGETHER)]
        await until_broken(breaking, asyncio.create_task(all_of(rows)))
    finally:
        for worker in workers:
            await worker.close()
        store.engine.dispose()
    return report


async def until_broken(breaking: asyncio.Task[None], playing: asyncio.Task[None]) -> None:
    """Wait for the parties; a server that does not come back ends everything."""
    try:
        await asyncio.wait([breaking, playing], return_when=asyncio.FIRST_COMPLETED)
        if breaking.done():
            await breaking
        await playing
    finally:
        await ended(playing)
        await ended(breaking)


async def ended(task: asyncio.Task[None]) -> None:
    """End a task; a cancellation may get lost where something else comes to its end in the same moment."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=1.0)


async def all_of(rows: list[Coroutine[None, None, None]]) -> None:
    """Wait for all of them."""
    await asyncio.gather(*rows)


async def row(plan: Plan, workers: list[Worker], store: Store, random: Random, until: float, report: Report) -> None:
    """One party after the other."""
    while monotonic() < until or report.acts["answer", "done"] < plan.least:
        game = random.choice([*plan.games])
        party = Party(workers, store, game, plan.games[game], random, max(SHORTEST, until - monotonic()))
        history = await party.go()
        history.troubles = [trouble for worker in workers for trouble in worker.troubles]
        await asyncio.to_thread(report.add, history)
        plan.told(report)
