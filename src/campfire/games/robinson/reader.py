"""Cards from TOML, turned into words of the vocabulary and checked when they are loaded."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from campfire.games.robinson.cards import RESOURCES, Effects, Needs, Threat
from campfire.games.robinson.text import parameters
from campfire.games.robinson.vocabulary import WORDS


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


def read_needs(data: dict[str, Any]) -> Needs:
    """Read what an action asks besides pawns: `pays` holds alternatives such as ["1 wood", "1 fur"]. [RC-214]"""
    return Needs(
        payments=tuple(read_payment(payment) for payment in data.get("pays", [])),
        items=tuple(data.get("items", ())),
        either_item=data.get("or_item", ""),
        weapons=data.get("weapons", 0),
        terrains=tuple(data.get("terrains", ())),
    )


def read_payment(text: str) -> tuple[int, int, int, int]:
    """Read a payment such as "6 wood + 4 fur".

    >>> read_payment("6 wood + 4 fur")
    (6, 0, 0, 4)
    """
    paid = [0, 0, 0, 0]
    for part in text.split(" + "):
        n, kind = part.split()
        paid[RESOURCES.index(kind)] = int(n)
    return (paid[0], paid[1], paid[2], paid[3])


def read_threat(place: str, data: dict[str, Any]) -> Threat:
    """Read a threat action: pawns, needs, reward. [RC-207, RC-275]"""
    return Threat(data.get("pawns", 1), read_needs(data), read_effects(place, data.get("reward", [])))
