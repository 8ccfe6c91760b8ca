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

from collections import Counter
from collections.abc import Iterator
from typing import Any, Self

from campfire.games.robinson.cards import (
    ACTION_DICE,
    CHARACTERS,
    DISCOVERIES,
    FOOD,
    FUR,
    MORALE,
    PRESERVES,
    RESOURCES,
    TILES,
    WOOD,
    Scenario,
)
from campfire.games.robinson.library import book
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.sorts import BY, DECK, DICE, LEFT, SPOT
from campfire.games.robinson.state import State, Who, new_state
from campfire.kernel.declared import Event, Id, Ids, Option
from campfire.kernel.engine import advance, go_on, pending
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.match import only_answer
from campfire.kernel.pile import Pile
from campfire.kernel.question import Chance, Question, ask_of
from tests.games.play import Play
from tests.games.robinson.layout import Layout
from tests.games.robinson.wording import spelled, words

CAST = ("carpenter", "cook", "explorer", "soldier")
"""Who sits at the seats, unless the test says otherwise."""


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


class Table(Layout, Play):
    """A game laid out by a test and played by its answers."""

    def __init__(self, seats: int, characters: tuple[str, ...], scenario: Scenario) -> None:
        self.g = new_state(book(), scenario, seats)
        self.g.characters = list(characters[:seats])
        self.g.round, self.g.phase, self.g.log = 1, "planning", []
        self.g.tiles[scenario.start] = scenario.start_tile
        self.g.board = [card.id for card in book().inventions.values() if card.group == "default"]
        self.g.personal = [CHARACTERS[character].invention for character in self.g.characters]
        self.g.tile_pile = Pile(sorted(str(number) for number in TILES if number != scenario.start_tile))
        self.g.discoveries = Pile(token for token, n in DISCOVERIES.items() for _ in range(n))
        self.g.beasts = Pile(sorted(book().beasts))
        self.counted: Counter[str] | None = None

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

    @property
    def built(self) -> list[str]:
        """The inventions in Future, with the tile where there is one."""
        return [f"{card}:{space}" if space else card for card, space in self.g.built]

    def tokens(self, area: str) -> tuple[str, ...]:
        """What lies in an area."""
        return self.g.tokens.get(area, ())

    def told(self, key: str) -> list[tuple[Id, ...]]:
        """The events of a kind that the log has told, without where they are staged."""
        return [staged(event) for event in self.g.log or [] if event.key == key]

    def asked(self, seat: Seat = 0) -> list[str]:
        """What a seat is offered, in words of the rules: key and things."""
        return [self.said(option) for option in self.options(seat)]

    def said(self, option: Option) -> str:
        """An option in words of the rules: key and things."""
        return " ".join(map(str, (option.key, *spelled(option))))

    def answers(self, option: Option) -> Ids:
        """What tells an option from others of its kind."""
        return spelled(option)


def staged(event: Event) -> tuple[Id, ...]:
    """What an event tells; dice and where things travel are for the eye."""
    return tuple(words(event, without=(SPOT, DICE, DECK, BY, LEFT)))


def face(kind: str, die: int, shown: bool) -> int:
    """A face of an action die that shows its symbol, or one that does not."""
    return 0 if shown else ACTION_DICE[kind][die]


def cards_of(g: State) -> Iterator[str]:
    """Every card of the decks, inventions aside, and every tile and token of the piles, wherever it lies."""
    decks = (g.tile_pile, g.discoveries, g.events, *g.adventures.values(), g.mysteries, g.beasts, g.hunting, g.waiting)
    for pile in decks:
        yield from pile.cards
    for row in (g.mystery_discard, g.kept, g.kept_now, g.found, g.found_now, g.threats):
        yield from row
    for reason, laid in g.aside.items():
        if reason != "ideas":
            yield from laid
    for laid in (*g.carried_found, *g.carried_kept):
        yield from laid
    yield from (str(number) for number in g.tiles.values())


def laid_aside(table: Table) -> list[str]:
    """Every card that lies aside for a while."""
    return [card for laid in table.g.aside.values() for card in laid]


def census(g: State) -> Counter[str]:
    """Count the cards, tiles and discovery tokens that are in the game."""
    return Counter(card for card in cards_of(g) if card)


def robinson(seats: int = 2, *characters: str, scenario: Scenario | None = None) -> Table:
    """Lay out an empty board: the start tile, the nine default inventions, full piles, nothing in Available."""
    return Table(seats, (*characters, *[c for c in CAST if c not in characters]), scenario or island())
