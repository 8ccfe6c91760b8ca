"""Teams: who may join whom, and whether a plan can still be completed. [ledger chapter 8]"""

from __future__ import annotations

from typing import NamedTuple

from campfire.games.robinson.actions import Action, Planned, an_action
from campfire.games.robinson.cards import FRIDAY, GROUP, JENNY
from campfire.games.robinson.outlook import Gap, Muster, Outlook, Team, bits
from campfire.games.robinson.rules.building import CREDIT
from campfire.games.robinson.rules.pawns import (
    PAWN_OF,
    TOGETHER,
    ban,
    lead_ban,
    leader,
    serves,
    who_of,
)
from campfire.games.robinson.rules.survey import HUNTING
from campfire.games.robinson.rules.targets import outlook, site_of
from campfire.games.robinson.sorts import WHO, N, reason
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.limits import is_argument, may_only
from campfire.kernel.declared import Reason

NEEDS_PAWNS = reason("pawns", n=N)
NEEDED_ELSEWHERE = reason("needed")
NEEDS_TWO = reason("together")
KEPT_APART = reason("apart")
OWN_PAWN = reason("own_pawn", who=WHO)
OTHER_COLOUR = reason("colour")

WILLING = ("friday", "jenny")
"""Who may lead an action without being a player's character. [RC-451, RC-511]"""


def muster(g: State) -> Muster:
    """Look over the plan, from the first action that has changed since it was last looked over. [RC-201, RC-214]"""
    plan, camp = g.plan, g.muster
    if camp is not None and camp.plan == plan and camp.outlook is g.outlook and g.phase == "planning":
        return camp
    board = outlook(g)
    if camp is None or camp.outlook is not board:
        camp = nobody_placed(board)
    while camp.before is not None and camp.plan != plan[: len(camp.plan)]:
        camp = camp.before
    while len(camp.plan) < len(plan):
        camp = with_action(g, camp, plan[len(camp.plan)])
    g.muster = camp
    return camp


def nobody_placed(board: Outlook) -> Muster:
    """Before the first pawn is placed everybody is free. [RC-201]"""
    crew, hands = [*board.crew], board.hands
    spare = joiners(board, crew) if board.limited else hands
    return Muster(None, board, [], False, crew, hands, [], 0, spare, [], False, 0, 0)


def joiners(board: Outlook, crew: list[str]) -> int:
    """How many of these pawns may join whatever somebody else leads, where not all may. [RC-046, RC-613]"""
    return len([pawn for pawn in crew if pawn in board.free])


def with_action(g: State, camp: Muster, planned: Planned) -> Muster:
    """Count one more planned action. [RC-205, RC-214]"""
    board, crew, hands = camp.outlook, [*camp.crew], camp.hands
    gaps, missing, growing, led = camp.gaps, camp.missing, camp.open, camp.led
    action, pawns, along = planned.action, planned.pawns, planned.along
    site = board.sites.get(action) or site_of(g, board, action)
    for pawn in pawns:
        crew.remove(pawn)
        if pawn in PAWN_OF:
            hands -= 1
    own, team = pawns[0] in PAWN_OF, len(pawns)
    if along and "time" in along:
        team -= 1
    lacks = site.low - team
    if lacks > 0:
        gaps, missing = [*gaps, Gap(planned, lacks)], missing + lacks
    if site.high > team and not (site.repeats and planned in camp.plan):
        growing, led = [*growing, Team(len(camp.plan), planned, lacks > 0)], led or own
    lent = camp.lent or hands > camp.hands - len(pawns) or CREDIT in along
    spare = (joiners(board, crew) if board.limited else hands) - missing
    full, hunts = camp.full | site.closes, camp.hunts + (action == HUNTING)
    plan = [*camp.plan, planned]
    return Muster(camp, board, plan, lent, crew, hands, gaps, missing, spare, growing, led, full, hunts)


