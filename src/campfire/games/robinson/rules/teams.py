"""Teams: who may join whom, and whether a plan can still be completed. [ledger chapter 8]"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from campfire.games.robinson.cards import GROUP, JENNY
from campfire.games.robinson.outlook import Outlook, Prospect
from campfire.games.robinson.rules.pawns import (
    TOGETHER,
    Obstacle,
    ban,
    lead_ban,
    leader,
    serves,
    who_of,
)
from campfire.games.robinson.rules.targets import closed_slots, outlook, site_of
from campfire.games.robinson.state import Planned, State
from campfire.games.robinson.vocabulary.limits import is_argument
from campfire.games.robinson.vocabulary.specials import first_word

Gap: TypeAlias = tuple[Planned, int]
"""A planned action and how many pawns it lacks."""


class Muster(NamedTuple):
    """Who is still free, where pawns are missing, and what is taken."""

    outlook: Outlook
    crew: list[str]
    """Every pawn that is not assigned yet, the characters' first. [RC-201, RC-202]"""
    hands: int
    """How many of them are characters' pawns."""
    gaps: list[Gap]
    missing: int
    """How many pawns all gaps lack."""
    teams: list[tuple[int, int]]
    """The pawns that each planned action needs, with a roll and sure. [RC-240, RC-241]"""
    full: set[str]
    """The slots that are taken. [RC-206]"""


def muster(g: State) -> Muster:
    """Look over the plan. [RC-201, RC-214]"""
    board = outlook(g)
    crew, full = [*board.crew], set()
    gaps: list[Gap] = []
    teams: list[tuple[int, int]] = []
    for planned in g.plan:
        kind, target, pawns, _, along = planned
        low, high, slot = board.sites.get((kind, target)) or site_of(g, kind, target)
        if "time" in along:
            low, high = low + 1, high + 1
        for pawn in pawns:
            crew.remove(pawn)
        if low > len(pawns):
            gaps.append((planned, low - len(pawns)))
        teams.append((low, high))
        full.add(slot)
    hands = len([pawn for pawn in crew if pawn.isdigit()])
    return Muster(board, crew, hands, gaps, sum([n for _, n in gaps]), teams, closed_slots(g, full))


def room(camp: Muster, pawn: str) -> tuple[int, int]:
    """The pawns that an action opened by this one may surely need, and those that it may need at the most. [RC-214]"""
    most = len(camp.crew) - camp.missing
    if camp.outlook.limited:
        return int(not camp.gaps), most
    return camp.hands - camp.missing + (not pawn.isdigit()), most


def is_welcome(camp: Muster, place: int, planned: Planned) -> bool:
    """A character's pawn may surely join: without limits, led by a character, and not needed elsewhere. [RC-205]"""
    if camp.outlook.limited or not planned[2][0].isdigit():
        return False
    return camp.missing - (camp.teams[place][0] > len(planned[2])) < camp.hands


def strength(g: State, view: Outlook, planned: Planned) -> tuple[int, int]:
    """The pawns that a planned action needs, with a roll and sure, its token counted. [RC-240, RC-241]"""
    low, high, _ = view.sites.get(planned[:2]) or site_of(g, planned[0], planned[1])
    return (low + 1, high + 1) if "time" in planned[4] else (low, high)


def who_may_lead(g: State, pawn: str, kind: str, target: str) -> Obstacle | None:
    """What keeps the owner of a pawn from leading an action. [RC-046, RC-129]"""
    who = who_of(pawn)
    return lead_ban(g, who, kind, target) or ban(g, who, kind)


def leadable(g: State, pawn: str, prospects: tuple[Prospect, ...]) -> list[Prospect]:
    """What the owner of a pawn may lead. [RC-046, RC-129]"""
    who = who_of(pawn)
    banned = {kind for kind in {p.kind for p in prospects} if ban(g, who, kind)}
    return [p for p in prospects if p.kind not in banned and lead_ban(g, who, p.kind, p.target) is None]


