"""The scribe: puts changes on disk, those that wait at the same moment together, and tells when they are there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from campfire.table.store.rows import Change, Draft
from campfire.table.store.store import Store

MOST_TOGETHER = 100

Outcomes: TypeAlias = "list[Exception | None]"
Run: TypeAlias = "Callable[[Callable[[list[Draft]], Outcomes], list[Draft]], Awaitable[Outcomes]]"


class Scribe:
    """While one lot is being written the next one gathers: a busy table does not wait for another's disk."""

    def __init__(self, store: Store, run: Run) -> None:
        self.store = store
        self.run = run
        self._waiting: list[tuple[Draft, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, table_id: str, version: int, change: Change) -> None:
        """Put a change on disk, or say why it is not there."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((Draft(table_id, version, change), written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        while self._waiting:
            lot, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            try:
                outcomes = await self.run(self.store.record_all, [draft for draft, _ in lot])
            except Exception as wrong:
                outcomes = [wrong] * len(lot)
            for (_, written), outcome in zip(lot, outcomes, strict=True):
                tell(written, outcome)
        self._writing = None


def tell(written: asyncio.Future[None], outcome: Exception | None) -> None:
    """Tell whoever still waits how the writing went."""
    if written.done():
        return
    if outcome is None:
        written.set_result(None)
    else:
        written.set_exception(outcome)