def taken_prospects(g: State, camp: Muster) -> int:
    """What is planned already and closed for more, as bits; hunting when every beast is hunted. [RC-206, RC-280]"""
    return camp.full if camp.hunts < len(g.hunting.cards) else camp.full | camp.outlook.hunts


def room(camp: Muster, pawn: str) -> tuple[int, int]:
    """The pawns that an action opened by this one may surely need, and those that it may need at the most. [RC-214]"""
    spare = camp.spare + (pawn not in camp.outlook.free)
    if spare < 1 and not camp.gaps:
        spare = 1
    return spare, len(camp.crew) - camp.missing


def may_join(g: State, camp: Muster, team: Team, pawn: str) -> bool:
    """A pawn may join what it is allowed to, unless it is needed elsewhere. [RC-205, RC-214]

    Without limits, and led by a character, every pawn of a character will do: then their number decides, as long as
    no other pawns are left.
    """
    board, planned = camp.outlook, team.planned
    if pawn in board.colours and planned.action.kind not in board.colours[pawn]:
        return False
    if not board.limited and pawn.isdigit() and planned.pawns[0].isdigit():
        if camp.missing - team.lacking < camp.hands:
            return True
        if len(camp.crew) == camp.hands:
            return False
    return join_ban(g, camp, planned, pawn) is None


def strength(g: State, board: Outlook, planned: Planned) -> tuple[int, int]:
    """The pawns that a planned action needs, with a roll and sure, its token counted. [RC-240, RC-241]"""
    site = site_of(g, board, planned.action)
    return (site.low + 1, site.high + 1) if "time" in planned.along else (site.low, site.high)


def who_may_lead(g: State, pawn: str, action: Action) -> Reason | None:
    """What keeps the owner of a pawn from leading an action. [RC-046, RC-129]"""
    who = who_of(pawn)
    return lead_ban(g, who, action) or ban(g, who, action.kind)


def leadable(g: State, pawn: str, board: Outlook) -> int:
    """What the owner of a pawn may lead, as bits; most may lead all but what others have invented. [RC-046, RC-129]"""
    who, prospects = who_of(pawn), board.prospects
    if pawn not in board.free and (who not in g.seats or may_only(g, who) is not None):
        return bits([who_may_lead(g, pawn, p.action) is None for p in prospects])
    built = board.kinds["build"].targets
    found = (1 << len(prospects)) - 1
    for card in g.personal:
        action = an_action("build", card)
        if action in built and lead_ban(g, who, action):
            found -= built[action]
    return found


def pawns_ban(g: State, camp: Muster, pawn: str, action: Action, need: int) -> Reason | None:
    """What keeps a pawn from opening an action: too few others are left. [RC-214]"""
    opened = Planned(action, (pawn,))
    enough = can_complete(g, camp, [*camp.gaps, Gap(opened, need - 1)], pawn)
    return None if enough else Reason(NEEDS_PAWNS, (need,), "RC-214")


def join_ban(g: State, camp: Muster, planned: Planned, pawn: str) -> Reason | None:
    """What keeps a pawn from joining an action: it may not, or it is needed elsewhere. [RC-205, RC-214]"""
    banned = team_ban(g, camp, planned, pawn)
    if banned or not camp.gaps:
        return banned
    enough = can_complete(g, camp, with_one_more(camp.gaps, planned), pawn)
    return None if enough else Reason(NEEDED_ELSEWHERE, (), "RC-214")


def with_one_more(gaps: list[Gap], joined: Planned) -> list[Gap]:
    """What is still missing when a pawn joins an action; of two alike it joins one. [RC-205]"""
    for place, gap in enumerate(gaps):
        if gap.planned == joined:
            return [*gaps[:place], Gap(joined, gap.lacks - 1), *gaps[place + 1 :]]
    return gaps


