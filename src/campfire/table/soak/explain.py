"""Whether a journal can have come about: some order of what people wanted, in which nobody was told a lie.

What ended before something else began comes before it. What was done counts, what was refused does not, and of what
nobody knows either may be true. An answer is laid on top; an undo takes the top one away, if it is one's own.
"""

from __future__ import annotations

from collections import Counter
from math import inf
from typing import NamedTuple

from campfire.table.soak.history import Act, Given

MOST_STEPS = 500_000
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
    undos: int = 0
    """How many undos are left."""


def explained(acts: list[Act], journal: list[Given]) -> bool | None:
    """Whether these answers and undos, in some order that they allow, leave this journal; None: nobody can say."""
    counted = sorted([act for act in acts if act.outcome != "refused"], key=lambda act: act.began)
    seen: set[Place] = set()
    left = [Place(undos=sum([act.kind == "undo" for act in counted]))]
    while left and len(seen) < MOST_STEPS:
        place = left.pop()
        if place in seen:
            continue
        seen.add(place)
        if place.same == len(journal) and not place.other and is_all(counted, place):
            return True
        left += reversed([after for n in candidates(counted, place) for after in taking(counted, n, place, journal)])
    return None if left else False


def is_all(acts: list[Act], place: Place) -> bool:
    """Whether everything that was done is taken."""
    rest = range(place.first, len(acts))
    return all([acts[n].outcome == "unknown" or n in place.taken for n in rest])


def candidates(acts: list[Act], place: Place) -> list[int]:
    """The acts that may come next: those that began before any other that is left has ended."""
    found: list[int] = []
    soonest = inf
    for n in range(place.first, len(acts)):
        if n in place.taken:
            continue
        if acts[n].began > soonest:
            break
        found.append(n)
        soonest = min(soonest, acts[n].ended)
    return found


def taking(acts: list[Act], n: int, place: Place, journal: list[Given]) -> list[Place]:
    """The point after an act, unless it is impossible there or what lies then could never be taken back."""
    act, (first, taken, same, other, undos) = acts[n], place
    if act.kind == "undo":
        lying = other[-1] if other else journal[same - 1] if same else None
        if lying is None or lying[0] not in act.what:
            return []
        same, other, undos = (same, other[:-1], undos - 1) if other else (same - 1, other, undos - 1)
    elif not other and journal[same : same + 1] == [act.what]:
        same += 1
    else:
        other = (*other, act.what)
    taken |= {n}
    while first in taken:
        taken, first = taken - {first}, first + 1
    return [Place(first, taken, same, other, undos)] if len(other) <= undos else []


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
