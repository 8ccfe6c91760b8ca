"""Tables with a scenario sheet, and whole setups of the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from campfire.games.robinson.library import scenarios
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.preparing import follow_sheet, lay_island
from campfire.games.robinson.setup import check, setup
from campfire.games.robinson.sorts import ACTION, PAWN
from campfire.games.robinson.state import State
from campfire.kernel.engine import advance, blocked, go_on, pending
from campfire.kernel.question import Chance, Outcomes, Roll, Shuffle
from tests.games.robinson.table import Table, robinson
from tests.games.robinson.wording import written


def sheet(name: str, seats: int = 2, *characters: str) -> Table:
    """A table with this scenario's sheet, its own setup done."""
    table = robinson(seats, *characters, scenario=scenarios()[name])
    lay_island(table.g)
    return table.begin(follow_sheet())


def boxed(nature: tuple[int, ...] | None = None, **wish: Any) -> State:
    """A whole setup, before the first round; things come as they lie, or as nature says first."""
    return laid_out(lambda out: nature if nature and out.allows(nature) else as_it_lies(out), **wish)


def laid_out(answer: Callable[[Outcomes], tuple[int, ...]], **wish: Any) -> State:
    """A whole setup in which nature answers so."""
    g = setup(check(wish))
    g.stack, g.log = g.stack[1:], []
    advance(g)
    while g.stack:
        question = pending(g)
        assert isinstance(question, Chance)
        go_on(g, question.frames(answer(question.outcomes)))
    return g


def upside_down(outcomes: Outcomes) -> tuple[int, ...]:
    """Every shuffle turns its deck over, and dice show their second face."""
    if isinstance(outcomes, Shuffle):
        return tuple(range(outcomes.size))[::-1]
    return (1,) * (len(outcomes.dice) if isinstance(outcomes, Roll) else 1)


def as_it_lies(outcomes: Outcomes) -> tuple[int, ...]:
    """Nothing is moved by a shuffle, and dice show their first face."""
    if isinstance(outcomes, Shuffle):
        return tuple(range(outcomes.size))
    return (0,) * (len(outcomes.dice) if isinstance(outcomes, Roll) else 1)


def chances(**wish: Any) -> dict[str, int]:
    """What chance decides in a setup: each question, and how many things it is about."""
    g = setup(check(wish))
    g.stack = g.stack[1:]
    asked: dict[str, int] = {}
    advance(g)
    while g.stack:
        question = pending(g)
        assert isinstance(question, Chance)
        outcomes = question.outcomes
        asked[question.key] = outcomes.size if isinstance(outcomes, Shuffle) else asked.get(question.key, 0) + 1
        go_on(g, question.frames(as_it_lies(outcomes)))
    return asked


def planning(table: Table, seat: int = 0, leader: str = "") -> set[tuple[str, str]]:
    """The actions that a seat may begin to plan now, led by its own pawn or by another's."""
    table.begin(plan_actions())
    led = [option for option in table.options(seat) if option.key == "lead"]
    return {(o[ACTION].kind, written(o[ACTION])) for o in led if o[PAWN] == (leader or str(seat))}


def reasons(table: Table, seat: int = 0) -> dict[tuple[str, str], tuple[str, str]]:
    """Why actions may not be planned: reason and rule by kind and target."""
    table.begin(plan_actions())
    refused = [one for one in blocked(table.g, seat, table.pending) if one.option.key == "lead"]
    return {(o[ACTION].kind, written(o[ACTION])): (reason.key, reason.rule) for o, reason in refused}
