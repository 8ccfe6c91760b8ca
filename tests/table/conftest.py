"""Servers and databases for the tests of the table."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.postgres import cluster, new_database, programs
from tests.table.server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a real SQLite file, shared by the tests that leave it running."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, to be killed and started again."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """A real PostgreSQL; where it cannot be had the test says so, but never on CI."""
    folder = programs()
    if folder is None:
        message = "PostgreSQL is not installed; scripts/system-packages installs it"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    with cluster(folder) as address:
        yield address


@pytest.fixture
def postgres(postgres_address: str) -> str:
    """An empty PostgreSQL database."""
    return new_database(postgres_address)
