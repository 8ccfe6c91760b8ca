"""Cards from TOML, turned into words of the vocabulary and checked when they are loaded."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeVar

from campfire.games.robinson.cards import RESOURCES, Effects, Needs, Threat
from campfire.games.robinson.text import parameters
from campfire.games.robinson.vocabulary import WORDS

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

C = TypeVar("C", bound="DataclassInstance")


class BadCard(ValueError):
    """A card of the box is written wrongly: file, card and field."""


def read_file(name: str) -> dict[str, Any]:
    """Read one of the files of the box."""
    return tomllib.loads(files("campfire.games.robinson.content").joinpath(name).read_text("utf-8"))


def read_effects(place: str, data: Any) -> Effects:
    """Read a list of words with their printed arguments."""
    if not isinstance(data, list):
        raise BadCard(f"{place}: write a list of words")
    return tuple([read_effect(place, entry) for entry in data])


def read_effect(place: str, entry: Any) -> tuple[Any, tuple[int | str, ...]]:
    """Read one word: its name first, then what is printed."""
    if not isinstance(entry, list) or not entry or entry[0] not in WORDS:
        raise BadCard(f"{place}: {entry!r} is no word; the words are {', '.join(sorted(WORDS))}")
    name, *printed = entry
    wanted = parameters(WORDS[name].rule)
    if [type(value) for value in printed] != list(wanted.values()):
        raise BadCard(f"{place}: {name} wants {', '.join(wanted) or 'nothing'}, not {printed!r}")
    return WORDS[name].rule, tuple(printed)


NEEDS = ("pays", "items", "or_item", "weapons", "terrains")
"""The fields that tell what an action asks."""


def read_needs(data: dict[str, Any]) -> Needs:
    """Read what an action asks besides pawns: `pays` holds alternatives, such as a wood or a fur. [RC-214]"""
    return Needs(
        payments=tuple(read_payment(payment) for payment in data.get("pays", [])),
        items=tuple(data.get("items", ())),
        either_item=data.get("or_item", ""),
        weapons=data.get("weapons", 0),
        terrains=tuple(data.get("terrains", ())),
    )


def read_payment(data: dict[str, int]) -> tuple[int, int, int, int]:
    """Read a payment such as `{ wood = 6, fur = 4 }`.

    >>> read_payment({"wood": 6, "fur": 4})
    (6, 0, 0, 4)
    """
    if unknown := sorted({*data} - {*RESOURCES}):
        raise BadCard(f"pays: {', '.join(unknown)} cannot be paid")
    wood, food, preserves, fur = [data.get(kind, 0) for kind in RESOURCES]
    return (wood, food, preserves, fur)


def read_threat(place: str, data: dict[str, Any]) -> Threat:
    """Read a threat action: pawns, needs, reward. [RC-207, RC-275]"""
    return Threat(data.get("pawns", 1), read_needs(data), read_effects(place, data.get("reward", [])))


def made(kind: type[C], file: str, card: dict[str, Any], *lists: str, **read: Any) -> C:
    """A card as it is printed: these fields are lists of words, those have been read; lists never change any more."""
    place = f"{file}, {card['id']}"
    if unknown := sorted({*card} - {field.name for field in fields(kind)} - {*(NEEDS if "needs" in read else ())}):
        raise BadCard(f"{place}: there is no field {', '.join(unknown)}")
    words = {name: read_effects(f"{place}, {name}", card[name]) for name in lists if name in card}
    plain = {name: tuple(value) if isinstance(value, list) else value for name, value in card.items()}
    return kind(**{name: value for name, value in plain.items() if name not in NEEDS} | words | read)
