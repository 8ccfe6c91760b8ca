"""The history of one table: what everybody there wanted, was told and saw, and what stands in the store at the end.

All moments are seconds of one clock that never jumps: that of the process in which all people of a soak live.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from typing import Any, Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["answer", "undo", "chat", "take"]
Outcome: TypeAlias = Literal["done", "refused", "unknown"]
"""Unknown: the line broke, or the server could not say, before it was told."""

Given: TypeAlias = tuple[Any, ...]
"""An answer as the journal has it: seat, key, arguments. Also the text of a line of chat, or the invite used."""


class Act(NamedTuple):
    """Something that somebody wanted, and what came of it."""

    who: str
    kind: Kind
    seat: int
    what: Given
    began: float
    ended: float = inf
    outcome: Outcome = "unknown"


class Visit(NamedTuple):
    """A line that was open: who came, to which worker, and when it was shut."""

    who: str
    number: int
    worker: str
    opened: float
    shut: float = inf


class Sight(NamedTuple):
    """A state that somebody was shown; the store's own is a sight of nobody."""

    number: int
    version: int
    at: float


class Line(NamedTuple):
    """A line of chat that somebody was told; those told on entering count as well."""

    number: int
    text: str
    at: float


class Trouble(NamedTuple):
    """A worker could do nothing for a while."""

    worker: str
    began: float
    ended: float = inf


class Truth(NamedTuple):
    """What the store says at the end: people's answers in order, the chat, and who holds which seat."""

    answers: list[Given]
    chat: list[str]
    holders: dict[int, str]


@dataclass
class History:
    """All of it, for one table."""

    table: str = ""
    acts: list[Act] = field(default_factory=list)
    visits: list[Visit] = field(default_factory=list)
    sights: list[Sight] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)
    truth: Truth = field(default_factory=lambda: Truth([], [], {}))

    def of(self, *kinds: Kind) -> list[Act]:
        """What was wanted of these kinds, in the order in which it was begun."""
        return sorted([act for act in self.acts if act.kind in kinds], key=lambda act: act.began)
