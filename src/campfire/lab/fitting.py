"""Fitting: a regularised logistic regression in plain Python whose weights lean as they should, and how far its
chances can be trusted.

>>> rows = [[float(n)] for n in range(4000)]
>>> lines = standard(rows)
>>> fitted = fit([lines.put(row) for row in rows], [float(n >= 2000) for n in range(4000)])
>>> chance(fitted, lines.put([3500.0])) > 0.8 > 0.2 > chance(fitted, lines.put([400.0]))
True
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple, TypeAlias

Row: TypeAlias = "list[float]"

RIDGE = 128.0
"""How strongly weights are held where they were before: worth so many positions. Of 32, 64, 128, 256 and 512 this one
foretold unseen games best."""
PRESUMED = 0.1
"""What a figure is taken to count before anything is learned, in the direction in which it leans."""
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
    leanings: Sequence[int]
    """Which way the weight of each column may lean: up (1), down (-1), either (0)."""

    def put(self, row: Sequence[float]) -> Row:
        """A row in spreads from the means, after a 1 for the bias."""
        return [1.0, *[(x - m) / s for x, m, s in zip(row, self.means, self.spreads, strict=True)]]


def standard(rows: Sequence[Sequence[float]], leanings: Sequence[int] = ()) -> Lines:
    """Mean and spread of every column; without leanings its weight may lean either way."""
    columns = list(zip(*rows, strict=True))
    means = [sum(column) / len(column) for column in columns]
    spreads = [
        sqrt(sum([(x - m) ** 2 for x in column]) / len(column)) for column, m in zip(columns, means, strict=True)
    ]
    return Lines(means, [spread if spread > STEADY else 1.0 for spread in spreads], leanings or [0] * len(means))


def chance(weights: Row, row: Row) -> float:
    """The chance of a row."""
    total = sum([w * x for w, x in zip(weights, row, strict=True)])
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def fit(
    rows: Sequence[Row],
    wins: Sequence[float],
    known: Row | None = None,
    leanings: Sequence[int] = (),
    ridge: float = RIDGE,
) -> Row:
    """Find the weights under which what happened is likeliest, by Newton's method.

    They are held near those already known, or presumed, and none leans the wrong way; the bias is free. What goes along
    with winning does not always help to win: only weights that lean as they should tell what to do.
    """
    size = len(rows[0])
    leans = [0, *(leanings or [0] * (size - 1))]
    held, weights = known or [PRESUMED * lean for lean in leans], [0.0] * size
    for _ in range(ROUNDS):
        slope, bend = pulled(rows, wins, weights)
        for i in range(size):
            slope[i] += ridge * (held[i] - weights[i]) if i else 0.0
            bend[i][i] += ridge if i else EDGE
        free = [i for i in range(size) if weights[i] or slope[i] * leans[i] >= 0.0]
        step = solved([[bend[i][j] for j in free if j <= i] for i in free], [slope[i] for i in free])
        before, weights = weights, weights[:]
        for i, s in zip(free, step, strict=True):
            weights[i] = weights[i] + s if (weights[i] + s) * leans[i] >= 0.0 else 0.0
        if max([abs(now - then) for now, then in zip(weights, before, strict=True)]) < CLOSE:
            break
    return weights


def pulled(rows: Sequence[Row], wins: Sequence[float], weights: Row) -> tuple[Row, list[Row]]:
    """How what happened pulls at each weight, and how that changes with them: the lower half of the bend."""
    size = len(weights)
    slope, bend = [0.0] * size, [[0.0] * size for _ in range(size)]
    for row, won in zip(rows, wins, strict=True):
        p = chance(weights, row)
        gap, pull = won - p, max(p * (1.0 - p), EDGE)
        for i, x in enumerate(row):
            slope[i] += gap * x
            if x:
                by, line = pull * x, bend[i]
                for j in range(i + 1):
                    line[j] += by * row[j]
    return slope, bend


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
