"""Near and Far as the table, the bots and the lab know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from campfire.games.near_and_far import chances, facts, figures, idle, imagine, result, setup, state, text, view
from campfire.games.near_and_far.sight import Sight
from campfire.games.near_and_far.sorts import TABLE
from campfire.games.near_and_far.state import State
from campfire.kernel.contract import CardText, Facts, Game, Idle, Likely, Options, Result
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat
from campfire.kernel.glance import glance


class NearAndFar(Game[State, Sight]):
    """The contract, met by the modules of this folder."""

    name = "near_and_far"
    rules = "3"
    players = setup.PLAYERS
    choices = setup.CHOICES
    sight = Sight
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
        return text.describe(g.book, card)

    def facts(self, options: Options) -> Facts:
        return facts.facts()

    def figures(self, view: Sight) -> dict[str, float]:
        return figures.figures(view)

    def leanings(self) -> dict[str, int]:
        return figures.leanings()

    def horizon(self, view: Sight) -> int:
        return figures.horizon(view)

    def sequel(self, g: State, options: Options) -> Options | None:
        return setup.sequel(g, options)

    def tables(self) -> Iterable[Options]:
        return setup.tables()

    def counts(self) -> dict[str, int]:
        return facts.counts()


GAME = NearAndFar()
