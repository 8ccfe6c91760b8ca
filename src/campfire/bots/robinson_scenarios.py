"""The scenarios that scouts know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from campfire.bots.robinson_aims import Aims
from campfire.bots.robinson_cannibals import cannibal_island
from campfire.bots.robinson_family import robinson_family
from campfire.bots.robinson_kong import king_kong
from campfire.bots.robinson_outlook import Outlook
from campfire.bots.robinson_rescues import castaways, cursed_island, jenny
from campfire.bots.robinson_volcano import volcanic_island

AIMS: Mapping[str, Callable[[Outlook], Aims]] = {
    "castaways": castaways,
    "cursed_island": cursed_island,
    "jenny": jenny,
    "volcanic_island": volcanic_island,
    "cannibal_island": cannibal_island,
    "robinson_family": robinson_family,
    "king_kong": king_kong,
}
