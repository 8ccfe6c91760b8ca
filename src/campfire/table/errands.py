"""Errands: work that comes to its end whoever asked for it, and is waited for when the house closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from campfire.kernel.contract import BadInput

LOGGER = logging.getLogger("campfire.errands")
T = TypeVar("T")


class Errands:
    """What has been begun and is not done yet."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that goes on beside everything else; what fails is logged."""
        task = self._keep(work)
        task.add_done_callback(note)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something and wait for it; it comes to its end also when whoever waits is cut off."""
        task = self._keep(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(note)
            raise

    async def end(self, seconds: float) -> None:
        """Let everything that was begun come to its end, within a time."""
        if self._running:
            await asyncio.wait(self._running, timeout=seconds)
        for task in self._running:
            task.cancel()

    def _keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task


def note(task: asyncio.Task[Any]) -> None:
    """Log what failed where nobody waits for it; a refusal is no failure."""
    wrong = None if task.cancelled() else task.exception()
    if wrong is not None and not isinstance(wrong, BadInput):
        LOGGER.error("an errand failed", exc_info=wrong)
