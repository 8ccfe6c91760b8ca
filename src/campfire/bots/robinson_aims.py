"""What each scenario asks for, and how much that counts now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from campfire.bots.robinson_outlook import Outlook

if TYPE_CHECKING:
    from campfire.bots.robinson_worth import Judge

VICTORY = 60.0
WOODPILE = (1, 2, 3, 4, 5)
PACE = (0, 0, 0, 0, 0, 0, 1, 1, 3, 6, 8, 11, 15)
"""How much wood should lie on the woodpile after each round."""

ROOF = 2
"""So many levels of roof come before the woodpile."""

FULL_ROOF = 3
CHEAP = 1.2
SCARCE, DEAREST = (0.0, 1.0, 0.35, 0.35, 0.35), (0.0, 4.0, 2.4, 2.4, 2.4)
"""How much more a wood is worth for each that is lacking in a round, and the most, by the number of players."""

GOAL = 0.8
"""How much more a wood is worth for each that the goal lacks in a round."""

LAVA: Mapping[str, int] = {"B4": 4, "A3": 5, "C3": 5, "A2": 6, "C2": 6, "B2": 7, "A1": 8, "C1": 8}
"""The round at whose beginning lava comes to a space."""

CITY = "A4"
TRAPS, CROSSES = 3, 5
TAKEN = 2


def no_target(judge: Judge, kind: str, target: str, who: int) -> float | None:
    """The sheet has no actions of its own."""
    return None


@dataclass
class Aims:
    """How a scenario changes the worth of things."""

    wood: float = 1.15
    stock: float = 8.0
    """So much wood is worth keeping."""
    home: bool = True
    """Roof and palisade are what wood is kept for."""
    fur: float = 1.6
    items: Mapping[str, float] = field(default_factory=dict)
    lasting: int = 8
    """Income is counted for so many rounds at most."""
    totem: float = 0.0
    """What a tile with a totem is worth besides."""
    blows: float = 0.0
    """Blows against the palisade that the sheet adds until the end."""
    breach: float = 0.0
    """What a blow that finds no palisade costs besides."""
    first: float = 0.0
    """What a Shelter of one's own and the first level of every track are worth besides."""
    arms: float = 0.0
    """What a weapon level is worth besides, up to `armed`."""
    armed: int = 0
    targets: Callable[[Judge, str, str, int], float | None] = no_target
    """What the actions of the sheet are worth."""
    exploring: Callable[[str], float] = lambda space: 0.0
    """What it is worth besides to explore a space."""
    pile: int = 0
    """How much wood should go on the woodpile now."""
    site: Callable[[str], float] = lambda space: 0.0
    """What it is worth besides to have the camp on a space."""


def fur_price(outlook: Outlook) -> float:
    """Fur stands for the wood of a Shelter."""
    costs = outlook.view["costs"]
    return 0.15 + 1.0 * float(costs["wood"]) / float(costs["fur"])


def places_with(outlook: Outlook, token: str) -> list[str]:
    """The spaces on which such a token lies."""
    return [name for name, one in outlook.spaces.items() if token in one["tokens"]]


def pile(outlook: Outlook) -> int:
    """How much wood should go on the woodpile in this round."""
    level, piled = outlook.track.get("level", 0), outlook.track.get("woodpile", 0)
    wood, cost = outlook.have["wood"], int(outlook.view["costs"]["wood"])
    room = max(0, sum(WOODPILE[: level + 1]) - piled)
    if outlook.after + 1 <= len(WOODPILE) - level:
        return min(wood, room)
    lag = max(0, PACE[outlook.round] - piled)
    wanted = (0 if outlook.has_shelter else 1) + (outlook.levels["roof"] < ROOF)
    spare = max(0, wood - wanted * cost)
    return min(wood, room, max(lag, spare))


def castaways(outlook: Outlook) -> Aims:
    """A woodpile, and Fire when the ship is near."""
    missing = sum(WOODPILE) - outlook.track.get("woodpile", 0)
    late = outlook.round / 12
    return Aims(
        wood=wood_price(outlook, missing),
        stock=12.0,
        pile=pile(outlook),
        fur=fur_price(outlook) + 0.3,
        items={"fire": 3.0 + 8.0 * late, "mast": 3.2 if missing >= 3 and outlook.track.get("level", 0) >= 2 else 0.5},
    )


