"""The scenarios that scouts know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from campfire.games.robinson.bot.aims import Aims
from campfire.games.robinson.bot.cannibals import cannibal_island
from campfire.games.robinson.bot.family import robinson_family
from campfire.games.robinson.bot.kong import king_kong
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.bot.rescues import castaways, cursed_island, jenny
from campfire.games.robinson.bot.volcano import volcanic_island

AIMS: Mapping[str, Callable[[Reading], Aims]] = {
    "castaways": castaways,
    "cursed_island": cursed_island,
    "jenny": jenny,
    "volcanic_island": volcanic_island,
    "cannibal_island": cannibal_island,
    "robinson_family": robinson_family,
    "king_kong": king_kong,
}
