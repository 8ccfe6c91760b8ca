"""The engine: run steps until a question is on top, put the question, go on with the answer.

>>> from types import SimpleNamespace
>>> from campfire.kernel.declared import Option
>>> from campfire.kernel.declaring import Declared
>>> from campfire.kernel.frame import ask, step
>>> from campfire.kernel.question import Ask
>>> toy = Declared("gathering")
>>> HOW_MUCH, LITTLE, MUCH = toy.question("how_much"), toy.option("little"), toy.option("much")
>>> @step
... def gather(g, n):
...     g.wood += n
>>> @ask
... def how_much(g):
...     return Ask((0,), HOW_MUCH, [Option(LITTLE, (), (gather(1),)), Option(MUCH, (), (gather(5),))])
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
from functools import cache
from itertools import repeat
from math import floor
from typing import Any, Protocol, TypeAlias

from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, Then
from campfire.kernel.question import Ask, AskAll, Blocked, Chance, Question, Row, helpers_of, seats_of

RUN_LIMIT = 10_000
"""More steps than this without a question are a run without end."""


class State(Protocol):
    """What the engine needs of a game's state: its stack. The facts are the game's own."""

    stack: list[Frame]


class RunawaySteps(RuntimeError):
    """The rules ran on and on without ever asking."""


def advance(g: State, then_look: Callable[[], None] | None = None) -> None:
    """Run steps until a question is on top or nothing is left; whoever looks on looks after each step."""
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
        if then_look:
            then_look()
    raise RunawaySteps(" > ".join(rule.name for rule, _ in stack[-20:]))


def pending(g: State) -> Question | None:
    """Put the question on top of the stack, computed afresh; None when the game is over.

    Where rules ask in small questions, all are put at once: an answer is one gesture.
    """
    if not g.stack:
        return None
    rule, args = g.stack[-1]
    question: Question = rule.run(g, *args)
    if isinstance(question, AskAll):
        each = question.of
        return AskAll(question.seats, cache(lambda seat: with_details(g, each(seat))), cache(question.may))
    return with_details(g, question) if isinstance(question, Ask) else question


def with_details(g: State, ask: Ask) -> Ask:
    """A question with the details of every option; most leave nothing open."""
    options = [*ask.options]
    if type(ask.options) is list and not any([leaves_open(option) for option in options]):
        return ask
    return ask.offering([whole for option in options for whole in detailed(g, option)])


def leaves_open(option: Option) -> bool:
    """Whether an option leads to further questions to the same seat before anything happens."""
    return bool(option.then) and option.then[0][0].details


def detailed(g: State, option: Option) -> list[Option]:
    """An option with its details, in every way in which they can be given."""
    if not leaves_open(option):
        return [option]
    (rule, args), *rest = option.then
    found = [whole for part in rule.run(g, *args).options for whole in detailed(g, part)]
    return [Option(whole.kind, whole.args, (*whole.then, *rest)) for whole in found]


def go_on(g: State, then: tuple[Frame, ...], then_look: Callable[[], None] | None = None) -> None:
    """Replace the question on top by what an answer causes, and run on."""
    stack = g.stack
    del stack[-1]
    stack.extend(then[::-1])
    advance(g, then_look)


def again(g: State) -> Frame:
    """The pending question itself: an offer that may be taken at any time ends with it."""
    return g.stack[-1]


def blocked(g: State, seat: Seat, question: Question | None) -> list[Blocked]:
    """List what the pending question does not allow a seat, and why; never on the hot path."""
    if question is None or seat not in (*seats_of(question), *helpers_of(question)):
        return []
    rule, args = g.stack[-1]
    return rule.why_not(g, seat, *args) if rule.why_not else []


Random: TypeAlias = Callable[[], float]
"""Gives numbers from 0 up to 1."""


def play_out(g: State, random: Random, limit: int = 10_000_000) -> int:
    """Let random players play to the end as fast as the rules allow; return how many answers were not forced.

    `random` gives floats in [0, 1) and answers for nature too. Small questions are answered one by one; nothing is
    journaled.
    """
    stack = g.stack
    here = (g,)  # joined with the arguments: `run(g, *args)` would build a list first
    decisions = 0
    for _ in repeat(None, limit):
        try:
            rule, args = frame = stack.pop()
        except IndexError:
            return decisions
        if rule.asks:
            stack.append(frame)
            choices, then = at_random(rule.run(*here + args), random)
            stack.pop()
            decisions += choices > 1
        else:
            then = rule.run(*here + args)
        if then:
            frames = len(then)  # one or two as a rule
            stack += then if frames == 1 else (then[1], then[0]) if frames == 2 else then[::-1]
    raise RunawaySteps(f"more than {limit} frames")


def at_random(question: Any, random: Random) -> tuple[int, Then]:
    """Let anybody who is asked answer, or nature; tell between how many answers, and what follows."""
    kind = type(question)
    if kind is AskAll:
        seats = question.seats
        seat = (seats[floor(random() * len(seats))],)
        question = question.put(*question.given + seat)
    elif kind is Chance:
        return 1, question.frames(question.outcomes.sample(random))
    options = question.options
    things = options.things if type(options) is Row else options
    choices = len(things)
    chosen = things[floor(random() * choices) if choices > 1 else 0]
    if things is not options:
        thing = (chosen,)
        chosen = options.make(*options.given + thing)
    return choices, chosen.then
