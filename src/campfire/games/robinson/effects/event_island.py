"""What events do to sources, terrain and tiles. [ledger chapters 3 and 30]"""

from __future__ import annotations

from campfire.games.robinson.actions import Source
from campfire.games.robinson.cards import EXHAUSTED
from campfire.games.robinson.effects.adventure_island import CHOOSE_EXHAUSTED, EXHAUST
from campfire.games.robinson.sorts import SPACE, TERRAIN, option, question
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.island import (
    all_sources,
    closest_sources,
    exhaust,
    sources,
    sources_of,
    tiles_beside_camp,
    turn_face_down,
    uncovered,
)
from campfire.games.robinson.vocabulary.offers import open_question
from campfire.games.robinson.vocabulary.stores import unmet
from campfire.games.robinson.vocabulary.survivors import everybody, hurt
from campfire.games.robinson.vocabulary.tokens import lay_token
from campfire.games.robinson.vocabulary.traces import DOWN, remember, undo
from campfire.kernel.declared import Option
from campfire.kernel.frame import Then, step
from campfire.kernel.question import Ask

CHOOSE_EXHAUSTED_TILE = question("choose_exhausted_tile")
RAVAGE = option("ravage", space=SPACE, icon="exhausted")
CHOOSE_COVERED = question("choose_covered", terrain=TERRAIN)
COVER = option("cover", space=SPACE, icon="covered")
CHOOSE_TURNED = question("choose_turned")
TURN = option("turn", space=SPACE, icon="tile")

KINDS = {"food": ("fish", "parrot")}
"""What a name on a card means, where it is not one kind of source."""


@word
def exhausts_beside_camp(g: State, me: Who, here: str, n: int) -> Then:
    """So many sources on tiles beside the camp are exhausted; each that is missing is a wound. [RC-075, RC-101]"""
    if n <= 0:
        return None
    if not sources_beside_camp(g):
        unmet(g, me, n)
        return None
    return choose_beside_camp(), exhausts_beside_camp(me, here, n - 1)


def sources_beside_camp(g: State) -> list[Source]:
    """The sources on tiles beside the camp that are not exhausted."""
    return sources_of(g, tiles_beside_camp(g), ("wood", "fish", "parrot"))


@word
def exhausts_closest(g: State, me: Who, here: str, source: str) -> Then:
    """The closest source (wood, fish, parrot, or food of either) is exhausted, else each takes a wound. [RC-099]"""
    if closest(g, source):
        return (choose_closest(source),)
    for who in everybody(g):
        hurt(g, who, 1)
    return None


def closest(g: State, source: str) -> list[Source]:
    """The closest sources of what a card names. [RC-099]"""
    return closest_sources(g, KINDS.get(source, (source,)))


@open_question
def choose_beside_camp(g: State) -> Ask:
    """Which source beside the camp is exhausted? [RC-048]"""
    return which_source(g, sources_beside_camp(g))


@open_question
def choose_closest(g: State, source: str) -> Ask:
    """Which of the closest sources is exhausted? [RC-048, RC-099]"""
    return which_source(g, closest(g, source))


def which_source(g: State, among: list[Source]) -> Ask:
    """One of these sources is exhausted. [RC-048]"""
    return Ask(g.seats, CHOOSE_EXHAUSTED, [Option(EXHAUST, (source,), (exhaust_source(*source),)) for source in among])


@step
def exhaust_source(g: State, space: str, kind: str) -> Then:
    """A marker covers the source; its card may take it away again. [RC-101]"""
    exhaust(g, space, kind)
    remember(g, space, EXHAUSTED[kind])
    return None


@word
def exhausts_tile_beside_camp(g: State, me: Who, here: str) -> Then:
    """All sources of a tile beside the camp are exhausted, if possible. [RC-070, RC-101]"""
    return (choose_exhausted_tile(),) if any(sources(g, space) for space in tiles_beside_camp(g)) else None


@open_question
def choose_exhausted_tile(g: State) -> Ask:
    """Which tile's sources are exhausted? [RC-048]"""
    tiles = [space for space in tiles_beside_camp(g) if sources(g, space)]
    return Ask(g.seats, CHOOSE_EXHAUSTED_TILE, [Option(RAVAGE, (s,), (exhaust_tile(s),)) for s in tiles])


@step
def exhaust_tile(g: State, space: str) -> Then:
    """Markers cover every source of the tile. [RC-101]"""
    return tuple([exhaust_source(space, source) for source in all_sources(g, space) if source in sources(g, space)])


@word
def covers_terrain(g: State, me: Who, here: str, terrain: str) -> Then:
    """A tile with this terrain no longer counts as explored terrain, if possible. [RC-109, RC-070]"""
    return (choose_covered(terrain),) if uncovered(g, terrain) else None


@open_question
def choose_covered(g: State, terrain: str) -> Ask:
    """Which tile's terrain is covered? [RC-048]"""
    options = [Option(COVER, (space,), (cover(space),)) for space in uncovered(g, terrain)]
    return Ask(g.seats, CHOOSE_COVERED, options, (terrain,))


@step
def cover(g: State, space: str) -> Then:
    """A marker covers the terrain symbol. [RC-109]"""
    lay_token(g, space, "covered")
    remember(g, space, "covered")
    return None


@word
def turns_tile_beside_camp(g: State, me: Who, here: str) -> Then:
    """A tile beside the camp is turned face down, if possible. [RC-104, RC-070]"""
    return (choose_turned(),) if tiles_beside_camp(g) else None


@open_question
def choose_turned(g: State) -> Ask:
    """Which tile is turned face down? [RC-048]"""
    return Ask(g.seats, CHOOSE_TURNED, [Option(TURN, (space,), (turn(space),)) for space in tiles_beside_camp(g)])


@step
def turn(g: State, space: str) -> Then:
    """Everything on the tile is discarded, and it is inaccessible. [RC-104, RC-106]"""
    turn_face_down(g, space)
    remember(g, space, DOWN)
    return None


@word
def uncovers_again(g: State, me: Who, here: str) -> Then:
    """The markers that this event has put on sources or terrain are taken away. [RC-111, RC-326]"""
    undo(g)
    return None


@word
def turns_up_again(g: State, me: Who, here: str) -> Then:
    """The tile that this event has turned is turned face up. [RC-106]"""
    undo(g)
    return None
