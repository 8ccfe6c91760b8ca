"""The socket: hello, then messages both ways until one side leaves."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from urllib.parse import urlsplit

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from campfire.kernel.contract import BadInput
from campfire.table import metrics
from campfire.table.config import Config
from campfire.table.conversation import Conversation
from campfire.table.doors.visitor import address_of, house_of, shown_key
from campfire.table.guest import Guest
from campfire.table.house import House
from campfire.table.protocol import PROTOCOL, RELEASE, Closing
from campfire.table.protocol.socket import CLIENT_MESSAGE, Hello
from campfire.table.refusal import refusal_of

HELLO_SECONDS = 10.0
CLOSINGS = {
    "unknown_link": Closing.UNKNOWN_LINK,
    "table_gone": Closing.TABLE_GONE,
    "old_client": Closing.OLD_CLIENT,
}
"""How a socket is closed after a refusal with this code; any other was no request of ours."""

_sockets: Counter[str] = Counter()


async def socket(line: WebSocket) -> None:
    """One guest, from hello to farewell."""
    house, address = house_of(line), address_of(line)
    if not is_welcome(line, house.config) or _sockets[address] >= house.config.sockets_an_address:
        await line.close(1008)
        return
    _sockets[address] += 1
    metrics.SOCKETS.inc()
    try:
        await line.accept()
        await serve(line, house)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the line broke: whoever was there is gone
    finally:
        metrics.SOCKETS.dec()
        _sockets[address] -= 1
        if not _sockets[address]:
            del _sockets[address]


def is_welcome(line: WebSocket, config: Config) -> bool:
    """Pages of other origins may not open sockets; programs that are no browsers name no origin."""
    origin = line.headers.get("origin")
    if origin is None or origin in config.origins:
        return True
    return urlsplit(origin).netloc == line.headers.get("host")


async def serve(line: WebSocket, house: House) -> None:
    """Hear hello, then talk and listen."""
    try:
        hello = await asyncio.wait_for(hear_hello(line), HELLO_SECONDS)
        key = await shown_key(line, hello.key)
    except (BadInput, TimeoutError, ValidationError) as wrong:
        await refuse(line, wrong)
        return
    guest = Guest(line, key, hello.scenes)
    conversation = Conversation(house, house.room(key.table_id), guest, RELEASE)
    try:
        await conversation.begin(hello.look)
    except BadInput as wrong:
        await refuse(line, wrong)
        return
    try:
        await converse(line, guest, conversation)
    finally:
        await conversation.end()


async def hear_hello(line: WebSocket) -> Hello:
    """The first message names the protocol and the key."""
    hello = CLIENT_MESSAGE.validate_json(await next_text(line))
    if not isinstance(hello, Hello):
        raise BadInput("bad_request")
    if hello.protocol != PROTOCOL:
        raise BadInput("old_client")
    return hello


async def refuse(line: WebSocket, wrong: Exception) -> None:
    """Say why, and close."""
    refusal = refusal_of(wrong if isinstance(wrong, BadInput) else BadInput("bad_request"))
    await line.send_json({"type": "error", "re": None, **refusal})
    await line.close(CLOSINGS.get(refusal["code"], Closing.BAD_REQUEST))


async def converse(line: WebSocket, guest: Guest, conversation: Conversation) -> None:
    """Talk and listen at once, until one of both ends."""
    talking = asyncio.create_task(guest.talk())
    listening = asyncio.create_task(listen(line, conversation))
    try:
        await asyncio.wait((talking, listening), return_when=asyncio.FIRST_COMPLETED)
        if talking.done() and not talking.exception():
            await line.close(talking.result())
    finally:
        for task in (talking, listening):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await task


async def listen(line: WebSocket, conversation: Conversation) -> None:
    """Take messages one after the other."""
    while True:
        await conversation.hear(await next_text(line))


async def next_text(line: WebSocket) -> str:
    """The next message; a binary one is no message of ours, whatever is in it."""
    message = await line.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | None = message.get("text")
    return "" if text is None else text
