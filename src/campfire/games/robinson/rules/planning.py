"""Planning: pawns are laid out and taken back together until everybody is ready. [ledger chapters 8 and 9]

The plan lies on the table: every pawn with its action, and what is set aside for it. Only what can still become a
complete plan is offered; a seat whose pawns have all found a place may say that it is ready.
"""

from __future__ import annotations

from typing import TypeAlias

from campfire.games.robinson.cards import WOOD
from campfire.games.robinson.outlook import Bill, Lead, Leader, Outlook, Situation
from campfire.games.robinson.rules.abilities import can_use_ability, spend
from campfire.games.robinson.rules.building import CREDIT
from campfire.games.robinson.rules.gathering import BAGS
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.pawns import Obstacle, character_pawns, free_pawns
from campfire.games.robinson.rules.requirements import affordable, bills, token_waits
from campfire.games.robinson.rules.stacks import join_action, leave_at_home, open_action, send_along, set_out, take_back
from campfire.games.robinson.rules.targets import least_pawns, look_again, obstacle, targets, waiting_time
from campfire.games.robinson.rules.teams import (
    Muster,
    is_welcome,
    join_ban,
    leadable,
    muster,
    pawns_ban,
    room,
    strength,
    who_may_lead,
)
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.offers import offers_to
from campfire.kernel.engine import again
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.question import Ask, AskAll, Blocked, Entry, Menu, Option

Seats: TypeAlias = tuple[Seat, ...]
WILLING = ("friday", "jenny")
"""Who may lead an action without being a player's character. [RC-451, RC-511]"""


@step
def plan_actions(g: State) -> Then:
    """All pawns are assigned before anything is resolved. [RC-197, RC-203]"""
    g.phase = "planning"
    g.tell("phase", "planning")
    return look_again(), plan_together((), ()), set_out()


@ask
def plan_together(g: State, ready: Seats, stuck: Seats) -> AskAll:
    """Where do the pawns go? A seat that has no place for its pawns is stuck until the plan changes. [RC-198]"""
    asked = still_asked(g, ready, stuck) if ready or stuck else g.seats

    def of(seat: Seat) -> Ask:
        return Ask((seat,), "plan", plan_menu(g, seat, ready, stuck, asked))

    return AskAll(asked, "plan", of, () if asked is g.seats else waiting(g, asked, stuck))


def still_asked(g: State, ready: Seats, stuck: Seats) -> Seats:
    """Who has not said to be ready, or has pawns again. [RC-198, RC-203]"""
    placed = [pawn for planned in g.plan for pawn in planned[2]]
    full = [s for s in ready if placed.count(str(s)) == character_pawns(g, s)]
    return tuple([s for s in g.seats if s not in stuck and s not in full])


def waiting(g: State, asked: Seats, stuck: Seats) -> Seats:
    """Who is not asked any more but could still change something: whoever has a pawn in the plan. [RC-198]"""
    bare = [s for s in stuck if not any([str(s) in planned[2] for planned in g.plan])]
    return tuple([s for s in g.seats if s not in asked and s not in bare])


def plan_menu(g: State, me: Seat, ready: Seats, stuck: Seats, asked: Seats) -> Menu:
    """Everything that a seat may do to the plan, and what it may use meanwhile. [RC-201, RC-202]"""
    camp, own = muster(g), str(me)
    entries = [*new_actions(g, me, camp), *supports(g, own, camp)]
    placed = own not in camp.crew or not any(make in OWN_LEADS or args[0] == own for make, args in entries)
    entries += bags(g)
    if placed and me in asked and (len(asked) > 1 or not camp.gaps):
        entries.append((ready_option, (after_ready(me, own in camp.crew, ready, stuck, asked),)))
    entries += withdrawals(g, own)
    offers = offers_to(g, "plan", me, True)
    if offers:
        entries += [(offer_option, (offer, again(g))) for offer in offers]
    return Menu(entries, plan_together(tuple([s for s in ready if s != me]), ()), own)


def ready_option(back: Frame, own: str, then: tuple[Frame, ...]) -> Option:
    """A seat has no pawn left to place. [RC-203]"""
    return Option("ready", (), then)


def offer_option(back: Frame, own: str, offer: Option, same: Frame) -> Option:
    """Something is used in the middle of the planning, which then goes on as before. [RC-079]"""
    return Option(offer.key, offer.args, (*offer.then, look_again(), same))


def after_ready(me: Seat, left: bool, ready: Seats, stuck: Seats, asked: Seats) -> tuple[Frame, ...]:
    """The others are still asked; after the last one the group sets out. [RC-203]"""
    if len(asked) == 1:
        return ()
    return (plan_together(ready, (*stuck, me)) if left else plan_together((*ready, me), stuck),)