def wood_price(outlook: Outlook, goal: int) -> float:
    """Wood is dear while more of it is wanted in every round than the camp produces."""
    home = (not outlook.has_shelter) + max(0, FULL_ROOF - outlook.levels["roof"])
    lacking = goal + int(outlook.view["costs"]["wood"]) * home - outlook.total("wood")
    scarcity = SCARCE[outlook.players] * (lacking / (outlook.after + 1) - produced(outlook))
    return max(0.7, min(DEAREST[outlook.players], CHEAP + scarcity))


def produced(outlook: Outlook) -> int:
    """The wood that the camp produces in a round."""
    return sum([outlook.yields(outlook.camp, s) for s in outlook.sources(outlook.camp) if s == "wood"])


def goal_wood(outlook: Outlook, goal: int) -> float:
    """What a wood is worth where little else but the goal asks for it."""
    lacking = (goal - outlook.total("wood")) / (outlook.after + 1) - produced(outlook)
    return max(0.9, min(3.0, 1.3 + GOAL * lacking)) if goal else 1.0


def cursed_island(outlook: Outlook) -> Aims:
    """Five Crosses on five tiles."""
    standing = len(places_with(outlook, "cross"))
    worth = 4.5 + 0.6 * outlook.round + 0.5 * standing

    def targets(judge: Judge, kind: str, target: str, who: int) -> float | None:
        if target.startswith("cross:"):
            return worth if standing < CROSSES else 0.0
        return 3.0 - judge.wound(who) if target.startswith("temple:") else None

    tiles = len([one for one in outlook.spaces.values() if one["tile"] and one["open"]])
    fogs = len(places_with(outlook, "fog"))
    return Aims(
        wood=goal_wood(outlook, 2 * max(0, CROSSES - standing)),
        stock=10.0,
        fur=fur_price(outlook),
        items={"holy_bell": 0.5 * min(fogs, 3)},
        targets=targets,
        exploring=lambda space: 1.5 if tiles < CROSSES else 0.0,
    )


def jenny(outlook: Outlook) -> Aims:
    """A Raft to fetch her, a Lifeboat for all."""
    away = outlook.view["jenny"]["place"] == "away"

    def targets(judge: Judge, kind: str, target: str, who: int) -> float | None:
        if (kind, target) == ("explore", "raft"):
            return 0.4 * VICTORY
        return VICTORY if (kind, target) == ("build", "lifeboat") else None

    late = 1.0 + 0.2 * outlook.round
    return Aims(
        wood=1.5,
        stock=10.0,
        fur=max(3.0 if outlook.total("fur") < 4 else 1.0, fur_price(outlook)),
        items={"rope": 5.0 * late, "raft_s3": 9.0 * late if away else 0.0, "knife": 3.0 * late},
        totem=0.4,
        blows=0.45 * outlook.after,
        arms=0.7,
        armed=4,
        targets=targets,
        exploring=lambda space: 0.8,
    )


def volcanic_island(outlook: Outlook) -> Aims:
    """Explore before the lava comes, then sail."""
    players = outlook.players
    explored = len([one for one in outlook.spaces.values() if one["tile"]]) - 2
    missing = (6, 6, 7, 8)[players - 1] - explored
    places = (3, 3, 4, 4)[players - 1] - outlook.track.get("places", 0)
    due = LAVA.get(outlook.camp, 99)
    beside = [name for name, far in outlook.far.items() if far == 1 and outlook.spaces[name]["tile"]]
    trapped = due <= outlook.round + 2 and not any([LAVA.get(name, 99) > due for name in beside])

    def targets(judge: Judge, kind: str, target: str, who: int) -> float | None:
        if (kind, target) == ("build", "longboat"):
            return VICTORY
        if target.startswith("site:"):
            soon = LAVA.get(target[5:], 99) - outlook.round
            return (15.0 if soon <= 1 else 11.0) - 2.0 * judge.wound(who) if places > 0 else -9.0
        return None

    def exploring(space: str) -> float:
        soon, flight = LAVA.get(space, 99), LAVA.get(outlook.camp, 99)
        escape = 12.0 if trapped and outlook.far.get(space) == 1 and soon > flight else 0.0
        return escape + ((10.0 if soon <= outlook.round + 1 else 7.0) if missing > 0 else 0.5)

    def site(space: str) -> float:
        due = LAVA.get(space, 9)
        return -500.0 if due == outlook.round + 1 else 2.0 * min(due, 9)

    return Aims(
        wood=1.0 if outlook.total("wood") >= 4 else 1.4,
        stock=6.0,
        fur=fur_price(outlook),
        lasting=4,
        items={"rope": 4.0 + outlook.round, "rope_ladder": 1.5 if places > 0 else 0.0},
        totem=1.5 if places > 0 else 0.0,
        targets=targets,
        exploring=exploring,
        site=site,
    )


