"""What the scenario sheet adds to the rules. [ledger chapter 29]"""

from __future__ import annotations

from campfire.games.robinson.state import State, Who
from campfire.kernel.frame import Then, step


@step
def totem(g: State, me: Who, space: str) -> Then:
    """A totem has been found. [RC-352]"""
    g.tell("totem", space)
    return None
