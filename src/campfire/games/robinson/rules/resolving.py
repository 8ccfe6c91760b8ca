"""Resolving the planned actions. [ledger chapter 10]

The action that is being resolved is the first of the plan; it leaves the plan when it is done. What cards order
while it is resolved lies above it on the stack, another action included.
"""

from __future__ import annotations

from functools import cache

from campfire.games.robinson.actions import Action, Planned
from campfire.games.robinson.cards import ACTIONS, DICE_ACTIONS, OWNERS
from campfire.games.robinson.rules.camp import arrange_camp, rest
from campfire.games.robinson.rules.combat import face_danger
from campfire.games.robinson.rules.dice import roll_action, sure_action
from campfire.games.robinson.rules.discoveries import discard_token
from campfire.games.robinson.rules.equipment import use_up
from campfire.games.robinson.rules.frenzy import FRENZIED, after_frenzy
from campfire.games.robinson.rules.hunting import hunt
from campfire.games.robinson.rules.mysteries import SINCE, forget_drawing
from campfire.games.robinson.rules.pawns import leader
from campfire.games.robinson.rules.stacks import dissolve
from campfire.games.robinson.rules.threats import answer_threat
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.sorts import ACTION, KIND, PLACE, WHO, aim, event, first_thing, option, question
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.claims import use_kept
from campfire.games.robinson.vocabulary.limits import HOME_ACTIONS, drop_sign, drop_signs
from campfire.games.robinson.vocabulary.moments import PHASE_BEGINS
from campfire.games.robinson.vocabulary.offers import WINDOWS, open_question
from campfire.games.robinson.vocabulary.outside import BESIDE, Gained, carry_to_sheet, gained
from campfire.games.robinson.vocabulary.specials import SHEET_ACTIONS, riders
from campfire.games.robinson.vocabulary.tokens import has_token, lift_token
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.question import Ask

NEXT_ACTION = question("next_action", kind=KIND)
RESOLVE = option("resolve", place=PLACE, deed=ACTION, who=WHO, icon=aim, things=first_thing)
ACTION_BEGINS = event("action", deed=ACTION, who=WHO)

CAMP_AHEAD, EXPLORE_AHEAD = Sign("danger", ("camp",), "round"), Sign("danger", ("explore",), "round")
"""Danger lay there when the plan was settled, and meets this round's actions. [RC-263]"""

BETWEEN = (SINCE, BESIDE)
"""Signs of what was gained before an action; they are none of its own gains."""

WINDOWS.add(NEXT_ACTION)


@step
def resolve_actions(g: State) -> Then:
    """Nothing is planned any more; the kinds of actions follow one another in fixed order. [RC-260, RC-705]"""
    g.phase = "action"
    g.tell(PHASE_BEGINS, "action")
    if not g.friday:
        go_on_without_friday(g)
    if has_token(g, g.camp, "danger"):
        g.signs = (*g.signs, CAMP_AHEAD)
    if has_token(g, "explore", "danger"):
        g.signs = (*g.signs, EXPLORE_AHEAD)
    return (resolve_kind(ACTIONS[0]),)


def go_on_without_friday(g: State) -> None:
    """What Friday was to lead is given up when he has died on the way to it. [RC-236, RC-457]"""
    leaders = [planned.pawns[0] for planned in g.plan]
    if "friday" in leaders:
        dissolve(g, leaders.index("friday"))


@step
def resolve_kind(g: State, kind: str) -> Then:
    """Resolve all actions of a kind, one after the other, then those of the next kind. [RC-204, RC-260]"""
    if not g.plan:
        return None
    for planned in g.plan:
        if planned.action.kind == kind:
            break
    else:
        kind = min([planned.action.kind for planned in g.plan], key=(*ACTIONS, *SHEET_ACTIONS).index)
    return stage(kind)


@cache
def stage(kind: str) -> tuple[Frame, ...]:
    """The next action of a kind, and what follows it. [RC-260]"""
    return next_action(kind), resolve_kind(kind)


