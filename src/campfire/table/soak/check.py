"""The check of a history: what was promised to those who play, and whether it held."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import pairwise
from math import inf
from typing import NamedTuple, TypeVar

from campfire.table.soak.explain import explained, fault_of
from campfire.table.soak.history import Act, History, Trouble, Visit

SOON = 5.0
"""Seconds within which everybody who is there sees a move, and hears a line of chat."""

ONCE, SEEN, ALONE = "soak-answers", "soak-sights", "soak-seats"
"""What was promised: each answer once and in order, moves seen soon, seats held by one."""
PROMISES = (ONCE, SEEN, ALONE)

N = TypeVar("N")


class Fault(NamedTuple):
    """A promise that did not hold."""

    promise: str
    kind: str
    table: str
    what: str


class Checked(NamedTuple):
    """What did not hold, and how many seconds each sight took that somebody was due."""

    faults: list[Fault]
    waits: list[float]


def check(history: History) -> Checked:
    """Check all that was promised."""
    waits: list[float] = []
    faults = [*check_answers(history), *check_chat(history), *check_seats(history)]
    faults += check_sights(history, waits)
    faults += check_hearing(history, waits)
    return Checked(faults, waits)


def check_answers(history: History) -> list[Fault]:
    """Every acknowledged answer is in the journal once and in order, unless it was taken back."""
    acts, journal = history.of("answer", "undo"), history.truth.answers
    found = explained(acts, journal)
    if found:
        return []
    kind = "undecided" if found is None else fault_of(acts, journal)
    return [Fault(ONCE, kind, history.table, f"{len(acts)} / {len(journal)}")]


def check_chat(history: History) -> list[Fault]:
    """Every acknowledged line of chat is there once, and those that followed each other stand in that order."""
    told, faults = history.truth.chat, []
    acts = [act for act in history.of("chat") if act.outcome != "refused"]
    for act in acts:
        times = told.count(act.what[0])
        if times > 1 or (times == 0 and act.outcome == "done"):
            faults.append(Fault(ONCE, "twice" if times else "lost", history.table, str(act.what[0])))
    there = [act for act in acts if act.outcome == "done" and act.what[0] in told]
    for one, other in pairwise(sorted(there, key=lambda act: told.index(act.what[0]))):
        if other.ended < one.began:
            faults.append(Fault(ONCE, "order", history.table, str(one.what[0])))
    return faults


def check_sights(history: History, waits: list[float]) -> list[Fault]:
    """Whatever version anybody has seen, or the store had, everybody who is there sees within five seconds."""
    seen: dict[int, list[tuple[float, int]]] = defaultdict(list)
    for sight in sorted(history.sights, key=lambda sight: sight.at):
        seen[sight.number].append((sight.at, sight.version))
    news, newest = [], 0
    for sight in sorted(history.sights, key=lambda sight: sight.at):
        if sight.version > newest:
            newest = sight.version
            news.append((sight.at, newest))

    def when(visit: Visit, version: int) -> float | None:
        return next((at for at, shown in seen[visit.number] if shown >= version), None)

    return unseen(history, news, when, waits)


def check_hearing(history: History, waits: list[float]) -> list[Fault]:
    """Whatever line of chat was acknowledged everybody who is there hears within five seconds."""
    heard = {(line.number, line.text): line.at for line in sorted(history.lines, key=lambda line: -line.at)}
    news = [(act.ended, str(act.what[0])) for act in history.of("chat") if act.outcome == "done"]

    def when(visit: Visit, text: str) -> float | None:
        return heard.get((visit.number, text))

    return unseen(history, news, when, waits)


def unseen(
    history: History, news: Iterable[tuple[float, N]], when: Callable[[Visit, N], float | None], waits: list[float]
) -> list[Fault]:
    """Who was there for five seconds, at a worker that was well, and was not shown something in that time."""
    faults = []
    for visit in history.visits:
        troubles = sorted([trouble for trouble in history.troubles if trouble.worker == visit.worker])
        for at, what in news:
            due = well_from(max(at, visit.opened), troubles)
            shown = when(visit, what)
            if shown is not None and shown <= due + SOON:
                waits.append(max(0.0, shown - due))
            elif due + SOON < visit.shut:
                faults.append(Fault(SEEN, "unseen", history.table, f"{visit.who}: {what}"))
    return faults


def well_from(moment: float, troubles: list[Trouble]) -> float:
    """From when on a worker is well for five seconds, at a moment or after it.

    >>> well_from(1.0, [Trouble("one", 3.0, 4.0), Trouble("one", 20.0, 30.0)])
    4.0
    """
    for trouble in troubles:
        if trouble.began < moment + SOON and trouble.ended > moment:
            moment = trouble.ended
    return moment


def check_seats(history: History) -> list[Fault]:
    """No seat is ever held by two people."""
    takes = [act for act in history.of("take") if act.outcome == "done"]
    invites = defaultdict(set)
    for take in takes:
        invites[take.what].add(take.who)
    faults = [
        Fault(ALONE, "holders", history.table, ", ".join(sorted(whose))) for whose in invites.values() if len(whose) > 1
    ]
    for act in history.of("answer", "undo"):
        if act.outcome == "done" and (other := newer_holder(act, takes)):
            faults.append(Fault(ALONE, "holders", history.table, f"{act.who}, {other}"))
    for seat, who in history.truth.holders.items():
        here = [take for take in takes if take.seat == seat]
        own = max([take.ended for take in here if take.who == who], default=inf)
        faults += [Fault(ALONE, "holders", history.table, f"{take.who}, {who}") for take in here if take.began > own]
    return faults


def newer_holder(act: Act, takes: list[Act]) -> str | None:
    """Who had taken the seat after whoever acted for it, and before they did."""
    here = [take for take in takes if take.seat == act.seat]
    own = max([take.ended for take in here if take.who == act.who and take.began < act.ended], default=-inf)
    newer = [take.who for take in here if take.who != act.who and own < take.began and take.ended < act.began]
    return newer[0] if newer else None
