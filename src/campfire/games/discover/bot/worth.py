"""What things are worth to a survivor."""

from __future__ import annotations

from campfire.games.discover.cards import Effects
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import stock
from campfire.kernel.frame import Seat

KINDS = {
    "food": 3.0,
    "clean_water": 3.0,
    "dirty_water": 1.5,
    "meat": 2.5,
    "medicine": 2.0,
    "wood": 1.5,
    "stone": 1.2,
    "poison": 1.0,
    "scrap": 1.2,
}
WORDS = {
    "stamina": 0.8,
    "tire": -0.8,
    "threat": -2.0,
    "monsters": -1.0,
    "summon": -3.0,
    "lose_any": -1.5,
    "gain_choice": 3.0,
    "blueprint": 2.0,
    "scout": 2.0,
    "scout_any": 2.0,
    "move": 0.5,
    "fire_here": 1.0,
    "escape": 2.0,
    "grey": 1.0,
    "strike": 2.0,
    "drift": -1.0,
    "fight_any": -3.0,
}
SAME = 3
"""More of a kind than this is hardly wanted."""


def stock_worth(g: State, me: Seat, kind: str) -> float:
    """One resource: less, the more of it there is; the last one of a kind most."""
    have = stock(g, me, kind)
    return KINDS.get(kind, 1.0) * (1.8 if have <= 1 else 1.0 if have < SAME else 0.3)


def ware_worth(g: State, me: Seat, ware: str) -> float:
    """A token, an item or a blueprint."""
    if ware in g.book.tokens:
        token = g.book.tokens[ware]
        return stock_worth(g, me, token.kind) * token.amount
    return 5.0 if g.book.cards[ware].type == "item" else 2.0


def deed_worth(g: State, me: Seat, effects: Effects) -> float:
    """What effects bring, all in all."""
    return sum(effect_worth(g, me, *effect) for effect in effects)


def effect_worth(g: State, me: Seat, word: str, *figures: object) -> float:
    """What one effect brings."""
    if word in ("gain", "lose"):
        kind, n = figures
        value = stock_worth(g, me, str(kind)) * int(str(n))
        return value if word == "gain" else -value
    if word == "damage":
        return -4.0 - 3.0 * len(g.dials[me])
    if word == "heal":
        return 4.0 if figures[0] in (*g.dials[me], "any") and g.dials[me] else 0.0
    if word == "once":
        return deed_worth(g, me, figures[0])  # type: ignore[arg-type]  # effects, as the vocabulary says
    if word == "roll":
        n, low, high = figures
        share = int(str(n)) / 12
        better, worse = deed_worth(g, me, low), deed_worth(g, me, high)  # type: ignore[arg-type]  # effects, both
        return share * better + (1 - share) * worse
    first = figures[0] if figures else 1
    times = first if isinstance(first, int) else 1
    return WORDS.get(word, 0.2) * times
