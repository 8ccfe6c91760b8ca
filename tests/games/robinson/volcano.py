"""Tables on Volcanic Island."""

from __future__ import annotations

from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table


def volcano(seats: int = 2) -> Table:
    """The Volcanic Island with a totem tile beside the camp."""
    return sheet("volcanic_island", seats).tile("A3", 2)


def site_table(*mysteries: str, explored: int = 0) -> Table:
    """Special places at A3 and C3; each card of our own is called by its kind."""
    table = volcano(3).tile("C3", 7)
    table.g.track["places"] = explored
    for name in dict.fromkeys(mysteries):
        kind = name.rstrip("0123456789")
        effect = '[["gain_wood", 1]]' if kind == "treasure" else '[["wounds", 1]]'
        table.print("mysteries", name, f'kind = "{kind}"\neffects = {effect}')
    return table.mysteries(*mysteries)


def explore_place(table: Table) -> Table:
    """The first player explores the special place of A3 for sure."""
    table.plan("explore", "site:A3", "0", "0", "1", "1").act()
    while table.question == "mystery":
        table.choose("meet")
    return table
