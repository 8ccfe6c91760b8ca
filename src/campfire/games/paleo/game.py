"""Paleo as the table, the bots and the lab know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from campfire.games.paleo import facts, figures, imagine, library, result, setup, state, text, view
from campfire.games.paleo.sorts import TABLE
from campfire.games.paleo.state import State
from campfire.games.paleo.view import Sight
from campfire.kernel.contract import CardText, Choice, Facts, Game, Options, Result
from campfire.kernel.frame import Seat
from campfire.kernel.glance import glance


class Paleo(Game[State, Sight]):
    """The contract, met by the modules of this folder."""

    name = "paleo"
    rules = "1"
    players = setup.PLAYERS
    choices: tuple[Choice, ...] = setup.CHOICES
    sight: type = Sight
    declared = TABLE

    def check(self, options: Mapping[str, Any]) -> Options:
        return setup.check(options)

    def setup(self, options: Options) -> State:
        return setup.setup(options)

    def blank(self, options: Options) -> State:
        return setup.blank(options)

    def clone(self, g: State) -> State:
        return state.clone(g)

    def view(self, g: State, seat: Seat | None) -> Sight:
        return view.view(g, seat)

    def glance(self, g: State, seat: Seat | None) -> Sight:
        return glance(view.parts(g, seat))

    def imagine(self, g: State, seat: Seat | None, random: Callable[[], float]) -> State:
        return imagine.imagine(g, seat, random)

    def result(self, g: State) -> Result | None:
        return result.result(g)

    def census(self, g: State) -> dict[str, int]:
        return result.census(g)

    def card(self, g: State, card: str) -> CardText:
        return text.describe(g.book, g.book.cards[card])

    def facts(self, options: Options) -> Facts:
        return facts.facts(setup.book_of(options))

    def words(self, options: Options) -> Mapping[str, str]:
        return library.home_made_words(options["modules"])

    def figures(self, view: Sight) -> dict[str, float]:
        return figures.figures(view)

    def leanings(self) -> dict[str, int]:
        return figures.leanings()

    def horizon(self, view: Sight) -> int:
        return figures.horizon(view)

    def tables(self) -> Iterable[Options]:
        return setup.tables()

    def counts(self) -> dict[str, int]:
        return library.counts()


GAME = Paleo()
