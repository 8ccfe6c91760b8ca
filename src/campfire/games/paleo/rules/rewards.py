"""Rewards: resources, items, people, dreams, stories. [ledger chapter 16]"""

from __future__ import annotations

from campfire.games.paleo.cards import FIRST_ITEM, ITEMS, KINDS, RESOURCES, Action, Card
from campfire.games.paleo.sorts import (
    AMOUNT,
    CARD,
    DREAMS,
    OBJECT,
    SEAT,
    SPOT,
    THING,
    deck_place,
    event,
    item_beside,
    option,
    question,
    storage,
    to_front,
)
from campfire.games.paleo.state import Party, State
from campfire.games.paleo.text import Outcome, idle_when, said, word
from campfire.games.paleo.vocabulary import alarms, join, source, store, take_item, take_token, tokens_left
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask

GAINED = event(
    "gained",
    seat=SEAT,
    n=AMOUNT,
    thing=THING,
    origin=SPOT,
    shows="travel",
    path=lambda told: (told[SPOT], storage(told[THING])),
)
RECEIVED = event(
    "received",
    seat=SEAT,
    object=OBJECT,
    origin=SPOT,
    shows="travel",
    path=lambda told: (told[SPOT], item_beside(told[SEAT], told[OBJECT])),
)
CHOOSE_OWNER = question("choose_owner", object=OBJECT, repeats=True)
GIVE = option("give", seat=SEAT, object=OBJECT)
CHOOSE_PLACE = question("choose_place", object=OBJECT, repeats=True)
KEEP = option(
    "keep",
    thing=THING,
    things=lambda option, me: [storage(option[THING]) if option[THING] in RESOURCES else f"seat:{me}"],
)
LAY_ON = option("lay_on", card=CARD, thing=THING)
LAID_ON = event("laid_on", card=CARD, thing=THING)
CHOOSE_HOST = question("choose_host")
HOST = option("host", seat=SEAT, icon="person")
CHOOSE_DREAMER = question("choose_dreamer")
DREAMER = option("dreamer", seat=SEAT, icon="dream")
DREAMED = event("dreamed", seat=SEAT, shows="travel", icon="dream", path=lambda told: (DREAMS, deck_place(told[SEAT])))
STORY = event(
    "story",
    seat=SEAT,
    card=CARD,
    shows="card",
    icon="story",
    path=to_front,
    use="up",
)
STORY_TOLD = event("story_told", n=AMOUNT, icon="story")


def say_gain(card: Card, line: Action, kind: int, n: int) -> Outcome:
    """Tokens of a kind."""
    return Outcome(Phrase(f"gain-{KINDS[kind]}", {"n": n}), KINDS[kind])


def say_gained_item(card: Card, line: Action, item: int, n: int) -> Outcome:
    """Item tokens."""
    return say_gain(card, line, FIRST_ITEM + item, n)


def say_story(card: Card, line: Action, number: int) -> Outcome:
    """A story by its number, which is a name and no figure."""
    return Outcome(Phrase("effect-story", {"number": str(number)}), "story")


@said(say_gain)
@step
def gain(g: State, by: Party, kind: int, n: int) -> Then:
    """Gain resources as far as the supply reaches, into the storage or onto a card. [PA-158, PA-159, PA-222]"""
    n = min(n, g.supply[kind])
    if n <= 0:
        return None
    if g.held and cards_with_room(g, kind):
        return (choose_place(by, kind, -1),) * n
    store(g, kind, n)
    g.tell(GAINED, by[0], n, RESOURCES[kind], source(g, by[0]))
    return None


@said(say_gained_item)
@step
def gain_item(g: State, by: Party, item: int, n: int) -> Then:
    """Gain item tokens; those who took part decide who gets each. [PA-161, PA-122]"""
    n = min(n, tokens_left(g, item))
    if len(by) > 1:
        return (choose_owner(by, item),) * n
    return (receive(by[0], item),) * n


@ask
def choose_owner(g: State, by: Party, item: int) -> Ask:
    """Who gets the token? [PA-122]"""
    name = ITEMS[item]
    return Ask(by, CHOOSE_OWNER, [Option(GIVE, (seat, name), (receive(seat, item),)) for seat in by], (name,))


