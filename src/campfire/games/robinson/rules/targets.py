"""Where pawns may go, and what is in the way. [ledger chapters 8 and 11 to 17]

What the board allows hardly changes while the group plans. It is worked out once for each position of the board
and remembered; what depends on the plan itself is looked at every time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from campfire.games.robinson.cards import Book, Scenario
from campfire.games.robinson.rules.distance import distances, pawns_needed
from campfire.games.robinson.rules.pawns import Helper, Obstacle, helpers, is_limited
from campfire.games.robinson.rules.production import USED_UP
from campfire.games.robinson.rules.requirements import (
    Bill,
    affordable,
    bills,
    lacking,
    prices,
    short_of,
    token_waits,
    with_token,
)
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.defences import has_shelter
from campfire.games.robinson.vocabulary.island import all_sources
from campfire.games.robinson.vocabulary.sheet import hooks
from campfire.games.robinson.vocabulary.specials import first_word

Target: TypeAlias = tuple[str, str]
"""The kind of an action and what it is aimed at."""

TARGETS: list[Callable[[State], list[Target]]] = []
"""What cards add. [RC-649]"""

ONCE = {"threat": "RC-274", "build": "RC-305", "gather": "RC-338", "explore": "RC-347"}
"""The rule by which something cannot be planned twice."""

MANY = ("roof", "palisade", "weapons", "camp", "rest")


class Prospect(NamedTuple):
    """An action that the board allows: its pawns with a roll and sure, and the ways to pay for it."""

    kind: str
    target: str
    pawns: tuple[int, int]
    bills: tuple[Bill, ...]
    dear: tuple[Bill, ...]
    """The same with an additional wood token of the Building space. [RC-245]"""
    slot: str
    """What is taken once this is planned; nothing where it may be planned any number of times."""


class Opening(NamedTuple):
    """An action that may be planned now: the least pawns and the ways to pay for it."""

    kind: str
    target: str
    pawns: int
    bills: tuple[Bill, ...]


class Outlook(NamedTuple):
    """What a position of the board allows."""

    book: Book
    scenario: Scenario
    prospects: tuple[Prospect, ...]
    pawns: dict[Target, tuple[int, int]]
    helpers: tuple[Helper, ...]
    limited: bool
    """Some character may not do everything, or not with everybody."""


OUTLOOKS: dict[tuple[Any, ...], Outlook] = {}
"""Outlooks by all that they were made of."""

REMEMBERED = 2000


def outlook(g: State) -> Outlook:
    """What the board allows now. [RC-214]"""
    key = (
        *(g.camp, tuple(g.tiles.items()), g.closed, tuple(g.tokens.items()), g.signs, tuple(g.threats), len(g.hunting)),
        *(g.shelter, g.weapons, tuple(g.board), tuple(g.personal), tuple(g.items), tuple(g.found), tuple(g.kept)),
        *(tuple(g.uses.items()), g.dog, g.friday, g.jenny, g.round, tuple(g.track.items()), g.players),
        *(tuple(g.characters), tuple(g.fading), g.first, tuple(g.claimed.items()), hooks(g).plans(g)),
    )
    known = OUTLOOKS.get(key)
    if known is None or known.book is not g.book or known.scenario is not g.scenario:
        if len(OUTLOOKS) >= REMEMBERED:
            OUTLOOKS.clear()
        known = OUTLOOKS[key] = look_out(g)
    return known


def look_out(g: State) -> Outlook:
    """Work out what the board allows. [RC-212, RC-214]"""
    found = targets(g)
    return Outlook(
        g.book,
        g.scenario,
        tuple([prospect(g, kind, target) for kind, target in found if standing_obstacle(g, kind, target) is None]),
        {(kind, target): pawns_needed(g, kind, target) for kind, target in found},
        tuple(helpers(g)),
        is_limited(g),
    )


def prospect(g: State, kind: str, target: str) -> Prospect:
    """What is printed for an action, and what tokens on the board add to it. [RC-711]"""
    cost = prices(g, kind, target)
    return Prospect(kind, target, pawns_needed(g, kind, target), cost, with_token(kind, cost), slot(g, kind, target))


def slot(g: State, kind: str, target: str) -> str:
    """What an action takes for the round; nothing where it may be planned any number of times. [RC-206, RC-213]"""
    if kind in MANY or target in MANY or not target:
        return ""
    if kind == "threat":
        return f"threat {first_word(target)}"
    repeats = kind == "build" and target in g.book.inventions and g.book.inventions[target].repeats
    return "" if repeats else f"{kind} {target}"


def openings(g: State) -> list[Opening]:
    """Every action that nothing is in the way of, whoever leads it. [RC-212, RC-214]"""
    taken = slots(g)
    dear, slow = token_waits(g, "build", "wood"), waiting_time(g)
    found = []
    for kind, target, pawns, plain, with_wood, place in outlook(g).prospects:
        if (place and place in taken) or (kind == "hunt" and hunt_obstacle(g, target) is not None):
            continue
        payable = [bill for bill in (with_wood if dear else plain) if affordable(g, bill)]
        if payable:
            found.append(Opening(kind, target, pawns[0] + (kind in slow), tuple(payable)))
    return found


def slots(g: State) -> set[str]:
    """What is planned already."""
    return {slot(g, planned[0], planned[1]) for planned in g.plan}


def waiting_time(g: State) -> list[str]:
    """The kinds of actions whose time-consuming token goes with no action yet. [RC-228, RC-240]"""
    return [kind for kind in ("hunt", "build", "gather", "explore", "camp", "rest") if token_waits(g, kind, "time")]


def opening(g: State, kind: str, target: str, bill: Bill) -> Opening:
    """An action that is to be planned for this price. [RC-228, RC-240]"""
    return Opening(kind, target, pawns_needed(g, kind, target)[0] + token_waits(g, kind, "time"), (bill,))


def targets(g: State) -> list[Target]:
    """All that could be planned in some round like this one. [RC-212]"""
    cards = [card for card in g.threats if card]
    found = [("threat", f"{card}:{choice}") for card in cards for choice in range(len(g.book.events[card].threats))]
    found.append(("hunt", ""))
    found += [("build", target) for target in building_targets(g)]
    for space in distances(g):
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


def obstacle(g: State, kind: str, target: str) -> Obstacle | None:
    """Why nobody may plan this action now; nothing where somebody may. [RC-206, RC-214]"""
    place = slot(g, kind, target)
    if place and place in slots(g):
        return "planned", (), ONCE.get(kind, "RC-206")
    if kind == "hunt" and (empty := hunt_obstacle(g, target)):
        return empty
    return standing_obstacle(g, kind, target) or short_of(g, bills(g, kind, target))


def hunt_obstacle(g: State, target: str) -> Obstacle | None:
    """There are no more hunts than cards in the Hunting deck. [RC-208, RC-280]"""
    if target or len([p for p in g.plan if p[0] == "hunt" and not p[1]]) < len(g.hunting):
        return None
    return "hunting_deck", (len(g.hunting),), "RC-280"


def standing_obstacle(g: State, kind: str, target: str) -> Obstacle | None:
    """What the board itself puts in the way. [RC-101, RC-214, RC-316, RC-340]"""
    if kind == "build" and target in ("roof", "palisade") and not has_shelter(g):
        return "shelter", (), "RC-316"
    if kind == "gather":
        space, _, source = target.partition(":")
        if f"exhausted:{source}" in g.tokens.get(space, ()):
            return "exhausted", (), "RC-101"
        if f"{USED_UP} {target}" in g.signs:
            return "shortcut_used", (), "RC-340"
    return refusal(g, kind, target) or lacking(g, kind, target)


def refusal(g: State, kind: str, target: str) -> Obstacle | None:
    """Why the scenario sheet forbids an action now. [RC-046, RC-708]"""
    refused = hooks(g).refuses(g, kind, target)
    return (refused[0], (), refused[1]) if refused else None
