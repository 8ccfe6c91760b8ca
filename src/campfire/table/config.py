"""How a server is run."""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import asdict, dataclass, field
from importlib import import_module
from types import ModuleType

VARIABLE = "CAMPFIRE_TABLE"
"""Where the parent process leaves the configuration for its workers."""


@dataclass(frozen=True)
class Config:
    """Everything that can be set; the defaults suit one's own machine."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8377
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Other origins whose pages may open sockets here."""
    host_names: tuple[str, ...] = ()
    """Other names under which this server may be called; loopback names always, numbers where it listens to others."""
    games: str = "campfire.games"
    """The module that names and loads the games."""
    client: str = ""
    """The folder of the built client; found by itself when empty."""
    bot_seconds: float = 5.0
    thinking: float = 0.3
    """Seconds that a thinker thinks about one answer."""
    bot_processes: int = 0
    """How many processes think; 0: one fewer than there are cores."""
    bot_pause: float = 1.0
    """Seconds that a bot takes for its move before people who want to follow it; the page shows a state for a little
    less. 0: no longer than it thinks."""
    salt: str = field(default_factory=lambda: secrets.token_hex(32))
    """What addresses are mixed with before they are stored; made at every start and kept in memory alone."""
    tables_an_hour: int = 60
    """Wishes for new tables from one address, granted or not."""
    requests_a_second: float = 20.0
    messages_a_second: float = 20.0
    sockets_an_address: int = 64
    lines: int = 1000
    """Connections of one process; strangers make room for those who have shown a key."""
    lines_an_address: int = 200
    head_seconds: float = 10.0
    """How long a line may be silent at first, and the head of a request may take."""
    body_seconds: float = 60.0
    idle_seconds: float = 120.0
    """After this a table that nobody looks at leaves the memory."""
    look_again_seconds: float = 3600.0
    """A table is deleted when it was old at two looks that lie so far apart; a clock may be wrong for a while."""
    keep_days: int = 0
    """After this a table that nobody has come to is deleted; 0: never."""

    def leave(self) -> None:
        """Leave it for worker processes."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def found(cls) -> Config:
        """Take what the parent process left."""
        values = json.loads(os.environ[VARIABLE])
        return cls(**{**values, "origins": tuple(values["origins"]), "host_names": tuple(values["host_names"])})

    def shelf(self) -> ModuleType:
        """The module of the games: `NAMES` and `load`."""
        return import_module(self.games)
