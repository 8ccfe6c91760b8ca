"""What the things in a state are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from campfire.kernel.codec import fact_names
from campfire.kernel.contract import GameState
from campfire.kernel.frame import Rule

ATOMS = (type(None), bool, int, float, str, bytes, Rule, range, frozenset)


def changeable(value: Any) -> Iterator[Any]:
    """Every object inside a value that could be changed in place."""
    if isinstance(value, ATOMS):
        return
    if not isinstance(value, tuple) and not is_frozen(value):
        yield value
    for part in parts_of(value):
        yield from changeable(part)


def is_frozen(value: Any) -> bool:
    """A record that cannot be changed in place; what it holds may be."""
    return isinstance(value, Struct) and value.__struct_config__.frozen


def parts_of(value: Any) -> Iterable[Any]:
    """What an object is made of."""
    if isinstance(value, list | tuple | set):
        return value
    if isinstance(value, dict):
        return [*value, *value.values()]
    if isinstance(value, Struct):
        return astuple(value)
    names: Iterable[str] = getattr(value, "__slots__", ()) or getattr(value, "__dict__", ())
    return [getattr(value, name) for name in names]


def shared_text(g: GameState) -> str:
    """Everything that clones share, but for the log and what is made from the facts at any time."""
    facts = {*fact_names(type(g)), "log", *getattr(type(g), "DERIVED", ())}
    slots = type(g).__slots__  # type: ignore[attr-defined]  # states have slots
    return repr([plain(getattr(g, name)) for name in slots if name not in facts])


def plain(value: Any) -> Any:
    """An object taken to pieces, for comparison."""
    if isinstance(value, ATOMS) or callable(value):
        return value if not callable(value) else getattr(value, "__name__", "")
    return [type(value).__name__, *(plain(part) for part in parts_of(value))]
