"""A table to test the rules at: cards of its own, states laid out precisely, answers by name.

The cards are TOML, read by the real reader; the questions and answers are those of the real engine.

>>> table = paleo(seats=2).card("cliff", "needs = { strength = 2 }, gains = { stone = 1 }")
>>> table.people(0, "brute").reveal(0, "cliff").asked(0)
['act cliff 0', 'ignore cliff']
>>> table.act(0).stone
1
"""

from __future__ import annotations

from functools import cache
from typing import Self

from campfire.games.paleo.cards import FOOD, ITEMS, RESOURCES, STONE, TRAITS, WOOD, Card, Module
from campfire.games.paleo.flow import fall_of_night, play_day, play_round
from campfire.games.paleo.library import bind
from campfire.games.paleo.reader import read_module, read_set
from campfire.games.paleo.result import census, result
from campfire.games.paleo.rules.choosing import reveal_cards
from campfire.games.paleo.rules.new_day import gather_discards
from campfire.games.paleo.rules.night import feed, night_actions
from campfire.games.paleo.setup import TOOLS_IN_WORKSHOP
from campfire.games.paleo.state import State, new_state
from campfire.games.paleo.view import view
from campfire.games.paleo.vocabulary import enter_play, store, take_item
from campfire.kernel.contract import View
from campfire.kernel.engine import advance, go_on, pending
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.pile import EVERYBODY, Pile
from campfire.kernel.question import Ask, Chance, Option, Question, Roll, Shuffle, ask_of, seats_of

DICE = ("strength", "strength_2", "perception", "perception_2", "craft", "craft_2")
"""The faces of a die, as tests name them."""

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


