"""Players that are programs. A bot gets a view and an offer, never a state.

>>> from random import Random
>>> from campfire.kernel.declared import Declared, Option
>>> toy = Declared("tending")
>>> bot = make("random", games.NAMES[0])
>>> offer = Offer(0, toy.question("tend"), (), [Option(toy.option("rest")), Option(toy.option("burn"))])
>>> bot({}, offer, Random(1).random)
0
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType

from campfire import games
from campfire.kernel.contract import BadInput, Options
from campfire.kernel.offer import WAIT, Bot, Offer, Random, offer_of, worlds_for

__all__ = ["NAMES", "WAIT", "Bot", "Offer", "Random", "known", "make", "offer_of", "worlds"]

NAMES = ("random", "scout")
"""Every kind of bot; a game has those for which there is a module."""


def make(name: str, game: str, options: Options | None = None) -> Bot:
    """Seat a new bot for a game, or say which there are; home-made content it knows from the options alone."""
    home = _home(name, game) if name in NAMES else None
    if home is None:
        raise BadInput("unknown_bot", name=name, known=", ".join(known(game)))
    bot: Bot = home.bot(options)
    return bot


def known(game: str) -> tuple[str, ...]:
    """Name the bots that can play a game."""
    return tuple(name for name in NAMES if _home(name, game))


@cache
def worlds(name: str, game: str) -> int:
    """How many imagined worlds a bot wants for one answer."""
    return worlds_for(make(name, game))


def _home(name: str, game: str) -> ModuleType | None:
    """The module of a bot: the random one plays every game, any other lives in the folder of its own."""
    return import_module("campfire.bots.random") if name == "random" else games.part(game, f"bot.{name}")
