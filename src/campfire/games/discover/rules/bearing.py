"""What the cards in front of a survivor do all the time; it is worked out anew when they change. [ledger chapter 10]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from campfire.games.discover.cards import Bearing, Power
from campfire.games.discover.state import State
from campfire.kernel.frame import Seat

Figures: TypeAlias = tuple[Any, ...]
"""What stands behind a standing word."""


def bearing(g: State, me: Seat) -> Bearing:
    """What a survivor's cards do all the time."""
    return g.bearings[me] or borne_anew(g, me)


def borne_anew(g: State, me: Seat) -> Bearing:
    """Leaf through character, items, traits, the changes in play, the quest and the sheet. [DI-152, DI-192]"""
    cards, words, powers = g.book.cards, dict[str, list[Figures]](), dict[str, list[tuple[str, int, Power]]]()
    own = [card for card in (g.character[me], *g.items[me], *g.traits[me], *g.changes, g.quest) if card]
    for word, *figures in (*g.book.sheet.always, *[effect for card in own for effect in cards[card].always]):
        words.setdefault(word, []).append(tuple(figures))
    for card in own:
        for at, power in enumerate(cards[card].powers):
            powers.setdefault(power.on, []).append((card, at, power))
    found = Bearing(words, powers, costs_with(g.book.costs, words))
    g.bearings = (*g.bearings[:me], found, *g.bearings[me + 1 :])
    return found


def costs_with(printed: Mapping[str, int], words: Mapping[str, list[Figures]]) -> Mapping[str, int]:
    """What entering each terrain costs: by the sheet, as cards change it. [DI-093, DI-300]"""
    cheaper, heavier = (sum(n for (n,) in words.get(word, ())) for word in ("dearest_cheaper", "heavier"))
    dearest = max(printed.values())
    costs = {kind: cost - cheaper if cost == dearest else cost for kind, cost in printed.items()}
    for ground, most in words.get("terrain_cost", ()):
        costs |= {kind: min(cost, most) for kind, cost in costs.items() if ground in ("any", kind)}
    return {kind: max(1, cost) + heavier for kind, cost in costs.items()}
