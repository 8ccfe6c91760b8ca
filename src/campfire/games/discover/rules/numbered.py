"""Cards with numbers: playing, keeping, choosing on them, special keys. [ledger chapter 11]"""

from __future__ import annotations

from campfire.games.discover.cards import Card, Effect, Effects, Way, figures_of, walk
from campfire.games.discover.rules.conditions import all_hold, names_held
from campfire.games.discover.rules.land import companions
from campfire.games.discover.rules.powers import can_pay, pay
from campfire.games.discover.rules.standing import has
from campfire.games.discover.sorts import CARD, ITEM, NUMBER, OTHER, SEAT, WAY, event, option, question, with_way
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import (
    ahead,
    cards_change,
    carry_out,
    drop_item,
    in_deck,
    is_in,
    read_aloud,
    word,
)
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask

PLAYED = event("played", seat=SEAT, card=CARD, shows="card", use="up")
KEPT = event("kept", seat=SEAT, card=CARD, use="used")
IN_FORCE = event("in_force", card=CARD, use="used")
NO_CARD = event("no_card", seat=SEAT, number=NUMBER)
CHOOSE_WAY = question("choose_way", card=CARD)
CHOOSE = option("choose", card=CARD, way=WAY, words=with_way, icon="explore")
CHOSEN = event("chosen", seat=SEAT, card=CARD, way=WAY, words=with_way)
USE_KEY = question("use_key", card=CARD)
UNLOCK = option("unlock", card=CARD, icon="key")
PLAY_IT = option("play_it", card=CARD, icon="explore")
OLD_ITEM = question("old_item", item=ITEM)
BACK_TO_DECK = option("back_to_deck", item=ITEM)
PASS_ON = option("pass_on", item=ITEM, who=OTHER)
PASSED_ON = event("passed_on", seat=SEAT, item=ITEM, who=OTHER)


@word("play")
@step
def play(g: State, me: Seat, card: str, name: str) -> Then:
    """Go on to another exploration card, without action or stamina. [DI-144]"""
    return (play_card(me, name),)


@step
def play_card(g: State, me: Seat, name: str) -> Then:
    """Search the deck for the number, read the card and resolve it; without one nothing is played. [DI-189, DI-195]"""
    card = in_deck(g, name)
    if card is None:
        g.tell(NO_CARD, me, next(c.number for c in g.book.cards.values() if c.name == name))
        return None
    if has_key(g, me, g.book.cards[card]):
        return (use_key(me, card),)
    return (resolve(me, card),)


def has_key(g: State, me: Seat, card: Card) -> bool:
    """Whether a survivor can open what is locked. [DI-199]"""
    if not card.locked:
        return False
    keys = [g.book.cards[item].unlocks for item in g.items[me]]
    return card.locked in keys or has(g, me, "opens_all")


@ask
def use_key(g: State, me: Seat, card: str) -> Ask:
    """Is the key used? It is decided before the other card is seen. [DI-200]"""
    inside = g.book.cards[card].opens
    options = [Option(UNLOCK, (card,), (play_card(me, inside),)), Option(PLAY_IT, (card,), (resolve(me, card),))]
    return Ask((me,), USE_KEY, options, (card,))


@step
def resolve(g: State, me: Seat, card: str) -> Then:
    """Do what a card of its type does. [DI-190, DI-191, DI-192, DI-193, DI-194]"""
    printed = g.book.cards[card]
    read_aloud(g, card)
    g.tell(PLAYED, me, card)
    if printed.type == "enemy":
        return (ahead("fight", me, card),)
    if printed.type == "item":
        g.exploration.remove(card)
        return (keep_item(me, card),)
    if printed.type == "change":
        g.exploration.remove(card)
        g.changes.append(card)
        cards_change(g)
        g.tell(IN_FORCE, card)
        return (carry_out(me, printed.effects, card),)
    return carry_out(me, printed.effects, card), choose_on(me, card)


@step
def choose_on(g: State, me: Seat, card: str) -> Then:
    """Exactly one of the choices on a card is taken."""
    if not g.book.cards[card].choices or not is_in(g, me):
        return None
    return (choose_way(me, card),)


@ask
def choose_way(g: State, me: Seat, card: str) -> Ask:
    """Which choice is taken? Those that cannot be met are not offered."""
    ways = [way for way in g.book.cards[card].choices if is_possible(g, me, card, way)]
    options = [Option(CHOOSE, (card, way.key), (take_way(me, card, way.key),)) for way in ways]
    return Ask((me,), CHOOSE_WAY, options, (card,))


