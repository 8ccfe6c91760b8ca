"""A position in plain figures, as the seat that looks may know it: what decides whether this survivor gets away."""

from __future__ import annotations

from functools import cache

from campfire.games.discover.cards import DAMAGES, KINDS, WATER, Card, figures_of
from campfire.games.discover.library import last_pass, region
from campfire.games.discover.sight import Sight, SurvivorSeen, place_name
from campfire.games.discover.state import MOST_DAMAGE, WON

FAR = 12.0
"""As far away as anything can matter; also what is not on the map yet."""
NEAR = 2.0
"""A monster so many spaces away can be met today."""
MORE = (
    "alive",
    "away",
    "stamina",
    "hearts",
    "at_fire",
    *KINDS,
    "room",
    "items",
    "uses",
    "blueprints",
    "others_hearts",
    "others_weakest",
    "others_goods",
    "others_items",
    "stage",
    "counters",
    "surveyed",
    "flags",
    "parts",
    "parts_of_all",
    "quest_places",
    "to_monster",
    "hit",
)
"""Figures of which more is better, all else alike; of those that stand nowhere here it depends."""
LESS = (
    *DAMAGES,
    "threats",
    "stages_left",
    "counters_missing",
    "surveys_missing",
    "parts_missing",
    "to_quest",
    "tiles_closed",
    "to_water",
    "to_find",
    "to_fire",
    "monsters",
    "monsters_near",
    "fighting",
    "hurt",
)
"""Figures of which less is better."""


def figures(view: Sight) -> dict[str, float]:
    """The figures of a position, always the same ones in the same order."""
    me = view["survivors"][view["you"] or 0]
    parts = (body(view, me), pack(me), tribe(view, me), quest(view, me), land(view, me), danger(view, me))
    return {name: float(figure) for part in parts for name, figure in part.items()}


def horizon(view: Sight) -> int:
    """Grows with each new day."""
    return view["round"]


def settled(view: Sight) -> bool | None:
    """Survivors win or die one by one, and the others play on. [DI-297]"""
    fate = view["survivors"][view["you"] or 0]["fate"]
    return fate == WON if fate else None


def leanings() -> dict[str, int]:
    """Of which figures more is better (1) or less (-1), all else alike."""
    return {**dict.fromkeys(MORE, 1), **dict.fromkeys(LESS, -1)}


def body(view: Sight, me: SurvivorSeen) -> dict[str, float]:
    """The day, and how the survivor is."""
    return {
        "day": view["round"],
        "night": view["phase"] == "night",
        "alive": me["fate"] == "",
        "away": me["fate"] == WON,
        "stamina": me["stamina"],
        "hearts": MOST_DAMAGE - len(me["dials"]),
        **{kind: me["dials"].count(kind) for kind in DAMAGES},
        "at_fire": me["at_fire"],
        "threats": len(me["traits"]),
    }


def pack(me: SurvivorSeen) -> dict[str, float]:
    """What the survivor has."""
    return {
        **{kind: me["stock"].get(kind, 0) for kind in KINDS},
        "room": max(0, me["most_load"] - me["load"]),
        "items": len(me["items"]),
        "uses": sum([item["counters"] for item in me["items"]]),
        "blueprints": len(me["hand"]),
    }


def tribe(view: Sight, me: SurvivorSeen) -> dict[str, float]:
    """How the others are."""
    others = [one for one in view["survivors"] if one is not me]
    about = [one for one in others if not one["fate"]]
    return {
        "others": len(about),
        "others_away": sum([one["fate"] == WON for one in others]),
        "others_hearts": sum([MOST_DAMAGE - len(one["dials"]) for one in about]),
        "others_weakest": min([MOST_DAMAGE - len(one["dials"]) for one in about], default=MOST_DAMAGE),
        "others_goods": sum([sum(one["stock"].values()) for one in about]),
        "others_items": sum([len(one["items"]) for one in about]),
    }


def quest(view: Sight, me: SurvivorSeen) -> dict[str, float]:
    """How far the story has come, and how far away its next place is."""
    printed, now = quest_card(view), view["quest"]
    counters = now["counters"] if now else 0
    surveyed = len(now["surveyed"]) if now else 0
    parts = parts_of(view["region"], view["story"])
    found = {part for one in view["survivors"] if not one["fate"] for part in held(one, parts)}
    places = quest_places(view, printed)
    return {
        "stage": printed.stage,
        "stages_left": stages(view["region"], view["story"]) - printed.stage,
        "counters": counters,
        "counters_missing": max(0, wanted(printed, "progress", view["players"]) - counters),
        "surveyed": surveyed,
        "surveys_missing": max(0, wanted(printed, "surveyed", view["players"]) - surveyed),
        "flags": len(now["flags"]) if now else 0,
        "parts": len(held(me, parts)),
        "parts_of_all": len(found),
        "parts_missing": len(parts) - len(found),
        "quest_places": len(places),
        "to_quest": nearest(view, me, places),
    }


