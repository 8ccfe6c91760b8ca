"""A conversation: what a guest says over the socket, and what is answered."""

from __future__ import annotations

from functools import partial

from pydantic import ValidationError

from campfire.kernel.contract import BadInput
from campfire.kernel.frame import Seat
from campfire.table.clock import now
from campfire.table.guest import Guest
from campfire.table.house import House
from campfire.table.limits import Bucket, check_text
from campfire.table.play import Play
from campfire.table.protocol import PROTOCOL, Closing
from campfire.table.protocol.incoming import MESSAGE_BYTES
from campfire.table.protocol.socket import (
    CLIENT_MESSAGE,
    Answer,
    AskAdvice,
    AskBlocked,
    AskOdds,
    Chat,
    ClientMessage,
    Considers,
    Echo,
    Look,
    Pace,
    Ping,
    Spare,
    Undo,
)
from campfire.table.refusal import refusal_of
from campfire.table.room import Room
from campfire.table.seating import seats_of, spare, table_info
from campfire.table.speech import chat_data

BURST_SECONDS = 3.0
MOST_REFUSALS = 100
"""A guest who keeps knocking too fast is shown out."""


class Conversation:
    """One guest's side of the room."""

    def __init__(self, house: House, room: Room, guest: Guest, version: str) -> None:
        self.house = house
        self.room = room
        self.guest = guest
        self.version = version
        rate = house.config.messages_a_second
        self._messages = Bucket(rate, rate * BURST_SECONDS)
        self._lines = Bucket(1.0, 5)
        self._hovers = Bucket(5.0, 10)
        self._too_fast = 0

    async def begin(self, look: Seat | None) -> None:
        """Come in."""
        chat = await self.house.run(self.house.store.chat, self.room.id)
        self.guest.chatted = max([line.number for line in chat], default=0)

        def welcome(play: Play) -> None:
            self.guest.tell(
                {
                    "type": "welcome",
                    "protocol": PROTOCOL,
                    "version": self.version,
                    "look": self.guest.look,
                    "table": table_info(play.row, self.guest.key),
                    "present": self.room.presence.all(),
                    "chat": [chat_data(line) for line in chat],
                    "words": dict(play.match.game.words(play.match.options)),
                }
            )

        await self.room.enter(self.guest, look, welcome)
        await self.room.tell_chat()

    async def end(self) -> None:
        """Go."""
        await self.room.leave(self.guest)

    async def hear(self, text: str) -> None:
        """Take one message; whatever is wrong with it is told, and changes nothing."""
        if not self._messages.take():
            self._slow_down()
            return
        try:
            if len(text) > MESSAGE_BYTES:
                raise BadInput("too_large", most=MESSAGE_BYTES // 1000)
            message = CLIENT_MESSAGE.validate_json(text)
        except (ValidationError, BadInput) as wrong:
            self._refuse(wrong if isinstance(wrong, BadInput) else BadInput("bad_request"), None)
            return
        number = getattr(message, "id", None)
        try:
            await self._do(message, partial(self._done, number))
        except Exception as wrong:
            self._refuse(wrong, number)
            if isinstance(message, Answer | Undo):
                await self._show_again()

    async def _do(self, message: ClientMessage, done: partial[None]) -> None:
        number, room, guest = done.args[0], self.room, self.guest
        match message:
            case Answer():
                await room.answer(guest.key, message, done)
            case Undo():
                await room.undo(guest.key, message.change, done)
            case Look():
                await room.look(guest, message.seat)
            case AskBlocked():
                guest.tell({"type": "blocked", "re": number, **await room.blocked(guest)})
            case AskOdds():
                decision, chances = await room.odds(guest, message.option)
                guest.tell({"type": "odds", "re": number, "decision": decision, "chances": chances})
            case AskAdvice():
                guest.tell({"type": "advice", "re": number, **await self.house.bot_runner.advise(room, guest.look)})
            case Spare():
                await room.reseat(lambda row: spare(row, guest.key, message.thing, message.on))
            case Considers():
                await self._consider(message)
            case Pace():
                await room.pace(guest, message.wish, message.ahead)
            case Chat():
                await self._chat(message, done)
            case Ping():
                guest.tell({"type": "pong", "re": number})
            case Echo():
                guest.tell({"type": "echo", "re": number, "text": message.text})
            case _:
                raise BadInput("bad_request")

    async def _consider(self, message: Considers) -> None:
        """Relay what is considered; what may not be relayed is dropped without a word."""
        if not self._hovers.take():
            return
        try:
            option = await self.room.considered(self.guest.key, message)
        except BadInput:
            return
        self.room.tell_considers(message.seat, option, self.guest)
        self.house.tell_others({"kind": "considers", "table": self.room.id, "seat": message.seat, "option": option})

    async def _chat(self, message: Chat, done: partial[None]) -> None:
        check_text(message.text or "")
        if not self._lines.take():
            raise BadInput("too_fast")
        async with self.room.at_table() as play:
            own = seats_of(play.row, self.guest.key)
            seat = self.guest.look if self.guest.look is not None else next(iter(own), None)
            name = play.row.seats[seat].name if seat is not None else ""
            if seat is None and not play.row.settings.get("watchers_talk", False):
                raise BadInput("watchers_silent")
        await self.house.errands.finish(self._write_chat(seat, name, message, done))

    async def _write_chat(self, seat: Seat | None, name: str, said: Chat, done: partial[None]) -> None:
        line = (self.room.id, seat, name, said.text or "", now(), said.quick or "")
        await self.house.run(self.house.store.add_chat, *line)
        done()
        await self.room.tell_chat()

    async def _show_again(self) -> None:
        try:
            await self.room.show_again(self.guest)
        except Exception as wrong:
            self._refuse(wrong, None)

    def _done(self, number: int | None) -> None:
        self.guest.tell({"type": "done", "re": number})

    def _refuse(self, wrong: Exception, number: int | None) -> None:
        self.guest.tell({"type": "error", "re": number, **refusal_of(wrong)})

    def _slow_down(self) -> None:
        self._too_fast += 1
        if self._too_fast == 1 or self._too_fast % 20 == 0:
            self._refuse(BadInput("too_fast"), None)
        if self._too_fast > MOST_REFUSALS:
            self.guest.dismiss(Closing.TOO_FAST)
