"""`campfire serve`: run the table for browsers."""

from __future__ import annotations

import argparse
import os
import re
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from contextlib import closing
from types import FrameType

import uvicorn

from campfire.kernel.contract import BadInput
from campfire.table.config import Config
from campfire.table.doors.page import is_built
from campfire.table.lines import BoundedHttp
from campfire.table.protocol.incoming import MESSAGE_BYTES
from campfire.table.store.database import claim, default_url, open_engine, parse_url, upgrade
from campfire.typed import Commands, whole
from campfire.words.lexicon import Lexicon

HIGHEST_PORT = 65_535
MOST_WORKERS = 64
LONGEST_KEPT = 36_500
"""Days; whoever wants to keep tables longer keeps them for ever."""
LONGEST_PAUSE = 60
"""Seconds; a bot that takes longer is taken for a stuck one."""
MOST_THINKING = 4.0
"""Seconds; less than after which a bot is taken for a stuck one."""
GRACE_SECONDS = 5
HOST = re.compile(r"[\w.-]+|\[?[0-9a-fA-F:.]+\]?")
"""A name or a number under which a server is called."""
ORIGIN_HOST = re.compile(r"([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?")
"""A name or a number, and perhaps a port."""


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Add the words that the command takes."""
    word = lexicon.word
    parser = commands.add_parser("serve", help=word("cli-serve"), description=word("cli-serve-about"))
    parser.add_argument("--host", metavar="HOST", default=Config.host, help=word("cli-serve-host"))
    parser.add_argument(
        "--port", metavar="N", type=whole(1, HIGHEST_PORT), default=Config.port, help=word("cli-serve-port")
    )
    parser.add_argument("--database", metavar="URL", default=None, help=word("cli-serve-database"))
    parser.add_argument(
        "--workers", metavar="N", type=whole(1, MOST_WORKERS), default=1, help=word("cli-serve-workers")
    )
    parser.add_argument(
        "--origin", metavar="URL", type=origin, action="append", default=[], help=word("cli-serve-origin")
    )
    parser.add_argument(
        "--host-name", metavar="NAME", type=bare_name, action="append", default=[], help=word("cli-serve-host_name")
    )
    parser.add_argument("--keep", metavar="DAYS", type=whole(1, LONGEST_KEPT), default=0, help=word("cli-serve-keep"))
    parser.add_argument(
        "--bot-pause", metavar="SECONDS", type=float, default=Config.bot_pause, help=word("cli-serve-bot_pause")
    )
    parser.add_argument(
        "--thinking", metavar="SECONDS", type=float, default=Config.thinking, help=word("cli-serve-thinking")
    )
    parser.add_argument("--open", action="store_true", help=word("cli-serve-open"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Check what was asked for, then serve until a signal comes."""
    config = configure(args)
    prepare(config)
    address = f"http://{shown_host(config.host)}:{config.port}/"
    print(lexicon.word("table-serving", address=address), flush=True)
    if own := own_number(config.host):
        print(lexicon.word("table-shared", address=f"http://{shown_host(own)}:{config.port}/"), flush=True)
    if config.keep_days:
        print(lexicon.word("table-keeping", days=config.keep_days), flush=True)
    if not is_built(config.client):
        print(lexicon.word("table-not_built"), file=sys.stderr, flush=True)
    if args.open:
        threading.Thread(target=open_page, args=(config, address), daemon=True).start()
    start(config)
    return 0


def origin(typed: str) -> str:
    """Read where pages of others come from: a scheme and a host, nothing behind it.

    >>> origin("https://Play.example/")
    'https://play.example'
    """
    scheme, _, host = typed.lower().rstrip("/").partition("://")
    if scheme not in ("http", "https") or ORIGIN_HOST.fullmatch(host) is None:
        raise BadInput("bad_origin", word=typed)
    return f"{scheme}://{host}"


def bare_name(typed: str) -> str:
    """Read a name under which the server is called, without scheme, port and path."""
    if HOST.fullmatch(typed) is None:
        raise BadInput("bad_host_name", word=typed)
    return typed


def configure(args: argparse.Namespace) -> Config:
    """Turn the words of the command line into a configuration."""
    if not 0 <= args.bot_pause <= LONGEST_PAUSE:
        raise BadInput("out_of_range", word=f"{args.bot_pause:g}", least=0, most=str(LONGEST_PAUSE))
    if not 0 < args.thinking <= MOST_THINKING:
        raise BadInput("bad_budget", word=f"{args.thinking:g}")
    database = args.database or os.environ.get("CAMPFIRE_DATABASE") or default_url()
    if args.workers > 1 and parse_url(database).get_backend_name() == "sqlite":
        raise BadInput("workers_need_postgresql")
    return Config(
        database=database,
        host=args.host,
        port=args.port,
        workers=args.workers,
        origins=tuple(args.origin),
        host_names=tuple(args.host_name),
        keep_days=args.keep,
        bot_pause=args.bot_pause,
        thinking=args.thinking,
    )


def prepare(config: Config) -> None:
    """Find out before anything starts whether port and database can be had, and take the database."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    with closing(socket.socket(family, socket.SOCK_STREAM)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((config.host, config.port))
        except OSError as wrong:
            raise BadInput("no_port", host=config.host, port=str(config.port)) from wrong
    claim(parse_url(config.database))
    engine = open_engine(parse_url(config.database))
    upgrade(engine)
    engine.dispose()


def start(config: Config) -> None:
    """Run the workers until they are told to stop; then let them finish what they began."""
    config.leave()
    signal.signal(signal.SIGTERM, end)
    with tempfile.TemporaryDirectory(prefix="campfire-metrics-") as counts:
        if config.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = counts
        uvicorn.run(
            "campfire.table.app:worker",
            factory=True,
            host=config.host,
            port=config.port,
            workers=config.workers,
            log_config=None,
            access_log=False,
            http=BoundedHttp,
            server_header=False,
            ws_max_size=MESSAGE_BYTES * 2,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )


def end(number: int, frame: FrameType | None) -> None:
    """The workers have finished: end well."""
    sys.exit(0)


def shown_host(host: str) -> str:
    """The host as a browser on this machine writes it."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def own_number(host: str) -> str:
    """Where others in the network find a server that listens to everybody; nothing is sent to find out."""
    if host not in ("0.0.0.0", "::"):
        return ""
    family, elsewhere = (socket.AF_INET6, "2001:db8::1") if ":" in host else (socket.AF_INET, "192.0.2.1")
    with closing(socket.socket(family, socket.SOCK_DGRAM)) as way:
        try:
            way.connect((elsewhere, 9))
        except OSError:
            return ""
        return str(way.getsockname()[0])


def open_page(config: Config, address: str) -> None:
    """Open the page once the server answers."""
    for _ in range(100):
        time.sleep(0.1)
        with closing(socket.socket()) as probe:
            if probe.connect_ex((shown_host(config.host).strip("[]"), config.port)) == 0:
                webbrowser.open(address)
                return
