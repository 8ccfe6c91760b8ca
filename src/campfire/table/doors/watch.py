"""For those who run the server: is it well, and how busy is it."""

from __future__ import annotations

import os
from typing import Literal

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from typing_extensions import TypedDict

from campfire.table.doors.visitor import REFUSALS, TheHouse

ROUTER = APIRouter(tags=["care"])


class Health(TypedDict):
    """The server is well."""

    status: Literal["ok"]
    database: str
    rooms: int


@ROUTER.get("/healthz", responses={503: REFUSALS[503]})
async def health(house: TheHouse) -> Health:
    """Is the server well? It is when its database can be written to, and the other processes can be heard."""
    await house.check()
    return {"status": "ok", "database": house.store.engine.dialect.name, "rooms": len(house.rooms)}


@ROUTER.get("/metrics", response_class=Response)
def metrics() -> Response:
    """The counts, for Prometheus; of all workers together where there are several."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library is not typed here
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