def village_strength(outlook: Outlook, space: str) -> int:
    """How strong a village or the city is now."""
    if space == CITY:
        return int(21 - 3 * outlook.track["burned"])
    return 4 + len(outlook.totems())


def cannibal_island(outlook: Outlook) -> Aims:
    """Burn the villages, then the city."""

    def targets(judge: Judge, kind: str, target: str, who: int) -> float | None:
        if kind != "hunt" or not target:
            return None
        space = target.partition(":")[2]
        wounds = max(0, village_strength(outlook, space) - outlook.weapons)
        if not 0 <= who < outlook.players or outlook.life(who) < wounds + 2:
            return -50.0
        if space == CITY:
            return VICTORY
        return 4.0 + 0.6 * outlook.players * outlook.after - judge.wound(who, wounds)

    reached = CITY in outlook.far
    return Aims(
        wood=1.3,
        stock=6.0,
        fur=fur_price(outlook) * 0.8,
        items={"ballista": 2.0},
        lasting=3,
        home=False,
        totem=0.8 if outlook.track["burned"] < 3 else -0.5,
        arms=3.0,
        armed=10,
        targets=targets,
        exploring=lambda space: 0.0 if reached else 0.6 + 0.5 * int(space[1]),
    )


def robinson_family(outlook: Outlook) -> Aims:
    """A home with everything, and children to feed."""
    wanted = [sign.partition(" ")[2] for sign in outlook.signs if sign.startswith("family ")]
    late = 0.5 + 0.65 * outlook.round
    return Aims(
        wood=1.3,
        fur=max(2.2, fur_price(outlook)),
        items={card: late for card in wanted if card not in outlook.items},
        first=0.5 * outlook.round,
        exploring=lambda space: 0.3,
    )


def king_kong(outlook: Outlook) -> Aims:
    """Three Traps, a film crew, and the beast."""
    totems, traps = len(outlook.totems()), len(places_with(outlook, "trap"))
    toll = 1 if "tranquilizer" in outlook.items else 5
    ready = outlook.round >= 5 or outlook.total("wood") >= 4 * (totems - traps)
    wanted = (totems < TRAPS and ready) or outlook.track.get("actress") == TAKEN

    def targets(judge: Judge, kind: str, target: str, who: int) -> float | None:
        if target == "king_kong":
            wounds = max(0, toll - outlook.weapons)
            alive = 0 <= who < outlook.players and outlook.life(who) >= wounds
            return VICTORY if alive else -50.0
        if target.startswith("trap:"):
            return 7.0 + 0.6 * outlook.round
        return 8.0 - judge.wound(who) if target.startswith("cage:") else None

    return Aims(
        wood=goal_wood(outlook, 4 * max(0, TRAPS - traps)),
        stock=12.0,
        fur=fur_price(outlook),
        items={"shovel": 6.0 + outlook.round, "tranquilizer": 2.0},
        totem=2.0 if wanted else -2.0,
        blows=totems * (outlook.after + 1) / 3,
        breach=1.5,
        arms=0.8,
        armed=5,
        targets=targets,
        exploring=lambda space: 1.5 if wanted else -0.5,
    )


AIMS: Mapping[str, Callable[[Outlook], Aims]] = {
    "castaways": castaways,
    "cursed_island": cursed_island,
    "jenny": jenny,
    "volcanic_island": volcanic_island,
    "cannibal_island": cannibal_island,
    "robinson_family": robinson_family,
    "king_kong": king_kong,
}
