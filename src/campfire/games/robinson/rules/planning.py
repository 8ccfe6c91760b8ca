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
from campfire.games.robinson.rules.pawns import Obstacle, free_pawns, lead_ban, who_of
from campfire.games.robinson.rules.requirements import Bill, affordable, bills
from campfire.games.robinson.rules.stacks import join_action, leave_at_home, open_action, send_along, set_out, take_back
from campfire.games.robinson.rules.targets import Opening, least_pawns, obstacle, openings, targets
from campfire.games.robinson.rules.teams import Gap, can_complete, free_crew, gaps, join_ban, strength
from campfire.games.robinson.state import Planned, State
from campfire.games.robinson.vocabulary.offers import offers_to
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.question import Ask, AskAll, Blocked, Option

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
    crew, missing, back = free_crew(g), gaps(g), plan_together(ready, ())
    placing = [*lead_options(g, me, crew, missing, back), *support_options(g, me, crew, missing, back)]
    options = [*placing, *bag_options(g, back), *withdrawals(g, me, back)]
    if me in asked and (len(asked) > 1 or not missing) and not any([o.args[0] == str(me) for o in placing]):
        options.append(Option("ready", (), after_ready(g, me, ready, stuck, asked)))
    return options + offers_to(g, Ask((me,), "plan", options), me)


def after_ready(g: State, me: Seat, ready: Seats, stuck: Seats, asked: Seats) -> tuple[Frame, ...]:
    """The others are still asked; after the last one the group sets out. [RC-203]"""
    if len(asked) == 1:
        return ()
    return (plan_together(ready, (*stuck, me)) if free_pawns(g, me) else plan_together((*ready, me), stuck),)


def lead_options(g: State, me: Seat, crew: list[str], missing: list[Gap], back: Frame) -> list[Option]:
    """New actions, led by a pawn of this seat, by Friday or by Jenny. [RC-199, RC-451]"""
    leaders = [pawn for pawn in (str(me), *WILLING) if pawn in crew]
    if not leaders:
        return []
    found = openings(g)
    options = [
        lead_option(pawn, opening.kind, opening.target, bill, back)
        for pawn in leaders
        for opening in found
        if can_lead(g, pawn, opening, crew, missing) is None
        for bill in opening.bills
    ]
    return options + credit_options(g, me, crew, missing, back) if str(me) in crew else options


@cache
def lead_option(pawn: str, kind: str, target: str, bill: Bill, back: Frame) -> Option:
    """Lead a new action and set aside what it costs. [RC-215]"""
    return Option("lead", (pawn, kind, target, *bill), (open_action(pawn, kind, target, bill, ()), back))


def can_lead(g: State, pawn: str, opening: Opening, crew: list[str], missing: list[Gap]) -> Obstacle | None:
    """What keeps a pawn from opening an action: somebody else must, or too few pawns are left. [RC-129, RC-214]"""
    banned = lead_ban(g, who_of(pawn), opening.kind, opening.target)
    if banned or (opening.pawns == 1 and not missing):
        return banned
    opened: Planned = (opening.kind, opening.target, (pawn,), (), ())
    enough = can_complete(g, [*missing, (opened, opening.pawns - 1)], without(crew, pawn))
    return None if enough else ("pawns", (opening.pawns,), "RC-214")


def without(crew: list[str], pawn: str) -> list[str]:
    """The free pawns but one."""
    left = crew[:]
    left.remove(pawn)
    return left


def credit_options(g: State, me: Seat, crew: list[str], missing: list[Gap], back: Frame) -> list[Option]:
    """The Carpenter may lay two determination in place of the one wood that is missing. [RC-140, RC-142]"""
    if not can_use_ability(g, me, CREDIT):
        return []
    options = []
    for kind, target, bill in credit_bills(g):
        opening = Opening(kind, target, least_pawns(g, kind, target), (bill,))
        if can_lead(g, str(me), opening, crew, missing) is None:
            frames = (spend(me, CREDIT), open_action(str(me), kind, target, bill, (CREDIT,)), back)
            options.append(Option("lead_on_credit", (str(me), kind, target, *bill), frames))
    return options


