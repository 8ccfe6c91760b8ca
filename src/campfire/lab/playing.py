"""One game after another, each from a seed of its own, played by bots as fast as they allow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple, TypeAlias

from campfire import bots, games
from campfire.bots import Bot
from campfire.bots.playout import play_on
from campfire.kernel.contract import AnyGame, GameState, Options, Result
from campfire.kernel.declared import Event
from campfire.kernel.engine import Random as Source
from campfire.kernel.engine import play_out

Watched: TypeAlias = Callable[[Bot], Bot]
"""A bot with somebody who looks over its shoulder."""


class Plan(NamedTuple):
    """What to play: the same plan and number make the same game in any process."""

    game: str
    options: Options
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: int
    series: bool = False
    """Whether games that follow in a series are played too."""


class Played(NamedTuple):
    """A game that has been played."""

    result: Result
    decisions: int
    rounds: int
    log: list[Event]


class Endless(RuntimeError):
    """A game did not end."""


class Run:
    """Plays the games of a plan one after another."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: AnyGame = games.load(plan.game)
        self.start: GameState = self.game.setup(plan.options)
        self.blind = set(plan.bots) == {"random"}
        """Random players alone need not look: they answer small questions, which are what `decisions` then counts."""

    def play(self, number: int) -> Played:
        """Play the game with this number."""
        return next(self.games(number))

    def games(self, number: int, watched: Watched | None = None) -> Iterator[Played]:
        """The game with this number, and those that follow it in its series; whoever watches, watches every bot."""
        random = source(self.plan.seed, number)
        g: GameState = self.game.clone(self.start)
        bots, options = self.seated(self.plan.options), self.plan.options
        while True:
            yield self._play(g, bots if watched is None else [*map(watched, bots)], random, watched is not None)
            wish = self.game.sequel(g, options) if self.plan.series else None
            if wish is None:
                return
            options = self.game.check(wish)
            g, bots = self.game.setup(options), self.seated(options)

    def _play(self, g: GameState, bots: list[Bot], random: Source, seen: bool) -> Played:
        log: list[Event] = []
        g.log = log
        decisions = play_out(g, random) if self.blind and not seen else play_on(self.game, g, bots, random)
        result = self.game.result(g)
        if result is None:
            raise Endless(f"{self.plan}")
        return Played(result, decisions, g.round, log)

    def seated(self, options: Options) -> list[Bot]:
        """The bots of one game: what they keep in mind does not reach into the next, and nobody waits for them."""
        return [bots.make(name, self.plan.game, options, False) for name in self.plan.bots]


def source(seed: int, number: int) -> Source:
    """The random source of one game: its seed and number alone decide it.

    >>> source(7, 0)() == source(7, 0)() != source(7, 1)()
    True
    """
    return Random(f"{seed}/{number}").random
