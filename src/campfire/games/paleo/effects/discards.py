"""Rewards that reach into the open discard. [PA-075]"""

from __future__ import annotations

from functools import reduce

from campfire.games.paleo.cards import Action, Card
from campfire.games.paleo.rules.resolution import REMOVED
from campfire.games.paleo.sorts import CARD, OPEN, SEAT, deck_place, event, option, question
from campfire.games.paleo.state import Party, State
from campfire.games.paleo.text import Outcome, deed, idle_when, is_of_tribe, word
from campfire.games.paleo.vocabulary import FOR_THE_TRIBE, remove_card
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Frame, Step, Then, ask, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Ask


def its_lines(g: State, option: Option) -> Detail:
    """What the card is: its lines. [PA-075]"""
    card = g.book.cards[option[CARD]]
    deeds = [deed(g.book, card, action) for action in card.actions]
    if not deeds:
        return Detail()
    return Detail(brings=reduce(lambda first, rest: Phrase("words-lines", {"first": first, "rest": rest}), deeds))


CHOOSE_CLEARED = question("choose_cleared")
CLEAR = option("clear", card=CARD, icon="clear", detail=its_lines)
CLEAR_NOTHING = option("clear_nothing", icon="check")
CHOOSE_TRACKED = question("choose_tracked")
TRACK = option("track", card=CARD, icon="track", detail=its_lines)
TRACK_NOTHING = option("track_nothing", icon="check")
CHOOSE_TRACKER = question("choose_tracker", card=CARD)
TRACKER = option("tracker", seat=SEAT, icon="track")
TRACKED = event(
    "tracked", seat=SEAT, card=CARD, shows="travel", icon="track", path=lambda told: (OPEN, deck_place(told[SEAT]))
)


def say_track(card: Card, line: Action, n: int) -> Outcome:
    """On top of the own deck, or of any where the tribe acts as one. [PA-209]"""
    return Outcome(Phrase("effect-track_together" if is_of_tribe(card, line) else "effect-track", {"n": n}), "track")


@idle_when(lambda g, by, n: not g.opened.cards)
@word("clear_away", icon="clear")
@step
def clear_away(g: State, by: Party, n: int) -> Then:
    """Remove cards of the open discard from the game. [PA-146]"""
    if not g.opened.cards or n <= 0:
        return None
    return choose_cleared(by), clear_away(by, n - 1)


@ask
def choose_cleared(g: State, by: Party) -> Ask:
    """Which card of the open discard is removed? [PA-075, PA-146]"""
    options = [Option(CLEAR, (card,), (clear(card),)) for card in sorted(set(g.opened.cards))]
    return Ask(by, CHOOSE_CLEARED, [*options, Option(CLEAR_NOTHING)])


@step
def clear(g: State, card: str) -> Then:
    """A card goes from the open discard to the Graveyard. [PA-146]"""
    g.opened.pull(g.opened.cards.index(card))
    remove_card(g, card)
    g.tell(REMOVED, card)
    return None


@idle_when(lambda g, by, n: not can_be_tracked(g))
@word("track", say=say_track)
@step
def track(g: State, by: Party, n: int) -> Then:
    """Lay cards of the open discard on top of the own deck, to be met again."""
    return follow(g, n, choose_tracked(by), track(by, n - 1))


@step
def track_for_tribe(g: State, by: Party, n: int) -> Then:
    """Lay cards of the open discard on top of whichever deck the tribe chooses. [PA-209]"""
    return follow(g, n, choose_tracked_together(by), track_for_tribe(by, n - 1))


FOR_THE_TRIBE[track.rule] = track_for_tribe.rule


def follow(g: State, n: int, first: Frame, rest: Frame) -> Then:
    """One card after the other, as long as there is one to be met again."""
    return (first, rest) if n > 0 and can_be_tracked(g) else None


def is_trail(line: Action) -> bool:
    """A line whose reward lays another card on top of the deck."""
    return any(word is track.rule for word, _ in line.effects)


def can_be_tracked(g: State) -> list[str]:
    """Cards of the open discard that do not track themselves: no trail leads in a circle."""
    cards = g.book.cards
    return [card for card in sorted(set(g.opened.cards)) if not any(is_trail(line) for line in cards[card].actions)]


@ask
def choose_tracked(g: State, by: Party) -> Ask:
    """Which card of the open discard goes on top of the deck?"""
    return ask_for_tracked(g, by, lay_on_deck)


@ask
def choose_tracked_together(g: State, by: Party) -> Ask:
    """Which card of the open discard goes on top of a deck? Whose deck it is, is asked next. [PA-209]"""
    return ask_for_tracked(g, by, choose_tracker if len(by) > 1 else lay_on_deck)


def ask_for_tracked(g: State, by: Party, then: Step[[Party, str]]) -> Ask:
    """Any card that can be met again, or none."""
    options = [Option(TRACK, (card,), (then(by, card),)) for card in can_be_tracked(g)]
    return Ask(by, CHOOSE_TRACKED, [*options, Option(TRACK_NOTHING)])


@ask
def choose_tracker(g: State, by: Party, card: str) -> Ask:
    """On whose deck does the card go? [PA-209]"""
    options = [Option(TRACKER, (seat,), (lay_on_deck((seat,), card),)) for seat in by]
    return Ask(by, CHOOSE_TRACKER, options, (card,))


@step
def lay_on_deck(g: State, by: Party, card: str) -> Then:
    """Everybody knows the card that lies on top now."""
    place = g.opened.cards.index(card)
    known = g.opened.known[place]
    g.opened.pull(place)
    g.decks[by[0]].put(card, known)
    g.tell(TRACKED, by[0], card)
    return None
