"""Where pawns may go, and what is in the way. [ledger chapters 8 and 11 to 17]

What the board allows hardly changes while the group plans. It is worked out once and kept beside the facts until
something else happens than pawns laid down and taken back; what depends on the plan is looked at every time.
"""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import NamedTuple

from msgspec.structs import replace

from campfire.games.robinson.actions import Action, Bill
from campfire.games.robinson.outlook import Helper, Kind, Outlook, Prospect, Site
from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.pawns import (
    PAWN_OF,
    TOGETHER,
    companions,
    hands_of,
    helpers,
    is_limited,
)
from campfire.games.robinson.rules.requirements import affordable, bills, explored_terrains, short_of, token_waits
from campfire.games.robinson.rules.survey import (
    CAMPING,
    HUNTING,
    RESTING,
    Aim,
    inventions,
    journeys,
    repeats,
    special_targets,
    standing_obstacle,
    survey,
    threat_targets,
    tracks,
)
from campfire.games.robinson.sorts import N, reason
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.limits import is_argument, may_only
from campfire.games.robinson.vocabulary.sheet import hooks, planned_with
from campfire.games.robinson.vocabulary.tokens import has_token
from campfire.kernel.declared import Reason
from campfire.kernel.frame import Then, step

IS_PLANNED = reason("planned")
HUNTING_DECK = reason("hunting_deck", n=N)

ONCE = {"threat": "RC-274", "build": "RC-305", "gather": "RC-338", "explore": "RC-347"}
"""The rule by which something cannot be planned twice."""

MOST_PAWNS = 24
"""More pawns than can ever be together. [RC-199, RC-222]"""

TIMED = ("hunt", "build", "gather", "explore", "camp", "rest")
"""The action spaces that may hold a time-consuming token. [RC-240]"""


class Opening(NamedTuple):
    """An action that may be planned now: the least pawns and the ways to pay for it."""

    action: Action
    pawns: int
    bills: tuple[Bill, ...]


def outlook(g: State) -> Outlook:
    """What the board allows now, worked out once while nothing but the plan changes. [RC-214]"""
    board = g.outlook
    planning = g.phase == "planning"
    if board is not None and planning and (board.plans is None or board.plans == planned_with(g, hooks(g).plans)):
        return board
    board = look_out(g)
    if planning:
        g.outlook = board
    return board


@step
def look_again(g: State) -> Then:
    """Something else than the plan may have changed."""
    board = g.outlook
    if board is not None:
        same = board.round == g.round and board.mark == mark(g, helpers(g))
        g.outlook = replace(board, usable={}) if same else None
    return None


def mark(g: State, neutral: list[Helper]) -> tuple[object, ...]:
    """All facts of which an outlook is made, but for the round and what is planned."""
    return (
        *(g.camp, g.tiles.copy(), g.closed, g.tokens.copy(), g.signs, g.threats[:], g.shelter, armament(g)),
        *(g.board[:], g.personal[:], g.items[:], g.found[:], g.kept[:], neutral, g.friday, g.jenny),
        *(g.track.copy(), g.fading[:], g.first, g.claimed.copy()),
    )


def armament(g: State) -> int:
    """The weapon level, where a Threat action asks for one; nothing else that is planned does. [RC-218]"""
    for card in g.threats:
        for threat in g.book.events[card].threats if card else ():
            if threat.needs.weapons:
                return g.weapons
    return 0


def plans_of(g: State, sites: dict[Action, Site]) -> tuple[Action, ...] | None:
    """The planned actions that change what else may be planned; None where there are none to plan. [RC-537, RC-597]"""
    what = hooks(g).plans
    if not what:
        return None
    planned = planned_with(g, what)
    return planned if planned or any([action.what == what for action in sites]) else None


def look_out(g: State) -> Outlook:
    """Work out what the board allows. [RC-212, RC-214]"""
    neutral = helpers(g)
    prospects, sites, kinds, reach = listed(survey(g))
    hands = hands_of(g)
    others = [*[helper.pawn for helper in neutral], *companions(g)]
    limited = is_limited(g) or not TOGETHER.isdisjoint(g.threats)
    tokens = g.tokens
    slow = tuple([kind for kind in TIMED if kind in tokens and "time" in tokens[kind]])
    return Outlook(
        round=g.round,
        mark=mark(g, neutral),
        plans=plans_of(g, sites),
        prospects=prospects,
        sites=sites,
        hunts=kinds["hunt"].targets[HUNTING],
        helpers=neutral,
        colours={helper.pawn: helper.kinds for helper in neutral if helper.kinds},
        picky=not all([helper.kinds for helper in neutral]),
        crew=(*hands, *others),
        hands=len(hands),
        limited=limited,
        free=free_joiners(g) if limited else frozenset(hands),
        slow=slow,
        dear=has_token(g, "build", "wood"),
        kinds=kinds,
        rest=sites[RESTING].low + ("rest" in slow),
        served=served(kinds, neutral, len(others)) if others else 0,
        reach=reach,
    )


def free_joiners(g: State) -> frozenset[str]:
    """The characters' pawns that may join whatever somebody else leads. [RC-046, RC-613, RC-614]"""
    if is_argument(g) or not TOGETHER.isdisjoint(g.threats):
        return frozenset()
    return frozenset([PAWN_OF[seat] for seat in g.seats if may_only(g, seat) is None])


