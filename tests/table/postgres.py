"""A throw-away PostgreSQL on the loopback, started from Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg

from tests.table.server import HANGS, free_port


def programs() -> Path | None:
    """Find the folder with PostgreSQL's programs."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).parent] if on_path else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((folder for folder in reversed(found) if (folder / "initdb").is_file()), None)


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """Run a cluster; give the start of its address. It never runs as root."""
    owner = "postgres" if os.geteuid() == 0 else None
    home = Path(tempfile.mkdtemp(prefix="campfire-pg-"))
    if owner:
        shutil.chown(home, owner)
    port = free_port()
    settings = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={home} -c fsync=off"

    def run(program: str, *words: str) -> None:
        command = [str(folder / program), "-D", str(home / "data"), *words]
        subprocess.run(command, check=True, cwd=home, user=owner, stdout=subprocess.DEVNULL, timeout=HANGS)

    run("initdb", "-A", "trust", "-U", "campfire", "-E", "UTF8", "--no-sync")
    run("pg_ctl", "-w", "-t", str(int(HANGS)), "-l", str(home / "log"), "-o", settings, "start")
    try:
        yield f"postgresql://campfire@127.0.0.1:{port}"
    finally:
        run("pg_ctl", "-w", "-t", str(int(HANGS)), "-m", "immediate", "stop")
        shutil.rmtree(home)


def new_database(address: str) -> str:
    """Make an empty database; give its URL."""
    name = f"t{uuid4().hex[:12]}"
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{address}/{name}"
