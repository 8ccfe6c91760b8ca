"""The turn: what a survivor does, deed by deed. [ledger chapter 5]"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from campfire.games.discover.rules import actions
from campfire.games.discover.rules.actions import MOVE, SCOUT
from campfire.games.discover.rules.crafting import CRAFT, craft_refused
from campfire.games.discover.rules.duels import ATTACK, attack_options, attack_refused
from campfire.games.discover.rules.finds import GATHER
from campfire.games.discover.rules.land import neighbours
from campfire.games.discover.rules.load import STOW, settle
from campfire.games.discover.rules.powers import USE, powers_on, trigger
from campfire.games.discover.rules.prices import of_ending
from campfire.games.discover.rules.quests import check_goal
from campfire.games.discover.rules.scouting import closed_near
from campfire.games.discover.rules.standing import BARRED, TOO_TIRED, is_barred, step_cost
from campfire.games.discover.rules.trading import TRADE_WITH, trade_refused
from campfire.games.discover.sorts import AMOUNT, SEAT, event, option, question, under
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import is_in
from campfire.kernel.declared import Option, OptionKind, Reason
from campfire.kernel.frame import Seat, Then, ask, detail, step
from campfire.kernel.question import Ask, Blocked, Choices, Row

YOUR_TURN = question("your_turn", n=AMOUNT)
END_TURN = option("end_turn", icon="night", heading=under("end", "night"), detail=of_ending)
TURN_BEGINS = event("turn_begins", seat=SEAT, shows="phase")


class Deed(NamedTuple):
    """Something that a survivor may do in the own turn: whether at all, in which ways, and what it sets off."""

    kind: OptionKind
    is_possible: Callable[[State, Seat], bool]
    ways: Callable[[State, Seat], Choices]
    event: str = ""


DEEDS = (
    Deed(MOVE, actions.has_step, actions.moves),
    Deed(GATHER, actions.has_find, actions.gathers, "gather"),
    Deed(CRAFT, actions.has_plan, actions.crafts, "craft"),
    Deed(actions.EXPLORE, actions.has_landmark, actions.explores, "explore"),
    Deed(actions.RECOVER, actions.has_cure, actions.cures, "recover"),
    Deed(actions.COOK, actions.has_meat, actions.cooking, "cook"),
    Deed(actions.LIGHT_FIRE, actions.has_ashes, actions.lighting),
    Deed(actions.LOOT, actions.has_dead, actions.looting),
    Deed(TRADE_WITH, actions.has_partner, actions.trades),
    Deed(SCOUT, actions.has_unknown, actions.scouts, "scout"),
    Deed(USE, actions.has_action, actions.card_actions),
    Deed(ATTACK, actions.has_victim, attack_options),
    Deed(STOW, actions.has_burden, actions.burdens),
)
"""The actions of a turn in the order of the rulebook, and what is free in it. [ledger chapter 8]"""
DEED = {deed.kind.key: deed for deed in DEEDS}
END = END_TURN.key
"""What stands beside the deeds: a turn may end at any time. [DI-077]"""


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
    then = settle(), check_goal(), turn(me)
    return (trigger(me, name), *then) if powers_on(g, me, name) else then


@ask
def your_turn(g: State, me: Seat) -> Ask:
    """What does the survivor do? Any number of actions, also the same again. [DI-077, DI-079, DI-084]"""
    possible = [deed.kind.key for deed in DEEDS if deed.is_possible(g, me)]
    return Ask((me,), YOUR_TURN, Row(chosen, [*possible, END], (me,)), (g.stamina[me],))


def chosen(me: Seat, key: str) -> Option:
    """A deed; where, with what or with whom is asked next, and then the turn goes on."""
    if key == END:
        return Option(END_TURN)
    deed = DEED[key]
    then = turn(me) if deed.kind is STOW else after_action(me, deed.event)
    return Option(deed.kind, (), (which_one(me, key), then))


@detail
def which_one(g: State, me: Seat, deed: str) -> Ask:
    """Where to, with what, with whom? [DI-077]"""
    return Ask((me,), YOUR_TURN, DEED[deed].ways(g, me), (g.stamina[me],))


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
    if is_barred(g, me, "scout"):
        refused += [Blocked(Option(SCOUT, (t,)), Reason(BARRED, (), "DI-301")) for t in closed_near(g, me)]
    return [*refused, *craft_refused(g, me), *trade_refused(g, me), *attack_refused(g, me)]
