"""Discover: Lands Unknown, as the table, the bots and the lab know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from campfire.games.discover import (
    box,
    chances,
    codes,
    facts,
    figures,
    imagine,
    library,
    result,
    setup,
    state,
    text,
    view,
)
from campfire.games.discover.sight import Sight
from campfire.games.discover.sorts import TABLE
from campfire.games.discover.state import State
from campfire.kernel.contract import CardText, Choice, Facts, Game, Likely, Options, Result
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat
from campfire.kernel.glance import glance


class Discover(Game[State, Sight]):
    """The contract, met by the modules of this folder."""

    name = "discover"
    rules = "4"
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

    def odds(self, g: State, option: Option | None) -> list[Likely]:
        return chances.odds(g, option)

    def card(self, g: State, card: str) -> CardText:
        return text.describe_sheet(g.book.sheet) if card == g.book.sheet.id else text.describe(g.book.cards[card])

    def facts(self, options: Options) -> Facts:
        return facts.facts(setup.book_for(options))

    def figures(self, view: Sight) -> dict[str, float]:
        return figures.figures(view)

    def leanings(self) -> dict[str, int]:
        return figures.leanings()

    def horizon(self, view: Sight) -> int:
        return figures.horizon(view)

    def settled(self, view: Sight) -> bool | None:
        return figures.settled(view)

    def tables(self) -> Iterable[Options]:
        return setup.tables()

    def counts(self) -> dict[str, int]:
        return {**box.counts(box.box_of(codes.FIRST)), **library.pools()}


GAME = Discover()
