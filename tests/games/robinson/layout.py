"""Laying out a test table: cards of our own, and every fact of a state as a test wants it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Self

from campfire.games.robinson import library
from campfire.games.robinson.actions import Planned
from campfire.games.robinson.cards import FRIDAY, MORALE, RESOURCES
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.state import State, Who
from campfire.kernel.frame import Seat
from campfire.kernel.pile import Pile
from tests.games.robinson.wording import aimed

READ: dict[str, Callable[[dict[str, Any]], Any]] = {
    "events": library.read_event,
    "adventures": library.read_adventure,
    "mysteries": library.read_mystery,
    "inventions": library.read_invention,
    "beasts": library.read_beast,
}
"""The decks and the readers of their cards."""


class Layout:
    """A state that a test prints cards for and lays out."""

    g: State

    # Printing test cards

    def print(self, deck: str, name: str, body: str) -> Self:
        """Add a card to the book, written as in its file without the id."""
        card = READ[deck]({"id": name, **tomllib.loads(body)})
        self.g.book = replace(self.g.book, **{deck: {**getattr(self.g.book, deck), name: card}})
        return self

    def adventure(self, deck: str, name: str, upper: str = "[]", lower: str = "[]", choices: str = "[]") -> Self:
        """Print an adventure card and lay it on top of its deck."""
        self.print("adventures", name, f'deck = "{deck}"\nupper = {upper}\nlower = {lower}\nchoices = {choices}')
        self.g.adventures[deck].put(name)
        return self

    def event(self, name: str, *threats: str, icon: str = "book", event: str = "[]", pushed: str = "[]") -> Self:
        """Print an event card; each threat action as `pawns = 1, reward = […]`."""
        actions = ", ".join(f"{{ {threat} }}" for threat in threats)
        return self.print("events", name, f'icon = "{icon}"\nevent = {event}\npushed = {pushed}\nthreats = [{actions}]')

    def threat(self, name: str, *threats: str, pushed: str = "[]", left: bool = False) -> Self:
        """Print an event card and lay it on the right Threat space, or on the left one."""
        self.g.threats[0 if left else 1] = name
        return self.event(name, *threats, pushed=pushed)

    def beast(self, name: str, **printed: int | str) -> Self:
        """Print a beast and lay it on top of the Hunting deck."""
        body = "\n".join(f"{field} = {value}" for field, value in printed.items())
        self.g.hunting.put(name)
        return self.print("beasts", name, body)

    # Laying out

    def have(self, wood: int = 0, food: int = 0, preserves: int = 0, fur: int = 0) -> Self:
        """Put resources into Available."""
        self.g.available = [wood, food, preserves, fur]
        return self

    def shelter(self, roof: int = 0, palisade: int = 0) -> Self:
        """A Shelter has been built."""
        self.g.shelter, self.g.roof, self.g.palisade = True, roof, palisade
        return self

    def levels(self, roof: int = 0, palisade: int = 0, weapons: int = 0) -> Self:
        """Set the three tracks."""
        self.g.roof, self.g.palisade, self.g.weapons = roof, palisade, weapons
        return self

    def morale(self, space: int) -> Self:
        """Put the morale marker on the space that shows this number, -3 to 3."""
        self.g.morale = MORALE.index(space)
        return self

    def determined(self, who: Who, n: int) -> Self:
        """Give somebody determination."""
        self.g.determination[who] = n
        return self

    def wounded(self, who: Who, n: int) -> Self:
        """Somebody has wounds already; no morale was lost for them."""
        self.g.wounds[who] = n
        return self

    def friday(self, wounds: int = 0, determination: int = 0) -> Self:
        """Friday is with the group."""
        self.g.friday, self.g.wounds[FRIDAY], self.g.determination[FRIDAY] = True, wounds, determination
        return self

    def dog(self) -> Self:
        """The Dog is with the group."""
        self.g.dog = True
        return self

    def jenny(self, where: str = "camp") -> Self:
        """Jenny is away or in the camp."""
        self.g.jenny = where
        return self

    def tile(self, space: str, number: int) -> Self:
        """Lay an explored tile."""
        self.g.tiles[space] = number
        if str(number) in self.g.tile_pile.cards:
            self.g.tile_pile.pull(self.g.tile_pile.cards.index(str(number)))
        return self

    def camp(self, space: str) -> Self:
        """The camp is there."""
        self.g.camp = space
        return self

    def closed(self, *spaces: str) -> Self:
        """These spaces are inaccessible."""
        self.g.closed = (*self.g.closed, *spaces)
        return self

    def token(self, area: str, *tokens: str) -> Self:
        """Lay tokens or markers in an area."""
        self.g.tokens[area] = (*self.g.tokens.get(area, ()), *tokens)
        return self

    def next_tiles(self, *numbers: int) -> Self:
        """The tile pile, the top tile first."""
        self.g.tile_pile = Pile([str(number) for number in numbers[::-1]])
        return self

    def next_discoveries(self, *tokens: str) -> Self:
        """The discovery pile, the top token first."""
        self.g.discoveries = Pile(tokens[::-1])
        return self

    def found(self, *tokens: str) -> Self:
        """Discovery tokens in Available."""
        self.g.found.extend(tokens)
        return self

    def hunting(self, *beasts: str) -> Self:
        """The Hunting deck, the top card first."""
        self.g.hunting = Pile(beasts[::-1])
        return self

    def beasts(self, *beasts: str) -> Self:
        """The Beast deck, the top card first."""
        self.g.beasts = Pile(beasts[::-1])
        return self

    def events(self, *cards: str) -> Self:
        """The Event deck, the top card first."""
        self.g.events = Pile(cards[::-1])
        return self

    def adventures(self, deck: str, *cards: str) -> Self:
        """An Adventure deck, the top card first."""
        self.g.adventures[deck] = Pile(cards[::-1])
        return self

    def mysteries(self, *cards: str) -> Self:
        """The Mystery deck, the top card first."""
        self.g.mysteries = Pile(cards[::-1])
        return self

    def inventions(self, *cards: str) -> Self:
        """The Invention deck, the top card first."""
        self.g.inventions = Pile(cards[::-1])
        return self

    def board(self, *cards: str) -> Self:
        """Further inventions on the board."""
        self.g.board.extend(cards)
        return self

    def items(self, *items: str) -> Self:
        """Items that are built, without what building them brought."""
        for item in items:
            for place in (self.g.board, self.g.personal):
                if item in place:
                    place.remove(item)
            self.g.items.append(item)
        return self

    def equipment(self, card: str, uses: int = 2) -> Self:
        """A starting equipment card by the board."""
        self.g.equipment.append(card)
        self.g.uses[card] = uses
        return self

    def treasure(self, card: str, uses: int = 0) -> Self:
        """A kept treasure by the board, of an earlier round."""
        self.g.kept.append(card)
        if uses:
            self.g.uses[card] = uses
        return self

    def sign(self, *signs: Sign) -> Self:
        """What cards have made true."""
        self.g.signs = (*self.g.signs, *signs)
        return self

    def first(self, seat: Seat) -> Self:
        """Who has the First Player token."""
        self.g.first = seat
        return self

    def now(self, phase: str, round_: int = 1) -> Self:
        """The phase and the round."""
        self.g.phase, self.g.round = phase, round_
        return self

    def plan(self, kind: str, target: str, *pawns: str, along: tuple[str, ...] = (), **set_aside: int) -> Self:
        """Plan an action; what is set aside is taken from Available."""
        wood, food, preserves, fur = [set_aside.pop(resource, 0) for resource in RESOURCES]
        assert not set_aside, f"{set_aside} are no resources"
        paid = (wood, food, preserves, fur)
        for resource, n in enumerate(paid):
            self.g.available[resource] -= n
            assert self.g.available[resource] >= 0, "more set aside than there is"
        self.g.plan.append(Planned(aimed(kind, target), pawns, paid, along))
        return self
