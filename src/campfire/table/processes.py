"""Processes beside the server: what takes long is done there, within a time, so that the loop is free."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from campfire.table.thinking import be_quiet, be_ready

START_SECONDS = 60.0

A = TypeVar("A")
T = TypeVar("T")


class GivenUp(Exception):
    """It took too long, or the process has died."""


class Processes:
    """Some processes, started when first needed; when one hangs or dies all are ended, and new ones begin."""

    def __init__(self, number: int, begin: Callable[[], None] = be_quiet) -> None:
        self.number = number
        self._begin = begin
        self._starting = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[[A], T], wish: A, seconds: float) -> T:
        """Let a process do something; its time begins when the processes run."""
        pool = await self._ready()
        try:
            done = asyncio.get_running_loop().run_in_executor(pool, work, wish)
            return await asyncio.wait_for(done, seconds)
        except (TimeoutError, BrokenProcessPool) as wrong:
            if self._pool is pool:
                self.stop()
            raise GivenUp(repr(wrong)) from wrong

    async def _ready(self) -> ProcessPoolExecutor:
        async with self._starting:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.number, mp_context=context, initializer=self._begin)
                started = asyncio.get_running_loop().run_in_executor(self._pool, be_ready)
                await asyncio.wait_for(started, START_SECONDS)
            return self._pool

    def stop(self) -> None:
        """End the processes, also those that hang."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list(pool._processes.values()) if pool._processes else []
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
