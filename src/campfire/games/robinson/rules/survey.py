"""What the board allows, kind by kind: pawns and prices of every action. [ledger chapters 8 and 11 to 17]"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from campfire.games.robinson.actions import Action, an_action
from campfire.games.robinson.cards import EXHAUSTED, TRACKS
from campfire.games.robinson.rules.distance import HUNTERS, distances, pawns_needed, slowed
from campfire.games.robinson.rules.production import used_up
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
from campfire.games.robinson.sorts import reason
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.defences import has_shelter
from campfire.games.robinson.vocabulary.island import all_sources
from campfire.games.robinson.vocabulary.sheet import ScenarioHooks, hooks, no_more, no_refusal
from campfire.kernel.declared import Reason

NEEDS_SHELTER = reason("shelter")
IS_EXHAUSTED = reason("exhausted")
SHORTCUT_USED = reason("shortcut_used")


class Aim(Struct, frozen=True, gc=False):
    """An action that the board allows: its pawns with a roll and sure, whether it repeats, the ways to pay for it."""

    action: Action
    low: int
    high: int
    repeats: bool = False
    ways: tuple[Way, ...] = UNPRICED


TARGETS: list[Callable[[State], list[Action]]] = []
"""What cards add. [RC-649]"""

HUNTING, CAMPING, RESTING = an_action("hunt"), an_action("camp"), an_action("rest")
HUNT = Aim(HUNTING, HUNTERS, HUNTERS, repeats=True)
UNDER_COVER = ("roof", "palisade")
"""What is built on a Shelter. [RC-316]"""


def survey(g: State) -> list[Aim]:
    """All that the board allows, in the order of the targets. [RC-212, RC-214]"""
    sheet, terrains = hooks(g), explored_terrains(g)
    have = terrains_and_items(g, terrains)
    home = 1 + slowed(g, "rest", g.camp)
    by_rulebook = [*threats(g, have), HUNT, *buildings(g, have), *outings(g)]
    if sheet.refuses is not no_refusal:
        by_rulebook = [aim for aim in by_rulebook if not sheet.refuses(g, aim.action)]
    at_home = [Aim(CAMPING, home, home, True), Aim(RESTING, home, home, True)]
    if sheet.more_pawns is not no_more:
        by_rulebook, at_home = with_more_pawns(g, sheet, by_rulebook), with_more_pawns(g, sheet, at_home)
    return by_rulebook + allowed(g, special_targets(g), terrains) + at_home


def with_more_pawns(g: State, sheet: ScenarioHooks, aims: list[Aim]) -> list[Aim]:
    """The sheet may ask for more pawns than the rulebook. [RC-046]"""
    more = [(aim, sheet.more_pawns(g, aim.action)) for aim in aims]
    return [replace(aim, low=aim.low + n, high=aim.high + n) if n else aim for aim, n in more]


def tracks(g: State) -> tuple[str, ...]:
    """What is built again and again, and before all the Shelter. [RC-301]"""
    return ("roof", "palisade", "weapons") if g.shelter else ("shelter", "roof", "palisade", "weapons")


def inventions(g: State) -> list[str]:
    """The inventions that are not built yet: on the board, by sheets, on the scenario. [RC-301, RC-321]"""
    return [*g.board, *g.personal, *[card for card in g.scenario.inventions if card not in g.items]]


def journeys(g: State) -> list[tuple[Action, int]]:
    """What is explored or gathered in reach but for the camp, and how far it is. [RC-338, RC-345]"""
    found = []
    for space, far in distances(g).items():
        if space not in g.tiles:
            found.append((an_action("explore", "", space), far))
        elif space != g.camp:
            for source in all_sources(g, space):
                found.append((an_action("gather", source, space), far))
    return found


def special_targets(g: State) -> list[Action]:
    """What the sheet and cards add. [RC-043, RC-649]"""
    found = hooks(g).targets(g)
    for more in TARGETS:
        found += more(g)
    return found


def threat_targets(g: State, card: str) -> list[Action]:
    """The actions on an event card, of which one can be planned. [RC-274, RC-277]"""
    return [an_action("threat", card, "", choice) for choice in range(len(g.book.events[card].threats))]


def threats(g: State, have: set[str]) -> list[Aim]:
    """The actions of the Threat spaces, one of two on a wreckage card. [RC-274, RC-277]"""
    found: list[Aim] = []
    for card in g.threats:
        if not card:
            continue
        for choice, threat in enumerate(g.book.events[card].threats):
            answer, needs = an_action("threat", card, "", choice), threat.needs
            if needs.asks <= have and enough_weapons(g, needs, answer):
                found.append(Aim(answer, threat.pawns, threat.pawns, False, ways_of(g, "threat", needs)))
    return found


def buildings(g: State, have: set[str]) -> list[Aim]:
    """What can be built in the camp. [RC-301, RC-316]"""
    printed, covered = g.book.inventions, has_shelter(g)
    low = 1 + slowed(g, "build", g.camp)
    sure = low + 1
    found: list[Aim] = []
    for track in tracks(g):
        if covered or track not in UNDER_COVER:
            found.append(Aim(an_action("build", track), low, sure, track in TRACKS, track_ways(g, track)))
    for card in inventions(g):
        invention, build = printed[card], an_action("build", card)
        needs = invention.needs
        if needs.asks <= have and (not needs.weapons or enough_weapons(g, needs, build)):
            found.append(Aim(build, low, sure, invention.repeats, ways_of(g, "build", needs)))
    return found


def outings(g: State) -> list[Aim]:
    """Gathering and Exploration on the spaces in reach take as many pawns as they are far. [RC-338, RC-344]"""
    found: list[Aim] = []
    for outing, far in journeys(g):
        if outing.kind == "explore" or spent(g, outing) is None:
            low = far + slowed(g, outing.kind, outing.space)
            found.append(Aim(outing, low, low + 1))
    return found


def allowed(g: State, actions: list[Action], terrains: set[str]) -> list[Aim]:
    """Whatever nothing is in the way of. [RC-214]"""
    return [
        Aim(action, *pawns_needed(g, action), repeats(g, action), ways(g, action))
        for action in actions
        if standing_obstacle(g, action, terrains) is None
    ]


def repeats(g: State, action: Action) -> bool:
    """It may be planned more than once in a round: whatever has no target, a hunt for each beast. [RC-206, RC-280]"""
    kind, what, space, _ = action
    if kind == "build":
        return what in TRACKS or (not space and what in g.book.inventions and g.book.inventions[what].repeats)
    return not (what or space)


def standing_obstacle(g: State, action: Action, terrains: set[str]) -> Reason | None:
    """What the board itself puts in the way. [RC-101, RC-214, RC-316, RC-340]"""
    if action.kind == "build" and action.what in UNDER_COVER and not has_shelter(g):
        return Reason(NEEDS_SHELTER, (), "RC-316")
    if action.kind == "gather" and (gone := spent(g, action)):
        return gone
    if refused := hooks(g).refuses(g, action):
        return refused
    return unfulfilled(g, action, terrains) if action.kind in ASKING else None


def spent(g: State, action: Action) -> Reason | None:
    """Why nothing can be gathered from a source now. [RC-101, RC-340]"""
    space, source = action.space, action.what
    if space in g.tokens and EXHAUSTED[source] in g.tokens[space]:
        return Reason(IS_EXHAUSTED, (), "RC-101")
    return Reason(SHORTCUT_USED, (), "RC-340") if g.signs and used_up(space, source) in g.signs else None
