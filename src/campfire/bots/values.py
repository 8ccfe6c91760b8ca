"""Values: how likely a seat is to win from a position, learned from many games and kept in a small text file.

A value is a weighted sum of a position's figures, each as so many spreads from its mean, made into a chance.

>>> value = Value(Origin("toy", "1", "calm"), -0.5, {"fire": Weight(4.0, 2.0, 1.5)})
>>> round(value.chance({"fire": 4}), 3), round(value.chance({"fire": 6}), 3)
(0.378, 0.731)
>>> value.parts({"fire": 6})
{'fire': 1.5}
>>> read_value(write_value(value, {})) == value
True
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

from campfire import games
from campfire.kernel.contract import AnyGame, BadInput, GameState, Options, View
from campfire.kernel.frame import Seat

FORMAT = 1
"""Version of the files; a file of another one is not read."""
ANY = "any"
"""The file for whatever has none of its own, learned from all of the game's scenarios together."""
FAR = 30.0
"""No chance is nearer to 0 or 1 than this many steps of the logistic curve tell."""


class Origin(NamedTuple):
    """What a value was learned for."""

    game: str
    rules: str
    scenario: str


class Weight(NamedTuple):
    """How a figure counts: its mean and spread in the games learned from, and what one spread more adds."""

    mean: float
    spread: float
    weight: float


class Value(NamedTuple):
    """A learned judgement of positions."""

    origin: Origin
    bias: float
    weights: dict[str, Weight]
    ahead: int = 1
    """How many horizons a playout runs before it is judged: more where a day or round alone shows little."""

    def parts(self, figures: Mapping[str, float]) -> dict[str, float]:
        """What each figure adds."""
        return {name: w.weight * (figures[name] - w.mean) / w.spread for name, w in self.weights.items()}

    def chance(self, figures: Mapping[str, float]) -> float:
        """How likely the seat that sees these figures is to win."""
        total = self.bias
        for name, (mean, spread, weight) in self.weights.items():
            total += weight * (figures[name] - mean) / spread
        return 1.0 / (1.0 + exp(-max(-FAR, min(FAR, total))))


def folder(game: str) -> Path:
    """Where the values of a game lie."""
    return games.FOLDER / game / "values"


def scenario_of(game: AnyGame, options: Options) -> str:
    """By what the values of a game are told apart: its first choice, such as the scenario or the mode."""
    return str(options.get(game.choices[0].name) or ANY) if game.choices else ANY


def value_for(game: AnyGame, options: Options | None) -> Value:
    """The value for a game as it is set up, or why there is none to be trusted."""
    home = folder(game.name)
    wanted = home / f"{scenario_of(game, options or {})}.toml"
    value = read_file(wanted if wanted.is_file() else home / f"{ANY}.toml")
    if value.origin[:2] != (game.name, game.rules):
        raise BadInput("foreign_value", file=wanted.name, game=game.name)
    return value


@cache
def read_file(file: Path) -> Value:
    """Read a file once."""
    try:
        return read_value(file.read_text("utf-8"))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as wrong:
        raise BadInput("bad_value", file=file.name) from wrong


def read_value(text: str) -> Value:
    """Read a value from its text; anything that is not as it should be raises an error of its kind."""
    data = tomllib.loads(text)
    if data["format"] != FORMAT:
        raise ValueError(data["format"])
    weights = {str(name): Weight(*map(float, row)) for name, row in data["weights"].items()}
    if not weights or any([not weight.spread > 0.0 for weight in weights.values()]):
        raise ValueError("weights")
    origin = Origin(str(data["game"]), str(data["rules"]), str(data["scenario"]))
    return Value(origin, float(data["bias"]), weights, max(1, int(data["ahead"])))


def write_value(value: Value, about: Mapping[str, Any]) -> str:
    """Write a value, and what there is to say about it: when it was learned, from how many games, how well."""
    origin = value.origin
    head = [
        f"format = {FORMAT}",
        f'game = "{origin.game}"',
        f'rules = "{origin.rules}"',
        f'scenario = "{origin.scenario}"',
        f"ahead = {value.ahead}",
        f"bias = {value.bias!r}",
    ]
    told = [f"{name} = {shown(fact)}" for name, fact in about.items()]
    rows = [f"{name} = [{w.mean!r}, {w.spread!r}, {w.weight!r}]" for name, w in value.weights.items()]
    return "\n".join([*head, "", "[learned]", *told, "", "[weights]", *rows, ""])


def shown(fact: object) -> str:
    """A fact as TOML writes it."""
    return f'"{fact}"' if isinstance(fact, str) else str(fact)


class Judged(NamedTuple):
    """What a position is worth to a seat: its chance, and what each figure adds to it."""

    chance: float
    parts: dict[str, float]


def judge(game: AnyGame, value: Value, g: GameState, seat: Seat) -> Judged:
    """Judge a position: by the result where the game is over, or settled for this seat; elsewhere by the value."""
    result = game.result(g)
    if result is not None:
        return Judged(float(result.standings[seat].won), {})
    view = game.glance(g, seat)
    won = game.settled(view)
    if won is not None:
        return Judged(float(won), {})
    figures = game.figures(view)
    return Judged(value.chance(figures), value.parts(figures))


def check_figures(value: Value, game: AnyGame, view: View) -> None:
    """Refuse a value whose figures are not those of the game as it is now."""
    if [*value.weights] != [*game.figures(view)]:
        raise BadInput("foreign_value", file=f"{value.origin.scenario}.toml", game=game.name)
