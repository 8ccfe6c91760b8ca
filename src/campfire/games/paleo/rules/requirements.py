"""Requirements: what must be met but is not used up. [ledger chapter 9]"""

from __future__ import annotations

from campfire.games.paleo.cards import ITEM_TRAITS, ITEMS, WARRIOR, Action, Traits
from campfire.games.paleo.state import Party, State

NO_TRAITS: Traits = (0, 0, 0)


def points(g: State, by: Party, trait: int) -> int:
    """Sum a trait over the people and tokens of all who take part. [PA-103, PA-119]"""
    if len(by) == 1:
        return g.traits[by[0]][trait] + g.lent[trait]
    return sum([g.traits[seat][trait] for seat in by])


def has_traits(g: State, by: Party, action: Action, rolled: Traits = NO_TRAITS) -> bool:
    """Each trait asked must be reached, without the tokens that are paid. [PA-103, PA-104, PA-111, PA-138]"""
    asked = action.asked
    if rolled is not NO_TRAITS:
        asked = tuple([(trait, action.needs[trait] + rolled[trait]) for trait in range(3)])
    for trait, need in asked:
        have = points(g, by, trait)
        if have < need or (action.items and have - paid_points(action, trait) < need):
            return False
    return True


def paid_points(action: Action, trait: int) -> int:
    """Points of the tokens that this action asks as payment. [PA-111]"""
    return sum(ITEM_TRAITS[item][1] * n for item, n in action.items if ITEM_TRAITS.get(item, (-1, 0))[0] == trait)


def owns(g: State, by: Party, thing: str) -> bool:
    """One of those who take part owns the named token or card. [PA-106]"""
    if thing in ITEMS:
        item = ITEMS.index(thing)
        return any(g.items[seat][item] for seat in by)
    if thing == WARRIOR:
        return bool(g.warriors)
    return (
        any(thing in g.people[seat] or thing in g.belongings[seat] for seat in by)
        or thing in g.camp
        or thing in g.workshop
    )


def has_what_is_asked(g: State, by: Party, action: Action) -> bool:
    """Own the named things, have the named cards in the Graveyard, and the sign given. [PA-106, PA-107]"""
    if not has_sign(g, action):
        return False
    return not (
        (action.has and not all([owns(g, by, thing) for thing in action.has]))
        or (action.gone and not all([card in g.graveyard for card in action.gone]))
    )


def has_sign(g: State, action: Action) -> bool:
    """The sign that an action looks at has come to pass, or has not where it must not have."""
    return (not action.wants or action.wants in g.signs) and action.shuns not in g.signs
