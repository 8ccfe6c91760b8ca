"""Small pictures of numbers, as SVG inside a page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH = 640
ROW = 46
FIGURES = 110
COLUMN_HEIGHT = 160


def interval(share: float, low: float, high: float) -> str:
    """A scale from 0 to 100 % with a mark and the interval around it."""
    ticks = "".join(
        f'<line x1="{_at(t)}" x2="{_at(t)}" y1="14" y2="34" class="tick"/>'
        f'<text x="{_at(t)}" y="50" text-anchor="middle">{t} %</text>'
        for t in range(0, 101, 20)
    )
    left, width = _at(low * 100), max(2, _at(high * 100) - _at(low * 100))
    band = f'<rect x="{left}" y="16" width="{width:.1f}" height="16" class="band"/>'
    mark = f'<rect x="{_at(share * 100) - 1}" y="10" width="3" height="28" class="mark"/>'
    return _svg(58, f'<line x1="{_at(0)}" x2="{_at(100)}" y1="24" y2="24" class="tick"/>{ticks}{band}{mark}')


def bars(counts: Sequence[tuple[str, int]]) -> str:
    """Lying bars, each under its name, with its count and share."""
    total, most = sum(n for _, n in counts) or 1, max((n for _, n in counts), default=1)
    rows = []
    for row, (name, n) in enumerate(counts):
        y, width = row * ROW, (WIDTH - FIGURES) * n / most
        rows.append(
            f'<text x="0" y="{y + 14}">{escape(name)}</text>'
            f'<rect x="0" y="{y + 20}" width="{width:.1f}" height="16" class="bar"/>'
            f'<text x="{width + 6:.1f}" y="{y + 33}">{n} · {n / total:.1%}</text>'
        )
    return _svg(ROW * len(counts) + 4, "".join(rows))


def columns(counts: Sequence[tuple[int, int]]) -> str:
    """Standing columns, one for each number from the least to the most."""
    if not counts:
        return ""
    first, last = counts[0][0], counts[-1][0]
    most, step, number = max(n for _, n in counts), WIDTH / (last - first + 1), dict(counts)
    parts = []
    for place in range(first, last + 1):
        height = COLUMN_HEIGHT * number.get(place, 0) / most
        x = (place - first) * step
        parts.append(
            f'<rect x="{x + step * 0.1:.1f}" y="{COLUMN_HEIGHT - height:.1f}" width="{step * 0.8:.1f}" '
            f'height="{height:.1f}" class="bar"><title>{place}: {number.get(place, 0)}</title></rect>'
            f'<text x="{x + step / 2:.1f}" y="{COLUMN_HEIGHT + 16}" text-anchor="middle">{place}</text>'
        )
    return _svg(COLUMN_HEIGHT + 22, "".join(parts))


def _at(percent: float) -> float:
    return round(20 + (WIDTH - 40) * percent / 100, 1)


def _svg(height: int, inside: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img">{inside}</svg>'