def credit_bills(g: State) -> list[tuple[str, str, Bill]]:
    """Actions that lack nothing but one wood. [RC-139, RC-143]"""
    found = []
    planned = {(p[0], p[1]) for p in g.plan}
    for kind, target in targets(g):
        lacks = obstacle(g, kind, target, planned)
        if lacks and lacks[0] == "resource":
            cheaper = [(bill[0] - 1, *bill[1:]) for bill in bills(g, kind, target) if bill[WOOD]]
            found += [(kind, target, bill) for bill in cheaper if affordable(g, bill)]
    return found


def support_options(g: State, me: Seat, crew: list[str], missing: list[Gap], back: Frame) -> list[Option]:
    """Own, neutral and Friday's pawns that may join an action. [RC-205, RC-222, RC-452]"""
    pawns = [pawn for pawn in dict.fromkeys(crew) if pawn == str(me) or not pawn.isdigit()]
    if not pawns:
        return []
    return [
        Option("support", (pawn, place, planned[0], planned[1]), (join_action(pawn, place), back))
        for place, planned in enumerate(g.plan)
        if planned not in g.plan[:place] and len(planned[2]) < strength(g, planned)[1]
        for pawn in pawns
        if can_join(g, planned, pawn, crew, missing) is None
    ]


def can_join(g: State, planned: Planned, pawn: str, crew: list[str], missing: list[Gap]) -> Obstacle | None:
    """What keeps a pawn from joining an action: it may not, or it is needed elsewhere. [RC-205, RC-214]"""
    banned = join_ban(g, planned, pawn)
    if banned or not missing:
        return banned
    left = [(other, n - (other is planned)) for other, n in missing]
    return None if can_complete(g, left, without(crew, pawn)) else ("needed", (), "RC-214")


def bag_options(g: State, back: Frame) -> list[Option]:
    """Basket and Sack go along on a Gathering action, or come back. [RC-081, RC-664, RC-665]"""
    options = []
    for bag in BAGS:
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
    """Everything can be taken back: own pawns by their owner, the others by anybody. [RC-198]"""
    return [
        Option("take_back", (pawn, place, planned[0], planned[1]), (take_back(pawn, place), back))
        for place, planned in enumerate(g.plan)
        if planned not in g.plan[:place]
        for pawn in dict.fromkeys(planned[2])
        if pawn == str(me) or not pawn.isdigit()
    ]


@plan_together.blocked
def why_not(g: State, me: Seat, ready: Seats, stuck: Seats) -> list[Blocked]:
    """What may not be planned now, and why. [RC-201, RC-214]"""
    crew, missing = free_crew(g), gaps(g)
    found: list[Blocked] = []
    if str(me) in crew:
        found += [*why_not_lead(g, me, crew, missing), *why_not_support(g, me, crew, missing)]
    question = plan_together.run(g, ready, stuck)
    offered = {option.key for option in question.of(me).options}
    if me in question.seats and "ready" not in offered:
        left = free_pawns(g, me)
        reason = ("pawns_left", (left,), "RC-201") if left else ("incomplete", (len(missing),), "RC-214")
        found.append(Blocked("ready", (), *reason))
    return found


def why_not_lead(g: State, me: Seat, crew: list[str], missing: list[Gap]) -> list[Blocked]:
    """Actions that a seat cannot lead now. [RC-214]"""
    planned = {(p[0], p[1]) for p in g.plan}
    found = []
    for kind, target in targets(g):
        reason = obstacle(g, kind, target, planned) or can_lead(
            g, str(me), Opening(kind, target, least_pawns(g, kind, target), ()), crew, missing
        )
        if reason:
            found.append(Blocked("lead", (str(me), kind, target, *bills(g, kind, target)[0]), *reason))
    return found


def why_not_support(g: State, me: Seat, crew: list[str], missing: list[Gap]) -> list[Blocked]:
    """Actions that a pawn of this seat cannot join. [RC-205]"""
    found = []
    for place, planned in enumerate(g.plan):
        most = strength(g, planned)[1]
        full: Obstacle | None = ("full", (most,), "RC-209") if len(planned[2]) >= most else None
        reason = full or can_join(g, planned, str(me), crew, missing)
        if reason and planned not in g.plan[:place]:
            found.append(Blocked("support", (str(me), place, planned[0], planned[1]), *reason))
    return found
