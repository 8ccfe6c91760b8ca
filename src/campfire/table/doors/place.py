"""One's place at a table: its seats and settings, its past, its file."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from campfire.bots import deals
from campfire.kernel.contract import BadInput
from campfire.kernel.frame import Seat
from campfire.table import metrics
from campfire.table.clock import now
from campfire.table.doors.entrance import check_number_of_tables, settle
from campfire.table.doors.visitor import REFUSALS, KeyItself, TheHouse, TheKey, never_kept
from campfire.table.founding import bot_check, found_next
from campfire.table.house import House
from campfire.table.keys import hash_of, key_onward, new_key
from campfire.table.limits import check_data, check_text
from campfire.table.notices import file_taken, played_on
from campfire.table.play import Play
from campfire.table.protocol.http import (
    Changed,
    Created,
    DealLine,
    Following,
    ForkTable,
    NextTable,
    Onward,
    Replayed,
    Report,
    SeatChange,
    SeatChanged,
    SettingsChange,
    WatchLink,
    WhereLost,
)
from campfire.table.protocol.incoming import MOST_SEATS
from campfire.table.protocol.shapes import TableInfo
from campfire.table.room import choose_look
from campfire.table.seating import hand_over, holds_all, inherit, seats_of, shortened, table_info
from campfire.table.speech import phrase_data
from campfire.table.store.rows import Change, KeyRow, TableRow

ROUTER = APIRouter(prefix="/api/table", responses=REFUSALS, dependencies=[Depends(never_kept)], tags=["place"])


@ROUTER.get("")
async def see_table(house: TheHouse, key: TheKey) -> Changed:
    """The table of a key, and one's place at it."""
    async with house.room(key.table_id).at_table() as play:
        return {"table": table_info(play.row, key)}


@ROUTER.put("/seats/{seat}")
async def change_seat(
    seat: Annotated[int, Path(ge=0, lt=MOST_SEATS)], wish: SeatChange, house: TheHouse, key: TheKey
) -> SeatChanged:
    """Hand a seat to a bot, to a friend by link, or to this device."""
    check_text(wish.name or "")
    invites: list[str] = []

    def make(row: TableRow) -> Change:
        change, invite = hand_over(row, key, seat, wish, bot_check(row.game))
        invites.append(invite)
        return change

    row = await house.room(key.table_id).reseat(make)
    return {"invite": invites[-1] or None, "table": table_info(row, key)}


@ROUTER.patch("/settings")
async def change_settings(wish: SettingsChange, house: TheHouse, key: TheKey) -> Changed:
    """Change what the table has agreed on."""
    check_host(key)
    changed = wish.model_dump(exclude_none=True)
    row = await house.room(key.table_id).reseat(
        lambda row: Change(row={"settings": {**row.settings, **changed}, "changed": now()})
    )
    return {"table": table_info(row, key)}


@ROUTER.post("/watch")
async def make_watch_key(house: TheHouse, key: TheKey) -> WatchLink:
    """Make a new key for spectators."""
    if key.watch:
        raise BadInput("not_yours")
    watch = new_key()
    await house.run(house.store.add_key, KeyRow(hash_of(watch), key.table_id, False, True, maker=key.hash))
    return {"watch": watch}


@ROUTER.delete("", status_code=204)
async def delete_table(house: TheHouse, key: TheKey) -> Response:
    """Delete the table for everybody."""
    check_host(key)
    await house.errands.finish(house.delete(key.table_id))
    return Response(status_code=204)


@ROUTER.get("/replay")
async def replay(
    house: TheHouse,
    key: TheKey,
    at: Annotated[int, Query(ge=0, lt=2**31)],
    seat: Annotated[int | None, Query(ge=0, lt=MOST_SEATS)] = None,
) -> Replayed:
    """The table at one point, seen from one seat; without a seat, as a spectator sees it."""
    room = house.room(key.table_id)
    async with room.at_table() as play:
        if seat is not None and seat >= len(play.row.seats):
            raise BadInput("no_seat")
        is_over = play.row.result is not None
        if not is_over and seat is not None and seat not in seats_of(play.row, key):
            raise BadInput("replay_hidden")
    return await house.desk.look_back(key.hash, play, at, seat, is_over)


@ROUTER.post("/fork", status_code=201)
async def fork(wish: ForkTable, request: Request, house: TheHouse, key: TheKey) -> Created:
    """Play on from one point as a new table."""
    await check_number_of_tables(request, house)
    room = house.room(key.table_id)
    async with room.at_table() as play:
        check_open(play, key)
        match = play.match
        if wish.at > len(match.journal):
            raise BadInput("no_position", last=len(match.journal))
        entries = match.journal[: wish.at]
    await room.note_if_running(key, played_on)
    again = await house.desk.play_over(key.hash, match.game.name, match.options, entries)
    return await settle(house, house.believed(again), wish.seats, wish.settings, known=True)


