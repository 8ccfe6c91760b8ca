"""Costs: what is paid for an action. [ledger chapter 10]"""

from __future__ import annotations

from campfire.games.paleo.cards import ITEMS, RESOURCES, Action, Traits
from campfire.games.paleo.rules.requirements import NO_TRAITS, has_traits, has_what_is_asked
from campfire.games.paleo.rules.warriors import blows, wound_warrior
from campfire.games.paleo.rules.wounds import suffer
from campfire.games.paleo.sorts import (
    AMOUNT,
    OBJECT,
    SEAT,
    SPOT,
    THING,
    event,
    object_beside,
    object_returns,
    option,
    question,
    storage,
)
from campfire.games.paleo.state import Party, State
from campfire.games.paleo.vocabulary import discard_from_deck, effects_of, empty_card, return_item, source, spend
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, ask, step
from campfire.kernel.question import Ask

CHOOSE_PAYER = question("choose_payer", object=OBJECT, repeats=True)
HAND_IN = option("hand_in", seat=SEAT, object=OBJECT, things=object_beside)
HANDED_IN = event("handed_in", seat=SEAT, object=OBJECT, shows="travel", path=object_returns)
PAID = event(
    "paid",
    n=AMOUNT,
    thing=THING,
    goal=SPOT,
    shows="travel",
    path=lambda told: (storage(told[THING]), told[SPOT]),
)


def can_pay_tokens(g: State, by: Party, card: str, action: Action) -> bool:
    """Have the resources in the storage and the item tokens in the communities. [PA-109, PA-110]"""
    storage, cost = g.storage, action.resources
    if storage[0] < cost[0] or storage[1] < cost[1] or storage[2] < cost[2]:
        return False
    for item, n in action.items:
        if sum([g.items[seat][item] for seat in by]) < n:
            return False
    return not action.emptied or is_full(g, card)


def is_full(g: State, card: str) -> bool:
    """Every space for tokens on a card is taken. [PA-224]"""
    return all(g.held[card][kind] >= n for kind, n in g.book.cards[card].holds)


def can_perform(g: State, by: Party, card: str, action: Action, rolled: Traits = NO_TRAITS) -> bool:
    """Meet all requirements and pay all costs, cards from the own deck alone. [PA-097, PA-108, PA-114, PA-117]"""
    if action.cards and action.cards > len(g.decks[by[0]].cards):
        return False
    if action.costs_tokens and not can_pay_tokens(g, by, card, action):
        return False
    if action.looks_around and not has_what_is_asked(g, by, action):
        return False
    return has_traits(g, by, action, rolled)


def carry_out(g: State, by: Party, card: str, line: int) -> tuple[Frame, ...]:
    """Pay, take the wounds of this one action together, then get the reward. [PA-097, PA-183]

    Once the warriors are dead, what was meant for them belongs to the wounds of the action.
    """
    action = g.book.cards[card].actions[line]
    wounds, rewards = action.wounds, effects_of(by, action)
    if not g.warriors and (meant := blows(rewards)):
        wounds += meant
        rewards = tuple([frame for frame in rewards if frame[0] is not wound_warrior.rule])
    if action.cards:
        wounds += discard_from_deck(g, by[0], min(action.cards, len(g.decks[by[0]].cards)))
    frames: list[Frame] = pay_tokens(g, by, card, action) if action.costs_tokens else []
    if wounds:
        frames.append(suffer(by, wounds))
    return (*frames, *rewards)


def pay_tokens(g: State, by: Party, card: str, action: Action) -> list[Frame]:
    """Resources go back to the supply at once; for items it may be asked whose. [PA-109, PA-110, PA-133]

    A negative action takes none of a helper's items; at night the tribe acts as one.
    """
    owners = by[:1] if action.negative and action.kind == "action" else by
    for kind in range(3):
        paid = min(action.resources[kind], g.storage[kind])
        if paid:
            spend(g, kind, paid)
            g.tell(PAID, paid, RESOURCES[kind], source(g, by[0]))
    if action.emptied:
        empty_card(g, card)
    frames: list[Frame] = []
    for item, n in action.items:
        frames += [give_up(owners, item)] * min(n, sum([g.items[seat][item] for seat in owners]))
    return frames


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
        CHOOSE_PAYER,
        [Option(HAND_IN, (seat, name), (hand_in(seat, item),)) for seat in owners],
        (name,),
    )


@step
def hand_in(g: State, seat: int, item: int) -> Then:
    """A token goes back. [PA-110]"""
    return_item(g, seat, item)
    g.tell(HANDED_IN, seat, ITEMS[item])
    return None
