"""Work on a Ray cluster: every machine of it has Campfire installed, and batches go to whoever is free."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from types import ModuleType
from typing import TypeVar

from campfire.kernel.contract import BadInput

B = TypeVar("B")
M = TypeVar("M")

PATIENCE = 5.0
"""Seconds in which an address has to answer."""
AHEAD = 4
"""So many batches a processor are on their way at once: nobody waits for work, and results do not pile up."""
PORT = 6379
"""Where the head of a cluster listens, unless the address says otherwise."""


def each_on_ray(work: Callable[[B], M], batches: Sequence[B], address: str, workers: int) -> Iterator[M]:
    """What comes of each batch, in their order."""
    ray = joined(address, workers)
    try:
        task, left, sent = ray.remote(work), iter(batches), deque[object]()
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(sent) < most and (batch := next(left, None)) is not None:
                sent.append(task.remote(batch))
            if not sent:
                return
            yield ray.get(sent.popleft())
    finally:
        ray.shutdown()


def joined(address: str, workers: int) -> ModuleType:
    """Join a cluster, or start one on this machine; or say in a sentence why not."""
    ray = loaded()
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address:
            knock(address)
            ray.init(address=address, **quiet)
        else:
            ray.init("local", num_cpus=workers if workers > 1 else None, include_dashboard=False, **quiet)
    except (OSError, RuntimeError, ValueError, AssertionError) as wrong:
        raise BadInput("ray_silent", address=address or "local") from wrong
    return ray


def loaded() -> ModuleType:
    """Ray itself, if it is installed; it sends no figures about its use."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ModuleNotFoundError as wrong:
        raise BadInput("needs_extra", module="ray", extra="ray") from wrong


def knock(address: str) -> None:
    """Try whether anybody listens there, sooner than Ray would give up."""
    host, port = place_of(address)
    if host != "auto":
        socket.create_connection((host, port), PATIENCE).close()


def place_of(address: str) -> tuple[str, int]:
    """Host and port of an address.

    >>> place_of("ray://camp:10001"), place_of("camp"), place_of("10.0.0.7:6380")
    (('camp', 10001), ('camp', 6379), ('10.0.0.7', 6380))
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    return (host, int(port)) if host and port.isdecimal() else (port or host, PORT)
