"""One game after another, each from a seed of its own, played by bots as fast as they allow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from campfire import bots, games
from campfire.bots import Bot
from campfire.bots.driver import next_turn
from campfire.kernel.contract import AnyGame, GameState, Options, Result
from campfire.kernel.declared import Event, Option
from campfire.kernel.engine import Random as Source
from campfire.kernel.engine import advance, go_on, pending, play_out
from campfire.kernel.frame import Seat
from campfire.kernel.question import Ask, AskAll, Chance

ENDLESS = 20_000
"""More decisions than any game of ours needs."""


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
        self.bots: list[Bot] = self._seated(plan.options)
        self.blind = set(plan.bots) == {"random"}
        """Random players alone need not look: they answer small questions, which are what `decisions` then counts."""

    def play(self, number: int) -> Played:
        """Play the game with this number."""
        return next(self.games(number))

    def games(self, number: int) -> Iterator[Played]:
        """The game with this number, and those that follow it in its series."""
        random = source(self.plan.seed, number)
        g: GameState = self.game.clone(self.start)
        bots, options = self.bots, self.plan.options
        while True:
            yield self._play(g, bots, random)
            wish = self.game.sequel(g, options) if self.plan.series else None
            if wish is None:
                return
            options = self.game.check(wish)
            g, bots = self.game.setup(options), self._seated(options)

    def _play(self, g: GameState, bots: list[Bot], random: Source) -> Played:
        log: list[Event] = []
        g.log = log
        decisions = play_out(g, random) if self.blind else play_seen(self.game, g, bots, random)
        result = self.game.result(g)
        if result is None:
            raise Endless(f"{self.plan}")
        return Played(result, decisions, g.round, log)

    def _seated(self, options: Options) -> list[Bot]:
        return [bots.make(name, self.plan.game, options) for name in self.plan.bots]


def source(seed: int, number: int) -> Source:
    """The random source of one game: its seed and number alone decide it.

    >>> source(7, 0)() == source(7, 0)() != source(7, 1)()
    True
    """
    return Random(f"{seed}/{number}").random


def play_seen(game: AnyGame, g: GameState, bots: list[Bot], random: Source, limit: int = ENDLESS) -> int:
    """Play on with bots that look at the table; return how many answers were not forced."""
    decisions, seated = 0, dict(enumerate(bots))
    advance(g)
    while (question := pending(g)) is not None and decisions < limit:
        if isinstance(question, Chance):
            go_on(g, question.frames(question.outcomes.sample(random)))
            continue
        ask, option = first_answer(game, g, question, seated, random)
        decisions += len(ask.options) > 1
        go_on(g, option.then)
    return decisions


def first_answer(
    game: AnyGame, g: GameState, question: Ask | AskAll, bots: Mapping[Seat, Bot], random: Source
) -> tuple[Ask, Option]:
    """Ask the seats in any order until one answers; whoever is asked last cannot wait any more."""
    waiting: set[Seat] = set()
    while turn := next_turn(question, bots, waiting, lambda seats: seats[int(random() * len(seats))]):
        if len(turn.ask.options) == 1 and not turn.others:
            return turn.ask, turn.ask.options[0]
        place = bots[turn.seat](game.view(g, turn.seat), turn.offer(game, g, random), random)
        if option := turn.chosen(place):
            return turn.ask, option
        waiting.add(turn.seat)
    raise AssertionError("every bot waits for the others")
