"""Presence: who is connected, in this process and in others.

>>> here = Presence()
>>> here.here([0], 0), here.here([0], 0)
(True, False)
>>> here.there("other", [1], 2)
True
>>> here.all()
{'seats': [0, 1], 'watchers': 2}
"""

from __future__ import annotations

import time
from typing import NamedTuple

from campfire.kernel.frame import Seat
from campfire.table.protocol.shapes import Present

BEAT_SECONDS = 20.0
"""How often a process says again who is with it."""


class Seen(NamedTuple):
    """Who is connected to one process, and when it last said so."""

    seats: tuple[Seat, ...]
    watchers: int
    at: float


class Presence:
    """Who is at one table."""

    def __init__(self) -> None:
        self.own = Seen((), 0, 0.0)
        self._others: dict[str, Seen] = {}

    def here(self, seats: list[Seat], watchers: int) -> bool:
        """Note who is connected to this process; tell whether that is news."""
        before, self.own = self.own, Seen(tuple(seats), watchers, 0.0)
        return before != self.own

    def there(self, worker: str, seats: list[Seat], watchers: int) -> bool:
        """Note who is connected to another process; tell whether it was unknown so far."""
        new = worker not in self._others
        self._others[worker] = Seen(tuple(seats), watchers, time.monotonic())
        return new

    def all(self) -> Present:
        """Everybody who is there; a process that has long been silent counts no more."""
        heard = [seen for seen in self._others.values() if time.monotonic() - seen.at < 3 * BEAT_SECONDS]
        seats = {seat for seen in (self.own, *heard) for seat in seen.seats}
        return {"seats": sorted(seats), "watchers": sum(seen.watchers for seen in (self.own, *heard))}
