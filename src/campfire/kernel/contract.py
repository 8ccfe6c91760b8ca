"""The contract: what every game gives to the table, the bots and the lab.

Nothing above the games sees more than this. Games speak in phrases, keys with arguments; whoever shows
them to a person turns them into words of that person's language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from typing_extensions import TypedDict

from campfire.kernel.declared import Event, Option
from campfire.kernel.declaring import Declared
from campfire.kernel.engine import State
from campfire.kernel.frame import Seat
from campfire.kernel.phrase import Phrase, Said

Options: TypeAlias = "dict[str, Any]"
"""How a game is set up, as plain JSON data: at least `players`; the rest is the game's own."""

View: TypeAlias = "Mapping[str, object]"
"""What one seat may see, as plain JSON data; each game declares the shape of its own."""

Facts: TypeAlias = "dict[str, Any]"
"""What is printed on the things of a game, as plain JSON data in the words of its content files."""


class CardLine(TypedDict):
    """One line of a card: what it asks and costs, and what it brings."""

    kind: str
    conditions: list[Phrase]
    outcome: list[Phrase]


class CardText(TypedDict):
    """A card in words and signs, made from its effect."""

    id: str
    name: Phrase
    kind: str
    back: str
    picture: str
    tags: list[Phrase]
    lines: list[CardLine]
    story: Phrase | None


class Standing(NamedTuple):
    """How the game ended for one seat: won or not, why, its place (ties share one), its score where there is one."""

    won: bool
    cause: str
    place: int = 1
    score: int | None = None


class Result(NamedTuple):
    """How a game ended: what ended it, and how each seat came out of it."""

    cause: str
    standings: tuple[Standing, ...]

    @property
    def won(self) -> bool:
        """Whether everybody won."""
        return all([standing.won for standing in self.standings])


def together(won: bool, cause: str, players: int) -> Result:
    """The result of a game that all win or lose together."""
    return Result(cause, (Standing(won, cause),) * players)


def by_score(scores: Sequence[int], cause: str) -> Result:
    """The result of a game that is won by points; whoever has as many shares the place.

    >>> [(standing.place, standing.won) for standing in by_score([7, 9, 9, 4], "harvest").standings]
    [(3, False), (1, True), (1, True), (4, False)]
    """
    places = [1 + sum(other > score for other in scores) for score in scores]
    return Result(cause, tuple(Standing(p == 1, cause, p, score) for p, score in zip(places, scores, strict=True)))


class Likely(NamedTuple):
    """What may happen, and in how many of a hundred cases."""

    phrase: Phrase
    percent: int


class Idle(NamedTuple):
    """Something that a seat has and cannot use now: the card, why not, and the rule that says so."""

    card: str
    why: Phrase
    rule: str


class GameState(State, Protocol):
    """A state as the journal needs it."""

    reveals: int
    """Counts up whenever something hidden becomes known to a seat."""

    round: int
    """The round being played, counted from 1."""

    log: list[Event] | None
    """Where events are written while somebody watches; None in simulations."""


class BadInput(Exception):
    """A request from outside that cannot be met: says what was wrong and what would be right."""

    def __init__(self, key: str, **args: Said) -> None:
        super().__init__(key, args)
        self.phrase = Phrase(f"error-{key}", args)


G = TypeVar("G", bound=GameState)


Value: TypeAlias = str | int | bool


class Choice(NamedTuple):
    """One thing that may be chosen when a game is laid: command line, server and page build their forms from it."""

    name: str
    values: tuple[Value, ...] = ()
    """What it may be; nothing where any word will do, such as a code."""
    each: bool = False
    """Every seat has its own."""
    many: bool = False
    """Several may be chosen at once."""
    files: bool = False
    """Home-made files may be chosen too."""
    implies: Mapping[Value, Options] = {}
    """What a value stands for in other choices, as a scenario stands for its modules."""
    when: Mapping[str, tuple[Value, ...]] = {}
    """It has a say only where other choices, by their names, have one of these values."""

    def has_say(self, wish: Mapping[str, Any], choices: Iterable[Choice]) -> bool:
        """Whether this is to be chosen at all; whatever else is not wished for has its first value."""
        firsts = {other.name: other.values[0] for other in choices if other.values}
        return all([(wish.get(name) or firsts.get(name)) in values for name, values in self.when.items()])


