"""The Robinson Family: a home with everything, and children to feed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.aims import TEAM, ZEAL, Aims, fur_price, hurry, lumber, places_with
from campfire.games.robinson.bot.outlook import Outlook
from campfire.games.robinson.bot.sites import hidden_terrain

if TYPE_CHECKING:
    from campfire.games.robinson.bot.worth import Judge


EXHAUSTED = 0.8
"""What it is worth to open an exhausted source again."""


def cultivating(judge: Judge, action: Action, who: int) -> float | None:
    """The best black marker is removed: one that hides a terrain which inventions wait for, or one on a source."""
    if action.kind != "cultivate":
        return None
    return max([hidden_terrain(judge, space) for space in places_with(judge.outlook, "covered")], default=EXHAUSTED)


def robinson_family(outlook: Outlook) -> Aims:
    """A home with everything, and children to feed."""
    lacking = [one["card"] for one in outlook.view["scenario"]["family"] if not one["built"]]
    steps = {item for card in lacking for item in outlook.book.inventions[card].needs.items}
    steps -= outlook.items | {*lacking}
    home = outlook.lacks("home")
    work = TEAM * (len(lacking) + len(steps) + home) + lumber(outlook, 2 + 2 * home)
    price = ZEAL * hurry(outlook, work)
    return Aims(
        prudence=0.8,
        wood=1.3,
        fur=max(2.2, fur_price(outlook)),
        items=dict.fromkeys((*lacking, *steps), TEAM * price),
        first=TEAM * price,
        targets=cultivating,
        exploring=lambda space: 0.3 * price,
    )
