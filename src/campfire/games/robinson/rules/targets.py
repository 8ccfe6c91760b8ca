"""Where pawns may go, and what is in the way. [ledger chapters 8 and 11 to 17]"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from campfire.games.robinson.rules.distance import distances, pawns_needed
from campfire.games.robinson.rules.pawns import Obstacle
from campfire.games.robinson.rules.production import USED_UP
from campfire.games.robinson.rules.requirements import Bill, affordable, bills, lacking, short_of, token_waits
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.defences import has_shelter
from campfire.games.robinson.vocabulary.island import all_sources
from campfire.games.robinson.vocabulary.sheet import hooks
from campfire.games.robinson.vocabulary.specials import first_word

Target: TypeAlias = tuple[str, str]
"""The kind of an action and what it is aimed at."""

TARGETS: list[Callable[[State], list[Target]]] = []
"""What cards add. [RC-649]"""


class Opening(NamedTuple):
    """An action that may be planned: the least pawns and the ways to pay for it."""

    kind: str
    target: str
    pawns: int
    bills: tuple[Bill, ...]


def openings(g: State) -> list[Opening]:
    """Every action that nothing is in the way of, whoever leads it. [RC-212, RC-214]"""
    planned = {(p[0], p[1]) for p in g.plan}
    return [
        Opening(
            kind, target, least_pawns(g, kind, target), tuple([b for b in bills(g, kind, target) if affordable(g, b)])
        )
        for kind, target in targets(g)
        if obstacle(g, kind, target, planned) is None
    ]


def least_pawns(g: State, kind: str, target: str) -> int:
    """The pawns that a new action needs at least, with a token of the action space. [RC-228, RC-240]"""
    return pawns_needed(g, kind, target)[0] + token_waits(g, kind, "time")


def targets(g: State) -> list[Target]:
    """All that could be planned in some round like this one. [RC-212]"""
    found = [
        ("threat", f"{card}:{choice}")
        for card in g.threats
        if card
        for choice in range(len(g.book.events[card].threats))
    ]
    found.append(("hunt", ""))
    found += [("build", target) for target in building_targets(g)]
    reach = distances(g)
    for space in reach:
        if space not in g.tiles:
            found.append(("explore", space))
        elif space != g.camp:
            found += [("gather", f"{space}:{source}") for source in all_sources(g, space)]
    found += hooks(g).targets(g)
    for more in TARGETS:
        found += more(g)
    found += [("camp", ""), ("rest", "")]
    return found


def building_targets(g: State) -> list[str]:
    """Shelter, roof, palisade, weapons and inventions: on the board, by sheets, on the scenario. [RC-301, RC-321]"""
    tracks = ["roof", "palisade", "weapons"] if g.shelter else ["shelter", "roof", "palisade", "weapons"]
    sheet = [card for card in g.scenario.inventions if card not in g.items]
    return [*tracks, *g.board, *g.personal, *sheet]


def obstacle(g: State, kind: str, target: str, planned: set[Target]) -> Obstacle | None:
    """Why nobody may plan this action now; nothing where somebody may. [RC-206, RC-214]"""
    found = OBSTACLES[kind](g, target, planned) if kind in OBSTACLES else only_once(kind, target, planned)
    return found or refusal(g, kind, target) or lacking(g, kind, target) or short_of(g, bills(g, kind, target))


def refusal(g: State, kind: str, target: str) -> Obstacle | None:
    """Why the scenario sheet forbids an action now. [RC-046, RC-708]"""
    refused = hooks(g).refuses(g, kind, target)
    return (refused[0], (), refused[1]) if refused else None


def only_once(kind: str, target: str, planned: set[Target], rule: str = "RC-206") -> Obstacle | None:
    """Something that is planned already cannot be planned again."""
    return ("planned", (), rule) if (kind, target) in planned else None


def threat_obstacle(g: State, target: str, planned: set[Target]) -> Obstacle | None:
    """Each card's action can be taken once, and only one of two on a wreckage. [RC-274, RC-277]"""
    card = first_word(target)
    return ("planned", (), "RC-274") if any([k == "threat" and first_word(t) == card for k, t in planned]) else None


def hunt_obstacle(g: State, target: str, planned: set[Target]) -> Obstacle | None:
    """There are no more hunts than cards in the Hunting deck. [RC-208, RC-280]"""
    if target:
        return only_once("hunt", target, planned)
    hunts = len([p for p in g.plan if p[0] == "hunt" and not p[1]])
    return None if hunts < len(g.hunting) else ("hunting_deck", (len(g.hunting),), "RC-280")


def build_obstacle(g: State, target: str, planned: set[Target]) -> Obstacle | None:
    """Roof and palisade need a Shelter; an invention or the Shelter can be tried once a round. [RC-305, RC-316]"""
    if target in ("roof", "palisade"):
        return None if has_shelter(g) else ("shelter", (), "RC-316")
    if target == "weapons" or (target != "shelter" and ":" not in target and g.book.inventions[target].repeats):
        return None
    return only_once("build", target, planned, "RC-305")


def gather_obstacle(g: State, target: str, planned: set[Target]) -> Obstacle | None:
    """A source gives once a round, and nothing when it is exhausted. [RC-101, RC-338, RC-340]"""
    space, _, source = target.partition(":")
    if f"exhausted:{source}" in g.tokens.get(space, ()):
        return "exhausted", (), "RC-101"
    if f"{USED_UP} {target}" in g.signs:
        return "shortcut_used", (), "RC-340"
    return only_once("gather", target, planned, "RC-338")


def explore_obstacle(g: State, target: str, planned: set[Target]) -> Obstacle | None:
    """Two teams cannot go to the same place. [RC-347]"""
    return only_once("explore", target, planned, "RC-347")


def no_obstacle(g: State, target: str, planned: set[Target]) -> Obstacle | None:
    """The camp can be arranged and rest taken any number of times. [RC-206, RC-398, RC-401]"""
    return None


OBSTACLES: dict[str, Callable[[State, str, set[Target]], Obstacle | None]] = {
    "threat": threat_obstacle,
    "hunt": hunt_obstacle,
    "build": build_obstacle,
    "gather": gather_obstacle,
    "explore": explore_obstacle,
    "camp": no_obstacle,
    "rest": no_obstacle,
}
