"""Positions: what games of bots looked like at every horizon, in figures, and who won in the end."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from campfire.bots.playout import beyond, play_on
from campfire.kernel.contract import GameState, Result
from campfire.kernel.frame import Seat
from campfire.lab.playing import Run, source

MARGIN = 12.0
"""In games of points: whoever is so much ahead in the end counts as having won nearly for sure."""


class Position(NamedTuple):
    """A position as one seat saw it."""

    figures: dict[str, float]
    outcome: float
    """What came of it for that seat, from 0 to 1: lost or won; where points decide, by how much."""
    won: bool


def positions_of(run: Run, number: int) -> list[Position]:
    """Play the game with this number; note at every horizon what each seat sees, once where all see the same. Whoever
    has won or lost already learns nothing more."""
    game, random = run.game, source(run.plan.seed, number)
    g: GameState = game.clone(run.start)
    g.log = None
    seen: list[tuple[Seat, dict[str, float]]] = []
    bots = run.seated(run.plan.options)
    play_on(game, g, bots, random, until=lambda view: True)
    while (result := game.result(g)) is None:
        views = [game.view(g, seat) for seat in range(run.plan.options["players"])]
        now: list[dict[str, float]] = []
        for seat, view in enumerate(views):
            figures = game.figures(view)
            if figures not in now and game.settled(view) is None:
                now.append(figures)
                seen.append((seat, figures))
        play_on(game, g, bots, random, beyond(game, game.horizon(views[0])))
    return [Position(figures, outcome(result, seat), result.standings[seat].won) for seat, figures in seen]


def outcome(result: Result, seat: Seat) -> float:
    """Won or lost; where points decide, how clearly.

    >>> from campfire.kernel.contract import by_score, together
    >>> outcome(together(True, "ship", 2), 1), round(outcome(by_score([30, 42], "end"), 1), 2)
    (1.0, 0.95)
    """
    own = result.standings[seat]
    others = [one.score for at, one in enumerate(result.standings) if at != seat and one.score is not None]
    if own.score is None or not others:
        return float(own.won)
    return 1.0 / (1.0 + exp(-max(-10.0, min(10.0, 3.0 * (own.score - max(others)) / MARGIN))))
