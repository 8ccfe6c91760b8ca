"""Exploration. [ledger chapter 17]"""

from __future__ import annotations

from campfire.games.robinson.cards import TILES, Tile
from campfire.games.robinson.rules.discoveries import draw_discoveries
from campfire.games.robinson.rules.scenario import totem
from campfire.games.robinson.sorts import BY, SPACE, TILE, event, travels
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.specials import PLACES, riders
from campfire.kernel.frame import Frame, Then, ask, step
from campfire.kernel.question import Chance, Shuffle

LAID = event(
    "laid", by=BY, space=SPACE, tile=TILE, shows="travel", path=lambda told: ("deck:tiles", f"space:{told[SPACE]}")
)
BEAST_HEARD = event("beast_heard", icon="beast", shows="travel", path=travels("deck:beasts", "deck:hunting"))


@step
def explore(g: State, me: Who, here: str) -> Then:
    """A new tile is laid, or a special place does what its sheet says. [RC-348, RC-349]"""
    if place := g.plan[0].action.what:
        return (PLACES[place](me),)
    return (*riders(g, "lay_tile", me, here), lay_tile(me, here))


@step
def lay_tile(g: State, me: Who, space: str) -> Then:
    """Lay the top tile, then terrain, beast, totem and discoveries follow in this order. [RC-349, RC-706, O-42]"""
    if not g.tile_pile.cards:
        return None
    g.reveals += 1
    number = int(g.tile_pile.draw())
    g.tiles[space] = number
    g.tell(LAID, me, space, number)
    return follow_tile(me, space, TILES[number])


def follow_tile(me: Who, space: str, tile: Tile) -> tuple[Frame, ...]:
    """What the symbols of a new tile do; its terrain counts as explored by lying there. [RC-350 to RC-353]"""
    frames = []
    if tile.beast:
        frames.append(hear_beast(me, space))
    if tile.totem:
        frames.append(totem(me, space))
    if tile.discoveries:
        frames.append(draw_discoveries(me, space, tile.discoveries))
    return tuple(frames)


@word
def hear_beast(g: State, me: Who, here: str) -> Then:
    """The top Beast card is shuffled unseen into the Hunting deck. [RC-168, RC-351]"""
    if not g.beasts.cards:
        return None
    g.hunting.put(g.beasts.draw())
    g.tell(BEAST_HEARD)
    return (shuffle_hunting(),) if len(g.hunting.cards) > 1 else None


@ask
def shuffle_hunting(g: State) -> Chance:
    """Shuffle the Hunting deck. [RC-351]"""
    return Chance("hunting", Shuffle(len(g.hunting.cards)), hunting_shuffled)


@step
def hunting_shuffled(g: State, order: tuple[int, ...]) -> Then:
    """Nobody knows the order of the deck any more. [RC-351, RC-750]"""
    g.hunting.reorder(order)
    return None
