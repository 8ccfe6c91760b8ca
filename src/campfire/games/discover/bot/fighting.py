"""How a scout fights: every change to the dice by what it brings, and what it costs."""

from __future__ import annotations

from campfire.games.discover.bot.worth import KINDS, deed_worth
from campfire.games.discover.cards import Effects
from campfire.games.discover.rules import changes
from campfire.games.discover.rules.prospects import changed, lying, prospects
from campfire.games.discover.sorts import CARD, DIE, KIND, POWER, SUPPORT
from campfire.games.discover.state import MOST_DAMAGE, State
from campfire.games.discover.vocabulary import stock
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat


def wound(g: State, me: Seat) -> float:
    """What one physical damage costs: it hardly ever heals, and the fourth kills."""
    return 5.0 + 4.0 * len(g.dials[me]) + (40.0 if len(g.dials[me]) == MOST_DAMAGE else 0.0)


def prize(g: State, me: Seat) -> float:
    """What hitting is worth: the reward, and to be rid of the enemy."""
    if not g.foe:
        return 8.0 + 4.0 * len(g.dials[g.rival if me == g.fighter else g.fighter])
    foe = g.book.cards[g.foe]
    return (3.0 + deed_worth(g, me, foe.reward)) / (2.0 if foe.health - g.wounds.get(g.foe, 0) > 1 else 1.0)


def outlook(g: State, me: Seat, effects: Effects) -> float:
    """What a fight is worth after some effects."""
    hit, hurt = prospects(g, changed(lying(g), effects))
    if not g.foe and me == g.rival:
        hit, hurt = hurt, hit
    return (hit * prize(g, me) - hurt * wound(g, me)) / 100


def gain(g: State, me: Seat, effects: Effects) -> float:
    """How much better a fight looks after some effects."""
    return outlook(g, me, effects) - outlook(g, me, ())


def resource(g: State, me: Seat, option: Option) -> float:
    """A change that a resource pays; several together may be needed. [DI-248 to DI-251]"""
    kind = option[KIND]
    price = 0.5 * KINDS.get(kind, 1.0)
    if option.kind is changes.REROLL:
        return gain(g, me, (("reroll", option[DIE]),)) - price
    word, one = ("grey", 1) if option.kind is changes.BETTER else ("red", -1)
    gains = [gain(g, me, ((word, one * n),)) / n - price for n in range(1, stock(g, me, kind) + 1)]
    return max(gains)


def power(g: State, me: Seat, option: Option) -> float:
    """A power used in a fight."""
    effects = g.book.cards[option[CARD]].powers[option[POWER]].effects
    words = {word for word, *_ in effects}
    if "escape" in words:
        return -outlook(g, me, ()) - 1.0 if g.dice[0] else 1.5 * len(g.dials[me]) - 2.0
    if words & {"grey", "red", "reroll", "turn_over"} and g.dice[0]:
        return gain(g, me, effects) - 0.05
    return deed_worth(g, me, effects) + 0.5


def support(g: State, me: Seat, option: Option) -> float:
    """A card for somebody near: "Onslaught" as a rule, "Suppression" against the strong, by those who are well."""
    if len(g.dials[me]) >= 2:
        return -1.0
    if g.book.is_last_pass:
        return -0.5
    strong = bool(g.foe) and g.book.cards[g.foe].health - g.wounds.get(g.foe, 0) > 1
    weak = len(g.dials[g.fighter]) >= 2
    wish = "defence" if weak else "suppression" if strong else "onslaught"
    return 2.0 if option[SUPPORT] == wish else 1.0
