"""Pawns: who leads and who supports. [ledger chapter 8]"""

from __future__ import annotations

from campfire.games.robinson.cards import FRIDAY, JENNY
from campfire.games.robinson.state import Planned, Who

LEADERS = {"friday": FRIDAY, "jenny": JENNY}


def leader(planned: Planned) -> Who:
    """Whoever's pawn is on top leads the action. [RC-051]"""
    pawn = planned[2][0]
    return LEADERS[pawn] if pawn in LEADERS else int(pawn)
