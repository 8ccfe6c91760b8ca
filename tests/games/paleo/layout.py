"""Cards of the tests' own, and states laid out precisely with them.

The cards are TOML, read by the real reader, so that no test depends on the published deck.
"""

from __future__ import annotations

from functools import cache
from typing import Self

from campfire.games.paleo.cards import ITEMS, RESOURCES, TRAITS, Card, Module
from campfire.games.paleo.library import bind
from campfire.games.paleo.reader import read_module, read_set
from campfire.games.paleo.setup import TOOLS_IN_WORKSHOP
from campfire.games.paleo.state import State, new_state
from campfire.games.paleo.vocabulary import enter_play, store, take_item
from campfire.kernel.frame import Seat
from campfire.kernel.pile import EVERYBODY, Pile

PEOPLE = {
    "hunter": 'traits = { strength = 1 }, hearts = 1, bonus = "hide"',
    "stalker": "traits = { strength = 1 }, hearts = 2",
    "brute": "traits = { strength = 2 }, hearts = 2",
    "scout": "traits = { perception = 1 }, hearts = 1",
    "watcher": "traits = { perception = 1 }, hearts = 2",
    "seer": "traits = { perception = 2 }, hearts = 2",
    "crafter": "traits = { craft = 1 }, hearts = 1",
    "carver": "traits = { craft = 1 }, hearts = 2",
    "smith": "traits = { craft = 2 }, hearts = 2",
    "elder": "hearts = 2",
    "twin": "hearts = 1",
    "other_twin": "hearts = 1",
    "child": "hearts = 0",
    "stranger": 'hearts = 1, bonus = "torch"',
}
INVENTIONS = {
    "amulet": 'item = "talisman", pays = { wood = 1, stone = 1 }',
    "shelter": 'item = "hut", pays = { wood = 2 }',
    "sewing": 'item = "clothing", needs = { craft = 1 }, pays = { hide = 1 }',
    "herbs": 'item = "roots", needs = { perception = 1 }, pays = { food = 1 }',
    "bowyer": 'item = "bow", needs = { craft = 2 }, pays = { wood = 1, spear = 1 }',
    "boat": 'item = "raft", pays = { wood = 3 }',
}
TERRAIN = ("forest", "river", "mountain", "cave", "red")
"""For each of these backs there is a plain action card of the same name."""


def printed(name: str, body: str, set_name: str = "base", **words: str) -> Card:
    """Print one test card through the real reader."""
    said = "".join(f', {field} = "{word}"' for field, word in words.items() if word)
    text = f'cards = [{{ id = "{name}"{said}{", " + body if body else ""} }}]'
    (card,) = read_set(set_name, "test.toml", text)
    return card


def lines_of(lines: tuple[str, ...]) -> str:
    """Join lines as the file has them."""
    return f"lines = [{', '.join(f'{{ {line} }}' for line in lines)}]"


@cache
def box() -> tuple[Card, ...]:
    """The cards that every test table has."""
    people = [printed(name, body, "people", face="person") for name, body in PEOPLE.items()]
    inventions = [printed(name, body, "inventions", face="invention") for name, body in INVENTIONS.items()]
    return (*people, *inventions, *[printed(back, "", back=back) for back in TERRAIN])


