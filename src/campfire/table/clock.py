"""The clock: moments as text that sorts by time.

>>> ago(0) <= now() and len(now())
24
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

HOUR = 3_600.0
DAY = 24 * HOUR


def seconds() -> float:
    """What the clock says, in seconds; it may be wrong, and it may jump."""
    return datetime.now(UTC).timestamp()


def now() -> str:
    """The present moment."""
    return ago(0)


def ago(past: float) -> str:
    """So many seconds ago."""
    moment = datetime.now(UTC) - timedelta(seconds=past)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
