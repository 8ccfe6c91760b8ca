"""Turns: a queue in which whoever has used least lately goes first, and the greedy leave a place free for others.

>>> import asyncio
>>> async def queue() -> list[str]:
...     turns, done = Turns(1), []
...     async def work(who: str) -> None:
...         async with turns.turn(who):
...             await asyncio.sleep(0.01)
...             done.append(who)
...     await asyncio.gather(*(work(who) for who in ("a", "a", "a", "b")))
...     return done
>>> asyncio.run(queue())
['a', 'b', 'a', 'a']
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from campfire.kernel.contract import BadInput

GREEDY_SECONDS = 1.0
"""Who has used more than this lately leaves the last place free."""
HALF_LIFE = 10.0
"""After so many seconds half of what somebody has used is forgiven."""
MOST_WAITING = 16
"""So many turns may one wait for at once."""
FORGIVEN = 0.01


class Used(NamedTuple):
    """How many seconds somebody has used, as of a moment."""

    seconds: float
    at: float

    def by(self, moment: float) -> float:
        """What is left of it at a later moment."""
        left: float = self.seconds * 0.5 ** ((moment - self.at) / HALF_LIFE)
        return left


class Turns:
    """So many at a time."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._used: dict[str, Used] = {}
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._waits: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn and take it; whoever waits for too many at once is refused."""
        if self._waits[who] >= MOST_WAITING:
            raise BadInput("too_fast")
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((who, mine))
        self._waits[who] += 1
        self._next()
        try:
            await mine
        except asyncio.CancelledError:
            self._leave(who, mine)
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            moment = time.monotonic()
            self._used[who] = Used(self._lately(who, moment) + moment - began, moment)
            self._leave(who, mine)

    def _lately(self, who: str, moment: float) -> float:
        return self._used[who].by(moment) if who in self._used else 0.0

    def _leave(self, who: str, mine: asyncio.Future[None]) -> None:
        self._waits[who] -= 1
        if not self._waits[who]:
            del self._waits[who]
        if (who, mine) in self._waiting:
            self._waiting.remove((who, mine))
        elif mine.done() and not mine.cancelled():
            self._free += 1
        else:
            return
        self._next()

    def _next(self) -> None:
        """Let those in who may: the least used first."""
        moment = time.monotonic()
        for who, used in list(self._used.items()):
            if used.by(moment) < FORGIVEN:
                del self._used[who]
        for who, mine in sorted(self._waiting, key=lambda one: self._lately(one[0], moment)):
            if not mine.done() and self._free > self._kept_free(who, moment):
                self._waiting.remove((who, mine))
                self._free -= 1
                mine.set_result(None)
                self._used[who] = Used(self._lately(who, moment) + FORGIVEN, moment)

    def _kept_free(self, who: str, moment: float) -> int:
        return 1 if self.places > 1 and self._lately(who, moment) > GREEDY_SECONDS else 0
