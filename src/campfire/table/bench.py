"""`campfire bench table`: many tables played through sockets, beside a bare echo on the same server in the same run."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import NamedTuple, TypeAlias

from rich.console import Console
from rich.table import Table

from campfire import games
from campfire.table.benchplayer import BenchTable, Player
from campfire.table.config import Config
from campfire.table.serve import MOST_WORKERS, prepare, start
from campfire.typed import Commands, whole
from campfire.words.lexicon import Lexicon

SLICE = 1.0
"""Seconds of one slice; echo and play take turns."""
WARM_UP = 1.0
LONGEST = 3600
MOST_TABLES = 2000
NO_LIMIT = 10**9
COLUMNS = ("bench-table-rate", "bench-table-p50", "bench-table-p95", "bench-table-p99")
ROWS = {"echo": "bench-table-echo", "move": "bench-table-move"}

Work: TypeAlias = "Callable[[Player], Awaitable[None]]"


class Measured(NamedTuple):
    """How many round trips a second, and how long one took, in milliseconds."""

    rate: float
    p50: float
    p95: float
    p99: float


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire bench table`."""
    word = lexicon.word
    parser = commands.add_parser("bench", help=word("cli-bench"))
    parser.add_argument("what", metavar="table", choices=["table"], help=word("bench-table"))
    parser.add_argument(
        "--tables", metavar="N", type=whole(1, MOST_TABLES), default=20, help=word("bench-table-tables")
    )
    parser.add_argument("--game", choices=games.NAMES, default=None, help=word("bench-table-game"))
    parser.add_argument("--seconds", metavar="N", type=whole(1, LONGEST), default=20, help=word("bench-seconds"))
    parser.add_argument("--database", metavar="URL", default=None, help=word("cli-serve-database"))
    parser.add_argument(
        "--workers", metavar="N", type=whole(1, MOST_WORKERS), default=1, help=word("cli-serve-workers")
    )
    parser.add_argument("--json", action="store_true", help=word("bench-json"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Measure and print."""
    with tempfile.TemporaryDirectory(prefix="campfire-bench-") as folder:
        config = generous(args.database or f"sqlite:///{folder}/tables.db", args.workers)
        prepare(config)
        measured = asyncio.run(bench(config, Path(folder), played(args.game, args.tables), args.seconds))
    if args.json:
        print(json.dumps({name: figures._asdict() for name, figures in measured.items()}))
    else:
        Console().print(as_table(measured, args.tables, lexicon))
    return 0


def generous(database: str, workers: int) -> Config:
    """A configuration without the limits that keep strangers in bounds."""
    return Config(
        database=database,
        port=free_port(),
        workers=workers,
        tables_an_hour=NO_LIMIT,
        requests_a_second=NO_LIMIT,
        messages_a_second=NO_LIMIT,
        sockets_an_address=NO_LIMIT,
    )


def free_port() -> int:
    """Find a port of the loopback that nobody listens on."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def played(game: str | None, tables: int) -> list[str]:
    """What is played at each of the tables: one game, or all that there are in turn.

    >>> played("chess", 3)
    ['chess', 'chess', 'chess']
    """
    return [game or games.NAMES[at % len(games.NAMES)] for at in range(tables)]


async def bench(config: Config, folder: Path, tables: Sequence[str], seconds: float) -> dict[str, Measured]:
    """Seat two players at every table; let them echo and play in turns."""
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(serving(config, folder))
        seats = [Player(table, seat) for table in [BenchTable(config, game) for game in tables] for seat in (0, 1)]
        players = [await stack.enter_async_context(seat) for seat in seats]
        works: dict[str, Work] = {"echo": Player.echo, "move": Player.move}
        for work in works.values():
            await all_at(players, work, WARM_UP)
        times: dict[str, list[float]] = {name: [] for name in works}
        spent = dict.fromkeys(works, 0.0)
        began = perf_counter()
        while perf_counter() - began < seconds:
            for name, work in works.items():
                slice_began = perf_counter()
                times[name] += await all_at(players, work, SLICE)
                spent[name] += perf_counter() - slice_began
        return {name: measured(times[name], spent[name]) for name in works}


async def all_at(players: list[Player], work: Work, seconds: float) -> list[float]:
    """Let all players do the same for a while; give how long each round trip took."""
    until = perf_counter() + seconds
    await asyncio.gather(*(player.keep(work, until) for player in players))
    return [took for player in players for took in player.taken()]


def measured(times: list[float], seconds: float) -> Measured:
    """Sum up round trips.

    >>> measured([0.001] * 100, 2.0)
    Measured(rate=50.0, p50=1.0, p95=1.0, p99=1.0)
    """
    cuts = quantiles(times, n=100) if len(times) > 1 else [float("nan")] * 99
    shown = (round(cuts[place] * 1000, 3) for place in (49, 94, 98))
    return Measured(round(len(times) / seconds, 1), *shown)


@asynccontextmanager
async def serving(config: Config, folder: Path) -> AsyncIterator[None]:
    """Run the server in a process of its own."""
    config.leave()
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "campfire.table.bench"], stdout=log, stderr=log, env=os.environ.copy()
        )
    try:
        for _ in range(300):
            try:
                _, line = await asyncio.open_connection(config.host, config.port)
                line.close()
                break
            except OSError:
                await asyncio.sleep(0.1)
        yield
    finally:
        server.terminate()
        server.wait(30)


def as_table(measured: dict[str, Measured], tables: int, lexicon: Lexicon) -> Table:
    """The figures for people."""
    shown = Table(title=lexicon.word("bench-table-title", tables=tables))
    shown.add_column("")
    for column in COLUMNS:
        shown.add_column(lexicon.word(column), justify="right")
    for name, figures in measured.items():
        shown.add_row(lexicon.word(ROWS[name]), *(f"{figure:,.2f}" for figure in figures))
    return shown


if __name__ == "__main__":
    start(Config.found())
