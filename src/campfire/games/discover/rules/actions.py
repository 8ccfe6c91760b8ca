"""The turn and its actions. [ledger chapters 5, 8]"""

from __future__ import annotations

from campfire.games.discover.rules.crafting import CRAFT, can_afford, craft_options, has_fire_for, plans, show_options
from campfire.games.discover.rules.duels import ATTACK, ATTACK_COST, attack_options
from campfire.games.discover.rules.fate import heal_one
from campfire.games.discover.rules.finds import gather_options
from campfire.games.discover.rules.groups import light_at
from campfire.games.discover.rules.land import is_within, landmark, neighbours, survivors_on, terrain
from campfire.games.discover.rules.load import settle, splitting, stowing, unstowing
from campfire.games.discover.rules.monsters import meet
from campfire.games.discover.rules.moving import enter, free_gather
from campfire.games.discover.rules.notices import explore_at
from campfire.games.discover.rules.numbered import receive
from campfire.games.discover.rules.powers import USE, WATERS, drunk, is_ready, powers_on, trigger, use_power
from campfire.games.discover.rules.quests import check_goal
from campfire.games.discover.rules.scouting import closed_near, turn_up
from campfire.games.discover.rules.standing import at_fire, has, is_barred, reach, scouts_free, step_cost, terrain_costs
from campfire.games.discover.rules.trading import TRADE_WITH, trade_options
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
    of_move,
    option,
    question,
    reason,
    under,
    with_wind,
)
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import gain, in_order, is_in, own_tokens, spend, stock, tire
from campfire.kernel.declared import Option, Reason
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.question import Ask, Blocked

CURES = (("food", "exhaustion"), ("water", "dehydration"), ("medicine", "ailment"))
"""What heals what. [DI-145]"""

YOUR_TURN = question("your_turn", n=AMOUNT)
MOVE = option(
    "move", space=SPACE, cost=COST, icon="walk", words=with_wind, heading=under("move", "walk"), detail=of_move
)
SCOUT = option("scout", tile=TILE, icon="scout", heading=under("scout", "scout"))
EXPLORE = option("explore", space=SPACE, icon="explore", heading=under("here", "explore"))
RECOVER = option("recover", kind=KIND, damage=DAMAGE, icon="heal", heading=under("heal", "heal"))
RECOVER_OTHER = option("recover_other", kind=KIND, damage=DAMAGE, who=OTHER, icon="heal", heading=under("heal", "heal"))
COOK = option("cook", n=AMOUNT, icon="meat", heading=under("here", "fire"))
LIGHT_FIRE = option("light_fire", icon="fire", things=lambda option, me: ["hearth"], heading=under("here", "fire"))
LOOT = option("loot", who=OTHER, ware=WARE, icon="loot", heading=under("others", "trade"))
END_TURN = option("end_turn", icon="night", heading=under("end", "night"))
TURN_BEGINS = event("turn_begins", seat=SEAT, shows="phase")
COOKED = event("cooked", seat=SEAT, n=AMOUNT, icon="meat")
RECOVERED = event("recovered", seat=SEAT, kind=KIND, who=OTHER, icon="heal")
LOOTED = event("looted", seat=SEAT, ware=WARE, who=OTHER, icon="loot")
TOO_TIRED = reason("too_tired", n=AMOUNT, have=COST)
NEEDS_FIRE = reason("needs_fire")
NOT_ON_FIRST_DAY = reason("not_on_first_day")
BARRED = reason("barred")
CANNOT_PAY = reason("cannot_pay")


@step
def begin_turn(g: State, me: Seat) -> Then:
    """A survivor's turn begins. [DI-073, DI-083]"""
    if g.over or not is_in(g, me):
        return None
    g.turn, g.asleep = me, False
    g.tell(TURN_BEGINS, me)
    return turn(me), end_turn()


@step
def end_turn(g: State) -> Then:
    """What stamina is left is kept. [DI-081]"""
    g.turn = -1
    return None


@step
def turn(g: State, me: Seat) -> Then:
    """As long as the survivor is on the board and awake. [DI-077]"""
    return (your_turn(me),) if is_in(g, me) and not g.asleep and not g.over else None


@step
def after_action(g: State, me: Seat, name: str) -> Then:
    """After an action: what it sets off, what is too much, whether the quest is fulfilled. [DI-165, DI-293]"""
    return (*((trigger(me, name),) if name else ()), settle(), check_goal(), turn(me))


