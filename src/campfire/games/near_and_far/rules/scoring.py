"""The end: counting victory points line by line, and who won. [ledger chapters 18, 19, 22 and 25]"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from campfire.games.near_and_far.cards import COIN, FIRST_TOKEN, FOOD, GEM, SERIES, TRIBES
from campfire.games.near_and_far.rules.quests import ALL_CHARACTER_QUESTS, LAST_MAP
from campfire.games.near_and_far.rules.threats import foe
from campfire.games.near_and_far.sorts import AMOUNT, KIND, SEAT, event
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.flags import owned_adventurers
from campfire.games.near_and_far.vocabulary.icons import abilities, ability, has_ability
from campfire.kernel.frame import Seat, Then, step

SCORED = event("scored", seat=SEAT, kind=KIND, n=AMOUNT, icon="vp")
TOTAL_SCORED = event("total_scored", seat=SEAT, n=AMOUNT, shows="phase", icon="vp")
CHAMPION = event("champion", seat=SEAT, n=AMOUNT, shows="phase", icon="vp")
ENDED = event("ended", kind=KIND, shows="end")
EMPTY_BOARD, THREE_TREASURES, CHIEF, FULL_CARD, NO_MAMMOTH = 2, 5, 5, 7, 8
FULL_CAMPAIGN = 30
"""Squares of a character card: ten rows of three. [NF-402, NF-O-18]"""


def camps(g: State, who: Seat) -> int:
    """One for each camp in the mine, on a threat or on the map. [NF-311]"""
    return g.camps[who]


def routes(g: State, who: Seat) -> int:
    """The larger number for a route controlled alone, the smaller for a shared one. [NF-294, NF-295, NF-296, NF-312]"""
    points = 0
    for good, numbers in g.map.routes.items():
        owners = [g.map_camps.get(space.id) for space in g.map.spaces.values() if space.shows == good]
        if None not in owners and who in owners:
            points += numbers.alone if set(owners) == {who} else numbers.shared
    return points


def artifacts(g: State, who: Seat) -> int:
    """What is printed on bought artifacts. [NF-313]"""
    return sum([g.book.items[card].vp for card in g.artifacts[who]])


def unbought(g: State, who: Seat) -> int:
    """One less for each artifact in hand, but for those that knowledge forgives. [NF-076, NF-314]"""
    return -max(0, len(g.hands[who]) - ability(g, who, "forgives_unbought"))


def threats(g: State, who: Seat) -> int:
    """What is printed on beaten threats and bosses. [NF-315, NF-370]"""
    return sum([foe(g, card).vp for card in g.beaten[who]])


def money(g: State, who: Seat) -> int:
    """Coins and gems together."""
    return g.goods[who][COIN] + g.goods[who][GEM]


def of_tribe(tribe: int) -> Callable[[State, Seat], int]:
    """Counts adventurers of a tribe in party and reserve. [NF-374, NF-378]"""
    return lambda g, who: owned_adventurers(g, who, tribe)


COUNTS: dict[str, Callable[[State, Seat], int]] = {
    "coin": lambda g, who: g.goods[who][COIN],
    "gem": lambda g, who: g.goods[who][GEM],
    "food": lambda g, who: g.goods[who][FOOD],
    "money": money,
    "reputation": lambda g, who: g.reputation[who],
    "treasure": lambda g, who: len(g.treasures[who]) + bool(g.begged[who]),
    "threat": lambda g, who: len(g.beaten[who]),
    "camp_map": lambda g, who: sum([owner == who for owner in g.map_camps.values()]),
    **{f"adventurer_{name}": of_tribe(tribe) for tribe, name in enumerate(TRIBES)},
}
"""What cards count at the end. [NF-316, NF-374, NF-390, NF-392]"""


def conditions(g: State, who: Seat) -> int:
    """Conditional points of artifacts, treasures, finds and talents. [NF-091, NF-316]"""
    points = ability(g, who, "vp")
    points += sum([COUNTS[str(what)](g, who) // int(n) * int(vp) for what, n, vp in abilities(g, who, "vp_each")])
    points += sum([int(vp) for what, vp in abilities(g, who, "vp_most") if is_ahead(g, who, str(what))])
    points += sum([ranked(g, who, str(what), int(a), int(b)) for what, a, b in abilities(g, who, "vp_rank")])
    return points


def is_ahead(g: State, who: Seat, what: str) -> bool:
    """More than every rival; a tie is nothing. [NF-390, NF-393, NF-398, NF-O-43]"""
    return all([COUNTS[what](g, who) > COUNTS[what](g, rival) for rival in g.seats if rival != who])


def ranked(g: State, who: Seat, what: str, first: int, second: int) -> int:
    """First and second place; a tie for first gives the second's points, a tie for second nothing. [NF-392]"""
    own = COUNTS[what](g, who)
    others = [COUNTS[what](g, rival) for rival in g.seats if rival != who]
    above, level = sum([n > own for n in others]), sum([n == own for n in others])
    if above == 0:
        return second if level else first
    return second if above == 1 and not level else 0


