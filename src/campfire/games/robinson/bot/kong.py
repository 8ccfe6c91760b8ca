"""King Kong: three Traps, a film crew, and the beast."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.aims import (
    EXPEDITION,
    TEAM,
    VICTORY,
    ZEAL,
    Aims,
    fur_price,
    goal_wood,
    hurry,
    lumber,
)
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.effects.scenarios.king_kong import DROWSY, STRUGGLE

if TYPE_CHECKING:
    from campfire.games.robinson.bot.worth import Judge

KONG = 8
"""King Kong should be caught by this round, while the crew lives."""

SEARCH, WOODPILE, TRAP = 5, 8, 4
"""Totems are looked for from this round on, or with so much wood, built into Traps or not; a Trap takes so much."""

STANDING = 6.0
"""What a Trap is worth besides: wood that lies about catches nobody."""

LAIR = 2.5
"""What a round of camping on a lair costs."""


def hunt_of_kong(reading: Reading, price: float, wood: float) -> Callable[[Judge, Action, int], float | None]:
    """The Traps, the cage, and the beast for whoever survives the hunt."""
    toll = DROWSY if "tranquilizer" in reading.items else STRUGGLE

    def targets(judge: Judge, action: Action, who: int) -> float | None:
        if action.what == "king_kong":
            wounds = max(0, toll - reading.weapons)
            alive = 0 <= who < reading.players and reading.life(who) >= wounds
            return VICTORY if alive else -50.0
        if action.what == "trap":
            return TEAM * price + TRAP * wood + STANDING
        return 8.0 - judge.wound(who) if action.what == "cage" else None

    return targets


def is_ready(reading: Reading, traps: int) -> bool:
    """Every totem wakes more hungry animals: first the wood for Traps, then the search."""
    return reading.round >= SEARCH or reading.total("wood") + TRAP * traps >= WOODPILE


def king_kong(reading: Reading) -> Aims:
    """Three Traps, a film crew, and the beast."""
    totems, missing, traps = len(reading.totems()), reading.lacks("traps"), reading.goals["traps"]["of"]
    taken = [one for one in reading.view["scenario"]["crew"] if one["fate"] == "taken"]
    wanted = (totems < traps and is_ready(reading, reading.count("traps"))) or bool(taken)
    work = TEAM * (1 + missing + ("shovel" not in reading.items)) + EXPEDITION * max(0, traps - totems)
    price = ZEAL * hurry(reading, work + lumber(reading, TRAP * missing), KONG)
    wood = goal_wood(price, TRAP * missing - reading.total("wood"))
    return Aims(
        wood=wood,
        stock=12.0,
        fur=fur_price(reading),
        items={"shovel": 2 * TEAM * price, "tranquilizer": 2.0},
        totem=1.5 * price if wanted else -2.0,
        prudence=0.7,
        packs=totems * min(reading.after + 1, 5),
        breach=1.5,
        arms=0.8,
        armed=5,
        targets=hunt_of_kong(reading, price, wood),
        exploring=lambda space: price if wanted else -0.5,
        frontier=price if totems < traps else 0.0,
        site=lambda space: -LAIR * (reading.after + 1) if space in reading.totems() else 0.0,
    )
