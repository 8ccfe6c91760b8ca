"""The Robinson Family: a home with everything, and children to feed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campfire.bots.robinson_aims import TEAM, ZEAL, Aims, fur_price, hurry, lumber, places_with
from campfire.bots.robinson_outlook import Outlook
from campfire.bots.robinson_sites import hidden_terrain

if TYPE_CHECKING:
    from campfire.bots.robinson_worth import Judge


EXHAUSTED = 0.8
"""What it is worth to open an exhausted source again."""


def cultivating(judge: Judge, kind: str, target: str, who: int) -> float | None:
    """The best black marker is removed: one that hides a terrain which inventions wait for, or one on a source."""
    if kind != "cultivate":
        return None
    return max([hidden_terrain(judge, space) for space in places_with(judge.outlook, "covered")], default=EXHAUSTED)


def robinson_family(outlook: Outlook) -> Aims:
    """A home with everything, and children to feed."""
    wanted = [sign.partition(" ")[2] for sign in outlook.signs if sign.startswith("family ")]
    lacking = [card for card in wanted if card not in outlook.items]
    steps = {item for card in lacking for item in outlook.box.inventions[card].items} - outlook.items - {*lacking}
    home = [track for track in ("shelter", "roof", "palisade", "weapons") if not outlook.levels[track]]
    work = TEAM * (len(lacking) + len(steps) + len(home)) + lumber(outlook, 2 + 2 * len(home))
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