def listed(aims: list[Aim]) -> tuple[list[Prospect], dict[Action, Site], dict[str, Kind], tuple[int, ...]]:
    """The prospects, what each action asks and takes, and which there are by kind and for so many pawns. [RC-206]"""
    prospects: list[Prospect] = []
    sites: dict[Action, Site] = {}
    kinds: dict[str, dict[Action, int]] = {}
    least = [0] * (MOST_PAWNS + 1)
    bit = 1
    for aim in aims:
        action, kind, repeats = aim.action, aim.action[0], aim.repeats
        own = (bit << len(aim.ways)) - bit
        closes = 0 if repeats else own
        for price, dear in aim.ways:
            prospects.append(Prospect(aim.low, aim.high, closes, repeats, action, price, dear))
        sites[action] = prospects[-1]
        if kind in kinds:
            kinds[kind][action] = own
        else:
            kinds[kind] = {action: own}
        least[aim.low] |= own
        bit += own
    every = {kind: Kind(kind, sum(targets.values()), targets) for kind, targets in kinds.items()}
    close_rivals(sites, every)
    return prospects, sites, every, tuple(accumulate(least))


def close_rivals(sites: dict[Action, Site], kinds: dict[str, Kind]) -> None:
    """One action on an event card takes the other ones on it too, but few cards have more than one. [RC-277]"""
    targets = kinds["threat"].targets if "threat" in kinds else ()
    if any([action.choice for action in targets]):
        for action in targets:
            site = sites[action]
            sites[action] = Site(site.low, site.high, closed_by(kinds, action), site.repeats)


def closed_by(kinds: dict[str, Kind], action: Action) -> int:
    """The prospects that an action takes for the round, as bits. [RC-206]"""
    place, targets = slot(action), kinds[action.kind].targets if action.kind in kinds else {}
    return sum([own for other, own in targets.items() if slot(other) == place])


def slot(action: Action) -> tuple[str, str, str]:
    """What an action takes for the round: a target, or a card with all its actions. [RC-206, RC-277]"""
    return action[:3]


def served(kinds: dict[str, Kind], neutral: list[Helper], others: int) -> int:
    """What neutral pawns might support, by their colour; others than these ask for a closer look. [RC-222, RC-451]"""
    colours = [kind for helper in neutral for kind in helper.kinds or kinds]
    return sum([kind.all for name, kind in kinds.items() if others > len(neutral) or name in colours])


def reaches(board: Outlook, slow: tuple[str, ...]) -> tuple[int, ...]:
    """What no pawn suffices for, one, two and so on, where slow kinds ask one more. [RC-209, RC-240]"""
    late = sum([kind.all for name, kind in board.kinds.items() if name in slow])
    return tuple([now & ~late | less & late for less, now in pairwise((0, *board.reach))])


def site_of(g: State, board: Outlook, action: Action) -> Site:
    """What an action asks and takes; the board may not offer it any more. [RC-206, RC-209]"""
    known = board.sites.get(action)
    if known is not None:
        return known
    again = repeats(g, action)
    return Site(*pawns_needed(g, action), 0 if again else closed_by(board.kinds, action), again)


def is_taken(g: State, action: Action) -> bool:
    """It is planned and cannot be once more; hunting, when every beast is. [RC-274, RC-280, RC-305, RC-338, RC-347]"""
    times = [slot(planned.action) for planned in g.plan].count(slot(action))
    if action == HUNTING:
        return times >= len(g.hunting.cards)
    return times > 0 and not repeats(g, action)


def openings(g: State) -> list[Opening]:
    """Every action that nothing is in the way of, whoever leads it. [RC-212, RC-214]"""
    board, more = outlook(g), token_waits(g, "build", "wood")
    payable: dict[Action, tuple[Bill, ...]] = {}
    for p in board.prospects:
        bill = p.dear if more else p.price
        if affordable(g, bill) and not is_taken(g, p.action):
            payable[p.action] = (*payable.get(p.action, ()), bill)
    return [Opening(action, least_pawns(g, action), ways) for action, ways in payable.items()]


def waiting_time(g: State, board: Outlook) -> tuple[str, ...]:
    """The kinds of actions whose time-consuming token goes with no action yet. [RC-228, RC-240]"""
    return tuple([kind for kind in board.slow if token_waits(g, kind, "time")])


def waits_for_wood(g: State, board: Outlook) -> bool:
    """The wood token of the Building space goes with no action yet. [RC-228, RC-245]"""
    return board.dear and token_waits(g, "build", "wood")


def least_pawns(g: State, action: Action) -> int:
    """The pawns that a new action needs at least, a waiting token counted. [RC-228, RC-240]"""
    return pawns_needed(g, action)[0] + token_waits(g, action.kind, "time")


def targets(g: State) -> list[Action]:
    """All that could be planned in some round like this one. [RC-212]"""
    return [
        *[answer for card in g.threats if card for answer in threat_targets(g, card)],
        HUNTING,
        *[Action("build", what) for what in [*tracks(g), *inventions(g)]],
        *[outing for outing, _ in journeys(g)],
        *special_targets(g),
        CAMPING,
        RESTING,
    ]


def obstacle(g: State, action: Action) -> Reason | None:
    """Why nobody may plan this action now; nothing where somebody may. [RC-206, RC-214]"""
    if is_taken(g, action):
        hunts = Reason(HUNTING_DECK, (len(g.hunting),), "RC-280")
        return hunts if action == HUNTING else Reason(IS_PLANNED, (), ONCE.get(action.kind, "RC-206"))
    return standing_obstacle(g, action, explored_terrains(g)) or short_of(g, bills(g, action))
