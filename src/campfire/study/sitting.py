"""A game as those who study it play it: small questions one after the other, nature and forced answers answered.

A compound choice (a pawn, its action, its price) is asked in parts, as in a playout: no question offers more than some
twenty answers, and what is offered is a plain list.

>>> from campfire import games
>>> sitting = Sitting(games.load(games.NAMES[0]), {"players": 2}, seed=3)
>>> sitting.seat in (0, 1), len(sitting.offered) > 1, sitting.result
(True, True, None)
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from campfire.bots.playout import next_answer
from campfire.bots.random import choose_any
from campfire.kernel.contract import AnyGame, GameState, Options, Result
from campfire.kernel.declared import Option
from campfire.kernel.engine import advance, go_on, pending
from campfire.kernel.frame import Seat
from campfire.kernel.offer import Bot
from campfire.kernel.question import Ask, AskAll, Chance, ask_of


class Sitting:
    """One game; seats in the company of bots are played by these, all others from outside."""

    def __init__(self, game: AnyGame, options: Options, seed: int, company: Mapping[Seat, Bot] | None = None) -> None:
        self.game, self.options, self.company = game, game.check(options), company or {}
        self.random = Random(f"study/{seed}").random
        self.state: GameState = game.setup(self.options)
        self.seat: Seat = 0
        """Who is asked, or was asked last."""
        self.ask: Ask | None = None
        self.decisions = 0
        advance(self.state)
        self._go_to_a_choice()

    @property
    def result(self) -> Result | None:
        """How it ended; None while it runs."""
        return self.game.result(self.state) if self.ask is None else None

    @property
    def offered(self) -> list[Option]:
        """What may be answered now; nothing once the game is over."""
        return [*self.ask.options] if self.ask else []

    def view(self, seat: Seat) -> Any:
        """What a seat sees."""
        return self.game.view(self.state, seat)

    def answer(self, place: int) -> None:
        """Give the answer at a place of the offer, and go on to the next choice from outside."""
        self.decisions += 1
        go_on(self.state, self.offered[place].then)
        self._go_to_a_choice()

    def _go_to_a_choice(self) -> None:
        while (ask := self._next_ask()) is not None:
            options = ask.options
            if len(options) > 1:
                self.ask = ask
                return
            go_on(self.state, options[0].then)
        self.ask = None

    def _next_ask(self) -> Ask | None:
        """The next small question to somebody outside; nature and bots have answered theirs."""
        while self.state.stack:
            rule, args = self.state.stack[-1]
            question: Ask | AskAll | Chance = rule.run(self.state, *args)
            if isinstance(question, Chance):
                go_on(self.state, question.frames(question.outcomes.sample(self.random)))
            elif outside := [seat for seat in question.seats if seat not in self.company]:
                self.seat = next_of(outside, self.seat)
                return ask_of(question, self.seat)
            else:
                self._let_bots_answer()
        return None

    def _let_bots_answer(self) -> None:
        """Only bots are asked: whoever sits at the other seats has nothing to say now."""
        whole = pending(self.state)
        assert isinstance(whole, Ask | AskAll)
        seated = [self.company.get(seat, choose_any) for seat in range(self.options["players"])]
        answer = next_answer(self.game, self.state, whole, seated, self.random)
        assert answer is not None
        go_on(self.state, answer.option.then)


def next_of(seats: list[Seat], last: Seat) -> Seat:
    """Whose turn it is where several are asked at once: they take turns, round the table.

    >>> next_of([0, 2, 3], 1), next_of([0, 2], 2), next_of([1], 1)
    (2, 0, 1)
    """
    return min(seats, key=lambda seat: (seat <= last, seat))
