"""Adventure cards: the upper half when drawn, the lower half from the Event deck. [ledger chapters 5 and 13]"""

from __future__ import annotations

from campfire.games.robinson.cards import GROUP, Effects
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.sorts import CARD, CHOICE, DECK, WHO, event, from_its_deck, no_things, option, question
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.text import listed, outcomes
from campfire.games.robinson.vocabulary import effects
from campfire.games.robinson.vocabulary.demands import can_meet, foresee
from campfire.games.robinson.vocabulary.drawn import discard_resolved, take_up
from campfire.games.robinson.vocabulary.offers import WINDOWS, open_question
from campfire.kernel.declared import Event, Option
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.phrase import Phrase, Said
from campfire.kernel.question import Ask


def decided(g: State, option: Option) -> dict[str, Said]:
    """What is decided for. [RC-071]"""
    return {"deed": listed(outcomes(g.book.adventures[option[CARD]].choices[option[CHOICE]]))}


def lower_name(g: State, told: Event) -> dict[str, Said]:
    """The lower half has a name of its own. [RC-173]"""
    return {"lower": Phrase(f"lower-{told[CARD]}")}


DECIDE = option("decide", card=CARD, choice=CHOICE, icon="event", things=no_things, words=decided)
WHICH_DECISION = question("decide", who=WHO, card=CARD)
ADVENTURE_MET = event(
    "adventure", who=WHO, card=CARD, deck=DECK, shows="card", icon="adventure", use="up", path=from_its_deck
)
LOWER_HALF = event("lower", card=CARD, shows="card", icon="event", use="up", words=lower_name)

WINDOWS.add(WHICH_DECISION)


@step
def draw_adventure(g: State, me: Who, deck: str, here: str) -> Then:
    """The leader draws the top card and resolves its upper half; an empty deck gives nothing. [RC-299, O-42]"""
    pile = g.adventures[deck]
    if not pile.cards:
        return None
    g.reveals += 1
    card = pile.draw()
    take_up(g, card)
    g.tell(ADVENTURE_MET, me, card, deck)
    frames = effects(me, here, g.book.adventures[card].upper)
    window = foresee(g, me, card, frames)
    return (*window, resolve_upper(me, card, here)) if window else (*frames, *end_of_card(g, me, card, here))


@step
def resolve_upper(g: State, me: Who, card: str, here: str) -> Then:
    """The upper half happens, what is to be decided is decided, and the card leaves the game. [RC-071, RC-091]"""
    return *effects(me, here, g.book.adventures[card].upper), *end_of_card(g, me, card, here)


def end_of_card(g: State, me: Who, card: str, here: str) -> tuple[Frame, ...]:
    """What is to be decided after the upper half, if anything, and the way to the discarded cards. [RC-071, RC-091]"""
    choices = g.book.adventures[card].choices
    return (decide(me, card, here), discard_resolved(card)) if choices else (discard_resolved(card),)


@open_question
def decide(g: State, me: Who, card: str, here: str) -> Ask:
    """Only what can be met may be decided for. [RC-048, RC-071]"""
    options = [
        Option(DECIDE, (card, nth), effects(me, here, choice))
        for nth, choice in enumerate(g.book.adventures[card].choices)
        if can_meet(g, me, choice)
    ]
    return Ask(g.seats, WHICH_DECISION, options, (me, card))


@step
def resolve_lower(g: State, card: str) -> Then:
    """A card from the Event deck applies its lower half to everybody and is discarded. [RC-173, RC-092]"""
    take_up(g, card)
    g.tell(LOWER_HALF, card)
    printed = g.book.adventures[card].lower if card in g.book.adventures else g.book.mysteries[card].lower
    frames = lower_effects(g, printed)
    return (*foresee(g, GROUP, card, frames), *frames, discard_resolved(card))


def lower_effects(g: State, printed: Effects) -> tuple[Frame, ...]:
    """Lower halves concern everybody; only a fight is the First Player's alone. [RC-063, RC-182]"""
    frames = effects(GROUP, g.camp, printed)
    return tuple([(rule, (g.first, *args[1:])) if rule is fight.rule else (rule, args) for rule, args in frames])
