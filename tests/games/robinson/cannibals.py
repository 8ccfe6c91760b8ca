"""Tables on Cannibal Island."""

from __future__ import annotations

from campfire.games.robinson.rules.scenario import round_begins
from campfire.games.robinson.signs import Sign
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table


def cannibals(seats: int = 2, *characters: str) -> Table:
    """Cannibal Island with a village on A1 and plain tiles around."""
    return village(sheet("cannibal_island", seats, *characters), "A1", 2).tile("B2", 3)


def village(table: Table, space: str, tile: int, nth: int = 1) -> Table:
    """One of the first four totem tiles, found on this space."""
    return table.tile(space, tile).token(space, f"number{nth}").sign(Sign("village", (space,)))


def burned(table: Table, space: str) -> Table:
    """The village there has been burned."""
    return table.token(space, "totem_covered").sign(Sign("burned", (space,)))


def with_city(seats: int = 2) -> Table:
    """The city has been seen, and a way leads to it."""
    table = cannibals(seats).tile("A2", 1).tile("A3", 9)
    return table.now("night", 4).begin(round_begins())