def land(view: Sight, me: SurvivorSeen) -> dict[str, float]:
    """What is known of the land, and the way to water, to finds and to a fire."""
    waters = [token["space"] for token in view["tokens"] if token["back"] == WATER]
    finds = [token["space"] for token in view["tokens"] if token["back"] != WATER]
    return {
        "tiles_closed": sum([not tile["open"] for tile in view["tiles"]]),
        "cards_read": len(view["read"]),
        "finds": len(finds),
        "to_water": nearest(view, me, waters),
        "to_find": nearest(view, me, finds),
        "to_fire": nearest(view, me, view["fires"]),
        "ashes_here": me["at"] in view["ashes"],
    }


def danger(view: Sight, me: SurvivorSeen) -> dict[str, float]:
    """Monsters, the fight, and the nights to come."""
    beasts = [monster["space"] for monster in view["monsters"]]
    fight = view["fight"]
    mine = fight is not None and me["seat"] in (fight["seat"], fight["rival"])
    return {
        "monsters": len(beasts),
        "monsters_near": sum([apart(view, me, space) <= NEAR for space in beasts]),
        "to_monster": nearest(view, me, beasts),
        "fighting": mine,
        "hit": fight["hit"] / 100 if fight and mine else 0.0,
        "hurt": fight["hurt"] / 100 if fight and mine else 0.0,
        "hard_night": view["decks"]["next_level"] == 2,
    }


def quest_card(view: Sight) -> Card:
    """The quest as printed; before the first lies there, a blank one."""
    named = view["quest"]["card"] if view["quest"] else ""
    return printed_quests(view["region"]).get(named) or Card("", "quest")


@cache
def printed_quests(name: str) -> dict[str, Card]:
    """The quests that may come up in a region."""
    return {card.id: card for card in (*region(name).quests, last_pass())}


@cache
def stages(name: str, story: str) -> int:
    """How many stages a story has."""
    return sum([card.story == story for card in printed_quests(name).values()])


@cache
def parts_of(name: str, story: str) -> tuple[str, ...]:
    """The items that a story is put together from."""
    return next((one.parts for one in region(name).stories if one.id == story), ())


def held(one: SurvivorSeen, parts: tuple[str, ...]) -> set[str]:
    """The parts of the story that somebody has; a copy of a card has a number behind its name."""
    return {part for part in parts for item in one["items"] if item["card"].startswith(part)}


def wanted(printed: Card, what: str, players: int) -> int:
    """The most of something that the quest asks for. [DI-296]"""
    return max([base + each * players for base, each in figures_of(printed.conditions, what)], default=0)


def quest_places(view: Sight, printed: Card) -> list[int]:
    """The open spaces where the quest can be furthered. [DI-097]"""
    names = {power.at for power in printed.powers}
    names |= {name for power in printed.powers for (name,) in figures_of(power.needs, "at")}
    done = {*view["quest"]["surveyed"], *view["quest"]["flags"]} if view["quest"] else set()
    return [
        space["space"]
        for tile in view["tiles"]
        for space in tile["spaces"]
        if place_name(space) in names - {""}
        or (space["mark"] == "target" and "point" in names and space["space"] not in done)
    ]


def nearest(view: Sight, me: SurvivorSeen, spaces: list[int]) -> float:
    """How far the nearest of some spaces is, as the crow flies."""
    return min([apart(view, me, space) for space in spaces], default=FAR)


def apart(view: Sight, me: SurvivorSeen, space: int) -> float:
    """How far a space is from the survivor, whatever lies between."""
    if me["at"] < 0:
        return FAR
    (q, r), (p, s) = where(view, me["at"]), where(view, space)
    return min(FAR, max(abs(q - p), abs(r - s), abs(q - p + r - s)))


def where(view: Sight, space: int) -> tuple[int, int]:
    """The coordinates of a space, from the corner of its tile."""
    place, at = divmod(space, 4)
    q, r = view["tiles"][place]["corner"]
    return q + at % 2, r + at // 2
