"""Thinkers: processes in which bots choose, so that no table waits for another's bot.

A bot gets the options of its game, a view and an offer. If it fails or takes too long, chance answers for it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from campfire import games
from campfire.kernel.contract import Options, View
from campfire.kernel.offer import WAIT, SentOffer
from campfire.table.care import BOT_FALLBACKS, BOT_SECONDS
from campfire.table.thinking import Task, be_quiet, be_ready, think

LOGGER = logging.getLogger("campfire.bots")
GRACE = 1.0
"""Seconds a process gets beyond the budget before it is given up."""
START_SECONDS = 60.0


class Thinkers:
    """A pool of processes for bots, with a budget a choice."""

    def __init__(self, seconds: float, processes: int = 0, shelf: str = games.__name__) -> None:
        self.seconds = seconds
        self.shelf = shelf
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._free = asyncio.Semaphore(self.processes)
        self._starting = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, game: str, options: Options, view: View, offer: SentOffer) -> int:
        """Let a bot choose: a place in the offer, or to wait where the offer names others."""
        task = Task(bot, self.shelf, game, json.dumps(options), view, offer, self.seconds, secrets.randbits(64))
        async with self._free:
            place = await self._ask(task)
        if place == WAIT and offer.others:
            return WAIT
        if place is None or not 0 <= place < len(offer.options):
            BOT_FALLBACKS.inc()
            return secrets.randbelow(len(offer.options))
        return place

    async def _ask(self, task: Task) -> int | None:
        told = {"bot": task.bot, "game": task.game}
        try:
            pool = await self._ready()
            with BOT_SECONDS.time():
                thought = asyncio.get_running_loop().run_in_executor(pool, think, task)
                return await asyncio.wait_for(thought, self.seconds + GRACE)
        except (TimeoutError, BrokenProcessPool) as wrong:
            LOGGER.warning("a bot was given up", extra={**told, "reason": repr(wrong)})
            self.stop()
        except Exception:
            LOGGER.exception("a bot failed", extra=told)
        return None

    async def _ready(self) -> ProcessPoolExecutor:
        """Start the processes, once; a bot's time begins when they run."""
        async with self._starting:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=be_quiet)
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
