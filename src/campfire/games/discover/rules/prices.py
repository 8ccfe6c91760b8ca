"""What a deed of a turn costs, brings and risks, told before it is done. [ledger chapter 8]"""

from __future__ import annotations

from collections.abc import Iterator

from campfire.games.discover.rules.land import mark
from campfire.games.discover.rules.standing import at_fire, has
from campfire.games.discover.sorts import COST, PLAN, SPACE, say_ground, wind_to
from campfire.games.discover.state import State
from campfire.games.discover.text import ability, listed, token_phrase
from campfire.games.discover.vocabulary import lying_on, monsters_on, stock, tire, water
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Seat, Then, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.pile import EVERYBODY


@step
def pay_stamina(g: State, me: Seat, n: int) -> Then:
    """An action is paid. [DI-078]"""
    tire(g, me, n)
    return None


def price(option: Option) -> Phrase | None:
    """The stamina that an option takes, as it will be taken; None where it is free. [DI-078]"""
    paid = [args[1] for rule, args in option.then if rule is pay_stamina.rule and args[1]]
    return Phrase("price-stamina", {"n": paid[0]}) if paid else None


def costing(g: State, option: Option) -> Detail:
    """A deed of which nothing more is known than its price."""
    return Detail(costs=price(option))


def of_move(g: State, option: Option) -> Detail:
    """A step by its direction, its ground and its price; what lies and what lurks there. [DI-119, DI-120, DI-123]"""
    space = option[SPACE]
    return Detail(
        main=way_to(g, space, g.at[g.turn]),
        costs=Phrase("price-stamina", {"n": option[COST]}),
        risks=Phrase("there-monster") if monsters_on(g, space) else None,
    )


def way_to(g: State, space: int, start: int) -> Phrase:
    """A space by the direction in which it lies, and by what is seen there."""
    there = listed([say_ground(g, space), *seen_on(g, space)]) or ""
    return Phrase("move-to", {"wind": wind_to(g, space, start), "space": there})


def out_of_fight(g: State, option: Option) -> Detail:
    """A space beside a fight as a step is told: the map lies under the fight. [DI-269, DI-274]"""
    if not g.foe or option[SPACE] not in g.book.atlas.near[g.at[g.fighter]]:
        return Detail()
    return Detail(main=way_to(g, option[SPACE], g.at[g.fighter]))


def seen_on(g: State, space: int) -> Iterator[Phrase]:
    """What everybody sees lie, stand and burn on a space. [DI-104, DI-107]"""
    for place in lying_on(g, space):
        token = g.lying.cards[place]
        is_open = g.lying.known[place] == EVERYBODY
        yield token_phrase(g.book, token) if is_open else Phrase(f"symbol-{g.book.tokens[token].back}")
    if mark(g, space) == "target":
        yield Phrase("place-point")
    if space in g.fires:
        yield Phrase("there-fire")


def of_crafting(g: State, option: Option) -> Detail:
    """What the item can do that a blueprint makes. [DI-135]"""
    return Detail(costs=price(option), brings=ability(g.book.cards[option[PLAN]]))


def of_ending(g: State, option: Option) -> Detail:
    """What is missing tonight. [DI-075, DI-215]"""
    me = g.turn
    lacks = {
        "food": not stock(g, me, "food"),
        "water": not water(g, me),
        "fire": not at_fire(g, me) and not has(g, me, "as_fire"),
    }
    missing = listed([Phrase(f"lack-{name}") for name, is_missing in lacks.items() if is_missing])
    return Detail(risks=Phrase("risks-night", {"missing": missing}) if missing else None)
