"""Questions: who decides, and between what.

A question is never stored. The frame that asks stays on the stack and is asked again whenever somebody
wants to know; an answer replaces it by the frames of the chosen option.

>>> from campfire.kernel.declaring import Declared
>>> toy = Declared("drawing")
>>> YES, NO, MAY_DRAW = toy.option("yes"), toy.option("no"), toy.question("may_draw")
>>> yes, no = Option(YES), Option(NO)
>>> Ask((0,), MAY_DRAW, [yes, no]).find("no", ()) is no
True
>>> Row(Option, [YES, NO])[1] == no
True
>>> two = Roll((Die(toy.die("ember", range(1, 7))),) * 2)
>>> two.allows((0, 5)), two.allows((0, 6)), Draw(3).allows((2,)), Shuffle(3).allows((2, 0, 1))
(True, False, True, True)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import floor
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from campfire.kernel.declared import Die, Ids, Named, Option, QuestionKind, Reason, Spoken

if TYPE_CHECKING:
    from campfire.kernel.frame import Frame, Seat, Step


class Row(Struct, frozen=True, gc=False):
    """Options of one sort: how many there are is known before any is made, and a playout looks at one of them."""

    make: Callable[..., Option]
    things: Sequence[Any]
    given: tuple[Any, ...] = ()
    """What is handed to the maker before the thing."""

    def __len__(self) -> int:
        return len(self.things)

    def __getitem__(self, place: int) -> Option:
        return self.make(*self.given, self.things[place])

    def __iter__(self) -> Iterator[Option]:
        return iter([self.make(*self.given, thing) for thing in self.things])


Choices: TypeAlias = list[Option] | Row
"""The options of a question."""


class Blocked(NamedTuple):
    """What may not be chosen, and why."""

    option: Option
    reason: Reason


class Ask(Struct, Spoken, frozen=True, gc=False):
    """A question to one seat, or to several of which the first answer counts."""

    seats: tuple[Seat, ...]
    kind: QuestionKind
    options: Choices
    args: Ids = ()
    private: bool = False
    """A private question is put even when only one option is left: silence would tell."""

    @property
    def is_groups(self) -> bool:
        """Several seats decide together: the first answer counts for all."""
        return len(self.seats) > 1

    def offering(self, options: Choices) -> Ask:
        """The same question with other options."""
        return replace(self, options=options)

    def find(self, key: str, args: Ids) -> Option | None:
        """Find the option with this key and these things."""
        return next((o for o in self.options if o.key == key and o.args == args), None)


def nobody(*given: object) -> tuple[Seat, ...]:
    """Name nobody."""
    return ()


class AskAll(Struct, frozen=True, gc=False):
    """A question to several seats at once, each with options of its own, answered in any order.

    The frame (or a fact on the table) remembers who has answered; the frames of an answer bring the
    question back for those who have not. Where a group decides and some of it may use something of their
    own meanwhile, the question as it is put to each of them names the whole group.
    """

    seats: tuple[Seat, ...]
    put: Callable[..., Ask]
    """Puts the question to a seat, its last argument."""
    others: Callable[..., tuple[Seat, ...]] = nobody
    """Names the seats that are not asked but may use a standing offer before the others answer."""
    given: tuple[Any, ...] = ()
    """What is handed to both."""

    def of(self, seat: Seat) -> Ask:
        """The question as it is put to one seat."""
        return self.put(*self.given, seat)

    def may(self) -> tuple[Seat, ...]:
        """Who is not asked but may use something meanwhile."""
        return self.others(*self.given)


class Outcomes(Protocol):
    """What nature may answer."""

    def allows(self, outcome: tuple[int, ...]) -> bool: ...

    def sample(self, random: Callable[[], float]) -> tuple[int, ...]: ...


class Roll(NamedTuple):
    """Some dice; the outcome names the face of each, counted from 0."""

    dice: tuple[Die, ...]

    @property
    def sides(self) -> tuple[int, ...]:
        """How many faces each die has."""
        return tuple([len(die.kind.faces) for die in self.dice])

    def allows(self, outcome: tuple[int, ...]) -> bool:
        sides = self.sides
        return len(outcome) == len(sides) and all(0 <= face < n for face, n in zip(outcome, sides, strict=True))

    def sample(self, random: Callable[[], float]) -> tuple[int, ...]:
        return tuple([floor(random() * len(die.kind.faces)) for die in self.dice])


class Draw(NamedTuple):
    """One of several things, by its place."""

    things: int

    def allows(self, outcome: tuple[int, ...]) -> bool:
        return len(outcome) == 1 and 0 <= outcome[0] < self.things

    def sample(self, random: Callable[[], float]) -> tuple[int, ...]:
        return (floor(random() * self.things),)


class Shuffle(NamedTuple):
    """An order of some things: the outcome names, for each new place, the old one."""

    size: int

    def allows(self, outcome: tuple[int, ...]) -> bool:
        return sorted(outcome) == list(range(self.size))

    def sample(self, random: Callable[[], float]) -> tuple[int, ...]:
        return tuple(sorted(range(self.size), key=[random() for _ in range(self.size)].__getitem__))


class Chance(Struct, frozen=True, gc=False):
    """A question to nature; the outcome becomes the last argument of the step that follows."""

    key: str
    outcomes: Outcomes
    then: Step[...]
    args: tuple[object, ...] = ()

    def frames(self, outcome: tuple[int, ...]) -> tuple[Frame, ...]:
        """Say what follows from an outcome."""
        return ((self.then.rule, (*self.args, outcome)),)


Question: TypeAlias = Ask | AskAll | Chance


def seats_of(question: Question) -> tuple[Seat, ...]:
    """Name who may answer; nobody where nature does."""
    return () if isinstance(question, Chance) else question.seats


def helpers_of(question: Question) -> tuple[Seat, ...]:
    """Name who is not asked but may use something before the others answer."""
    return question.may() if isinstance(question, AskAll) else ()


def ask_of(question: Question, seat: Seat) -> Ask | None:
    """Give the question as it is put to one seat; None where that seat is not asked."""
    if isinstance(question, Ask):
        return question if seat in question.seats else None
    if isinstance(question, Chance) or (seat not in question.seats and seat not in question.may()):
        return None
    return question.of(seat)


def own_options(question: Question) -> dict[Seat, set[Named]]:
    """Name what each seat alone may choose where a group decides; whoever has nothing of its own is left out."""
    if not isinstance(question, AskAll) or not question.of(question.seats[0]).is_groups:
        return {}
    named = {seat: {option.named_by for option in question.of(seat).options} for seat in question.seats}
    times = Counter(option for options in named.values() for option in options)
    own = {seat: {option for option in options if times[option] == 1} for seat, options in named.items()}
    return {seat: options for seat, options in own.items() if options}
