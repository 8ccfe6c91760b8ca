"""Resources: gained, demanded, discarded. [ledger chapter 3]"""

from __future__ import annotations

from campfire.games.robinson.cards import FOOD, FUR, GROUP, PRESERVES, RESOURCES, WOOD
from campfire.games.robinson.sorts import BY, RESOURCE, SPOT, N, event, from_store, option, question, so_much
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.moments import actor, tell_here
from campfire.games.robinson.vocabulary.survivors import concerned, hurt
from campfire.kernel.declared import Option
from campfire.kernel.frame import Then, ask, step
from campfire.kernel.question import Ask

GAINED = event("gained", by=BY, n=N, resource=RESOURCE, goal=SPOT, origin=SPOT, shows="travel", words=so_much)
DISCARDED = event("discarded", n=N, resource=RESOURCE, goal=SPOT, shows="travel", words=so_much, path=from_store)
GIVE_FOOD = option("give_food", resource=RESOURCE, words=so_much)
CHOOSE_FOOD = question("choose_food", n=N, repeats=True)


def gain(g: State, kind: int, n: int) -> None:
    """Gains go to Future in the Action phase, else to Available. [RC-053, RC-054]"""
    if n > 0:
        (g.future if g.phase == "action" else g.available)[kind] += n
        tell_gain(g, kind, n, "future" if g.phase == "action" else "store")


def tell_gain(g: State, kind: int, n: int, where: str) -> None:
    """Tell who has gained what, where it comes from and where it goes: Future or the store."""
    if g.log is not None:
        tell_here(g, GAINED, actor(g), n, RESOURCES[kind], f"{where}:{RESOURCES[kind]}")


def discard(g: State, kind: int, n: int) -> int:
    """Discard from Available as far as it goes; return what is missing. [RC-066, RC-068]"""
    paid = min(n, g.available[kind])
    g.available[kind] -= paid
    if paid:
        tell_here(g, DISCARDED, paid, RESOURCES[kind])
    return n - paid


def unmet(g: State, me: Who, missing: int) -> None:
    """One wound for everything that is missing, for whoever is concerned. [RC-060, RC-061, RC-063]"""
    for who in concerned(g, me):
        hurt(g, who, missing)


@word
def gain_wood(g: State, me: Who, here: str, n: int) -> Then:
    """Gain wood. [RC-054]"""
    gain(g, WOOD, n)
    return None


@word
def gain_food(g: State, me: Who, here: str, n: int) -> Then:
    """Gain food. [RC-054]"""
    gain(g, FOOD, n)
    return None


@word
def gain_preserves(g: State, me: Who, here: str, n: int) -> Then:
    """Gain food that does not spoil. [RC-431]"""
    gain(g, PRESERVES, n)
    return None


@word
def gain_fur(g: State, me: Who, here: str, n: int) -> Then:
    """Gain fur. [RC-054]"""
    gain(g, FUR, n)
    return None


@word
def lose_wood(g: State, me: Who, here: str, n: int) -> Then:
    """A demand for wood. [RC-060]"""
    unmet(g, me, discard(g, WOOD, n))
    return None


@word
def lose_wood_if_possible(g: State, me: Who, here: str, n: int) -> Then:
    """Discard wood, if possible. [RC-070]"""
    discard(g, WOOD, n)
    return None


@step
def demand_food(g: State, me: Who, n: int) -> Then:
    """Discard food of either sort; the group chooses where both are there. [RC-060, O-55]"""
    if n <= 0:
        return None
    if g.available[FOOD] and g.available[PRESERVES]:
        return (choose_food(me, n),)
    kind = FOOD if g.available[FOOD] else PRESERVES
    unmet(g, me, discard(g, kind, n))
    return None


@ask
def choose_food(g: State, me: Who, n: int) -> Ask:
    """Which sort of food is discarded? [O-55]"""
    options = [
        Option(GIVE_FOOD, (RESOURCES[kind],), (give_food(kind), demand_food(me, n - 1))) for kind in (FOOD, PRESERVES)
    ]
    return Ask(g.seats, CHOOSE_FOOD, options, (n,))


@step
def give_food(g: State, kind: int) -> Then:
    """One food is discarded. [RC-060]"""
    discard(g, kind, 1)
    return None


@word
def lose_food(g: State, me: Who, here: str, n: int) -> Then:
    """A demand for food. [RC-060]"""
    return (demand_food(me, n),)


@word
def lose_food_if_possible(g: State, me: Who, here: str, n: int) -> Then:
    """Discard food, if possible. [RC-070]"""
    have = g.available[FOOD] + g.available[PRESERVES]
    return (demand_food(GROUP, min(n, have)),)


@word
def lose_everything(g: State, me: Who, here: str) -> Then:
    """All available resources are discarded."""
    for kind in range(4):
        discard(g, kind, g.available[kind])
    return None
