"""A game in play at a table: the match, the row that keeps it, and the numbers of its decisions."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from campfire.kernel.codec import Json
from campfire.kernel.contract import AnyGame, BadInput
from campfire.kernel.declared import Ids
from campfire.kernel.frame import Seat
from campfire.kernel.journal import encode_entry
from campfire.kernel.match import FORMAT, Match, encode_logged, sealed
from campfire.kernel.question import Chance
from campfire.table.clock import now
from campfire.table.speech import plain, result_data
from campfire.table.store.rows import Change, NoticeRow, ProposalRow, Record, TableRow, Tail

Games: TypeAlias = Callable[[str], AnyGame]
Signature: TypeAlias = "tuple[tuple[Seat, ...], str, Ids, tuple[tuple[str, Ids], ...]]"

_random = secrets.SystemRandom().random


def nature(chance: Chance) -> tuple[int, ...]:
    """Answer for nature from the system's own source of chance."""
    return chance.outcomes.sample(_random)


class Play:
    """A match and how far the store has it; dropped and read again whenever a write fails."""

    def __init__(self, row: TableRow, match: Match, logged: int, notices: Iterable[NoticeRow] = ()) -> None:
        self.row = row
        self.match = match
        self.logged = logged
        """How many events of the log are stored."""
        self.notices = [*notices]

    @classmethod
    def read(cls, row: TableRow, record: Record, games: Games) -> Play:
        """Put a stored match on the table again."""
        data: dict[str, Json] = {
            "campfire": FORMAT,
            "game": row.game,
            "rules": row.rules,
            "options": row.options,
            "journal": record.journal,
            "log": record.log,
            "snapshot": {"at": row.snapshot_at, "state": json.loads(row.snapshot)},
        }
        return cls(row, Match.load(sealed(data), games, nature), len(record.log), record.notices)

    def number(self, seat: Seat) -> int | None:
        """The number under which a seat may answer now: its question's, or its offer's while others are asked."""
        return {**self.row.offered, **self.row.asked}.get(str(seat))

    def check_decision(self, seat: Seat, decision: int) -> None:
        """Refuse an answer to anything but the pending question."""
        number = self.number(seat)
        if number is None and decision >= self.row.change:
            raise BadInput("not_asked")
        if number != decision:
            raise BadInput("late")

    def answer(self, seat: Seat, decision: int, key: str, args: Ids) -> Change:
        """Take an answer; what it changes is not true before it is written."""
        self.check_decision(seat, decision)
        before = signatures(self.match, (*self.match.seats(), *self.match.helpers()))
        self.match.answer(seat, key, args)
        return self._change({other: put for other, put in before.items() if seat not in put[0]})

    def undo(self, seats: Iterable[Seat], change: int) -> Change:
        """Take back the last answer of these seats."""
        if change != self.row.change:
            raise BadInput("late")
        self.match.undo(seats)
        return self._change({})

    def propose(self, seat: Seat, decision: int, option: tuple[str, Ids], by: str) -> Change:
        """Lay an answer on the table for another person to confirm."""
        self.check_decision(seat, decision)
        ask = self.match.ask(seat)
        if ask is None or ask.find(*option) is None:
            raise BadInput("no_such_option", option=option[0])
        key, args = option
        proposal: ProposalRow = {"seat": seat, "decision": decision, "key": key, "args": plain(args), "by": by}
        return Change(row={"proposal": proposal, "changed": now()})

    def _change(self, before: dict[Seat, Signature]) -> Change:
        match, row, new = self.match, self.row, self.row.version + 1
        known = {**row.offered, **row.asked}
        kept, heard = min(row.length, len(match.journal)), min(self.logged, len(match.log))
        cut = kept < row.length or heard < self.logged
        values: dict[str, Any] = {
            "changed": now(),
            "change": new,
            "asked": numbers(match, before, known, new),
            "offered": numbers(match, before, known, new, match.helpers()),
            "proposal": None,
            "length": len(match.journal),
            "result": result_data(match.game.result(match.state)),
            "sequel": match.sequel(),
        }
        if match.base_at != row.snapshot_at:
            values |= snapshot_values(match)
        return Change(
            row=values,
            journal=Tail(kept, [encode_entry(entry) for entry in match.journal[kept:]], cut),
            log=Tail(heard, [encode_logged(logged) for logged in match.log[heard:]], cut),
        )

    def written(self, change: Change) -> None:
        """A change is on disk: the row is that much further."""
        for name, value in change.row.items():
            setattr(self.row, name, value)
        self.row.version += 1
        if change.seats:
            self.row.seats = change.seats
        self.notices += change.notices
        if change.log:
            self.logged = len(self.match.log)


def snapshot_values(match: Match) -> dict[str, Any]:
    """The state at the undo point, as the row keeps it."""
    snapshot = match.snapshot()
    return {
        "snapshot_at": snapshot["at"],
        "snapshot": json.dumps(snapshot["state"], separators=(",", ":"), ensure_ascii=False),
    }


def signatures(match: Match, seats: Iterable[Seat]) -> dict[Seat, Signature]:
    """What is put to each of these seats, and for whom they would answer."""
    asks = {seat: match.ask(seat) for seat in seats}
    return {
        seat: (ask.seats, ask.key, ask.args, tuple(option.named_by for option in ask.options))
        for seat, ask in asks.items()
        if ask is not None
    }


def numbers(
    match: Match, before: dict[Seat, Signature], known: dict[str, int], new: int, seats: tuple[Seat, ...] | None = None
) -> dict[str, int]:
    """Number the decisions of these seats, or of those asked: one keeps its number while only others answer."""
    seats = match.seats() if seats is None else seats
    after = signatures(match, seats) if before else {}
    return {
        str(seat): known.get(str(seat), new) if seat in after and after[seat] == before.get(seat) else new
        for seat in seats
    }