def done(me: Seat, name: str = "") -> tuple[Frame, ...]:
    """What follows every action."""
    return (after_action(me, name),)


@step
def pay_stamina(g: State, me: Seat, n: int) -> Then:
    """An action is paid. [DI-078]"""
    tire(g, me, n)
    return None


@ask
def your_turn(g: State, me: Seat) -> Ask:
    """What does the survivor do? Any number of actions, also the same again. [DI-077, DI-079, DI-084]"""
    options = moves(g, me)
    if g.stamina[me]:
        options += gather_options(g, me, (pay_stamina(me, 1),), done(me, "gather"))
        options += craft_options(g, me, (pay_stamina(me, 1),), done(me, "craft"))
        options += [*explores(g, me), *cures(g, me), *cooking(g, me), *lighting(g, me), *looting(g, me)]
        options += trade_options(g, me, done(me))
    options += scouts(g, me)
    options += card_actions(g, me)
    options += attack_options(g, me, done(me))
    back = (turn(me),)
    for free in (*stowing(g, me), *unstowing(g, me), *splitting(g, me), *show_options(g, me)):
        options.append(Option(free.kind, free.args, (*free.then, *back)))
    return Ask((me,), YOUR_TURN, [*options, Option(END_TURN)], (g.stamina[me],))


def moves(g: State, me: Seat) -> list[Option]:
    """Move to an adjacent open space for its terrain cost. [DI-080, DI-119]"""
    found = []
    costs = terrain_costs(g, me)
    for space in neighbours(g, g.at[me]):
        cost = costs[terrain(g, space)]
        if cost <= g.stamina[me]:
            frames = (pay_stamina(me, cost), enter(me, space), meet(), free_gather(me, space), *done(me))
            found.append(Option(MOVE, (space, cost), frames))
    return found


def scouts(g: State, me: Seat) -> list[Option]:
    """Turn up a face-down tile adjacent to one's space. [DI-127]"""
    cost = 0 if scouts_free(g, me) else 1
    if g.stamina[me] < cost or is_barred(g, me, "scout"):
        return []
    return [
        Option(SCOUT, (tile,), (pay_stamina(me, cost), turn_up(me, tile), *done(me, "scout")))
        for tile in closed_near(g, me)
    ]


def explores(g: State, me: Seat) -> list[Option]:
    """On a landmark, play the card of its number. [DI-142, DI-143]"""
    space = g.at[me]
    if not landmark(g, space) or space in g.explored:
        return []
    return [Option(EXPLORE, (space,), (pay_stamina(me, 1), explore_at(me, space), *done(me, "explore")))]


def cures(g: State, me: Seat) -> list[Option]:
    """Heal oneself or another survivor on the space, one damage an action. [DI-145, DI-146, DI-147, DI-149]"""
    hurt = [seat for seat in in_order(g, me) if g.dials[seat]]
    if not hurt:
        return []
    found = []
    far = reach(g, me, "recover_range", 0)
    for who in [seat for seat in hurt if is_within(g, g.at[me], g.at[seat], far)]:
        for kind, damage in CURES:
            held = [one for one in (WATERS if kind == "water" else (kind,)) if stock(g, me, one)]
            if damage in g.dials[who]:
                found += [cure(me, who, one, damage) for one in held]
    return found


def cure(me: Seat, who: Seat, kind: str, damage: str) -> Option:
    """One way to heal one damage."""
    frames = (pay_stamina(me, 1), recover(me, who, kind, damage), *done(me, "recover"))
    return Option(RECOVER, (kind, damage), frames) if who == me else Option(RECOVER_OTHER, (kind, damage, who), frames)


@step
def recover(g: State, me: Seat, who: Seat, kind: str, damage: str) -> Then:
    """First the healing, then what dirty water does. [DI-145, DI-148, DI-176]"""
    g.tell(RECOVERED, me, kind, who)
    if kind in WATERS:
        return heal_one(me, who, damage), drunk(me, kind)
    spend(g, me, kind, 1)
    return (heal_one(me, who, damage),)


def cooking(g: State, me: Seat) -> list[Option]:
    """At a fire, any amount of meat for as much food. [DI-150]"""
    if not (at_fire(g, me) or has(g, me, "cook_anywhere")):
        return []
    amounts = range(1, stock(g, me, "meat") + 1)
    return [Option(COOK, (n,), (pay_stamina(me, 1), cook(me, n), *done(me, "cook"))) for n in amounts]


