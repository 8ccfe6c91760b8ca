"""Paying hearts, and other prices; talents let food stand in for hearts and gems for coins. [ledger chapters 5.3, 6]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import FOOD
from campfire.games.near_and_far.sorts import AMOUNT, HEARTS, option, question
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.goods import can_pay, lose, paying, price_of
from campfire.games.near_and_far.vocabulary.icons import ability, animals, has_ability
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, ask
from campfire.kernel.question import Ask

HEARTS_OR_FOOD = question("hearts_or_food", n=AMOUNT)
HEARTS_AND_FOOD = option("hearts_and_food", hearts=HEARTS, n=AMOUNT, icon="heart")


def food_for_hearts(g: State, who: Seat) -> int:
    """Food that may be spent in place of hearts. [NF-080]"""
    food = g.goods[who][FOOD]
    return food if food and has_ability(g, who, "food_for_hearts") else 0


def hearts_to_spend(g: State, who: Seat) -> int:
    """Hearts, and with meditation food in their place. [NF-080, NF-099]"""
    return g.hearts[who] + food_for_hearts(g, who)


def hearts_in_reach(g: State, who: Seat) -> int:
    """Hearts to spend, with those that breeders get for their animals at any moment of their turn. [NF-089]"""
    return hearts_to_spend(g, who) + animals(g, who) * ability(g, who, "animals_for_hearts")


def paying_hearts(g: State, who: Seat, n: int) -> tuple[Frame, ...]:
    """Pay hearts; with meditation the payer says how many are food. [NF-080, NF-095]"""
    if n == 0:
        return ()
    return (hearts_or_food(who, n),) if food_for_hearts(g, who) else (lose(who, "heart", n),)


@ask
def hearts_or_food(g: State, who: Seat, n: int) -> Ask:
    """How many hearts, and how many food in their place? [NF-080]"""
    least, most = max(0, n - g.hearts[who]), min(n, g.goods[who][FOOD])
    options = [
        Option(HEARTS_AND_FOOD, (n - food, food), (lose(who, "heart", n - food), lose(who, "food", food)))
        for food in range(least, most + 1)
    ]
    return Ask((who,), HEARTS_OR_FOOD, options, (n,))


def to_add(g: State, who: Seat) -> list[str]:
    """What can go to raise a roll by one: a heart, or with meditation food in its place. [NF-080, NF-096]"""
    return [*(["heart"] if g.hearts[who] else []), *(["food"] if food_for_hearts(g, who) else [])]


def affords(g: State, who: Seat, good: str, n: int) -> bool:
    """Whether a player can pay so much of a good, or of hearts. [NF-080, NF-093, NF-243]"""
    return hearts_to_spend(g, who) >= n if good == "heart" else can_pay(g, who, price_of(good, n))


def charging(g: State, who: Seat, good: str, n: int) -> tuple[Frame, ...]:
    """Pay so much of a good, or of hearts. [NF-080, NF-093, NF-243]"""
    return paying_hearts(g, who, n) if good == "heart" else (paying(g, who, price_of(good, n)),)
