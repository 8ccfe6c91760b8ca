"""The Event phase. [ledger chapter 5]"""

from __future__ import annotations

from campfire.games.robinson.cards import GROUP, Event
from campfire.games.robinson.rules.adventures import resolve_lower
from campfire.games.robinson.rules.combat import discard_beast, fight_beast
from campfire.games.robinson.rules.night import come_home
from campfire.games.robinson.rules.scenario import book_effect
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary import effects
from campfire.games.robinson.vocabulary.demands import foresee
from campfire.games.robinson.vocabulary.moments import at
from campfire.games.robinson.vocabulary.tokens import lay_token
from campfire.games.robinson.vocabulary.traces import BEAST_OF_THE_NIGHT, forget
from campfire.kernel.frame import Frame, Then, step


@step
def event_phase(g: State) -> Then:
    """From the second round on an event is drawn; first whoever slept outside comes home. [RC-170, RC-395]"""
    g.phase = "event"
    g.tell("phase", "event")
    returning = (come_home(),) if any(g.outside) else ()
    if g.round == 1:
        return returning
    return *returning, *at(g, "event"), face_night_beast(), draw_event()


@step
def face_night_beast(g: State) -> Then:
    """A beast laid aside last round is fought by the First Player before an event is drawn. [RC-617, RC-182]"""
    beast = g.aside.pop(BEAST_OF_THE_NIGHT, "")
    if not beast:
        return None
    g.aside["beast"] = beast
    return fight_beast(g.first, beast), discard_beast(beast)


@step
def draw_event(g: State) -> Then:
    """Draw cards until an Event card has been resolved; others apply their lower half. [RC-171, RC-173, O-42]"""
    if not g.events:
        return None
    g.reveals += 1
    card = g.events.draw()
    if card not in g.book.events:
        return resolve_lower(card), draw_event()
    g.aside["event"] = card
    g.tell("event", card)
    printed = g.book.events[card]
    return *icon_effect(printed), happen(card), lay_threat()


@step
def happen(g: State, card: str) -> Then:
    """The event effect; things may be used before a demand that cannot be met hurts. [RC-079, RC-177]"""
    frames = effects(GROUP, g.camp, g.book.events[card].event)
    return *foresee(g, GROUP, card, frames), *frames


def icon_effect(printed: Event) -> tuple[Frame, ...]:
    """A book icon means the sheet's book effect, another one an Adventure token. [RC-175, RC-176]"""
    return (book_effect(),) if printed.icon == "book" else (lay_adventure_token(printed.icon),)


@step
def lay_adventure_token(g: State, deck: str) -> Then:
    """An Adventure token goes on the deck of its colour, unless one lies there. [RC-175]"""
    lay_token(g, f"{deck}_deck", "adventure")
    return None


@step
def lay_threat(g: State) -> Then:
    """The card goes to the right Threat space and pushes only what is in its way. [RC-178, RC-179]"""
    card = g.aside.pop("event")
    left, right = g.threats
    if not right:
        g.threats = [left, card]
        return None
    g.threats = [right, card]
    return push_off(g, left) if left else None


def push_off(g: State, card: str) -> tuple[Frame, ...]:
    """A card that has left the Threat spaces applies its threat effect and is discarded. [RC-180, RC-278]"""
    g.aside["pushed"] = card
    printed = g.book.events[card].pushed
    g.tell("pushed" if printed else "pushed_off", card)
    frames = effects(GROUP, g.camp, printed)
    return *foresee(g, GROUP, card, frames), *frames, discard_pushed()


@step
def discard_pushed(g: State) -> Then:
    """The card leaves the game. [RC-091, RC-180]"""
    card = g.aside.pop("pushed")
    g.gone.append(card)
    forget(g, card)
    return None
