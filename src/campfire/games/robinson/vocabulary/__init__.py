"""The words that cards are made of: each is a step, and each has a phrase in every language.

A word takes the state, whom it concerns, where it happens, and what is printed on the card. `WORDS` knows it by
its name; the names of its printed arguments are those of its phrase `effect-<word>`.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Concatenate, ParamSpec

from campfire.games.robinson.cards import Effects
from campfire.games.robinson.state import State, Who
from campfire.kernel.frame import Frame, Rule, Step, Then, step

P = ParamSpec("P")

WORDS: dict[str, Step[...]] = {}
"""Every word by its name."""


def word(rule: Callable[Concatenate[State, Who, str, P], Then]) -> Step[Concatenate[Who, str, P]]:
    """Make a step that cards may use: `(g, me, here, *printed)`."""
    made = step(rule)
    WORDS[rule.__name__] = made
    return made


def name_of(rule: Rule) -> str:
    """The name under which cards know a word."""
    return rule.name.partition(".")[2]


def parameters(name: str) -> dict[str, type]:
    """The printed arguments of a word, by name, and whether they are numbers or names."""
    return {
        p.name: int if p.annotation == "int" else str
        for p in list(signature(WORDS[name].rule.run).parameters.values())[3:]
    }


def effects(me: Who, here: str, printed: Effects) -> tuple[Frame, ...]:
    """The printed effects as frames for whom and where they happen."""
    concern: tuple[int | str, ...] = (me, here)
    frames: tuple[Frame, ...] = ()
    for rule, args in printed:
        frames += ((rule, concern + args),)
    return frames
