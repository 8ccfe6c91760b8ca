"""What the board allows, kind by kind: pawns and prices of every action. [ledger chapters 8 and 11 to 17]"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from campfire.games.robinson.cards import TRACKS
from campfire.games.robinson.outlook import Target
from campfire.games.robinson.rules.distance import HUNTERS, distances, pawns_needed, slowed
from campfire.games.robinson.rules.pawns import Obstacle
from campfire.games.robinson.rules.production import USED_UP
from campfire.games.robinson.rules.requirements import (
    ASKING,
    UNPRICED,
    Way,
    enough_weapons,
    explored_terrains,
    terrains_and_items,
    track_ways,
    unfulfilled,
    ways,
    ways_of,
)
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.defences import has_shelter
from campfire.games.robinson.vocabulary.island import all_sources
from campfire.games.robinson.vocabulary.sheet import ScenarioHooks, hooks, no_more, no_refusal

Aim: TypeAlias = tuple[str, str, int, int, bool, tuple[Way, ...]]
"""An action that the board allows: kind, target, pawns with a roll and sure, whether it repeats, the ways to pay."""

TARGETS: list[Callable[[State], list[Target]]] = []
"""What cards add. [RC-649]"""

HUNTING: Target = ("hunt", "")
HUNT: Aim = (*HUNTING, HUNTERS, HUNTERS, True, UNPRICED)
UNDER_COVER = ("roof", "palisade")
"""What is built on a Shelter. [RC-316]"""


def survey(g: State) -> list[Aim]:
    """All that the board allows, in the order of the targets. [RC-212, RC-214]"""
    sheet, terrains = hooks(g), explored_terrains(g)
    have = terrains_and_items(g, terrains)
    home = 1 + slowed(g, "rest", g.camp)
    by_rulebook = [*threats(g, have), HUNT, *buildings(g, have), *outings(g)]
    if sheet.refuses is not no_refusal:
        by_rulebook = [aim for aim in by_rulebook if not sheet.refuses(g, aim[0], aim[1])]
    at_home: list[Aim] = [("camp", "", home, home, True, UNPRICED), ("rest", "", home, home, True, UNPRICED)]
    if sheet.more_pawns is not no_more:
        by_rulebook, at_home = with_more_pawns(g, sheet, by_rulebook), with_more_pawns(g, sheet, at_home)
    return by_rulebook + allowed(g, special_targets(g), terrains) + at_home


def with_more_pawns(g: State, sheet: ScenarioHooks, aims: list[Aim]) -> list[Aim]:
    """The sheet may ask for more pawns than the rulebook. [RC-046]"""
    return [
        (kind, target, low + (more := sheet.more_pawns(g, kind, target)), high + more, again, ways)
        for kind, target, low, high, again, ways in aims
    ]


def tracks(g: State) -> tuple[str, ...]:
    """What is built again and again, and before all the Shelter. [RC-301]"""
    return ("roof", "palisade", "weapons") if g.shelter else ("shelter", "roof", "palisade", "weapons")


def inventions(g: State) -> list[str]:
    """The inventions that are not built yet: on the board, by sheets, on the scenario. [RC-301, RC-321]"""
    return [*g.board, *g.personal, *[card for card in g.scenario.inventions if card not in g.items]]


def journeys(g: State) -> list[tuple[str, str, str, int]]:
    """What is explored or gathered in reach but for the camp: kind, target, space and distance. [RC-338, RC-345]"""
    found = []
    for space, far in distances(g).items():
        if space not in g.tiles:
            found.append(("explore", space, space, far))
        elif space != g.camp:
            for source in all_sources(g, space):
                found.append(("gather", f"{space}:{source}", space, far))
    return found


def special_targets(g: State) -> list[Target]:
    """What the sheet and cards add. [RC-043, RC-649]"""
    found = hooks(g).targets(g)
    for more in TARGETS:
        found += more(g)
    return found


def threat_targets(g: State, card: str) -> list[Target]:
    """The actions on an event card, of which one can be planned. [RC-274, RC-277]"""
    return [("threat", f"{card}:{choice}") for choice in range(len(g.book.events[card].threats))]


def threats(g: State, have: set[str]) -> list[Aim]:
    """The actions of the Threat spaces, one of two on a wreckage card. [RC-274, RC-277]"""
    found: list[Aim] = []
    for card in g.threats:
        if not card:
            continue
        for choice, threat in enumerate(g.book.events[card].threats):
            target, needs = f"{card}:{choice}", threat.needs
            if needs.asks <= have and enough_weapons(g, needs, target):
                found.append(("threat", target, threat.pawns, threat.pawns, False, ways_of(g, "threat", needs)))
    return found


def buildings(g: State, have: set[str]) -> list[Aim]:
    """What can be built in the camp. [RC-301, RC-316]"""
    printed, covered = g.book.inventions, has_shelter(g)
    low = 1 + slowed(g, "build", g.camp)
    sure = low + 1
    found: list[Aim] = []
    for track in tracks(g):
        if covered or track not in UNDER_COVER:
            found.append(("build", track, low, sure, track in TRACKS, track_ways(g, track)))
    for card in inventions(g):
        invention = printed[card]
        needs = invention.needs
        if needs.asks <= have and (not needs.weapons or enough_weapons(g, needs, card)):
            found.append(("build", card, low, sure, invention.repeats, ways_of(g, "build", needs)))
    return found


def outings(g: State) -> list[Aim]:
    """Gathering and Exploration on the spaces in reach take as many pawns as they are far. [RC-338, RC-344]"""
    found: list[Aim] = []
    for kind, target, space, far in journeys(g):
        if kind == "explore" or spent(g, target) is None:
            low = far + slowed(g, kind, space)
            found.append((kind, target, low, low + 1, False, UNPRICED))
    return found


def allowed(g: State, aims: list[Target], terrains: set[str]) -> list[Aim]:
    """Whatever nothing is in the way of. [RC-214]"""
    return [
        (kind, target, *pawns_needed(g, kind, target), repeats(g, kind, target), ways(g, kind, target))
        for kind, target in aims
        if standing_obstacle(g, kind, target, terrains) is None
    ]


def repeats(g: State, kind: str, target: str) -> bool:
    """It may be planned more than once in a round: whatever has no target, a hunt for each beast. [RC-206, RC-280]"""
    if kind == "build":
        return target in TRACKS or (target in g.book.inventions and g.book.inventions[target].repeats)
    return not target


def standing_obstacle(g: State, kind: str, target: str, terrains: set[str]) -> Obstacle | None:
    """What the board itself puts in the way. [RC-101, RC-214, RC-316, RC-340]"""
    if kind == "build" and target in UNDER_COVER and not has_shelter(g):
        return "shelter", (), "RC-316"
    if kind == "gather" and (gone := spent(g, target)):
        return gone
    if refused := hooks(g).refuses(g, kind, target):
        return refused[0], (), refused[1]
    return unfulfilled(g, kind, target, terrains) if kind in ASKING else None


def spent(g: State, target: str) -> Obstacle | None:
    """Why nothing can be gathered from a source now. [RC-101, RC-340]"""
    space, _, source = target.partition(":")
    if space in g.tokens and f"exhausted:{source}" in g.tokens[space]:
        return "exhausted", (), "RC-101"
    return ("shortcut_used", (), "RC-340") if g.signs and f"{USED_UP} {target}" in g.signs else None
