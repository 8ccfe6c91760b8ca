"""A world that a seat cannot tell from the real one. [ledger chapter 18]"""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.discover.state import State, clone
from campfire.kernel.agreement import undrafted
from campfire.kernel.frame import Seat
from campfire.kernel.pile import eyes_of, reimagine


def imagine(g: State, seat: Seat | None, random: Callable[[], float]) -> State:
    """Deal anew what the seat does not know, as the backs allow. [DI-306, DI-307, DI-308, DI-309]"""
    world, eyes, book = clone(g), eyes_of(seat), g.book
    world.stack = undrafted(world.stack, seat)
    reimagine([world.tiles], eyes, lambda tile: str(book.tiles[tile].number), random)
    reimagine([*world.finds, world.springs, world.lying], eyes, lambda token: book.tokens[token].back, random)
    reimagine([world.monster_pile, world.monsters], eyes, lambda token: "", random)
    plans = [world.blueprints, world.complexes, *world.hands]
    reimagine(plans, eyes, lambda card: "complex" if book.cards[card].complex else "common", random)
    reimagine([world.threats], eyes, lambda card: "", random)
    reimagine([world.nights], eyes, lambda card: str(book.cards[card].level), random)
    reimagine([world.unused, *world.dealt, *world.picked], eyes, lambda card: "", random)
    return world
