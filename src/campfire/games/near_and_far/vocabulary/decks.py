"""Decks: drawing, and shuffling the discard pile when a deck is empty. [NF-O-23]"""

from __future__ import annotations

from campfire.games.near_and_far.state import State
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY, Pile
from campfire.kernel.question import Chance, Shuffle

DECKS = ("special", "common", "treasure", "arcade", "bag")
"""The decks, each with its discard pile; that of the bag are the adventurers set aside."""


def deck(g: State, name: str) -> Pile:
    """A deck by its name."""
    return {
        "special": g.special_deck,
        "common": g.common_deck,
        "treasure": g.treasure_deck,
        "arcade": g.arcade,
        "bag": g.bag,
    }[name]


def discards(g: State, name: str) -> list[str]:
    """The discard pile of a deck."""
    return {
        "special": g.special_discard,
        "common": g.common_discard,
        "treasure": g.treasure_discard,
        "arcade": g.arcade_discard,
        "bag": g.replaced,
    }[name]


def refilling(g: State, name: str) -> tuple[Frame, ...]:
    """Shuffle the discard pile into an empty deck, where there is one. [NF-129, NF-O-23]"""
    return (refill(name), shuffle(name)) if not deck(g, name).cards and discards(g, name) else ()


@step
def refill(g: State, name: str) -> Then:
    """The discard pile becomes the deck."""
    old = discards(g, name)
    deck(g, name).put_all(old, EVERYBODY)
    old.clear()
    return None


@ask
def shuffle(g: State, name: str) -> Chance:
    """A deck is shuffled."""
    return Chance(f"shuffle_{name}", Shuffle(len(deck(g, name))), laid_out, (name,))


@step
def laid_out(g: State, name: str, order: tuple[int, ...]) -> Then:
    """The deck lies in a new order that nobody knows."""
    deck(g, name).reorder(order)
    return None


@step
def draw_artifact(g: State, me: Seat, special: bool) -> Then:
    """Draw one artifact that only this player sees. [NF-049, NF-135]"""
    name = "special" if special else "common"
    if not deck(g, name).cards:
        again = refilling(g, name)
        return (*again, take_artifact(me, name)) if again else None
    return (take_artifact(me, name),)


@step
def take_artifact(g: State, me: Seat, name: str) -> Then:
    """The drawn card lies before the player who draws, unseen by the others."""
    g.drawn.put(deck(g, name).draw(), 1 << me)
    g.reveals += 1
    return None
