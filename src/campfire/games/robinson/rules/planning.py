"""Planning: pawns are laid out and taken back together until everybody is ready. [ledger chapters 8 and 9]

The plan lies on the table: every pawn with its action, and what is set aside for it. Only what can still become a
complete plan is offered; a seat whose pawns have all found a place may say that it is ready.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from campfire.games.robinson.cards import WOOD
from campfire.games.robinson.rules.abilities import can_use_ability, spend
from campfire.games.robinson.rules.building import CREDIT
from campfire.games.robinson.rules.gathering import BAGS
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.pawns import Obstacle, free_pawns
from campfire.games.robinson.rules.requirements import Bill, affordable, bills, token_waits
from campfire.games.robinson.rules.stacks import join_action, leave_at_home, open_action, send_along, set_out, take_back
from campfire.games.robinson.rules.targets import (
    Lead,
    Outlook,
    least_pawns,
    obstacle,
    taken,
    targets,
    waiting_time,
)
from campfire.games.robinson.rules.teams import Muster, join_ban, muster, pawns_ban, room, strength, who_may_lead
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.offers import offers_to
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.question import Ask, AskAll, Blocked, Ids, Option

Seats: TypeAlias = tuple[Seat, ...]
WILLING = ("friday", "jenny")
"""Who may lead an action without being a player's character. [RC-451, RC-511]"""


@step
def plan_actions(g: State) -> Then:
    """All pawns are assigned before anything is resolved. [RC-197, RC-203]"""
    g.phase = "planning"
    g.tell("phase", "planning")
    return plan_together((), ()), set_out()


@ask
def plan_together(g: State, ready: Seats, stuck: Seats) -> AskAll:
    """Where do the pawns go? A seat that has no place for its pawns is stuck until the plan changes. [RC-198]"""
    asked = tuple([s for s in g.seats if s not in stuck and (s not in ready or free_pawns(g, s))])

    def of(seat: Seat) -> Ask:
        return Ask((seat,), "plan", plan_options(g, seat, ready, stuck, asked))

    placed = {pawn for planned in g.plan for pawn in planned[2]}
    return AskAll(asked, "plan", of, tuple([s for s in g.seats if s not in asked and str(s) in placed]))


def plan_options(g: State, me: Seat, ready: Seats, stuck: Seats, asked: Seats) -> list[Option]:
    """Everything that a seat may do to the plan, and what it may use meanwhile. [RC-201, RC-202]"""
    camp, back = muster(g), plan_together(tuple([s for s in ready if s != me]), ())
    placing = [*lead_options(g, me, camp, back), *support_options(g, me, camp, back)]
    options = [*placing, *bag_options(g, back), *withdrawals(g, me, back)]
    if me in asked and (len(asked) > 1 or not camp.gaps) and not any([o.args[0] == str(me) for o in placing]):
        options.append(Option("ready", (), after_ready(g, me, ready, stuck, asked)))
    return options + offers_to(g, Ask((me,), "plan", options), me)


def after_ready(g: State, me: Seat, ready: Seats, stuck: Seats, asked: Seats) -> tuple[Frame, ...]:
    """The others are still asked; after the last one the group sets out. [RC-203]"""
    if len(asked) == 1:
        return ()
    return (plan_together(ready, (*stuck, me)) if free_pawns(g, me) else plan_together((*ready, me), stuck),)


def lead_options(g: State, me: Seat, camp: Muster, back: Frame) -> list[Option]:
    """New actions, led by a pawn of this seat, by Friday or by Jenny. [RC-199, RC-451]"""
    own = str(me)
    leaders = [pawn for pawn in (own, *WILLING) if pawn in camp.crew]
    if not leaders:
        return []
    full, slow, more = taken(g, camp.outlook), waiting_time(g), token_waits(g, "build", "wood")
    options = []
    for pawn in leaders:
        spare = room(camp) + (pawn != own)
        for (kind, target, need, price, dear, slot), args, then, dear_args, dear_then in leads_of(g, camp, pawn):
            if slot in full or not affordable(g, dear if more else price):
                continue
            asked = need + (kind in slow)
            if asked <= spare or pawns_ban(g, camp, pawn, kind, target, asked) is None:
                options.append(Option("lead", dear_args if more else args, (dear_then if more else then, back)))
    return options + credit_options(g, me, camp, back) if own in camp.crew else options


