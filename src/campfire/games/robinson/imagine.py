"""A world that a seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.robinson.rules.events import kind_of
from campfire.games.robinson.rules.preparing import BOX
from campfire.games.robinson.state import State, clone
from campfire.kernel.frame import Seat
from campfire.kernel.pile import Pile, eyes_of, reimagine


def imagine(g: State, seat: Seat | None, random: Callable[[], float]) -> State:
    """Lay what the seat does not know in another order; a beast heard or waiting may be any unseen one. [RC-351]"""
    world = clone(g)
    eyes = eyes_of(seat)
    draw_events_anew(world, eyes, random)
    shuffle_events(world, eyes, random)
    for piles in hidden(world):
        reimagine(piles, eyes, lambda card: "", random)
    return world


def draw_events_anew(g: State, eyes: Seat, random: Callable[[], float]) -> None:
    """An event in the deck may be another one of the box, book for book, adventure for adventure. [RC-039, RC-040]"""
    box = Pile(g.laid_aside(BOX))
    reimagine([g.events, box], eyes, lambda card: half(g, card), random)
    if box:
        g.aside[BOX] = tuple(box.cards)


def shuffle_events(g: State, eyes: Seat, random: Callable[[], float]) -> None:
    """Lay the Event deck in another order that keeps the kind of its top card, which everybody sees. [RC-755]"""
    if not g.events:
        return
    reimagine([g.events], eyes, lambda card: kind_of(g, card), random)
    known = g.events.known[-1]
    top = g.events.draw()
    reimagine([g.events], eyes, lambda card: "", random)
    g.events.put(top, known)


def half(g: State, card: str) -> str:
    """With which cards one of the Event deck was drawn: books, or Adventure icons; others have come in openly."""
    icon = g.book.events[card].icon if card in g.book.events else ""
    return (icon if icon == "book" else "adventure") if icon else card


def hidden(g: State) -> list[list[Pile]]:
    """The piles whose cards may be exchanged unseen with one another."""
    alone = (*g.adventures.values(), g.mysteries, g.inventions, g.tile_pile, g.discoveries)
    return [[g.beasts, g.hunting, g.waiting], *[[pile] for pile in alone]]
