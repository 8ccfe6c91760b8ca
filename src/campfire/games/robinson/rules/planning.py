"""Planning: pawns are laid out and taken back together until everybody is ready. [ledger chapters 8 and 9]

The plan lies on the table: every pawn with its action, and what is set aside for it. Only what can still become a
complete plan is offered; a seat whose pawns have all found a place may say that it is ready.
"""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from campfire.games.robinson.cards import WOOD
from campfire.games.robinson.outlook import Bill, Chosen, Maker, Outlook, bits, bits_at, members
from campfire.games.robinson.rules.abilities import can_use_ability, spend
from campfire.games.robinson.rules.building import CREDIT
from campfire.games.robinson.rules.gathering import BAGS
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.pawns import Obstacle, free_pawns
from campfire.games.robinson.rules.requirements import affordable, bills
from campfire.games.robinson.rules.stacks import join_action, leave_at_home, open_action, send_along, set_out, take_back
from campfire.games.robinson.rules.targets import (
    least_pawns,
    look_again,
    obstacle,
    targets,
    waiting_time,
    waits_for_wood,
)
from campfire.games.robinson.rules.teams import (
    Muster,
    join_ban,
    leadable,
    may_join,
    muster,
    pawns_ban,
    room,
    strength,
    who_may_lead,
)
from campfire.games.robinson.state import Planned, State
from campfire.games.robinson.vocabulary.offers import common_offers, own_offers
from campfire.kernel.engine import again
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.question import Ask, AskAll, Blocked, Course, Menu, Option

Seats: TypeAlias = tuple[Seat, ...]
Support: TypeAlias = tuple[str, int, Planned]
"""A pawn, the place in the plan and the action that it may join."""


@step
def plan_actions(g: State) -> Then:
    """All pawns are assigned before anything is resolved. [RC-197, RC-203]"""
    g.phase = "planning"
    g.tell("phase", "planning")
    return look_again(), plan_together((), ()), set_out()


@ask
def plan_together(g: State, ready: Seats, stuck: Seats) -> AskAll:
    """Where do the pawns go? A seat that has no place for its pawns is stuck until the plan changes. [RC-198]"""
    camp = muster(g)
    asked = still_asked(g, camp, ready, stuck) if ready or stuck else g.seats

    def of(seat: Seat) -> Ask:
        return Ask((seat,), "plan", plan_menu(g, seat, camp, ready, stuck, asked))

    return AskAll(asked, "plan", of, lambda: waiting(g, asked, stuck))


def still_asked(g: State, camp: Muster, ready: Seats, stuck: Seats) -> Seats:
    """Who has not said to be ready, or has pawns again. [RC-198, RC-203]"""
    return tuple([s for s in g.seats if s not in stuck and (s not in ready or str(s) in camp.crew)])


def waiting(g: State, asked: Seats, stuck: Seats) -> Seats:
    """Who is not asked any more but could still change something: whoever has a pawn in the plan. [RC-198]"""
    bare = [s for s in stuck if not any([str(s) in planned[2] for planned in g.plan])]
    return tuple([s for s in g.seats if s not in asked and s not in bare])


def plan_menu(g: State, me: Seat, camp: Muster, ready: Seats, stuck: Seats, asked: Seats) -> Menu:
    """Everything that a seat may do to the plan, and what it may use meanwhile. [RC-201, RC-202]"""
    own = str(me)
    left = own in camp.crew
    places: list[Course] = [*new_actions(g, me, camp), (support_option, own_supports(g, own, camp))] if left else []
    courses = [*places]
    if len(camp.crew) > camp.hands:
        courses += [*willing_actions(g, camp), (support_option, neutral_supports(g, camp))]
    courses += bags(g)
    if me in asked and (len(asked) > 1 or not camp.gaps) and not any([things for _, things in places]):
        courses.append((ready_option, [(after_ready(me, left, ready, stuck, asked),)]))
    courses.append((take_back_option, withdrawals(g, own)))
    offers = plan_offers(g, me, camp.outlook)
    if offers:
        courses.append((offer_option, [(offer, again(g)) for offer in offers]))
    return Menu(courses, plan_together(tuple([s for s in ready if s != me]) if ready else (), ()), own)


