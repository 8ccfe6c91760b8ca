"""The journal: every answer of a game, in order, nature's among them.

>>> entry = Entry(0, "take", ("oak",))
>>> decode_entry(encode_entry(entry)) == entry
True
>>> decode_entry(encode_entry(Entry(NATURE, "dice", (5, 0)))).by_nature
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from campfire.kernel.codec import Json, Undecodable, encode_value
from campfire.kernel.contract import AnyGame, GameState, Options
from campfire.kernel.declared import Ids
from campfire.kernel.engine import advance, go_on, pending
from campfire.kernel.frame import Seat
from campfire.kernel.question import Chance, Question, Roll, ask_of

NATURE = -1
HANDS = -2
"""Stands where people have thrown dice of their own, in the place of nature."""


class Entry(NamedTuple):
    """One answer: who gave it, what it was, and whether there was nothing else to answer."""

    seat: Seat
    key: str
    args: Ids
    forced: bool = False

    @property
    def by_nature(self) -> bool:
        """Whether chance gave it, be it by dice of people's own."""
        return self.seat in (NATURE, HANDS)

    @property
    def by_hand(self) -> bool:
        """Whether people have told it from dice of their own."""
        return self.seat == HANDS

    @property
    def outcome(self) -> tuple[int, ...]:
        """What nature answered: numbers alone."""
        return tuple(arg for arg in self.args if isinstance(arg, int))


class Unanswerable(ValueError):
    """The entry answers no question that is pending."""


def encode_entry(entry: Entry) -> Json:
    """Write an entry as plain data."""
    return [entry.seat, entry.key, encode_value(entry.args), entry.forced]


def decode_entry(data: Any) -> Entry:
    """Read an entry, or refuse it."""
    match data:
        case [int(seat), str(key), list(args), bool(forced)]:
            return Entry(seat, key, decode_ids(args), forced)
    raise Undecodable("journal")


def decode_ids(args: Any) -> Ids:
    """Read the arguments of an option or an event: numbers, words, and lists of them.

    >>> decode_ids([1, ["A1", "wood"]])
    (1, ('A1', 'wood'))
    """
    if not isinstance(args, list):
        raise Undecodable("journal")
    return tuple([arg if type(arg) in (int, str) else decode_ids(arg) for arg in args])


def apply(g: GameState, entry: Entry, question: Question | None, then_look: Callable[[], None] | None = None) -> None:
    """Give one recorded answer to the question that is pending and run on."""
    if isinstance(question, Chance):
        if not entry.by_nature or entry.key != question.key or not question.outcomes.allows(entry.outcome):
            raise Unanswerable(entry)
        if entry.by_hand and not isinstance(question.outcomes, Roll):
            raise Unanswerable(entry)
        go_on(g, question.frames(entry.outcome), then_look)
        return
    ask = ask_of(question, entry.seat) if question else None
    option = ask.find(entry.key, entry.args) if ask else None
    if option is None:
        raise Unanswerable(entry)
    go_on(g, option.then, then_look)


def replay(game: AnyGame, options: Options, entries: Iterable[Entry]) -> Iterator[GameState]:
    """Play recorded answers from the start; yield the state at the start and after each answer."""
    g = game.setup(options)
    advance(g)
    yield g
    for entry in entries:
        apply(g, entry, pending(g))
        yield g
