"""The words that cards are made of: each is a step, and each has a phrase in every language.

A word takes the state, whom it concerns, where it happens, and what is printed on the card. `WORDS` knows it by
its name; the names of its printed arguments are those of its phrase `effect-<word>`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from campfire.games.robinson.cards import Effects
from campfire.games.robinson.state import State, Who
from campfire.kernel.frame import Frame, Step, Then, step

P = ParamSpec("P")

WORDS: dict[str, Step[...]] = {}
"""Every word by its name."""


def word(rule: Callable[Concatenate[State, Who, str, P], Then]) -> Step[Concatenate[Who, str, P]]:
    """Make a step that cards may use: `(g, me, here, *printed)`."""
    made = step(rule)
    WORDS[rule.__name__] = made
    return made


def effects(me: Who, here: str, printed: Effects) -> tuple[Frame, ...]:
    """The printed effects as frames for whom and where they happen."""
    concern: tuple[int | str, ...] = (me, here)
    frames: tuple[Frame, ...] = ()
    for rule, args in printed:
        frames += ((rule, concern + args),)
    return frames
