"""How much one table slows another: `python -m tests.table.neighbours` measures it and prints what it found.

Quick tables with a bot are played beside nothing, beside large tables full of bots, beside somebody who looks again and
again at the end of a long game, and beside somebody who looks up long lists of keys.
"""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

from tests.table.person import Person, call, create
from tests.table.server import Server

SECONDS = 20.0
WARM_SECONDS = 8.0
QUICK = 3
GREEDY = 3
LARGE = 6


class Quick(threading.Thread):
    """Plays a small table with a bot; notes how long its own answers and those of the bot take."""

    def __init__(self, server: Server, until: float, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.until = until
        self.random = Random(seed)
        self.own: list[float] = []
        self.bots: list[float] = []

    def run(self) -> None:
        while time.monotonic() < self.until:
            with Person(self.server, create(self.server, "here bot", game="paleo")["key"]) as me:
                me.send({"type": "pace", "wish": "hurry"})
                self.play(me)

    def play(self, me: Person) -> None:
        while not me.state["result"] and time.monotonic() < self.until:
            began = time.monotonic()
            if me.state["ask"]:
                assert me.answer(self.random.choice(me.state["ask"]["options"]))["type"] in ("done", "error")
                self.own.append(time.monotonic() - began)
            me.wait_for("state")
            if not me.state["ask"] and not me.state["result"]:
                began = time.monotonic()
                me.wait_for("state")
                self.bots.append(time.monotonic() - began)


@contextmanager
def running(work: Callable[[], object], times: int) -> Iterator[None]:
    """Do something again and again, beside everything else, several times at once."""
    over = threading.Event()

    def again() -> None:
        while not over.is_set():
            work()

    threads = [threading.Thread(target=again, daemon=True) for _ in range(times)]
    for thread in threads:
        thread.start()
    yield
    over.set()
    for thread in threads:
        thread.join()


def nothing(server: Server, stack: ExitStack) -> None:
    """Nobody else is there."""


def bots(server: Server, stack: ExitStack) -> None:
    """Large tables whose seats are all played by bots while somebody looks on, one game after the other."""

    def look_on() -> None:
        made = create(server, "bot bot bot bot", game="robinson", options={"scenario": "4"})
        with Person(server, made["watch"]) as watcher:
            watcher.send({"type": "pace", "wish": "hurry"})
            while not watcher.state["result"]:
                watcher.wait_for("state")

    stack.enter_context(running(look_on, LARGE))


def replays(server: Server, stack: ExitStack) -> None:
    """Somebody looks at the last point of a long game."""
    made = create(server, "bot bot", game="robinson")
    with Person(server, made["watch"]) as watcher:
        watcher.send({"type": "pace", "wish": "hurry"})
        while not watcher.state["result"] and watcher.state["at"] < 400:
            watcher.wait_for("state")
        at = watcher.state["at"]
    look = f"/api/table/replay?at={at}"
    stack.enter_context(running(lambda: call(server, "GET", look, key=made["watch"]), GREEDY))


def lists(server: Server, stack: ExitStack) -> None:
    """Somebody looks up a long list of keys."""
    keys = [create(server, "here bot", game="robinson")["key"] for _ in range(200)]
    stack.enter_context(running(lambda: call(server, "POST", "/api/tables/mine", {"keys": keys}), GREEDY))


def at(times: list[float], share: float) -> float:
    """The time within which so much of it was done, in milliseconds."""
    return sorted(times)[int(len(times) * share)] * 1000 if times else float("nan")


def measure(beside: Callable[[Server, ExitStack], None], seconds: float) -> tuple[list[float], list[float]]:
    """Play quick tables beside something else; give the times of people's answers and of bots' moves."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = Server(Path(folder), bot_processes=0).start()
        stack.callback(server.kill)
        beside(server, stack)
        warm_up = Quick(server, time.monotonic() + WARM_SECONDS, seed=0)
        warm_up.start()
        warm_up.join()
        tables = [Quick(server, time.monotonic() + seconds, seed) for seed in range(QUICK)]
        for table in tables:
            table.start()
        for table in tables:
            table.join()
        return [t for table in tables for t in table.own], [t for table in tables for t in table.bots]


def main() -> None:
    """Measure everything and print it."""
    wanted = sys.argv[1:] or ["nothing", "bots", "replays", "lists"]
    print(f"{'beside':10}{'moves':>7}{'p50':>8}{'p95':>8}{'bots':>8}{'p50':>8}{'p95':>8}   (milliseconds)")
    for beside in (nothing, bots, replays, lists):
        if beside.__name__ in wanted:
            figures = [
                f"{len(times):7}{at(times, 0.5):8.0f}{at(times, 0.95):8.0f} " for times in measure(beside, SECONDS)
            ]
            print(f"{beside.__name__:10}{''.join(figures)}", flush=True)


if __name__ == "__main__":
    main()
