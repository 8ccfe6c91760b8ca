"""A world that a seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.robinson.state import State, clone
from campfire.games.robinson.view import ONLOOKER
from campfire.kernel.frame import Seat
from campfire.kernel.pile import Pile, reimagine


def imagine(g: State, seat: Seat | None, random: Callable[[], float]) -> State:
    """Lay what the seat does not know in another order; a beast of the Hunting deck may be any unseen one. [RC-351]"""
    world = clone(g)
    eyes = ONLOOKER if seat is None else seat
    for piles in hidden(world):
        reimagine(piles, eyes, lambda card: "", random)
    return world


def hidden(g: State) -> list[list[Pile]]:
    """The piles whose cards may be exchanged unseen with one another."""
    alone = (g.events, *g.adventures.values(), g.mysteries, g.inventions, g.tile_pile, g.discoveries)
    return [[g.beasts, g.hunting], *[[pile] for pile in alone]]
