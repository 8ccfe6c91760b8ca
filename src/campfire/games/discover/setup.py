"""From options to the first state. [ledger chapter 3]"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from campfire.content import gather_words
from campfire.games.discover import rules
from campfire.games.discover.binding import LAST_PASS, book_of
from campfire.games.discover.box import mark_of
from campfire.games.discover.cards import Book
from campfire.games.discover.codes import FIRST, normal
from campfire.games.discover.flow import begin
from campfire.games.discover.state import State, clone, new_state
from campfire.kernel.contract import BadInput, Choice, Options

gather_words(rules)

PLAYERS = range(1, 5)
"""One to four survivors. [DI-042]"""
SCENARIOS = ("1", "2", "3", "4", "5")
GROUNDS = ("first", "second")
"""On which region of the box scenario five is played. [DI-316]"""

CHOICES = (Choice("scenario", SCENARIOS), Choice("ground", GROUNDS, when={"scenario": ("5",)}), Choice("box"))
"""A scenario, the ground of the fifth, and the box by its code. [DI-036, DI-044]"""
OTHER_BOXES = {"KESTREL-4471": SCENARIOS, "LANTERN-2": ("3", "4", "5"), "HARBOUR-5": ("3", "4", "5")}
"""Boxes that together with the first one hold all six regions, and their scenarios there."""


def tables() -> Iterator[Options]:
    """Every scenario with every number of players in the first box, and those of the other regions in other boxes."""
    for scenario in SCENARIOS:
        for players in PLAYERS:
            if scenario != str(LAST_PASS) or players > 1:
                yield {"scenario": scenario, "ground": GROUNDS[0], "box": FIRST, "players": players}
    for at, (code, scenarios) in enumerate(OTHER_BOXES.items()):
        for scenario in scenarios:
            players = 2 + (at + int(scenario)) % 3
            yield {"scenario": scenario, "ground": GROUNDS[1], "box": code, "players": players}


def check(wish: Mapping[str, Any]) -> Options:
    """Complete and check a wish for a game: players, scenario, ground, box."""
    known = ("players", "scenario", "ground", "box", "mark")
    unknown = set(wish) - set(known)
    if unknown:
        raise BadInput("unknown_option", name=min(unknown), known=", ".join(known))
    players = wish.get("players", 2)
    if type(players) is not int or players not in PLAYERS:
        raise BadInput("players", given=str(players), least=PLAYERS[0], most=PLAYERS[-1])
    scenario = str(wish.get("scenario") or "1")
    if scenario not in SCENARIOS:
        raise BadInput("unknown_scenario", name=scenario, known=", ".join(SCENARIOS))
    if scenario == str(LAST_PASS) and players == 1:
        raise BadInput("alone_in_five")
    ground = str(wish.get("ground") or GROUNDS[0])
    if ground not in GROUNDS:
        raise BadInput("unknown_ground", name=ground, known=", ".join(GROUNDS))
    code = normal(str(wish.get("box") or ""))
    mark = mark_of(code)
    if wish.get("mark", mark) != mark:
        raise BadInput("box_differs", code=code)
    return {"players": players, "scenario": scenario, "ground": ground, "box": code, "mark": mark}


def book_for(options: Options) -> Book:
    """What a game is played with."""
    return book_of(options["box"], int(options["scenario"]), GROUNDS.index(options["ground"]))


def blank(options: Options) -> State:
    """An empty table for these options."""
    return new_state(book_for(options), options["players"])


def setup(options: Options) -> State:
    """The first state; it is made once for each choice, and copied."""
    return clone(laid_out(options["box"], options["scenario"], options["ground"], options["players"]))


@cache
def laid_out(box: str, scenario: str, ground: str, players: int) -> State:
    """Everything lies ready; chance comes first on the stack. [DI-044 to DI-071]"""
    g = new_state(book_of(box, int(scenario), GROUNDS.index(ground)), players)
    g.stack.append(begin())
    return g
