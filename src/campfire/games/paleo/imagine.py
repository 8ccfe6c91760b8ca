"""A world that a seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.paleo.cards import Card
from campfire.games.paleo.state import State, clone
from campfire.kernel.frame import Seat
from campfire.kernel.pile import Pile, eyes_of, reimagine


def imagine(g: State, seat: Seat | None, random: Callable[[], float]) -> State:
    """Deal anew what the seat does not know: first what left the boards' decks, then the day by its backs."""
    world = clone(g)
    eyes = eyes_of(seat)
    cards = g.book.cards
    day = [*world.decks, *world.front, world.closed]
    for deck, home in ((world.dreams, "dreams"), (world.asides, "aside")):
        mix(deck, day, eyes, {card for card in cards if home_of(cards[card]) == home}, random)
    for deck in (world.people_deck, world.inventions):
        reimagine([deck], eyes, lambda card: "", random)
    reimagine(day, eyes, lambda card: f"{cards[card].back}/{cards[card].hint}", random)
    return world


def home_of(card: Card) -> str:
    """From which face-down deck on the boards a card of the day may have come."""
    return "dreams" if card.set == "dreams" else card.start


def mix(deck: Pile, day: list[Pile], eyes: Seat, natives: set[str], random: Callable[[], float]) -> None:
    """Exchange the unknown cards of one home between its deck and the day."""
    reimagine([deck, *day], eyes, lambda card: "native" if card in natives else f"other {card}", random)
