"""The actions of a turn: whether one is possible, and in which ways. [ledger chapter 8]"""

from __future__ import annotations

from campfire.games.discover.cards import WATERS, Power
from campfire.games.discover.rules.crafting import CRAFT, craft, craftable, show_options
from campfire.games.discover.rules.duels import attack_options
from campfire.games.discover.rules.fate import heal_one
from campfire.games.discover.rules.finds import can_gather, gather_options
from campfire.games.discover.rules.groups import light_at
from campfire.games.discover.rules.land import is_within, landmark, neighbours, terrain
from campfire.games.discover.rules.load import splitting, stowing, unstowing
from campfire.games.discover.rules.monsters import meet
from campfire.games.discover.rules.moving import enter, free_gather
from campfire.games.discover.rules.notices import explore_at, of_exploring
from campfire.games.discover.rules.numbered import receive
from campfire.games.discover.rules.powers import USE, drunk, is_ready, powers_on, use_power
from campfire.games.discover.rules.prices import costing, of_move, pay_stamina
from campfire.games.discover.rules.scouting import closed_near, turn_up
from campfire.games.discover.rules.standing import (
    at_fire,
    has,
    is_barred,
    reach,
    scouts_free,
    terrain_costs,
)
from campfire.games.discover.rules.stock import hand_one
from campfire.games.discover.rules.trading import TRADE, TRADE_WITH, traders
from campfire.games.discover.sorts import (
    AMOUNT,
    COST,
    DAMAGE,
    KIND,
    OTHER,
    SEAT,
    SPACE,
    TILE,
    WARE,
    event,
    oneself_or_another,
    option,
    under,
    with_place,
    with_wind,
)
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import (
    cards_change,
    gain,
    holdings,
    in_order,
    kinds_held,
    spend,
    stock,
)
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat, Then, step
from campfire.kernel.question import Row

CURES = (("food", "exhaustion"), ("water", "dehydration"), ("medicine", "ailment"))
"""What heals what. [DI-145]"""

MOVE = option(
    "move", space=SPACE, cost=COST, icon="walk", words=with_wind, heading=under("move", "walk"), detail=of_move
)
SCOUT = option("scout", tile=TILE, icon="scout", heading=under("scout", "scout"), detail=costing)
EXPLORE = option(
    "explore", space=SPACE, icon="explore", heading=under("here", "explore"), words=with_place, detail=of_exploring
)
RECOVER = option("recover", kind=KIND, damage=DAMAGE, icon="heal", heading=under("heal", "heal"), detail=costing)
RECOVER_OTHER = option(
    "recover_other", kind=KIND, damage=DAMAGE, who=OTHER, icon="heal", heading=under("heal", "heal"), detail=costing
)
COOK = option("cook", n=AMOUNT, icon="meat", heading=under("here", "fire"), detail=costing)
LIGHT_FIRE = option(
    "light_fire", icon="fire", things=lambda option, me: ["hearth"], heading=under("here", "fire"), detail=costing
)
LOOT = option("loot", who=OTHER, ware=WARE, icon="loot", heading=under("others", "trade"), detail=costing)
COOKED = event("cooked", seat=SEAT, n=AMOUNT, icon="meat")
RECOVERED = event("recovered", seat=SEAT, kind=KIND, who=OTHER, icon="heal", words=oneself_or_another)
LOOTED = event("looted", seat=SEAT, ware=WARE, who=OTHER, icon="loot")


def has_step(g: State, me: Seat) -> bool:
    """Whether a space beside can be paid for. [DI-080]"""
    have = g.stamina[me]
    return have > 0 and (have >= max(terrain_costs(g, me).values()) or bool(steps(g, me)))


def steps(g: State, me: Seat) -> list[tuple[int, int]]:
    """The adjacent open spaces that a survivor can enter, with what they cost. [DI-080, DI-119]"""
    costs, have = terrain_costs(g, me), g.stamina[me]
    found = [(space, costs[terrain(g, space)]) for space in neighbours(g, g.at[me])]
    return [one for one in found if one[1] <= have]


def moves(g: State, me: Seat) -> Row:
    """Move to an adjacent open space for its terrain cost. [DI-080, DI-119]"""
    return Row(move, steps(g, me), (me,))