def new_actions(g: State, me: Seat, camp: Muster) -> list[Entry]:
    """New actions, led by a pawn of this seat, by Friday or by Jenny. [RC-199, RC-451]"""
    own, board = str(me), camp.outlook
    leaders = [pawn for pawn in (own, *WILLING) if pawn in camp.crew]
    if not leaders:
        return []
    dear, slow = (token_waits(g, "build", "wood"), waiting_time(g)) if board.burdened else (False, ())
    now = Situation(tuple(g.available), dear, slow)
    entries: list[Entry] = []
    for pawn in leaders:
        entries += actions_of(g, camp, pawn, now)
    if leaders[0] == own and can_use_ability(g, me, CREDIT):
        entries += actions_of(g, camp, own, now._replace(credit=True))
    return entries


def actions_of(g: State, camp: Muster, pawn: str, now: Situation) -> list[Entry]:
    """What a pawn may open now, as the plan leaves slots and pawns for it. [RC-206, RC-214]"""
    full, (spare, most) = camp.full, room(camp, pawn)
    return [
        entry
        for entry, slot, pawns, kind, target in leads_of(g, camp.outlook, pawn, now)
        if slot not in full
        and (pawns <= spare or (pawns <= most and pawns_ban(g, camp, pawn, kind, target, pawns) is None))
    ]


def leads_of(g: State, board: Outlook, pawn: str, now: Situation) -> list[Lead]:
    """What a pawn may open on this board for what lies in Available, whatever is planned already. [RC-129, RC-215]"""
    leader = board.leaders.get(pawn) or appoint(g, board, pawn)
    known = board.leads.get((leader.name, now))
    if known is None:
        work_out = on_credit if now.credit else paid_in_full
        known = board.leads[leader.name, now] = work_out(g, leader, now)
    return known


def appoint(g: State, board: Outlook, pawn: str) -> Leader:
    """Find out what the owner of a pawn may lead on this board. [RC-046, RC-129]"""
    allowed = leadable(g, pawn, board.prospects)
    named = pawn in WILLING or len(allowed) < len(board.prospects)
    board.leaders[pawn] = leader = Leader(pawn if named else "", allowed)
    return leader


def paid_in_full(g: State, leader: Leader, now: Situation) -> list[Lead]:
    """Actions whose price lies in Available. [RC-215]"""
    make = LEADS.get(leader.name, lead_option)
    priced = [(p, p.dear if now.dear else p.price) for p in leader.allowed]
    return [
        Lead((make, (p.kind, p.target, bill)), p.slot, p.pawns + (p.kind in now.slow), p.kind, p.target)
        for p, bill in priced
        if affordable(g, bill)
    ]


def on_credit(g: State, leader: Leader, now: Situation) -> list[Lead]:
    """Actions that lack nothing but one wood. [RC-139, RC-143]"""
    priced = [(p, p.dear if now.dear else p.price) for p in leader.allowed]
    payable = {(p.kind, p.target) for p, bill in priced if affordable(g, bill)}
    cheaper = [(p, (bill[0] - 1, *bill[1:])) for p, bill in priced if bill[WOOD] and (p.kind, p.target) not in payable]
    return [
        Lead((credit_option, (p.kind, p.target, bill)), p.slot, p.pawns + (p.kind in now.slow), p.kind, p.target)
        for p, bill in cheaper
        if affordable(g, bill)
    ]


def lead_option(back: Frame, pawn: str, kind: str, target: str, bill: Bill) -> Option:
    """Lead a new action and set aside what it costs. [RC-215]"""
    return Option("lead", (pawn, kind, target, *bill), (open_action(pawn, kind, target, bill, ()), back))


def friday_option(back: Frame, own: str, kind: str, target: str, bill: Bill) -> Option:
    """Friday leads a new action, whoever sends him. [RC-451]"""
    return lead_option(back, "friday", kind, target, bill)


def jenny_option(back: Frame, own: str, kind: str, target: str, bill: Bill) -> Option:
    """Jenny rests, whoever says so. [RC-511]"""
    return lead_option(back, "jenny", kind, target, bill)


def credit_option(back: Frame, own: str, kind: str, target: str, bill: Bill) -> Option:
    """The Carpenter may lay two determination in place of the one wood that is missing. [RC-140, RC-142]"""
    then = (spend(int(own), CREDIT), open_action(own, kind, target, bill, (CREDIT,)), back)
    return Option("lead_on_credit", (own, kind, target, *bill), then)


LEADS = {"friday": friday_option, "jenny": jenny_option}
OWN_LEADS = (lead_option, credit_option)


