"""Many hands: batches of work on this processor, on several processes or on a Ray cluster, with the same results in the
same order wherever they are done."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from campfire.lab.cluster import each_on_ray

B = TypeVar("B")
M = TypeVar("M")


class Hands(NamedTuple):
    """Who works: so many processes, or a Ray cluster by its address; without address one that is started here."""

    workers: int = 1
    ray: str | None = None

    def each(self, work: Callable[[B], M], batches: Sequence[B]) -> Iterator[M]:
        """What comes of each batch, in their order; the work is a function of a module, its batches plain data."""
        workers = min(self.workers, len(batches))
        if self.ray is not None:
            yield from each_on_ray(work, batches, self.ray, workers)
        elif workers <= 1:
            yield from map(work, batches)
        else:
            with multiprocessing.Pool(workers, leave_interrupts_to_the_parent) as pool:
                yield from pool.imap(work, batches)


def leave_interrupts_to_the_parent() -> None:
    """Interrupts from the keyboard are the parent's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
