"""What an action asks besides pawns: items, terrain, weapons, resources. [ledger chapters 8, 9 and 14]"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from campfire.games.robinson.actions import NOTHING, Action, Bill
from campfire.games.robinson.cards import (
    BUILDINGS,
    FOOD,
    FUR,
    PRESERVES,
    RESOURCES,
    SHELTER_COST,
    TILES,
    WOOD,
    Needs,
)
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.sorts import CARD, HAVE, RESOURCE, TERRAIN, N, reason, so_much
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.limits import are_items_off, is_put_away, told_by
from campfire.games.robinson.vocabulary.sheet import hooks
from campfire.games.robinson.vocabulary.tokens import has_token
from campfire.kernel.declared import Reason

NEEDS_ITEM = reason("item", card=CARD)
NEEDS_WEAPONS = reason("weapons", n=N, have=HAVE)
NEEDS_TERRAIN = reason("terrain", terrain=TERRAIN)
NEEDS_RESOURCE = reason("resource", resource=RESOURCE, n=N, have=HAVE, words=so_much)

ASKING = ("threat", "build")
"""The actions that ask for more than pawns. [RC-214]"""

Way: TypeAlias = tuple[Bill, Bill]
"""A way to pay, without and with an additional wood token of the Building space. [RC-245]"""

UNPRICED: tuple[Way, ...] = ((NOTHING, NOTHING),)
"""The one way to pay for what costs nothing."""

FREE = Needs()
WEAPON: tuple[Bill, ...] = ((1, 0, 0, 0),)
"""A weapon level costs one wood whatever the number of players. [RC-319]"""

UNSEEN = frozenset(("covered", "fog"))
"""What hides the terrain of a tile. [RC-109, RC-498]"""

ARMED = "armed"
"""The sign of temporary weapon levels that an action on a threat card may count on: card, action, levels. [RC-113]"""


def explored_terrains(g: State) -> set[str]:
    """Terrains that lie open on some accessible tile. [RC-109, RC-110, RC-111]"""
    return {
        TILES[number].terrain
        for space, number in g.tiles.items()
        if space not in g.closed and UNSEEN.isdisjoint(g.tokens.get(space, ()))
    }


def needs_of(g: State, action: Action) -> Needs:
    """What is printed where the pawns go, without resources for Shelter, tracks and weapons. [RC-711]"""
    if action.kind == "threat":
        return g.book.events[action.what].threats[action.choice].needs
    invention = g.book.inventions.get(action.what) if action.kind == "build" else None
    return invention.needs if invention else FREE


def unfulfilled(g: State, action: Action, terrains: set[str]) -> Reason | None:
    """The item, weapon level or explored terrain that is not there. [RC-214, RC-216 to RC-219]"""
    needs = needs_of(g, action)
    for item in needs.items:
        if not has_item(g, item):
            return Reason(NEEDS_ITEM, (item,), "RC-216")
    if not enough_weapons(g, needs, action):
        return Reason(NEEDS_WEAPONS, (needs.weapons, g.weapons), "RC-218")
    for terrain in needs.terrains:
        if terrain not in terrains:
            return Reason(NEEDS_TERRAIN, (terrain,), "RC-217")
    return None


def terrains_and_items(g: State, terrains: set[str]) -> set[str]:
    """Explored terrains and usable items, as actions ask for them. [RC-216, RC-217, RC-603]"""
    items = [item for item in g.items if not is_put_away(g, item)] if are_items_off(g) else g.items
    return terrains.union(items)


def enough_weapons(g: State, needs: Needs, action: Action) -> bool:
    """The weapon level suffices, with what is lent to a Threat action. [RC-113, RC-218]"""
    return g.weapons >= needs.weapons or g.weapons + lent_weapons(g, action) >= needs.weapons


def lent_weapons(g: State, action: Action) -> int:
    """The temporary weapon levels of a Threat action, added together. [RC-113, RC-114]"""
    return sum([int(n) for card, choice, n in told_by(g, ARMED) if (card, choice) == (action.what, action.choice)])


def bills(g: State, action: Action) -> tuple[Bill, ...]:
    """The ways to pay for an action, the waiting wood token counted. [RC-215, RC-245]"""
    token = token_waits(g, "build", "wood")
    return tuple([dear if token else price for price, dear in ways(g, action)])


def ways(g: State, action: Action) -> tuple[Way, ...]:
    """The ways to pay for an action, whether or not there is enough; one that costs nothing too. [RC-215, RC-711]"""
    if action.kind == "build" and action.what in BUILDINGS:
        return track_ways(g, action.what)
    return ways_of(g, action.kind, needs_of(g, action)) if action.kind in ASKING else UNPRICED


def ways_of(g: State, kind: str, needs: Needs) -> tuple[Way, ...]:
    """The ways to pay what is printed, unless an item stands in for it. [RC-215]"""
    if not needs.payments or (needs.either_item and has_item(g, needs.either_item)):
        return UNPRICED
    return priced(kind, needs.payments)


def track_ways(g: State, track: str) -> tuple[Way, ...]:
    """The ways to pay for a level or the Shelter, on which a wood token may lie. [RC-249, RC-308, RC-319]"""
    pure = WEAPON if track == "weapons" else shelter_prices(g, track)
    return priced("build", dearer(pure) if has_token(g, track, "wood") else pure)


def shelter_prices(g: State, target: str) -> tuple[Bill, ...]:
    """Shelter, roof and palisade cost wood or fur, by players; on some islands in any mix. [RC-308, RC-310, RC-528]"""
    wood, fur = SHELTER_COST[g.players]
    pure: tuple[Bill, ...] = ((wood, 0, 0, 0), (0, 0, 0, fur))
    return hooks(g).payments(g, target, pure)


@lru_cache(maxsize=256)
def priced(kind: str, payments: tuple[Bill, ...]) -> tuple[Way, ...]:
    """Each way to pay without and with the wood token of the Building space. [RC-245]

    >>> priced("build", ((2, 0, 0, 0), (0, 0, 0, 1)))
    (((2, 0, 0, 0), (3, 0, 0, 0)), ((0, 0, 0, 1), (0, 0, 0, 1)))
    """
    cost = with_preserves(payments)
    return tuple(zip(cost, dearer(cost) if kind == "build" else cost, strict=True))


def with_preserves(payments: tuple[Bill, ...]) -> tuple[Bill, ...]:
    """Food may be paid with preserves; the group chooses. [O-55]

    >>> with_preserves(((0, 2, 0, 0),))
    ((0, 2, 0, 0), (0, 1, 1, 0), (0, 0, 2, 0))
    """
    ways = [(w, food - n, kept + n, fur) for w, food, kept, fur in payments for n in range(food + 1)]
    return tuple(dict.fromkeys(ways))


def dearer(payments: tuple[Bill, ...]) -> tuple[Bill, ...]:
    """A wood token: what is paid with wood costs one more. [RC-245, RC-249]"""
    return tuple([(bill[0] + 1, *bill[1:]) if bill[0] else bill for bill in payments])


def token_waits(g: State, kind: str, token: str) -> bool:
    """A token lies on the action space of this kind and goes with no planned action yet. [RC-228, RC-240, RC-245]"""
    return has_token(g, kind, token) and not any([p.action.kind == kind and token in p.along for p in g.plan])


def affordable(g: State, bill: Bill) -> bool:
    """Everything must lie in Available, and not beside another action. [RC-056, RC-215]"""
    have = g.available
    return (
        have[WOOD] >= bill[WOOD] and have[FOOD] >= bill[FOOD] and have[PRESERVES] >= bill[2] and have[FUR] >= bill[FUR]
    )


def short_of(g: State, choices: tuple[Bill, ...]) -> Reason | None:
    """What is missing for the first way to pay; nothing where some way can be paid. [RC-215]"""
    if any([affordable(g, bill) for bill in choices]):
        return None
    kind = next(kind for kind, n in enumerate(choices[0]) if g.available[kind] < n)
    return Reason(NEEDS_RESOURCE, (RESOURCES[kind], choices[0][kind], g.available[kind]), "RC-215")
