"""How the game ended, and everything that must be somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from campfire.games.near_and_far.rules.scoring import rank
from campfire.games.near_and_far.state import State
from campfire.kernel.contract import Result, Standing
from campfire.kernel.pile import Pile


def result(g: State) -> Result | None:
    """Most points win, ties are broken, and an unbeaten boss beats everybody. [NF-002, NF-330, NF-372, NF-O-29]"""
    if not g.cause:
        return None
    ranks = [rank(g, seat) for seat in g.seats]
    lost = g.cause == "bosses"
    standings = []
    for own in ranks:
        place = 1 + sum([other > own for other in ranks])
        standings.append(Standing(place == 1 and not lost, g.cause, place, own.points))
    return Result(g.cause, tuple(standings))


def census(g: State) -> dict[str, int]:
    """Count every card and token that exists only in its printed number. [NF-019]"""
    seats = g.seats
    cards = Counter[str]()
    for pile in piles(g):
        cards.update(pile.cards)
    for seat in seats:
        cards.update(
            [*g.artifacts[seat], *g.treasures[seat], *g.beaten[seat], *g.reserve[seat], g.begged[seat], *g.party[seat]]
        )
    cards.update([*g.treasure_discard, *g.special_discard, *g.common_discard, *g.arcade_discard])
    cards.update([*g.threats, *g.bosses, *g.row, *g.replaced, g.entry if g.entry in g.book.arcade else ""])
    del cards[""]
    counted = {f"card {card}": n for card, n in cards.items()}
    return {**counted, "animal": g.stables + sum(g.birds) + sum(g.turtles), "chief": len(g.chiefs)}


def piles(g: State) -> Iterator[Pile]:
    """Every pile in which cards may lie unseen."""
    yield from (g.bag, g.treasure_deck, g.special_deck, g.common_deck, g.arcade, g.drawn)
    yield from (*g.hands, *g.drafting, *g.aside)
