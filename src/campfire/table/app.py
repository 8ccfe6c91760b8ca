"""The app: every door of one worker process."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from campfire.table import refusal
from campfire.table.config import Config
from campfire.table.doors import entrance, page, place, shelf, watch
from campfire.table.doors.guard import Guard
from campfire.table.doors.hosts import Hosts
from campfire.table.doors.socket import socket
from campfire.table.house import House
from campfire.table.lines import LINES, Bounds
from campfire.table.logs import log_json
from campfire.table.protocol import RELEASE

NEW_OBJECTS = 10_000
"""So many more objects than before, and Python looks for those that only hold each other."""


def make_app(config: Config) -> FastAPI:
    """Build the app of a configuration."""
    house = House(config)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Campfire",
        version=RELEASE,
        description="The table: rooms, seats and games. The socket is described in docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    refusal.install(app)
    for door in (entrance, place, shelf, watch):
        app.include_router(door.ROUTER)
    app.add_api_websocket_route("/api/socket", socket)
    page.install(app, config.client)
    app.add_middleware(page.Compression)
    app.add_middleware(Guard, rate=config.requests_a_second, hosts=Hosts(config))
    return app


def worker() -> FastAPI:
    """Build the app of a worker process from what its parent left."""
    log_json()
    config = Config.found()
    LINES.bound(Bounds(config.lines, config.lines_an_address, config.head_seconds, config.body_seconds))
    app = make_app(config)
    collect_seldom()
    return app


def collect_seldom() -> None:
    """What is loaded by now stays, and a move leaves little behind that holds itself: searching all of it as often as
    Python does by itself took a sixth to a quarter of every move, up to a tenth of a second at a time."""
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 10, 10)
