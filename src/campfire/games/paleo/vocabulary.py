"""The primitives: how tokens and cards move. Nothing here asks anybody."""

from __future__ import annotations

from collections.abc import Mapping

from campfire.games.paleo.cards import FIRST_ITEM, ITEM_TRAITS, KINDS, STARTING_TOOLS, Action, Card, Lines
from campfire.games.paleo.reactions import enlist, react, retire
from campfire.games.paleo.sorts import AMOUNT, CAMP, CARD, CAUSE, CLOSED, PEOPLE, PERSON, SEAT, deck_place, event, front
from campfire.games.paleo.state import Party, State
from campfire.kernel.frame import Frame, Rule, Seat, Then, step
from campfire.kernel.pile import EVERYBODY

JOINED = event(
    "joined",
    seat=SEAT,
    card=PERSON,
    shows="card",
    icon="person",
    path=lambda told: (PEOPLE, f"person:{told[PERSON]}"),
    use="used",
)
PAID_CARDS = event(
    "paid_cards",
    seat=SEAT,
    n=AMOUNT,
    red=AMOUNT,
    shows="travel",
    icon="card",
    path=lambda told: (deck_place(told[SEAT]), CLOSED),
)
REACTION = event("reaction", card=CARD, icon="sign", use="used")
WON = event("won", cause=CAUSE, shows="end", icon="victory")
LOST = event("lost", cause=CAUSE, shows="end", icon="defeat")


def source(g: State, seat: Seat) -> str:
    """Whence an action brings something: from the own card or that of whom one helps, at night from the camp."""
    helped = g.helping[seat]
    return CAMP if g.night else front(seat if helped < 0 else helped)


def spend(g: State, kind: int, n: int) -> None:
    """Pay resources from the shared storage back to the supply. [PA-109]"""
    g.storage[kind] -= n
    g.supply[kind] += n


def store(g: State, kind: int, n: int) -> None:
    """Put gained resources from the supply into the shared storage. [PA-159]"""
    g.supply[kind] -= n
    g.storage[kind] += n


def tokens_left(g: State, item: int) -> int:
    """How many tokens of a kind can still be gained. [PA-158]"""
    return g.item_supply[item] + g.compartments[item]


def take_item(g: State, seat: Seat, item: int) -> None:
    """Put a gained item token beside a community. [PA-161]"""
    take_token(g, item)
    add_item(g, seat, item)


def take_token(g: State, item: int) -> None:
    """Take an item token from the supply, or from its compartment where the supply has none. [PA-158]"""
    if g.item_supply[item]:
        g.item_supply[item] -= 1
    else:
        g.compartments[item] -= 1


def craft_item(g: State, seat: Seat, item: int) -> None:
    """Take a crafted item from its Workshop compartment. [PA-239]"""
    g.compartments[item] -= 1
    add_item(g, seat, item)


def add_item(g: State, seat: Seat, item: int) -> None:
    """A token comes to a community and brings its trait. [PA-102]"""
    g.items[seat][item] += 1
    if item in ITEM_TRAITS:
        trait, points = ITEM_TRAITS[item]
        g.traits[seat][trait] += points


def return_item(g: State, seat: Seat, item: int) -> None:
    """Return an item token. [PA-110, PA-164]"""
    g.items[seat][item] -= 1
    if item in ITEM_TRAITS:
        trait, points = ITEM_TRAITS[item]
        g.traits[seat][trait] -= points
    put_back(g, item, 1)


def put_back(g: State, item: int, n: int) -> None:
    """Tokens go back to their compartment if they have one, so that they can be crafted again, else to the supply."""
    if has_compartment(g, item):
        g.compartments[item] += n
    else:
        g.item_supply[item] += n


def has_compartment(g: State, item: int) -> bool:
    """The starting tools have a compartment, and every item whose invention lies in the Workshop. [PA-152]"""
    return item in STARTING_TOOLS or any(g.book.cards[card].item == item for card in g.workshop)


def fill_compartment(g: State, item: int) -> None:
    """The item tokens of the supply go into their compartment in front of an invention. [PA-156]"""
    g.compartments[item] += g.item_supply[item]
    g.item_supply[item] = 0


def join(g: State, seat: Seat, person: str) -> None:
    """A person joins a community with traits and bonus item. [PA-168, PA-177]"""
    card = g.book.cards[person]
    g.people[seat].append(person)
    g.wounds[seat].append(0)
    for trait, points in enumerate(card.traits):
        g.traits[seat][trait] += points
    if card.bonus >= 0 and tokens_left(g, card.bonus):
        take_item(g, seat, card.bonus)
    enter_play(g, card, seat)
    g.tell(JOINED, seat, person)


def bury(g: State, seat: Seat, place: int) -> str:
    """A person leaves a community for the Graveyard; wounds return to the supply. [PA-187, PA-188]"""
    person = g.people[seat].pop(place)
    g.wounds[seat].pop(place)
    for trait, points in enumerate(g.book.cards[person].traits):
        g.traits[seat][trait] -= points
    g.graveyard.append(person)
    leave_play(g, g.book.cards[person], seat)
    return person


