"""Placing a pawn: what it may open, what is set aside for it, and whom it may join. [ledger chapters 8 and 9]

Whoever places one is asked in small questions: what it is to do, then where or with whom, then for which price. Sets of
actions are whole numbers, a bit for each prospect of the board.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from campfire.games.robinson.actions import NOTHING, Action, more_wood
from campfire.games.robinson.outlook import Kind, Muster, Outlook, bits_at, members
from campfire.games.robinson.rules.abilities import CHEAPEST, can_use_ability, spend
from campfire.games.robinson.rules.building import CREDIT
from campfire.games.robinson.rules.gains import (
    brought,
    credit_detail,
    helped,
    joined_things,
    lead_detail,
    led_things,
    may_roll,
    support_detail,
)
from campfire.games.robinson.rules.stacks import join_action, open_action
from campfire.games.robinson.rules.targets import outlook, reaches, waiting_time, waits_for_wood
from campfire.games.robinson.rules.teams import (
    WILLING,
    helping,
    leadable,
    may_join,
    muster,
    pawns_ban,
    room,
    taken_prospects,
)
from campfire.games.robinson.sorts import ACTION, COST, PAWN, PLACE, aim, led, option, question, to_help
from campfire.games.robinson.state import State
from campfire.kernel.declared import Option, OptionKind
from campfire.kernel.frame import Frame, Seat, detail
from campfire.kernel.question import Ask, Row

PLAN = question("plan", gathers=True)
LEAD = option(
    "lead",
    pawn=PAWN,
    deed=ACTION,
    cost=COST,
    icon=aim,
    things=led_things,
    heading=led,
    detail=lead_detail,
    words=brought,
    odds=may_roll,
)
LEAD_ON_CREDIT = option(
    "lead_on_credit",
    pawn=PAWN,
    deed=ACTION,
    cost=COST,
    icon=aim,
    things=led_things,
    heading=led,
    detail=credit_detail,
    odds=may_roll,
)
SUPPORT = option(
    "support",
    pawn=PAWN,
    place=PLACE,
    deed=ACTION,
    icon=aim,
    things=joined_things,
    heading=to_help,
    detail=support_detail,
    words=helped,
    odds=may_roll,
)

Gesture: TypeAlias = tuple[OptionKind, str]
"""What somebody does to the plan, and with which pawn."""


def placings(g: State, camp: Muster, pawn: str) -> list[Gesture]:
    """What a pawn may do: open an action, or join one; of whoever is not limited a look may tell. [RC-199, RC-205]"""
    board = camp.outlook
    sure = camp.spare if pawn in board.free else 0
    found: list[Gesture] = []
    if sure >= board.rest or can_lead(g, camp, pawn):
        found.append((LEAD, pawn))
    if (sure > 0 and camp.led) or can_join(g, camp, pawn):
        found.append((SUPPORT, pawn))
    return found


def can_lead(g: State, camp: Muster, pawn: str) -> bool:
    """Whether a pawn may open anything. [RC-199, RC-214]"""
    if not pawn.isdigit() and pawn not in WILLING:
        return False
    board = camp.outlook
    rest = board.kinds["rest"].all if board.limited else 0
    return bool(rest and openable(g, camp, pawn, rest)) or any(new_actions(g, camp, pawn))


def can_join(g: State, camp: Muster, pawn: str) -> bool:
    """Whether there is an action that a pawn may join. [RC-205]"""
    for team in camp.open:
        if may_join(g, camp, team, pawn):
            return True
    return False


def teams_of(g: State, camp: Muster, pawn: str) -> list[int]:
    """The places in the plan of the actions that a pawn may join. [RC-205, RC-222, RC-452]"""
    places = []
    for team in camp.open:
        if may_join(g, camp, team, pawn):
            places.append(team.place)
    return places


def new_actions(g: State, camp: Muster, pawn: str) -> tuple[int, int]:
    """What a pawn may open: what is paid for, and what the Carpenter's determination would pay for. [RC-139, RC-215]"""
    if camp.missing >= len(camp.crew):
        return 0, 0
    paid = payable(g, camp.outlook)
    owed = on_credit(g, camp.outlook) if pawn != "jenny" and may_owe(g) else 0
    found = openable(g, camp, pawn, paid | owed)
    return found & paid, found & owed


