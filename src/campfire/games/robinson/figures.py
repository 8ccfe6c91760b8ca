"""A position of Robinson Crusoe in plain numbers, as everybody knows it: what a value is learned from.

The figures are of the whole group, for all win or lose together. [RC-001]
"""

from __future__ import annotations

from campfire.games.robinson.bot.aims import produced
from campfire.games.robinson.bot.defences import BLOW, PUSHED
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.bot.words import PUT, effects
from campfire.games.robinson.bot.worth import INCOME, Judge
from campfire.games.robinson.cards import GROUP
from campfire.games.robinson.sight import Sight
from campfire.games.robinson.tonight import cloud_odds

GOALS = ("woodpile", "crosses", "tiles", "places", "villages", "city", "traps", "family", "home", "children")
"""What the sheets count. [RC-481, RC-490, RC-522, RC-546, RC-572, RC-597]"""
WANTED_ITEMS = ("fire", "raft_s3")
"""Inventions on which a goal depends. [RC-479, RC-508]"""
BEFORE_PLANNING = ("dawn", "event", "morale", "production")
FULL_ROOF = 3
"""So many levels keep most clouds off."""
MORE = (
    *GOALS,
    *WANTED_ITEMS,
    "jenny",
    "jenny_hearts",
    "crew",
    "wood",
    "wood_late",
    "fur",
    "weapons",
    "roof_to_come",
    "palisade",
    "morale",
    "items",
    "treasures",
    "equipment",
    "explored",
    "hearts",
    "weakest",
    "determination",
    "friday",
    "food_in_reach",
    "income",
)
"""Figures of which more is better, all else alike; of those that stand nowhere here it depends."""
LESS = (
    "goal_open",
    "goal_pace",
    "goal_late",
    "jenny_lost",
    "lava",
    "lava_near",
    "open_nights",
    "special_wounds",
    "night_price",
    "wound_price",
    "lacking_food",
    "threat_price",
    "token_price",
    "leaks_to_come",
    "blows_to_come",
    "pile_pace",
    "pile_tight",
    "fire_late",
)
"""Figures of which less is better."""


def horizon(view: Sight) -> int:
    """The round that was planned last: a playout may be judged when the next plan is made, after event and
    production. [RC-002]"""
    return view["round"] - (view["phase"] in BEFORE_PLANNING)


def figures(view: Sight) -> dict[str, float]:
    """What lies on the table, counted."""
    judge = Judge(Reading(view))
    plain = {**course(view), **goals(view), **camp(view), **group(view)}
    return {**plain, **worries(judge), **outlook(judge.reading), **woodpile(judge.reading)}


def leanings() -> dict[str, int]:
    """Of which figures more is better (1) or less (-1), all else alike."""
    return {**dict.fromkeys(MORE, 1), **dict.fromkeys(LESS, -1)}


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
    have, soon, levels = view["available"], view["future"], view["levels"]
    wood, left = have["wood"] + soon["wood"], max(0, view["rounds"] - view["round"])
    return {
        "wood": wood,
        "wood_late": wood * view["round"] / max(1, view["rounds"]),
        "fur": have["fur"] + soon["fur"],
        "weapons": levels["weapons"],
        "roof_to_come": levels["roof"] * left,
        "palisade": levels["palisade"],
        "open_nights": (not view["tonight"]["sheltered"]) * view["round"],
        "morale": view["morale"]["gives"],
        "items": len(view["items"]) + len(view["inventions"]["future"]),
        "treasures": len(view["treasures"]) + len(view["treasures_future"]),
        "equipment": sum([one["uses"] for one in view["equipment"]]),
        "explored": len([space for space in view["island"]["spaces"] if space["open"] and space["tile"]]),
    }


def group(view: Sight) -> dict[str, float]:
    """How the characters are."""
    alive = [seat["hearts"] - seat["wounds"] for seat in view["seats"]]
    friday = view["friday"]
    return {
        "hearts": sum(alive) / max(1, len(alive)),
        "weakest": min(alive, default=0),
        "special_wounds": sum([len(seat["special_wounds"]) for seat in view["seats"]]),
        "determination": sum([seat["determination"] for seat in view["seats"]]) / max(1, len(view["seats"])),
        "friday": friday["hearts"] - friday["wounds"] if friday else 0,
    }


def worries(judge: Judge) -> dict[str, float]:
    """What a scout minds, at its prices: the coming night, the next wound, threats that will fall, tokens that lie."""
    needs, reading = judge.needs, judge.reading
    lying = [token for area in reading.view["areas"] for token in reading.tokens(area)]
    return {
        "night_price": needs.bill(needs.store),
        "wound_price": judge.everybody / max(1, reading.players),
        "lacking_food": max(0.0, needs.lacking_food),
        "threat_price": threat_price(judge),
        "token_price": -sum([PUT.get(token, 0.0) for token in lying]),
    }


def threat_price(judge: Judge) -> float:
    """What the cards on the Threat spaces will do when they fall. [RC-180]"""
    price, reading = 0.0, judge.reading
    for place, threat in enumerate(reading.view["threats"]):
        if threat and reading.after > place:
            price -= PUSHED[place] * min(0.0, effects(judge, reading.book.events[threat["card"]].pushed, GROUP))
    return price


def outlook(reading: Reading) -> dict[str, float]:
    """What later rounds will bring: clouds through this roof, blows against this palisade, food and what items give."""
    days = reading.view["weather"]["schedule"][reading.round :]
    odds = [(sum(sky), chance) for day in days for sky, chance in cloud_odds(tuple(day["dice"])).items()]
    animals = sum([day["dice"].count("animals") for day in days])
    return {
        "leaks_to_come": sum([chance * max(0, clouds - reading.levels["roof"]) for clouds, chance in odds]),
        "blows_to_come": max(0.0, BLOW * animals - reading.levels["palisade"]),
        "food_in_reach": reading.supply("food"),
        "income": sum([INCOME.get(card, 0.0) for card in reading.items]) * reading.after,
    }


def woodpile(reading: Reading) -> dict[str, float]:
    """How the castaways' woodpile and Fire lie in time: one level a round. [RC-479, RC-481]"""
    pile = reading.view["scenario"]["woodpile"]
    if not pile:
        return {"pile_pace": 0.0, "pile_tight": 0, "fire_late": 0.0}
    rounds = reading.after + 1
    home = (not reading.has_shelter) + max(0, FULL_ROOF - reading.levels["roof"])
    lacking = reading.lacks("woodpile") + reading.view["costs"]["wood"] * home - reading.total("wood")
    return {
        "pile_pace": max(0.0, lacking / rounds - produced(reading)),
        "pile_tight": rounds <= len(pile["levels"]) - pile["level"],
        "fire_late": ("fire" not in reading.items) * reading.round / max(1, reading.view["rounds"]),
    }
