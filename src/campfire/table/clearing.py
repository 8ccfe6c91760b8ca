"""Clearing: tables that nobody has come to for long go, where the keeper of the server wants it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from time import monotonic
from typing import NamedTuple

from campfire.table import metrics
from campfire.table.clock import DAY, HOUR, ago, now, seconds
from campfire.table.household import Household
from campfire.table.store.rows import StoreFailed

LOGGER = logging.getLogger("campfire.clearing")
LOT = 20
"""How many tables go at once, so that those who play need not wait long."""


STEADY_SECONDS = 60.0
"""A clock that goes further wrong between two rounds has jumped."""


class Look(NamedTuple):
    """A look at the clock: what it says, how much time has truly passed, and from when on tables are old."""

    clock: float
    time: float
    before: str

    @classmethod
    def now(cls, days: int) -> Look:
        """Look at the clock now."""
        return cls(seconds(), monotonic(), ago(days * DAY))


class Clearing:
    """Notes which tables are in use, and clears away those that have not been for long."""

    def __init__(self, house: Household, days: int, pause: float) -> None:
        self.house = house
        self.days = days
        """How long tables are kept; 0: for ever."""
        self.pause = pause
        """How many seconds lie between the two looks that a table must be old at."""
        self._first: Look | None = None
        self._last = Look.now(days)

    async def round(self, in_use: Iterable[str]) -> None:
        """Note the tables in use now, then clear the old ones; what fails is tried again in the next round."""
        try:
            await self.house.run(self.house.store.visit, sorted(in_use), now(), ago(HOUR))
            if self.days:
                await self._look()
        except StoreFailed as wrong:
            LOGGER.warning("old tables could not be cleared away", extra={"reason": str(wrong)})

    async def _look(self) -> None:
        """Clear what was old at the first look and still is; a clock that jumps in between is not believed."""
        look, last = Look.now(self.days), self._last
        self._last = look
        if abs((look.clock - last.clock) - (look.time - last.time)) > STEADY_SECONDS:
            LOGGER.warning("the clock has jumped; no table is cleared away for now")
            self._first = None
        if self._first is None:
            self._first = look
        elif look.time - self._first.time >= self.pause:
            await self._clear(min(look.before, self._first.before))
            self._first = look

    async def _clear(self, before: str) -> None:
        while gone := await self.house.run(self.house.store.clear, before, LOT):
            metrics.CLEARED.inc(gone)
            LOGGER.info("old tables were cleared away", extra={"tables": gone})
