"""The facts of a state: declared once as annotations, from which its slots and its copies are made.

>>> @facts
... class Camp:
...     SHARED = ("book",)
...     book: dict[str, str]
...     round: int
...     wounds: list[list[int]]
...     deck: Pile
>>> Camp.__slots__
('book', 'round', 'wounds', 'deck')
>>> print(copy_code(Camp))
def copy(g):
    c = bare(kind)
    c.book = g.book
    c.round = g.round
    c.wounds = [part[:] for part in g.wounds]
    c.deck = g.deck.copy()
    return c
>>> camp = Camp()
>>> camp.book, camp.round, camp.wounds, camp.deck = {}, 1, [[0], [2]], Pile(["oak"])
>>> other = copier(Camp)(camp)
>>> other.wounds[0].append(3)
>>> camp.wounds, other.wounds, other.book is camp.book
([[0], [2]], [[0, 3], [2]], True)
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from campfire.kernel.pile import Pile, bare

G = TypeVar("G")

PLAIN = (int, str, bool, float, types.NoneType)
"""What never changes and is shared by copies, beside tuples."""


def facts(kind: type[G]) -> type[G]:
    """Give a class a slot for each fact that it declares, and nothing else."""
    body = {name: value for name, value in vars(kind).items() if name not in ("__dict__", "__weakref__")}
    made: type[G] = type(kind.__name__, kind.__bases__, {**body, "__slots__": tuple(kind.__annotations__)})
    made.__qualname__ = kind.__qualname__
    return made


def copier(kind: type[G]) -> Callable[[G], G]:
    """Make the function that copies a state: one plain line a fact, as one would write it by hand.

    Names in `SHARED` (content, the log) are shared by all copies.
    """
    names: dict[str, Any] = {"bare": bare, "kind": kind}
    exec(copy_code(kind), names)
    copy: Callable[[G], G] = names["copy"]
    return copy


def copy_code(kind: type) -> str:
    """Write the function that copies a state."""
    hints, shared = get_type_hints(kind), getattr(kind, "SHARED", ())
    facts = {name: hints[name] for name in kind.__slots__}  # type: ignore[attr-defined]  # states have slots
    lines = [f"    c.{name} = {copied(None if name in shared else fact, f'g.{name}')}" for name, fact in facts.items()]
    return "\n".join(["def copy(g):", "    c = bare(kind)", *lines, "    return c"])


def copied(kind: Any, value: str) -> str:
    """Write how a value of a declared type is copied.

    >>> copied(tuple[int, ...], "g.signs"), copied(dict[str, list[int]], "g.held"), copied(list[int] | None, "g.way")
    ('g.signs', '{key: part[:] for key, part in g.held.items()}', 'None if g.way is None else g.way[:]')
    """
    if is_plain(kind):
        return value
    if kind is Pile:
        return f"{value}.copy()"
    origin, args = get_origin(kind), get_args(kind)
    if origin in (list, dict):
        whole = f"{value}[:]" if origin is list else f"{value}.copy()"
        if is_plain(args[-1]):
            return whole
        part = copied(args[-1], "part")
        if origin is list:
            return f"[{part} for part in {value}]"
        return f"{{key: {part} for key, part in {value}.items()}}"
    if origin in (Union, types.UnionType) and types.NoneType in args and len(args) == 2:
        (inner,) = [arg for arg in args if arg is not types.NoneType]
        return f"None if {value} is None else {copied(inner, value)}"
    raise TypeError(f"{value}: how is {kind} copied?")


def is_plain(kind: Any) -> bool:
    """Tell whether values of a type never change: numbers, words, tuples, frozen structs; None: what is shared."""
    if get_origin(kind) in (Union, types.UnionType):
        return all(is_plain(arg) for arg in get_args(kind))
    origin = get_origin(kind) or kind
    if isinstance(origin, type) and issubclass(origin, Struct):
        return origin.__struct_config__.frozen
    return kind is None or origin in PLAIN or (isinstance(origin, type) and issubclass(origin, tuple))
