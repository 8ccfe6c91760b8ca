"""What a player that is a program gets, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec import Struct

from campfire.kernel.contract import View
from campfire.kernel.declared import Ids, Option, QuestionKind, Spoken
from campfire.kernel.frame import Seat
from campfire.kernel.question import Ask

Random: TypeAlias = Callable[[], float]
"""Gives numbers from 0 up to 1."""

WAIT = -1
"""The answer of a bot that lets others go first; only where the offer names some."""


class Offer(Struct, Spoken, frozen=True):
    """A question as a bot gets it: what is asked, and what may be answered."""

    seat: Seat
    kind: QuestionKind
    args: Ids
    options: list[Option]
    """Without what they cause."""
    others: tuple[Seat, ...] = ()
    """Who else may answer first, in a question to several; nobody: this bot must answer now."""


class Bot(Protocol):
    """Answers offers: gives the place of the chosen option, or waits."""

    def __call__(self, view: View, offer: Offer, random: Random) -> int: ...


def offer_of(ask: Ask, seat: Seat, others: tuple[Seat, ...] = ()) -> Offer:
    """Put a question to a bot, without what its options cause."""
    return Offer(seat, ask.kind, ask.args, [Option(option.kind, option.args) for option in ask.options], others)
