"""Robinson Crusoe as the table, the bots and the lab know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from campfire.games.robinson import (
    chances,
    describing,
    facts,
    idle,
    imagine,
    library,
    result,
    setup,
    state,
    text,
    view,
)
from campfire.games.robinson.state import State
from campfire.kernel.contract import CardText, CardUse, Facts, Idle, Likely, Options, Phrase, PhraseKind, Result, View
from campfire.kernel.frame import Seat
from campfire.kernel.question import Ids, Option


class Robinson:
    """The contract, met by the modules of this folder."""

    name = "robinson"
    rules = "1"
    players = setup.PLAYERS
    scenarios = tuple(library.scenarios())
    choices = setup.CHOICES
    retreats = frozenset({"take_back", "unpack"})
    card_events: Mapping[str, CardUse] = {
        "event": "up",
        "adventure": "up",
        "lower": "up",
        "mystery": "up",
        "set_aside": "up",
        "beast_seen": "up",
        "beast_drawn": "up",
        "beast_revealed": "up",
        "tracked": "up",
        "foreseen": "up",
        "hunted": "up",
        "invention": "up",
        "found": "up",
        "equipment_found": "up",
        "built": "used",
        "equipment": "used",
        "token_used": "used",
        "threat_gone": "used",
        "pushed": "passed",
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
        return text.phrase(g, kind, key, args)

    def odds(self, g: State, key: str, args: Ids) -> list[Likely]:
        return chances.chances(g, key, args)

    def idle(self, view: View, options: Iterable[Option]) -> list[Idle]:
        return idle.idle(view, options)

    def card(self, g: State, card: str) -> CardText:
        return describing.describe(g, card)

    def facts(self, options: Options) -> Facts:
        return facts.facts(library.book(), library.scenarios()[options["scenario"]])

    def words(self, options: Options) -> Mapping[str, str]:
        return {}

    def counts(self) -> dict[str, int]:
        return facts.counts(library.book())


GAME = Robinson()
