"""Planning: pawns are laid out and taken back together until everybody is ready. [ledger chapters 8 and 9]

The plan lies on the table: every pawn with its action, and what is set aside for it. Only what can still become a
complete plan is offered; a seat whose pawns have all found a place may say that it is ready. What a seat wants to do
is asked in small questions.
"""

from __future__ import annotations

from typing import TypeAlias

from campfire.games.robinson.cards import WOOD
from campfire.games.robinson.outlook import Muster, Outlook
from campfire.games.robinson.rules.abilities import CHEAPEST
from campfire.games.robinson.rules.building import CREDIT
from campfire.games.robinson.rules.gathering import BAGS
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.pawns import PAWN_OF, Obstacle, free_pawns
from campfire.games.robinson.rules.placing import placings, support, which_action
from campfire.games.robinson.rules.requirements import bills
from campfire.games.robinson.rules.stacks import leave_at_home, send_along, set_out, take_back
from campfire.games.robinson.rules.targets import least_pawns, look_again, obstacle, targets
from campfire.games.robinson.rules.teams import WILLING, join_ban, muster, pawns_ban, strength, who_may_lead
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.offers import common_offers, offers_to, own_offers
from campfire.kernel.engine import again
from campfire.kernel.frame import Frame, Seat, Then, ask, detail, step
from campfire.kernel.question import Ask, AskAll, Blocked, Option, Row

Seats: TypeAlias = tuple[Seat, ...]

Gesture: TypeAlias = tuple[str, str]
"""What somebody does to the plan, and with which pawn."""


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
    return AskAll(asked, "plan", plan_of, waiting, (g, camp, ready, stuck, asked))


def plan_of(g: State, camp: Muster, ready: Seats, stuck: Seats, asked: Seats, me: Seat) -> Ask:
    """What a seat may do to the plan. [RC-198]"""
    return Ask((me,), "plan", Row(gesture, gestures(g, camp, asked, me), (g, camp, ready, stuck, asked, me)))


AGAIN = plan_together((), ())
"""The plan has changed, and nobody is ready any more. [RC-198]"""


def still_asked(g: State, camp: Muster, ready: Seats, stuck: Seats) -> Seats:
    """Who has not said to be ready, or has pawns again. [RC-198, RC-203]"""
    crew = camp.crew
    asked: Seats = ()
    for seat in g.seats:
        if (seat not in ready or PAWN_OF[seat] in crew) and seat not in stuck:
            asked += (seat,)
    return asked


def waiting(g: State, camp: Muster, ready: Seats, stuck: Seats, asked: Seats) -> Seats:
    """Who is not asked any more but could still change something: whoever has a pawn in the plan. [RC-198]"""
    bare = [s for s in stuck if not any([PAWN_OF[s] in planned[2] for planned in g.plan])]
    return tuple([s for s in g.seats if s not in asked and s not in bare])


def gestures(g: State, camp: Muster, asked: Seats, me: Seat) -> list[Gesture]:
    """Everything that a seat may do to the plan, and what it may use meanwhile. [RC-201, RC-202]"""
    own, crew, board = PAWN_OF[me], camp.crew, camp.outlook
    left = crew.count(own)
    found = placings(g, camp, own) if left else []
    if not found and me in asked and (len(asked) > 1 or not camp.gaps):
        found.append(("ready", own))
    if len(crew) > camp.hands:
        for pawn in dict.fromkeys(crew[camp.hands :]):
            found += placings(g, camp, pawn)
    if ("basket" in g.items or "sack" in g.items) and bags(g):
        found.append(("pack", own))
    if left < board.crew.count(own) or (camp.lent and withdrawals(g, me)):
        found.append(("take_back", own))
    if can_use(g, me, board):
        found.append(("use", own))
    return found


def gesture(g: State, camp: Muster, ready: Seats, stuck: Seats, asked: Seats, me: Seat, chosen: Gesture) -> Option:
    """What a seat does to the plan; nobody who has changed it is ready any more. [RC-198, RC-199, RC-205]"""
    key, pawn = chosen
    if key == "ready":
        return Option(key, (), after_ready(me, pawn in camp.crew, ready, stuck, asked))
    if key == "use":
        return Option(key, (), (what_to_use(me), look_again(), again(g)))
    back = plan_together(without(ready, me) if me in ready else ready, ()) if ready else AGAIN
    if key == "lead":
        return Option(key, (pawn,), (which_action(me, pawn), back))
    if key == "support":
        return support(g, camp, me, pawn, back)
    if key == "take_back":
        return retreat(g, me, back)
    return Option(key, (), (which_bag(me), back))


def without(ready: Seats, me: Seat) -> Seats:
    """Who is still ready when one has changed the plan. [RC-198]"""
    return tuple([seat for seat in ready if seat != me])