def may_owe(g: State) -> bool:
    """The Carpenter's determination may stand in for a wood, whoever leads. [RC-139, RC-140]"""
    if "carpenter" not in g.characters:
        return False
    carpenter = g.characters.index("carpenter")
    return g.determination[carpenter] >= CHEAPEST and can_use_ability(g, carpenter, CREDIT)


def openable(g: State, camp: Muster, pawn: str, paid: int) -> int:
    """What a pawn may open of what is paid for, as the plan leaves slots and pawns for it. [RC-206, RC-214]"""
    board = camp.outlook
    led = board.leadable.get(pawn)
    if led is None:
        led = board.leadable[pawn] = leadable(g, pawn, board)
    free = paid & led & ~taken_prospects(g, camp)
    reach = reach_now(g, board)
    spare, most = room(camp, pawn)
    found = free & reach[spare] if spare > 0 else 0
    if most <= spare or found == free:
        return found
    doubtful = (free ^ found) & reach[most]
    if not board.limited and not helping(camp, camp.crew[camp.hands :], camp.gaps):
        doubtful &= board.served
    return found | enough_pawns(g, camp, pawn, doubtful) if doubtful else found


def enough_pawns(g: State, camp: Muster, pawn: str, doubtful: int) -> int:
    """For which of these actions the pawns left suffice, tried out once for all that ask the same. [RC-214, RC-240]"""
    board, slow = camp.outlook, waiting_time(g, camp.outlook)
    tried: dict[tuple[str, int, Action | None], bool] = {}
    found = []
    for place in members(doubtful):
        prospect = board.prospects[place]
        action, kind = prospect.action, prospect.action.kind
        need = prospect.low + (kind in slow)
        alike = kind, need, action if kind == "threat" or board.picky else None
        if alike not in tried:
            tried[alike] = pawns_ban(g, camp, pawn, action, need) is None
        if tried[alike]:
            found.append(place)
    return bits_at(found)


def reach_now(g: State, board: Outlook) -> tuple[int, ...]:
    """What so many pawns suffice for, the waiting tokens of the action spaces counted. [RC-209, RC-240]"""
    slow = waiting_time(g, board) if board.slow else ()
    return reaches(board, slow) if slow else board.reach


def payable(g: State, board: Outlook) -> int:
    """The actions whose price lies in Available. [RC-215]"""
    wood, food, preserves, fur = g.available
    token = waits_for_wood(g, board)
    now = wood, food, preserves, fur, token
    known = board.payable.get(now)
    if known is None:
        known = board.payable[now] = within(board, wood, food, preserves, fur, token)
    return known


def within(board: Outlook, wood: int, food: int, preserves: int, fur: int, token: bool) -> int:
    """The actions whose price is no more than this, with a waiting wood token or without. [RC-056, RC-215, RC-245]"""
    found, bit = 0, 1
    for p in board.prospects:
        bill = p.dear if token else p.price
        if bill is NOTHING or (bill[0] <= wood and bill[1] <= food and bill[2] <= preserves and bill[3] <= fur):
            found |= bit
        bit <<= 1
    return found


def on_credit(g: State, board: Outlook) -> int:
    """The actions that lack nothing but one wood, for any of their prices. [RC-139, RC-143]"""
    wood, food, preserves, fur = g.available
    token = waits_for_wood(g, board)
    now = wood, food, preserves, fur, token
    known = board.on_credit.get(now)
    if known is None:
        richer = within(board, wood + 1, food, preserves, fur, token)
        known = board.on_credit[now] = newly_paid(board, payable(g, board), richer)
    return known


def newly_paid(board: Outlook, paid: int, richer: int) -> int:
    """What can be paid for when one is richer, without other prices of what could be paid for before. [RC-139]"""
    found = richer & ~paid
    for kind in board.kinds.values() if found else ():
        for prices in kind.targets.values():
            if prices & paid:
                found &= ~prices
    return found


