"""The plan on the table: pawns are laid down and taken back, resources and tokens with them. [ledger chapters 8, 9]"""

from __future__ import annotations

from msgspec.structs import replace

from campfire.games.robinson.actions import NOTHING, Action, Bill, Planned, more_wood
from campfire.games.robinson.cards import CHARACTERS, WOOD
from campfire.games.robinson.rules.building import CREDIT
from campfire.games.robinson.rules.combat import face_danger
from campfire.games.robinson.rules.distance import site
from campfire.games.robinson.rules.pawns import leader
from campfire.games.robinson.rules.requirements import token_waits
from campfire.games.robinson.rules.targets import outlook
from campfire.games.robinson.rules.teams import can_complete, muster, stack, strength
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.tokens import has_token
from campfire.kernel.frame import Then, step


@step
def open_action(g: State, pawn: str, action: Action, bill: Bill, more: tuple[str, ...]) -> Then:
    """A leader's pawn is laid down with what the action asks, a token of the action space too. [RC-215, RC-242]"""
    along, kind = more, action.kind
    if bill != NOTHING:
        if bill[WOOD] and kind == "build" and token_waits(g, kind, "wood"):
            along = ("wood", *along)
        for resource, n in enumerate(bill):
            g.available[resource] -= n
    if token_waits(g, kind, "time"):
        along = ("time", *along)
    g.plan.append(Planned(action, (pawn,), bill, along))
    return None


@step
def join_action(g: State, pawn: str, place: int) -> Then:
    """A pawn joins a stack. [RC-205, RC-452]"""
    planned = g.plan[place]
    g.plan[place] = replace(planned, pawns=stack(g, planned, pawn))
    return None


@step
def send_along(g: State, thing: str, place: int) -> Then:
    """Basket or Sack goes along. [RC-081, RC-664]"""
    planned = g.plan[place]
    g.plan[place] = replace(planned, along=(*planned.along, thing))
    return None


@step
def leave_at_home(g: State, thing: str, place: int) -> Then:
    """Basket or Sack is taken back. [RC-664]"""
    planned = g.plan[place]
    g.plan[place] = replace(planned, along=tuple([other for other in planned.along if other != thing]))
    return None


@step
def take_back(g: State, pawn: str, place: int) -> Then:
    """A supporter is taken back alone, a leader with the whole stack. [RC-198, RC-223]"""
    planned = g.plan[place]
    if planned.pawns[0] == pawn:
        dissolve(g, place)
        board = outlook(g)
        if board.slow or board.dear:
            hand_on_tokens(g)
    else:
        left = [*planned.pawns]
        left.remove(pawn)
        g.plan[place] = replace(planned, pawns=tuple(left))
    return None


def dissolve(g: State, place: int) -> None:
    """Pawns and whatever lay with them go back to where they came from. [RC-198]"""
    planned = g.plan.pop(place)
    if planned.paid != NOTHING:
        for resource, n in enumerate(planned.paid):
            g.available[resource] += n
    if CREDIT in planned.along:
        g.determination[g.characters.index("carpenter")] += CHARACTERS["carpenter"].abilities[CREDIT]
        g.used = tuple([ability for ability in g.used if ability != CREDIT])


def hand_on_tokens(g: State) -> None:
    """A token whose action was taken back goes with the next one of its kind, or that one too is given up. [RC-229]"""
    for place, planned in enumerate(g.plan):
        kind, paid, along = planned.action.kind, planned.paid, planned.along
        if token_waits(g, kind, "time"):
            g.plan[place] = replace(planned, along=(*along, "time"))
        elif kind == "build" and (paid[WOOD] or CREDIT in along) and token_waits(g, kind, "wood"):
            g.available[WOOD] -= 1
            g.plan[place] = replace(planned, paid=more_wood(paid, 1), along=(*along, "wood"))
        else:
            continue
        camp = muster(g)
        if g.available[WOOD] < 0 or not can_complete(g, camp, camp.gaps):
            dissolve(g, place)
        hand_on_tokens(g)
        return


@step
def set_out(g: State) -> Then:
    """Fewer pawns than make it sure mean a roll; who leads past a danger is hurt without a weapon. [RC-209, RC-236]"""
    board = outlook(g)
    for place, planned in enumerate(g.plan):
        if len(planned.pawns) < strength(g, board, planned)[1]:
            g.plan[place] = replace(planned, along=(*planned.along, "roll"))
    sites = [(leader(planned), site(g, planned.action)) for planned in g.plan]
    return tuple([face_danger(me, space) for me, space in sites if space != g.camp and has_token(g, space, "danger")])
