"""What each scenario asks for, and how much that counts now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
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

LEISURE, HASTE, LATE, MOST_HURRY = 0.9, 1.6, 5.0, 9.0
"""What a pawn's work for the goal is worth at leisure, how much more if it takes all pawns, in the end, and at most."""

TRIP, TEAM, EXPEDITION, SITE = 1.25, 2.0, 2.2, 3.2
"""The pawns for a wood, for something that is built or caught, for a new tile, and for a special place."""

JENNY_DIES = 6
LAIR, BEAST = 2.5, 3
"""What a round of camping on a lair costs; the strength of hungry animals."""


LAVA: Mapping[str, int] = {"B4": 4, "A3": 5, "C3": 5, "A2": 6, "C2": 6, "B2": 7, "A1": 8, "C1": 8}
"""The round at whose beginning lava comes to a space."""

MOVING = 0.4
ESCAPE = 12.0
"""What a way out is worth while there is still a round to find another one."""

CITY = "A4"
TRAPS, CROSSES, KONG = 3, 5, 8
"""Traps and Crosses that are wanted; King Kong should be caught by this round, while the crew lives."""

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
    staying: float = 1.0
    """How much of a roof and a palisade outlasts the next moves of the camp."""
    furs: int = 0
    """Furs that the goal lacks."""
    frontier: float = 0.0
    """What an unexplored space beside the camp is worth."""
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


def hands(outlook: Outlook) -> float:
    """The pawns of a round."""
    return 2.0 * outlook.players + bool(outlook.view["friday"]) + 0.5 * bool(outlook.view["dog"])


def hurry(outlook: Outlook, work: float, last: int = 99) -> float:
    """What a pawn's work for the goal is worth: more, the more of all pawns until the last round it takes."""
    end = min(outlook.round + outlook.after, last)
    share = work / (max(1, end - outlook.round + 1) * hands(outlook))
    return min(MOST_HURRY, LEISURE + share * (HASTE + LATE * (outlook.round / end) ** 3))


def lumber(outlook: Outlook, wood: int) -> float:
    """The pawns that it takes to gather the wood that is still lacking."""
    return TRIP * max(0.0, wood - outlook.total("wood") - produced(outlook) * min(outlook.after, 4))


def goal_wood(price: float, lacking: int) -> float:
    """What a wood is worth where little else but the goal asks for it."""
    return max(0.9, min(4.0, TRIP * price)) if lacking > 0 else 1.0


def cursed_island(outlook: Outlook) -> Aims:
    """Five Crosses on five tiles: two wood each, and a pawn more for every space between."""
    standing = len(places_with(outlook, "cross"))
    missing = CROSSES - standing
    tiles = len([one for one in outlook.spaces.values() if one["tile"] and one["open"]])
    price = hurry(outlook, TEAM * missing + lumber(outlook, 2 * missing) + EXPEDITION * max(0, CROSSES - tiles))
    wood = goal_wood(price, 2 * missing - outlook.total("wood"))

    def targets(judge: Judge, kind: str, target: str, who: int) -> float | None:
        if target.startswith("cross:"):
            return TEAM * price + 2 * wood if missing > 0 else 0.0
        return 3.0 - judge.wound(who) if target.startswith("temple:") else None

    return Aims(
        wood=wood,
        stock=10.0,
        fur=fur_price(outlook),
        items={"holy_bell": 0.5 * min(len(places_with(outlook, "fog")), 3)},
        targets=targets,
        exploring=lambda space: price if tiles < CROSSES else 0.0,
        frontier=price if tiles < CROSSES else 0.0,
    )


def raft_and_boat(judge: Judge, kind: str, target: str, who: int) -> float | None:
    """Jenny is fetched, then everybody sails."""
    if (kind, target) == ("explore", "raft"):
        return 0.4 * VICTORY
    return VICTORY if (kind, target) == ("build", "lifeboat") else None


