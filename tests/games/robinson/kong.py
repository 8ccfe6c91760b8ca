"""Tables on King Kong's island."""

from __future__ import annotations

from campfire.games.robinson.effects.scenarios.king_kong import DEAD, TAKEN
from campfire.games.robinson.rules.scenario import totem
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table

CREW = ("lights", "cameraman", "sound", "screenwriter", "make_up", "actress", "double", "actor", "director")
PALISADE, FOOD, FIGHT = 2, 4, 5
"""Faces of the hungry animals die."""


def kong(seats: int = 2) -> Table:
    """King Kong's island with a lair beside the camp."""
    return sheet("king_kong", seats).tile("A1", 2).token("A1", "number1")


def trapped(seats: int = 2) -> Table:
    """Three Traps stand."""
    table = kong(seats).tile("A2", 5).tile("B2", 6)
    for space in ("A1", "A2", "B2"):
        table.token(space, "trap")
    return table


def lost(table: Table, *members: str) -> Table:
    """These members of the crew are dead, the actress taken."""
    for member in members:
        table.g.track[member] = TAKEN if member == "actress" else DEAD
    return table


def cage(table: Table) -> Table:
    """The fourth totem tile is found beside the camp."""
    table.g.track["totems"] = 3
    return table.tile("B2", 6).begin(totem(0, "B2"))


def lives(table: Table) -> dict[str, int]:
    """The state of the crew."""
    return {member: table.g.track[member] for member in CREW}
