"""Calls over HTTP to a server that may be gone, stand still, or be killed in the middle of its answer."""

from __future__ import annotations

import asyncio
import json
from typing import Any, NamedTuple

HOST = "127.0.0.1"
PATIENCE = 10.0
"""Seconds after which nothing will come any more."""


class Lost(Exception):
    """No answer came: what was asked for may have happened or not."""


class Reply(NamedTuple):
    """What was answered."""

    status: int
    body: Any


async def call(
    port: int, method: str, path: str, body: Any = None, key: str | None = None, patience: float = PATIENCE
) -> Reply:
    """Make one call on a connection of its own."""
    try:
        return await asyncio.wait_for(_call(port, method, path, body, key), patience)
    except (OSError, EOFError, ValueError, TimeoutError) as wrong:
        raise Lost(repr(wrong)) from wrong


async def _call(port: int, method: str, path: str, body: Any, key: str | None) -> Reply:
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        content = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.0", f"Host: {HOST}", f"Content-Length: {len(content)}"]
        head += ["Content-Type: application/json"] if content else []
        head += [f"Authorization: Bearer {key}"] if key else []
        writer.write("\r\n".join([*head, "", ""]).encode() + content)
        told, _, rest = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    status = int(told.split()[1]) if len(told.split()) > 1 else 0
    if not status:
        raise Lost("no answer")
    return Reply(status, json.loads(rest) if rest and status != 204 else None)
