"""The contract: what every game gives to the table, the bots and the lab.

Nothing above the games sees more than this. Games speak in phrases, keys with arguments; whoever shows
them to a person turns them into words of that person's language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from typing_extensions import TypedDict

from campfire.kernel.engine import State
from campfire.kernel.frame import Seat
from campfire.kernel.question import Ids, Option

Options: TypeAlias = "dict[str, Any]"
"""How a game is set up, as plain JSON data: at least `players`; the rest is the game's own."""

View: TypeAlias = "dict[str, Any]"
"""What one seat may see, as plain JSON data."""

Facts: TypeAlias = "dict[str, Any]"
"""What is printed on the things of a game, as plain JSON data in the words of its content files."""

PhraseKind: TypeAlias = Literal["ask", "option", "event", "why"]

CardUse: TypeAlias = Literal["up", "used", "passed"]
"""A card came up, was used, or could have been and was not."""


class SeatName(NamedTuple):
    """In a phrase: the name of whoever sits there."""

    seat: Seat


class Phrase(NamedTuple):
    """Something to say: a key of the word files and its arguments, which may be phrases themselves."""

    key: str
    args: Mapping[str, int | str | Phrase | SeatName] = {}


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


class Result(NamedTuple):
    """How a game ended."""

    won: bool
    cause: str
    scores: tuple[int, ...] = ()


class Likely(NamedTuple):
    """What may happen, and in how many of a hundred cases."""

    phrase: Phrase
    percent: int


class Idle(NamedTuple):
    """Something that a seat has and cannot use now: the card, why not, and the rule that says so."""

    card: str
    why: Phrase
    rule: str


class LogEvent(NamedTuple):
    """Something that happened: who may know (one bit a seat), and the key and arguments of its phrase."""

    audience: int
    key: str
    args: Ids


class GameState(State, Protocol):
    """A state as the journal needs it."""

    reveals: int
    """Counts up whenever something hidden becomes known to a seat."""

    round: int
    """The round being played, counted from 1."""

    log: list[LogEvent] | None
    """Where events are written while somebody watches; None in simulations."""


class BadInput(Exception):
    """A request from outside that cannot be met: says what was wrong and what would be right."""

    def __init__(self, key: str, **args: int | str | Phrase | SeatName) -> None:
        super().__init__(key, args)
        self.phrase = Phrase(f"error-{key}", args)


G = TypeVar("G", bound=GameState)


Value: TypeAlias = str | int | bool


class Choice(NamedTuple):
    """What one may wish beyond scenario and players: its name and its values; `each` when every seat has its own."""

    name: str
    values: tuple[Value, ...]
    each: bool = False


class Game(Protocol[G]):
    """One game: everything that it gives."""

    name: str
    rules: str
    """Version of the rules: changes when the same answers would lead to another game."""
    players: range
    scenarios: tuple[str, ...]
    choices: tuple[Choice, ...]
    """Variants and the like; whatever is not chosen follows the rules."""
    retreats: frozenset[str]
    """Options that only take an earlier one back: whoever never tires could take them for ever."""
    card_events: Mapping[str, CardUse]
    """What the events of the log that name a card tell about its use; the card is their first word."""

    def check(self, options: Mapping[str, Any]) -> Options:
        """Complete and check a wish for a game, or raise BadInput."""

    def setup(self, options: Options) -> G:
        """Make the state before the first question."""

    def blank(self, options: Options) -> G:
        """Make an empty state that a saved one is read into."""

    def clone(self, g: G) -> G:
        """Copy a state; content and log are shared."""

    def view(self, g: G, seat: Seat | None) -> View:
        """Build what a seat may see, from nothing; None is a spectator."""

    def imagine(self, g: G, seat: Seat | None, random: Callable[[], float]) -> G:
        """Make a world that this seat cannot tell from the real one."""

    def result(self, g: G) -> Result | None:
        """Tell how the game ended; None while it runs."""

    def census(self, g: G) -> dict[str, int]:
        """Count every token by its name and every card as `card` and its id, wherever it is."""

    def phrase(self, g: G, kind: PhraseKind, key: str, args: Ids) -> Phrase:
        """Say a prompt, an option, an event or a reason."""

    def odds(self, g: G, key: str, args: Ids) -> list[Likely]:
        """Count from the dice what an option may bring; without a key, what awaits everybody next. Nothing is told
        where no die decides."""

    def idle(self, view: View, options: Iterable[Option]) -> list[Idle]:
        """Tell what a seat has that none of the options put to it uses, and why, from what it sees."""

    def card(self, g: G, card: str) -> CardText:
        """Describe a card from its effect."""

    def facts(self, options: Options) -> Facts:
        """Tell what is printed on everything in play; the box holds no secret, only the state does."""

    def words(self, options: Options) -> Mapping[str, str]:
        """Give the words, by language, that only this game needs: those of home-made content."""

    def counts(self) -> dict[str, int]:
        """Count the cards of the box by kind; a part of a kind is named `kind/part`."""


AnyGame: TypeAlias = "Game[Any]"
