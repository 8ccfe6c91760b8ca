"""Roof, palisade, weapons and the Shelter. [ledger chapter 14]"""

from __future__ import annotations

from campfire.games.robinson.cards import GROUP, TILES
from campfire.games.robinson.sorts import TRACK, N, event, option, question
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.stores import unmet
from campfire.kernel.declared import Option
from campfire.kernel.frame import Then, ask
from campfire.kernel.question import Ask

LEVEL_MOVED = event("level", track=TRACK, n=N)
CHOOSE_TRACK = question("choose_track", n=N)
CHOOSE_HALVED = question("choose_halved")
CHOSEN_TRACK = option("track", track=TRACK)


def has_natural_shelter(g: State, space: str) -> bool:
    """A natural Shelter is printed on the tile. [RC-318]"""
    return space in g.tiles and space not in g.closed and TILES[g.tiles[space]].shelter


def has_shelter(g: State) -> bool:
    """There is a Shelter, built or natural. [RC-314, RC-318]"""
    return g.shelter or has_natural_shelter(g, g.camp)


def level(g: State, track: str) -> int:
    """The level of a track."""
    if track == "roof":
        return g.roof
    return g.palisade if track == "palisade" else g.weapons


def set_level(g: State, track: str, n: int) -> None:
    """Move a marker on a track; the printed maximum may be exceeded. [RC-317, RC-320]"""
    if track == "roof":
        g.roof = n
    elif track == "palisade":
        g.palisade = n
    else:
        g.weapons = n
    g.tell(LEVEL_MOVED, track, n)


def raise_level(g: State, track: str, n: int) -> None:
    """Raise a track; roof and palisade only with a Shelter. [RC-316]"""
    if track == "weapons" or has_shelter(g):
        set_level(g, track, level(g, track) + n)


def lower_level(g: State, track: str, n: int) -> int:
    """Lower a track as far as it goes; return what is missing. [RC-060]"""
    lowered = min(n, level(g, track))
    if lowered:
        set_level(g, track, level(g, track) - lowered)
    return n - lowered


@word
def raises(g: State, me: Who, here: str, track: str, n: int) -> Then:
    """A level rises at once. [RC-268, RC-316]"""
    raise_level(g, track, n)
    return None


@word
def lowers(g: State, me: Who, here: str, track: str, n: int) -> Then:
    """A level drops; each missing level is a wound. [RC-060, RC-268]"""
    unmet(g, me, lower_level(g, track, n))
    return None


@word
def lowers_if_possible(g: State, me: Who, here: str, track: str, n: int) -> Then:
    """A level drops as far as it can. [RC-070]"""
    lower_level(g, track, n)
    return None


@word
def roof_or_palisade(g: State, me: Who, here: str, n: int) -> Then:
    """Roof or palisade changes by so many levels, as the group chooses. [RC-048]"""
    if n > 0 and not has_shelter(g):
        return None
    if n < 0 and not (g.roof or g.palisade):
        unmet(g, me, -n)
        return None
    return (choose_roof_or_palisade(me, here, n),)


@ask
def choose_roof_or_palisade(g: State, me: Who, here: str, n: int) -> Ask:
    """Roof or palisade? [RC-048]"""
    change = raises if n > 0 else lowers
    tracks = [track for track in ("roof", "palisade") if n > 0 or level(g, track)]
    return Ask(
        g.seats, CHOOSE_TRACK, [Option(CHOSEN_TRACK, (t,), (change(me, here, t, abs(n)),)) for t in tracks], (n,)
    )


@word
def halves_roof_or_palisade(g: State, me: Who, here: str) -> Then:
    """Half of roof or palisade is lost, rounded down; with both at 0 it is an unmet demand. [RC-608, RC-610]"""
    if not (g.roof or g.palisade):
        unmet(g, me, 1)
        return None
    return (choose_halved(here),)


@ask
def choose_halved(g: State, here: str) -> Ask:
    """Which is halved? [RC-608]"""
    tracks = [track for track in ("roof", "palisade") if level(g, track)]
    return Ask(g.seats, CHOOSE_HALVED, [Option(CHOSEN_TRACK, (t,), (halves(GROUP, here, t),)) for t in tracks])


@word
def halves(g: State, me: Who, here: str, track: str) -> Then:
    """Half of a level is lost, rounded down; a level of 0 is an unmet demand. [RC-608, RC-610]"""
    if not level(g, track):
        unmet(g, me, 1)
    lower_level(g, track, level(g, track) // 2)
    return None
