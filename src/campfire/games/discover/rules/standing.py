"""What cards do all the time: costs, ranges, load, and being at a fire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from campfire.games.discover.rules.bearing import bearing
from campfire.games.discover.rules.land import distances, terrain
from campfire.games.discover.sorts import AMOUNT, COST, reason
from campfire.games.discover.state import MOST_LOAD, State
from campfire.kernel.frame import Seat

TOO_TIRED = reason("too_tired", n=AMOUNT, have=COST)
BARRED = reason("barred")


def standing(g: State, me: Seat, word: str) -> Sequence[tuple[Any, ...]]:
    """The figures of every standing word of this name that holds for a survivor. [DI-192, DI-300]"""
    return bearing(g, me).words.get(word, ())


def has(g: State, me: Seat, word: str) -> bool:
    """Whether a standing word holds for a survivor."""
    return bool(standing(g, me, word))


def total(g: State, me: Seat, word: str) -> int:
    """The sum of the figures of a standing word."""
    found = standing(g, me, word)
    return sum([int(figures[0]) for figures in found]) if found else 0


def reach(g: State, me: Seat, word: str, least: int) -> int:
    """How far something reaches: the farthest word counts."""
    found = standing(g, me, word)
    return max(least, *[int(figures[0]) for figures in found]) if found else least


def is_barred(g: State, me: Seat, action: str) -> bool:
    """A "cannot" on a card beats everything else. [DI-301]"""
    return (action,) in standing(g, me, "cannot")


def terrain_costs(g: State, me: Seat) -> Mapping[str, int]:
    """What entering each terrain costs a survivor. [DI-093, DI-300]"""
    return bearing(g, me).costs


def step_cost(g: State, me: Seat, space: int) -> int:
    """What entering a space costs. [DI-093]"""
    return terrain_costs(g, me)[terrain(g, space)]


def most_load(g: State, me: Seat) -> int:
    """How much a survivor may hold. [DI-164]"""
    return MOST_LOAD + total(g, me, "load")


def load(g: State, me: Seat) -> int:
    """Tokens and items; a double token counts as one, what lies on a carrier not at all. [DI-161, DI-171, DI-172]"""
    return len(g.tokens[me]) + len(g.items[me])


def at_fire(g: State, me: Seat) -> bool:
    """On a space with a burning campfire or a lit camp, unless a card says otherwise. [DI-100, DI-101]"""
    if g.at[me] in g.fires or (g.night and has(g, me, "as_fire")):
        return True
    far = reach(g, me, "fire_range", 0)
    return far > 0 and not set(distances(g, g.at[me], far)).isdisjoint(g.fires)


def scouts_free(g: State, me: Seat) -> bool:
    """Whether scouting costs this survivor nothing here."""
    return has(g, me, "scout_free") or (terrain(g, g.at[me]),) in standing(g, me, "scout_free_on")
