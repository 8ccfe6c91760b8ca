"""What is printed on the things of Robinson Crusoe, as a scout remembers it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from campfire import games
from campfire.kernel.contract import Facts

RESOURCES = ("wood", "food", "preserves", "fur")
SOURCES: Mapping[str, str] = {"wood": "wood", "parrot": "food", "fish": "food"}
"""What each source gives."""

Words: TypeAlias = "tuple[tuple[str, tuple[int | str, ...]], ...]"
"""Printed effects: the word, then its figures."""

Bill: TypeAlias = "tuple[int, int, int, int]"
"""Wood, food, preserves and fur."""


class Threat(NamedTuple):
    """A Threat action."""

    pawns: int
    reward: Words


class Invention(NamedTuple):
    """An invention and what it asks."""

    terrains: tuple[str, ...]
    items: tuple[str, ...]
    bills: tuple[Bill, ...]
    built: Words
    pawn: tuple[str, ...]


class Beast(NamedTuple):
    """A beast of the hunt; some hurt even whoever is armed."""

    strength: int
    weapon_loss: int
    food: int
    fur: int
    wounds: int


class Tile(NamedTuple):
    """The face of a tile."""

    terrain: str
    sources: tuple[str, ...]
    beast: bool
    totem: bool
    discoveries: int
    shelter: bool


class Dice(NamedTuple):
    """The chances of the three dice of an action."""

    wound: float
    success: float
    adventure: float


class Box:
    """Everything printed, in the shape that planning wants."""

    def __init__(self, facts: Facts) -> None:
        self.threats = {card: tuple(map(threat, one["threats"])) for card, one in facts["events"].items()}
        self.pushed = {card: words(one["pushed"]) for card, one in facts["events"].items()}
        self.choices = {card: tuple(map(words, one["choices"])) for card, one in facts["adventures"].items()}
        self.lower = {card: words(one["lower"]) for card, one in facts["adventures"].items()}
        self.inventions = {card: invention(one) for card, one in facts["inventions"].items()}
        self.beasts = {card: beast(one) for card, one in facts["beasts"].items()}
        self.tiles = {int(number): tile(one) for number, one in facts["tiles"].items()}
        self.neighbours: Mapping[str, list[str]] = facts["neighbours"]
        dice = facts["dice"]
        self.dice = {kind: Dice(*[faces / 6 for faces in three]) for kind, three in dice["actions"].items()}
        self.cloud_faces = {"rain": dice["rain"], "winter": dice["winter"]}
        self.leads_to = dependents(self.inventions)
        self._clouds: dict[tuple[str, ...], dict[tuple[int, int], float]] = {}

    def clouds(self, dice: tuple[str, ...]) -> dict[tuple[int, int], float]:
        """The chance of each number of rain and snow clouds with these dice."""
        if dice not in self._clouds:
            odds = {(0, 0): 1.0}
            for die in dice:
                if die in self.cloud_faces:
                    odds = rolled(odds, self.cloud_faces[die])
            self._clouds[dice] = odds
        return self._clouds[dice]


@cache
def box(scenario: str) -> Box:
    """The box as it is used in a scenario."""
    return Box(games.load("robinson").facts({"scenario": scenario}))


def rolled(odds: dict[tuple[int, int], float], faces: list[list[int]]) -> dict[tuple[int, int], float]:
    """The chances with one more die.

    >>> rolled({(0, 0): 1.0}, [[1, 0], [0, 2]])
    {(1, 0): 0.5, (0, 2): 0.5}
    """
    total: dict[tuple[int, int], float] = {}
    for (rain, snow), chance in odds.items():
        for more_rain, more_snow in faces:
            clouds = (rain + more_rain, snow + more_snow)
            total[clouds] = total.get(clouds, 0.0) + chance / len(faces)
    return total


def words(printed: list[list[Any]]) -> Words:
    """Printed effects, each with its figures."""
    return tuple([(one[0], tuple(one[1:])) for one in printed])


def bills(pays: list[dict[str, int]]) -> tuple[Bill, ...]:
    """The ways to pay; nothing to pay is one of them."""
    paid = [tuple([way.get(name, 0) for name in RESOURCES]) for way in pays]
    return tuple([(w, f, p, h) for w, f, p, h in paid]) or ((0, 0, 0, 0),)


def threat(one: Mapping[str, Any]) -> Threat:
    """A Threat action from its facts."""
    return Threat(one["pawns"], words(one["reward"]))


def invention(one: Mapping[str, Any]) -> Invention:
    """An invention from its facts."""
    return Invention(
        tuple(one["terrains"]), tuple(one["items"]), bills(one["pays"]), words(one["built"]), tuple(one["pawn"])
    )


def beast(one: Mapping[str, Any]) -> Beast:
    """A beast from its facts."""
    extra = sum([int(args[0]) for word, *args in one["extra"] if word.startswith("wounds")])
    return Beast(one["strength"], one["weapon_loss"], one["food"], one["fur"], extra)


def tile(one: Mapping[str, Any]) -> Tile:
    """A tile from its facts."""
    return Tile(
        one["terrain"], tuple(one["sources"]), one["beast"], one["totem"], int(one["discoveries"]), one["shelter"]
    )


def dependents(inventions: Mapping[str, Invention]) -> dict[str, list[str]]:
    """Which inventions ask for an item."""
    found: dict[str, list[str]] = {}
    for card, printed in inventions.items():
        for item in printed.items:
            found.setdefault(item, []).append(card)
    return found
