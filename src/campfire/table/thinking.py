"""Thinking: what happens in a process in which bots choose. It knows nothing of the server."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from functools import lru_cache
from random import Random
from threading import Thread
from types import FrameType
from typing import NamedTuple

from campfire import bots
from campfire.bots import Bot, Offer
from campfire.kernel.contract import View


class Task(NamedTuple):
    """What a bot is told: its game and the game's options, what it sees, what it may answer."""

    bot: str
    game: str
    options: str
    view: View
    offer: Offer
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


def think(task: Task) -> int | None:
    """Choose within the budget; None when time is up."""
    signal.setitimer(signal.ITIMER_REAL, task.seconds)
    try:
        return seated(task.bot, task.game, task.options)(task.view, task.offer, Random(task.seed).random)
    except OutOfTime:
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


@lru_cache(maxsize=32)
def seated(bot: str, game: str, options: str) -> Bot:
    """A bot that knows the content of its game."""
    return bots.make(bot, game, json.loads(options))


def out_of_time(number: int, frame: FrameType | None) -> None:
    """The alarm rings."""
    raise OutOfTime
