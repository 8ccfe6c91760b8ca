"""Many games by many hands, in batches long enough to be worth sending."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple, TypeAlias

from campfire.lab.hands import Hands
from campfire.lab.notes import Note, noting
from campfire.lab.playing import Plan, Run
from campfire.lab.tally import Tally

BATCH_SECONDS = 0.5
"""How long a batch should take; below 0.3 s the sending shows."""

ON_RAY = 4
"""On a cluster batches are so many times longer: one machine hands them out to hundreds."""

Watch: TypeAlias = Callable[[int], None]
"""Is told how many more games are done."""

Keep: TypeAlias = Callable[[list[Note]], None]
"""Is given what was noted, game by game."""


class Interrupted(Exception):
    """The run was stopped from the keyboard; what was counted until then stays."""


class Batch(NamedTuple):
    """Some games of a plan, and whether every answer in them is noted."""

    plan: Plan
    numbers: range
    noted: bool = False


class Done(NamedTuple):
    """What came of a batch."""

    tally: Tally
    notes: list[Note]


def run_plan(plan: Plan, games: int, hands: Hands, into: Tally, watch: Watch, keep: Keep | None = None) -> None:
    """Play the games of a plan and add them up; raise Interrupted when stopped from the keyboard."""
    try:
        size = batch_size(run_of(plan, afresh=True)) * (1 if hands.ray is None else ON_RAY)
        ends = range(0, games, size)
        batches = [Batch(plan, range(at, min(at + size, games)), keep is not None) for at in ends]
        for done in hands.each(play_batch, batches):
            if keep:
                keep(done.notes)
            into.add(done.tally)
            watch(done.tally.games)
    except KeyboardInterrupt:
        raise Interrupted from None


def batch_size(run: Run) -> int:
    """Play one game, warmed up by another, to see how many fit into a batch."""
    run.play(0)
    start = perf_counter()
    run.play(0)
    return max(1, int(BATCH_SECONDS / (perf_counter() - start)))


def play_batch(batch: Batch) -> Done:
    """Play a batch, in whichever process this is."""
    run = run_of(batch.plan)
    return noted_batch(run, batch.numbers) if batch.noted else Done(tally_batch(run, batch.numbers), [])


def tally_batch(run: Run, numbers: range) -> Tally:
    """Play the games with these numbers and count them."""
    tally = Tally()
    for number in numbers:
        for played in run.games(number):
            tally.count(played)
    return tally


def noted_batch(run: Run, numbers: range) -> Done:
    """The same, with every answer noted."""
    done = Done(Tally(), [])
    for number in numbers:
        for played, notes in noting(run, number):
            done.tally.count(played)
            done.notes.extend(notes)
    return done


_here: list[Run] = []
"""The run of this process: a worker keeps it from batch to batch."""


def run_of(plan: Plan, afresh: bool = False) -> Run:
    """The run of a plan, laid out once in each process."""
    if afresh or not _here or _here[0].plan != plan:
        _here[:] = [Run(plan)]
    return _here[0]
