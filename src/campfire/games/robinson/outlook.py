"""What the board allows while the group plans: worked out once, and kept beside the facts until something happens."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from campfire.games.robinson.cards import GROUP
from campfire.kernel.question import Entry

Target: TypeAlias = tuple[str, str]
"""The kind of an action and what it is aimed at."""

Bill: TypeAlias = tuple[int, int, int, int]
"""Wood, food, preserves and fur that are set aside."""


class Helper(NamedTuple):
    """A neutral pawn, the actions that it may support, and the seat that alone may use it."""

    pawn: str
    kinds: tuple[str, ...]
    owner: int = GROUP


class Prospect(NamedTuple):
    """An action that the board allows, for one of its prices."""

    kind: str
    target: str
    pawns: int
    """The least pawns, without the token of the action space."""
    price: Bill
    dear: Bill
    """The same with an additional wood token of the Building space. [RC-245]"""
    slot: str
    """What is taken once this is planned; nothing where it may be planned any number of times."""


class Site(NamedTuple):
    """What an action asks and takes wherever it is planned: its pawns with a roll and sure, and its slot."""

    low: int
    high: int
    slot: str


class Lead(NamedTuple):
    """An action that may be led for what lies in Available: its option, its slot and its least pawns."""

    entry: Entry
    slot: str
    pawns: int
    kind: str
    target: str


class Situation(NamedTuple):
    """What decides what may be led on a board, apart from slots and other pawns."""

    available: tuple[int, ...]
    dear: bool
    """The additional wood token waits for an action. [RC-245]"""
    slow: tuple[str, ...]
    """The kinds of actions whose time-consuming token waits. [RC-240]"""
    credit: bool = False
    """One wood is missing, and the Carpenter sets determination aside instead. [RC-140]"""


class Leader(NamedTuple):
    """What a pawn may lead; all who may lead everything share the empty name."""

    name: str
    allowed: list[Prospect]


class Outlook(NamedTuple):
    """What a position of the board allows, whatever is planned on it."""

    mark: tuple[object, ...]
    """All facts of which it was made."""
    plans: tuple[str, ...]
    """The planned targets on which it depends nevertheless; only some sheets have such. [RC-537, RC-597]"""
    prospects: tuple[Prospect, ...]
    sites: dict[Target, Site]
    """Of all prospects; what is planned and would not be offered any more is not among them."""
    helpers: tuple[Helper, ...]
    crew: tuple[str, ...]
    """Every pawn of the round, the characters' first. [RC-201, RC-202]"""
    limited: bool
    """Not every character may do everything with everybody."""
    burdened: bool
    """On some action space lies a token that an action has to take along. [RC-228]"""
    leaders: dict[str, Leader]
    """What each pawn may lead, worked out when it is first asked for."""
    leads: dict[tuple[str, Situation], list[Lead]]
    """What the leaders of a name may lead in a situation, likewise."""
