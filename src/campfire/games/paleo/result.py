"""How a game ended, and that nothing was lost on the way."""

from __future__ import annotations

from collections import Counter

from campfire.games.paleo.cards import FIRST_ITEM, ITEMS, RESOURCES
from campfire.games.paleo.state import State
from campfire.kernel.contract import Result, together


def result(g: State) -> Result | None:
    """All win together or lose together. [PA-020]"""
    return together(g.won, g.cause, g.players) if g.cause else None


def census(g: State) -> dict[str, int]:
    """Count every card and every token, wherever it is."""
    cards: Counter[str] = Counter()
    piles = [*g.decks, *g.front, g.closed, g.opened, g.people_deck, g.dreams, g.inventions, g.asides]
    for pile in piles:
        cards.update(pile.cards)
    for lying in (*g.people, *g.belongings, g.workshop, g.camp, g.graveyard, g.stories, g.warriors):
        cards.update(lying)
    found = {f"card {card}": n for card, n in sorted(cards.items())}
    for kind, resource in enumerate(RESOURCES):
        held = sum(tokens[kind] for tokens in g.held.values())
        found[resource] = g.supply[kind] + g.storage[kind] + held
    for item, name in enumerate(ITEMS):
        held = sum(tokens[FIRST_ITEM + item] for tokens in g.held.values())
        owned = sum(items[item] for items in g.items)
        found[name] = g.item_supply[item] + g.compartments[item] + owned + held
    return found