@step
def receive(g: State, seat: Seat, item: int) -> Then:
    """A token goes beside a community or onto a card. [PA-161, PA-222]"""
    if not tokens_left(g, item):
        return None
    if g.held and cards_with_room(g, FIRST_ITEM + item):
        return (choose_place((seat,), FIRST_ITEM + item, seat),)
    take_item(g, seat, item)
    g.tell(RECEIVED, seat, ITEMS[item], source(g, seat))
    return None


def cards_with_room(g: State, kind: int) -> list[str]:
    """The cards in play with a free space for this kind of token. [PA-221]"""
    cards = g.book.cards
    return [
        card
        for card, tokens in g.held.items()
        if any(kind == space and tokens[kind] < n for space, n in cards[card].holds)
    ]


@ask
def choose_place(g: State, by: Party, kind: int, seat: Seat) -> Ask:
    """Does the token go to its usual place or onto a card? [PA-222]"""
    name = KINDS[kind]
    options = [Option(KEEP, (name,), (keep(by, kind, seat),))]
    options += [Option(LAY_ON, (card, name), (lay_on(card, kind),)) for card in cards_with_room(g, kind)]
    return Ask(by, CHOOSE_PLACE, options, (name,))


@step
def keep(g: State, by: Party, kind: int, seat: Seat) -> Then:
    """The token goes to its usual place. [PA-222]"""
    if kind < FIRST_ITEM:
        store(g, kind, 1)
        g.tell(GAINED, by[0], 1, KINDS[kind], source(g, by[0]))
    else:
        take_item(g, seat, kind - FIRST_ITEM)
        g.tell(RECEIVED, seat, KINDS[kind], source(g, seat))
    return None


@step
def lay_on(g: State, card: str, kind: int) -> Then:
    """The token goes onto a card and serves only that card. [PA-223, PA-224]"""
    g.held[card][kind] += 1
    if kind < FIRST_ITEM:
        g.supply[kind] -= 1
    else:
        take_token(g, kind - FIRST_ITEM)
    g.tell(LAID_ON, card, KINDS[kind])
    return None


@idle_when(lambda g, by, n: not g.people_deck.cards)
@word("person", icon="person")
@step
def gain_people(g: State, by: Party, n: int) -> Then:
    """Reward "person", for one of those who took part. [PA-168, PA-122]"""
    n = min(n, len(g.people_deck))
    if len(by) > 1:
        return (choose_host(by),) * n
    return (welcome(by[0]),) * n


@ask
def choose_host(g: State, by: Party) -> Ask:
    """Whose community does the new person join? [PA-122]"""
    return Ask(by, CHOOSE_HOST, [Option(HOST, (seat,), (welcome(seat),)) for seat in by])


@step
def welcome(g: State, seat: Seat) -> Then:
    """The top card of the people deck joins a community. [PA-168]"""
    if g.people_deck.cards:
        g.reveals += 1
        join(g, seat, g.people_deck.draw())
    return None


@idle_when(lambda g, by, n: not g.dreams.cards)
@word("dream", icon="dream")
@step
def dream(g: State, by: Party, n: int) -> Then:
    """Reward "dream", for one of those who took part. [PA-170, PA-122]"""
    n = min(n, len(g.dreams))
    if len(by) > 1:
        return (choose_dreamer(by),) * n
    return (dream_on(by[0]),) * n


@ask
def choose_dreamer(g: State, by: Party) -> Ask:
    """On whose deck does the dream go? [PA-122]"""
    return Ask(by, CHOOSE_DREAMER, [Option(DREAMER, (seat,), (dream_on(seat),)) for seat in by])


@step
def dream_on(g: State, seat: Seat) -> Then:
    """The top dream goes unseen on top of the deck. [PA-170]"""
    if g.dreams.cards:
        g.decks[seat].put(g.dreams.draw())
        g.tell(DREAMED, seat)
    return None


@idle_when(lambda g, by, number: number not in [g.book.cards[card].number for card in g.stories])
@word("story", say=say_story)
@step
def story(g: State, by: Party, number: int) -> Then:
    """Find the story card with this number, reveal it, and let the revealer play it, once a game. [PA-172, PA-173]"""
    found = next((card for card in g.stories if g.book.cards[card].number == number), None)
    if found is None:
        g.tell(STORY_TOLD, number)
        return None
    g.stories.remove(found)
    g.reveals += 1
    g.front[by[0]].put(found, EVERYBODY)
    g.tell(STORY, by[0], found)
    return alarms(g, found)
