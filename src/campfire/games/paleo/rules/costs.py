"""Costs: what is paid for an action. [ledger chapter 10]"""

from __future__ import annotations

from campfire.games.paleo.cards import ITEMS, Action, Traits
from campfire.games.paleo.rules.requirements import NO_TRAITS, meets
from campfire.games.paleo.rules.wounds import suffer
from campfire.games.paleo.state import Party, State
from campfire.games.paleo.vocabulary import discard_from_deck, effects_of, empty_card, return_item, spend
from campfire.kernel.frame import Frame, Then, ask, step
from campfire.kernel.question import Ask, Option


def can_pay(g: State, by: Party, card: str, action: Action) -> bool:
    """Pay the whole cost, cards from the own deck alone, or do not act at all. [PA-108, PA-114, PA-117]"""
    if action.cards > len(g.decks[by[0]].cards):
        return False
    storage, cost = g.storage, action.resources
    if storage[0] < cost[0] or storage[1] < cost[1] or storage[2] < cost[2]:
        return False
    if action.items:
        for item, n in action.items:
            if sum([g.items[seat][item] for seat in by]) < n:
                return False
    return not action.emptied or is_full(g, card)


def is_full(g: State, card: str) -> bool:
    """Every space for tokens on a card is taken. [PA-224]"""
    return all(g.held[card][kind] >= n for kind, n in g.book.cards[card].holds)


def can_perform(g: State, by: Party, card: str, action: Action, rolled: Traits = NO_TRAITS) -> bool:
    """Meet all requirements and be able to pay all costs. [PA-097]"""
    return can_pay(g, by, card, action) and meets(g, by, action, rolled)


@step
def carry_out(g: State, by: Party, card: str, line: int) -> Then:
    """Pay, take the wounds of this one action together, then get the reward. [PA-097, PA-183]"""
    action = g.book.cards[card].actions[line]
    me = by[0]
    red = discard_from_deck(g, me, min(action.cards, len(g.decks[me].cards))) if action.cards else 0
    frames: list[Frame] = []
    for kind in range(3):
        if action.resources[kind]:
            spend(g, kind, min(action.resources[kind], g.storage[kind]))
    for item, n in action.items:
        owned = sum([g.items[seat][item] for seat in by])
        frames += [give_up(by, item)] * min(n, owned)
    if action.emptied:
        empty_card(g, card)
    if red + action.wounds:
        frames.append(suffer(by, red + action.wounds))
    frames += effects_of(by, action)
    return tuple(frames)


@step
def give_up(g: State, by: Party, item: int) -> Then:
    """Return an item token of one of those who take part. [PA-110]"""
    owners = [seat for seat in by if g.items[seat][item]]
    if len(owners) > 1:
        return (choose_payer(by, item),)
    if owners:
        return (hand_in(owners[0], item),)
    return None


@ask
def choose_payer(g: State, by: Party, item: int) -> Ask:
    """Whose token is it? [PA-110]"""
    owners = [seat for seat in by if g.items[seat][item]]
    name = ITEMS[item]
    return Ask(
        by,
        "choose_payer",
        [Option("hand_in", (seat, name), (hand_in(seat, item),)) for seat in owners],
        (name,),
    )


@step
def hand_in(g: State, seat: int, item: int) -> Then:
    """A token goes back. [PA-110]"""
    return_item(g, seat, item)
    g.tell("handed_in", seat, ITEMS[item])
    return None
