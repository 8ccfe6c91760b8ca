"""Castaways, the cursed and Jenny: those who must hold out, and get away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.aims import (
    EXPEDITION,
    TEAM,
    VICTORY,
    ZEAL,
    Aims,
    fur_price,
    goal_wood,
    hurry,
    lumber,
    places_with,
    produced,
)
from campfire.games.robinson.bot.reading import Reading

if TYPE_CHECKING:
    from campfire.games.robinson.bot.worth import Judge

PACE = (0, 0, 0, 0, 0, 0, 1, 1, 3, 6, 8, 11, 15)
"""How much wood should lie on the woodpile after each round."""

ROOF = 2
"""So many levels of roof come before the woodpile."""

FULL_ROOF = 3
CHEAP = (0.0, 1.4, 1.8, 1.8, 1.8)
SCARCE, DEAREST = (0.0, 0.9, 0.45, 0.45, 0.45), (0.0, 4.0, 3.0, 3.0, 3.0)
"""What a wood is worth, how much more for each that is lacking in a round, and the most, by the number of players."""

TIMBER = 2.2
"""How much more wood sources are worth to those who build a woodpile."""

PRUDENCE = (0.0, 0.0, 0.3, 0.3, 0.3)
"""How prudent castaways are, by their number: alone, there is no time for it."""

JENNY_DIES, CALM = 6, 0.78
"""The last round in which Jenny can be fetched; those who hurry less to her live longer."""


def pile(reading: Reading) -> int:
    """How much wood should go on the woodpile in this round."""
    woodpile = reading.view["scenario"]["woodpile"]
    if not woodpile:
        return 0
    wood, cost, room = reading.have["wood"], reading.view["costs"]["wood"], woodpile["room"]
    if reading.after + 1 <= len(woodpile["levels"]) - woodpile["level"]:
        return min(wood, room)
    lag = max(0, PACE[reading.round] - reading.count("woodpile"))
    wanted = (0 if reading.has_shelter else 1) + (reading.levels["roof"] < ROOF)
    spare = max(0, wood - wanted * cost)
    return min(wood, room, max(lag, spare))


def castaways(reading: Reading) -> Aims:
    """A woodpile, and Fire when the ship is near."""
    woodpile = reading.view["scenario"]["woodpile"]
    missing, level = (reading.lacks("woodpile"), woodpile["level"]) if woodpile else (0, 0)
    late = reading.round / 12
    return Aims(
        prudence=PRUDENCE[reading.players],
        timber=TIMBER,
        wood=wood_price(reading, missing),
        stock=12.0,
        pile=pile(reading),
        fur=fur_price(reading) + 0.3,
        items={"fire": 3.0 + 8.0 * late, "mast": 3.2 if missing >= 3 and level >= 2 else 0.5},
    )


def wood_price(reading: Reading, goal: int) -> float:
    """Wood is dear while more of it is wanted in every round than the camp produces."""
    home = (not reading.has_shelter) + max(0, FULL_ROOF - reading.levels["roof"])
    lacking = goal + reading.view["costs"]["wood"] * home - reading.total("wood")
    scarcity = SCARCE[reading.players] * (lacking / (reading.after + 1) - produced(reading))
    return max(0.7, min(DEAREST[reading.players], CHEAP[reading.players] + scarcity))


def cursed_island(reading: Reading) -> Aims:
    """Five Crosses on five tiles: two wood each, and a pawn more for every space between."""
    missing, crosses = reading.lacks("crosses"), reading.goals["crosses"]["of"]
    tiles = len([one for one in reading.spaces.values() if one["tile"] and one["open"]])
    work = TEAM * missing + lumber(reading, 2 * missing) + EXPEDITION * max(0, crosses - tiles)
    price = ZEAL * hurry(reading, work)
    wood = goal_wood(price, 2 * missing - reading.total("wood"))

    def targets(judge: Judge, action: Action, who: int) -> float | None:
        if action.what == "cross":
            return TEAM * price + 2 * wood if missing > 0 else 0.0
        return 3.0 - judge.wound(who) if action.what == "temple" else None

    return Aims(
        prudence=0.4,
        wood=wood,
        stock=10.0,
        fur=fur_price(reading),
        items={"holy_bell": 0.5 * min(len(places_with(reading, "fog")), 3)},
        targets=targets,
        exploring=lambda space: price if tiles < crosses else 0.0,
        frontier=price if tiles < crosses else 0.0,
    )


def raft_and_boat(judge: Judge, action: Action, who: int) -> float | None:
    """Jenny is fetched, then everybody sails."""
    if action == Action("explore", "raft"):
        return 0.4 * VICTORY
    return VICTORY if action == Action("build", "lifeboat") else None


def jenny(reading: Reading) -> Aims:
    """A Raft to fetch her by the sixth round, then six wood, four furs and a Knife for the Lifeboat."""
    lost = reading.view["jenny"]
    away = lost is not None and lost["place"] == "away"
    lacks = [card for card in ("rope", "knife") if card not in reading.items]
    raft = TEAM * 2 + lumber(reading, 2) if away and "raft_s3" not in reading.items else TEAM * away
    boat = TEAM * (1 + len(lacks)) + lumber(reading, 6) + TEAM * max(0, 4 - reading.total("fur"))
    price = CALM * ZEAL * hurry(reading, raft + boat)
    rescue = CALM * ZEAL * hurry(reading, raft + EXPEDITION * ("rope" in lacks), JENNY_DIES) if away else price
    return Aims(
        wood=goal_wood(price, 8 - reading.total("wood")),
        stock=10.0,
        furs=max(0, 4 - reading.total("fur")),
        frontier=rescue if lacks else 0.3,
        fur=max(TEAM * price if reading.total("fur") < 4 else 1.0, fur_price(reading)),
        items={"rope": 2 * TEAM * rescue, "raft_s3": 3 * TEAM * rescue if away else 0.0, "knife": TEAM * price},
        totem=0.4,
        blows=0.45 * reading.after,
        arms=0.5 * price,
        armed=4,
        targets=raft_and_boat,
        exploring=lambda space: 0.5 * rescue if lacks else 0.3,
    )
