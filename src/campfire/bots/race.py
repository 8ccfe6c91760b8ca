"""A race of options: each world is played for all that are still in doubt, with the same chance for each.

>>> race = Race([3, 5, 7])
>>> for luck in (0.1, 0.2, 0.3, 0.2):
...     race.add([0.3 + luck, 0.5 + luck + luck / 50, luck][: len(race.running)])
>>> race.running, race.best()
([0, 1], 1)
>>> race.sure(1) > 0.99
True
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import NamedTuple

FEW = 3
"""After so many worlds an option may be given up."""
HOPELESS = 1.6
"""An option that is behind by so many errors is given up."""
CLEAR, WORTH_LEAVING = 0.7, 0.02
"""The first option is left only for one that is ahead by so many errors and, for values err too, so much chance: at an
even chance, and less where nearly all is won or lost."""
DECIDED = 2.5
"""A race in which one is ahead by so many errors is over."""
LEAST_ERROR = 1e-6


class Gain(NamedTuple):
    """How much better one option is than another, and the error of that."""

    mean: float
    error: float

    @property
    def errors(self) -> float:
        """The gain in errors."""
        return self.mean / self.error


class Race:
    """Options, by their place in the offer, and what they were worth in each world; the first is the one to beat."""

    def __init__(self, places: Sequence[int]) -> None:
        self.places = [*places]
        self.worths: list[list[float]] = [[] for _ in places]
        self.running: list[int] = [*range(len(places))]
        """Those still in doubt; the first stays, to be compared with."""

    @property
    def worlds(self) -> int:
        """How many worlds have been played."""
        return len(self.worths[0])

    def add(self, worths: Sequence[float]) -> None:
        """Add what the running options were worth in one more world, and give up those that are far behind."""
        for runner, worth in zip(self.running[:], worths, strict=True):
            self.worths[runner].append(worth)
        if self.worlds >= FEW:
            leader = self.leader()
            self.running = [one for one in self.running if one in (0, leader) or not self.is_hopeless(one, leader)]

    def leader(self) -> int:
        """Whoever has the best mean; the first among equals."""
        return max(self.running, key=self.mean)

    def gain(self, one: int, other: int) -> Gain:
        """How much better one is than another in the worlds that both have seen."""
        gaps = [a - b for a, b in zip(self.worths[one], self.worths[other], strict=False)]
        n = len(gaps)
        mean = sum(gaps) / max(1, n)
        if n < 2:
            return Gain(mean, 1.0)
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / (n - 1)
        return Gain(mean, max(LEAST_ERROR, sqrt(spread / n)))

    def is_hopeless(self, one: int, leader: int) -> bool:
        """Whether an option is far behind the leader, or cannot be told from the first."""
        if self.worths[one] == self.worths[0]:
            return True
        return self.gain(one, leader).errors < -HOPELESS

    def is_decided(self) -> bool:
        """Whether nothing is left to find out."""
        if len(self.running) == 1:
            return True
        leader = self.leader()
        others = [one for one in self.running if one != leader]
        return self.worlds > FEW and all([self.gain(leader, one).errors > DECIDED for one in others])

    def best(self) -> int:
        """The option to take: the first, unless another is clearly better."""
        if self.worlds < 2:
            return 0
        gains = {one: self.gain(one, 0) for one in self.running if one}
        clear = {one: gain.mean - CLEAR * gain.error for one, gain in gains.items()}
        best = max(clear, key=clear.__getitem__, default=0)
        return best if best and clear[best] > WORTH_LEAVING * openness(self.mean(0)) else 0

    def ranking(self) -> list[int]:
        """The options that have run, the best first: the chosen one, the rest by their means."""
        best = self.best()
        rest = [one for one, worths in enumerate(self.worths) if one != best and worths]
        return [best, *sorted(rest, key=self.mean, reverse=True)]

    def mean(self, one: int) -> float:
        """What an option was worth on average."""
        worths = self.worths[one]
        return sum(worths) / len(worths) if worths else 0.0

    def sure(self, one: int) -> float:
        """How likely an option is really the better one, against the best of the others."""
        other = next((rival for rival in self.ranking() if rival != one), None)
        if other is None or self.worlds < 2:
            return 0.5
        return 0.5 * (1.0 + erf(self.gain(one, other).errors / sqrt(2.0)))


def openness(chance: float) -> float:
    """How much is still open: 1 at an even chance, 0 where all is won or lost.

    >>> openness(0.5), round(openness(0.95), 2), openness(1.0)
    (1.0, 0.19, 0.0)
    """
    return 4.0 * chance * (1.0 - chance)
