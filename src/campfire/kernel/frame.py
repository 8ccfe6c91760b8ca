"""Frames: what is still to happen, as data.

A frame is a step and the immutable arguments it will run with. Calling a step builds its frame; the
engine alone runs it.

>>> @step
... def count_to(g, n):
...     g.total = n
>>> frame = count_to(3)
>>> frame[0] is count_to, frame[1]
(True, (3,))
>>> frame[0].name
'frame.count_to'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

if TYPE_CHECKING:
    from campfire.kernel.question import Ask, Blocked, Question

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

G = TypeVar("G")
P = ParamSpec("P")

STEPS: dict[str, Step[...]] = {}
"""Every step by its name. The names are a save format: never reuse one."""


class Step(Generic[P]):
    """A named rule: it either acts and says what follows, or asks."""

    __slots__ = ("asks", "details", "name", "run", "why_not")

    def __init__(self, name: str, run: Callable[..., Any], asks: bool, details: bool = False) -> None:
        self.name = name
        self.run = run
        self.asks = asks
        self.details = details
        """It asks for the rest of an answer."""
        self.why_not: Callable[..., list[Blocked]] | None = None

    if TYPE_CHECKING:

        def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Frame: ...

    else:

        def __call__(self, *args):
            return (self, args)

    def blocked(self, why_not: Callable[Concatenate[Any, Seat, P], list[Blocked]]) -> Step[P]:
        """Join to a question the function that lists, for one seat, what is not allowed and why."""
        self.why_not = why_not
        return self

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[Callable[[str], Step[...]], tuple[str]]:
        return (step_named, (self.name,))

    def __deepcopy__(self, memo: object) -> Step[P]:
        return self


Frame: TypeAlias = tuple[Step[...], tuple[Any, ...]]
"""A step and its arguments, waiting on the stack; the arguments are plain, immutable and savable."""

Then: TypeAlias = tuple[Frame, ...] | None
"""What follows, in reading order; None when nothing does."""


def step(rule: Callable[Concatenate[G, P], Then]) -> Step[P]:
    """Make a rule that acts: it may change the state and returns the frames that follow."""
    return _register(Step(_name(rule), rule, asks=False))


def ask(rule: Callable[Concatenate[G, P], Question]) -> Step[P]:
    """Make a rule that asks: pure, recomputed whenever needed, replaced by the chosen option's frames."""
    return _register(Step(_name(rule), rule, asks=True))


def detail(rule: Callable[Concatenate[G, P], Ask]) -> Step[P]:
    """Make a rule that asks whoever has just answered for the rest of the answer, before anything happens.

    A playout and a search take such small questions one by one; people get them together, see `engine.pending`.
    """
    return _register(Step(_name(rule), rule, asks=True, details=True))


def step_named(name: str) -> Step[...]:
    """Find a step by its name, as a save or a journal has it."""
    return STEPS[name]


def _name(rule: Callable[..., Any]) -> str:
    parts = rule.__module__.split(".")
    home = parts[parts.index("games") + 1] if "games" in parts else parts[-1]
    return f"{home}.{rule.__name__.rstrip('_')}"


def _register(made: Step[P]) -> Step[P]:
    other = STEPS.get(made.name)
    if other is not None and other.run.__module__ != made.run.__module__:
        raise ValueError(f"two steps are called {made.name}")
    STEPS[made.name] = made
    return made
