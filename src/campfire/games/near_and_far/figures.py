"""A position in plain figures, as the seat that looks may know it: points there are, points in reach, and time left."""

from __future__ import annotations

from campfire.games.near_and_far.cards import GOODS, ICONS, Item
from campfire.games.near_and_far.library import book
from campfire.games.near_and_far.sight import SeatSight, Sight

FAR = 9.0
"""As far away as a free space can matter."""
GREAT = 2.0
"""A route alone counts as within reach up to so many missing camps."""
MORE = (
    "points",
    *GOODS,
    "hearts",
    "icon_skill",
    "icon_combat",
    "icon_caution",
    "icon_search",
    "icon_heart",
    "flags_most",
    "party",
    "reserve",
    "birds",
    "turtles",
    "movement",
    "treasures",
    "artifacts",
    "beaten",
    "experience",
    "talents",
    "quests_done",
    "payable",
    "payable_points",
    "map_camps",
    "routes_begun",
    "routes_near",
    "hires",
    "mine_camps",
    "mine_reach",
    "chiefs",
    "lead",
)
"""Figures of which more is better, all else alike; of those that stand nowhere here it depends."""
LESS = (
    "camps_left",
    "to_artifact",
    "to_free",
    "threat_short",
)
"""Figures of which less is better."""


def figures(view: Sight) -> dict[str, float]:
    """The figures of a position, always the same ones in the same order."""
    me = view["seats"][view["you"] or 0]
    rivals = [seat for seat in view["seats"] if seat is not me]
    parts = (clock(view, me, rivals), board(me), hand(me), land(view, me), town(view, me), others(me, rivals))
    return {name: float(figure) for part in parts for name, figure in part.items()}


def horizon(view: Sight) -> int:
    """Grows with each new round."""
    return view["round"]


def leanings() -> dict[str, int]:
    """Of which figures more is better (1) or less (-1), all else alike."""
    return {**dict.fromkeys(MORE, 1), **dict.fromkeys(LESS, -1)}


def points(seat: SeatSight) -> int:
    """What would be counted now, with a point less for each artifact in hand. [NF-310, NF-314]"""
    return seat["open_points"] - len(seat["hand"])


def clock(view: Sight, me: SeatSight, rivals: list[SeatSight]) -> dict[str, float]:
    """How much of the game is left: it ends when a board is empty. [ledger chapter 18]"""
    return {
        "round": view["round"],
        "final": view["final"],
        "my_turn": view["active"] == me["seat"],
        "camps_left": me["camps_left"],
        "least_camps_left": min([seat["camps_left"] for seat in (me, *rivals)]),
    }


def board(me: SeatSight) -> dict[str, float]:
    """The player's own board."""
    return {
        "points": points(me),
        **{good: me["goods"][good] for good in GOODS},
        "hearts": me["hearts"],
        "reputation": me["reputation"],
        **{f"icon_{icon}": me["icons"][icon] for icon in ICONS if icon != "movement"},
        "flags_most": max(me["flags"].values()),
        "party": sum([member is not None for member in me["party"]]),
        "reserve": len(me["reserve"]),
        "birds": me["birds"],
        "turtles": me["turtles"],
        "movement": me["movement"],
        "treasures": len(me["treasures"]),
        "artifacts": len(me["artifacts"]),
        "beaten": len(me["beaten"]),
        "experience": me["experience"],
        "talents": len(me["talents"]),
        "quests_done": me["completed"],
        "travelling": me["space"] != "",
    }


def hand(me: SeatSight) -> dict[str, float]:
    """Artifacts in hand: what they would bring, and how far the nearest is from being bought. [NF-300]"""
    cards = [book().items[card] for card in me["hand"] if card and card in book().items]
    payable = [card for card in cards if missing(me, card) == 0]
    return {
        "in_hand": len(me["hand"]),
        "hand_points": sum([card.vp for card in cards]),
        "payable": len(payable),
        "payable_points": sum([card.vp for card in payable]),
        "to_artifact": min([missing(me, card) for card in cards], default=0),
    }