def after_ready(me: Seat, left: bool, ready: Seats, stuck: Seats, asked: Seats) -> tuple[Frame, ...]:
    """The others are still asked; after the last one the group sets out. [RC-203]"""
    if len(asked) == 1:
        return ()
    return (plan_together(ready, (*stuck, me)) if left else plan_together((*ready, me), stuck),)


@detail
def which_bag(g: State, me: Seat) -> Ask:
    """Which bag, and with whom? [RC-664]"""
    return Ask((me,), "plan", bags(g))


def bags(g: State) -> list[Option]:
    """Basket and Sack go along on a Gathering action, or come back. [RC-081, RC-664, RC-665]"""
    options: list[Option] = []
    for bag in [bag for bag in BAGS if bag in g.items]:
        users = [place for place, planned in enumerate(g.plan) if bag in planned[4]]
        gathering = [place for place, planned in enumerate(g.plan) if planned[0] == "gather"]
        if users:
            options += [Option("unpack", (bag, p, g.plan[p][1]), (leave_at_home(bag, p),)) for p in users]
        elif has_item(g, bag):
            options += [Option("pack", (bag, p, g.plan[p][1]), (send_along(bag, p),)) for p in gathering]
    return options


def retreat(g: State, me: Seat, back: Frame) -> Option:
    """A pawn is taken back; which one, is asked where there are several. [RC-198]"""
    places, own = withdrawals(g, me), PAWN_OF[me]
    if len(places) == 1:
        return withdraw(g, own, (back,), places[0])
    return Option("take_back", (), (which_pawn(me, tuple(places)), back))


@detail
def which_pawn(g: State, me: Seat, places: tuple[int, ...]) -> Ask:
    """Which one is taken back? [RC-198]"""
    return Ask((me,), "plan", Row(withdraw, places, (g, PAWN_OF[me], ())))


def withdrawals(g: State, me: Seat) -> list[int]:
    """Everything can be taken back: by whose pawns or determination lie there, Friday's and Jenny's by all. [RC-198]"""
    plan, own, carpenter = g.plan, PAWN_OF[me], g.characters[me] == "carpenter"
    found = []
    for place, planned in enumerate(plan):
        pawns = planned[2]
        may = own in pawns or pawns[0] in WILLING or (carpenter and CREDIT in planned[4])
        if may and plan.index(planned) == place:
            found.append(place)
    return found


def withdraw(g: State, own: str, rest: tuple[Frame, ...], place: int) -> Option:
    """The seat's own pawn is taken back, or the one that leads. [RC-198]"""
    kind, target, pawns, _, _ = g.plan[place]
    pawn = own if own in pawns else pawns[0]
    return Option("take_back", (pawn, place, kind, target), (take_back(pawn, place), *rest))


@detail
def what_to_use(g: State, me: Seat) -> Ask:
    """What is used in the middle of the planning, which then goes on as before? [RC-079, RC-135]"""
    return Ask((me,), "plan", offers_to(g, "plan", me))


def can_use(g: State, me: Seat, board: Outlook) -> bool:
    """Whether a seat may use something while the group plans. [RC-079, RC-135]"""
    now = me, g.available[WOOD]
    common = board.usable.get(now)
    if common is None:
        common = board.usable[now] = bool(common_offers(g, "plan", me))
    return common or (g.determination[me] >= CHEAPEST and bool(own_offers(g, "plan", me)))


@plan_together.blocked
def why_not(g: State, me: Seat, ready: Seats, stuck: Seats) -> list[Blocked]:
    """What may not be planned now, and why. [RC-201, RC-214]"""
    camp = muster(g)
    found = [*why_not_lead(g, me, camp), *why_not_support(g, me, camp)] if PAWN_OF[me] in camp.crew else []
    question = plan_together.rule.run(g, ready, stuck)
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
    own = PAWN_OF[me]
    reasons = [(k, t, obstacle(g, k, t) or why_not_open(g, camp, own, k, t)) for k, t in targets(g)]
    return [Blocked("lead", (own, k, t, *bills(g, k, t)[0]), *reason) for k, t, reason in reasons if reason]


def why_not_support(g: State, me: Seat, camp: Muster) -> list[Blocked]:
    """Actions that a pawn of this seat cannot join. [RC-205]"""
    found = []
    for place, planned in enumerate(g.plan):
        most = strength(g, camp.outlook, planned)[1]
        full: Obstacle | None = ("full", (most,), "RC-209") if len(planned[2]) >= most else None
        reason = full or join_ban(g, camp, planned, PAWN_OF[me])
        if reason and planned not in g.plan[:place]:
            found.append(Blocked("support", (PAWN_OF[me], place, planned[0], planned[1]), *reason))
    return found
