"""Tables with cards on the Event deck."""

from __future__ import annotations

from tests.games.robinson.table import Table, island, robinson

QUIET = island(id="quiet")


def table_of(seats: int = 2, *cards: str) -> Table:
    """A table in the second round with these cards on the Event deck, the top one first."""
    return robinson(seats, scenario=QUIET).now("event", 2).events(*cards)
