"""Looking at the pawns of a round in a test: who is no player's, and what they may support."""

from __future__ import annotations

from campfire.games.robinson.rules.pawns import companions, helpers, serves
from campfire.games.robinson.state import State
from tests.games.robinson.wording import aimed


def neutral_pawns(g: State) -> list[str]:
    """Every pawn that is no player's."""
    return [*[helper.pawn for helper in helpers(g)], *companions(g)]


def supports(g: State, pawn: str, kind: str, target: str = "") -> bool:
    """Whether a pawn may support an action of this kind: a neutral one by its colour alone."""
    if pawn.isdigit() or pawn == "friday":
        return True
    return any(serves(g, helper, aimed(kind, target)) for helper in helpers(g) if helper.pawn == pawn)
