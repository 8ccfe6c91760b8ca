"""Characters at the test table, and the abilities that they are offered."""

from __future__ import annotations

from tests.games.robinson.table import Table, robinson


def lone(character: str, determination: int = 9) -> Table:
    """One character with determination, food, a wound, and something in every deck."""
    table = robinson(1, character).determined(0, determination).have(food=1).wounded(0, 2)
    return table.inventions("bow", "raft", "moat", "wall", "sling", "pit").hunting("fox", "bear")


def offered(table: Table, seat: int = 0) -> set[str]:
    """The abilities that a seat is offered."""
    return {str(option.args[0]) for option in table.options(seat) if option.key == "ability"}
