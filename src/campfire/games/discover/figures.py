"""A position of Discover in plain numbers, as a seat may know it: what a value is learned from."""

from __future__ import annotations

from campfire.games.discover.view import Sight

KINDS = ("water", "food")


def horizon(view: Sight) -> int:
    """The day: a playout may be judged when the next one begins."""
    return view["round"]


def figures(view: Sight) -> dict[str, float]:
    """What whoever looks has, and how far the story is."""
    me = view["survivors"][view["you"] or 0]
    quest = view["quest"]
    others = [one for one in view["survivors"] if one["seat"] != me["seat"]]
    return {
        "players": view["players"],
        "day": view["round"],
        "stamina": me["stamina"],
        "damage": len([dial for dial in me["dials"] if dial]),
        **{kind: me["stock"].get(kind, 0) for kind in KINDS},
        "stock": sum(me["stock"].values()),
        "items": len(me["items"]),
        "load": me["load"],
        "traits": len(me["traits"]),
        "hand": len(me["hand"]),
        "at_fire": me["at_fire"],
        "open_tiles": len([tile for tile in view["tiles"] if tile["open"]]),
        "explored": len(view["explored"]),
        "counters": quest["counters"] if quest else 0,
        "surveyed": len(quest["surveyed"]) if quest else 0,
        "read": len(view["read"]),
        "monsters": len(view["monsters"]),
        "nights": view["decks"]["nights"],
        "next_level": view["decks"]["next_level"],
        "others": len([one for one in others if not one["fate"]]),
        "others_stamina": sum([one["stamina"] for one in others]),
    }
