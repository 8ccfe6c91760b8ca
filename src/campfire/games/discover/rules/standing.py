"""What cards do all the time: costs, ranges, load, and being at a fire."""

from __future__ import annotations

from typing import Any

from campfire.games.discover.rules.land import distances, terrain
from campfire.games.discover.state import MOST_LOAD, State
from campfire.games.discover.vocabulary import own_cards
from campfire.kernel.frame import Seat


def standing(g: State, me: Seat, word: str) -> list[tuple[Any, ...]]:
    """The figures of every standing word of this name that holds for a survivor. [DI-192, DI-300]"""
    found = [one[1:] for card in own_cards(g, me) for one in card.always if one[0] == word]
    return found + [one[1:] for one in g.book.sheet.always if one[0] == word]


def has(g: State, me: Seat, word: str) -> bool:
    """Whether a standing word holds for a survivor."""
    return bool(standing(g, me, word))


def total(g: State, me: Seat, word: str) -> int:
    """The sum of the figures of a standing word."""
    return sum([int(figures[0]) for figures in standing(g, me, word)])


def reach(g: State, me: Seat, word: str, least: int) -> int:
    """How far something reaches: the farthest word counts."""
    return max([least, *(int(figures[0]) for figures in standing(g, me, word))])


def is_barred(g: State, me: Seat, action: str) -> bool:
    """A "cannot" on a card beats everything else. [DI-301]"""
    return (action,) in standing(g, me, "cannot")


def step_cost(g: State, me: Seat, space: int) -> int:
    """What entering a space costs: its terrain on the sheet, as cards change it. [DI-093, DI-300]"""
    kind = terrain(g, space)
    cost = g.book.costs[kind]
    if cost == max(g.book.costs.values()):
        cost -= total(g, me, "dearest_cheaper")
    for ground, most in standing(g, me, "terrain_cost"):
        if ground in ("any", kind):
            cost = min(cost, most)
    return max(1, cost) + total(g, me, "heavier")


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
