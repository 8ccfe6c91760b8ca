"""The package: what is installed from it plays, far from the project it was built in."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from campfire.ledgers import ledger
from tests.table.server import HANGS, ROOT, free_port

CAMPFIRE = [sys.executable, "-c", "from campfire.cli import main; raise SystemExit(main())"]


class Home:
    """A folder with nothing of the project but the unpacked wheel."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environ = {
            **os.environ,
            "PYTHONPATH": str(folder / "site"),
            "XDG_DATA_HOME": str(folder / "data"),
            "LC_ALL": "C",
        }

    def campfire(self, *words: str, typed: str = "") -> str:
        """Run the command to its end; give what it said."""
        return subprocess.run(
            [*CAMPFIRE, *words],
            cwd=self.folder,
            env=self.environ,
            input=typed,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            timeout=HANGS,
            check=True,
        ).stdout


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    """Build a wheel and unpack it."""
    folder = tmp_path_factory.mktemp("home")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, timeout=HANGS, stdout=subprocess.DEVNULL)
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return Home(folder)


def test_a_game_is_played_in_the_terminal(home: Home) -> None:
    told = home.campfire("play", "paleo", "--scenario", "1", "--players", "1", "--seats", "me", typed="1\n1\nq\n")
    assert "campfire play --resume" in told
    assert str(home.folder) in told


def test_the_rules_are_counted_without_the_tests(home: Home) -> None:
    told = home.campfire("rules").splitlines()
    assert f"paleo: {len(ledger('paleo'))} rules in the ledger." in told
    assert "where the tests are" in told[-1]


def test_the_page_and_the_ledgers_are_served(home: Home) -> None:
    port = free_port()
    server = subprocess.Popen([*CAMPFIRE, "serve", "--port", str(port)], cwd=home.folder, env=home.environ)
    try:
        page = answer(f"http://127.0.0.1:{port}/")
        assert 'src="/assets/' in page.text
        rules = answer(f"http://127.0.0.1:{port}/api/rules/robinson").json()
        assert [rule["id"] for rule in rules] == [rule.id for rule in ledger("robinson")]
    finally:
        server.terminate()
    assert server.wait(HANGS) == 0


def answer(address: str) -> httpx.Response:
    """Ask a server that may still be starting."""
    until = time.monotonic() + HANGS
    while True:
        try:
            return httpx.get(address, timeout=HANGS, verify=False).raise_for_status()
        except httpx.TransportError:
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)
