"""Clearing: tables that nobody has come to for long go, where the keeper of the server wants it."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from campfire.table import care
from campfire.table.household import Household
from campfire.table.moment import DAY, HOUR, ago, now
from campfire.table.store.rows import StoreFailed

LOGGER = logging.getLogger("campfire.clearing")
LOT = 20
"""How many tables go at once, so that those who play need not wait long."""


class Clearing:
    """Notes which tables are in use, and clears away those that have not been for long."""

    def __init__(self, house: Household, days: int) -> None:
        self.house = house
        self.days = days
        """How long tables are kept; 0: for ever."""

    async def round(self, in_use: Iterable[str]) -> None:
        """Note the tables in use now, then clear the old ones; what fails is tried again in the next round."""
        try:
            await self.house.run(self.house.store.visit, sorted(in_use), now(), ago(HOUR))
            if self.days:
                await self._clear(ago(self.days * DAY))
        except StoreFailed as wrong:
            LOGGER.warning("old tables could not be cleared away", extra={"reason": str(wrong)})

    async def _clear(self, before: str) -> None:
        while gone := await self.house.run(self.house.store.clear, before, LOT):
            care.CLEARED.inc(gone)
            LOGGER.info("old tables were cleared away", extra={"tables": gone})
