"""Hosts: the names under which this server may be called, so that no page of a stranger's name can speak with it."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from campfire.table.config import Config

LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Hosts:
    """Loopback names always; numbers where others may call; and whatever names the keeper gives."""

    def __init__(self, config: Config) -> None:
        given = [urlsplit(origin).hostname or "" for origin in config.origins]
        self.names = {*LOOPBACK, config.host.lower(), *map(str.lower, config.host_names), *given}
        self.numbers = config.host not in LOOPBACK
        """Whether any number will do: a name that leads here may be a stranger's, a number cannot."""

    def are_ours(self, scope: Scope) -> bool:
        """Tell whether a request was meant for us, as its Host header says."""
        called = Headers(scope=scope).getlist("host")
        name = host_name(called[0]) if len(called) == 1 else ""
        return name in self.names or (self.numbers and is_number(name))


def host_name(host: str) -> str:
    """The name in a Host header, without the port.

    >>> host_name("Play.example:8377"), host_name("[::1]:8377"), host_name("nonsense:x")
    ('play.example', '::1', 'nonsense')
    """
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_number(name: str) -> bool:
    """Tell whether a host is named by its address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
