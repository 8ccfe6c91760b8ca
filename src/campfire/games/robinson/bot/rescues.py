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
from campfire.games.robinson.bot.outlook import Outlook

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


def pile(outlook: Outlook) -> int:
    """How much wood should go on the woodpile in this round."""
    woodpile = outlook.view["scenario"]["woodpile"]
    if not woodpile:
        return 0
    wood, cost, room = outlook.have["wood"], outlook.view["costs"]["wood"], woodpile["room"]
    if outlook.after + 1 <= len(woodpile["levels"]) - woodpile["level"]:
        return min(wood, room)
    lag = max(0, PACE[outlook.round] - outlook.count("woodpile"))
    wanted = (0 if outlook.has_shelter else 1) + (outlook.levels["roof"] < ROOF)
    spare = max(0, wood - wanted * cost)
    return min(wood, room, max(lag, spare))


def castaways(outlook: Outlook) -> Aims:
    """A woodpile, and Fire when the ship is near."""
    woodpile = outlook.view["scenario"]["woodpile"]
    missing, level = (outlook.lacks("woodpile"), woodpile["level"]) if woodpile else (0, 0)
    late = outlook.round / 12
    return Aims(
        prudence=PRUDENCE[outlook.players],
        timber=TIMBER,
        wood=wood_price(outlook, missing),
        stock=12.0,
        pile=pile(outlook),
        fur=fur_price(outlook) + 0.3,
        items={"fire": 3.0 + 8.0 * late, "mast": 3.2 if missing >= 3 and level >= 2 else 0.5},
    )


def wood_price(outlook: Outlook, goal: int) -> float:
    """Wood is dear while more of it is wanted in every round than the camp produces."""
    home = (not outlook.has_shelter) + max(0, FULL_ROOF - outlook.levels["roof"])
    lacking = goal + outlook.view["costs"]["wood"] * home - outlook.total("wood")
    scarcity = SCARCE[outlook.players] * (lacking / (outlook.after + 1) - produced(outlook))
    return max(0.7, min(DEAREST[outlook.players], CHEAP[outlook.players] + scarcity))


def cursed_island(outlook: Outlook) -> Aims:
    """Five Crosses on five tiles: two wood each, and a pawn more for every space between."""
    missing, crosses = outlook.lacks("crosses"), outlook.goals["crosses"]["of"]
    tiles = len([one for one in outlook.spaces.values() if one["tile"] and one["open"]])
    work = TEAM * missing + lumber(outlook, 2 * missing) + EXPEDITION * max(0, crosses - tiles)
    price = ZEAL * hurry(outlook, work)
    wood = goal_wood(price, 2 * missing - outlook.total("wood"))

    def targets(judge: Judge, action: Action, who: int) -> float | None:
        if action.what == "cross":
            return TEAM * price + 2 * wood if missing > 0 else 0.0
        return 3.0 - judge.wound(who) if action.what == "temple" else None

    return Aims(
        prudence=0.4,
        wood=wood,
        stock=10.0,
        fur=fur_price(outlook),
        items={"holy_bell": 0.5 * min(len(places_with(outlook, "fog")), 3)},
        targets=targets,
        exploring=lambda space: price if tiles < crosses else 0.0,
        frontier=price if tiles < crosses else 0.0,
    )


def raft_and_boat(judge: Judge, action: Action, who: int) -> float | None:
    """Jenny is fetched, then everybody sails."""
    if action == Action("explore", "raft"):
        return 0.4 * VICTORY
    return VICTORY if action == Action("build", "lifeboat") else None


def jenny(outlook: Outlook) -> Aims:
    """A Raft to fetch her by the sixth round, then six wood, four furs and a Knife for the Lifeboat."""
    lost = outlook.view["jenny"]
    away = lost is not None and lost["place"] == "away"
    lacks = [card for card in ("rope", "knife") if card not in outlook.items]
    raft = TEAM * 2 + lumber(outlook, 2) if away and "raft_s3" not in outlook.items else TEAM * away
    boat = TEAM * (1 + len(lacks)) + lumber(outlook, 6) + TEAM * max(0, 4 - outlook.total("fur"))
    price = CALM * ZEAL * hurry(outlook, raft + boat)
    rescue = CALM * ZEAL * hurry(outlook, raft + EXPEDITION * ("rope" in lacks), JENNY_DIES) if away else price
    return Aims(
        wood=goal_wood(price, 8 - outlook.total("wood")),
        stock=10.0,
        furs=max(0, 4 - outlook.total("fur")),
        frontier=rescue if lacks else 0.3,
        fur=max(TEAM * price if outlook.total("fur") < 4 else 1.0, fur_price(outlook)),
        items={"rope": 2 * TEAM * rescue, "raft_s3": 3 * TEAM * rescue if away else 0.0, "knife": TEAM * price},
        totem=0.4,
        blows=0.45 * outlook.after,
        arms=0.5 * price,
        armed=4,
        targets=raft_and_boat,
        exploring=lambda space: 0.5 * rescue if lacks else 0.3,
    )
