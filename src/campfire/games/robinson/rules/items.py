"""Inventions and items: built, usable, lost. [ledger chapter 15]"""

from __future__ import annotations

from campfire.games.robinson.cards import GROUP
from campfire.games.robinson.signs import Sign, a_sign
from campfire.games.robinson.sorts import CARD, event, invention_detail, option, question, use_detail
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import effects, word
from campfire.games.robinson.vocabulary.defences import has_shelter, raises
from campfire.games.robinson.vocabulary.limits import anew, are_items_off, drop_sign, is_put_away
from campfire.games.robinson.vocabulary.offers import open_question
from campfire.games.robinson.vocabulary.sheet import check_goal
from campfire.games.robinson.vocabulary.stores import unmet
from campfire.games.robinson.vocabulary.things import idle
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, ask, step
from campfire.kernel.question import Ask, Chance, Shuffle

COMPLETED = event("completed", card=CARD, icon="invention")
TURNED_BACK = event("turned_back", card=CARD)
CHOOSE_FLIPPED = question("choose_flipped")
FLIP = option("flip", card=CARD, detail=use_detail)
CHOOSE_DISCARDED = question("choose_discarded")
DISCARD_INVENTION = option("discard_invention", card=CARD, detail=invention_detail)
INVENTION_DISCARDED = event("invention_discarded", card=CARD)
INVENTION_OPEN = event("invention", card=CARD, shows="card", icon="invention", use="up")


def has_item(g: State, item: str) -> bool:
    """The item is built and usable now; one turned back is usable to the end of the round. [RC-216, RC-331]"""
    return item in g.items and not is_put_away(g, item)


def turnable(g: State) -> list[str]:
    """Built items that are cards and have not been turned back yet: not those of the scenario sheet. [RC-332]"""
    return [item for item in g.items if not g.book.inventions[item].group.isdigit() and item not in g.fading]


def can_be_lost(g: State) -> list[str]:
    """Items that a card may turn back or discard; none that lies in Future. [RC-055, RC-332, RC-603]"""
    return [item for item in turnable(g) if not is_put_away(g, item)]


def is_built(g: State, item: str) -> bool:
    """The item has been built and has not been turned back. [RC-096]"""
    return item in g.items and item not in g.fading


def inspected(item: str) -> Sign:
    """A marker lies on an item. [RC-623]"""
    return a_sign("inspected", (item,))


def complete(g: State, item: str) -> tuple[Frame, ...]:
    """Turn a built invention to its Item side and apply what it brings. [RC-328, RC-404]"""
    if item in g.fading:
        g.fading.remove(item)
    else:
        g.items.append(item)
    g.tell(COMPLETED, item)
    if are_items_off(g):
        g.signs = (*g.signs, anew(item))
    printed = g.book.inventions[item]
    if not has_shelter(g) and any([rule is raises.rule and args[0] != "weapons" for rule, args in printed.built]):
        g.signs = (*g.signs, idle(item))
    return (*(() if printed.at_once else effects(GROUP, g.camp, printed.built)), check_goal())


@step
def complete_item(g: State, item: str) -> Then:
    """An item is usable now. [RC-328]"""
    return complete(g, item)


@step
def lose_item(g: State, item: str) -> Then:
    """Turn an item back: what it brought is undone, its use ends with the round, and it can be built again. [RC-331]

    A marker on it goes. [RC-623]
    """
    g.fading.append(item)
    lay_open(g, item)
    drop_sign(g, inspected(item))
    g.tell(TURNED_BACK, item)
    return effects(GROUP, g.camp, g.book.inventions[item].lost)


def lay_open(g: State, card: str) -> None:
    """An invention can be built: a personal one lies by its owner's sheet, others on the board. [RC-128, RC-132]"""
    (g.personal if g.book.inventions[card].owner in g.characters else g.board).append(card)


def fade(g: State) -> None:
    """At the end of the round items turned back are of no use any more. [RC-096, RC-331]"""
    for item in g.fading:
        g.items.remove(item)
    g.fading = []


@word
def flip_items_if_possible(g: State, me: Who, here: str, n: int) -> Then:
    """Turn back so many items, if possible. [RC-070, RC-096]"""
    if n <= 0 or not can_be_lost(g):
        return None
    return choose_flipped(), flip_items_if_possible(me, here, n - 1)


@open_question
def choose_flipped(g: State) -> Ask:
    """Which item is turned back? [RC-048]"""
    return Ask(g.seats, CHOOSE_FLIPPED, [Option(FLIP, (item,), (lose_item(item),)) for item in can_be_lost(g)])


@word
def discard_inventions(g: State, me: Who, here: str, n: int) -> Then:
    """Inventions of the board go back into the deck; each missing one is a wound. [RC-093, RC-060]"""
    if n <= 0:
        return None
    if not g.board:
        unmet(g, me, n)
        return None
    return choose_discarded(), discard_inventions(me, here, n - 1)


@open_question
def choose_discarded(g: State) -> Ask:
    """Which invention is discarded? [RC-048, RC-093]"""
    options = [Option(DISCARD_INVENTION, (card,), (return_invention(card), shuffle_inventions())) for card in g.board]
    return Ask(g.seats, CHOOSE_DISCARDED, options)


@step
def return_invention(g: State, card: str) -> Then:
    """An invention leaves the board for the deck. [RC-093]"""
    g.board.remove(card)
    g.inventions.put(card)
    g.tell(INVENTION_DISCARDED, card)
    return None


@ask
def shuffle_inventions(g: State) -> Chance:
    """Shuffle the Invention deck. [RC-093]"""
    return Chance("inventions", Shuffle(len(g.inventions)), inventions_shuffled)


@step
def inventions_shuffled(g: State, order: tuple[int, ...]) -> Then:
    """Nobody knows the order of the deck. [RC-093]"""
    g.inventions.reorder(order)
    return None


@word
def draw_inventions(g: State, me: Who, here: str, n: int) -> Then:
    """New inventions come from the deck to the board; one that runs out is made anew. [RC-094, RC-709, RC-634]"""
    return (take_invention(),) * n


@step
def refill_inventions(g: State) -> Then:
    """An empty deck is made anew from its discard pile. [RC-094]"""
    if g.inventions.cards or not g.invention_discard:
        return None
    for card in g.invention_discard:
        g.inventions.put(card)
    g.invention_discard = []
    return (shuffle_inventions(),)


@step
def take_invention(g: State) -> Then:
    """The top invention goes to the board, or to its owner, Invention side up. [RC-132, RC-709]"""
    if g.inventions.cards:
        g.reveals += 1
        card = g.inventions.draw()
        lay_open(g, card)
        g.tell(INVENTION_OPEN, card)
        return None
    return (refill_inventions(), take_invention()) if g.invention_discard else None
