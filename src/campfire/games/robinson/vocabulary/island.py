"""The island: sources, terrain and tiles, and what cards do to them. [ledger chapter 3]"""

from __future__ import annotations

from collections.abc import Iterable

from campfire.games.robinson.actions import Source
from campfire.games.robinson.cards import EXHAUSTED, NEIGHBOURS, TILES
from campfire.games.robinson.sorts import SPACE, event
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.survivors import lose_game
from campfire.games.robinson.vocabulary.tokens import has_token, lay_token, lift_token
from campfire.kernel.pile import EVERYBODY

TURNED_DOWN = event("turned_down", space=SPACE, icon="tile")
SPACE_CLOSED = event("space_closed", space=SPACE, icon="tile")
TURNED_UP = event("turned_up", space=SPACE, icon="tile")


def is_open(g: State, space: str) -> bool:
    """An accessible tile lies there. [RC-106]"""
    return space in g.tiles and space not in g.closed


def open_tiles(g: State) -> list[str]:
    """Every accessible tile, in the order of the board."""
    return [space for space in sorted(g.tiles) if space not in g.closed]


def tiles_beside_camp(g: State) -> list[str]:
    """The accessible tiles adjacent to the camp."""
    return [space for space in NEIGHBOURS[g.camp] if is_open(g, space)]


def all_sources(g: State, space: str) -> tuple[str, ...]:
    """The sources of a tile, covered ones too; a flock may have come to one that had no food. [RC-632]"""
    printed = TILES[g.tiles[space]].sources
    return (*printed, "parrot") if has_token(g, space, "parrot") and "parrot" not in printed else printed


def sources(g: State, space: str) -> list[str]:
    """The sources of a tile that are not exhausted. [RC-101]"""
    if not is_open(g, space):
        return []
    tokens = g.tokens.get(space)
    if not tokens:
        return [*TILES[g.tiles[space]].sources]
    return [source for source in all_sources(g, space) if EXHAUSTED[source] not in tokens]


def sources_of(g: State, spaces: Iterable[str], kinds: tuple[str, ...]) -> list[Source]:
    """The sources of these kinds on these tiles."""
    return [Source(space, source) for space in spaces for source in sources(g, space) if source in kinds]


def closest_sources(g: State, kinds: tuple[str, ...]) -> list[Source]:
    """The nearest sources of these kinds: those of the camp tile, else of adjacent ones, and so on. [RC-099]"""
    ring, seen = {g.camp}, {g.camp}
    while ring:
        found = sources_of(g, sorted(ring), kinds)
        if found:
            return found
        ring = {space for near in ring for space in NEIGHBOURS[near]} - seen
        seen |= ring
    return []


def lay_under(g: State, tile: str, n: int) -> None:
    """A tile of the pile lies under the others of the top ones, which everybody has seen. [RC-048]"""
    g.tile_pile.pull(g.tile_pile.cards.index(tile))
    g.tile_pile.insert(len(g.tile_pile) - n + 1, tile, EVERYBODY)


def exhaust(g: State, space: str, kind: str) -> None:
    """A marker covers a source. [RC-101]"""
    lay_token(g, space, EXHAUSTED[kind])


def uncovered(g: State, terrain: str) -> list[str]:
    """The tiles on which a terrain counts as explored. [RC-109]"""
    return [
        space
        for space in open_tiles(g)
        if TILES[g.tiles[space]].terrain == terrain and not has_token(g, space, "covered")
    ]


def turn_face_down(g: State, space: str) -> None:
    """A tile is turned face down: what lies on it is discarded; the camp may not be there. [RC-104, RC-105]"""
    for token in g.tokens.get(space, ()):
        lift_token(g, space, token)
    g.closed = (*g.closed, space)
    g.tell(TURNED_DOWN if space in g.tiles else SPACE_CLOSED, space)
    if space == g.camp:
        lose_game(g, "camp")


def turn_face_up(g: State, space: str) -> None:
    """A tile is accessible again. [RC-106]"""
    if space in g.closed:
        g.closed = tuple([other for other in g.closed if other != space])
        g.tell(TURNED_UP, space)
