"""Notices: what somebody did at a table that everybody there shall know, as lines of its log.

>>> notice_line(taken_over("Carla", 1, 17))["phrase"]
{'key': 'notice-taken_over', 'args': {'who': 'Carla'}}
"""

from __future__ import annotations

from collections.abc import Sequence

from campfire.kernel.frame import Seat
from campfire.kernel.phrase import Phrase
from campfire.table.protocol.shapes import LogLine, SaidData
from campfire.table.speech import phrase_data
from campfire.table.store.rows import THOUGHT, NoticeRow, SeatRow

ICON = "eye"


def named(name: str, seat: Seat) -> SaidData:
    """Who sat there: by the name of that time, where there was one."""
    return name or {"seat": seat}


def taken_over(name: str, seat: Seat, at: int) -> NoticeRow:
    """The host has taken over somebody's seat, and sees its cards."""
    return NoticeRow(at, "notice-taken_over", {"who": named(name, seat)})


def left_to_bot(name: str, seat: Seat, at: int) -> NoticeRow:
    """The host lets a bot play for somebody."""
    return NoticeRow(at, "notice-left_to_bot", {"who": named(name, seat)})


def given_away(name: str, seat: Seat, at: int) -> NoticeRow:
    """The host has invited somebody to a seat that another one held."""
    return NoticeRow(at, "notice-given_away", {"who": named(name, seat)})


def file_taken(by: SeatRow | None, at: int) -> NoticeRow:
    """Somebody has taken the file of the running game, with every card in it."""
    return by_somebody("notice-file_taken", by, at)


def played_on(by: SeatRow | None, at: int) -> NoticeRow:
    """Somebody plays on from a point of the running game at another table."""
    return by_somebody("notice-played_on", by, at)


def by_somebody(key: str, by: SeatRow | None, at: int) -> NoticeRow:
    """Something that a player has done, or the host where they hold no seat."""
    who: SaidData = named(by.name, by.seat) if by else {"key": "notice-host", "args": {}}
    return NoticeRow(at, key, {"who": who})


def thought_aloud(seat: Seat, why: Phrase, at: int) -> NoticeRow:
    """A bot says why it did what it did."""
    return NoticeRow(at, THOUGHT, {"who": {"seat": seat}, "why": phrase_data(why)})


def known_cards(at: int) -> NoticeRow:
    """The table goes on from another one, or from a file."""
    return NoticeRow(at, "notice-known_cards", {})


def notice_line(notice: NoticeRow) -> LogLine:
    """Say a notice as a line of the log."""
    return {
        "at": notice.at,
        "key": notice.key,
        "args": {},
        "phrase": {"key": notice.key, "args": notice.args},
        "shows": "notice",
        "icon": "bot" if notice.key == THOUGHT else ICON,
        "things": [],
        "path": None,
    }


def among(lines: list[LogLine], notices: Sequence[NoticeRow]) -> list[LogLine]:
    """The lines of the log with the notices among them, each after what had happened by then; bots say why first."""
    if not notices:
        return lines
    return sorted([*lines, *map(notice_line, notices)], key=lambda line: (line["at"], line["key"] != THOUGHT))
