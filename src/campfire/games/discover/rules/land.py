"""The map: open spaces, distances, terrains, landmarks, fires. [ledger chapter 7]"""

from __future__ import annotations

from campfire.games.discover.cards import Tile
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import in_order
from campfire.kernel.frame import Seat

FAR = 99
"""Farther than any space can be."""


def is_open(g: State, space: int) -> bool:
    """A space on the board whose tile lies face up. [DI-092]"""
    return space >= 0 and bool(g.opened[space >> 2])


def tile_at(g: State, space: int) -> Tile:
    """The tile that a space belongs to."""
    return g.book.tiles[g.tiles.cards[space >> 2]]


def terrain(g: State, space: int) -> str:
    """The terrain of a space. [DI-094, DI-095]"""
    return tile_at(g, space).spaces[space & 3]


def mark(g: State, space: int) -> str:
    """What is drawn on a space."""
    return tile_at(g, space).marks[space & 3]


def landmark(g: State, space: int) -> str:
    """The card that the landmark of a space names; empty where there is none. [DI-096]"""
    tile = tile_at(g, space)
    return tile.landmark if tile.marks[space & 3] == "landmark" else ""


def neighbours(g: State, space: int) -> list[int]:
    """The open spaces beside a space. [DI-092]"""
    opened = g.opened
    return [other for other in g.book.atlas.near[space] if opened[other >> 2]]


def open_spaces(g: State) -> list[int]:
    """Every space of an open tile."""
    return [4 * place + at for place, is_up in enumerate(g.opened) if is_up for at in range(4)]


def distances(g: State, start: int, most: int = FAR) -> dict[int, int]:
    """How far each space is, counted over open spaces. [DI-098]"""
    near, opened = g.book.atlas.near, g.opened
    found, edge, far = {start: 0}, [start], 0
    while edge and far < most:
        far += 1
        reached = []
        for space in edge:
            for other in near[space]:
                if other not in found and opened[other >> 2]:
                    found[other] = far
                    reached.append(other)
        edge = reached
    return found


def is_within(g: State, start: int, goal: int, most: int) -> bool:
    """Whether a space is within so many of another. [DI-098]"""
    return start == goal or (most > 0 and goal in distances(g, start, most))


def nearest(g: State, start: int, among: list[int]) -> list[int]:
    """Those of some spaces that are nearest, in rising order."""
    far = distances(g, start)
    reachable = sorted({space for space in among if space in far})
    least = min((far[space] for space in reachable), default=0)
    return [space for space in reachable if far[space] == least]


def survivors_on(g: State, space: int) -> list[Seat]:
    """The survivors on a space, the chief first, then clockwise."""
    return [seat for seat in in_order(g) if g.at[seat] == space]


def companions(g: State, me: Seat) -> list[Seat]:
    """The other survivors on one's space."""
    return [seat for seat in survivors_on(g, g.at[me]) if seat != me]


def marked_spaces(g: State, wanted: str) -> list[int]:
    """The open spaces on which something is drawn."""
    return [space for space in open_spaces(g) if mark(g, space) == wanted]


def landmark_space(g: State, card: str) -> int | None:
    """Where a landmark is; None while its tile is closed. [DI-226]"""
    found = [4 * place for place, is_up in enumerate(g.opened) if is_up and tile_at(g, 4 * place).landmark == card]
    return found[0] + tile_at(g, found[0]).marks.index("landmark") if found else None