def enter_play(g: State, card: Card, seat: Seat) -> None:
    """A card that stays in play begins to wait for its events and opens its spaces. [PA-221]"""
    for action in card.actions:
        if action.event:
            enlist(g.reactions, action.event, card.id, seat)
    if card.holds and card.id not in g.held:
        g.held[card.id] = [0] * len(KINDS)
    note_standing(g, card)


def leave_play(g: State, card: Card, seat: Seat) -> None:
    """A card leaves play; the tokens on it return to the supply."""
    retire(g.reactions, card.id, seat)
    if card.id in g.held:
        empty_card(g, card.id)
        del g.held[card.id]
    note_standing(g, card)


def note_standing(g: State, card: Card) -> None:
    """Keep in step who has alternative and additional actions in reach. [PA-227, PA-234]"""
    if card.id in g.book.alternative:
        g.altering = reach(g, g.book.alternative)
    if card.id in g.book.additional:
        g.adding = reach(g, g.book.additional)


def reach(g: State, lines: Mapping[str, Lines]) -> int:
    """Whoever has one of these cards in the community, everybody if one lies at the camp or the Workshop."""
    cards = lines.keys()
    if not (cards.isdisjoint(g.camp) and cards.isdisjoint(g.workshop)):
        return (1 << g.players) - 1
    communities = zip(g.people, g.belongings, strict=True)
    return sum(
        1 << seat
        for seat, (people, belongings) in enumerate(communities)
        if not (cards.isdisjoint(people) and cards.isdisjoint(belongings))
    )


def take_from_play(g: State, card: str) -> None:
    """A card that lay in play leaves it, wherever it lay."""
    places = ((g.camp, -1), (g.workshop, -1), *[(cards, seat) for seat, cards in enumerate(g.belongings)])
    for cards, owner in places:
        if card in cards:
            cards.remove(card)
            leave_play(g, g.book.cards[card], owner)
            return


def empty_card(g: State, card: str) -> None:
    """The tokens on a card return to the supply. [PA-224]"""
    for kind, n in enumerate(g.held[card]):
        if kind < FIRST_ITEM:
            g.supply[kind] += n
        elif n:
            put_back(g, kind - FIRST_ITEM, n)
    g.held[card] = [0] * len(KINDS)


def discard_open(g: State, card: str) -> None:
    """Put a card face up on the open discard. [PA-075]"""
    g.opened.put(card, EVERYBODY)


def put_away(g: State, card: str) -> None:
    """A card that has served goes to the open discard; what is told once goes to the Graveyard. [PA-098, PA-173]"""
    if is_told_once(g.book.cards[card]):
        remove_card(g, card)
    else:
        discard_open(g, card)


def is_told_once(card: Card) -> bool:
    """Story cards and cards set aside are played once. [PA-173]"""
    return card.set == "stories" or card.start == "aside"


def remove_card(g: State, card: str) -> None:
    """Put a card into the Mammoth Graveyard. [PA-146]"""
    g.graveyard.append(card)


def discard_from_deck(g: State, seat: Seat, n: int) -> int:
    """Pay with the top cards of the own deck, face down; count the red backs. [PA-112, PA-113, PA-115]"""
    if not n:
        return 0
    paid = [g.decks[seat].draw() for _ in range(n)]
    g.closed.put_all(paid)
    red = sum([g.book.cards[card].back == "red" for card in paid])
    g.tell(PAID_CARDS, seat, n, red)
    return red


def events(g: State, event: str) -> tuple[Frame, ...]:
    """What the cards in play do at an event, in the order in which they came into play."""
    return tuple(reaction(card, seat, event) for card, seat in react(g.reactions, event))


def alarms(g: State, card: str) -> tuple[Frame, ...]:
    """What the cards in play do when this card is revealed, if it is a hazard."""
    return events(g, "hazard") if g.book.cards[card].face == "hazard" else ()


@step
def reaction(g: State, card: str, seat: Seat, event: str) -> Then:
    """One card in play reacts, for its community or for the whole tribe."""
    frames: list[Frame] = []
    for action in g.book.cards[card].actions:
        if action.event == event:
            g.tell(REACTION, card)
            frames += for_the_tribe(effects_of(g.seats, action)) if seat < 0 else effects_of((seat,), action)
    return tuple(frames)


def effects_of(by: Party, action: Action) -> tuple[Frame, ...]:
    """The rewards of an action as frames for those who take part."""
    return tuple([(word, (by, *args)) for word, args in action.effects])


FOR_THE_TRIBE: dict[Rule, Rule] = {}
"""Words about the own community or deck, and what they mean where the tribe acts as one. [PA-209, PA-210]"""


def for_the_tribe(frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """What befalls the tribe as one: it decides together whose community or deck is meant. [PA-209]"""
    return tuple([(FOR_THE_TRIBE.get(word, word), args) for word, args in frames])


def win(g: State, cause: str) -> None:
    """The tribe has won: nothing more happens. [PA-031]"""
    g.won, g.cause = True, cause
    g.stack.clear()
    g.tell(WON, cause)


def lose(g: State, cause: str) -> None:
    """The tribe has lost: nothing more happens. [PA-032]"""
    g.won, g.cause = False, cause
    g.stack.clear()
    g.tell(LOST, cause)
