"""The map of Near and Far in letters: spaces where they lie on the land, paths of dots, signs half way. [NF-208]"""

from __future__ import annotations

from typing import TypeAlias

from rich.text import Text

from campfire.games.near_and_far.sight import LandSight, PathSight, SpaceSight
from campfire.picture import SEAT_COLOURS, SEAT_SIGNS

WIDE, HIGH = 76, 19
"""Letters and lines of the chart."""
LAND_WIDE, LAND_TOP, LAND_LOW = 1000, 60, 600
"""The part of the land on which spaces lie."""
SIGNS = {"threat": ("!", "bold red"), "treasure": ("+", "bold cyan")}
STYLES = {"coin": "yellow", "gem": "cyan", "": "bold"}
TOWN, QUEST, WATER = "⌂", "?", "~"

Spot: TypeAlias = tuple[int, int]
"""Line and column."""
Chart: TypeAlias = dict[Spot, tuple[str, str]]
"""A letter and its style, by its spot."""


def chart(land: LandSight) -> list[Text]:
    """The map, line by line."""
    spots = {space["space"]: spot_of(space) for space in land["spaces"]}
    drawn: Chart = {}
    for path in land["paths"]:
        drawn |= dots(spots, path)
    for path in land["paths"]:
        drawn |= sign(spots, path)
    for space in land["spaces"]:
        drawn |= label(space, spots[space["space"]])
    return [written(drawn, line) for line in range(HIGH)]


def spot_of(space: SpaceSight) -> Spot:
    """Where a space lies on the chart."""
    line = round((space["y"] - LAND_TOP) / (LAND_LOW - LAND_TOP) * (HIGH - 1))
    return max(0, min(HIGH - 1, line)), round(space["x"] / LAND_WIDE * (WIDE - 1))


def dots(spots: dict[str, Spot], path: PathSight) -> Chart:
    """A path, dotted."""
    (y, x), (v, u) = [spots[end] for end in path["ends"]]
    steps = max(abs(y - v), abs(x - u) // 2, 1)
    part = [step / steps for step in range(1, steps)]
    return {(round(y + (v - y) * t), round(x + (u - x) * t)): ("·", "dim") for t in part}


def sign(spots: dict[str, Spot], path: PathSight) -> Chart:
    """The threat or treasure half way along a path, while it counts. [NF-208, NF-228]"""
    if not path["active"]:
        return {}
    (y, x), (v, u) = [spots[end] for end in path["ends"]]
    return {(round((y + v) / 2), round((x + u) / 2)): SIGNS[path["symbol"]]}


def label(space: SpaceSight, spot: Spot) -> Chart:
    """A space: its letter and number in the colour of what it shows, then quest, water, camp and who stands there."""
    line, column = spot
    name = TOWN if space["town"] else space["space"].upper()
    letters = [(letter, STYLES.get(space["shows"], "green")) for letter in name]
    letters += [(QUEST, "bold magenta")] if space["quest"] else []
    letters += [(WATER, "green")] if space["water"] else []
    letters += [("^", SEAT_COLOURS[space["camp"]])] if space["camp"] is not None else []
    letters += [(SEAT_SIGNS[who], SEAT_COLOURS[who]) for who in space["figures"]]
    start = max(0, min(column - len(name) // 2, WIDE - len(letters)))
    return {(line, start + at): letter for at, letter in enumerate(letters)}


def written(drawn: Chart, line: int) -> Text:
    """One line of the chart."""
    text = Text()
    for column in range(WIDE):
        text.append(*drawn.get((line, column), (" ", "")))
    text.rstrip()
    return text
