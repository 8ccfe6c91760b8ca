"""Lines: what a thinker holds against each other. Mostly one answer; where gestures are gathered, a whole plan.

While a plan is made nothing happens and nothing is revealed, so its gestures are given once, in one position; worlds
are imagined only for what follows from the last of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from campfire.bots.playout import next_answer
from campfire.kernel.contract import AnyGame, GameState, View
from campfire.kernel.declared import Named, QuestionKind
from campfire.kernel.engine import Random, go_on, pending
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.offer import Bot
from campfire.kernel.question import Chance, Question, ask_of, seats_of


class Gesture(NamedTuple):
    """An answer of a seat, and the position in which it is given."""

    g: GameState
    seat: Seat
    named: Named

    def then(self, world: GameState) -> tuple[Frame, ...] | None:
        """What follows from it in a world; None where it is not offered."""
        question = pending(world)
        ask = ask_of(question, self.seat) if question else None
        found = ask.find(*self.named) if ask else None
        return found.then if found else None


class Line(NamedTuple):
    """Gestures up to the one from which something follows."""

    gestures: list[Gesture]

    @property
    def last(self) -> Gesture:
        """The one that is given in imagined worlds."""
        return self.gestures[-1]

    def plan(self) -> list[tuple[Seat, Named]]:
        """Who does what, in no order: the same plan can be made in many."""
        return sorted([(gesture.seat, gesture.named) for gesture in self.gestures], key=repr)

    def own(self, seat: Seat) -> list[Gesture]:
        """A seat's part of it."""
        return [gesture for gesture in self.gestures if gesture.seat == seat]


class Planner(NamedTuple):
    """Makes lines: scouts make a plan whole that begins with an answer."""

    game: AnyGame
    scouts: Sequence[Bot]
    random: Random

    def line(self, first: Gesture, kind: QuestionKind) -> Line:
        """The line that begins with an answer to a question."""
        gestures = [first]
        while kind.gathers and (following := self.following(gestures[-1], kind)):
            gestures.append(following)
        return Line(gestures)

    def following(self, gesture: Gesture, kind: QuestionKind) -> Gesture | None:
        """The next gesture of a plan; None where this one closes it."""
        g: GameState = self.game.clone(gesture.g)
        then = gesture.then(g)
        assert then is not None, "a gesture that is not offered"
        go_on(g, then)
        question = pending(g)
        if question is None or isinstance(question, Chance) or kind not in kinds_of(question):
            return None
        answer = next_answer(self.game, g, question, self.scouts, self.random)
        assert answer is not None
        return Gesture(g, answer.ask.seats[0], answer.option.named_by)


def kinds_of(question: Question) -> Iterator[QuestionKind]:
    """What is asked of whoever is asked."""
    for seat in seats_of(question):
        ask = ask_of(question, seat)
        if ask is not None:
            yield ask.kind


def seen(view: View) -> bytes:
    """A short mark of all that a seat sees: the same position, the same mark."""
    return blake2b(msgspec.json.encode(view), digest_size=16).digest()
