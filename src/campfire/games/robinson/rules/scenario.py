"""The frame of every round, and what the scenario sheet does in it. [ledger chapters 26 and 29]"""

from __future__ import annotations

from campfire.games.robinson.cards import GROUP
from campfire.games.robinson.rules.items import fade
from campfire.games.robinson.rules.night import come_home
from campfire.games.robinson.sorts import BY, SPACE, N, event
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.demands import foresee
from campfire.games.robinson.vocabulary.drawn import at_hand
from campfire.games.robinson.vocabulary.moments import at
from campfire.games.robinson.vocabulary.sheet import Frames, hooks
from campfire.games.robinson.vocabulary.survivors import lose_game, win_game
from campfire.kernel.frame import Then, step

ROUND_BEGINS = event("round", n=N, shows="phase", icon="day")
BOOK = event("book", icon="event")
BOOK_IDLE = event("book_idle")
TOTEM_FOUND = event("totem", by=BY, space=SPACE, icon="tile")


@step
def round_begins(g: State) -> Then:
    """The goal may be met; who slept outside is back, promises are kept, then the sheet acts. [RC-395, RC-440]"""
    g.phase = "dawn"
    g.tell(ROUND_BEGINS, g.round)
    sheet = hooks(g)
    sheet.check(g)
    if g.cause:
        return None
    morning = *((come_home(),) if any(g.outside) else ()), *at(g, "dawn")
    return (*morning, follow_dawn()) if morning else sheet.dawn(g)


@step
def follow_dawn(g: State) -> Then:
    """What the sheet does at the start of a round, before the Event phase. [RC-009, RC-530]"""
    return hooks(g).dawn(g)


@step
def before_actions(g: State) -> Then:
    """What the sheet allows between production and planning. [RC-480]"""
    return hooks(g).before_actions(g)


@step
def round_ends(g: State) -> Then:
    """The goal is checked, the last round is lost without it, then the next one comes. [RC-430, RC-440, RC-442]"""
    if hooks(g).goal(g):
        win_game(g, g.scenario.id)
    elif g.round >= g.scenario.rounds:
        lose_game(g, "time")
    else:
        fade(g)
        end_signs(g)
        g.round += 1
        g.first = (g.first + 1) % g.players
    return None


def end_signs(g: State) -> None:
    """What was true for this round ends; what was announced for the next begins. [RC-085, RC-134, RC-429]"""
    lasting = []
    for sign in g.signs:
        if sign.lasts == "next":
            lasting.append(sign._replace(lasts="round"))
        elif sign.lasts != "round":
            lasting.append(sign)
    g.signs, g.used, g.claimed = tuple(lasting), (), {}


@step
def book_effect(g: State) -> Then:
    """The book icon does what the sheet says; things may be used before it demands in vain. [RC-079, RC-176]"""
    frames = hooks(g).book(g)
    g.tell(BOOK if frames else BOOK_IDLE)
    return in_time(g, GROUP, book_card(g), frames)


def in_time(g: State, me: Who, card: str, frames: Frames) -> Frames:
    """What the sheet does, and before it, where it demands in vain or kills, the use of things. [RC-079, RC-135]"""
    return (*foresee(g, me, card, frames), *frames) if frames else ()


def book_card(g: State) -> str:
    """The card that brings the book effect: a trap, one that was pushed off, or the event of the round."""
    return (at_hand(g) or g.aside.get("pushed") or g.aside.get("event") or ("",))[-1]


@word
def book_icon(g: State, me: Who, here: str) -> Then:
    """A card has the book effect happen. [RC-176]"""
    return (book_effect(),)


@step
def totem(g: State, me: Who, space: str) -> Then:
    """A totem has been found: the next totem effect of the sheet applies. [RC-352]"""
    nth = g.track["totems"] = g.track.get("totems", 0) + 1
    g.tell(TOTEM_FOUND, me, space)
    return in_time(g, me, f"tile_{g.tiles[space]}", hooks(g).totem(g, me, space, nth))