def missing(me: SeatSight, card: Item) -> int:
    """How many goods and steps of reputation an artifact still asks for. [NF-303, NF-304]"""
    goods = sum([max(0, n - me["goods"][good]) for good, n in zip(GOODS, card.cost, strict=True)])
    asked, stands = card.reputation, me["reputation"]
    return goods + (max(0, stands - asked) if asked < 0 else max(0, asked - stands))


def land(view: Sight, me: SeatSight) -> dict[str, float]:
    """The map: free spaces, routes, quests, and the way to the next place for a camp."""
    spaces = [space for space in view["map"]["spaces"] if not space["town"]]
    mine = [route["owners"].count(me["seat"]) for route in view["map"]["routes"]]
    short = [len(route["owners"]) - n for route, n in zip(view["map"]["routes"], mine, strict=True)]
    return {
        "map_camps": sum([space["camp"] == me["seat"] for space in spaces]),
        "free_spaces": sum([space["camp"] is None for space in spaces]),
        "quests_open": sum([space["quest"] for space in spaces]),
        "to_free": to_free(view, me),
        "routes_begun": sum([n > 0 for n in mine]),
        "routes_near": sum([n > 0 and 0 < left <= GREAT for n, left in zip(mine, short, strict=True)]),
        "routes_contested": sum([contested(me, route["owners"]) for route in view["map"]["routes"]]),
    }


def contested(me: SeatSight, owners: list[int | None]) -> bool:
    """Whether a route is the player's and somebody else's too. [NF-296]"""
    return me["seat"] in owners and any([owner not in (None, me["seat"]) for owner in owners])


def to_free(view: Sight, me: SeatSight) -> float:
    """How many paths lead to the nearest space without a camp."""
    spaces = {space["space"]: space for space in view["map"]["spaces"]}
    here = me["space"] or next((name for name, space in spaces.items() if space["town"]), "")
    edge, seen, steps = {here} & {*spaces}, set[str](), 0
    while edge:
        if any([spaces[name]["camp"] is None and not spaces[name]["town"] for name in edge]):
            return min(FAR, float(steps))
        seen |= edge
        steps += 1
        edge = {end for path in view["map"]["paths"] if edge & {*path["ends"]} for end in path["ends"]} - seen
    return FAR


def town(view: Sight, me: SeatSight) -> dict[str, float]:
    """What town and road hold: hires, the mine, animals, chiefs, the next threat. [ledger chapter 9]"""
    foes = {foe.id: foe for foe in book().threats}
    threat = foes.get(view["threats"][0]) if view["threats"] else None
    cells = view["town"]["mine"]
    return {
        "hires": sum([hire["cost"] <= me["goods"]["coin"] for hire in view["town"]["row"]]),
        "mine_camps": sum([cell["camp"] == me["seat"] for cell in cells]),
        "mine_reach": sum([cell["camp"] is None and cell["number"] <= me["icons"]["skill"] for cell in cells]),
        "chiefs": sum([chief == me["seat"] for chief in view["town"]["chiefs"].values()]),
        "animals_left": view["town"]["stables"],
        "threats_left": len(view["threats"]),
        "threat_points": threat.vp if threat else 0,
        "threat_short": max(0, threat.strength - me["icons"]["combat"] - me["hearts"]) if threat else 0,
        "bosses": len(view["bosses"]),
    }


def others(me: SeatSight, rivals: list[SeatSight]) -> dict[str, float]:
    """How far the best of the others is."""
    return {
        "rivals": len(rivals),
        "lead": points(me) - max([points(rival) for rival in rivals], default=0),
        "rival_camps_left": min([rival["camps_left"] for rival in rivals], default=me["camps_left"]),
        "rival_combat": max([rival["icons"]["combat"] for rival in rivals], default=0),
        "rival_hearts": max([rival["icons"]["heart"] for rival in rivals], default=0),
        "rival_artifacts": max([len(rival["artifacts"]) for rival in rivals], default=0),
    }
