"""Paying hearts; meditation lets food stand in for them. [ledger chapter 6]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import FOOD
from campfire.games.near_and_far.sorts import AMOUNT, HEARTS, option, question
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.goods import lose
from campfire.games.near_and_far.vocabulary.icons import has_ability
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, ask
from campfire.kernel.question import Ask

HEARTS_OR_FOOD = question("hearts_or_food", n=AMOUNT)
HEARTS_AND_FOOD = option("hearts_and_food", hearts=HEARTS, n=AMOUNT, icon="heart")


def hearts_to_spend(g: State, who: Seat) -> int:
    """Hearts, and with meditation food in their place. [NF-080, NF-099]"""
    return g.hearts[who] + (g.goods[who][FOOD] if has_ability(g, who, "food_for_hearts") else 0)


def paying_hearts(g: State, who: Seat, n: int) -> tuple[Frame, ...]:
    """Pay hearts; with meditation the payer says how many are food. [NF-080, NF-095]"""
    if n == 0:
        return ()
    if has_ability(g, who, "food_for_hearts") and g.goods[who][FOOD]:
        return (hearts_or_food(who, n),)
    return (lose(who, "heart", n),)


@ask
def hearts_or_food(g: State, who: Seat, n: int) -> Ask:
    """How many hearts, and how many food in their place? [NF-080]"""
    least, most = max(0, n - g.hearts[who]), min(n, g.goods[who][FOOD])
    options = [
        Option(HEARTS_AND_FOOD, (n - food, food), (lose(who, "heart", n - food), lose(who, "food", food)))
        for food in range(least, most + 1)
    ]
    return Ask((who,), HEARTS_OR_FOOD, options, (n,))
