"""What the store gives and takes: a table with its seats, its journal, and changes to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from typing_extensions import TypedDict

from campfire.kernel.codec import Json
from campfire.table.protocol.shapes import ArgData, ResultData, SaidData

THOUGHT = "notice-thought"
"""What a bot thought: taken back with its answer."""


class KeyRow(NamedTuple):
    """A key: the table it opens, and its rights."""

    hash: str
    table_id: str
    host: bool
    watch: bool
    maker: str | None = None
    """The key of whoever made it, where it is a link to watch."""


class SeatRow(NamedTuple):
    """A seat: its name, the key that holds it, the bot that plays it."""

    seat: int
    name: str
    key: str | None
    bot: str | None
    peopled: bool = True
    """Whether a person ever held it, or was invited to it."""


class NoticeRow(NamedTuple):
    """Something that everybody at a table shall know: after how many answers, and how it is said."""

    at: int
    key: str
    args: dict[str, SaidData]


class InviteRow(NamedTuple):
    """An invite to a seat."""

    hash: str
    table_id: str
    seat: int
    used: bool


class ChatRow(NamedTuple):
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str
    quick: str = ""
    """The phrase that was said instead of a text; nothing where it was typed."""


class ProposalRow(TypedDict):
    """An answer to a group's question, and the key of whoever proposes it."""

    seat: int
    decision: int
    key: str
    args: list[ArgData]
    by: str


@dataclass
class TableRow:
    """A table as it stands in the store."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    settings: dict[str, Any]
    known: bool
    """Whether somebody may know its cards: it goes on from another table or from a file."""
    seed: str
    """The secret from which its chance follows, shown in its file once the game is over."""
    since: int
    """The answer from which on it does; what came before was drawn elsewhere."""
    created: str
    changed: str
    version: int
    """Counts every change of the table."""
    change: int
    """The version that last changed the journal."""
    asked: dict[str, int]
    """For every seat that is asked, the version that put its question."""
    offered: dict[str, int]
    """For every seat that is not asked but may use something meanwhile, the version that offered it."""
    proposal: ProposalRow | None
    length: int
    result: ResultData | None
    snapshot_at: int
    snapshot: str
    sequel: dict[str, Any] | None = None
    """The wish for the game that follows this one in a series, once it is over."""
    next: str = ""
    """The table at which the series goes on."""
    seats: list[SeatRow] = field(default_factory=list)


class Record(NamedTuple):
    """What was answered and what happened, as plain data."""

    journal: list[Json]
    log: list[Json]
    notices: list[NoticeRow]


class Tail(NamedTuple):
    """New rows at the end of a list, after those to keep."""

    keep: int
    rows: list[Json]
    cut: bool = False
    """Whether rows after those to keep are there and shall go."""


@dataclass
class Change:
    """What one step writes, all of it or nothing."""

    row: dict[str, Any] = field(default_factory=dict)
    journal: Tail | None = None
    log: Tail | None = None
    seats: list[SeatRow] = field(default_factory=list)
    keys: list[KeyRow] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    """The hashes of keys that open nothing any more."""
    invites: list[InviteRow] = field(default_factory=list)
    notices: list[NoticeRow] = field(default_factory=list)
    unsaid: int | None = None
    """What bots thought of answers after so many is taken back with them."""
    used: str | None = None
    """The hash of the invite that this change uses up."""


class Draft(NamedTuple):
    """A change to a table, and the version that it builds on."""

    table_id: str
    version: int
    change: Change


class Conflict(Exception):
    """Somebody else has changed the table first."""


class Gone(Exception):
    """The table is not there any more."""


class StoreFailed(Exception):
    """The database did not take it: a full disk, a lost connection."""
