"""The guard at every door: headers, sizes, rates and a line in the log for each request."""

from __future__ import annotations

import logging
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from campfire.kernel.contract import BadInput
from campfire.table import metrics
from campfire.table.doors.hosts import Hosts
from campfire.table.doors.visitor import address_of
from campfire.table.limits import Buckets
from campfire.table.refusal import STATUS, respond
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon

LOGGER = logging.getLogger("campfire.requests")

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
BODY_BYTES = 32_768
LARGE_BODIES = {"/api/tables": 600_000, "/api/tables/import": 4_000_000}
BURST = 10.0
"""How many seconds of the steady rate may come at once."""


class Guard:
    """Wraps the whole app."""

    def __init__(self, app: ASGIApp, rate: float, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts
        self.buckets = Buckets(rate, rate * BURST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or (scope["type"] == "websocket" and self.hosts.are_ours(scope)):
            await self.app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        began, status = time.perf_counter(), 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            await self._admit(scope, receive, send_guarded)
        finally:
            note(scope, status, time.perf_counter() - began)

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        limit = LARGE_BODIES.get(scope["path"], BODY_BYTES)
        declared = Headers(scope=scope).get("content-length", "0")
        if not self.hosts.are_ours(scope):
            await unknown_name(scope)(scope, receive, send)
        elif scope["path"].startswith("/api/") and not self.buckets.take(address_of(HTTPConnection(scope))):
            await respond(BadInput("too_fast"))(scope, receive, send)
        elif declared.isdecimal() and int(declared) > limit:
            await respond(BadInput("too_large", most=limit // 1000))(scope, receive, send)
        else:
            await self._pass(scope, receive, send, limit)

    async def _pass(self, scope: Scope, receive: Receive, send: Send, limit: int) -> None:
        size = 0

        async def receive_bounded() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > limit:
                raise HTTPException(413, str(limit // 1000))
            return message

        await self.app(scope, receive_bounded, send)


def unknown_name(scope: Scope) -> Response:
    """Refuse a call by a name that is not ours; whoever opened a page reads the sentence itself."""
    if "text/html" not in Headers(scope=scope).get("accept", ""):
        return respond(BadInput("wrong_host"))
    told = [Lexicon(lang).word("error-wrong_host") for lang in OWN_NAMES]
    return PlainTextResponse("\n\n".join(told), STATUS["wrong_host"])


def note(scope: Scope, status: int, seconds: float) -> None:
    """Log a request without its query: nothing secret is ever in it, and none shall be."""
    metrics.REQUEST_SECONDS.labels(str(status)).observe(seconds)
    LOGGER.info(
        "request",
        extra={
            "method": scope["method"],
            "path": scope["path"],
            "status": status,
            "ms": round(seconds * 1000, 1),
        },
    )
