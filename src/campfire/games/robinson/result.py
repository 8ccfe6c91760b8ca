"""How a game ended, and that nothing was lost on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from campfire.games.robinson.state import State
from campfire.kernel.contract import Result, together


def result(g: State) -> Result | None:
    """All win together or lose together. [RC-001]"""
    return together(g.won, g.cause, g.players) if g.cause else None


def cards_in_play(g: State) -> Iterator[str]:
    """Every card, tile and discovery token, wherever it lies."""
    for pile in (g.events, *g.adventures.values(), g.mysteries, g.beasts, g.hunting, g.waiting, g.inventions):
        yield from pile.cards
    yield from g.discoveries.cards
    yield from (f"tile {number}" for number in g.tile_pile.cards)
    yield from (f"tile {number}" for number in g.tiles.values())
    rows = (g.mystery_discard, g.invention_discard, g.kept, g.kept_now, g.found, g.found_now, g.threats)
    for row in (*rows, g.board, g.personal, g.equipment, g.gone):
        yield from (card for card in row if card)
    built = [*[item for item in g.items if item not in g.fading], *[built.card for built in g.built if not built.space]]
    yield from (item for item in built if item not in g.scenario.inventions)
    for laid in (*g.aside.values(), *g.carried_found, *g.carried_kept):
        yield from (f"tile {card}" if card.isdigit() else card for card in laid)


def census(g: State) -> dict[str, int]:
    """Count every card and token in play."""
    return {f"card {card}": n for card, n in sorted(Counter(cards_in_play(g)).items())}
