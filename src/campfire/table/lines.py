"""Lines: the connections of one process, bounded in number, in time, and in what is heard before it is understood.

When there are too many, strangers make room: whoever has shown a key, or comes from where a key was shown, stays.
"""

from __future__ import annotations

import asyncio
import resource
import time
from collections import Counter, OrderedDict
from typing import Any, NamedTuple

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from campfire.table import metrics

ANSWER_SECONDS = 120.0
CLOSING_SECONDS = 10.0
"""How long somebody may take to read the last of what was sent."""
HEAD_BYTES = 32_768
SLICE = 4_096
KNOWN_KEPT = 10_000
"""So many places where a key was shown are remembered."""
SPARE_FILES = 100
"""So many files are left for everything else."""

STRANGER, KNOWN, GUEST = range(3)


class Line:
    """One connection: where it comes from, whether a key was shown on it, and until when something must happen."""

    def __init__(self, transport: asyncio.Transport, address: str, since: float) -> None:
        self.transport = transport
        self.address = address
        self.since = since
        self.is_guests = False
        self.due: float | None = None
        """When it is cut off unless it has got further."""

    def allow(self, seconds: float | None) -> None:
        """Give it some time for what comes next, or any."""
        self.due = None if seconds is None else time.monotonic() + seconds


class Bounds(NamedTuple):
    """How many lines there may be, altogether and from one address, and how slow they may be."""

    most: int = 1000
    from_one: int = 200
    head_seconds: float = 10.0
    """How long a line may be silent at first, and the head of a request may take."""
    body_seconds: float = 60.0


class Lines:
    """All lines of this process."""

    def __init__(self) -> None:
        self.bounds = Bounds()
        self._lines: set[Line] = set()
        self._from: Counter[str] = Counter()
        self._known: OrderedDict[str, None] = OrderedDict()
        self._sweeping: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._lines)

    def bound(self, bounds: Bounds) -> None:
        """Set the bounds; there are never more lines than there may be open files."""
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        self.bounds = bounds._replace(most=max(10, min(bounds.most, files - SPARE_FILES)))

    def welcome(self, line: Line) -> None:
        """A key was shown on this line: it stays, and whoever comes from there again is known."""
        line.is_guests = True
        self._known[line.address] = None
        self._known.move_to_end(line.address)
        if len(self._known) > KNOWN_KEPT:
            self._known.popitem(last=False)

    def admit(self, line: Line) -> bool:
        """Take a new line, if need be in place of another; False when there is no room."""
        if self._from[line.address] >= self.bounds.from_one:
            crowded = self._least([other for other in self._lines if other.address == line.address])
        elif len(self._lines) >= self.bounds.most:
            crowded = self._least(self._lines)
        else:
            crowded = None
        if crowded is not None and not self._makes_room(crowded, line):
            metrics.LINES_REFUSED.inc()
            return False
        if crowded is not None:
            self.drop(crowded)
        self._lines.add(line)
        self._from[line.address] += 1
        self._sweep_soon()
        return True

    def drop(self, line: Line) -> None:
        """Cut a line off."""
        metrics.LINES_CUT.inc()
        line.transport.abort()
        self.forget(line)

    def forget(self, line: Line) -> None:
        """A line has ended."""
        if line in self._lines:
            self._lines.discard(line)
            self._from[line.address] -= 1
            if not self._from[line.address]:
                del self._from[line.address]

    def _rank(self, line: Line) -> int:
        return GUEST if line.is_guests else KNOWN if line.address in self._known else STRANGER

    def _least(self, lines: list[Line] | set[Line]) -> Line:
        """Who goes first: the stranger before the guest, from the most crowded place, whoever came first."""
        return min(lines, key=lambda one: (self._rank(one), -self._from[one.address], one.since))

    def _makes_room(self, old: Line, new: Line) -> bool:
        """Guests stay, unless somebody known comes and they are many from one place."""
        if self._rank(old) < GUEST:
            return self._rank(old) <= self._rank(new)
        return self._rank(new) == KNOWN and self._from[old.address] > self._from[new.address] + 1

    def _sweep_soon(self) -> None:
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(1.0, self._sweep)

    def _sweep(self) -> None:
        """Cut off the lines whose time is up."""
        self._sweeping, moment = None, time.monotonic()
        for line in list(self._lines):
            if line.transport.is_closing() and line.due is None:
                line.due = moment + CLOSING_SECONDS
            if line.due is not None and line.due < moment:
                self.drop(line)
        if self._lines:
            self._sweep_soon()


LINES = Lines()


class BoundedHttp(HttpToolsProtocol):
    """HTTP whose heads are short, and come in time."""

    line: Line
    _head = 0
    _in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # the loop gives no other
        super().connection_made(transport)
        self.line = Line(transport, self.client[0] if self.client else "", time.monotonic())
        if not LINES.admit(self.line):
            transport.abort()
        self.line.allow(LINES.bounds.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        LINES.forget(self.line)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head and self._head == 0:
            self.line.allow(LINES.bounds.head_seconds)
        while self._in_head and data and not self._is_over():
            piece, data = data[:SLICE], data[SLICE:]
            self._head += len(piece)
            if self._head > HEAD_BYTES:
                self._refuse()
                return
            super().data_received(piece)
        if data and not self._is_over():
            super().data_received(data)

    def _is_over(self) -> bool:
        return self.transport.is_closing() or self.transport.get_protocol() is not self

    def _refuse(self) -> None:
        self.transport.write(STATUS_LINE[431] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["state"]["line"] = self.line

    def on_headers_complete(self) -> None:
        self._in_head = False
        self.line.allow(LINES.bounds.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._head = True, 0
        self.line.allow(ANSWER_SECONDS)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.line.allow(ANSWER_SECONDS if self.pipeline or self.transport.get_write_buffer_size() else None)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self.line.allow(None)
        self.app_state: dict[str, Any] = {**self.app_state, "line": self.line}
        super().handle_websocket_upgrade()
        follow(self.transport, self.line)


def follow(transport: asyncio.Transport, line: Line) -> None:
    """Forget the line when the socket that it has become ends."""
    protocol = transport.get_protocol()
    lost = protocol.connection_lost

    def connection_lost(exc: Exception | None) -> None:
        LINES.forget(line)
        lost(exc)

    protocol.connection_lost = connection_lost  # type: ignore[method-assign]  # the one place to hear of it
