"""Whether a journal can have come about: some order of what people wanted, in which nobody was told a lie.

What ended before something else began comes before it. What was done counts, what was refused does not, and of what
nobody knows either may be true. An answer is laid on top; an undo takes the top one away, if it is one's own.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import NamedTuple, TypeAlias

from campfire.table.soak.history import Act, Given

MOST_STEPS = 100_000
"""After so many tries nothing is said for sure."""


class Place(NamedTuple):
    """A point of the search."""

    first: int = 0
    """All acts before this one were taken."""
    taken: frozenset[int] = frozenset()
    """The acts after it that were taken."""
    same: int = 0
    """So many answers lie as in the journal."""
    other: tuple[Given, ...] = ()
    """The answers upon those, which must be taken back before the journal can come about."""


Used: TypeAlias = frozenset[int]
"""The acts of which nobody knows whether they were done, and which were taken to explain what lies."""


def explained(acts: list[Act], journal: list[Given]) -> bool | None:
    """Whether these answers and undos, in some order that they allow, leave this journal; None: nobody can say.

    Where the same point is reached with fewer acts that nobody knows of, whatever follows can follow as well.
    """
    search = Search(sorted(acts, key=lambda act: act.began), journal)
    reached: dict[Place, list[Used]] = defaultdict(list)
    left: list[tuple[int, int, Place, Used]] = [(0, 0, Place(), frozenset())]
    newest = count(0, -1)
    for _ in range(MOST_STEPS):
        if not left:
            return False
        place, used = heappop(left)[2:]
        if any([fewer <= used for fewer in reached[place]]):
            continue
        reached[place].append(used)
        if search.is_end(place):
            return True
        for after, more in (*search.known(place, used), *search.unknown(place, used)):
            heappush(left, (doubt(after, more), next(newest), after, more))
    return None


def doubt(place: Place, used: Used) -> int:
    """How unlikely it is that the way to the end leads over a point: the further on and the plainer, the likelier."""
    return 4 * len(used) + 5 * len(place.other) - place.first - len(place.taken)


class Search:
    """The steps from point to point."""

    def __init__(self, acts: list[Act], journal: list[Given]) -> None:
        self.journal = journal
        self.done = [act for act in acts if act.outcome == "done"]
        self.doubtful = [act for act in acts if act.outcome == "unknown"]

    def is_end(self, place: Place) -> bool:
        """Whether everything that was done is taken and the journal lies there."""
        return place.first == len(self.done) and place.same == len(self.journal) and not place.other

    def known(self, place: Place, used: Used) -> Iterator[tuple[Place, Used]]:
        """The points after something that was done."""
        for n in self.candidates(place):
            for after in self.taking(self.done[n], place):
                first, taken = after.first, after.taken | {n}
                while first in taken:
                    taken, first = taken - {first}, first + 1
                yield after._replace(first=first, taken=taken), used

    def unknown(self, place: Place, used: Used) -> Iterator[tuple[Place, Used]]:
        """The points after something that nobody knows of, once it has begun; of two alike the earlier."""
        candidates = self.candidates(place)
        now = min([self.done[n].ended for n in candidates], default=inf)
        alike = {(act.kind, act.what): n for n, act in reversed([*enumerate(self.doubtful)]) if n not in used}
        for n in alike.values():
            if self.doubtful[n].began <= now:
                for after in self.taking(self.doubtful[n], place):
                    yield after, used | {n}

    def candidates(self, place: Place) -> list[int]:
        """What was done and may come next: what began before anything else that is left has ended."""
        found: list[int] = []
        soonest = inf
        for n in range(place.first, len(self.done)):
            if n in place.taken:
                continue
            if self.done[n].began > soonest:
                break
            found.append(n)
            soonest = min(soonest, self.done[n].ended)
        return found

    def taking(self, act: Act, place: Place) -> list[Place]:
        """What lies after an act, unless it is impossible there."""
        same, other = place.same, place.other
        if act.kind == "undo":
            lying = other[-1] if other else self.journal[same - 1] if same else None
            if lying is None or lying[0] not in act.what:
                return []
            return [place._replace(other=other[:-1]) if other else place._replace(same=same - 1)]
        if not other and self.journal[same : same + 1] == [act.what]:
            return [place._replace(same=same + 1)]
        return [place._replace(other=(*other, act.what))]


def fault_of(acts: list[Act], journal: list[Given]) -> str:
    """What is wrong with a journal that cannot have come about: something is lost, there twice, or out of order.

    >>> said = [Act("Ada", "answer", 0, (0, "lay"), 1, 2, "done"), Act("Ada", "answer", 0, (0, "rest"), 3, 4, "done")]
    >>> lay, rest = (0, "lay"), (0, "rest")
    >>> [fault_of(said, journal) for journal in ([lay], [lay, lay, rest], [rest, lay])]
    ['lost', 'twice', 'order']
    """
    answers = [act for act in acts if act.kind == "answer"]
    wanted = Counter([act.what for act in answers if act.outcome != "refused"])
    done = [act.what for act in answers if act.outcome == "done"]
    taken_back = [act for act in acts if act.kind == "undo" and act.outcome != "refused"]
    surely_back = [act for act in taken_back if act.outcome == "done"]
    if Counter(journal) - wanted or len(journal) > wanted.total() - len(surely_back):
        return "twice"
    missing = Counter(done) - Counter(journal)
    return "lost" if missing.total() > len(taken_back) else "order"