def jenny(outlook: Outlook) -> Aims:
    """A Raft to fetch her by the sixth round, then six wood, four furs and a Knife for the Lifeboat."""
    away = outlook.view["jenny"]["place"] == "away"
    lacks = [card for card in ("rope", "knife") if card not in outlook.items]
    raft = TEAM * 2 + lumber(outlook, 2) if away and "raft_s3" not in outlook.items else TEAM * away
    boat = TEAM * (1 + len(lacks)) + lumber(outlook, 6) + TEAM * max(0, 4 - outlook.total("fur"))
    price = hurry(outlook, raft + boat)
    rescue = hurry(outlook, raft + EXPEDITION * ("rope" in lacks), JENNY_DIES) if away else price
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


def is_buried(outlook: Outlook, space: str, rounds: int) -> bool:
    """Lava comes to a space within so many rounds."""
    return LAVA.get(space, 99) <= outlook.round + rounds


def sights(outlook: Outlook, price: float, places: int) -> Callable[[Judge, str, str, int], float | None]:
    """The special places, those that lava will bury first, and the boat."""

    def targets(judge: Judge, kind: str, target: str, who: int) -> float | None:
        if (kind, target) == ("build", "longboat"):
            return VICTORY
        if not target.startswith("site:"):
            return None
        haste = 1.3 if is_buried(outlook, target[5:], 1) else 1.0
        return SITE * price * haste - 2.0 * judge.wound(who) if places > 0 else -9.0

    return targets


def way_out(outlook: Outlook, space: str) -> float:
    """What it is worth to find a tile to which the camp can flee, where there is none."""
    due = LAVA.get(outlook.camp, 99)
    beside = [name for name, far in outlook.far.items() if far == 1 and outlook.spaces[name]["tile"]]
    if not is_buried(outlook, outlook.camp, 2) or any([LAVA.get(name, 99) > due for name in beside]):
        return 0.0
    if outlook.far[space] > 1 or LAVA.get(space, 99) <= due:
        return 0.0
    return VICTORY if due == outlook.round + 1 else ESCAPE


def above_lava(outlook: Outlook, space: str) -> float:
    """What it is worth to camp where lava comes late."""
    comes = LAVA.get(space, 9)
    return -500.0 if comes == outlook.round + 1 else 2.0 * min(comes, 9)


def volcanic_island(outlook: Outlook) -> Aims:
    """Explore while the camp flees westward, visit the special places on the way, then sail."""
    explored = len([one for one in outlook.spaces.values() if one["tile"]]) - 2
    missing = (6, 6, 7, 8)[outlook.players - 1] - explored
    places = (3, 3, 4, 4)[outlook.players - 1] - outlook.track.get("places", 0)
    work = EXPEDITION * max(0, missing) + SITE * max(0, places) + TEAM * (1 + ("rope" not in outlook.items))
    price = hurry(outlook, work + lumber(outlook, 3))
    tile = EXPEDITION * price if missing > 0 else 0.5
    return Aims(
        wood=goal_wood(price, 3 - outlook.total("wood")),
        stock=6.0,
        fur=fur_price(outlook),
        lasting=4,
        staying=MOVING if is_buried(outlook, outlook.camp, outlook.after) else 1.0,
        items={"rope": TEAM * price, "rope_ladder": 1.5 if places > 0 else 0.0},
        totem=price if places > 0 else 0.0,
        targets=sights(outlook, price, places),
        exploring=lambda space: (1.3 if is_buried(outlook, space, 2) else 1.0) * tile + way_out(outlook, space),
        frontier=price if missing > 0 else 0.0,
        site=partial(above_lava, outlook),
    )


def village_strength(outlook: Outlook, space: str) -> int:
    """How strong a village or the city is now."""
    if space == CITY:
        return int(21 - 3 * outlook.track["burned"])
    return 4 + len(outlook.totems())


