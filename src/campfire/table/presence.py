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
from collections.abc import Iterable
from typing import Any, NamedTuple

from campfire.kernel.frame import Seat
from campfire.table.guest import Guest
from campfire.table.protocol.shapes import Present
from campfire.table.seating import seats_of
from campfire.table.store.rows import TableRow

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


def seen_here(guests: Iterable[Guest], row: TableRow) -> Seen:
    """Who is connected, and how they want bots to move; where players are, spectators have no say in that."""
    held = {guest: seats_of(row, guest.key) for guest in guests}
    players = [guest for guest, seats in held.items() if seats]
    holding = {seat for guest in players if guest.pace == "hold" for seat in held[guest]}
    return Seen(
        seats=tuple(sorted({seat for seats in held.values() for seat in seats})),
        watchers=len(held) - len(players),
        holding=tuple(sorted(holding)),
        ahead=tuple(sorted({seat for guest in players if guest.ahead for seat in held[guest]})),
        calm=any(guest.pace != "hurry" for guest in players or held),
    )


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
