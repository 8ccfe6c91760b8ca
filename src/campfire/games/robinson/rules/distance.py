"""Distance from the camp, sources in reach, and the pawns that an action needs. [ledger chapters 8, 9 and 17]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from campfire.games.robinson.actions import Action
from campfire.games.robinson.cards import DICE_ACTIONS, NEIGHBOURS, SPACES
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.limits import HOME_ACTIONS
from campfire.games.robinson.vocabulary.sheet import hooks

SHORE = "A4"
"""An incomplete hexagon that one scenario lays a tile on. [RC-103]"""

DISTANT = ("gather", "explore")
HUNTERS = 2
"""Every hunt takes exactly two pawns. [RC-279]"""

SLOW = ("time", "fog", "ash")
"""What makes every action on a place need one more pawn, each of them. [RC-243, RC-497, RC-534]"""

TEAMS: dict[str, tuple[int, int]] = {}
"""Pawns with a roll and sure, by what a card offers. [RC-649]"""


def spaces(g: State) -> tuple[str, ...]:
    """The ten spaces of the island; incomplete hexagons are none. [RC-103]"""
    return SPACES if SHORE in g.tiles else SPACES[:-1]


def distances(g: State) -> Mapping[str, int]:
    """How far each place in reach is, over explored and accessible tiles; do not change. [RC-344, RC-345]"""
    return walk(g.camp, tuple(g.tiles), g.closed)


@lru_cache(maxsize=4096)
def walk(camp: str, tiles: tuple[str, ...], closed: tuple[str, ...]) -> Mapping[str, int]:
    """Walk outwards from the camp; unexplored spaces are reached but not crossed. [RC-107, RC-345, RC-346]"""
    found = {camp: 0}
    edge = [camp]
    for space in edge:
        for other in NEIGHBOURS[space]:
            if other in found or other in closed or (other == SHORE and other not in tiles):
                continue
            found[other] = found[space] + 1
            if other in tiles:
                edge.append(other)
    return found


def distance(g: State, space: str) -> int | None:
    """How far a place is from the camp: 0 the camp, 1 adjacent; None out of reach. [RC-344]"""
    return distances(g).get(space)


def site(g: State, action: Action) -> str:
    """The space on which an action takes place; none for threats, hunts and what lies beside the board. [RC-212]"""
    return action.space or (g.camp if action.kind in HOME_ACTIONS else "")


def pawns_needed(g: State, action: Action) -> tuple[int, int]:
    """Pawns with a roll and for a sure success, equal without dice; not the token on the action space. [RC-209]"""
    place, sheet = site(g, action), hooks(g)
    low, high = sheet.pawns(g, action) or team(g, action, place)
    more = sheet.more_pawns(g, action) + slowed(g, action.kind, place)
    return low + more, high + more


def slowed(g: State, kind: str, place: str) -> int:
    """How many pawns more the tokens on a place ask for. [RC-243, RC-497, RC-534]"""
    if place not in g.tokens:
        return 0
    at_camp = place == g.camp and kind in DISTANT
    return sum([token in SLOW and not (at_camp and token == "time") for token in g.tokens[place]])


def team(g: State, action: Action, place: str) -> tuple[int, int]:
    """What the table of actions says, and what distance adds to it. [RC-207 to RC-210, RC-491]"""
    if action.what in TEAMS:
        return TEAMS[action.what]
    if action.kind in DICE_ACTIONS:
        return at_distance(distances(g).get(place, 1))
    if action.kind == "threat":
        pawns = g.book.events[action.what].threats[action.choice].pawns
        return pawns, pawns
    return (HUNTERS, HUNTERS) if action.kind == "hunt" else (1, 1)


def at_distance(far: int) -> tuple[int, int]:
    """What Building, Gathering and Exploration take so far from the camp, and what makes them sure. [RC-208, RC-344]"""
    least = far if far > 1 else 1
    return least, least + 1
