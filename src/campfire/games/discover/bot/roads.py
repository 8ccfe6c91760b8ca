"""Ways over the open land, by what they cost."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from campfire.games.discover.rules.land import terrain
from campfire.games.discover.rules.standing import terrain_costs
from campfire.games.discover.state import State
from campfire.kernel.frame import Seat

BEAST = 5.0
"""What a monster on the way counts, in stamina, for somebody unhurt; each wound makes it worse."""


class Way(NamedTuple):
    """What a space costs to reach, and the first step towards it."""

    cost: float
    step: int


def ways(g: State, me: Seat) -> Mapping[int, Way]:
    """The cheapest way to every open space; monsters are walked around where that is cheaper."""
    near, opened, costs = g.book.atlas.near, g.opened, terrain_costs(g, me)
    fear = BEAST * (1 + len(g.dials[me]))
    beasts = set(g.monsters_at)
    found = {g.at[me]: Way(0.0, g.at[me])}
    edge = [(0.0, g.at[me])]
    while edge:
        cost, space = heappop(edge)
        if cost > found[space].cost:
            continue
        for other in near[space]:
            if not opened[other >> 2]:
                continue
            total = cost + costs[terrain(g, other)] + (fear if other in beasts else 0.0)
            if other not in found or total < found[other].cost:
                found[other] = Way(total, other if space == g.at[me] else found[space].step)
                heappush(edge, (total, other))
    return found
