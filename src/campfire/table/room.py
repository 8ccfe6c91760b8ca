"""A room: one table in memory, who is there, and the order in which things happen at it.

Everything that changes the table holds the room's lock: check, write, and only then show.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from campfire.kernel.contract import BadInput
from campfire.kernel.declared import Ids, Named, Option
from campfire.kernel.frame import Seat
from campfire.kernel.journal import decode_ids
from campfire.kernel.offer import Thought
from campfire.kernel.question import Ask
from campfire.table import metrics
from campfire.table.guest import Guest
from campfire.table.household import Household
from campfire.table.move import because
from campfire.table.notices import thought_aloud
from campfire.table.play import Play
from campfire.table.presence import Presence, seen_here
from campfire.table.protocol import Closing
from campfire.table.protocol.incoming import PaceWish
from campfire.table.protocol.shapes import LikelyData, OptionData, RefusedData
from campfire.table.protocol.socket import Answer, Considers, OptionRef
from campfire.table.refusal import refusal_of
from campfire.table.seating import find, kind_of, played_by, seats_of, table_info
from campfire.table.sight import Eyes, Sight
from campfire.table.speech import blocked_data, chat_data, idle_data, likely_data, option_data
from campfire.table.store.rows import Change, Conflict, Gone, KeyRow, NoticeRow, SeatRow, StoreFailed, TableRow

RESEAT_TRIES = 5
"""How often a change of seats is made anew when another process has changed the table first."""


class Late(BadInput):
    """Another process has changed the table first."""

    def __init__(self) -> None:
        super().__init__("late")


class Room:
    """One table and its guests."""

    def __init__(self, table_id: str, house: Household) -> None:
        self.id = table_id
        self.house = house
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.presence = Presence()
        self.eyes = Eyes()
        self._play: Play | None = None
        self._sights: dict[tuple[Seat | None, bool], Sight] = {}

    @asynccontextmanager
    async def at_table(self) -> AsyncIterator[Play]:
        """Hold the table, and drop it from memory if anything goes wrong."""
        async with self.lock:
            play = await self._read()
            play.match.followed = any(guest.scenes for guest in self.guests)
            try:
                yield play
            except BadInput:
                raise
            except BaseException as wrong:
                self._play = None
                if isinstance(wrong, StoreFailed):
                    self.house.look_again(self)
                raise

    async def _read(self) -> Play:
        if self._play is None:
            loaded = await self.house.run(self.house.store.load, self.id)
            if loaded is None:
                raise BadInput("table_gone")
            self._play = Play.read(*loaded, self.house.games)
            self._sights.clear()
        return self._play

    async def write(self, play: Play, change: Change) -> None:
        """Put a change on disk; only then it is true."""
        try:
            with metrics.WRITE_SECONDS.time():
                await self.house.write(self.id, play.row.version, change)
        except Conflict as wrong:
            metrics.CONFLICTS.inc()
            await self._forget()
            raise Late from wrong
        except Gone as wrong:
            self._play = None
            raise BadInput("table_gone") from wrong
        play.written(change)
        self._sights.clear()

    async def _forget(self) -> None:
        self._play = None
        play = await self._read()
        self.show_all(play)

    async def answer(self, key: KeyRow, wish: Answer, done: Callable[[], None]) -> None:
        """Take a person's answer; once written it is shown to everybody, whoever is cut off meanwhile."""
        await self.house.errands.finish(self._answer(key, wish, done))

    async def _answer(self, key: KeyRow, wish: Answer, done: Callable[[], None]) -> None:
        async with self.at_table() as play:
            check_right(play.row, key, wish.seat)
            play.check_decision(wish.seat, wish.decision)
            option = (wish.key, wish.ids)
            if self._needs_confirmation(play, key, wish.seat, option):
                change = play.propose(wish.seat, wish.decision, option, key.hash)
            else:
                change = play.answer(wish.seat, wish.decision, *option)
            await self.write(play, change)
            metrics.ANSWERS.labels("person").inc()
            done()
            self.show_all(play)
            self.house.wake_bots(self)

    async def answer_for_bot(self, seat: Seat, decision: int, option: Named, thought: Thought) -> None:
        """Take a bot's answer and what it thought, if the bot still plays there."""
        await self.house.errands.finish(self._answer_for_bot(seat, decision, option, thought))

    async def _answer_for_bot(self, seat: Seat, decision: int, option: Named, thought: Thought) -> None:
        async with self.at_table() as play:
            if kind_of(find(play.row, seat)) != "bot":
                raise BadInput("not_yours")
            play.check_decision(seat, decision)
            said, at = because(play.match, option, seat, thought), len(play.match.journal) + 1
            change = play.answer(seat, decision, *option)
            change.notices = [thought_aloud(seat, said, at)] if said else []
            await self.write(play, change)
            metrics.ANSWERS.labels("bot").inc()
            self.show_all(play)
            self.house.wake_bots(self)

    async def undo(self, key: KeyRow, change: int, done: Callable[[], None]) -> None:
        """Take back the key's last answer."""
        await self.house.errands.finish(self._undo(key, change, done))

    async def _undo(self, key: KeyRow, change: int, done: Callable[[], None]) -> None:
        async with self.at_table() as play:
            await self.write(play, play.undo(played_by(play.row, key), change))
            done()
            self.show_all(play)
            self.house.wake_bots(self)

    async def reseat(self, make: Callable[[TableRow], Change]) -> TableRow:
        """Change seats or settings, and tell everybody."""
        return await self.house.errands.finish(self._reseat(make))

    async def _reseat(self, make: Callable[[TableRow], Change]) -> TableRow:
        for _ in range(RESEAT_TRIES):
            try:
                return await self._reseat_once(make)
            except Late:
                continue
        return await self._reseat_once(make)

    async def _reseat_once(self, make: Callable[[TableRow], Change]) -> TableRow:
        async with self.at_table() as play:
            change = make(play.row)
            await self.write(play, change)
            if change.lost:
                await self._show_out()
            self.show_table(play)
            self.house.wake_bots(self)
            return play.row

    async def _show_out(self) -> None:
        """Let those go whose keys open nothing any more."""
        hashes = {guest.key.hash for guest in self.guests}
        still = await self.house.run(self.house.store.still_open, sorted(hashes))
        for guest in [guest for guest in self.guests if guest.key.hash not in still]:
            self.guests.discard(guest)
            guest.tell({"type": "error", "re": None, **refusal_of(BadInput("removed"))})
            guest.dismiss(Closing.UNKNOWN_LINK)

    async def note_if_running(self, key: KeyRow, notice: Callable[[SeatRow | None, int], NoticeRow]) -> None:
        """Note for everybody what a player does with the cards of a running game; the same again is not news."""
        await self.house.errands.finish(self._note_if_running(key, notice))

    async def _note_if_running(self, key: KeyRow, notice: Callable[[SeatRow | None, int], NoticeRow]) -> None:
        async with self.at_table() as play:
            own = seats_of(play.row, key)
            told = notice(play.row.seats[own[0]] if own else None, play.row.length)
            if play.row.result is None and told not in play.notices[-1:]:
                await self.write(play, Change(notices=[told]))
                self.show_all(play)

    async def enter(self, guest: Guest, look: Seat | None, welcome: Callable[[Play], None]) -> None:
        """Let a guest in: a welcome, then what is seen."""
        async with self.at_table() as play:
            guest.look = choose_look(play, guest.key, look)
            self.guests.add(guest)
            self.come_and_go(play.row, but=guest)
            welcome(play)
            self.show(play, guest)
            self.house.wake_bots(self)

    async def pace(self, guest: Guest, wish: PaceWish, ahead: bool) -> None:
        """Let the bots move as a guest wishes to follow them, and before the guest where that is wished."""
        async with self.at_table() as play:
            guest.pace, guest.ahead = wish, ahead
            self.come_and_go(play.row)
            self.house.wake_bots(self)

    async def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        self.guests.discard(guest)
        if self._play is not None:
            self.come_and_go(self._play.row)

    async def look(self, guest: Guest, seat: Seat) -> None:
        """Look through another seat of the same key."""
        async with self.at_table() as play:
            if seat not in seats_of(play.row, guest.key):
                raise BadInput("not_yours")
            guest.look = seat
            self.show(play, guest)

    async def show_again(self, guest: Guest) -> None:
        """Show a guest how things stand."""
        async with self.at_table() as play:
            self.show(play, guest)

    async def blocked(self, guest: Guest) -> RefusedData:
        """List what is not allowed to the seat that the guest looks through, what it cannot use, and why."""
        async with self.at_table() as play:
            game, g, seat = play.match.game, play.match.state, guest.look
            number = None if seat is None else play.number(seat)
            ask = None if seat is None or number is None else play.match.ask(seat)
            listed = [] if seat is None or ask is None else play.match.blocked(seat)
            return {
                "decision": number,
                "options": [blocked_data(g, option, seat or 0) for option in listed],
                "idle": idle_data(game.idle(game.view(g, seat), ask.options if ask else ())),
            }

    async def odds(self, guest: Guest, option: OptionRef | None) -> tuple[int | None, list[LikelyData]]:
        """Count the odds of an option of the seat that the guest looks through, or of what comes next."""
        async with self.at_table() as play:
            match = play.match
            ask = match.ask(guest.look) if guest.look is not None else None
            if guest.look is None or ask is None:
                return None, []
            chosen = found(ask, option) if option else None
            return play.number(guest.look), likely_data(match.game.odds(match.state, chosen))

    async def considered(self, key: KeyRow, wish: Considers) -> OptionData | None:
        """Say what a player who is asked considers, if others may know; refuse what is not offered."""
        async with self.at_table() as play:
            check_right(play.row, key, wish.seat)
            play.check_decision(wish.seat, wish.decision)
            ask = play.match.ask(wish.seat) if str(wish.seat) in play.row.asked else None
            if ask is None or ask.private or not play.row.settings["hover"]:
                raise BadInput("hover_off")
            if wish.option is None:
                return None
            return option_data(play.match.state, found(ask, wish.option), wish.seat)

    async def changed_elsewhere(self, version: int | None) -> None:
        """Another process has changed the table: read it again and show it."""
        async with self.lock:
            known = self._play.row.version if self._play else 0
            seats = self._play.row.seats if self._play else []
            if version is not None and known >= version:
                return
            self._play = None
            if not self.guests:
                return
            try:
                play = await self._read()
            except BadInput:
                self.gone()
                return
            if play.row.seats != seats:
                await self._show_out()
            self.show_table(play)
            self.house.wake_bots(self, elsewhere=True)

    def gone(self) -> None:
        """The table was deleted: everybody leaves."""
        self._play = None
        for guest in self.guests:
            guest.tell({"type": "gone"})
            guest.dismiss(Closing.TABLE_GONE)

    def show_table(self, play: Play) -> None:
        """Seats or settings changed: tell everybody, each as they see it."""
        for guest in self.guests:
            if guest.look is not None and guest.look not in seats_of(play.row, guest.key):
                guest.look = choose_look(play, guest.key, None)
            guest.tell({"type": "table", "table": table_info(play.row, guest.key)})
        self.come_and_go(play.row)
        self.show_all(play)

    def show_all(self, play: Play) -> None:
        """Show everybody what they may see now; the way there is shown once."""
        for guest in self.guests:
            self.show(play, guest)
        play.match.scenes = []

    def show(self, play: Play, guest: Guest) -> None:
        """Show a guest what the place they look from may see."""
        place = (guest.look, guest.scenes)
        if place not in self._sights:
            self._sights[place] = self.eyes.look(play, *place)
        own = played_by(play.row, guest.key)
        undo = play.row.change if own and play.can_undo(own) else None
        alone = play.match.own_options()
        able = [seat for seat in own if str(seat) in play.row.offered or seat in alone]
        guest.show(self._sights[place], undo, able)

    def come_and_go(self, row: TableRow, but: Guest | None = None) -> None:
        """Tell everybody else who is there, here and in other processes."""
        seen = seen_here(self.guests, row)
        if self.presence.here(seen):
            self.house.tell_others({"kind": "present", "table": self.id, **seen.told()})
            self.tell_present(but)
            self.house.nudge_bots(self)

    def tell_present(self, but: Guest | None = None) -> None:
        """Tell everybody else here who is at the table."""
        for guest in self.guests - {but}:
            guest.tell({"type": "present", **self.presence.all()})

    async def tell_chat(self) -> None:
        """Tell everybody here the lines of chat that they have not heard yet; who comes in meanwhile asks anew."""
        guests = [*self.guests]
        heard = min([guest.chatted for guest in guests], default=None)
        if heard is None:
            return
        for line in await self.house.run(self.house.store.chat, self.id, heard):
            for guest in guests:
                if line.number > guest.chatted:
                    guest.chatted = line.number
                    guest.tell({"type": "chat", **chat_data(line)})

    def tell_considers(self, seat: Seat, option: OptionData | None, but: Guest | None) -> None:
        """Tell everybody else here what a player considers."""
        for guest in self.guests:
            if guest is not but:
                guest.tell({"type": "considers", "seat": seat, "option": option})

    def _needs_confirmation(self, play: Play, key: KeyRow, seat: Seat, option: tuple[str, Ids]) -> bool:
        """A group's answer awaits a second person, where the table wants that and there is one.

        What is used meanwhile is no answer: the question comes back after it.
        """
        ask = play.match.ask(seat)
        if not play.row.settings["confirm_group"] or ask is None or not ask.is_groups:
            return False
        chosen = ask.find(*option)
        if chosen is None or play.match.state.stack[-1] in chosen.then:
            return False
        people = {play.row.seats[s].key for s in ask.seats if kind_of(play.row.seats[s]) == "person"}
        if len(people) < 2:
            return False
        proposal = play.row.proposal
        if proposal is None or (proposal["key"], decode_ids(proposal["args"])) != option:
            return True
        return proposal["by"] == key.hash


def found(ask: Ask, wish: OptionRef) -> Option:
    """The option that a guest names, or a refusal."""
    option = ask.find(wish.key, wish.ids)
    if option is None:
        raise BadInput("no_such_option", option=wish.key)
    return option


def check_right(row: TableRow, key: KeyRow, seat: Seat) -> None:
    """Refuse whoever does not hold the seat, or has left it to a bot."""
    place = find(row, seat)
    if place.key != key.hash:
        raise BadInput("not_yours")
    if place.bot is not None:
        raise BadInput("bot_plays")


def choose_look(play: Play, key: KeyRow, wish: Seat | None) -> Seat | None:
    """Look through the seat wished for, else one of one's own that is asked, else the first, else as a spectator."""
    own = seats_of(play.row, key)
    if wish is not None and wish not in own:
        raise BadInput("not_yours")
    asked = [seat for seat in own if str(seat) in play.row.asked]
    return wish if wish is not None else next(iter(asked + own), None)
