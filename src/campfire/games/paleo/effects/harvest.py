"""What the whole tribe gathers together."""

from __future__ import annotations

from campfire.games.paleo.cards import FOOD
from campfire.games.paleo.rules.rewards import gain
from campfire.games.paleo.state import Party, State
from campfire.games.paleo.text import word
from campfire.kernel.frame import Then, step


@word("harvest", icon="food")
@step
def harvest(g: State, by: Party, n: int) -> Then:
    """Every community finds as much food. [PA-159]"""
    return (gain(by, FOOD, n * g.players),)
