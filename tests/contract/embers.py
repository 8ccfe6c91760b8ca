"""The facts of the first toy, Embers, and what one seat sees of them."""

from __future__ import annotations

from collections.abc import Iterator

from typing_extensions import TypedDict

from campfire.kernel.declared import Event, EventKind, Id
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.pile import Pile


class Sight(TypedDict):
    """What one seat sees of the toy; cards that it does not know are question marks."""

    seat: Seat | None
    round: int
    fire: int
    bank: int
    beads: list[int]
    deck: list[str]
    discard: list[str]
    hands: list[list[str]]
    laid: list[list[str]]
    ended: str


class Embers:
    """The facts of the toy game."""

    __slots__ = (
        "bank",
        "beads",
        "deck",
        "discard",
        "ended",
        "fire",
        "hands",
        "laid",
        "log",
        "reveals",
        "round",
        "stack",
    )
    SHARED = ("log",)

    deck: Pile
    hands: list[Pile]
    laid: list[Pile]
    discard: Pile
    beads: list[int]
    bank: int
    fire: int
    round: int
    ended: str
    reveals: int
    stack: list[Frame]
    log: list[Event] | None

    @property
    def seats(self) -> range:
        return range(len(self.beads))

    @property
    def piles(self) -> Iterator[Pile]:
        yield self.deck
        yield from self.hands
        yield from self.laid
        yield self.discard

    def tell(self, kind: EventKind, *args: Id) -> None:
        """Write an event where somebody watches."""
        if self.log is not None:
            self.log.append(Event(kind, args))

    def tell_to(self, seat: Seat, kind: EventKind, *args: Id) -> None:
        """Write an event that one seat alone may know."""
        if self.log is not None:
            self.log.append(Event(kind, args, 1 << seat))