def savings(g: State, who: Seat) -> int:
    """One for every two coins or gems, added together and rounded down. [NF-317, NF-318]"""
    return money(g, who) // 2


def tokens(g: State, who: Seat) -> int:
    """One for each tribe token. [NF-319]"""
    return sum(g.goods[who][FIRST_TOKEN:])


def chiefs(g: State, who: Seat) -> int:
    """Five for each chief. [NF-320]"""
    return CHIEF * g.chiefs.count(who)


def reputation(g: State, who: Seat) -> int:
    """The one bracket in which the marker stands; by day a bad name costs. [NF-322 to NF-327, NF-341, NF-342]"""
    stands = g.reputation[who]
    if stands >= 2:
        return stands // 2
    if not g.day or stands > -3:
        return 0
    return -1 if stands >= -4 else -2


def empty_board(g: State, who: Seat) -> int:
    """Two for having removed all camps from the board. [NF-328]"""
    return EMPTY_BOARD if g.camps[who] >= g.board else 0


def three_treasures(g: State, who: Seat) -> int:
    """Five for three treasures; a begged one does not count. [NF-087, NF-329]"""
    return THREE_TREASURES if len(g.treasures[who]) >= 3 else 0


def mammoths(g: State, who: Seat) -> int:
    """Whoever has no camp on a mammoth space of map 10 loses eight. [NF-364, NF-365]"""
    spaces = [space.id for space in g.map.spaces.values() if space.mammoth]
    return -NO_MAMMOTH if spaces and not any([g.map_camps.get(space) == who for space in spaces]) else 0


def full_card(g: State, who: Seat) -> int:
    """On map 11 a card that is full is worth seven. [NF-402, NF-403]"""
    if g.map.number != LAST_MAP:
        return 0
    full = FULL_CAMPAIGN if g.mode == "campaign" else ALL_CHARACTER_QUESTS
    return FULL_CARD if g.mode in SERIES and g.completed[who] >= full else 0


LINES: dict[str, Callable[[State, Seat], int]] = {
    "camps": camps,
    "routes": routes,
    "artifacts": artifacts,
    "unbought": unbought,
    "threats": threats,
    "conditions": conditions,
    "savings": savings,
    "tokens": tokens,
    "chiefs": chiefs,
    "reputation": reputation,
    "empty_board": empty_board,
    "three_treasures": three_treasures,
    "mammoths": mammoths,
    "full_card": full_card,
}
"""The lines of scoring, in the order of the rulebook. [ledger chapter 19]"""


def points(g: State, who: Seat) -> tuple[int, ...]:
    """What each line is worth to a player. [NF-310]"""
    return tuple([count(g, who) for count in LINES.values()])


@step
def count_points(g: State) -> Then:
    """Points are counted line by line; an unbeaten boss beats everybody. [NF-310, NF-372]"""
    g.scores = [points(g, seat) for seat in g.seats]
    for line, name in enumerate(LINES):
        for seat in g.seats:
            if g.scores[seat][line]:
                g.tell(SCORED, seat, name, g.scores[seat][line])
    for seat in g.seats:
        g.tell(TOTAL_SCORED, seat, sum(g.scores[seat]))
    g.cause = "bosses" if g.bosses else "points"
    for seat in champions(g):
        g.tell(CHAMPION, seat, series_total(g, seat))
    g.tell(ENDED, g.cause)
    g.stack.clear()
    return None


def series_total(g: State, who: Seat) -> int:
    """The points of all games of a series, this one among them once it is counted. [NF-400, NF-404, NF-411]"""
    return sum(g.past[who]) + sum(g.scores[who])


def champions(g: State) -> list[Seat]:
    """Who has the highest sum after the last game of a series; equal sums share the title. [NF-401, NF-O-61]"""
    if g.mode not in SERIES or g.map.number != LAST_MAP or g.cause != "points":
        return []
    best = max([series_total(g, who) for who in g.seats])
    return [who for who in g.seats if series_total(g, who) == best]


class Rank(NamedTuple):
    """What decides between players, one after the other: the more, the higher. [NF-330, NF-331, NF-332]"""

    points: int
    wins_ties: bool
    reputation: int
    money: int


def rank(g: State, who: Seat) -> Rank:
    """How a player stands at the end. [NF-330, NF-331, NF-332]"""
    return Rank(sum(g.scores[who]), has_ability(g, who, "wins_ties"), g.reputation[who], money(g, who))