@ROUTER.get("/next")
async def see_next(house: TheHouse, key: TheKey) -> Following:
    """The game that follows in a series, with what everybody carries over to it."""
    async with house.room(key.table_id).at_table() as play:
        if play.row.sequel is None:
            raise BadInput("no_sequel")
        return {"options": shortened(play.row.sequel), "table": table_info(play.row, key)}


@ROUTER.post("/next", status_code=201)
async def go_on(wish: NextTable, request: Request, house: TheHouse, key: TheKey, brought: KeyItself) -> Onward:
    """Lead on to the next game of a series: the host lays it, and everybody follows with the key they have here."""
    check_data(wish.options)
    for seat in wish.seats:
        check_text(seat.name)
    invites: list[tuple[Seat, str]] = []
    room = house.room(key.table_id)
    async with room.at_table() as play:
        if not play.row.next:
            check_host(key)
            await check_number_of_tables(request, house)
            row, first, invites = await house.compute(found_next, play, key, wish.options, wish.seats)
            await house.run(house.store.create, row, first)
            metrics.TABLES.inc()
            await room.write(play, Change(row={"next": row.id, "changed": now()}))
            room.show_table(play)
        following = play.row.next
    fresh, table = await followed(house, key, brought, following)
    return {"key": fresh, "invites": [{"seat": seat, "invite": invite} for seat, invite in invites], "table": table}


async def followed(house: House, key: KeyRow, brought: str, table_id: str) -> tuple[str, TableInfo]:
    """One's place at the next table; whoever comes again, from another device too, has the same key."""
    fresh = key_onward(await house.run(house.store.secret, "series"), brought, table_id)
    heir = KeyRow(hash_of(fresh), table_id, host=key.host, watch=key.watch)
    room = house.room(table_id)
    if await house.run(house.store.key, heir.hash) is None:
        await room.reseat(lambda row: inherit(row, key, heir))
    async with room.at_table() as play:
        return fresh, table_info(play.row, heir)


@ROUTER.get("/file")
async def game_file(response: Response, house: TheHouse, key: TheKey) -> dict[str, Any]:
    """The game as a file, when nothing in it is hidden from anybody else."""
    room = house.room(key.table_id)
    async with room.at_table() as play:
        check_open(play, key)
    await room.note_if_running(key, file_taken)
    async with room.at_table() as play:
        check_open(play, key)
        response.headers["Content-Disposition"] = f'attachment; filename="{play.row.game}-{play.row.id}.json"'
        return play.file()


@ROUTER.get("/deal")
async def deal_line(house: TheHouse, key: TheKey) -> DealLine:
    """How the deal of a finished game went, beside what scouts make of it."""
    async with house.room(key.table_id).at_table() as play:
        word, result = play.row.settings.get("deal", ""), play.match.game.result(play.match.state)
        if not word or result is None:
            raise BadInput("no_deal")
        game, options = play.match.game, play.match.options
    par = await house.desk.par_of(key.hash, game.name, options, word)
    return {"line": phrase_data(deals.line(game, options, word, result, par))}


@ROUTER.get("/lost")
async def where_lost(house: TheHouse, key: TheKey) -> WhereLost:
    """Where a finished game was lost: the answers after which the chance of whoever gave them fell most."""
    async with house.room(key.table_id).at_table() as play:
        if play.row.result is None:
            raise BadInput("not_over")
    return {"falls": await house.desk.where_lost(key.hash, play)}


@ROUTER.get("/report")
async def report(response: Response, house: TheHouse, key: TheKey) -> Report:
    """A file for a bug report: what this key may see, and where the server finds the rest."""
    room = house.room(key.table_id)
    async with room.at_table() as play:
        look = choose_look(play, key, None)
        response.headers["Content-Disposition"] = f'attachment; filename="report-{play.row.id}.json"'
        return {
            "report": 1,
            "table": play.row.id,
            "version": play.row.version,
            "at": len(play.match.journal),
            "game": play.row.game,
            "rules": play.match.game.rules,
            "options": play.row.options,
            "view": play.match.game.view(play.match.state, look),
            "ask": room.eyes.ask(play, look),
            "log": room.eyes.log(play, look),
        }


def check_host(key: KeyRow) -> None:
    """Refuse whoever is not the host."""
    if not key.host:
        raise BadInput("not_host")


def check_open(play: Play, key: KeyRow) -> None:
    """Refuse to open the cards of a running game to one of several people."""
    if play.row.result is None and not holds_all(play.row, key):
        raise BadInput("file_hidden")
