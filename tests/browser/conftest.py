"""A real browser, a real server and the built client."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.guest import ROOT, WAIT, Guest
from tests.table.server import Server

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The same browser by its names; without windows of its own it takes half the time."""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
Invite = Callable[..., Guest]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program, "Chromium is not installed; scripts/system-packages installs it"
    assert (ROOT / "web" / "dist" / "index.html").is_file(), "The client is not built; `make web` builds it"
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, timeout=2 * WAIT)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the real games, shared by the tests that leave it running."""
    running = Server(tmp_path_factory.mktemp("browser"), games="campfire.games").start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toys beside the real games: nobody has drawn a board for them."""
    running = Server(tmp_path_factory.mktemp("toys")).start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, to be killed and started again."""
    running = Server(tmp_path, games="campfire.games").start()
    yield running
    running.kill()


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Invite]:
    """Invites people with a browser of their own; nothing may have gone wrong on their pages."""
    guests: list[Guest] = []

    def invite(**wishes: Any) -> Guest:
        guests.append(Guest(browser, **{"server": server, **wishes}))
        return guests[-1]

    yield invite
    errors = [error for one in guests for error in one.errors]
    for one in guests:
        one.close()
    assert errors == []
