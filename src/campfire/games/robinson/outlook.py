"""What the board allows while the group plans: worked out once, and kept beside the facts until something happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from campfire.games.robinson.actions import Action, Bill, Planned
from campfire.games.robinson.cards import GROUP


class Gap(Struct, frozen=True, gc=False):
    """A planned action and how many pawns it lacks."""

    planned: Planned
    lacks: int


class Helper(NamedTuple):
    """A neutral pawn, the actions that it may support, and the seat that alone may use it."""

    pawn: str
    kinds: tuple[str, ...]
    owner: int = GROUP


class Site(Struct, frozen=True, gc=False):
    """What an action asks and takes wherever it is planned: its pawns with a roll and sure, and what it closes."""

    low: int
    """The least pawns, without the token of the action space."""
    high: int
    closes: int
    """The prospects that are taken once this is planned, as bits. [RC-206]"""
    repeats: bool
    """It may be planned more than once. [RC-213]"""


class Prospect(Site, frozen=True, gc=False):
    """An action that the board allows, for one of its prices."""

    action: Action
    price: Bill
    dear: Bill
    """The same with an additional wood token of the Building space. [RC-245]"""


class Kind(Struct, frozen=True):
    """The prospects of one kind of action, as bits: all of them, and those of each action, which differ in price."""

    name: str
    all: int
    targets: dict[Action, int]


class Outlook(Struct, frozen=True):
    """What a position of the board allows, whatever is planned on it.

    Sets of prospects are whole numbers, the prospect at place n being the bit 1 << n.
    """

    round: int
    mark: tuple[object, ...]
    """All other facts of which it was made."""
    plans: tuple[Action, ...] | None
    """The planned actions on which it depends nevertheless; only some sheets have such. [RC-537, RC-597]"""
    prospects: list[Prospect]
    sites: dict[Action, Site]
    """Of all prospects; what is planned and would not be offered any more is not among them."""
    hunts: int
    """Hunting: taken when every beast is. [RC-280]"""
    helpers: list[Helper]
    colours: dict[str, tuple[str, ...]]
    """Of those whose colour alone decides what they may support. [RC-222]"""
    picky: bool
    """Some of them serve only some targets of a kind. [RC-466]"""
    crew: tuple[str, ...]
    """Every pawn of the round, the characters' first. [RC-201, RC-202]"""
    hands: int
    """How many of them are characters' pawns."""
    limited: bool
    """Not every character may do everything with everybody."""
    free: frozenset[str]
    """The characters' pawns that may join whatever somebody else leads. [RC-046, RC-613]"""
    slow: tuple[str, ...]
    """The action spaces with a time-consuming token, which an action has to take along. [RC-228, RC-240]"""
    dear: bool
    """On the Building space lies a wood token, likewise. [RC-245]"""
    kinds: dict[str, Kind]
    """The kinds of actions, in the order of the action spaces. [RC-199]"""
    rest: int
    """The pawns that resting asks, which any number may do. [RC-199]"""
    served: int
    """What pawns that are no character's might support, by their colour alone. [RC-222]"""
    reach: tuple[int, ...]
    """What so many pawns suffice for, without the tokens of the action spaces. [RC-209]"""
    leadable: dict[str, int] = {}
    """What each pawn may lead, worked out when it is first asked for."""
    payable: dict[tuple[int, ...], int] = {}
    """What can be paid for, by what lies in Available and whether a wood token waits, likewise. [RC-215, RC-245]"""
    on_credit: dict[tuple[int, ...], int] = {}
    """What lacks nothing but one wood, likewise. [RC-139]"""
    usable: dict[tuple[int, ...], bool] = {}
    """Whether something before everybody may be used, by the seat and the wood in Available, likewise. [RC-079]"""


class Team(Struct, frozen=True, gc=False):
    """A planned action that more pawns would help, its place in the plan, and whether it lacks some. [RC-205]"""

    place: int
    planned: Planned
    lacking: bool


class Muster(Struct, frozen=True, gc=False):
    """Who is still free, where pawns are missing, and what is taken, as far as the plan has been looked over."""

    before: Muster | None
    """The same without the last action, as long as there is one."""
    outlook: Outlook
    plan: list[Planned]
    """The planned actions that it counts."""
    lent: bool
    """Some of them may be taken back by others too: a pawn that is nobody's lies there, or determination. [RC-198]"""
    crew: list[str]
    """Every pawn that is not assigned yet, the characters' first. [RC-201, RC-202]"""
    hands: int
    """How many of them are characters' pawns."""
    gaps: list[Gap]
    missing: int
    """How many pawns all gaps lack."""
    spare: int
    """How many may join anything and fill no gap. [RC-214]"""
    open: list[Team]
    """Actions that more pawns would help. [RC-205]"""
    led: bool
    """A character leads one of them: whoever may join anything may join that. [RC-205]"""
    full: int
    """The prospects that are taken, as bits; whether hunting is depends on the beasts. [RC-206]"""
    hunts: int
    """How many beasts are to be hunted. [RC-280]"""


def bits(members: Iterable[bool]) -> int:
    """Make a set of prospects of what is true of each.

    >>> bits([True, False, True])
    5
    """
    return bits_at([place for place, member in enumerate(members) if member])


def bits_at(places: list[int]) -> int:
    """Make a set of prospects of their places.

    >>> bits_at([0, 2])
    5
    """
    return sum([1 << place for place in places])


def members(prospects: int) -> list[int]:
    """List the places of a set.

    >>> members(5)
    [0, 2]
    """
    return [place for place in range(prospects.bit_length()) if prospects >> place & 1]
