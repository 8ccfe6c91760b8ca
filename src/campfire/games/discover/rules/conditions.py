"""What cards ask before they do something. [ledger chapters 16, 17]"""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.discover.cards import Condition
from campfire.games.discover.rules.land import landmark_space, mark, survivors_on, terrain
from campfire.games.discover.rules.standing import at_fire
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import in_order, stock
from campfire.kernel.frame import Seat

POINT = "point"
"""A place on a quest: any red target. [DI-097]"""


def holds(g: State, me: Seat, needed: Condition) -> bool:
    """Whether a condition is met."""
    return CONDITIONS[needed[0]](g, me, *needed[1:])


def all_hold(g: State, me: Seat, needed: tuple[Condition, ...]) -> bool:
    """Whether every condition is met."""
    return all([holds(g, me, one) for one in needed])


def is_at(g: State, me: Seat, place: str) -> bool:
    """On a landmark, or on any red target."""
    if place == POINT:
        return mark(g, g.at[me]) == "target"
    return landmark_space(g, place) == g.at[me]


def names_held(g: State, me: Seat) -> set[str]:
    """The names of a survivor's items."""
    return {g.book.cards[item].name for item in g.items[me]}


def has_attribute(g: State, me: Seat, attribute: str) -> bool:
    """Whether one of the items has an attribute. [DI-198]"""
    return any(attribute in g.book.cards[item].attributes for item in g.items[me])


def tribe_has(g: State, me: Seat, n: int, names: tuple[str, ...]) -> bool:
    """Whether the survivors own so many different ones of a list; whoever plays alone needs one."""
    owned = {name for seat in in_order(g) for name in names_held(g, seat)}
    return len(owned & set(names)) >= min(n, g.players)


def has_parts(g: State, me: Seat, n: int, names: tuple[str, ...]) -> bool:
    """Whether a survivor holds so many different ones of a list; whoever plays alone needs one."""
    return len(names_held(g, me) & set(names)) >= min(n, g.players)


def points_held(g: State) -> int:
    """How many red targets have a survivor or a flag on them."""
    held = {g.at[seat] for seat in in_order(g) if mark(g, g.at[seat]) == "target"}
    return len(held | set(g.flags))


def counted(g: State, base: int, each: int) -> int:
    """A figure that grows with the players who started the game. [DI-296]"""
    return base + each * g.players


CONDITIONS: dict[str, Callable[..., bool]] = {
    "at": is_at,
    "at_fire": at_fire,
    "on": lambda g, me, ground: terrain(g, g.at[me]) == ground,
    "has": lambda g, me, kind, n: stock(g, me, kind) >= n,
    "has_item": lambda g, me, name: name in names_held(g, me),
    "has_parts": has_parts,
    "has_attribute": has_attribute,
    "tribe_has": tribe_has,
    "alone": lambda g, me: len(survivors_on(g, g.at[me])) == 1,
    "company": lambda g, me, n: len(survivors_on(g, g.at[me])) > n,
    "progress": lambda g, me, base, each: g.progress >= counted(g, base, each),
    "surveyed": lambda g, me, base, each: len(g.surveyed) >= min(6, counted(g, base, each)),
    "points_held": lambda g, me, base, each: points_held(g) >= min(len(in_order(g)), counted(g, base, each)),
    "defeated": lambda g, me, name: name in g.defeated,
    "no_fire": lambda g, me: not g.fires,
    "night": lambda g, me, every: g.round % every == 0,
    "not": lambda g, me, needed: not holds(g, me, needed),
    "last_alive": lambda g, me: len(in_order(g)) == 1,
    "surveyed_here": lambda g, me: g.at[me] in g.surveyed,
    "someone_at": lambda g, me, place: any(seat != me and is_at(g, seat, place) for seat in in_order(g)),
}
"""The conditions that content files use. [ledger 20.3]"""