def pawns_ban(g: State, camp: Muster, pawn: str, kind: str, target: str, need: int) -> Obstacle | None:
    """What keeps a pawn from opening an action: too few others are left. [RC-214]"""
    opened: Planned = (kind, target, (pawn,), (), ())
    enough = can_complete(g, camp, [*camp.gaps, (opened, need - 1)], pawn)
    return None if enough else ("pawns", (need,), "RC-214")


def join_ban(g: State, camp: Muster, planned: Planned, pawn: str) -> Obstacle | None:
    """What keeps a pawn from joining an action: it may not, or it is needed elsewhere. [RC-205, RC-214]"""
    banned = team_ban(g, camp, planned, pawn)
    if banned or not camp.gaps:
        return banned
    left = [(other, n - (other is planned)) for other, n in camp.gaps]
    return None if can_complete(g, camp, left, pawn) else ("needed", (), "RC-214")


def team_ban(g: State, camp: Muster, planned: Planned, pawn: str) -> Obstacle | None:
    """What keeps a pawn out of a team. [RC-205, RC-223]"""
    kind, target, pawns, _, _ = planned
    who = who_of(pawn)
    together = kind == "threat" and first_word(target) in TOGETHER
    if who == GROUP:
        return neutral_ban(g, camp, planned, pawn) or (("together", (), "RC-614") if together else None)
    team = {who_of(other) for other in pawns} - {GROUP}
    if together and team == {who}:
        return "together", (), "RC-614"
    if camp.outlook.limited and not together and is_argument(g) and team != {who}:
        return "apart", (), "RC-613"
    if who in g.seats and leader(planned) not in g.seats and (banned := lead_ban(g, who, kind, target)):
        return banned
    return ban(g, who, kind) if camp.outlook.limited or who == JENNY else None


def neutral_ban(g: State, camp: Muster, planned: Planned, pawn: str) -> Obstacle | None:
    """A neutral pawn supports what its colour serves, one of a character's own only that character. [RC-147, RC-222]"""
    for helper in camp.outlook.helpers:
        if helper.pawn == pawn and serves(g, helper, planned[0], planned[1]):
            return None if helper.owner in (GROUP, leader(planned)) else ("own_pawn", (helper.owner,), "RC-147")
    return "colour", (), "RC-222"


def can_complete(g: State, camp: Muster, gaps: list[Gap], used: str = "") -> bool:
    """Whether the pawns left can fill all gaps; without limits any character's pawn fills any gap. [RC-214]"""
    total = sum([n for _, n in gaps])
    if not total:
        return True
    crew = camp.crew[:]
    if used:
        crew.remove(used)
    hands = camp.hands - used.isdigit()
    if total <= hands and not camp.outlook.limited:
        return True
    if total > len(crew) or total > hands + len(helping(camp, crew[hands:], gaps)):
        return False
    return fill(g, camp, [planned for planned, n in gaps for _ in range(n)], crew)


def helping(camp: Muster, others: list[str], gaps: list[Gap]) -> list[str]:
    """Which of these pawns that are no character's might fill one of the gaps, by their colour alone. [RC-222]"""
    kinds = {planned[0] for planned, _ in gaps}
    idle = [helper.pawn for helper in camp.outlook.helpers if helper.kinds and kinds.isdisjoint(helper.kinds)]
    return [pawn for pawn in others if pawn not in idle]


def fill(g: State, camp: Muster, places: list[Planned], crew: list[str]) -> bool:
    """Find a pawn for every place, moving others along where that helps. [RC-214]"""
    holder: dict[int, int] = {}

    def find(place: int, tried: set[int]) -> bool:
        for i, pawn in enumerate(crew):
            if i in tried or team_ban(g, camp, places[place], pawn) is not None:
                continue
            tried.add(i)
            if i not in holder or find(holder[i], tried):
                holder[i] = place
                return True
        return False

    return all([find(place, set()) for place in range(len(places))])


def stack(g: State, planned: Planned, pawn: str) -> tuple[str, ...]:
    """A pawn joins a stack: below its leader, or on top of Friday. [RC-205, RC-452]"""
    below = leader(planned) in g.seats or who_of(pawn) not in g.seats
    return (*planned[2], pawn) if below else (pawn, *planned[2])
