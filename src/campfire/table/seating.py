"""Seating: who holds a seat, who plays it, and who may change that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple, cast

from campfire.kernel.contract import BadInput
from campfire.kernel.fate import Fate
from campfire.kernel.frame import Seat
from campfire.table.keys import hash_of, new_key
from campfire.table.notices import given_away, left_to_bot, taken_over
from campfire.table.protocol.http import MOST_SPARED, NextSeat, SeatChange, SeatWish, Settings
from campfire.table.protocol.shapes import SeatInfo, SettingsData, TableInfo
from campfire.table.store.rows import Change, InviteRow, KeyRow, SeatRow, TableRow

LONG_TEXT = 400

NOTICES = {"here": taken_over, "bot": left_to_bot, "friend": given_away}
"""What everybody is told when the host hands on a seat that is somebody else's."""

BotCheck = Callable[[str | None], str]
"""Gives the bot wished for, or the usual one; refuses one that there is not."""


class Places(NamedTuple):
    """The seats of a new table and the invites to them."""

    seats: list[SeatRow]
    invites: list[tuple[Seat, str]]


def kind_of(seat: SeatRow) -> Literal["person", "open", "bot"]:
    """Tell who plays a seat."""
    if seat.bot is not None:
        return "bot"
    return "person" if seat.key is not None else "open"


def seats_of(row: TableRow, key: KeyRow) -> list[Seat]:
    """The seats that a key holds."""
    return [seat.seat for seat in row.seats if seat.key == key.hash]


def played_by(row: TableRow, key: KeyRow) -> list[Seat]:
    """The seats that a key holds and no bot plays."""
    return [seat.seat for seat in row.seats if seat.key == key.hash and seat.bot is None]


def holds_all(row: TableRow, key: KeyRow) -> bool:
    """Tell whether a key holds every seat that a person ever held or was invited to: then nobody else is deceived."""
    return all([seat.key == key.hash for seat in row.seats if seat.peopled])


def place(wishes: Iterable[SeatWish], key: str, bot: BotCheck) -> Places:
    """Seat people, bots and awaited friends at a new table."""
    seats, invites = [], []
    for number, wish in enumerate(wishes):
        if wish.kind == "friend":
            invites.append((number, new_key()))
        seats.append(
            SeatRow(
                number,
                wish.name,
                hash_of(key) if wish.kind == "here" else None,
                bot(wish.bot) if wish.kind == "bot" else None,
                wish.kind != "bot",
            )
        )
    return Places(seats, invites)


def place_next(row: TableRow, host: KeyRow, wishes: list[NextSeat], bot: BotCheck) -> Places:
    """Seat those who play on in a series: whoever goes keeps the key, so that a bot's seat can be taken back."""
    taken = [wish.seat for wish in wishes if wish.seat is not None]
    if len({*taken}) < len(taken):
        raise BadInput("no_seat")
    seats, invites = [], []
    for number, wish in enumerate(wishes):
        before = SeatRow(number, wish.name, None, None) if wish.seat is None else find(row, wish.seat)
        if wish.kind == "friend":
            invites.append((number, new_key()))
        seats.append(next_seat(before._replace(seat=number, name=wish.name or before.name), host, wish, bot))
    return Places(seats, invites)


def next_seat(before: SeatRow, host: KeyRow, wish: NextSeat, bot: BotCheck) -> SeatRow:
    """A seat of the next game: as it was, at the host's device, of a friend who is awaited, or a bot's."""
    if wish.kind == "same":
        return before
    if wish.kind == "bot":
        return before._replace(bot=bot(wish.bot), peopled=before.key is not None)
    return before._replace(key=host.hash if wish.kind == "here" else None, bot=None, peopled=True)