def leads_of(g: State, camp: Muster, pawn: str) -> list[Lead]:
    """What a leader could open on this board, whatever is planned already. [RC-129]"""
    known = camp.outlook.leads.get(pawn)
    if known is None:
        known = camp.outlook.leads[pawn] = [
            Lead(p, *opened(pawn, p.kind, p.target, p.price), *opened(pawn, p.kind, p.target, p.dear))
            for p in camp.outlook.prospects
            if who_may_lead(g, pawn, p.kind, p.target) is None
        ]
    return known


@cache
def opened(pawn: str, kind: str, target: str, bill: Bill) -> tuple[Ids, Frame]:
    """Lead a new action and set aside what it costs. [RC-215]"""
    return (pawn, kind, target, *bill), open_action(pawn, kind, target, bill, ())


def credit_options(g: State, me: Seat, camp: Muster, back: Frame) -> list[Option]:
    """The Carpenter may lay two determination in place of the one wood that is missing. [RC-140, RC-142]"""
    if not can_use_ability(g, me, CREDIT):
        return []
    own = str(me)
    return [
        Option(
            "lead_on_credit",
            (own, kind, target, *bill),
            (spend(me, CREDIT), open_action(own, kind, target, bill, (CREDIT,)), back),
        )
        for kind, target, bill in credit_bills(g, camp.outlook)
        if why_not_open(g, camp, own, kind, target) is None
    ]


def credit_bills(g: State, board: Outlook) -> list[tuple[str, str, Bill]]:
    """Actions that lack nothing but one wood. [RC-139, RC-143]"""
    full, more = taken(g, board), token_waits(g, "build", "wood")
    wanted = [(p.kind, p.target, p.dear if more else p.price) for p in board.prospects if p.slot not in full]
    payable = {(kind, target) for kind, target, bill in wanted if affordable(g, bill)}
    return [
        (kind, target, (bill[0] - 1, *bill[1:]))
        for kind, target, bill in wanted
        if bill[WOOD] and (kind, target) not in payable and affordable(g, (bill[0] - 1, *bill[1:]))
    ]


def why_not_open(g: State, camp: Muster, pawn: str, kind: str, target: str) -> Obstacle | None:
    """What keeps a pawn from opening an action that the board allows. [RC-129, RC-214]"""
    return who_may_lead(g, pawn, kind, target) or pawns_ban(g, camp, pawn, kind, target, least_pawns(g, kind, target))


def support_options(g: State, me: Seat, camp: Muster, back: Frame) -> list[Option]:
    """Own, neutral and Friday's pawns that may join an action. [RC-205, RC-222, RC-452]"""
    own = str(me)
    pawns = [pawn for pawn in dict.fromkeys(camp.crew) if pawn == own or not pawn.isdigit()]
    if not pawns:
        return []
    easy = not camp.gaps and not camp.outlook.limited
    return [
        Option("support", (pawn, place, planned[0], planned[1]), (join_action(pawn, place), back))
        for place, planned in enumerate(g.plan)
        if len(planned[2]) < strength(g, camp.outlook, planned)[1] and planned not in g.plan[:place]
        for pawn in pawns
        if (easy and pawn == own and planned[2][0].isdigit()) or join_ban(g, camp, planned, pawn) is None
    ]


def bag_options(g: State, back: Frame) -> list[Option]:
    """Basket and Sack go along on a Gathering action, or come back. [RC-081, RC-664, RC-665]"""
    options: list[Option] = []
    for bag in BAGS:
        if bag not in g.items:
            continue
        users = [place for place, planned in enumerate(g.plan) if bag in planned[4]]
        options += [Option("unpack", (bag, at, g.plan[at][1]), (leave_at_home(bag, at), back)) for at in users]
        if not users and has_item(g, bag):
            options += [
                Option("pack", (bag, place, planned[1]), (send_along(bag, place), back))
                for place, planned in enumerate(g.plan)
                if planned[0] == "gather"
            ]
    return options


def withdrawals(g: State, me: Seat, back: Frame) -> list[Option]:
    """Everything can be taken back: own pawns by their owner, an action of Friday's or Jenny's by anybody. [RC-198]"""
    own = str(me)
    return [
        Option("take_back", (pawn, place, planned[0], planned[1]), (take_back(pawn, place), back))
        for place, planned in enumerate(g.plan)
        if (own in planned[2] or planned[2][0] in WILLING) and planned not in g.plan[:place]
        for pawn in (own if own in planned[2] else planned[2][0],)
    ]


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