class Layout:
    """A game being laid out by a test."""

    def __init__(self, seats: int) -> None:
        self.cards = {card.id: card for card in box()}
        self.modules: tuple[Module, ...] = ()
        self.g: State = new_state(bind(box(), ()), seats)
        self.g.round = 1
        self.g.log = []
        for tool in ("torch", "hand_axe", "spear"):
            item = ITEMS.index(tool)
            self.g.item_supply[item] -= TOOLS_IN_WORKSHOP
            self.g.compartments[item] += TOOLS_IN_WORKSHOP
        for seat in range(seats):
            self.deck(seat, *["forest"] * 6)

    def print(self, card: Card) -> Self:
        """Add a card to the book."""
        self.cards[card.id] = card
        self.g.book = bind(self.cards.values(), self.modules)
        return self

    def module(self, text: str) -> Self:
        """Add a whole module; its cards are laid out by the test."""
        self.modules += (read_module("test.toml", text),)
        self.g.book = bind(self.cards.values(), self.modules)
        return self

    def card(self, name: str, *lines: str, back: str = "forest", face: str = "action", more: str = "") -> Self:
        """Print an action card, or another face, with these lines."""
        return self.print(printed(name, lines_of(lines) + (f", {more}" if more else ""), back=back, face=face))

    def hazard(self, name: str, *lines: str, back: str = "red") -> Self:
        """Print a hazard card."""
        return self.card(name, *lines, back=back, face="hazard")

    def place(self, name: str, *lines: str, to: str = "camp", more: str = "") -> Self:
        """Print a card that says where it must be put."""
        return self.card(name, *lines, face="place", more=f'place = "{to}"' + (f", {more}" if more else ""))

    def mission(self, name: str, *lines: str, more: str = "") -> Self:
        """Print a mission card and lay it at the night camp."""
        night = tuple(line if line.startswith("kind") else f'kind = "night", {line}' for line in lines)
        return self.card(name, *night, back="mission", face="mission", more=more).camp(name)

    def person(self, name: str, body: str) -> Self:
        """Print a person."""
        return self.print(printed(name, body, "people", face="person"))

    def story(self, number: int, *lines: str, face: str = "action") -> Self:
        """Print a story card, `story_<number>`, into the story deck."""
        self.g.stories.append(f"story_{number}")
        return self.print(
            printed(f"story_{number}", f"number = {number}, {lines_of(lines)}", "stories", back="story", face=face)
        )

    def people(self, seat: Seat, *people: str) -> Self:
        """Lay out a community, unhurt; nothing is gained for it."""
        self.g.people[seat] = list(people)
        self.g.wounds[seat] = [0] * len(people)
        self.g.traits[seat] = [sum(self.cards[p].traits[trait] for p in people) for trait in range(len(TRAITS))]
        for person in people:
            enter_play(self.g, self.cards[person], seat)
        return self

    def wounded(self, seat: Seat, person: str, n: int) -> Self:
        """Lay wounds on a person."""
        self.g.wounds[seat][self.g.people[seat].index(person)] = n
        return self

    def items(self, seat: Seat, **items: int) -> Self:
        """Put item tokens beside a community."""
        for item, n in items.items():
            for _ in range(n):
                take_item(self.g, seat, ITEMS.index(item))
        return self

    def storage(self, **resources: int) -> Self:
        """Put resources into the storage."""
        for resource, n in resources.items():
            store(self.g, RESOURCES.index(resource), n)
        return self

    def supply(self, **tokens: int) -> Self:
        """Leave only so many tokens in the supply; the rest lies outside the game."""
        for kind, n in tokens.items():
            if kind in RESOURCES:
                self.g.supply[RESOURCES.index(kind)] = n
            else:
                self.g.item_supply[ITEMS.index(kind)] = n
        return self

    def deck(self, seat: Seat, *cards: str) -> Self:
        """Lay out a deck, the top card first."""
        self.g.decks[seat] = Pile(cards[::-1])
        return self

    def reveal(self, seat: Seat, card: str) -> Self:
        """The card that this player reveals in the first turn."""
        self.g.front[seat] = Pile([card])
        return self

    def workshop(self, *inventions: str) -> Self:
        """Put inventions into the Workshop and stock them."""
        for invention in inventions:
            self.g.workshop.append(invention)
            item = self.cards[invention].item
            if item >= 0:
                self.g.compartments[item] += self.g.item_supply[item]
                self.g.item_supply[item] = 0
            else:
                enter_play(self.g, self.cards[invention], -1)
        return self

    def compartment(self, **items: int) -> Self:
        """Leave only so many tokens in a compartment."""
        for item, n in items.items():
            self.g.compartments[ITEMS.index(item)] = n
        return self

    def camp(self, *cards: str) -> Self:
        """Lay cards at the night camp."""
        for card in cards:
            self.g.camp.append(card)
            enter_play(self.g, self.cards[card], -1)
        return self

    def belongings(self, seat: Seat, *cards: str) -> Self:
        """Lay cards other than people into a community."""
        for card in cards:
            self.g.belongings[seat].append(card)
            enter_play(self.g, self.cards[card], seat)
        return self

    def people_deck(self, *people: str) -> Self:
        """Lay out the people deck, the top card first."""
        self.g.people_deck = Pile(people[::-1])
        return self

    def dreams(self, *cards: str) -> Self:
        """Lay out the dream deck, the top card first."""
        self.g.dreams = Pile(cards[::-1])
        return self

    def inventions(self, *cards: str) -> Self:
        """Lay out the invention deck, the top card first."""
        self.g.inventions = Pile(cards[::-1])
        return self

    def asides(self, *cards: str) -> Self:
        """Set cards aside face down, the top card first."""
        self.g.asides = Pile(cards[::-1])
        return self

    def warriors(self, *people: str) -> Self:
        """Let warriors stand apart, the foremost first."""
        self.g.warriors = list(people[::-1])
        return self

    def open_discard(self, *cards: str) -> Self:
        """Lay out the open discard, the top card first."""
        self.g.opened = Pile(cards[::-1], EVERYBODY)
        return self

    def closed_discard(self, *cards: str) -> Self:
        """Lay out the closed discard, the top card first."""
        self.g.closed = Pile(cards[::-1])
        return self

    def removed(self, *cards: str) -> Self:
        """Put cards into the Graveyard."""
        self.g.graveyard.extend(cards)
        return self

    def tokens(self, deaths: int = 0, paintings: int = 0) -> Self:
        """Place death and painting tokens."""
        self.g.deaths, self.g.paintings = deaths, paintings
        return self
