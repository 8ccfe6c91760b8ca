"""The odds of an action and of the weather, counted out on the faces of the dice.

>>> from fractions import Fraction
>>> chance("build", SUCCESS), twice(Fraction(2, 3))
(Fraction(2, 3), Fraction(4, 9))
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from campfire.games.robinson.actions import Action
from campfire.games.robinson.cards import (
    ACTION_DICE,
    ANIMALS_DIE,
    CLOUD_DICE,
    FOOD,
    FRIDAY,
    PRESERVES,
    WOOD,
)
from campfire.games.robinson.rules.dice import ADVENTURE, SUCCESS, WOUND, adventure_awaits
from campfire.games.robinson.rules.weather import BEAST, clouds_of, shown, unrolled
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.sheet import hooks
from campfire.games.robinson.vocabulary.specials import is_calm, is_doubted, is_unlucky
from campfire.games.robinson.vocabulary.tokens import has_token

FACES = 6
SURE, NEVER = Fraction(1), Fraction(0)


class ActionOdds(NamedTuple):
    """How likely an action succeeds, wounds its leader and brings an adventure, where that is not a wound too."""

    success: Fraction
    wound: Fraction
    adventure: Fraction


class Losses(NamedTuple):
    """What a Weather phase takes from the camp, and the wounds of each character there."""

    wood: int = 0
    food: int = 0
    palisade: int = 0
    wounds: int = 0
    crew: int = 0
    """Where a sheet makes a broken palisade worse: so many of the crew, and as much morale. [RC-590]"""


def chance(kind: str, die: int) -> Fraction:
    """How likely an action die shows its symbol. [RC-296]"""
    return Fraction(ACTION_DICE[kind][die], FACES)


def twice(success: Fraction) -> Fraction:
    """A success that must be rolled again has to come up twice. [RC-232, RC-655]"""
    return success * success


def action_odds(g: State, me: Who, action: Action, rolls: bool) -> ActionOdds:
    """The odds of the next action of a kind, without abilities; a sure one may meet an adventure. [RC-255, RC-520]"""
    kind, doubted = action.kind, is_doubted(g, me)
    success = chance(kind, SUCCESS) if rolls or doubted else SURE
    if success < SURE and (doubted or is_unlucky(g, me) or has_token(g, kind, "reroll")):
        success = twice(success)
    wound = chance(kind, WOUND) if rolls else NEVER
    adventure = SURE if adventure_awaits(g, kind) else chance(kind, ADVENTURE) if rolls else NEVER
    if me == FRIDAY or is_calm(action):
        return ActionOdds(success, 1 - (1 - wound) * (1 - adventure), NEVER)
    return ActionOdds(success, wound, adventure)


def weather_odds(g: State) -> dict[Losses, Fraction]:
    """How likely each outcome of this round's weather is, with roof, palisade and stores as they stand. [RC-409]"""
    odds: dict[Losses, Fraction] = defaultdict(Fraction)
    rolls = list(weather_rolls(g))
    for rain, snow, animals in rolls:
        odds[weather_losses(g, rain, snow, animals)] += Fraction(1, len(rolls))
    return dict(odds)


def at_least(odds: dict[Losses, Fraction], what: str, n: int) -> Fraction:
    """How likely at least so much of something is lost."""
    return sum((p for losses, p in odds.items() if getattr(losses, what) >= n), NEVER)


def weather_rolls(g: State) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Every roll of the dice that are still to be rolled beside those that lie there, all equally likely: rain clouds,
    snow clouds, hungry animals. [RC-258, RC-407, RC-589]"""
    open_dice = [[(die, face) for face in range(FACES)] for die in unrolled(g)]
    for rolled in product(*open_dice):
        dice = [*shown(g), *rolled]
        yield *clouds_of(g, dice), tuple([ANIMALS_DIE[face] for die, face in dice if die not in CLOUD_DICE])


def weather_losses(g: State, rain: int, snow: int, animals: tuple[str, ...]) -> Losses:
    """What these clouds, these animals and a storm take, in this order; what is missing wounds. [RC-409 to RC-421]"""
    wet = max(0, rain + snow - g.roof)
    beaten = animals.count("palisade") + has_token(g, "weather", "storm")
    wood, no_wood = taken(g.available[WOOD], snow + wet)
    food, no_food = taken(g.available[FOOD] + g.available[PRESERVES], wet + animals.count("food"))
    palisade, no_palisade = taken(g.palisade, beaten)
    bites = max(0, BEAST - g.weapons) * animals.count("fight")
    crew = taken(g.palisade, animals.count("palisade"))[1] if hooks(g).breach else 0
    return Losses(wood, food, palisade, no_wood + no_food + no_palisade + bites, crew)


def taken(have: int, asked: int) -> tuple[int, int]:
    """What is taken of what is there, and what is missing. [RC-060]"""
    return min(have, asked), max(0, asked - have)