class Table:
    """A game laid out by a test and played by its answers."""

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
        self.counted: dict[str, int] | None = None

    # Laying out

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

    # Playing

    def begin(self, *frames: Frame) -> Self:
        """Start with these frames, then go on with the round."""
        self.g.stack = [play_round(), gather_discards(), night_actions(), feed(), fall_of_night(), play_day()]
        self.g.stack.extend(frames[::-1])
        self.counted = census(self.g)
        advance(self.g)
        return self

    def night(self) -> Self:
        """Let night fall: the decks are gone, everybody is at the camp."""
        for seat in self.g.seats:
            self.deck(seat)
            self.g.camped |= 1 << seat
        return self.begin()

    def dawn(self) -> Self:
        """Let a new day break."""
        for seat in self.g.seats:
            self.deck(seat)
            self.g.camped |= 1 << seat
        self.g.stack = [play_round(), gather_discards()]
        self.g.night = True
        self.counted = census(self.g)
        advance(self.g)
        return self

    @property
    def pending(self) -> Question | None:
        """The question that is put now; the first one starts the game."""
        if self.counted is None:
            revealed = any(len(front) for front in self.g.front)
            self.begin(*((reveal_cards(),) if revealed else ()))
        return pending(self.g)

    @property
    def question(self) -> str:
        """The key of the question."""
        return self.pending.key if self.pending else ""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who may answer."""
        return seats_of(self.pending) if self.pending else ()

    def ask(self, seat: Seat) -> Ask | None:
        """The question as it is put to one seat."""
        return ask_of(self.pending, seat) if self.pending else None

    def options(self, seat: Seat) -> list[Option]:
        """What a seat is offered."""
        ask = self.ask(seat)
        return ask.options if ask else []

    def asked(self, seat: Seat) -> list[str]:
        """What a seat is offered, in words of the rules: key and things."""
        return [said(option) for option in self.options(seat)]

    def choose(self, key: str, *args: int | str, by: Seat | None = None) -> Self:
        """Answer by key and, where several options share it, by their things; any seat that is offered it may."""
        for seat in self.seats if by is None else (by,):
            found = [o for o in self.options(seat) if o.key == key and (not args or o.args == args)]
            if found:
                assert len(found) == 1, f"which one? {[said(option) for option in found]}"
                return self.go_on(found[0].then)
        raise AssertionError(f"{key} {args} is not offered: {[(s, self.asked(s)) for s in self.seats]}")

    def act(self, seat: Seat, line: int = 0) -> Self:
        """Perform a line of the own revealed card."""
        return self.choose("act", self.front(seat)[0], line, by=seat)

    def nature(self, *outcome: int | str) -> Self:
        """Answer for nature: faces of dice, or places; nothing said, things come as they lie."""
        question = self.pending
        assert isinstance(question, Chance), f"nature is not asked, but {self.question}"
        faces = tuple(DICE.index(face) if isinstance(face, str) else face for face in outcome)
        if not outcome and isinstance(question.outcomes, Shuffle):
            faces = tuple(range(question.outcomes.size))
        if not outcome and isinstance(question.outcomes, Roll):
            faces = (0,) * question.outcomes.dice
        assert question.outcomes.allows(faces), f"{faces} cannot come up"
        return self.go_on(question.frames(faces))

    def choose_cards(self) -> Self:
        """Everybody chooses the top card."""
        while self.question == "choose_cards":
            self.choose("choose", self.seats[0], 0)
        return self

    def end_turn(self) -> Self:
        """Whoever has still a card to deal with ignores it."""
        while self.question == "play_cards":
            self.choose(next(o.key for o in self.options(self.seats[0])[::-1] if o.key in ("ignore", "settle", "rest")))
        return self

    def go_on(self, then: tuple[Frame, ...]) -> Self:
        """Run on; no card and no token may get lost."""
        go_on(self.g, then)
        assert census(self.g) == self.counted
        return self

    # Looking

    @property
    def food(self) -> int:
        return self.g.storage[FOOD]

    @property
    def wood(self) -> int:
        return self.g.storage[WOOD]

    @property
    def stone(self) -> int:
        return self.g.storage[STONE]

    @property
    def deaths(self) -> int:
        return self.g.deaths

    @property
    def paintings(self) -> int:
        return self.g.paintings

    @property
    def opened(self) -> list[str]:
        """The open discard, the top card first."""
        return self.g.opened.cards[::-1]

    @property
    def closed(self) -> list[str]:
        """The closed discard, the top card first."""
        return self.g.closed.cards[::-1]

    @property
    def graveyard(self) -> list[str]:
        return self.g.graveyard

    @property
    def won(self) -> bool:
        """The game is over and the tribe has won."""
        ended = result(self.g)
        return ended is not None and ended.won and not self.g.stack

    @property
    def lost(self) -> bool:
        """The game is over and the tribe has lost."""
        ended = result(self.g)
        return ended is not None and not ended.won and not self.g.stack

    def deck_of(self, seat: Seat) -> list[str]:
        """A deck, the top card first."""
        return self.g.decks[seat].cards[::-1]

    def front(self, seat: Seat) -> list[str]:
        """The cards that lie before a player, the top card first."""
        return self.g.front[seat].cards[::-1]

    def people_of(self, seat: Seat) -> list[str]:
        return self.g.people[seat]

    def wounds_of(self, seat: Seat) -> dict[str, int]:
        """The wounds of each person."""
        return dict(zip(self.g.people[seat], self.g.wounds[seat], strict=True))

    def items_of(self, seat: Seat) -> dict[str, int]:
        """The item tokens of a community."""
        return {ITEMS[item]: n for item, n in enumerate(self.g.items[seat]) if n}

    def traits_of(self, seat: Seat) -> dict[str, int]:
        """The points of a community."""
        return dict(zip(TRAITS, self.g.traits[seat], strict=True))

    def in_supply(self, kind: str) -> int:
        """How many tokens of a kind lie in the supply."""
        if kind in RESOURCES:
            return self.g.supply[RESOURCES.index(kind)]
        return self.g.item_supply[ITEMS.index(kind)]

    def in_workshop(self, item: str) -> int:
        """How many tokens lie in a compartment of the Workshop."""
        return self.g.compartments[ITEMS.index(item)]

    def at_camp(self, seat: Seat) -> bool:
        """Whether a player has left the day."""
        return bool(self.g.camped >> seat & 1)

    def told(self, key: str) -> list[tuple[int | str, ...]]:
        """The events of a kind that the log has told."""
        return [event.args for event in self.g.log or [] if event.key == key]

    def view(self, seat: Seat | None = 0) -> View:
        """The table as a seat sees it."""
        return view(self.g, seat)


def said(option: Option) -> str:
    """An option by its key and things."""
    return " ".join(str(word) for word in (option.key, *option.args))


def paleo(seats: int = 2) -> Table:
    """Lay out an empty table: full supply, three kinds of tools in the Workshop, six forest cards a deck."""
    return Table(seats)
