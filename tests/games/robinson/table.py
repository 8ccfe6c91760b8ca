"""A table to test the rules at: states laid out precisely, the printed cards and some of our own, answers by name.

The printed facts are those of the box; test cards are TOML, read by the real reader; the questions and answers are
those of the real engine. An action of the plan is kind, target, pawns with the leader first, what is set aside, and
what goes along: `roll` where the dice decide, the tokens `time` and `wood` of the action space, `basket`, `sack`,
`economical_construction`. A threat's target is its card and which of its actions: `storm:0`.

>>> table = robinson(seats=3).have(wood=3).shelter().plan("build", "roof", "0", "0", wood=3).resolve()
>>> table.roof, table.wood
(1, 0)
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any, Self

from campfire.games.robinson import library
from campfire.games.robinson.cards import (
    ACTION_DICE,
    CHARACTERS,
    DISCOVERIES,
    FOOD,
    FRIDAY,
    FUR,
    MORALE,
    PRESERVES,
    RESOURCES,
    TILES,
    WOOD,
    Book,
    Scenario,
)
from campfire.games.robinson.reader import BadCard, read_file
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.state import State, Who, new_state
from campfire.kernel.engine import advance, go_on, pending
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.match import only_answer
from campfire.kernel.pile import Pile
from campfire.kernel.question import Chance, Question, ask_of
from tests.games.play import Play

CAST = ("carpenter", "cook", "explorer", "soldier")
"""Who sits at the seats, unless the test says otherwise."""

READ: dict[str, Callable[[dict[str, Any]], Any]] = {
    "events": library.read_event,
    "adventures": library.read_adventure,
    "mysteries": library.read_mystery,
    "inventions": library.read_invention,
    "beasts": library.read_beast,
}
"""The decks and the readers of their cards."""


@cache
def box() -> Book:
    """The printed cards; while decks are still being written, those whose words are there."""
    for module in library.VOCABULARY:
        with suppress(ModuleNotFoundError):
            import_module(f"campfire.games.robinson.{module}")
    decks: dict[str, dict[str, Any]] = {deck: {} for deck in READ}
    for deck, read in READ.items():
        with suppress(FileNotFoundError):
            for card in read_file(f"{deck}.toml")["cards"]:
                with suppress(BadCard):
                    decks[deck][card["id"]] = read(card)
    return Book(**decks)


def island(**printed: Any) -> Scenario:
    """A scenario sheet of twelve dry rounds."""
    sheet: dict[str, Any] = {
        "id": "castaways",
        "number": 1,
        "rounds": 12,
        "weather": {},
        "inventions": ("axe_s1", "mast"),
        "specials": ("herbs_s1", "oil", "pirate_sabre", "medallion"),
    }
    return Scenario(**{**sheet, **printed})


class Table(Play):
    """A game laid out by a test and played by its answers."""

    def __init__(self, seats: int, characters: tuple[str, ...], scenario: Scenario) -> None:
        self.g: State = new_state(box(), scenario, seats)
        self.g.characters = list(characters[:seats])
        self.g.round, self.g.phase, self.g.log = 1, "planning", []
        self.g.tiles[scenario.start] = scenario.start_tile
        self.g.board = [card.id for card in box().inventions.values() if card.group == "default"]
        self.g.personal = [CHARACTERS[character].invention for character in self.g.characters]
        self.g.tile_pile = Pile(sorted(str(number) for number in TILES if number != scenario.start_tile))
        self.g.discoveries = Pile(token for token, n in DISCOVERIES.items() for _ in range(n))
        self.g.beasts = Pile(sorted(box().beasts))
        self.counted: Counter[str] | None = None

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

    def sign(self, *signs: str) -> Self:
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
        paid = tuple(set_aside.pop(resource, 0) for resource in RESOURCES)
        assert not set_aside, f"{set_aside} are no resources"
        for resource, n in enumerate(paid):
            self.g.available[resource] -= n
            assert self.g.available[resource] >= 0, "more set aside than there is"
        self.g.plan.append((kind, target, pawns, paid, along))
        return self

    # Playing

    def begin(self, *frames: Frame) -> Self:
        """Run these frames in this order."""
        self.g.stack = list(frames[::-1])
        self.counted = census(self.g)
        advance(self.g)
        return self.settle()

    def resolve(self) -> Self:
        """Resolve the planned actions and end the Action phase."""
        return self.begin(resolve_actions(), end_of_actions())

    def act(self) -> Self:
        """Resolve the planned actions; what they brought still lies in Future."""
        return self.begin(resolve_actions())

    @property
    def pending(self) -> Question | None:
        """The question that is put now."""
        assert self.counted is not None, "the test has begun nothing"
        return pending(self.g)

    def nature(self, *outcome: int) -> Self:
        """Answer for nature: faces, or places; nothing said, things come as they lie."""
        return self.come_up(*outcome)

    def roll(self, kind: str, *faces: bool) -> Self:
        """Roll the dice of an action: whether wound, success and adventure come up."""
        return self.nature(*[face(kind, die, shown) for die, shown in enumerate(faces)])

    def roll_again(self, kind: str, die: int, shown: bool) -> Self:
        """Roll one die again: 0 the wound die, 1 the success die, 2 the adventure die."""
        return self.nature(face(kind, die, shown))

    def go_on(self, then: tuple[Frame, ...]) -> Self:
        """Run on; no card of the decks may appear from nowhere or lie in two places."""
        go_on(self.g, then)
        self.settle()
        grown = census(self.g) - (self.counted or Counter())
        assert not grown, f"{grown} came from nowhere"
        return self

    def settle(self) -> Self:
        """Answer where only one option is left to one seat, as a match does."""
        while (put := pending(self.g)) is not None and not isinstance(put, Chance):
            entry = only_answer(put)
            if entry is None:
                break
            ask = ask_of(put, entry.seat)
            assert ask is not None
            option = ask.find(entry.key, entry.args)
            assert option is not None
            go_on(self.g, option.then)
        return self

    # Looking

    @property
    def done(self) -> bool:
        """Nothing is left to happen."""
        return not self.g.stack

    @property
    def wood(self) -> int:
        return self.g.available[WOOD]

    @property
    def food(self) -> int:
        return self.g.available[FOOD]

    @property
    def preserves(self) -> int:
        return self.g.available[PRESERVES]

    @property
    def fur(self) -> int:
        return self.g.available[FUR]

    @property
    def future(self) -> dict[str, int]:
        """What lies in Future."""
        return {RESOURCES[resource]: n for resource, n in enumerate(self.g.future) if n}

    @property
    def roof(self) -> int:
        return self.g.roof

    @property
    def palisade(self) -> int:
        return self.g.palisade

    @property
    def weapons(self) -> int:
        return self.g.weapons

    @property
    def at_morale(self) -> int:
        """The number on the morale marker's space."""
        return MORALE[self.g.morale]

    @property
    def lost(self) -> bool:
        """The group has lost."""
        return bool(self.g.cause) and not self.g.won

    @property
    def won(self) -> bool:
        """The group has won."""
        return bool(self.g.cause) and self.g.won

    def wounds(self, who: Who) -> int:
        return self.g.wounds[who]

    def determination(self, who: Who) -> int:
        return self.g.determination[who]

    def tokens(self, area: str) -> tuple[str, ...]:
        """What lies in an area."""
        return self.g.tokens.get(area, ())

    def told(self, key: str) -> list[tuple[int | str, ...]]:
        """The events of a kind that the log has told."""
        return [event.args for event in self.g.log or [] if event.key == key]


def face(kind: str, die: int, shown: bool) -> int:
    """A face of an action die that shows its symbol, or one that does not."""
    return 0 if shown else ACTION_DICE[kind][die]


def cards_of(g: State) -> Iterator[str]:
    """Every card of the decks, inventions aside, and every tile and token of the piles, wherever it lies."""
    decks = (g.tile_pile, g.discoveries, g.events, *g.adventures.values(), g.mysteries, g.beasts, g.hunting)
    for pile in decks:
        yield from pile.cards
    for row in (g.mystery_discard, g.kept, g.kept_now, g.found, g.found_now, g.threats):
        yield from row
    for reason, laid in g.aside.items():
        if not reason.startswith(("token ", "ideas")):
            yield from laid.split()
    yield from (str(number) for number in g.tiles.values())


def census(g: State) -> Counter[str]:
    """Count the cards, tiles and discovery tokens that are in the game."""
    return Counter(card for card in cards_of(g) if card)


def robinson(seats: int = 2, *characters: str, scenario: Scenario | None = None) -> Table:
    """Lay out an empty board: the start tile, the nine default inventions, full piles, nothing in Available."""
    return Table(seats, (*characters, *[c for c in CAST if c not in characters]), scenario or island())
