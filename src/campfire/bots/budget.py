"""How long a thinker may think: so many seconds, or so many worlds."""

from __future__ import annotations

from typing import NamedTuple

from campfire.kernel.contract import BadInput

MOST_SECONDS = 60.0
MOST_WORLDS = 10_000
MOST_GESTURES = 8
"""About a plan a thinker thinks as long as about so many answers at most."""
BUSY = 3.0
"""On a busy machine it may take so many times its budget for an answer, and as much longer for a plan."""


class Budget(NamedTuple):
    """Seconds or worlds, whichever ends first; with worlds alone the same chance gives the same answer."""

    seconds: float | None
    worlds: int

    @property
    def named(self) -> str:
        """As it is written behind the name of a bot."""
        return f"{self.worlds}" if self.seconds is None else f"{self.seconds:g}s"

    def longest(self, gestures: int = MOST_GESTURES) -> float:
        """After how many seconds it must have thought about so many gestures, however busy the machine is.

        >>> Budget(0.5, 10).longest(1), Budget(0.5, 10).longest()
        (1.5, 5.0)
        """
        return (self.seconds or 0.0) * (BUSY + gestures - 1)


USUAL = Budget(0.3, MOST_WORLDS)
FOR_THE_LAB = Budget(None, 8)
"""Where the same seed shall give the same games."""


def read_budget(word: str) -> Budget:
    """Read `0.3s` or `8`; nothing is the usual.

    >>> read_budget("0.5s").seconds, read_budget("12").worlds, read_budget("") == USUAL
    (0.5, 12, True)
    """
    if not word:
        return USUAL
    try:
        budget = Budget(float(word[:-1]), MOST_WORLDS) if word.endswith("s") else Budget(None, int(word))
    except ValueError as wrong:
        raise BadInput("bad_budget", word=word) from wrong
    if not (0 < (budget.seconds or 1.0) <= MOST_SECONDS and 0 < budget.worlds <= MOST_WORLDS) or budget.seconds == 0:
        raise BadInput("bad_budget", word=word)
    return budget
