"""Placing a pawn: what it may open, what is set aside for it, and whom it may join. [ledger chapters 8 and 9]

Whoever places one is asked in small questions: what it is to do, then where or with whom, then for which price. Sets of
actions are whole numbers, a bit for each prospect of the board.
"""

from __future__ import annotations

from campfire.games.robinson.cards import WOOD
from campfire.games.robinson.outlook import NOTHING, Bill, Kind, Muster, Outlook, bits_at, members
from campfire.games.robinson.rules.abilities import CHEAPEST, can_use_ability, spend
from campfire.games.robinson.rules.building import CREDIT
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
from campfire.games.robinson.state import State
from campfire.kernel.frame import Frame, Seat, detail
from campfire.kernel.question import Ask, Option, Row


def placings(g: State, camp: Muster, pawn: str) -> list[tuple[str, str]]:
    """What a pawn may do: open an action, or join one; of whoever is not limited a look may tell. [RC-199, RC-205]"""
    board = camp.outlook
    sure = camp.spare if pawn in board.free else 0
    found = []
    if sure >= board.rest or can_lead(g, camp, pawn):
        found.append(("lead", pawn))
    if (sure > 0 and camp.led) or can_join(g, camp, pawn):
        found.append(("support", pawn))
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
    for _, planned, lacking in camp.open:
        if may_join(g, camp, planned, lacking, pawn):
            return True
    return False


def teams_of(g: State, camp: Muster, pawn: str) -> list[int]:
    """The places in the plan of the actions that a pawn may join. [RC-205, RC-222, RC-452]"""
    places = []
    for place, planned, lacking in camp.open:
        if may_join(g, camp, planned, lacking, pawn):
            places.append(place)
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
    tried: dict[tuple[str, int, str], bool] = {}
    found = []
    for place in members(doubtful):
        p = board.prospects[place]
        need = p.low + (p.kind in slow)
        alike = p.kind, need, p.target if p.kind == "threat" or board.picky else ""
        if alike not in tried:
            tried[alike] = pawns_ban(g, camp, pawn, p.kind, p.target, need) is None
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


def one_wood_less(bill: Bill) -> Bill:
    """Determination stands in for a wood. [RC-140]"""
    return (bill[WOOD] - 1, *bill[1:])


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
    return Ask((me,), "plan", Row(action_of, kinds, (g, camp.outlook, me, pawn, paid, owed)))


def action_of(g: State, board: Outlook, me: Seat, pawn: str, paid: int, owed: int, kind: Kind) -> Option:
    """Actions of one kind; with its target, if there is but one. [RC-199]"""
    either = paid | owed
    targets = []
    for target in kind.targets.values():
        if either & target:
            targets.append(target)
    if len(targets) == 1:
        return at_target(g, board, me, pawn, paid, owed, targets[0])
    return Option("lead", (pawn, kind.name), (which_target(me, pawn, paid, owed, tuple(targets)),))


@detail
def which_target(g: State, me: Seat, pawn: str, paid: int, owed: int, targets: tuple[int, ...]) -> Ask:
    """Where does it go, or what is it to build? [RC-206]"""
    return Ask((me,), "plan", Row(at_target, targets, (g, outlook(g), me, pawn, paid, owed)))


def at_target(g: State, board: Outlook, me: Seat, pawn: str, paid: int, owed: int, target: int) -> Option:
    """An action with its price, if there is but one. [RC-215]"""
    paid, owed = paid & target, owed & target
    either = paid | owed
    if not either & either - 1:
        return priced_action(g, board, pawn, paid, either)
    p = board.prospects[target.bit_length() - 1]
    return Option("lead", (pawn, p.kind, p.target), (which_price(me, pawn, paid, owed),))


@detail
def which_price(g: State, me: Seat, pawn: str, paid: int, owed: int) -> Ask:
    """What is set aside for it? [RC-215]"""
    prices = [1 << place for place in members(paid | owed)]
    return Ask((me,), "plan", Row(priced_action, prices, (g, outlook(g), pawn, paid)))


def priced_action(g: State, board: Outlook, pawn: str, paid: int, prospect: int) -> Option:
    """Lead a new action and set aside what it costs, or two determination for the wood that is missing. [RC-215]"""
    p = board.prospects[prospect.bit_length() - 1]
    bill = p.dear if waits_for_wood(g, board) else p.price
    if prospect & paid:
        return Option("lead", (pawn, p.kind, p.target, *bill), (open_action(pawn, p.kind, p.target, bill, ()),))
    bill = one_wood_less(bill)
    payment = spend(g.characters.index("carpenter"), CREDIT)
    then = (payment, open_action(pawn, p.kind, p.target, bill, (CREDIT,)))
    return Option("lead_on_credit", (pawn, p.kind, p.target, *bill), then)


def support(g: State, camp: Muster, me: Seat, pawn: str, back: Frame) -> Option:
    """A pawn joins an action; which one, is asked where there are several. [RC-205]"""
    places = teams_of(g, camp, pawn)
    if len(places) == 1:
        return join(g, pawn, (back,), places[0])
    return Option("support", (pawn,), (which_team(me, pawn, tuple(places)), back))


@detail
def which_team(g: State, me: Seat, pawn: str, places: tuple[int, ...]) -> Ask:
    """Whom does it join? [RC-205]"""
    return Ask((me,), "plan", Row(join, places, (g, pawn, ())))


def join(g: State, pawn: str, rest: tuple[Frame, ...], place: int) -> Option:
    """A pawn joins an action. [RC-205]"""
    kind, target, _, _, _ = g.plan[place]
    return Option("support", (pawn, place, kind, target), (join_action(pawn, place), *rest))
