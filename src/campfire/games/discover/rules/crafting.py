"""Crafting and blueprints. [ledger chapters 8.5, 10]"""

from __future__ import annotations

from collections.abc import Mapping

from campfire.games.discover.cards import Card
from campfire.games.discover.rules.numbered import keep_item
from campfire.games.discover.rules.prices import of_crafting
from campfire.games.discover.rules.standing import at_fire, has
from campfire.games.discover.sorts import CARD, PLAN, SEAT, event, option, question, reason, under, with_costs
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import holdings, is_in, spend, word
from campfire.kernel.declared import Option, Reason
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask, Blocked

CRAFT = option("craft", plan=PLAN, icon="craft", words=with_costs, heading=under("craft", "craft"), detail=of_crafting)
CRAFTED = event("crafted", seat=SEAT, card=CARD, shows="card", use="used")
WHICH_PILE = question("which_pile")
COMMON = option("common", icon="blueprint")
COMPLEX = option("complex", icon="blueprint")
DREW_PLAN = event("drew_plan", seat=SEAT)
PLAN_DRAWN = event("plan_drawn", seat=SEAT, plan=PLAN)
SHOW_PLAN = option("show_plan", plan=PLAN, icon="blueprint", heading=under("load", "load"))
PLAN_SHOWN = event("plan_shown", seat=SEAT, plan=PLAN)
NEEDS_FIRE = reason("needs_fire")
CANNOT_PAY = reason("cannot_pay")


def plans(g: State, me: Seat) -> list[str]:
    """Blueprints in hand, and those face up on the table for all. [DI-135, DI-138]"""
    return [*g.hands[me].cards, *g.on_table]


def can_afford(held: Mapping[str, int], plan: Card) -> bool:
    """Whether the resources of a blueprint are among those that a survivor holds. [DI-136]"""
    for kind, n in plan.costs:
        if held.get(kind, 0) < n:
            return False
    return True


def has_fire_for(g: State, me: Seat, plan: Card) -> bool:
    """A blueprint with the fire symbol needs a fire. [DI-139]"""
    return not plan.fire or at_fire(g, me) or has(g, me, "craft_anywhere")


def item_left(g: State, plan: Card) -> str | None:
    """A card of the item that a blueprint names. [DI-136, DI-195]"""
    return next((card for card in g.crafts if g.book.cards[card].name == plan.name), None)


def craftable(g: State, me: Seat) -> list[str]:
    """The blueprints of which something can be crafted now. [DI-135, DI-139]"""
    held, cards = holdings(g, me), g.book.cards
    payable = [plan for plan in plans(g, me) if can_afford(held, cards[plan])]
    return [plan for plan in payable if has_fire_for(g, me, cards[plan]) and item_left(g, cards[plan])]


def craft_refused(g: State, me: Seat) -> list[Blocked]:
    """Blueprints that cannot be used now. [DI-136, DI-139]"""
    found, held = [], holdings(g, me)
    for plan in plans(g, me):
        card = g.book.cards[plan]
        if not can_afford(held, card):
            found.append(Blocked(Option(CRAFT, (plan,)), Reason(CANNOT_PAY, (), "DI-136")))
        elif not has_fire_for(g, me, card):
            found.append(Blocked(Option(CRAFT, (plan,)), Reason(NEEDS_FIRE, (), "DI-139")))
    return found


@step
def craft(g: State, me: Seat, plan: str) -> Then:
    """Spend the resources, take the item; a blueprint from hand is laid on the table for a new one. [DI-136, DI-137]"""
    printed = g.book.cards[plan]
    for kind, n in printed.costs:
        spend(g, me, kind, n)
    item = item_left(g, printed)
    assert item is not None
    g.crafts.remove(item)
    g.tell(CRAFTED, me, item)
    if plan not in g.hands[me].cards:
        return (keep_item(me, item),)
    g.hands[me].pull(g.hands[me].cards.index(plan))
    g.on_table.append(plan)
    g.reveals += 1
    return keep_item(me, item), draw_plan(me)


@word("blueprint")
@step
def draw_plans(g: State, me: Seat, card: str, n: int) -> Then:
    """Draw blueprints."""
    return (draw_plan(me),) * n


@step
def draw_plan(g: State, me: Seat) -> Then:
    """Draw one, from the pile of one's choice where both are in use; none in scenario five. [DI-140, DI-318]"""
    if not is_in(g, me) or g.book.is_last_pass:
        return None
    piles = [name for name, pile in (("common", g.blueprints), ("complex", g.complexes)) if pile.cards]
    return (which_pile(me),) if len(piles) > 1 else (take_plan(me, piles[0]),) if piles else None


@ask
def which_pile(g: State, me: Seat) -> Ask:
    """From which pile? [DI-140]"""
    options = [Option(COMMON, (), (take_plan(me, "common"),)), Option(COMPLEX, (), (take_plan(me, "complex"),))]
    return Ask((me,), WHICH_PILE, options)


@step
def take_plan(g: State, me: Seat, pile: str) -> Then:
    """The blueprint is kept secret. [DI-179]"""
    card = (g.blueprints if pile == "common" else g.complexes).draw()
    g.hands[me].put(card, 1 << me)
    g.reveals += 1
    g.tell(DREW_PLAN, me)
    g.tell_to(me, PLAN_DRAWN, me, card)
    return None


def show_options(g: State, me: Seat) -> list[Option]:
    """Blueprints may be shown freely once play has begun. [DI-179]"""
    hand = g.hands[me]
    hidden = [card for card, known in zip(hand.cards, hand.known, strict=True) if known != EVERYBODY]
    return [Option(SHOW_PLAN, (card,), (show_plan(me, card),)) for card in hidden]


@step
def show_plan(g: State, me: Seat, card: str) -> Then:
    """Everybody sees the blueprint. [DI-179]"""
    g.hands[me].show(g.hands[me].cards.index(card), EVERYBODY)
    g.reveals += 1
    g.tell(PLAN_SHOWN, me, card)
    return None
