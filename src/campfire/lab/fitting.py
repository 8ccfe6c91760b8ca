"""Fitting: a regularised logistic regression in plain Python, and how far its chances can be trusted.

>>> rows = [[float(n)] for n in range(400)]
>>> lines = standard(rows)
>>> fitted = fit([lines.put(row) for row in rows], [float(n >= 200) for n in range(400)])
>>> chance(fitted, lines.put([350.0])) > 0.8 > 0.2 > chance(fitted, lines.put([40.0]))
True
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple, TypeAlias

Row: TypeAlias = "list[float]"

RIDGE = 32.0
"""How strongly weights are held where they were before: worth so many positions. Of 2, 8, 32, 128 and
512 this one foretold unseen games best."""
ROUNDS = 12
"""Newton's method is there long before."""
CLOSE = 1e-5
EDGE = 1e-4
"""No chance is taken to be nearer to 0 or 1."""
STEADY = 1e-9
"""A figure that varies less than this does not vary."""


class Lines(NamedTuple):
    """Mean and spread of every column; a column that does not vary has the spread 1."""

    means: Row
    spreads: Row

    def put(self, row: Sequence[float]) -> Row:
        """A row in spreads from the means, after a 1 for the bias."""
        return [1.0, *[(x - m) / s for x, m, s in zip(row, self.means, self.spreads, strict=True)]]


def standard(rows: Sequence[Sequence[float]]) -> Lines:
    """Mean and spread of every column."""
    columns = list(zip(*rows, strict=True))
    means = [sum(column) / len(column) for column in columns]
    spreads = [
        sqrt(sum([(x - m) ** 2 for x in column]) / len(column)) for column, m in zip(columns, means, strict=True)
    ]
    return Lines(means, [spread if spread > STEADY else 1.0 for spread in spreads])


def chance(weights: Row, row: Row) -> float:
    """The chance of a row."""
    total = sum([w * x for w, x in zip(weights, row, strict=True)])
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def fit(rows: Sequence[Row], wins: Sequence[float], known: Row | None = None, ridge: float = RIDGE) -> Row:
    """Find the weights under which what happened is likeliest, by Newton's method.

    They are held near those already known, or near nothing; the bias is free.
    """
    size = len(rows[0])
    held = known or [0.0] * size
    weights = held[:]
    for _ in range(ROUNDS):
        slope = [0.0] + [ridge * (h - w) for h, w in zip(held[1:], weights[1:], strict=True)]
        bend = [[0.0] * size for _ in range(size)]
        for row, won in zip(rows, wins, strict=True):
            p = chance(weights, row)
            gap, pull = won - p, max(p * (1.0 - p), EDGE)
            for i, x in enumerate(row):
                slope[i] += gap * x
                if x:
                    pulled, line = pull * x, bend[i]
                    for j in range(i + 1):
                        line[j] += pulled * row[j]
        for i in range(size):
            bend[i][i] += ridge if i else EDGE
        step = solved(bend, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return weights


def solved(matrix: Sequence[Row], right: Row) -> Row:
    """Solve a symmetric positive system of which the lower half is given, by Cholesky's way.

    >>> [round(x, 9) for x in solved([[4.0, 0.0], [2.0, 3.0]], [2.0, 2.0])]
    [0.25, 0.5]
    """
    size = len(right)
    low = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum([low[i][k] * low[j][k] for k in range(j)])
            low[i][j] = sqrt(max(rest, STEADY)) if i == j else rest / low[j][j]
    half = [0.0] * size
    for i in range(size):
        half[i] = (right[i] - sum([low[i][k] * half[k] for k in range(i)])) / low[i][i]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        found[i] = (half[i] - sum([low[k][i] * found[k] for k in range(i + 1, size)])) / low[i][i]
    return found


class Trust(NamedTuple):
    """How well chances fit what happened in games not seen before."""

    positions: int
    brier: float
    """The mean square of chance less outcome: 0 is perfect."""
    blind: float
    """The same for somebody who always says the mean."""
    surprise: float
    """The mean logarithmic loss."""
    bands: list[tuple[float, float, int]]
    """In fifths by the chance foretold: its mean, how many of them won, how many positions."""


def trust(chances: Sequence[float], wins: Sequence[float], usual: float) -> Trust:
    """Hold chances against what happened; `usual` is the share of wins that was known before.

    >>> [round(x, 9) for x in trust([0.9, 0.1], [1.0, 0.0], 0.5)[:3]]
    [2, 0.01, 0.25]
    """
    pairs = list(zip(chances, wins, strict=True))
    n = max(1, len(pairs))
    clipped = [(min(1 - EDGE, max(EDGE, p)), won) for p, won in pairs]
    bands = [[pair for pair in pairs if min(4, int(pair[0] * 5)) == band] for band in range(5)]
    return Trust(
        len(pairs),
        sum([(p - won) ** 2 for p, won in pairs]) / n,
        sum([(usual - won) ** 2 for _, won in pairs]) / n,
        -sum([won * log(p) + (1 - won) * log(1 - p) for p, won in clipped]) / n,
        [mean_band(band) for band in bands if band],
    )


def mean_band(band: Sequence[tuple[float, float]]) -> tuple[float, float, int]:
    """The mean chance of some positions, the share that was won, and how many they are."""
    return sum([p for p, _ in band]) / len(band), sum([won for _, won in band]) / len(band), len(band)
