"""Goods, hearts and reputation: what is gained, lost and paid. [ledger chapters 6, 7 and 9.2]"""

from __future__ import annotations

from operator import ge
from typing import NamedTuple

from campfire.games.near_and_far.cards import (
    COIN,
    FIRST_TOKEN,
    GEM,
    GOODS,
    LEAST_REPUTATION,
    MOST_REPUTATION,
    Goods,
)
from campfire.games.near_and_far.sorts import AMOUNT, GOOD, SEAT, event, option, question, so_much
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.flags import claim_chiefs
from campfire.games.near_and_far.vocabulary.icons import has_ability
from campfire.kernel.declared import Option, Spoken
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.phrase import Said
from campfire.kernel.question import Ask


def which_way(g: object, spoken: Spoken) -> dict[str, Said]:
    """Whether a name has become better or worse, and by how much."""
    n = spoken[AMOUNT]
    return {"way": "up" if n > 0 else "down", "by": abs(n)}


GAINED = event(
    "gained",
    seat=SEAT,
    good=GOOD,
    n=AMOUNT,
    shows="travel",
    path=lambda told: ("supply", f"seat:{told[SEAT]}"),
    words=so_much,
)
PAID = event(
    "paid",
    seat=SEAT,
    good=GOOD,
    n=AMOUNT,
    shows="travel",
    path=lambda told: (f"seat:{told[SEAT]}", "supply"),
    words=so_much,
)
REPUTATION = event("reputation", seat=SEAT, n=AMOUNT, icon="reputation", words=which_way)

HOW_MANY_GEMS = question("how_many_gems", n=AMOUNT)
GEMS_FOR_COINS = option("gems_for_coins", n=AMOUNT, icon="gem")


class Spent(NamedTuple):
    """Hearts, and food in their place, that went after a roll."""

    heart: int = 0
    food: int = 0

    def and_one(self, good: str) -> Spent:
        """One more has gone."""
        return Spent(self.heart + (good == "heart"), self.food + (good == "food"))


NOTHING_SPENT = Spent()


PLACE = {good: place for place, good in enumerate(GOODS)}


def has(g: State, who: Seat, good: str) -> int:
    """How much of a good a player has; hearts too."""
    return g.hearts[who] if good == "heart" else g.goods[who][PLACE[good]]


def change(g: State, who: Seat, good: str, n: int) -> None:
    """Put so much more, or less, of a good before a player; flags may call a chief. [NF-185]"""
    if good == "heart":
        g.hearts[who] += n
        return
    g.goods[who][PLACE[good]] += n
    if PLACE[good] >= FIRST_TOKEN:
        claim_chiefs(g, who)


@step
def gain(g: State, who: Seat, good: str, n: int) -> Then:
    """Goods come from a supply that never runs out. [NF-018]"""
    if n > 0:
        change(g, who, good, n)
        g.tell(GAINED, who, good, n)
    return None


@step
def lose(g: State, who: Seat, good: str, n: int) -> Then:
    """So much is given back, as far as there is. [NF-255]"""
    lost = min(n, has(g, who, good))
    if lost > 0:
        change(g, who, good, -lost)
        g.tell(PAID, who, good, lost)
    return None


@step
def spend(g: State, who: Seat, good: str) -> Then:
    """One heart, or food in its place, goes after a roll; the log has them in one sum afterwards. [NF-096]"""
    change(g, who, good, -1)
    return None


def tell_spent(g: State, who: Seat, spent: Spent) -> None:
    """Tell what a roll has cost once nothing more is added to it."""
    for good, n in zip(spent._fields, spent, strict=True):
        if n:
            g.tell(PAID, who, good, n)


@step
def move_reputation(g: State, who: Seat, n: int) -> Then:
    """Reputation moves within its track; what goes beyond is lost. [NF-103]"""
    before = g.reputation[who]
    g.reputation[who] = max(LEAST_REPUTATION, min(MOST_REPUTATION, before + n))
    if g.reputation[who] != before:
        g.tell(REPUTATION, who, g.reputation[who] - before)
    return None


def can_pay(g: State, who: Seat, price: Goods) -> bool:
    """Whether a player has everything that a price names; gem trading lets gems stand in for coins. [NF-093, NF-300]"""
    owned = g.goods[who]
    if all(map(ge, owned, price)):
        return True
    if price[COIN] <= owned[COIN] or not has_ability(g, who, "gems_for_coins"):
        return False
    return all(map(ge, owned[GEM:], price[GEM:])) and price[COIN] <= owned[COIN] + owned[GEM] - price[GEM]


def price_of(good: str, n: int) -> Goods:
    """A price in one good."""
    return tuple([n if name == good else 0 for name in GOODS])  # type: ignore[return-value]  # seven goods


def paying(g: State, who: Seat, price: Goods) -> Frame:
    """Pay a price; with gem trading the payer says how many gems stand in for coins. [NF-093, NF-300]"""
    spare = g.goods[who][GEM] - price[GEM]
    if price[COIN] and spare > 0 and has_ability(g, who, "gems_for_coins"):
        return pay_in_gems(who, price)
    return pay(who, price, 0)


@ask
def pay_in_gems(g: State, who: Seat, price: Goods) -> Ask:
    """How many gems in place of coins? [NF-093]"""
    owned, coins = g.goods[who], price[COIN]
    least, most = max(0, coins - owned[COIN]), min(coins, owned[GEM] - price[GEM])
    options = [Option(GEMS_FOR_COINS, (n,), (pay(who, price, n),)) for n in range(least, most + 1)]
    return Ask((who,), HOW_MANY_GEMS, options, (coins,))


@step
def pay(g: State, who: Seat, price: Goods, gems: int) -> Then:
    """What is paid goes to the supply, so many gems in place of coins. [NF-093, NF-300]"""
    coins, own_gems, *others = price
    due = (coins - gems, own_gems + gems, *others)
    for good, n in zip(GOODS, due, strict=True):
        if n:
            change(g, who, good, -n)
            g.tell(PAID, who, good, n)
    return None
