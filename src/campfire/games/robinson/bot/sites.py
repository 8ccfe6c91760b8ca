"""Places of the island: what sources, tiles and sites for the camp are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campfire.games.robinson.cards import NEIGHBOURS
from campfire.games.robinson.sight import Source

if TYPE_CHECKING:
    from campfire.games.robinson.bot.worth import Judge

SOURCE = 1.15
"""What a source of the camp brings in every round."""

NEAR = 0.17
"""What a source beside the camp is worth in every round."""

NIGHT, WAITING = 0.7, 2.0
"""What a natural Shelter saves each character in a night; so many nights pass before another Shelter stands."""

LUMBER = 1.2
"""What a source of wood is worth beside one of food."""

LATER_SITE = 0.05
"""How much it counts now that the camp may come to a place that is still out of reach."""

SHELTER, CARPENTRY = 1.3, 2.0
"""What each wood of a Shelter is worth that need not be built, and the work."""


def source_worth(judge: Judge, space: str, source: Source) -> float:
    """What a source is worth where it is."""
    reading, n = judge.reading, source["gives"]
    if space == reading.camp:
        return 3.0 * n
    far = reading.far.get(space, 9)
    others = reading.in_reach(source["resource"])
    return n * (1.0 if others > 1 else 1.6) / max(1, far) if far < 9 else 0.1


def tile_at(judge: Judge, space: str) -> float:
    """What an explored tile is worth where it is."""
    reading = judge.reading
    worth = sum([source_worth(judge, space, source) for source in reading.sources(space)])
    tile = reading.spaces[space]["tile"]
    if tile:
        alone = not any(
            [
                name != space and other["tile"] and other["open"] and other["tile"]["terrain"] == tile["terrain"]
                for name, other in reading.spaces.items()
            ]
        )
        worth += 0.8 * alone
    return worth


def camp_site(judge: Judge, space: str) -> float:
    """What it is worth to have the camp on a space until the end."""
    reading = judge.reading
    rounds, frontier = min(reading.after, 5), 0
    worth = sum([SOURCE * source_weight(judge, source) for source in reading.sources(space)])
    for other in NEIGHBOURS[space]:
        if other in reading.spaces:
            worth += NEAR * sum([source_weight(judge, source) for source in reading.sources(other)])
            frontier += reading.spaces[other]["open"] and not reading.spaces[other]["tile"]
    tile = reading.spaces[space]["tile"]
    natural = bool(tile and tile["shelter"] and not reading.view["levels"]["shelter"])
    return worth * rounds + natural * natural_shelter(judge) + judge.aims.site(space) + judge.aims.frontier * frontier


def hidden_terrain(judge: Judge, space: str) -> float:
    """What it is worth to see the terrain of a tile again."""
    tile = judge.reading.spaces[space]["tile"]
    return judge.terrain_worth.get(tile["terrain"], 0.0) if tile else 0.0


def source_weight(judge: Judge, source: Source) -> float:
    """How much a source counts beside others."""
    return 1.0 if source["resource"] == "food" else LUMBER * judge.aims.timber


def natural_shelter(judge: Judge) -> float:
    """What a natural Shelter is worth to a camp without one: its nights, or what a Shelter of one's own takes."""
    reading = judge.reading
    night = NIGHT * reading.mouths
    built = SHELTER * reading.view["costs"]["wood"] + CARPENTRY + WAITING * night
    return min(night * (reading.after + 1), built)


def fog_place(judge: Judge, space: str) -> float:
    """How much fog or ash hinders on a place."""
    reading = judge.reading
    one = reading.spaces[space]
    if not one["open"]:
        return 0.0
    if space not in reading.far:
        return LATER_SITE * judge.aims.site(space)
    if space == reading.camp:
        return 6.0
    if one["tile"]:
        done = "cross" in reading.tokens(space)
        return (0.5 if done else 2.0) + 0.8 * len(reading.sources(space)) / reading.far[space]
    return 1.5 / reading.far[space]
