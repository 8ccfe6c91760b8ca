"""Where pawns may go, and what is in the way. [ledger chapters 8 and 11 to 17]

What the board allows hardly changes while the group plans. It is worked out once and kept beside the facts until
something else happens than pawns laid down and taken back; what depends on the plan is looked at every time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from campfire.games.robinson.outlook import Bill, Helper, Kind, Outlook, Prospect, Site, Target, bits
from campfire.games.robinson.rules.distance import distances, pawns_needed
from campfire.games.robinson.rules.pawns import (
    TOGETHER,
    Obstacle,
    character_pawns,
    helpers,
    is_limited,
    neutral_pawns,
)
from campfire.games.robinson.rules.production import USED_UP
from campfire.games.robinson.rules.requirements import (
    ASKING,
    UNPAID,
    affordable,
    bills,
    explored_terrains,
    prices,
    short_of,
    token_waits,
    unfulfilled,
    with_token,
)
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.defences import has_shelter
from campfire.games.robinson.vocabulary.island import all_sources
from campfire.games.robinson.vocabulary.sheet import everyone, hooks, no_plans
from campfire.games.robinson.vocabulary.specials import first_word
from campfire.games.robinson.vocabulary.tokens import has_token
from campfire.kernel.frame import Then, step

TARGETS: list[Callable[[State], list[Target]]] = []
"""What cards add. [RC-649]"""

ONCE = {"threat": "RC-274", "build": "RC-305", "gather": "RC-338", "explore": "RC-347"}
"""The rule by which something cannot be planned twice."""

UNPRICED = tuple(zip(UNPAID, UNPAID, strict=True))
"""The one way to pay for what costs nothing."""

MANY = ("roof", "palisade", "weapons", "camp", "rest")
HUNT = "hunt "
MOST_PAWNS = 24
"""More pawns than can ever be together. [RC-199, RC-222]"""

TIMED = ("hunt", "build", "gather", "explore", "camp", "rest")
"""The action spaces that may hold a time-consuming token. [RC-240]"""


class Opening(NamedTuple):
    """An action that may be planned now: the least pawns and the ways to pay for it."""

    kind: str
    target: str
    pawns: int
    bills: tuple[Bill, ...]


def outlook(g: State) -> Outlook:
    """What the board allows now, worked out once while nothing but the plan changes. [RC-214]"""
    board = g.outlook
    if board is not None and g.phase == "planning" and (board.plans is None or board.plans == hooks(g).plans(g)):
        return board
    board = look_out(g, None if hooks(g).plans is no_plans else hooks(g).plans(g))
    if g.phase == "planning":
        g.outlook = board
    return board


@step
def look_again(g: State) -> Then:
    """Something else than the plan may have changed."""
    if g.outlook is not None:
        g.outlook = g.outlook._replace(usable={}) if g.outlook.mark == mark(g) else None
    return None


def mark(g: State) -> tuple[object, ...]:
    """All facts of which an outlook is made, but for what is planned."""
    return (
        *(g.camp, tuple(g.tiles.items()), g.closed, tuple(g.tokens.items()), g.signs, tuple(g.threats), g.shelter),
        *(g.weapons, tuple(g.board), tuple(g.personal), tuple(g.items), tuple(g.found), tuple(g.kept)),
        *(tuple(helpers(g)), g.friday, g.jenny, g.round, tuple(g.track.items()), tuple(g.fading)),
        *(g.first, tuple(g.claimed.items())),
    )


def look_out(g: State, plans: tuple[str, ...] | None) -> Outlook:
    """Work out what the board allows. [RC-212, RC-214]"""
    terrains = explored_terrains(g)
    aims = [(kind, target) for kind, target in targets(g) if standing_obstacle(g, kind, target, terrains) is None]
    teams = [(*pawns_needed(g, kind, target), slot(g, kind, target)) for kind, target in aims]
    prospects = tuple(
        [
            Prospect(kind, target, low, price, dear, place)
            for (kind, target), (low, _, place) in zip(aims, teams, strict=True)
            for price, dear in priced(g, kind, target)
        ]
    )
    closing = slots_of(prospects)
    neutral = tuple(helpers(g))
    hands = [str(seat) for seat in g.seats for _ in range(character_pawns(g, seat))]
    others = neutral_pawns(g)
    limited = is_limited(g) or any([card in TOGETHER for card in g.threats])
    slow = tuple([kind for kind in TIMED if has_token(g, kind, "time")])
    everybody_leads = hooks(g).can_lead is everyone
    return Outlook(
        mark=mark(g),
        plans=plans,
        prospects=prospects,
        sites={aim: site_in(closing, *team) for aim, team in zip(aims, teams, strict=True)},
        hunts=closing.get(HUNT, 0),
        helpers=neutral,
        picky=not all([helper.kinds for helper in neutral]),
        crew=(*hands, *others),
        hands=len(hands),
        limited=limited,
        slow=slow,
        dear=has_token(g, "build", "wood"),
        kinds=kinds_of(prospects),
        restful=not limited and "rest" not in slow and prospects[-1][:3] == ("rest", "", 1) and everybody_leads,
        served=served(prospects, neutral, len(others)) if others else 0,
        reach=reaches(prospects, ()),
        leadable={},
        payable={},
        on_credit={},
        usable={},
    )


def served(prospects: tuple[Prospect, ...], neutral: tuple[Helper, ...], others: int) -> int:
    """What neutral pawns might support, by their colour; Friday and Jenny ask for a closer look. [RC-222, RC-451]"""
    if others > len(neutral):
        return (1 << len(prospects)) - 1
    return bits([any([not helper.kinds or p.kind in helper.kinds for helper in neutral]) for p in prospects])


def priced(g: State, kind: str, target: str) -> Iterable[tuple[Bill, Bill]]:
    """The ways to pay for an action, without and with the wood token of the Building space. [RC-215, RC-245]"""
    if kind not in ASKING:
        return UNPRICED
    cost = prices(g, kind, target)
    return zip(cost, with_token(kind, cost), strict=True)


def slots_of(prospects: tuple[Prospect, ...]) -> dict[str, int]:
    """The prospects that take the same slot. [RC-206]"""
    closing: dict[str, int] = {}
    for place, p in enumerate(prospects):
        closing[p.slot] = closing.get(p.slot, 0) | 1 << place
    return closing


def kinds_of(prospects: tuple[Prospect, ...]) -> dict[str, Kind]:
    """The prospects by kind and, in each, by target. [RC-199]"""
    kinds: dict[str, dict[str, int]] = {}
    for place, p in enumerate(prospects):
        aims = kinds.setdefault(p.kind, {})
        aims[p.target] = aims.get(p.target, 0) | 1 << place
    return {kind: Kind(kind, sum(aims.values()), aims) for kind, aims in kinds.items()}


def reaches(prospects: tuple[Prospect, ...], slow: tuple[str, ...]) -> tuple[int, ...]:
    """What no pawn suffices for, one, two and so on to more than there can be; slow kinds ask one more. [RC-209]"""
    found = [0] * (MOST_PAWNS + 1)
    for place, p in enumerate(prospects):
        found[min(p.pawns + (p.kind in slow), MOST_PAWNS)] |= 1 << place
    return tuple(accumulate(found, or_))


def site_in(closing: dict[str, int], low: int, high: int, place: str) -> Site:
    """What an action asks and takes on this board. [RC-206, RC-209]"""
    repeats = place in ("", HUNT)
    return Site(low, high, 0 if repeats else closing.get(place, 0), repeats)


def site_of(g: State, prospects: tuple[Prospect, ...], kind: str, target: str) -> Site:
    """What a planned action asks and takes that the board would not offer any more."""
    return site_in(slots_of(prospects), *pawns_needed(g, kind, target), slot(g, kind, target))


def slot(g: State, kind: str, target: str) -> str:
    """What an action takes for the round; nothing where it may be planned any number of times. [RC-206, RC-213]"""
    if kind in MANY or target in MANY:
        return ""
    if kind == "threat":
        return f"threat {first_word(target)}"
    repeats = kind == "build" and target in g.book.inventions and g.book.inventions[target].repeats
    return "" if repeats else f"{kind} {target}"


def taken(g: State) -> set[str]:
    """What is planned already. [RC-274, RC-280, RC-305, RC-338, RC-347]"""
    return closed_slots(g, {slot(g, planned[0], planned[1]) for planned in g.plan})


def closed_slots(g: State, slots: set[str]) -> set[str]:
    """The slots of a plan that take nothing more; hunting is taken when every beast is. [RC-280]"""
    slots.discard("")
    beasts = len(g.hunting.cards)
    if not beasts:
        slots.add(HUNT)
    elif HUNT in slots and len([1 for planned in g.plan if planned[:2] == ("hunt", "")]) < beasts:
        slots.discard(HUNT)
    return slots


def openings(g: State) -> list[Opening]:
    """Every action that nothing is in the way of, whoever leads it. [RC-212, RC-214]"""
    board, more = outlook(g), token_waits(g, "build", "wood")
    full = taken(g)
    payable: dict[Target, tuple[Bill, ...]] = {}
    for p in board.prospects:
        bill = p.dear if more else p.price
        if p.slot not in full and affordable(g, bill):
            payable[p.kind, p.target] = (*payable.get((p.kind, p.target), ()), bill)
    return [Opening(kind, target, least_pawns(g, kind, target), ways) for (kind, target), ways in payable.items()]


def waiting_time(g: State, board: Outlook) -> tuple[str, ...]:
    """The kinds of actions whose time-consuming token goes with no action yet. [RC-228, RC-240]"""
    return tuple([kind for kind in board.slow if token_waits(g, kind, "time")])


def waits_for_wood(g: State, board: Outlook) -> bool:
    """The wood token of the Building space goes with no action yet. [RC-228, RC-245]"""
    return board.dear and token_waits(g, "build", "wood")


def least_pawns(g: State, kind: str, target: str) -> int:
    """The pawns that a new action needs at least, a waiting token counted. [RC-228, RC-240]"""
    return pawns_needed(g, kind, target)[0] + token_waits(g, kind, "time")


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
    if slot(g, kind, target) in taken(g):
        hunts: Obstacle = ("hunting_deck", (len(g.hunting),), "RC-280")
        return hunts if (kind, target) == ("hunt", "") else ("planned", (), ONCE.get(kind, "RC-206"))
    return standing_obstacle(g, kind, target, explored_terrains(g)) or short_of(g, bills(g, kind, target))


def standing_obstacle(g: State, kind: str, target: str, terrains: set[str]) -> Obstacle | None:
    """What the board itself puts in the way. [RC-101, RC-214, RC-316, RC-340]"""
    if kind == "build" and target in ("roof", "palisade") and not has_shelter(g):
        return "shelter", (), "RC-316"
    if kind == "gather" and (gone := spent(g, target)):
        return gone
    if refused := hooks(g).refuses(g, kind, target):
        return refused[0], (), refused[1]
    return unfulfilled(g, kind, target, terrains) if kind in ASKING else None


def spent(g: State, target: str) -> Obstacle | None:
    """Why nothing can be gathered from a source now. [RC-101, RC-340]"""
    space, _, source = target.partition(":")
    if f"exhausted:{source}" in g.tokens.get(space, ()):
        return "exhausted", (), "RC-101"
    return ("shortcut_used", (), "RC-340") if f"{USED_UP} {target}" in g.signs else None