def move(me: Seat, there: tuple[int, int]) -> Option:
    """One step, its price, and the free gather that follows. [DI-119, DI-120]"""
    space, cost = there
    return Option(MOVE, there, (enter(me, space), pay_stamina(me, cost), meet(), free_gather(me, space)))


def has_find(g: State, me: Seat) -> bool:
    """Whether a gather costs what the survivor has, and there is something. [DI-106]"""
    return g.stamina[me] > 0 and can_gather(g, me)


def gathers(g: State, me: Seat) -> list[Option]:
    """Gather one token on the own space. [DI-106]"""
    return gather_options(g, me, (pay_stamina(me, 1),), ())


def has_plan(g: State, me: Seat) -> bool:
    """Whether something can be crafted. [DI-135]"""
    return g.stamina[me] > 0 and bool(craftable(g, me))


def crafts(g: State, me: Seat) -> list[Option]:
    """Make an item of a blueprint. [DI-135]"""
    return [Option(CRAFT, (plan,), (pay_stamina(me, 1), craft(me, plan))) for plan in craftable(g, me)]


def has_landmark(g: State, me: Seat) -> bool:
    """Whether the space has a landmark that can be explored. [DI-142, DI-320]"""
    return g.stamina[me] > 0 and g.at[me] not in g.explored and bool(landmark(g, g.at[me]))


def explores(g: State, me: Seat) -> list[Option]:
    """On a landmark, play the card of its number. [DI-142, DI-143]"""
    space = g.at[me]
    return [Option(EXPLORE, (space,), (pay_stamina(me, 1), explore_at(me, space)))]


def has_cure(g: State, me: Seat) -> bool:
    """Whether anybody can be healed. [DI-145]"""
    return g.stamina[me] > 0 and any(g.dials) and bool(cures(g, me))


def cures(g: State, me: Seat) -> list[Option]:
    """Heal oneself or another survivor on the space, one damage an action. [DI-145, DI-146, DI-147, DI-149]"""
    far = reach(g, me, "recover_range", 0)
    near = [seat for seat in in_order(g, me) if g.dials[seat] and is_within(g, g.at[me], g.at[seat], far)]
    held = holdings(g, me) if near else {}
    return [
        cure(me, who, one, damage)
        for who in near
        for kind, damage in CURES
        if damage in g.dials[who]
        for one in (WATERS if kind == "water" else (kind,))
        if one in held
    ]


def cure(me: Seat, who: Seat, kind: str, damage: str) -> Option:
    """One way to heal one damage."""
    frames = (pay_stamina(me, 1), recover(me, who, kind, damage))
    return Option(RECOVER, (kind, damage), frames) if who == me else Option(RECOVER_OTHER, (kind, damage, who), frames)


@step
def recover(g: State, me: Seat, who: Seat, kind: str, damage: str) -> Then:
    """First the healing, then what dirty water does. [DI-145, DI-148, DI-176]"""
    g.tell(RECOVERED, me, kind, who)
    if kind in WATERS:
        return heal_one(me, who, damage), drunk(me, kind)
    spend(g, me, kind, 1)
    return (heal_one(me, who, damage),)


def has_meat(g: State, me: Seat) -> bool:
    """Whether there is meat to cook, and where. [DI-150]"""
    return g.stamina[me] > 0 and stock(g, me, "meat") > 0 and (at_fire(g, me) or has(g, me, "cook_anywhere"))


def cooking(g: State, me: Seat) -> list[Option]:
    """At a fire, any amount of meat for as much food. [DI-150]"""
    amounts = range(1, stock(g, me, "meat") + 1)
    return [Option(COOK, (n,), (cook(me, n), pay_stamina(me, 1))) for n in amounts]


@step
def cook(g: State, me: Seat, n: int) -> Then:
    """Meat becomes food. [DI-150]"""
    spend(g, me, "meat", n)
    gain(g, me, "food", n)
    g.tell(COOKED, me, n)
    return None


def has_ashes(g: State, me: Seat) -> bool:
    """Whether a dead fire is here, and wood for it. [DI-151]"""
    return g.at[me] in g.ashes and g.stamina[me] > 0 and stock(g, me, "wood") > 0


