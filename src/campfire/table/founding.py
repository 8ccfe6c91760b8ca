"""Founding a table: a match, its seats, and the keys to it."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from campfire import bots
from campfire.bots.deals import coded
from campfire.kernel.contract import AnyGame, BadInput, Options
from campfire.kernel.fate import Fate
from campfire.kernel.journal import encode_entry
from campfire.kernel.match import Match, encode_logged
from campfire.table.clock import now
from campfire.table.keys import hash_of, new_id, new_key
from campfire.table.notices import known_cards
from campfire.table.play import Play, numbers, snapshot_values
from campfire.table.protocol.http import Created, SeatWish, Settings
from campfire.table.seating import BotCheck, place, table_info
from campfire.table.speech import result_data
from campfire.table.store.rows import Change, InviteRow, KeyRow, SeatRow, TableRow, Tail

FIRST = 1


class Founded(NamedTuple):
    """A new table as it is stored, and what its founder is told, once."""

    row: TableRow
    change: Change
    told: Created


def bot_check(game: str) -> BotCheck:
    """Find the bot wished for; the usual one where none is named."""

    def check(wish: str | None) -> str:
        known = bots.known(game)
        name = known[-1] if wish is None else wish
        if name not in known:
            raise BadInput("unknown_bot", name=name, known=", ".join(known))
        return name

    return check


def begin(game: AnyGame, options: Options, seats: list[SeatWish], deal: str = "") -> Match:
    """Begin a new game with as many players as seats, by the chance of a deal or by new one."""
    given = options.get("players", len(seats))
    if given != len(seats):
        raise BadInput("wrong_seats", given=len(seats), players=str(given))
    fate = coded(game.name, deal).fate if deal else Fate.new()
    return Match(game, game.check({**options, "players": len(seats)}), fate)


def found(match: Match, seats: list[SeatWish], settings: Settings, known: bool = False) -> Founded:
    """Lay a match on a new table; its cards are known where it was begun elsewhere."""
    if len(seats) != match.options["players"]:
        raise BadInput("wrong_seats", given=len(seats), players=str(match.options["players"]))
    key, watch, table_id = new_key(), new_key(), new_id()
    places = place(seats, key, bot_check(match.game.name))
    row = first_row(match, table_id, settings, known)
    row.seats = places.seats
    host = KeyRow(hash_of(key), table_id, host=True, watch=False)
    change = replace(
        first_change(match, places.seats),
        notices=[known_cards(len(match.journal))] if known else [],
        keys=[host, KeyRow(hash_of(watch), table_id, host=False, watch=True)],
        invites=[InviteRow(hash_of(invite), table_id, seat, False) for seat, invite in places.invites],
    )
    told: Created = {
        "key": key,
        "watch": watch,
        "invites": [{"seat": seat, "invite": invite} for seat, invite in places.invites],
        "table": table_info(row, host),
    }
    return Founded(row, change, told)


def found_next(play: Play, options: Options) -> tuple[TableRow, Change]:
    """Lay the next game of a series on a new table, for the same people; what is still to be chosen may be chosen."""
    wish, game = play.row.sequel, play.match.game
    if wish is None:
        raise BadInput("no_sequel")
    known = [choice.name for choice in game.choices]
    for name in options:
        if name not in known:
            raise BadInput("unknown_choice", word=name, known=", ".join(known) or "–")
    match = Match(game, game.check({**wish, **options}), Fate.new())
    row = first_row(match, new_id(), Settings(**{**play.row.settings, "deal": ""}), known=False)
    row.seats = play.row.seats
    return row, first_change(match, row.seats)


def first_change(match: Match, seats: list[SeatRow]) -> Change:
    """What a new table has on disk beside its row."""
    return Change(
        journal=Tail(0, [encode_entry(entry) for entry in match.journal]),
        log=Tail(0, [encode_logged(logged) for logged in match.log]),
        seats=seats,
    )


def first_row(match: Match, table_id: str, settings: Settings, known: bool) -> TableRow:
    """The row of a table that nobody has changed yet."""
    fate = match.fate or Fate.new(len(match.journal))
    return TableRow(
        id=table_id,
        game=match.game.name,
        rules=match.game.rules,
        options=match.options,
        settings={**settings.model_dump(), **({"deal": ""} if known else {})},
        known=known,
        seed=fate.seed,
        since=fate.since,
        created=now(),
        changed=now(),
        version=FIRST,
        change=FIRST,
        asked=numbers(match, {}, {}, FIRST),
        offered=numbers(match, {}, {}, FIRST, match.helpers()),
        proposal=None,
        length=len(match.journal),
        result=result_data(match.game.result(match.state)),
        sequel=match.sequel(),
        **snapshot_values(match),
    )
