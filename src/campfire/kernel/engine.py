"""The engine: run steps until a question is on top, put the question, go on with the answer.

>>> from types import SimpleNamespace
>>> from campfire.kernel.frame import ask, step
>>> from campfire.kernel.question import Ask, Option
>>> @step
... def gather(g, n):
...     g.wood += n
>>> @ask
... def how_much(g):
...     return Ask((0,), "how_much", [Option("little", (), (gather(1),)), Option("much", (), (gather(5),))])
>>> g = SimpleNamespace(stack=[how_much(), gather(2)], wood=0)
>>> advance(g)
>>> g.wood, pending(g).key
(2, 'how_much')
>>> go_on(g, pending(g).options[1].then)
>>> g.wood, g.stack
(7, [])
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, cast

from campfire.kernel.frame import Frame, Seat
from campfire.kernel.question import Ask, AskAll, Blocked, Chance, Option, Question, ask_of

RUN_LIMIT = 10_000
"""More steps than this without a question are a run without end."""


class State(Protocol):
    """What the engine needs of a game's state: its stack. The facts are the game's own."""

    stack: list[Frame]


class RunawaySteps(RuntimeError):
    """The rules ran on and on without ever asking."""


def advance(g: State) -> None:
    """Run steps until a question is on top or nothing is left."""
    stack = g.stack
    for _ in range(RUN_LIMIT):
        if not stack:
            return
        rule, args = stack[-1]
        if rule.asks:
            return
        del stack[-1]
        then = rule.run(g, *args)
        if then:
            stack.extend(then[::-1])
    raise RunawaySteps(" > ".join(rule.name for rule, _ in stack[-20:]))


def pending(g: State) -> Question | None:
    """Put the question on top of the stack, computed afresh; None when the game is over."""
    if not g.stack:
        return None
    rule, args = g.stack[-1]
    return cast(Question, rule.run(g, *args))


def go_on(g: State, then: tuple[Frame, ...]) -> None:
    """Replace the question on top by what an answer causes, and run on."""
    stack = g.stack
    del stack[-1]
    stack.extend(then[::-1])
    advance(g)


def again(g: State) -> Frame:
    """The pending question itself: an offer that may be taken at any time ends with it."""
    return g.stack[-1]


def blocked(g: State, seat: Seat) -> list[Blocked]:
    """List what the pending question does not allow a seat, and why; never on the hot path."""
    question = pending(g)
    if question is None or ask_of(question, seat) is None:
        return []
    rule, args = g.stack[-1]
    return rule.why_not(g, seat, *args) if rule.why_not else []


Pick: TypeAlias = Callable[[Ask], Option]
Random: TypeAlias = Callable[[], float]


def play_out(g: State, pick: Pick, random: Random, limit: int = 10_000_000) -> int:
    """Play to the end as fast as the rules allow; return how many answers were not forced.

    `pick` answers every question to a player that has more than one option; `random` gives floats in
    [0, 1) and answers for nature. Nothing is journaled.
    """
    stack = g.stack
    decisions = 0
    for _ in range(limit):
        if not stack:
            return decisions
        rule, args = stack[-1]
        if not rule.asks:
            del stack[-1]
            then = rule.run(g, *args)
            if then:
                stack.extend(then[::-1])
            continue
        question: Any = rule.run(g, *args)
        if type(question) is AskAll:
            seats = question.seats
            question = question.of(seats[int(random() * len(seats))])
        if type(question) is Chance:
            then = question.frames(question.outcomes.sample(random))
        elif len(question.options) == 1:
            then = question.options[0].then
        else:
            decisions += 1
            then = pick(question).then
        del stack[-1]
        stack.extend(then[::-1])
    raise RunawaySteps(f"more than {limit} frames")
