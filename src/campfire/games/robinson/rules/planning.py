"""Planning: pawns are laid out and taken back together until everybody is ready. [ledger chapters 8 and 9]

The plan lies on the table: every pawn with its action, and what is set aside for it. Only what can still become a
complete plan is offered; a seat whose pawns have all found a place may say that it is ready. What a seat wants to do
is asked in small questions.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from campfire.games.robinson.actions import Action, Source
from campfire.games.robinson.cards import WOOD
from campfire.games.robinson.outlook import Muster, Outlook
from campfire.games.robinson.rules.abilities import CHEAPEST
from campfire.games.robinson.rules.building import CREDIT
from campfire.games.robinson.rules.evening import evening
from campfire.games.robinson.rules.gathering import BAGS
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.pawns import PAWN_OF, free_pawns
from campfire.games.robinson.rules.placing import LEAD, PLAN, SUPPORT, Gesture, placings, support, which_action
from campfire.games.robinson.rules.requirements import bills
from campfire.games.robinson.rules.stacks import leave_at_home, send_along, set_out, take_back
from campfire.games.robinson.rules.targets import least_pawns, look_again, obstacle, targets
from campfire.games.robinson.rules.teams import WILLING, join_ban, muster, pawns_ban, strength, who_may_lead
from campfire.games.robinson.sorts import (
    ACTION,
    CARD,
    PAWN,
    PLACE,
    SOURCE,
    N,
    first_thing,
    option,
    packing,
    reason,
    taking_back,
)
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.moments import PHASE_BEGINS
from campfire.games.robinson.vocabulary.offers import ABILITY, common_offers, offers_to, own_offers
from campfire.kernel.declared import Option, Reason
from campfire.kernel.engine import again
from campfire.kernel.frame import Frame, Seat, Then, ask, detail, step
from campfire.kernel.question import Ask, AskAll, Blocked, Row

TAKE_BACK = option(
    "take_back",
    pawn=PAWN,
    place=PLACE,
    deed=ACTION,
    icon="undo",
    things=lambda option, seat: [f"pawn:{option[PLACE]}:{option[PAWN]}"],
    heading=taking_back,
    retreats=True,
    odds=True,
)
PACK = option("pack", card=CARD, place=PLACE, source=SOURCE, heading=packing, things=first_thing)
UNPACK = option("unpack", card=CARD, place=PLACE, source=SOURCE, heading=packing, things=first_thing, retreats=True)
READY = option("ready", icon="check", detail=evening)
FULL = reason("full", n=N)
PAWNS_LEFT = reason("pawns_left", n=N)
INCOMPLETE = reason("incomplete", n=N)

Seats: TypeAlias = tuple[Seat, ...]
Laid: TypeAlias = tuple[int, str]
"""A pawn in the plan: the place of its action, and which one it is."""


class Council(Struct, frozen=True, gc=False):
    """The group while it plans: who is ready, who is stuck until the plan changes, who is still asked. [RC-198]"""

    g: State
    camp: Muster
    ready: Seats
    stuck: Seats
    asked: Seats


@step
def plan_actions(g: State) -> Then:
    """All pawns are assigned before anything is resolved. [RC-197, RC-203]"""
    g.phase = "planning"
    g.tell(PHASE_BEGINS, "planning")
    return look_again(), plan_together((), ()), set_out()


@ask
def plan_together(g: State, ready: Seats, stuck: Seats) -> AskAll:
    """Where do the pawns go? A seat that has no place for its pawns is stuck until the plan changes. [RC-198]"""
    camp = muster(g)
    asked = still_asked(g, camp, ready, stuck) if ready or stuck else g.seats
    return AskAll(asked, plan_of, waiting, (Council(g, camp, ready, stuck, asked),))


def plan_of(council: Council, me: Seat) -> Ask:
    """What a seat may do to the plan. [RC-198]"""
    return Ask((me,), PLAN, Row(gesture, gestures(council, me), (council, me)))


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


def waiting(council: Council) -> Seats:
    """Who is not asked any more but could still change something: whoever has a pawn in the plan. [RC-198]"""
    plan = council.g.plan
    bare = [s for s in council.stuck if not any([PAWN_OF[s] in planned.pawns for planned in plan])]
    return tuple([s for s in council.g.seats if s not in council.asked and s not in bare])


def gestures(council: Council, me: Seat) -> list[Gesture]:
    """Everything that a seat may do to the plan, and what it may use meanwhile. [RC-201, RC-202]"""
    g, camp, asked = council.g, council.camp, council.asked
    own, crew, board = PAWN_OF[me], camp.crew, camp.outlook
    left = crew.count(own)
    found = placings(g, camp, own) if left else []
    if not found and me in asked and (len(asked) > 1 or not camp.gaps):
        found.append((READY, own))
    if len(crew) > camp.hands:
        for pawn in dict.fromkeys(crew[camp.hands :]):
            found += placings(g, camp, pawn)
    if ("basket" in g.items or "sack" in g.items) and bags(g):
        found.append((PACK, own))
    if left < board.crew.count(own) or (camp.lent and withdrawals(g, me)):
        found.append((TAKE_BACK, own))
    if can_use(g, me, board):
        found.append((ABILITY, own))
    return found


def gesture(council: Council, me: Seat, chosen: Gesture) -> Option:
    """What a seat does to the plan; nobody who has changed it is ready any more. [RC-198, RC-199, RC-205]"""
    g, ready = council.g, council.ready
    kind, pawn = chosen
    if kind is READY:
        return Option(kind, (), after_ready(council, me))
    if kind is ABILITY:
        return Option(kind, (), (what_to_use(me), look_again(), again(g)))
    back = plan_together(without(ready, me) if me in ready else ready, ()) if ready else AGAIN
    if kind is LEAD:
        return Option(kind, (pawn,), (which_action(me, pawn), back))
    if kind is SUPPORT:
        return support(g, council.camp, me, pawn, back)
    if kind is TAKE_BACK:
        return retreat(g, me, back)
    return Option(kind, (), (which_bag(me), back))


def without(ready: Seats, me: Seat) -> Seats:
    """Who is still ready when one has changed the plan. [RC-198]"""
    return tuple([seat for seat in ready if seat != me])


def after_ready(council: Council, me: Seat) -> tuple[Frame, ...]:
    """The others are still asked; after the last one the group sets out. [RC-203]"""
    ready, stuck = council.ready, council.stuck
    if len(council.asked) == 1:
        return ()
    has_pawns = PAWN_OF[me] in council.camp.crew
    return (plan_together(ready, (*stuck, me)) if has_pawns else plan_together((*ready, me), stuck),)


@detail
def which_bag(g: State, me: Seat) -> Ask:
    """Which bag, and with whom? [RC-664]"""
    return Ask((me,), PLAN, bags(g))


def bags(g: State) -> list[Option]:
    """Basket and Sack go along on a Gathering action, or come back. [RC-081, RC-664, RC-665]"""
    gathering = [(place, p.action, p.along) for place, p in enumerate(g.plan) if p.action.kind == "gather"]
    outings = [(place, Source(action.space, action.what), along) for place, action, along in gathering]
    options: list[Option] = []
    for bag in [bag for bag in BAGS if bag in g.items]:
        users = [(place, source) for place, source, along in outings if bag in along]
        if users:
            options += [Option(UNPACK, (bag, place, source), (leave_at_home(bag, place),)) for place, source in users]
        elif has_item(g, bag):
            options += [Option(PACK, (bag, place, source), (send_along(bag, place),)) for place, source, _ in outings]
    return options


def retreat(g: State, me: Seat, back: Frame) -> Option:
    """A pawn is taken back; which one, is asked where there are several. [RC-198]"""
    pawns = withdrawals(g, me)
    if len(pawns) == 1:
        return withdraw(g, (back,), pawns[0])
    return Option(TAKE_BACK, (), (which_pawn(me, tuple(pawns)), back))


@detail
def which_pawn(g: State, me: Seat, places: tuple[Laid, ...]) -> Ask:
    """Which one is taken back? [RC-198]"""
    return Ask((me,), PLAN, Row(withdraw, places, (g, ())))


def withdrawals(g: State, me: Seat) -> list[Laid]:
    """What can be taken back: by whose pawns or determination lie there, helpers and whoever is led by Friday or Jenny
    by all. [RC-198]"""
    plan, own, carpenter = g.plan, PAWN_OF[me], g.characters[me] == "carpenter"
    found: list[Laid] = []
    for place, planned in enumerate(plan):
        if plan.index(planned) != place:
            continue
        pawns = planned.pawns
        if own in pawns:
            found.append((place, own))
        elif pawns[0] in WILLING or (carpenter and CREDIT in planned.along):
            found.append((place, pawns[0]))
        for pawn in dict.fromkeys(pawns[1:]):
            if pawn not in PAWN_OF:
                found.append((place, pawn))
    return found


def withdraw(g: State, rest: tuple[Frame, ...], laid: Laid) -> Option:
    """A pawn is taken back, with its stack if it leads. [RC-198]"""
    place, pawn = laid
    return Option(TAKE_BACK, (pawn, place, g.plan[place].action), (take_back(pawn, place), *rest))


@detail
def what_to_use(g: State, me: Seat) -> Ask:
    """What is used in the middle of the planning, which then goes on as before? [RC-079, RC-135]"""
    return Ask((me,), PLAN, offers_to(g, PLAN, me))


def can_use(g: State, me: Seat, board: Outlook) -> bool:
    """Whether a seat may use something while the group plans. [RC-079, RC-135]"""
    now = me, g.available[WOOD]
    common = board.usable.get(now)
    if common is None:
        common = board.usable[now] = bool(common_offers(g, PLAN, me))
    return common or (g.determination[me] >= CHEAPEST and bool(own_offers(g, PLAN, me)))


@plan_together.blocked
def why_not(g: State, me: Seat, ready: Seats, stuck: Seats) -> list[Blocked]:
    """What may not be planned now, and why. [RC-201, RC-214]"""
    camp = muster(g)
    found = [*why_not_lead(g, me, camp), *why_not_support(g, me, camp)] if PAWN_OF[me] in camp.crew else []
    question = plan_together.rule.run(g, ready, stuck)
    if me in question.seats and not question.of(me).find(READY.key, ()):
        left = free_pawns(g, me)
        missing = Reason(PAWNS_LEFT, (left,), "RC-201") if left else Reason(INCOMPLETE, (len(camp.gaps),), "RC-214")
        found.append(Blocked(Option(READY), missing))
    return found


def why_not_open(g: State, camp: Muster, pawn: str, action: Action) -> Reason | None:
    """What keeps a pawn from opening an action that the board allows. [RC-129, RC-214]"""
    return who_may_lead(g, pawn, action) or pawns_ban(g, camp, pawn, action, least_pawns(g, action))


def why_not_lead(g: State, me: Seat, camp: Muster) -> list[Blocked]:
    """Actions that a seat cannot lead now. [RC-214]"""
    own = PAWN_OF[me]
    reasons = [(action, obstacle(g, action) or why_not_open(g, camp, own, action)) for action in targets(g)]
    return [Blocked(Option(LEAD, (own, action, bills(g, action)[0])), why) for action, why in reasons if why]


def why_not_support(g: State, me: Seat, camp: Muster) -> list[Blocked]:
    """Actions that a pawn of this seat cannot join. [RC-205]"""
    found = []
    for place, planned in enumerate(g.plan):
        most = strength(g, camp.outlook, planned)[1]
        full = Reason(FULL, (most,), "RC-209") if len(planned.pawns) >= most else None
        why = full or join_ban(g, camp, planned, PAWN_OF[me])
        if why and planned not in g.plan[:place]:
            found.append(Blocked(Option(SUPPORT, (PAWN_OF[me], place, planned.action)), why))
    return found
