"""Crafting and the Workshop. [ledger chapter 15]"""

from __future__ import annotations

from campfire.games.paleo.cards import ITEMS, STARTING_RECIPES, Action
from campfire.games.paleo.rules.costs import can_perform, pay_tokens
from campfire.games.paleo.rules.reasons import reasons
from campfire.games.paleo.sorts import (
    AMOUNT,
    CARD,
    INVENTIONS,
    SEAT,
    THING,
    WORKSHOP,
    card_to_graveyard,
    compartment,
    event,
    item_beside,
    option,
    question,
)
from campfire.games.paleo.state import WORKSHOP_SLOTS, Party, State
from campfire.games.paleo.text import costs, idle_when, listed, needs, word
from campfire.games.paleo.vocabulary import craft_item, fill_compartment
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Ask, Blocked


def recipe_detail(g: State, option: Option) -> Detail:
    """What an item asks and costs. [PA-151]"""
    recipe = recipe_of(g, ITEMS.index(option[THING]))
    return Detail(asks=listed(needs(g.book, recipe)), costs=listed(costs(recipe)))


def makes_room(g: State, option: Option) -> Detail:
    """Which item can be crafted no more, and how many tokens go with it. [PA-155]"""
    item = g.book.cards[option[CARD]].item
    return Detail(risks=Phrase("detail-pushed_out", {"thing": THING.say(g, ITEMS[item]), "n": g.compartments[item]}))


CHOOSE_ITEM = question("choose_item", n=AMOUNT)
CRAFT_ITEM = option(
    "craft",
    thing=THING,
    seat=SEAT,
    things=lambda option, me: [compartment(option[THING])],
    detail=recipe_detail,
)
STOP_CRAFTING = option("stop_crafting", icon="check")
CRAFTED = event(
    "crafted",
    seat=SEAT,
    thing=THING,
    shows="travel",
    path=lambda told: (compartment(told[THING]), item_beside(told[SEAT], told[THING])),
)
INVENTED = event(
    "invented",
    seat=SEAT,
    card=CARD,
    shows="card",
    icon="invention",
    path=lambda told: (INVENTIONS, WORKSHOP),
    use="used",
)
CHOOSE_PUSHED_OUT = question("choose_pushed_out", card=CARD)
PUSH_OUT = option("push_out", card=CARD, icon="invention", detail=makes_room)
PUSHED_OUT = event("pushed_out", card=CARD, shows="travel", icon="removes", path=card_to_graveyard)


@idle_when(lambda g, by, n: not craftable(g, by))
@word("craft", icon="crafting")
@step
def craft(g: State, by: Party, n: int) -> Then:
    """Each crafting symbol lets you craft one item, or none. [PA-149, PA-150]"""
    if n <= 0 or not craftable(g, by):
        return None
    return (choose_item(by, n),)


def craftable(g: State, by: Party) -> list[int]:
    """Items in an open compartment whose requirements and costs can be met. [PA-151, PA-152]"""
    return [item for item, left in enumerate(g.compartments) if left and can_craft(g, by, item)]


def recipe_of(g: State, item: int) -> Action:
    """What an item asks. [PA-151, PA-153]"""
    return STARTING_RECIPES[item] if item in STARTING_RECIPES else g.book.recipes[item]


def can_craft(g: State, by: Party, item: int) -> bool:
    """Meet every requirement and have the resources and tokens it asks for. [PA-151, PA-111]"""
    return can_perform(g, by, "", recipe_of(g, item))


@ask
def choose_item(g: State, by: Party, n: int) -> Ask:
    """What is crafted, and by whom? [PA-149, PA-150]"""
    options = [
        Option(CRAFT_ITEM, (ITEMS[item], seat), (make(by, seat, item), craft(by, n - 1)))
        for item in craftable(g, by)
        for seat in by
    ]
    options.append(Option(STOP_CRAFTING))
    return Ask(by, CHOOSE_ITEM, options, (n,))


@choose_item.blocked
def why_not_craft(g: State, me: Seat, by: Party, n: int) -> list[Blocked]:
    """Items in an open compartment that cannot be crafted now. [PA-151]"""
    found = []
    for item, left in enumerate(g.compartments):
        if left and not can_craft(g, by, item):
            missing = Option(CRAFT_ITEM, (ITEMS[item], me))
            found += [Blocked(missing, why) for why in reasons(g, by, "", recipe_of(g, item))][:1]
    return found


@step
def make(g: State, by: Party, seat: Seat, item: int) -> Then:
    """Pay the resources and tokens, take the item from its compartment. [PA-151, PA-239]"""
    frames = pay_tokens(g, by, "", recipe_of(g, item))
    craft_item(g, seat, item)
    g.tell(CRAFTED, seat, ITEMS[item])
    return tuple(frames)


@idle_when(lambda g, by, n: not g.inventions.cards)
@word("invention", icon="invention")
@step
def invent(g: State, by: Party, n: int) -> Then:
    """Gain invention cards for the Workshop. [PA-154]"""
    return (take_invention(by),) * min(n, len(g.inventions))


@step
def take_invention(g: State, by: Party) -> Then:
    """The top invention goes into an empty slot, or pushes another out. [PA-154, PA-155]"""
    if not g.inventions.cards:
        return None
    g.reveals += 1
    card = g.inventions.draw()
    g.workshop.append(card)
    g.tell(INVENTED, by[0], card)
    if len(inventions_in_workshop(g)) <= WORKSHOP_SLOTS:
        return (stock(card),)
    return choose_pushed_out(by, card), stock(card)


def inventions_in_workshop(g: State) -> list[str]:
    """The invention cards in the slots."""
    return [card for card in g.workshop if g.book.cards[card].item >= 0]


@ask
def choose_pushed_out(g: State, by: Party, new: str) -> Ask:
    """Which invention makes room for the new one? [PA-155]"""
    old = [card for card in inventions_in_workshop(g) if card != new]
    return Ask(by, CHOOSE_PUSHED_OUT, [Option(PUSH_OUT, (card,), (push_out(card),)) for card in old], (new,))


@step
def push_out(g: State, card: str) -> Then:
    """An invention goes to the Graveyard; tokens still in its compartment return to the supply. [PA-155]"""
    item = g.book.cards[card].item
    g.workshop.remove(card)
    g.graveyard.append(card)
    g.item_supply[item] += g.compartments[item]
    g.compartments[item] = 0
    g.tell(PUSHED_OUT, card)
    return None


@step
def stock(g: State, card: str) -> Then:
    """Put the matching item tokens into the compartment in front of an invention. [PA-156]"""
    fill_compartment(g, g.book.cards[card].item)
    return None