W = TypeVar("W", bound=View)


class Game(Protocol[G, W]):
    """One game: everything that it gives. What not every game has is nothing, unless a game says otherwise."""

    name: str
    rules: str
    """Version of the rules: changes when the same answers would lead to another game."""
    players: range
    choices: tuple[Choice, ...]
    """What may be chosen beside the number of players; whatever is not chosen follows the rules."""
    declared: Declared
    """Its sorts, options, questions, events and reasons."""

    @property
    def sight(self) -> type:
        """The shape of its views, a TypedDict: the page's types are made from it."""

    def check(self, options: Mapping[str, Any]) -> Options:
        """Complete and check a wish for a game, or raise BadInput."""

    def setup(self, options: Options) -> G:
        """Make the state before the first question."""

    def blank(self, options: Options) -> G:
        """Make an empty state that a saved one is read into."""

    def clone(self, g: G) -> G:
        """Copy a state; content and log are shared."""

    def view(self, g: G, seat: Seat | None) -> W:
        """Build what a seat may see, from nothing; None is a spectator."""

    def glance(self, g: G, seat: Seat | None) -> W:
        """The same view, of which a part is made when it is looked at: for bots that answer before the state moves."""
        return self.view(g, seat)

    def imagine(self, g: G, seat: Seat | None, random: Callable[[], float]) -> G:
        """Make a world that this seat cannot tell from the real one."""

    def result(self, g: G) -> Result | None:
        """Tell how the game ended; None while it runs."""

    def census(self, g: G) -> dict[str, int]:
        """Count every token by its name and every card as `card` and its id, wherever it is."""

    def odds(self, g: G, option: Option | None) -> list[Likely]:
        """Count from the dice what an option may bring; without one, what awaits everybody next. Nothing is told
        where no die decides."""
        return []

    def idle(self, view: W, options: Iterable[Option]) -> list[Idle]:
        """Tell what a seat has that none of the options put to it uses, and why, from what it sees."""
        return []

    def card(self, g: G, card: str) -> CardText:
        """Describe a card from its effect."""

    def facts(self, options: Options) -> Facts:
        """Tell what is printed on everything in play; the box holds no secret, only the state does."""

    def words(self, options: Options) -> Mapping[str, str]:
        """Give the words, by language, that only this game needs: those of home-made content."""
        return {}

    def figures(self, view: W) -> dict[str, float]:
        """Count a position as a seat knows it: plain numbers, always under the same names in the same order."""

    def leanings(self) -> Mapping[str, int]:
        """Tell of which figures more is better (1) or less (-1), all else alike; of the others that depends."""
        return {}

    def horizon(self, view: W) -> int:
        """A count, the same for every seat, that grows when the next day, round or turn begins: there a playout may
        be judged."""

    def settled(self, view: W) -> bool | None:
        """Whether the seat that looks has won or lost, though others play on; None while that is open."""
        return None

    def sequel(self, g: G, options: Options) -> Options | None:
        """The wish for the game that follows in a series, with what is carried over; None where none does.

        Where other people play on, it is checked with `stays`: for each seat the seat of the game before, what the game
        calls somebody who comes or comes back, or None for just anybody. A game that cannot do so refuses it.
        """
        return None

    def tables(self) -> Iterable[Options]:
        """Wishes that together cover every scenario, every mode and every number of players."""

    def counts(self) -> dict[str, int]:
        """Count the cards of the box by kind; a part of a kind is named `kind/part`."""


AnyGame: TypeAlias = "Game[Any, Any]"


def values_of(game: AnyGame, name: str) -> tuple[Value, ...]:
    """What may be chosen under a name; nothing where the game has no such choice."""
    return next((choice.values for choice in game.choices if choice.name == name), ())
