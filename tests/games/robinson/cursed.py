"""Tables on the Cursed Island."""

from __future__ import annotations

from campfire.games.robinson.cards import SPACES
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table

TILES = (("A1", 1), ("B2", 3), ("C1", 9), ("A2", 5))


def cursed(seats: int = 2, *characters: str) -> Table:
    """The Cursed Island with five tiles."""
    table = sheet("cursed_island", seats, *characters)
    for space, tile in TILES:
        table.tile(space, tile)
    return table


def fog(table: Table) -> list[str]:
    """Where fog lies."""
    return [space for space in SPACES if "fog" in table.tokens(space)]
