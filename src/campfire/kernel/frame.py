"""Frames: what is still to happen, as data.

A frame is a rule and the immutable arguments it will run with. Calling a step builds such a frame; the
engine alone runs it.

>>> @step
... def count_to(g, n):
...     g.total = n
>>> frame = count_to(3)
>>> frame[0] is count_to.rule, frame[1]
(True, (3,))
>>> frame[0].name
'frame.count_to'
"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar, cast

if TYPE_CHECKING:
    from campfire.kernel.question import Ask, Blocked, Question

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

G = TypeVar("G")
P = ParamSpec("P")

RULES: dict[str, Rule] = {}
"""Every rule by its name. The names are a save format: never reuse one."""

WhyNot: TypeAlias = "Callable[..., list[Blocked]]"
"""Lists, for one seat, what a question does not allow and why."""


class Rule:
    """A named rule: it either acts and says what follows, or asks."""

    __slots__ = ("asks", "details", "name", "run", "why_not")

    def __init__(self, name: str, run: Callable[..., Any], asks: bool, details: bool = False) -> None:
        self.name = name
        self.run = run
        self.asks = asks
        self.details = details
        """It asks for the rest of an answer."""
        self.why_not: WhyNot | None = None

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[Callable[[str], Rule], tuple[str]]:
        return (rule_named, (self.name,))

    def __deepcopy__(self, memo: object) -> Rule:
        return self


class Step(Protocol[P]):
    """What the name of a rule stands for elsewhere: a plain function that builds its frames."""

    rule: Rule

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Frame: ...

    def blocked(self, why_not: Callable[Concatenate[Any, Seat, P], list[Blocked]]) -> WhyNot:
        """Join to a question the function that lists, for one seat, what is not allowed and why."""


Frame: TypeAlias = tuple[Rule, tuple[Any, ...]]
"""A rule and its arguments, waiting on the stack; the arguments are plain, immutable and savable."""

Then: TypeAlias = tuple[Frame, ...] | None
"""What follows, in reading order; None when nothing does."""


def step(rule: Callable[Concatenate[G, P], Then]) -> Step[P]:
    """Make a rule that acts: it may change the state and returns the frames that follow."""
    return cast("Step[P]", _step(Rule(_name(rule), rule, asks=False)))


def ask(rule: Callable[Concatenate[G, P], Question]) -> Step[P]:
    """Make a rule that asks: pure, recomputed whenever needed, replaced by the chosen option's frames."""
    return cast("Step[P]", _step(Rule(_name(rule), rule, asks=True)))


def detail(rule: Callable[Concatenate[G, P], Ask]) -> Step[P]:
    """Make a rule that asks whoever has just answered for the rest of the answer, before anything happens.

    A playout and a search take such small questions one by one; people get them together, see `engine.pending`.
    """
    return cast("Step[P]", _step(Rule(_name(rule), rule, asks=True, details=True)))


def rule_named(name: str) -> Rule:
    """Find a rule by its name, as a save or a journal has it."""
    return RULES[name]


def _name(rule: Callable[..., Any]) -> str:
    parts = rule.__module__.split(".")
    home = parts[parts.index("games") + 1] if "games" in parts else parts[-1]
    return f"{home}.{rule.__name__.rstrip('_')}"


def _step(rule: Rule) -> Callable[..., Frame]:
    """Enter a rule under its name, and make the function that builds its frames."""
    other = RULES.get(rule.name)
    if other is not None and other.run.__module__ != rule.run.__module__:
        raise ValueError(f"two steps are called {rule.name}")
    RULES[rule.name] = rule

    def frame(*args: object) -> Frame:
        return rule, args

    def blocked(why_not: WhyNot) -> WhyNot:
        rule.why_not = why_not
        return why_not

    frame.__dict__.update(rule=rule, blocked=blocked)
    return update_wrapper(frame, rule.run)