def burning(judge: Judge, kind: str, target: str, who: int) -> float | None:
    """Every village that burns makes raids milder and the city weaker."""
    if kind != "hunt" or not target:
        return None
    outlook, space = judge.outlook, target.partition(":")[2]
    wounds = max(0, village_strength(outlook, space) - outlook.weapons)
    if not 0 <= who < outlook.players or outlook.life(who) < wounds + 2:
        return -50.0
    spared = 4.0 + 0.6 * outlook.players * outlook.after
    return VICTORY if space == CITY else spared - judge.wound(who, wounds)


def cannibal_island(outlook: Outlook) -> Aims:
    """Burn the villages, then the city."""
    reached = CITY in outlook.far
    return Aims(
        wood=1.3,
        stock=6.0,
        fur=fur_price(outlook) * 0.8,
        items={"ballista": 2.0},
        lasting=3,
        home=False,
        staying=MOVING,
        totem=0.8 if outlook.track["burned"] < 3 else -0.5,
        arms=3.0,
        armed=10,
        targets=burning,
        exploring=lambda space: 0.0 if reached else 0.6 + 0.5 * int(space[1]),
    )


def robinson_family(outlook: Outlook) -> Aims:
    """A home with everything, and children to feed."""
    wanted = [sign.partition(" ")[2] for sign in outlook.signs if sign.startswith("family ")]
    lacking = [card for card in wanted if card not in outlook.items]
    steps = {item for card in lacking for item in outlook.box.inventions[card].items} - outlook.items - {*lacking}
    home = [track for track in ("shelter", "roof", "palisade", "weapons") if not outlook.levels[track]]
    work = TEAM * (len(lacking) + len(steps) + len(home)) + lumber(outlook, 2 + 2 * len(home))
    price = hurry(outlook, work)
    return Aims(
        wood=1.3,
        fur=max(2.2, fur_price(outlook)),
        items=dict.fromkeys((*lacking, *steps), TEAM * price),
        first=TEAM * price,
        exploring=lambda space: 0.3 * price,
    )


def hunt_of_kong(outlook: Outlook, price: float, wood: float) -> Callable[[Judge, str, str, int], float | None]:
    """The Traps, the cage, and the beast for whoever survives the hunt."""
    toll = 1 if "tranquilizer" in outlook.items else 5

    def targets(judge: Judge, kind: str, target: str, who: int) -> float | None:
        if target == "king_kong":
            wounds = max(0, toll - outlook.weapons)
            alive = 0 <= who < outlook.players and outlook.life(who) >= wounds
            return VICTORY if alive else -50.0
        if target.startswith("trap:"):
            return TEAM * price + 4 * wood
        return 8.0 - judge.wound(who) if target.startswith("cage:") else None

    return targets


def king_kong(outlook: Outlook) -> Aims:
    """Three Traps, a film crew, and the beast."""
    totems, traps = len(outlook.totems()), len(places_with(outlook, "trap"))
    ready = outlook.round >= 5 or outlook.total("wood") >= 4 * (totems - traps)
    wanted = (totems < TRAPS and ready) or outlook.track.get("actress") == TAKEN
    missing = TRAPS - traps
    work = TEAM * (1 + missing + ("shovel" not in outlook.items)) + EXPEDITION * max(0, TRAPS - totems)
    price = hurry(outlook, work + lumber(outlook, 4 * missing), KONG)
    wood = goal_wood(price, 4 * missing - outlook.total("wood"))
    return Aims(
        wood=wood,
        stock=12.0,
        fur=fur_price(outlook),
        items={"shovel": 2 * TEAM * price, "tranquilizer": 2.0},
        totem=1.5 * price if wanted else -2.0,
        blows=totems * (outlook.after + 1) / 3,
        breach=1.5,
        arms=0.3 * totems * min(outlook.after, 4) if outlook.weapons < BEAST else 0.8,
        armed=5,
        targets=hunt_of_kong(outlook, price, wood),
        exploring=lambda space: price if wanted else -0.5,
        frontier=price if totems < TRAPS else 0.0,
        site=lambda space: -LAIR * (outlook.after + 1) if space in outlook.totems() else 0.0,
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
