"""Paleo as the table, the bots and the lab know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from campfire.games.paleo import facts, imagine, library, result, setup, state, text, view
from campfire.games.paleo.state import State
from campfire.kernel.contract import (
    CardText,
    CardUse,
    Choice,
    Facts,
    Idle,
    Likely,
    Options,
    Phrase,
    PhraseKind,
    Result,
    View,
)
from campfire.kernel.frame import Seat
from campfire.kernel.question import Ids, Option


class Paleo:
    """The contract, met by the modules of this folder."""

    name = "paleo"
    rules = "1"
    players = setup.PLAYERS
    scenarios = tuple(library.SCENARIOS)
    choices: tuple[Choice, ...] = ()
    retreats: frozenset[str] = frozenset()
    card_events: Mapping[str, CardUse] = {
        "revealed": "up",
        "encountered": "up",
        "story": "up",
        "performed": "used",
        "night": "used",
        "reaction": "used",
        "settled": "used",
        "joined": "used",
        "invented": "used",
        "ignored": "passed",
    }

    def check(self, options: Mapping[str, Any]) -> Options:
        return setup.check(options)

    def setup(self, options: Options) -> State:
        return setup.setup(options)

    def blank(self, options: Options) -> State:
        return setup.blank(options)

    def clone(self, g: State) -> State:
        return state.clone(g)

    def view(self, g: State, seat: Seat | None) -> View:
        return view.view(g, seat)

    def imagine(self, g: State, seat: Seat | None, random: Callable[[], float]) -> State:
        return imagine.imagine(g, seat, random)

    def result(self, g: State) -> Result | None:
        return result.result(g)

    def census(self, g: State) -> dict[str, int]:
        return result.census(g)

    def phrase(self, g: State, kind: PhraseKind, key: str, args: Ids) -> Phrase:
        return text.phrase(g.book, kind, key, args)

    def odds(self, g: State, key: str, args: Ids) -> list[Likely]:
        return []

    def idle(self, view: View, options: Iterable[Option]) -> list[Idle]:
        return []

    def card(self, g: State, card: str) -> CardText:
        return text.describe(g.book, g.book.cards[card])

    def facts(self, options: Options) -> Facts:
        return facts.facts(setup.book_of(options))

    def words(self, options: Options) -> Mapping[str, str]:
        return library.home_made_words(options["modules"])

    def counts(self) -> dict[str, int]:
        return library.counts()


GAME = Paleo()
