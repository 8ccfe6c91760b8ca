"""Thinkers: processes in which bots choose, so that no table waits for another's bot.

A bot gets the name of its game, a view and an offer. If it fails or takes too long, chance answers for it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from threading import Thread
from types import FrameType

from campfire import bots
from campfire.bots import Offer
from campfire.kernel.contract import View
from campfire.table.care import BOT_FALLBACKS, BOT_SECONDS

LOGGER = logging.getLogger("campfire.bots")
GRACE = 1.0
"""Seconds a process gets beyond the budget before it is given up."""


class OutOfTime(BaseException):
    """The budget is used up; no bot may catch this by accident."""


class Thinkers:
    """A pool of processes for bots, with a budget a choice."""

    def __init__(self, seconds: float, processes: int = 0) -> None:
        self.seconds = seconds
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._free = asyncio.Semaphore(self.processes)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, game: str, view: View, offer: Offer) -> int:
        """Let a bot choose; the answer is always a place in the offer."""
        async with self._free:
            with BOT_SECONDS.time():
                place = await self._ask(bot, game, view, offer)
        if place is None or not 0 <= place < len(offer.options):
            BOT_FALLBACKS.inc()
            return secrets.randbelow(len(offer.options))
        return place

    async def _ask(self, bot: str, game: str, view: View, offer: Offer) -> int | None:
        task = partial(think, self.seconds, bot, game, view, offer, secrets.randbits(64))
        try:
            thought = asyncio.get_running_loop().run_in_executor(self._ready_pool(), task)
            return await asyncio.wait_for(thought, self.seconds + GRACE)
        except (TimeoutError, BrokenProcessPool) as wrong:
            LOGGER.warning("bot gave up", extra={"bot": bot, "game": game, "reason": repr(wrong)})
            self.stop()
        except Exception:
            LOGGER.exception("bot failed", extra={"bot": bot, "game": game})
        return None

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=be_quiet)
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


def be_quiet() -> None:
    """A thinker leaves the keyboard's signal to its parent, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the server, however it comes."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def think(seconds: float, bot: str, game: str, view: View, offer: Offer, seed: int) -> int | None:
    """Choose within the budget, in a process of its own; None when time is up."""
    signal.signal(signal.SIGALRM, _out_of_time)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return bots.make(bot, game)(view, offer, Random(seed).random)
    except OutOfTime:
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _out_of_time(number: int, frame: FrameType | None) -> None:
    raise OutOfTime