def supports(g: State, own: str, camp: Muster) -> list[Entry]:
    """Own, neutral and Friday's pawns that may join an action. [RC-205, RC-222, RC-452]"""
    pawns = [own] if own in camp.crew else []
    if len(camp.crew) > camp.hands:
        pawns += [pawn for pawn in dict.fromkeys(camp.crew) if not pawn.isdigit()]
    if not pawns:
        return []
    return [
        (support_option, (pawn, place, planned[0], planned[1]))
        for place, planned in enumerate(g.plan)
        if len(planned[2]) < camp.teams[place][1] and planned not in g.plan[:place]
        for pawn in pawns
        if (pawn == own and is_welcome(camp, place, planned)) or join_ban(g, camp, planned, pawn) is None
    ]


def support_option(back: Frame, own: str, pawn: str, place: int, kind: str, target: str) -> Option:
    """A pawn joins an action. [RC-205]"""
    return Option("support", (pawn, place, kind, target), (join_action(pawn, place), back))


def bags(g: State) -> list[Entry]:
    """Basket and Sack go along on a Gathering action, or come back. [RC-081, RC-664, RC-665]"""
    entries: list[Entry] = []
    for bag in BAGS:
        if bag not in g.items:
            continue
        users = [(place, planned) for place, planned in enumerate(g.plan) if bag in planned[4]]
        entries += [(unpack_option, (bag, place, planned[1])) for place, planned in users]
        if not users and has_item(g, bag):
            gathering = [(place, planned) for place, planned in enumerate(g.plan) if planned[0] == "gather"]
            entries += [(pack_option, (bag, place, planned[1])) for place, planned in gathering]
    return entries


def pack_option(back: Frame, own: str, bag: str, place: int, target: str) -> Option:
    """Basket or Sack goes along. [RC-664]"""
    return Option("pack", (bag, place, target), (send_along(bag, place), back))


def unpack_option(back: Frame, own: str, bag: str, place: int, target: str) -> Option:
    """Basket or Sack comes back. [RC-664]"""
    return Option("unpack", (bag, place, target), (leave_at_home(bag, place), back))


def withdrawals(g: State, own: str) -> list[Entry]:
    """Everything can be taken back: own pawns by their owner, an action of Friday's or Jenny's by anybody. [RC-198]"""
    return [
        (take_back_option, (own if own in planned[2] else planned[2][0], place, planned[0], planned[1]))
        for place, planned in enumerate(g.plan)
        if (own in planned[2] or planned[2][0] in WILLING) and planned not in g.plan[:place]
    ]


def take_back_option(back: Frame, own: str, pawn: str, place: int, kind: str, target: str) -> Option:
    """A pawn is taken back. [RC-198]"""
    return Option("take_back", (pawn, place, kind, target), (take_back(pawn, place), back))


@plan_together.blocked
def why_not(g: State, me: Seat, ready: Seats, stuck: Seats) -> list[Blocked]:
    """What may not be planned now, and why. [RC-201, RC-214]"""
    camp = muster(g)
    found = [*why_not_lead(g, me, camp), *why_not_support(g, me, camp)] if str(me) in camp.crew else []
    question = plan_together.run(g, ready, stuck)
    if me in question.seats and not question.of(me).find("ready", ()):
        left = free_pawns(g, me)
        reason: Obstacle = ("pawns_left", (left,), "RC-201") if left else ("incomplete", (len(camp.gaps),), "RC-214")
        found.append(Blocked("ready", (), *reason))
    return found


def why_not_open(g: State, camp: Muster, pawn: str, kind: str, target: str) -> Obstacle | None:
    """What keeps a pawn from opening an action that the board allows. [RC-129, RC-214]"""
    return who_may_lead(g, pawn, kind, target) or pawns_ban(g, camp, pawn, kind, target, least_pawns(g, kind, target))


def why_not_lead(g: State, me: Seat, camp: Muster) -> list[Blocked]:
    """Actions that a seat cannot lead now. [RC-214]"""
    own = str(me)
    reasons = [(k, t, obstacle(g, k, t) or why_not_open(g, camp, own, k, t)) for k, t in targets(g)]
    return [Blocked("lead", (own, k, t, *bills(g, k, t)[0]), *reason) for k, t, reason in reasons if reason]


def why_not_support(g: State, me: Seat, camp: Muster) -> list[Blocked]:
    """Actions that a pawn of this seat cannot join. [RC-205]"""
    found = []
    for place, planned in enumerate(g.plan):
        most = strength(g, camp.outlook, planned)[1]
        full: Obstacle | None = ("full", (most,), "RC-209") if len(planned[2]) >= most else None
        reason = full or join_ban(g, camp, planned, str(me))
        if reason and planned not in g.plan[:place]:
            found.append(Blocked("support", (str(me), place, planned[0], planned[1]), *reason))
    return found
