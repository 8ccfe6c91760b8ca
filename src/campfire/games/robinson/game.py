"""Robinson Crusoe as the table, the bots and the lab know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from campfire.games.robinson import (
    chances,
    describing,
    facts,
    figures,
    idle,
    imagine,
    library,
    result,
    setup,
    state,
    view,
)
from campfire.games.robinson.sight import Sight
from campfire.games.robinson.sorts import TABLE
from campfire.games.robinson.state import State
from campfire.kernel.contract import CardText, Facts, Game, Idle, Likely, Options, Result
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat
from campfire.kernel.glance import glance


class Robinson(Game[State, Sight]):
    """The contract, met by the modules of this folder."""

    name = "robinson"
    rules = "2"
    players = setup.PLAYERS
    choices = setup.CHOICES
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
        return chances.chances(g, option)

    def idle(self, view: Sight, options: Iterable[Option]) -> list[Idle]:
        return idle.idle(view, options)

    def card(self, g: State, card: str) -> CardText:
        return describing.describe(g, card)

    def facts(self, options: Options) -> Facts:
        return facts.facts(library.book(), library.scenarios()[options["scenario"]])

    def figures(self, view: Sight) -> dict[str, float]:
        return figures.figures(view)

    def leanings(self) -> dict[str, int]:
        return figures.leanings()

    def horizon(self, view: Sight) -> int:
        return figures.horizon(view)

    def tables(self) -> Iterable[Options]:
        return setup.tables()

    def counts(self) -> dict[str, int]:
        return facts.counts(library.book())


GAME = Robinson()
