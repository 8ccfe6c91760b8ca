"""Teams: who may join whom, and whether a plan can still be completed. [ledger chapter 8]"""

from __future__ import annotations

from typing import TypeAlias

from campfire.games.robinson.cards import GROUP
from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.pawns import (
    TOGETHER,
    Obstacle,
    ban,
    character_pawns,
    helpers,
    lead_ban,
    leader,
    neutral_pawns,
    serves,
    who_of,
)
from campfire.games.robinson.state import Planned, State, Who
from campfire.games.robinson.vocabulary.limits import is_argument
from campfire.games.robinson.vocabulary.specials import first_word

Gap: TypeAlias = tuple[Planned, int]
"""A planned action and how many pawns it lacks."""


def free_crew(g: State) -> list[str]:
    """Every pawn that is not assigned yet, the characters' first. [RC-201, RC-202]"""
    crew = [str(seat) for seat in g.seats for _ in range(character_pawns(g, seat))] + neutral_pawns(g)
    for planned in g.plan:
        for pawn in planned[2]:
            if pawn in crew:
                crew.remove(pawn)
    return crew


def strength(g: State, planned: Planned) -> tuple[int, int]:
    """The pawns that a planned action needs, with a roll and sure, its token counted. [RC-240, RC-241]"""
    low, high = pawns_needed(g, planned[0], planned[1])
    more = "time" in planned[4]
    return low + more, high + more


def gaps(g: State) -> list[Gap]:
    """The planned actions that lack pawns. [RC-208, RC-214]"""
    found = [(planned, strength(g, planned)[0] - len(planned[2])) for planned in g.plan]
    return [gap for gap in found if gap[1] > 0]


def join_ban(g: State, planned: Planned, pawn: str) -> Obstacle | None:
    """What keeps a pawn from joining a planned action; where there is room is not asked here. [RC-205, RC-223]"""
    kind, target, pawns, _, _ = planned
    who, team = who_of(pawn), {who_of(other) for other in pawns} - {GROUP}
    together = kind == "threat" and first_word(target) in TOGETHER
    if who == GROUP:
        return neutral_ban(g, planned, pawn) or (("together", (), "RC-614") if together else None)
    if together and team == {who}:
        return "together", (), "RC-614"
    if is_argument(g) and not together and team != {who}:
        return "apart", (), "RC-613"
    if who in g.seats and leader(planned) not in g.seats:
        return lead_ban(g, who, kind, target)
    return ban(g, who, kind, target)


def neutral_ban(g: State, planned: Planned, pawn: str) -> Obstacle | None:
    """A neutral pawn supports what its colour serves, one of a character's own only that character. [RC-147, RC-222]"""
    for helper in helpers(g):
        if helper.pawn == pawn and serves(g, helper, planned[0], planned[1]):
            return None if helper.owner in (GROUP, leader(planned)) else ("own_pawn", (helper.owner,), "RC-147")
    return "colour", (), "RC-222"


def is_limited(g: State) -> bool:
    """Some character may not do everything, or not with everybody. [RC-046, RC-613]"""
    return any([sign.startswith("round only ") or sign == "round argument" for sign in g.signs])


def can_complete(g: State, missing: list[Gap], crew: list[str]) -> bool:
    """Whether free pawns can fill all gaps; without limits any character's pawn fills any gap. [RC-214]"""
    total = sum([n for _, n in missing])
    if total > len(crew):
        return False
    if not total or (total <= len([p for p in crew if p.isdigit()]) and not is_limited(g) and not needs_two(missing)):
        return True
    return fill(g, [planned for planned, n in missing for _ in range(n)], crew)


def needs_two(missing: list[Gap]) -> bool:
    """One of the actions needs pawns of different characters. [RC-614]"""
    return any([planned[0] == "threat" and first_word(planned[1]) in TOGETHER for planned, _ in missing])


def fill(g: State, places: list[Planned], crew: list[str]) -> bool:
    """Find a pawn for every place, moving others along where that helps. [RC-214]"""
    holder: dict[int, int] = {}

    def find(place: int, tried: set[int]) -> bool:
        for i, pawn in enumerate(crew):
            if i in tried or join_ban(g, places[place], pawn) is not None:
                continue
            tried.add(i)
            if i not in holder or find(holder[i], tried):
                holder[i] = place
                return True
        return False

    return all([find(place, set()) for place in range(len(places))])


def stack(g: State, planned: Planned, pawn: str) -> tuple[str, ...]:
    """A pawn joins a stack: below its leader, or on top of Friday. [RC-205, RC-452]"""
    who: Who = who_of(pawn)
    below = leader(planned) in g.seats or who not in g.seats
    return (*planned[2], pawn) if below else (pawn, *planned[2])
