"""What the coming night asks and takes as things stand. [ledger chapters 23 and 24]

>>> cloud_odds(("rain",))[2, 0]
0.3333333333333333
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from typing_extensions import TypedDict

from campfire.games.robinson.cards import CLOUD_DICE, FOOD, PRESERVES
from campfire.games.robinson.effects.scenarios.robinson_family import babies
from campfire.games.robinson.rules.night import HUNGER, eat, in_the_open
from campfire.games.robinson.rules.weather import on_dice, shown, sky, unrolled
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.defences import has_shelter
from campfire.games.robinson.vocabulary.survivors import in_camp
from campfire.games.robinson.vocabulary.tokens import has_token


class Clouds(TypedDict):
    """So many clouds, and how likely they are."""

    rain: int
    snow: int
    chance: float


class Tonight(TypedDict):
    """What the coming night asks and takes as things stand."""

    mouths: int
    """Who eats in the camp."""
    helpings: int
    """How often each of them eats."""
    children: int
    meals: int
    food: int
    """What there is to eat, that which comes after the Action phase included."""
    missing: int
    """Meals that nobody could have; none is missing any more when supper has begun."""
    sheltered: bool
    cold: list[int]
    """Who would sleep in the open."""
    clouds: list[Clouds]
    animals: int
    """How often the hungry animals die is still to be rolled."""


CALM: Clouds = {"rain": 0, "snow": 0, "chance": 1.0}


def tonight(g: State) -> Tonight:
    """Meals, beds and weather of this night. [RC-251, RC-423, RC-427, RC-574]"""
    mouths, helpings = len(in_camp(g)), 1 + has_token(g, "night", "food")
    children = babies(g) if "births" in g.scenario.extra else 0
    meals = mouths * helpings + children
    food = sum([store[kind] for store in (g.available, g.future) for kind in (FOOD, PRESERVES)])
    return {
        "mouths": mouths,
        "helpings": helpings,
        "children": children,
        "meals": meals,
        "food": food,
        "missing": max(0, meals - food) if is_supper_to_come(g) else 0,
        "sheltered": has_shelter(g),
        "cold": in_the_open(g),
        "clouds": clouds(g),
        "animals": unrolled(g).count("animals"),
    }


def is_supper_to_come(g: State) -> bool:
    """Whether this round's supper lies ahead. [RC-423]"""
    return g.phase != "night" or eat(HUNGER) in g.stack


def clouds(g: State) -> list[Clouds]:
    """The clouds of this round and how likely they are, known ones counted; none at night. [RC-258, RC-407]"""
    if g.phase == "night":
        return [CALM]
    rain, snow = on_dice(shown(g))
    odds: dict[tuple[int, int], float] = {}
    for more, chance in cloud_odds(tuple(unrolled(g))).items():
        over = sky(g, rain + more[0], snow + more[1])
        odds[over] = odds.get(over, 0.0) + chance
    return [{"rain": rain, "snow": snow, "chance": chance} for (rain, snow), chance in odds.items()]


@cache
def cloud_odds(dice: tuple[str, ...]) -> Mapping[tuple[int, int], float]:
    """How likely each number of rain and snow clouds is with these dice. [RC-407]"""
    odds = {(0, 0): 1.0}
    for faces in [CLOUD_DICE[die] for die in dice if die in CLOUD_DICE]:
        more: dict[tuple[int, int], float] = {}
        for (rain, snow), chance in odds.items():
            for face in faces:
                sky = rain + face[0], snow + face[1]
                more[sky] = more.get(sky, 0.0) + chance / len(faces)
        odds = more
    return odds
