"""What may be expected of a table: how often such company wins there, as it was measured (`docs/balance`).

>>> said("wins", 0.2, "people")
Phrase(key='expect-wins', args={'company': 'people', 'n': 1, 'of': 5})
>>> company_of(["scout", "random"]), company_of(["thinker:0.5s", "scout"]), company_of([])
('scout', 'thinker', 'people')
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

from campfire import games
from campfire.kernel.contract import Options
from campfire.kernel.phrase import Phrase

FILE = "expected.toml"
PEOPLE = "people"
"""A table of people alone: those who are new to a game fare about as scouts do."""
NEWCOMERS = "scout"
KINDS = ("scout", "thinker")
"""The bots of whom figures are told, from weak to strong."""
SELDOM = 0.03
"""Below this hardly anybody wins, and above the opposite nearly everybody."""
SHARES = tuple(Fraction(*pair) for pair in ((1, 20), (1, 10), (1, 6), (1, 5), (1, 4), (1, 3), (2, 5), (1, 2), (3, 5)))
PLAIN = tuple(sorted({*SHARES, *(1 - share for share in SHARES)}))
"""Shares that can be said in a word."""


SENTENCES = {
    "wins": ("expect-wins", "expect-wins-seldom", "expect-wins-nearly"),
    "away": ("expect-away", "expect-away-seldom", "expect-away-nearly"),
    "points": ("expect-points", "", ""),
}
"""How a measure is said: usually, where hardly anybody wins, where nearly everybody does."""


class Measured(NamedTuple):
    """The measured figures of a game."""

    choice: str
    """What the figures are told by, and what the deal of the day changes: the scenario, the map."""
    measure: str
    """`wins` of games, survivors `away`, or `points`."""
    daily: Options
    """What a deal of the day is laid with beside that."""
    figures: dict[str, dict[str, dict[int, float]]]
    """By company, value of the choice and number of players."""


class Expected(NamedTuple):
    """What may be expected of one table."""

    value: str
    players: int
    company: str
    phrase: Phrase


@cache
def measured(game: str) -> Measured | None:
    """Read the figures of a game; None where nothing was measured."""
    file = games.FOLDER / game / FILE
    if not file.is_file():
        return None
    data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    figures = {kind: {value: by_players(row) for value, row in data[kind].items()} for kind in KINDS if kind in data}
    return Measured(data["choice"], data["measure"], data["daily"], figures)


def by_players(row: Mapping[str, float]) -> dict[int, float]:
    """Figures by the number of players."""
    return {int(players): figure for players, figure in row.items()}


def expectation(game: str, options: Mapping[str, Any], company: str) -> Phrase | None:
    """What may be expected of a table, in a sentence; None where nobody measured it."""
    known = measured(game)
    if known is None or any(options.get(name, wish) != wish for name, wish in known.daily.items()):
        return None
    kind = NEWCOMERS if company == PEOPLE else company
    figure = known.figures.get(kind, {}).get(str(options.get(known.choice)), {}).get(options["players"])
    return None if figure is None else said(known.measure, figure, company)


def expectations(game: str) -> Iterator[Expected]:
    """Everything that is known of a game's tables."""
    known = measured(game)
    if known is None:
        return
    for company in (PEOPLE, *KINDS):
        kind = NEWCOMERS if company == PEOPLE else company
        for value, row in known.figures.get(kind, {}).items():
            for players, figure in row.items():
                yield Expected(value, players, company, said(known.measure, figure, company))


def said(measure: str, figure: float, company: str) -> Phrase:
    """A figure in a sentence: points as they are, a share as one that can be said in a word."""
    usual, seldom, nearly = SENTENCES[measure]
    if measure == "points":
        return Phrase(usual, {"company": company, "n": round(figure)})
    if not SELDOM <= figure <= 1 - SELDOM:
        return Phrase(seldom if figure < SELDOM else nearly, {"company": company})
    share = min(PLAIN, key=lambda plain: abs(plain - Fraction(figure)))
    return Phrase(usual, {"company": company, "n": share.numerator, "of": share.denominator})


def company_of(bots: Iterable[str]) -> str:
    """The kind of company at a table: that of its strongest bot, or people alone."""
    seated = {bot.partition(":")[0] for bot in bots}
    kinds = [kind for kind in KINDS if kind in seated]
    return kinds[-1] if kinds else PEOPLE
