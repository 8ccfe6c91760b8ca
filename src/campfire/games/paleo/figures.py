"""A position of Paleo in plain numbers, as far as a seat may know it: what a value is learned from.

The figures are of the whole tribe, for all win or lose together. [PA-020]
"""

from __future__ import annotations

from campfire.games.paleo.view import InPlay, SeatView, Sight

TOOLS = ("torch", "hand_axe", "spear")
STRONG_TOOLS = ("bow", "needle", "flute")
KEPT = ("talisman", "hut", "raft", "roots", "snare")

BEAST_STRENGTH, BEAST_PERCEPTION = 4, 2
"""What the last hunt asks."""
MORE = (
    "paintings",
    "paintings_squared",
    "ahead",
    "food",
    "wood",
    "stone",
    *TOOLS,
    "strong_tools",
    "protection",
    *KEPT,
    "people",
    "smallest",
    "strength",
    "perception",
    "craft",
    "weakest",
    "ablest",
    "spare_food",
    "water",
    "quiet_pack",
    "painted",
    "hunters",
    "hunt",
)
"""Figures of which more is better, all else alike; of those that stand nowhere here it depends."""
LESS = (
    "deaths",
    "deaths_squared",
    "wounds",
    "dying",
    "hungry",
    "unmet",
    "tremors",
    "enraged",
)
"""Figures of which less is better."""


def horizon(view: Sight) -> int:
    """The day: a playout may be judged when the next one begins."""
    return view["round"]


def figures(view: Sight) -> dict[str, float]:
    """What lies on the table, counted."""
    return {**course(view), **stores(view), **tribe(view), **night(view), **quarry(view)}


def leanings() -> dict[str, int]:
    """Of which figures more is better (1) or less (-1), all else alike."""
    return {**dict.fromkeys(MORE, 1), **dict.fromkeys(LESS, -1)}


def course(view: Sight) -> dict[str, float]:
    """How far the game is."""
    deaths, paintings = view["deaths"], view["paintings"]
    return {
        "players": view["players"],
        "day": view["round"],
        "deaths": deaths,
        "deaths_squared": deaths**2,
        "paintings": paintings,
        "paintings_squared": paintings**2,
        "ahead": paintings - deaths,
        "graves": len(view["graveyard"]),
        "cards": len(view["open"]) + view["closed"]["count"] + sum([len(seat["deck"]) for seat in view["seats"]]),
        "stories": len(view["stories"]),
        "dreams": view["decks"]["dreams"],
    }


def stores(view: Sight) -> dict[str, float]:
    """What the tribe has."""
    stock, storage = view["stock"], view["storage"]
    return {
        "food": storage["food"],
        "wood": storage["wood"],
        "stone": storage["stone"],
        **{tool: stock.get(tool, 0) for tool in TOOLS},
        "strong_tools": sum([stock.get(tool, 0) for tool in STRONG_TOOLS]),
        "protection": stock.get("hide", 0) + 2 * stock.get("clothing", 0),
        **{item: stock.get(item, 0) for item in KEPT},
        "inventions": view["workshop"]["taken"],
        "laid_up": sum([sum(card["tokens"].values()) for card in (*view["camp"], *belongings(view))]),
    }


def tribe(view: Sight) -> dict[str, float]:
    """Who lives, how well, and what they can do."""
    seats = view["seats"]
    people = [person for seat in seats for person in seat["people"]]
    return {
        "people": len(people),
        "wounds": sum([person["wounds"] for person in people]),
        "dying": len([person for person in people if person["wounds"] >= person["hearts"]]),
        "smallest": min([len(seat["people"]) for seat in seats], default=0),
        "strength": sum([seat["traits"]["strength"] for seat in seats]),
        "perception": sum([seat["traits"]["perception"] for seat in seats]),
        "craft": sum([seat["traits"]["craft"] for seat in seats]),
        "weakest": min([able(seat) for seat in seats], default=0),
        "ablest": max([able(seat) for seat in seats], default=0),
        "belongings": len(belongings(view)),
    }


def night(view: Sight) -> dict[str, float]:
    """What the coming night asks."""
    storage, tonight = view["storage"], view["tonight"]
    due = tonight["due"]
    return {
        "hungry": max(0, tonight["mouths"] - storage["food"]),
        "spare_food": max(0, storage["food"] - tonight["mouths"]),
        "due": len(due),
        "unmet": len([card for card in due if not card["met"]]),
        "camp": len(view["camp"]),
        "warriors": len(view["warriors"]),
        "warrior_wounds": view["warrior_wounds"],
        "water": "water" in view["signs"],
        "tremors": "tremors" in view["signs"],
        "quiet_pack": "quiet_pack" in view["signs"],
    }


def quarry(view: Sight) -> dict[str, float]:
    """The beast that decides the game where it walks: when the painting is done, strength, a keen eye and a spear."""
    hunted = view["ending"] == "beast"
    seats = view["seats"]
    painted = hunted and view["paintings"] >= view["painting_goal"]
    strength = sum([seat["traits"]["strength"] for seat in seats])
    perception = sum([seat["traits"]["perception"] for seat in seats])
    ready = min(1.0, strength / BEAST_STRENGTH) + min(1.0, perception / BEAST_PERCEPTION)
    spear = bool(view["stock"].get("spear", 0))
    return {
        "enraged": "enraged" in view["signs"],
        "painted": painted,
        "hunters": ready + spear if hunted else 0.0,
        "hunt": painted and spear and ready >= 2.0,
        "tracks": view["decks"]["asides"] if hunted else 0,
    }


def belongings(view: Sight) -> list[InPlay]:
    """The cards that lie in communities."""
    return [card for seat in view["seats"] for card in seat["belongings"]]


def able(seat: SeatView) -> int:
    """What a community can do, all traits together."""
    return seat["traits"]["strength"] + seat["traits"]["perception"] + seat["traits"]["craft"]