def is_possible(g: State, me: Seat, card: str, way: Way) -> bool:
    """Whether a choice can be met and paid."""
    return all_hold(g, me, way.needs) and can_pay(g, me, way.pay, card)


@step
def take_way(g: State, me: Seat, card: str, key: str) -> Then:
    """Pay for a choice and carry it out."""
    way = next(way for way in g.book.cards[card].choices if way.key == key)
    g.tell(CHOSEN, me, card, key)
    return pay(me, way.pay, card), carry_out(me, way.effects, card)


@step
def keep_item(g: State, me: Seat, card: str) -> Then:
    """Keep an item with its counters, beside the character card. [DI-183, DI-194]"""
    if g.book.cards[card].counters:
        g.counters[card] = g.book.cards[card].counters
    g.tell(KEPT, me, card)
    return (receive(me, card),)


@step
def receive(g: State, me: Seat, card: str) -> Then:
    """An item comes to a survivor; of two with one name the new one is kept. [DI-181, DI-182]"""
    name = g.book.cards[card].name
    old = [item for item in g.items[me] if g.book.cards[item].name == name]
    g.items[me].append(card)
    cards_change(g)
    return (give_away(me, old[0]),) if old else None


@step
def give_away(g: State, me: Seat, item: str) -> Then:
    """The old card goes back to its deck or to another survivor on the space. [DI-182]"""
    return (old_item(me, item),) if lacking(g, me, item) else (return_item(me, item),)


def lacking(g: State, me: Seat, item: str) -> list[Seat]:
    """The others on the space who have no such item."""
    return [seat for seat in companions(g, me) if g.book.cards[item].name not in names_held(g, seat)]


@ask
def old_item(g: State, me: Seat, item: str) -> Ask:
    """Where does the old card go? [DI-182]"""
    options = [Option(PASS_ON, (item, who), (pass_on(me, item, who),)) for who in lacking(g, me, item)]
    if not g.book.cards[item].is_story:
        options.append(Option(BACK_TO_DECK, (item,), (return_item(me, item),)))
    return Ask((me,), OLD_ITEM, options, (item,))


@step
def pass_on(g: State, me: Seat, item: str, who: Seat) -> Then:
    """The old card keeps its counters and what lies on it. [DI-174, DI-184]"""
    g.items[me].remove(item)
    g.items[who].append(item)
    cards_change(g)
    g.tell(PASSED_ON, me, item, who)
    return None


@step
def return_item(g: State, me: Seat, item: str) -> Then:
    """The old card goes back to its deck. [DI-197]"""
    drop_item(g, me, item)
    return None


@word("clue")
@step
def clue(g: State, me: Seat, card: str) -> Then:
    """Go on to the card that the story hides here, if it hides one."""
    part = g.book.clues.get(g.book.cards[card].name)
    return (play_card(me, part),) if part and in_deck(g, part) else None


@word("once")
@step
def once(g: State, me: Seat, card: str, effects: Effects) -> Then:
    """Only the first time in a game; a counter marks it."""
    mark = (card, line_of(g, card, effects))
    if mark in g.once:
        return None
    g.once.append(mark)
    return (carry_out(me, effects, card),)


def line_of(g: State, card: str, effects: Effects) -> int:
    """Which of the card's lines of this word it is, counted from the top."""
    printed = g.book.cards[card]
    lines = figures_of(walk((printed.effects, *[way.effects for way in printed.choices])), "once")
    return lines.index([effects])


def is_spent(g: State, card: str, effect: Effect) -> bool:
    """Whether an effect of a card can bring nothing any more: it came once, or what the story hid was found."""
    word, *figures = effect
    if word == "once":
        return (card, line_of(g, card, figures[0])) in g.once
    part = g.book.clues.get(g.book.cards[card].name, "")
    return word == "clue" and in_deck(g, part) is None


@word("stays")
@step
def stays(g: State, me: Seat, card: str) -> Then:
    """The find token of this card stays face up on its space. [DI-112]"""
    g.staying.append(card)
    return None


@word("gone")
@step
def gone(g: State, me: Seat, card: str) -> Then:
    """This card is removed from the game. [DI-305]"""
    if card in g.exploration:
        g.exploration.remove(card)
        g.removed.append(card)
    return None