class Placing(Struct, frozen=True, gc=False):
    """A pawn about to open an action: what the board allows, and what of it is paid for or owed. [RC-139, RC-215]"""

    g: State
    board: Outlook
    me: Seat
    pawn: str
    paid: int
    owed: int


@detail
def which_action(g: State, me: Seat, pawn: str) -> Ask:
    """What is the pawn to do? [RC-199]"""
    camp = muster(g)
    paid, owed = new_actions(g, camp, pawn)
    either = paid | owed
    kinds = []
    for kind in camp.outlook.kinds.values():
        if either & kind.all:
            kinds.append(kind)
    return Ask((me,), PLAN, Row(action_of, kinds, (Placing(g, camp.outlook, me, pawn, paid, owed),)))


def action_of(placing: Placing, kind: Kind) -> Option:
    """Actions of one kind; with its target, if there is but one. [RC-199]"""
    me, pawn, paid, owed = placing.me, placing.pawn, placing.paid, placing.owed
    either = paid | owed
    targets = []
    for target in kind.targets.values():
        if either & target:
            targets.append(target)
    if len(targets) == 1:
        return at_target(placing, targets[0])
    return Option(LEAD, (pawn,), (which_target(me, pawn, paid, owed, tuple(targets)),))


@detail
def which_target(g: State, me: Seat, pawn: str, paid: int, owed: int, targets: tuple[int, ...]) -> Ask:
    """Where does it go, or what is it to build? [RC-206]"""
    return Ask((me,), PLAN, Row(at_target, targets, (Placing(g, outlook(g), me, pawn, paid, owed),)))


def at_target(placing: Placing, target: int) -> Option:
    """An action with its price, if there is but one. [RC-215]"""
    pawn, paid, owed = placing.pawn, placing.paid & target, placing.owed & target
    either = paid | owed
    if not either & either - 1:
        return priced_action(placing, either)
    action = placing.board.prospects[target.bit_length() - 1].action
    return Option(LEAD, (pawn, action), (which_price(placing.me, pawn, paid, owed),))


@detail
def which_price(g: State, me: Seat, pawn: str, paid: int, owed: int) -> Ask:
    """What is set aside for it? [RC-215]"""
    prices = [1 << place for place in members(paid | owed)]
    return Ask((me,), PLAN, Row(priced_action, prices, (Placing(g, outlook(g), me, pawn, paid, owed),)))


def priced_action(placing: Placing, prospect: int) -> Option:
    """Lead a new action and set aside what it costs, or two determination for the wood that is missing. [RC-215]"""
    g, pawn, board = placing.g, placing.pawn, placing.board
    chosen = board.prospects[prospect.bit_length() - 1]
    action, bill = chosen.action, chosen.dear if waits_for_wood(g, board) else chosen.price
    if prospect & placing.paid:
        return Option(LEAD, (pawn, action, bill), (open_action(pawn, action, bill, ()),))
    bill = more_wood(bill, -1)
    payment = spend(g.characters.index("carpenter"), CREDIT)
    then = (payment, open_action(pawn, action, bill, (CREDIT,)))
    return Option(LEAD_ON_CREDIT, (pawn, action, bill), then)


def support(g: State, camp: Muster, me: Seat, pawn: str, back: Frame) -> Option:
    """A pawn joins an action; which one, is asked where there are several. [RC-205]"""
    places = teams_of(g, camp, pawn)
    if len(places) == 1:
        return join(g, pawn, (back,), places[0])
    return Option(SUPPORT, (pawn,), (which_team(me, pawn, tuple(places)), back))


@detail
def which_team(g: State, me: Seat, pawn: str, places: tuple[int, ...]) -> Ask:
    """Whom does it join? [RC-205]"""
    return Ask((me,), PLAN, Row(join, places, (g, pawn, ())))


def join(g: State, pawn: str, rest: tuple[Frame, ...], place: int) -> Option:
    """A pawn joins an action. [RC-205]"""
    return Option(SUPPORT, (pawn, place, g.plan[place].action), (join_action(pawn, place), *rest))
