"""Playing a staged game in a test: what is asked, and answering by key or for nature."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Self

from campfire.kernel.declared import Id, Ids, Option
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.question import Ask, AskAll, Chance, Draw, Question, Roll, Shuffle, ask_of


class Play(ABC):
    """A table at which questions are answered as people and nature would."""

    @property
    @abstractmethod
    def pending(self) -> Question | None:
        """The question that is put now."""

    @abstractmethod
    def go_on(self, then: tuple[Frame, ...]) -> Self:
        """Run on with what an answer causes; nothing may get lost."""

    @property
    def question(self) -> str:
        """The key of the question; where each seat has its own, that of the first."""
        put = self.pending
        if isinstance(put, AskAll):
            put = put.of(put.seats[0])
        return put.key if put else ""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who must answer, or may use an offer."""
        put = self.pending
        if put is None or isinstance(put, Chance):
            return ()
        return (*put.seats, *put.may()) if isinstance(put, AskAll) else put.seats

    def ask(self, seat: Seat) -> Ask | None:
        """The question as it is put to one seat."""
        return ask_of(self.pending, seat) if self.pending else None

    def options(self, seat: Seat) -> list[Option]:
        """What a seat is offered."""
        ask = self.ask(seat)
        return [*ask.options] if ask else []

    def asked(self, seat: Seat = 0) -> list[str]:
        """What a seat is offered, in words of the rules: key and things."""
        return [said(option) for option in self.options(seat)]

    def choose(self, key: str, *args: Id, by: Seat | None = None) -> Self:
        """Answer by key and, where several options share it, by their things; any seat that is offered it may."""
        for seat in self.seats if by is None else (by,):
            found = [o for o in self.options(seat) if o.key == key and (not args or self.answers(o) == args)]
            if found:
                assert len(found) == 1, f"which one? {[said(option) for option in found]}"
                return self.go_on(found[0].then)
        offered = [(seat, self.asked(seat)) for seat in self.seats]
        raise AssertionError(f"{key} {args} is not offered by {self.question}: {offered}")

    def answers(self, option: Option) -> Ids:
        """What tells an option from others of its kind."""
        return option.args

    @property
    def sides(self) -> tuple[int, ...]:
        """How many faces each of the dice has that are to be rolled."""
        assert isinstance(self.pending, Chance)
        assert isinstance(self.pending.outcomes, Roll)
        return self.pending.outcomes.sides

    def come_up(self, *outcome: int) -> Self:
        """Answer for nature by faces or places; nothing said, things come as they lie."""
        question = self.pending
        assert isinstance(question, Chance), f"nature is not asked, but {self.question}"
        if not outcome and isinstance(question.outcomes, Shuffle):
            outcome = tuple(range(question.outcomes.size))
        if not outcome and isinstance(question.outcomes, Roll):
            outcome = (0,) * len(question.outcomes.dice)
        if not outcome and isinstance(question.outcomes, Draw):
            outcome = (0,)
        assert question.outcomes.allows(outcome), f"{outcome} cannot come up in {question.key}"
        return self.go_on(question.frames(outcome))


def said(option: Option) -> str:
    """An option in words of the rules: its key and its things."""
    return " ".join(map(str, (option.key, *option.args)))
