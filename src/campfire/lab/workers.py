"""Many games on several processes, in batches long enough to be worth sending."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TypeAlias

from campfire.lab.playing import Plan, Run
from campfire.lab.tally import Tally

BATCH_SECONDS = 0.5
"""How long a batch should take; below 0.3 s the sending shows."""

Watch: TypeAlias = Callable[[int], None]
"""Is told how many more games are done."""


class Interrupted(Exception):
    """The run was stopped from the keyboard; what was counted until then stays."""


def run_plan(plan: Plan, games: int, workers: int, into: Tally, watch: Watch) -> None:
    """Play the games of a plan and add them up; raise Interrupted when stopped from the keyboard."""
    try:
        run = Run(plan)
        size = batch_size(run)
        batches = [range(at, min(at + size, games)) for at in range(0, games, size)]
        for tally in _each(run, batches, min(workers, len(batches))):
            into.add(tally)
            watch(tally.games)
    except KeyboardInterrupt:
        raise Interrupted from None


def batch_size(run: Run) -> int:
    """Play one game, warmed up by another, to see how many fit into a batch."""
    run.play(0)
    start = perf_counter()
    run.play(0)
    return max(1, int(BATCH_SECONDS / (perf_counter() - start)))


def tally_batch(run: Run, numbers: range) -> Tally:
    """Play the games with these numbers and count them."""
    tally = Tally()
    for number in numbers:
        for played in run.games(number):
            tally.count(played)
    return tally


def _each(run: Run, batches: list[range], workers: int) -> Iterator[Tally]:
    if workers <= 1:
        yield from (tally_batch(run, numbers) for numbers in batches)
        return
    with multiprocessing.Pool(workers, _open_run, (run.plan,)) as pool:
        yield from pool.imap_unordered(_tally_here, batches)


_here: list[Run] = []
"""The run of this process, where it is a worker."""


def _open_run(plan: Plan) -> None:
    """Set up a worker; interrupts from the keyboard are the parent's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _here[:] = [Run(plan)]


def _tally_here(numbers: range) -> Tally:
    return tally_batch(_here[0], numbers)