@step
def cook(g: State, me: Seat, n: int) -> Then:
    """Meat becomes food. [DI-150]"""
    spend(g, me, "meat", n)
    gain(g, me, "food", n)
    g.tell(COOKED, me, n)
    return None


def lighting(g: State, me: Seat) -> list[Option]:
    """Spend 1 wood where a dead campfire or the unlit camp is. [DI-151]"""
    if g.at[me] not in g.ashes or not stock(g, me, "wood"):
        return []
    return [Option(LIGHT_FIRE, (), (pay_stamina(me, 1), light_fire(me), *done(me)))]


@step
def light_fire(g: State, me: Seat) -> Then:
    """The token is turned to the burning side. [DI-151]"""
    spend(g, me, "wood", 1)
    light_at(g, g.at[me])
    return None


def looting(g: State, me: Seat) -> list[Option]:
    """Take one thing from a dead survivor on the space. [DI-210]"""
    dead = [seat for seat in g.seats if g.fate[seat] and g.at[seat] == g.at[me]]
    return [
        Option(LOOT, (who, ware), (pay_stamina(me, 1), loot(me, who, ware), *done(me)))
        for who in dead
        for ware in dict.fromkeys([*own_tokens(g, who), *g.items[who]])
    ]


@step
def loot(g: State, me: Seat, who: Seat, ware: str) -> Then:
    """One resource or one item changes hands. [DI-210]"""
    g.tell(LOOTED, me, ware, who)
    if ware in g.items[who]:
        g.items[who].remove(ware)
        return (receive(me, ware),)
    for pool in (g.tokens[who], *[g.aboard[item] for item in g.items[who] if item in g.aboard]):
        if ware in pool:
            pool.remove(ware)
            break
    g.tokens[me].append(ware)
    return None


def card_actions(g: State, me: Seat) -> list[Option]:
    """Actions printed on own items, the character, changes in play and the quest. [DI-152, DI-153, DI-154]"""
    return [
        Option(USE, (card, at), (pay_stamina(me, power.stamina), use_power(me, card, at), *done(me)))
        for card, at, power in powers_on(g, me, "action")
        if g.stamina[me] >= power.stamina and is_ready(g, me, card, at)
    ]


@your_turn.blocked
def why_not(g: State, seat: Seat, me: Seat) -> list[Blocked]:
    """What a turn does not allow, and why. [DI-080]"""
    have = g.stamina[me]
    refused = [
        Blocked(Option(MOVE, (space, cost)), Reason(TOO_TIRED, (cost, have), "DI-080"))
        for space in neighbours(g, g.at[me])
        if (cost := step_cost(g, me, space)) > have
    ]
    refused += [
        Blocked(Option(USE, (card, at)), Reason(TOO_TIRED, (power.stamina, have), "DI-153"))
        for card, at, power in powers_on(g, me, "action")
        if power.stamina > have
    ]
    return [*refused, *craft_refused(g, me), *others_refused(g, me)]


def craft_refused(g: State, me: Seat) -> list[Blocked]:
    """Blueprints that cannot be used now. [DI-136, DI-139]"""
    found = []
    for plan in plans(g, me):
        card = g.book.cards[plan]
        if not can_afford(g, me, card):
            found.append(Blocked(Option(CRAFT, (plan,)), Reason(CANNOT_PAY, (), "DI-136")))
        elif not has_fire_for(g, me, card):
            found.append(Blocked(Option(CRAFT, (plan,)), Reason(NEEDS_FIRE, (), "DI-139")))
    return found


def others_refused(g: State, me: Seat) -> list[Blocked]:
    """Trades and attacks that a rule bars. [DI-301, DI-321]"""
    here = [seat for seat in survivors_on(g, g.at[me]) if seat != me]
    found = []
    for who in here:
        if is_barred(g, me, "trade") or is_barred(g, who, "trade"):
            found.append(Blocked(Option(TRADE_WITH, (who,)), Reason(BARRED, (), "DI-301")))
        if g.book.is_last_pass and g.round == 1:
            found.append(Blocked(Option(ATTACK, (who,)), Reason(NOT_ON_FIRST_DAY, (), "DI-321")))
        elif g.book.is_last_pass and g.stamina[me] < ATTACK_COST:
            found.append(Blocked(Option(ATTACK, (who,)), Reason(TOO_TIRED, (ATTACK_COST, g.stamina[me]), "DI-322")))
    if is_barred(g, me, "scout"):
        found += [Blocked(Option(SCOUT, (t,)), Reason(BARRED, (), "DI-301")) for t in closed_near(g, me)]
    return found