def lighting(g: State, me: Seat) -> list[Option]:
    """Spend 1 wood where a dead campfire or the unlit camp is. [DI-151]"""
    return [Option(LIGHT_FIRE, (), (light_fire(me), pay_stamina(me, 1)))]


@step
def light_fire(g: State, me: Seat) -> Then:
    """The token is turned to the burning side. [DI-151]"""
    spend(g, me, "wood", 1)
    light_at(g, g.at[me])
    return None


def has_dead(g: State, me: Seat) -> bool:
    """Whether a dead survivor on the space has left something. [DI-210]"""
    return g.stamina[me] > 0 and any(g.fate) and bool(looting(g, me))


def looting(g: State, me: Seat) -> list[Option]:
    """Take one resource or one item from a dead survivor on the space. [DI-210]"""
    dead = [seat for seat in g.seats if g.fate[seat] and g.at[seat] == g.at[me]]
    return [
        Option(LOOT, (who, ware), (pay_stamina(me, 1), loot(me, who, ware)))
        for who in dead
        for ware in (*kinds_held(g, who), *g.items[who])
    ]


@step
def loot(g: State, me: Seat, who: Seat, ware: str) -> Then:
    """One resource or one item changes hands. [DI-210]"""
    g.tell(LOOTED, me, ware, who)
    if ware in g.items[who]:
        g.items[who].remove(ware)
        cards_change(g)
        return (receive(me, ware),)
    hand_one(g, who, me, ware)
    return None


def has_partner(g: State, me: Seat) -> bool:
    """Whether there is anybody to trade with, and anything. [DI-131]"""
    return g.players > 1 and g.stamina[me] > 0 and bool(traders(g, me))


def trades(g: State, me: Seat) -> list[Option]:
    """A trade costs 1 stamina, and only if it comes about. [DI-131, DI-133]"""
    return [Option(TRADE_WITH, (who,), (TRADE.begin(me, who),)) for who in traders(g, me)]


def has_unknown(g: State, me: Seat) -> bool:
    """Whether a tile beside can be turned up. [DI-127]"""
    tiles = closed_near(g, me)
    return bool(tiles) and g.stamina[me] >= scout_cost(g, me) and not is_barred(g, me, "scout")


def scout_cost(g: State, me: Seat) -> int:
    """What turning up a tile costs. [DI-127]"""
    return 0 if scouts_free(g, me) else 1


def scouts(g: State, me: Seat) -> list[Option]:
    """Turn up a face-down tile adjacent to one's space. [DI-127]"""
    cost = scout_cost(g, me)
    return [Option(SCOUT, (tile,), (turn_up(me, tile), pay_stamina(me, cost))) for tile in closed_near(g, me)]


def has_action(g: State, me: Seat) -> bool:
    """Whether a card offers an action now. [DI-152]"""
    return bool(usable(g, me))


def usable(g: State, me: Seat) -> list[tuple[str, int, Power]]:
    """Actions printed on own items, the character, changes in play and the quest. [DI-152, DI-154]"""
    have = g.stamina[me]
    return [one for one in powers_on(g, me, "action") if have >= one[2].stamina and is_ready(g, me, *one[:2])]


def card_actions(g: State, me: Seat) -> list[Option]:
    """An action printed on a card costs what stands there. [DI-152, DI-153]"""
    return [
        Option(USE, (card, at), (pay_stamina(me, power.stamina), use_power(me, card, at)))
        for card, at, power in usable(g, me)
    ]


def has_victim(g: State, me: Seat) -> bool:
    """Whether somebody can be attacked. [DI-321, DI-322]"""
    return g.book.is_last_pass and bool(attack_options(g, me))


def has_burden(g: State, me: Seat) -> bool:
    """Whether anything can be packed, split or shown. [DI-162, DI-173, DI-179]"""
    return bool(show_options(g, me) or unstowing(g, me) or stowing(g, me) or splitting(g, me))


def burdens(g: State, me: Seat) -> list[Option]:
    """What costs nothing and may be done at any time in the own turn. [DI-162, DI-173, DI-179]"""
    return [*stowing(g, me), *unstowing(g, me), *splitting(g, me), *show_options(g, me)]
