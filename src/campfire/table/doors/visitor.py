"""Who is at the door: the house they come to, the key they bring, the address they come from."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from fastapi import Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from campfire.kernel.contract import BadInput
from campfire.table.house import House
from campfire.table.protocol.shapes import ErrorData
from campfire.table.store.rows import KeyRow

BEARER = HTTPBearer(auto_error=False, scheme_name="key", description="A player key or a watch key.")


def house_of(visitor: HTTPConnection) -> House:
    """The house of this process."""
    house: House = visitor.app.state.house
    return house


def address_of(visitor: HTTPConnection) -> str:
    """Where a visitor comes from."""
    return visitor.client.host if visitor.client else ""


async def the_house(request: Request) -> House:
    """The house, for a route."""
    return house_of(request)


async def the_key(request: Request, bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]) -> KeyRow:
    """The key that a route needs."""
    if bearer is None:
        raise BadInput("unknown_link")
    return await house_of(request).key(bearer.credentials)


async def the_words(bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]) -> str:
    """The key that a route needs, as it was brought."""
    if bearer is None:
        raise BadInput("unknown_link")
    return bearer.credentials


async def maybe_key(
    request: Request, bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]
) -> KeyRow | None:
    """The key of a visitor who may bring one."""
    return None if bearer is None else await house_of(request).key(bearer.credentials)


async def never_kept(response: Response) -> None:
    """What a key opens is kept by no cache."""
    response.headers["Cache-Control"] = "no-store"


TheHouse: TypeAlias = Annotated[House, Depends(the_house)]
KeyItself: TypeAlias = Annotated[str, Depends(the_words)]
TheKey: TypeAlias = Annotated[KeyRow, Depends(the_key)]
MaybeKey: TypeAlias = Annotated[KeyRow | None, Depends(maybe_key)]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorData, "description": "A refusal: a code and a phrase."}
    for status in (400, 403, 404, 409, 410, 413, 422, 429, 503)
}
