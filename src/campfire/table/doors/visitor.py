"""Who is at the door: the house they come to, the key they bring, the address they come from."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Annotated, Any, TypeAlias

from fastapi import Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from campfire.kernel.contract import BadInput
from campfire.table.house import House
from campfire.table.lines import LINES
from campfire.table.protocol.shapes import ErrorData
from campfire.table.store.rows import KeyRow

NEIGHBOURS = 64
"""So many bits of an IPv6 address are given to one place."""

BEARER = HTTPBearer(auto_error=False, scheme_name="key", description="A player key or a watch key.")


def house_of(visitor: HTTPConnection) -> House:
    """The house of this process."""
    house: House = visitor.app.state.house
    return house


def address_of(visitor: HTTPConnection) -> str:
    """Where a visitor comes from."""
    return neighbourhood(visitor.client.host) if visitor.client else ""


def neighbourhood(host: str) -> str:
    """An address as it is counted: whoever has one of IPv6 has all that begin alike.

    >>> neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("::ffff:192.0.2.7"), neighbourhood("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7', '192.0.2.7')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, NEIGHBOURS), strict=False).network_address)
    return str(address)


async def the_house(request: Request) -> House:
    """The house, for a route."""
    return house_of(request)


async def the_key(request: Request, bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]) -> KeyRow:
    """The key that a route needs."""
    if bearer is None:
        raise BadInput("unknown_link")
    return await shown_key(request, bearer.credentials)


async def the_words(bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]) -> str:
    """The key that a route needs, as it was brought."""
    if bearer is None:
        raise BadInput("unknown_link")
    return bearer.credentials


async def maybe_key(
    request: Request, bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]
) -> KeyRow | None:
    """The key of a visitor who may bring one."""
    return None if bearer is None else await shown_key(request, bearer.credentials)


async def shown_key(visitor: HTTPConnection, key: str) -> KeyRow:
    """The key that a visitor shows; their line is a guest's from now on."""
    found = await house_of(visitor).key(key)
    if line := visitor.scope.get("state", {}).get("line"):
        LINES.welcome(line)
    return found


async def never_kept(response: Response) -> None:
    """What a key opens is kept by no cache."""
    response.headers["Cache-Control"] = "no-store"


TheHouse: TypeAlias = Annotated[House, Depends(the_house)]
KeyItself: TypeAlias = Annotated[str, Depends(the_words)]
TheKey: TypeAlias = Annotated[KeyRow, Depends(the_key)]
MaybeKey: TypeAlias = Annotated[KeyRow | None, Depends(maybe_key)]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorData, "description": "A refusal: a code and a phrase."}
    for status in (400, 403, 404, 409, 410, 413, 421, 422, 429, 503)
}
