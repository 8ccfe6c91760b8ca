"""Planning the actions of a round together. [ledger chapter 8]"""

from __future__ import annotations

from campfire.games.robinson.state import State
from campfire.kernel.frame import Then, step


@step
def plan_actions(g: State) -> Then:
    """All pawns are assigned before anything is resolved. [RC-197, RC-203]"""
    g.phase = "planning"
    return None
