"""The Event phase. [ledger chapter 5]"""

from __future__ import annotations

from campfire.games.robinson.cards import GROUP
from campfire.games.robinson.rules.adventures import resolve_lower
from campfire.games.robinson.rules.combat import discard_beast, fight_beast
from campfire.games.robinson.rules.scenario import book_effect
from campfire.games.robinson.sorts import CARD, THREAT_SPACES, event, travels
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary import effects
from campfire.games.robinson.vocabulary.demands import foresee
from campfire.games.robinson.vocabulary.moments import PHASE_BEGINS
from campfire.games.robinson.vocabulary.tokens import lay_token
from campfire.games.robinson.vocabulary.traces import forget
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.pile import EVERYBODY

EVENT_DRAWN = event(
    "event", card=CARD, shows="card", icon="event", use="up", path=travels("deck:events", THREAT_SPACES)
)
PUSHED = event("pushed", card=CARD, shows="card", icon="danger", use="passed")
PUSHED_OFF = event("pushed_off", card=CARD)
FORESEEN = event("foreseen", card=CARD, shows="card", use="up", path=travels("deck:events", "deck:events"))
BEAST_REVEALED = event(
    "beast_revealed", card=CARD, shows="card", icon="beast", use="up", path=travels("deck:waiting", "deck:waiting")
)


@step
def event_phase(g: State) -> Then:
    """From the second round on an event is drawn, after a fight with a beast that lies there. [RC-170, RC-617]"""
    g.phase = "event"
    g.tell(PHASE_BEGINS, "event")
    if g.round == 1:
        return None
    return (face_night_beast(), DRAW) if g.waiting else (DRAW,)


@step
def face_night_beast(g: State) -> Then:
    """A beast laid aside last round is fought by the First Player before an event is drawn. [RC-617, RC-182]"""
    show_waiting_beast(g)
    beast = g.waiting.draw()
    g.aside["beast"] = (beast,)
    return fight_beast(g.first, beast), discard_beast(beast)


@step
def draw_event(g: State) -> Then:
    """Draw cards until an Event card has been resolved; others apply their lower half. [RC-171, RC-173, O-42]

    A book means the sheet's book effect, another icon an Adventure token on the deck of its colour. [RC-175, RC-176]
    """
    if not g.events.cards:
        return None
    g.reveals += 1
    card = g.events.draw()
    if card not in g.book.events:
        return resolve_lower(card), draw_event()
    g.aside["event"] = (card,)
    g.tell(EVENT_DRAWN, card)
    icon = g.book.events[card].icon
    if icon == "book":
        return book_effect(), happen(card), lay_threat()
    lay_token(g, f"{icon}_deck", "adventure")
    return *event_effect(g, card), lay_threat()


DRAW = draw_event()


def kind_of(g: State, card: str) -> str:
    """The kind of a card in the Event deck, which its back tells. [RC-755]"""
    if card in g.book.events:
        return "event"
    return g.book.adventures[card].deck if card in g.book.adventures else "mystery"


def show_next_event(g: State) -> None:
    """Everybody sees the top card of the Event deck, whatever it is. [RC-049]"""
    g.reveals += 1
    g.events.show_top(1, EVERYBODY)
    g.tell(FORESEEN, g.events.cards[-1])


def show_waiting_beast(g: State) -> None:
    """Everybody sees the beast that lies by the Event deck. [RC-049, RC-615]"""
    g.reveals += 1
    g.waiting.show_top(1, EVERYBODY)
    g.tell(BEAST_REVEALED, g.waiting.cards[-1])


@step
def happen(g: State, card: str) -> Then:
    """After the sheet's book effect the event happens. [RC-176, RC-177]"""
    return event_effect(g, card)


def event_effect(g: State, card: str) -> tuple[Frame, ...]:
    """What is printed; things may be used before a demand that cannot be met hurts. [RC-079, RC-177]"""
    frames = effects(GROUP, g.camp, g.book.events[card].event)
    return *foresee(g, GROUP, card, frames), *frames


@step
def lay_threat(g: State) -> Then:
    """The card goes to the right Threat space and pushes only what is in its way. [RC-178, RC-179]"""
    (card,) = g.aside.pop("event")
    left, right = g.threats
    if not right:
        g.threats = [left, card]
        return None
    g.threats = [right, card]
    return push_off(g, left) if left else None


def push_off(g: State, card: str) -> tuple[Frame, ...]:
    """A card that has left the Threat spaces applies its threat effect and is discarded. [RC-180, RC-278]"""
    g.aside["pushed"] = (card,)
    printed = g.book.events[card].pushed
    g.tell(PUSHED if printed else PUSHED_OFF, card)
    frames = effects(GROUP, g.camp, printed)
    return *foresee(g, GROUP, card, frames), *frames, discard_pushed()


@step
def discard_pushed(g: State) -> Then:
    """The card leaves the game. [RC-091, RC-180]"""
    (card,) = g.aside.pop("pushed")
    g.gone.append(card)
    forget(g, card)
    return None
