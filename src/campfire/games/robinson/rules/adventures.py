"""Adventure cards: the upper half when drawn, the lower half from the Event deck. [ledger chapters 5 and 13]"""

from __future__ import annotations

from campfire.games.robinson.cards import GROUP, Effects
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import effects
from campfire.games.robinson.vocabulary.demands import can_meet, foresee
from campfire.games.robinson.vocabulary.drawn import discard_resolved, take_up
from campfire.games.robinson.vocabulary.offers import WINDOWS, question
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.question import Ask, Option

WINDOWS.add("decide")


@step
def draw_adventure(g: State, me: Who, deck: str, here: str) -> Then:
    """The leader draws the top card and resolves its upper half; an empty deck gives nothing. [RC-299, O-42]"""
    pile = g.adventures[deck]
    if not pile.cards:
        return None
    g.reveals += 1
    card = pile.draw()
    take_up(g, card)
    g.tell("adventure", me, card)
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


@question
def decide(g: State, me: Who, card: str, here: str) -> Ask:
    """Only what can be met may be decided for. [RC-048, RC-071]"""
    options = [
        Option("decide", (card, nth), effects(me, here, choice))
        for nth, choice in enumerate(g.book.adventures[card].choices)
        if can_meet(g, me, choice)
    ]
    return Ask(g.seats, "decide", options, (me, card))


@step
def resolve_lower(g: State, card: str) -> Then:
    """A card from the Event deck applies its lower half to everybody and is discarded. [RC-173, RC-092]"""
    take_up(g, card)
    g.tell("lower", card)
    printed = g.book.adventures[card].lower if card in g.book.adventures else g.book.mysteries[card].lower
    frames = lower_effects(g, printed)
    return (*foresee(g, GROUP, card, frames), *frames, discard_resolved(card))


def lower_effects(g: State, printed: Effects) -> tuple[Frame, ...]:
    """Lower halves concern everybody; only a fight is the First Player's alone. [RC-063, RC-182]"""
    frames = effects(GROUP, g.camp, printed)
    return tuple([(rule, (g.first, *args[1:])) if rule is fight.rule else (rule, args) for rule, args in frames])
