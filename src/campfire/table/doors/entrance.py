"""The entrance: making tables, finding one's own again, taking a seat by invite."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request

from campfire.bots.deals import plain_word
from campfire.kernel.contract import BadInput
from campfire.kernel.match import Match
from campfire.table import metrics
from campfire.table.doors.visitor import REFUSALS, MaybeKey, TheHouse, address_of, never_kept
from campfire.table.founding import Founded, begin, found
from campfire.table.house import House
from campfire.table.keys import hash_of, new_key
from campfire.table.limits import check_data, check_text
from campfire.table.protocol.http import (
    Created,
    CreateTable,
    ImportTable,
    Invited,
    Join,
    Joined,
    Keys,
    LookAtInvite,
    Mine,
    SeatWish,
    Settings,
)
from campfire.table.room import Room
from campfire.table.seating import table_info, take
from campfire.table.store.rows import InviteRow, KeyRow, TableRow

LOT = 25
"""So many keys are looked up at once: in between others are served."""

ROUTER = APIRouter(prefix="/api", responses=REFUSALS, dependencies=[Depends(never_kept)], tags=["entrance"])


@ROUTER.post("/tables", status_code=201)
async def create_table(wish: CreateTable, request: Request, house: TheHouse) -> Created:
    """Create a table."""
    await check_number_of_tables(request, house)
    check_data(wish.options)
    game = house.games(wish.game)
    deal = plain_word(wish.settings.deal) if wish.settings.deal else ""
    match = await house.compute(begin, game, wish.options, wish.seats, deal)
    return await settle(house, match, wish.seats, wish.settings.model_copy(update={"deal": deal}))


@ROUTER.post("/tables/import", status_code=201)
async def import_table(wish: ImportTable, request: Request, house: TheHouse) -> Created:
    """Create a table from a game file."""
    await check_number_of_tables(request, house)
    check_data(wish.save)
    save = await house.desk.read_over(address_of(request), wish.save)
    return await settle(house, house.believed(save), wish.seats, wish.settings, known=True)


@ROUTER.post("/tables/mine")
async def my_tables(wish: Keys, house: TheHouse) -> Mine:
    """Look up a list of keys; a key that opens nothing gives null."""
    hashes = [hash_of(key) for key in wish.keys]
    found_rows: dict[str, tuple[KeyRow, TableRow]] = {}
    for start in range(0, len(hashes), LOT):
        found_rows |= await house.run(house.store.rows, hashes[start : start + LOT])
    places = [found_rows.get(key_hash) for key_hash in hashes]
    return {"tables": [{"table": table_info(place[1], place[0]) if place else None} for place in places]}


@ROUTER.post("/invite")
async def look_at_invite(wish: LookAtInvite, house: TheHouse) -> Invited:
    """Look at an invite without using it."""
    invite = await find_invite(house, wish.invite)
    async with house.room(invite.table_id).at_table() as play:
        if play.row.seats[invite.seat].key is not None:
            raise BadInput("link_used")
        return {"seat": invite.seat, "table": table_info(play.row, None)}


@ROUTER.post("/join")
async def join(wish: Join, house: TheHouse, own: MaybeKey) -> Joined:
    """Use an invite: take the seat, with a new key or with one's own of the same table."""
    check_text(wish.name)
    invite = await house.run(house.store.invite, hash_of(wish.invite))
    if invite is None:
        raise BadInput("unknown_link")
    fresh = new_key() if wish.attempt is None else house.key_for(wish.invite, wish.attempt)
    extended = own is not None and own.table_id == invite.table_id and not own.watch
    key = own if own and extended else KeyRow(hash_of(fresh), invite.table_id, host=False, watch=False)
    room = house.room(invite.table_id)
    if wish.attempt and (row := await already_taken(room, invite, key)):
        return {"key": None if extended else fresh, "seat": invite.seat, "table": table_info(row, key)}
    if invite.used:
        raise BadInput("link_used")
    row = await room.reseat(lambda row: take(row, invite, wish.name, key, new=not extended))
    return {"key": None if extended else fresh, "seat": invite.seat, "table": table_info(row, key)}


async def already_taken(room: Room, invite: InviteRow, key: KeyRow) -> TableRow | None:
    """The table, where this very attempt has taken the seat before and its answer was lost."""
    async with room.at_table() as play:
        return play.row if invite.used and play.row.seats[invite.seat].key == key.hash else None


async def find_invite(house: House, invite: str) -> InviteRow:
    """Find an invite that can still be used."""
    row = await house.run(house.store.invite, hash_of(invite))
    if row is None:
        raise BadInput("unknown_link")
    if row.used:
        raise BadInput("link_used")
    return row


async def check_number_of_tables(request: Request, house: House) -> None:
    """Refuse an address that has wished for too many tables lately."""
    address, most = house.hidden_address(address_of(request)), house.config.tables_an_hour
    if not await house.run(house.store.wish, address, most):
        raise BadInput("too_many_tables", n=house.config.tables_an_hour)


async def settle(house: House, match: Match, seats: list[SeatWish], settings: Settings, known: bool = False) -> Created:
    """Store a new table and give the keys to it."""
    for wish in seats:
        check_text(wish.name)
    new: Founded = found(match, seats, settings, known)
    await house.run(house.store.create, new.row, new.change)
    metrics.TABLES.inc()
    return new.told
