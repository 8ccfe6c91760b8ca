"""The Explorer looks ahead: at tiles, and at discovery tokens. [ledger chapter 4]"""

from __future__ import annotations

from campfire.games.robinson.rules.discoveries import find
from campfire.games.robinson.sorts import CARD, SOME_TILES, TILE, event, option, question, tile_detail, use_detail
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.outside import beside
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask, Chance, Shuffle

CHOOSE_NEXT_TILE = question("choose_next_tile")
NEXT_TILE = option("next_tile", tile=TILE, detail=tile_detail)
CHOOSE_FIND = question("choose_find")
KEEP_FIND = option("keep_find", card=CARD, detail=use_detail)
SCOUTED = event("scouted", tiles=SOME_TILES, icon="tile")

LOOKS, FINDS = 3, 2
"""Tiles and discovery tokens that are looked at. [RC-156, RC-160]"""


def reconnaissance(g: State, me: Seat) -> tuple[Frame, ...]:
    """Look at three tiles and choose the next one. [RC-156, RC-158]"""
    return (look_ahead(),) if len(g.tile_pile.cards) > 1 else ()


@step
def look_ahead(g: State) -> Then:
    """The top tiles are shown to everybody. [RC-049, RC-156]"""
    g.reveals += 1
    g.tile_pile.show_top(LOOKS, EVERYBODY)
    seen = g.tile_pile.cards[-LOOKS:]
    g.tell(SCOUTED, tuple([int(tile) for tile in seen]))
    return (choose_next_tile(len(seen)),)


@ask
def choose_next_tile(g: State, n: int) -> Ask:
    """Which tile is the next one? [RC-156]"""
    options = [Option(NEXT_TILE, (int(tile),), (set_next_tile(tile),)) for tile in g.tile_pile.cards[-n:]]
    return Ask(g.seats, CHOOSE_NEXT_TILE, options)


@step
def set_next_tile(g: State, tile: str) -> Then:
    """The others are shuffled into the pile before the chosen one is laid on top. [RC-157]"""
    g.tile_pile.pull(g.tile_pile.cards.index(tile))
    g.aside["tile"] = (tile,)
    return (bury_tiles(),)


@ask
def bury_tiles(g: State) -> Chance:
    """Shuffle the tile pile. [RC-157]"""
    return Chance("tiles", Shuffle(len(g.tile_pile)), tiles_buried)


@step
def tiles_buried(g: State, order: tuple[int, ...]) -> Then:
    """Everybody knows the top tile, nobody the others. [RC-157]"""
    g.tile_pile.reorder(order)
    g.tile_pile.put(g.aside.pop("tile")[0], EVERYBODY)
    return None


def scouting(g: State, me: Seat) -> tuple[Frame, ...]:
    """Draw two discovery tokens and keep one. [RC-160]"""
    return beside(g, me, scout(me)) if g.discoveries.cards else ()


@step
def scout(g: State, me: Who) -> Then:
    """Two tokens are drawn, or what is left of them. [RC-160]"""
    if not g.discoveries:
        return None
    g.reveals += 1
    drawn = tuple([g.discoveries.draw() for _ in range(min(FINDS, len(g.discoveries)))])
    g.aside["scouted"] = drawn
    return (choose_find(me),)


@ask
def choose_find(g: State, me: Who) -> Ask:
    """Which token is kept? [RC-160]"""
    tokens = dict.fromkeys(g.laid_aside("scouted"))
    return Ask(g.seats, CHOOSE_FIND, [Option(KEEP_FIND, (token,), (keep_find(me, token),)) for token in tokens])


@step
def keep_find(g: State, me: Who, token: str) -> Then:
    """One is kept, in Future while actions are resolved; the other leaves the game. [RC-160, RC-161]"""
    others = list(g.aside.pop("scouted"))
    others.remove(token)
    g.gone += others
    find(g, me, token)
    return None