@open_question
def next_action(g: State, kind: str) -> Ask:
    """Which action of this kind is next? The group chooses. [RC-261]"""
    options: list[Option] = []
    for place, planned in enumerate(g.plan):
        action = planned.action
        if action.kind == kind and (not options or g.plan.index(planned) == place):
            options.append(Option(RESOLVE, (place, action, leader(planned)), (begin_action(place),)))
    return Ask(g.seats, NEXT_ACTION, options, (kind,))


@step
def begin_action(g: State, place: int) -> Then:
    """An action is resolved by its leader, as it was planned. [RC-051, RC-263]"""
    return course(g, g.plan.pop(place))


def course(g: State, planned: Planned) -> tuple[Frame, ...]:
    """An action comes first in the plan: dangers, what it is, what cards add, the way home. [RC-051, RC-239]"""
    g.plan.insert(0, planned)
    action, me, here = planned.action, leader(planned), place_of(g, planned.action)
    g.tell(ACTION_BEGINS, action, me)
    drop_signs(g, *BETWEEN)
    before = dangers(g, me, action.kind, here) if g.signs else ()
    after = riders(g, "explored", me, "" if action.what else here) if action.kind == "explore" else ()
    done, finished = deed(planned, me, here), finish_action(me, gained(g))
    return (*before, done, *after, finished) if before or after else (done, finished)


def place_of(g: State, action: Action) -> str:
    """Where an action takes place: its space, or the camp; nowhere for threats and hunts."""
    if action.kind in DICE_ACTIONS or action.kind in HOME_ACTIONS:
        return action.space or g.camp
    return ""


def dangers(g: State, me: Who, kind: str, here: str) -> tuple[Frame, ...]:
    """A leader acting in a camp with a danger token, or exploring past one, is hurt without a weapon. [RC-239, O-40]"""
    if kind == "explore" and EXPLORE_AHEAD in g.signs:
        return face_danger(me), leave_danger_behind(), forget_drawing()
    if kind in HOME_ACTIONS and here == g.camp and CAMP_AHEAD in g.signs:
        return face_danger(me), forget_drawing()
    return ()


@step
def leave_danger_behind(g: State) -> Then:
    """The danger token of the Exploration space has met its action. [RC-077, RC-228]"""
    drop_sign(g, EXPLORE_AHEAD)
    lift_token(g, "explore", "danger")
    return None


def deed(planned: Planned, me: Who, here: str) -> Frame:
    """What an action of this kind is. [RC-209, RC-295]"""
    kind = planned.action.kind
    if kind in DICE_ACTIONS:
        return roll_action(me, kind, here) if "roll" in planned.along else sure_action(me, kind, here)
    match kind:
        case "threat":
            return answer_threat(me)
        case "hunt":
            return hunt(me)
        case "camp":
            return arrange_camp(me)
        case "rest":
            return rest(me)
    return SHEET_ACTIONS[kind](me)


@step
def finish_action(g: State, me: Who, before: Gained) -> Then:
    """Pawns go back to their owners or cards; a time-consuming token is discarded. [RC-242, RC-262]"""
    planned = g.plan.pop(0)
    if "time" in planned.along:
        lift_token(g, planned.action.kind, "time")
    carry_to_sheet(g, me, before)
    returned = after_frenzy(g, me) if FRENZIED in g.signs else ()
    for pawn in planned.pawns:
        if pawn not in OWNERS:
            returned += used_up(g, me, pawn)
    return returned


def used_up(g: State, me: Who, pawn: str) -> tuple[Frame, ...]:
    """A pawn that was given for one use goes back to the supply, with its token or a marker of its card. [RC-227]"""
    if pawn in g.found:
        return (discard_token(pawn, me),)
    if pawn in g.kept and pawn in g.uses:
        return (use_kept(pawn, me),)
    return (use_up(pawn, me),) if pawn in g.equipment else ()
