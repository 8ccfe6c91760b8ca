"""Players that are programs. A bot gets a view and an offer, never a state.

>>> from random import Random
>>> from campfire.kernel.declared import Option
>>> from campfire.kernel.declaring import Declared
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
from campfire.bots.budget import read_budget
from campfire.bots.thinker import Thinker
from campfire.kernel.contract import BadInput, Options
from campfire.kernel.offer import WAIT, Bot, Offer, Random, offer_of, worlds_for

__all__ = ["NAMES", "WAIT", "Bot", "Offer", "Random", "known", "make", "offer_of", "worlds"]

NAMES = ("random", "thinker", "scout")
"""Every kind of bot; a game has those for which there is a module, and a thinker where it has a scout. The last is the
usual one: who plays where nobody is named."""


def make(name: str, game: str, options: Options | None = None, hurried: bool = True) -> Bot:
    """Seat a new bot for a game, or say which there are; home-made content it knows from the options alone.

    A thinker may have its budget behind its name: `thinker:0.5s`, `thinker:8`. Where nobody waits for it, it need not
    hurry on a busy machine.
    """
    kind, colon, budget = name.partition(":")
    if kind not in known(game) or (colon and kind != "thinker"):
        raise BadInput("unknown_bot", name=name, known=", ".join(known(game)))
    if kind == "thinker":
        return Thinker(games.load(game), make("scout", game, options), options, read_budget(budget), hurried)
    home = _home(kind, game)
    assert home is not None
    bot: Bot = home.bot(options)
    return bot


def known(game: str) -> tuple[str, ...]:
    """Name the bots that can play a game."""
    return tuple(name for name in NAMES if _home("scout" if name == "thinker" else name, game))


@cache
def worlds(name: str, game: str) -> int:
    """How many imagined worlds a bot wants for one answer."""
    return worlds_for(make(name, game))


def _home(name: str, game: str) -> ModuleType | None:
    """The module of a bot: the random one plays every game, any other lives in the folder of its own."""
    return import_module("campfire.bots.random") if name == "random" else games.part(game, f"bot.{name}")
