"""A position of Robinson Crusoe in plain numbers, as everybody knows it: what a value is learned from.

The figures are of the whole group, for all win or lose together. [RC-001]
"""

from __future__ import annotations

from campfire.games.robinson.sight import Sight

GOALS = ("woodpile", "crosses", "tiles", "places", "villages", "city", "traps", "family", "home", "children")
"""What the sheets count. [RC-481, RC-490, RC-522, RC-546, RC-572, RC-597]"""
WANTED_ITEMS = ("fire", "knife", "rope", "shovel", "raft_s3")
"""Inventions on which a goal depends. [RC-481, RC-510, RC-597]"""


def horizon(view: Sight) -> int:
    """The round: a playout may be judged when the next one begins. [RC-002]"""
    return view["round"]


def figures(view: Sight) -> dict[str, float]:
    """What lies on the table, counted."""
    return {**course(view), **goals(view), **camp(view), **group(view), **island(view)}


def course(view: Sight) -> dict[str, float]:
    """How far the game is, and how far it ought to be."""
    left = max(0, view["rounds"] - view["round"])
    counted = view["scenario"]["goals"]
    open_share = 1.0 - sum([goal["n"] / max(1, goal["of"]) for goal in counted]) / max(1, len(counted))
    return {
        "players": view["players"],
        "rounds_left": left,
        "rounds_left_squared": left**2,
        "goal_open": open_share if counted else 0.0,
        "goal_pace": open_share / (left + 1) if counted else 0.0,
        "goal_late": open_share * (view["round"] / max(1, view["rounds"])) if counted else 0.0,
    }


def goals(view: Sight) -> dict[str, float]:
    """What the sheet counts."""
    reached = {goal["goal"]: goal["n"] for goal in view["scenario"]["goals"]}
    items = {item["card"] for item in view["items"]} | {*view["inventions"]["future"]}
    jenny, crew = view["jenny"], view["scenario"]["crew"]
    return {
        **{name: reached.get(name, 0) for name in GOALS},
        **{card: card in items for card in WANTED_ITEMS},
        "jenny": jenny is not None and jenny["place"] == "camp",
        "jenny_lost": jenny is not None and jenny["place"] == "away",
        "jenny_hearts": jenny["hearts"] - jenny["wounds"] if jenny else 0,
        "crew": len([one for one in crew if one["fate"] == "alive"]),
        "totems": view["scenario"]["totems"],
        "lava": len([space for space in view["island"]["spaces"] if not space["open"]]),
        "lava_near": lava_near(view),
    }


def lava_near(view: Sight) -> int:
    """Whether lava reaches the camp within two rounds. [RC-530]"""
    here = next((space for space in view["island"]["spaces"] if space["space"] == view["island"]["camp"]), None)
    comes = here["lava"] if here else None
    return int(bool(comes) and view["round"] <= (comes or 0) <= view["round"] + 2)


def camp(view: Sight) -> dict[str, float]:
    """What the camp has, and how it stands."""
    have, soon, levels, tonight = view["available"], view["future"], view["levels"], view["tonight"]
    return {
        "wood": have["wood"] + soon["wood"],
        "food": have["food"] + soon["food"],
        "preserves": have["preserves"] + soon["preserves"],
        "fur": have["fur"] + soon["fur"],
        "missing_meals": max(0, tonight["meals"] - tonight["food"]),
        "weapons": levels["weapons"],
        "roof": levels["roof"],
        "palisade": levels["palisade"],
        "shelter": tonight["sheltered"],
        "morale": view["morale"]["gives"],
        "items": len(view["items"]) + len(view["inventions"]["future"]),
        "treasures": len(view["treasures"]) + len(view["treasures_future"]),
        "equipment": sum([one["uses"] for one in view["equipment"]]),
        "threats": len([threat for threat in view["threats"] if threat]),
    }


def group(view: Sight) -> dict[str, float]:
    """How the characters are."""
    alive = [seat["hearts"] - seat["wounds"] for seat in view["seats"]]
    friday = view["friday"]
    return {
        "hearts": sum(alive) / max(1, len(alive)),
        "weakest": min(alive, default=0),
        "near_death": len([left for left in alive if left <= 3]),
        "special_wounds": sum([len(seat["special_wounds"]) for seat in view["seats"]]),
        "determination": sum([seat["determination"] for seat in view["seats"]]) / max(1, len(view["seats"])),
        "friday": friday["hearts"] - friday["wounds"] if friday else 0,
    }


def island(view: Sight) -> dict[str, float]:
    """What has been explored, and what the camp's own tile gives."""
    spaces = [space for space in view["island"]["spaces"] if space["open"]]
    tiles = [space for space in spaces if space["tile"]]
    here = [space["tile"] for space in tiles if space["space"] == view["island"]["camp"]]
    sources = [source for tile in here if tile for source in tile["sources"] if not source["exhausted"]]
    return {
        "explored": len(tiles),
        "camp_food": sum([source["gives"] for source in sources if source["resource"] == "food"]),
        "camp_wood": sum([source["gives"] for source in sources if source["resource"] == "wood"]),
        "beasts": view["decks"]["hunting"]["count"] if "hunting" in view["decks"] else 0,
        "discoveries": len(view["discoveries"]["available"]) + len(view["discoveries"]["future"]),
    }
