"""Pawns: whose they are, which actions they may serve, who leads and who supports. [ledger chapters 8 and 27]"""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.robinson.actions import Action, Planned
from campfire.games.robinson.cards import FRIDAY, GROUP, JENNY, OWNERS
from campfire.games.robinson.outlook import Helper
from campfire.games.robinson.rules.equipment import can_use
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.sorts import WHO, reason
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.limits import has_one_pawn, is_argument, may_only
from campfire.games.robinson.vocabulary.sheet import hooks
from campfire.kernel.declared import Reason
from campfire.kernel.frame import Seat

JENNY_RESTS = reason("jenny_rests")
LIMITED_TO = reason("limited", who=WHO)
OWNER_LEADS = reason("owner_leads", who=WHO)
CANNOT_LEAD = reason("cannot_lead", who=WHO)

PAWN_OF = ("0", "1", "2", "3")
"""What the pawns of each seat are called."""

PAWNS = 2
"""Of each character. [RC-199]"""

HANDS = tuple([tuple([pawn for pawn in PAWN_OF[:players] for _ in range(PAWNS)]) for players in range(5)])
"""The pawns of so many characters. [RC-199]"""

HELPERS: list[Callable[[State], list[Helper]]] = []
"""Cards and tokens that give neutral pawns now; one that can be used twice is named twice. [RC-224 to RC-226]"""

TOGETHER: set[str] = set()
"""Event cards whose Threat action needs pawns of different characters. [RC-614]"""


def leader(planned: Planned) -> Who:
    """Whoever's pawn is on top leads the action. [RC-051]"""
    return who_of(planned.pawns[0])


def who_of(pawn: str) -> Who:
    """Whose pawn it is; a neutral one is nobody's."""
    return OWNERS.get(pawn, GROUP)


def character_pawns(g: State, seat: Seat) -> int:
    """Two for each character; one is the least that effects leave. [RC-199, RC-200]"""
    return PAWNS - 1 if has_one_pawn(g, seat) else PAWNS


def hands_of(g: State) -> tuple[str, ...]:
    """The pawns of all characters. [RC-199, RC-200]"""
    for sign in g.signs:
        if sign.name == "one_pawn":
            return tuple([pawn for seat in g.seats for pawn in [PAWN_OF[seat]] * character_pawns(g, seat)])
    return HANDS[g.players]


def free_pawns(g: State, seat: Seat) -> int:
    """How many of a character's pawns are not assigned yet. [RC-201]"""
    pawn = PAWN_OF[seat]
    return character_pawns(g, seat) - sum([planned.pawns.count(pawn) for planned in g.plan])


def helpers(g: State) -> list[Helper]:
    """The neutral pawns of this round, the Dog's and those of the scenario sheet among them. [RC-222, RC-465]"""
    found = [Helper("dog", ("hunt", "explore"))] if g.dog else []
    for item in g.items:
        kinds = g.book.inventions[item].pawn
        if kinds and has_item(g, item):
            found.append(Helper(item, kinds))
    for source in HELPERS:
        found += source(g)
    return found + [Helper(pawn, ()) for pawn in hooks(g).helpers(g)]


def companions(g: State) -> list[str]:
    """Friday, and Jenny in the camp. [RC-451, RC-511]"""
    return [*(["friday"] if g.friday else []), *(["jenny"] if g.jenny == "camp" else [])]


def serves(g: State, helper: Helper, action: Action) -> bool:
    """A neutral pawn serves the actions of its colour, one of the sheet what the sheet says. [RC-222, RC-466]"""
    return action.kind in helper.kinds or (not helper.kinds and hooks(g).supports(g, helper.pawn, action))


def is_limited(g: State) -> bool:
    """Some character may not do everything, or not with everybody. [RC-046, RC-613]"""
    return is_argument(g) or any([sign.name == "only" for sign in g.signs])


def ban(g: State, who: Who, kind: str) -> Reason | None:
    """What keeps somebody out of an action altogether. [RC-046, RC-511]"""
    if who == JENNY and kind != "rest":
        return Reason(JENNY_RESTS, (), "RC-511")
    allowed = may_only(g, who)
    return None if allowed is None or kind in allowed else Reason(LIMITED_TO, (who,), "RC-046")


def lead_ban(g: State, who: Who, action: Action) -> Reason | None:
    """What keeps somebody who may do such actions from leading this one. [RC-129, RC-560]"""
    if action.kind == "build" and action.what in g.personal:
        owner = g.characters.index(g.book.inventions[action.what].owner)
        if who != owner:
            return Reason(OWNER_LEADS, (owner,), "RC-129")
    if who == FRIDAY and not hooks(g).friday_leads(g, action):
        return Reason(CANNOT_LEAD, (who,), "RC-560")
    return None


CANDLES = Helper("candles", ("build",))


def candles(g: State) -> list[Helper]:
    """Each Candles token is a brown pawn for one Building action. [RC-371]"""
    return [CANDLES] * g.found.count("candles")


def hammer_and_nails(g: State) -> list[Helper]:
    """Each use is a brown pawn; both may be used in one round. [RC-700]"""
    return (
        [Helper("hammer_and_nails", ("build",))] * g.uses["hammer_and_nails"] if can_use(g, "hammer_and_nails") else []
    )


HELPERS += [candles, hammer_and_nails]
