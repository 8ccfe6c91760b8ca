"""The Robinson Family: a home with everything, and children to feed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.aims import TEAM, ZEAL, Aims, fur_price, hurry, lumber, places_with
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.bot.sites import hidden_terrain

if TYPE_CHECKING:
    from campfire.games.robinson.bot.worth import Judge


EXHAUSTED = 0.8
"""What it is worth to open an exhausted source again."""


def cultivating(judge: Judge, action: Action, who: int) -> float | None:
    """The best black marker is removed: one that hides a terrain which inventions wait for, or one on a source."""
    if action.kind != "cultivate":
        return None
    return max([hidden_terrain(judge, space) for space in places_with(judge.reading, "covered")], default=EXHAUSTED)


def robinson_family(reading: Reading) -> Aims:
    """A home with everything, and children to feed."""
    lacking = [one["card"] for one in reading.view["scenario"]["family"] if not one["built"]]
    steps = {item for card in lacking for item in reading.book.inventions[card].needs.items}
    steps -= reading.items | {*lacking}
    home = reading.lacks("home")
    work = TEAM * (len(lacking) + len(steps) + home) + lumber(reading, 2 + 2 * home)
    price = ZEAL * hurry(reading, work)
    return Aims(
        prudence=0.8,
        wood=1.3,
        fur=max(2.2, fur_price(reading)),
        items=dict.fromkeys((*lacking, *steps), TEAM * price),
        first=TEAM * price,
        targets=cultivating,
        exploring=lambda space: 0.3 * price,
    )
