"""Flags, discounts and chiefs. [ledger chapters 10.4 and 10.5]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import CHIEF_FLAGS, FIRST_TOKEN, TRIBES
from campfire.games.near_and_far.sorts import SEAT, TRIBE, event
from campfire.games.near_and_far.state import NOBODY, State
from campfire.kernel.declared import Spoken
from campfire.kernel.frame import Seat
from campfire.kernel.phrase import Phrase, Said


def of_tribe(g: object, spoken: Spoken) -> dict[str, Said]:
    """Whose chief comes over, in the case that its language asks for."""
    return {"chief": Phrase(f"chief-of-{spoken[TRIBE]}")}


CHIEF = event("chief", seat=SEAT, tribe=TRIBE, shows="card", icon="chief", words=of_tribe)


def owned_adventurers(g: State, who: Seat, tribe: int) -> int:
    """Adventurers of a tribe in party and reserve. [NF-180, NF-378]"""
    adventurers = g.book.adventurers
    owned = [*g.party[who], *g.reserve[who]]
    return sum([member in adventurers and adventurers[member].tribe == tribe for member in owned])


def own_flags(g: State, who: Seat, tribe: int) -> int:
    """Flags on adventurers and tribe tokens. [NF-180, NF-185]"""
    return owned_adventurers(g, who, tribe) + g.goods[who][FIRST_TOKEN + tribe]


def flags(g: State, who: Seat, tribe: int) -> int:
    """All flags of a tribe that a player has; a chief is one. [NF-180, NF-183]"""
    return own_flags(g, who, tribe) + (g.chiefs[tribe] == who)


def claim_chiefs(g: State, who: Seat) -> None:
    """Whoever is first to hold four flags of a tribe takes its chief at once, and keeps it. [NF-185, NF-186]"""
    for tribe, owner in enumerate(g.chiefs):
        if owner == NOBODY and own_flags(g, who, tribe) >= CHIEF_FLAGS:
            g.chiefs[tribe] = who
            g.tell(CHIEF, who, TRIBES[tribe])
