"""Actions as they are planned: what is done, where, by which pawns and for how much. [ledger chapter 8]"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from msgspec import Struct

Bill: TypeAlias = tuple[int, int, int, int]
"""Wood, food, preserves and fur that are set aside."""

NOTHING: Bill = (0, 0, 0, 0)
"""What most actions ask."""


def more_wood(bill: Bill, n: int) -> Bill:
    """The same price with more wood, or with less. [RC-140, RC-245]"""
    return (bill[0] + n, *bill[1:])


class Source(NamedTuple):
    """A source of an island tile: where it is, and whether it gives wood, parrots or fish."""

    space: str
    kind: str


class Action(NamedTuple):
    """One of the actions of the board, the cards or the scenario sheet, and what it is aimed at. [RC-199, RC-212]"""

    kind: str
    what: str = ""
    """What is built, answered, gathered or hunted, or a special place; nothing where the space or the kind says all."""
    space: str = ""
    """Where it is aimed at, if that is a place of its own on the island."""
    choice: int = 0
    """Which of the actions on an event card. [RC-277]"""


an_action = cache(Action)
"""An action that is made once: the board offers the same ones again and again."""


class Planned(Struct, frozen=True, gc=False):
    """A planned action: its pawns with the leader first, what is set aside for it, what goes along. [RC-205, RC-215]"""

    action: Action
    pawns: tuple[str, ...]
    paid: Bill = NOTHING
    along: tuple[str, ...] = ()
    """`roll` where the dice decide, tokens of the action space, bags, the Carpenter's determination."""


class Built(NamedTuple):
    """An invention that waits in Future, and the tile it was built on, if not in the camp. [RC-327]"""

    card: str
    space: str = ""
