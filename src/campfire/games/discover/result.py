"""How a game ended, and that nothing was lost on the way."""

from __future__ import annotations

from collections import Counter

from campfire.games.discover.rules.fate import ending
from campfire.games.discover.state import WON, State
from campfire.kernel.contract import Result, Standing


def result(g: State) -> Result | None:
    """Everyone who got away wins, any number of them. [DI-034, DI-205, DI-297]"""
    if not g.over:
        return None
    winners = g.fate.count(WON)
    standings = [Standing(True, "got_away") if fate == WON else Standing(False, fate, 1 + winners) for fate in g.fate]
    return Result(ending(g), tuple(standings))


def census(g: State) -> dict[str, int]:
    """Count every card and every token that is limited, wherever it is. [DI-302]"""
    cards: Counter[str] = Counter()
    for pile in (*g.dealt, *g.picked, g.unused, *g.hands, g.blueprints, g.complexes, g.threats, g.nights, g.notices):
        cards.update(pile.cards)
    for held in (*g.items, *g.traits):
        cards.update(held)
    for lying in (g.exploration, g.crafts, g.changes, g.on_table, g.threat_discard, g.night_discard, g.removed):
        cards.update(lying)
    cards.update([one for one in g.character if one])
    cards.update(g.book.quests)
    cards.update(card.id for card in g.book.cards.values() if card.type in ("enemy", "support"))
    found = {f"card {card}": n for card, n in sorted(cards.items())}
    tokens: Counter[str] = Counter()
    for pile in (*g.finds, g.springs, g.lying):
        tokens.update(pile.cards)
    for held in (*g.find_discards, *g.tokens, *g.aboard.values()):
        tokens.update(held)
    monsters = Counter([*g.monsters.cards, *g.monster_pile.cards, *g.monster_discard, *g.specials])
    limited = {token: n for token, n in tokens.items() if g.book.tokens[token].back}
    return found | {f"token {name}": n for name, n in sorted([*limited.items(), *monsters.items()])}