def team_ban(g: State, camp: Muster, planned: Planned, pawn: str) -> Reason | None:
    """What keeps a pawn out of a team. [RC-205, RC-223]"""
    action, pawns = planned.action, planned.pawns
    who = who_of(pawn)
    together = action.kind == "threat" and action.what in TOGETHER
    if who == GROUP:
        return neutral_ban(g, camp, planned, pawn) or (Reason(NEEDS_TWO, (), "RC-614") if together else None)
    if together and team_of(pawns) == {who}:
        return Reason(NEEDS_TWO, (), "RC-614")
    if camp.outlook.limited and not together and is_argument(g) and team_of(pawns) != {who}:
        return Reason(KEPT_APART, (), "RC-613")
    if who in g.seats and leader(planned) not in g.seats and (banned := lead_ban(g, who, action)):
        return banned
    return ban(g, who, action.kind) if camp.outlook.limited or who == JENNY else None


def team_of(pawns: tuple[str, ...]) -> set[Who]:
    """Whose pawns are together. [RC-613, RC-614]"""
    return {who_of(pawn) for pawn in pawns} - {GROUP}


def neutral_ban(g: State, camp: Muster, planned: Planned, pawn: str) -> Reason | None:
    """A neutral pawn supports what its colour serves, one of a character's own only that character. [RC-147, RC-222]"""
    for helper in camp.outlook.helpers:
        if helper.pawn == pawn and serves(g, helper, planned.action):
            return None if helper.owner in (GROUP, leader(planned)) else Reason(OWN_PAWN, (helper.owner,), "RC-147")
    return Reason(OTHER_COLOUR, (), "RC-222")


def can_complete(g: State, camp: Muster, gaps: list[Gap], used: str = "") -> bool:
    """Whether the pawns left can fill all gaps; without limits any character's pawn fills any gap. [RC-214]"""
    total = sum([gap.lacks for gap in gaps])
    if not total:
        return True
    hands = camp.hands - used.isdigit()
    if total <= hands and not camp.outlook.limited:
        return True
    crew = camp.crew[:]
    if used:
        crew.remove(used)
    others = helping(camp, crew[hands:], gaps)
    if total > hands + len(others):
        return False
    places = [gap.planned for gap in gaps for _ in range(gap.lacks)]
    if camp.outlook.limited:
        return pairs(g, camp, crew, places) == total
    return pairs(g, camp, others, places) >= total - hands


def helping(camp: Muster, others: list[str], gaps: list[Gap]) -> list[str]:
    """Which of these pawns that are no character's might fill one of the gaps, by their colour alone. [RC-222]"""
    kinds = {gap.planned.action.kind for gap in gaps}
    idle = [helper.pawn for helper in camp.outlook.helpers if helper.kinds and kinds.isdisjoint(helper.kinds)]
    return [pawn for pawn in others if pawn not in idle]


def pairs(g: State, camp: Muster, pawns: list[str], places: list[Planned]) -> int:
    """How many of these places can find a pawn of their own among these. [RC-214]"""
    match = Match(g, camp, pawns, places, {})
    return sum([find_place(match, pawn, set()) for pawn in range(len(pawns))])


class Match(NamedTuple):
    """Pawns, places that lack one, and which pawn holds which place so far."""

    g: State
    camp: Muster
    pawns: list[str]
    places: list[Planned]
    holder: dict[int, int]


def find_place(match: Match, pawn: int, tried: set[int]) -> bool:
    """Find a place for one pawn; one that another holds is taken if that one finds a place anew. [RC-214]"""
    for place, planned in enumerate(match.places):
        if place in tried or team_ban(match.g, match.camp, planned, match.pawns[pawn]) is not None:
            continue
        tried.add(place)
        if place not in match.holder or find_place(match, match.holder[place], tried):
            match.holder[place] = pawn
            return True
    return False


def stack(g: State, planned: Planned, pawn: str) -> tuple[str, ...]:
    """A pawn joins a stack: below its leader, or on top of Friday. [RC-205, RC-452]"""
    below = leader(planned) != FRIDAY or who_of(pawn) not in g.seats
    return (*planned.pawns, pawn) if below else (pawn, *planned.pawns)