def plan_offers(g: State, me: Seat, board: Outlook) -> list[Option]:
    """What a seat may use while the group plans. [RC-079, RC-135]"""
    now = (me, g.determination[me], *g.available)
    common = board.offers.get(now)
    if common is None:
        common = board.offers[now] = common_offers(g, "plan", me)
    own = own_offers(g, "plan", me)
    return [*common, *own] if own else common


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


def new_actions(g: State, me: Seat, camp: Muster) -> list[Course]:
    """New actions, led by a pawn of this seat. [RC-199]"""
    own = str(me)
    return [actions_of(g, camp, own, lead_option, payable(g, camp.outlook)), *actions_on_credit(g, camp, own)]


def willing_actions(g: State, camp: Muster) -> list[Course]:
    """New actions led by Friday or by Jenny, whoever sends them. [RC-451, RC-511]"""
    paid = payable(g, camp.outlook)
    courses = [actions_of(g, camp, pawn, make, paid) for pawn, make in LEADS.items() if pawn in camp.crew]
    return [*courses, *actions_on_credit(g, camp, "friday")] if "friday" in camp.crew else courses


def actions_on_credit(g: State, camp: Muster, pawn: str) -> list[Course]:
    """New actions for which the Carpenter's determination stands in for a wood, whoever leads them. [RC-139, RC-140]"""
    if "carpenter" not in g.characters:
        return []
    payer = g.characters.index("carpenter")
    if not can_use_ability(g, payer, CREDIT):
        return []
    return [actions_of(g, camp, pawn, partial(credit_option, payer, pawn), on_credit(g, camp.outlook))]


def actions_of(g: State, camp: Muster, pawn: str, make: Maker, paid: int) -> Course:
    """What a pawn may open of what is paid for, as the plan leaves slots and pawns for it. [RC-206, RC-214]"""
    board = camp.outlook
    led = board.leadable.get(pawn)
    if led is None:
        led = board.leadable[pawn] = leadable(g, pawn, board.prospects)
    free = paid & led & ~camp.full
    slow = waiting_time(g, board)
    spare, most = room(camp, pawn)
    sure = free & within(board, spare, slow)
    doubtful = (free ^ sure) & within(board, most, slow)
    if doubtful:
        sure |= enough_pawns(g, camp, pawn, doubtful, slow)
    return make, Chosen(board.prospects, sure, waits_for_wood(g, board))


def enough_pawns(g: State, camp: Muster, pawn: str, doubtful: int, slow: tuple[str, ...]) -> int:
    """For which of these actions the pawns left suffice, tried out once for all that ask the same. [RC-214, RC-240]"""
    board = camp.outlook
    tried: dict[tuple[str, int, str], bool] = {}
    found = []
    for place in members(doubtful):
        kind, target, pawns = board.prospects[place][:3]
        need = pawns + (kind in slow)
        alike = kind, need, target if kind == "threat" or board.picky else ""
        if alike not in tried:
            tried[alike] = pawns_ban(g, camp, pawn, kind, target, need) is None
        if tried[alike]:
            found.append(place)
    return bits_at(found)


def within(board: Outlook, pawns: int, slow: tuple[str, ...]) -> int:
    """The actions that so many pawns suffice for. [RC-209, RC-240]"""
    if pawns < 0:
        return 0
    if not slow:
        return board.reach[pawns]
    return bits([p.pawns + (p.kind in slow) <= pawns for p in board.prospects])


def payable(g: State, board: Outlook) -> int:
    """The actions whose price lies in Available. [RC-215]"""
    now = (*g.available, waits_for_wood(g, board))
    known = board.payable.get(now)
    if known is None:
        known = board.payable[now] = bits([affordable(g, p.dear if now[-1] else p.price) for p in board.prospects])
    return known


def on_credit(g: State, board: Outlook) -> int:
    """The actions that lack nothing but one wood, for any of their prices. [RC-139, RC-143]"""
    now = (*g.available, waits_for_wood(g, board))
    known = board.on_credit.get(now)
    if known is None:
        known = board.on_credit[now] = lacking_wood(g, board, dear=bool(now[-1]))
    return known


def lacking_wood(g: State, board: Outlook, dear: bool) -> int:
    """Work out what one wood more would pay for. [RC-139]"""
    paid = {(kind, target) for kind, target, _ in Chosen(board.prospects, payable(g, board), dear)}
    bills = [p.dear if dear else p.price for p in board.prospects]
    return bits(
        [
            bool(bill[WOOD]) and (p.kind, p.target) not in paid and affordable(g, one_wood_less(bill))
            for p, bill in zip(board.prospects, bills, strict=True)
        ]
    )


