"""Pawns: whose they are, which actions they may serve, who leads and who supports. [ledger chapters 8 and 27]

Signs that concern pawns, all of them until the end of the round: `round one pawn 0` leaves that character one pawn,
`round only 0 camp,rest` allows it no other actions, `round apart` forbids pawns of different characters in one action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from campfire.games.robinson.cards import FRIDAY, GROUP, JENNY
from campfire.games.robinson.rules.equipment import can_use
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.state import Planned, State, Who
from campfire.games.robinson.vocabulary.specials import first_word
from campfire.kernel.frame import Seat
from campfire.kernel.question import Ids

LEADERS = {"friday": FRIDAY, "jenny": JENNY}
PAWNS = 2
"""Of each character. [RC-199]"""

APART = "round apart"
"""The sign that no action may use pawns of different characters. [RC-613]"""

ONE_PAWN = "round one pawn "
ONLY = "round only "

Obstacle: TypeAlias = "tuple[str, Ids, str]"
"""Why something may not be planned, the figures of that reason, and the rule."""


class Helper(NamedTuple):
    """A neutral pawn, the actions that it may support, and the seat that alone may use it."""

    pawn: str
    kinds: tuple[str, ...]
    """Kinds of actions, or `explore temple` for a special place alone."""
    owner: Who = GROUP


HELPERS: list[Callable[[State], list[Helper]]] = []
"""Who gives neutral pawns now; one that can be used twice is named twice. [RC-224 to RC-226]"""

BANS: list[Callable[[State, Who, str, str, bool], Obstacle | None]] = []
"""What keeps somebody out of an action: `(g, who, kind, target, leads)`."""

TOGETHER: set[str] = set()
"""Event cards whose Threat action needs pawns of different characters. [RC-614]"""


def leader(planned: Planned) -> Who:
    """Whoever's pawn is on top leads the action. [RC-051]"""
    return who_of(planned[2][0])


def who_of(pawn: str) -> Who:
    """Whose pawn it is; a neutral one is nobody's."""
    if pawn.isdigit():
        return int(pawn)
    return LEADERS.get(pawn, GROUP)


def character_pawns(g: State, seat: Seat) -> int:
    """Two for each character; one is the least that effects leave. [RC-199, RC-200]"""
    return PAWNS - 1 if f"{ONE_PAWN}{seat}" in g.signs else PAWNS


def free_pawns(g: State, seat: Seat) -> int:
    """How many of a character's pawns are not assigned yet. [RC-201]"""
    pawn = str(seat)
    return character_pawns(g, seat) - sum([planned[2].count(pawn) for planned in g.plan])


def helpers(g: State) -> list[Helper]:
    """The neutral pawns of this round, the Dog's among them. [RC-222, RC-465]"""
    found = [Helper("dog", ("hunt", "explore"))] if g.dog else []
    for item in g.items:
        kinds = g.book.inventions[item].pawn
        if kinds and has_item(g, item):
            found.append(Helper(item, kinds))
    for source in HELPERS:
        found += source(g)
    return found


def neutral_pawns(g: State) -> list[str]:
    """Every pawn that is no player's: neutral ones, Friday, and Jenny in the camp. [RC-202, RC-451, RC-511]"""
    found = [helper.pawn for helper in helpers(g)]
    return [*found, *(["friday"] if g.friday else []), *(["jenny"] if g.jenny == "camp" else [])]


def supports(g: State, pawn: str, kind: str, target: str = "") -> bool:
    """Whether a pawn may support an action of this kind: a neutral one by its colour alone. [RC-222, RC-451, RC-466]"""
    if pawn == "jenny":
        return False
    if pawn.isdigit() or pawn == "friday":
        return True
    return any([serves(helper, kind, target) for helper in helpers(g) if helper.pawn == pawn])


def serves(helper: Helper, kind: str, target: str) -> bool:
    """A neutral pawn serves an action of its colour, some only at special places. [RC-222, RC-544]"""
    return kind in helper.kinds or f"{kind} {first_word(target)}" in helper.kinds


def ban(g: State, who: Who, kind: str, target: str, leads: bool) -> Obstacle | None:
    """What keeps somebody out of an action, as leader or at all. [RC-129, RC-511]"""
    if who == JENNY and kind != "rest":
        return "jenny_rests", (), "RC-511"
    for sign in g.signs:
        if sign.startswith(ONLY) and sign.split()[2] == str(who) and kind not in sign.split()[3].split(","):
            return "only", (who, *sign.split()[3].split(",")), "RC-046"
    if leads and kind == "build" and target in g.personal:
        owner = g.book.inventions[target].owner
        if who not in g.seats or g.characters[who] != owner:
            return "owner_leads", (target, g.characters.index(owner)), "RC-129"
    for rule in BANS:
        found = rule(g, who, kind, target, leads)
        if found:
            return found
    return None


def candles(g: State) -> list[Helper]:
    """Each Candles token is a brown pawn for one Building action. [RC-371]"""
    return [Helper("candles", ("build",))] * g.found.count("candles")


def hammer_and_nails(g: State) -> list[Helper]:
    """Each use is a brown pawn; both may be used in one round. [RC-700]"""
    return [Helper("hammer_and_nails", ("build",))] * g.uses["hammer_and_nails"] if can_use(g, "hammer_and_nails") else []


HELPERS += [candles, hammer_and_nails]
