"""Playouts: bots play a state on, to the end or to the next horizon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random as Source
from typing import NamedTuple, TypeAlias

from campfire.bots.driver import next_turn
from campfire.kernel.contract import AnyGame, GameState, View
from campfire.kernel.declared import Option
from campfire.kernel.engine import Random, advance, go_on, pending
from campfire.kernel.frame import Seat
from campfire.kernel.offer import Bot, glances
from campfire.kernel.question import Ask, AskAll, Chance

ENDLESS = 20_000
"""More decisions than any game of ours needs."""

Until: TypeAlias = Callable[[View], bool]
"""Looks at what a bot is shown, and says whether to stop before it answers."""

Nature: TypeAlias = Callable[[Chance], tuple[int, ...]]
"""Answers what is asked of nature."""


class CommonChance:
    """Nature as it is for every option alike: the n-th answer to a question follows from its key, n and the seed alone.

    So a die that falls for both of two options falls on the same face, whatever else was rolled between.
    """

    def __init__(self, seed: float) -> None:
        self.seed = seed
        self.asked: Counter[str] = Counter()

    def __call__(self, question: Chance) -> tuple[int, ...]:
        key = question.key
        self.asked[key] += 1
        return question.outcomes.sample(Source(f"{self.seed}/{key}/{self.asked[key]}").random)


class Answer(NamedTuple):
    """What was asked and what a bot chose."""

    ask: Ask
    option: Option


def never(view: View) -> bool:
    """Play to the end."""
    return False


def next_answer(
    game: AnyGame, g: GameState, question: Ask | AskAll, bots: Sequence[Bot], random: Random, until: Until = never
) -> Answer | None:
    """Ask the seats in any order until one answers; whoever is asked last cannot wait any more. None: stop here."""
    waiting: set[Seat] = set()
    while turn := next_turn(question, range(len(bots)), waiting, lambda seats: seats[int(random() * len(seats))]):
        if len(turn.ask.options) == 1 and not turn.others:
            return Answer(turn.ask, turn.ask.options[0])
        view = shown(game, g, turn.seat, bots[turn.seat])
        if until(view):
            return None
        place = bots[turn.seat](view, turn.offer(game, g, random), random)
        if option := turn.chosen(place):
            return Answer(turn.ask, option)
        waiting.add(turn.seat)
    raise AssertionError("every bot waits for the others")


def shown(game: AnyGame, g: GameState, seat: Seat, bot: Bot) -> View:
    """What a bot is shown: of what it only glances at, nothing is made that it does not look at."""
    view: View = game.glance(g, seat) if glances(bot) else game.view(g, seat)
    return view


def play_on(
    game: AnyGame,
    g: GameState,
    bots: Sequence[Bot],
    random: Random,
    until: Until = never,
    limit: int = ENDLESS,
    nature: Nature | None = None,
) -> int:
    """Let bots play on to the end, or until they see what ends it; return how many answers were not forced."""
    decisions = 0
    advance(g)
    while (question := pending(g)) is not None and decisions < limit:
        if isinstance(question, Chance):
            outcome = nature(question) if nature else question.outcomes.sample(random)
            go_on(g, question.frames(outcome))
            continue
        answer = next_answer(game, g, question, bots, random, until)
        if answer is None:
            break
        decisions += len(answer.ask.options) > 1
        go_on(g, answer.option.then)
    return decisions


def beyond(game: AnyGame, horizon: int) -> Until:
    """Stop as soon as somebody sees that the next day, round or turn has begun."""
    return lambda view: game.horizon(view) > horizon
