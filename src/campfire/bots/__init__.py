"""Players that are programs. A bot gets a view and an offer, never a state.

>>> from random import Random
>>> from campfire.kernel.declared import Declared
>>> toy = Declared("tending")
>>> bot = make("random", "paleo")
>>> offer = Offer(0, toy.question("tend"), (), [Option(toy.option("rest")), Option(toy.option("burn"))])
>>> bot({}, offer, Random(1).random)
0
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol, TypeAlias

from campfire.kernel.contract import BadInput, Options, View
from campfire.kernel.declared import Ids, Option, QuestionKind
from campfire.kernel.frame import Seat
from campfire.kernel.question import Ask

Random: TypeAlias = Callable[[], float]
"""Gives numbers from 0 up to 1."""

NAMES = ("random", "scout")
"""Every kind of bot; a game has those for which there is a module."""


WAIT = -1
"""The answer of a bot that lets others go first; only where the offer names some."""


class Offer(NamedTuple):
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


def make(name: str, game: str, options: Options | None = None) -> Bot:
    """Seat a new bot for a game, or say which there are; home-made content it knows from the options alone."""
    if name not in known(game):
        raise BadInput("unknown_bot", name=name, known=", ".join(known(game)))
    bot: Bot = import_module(_home(name, game)).bot(options)
    return bot


def known(game: str) -> tuple[str, ...]:
    """Name the bots that can play a game."""
    return tuple(name for name in NAMES if find_spec(_home(name, game)))


def _home(name: str, game: str) -> str:
    """The random bot plays every game; any other knows its own."""
    return f"campfire.bots.{name}" if name == "random" else f"campfire.bots.{game}_{name}"
