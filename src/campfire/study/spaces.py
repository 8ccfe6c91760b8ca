"""What an environment shows and takes, as arrays of a fixed shape.

An action is a place in the list of what is offered now; the mask says how far the list goes. What stands at each place
is told beside it: the kind of option and the things it names, as numbers. Where more is offered than there are places,
the last place turns the page.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias
from zlib import crc32

import numpy as np
from gymnasium import spaces

from campfire.kernel.contract import AnyGame
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat
from campfire.study.sitting import Sitting

PLACES = 64
"""Actions of an environment unless another number is wished for: more than twice of what any question has offered."""
ARGS = 4
"""So many things of an option are told; no option of ours names more."""
MOST = 1e6
"""No figure is beyond this."""
WORDS = 1 << 15
"""Words become numbers below this."""

Observation: TypeAlias = "dict[str, Any]"


class Window:
    """What is seen of a game through arrays, and which answer an action stands for."""

    def __init__(self, game: AnyGame, sitting: Sitting, places: int = PLACES) -> None:
        self.game, self.places, self.page = game, places, 0
        self.names: tuple[str, ...] = tuple(game.figures(sitting.view(0)))
        """The names of the figures, in the order of the array."""
        self.kinds = {name: place for place, name in enumerate(sorted(game.declared.kinds), 1)}
        """The number of every kind of option (`option-…`) and question (`ask-…`); 0 is none."""
        self.action_space = spaces.Discrete(places)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (len(self.names),), np.float32),
                "action_mask": spaces.Box(0, 1, (places,), np.int8),
                "question": spaces.Discrete(len(self.kinds) + 1),
                "options": spaces.Box(-WORDS, WORDS, (places, 1 + ARGS), np.int32),
            }
        )

    def observe(self, sitting: Sitting, seat: Seat) -> Observation:
        """What a seat sees: the figures, and what it is offered if it is asked."""
        figures = self.game.figures(sitting.view(seat))
        asked = sitting.ask is not None and sitting.seat == seat
        shown = self.shown(sitting.offered) if asked else []
        mask, options = np.zeros(self.places, np.int8), np.zeros((self.places, 1 + ARGS), np.int32)
        for place, option in enumerate(shown):
            options[place] = self.row(option)
        mask[: len(shown)] = 1
        if asked and self.turns(sitting.offered):
            mask[-1] = 1
        return {
            "observation": np.array([*figures.values()], np.float32).clip(-MOST, MOST),
            "action_mask": mask,
            "question": np.int64(self.kinds[f"ask-{sitting.ask.key}"] if sitting.ask and asked else 0),
            "options": options,
        }

    def turns(self, offered: list[Option]) -> bool:
        """Whether there are pages to turn."""
        return len(offered) > self.places

    def shown(self, offered: list[Option]) -> list[Option]:
        """The page of the offer that lies open."""
        if not self.turns(offered):
            return offered
        size = self.places - 1
        return offered[self.page * size : (self.page + 1) * size]

    def act(self, sitting: Sitting, action: int) -> bool:
        """Do what an action stands for; False where it stands for nothing."""
        offered, size = sitting.offered, self.places - 1
        if self.turns(offered) and action == size:
            self.page = (self.page + 1) % -(-len(offered) // size)
            return True
        if not 0 <= action < len(self.shown(offered)):
            return False
        place = action + (self.page * size if self.turns(offered) else 0)
        self.page = 0
        sitting.answer(place)
        return True

    def row(self, option: Option) -> list[int]:
        """An option as numbers: its kind, and the things it names."""
        things = [number(thing) for thing in leaves(option.args)][:ARGS]
        return [self.kinds[f"option-{option.key}"], *things, *[0] * (ARGS - len(things))]

    def told(self, sitting: Sitting) -> list[tuple[str, tuple[Any, ...]]]:
        """What the open page offers, by name."""
        return [option.named_by for option in self.shown(sitting.offered)]


def leaves(args: tuple[Any, ...]) -> Iterator[int | str]:
    """The things that an option names, one after the other.

    >>> [*leaves((1, ("oak", 2)))]
    [1, 'oak', 2]
    """
    for arg in args:
        if isinstance(arg, tuple):
            yield from leaves(arg)
        else:
            yield arg


def number(thing: int | str) -> int:
    """A thing as a number: a figure is itself, a word has one of its own that is the same in every game and process.

    >>> number(7), number("oak") == number("oak") != number("owl")
    (7, True)
    """
    return max(-WORDS, min(WORDS, int(thing))) if isinstance(thing, int) else 1 + crc32(thing.encode()) % (WORDS - 1)
