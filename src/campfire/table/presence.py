"""Presence: who is connected, in this process and in others.

>>> here = Presence()
>>> here.here(Seen((0,), 0)), here.here(Seen((0,), 0))
(True, False)
>>> here.there("other", Seen((1,), 2, (1,)))
True
>>> here.all()
{'seats': [0, 1], 'watchers': 2, 'holding': [1]}
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from campfire.kernel.frame import Seat
from campfire.table.protocol.shapes import Present

BEAT_SECONDS = 20.0
"""How often a process says again who is with it."""


class Seen(NamedTuple):
    """Who is connected to one process, and when it last said so."""

    seats: tuple[Seat, ...]
    watchers: int
    holding: tuple[Seat, ...] = ()
    """Who has asked the bots to wait."""
    calm: bool = False
    """Whether anybody wants to follow what bots do."""
    ahead: tuple[Seat, ...] = ()
    """Who lets bots answer first."""
    at: float = 0.0

    def told(self) -> dict[str, Any]:
        """In the words in which processes tell each other."""
        return {name: value for name, value in self._asdict().items() if name != "at"}

    @classmethod
    def heard(cls, event: dict[str, Any]) -> Seen:
        """Read what another process has told."""
        seats, holding, ahead = [tuple(event[name]) for name in ("seats", "holding", "ahead")]
        return cls(seats, event["watchers"], holding, event["calm"], ahead)


class Presence:
    """Who is at one table."""

    def __init__(self) -> None:
        self.own = Seen((), 0)
        self._others: dict[str, Seen] = {}

    def here(self, seen: Seen) -> bool:
        """Note who is connected to this process; tell whether that is news."""
        before, self.own = self.own, seen
        return before != seen

    def there(self, worker: str, seen: Seen) -> bool:
        """Note who is connected to another process; tell whether it was unknown so far."""
        new = worker not in self._others
        self._others[worker] = seen._replace(at=time.monotonic())
        return new

    def all(self) -> Present:
        """Everybody who is there."""
        heard = self._heard()
        return {
            "seats": sorted({seat for seen in heard for seat in seen.seats}),
            "watchers": sum(seen.watchers for seen in heard),
            "holding": sorted({seat for seen in heard for seat in seen.holding}),
        }

    @property
    def calm(self) -> bool:
        """Whether anybody at the table wants to follow what bots do."""
        return any(seen.calm for seen in self._heard())

    @property
    def ahead(self) -> frozenset[Seat]:
        """Who lets bots answer first."""
        return frozenset([seat for seen in self._heard() for seat in seen.ahead])

    def _heard(self) -> list[Seen]:
        """What the processes have said; one that has long been silent counts no more."""
        late = time.monotonic() - 3 * BEAT_SECONDS
        return [self.own, *(seen for seen in self._others.values() if seen.at > late)]
