"""What adventures do to sources, terrain and tiles. [ledger chapters 3 and 30]"""

from __future__ import annotations

from campfire.games.robinson.actions import Source
from campfire.games.robinson.cards import EXHAUSTED
from campfire.games.robinson.signs import a_sign
from campfire.games.robinson.sorts import SOURCE, option, question, source_and_space
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.drawn import at_hand
from campfire.games.robinson.vocabulary.island import all_sources, exhaust, is_open, sources, sources_of, turn_face_down
from campfire.games.robinson.vocabulary.limits import drop_sign, lay_sign, told_by
from campfire.games.robinson.vocabulary.offers import open_question
from campfire.games.robinson.vocabulary.specials import RIDERS
from campfire.games.robinson.vocabulary.stores import unmet
from campfire.games.robinson.vocabulary.survivors import everybody, hurt
from campfire.games.robinson.vocabulary.tokens import has_token, lay_marker, lift_token, puts_here
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.question import Ask

CHOOSE_EXHAUSTED = question("choose_exhausted")
EXHAUST = option("exhaust", source=SOURCE, icon="exhausted", things=source_and_space)

FOOD_SOURCES = ("parrot", "fish")
SMOULDERS = "fire"
"""A marker that waits on an unexplored space for a source to cover."""


@word
def exhausts_gathered(g: State, me: Who, here: str) -> Then:
    """The source that was gathered from is exhausted. [RC-075, RC-101]"""
    lay_marker(g, me, here, EXHAUSTED[g.plan[0].action.what])
    return None


@word
def exhausts_one_here(g: State, me: Who, here: str) -> Then:
    """One source of the tile is exhausted; without one that is not, the marker finds no place. [RC-075, RC-635]"""
    if not sources(g, here):
        unmet(g, me, 1)
        return None
    return (choose_burnt(here),)


@open_question
def choose_burnt(g: State, space: str) -> Ask:
    """Which source of the tile is exhausted? [RC-048]"""
    options = [Option(EXHAUST, (Source(space, kind),), (burn_source(space, kind),)) for kind in sources(g, space)]
    return Ask(g.seats, CHOOSE_EXHAUSTED, options)


@step
def burn_source(g: State, space: str, kind: str) -> Then:
    """A marker covers the source. [RC-101]"""
    exhaust(g, space, kind)
    return None


@word
def fire_here(g: State, me: Who, here: str) -> Then:
    """One source of the tile is exhausted; on an unexplored space the marker waits for a tile. [RC-075]"""
    if here in g.tiles:
        return (exhausts_one_here(me, here),)
    lay_marker(g, me, here, SMOULDERS)
    return None


def fire_waits(g: State, me: Who, place: str) -> tuple[Frame, ...]:
    """A waiting marker covers a source once a tile lies there."""
    return (fire_spreads(me, place),) if has_token(g, place, SMOULDERS) else ()


RIDERS["explored"].append(fire_waits)


@step
def fire_spreads(g: State, me: Who, space: str) -> Then:
    """The waiting marker, if nothing has taken it away meanwhile, moves to a source of the new tile."""
    if space not in g.tiles or not has_token(g, space, SMOULDERS):
        return None
    lift_token(g, space, SMOULDERS)
    return (exhausts_one_here(me, space),)


@word
def covers_terrain_here(g: State, me: Who, here: str) -> Then:
    """The terrain of the tile is covered and no longer counts as explored. [RC-109]"""
    lay_marker(g, me, here, "covered")
    return None


@word
def new_flock(g: State, me: Who, here: str) -> Then:
    """The tile gets additional food, which is a parrot source if the tile had no food source. [RC-632, RC-633]"""
    has_food = any(source in FOOD_SOURCES for source in all_sources(g, here))
    return remember_tile(me, here), puts_here(me, here, "food" if has_food else "parrot")


@word
def remember_tile(g: State, me: Who, here: str) -> Then:
    """This card will come back to this tile. [RC-632]"""
    lay_sign(g, a_sign("tile", (at_hand(g)[-1], here)))
    return None


def remembered(g: State) -> list[str]:
    """The tiles to which the card at hand comes back, if they are accessible."""
    found = [str(space) for card, space in told_by(g, "tile") if card == at_hand(g)[-1]]
    for space in found:
        drop_sign(g, a_sign("tile", (at_hand(g)[-1], space)))
    return [space for space in found if is_open(g, space)]


@word
def remembered_tile_exhausted(g: State, me: Who, here: str) -> Then:
    """All sources of the tile of this card's upper half are exhausted; covered ones wound. [RC-075, RC-632, RC-633]"""
    for space in remembered(g):
        for source in all_sources(g, space):
            lay_marker(g, me, space, EXHAUSTED[source])
    return None


@word
def remembered_tile_turned(g: State, me: Who, here: str) -> Then:
    """The tile that holds the time-consuming token of this card's upper half is turned face down. [RC-104]"""
    for space in remembered(g):
        if has_token(g, space, "time"):
            turn_face_down(g, space)
    return None


@step
def exhaust_camp_food(g: State) -> Then:
    """A food source of the camp tile is exhausted; without one each takes a wound."""
    if sources_of(g, (g.camp,), FOOD_SOURCES):
        return (choose_scared(),)
    for who in everybody(g):
        hurt(g, who, 1)
    return None


@open_question
def choose_scared(g: State) -> Ask:
    """Which food source of the camp tile is exhausted? [RC-048]"""
    food = sources_of(g, (g.camp,), FOOD_SOURCES)
    return Ask(g.seats, CHOOSE_EXHAUSTED, [Option(EXHAUST, (source,), (burn_source(*source),)) for source in food])
