"""States as plain JSON data and back, led by the types that a state declares.

A state class names its facts by annotations; names in its `SHARED` are left out (content, the log). A frame on its
stack is a rule's name and arguments; those that the rule declares as records are read as such.

>>> decode_value(list[int], [1, 2], "wounds"), decode_value(tuple[str, ...], ["a"], "tags")
([1, 2], ('a',))
>>> from typing import NamedTuple
>>> class Road(NamedTuple):
...     start: str
...     stages: int
>>> decode_value(list[Road], [["oak", 2]], "roads")
[Road(start='oak', stages=2)]
>>> decode_value(list[int], ["x"], "wounds")
Traceback (most recent call last):
...
campfire.kernel.codec.Undecodable: wounds[0]
"""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from inspect import signature
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import astuple

from campfire.kernel.engine import State
from campfire.kernel.frame import RULES, Frame, Rule
from campfire.kernel.pile import Pile

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


PLAIN = frozenset((int, str, bool, float, type(None)))
"""What is the same in a state and in its data."""


class Undecodable(ValueError):
    """The data does not fit the state; the message names the place."""


def encode_state(g: State) -> dict[str, Json]:
    """Write the facts and the stack of a state as plain data."""
    return {name: encode_value(getattr(g, name)) for name in fact_names(type(g))}


def decode_state(g: State, data: Json) -> None:
    """Read facts and stack into an empty state."""
    if not isinstance(data, dict) or set(data) != set(fact_names(type(g))):
        raise Undecodable("state")
    hints = _hints(type(g))
    for name in fact_names(type(g)):
        setattr(g, name, decode_value(hints[name], data[name], name))


@cache
def fact_names(kind: type) -> tuple[str, ...]:
    """Name the facts of a state class: its slots without the shared ones."""
    shared = getattr(kind, "SHARED", ())
    return tuple(name for name in kind.__slots__ if name not in shared)  # type: ignore[attr-defined]  # states have slots


def encode_value(value: Any) -> Json:
    """Write one value: numbers, words, lists, tuples, records, frames and piles."""
    if type(value) in PLAIN:
        return value  # type: ignore[no-any-return]  # looked up by its type
    if isinstance(value, Pile):
        return [list(value.cards), list(value.known)]
    if is_frame(value):
        return {"step": value[0].name, "args": [encode_value(arg) for arg in value[1]]}
    if isinstance(value, list | tuple):
        return [encode_value(part) for part in value]
    if isinstance(value, Struct):
        return [encode_value(part) for part in astuple(value)]
    if isinstance(value, dict):
        return {key: encode_value(part) for key, part in value.items()}
    raise TypeError(value)


def is_frame(value: object) -> bool:
    """Tell whether a value is a frame."""
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], Rule)


def decode_value(kind: Any, data: Any, place: str) -> Any:
    """Read one value of a declared type."""
    origin = get_origin(kind)
    if kind is Pile:
        return _decode_pile(data, place)
    if origin in (Union, types.UnionType):
        return _decode_union(get_args(kind), data, place)
    if origin is list and isinstance(data, list):
        return [decode_value(get_args(kind)[0], part, f"{place}[{i}]") for i, part in enumerate(data)]
    if is_record(kind) and isinstance(data, list):
        return kind(*_decode_tuple(tuple(_hints(kind).values()), data, place))
    if origin is tuple and get_args(kind)[0] is Rule:
        return decode_frame(data, place)
    if origin is tuple and isinstance(data, list):
        return _decode_tuple(get_args(kind), data, place)
    if origin is dict and isinstance(data, dict):
        return {key: decode_value(get_args(kind)[1], part, f"{place}.{key}") for key, part in data.items()}
    if kind in (int, str, bool) and type(data) is kind:
        return data
    raise Undecodable(place)


def is_record(kind: Any) -> bool:
    """Tell whether a type is a record: a tuple whose places have names, or a struct."""
    return isinstance(kind, type) and (hasattr(kind, "_fields") or issubclass(kind, Struct))


def decode_frame(data: Any, place: str) -> Frame:
    """Read a frame; an unknown step is refused."""
    if not isinstance(data, dict) or set(data) != {"step", "args"} or data["step"] not in RULES:
        raise Undecodable(place)
    if not isinstance(data["args"], list):
        raise Undecodable(place)
    rule = RULES[data["step"]]
    records = _records(rule)
    read = [
        decode_value(records[at], arg, place) if at in records else _decode_arg(arg, place)
        for at, arg in enumerate(data["args"])
    ]
    return rule, tuple(read)


@cache
def _records(rule: Rule) -> dict[int, Any]:
    """Which arguments of a rule are records, as it declares them; what the others are can be seen from their data."""
    declared = _hints(rule.run)
    places = enumerate(list(signature(rule.run).parameters)[1:])
    return {at: declared[name] for at, name in places if is_record(declared.get(name))}


def _decode_arg(data: Any, place: str) -> Any:
    if isinstance(data, list):
        return tuple(_decode_arg(part, place) for part in data)
    if isinstance(data, dict):
        return decode_frame(data, place)
    if isinstance(data, bool | int | str):
        return data
    raise Undecodable(place)


def _decode_tuple(kinds: tuple[Any, ...], data: list[Any], place: str) -> tuple[Any, ...]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(decode_value(kinds[0], part, f"{place}[{i}]") for i, part in enumerate(data))
    if len(kinds) != len(data):
        raise Undecodable(place)
    pairs = enumerate(zip(kinds, data, strict=True))
    return tuple(decode_value(kind, part, f"{place}[{i}]") for i, (kind, part) in pairs)


def _decode_union(kinds: tuple[Any, ...], data: Any, place: str) -> Any:
    if data is None and types.NoneType in kinds:
        return None
    for kind in kinds:
        try:
            return decode_value(kind, data, place)
        except Undecodable:
            continue
    raise Undecodable(place)


def _decode_pile(data: Any, place: str) -> Pile:
    if not isinstance(data, list) or len(data) != 2:
        raise Undecodable(place)
    pile = Pile(decode_value(list[str], data[0], place))
    pile.known = decode_value(list[int], data[1], place)
    if len(pile.cards) != len(pile.known):
        raise Undecodable(place)
    return pile


@cache
def _hints(kind: Callable[..., Any]) -> dict[str, Any]:
    return get_type_hints(kind)