def hand_over(row: TableRow, key: KeyRow, number: Seat, wish: SeatChange, bot: BotCheck) -> tuple[Change, str]:
    """Hand a seat to a bot, to a friend by link (then an invite is given too), or to this device."""
    seat = find(row, number)
    if not key.host and seat.key != key.hash:
        raise BadInput("not_yours")
    name = seat.name if wish.name is None else wish.name
    notices = [NOTICES[wish.to](seat.name, number, row.length)] if seat.peopled and seat.key != key.hash else []
    if wish.to == "bot":
        handed = SeatRow(number, name, seat.key, bot(wish.bot), seat.peopled)
        return Change(seats=replaced(row, handed), notices=notices), ""
    lost = removed(row, seat, key)
    if wish.to == "here":
        return Change(seats=replaced(row, SeatRow(number, name, key.hash, None)), notices=notices, lost=lost), ""
    invite = new_key()
    awaited = Change(
        seats=replaced(row, SeatRow(number, name, None, None)),
        lost=lost,
        invites=[InviteRow(hash_of(invite), row.id, number, False)],
        notices=notices if seat.key is not None else [],
    )
    return awaited, invite


def removed(row: TableRow, seat: SeatRow, by: KeyRow) -> list[str]:
    """The key of whoever somebody else takes the last seat from: it opens nothing any more."""
    others = [other.key for other in row.seats if other.seat != seat.seat]
    return [seat.key] if seat.key and seat.key not in (by.hash, *others) else []


def take(row: TableRow, invite: InviteRow, name: str, key: KeyRow, new: bool) -> Change:
    """Sit down where an invite leads."""
    seat = find(row, invite.seat)
    if invite.used or seat.key is not None:
        raise BadInput("link_used")
    sitting = SeatRow(seat.seat, name or seat.name, key.hash, None)
    return Change(seats=replaced(row, sitting), used=invite.hash, keys=[key] if new else [])


def inherit(row: TableRow, old: KeyRow, key: KeyRow) -> Change:
    """Take the seats that one held in the game before."""
    seats = [seat._replace(key=key.hash) if seat.key == old.hash else seat for seat in row.seats]
    return Change(seats=seats, keys=[key])


def spare(row: TableRow, key: KeyRow, thing: str, on: bool) -> Change:
    """Ask the bots to leave something alone, or no longer; whoever plays may."""
    if not seats_of(row, key):
        raise BadInput("not_yours")
    kept = [other for other in row.settings.get("spared", []) if other != thing]
    spared = [*kept, thing] if on else kept
    if len(spared) > MOST_SPARED:
        raise BadInput("too_large", most=MOST_SPARED)
    return Change(row={"settings": {**row.settings, "spared": spared}})


def find(row: TableRow, number: Seat) -> SeatRow:
    """Find a seat by its number."""
    if number >= len(row.seats):
        raise BadInput("no_seat")
    return row.seats[number]


def replaced(row: TableRow, seat: SeatRow) -> list[SeatRow]:
    """The seats with one of them changed."""
    return [seat if other.seat == seat.seat else other for other in row.seats]


def table_info(row: TableRow, key: KeyRow | None) -> TableInfo:
    """A table from outside, as the holder of a key sees it."""
    mine = seats_of(row, key) if key else []
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": shortened(row.options),
        "seats": [seat_info(seat, seat.seat in mine) for seat in row.seats],
        "settings": cast(SettingsData, Settings(**row.settings).model_dump()),
        "you": {"seats": mine, "host": bool(key and key.host), "watch": bool(key and key.watch)},
        "known": row.known,
        "chance": {"digest": Fate(row.seed).digest, "since": row.since},
        "created": row.created,
        "changed": row.changed,
        "at": row.length,
        "deciding": sorted(map(int, row.asked)),
        "result": row.result,
        "sequel": row.sequel is not None,
        "next": row.next or None,
    }


def seat_info(seat: SeatRow, yours: bool) -> SeatInfo:
    """Who sits there."""
    return {"seat": seat.seat, "name": seat.name, "kind": kind_of(seat), "bot": seat.bot, "yours": yours}


def shortened(part: Any) -> Any:
    """Options without long texts: a home-made module is named, not told.

    >>> shortened({"modules": ["A", {"file": "owls", "text": "x" * 1000}]})
    {'modules': ['A', {'file': 'owls', 'text': ''}]}
    """
    if isinstance(part, str):
        return part if len(part) <= LONG_TEXT else ""
    if isinstance(part, dict):
        return {key: shortened(value) for key, value in part.items()}
    return [shortened(value) for value in part] if isinstance(part, list) else part