def one_wood_less(bill: Bill) -> Bill:
    """Determination stands in for a wood. [RC-140]"""
    return (bill[WOOD] - 1, *bill[1:])


def lead_option(back: Frame, pawn: str, kind: str, target: str, bill: Bill) -> Option:
    """Lead a new action and set aside what it costs. [RC-215]"""
    return Option("lead", (pawn, kind, target, *bill), (open_action(pawn, kind, target, bill, ()), back))


def willing_option(pawn: str, back: Frame, own: str, kind: str, target: str, bill: Bill) -> Option:
    """Friday leads a new action and Jenny rests, whoever sends them. [RC-451, RC-511]"""
    return lead_option(back, pawn, kind, target, bill)


def credit_option(payer: Seat, pawn: str, back: Frame, own: str, kind: str, target: str, price: Bill) -> Option:
    """Two determination of the Carpenter may lie in place of the one wood that is missing. [RC-140, RC-142]"""
    bill = one_wood_less(price)
    then = (spend(payer, CREDIT), open_action(pawn, kind, target, bill, (CREDIT,)), back)
    return Option("lead_on_credit", (pawn, kind, target, *bill), then)


LEADS: dict[str, Maker] = {pawn: partial(willing_option, pawn) for pawn in ("friday", "jenny")}
"""Who may lead an action without being a player's character. [RC-451, RC-511]"""


def own_supports(g: State, own: str, camp: Muster) -> list[Support]:
    """Actions that a pawn of this seat may join. [RC-205]"""
    return [(own, place, planned) for place, planned, lacking in camp.open if may_join(g, camp, planned, lacking, own)]


def neutral_supports(g: State, camp: Muster) -> list[Support]:
    """Neutral pawns, Friday's and Jenny's may be sent along by anybody. [RC-222, RC-452]"""
    pawns = dict.fromkeys([pawn for pawn in camp.crew if not pawn.isdigit()])
    return [
        (pawn, place, planned)
        for place, planned, _ in camp.open
        for pawn in pawns
        if join_ban(g, camp, planned, pawn) is None
    ]


def support_option(back: Frame, own: str, pawn: str, place: int, planned: Planned) -> Option:
    """A pawn joins an action. [RC-205]"""
    return Option("support", (pawn, place, planned[0], planned[1]), (join_action(pawn, place), back))


def bags(g: State) -> list[Course]:
    """Basket and Sack go along on a Gathering action, or come back. [RC-081, RC-664, RC-665]"""
    courses: list[Course] = []
    for bag in BAGS:
        if bag not in g.items:
            continue
        users = [(bag, place, planned[1]) for place, planned in enumerate(g.plan) if bag in planned[4]]
        if users:
            courses.append((unpack_option, users))
        elif has_item(g, bag):
            gathering = [(bag, place, planned[1]) for place, planned in enumerate(g.plan) if planned[0] == "gather"]
            courses.append((pack_option, gathering))
    return courses


def pack_option(back: Frame, own: str, bag: str, place: int, target: str) -> Option:
    """Basket or Sack goes along. [RC-664]"""
    return Option("pack", (bag, place, target), (send_along(bag, place), back))


def unpack_option(back: Frame, own: str, bag: str, place: int, target: str) -> Option:
    """Basket or Sack comes back. [RC-664]"""
    return Option("unpack", (bag, place, target), (leave_at_home(bag, place), back))


def withdrawals(g: State, own: str) -> list[tuple[int, Planned]]:
    """Everything can be taken back: by whose pawns or determination lie there, Friday's and Jenny's by all. [RC-198]"""
    carpenter = g.characters[int(own)] == "carpenter"
    return [
        (place, planned)
        for place, planned in enumerate(g.plan)
        if (own in planned[2] or planned[2][0] in LEADS or (carpenter and CREDIT in planned[4]))
        and g.plan.index(planned) == place
    ]


def take_back_option(back: Frame, own: str, place: int, planned: Planned) -> Option:
    """A pawn is taken back. [RC-198]"""
    kind, target, pawns, _, _ = planned
    pawn = own if own in pawns else pawns[0]
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
