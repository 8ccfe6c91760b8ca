"""Thinking: what happens in a process in which bots choose. It knows nothing of the server."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from functools import lru_cache
from importlib import import_module
from random import Random
from threading import Thread
from types import FrameType
from typing import NamedTuple

from campfire import bots
from campfire.kernel.contract import AnyGame, View
from campfire.kernel.offer import Bot, SentOffer, Thought, thought, thought_of


class Task(NamedTuple):
    """What a bot is told: its game and the game's options, what it sees, what it may answer."""

    bot: str
    shelf: str
    """The module from which games are loaded."""
    game: str
    options: str
    view: View
    offer: SentOffer
    seconds: float
    seed: int


class OutOfTime(BaseException):
    """The budget is used up; no bot may catch this by accident."""


def be_quiet() -> None:
    """A thinker leaves the keyboard's signal to its parent, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGALRM, out_of_time)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the server, however it comes."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def be_ready() -> bool:
    """Tell that the process has started."""
    return True


def think(task: Task) -> Thought | None:
    """Choose within the budget, and tell why; None when time is up."""
    signal.setitimer(signal.ITIMER_REAL, task.seconds)
    try:
        game, options = loaded(task.shelf, task.game), json.loads(task.options)
        bot = seated(task.bot, task.game, task.options)
        offer = task.offer.received(game, options)
        place = bot(task.view, offer, Random(task.seed).random)
        return thought(place, thought_of(bot, task.view, offer, place))
    except OutOfTime:
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def loaded(shelf: str, game: str) -> AnyGame:
    """The game that is played."""
    found: AnyGame = import_module(shelf).load(game)
    return found


@lru_cache(maxsize=32)
def seated(bot: str, game: str, options: str) -> Bot:
    """A bot that knows the content of its game."""
    return bots.make(bot, game, json.loads(options))


def out_of_time(number: int, frame: FrameType | None) -> None:
    """The alarm rings."""
    raise OutOfTime
