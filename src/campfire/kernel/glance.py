"""A view of which only those parts are made that somebody looks at: most answers of a bot need few parts of a table.

>>> def land(size):
...     print("made")
...     return [size]
>>> parts = {"day": 3, "land": later(land, 2)}
>>> sight = glance(parts)
>>> sight["day"], sight["land"], sight["land"]
made
(3, [2], [2])
>>> whole(parts)
made
{'day': 3, 'land': [2]}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")
W = TypeVar("W", bound=Mapping[str, Any])


class Later(NamedTuple):
    """A part of a view that is not made yet."""

    make: Callable[..., Any]
    given: tuple[Any, ...]


def later(make: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """A part that is made when somebody looks at it; in the shape of a view it stands for what it will be."""
    assert not named, "a part is made from what it is handed by place"
    return cast(T, Later(make, given))


def whole(parts: W) -> W:
    """A view with all its parts."""
    made = {name: part.make(*part.given) if type(part) is Later else part for name, part in parts.items()}
    return cast(W, made)


def glance(parts: W) -> W:
    """A view that makes its parts when they are asked for; meanwhile the state must not move."""
    return cast(W, Glance(parts))


class Glance(dict[str, Any]):
    """Holds the parts that somebody has looked at."""

    def __init__(self, parts: Mapping[str, Any]) -> None:
        super().__init__()
        self.parts = parts

    def __missing__(self, name: str) -> Any:
        part = self.parts[name]
        made = self[name] = part.make(*part.given) if type(part) is Later else part
        return made
