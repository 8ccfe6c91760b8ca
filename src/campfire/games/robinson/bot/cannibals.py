"""Cannibal Island: burn the villages before their raids kill, then the city."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.aims import EXPEDITION, TEAM, VICTORY, Aims, fur_price, hurry, lumber
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.cards import NEIGHBOURS
from campfire.games.robinson.effects.scenarios.cannibal_island import BURNED_VILLAGE, CITY_STRENGTH, RAID
from campfire.games.robinson.rules.distance import SHORE as CITY

if TYPE_CHECKING:
    from campfire.games.robinson.bot.worth import Judge

RAIDS = 0.55
"""How many raids there are in a round."""

SAFE, NIGHTFALL = 3, 2
"""Whoever burns a village, or the city, should still be able to take so many wounds."""

NEVER = -50.0

WEAPON, FORGE = 0.9, 2.0
"""What a weapon level is worth in every attack; the pawns for one that the attack on the city lacks."""

PRESSING = 1.8
"""What a pawn's work for the goal is worth at least: every round of delay is a round of raids."""


def strength(reading: Reading, foe: str) -> int:
    """How strong a village or the city is now."""
    return next((goal["strength"] or 0 for goal in reading.goals.values() if goal["foe"] == foe), 0)


def burning(judge: Judge, action: Action, who: int) -> float | None:
    """Every village that burns makes raids milder and the city weaker."""
    if action.kind != "hunt" or not action.what:
        return None
    reading = judge.reading
    wounds = max(0, strength(reading, action.what) - reading.weapons)
    left = reading.life(who) - wounds if 0 <= who < reading.players else -1
    if left < (NIGHTFALL if action.what == "city" else SAFE):
        return NEVER
    if action.what == "city":
        return VICTORY
    milder = RAIDS * reading.after * max(reading.players, judge.everybody) if reading.count("villages") < RAID else 0.0
    return milder + BURNED_VILLAGE - judge.wound(who, wounds)


def steps_to(reading: Reading, goal: str) -> dict[str, int]:
    """How many tiles must still be explored from each space on the way to the goal, itself included."""
    steps, edge = {goal: 0}, [goal]
    while edge:
        space = min(edge, key=steps.__getitem__)
        edge.remove(space)
        for other in NEIGHBOURS[space]:
            if other in steps or other not in reading.spaces or not reading.spaces[other]["open"]:
                continue
            steps[other] = steps[space] + (not reading.spaces[other]["tile"])
            edge.append(other)
    return steps


def route(reading: Reading, price: float, space: str) -> float:
    """What it is worth to explore a space on the shortest way to the city."""
    steps = steps_to(reading, CITY)
    nearest = min([steps.get(other, 99) for other in reading.unexplored()], default=99)
    return price if steps.get(space, 99) == nearest else 0.3 * price


def villages(reading: Reading) -> list[str]:
    """The villages that are in sight."""
    return [space for space in reading.totems() if space != CITY]


def lacking_weapons(reading: Reading) -> int:
    """The weapon levels that the strongest castaway lacks to burn the city, with all villages that are in sight."""
    burned = min(reading.goals["villages"]["of"], reading.count("villages") + len(villages(reading)))
    bearable = max([reading.life(who) for who in range(reading.players)]) - NIGHTFALL
    return max(0, CITY_STRENGTH - BURNED_VILLAGE * burned - bearable - reading.weapons)


def cannibal_island(reading: Reading) -> Aims:
    """Find and burn villages first, find a way to the city, arm, and burn it."""
    burned, reached = reading.count("villages"), CITY in reading.far
    fights = max(0, RAID - burned) + 1
    lacking = lacking_weapons(reading)
    work = TEAM * fights + FORGE * lacking + lumber(reading, lacking) + (0 if reached else 2 * EXPEDITION)
    price = max(PRESSING, hurry(reading, work))
    wanted = burned + len(villages(reading)) < RAID
    return Aims(
        wood=1.2 if not lacking else price,
        stock=6.0,
        fur=fur_price(reading),
        items={"ballista": 1.0},
        prudence=0.75,
        drain=0.6 + RAIDS * max(0, RAID - burned),
        lasting=4,
        staying=0.4,
        totem=EXPEDITION * price if wanted else -0.5,
        arms=FORGE * price if lacking else WEAPON * fights,
        armed=12,
        targets=burning,
        exploring=(lambda space: 0.0) if reached and not wanted else partial(route, reading, EXPEDITION * price),
        frontier=price if not reached else 0.0,
    )
