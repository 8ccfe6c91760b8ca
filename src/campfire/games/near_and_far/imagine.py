"""A world that a seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.near_and_far.result import piles
from campfire.games.near_and_far.state import State, clone
from campfire.kernel.frame import Seat
from campfire.kernel.pile import eyes_of, reimagine


def back(g: State) -> Callable[[str], str]:
    """What a card shows while it lies face down: its deck. [NF-049]"""
    book = g.book

    def shown(card: str) -> str:
        if card in book.items and card in book.artifacts:
            return "special" if book.items[card].special else "common"
        return "treasure" if card in book.items else "arcade" if card in book.arcade else "adventurer"

    return shown


def imagine(g: State, seat: Seat | None, random: Callable[[], float]) -> State:
    """Deal anew what this seat does not know: hands, drafts, decks and the bag. [NF-049, NF-058, NF-232]"""
    world = clone(g)
    reimagine(piles(world), eyes_of(seat), back(g), random)
    return world
