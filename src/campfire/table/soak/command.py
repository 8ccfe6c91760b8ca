"""`campfire soak`: play while everything breaks, and say what was done and what held."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import monotonic

from campfire import games
from campfire.table.soak.check import PROMISES
from campfire.table.soak.soaking import Plan, Report, soak
from campfire.table.soak.workers import NotWell
from campfire.table.store.database import open_engine, parse_url, upgrade
from campfire.typed import Commands, whole
from campfire.words.lexicon import Lexicon

LONGEST = 10_000
MINUTE = 60.0
PEOPLE = 2
MOST_FAULTS = 20
"""So many are shown one by one."""
KINDS = {
    "answer": "soak-done-answer",
    "undo": "soak-done-undo",
    "chat": "soak-done-chat",
    "take": "soak-done-take",
}
FAULTS = {
    "lost": "soak-fault-lost",
    "twice": "soak-fault-twice",
    "order": "soak-fault-order",
    "undecided": "soak-fault-undecided",
    "unseen": "soak-fault-unseen",
    "holders": "soak-fault-holders",
}
BROKEN = ("kill", "restart", "pause", "refuse", "jump")


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire soak`."""
    word = lexicon.word
    parser = commands.add_parser("soak", help=word("cli-soak"), description=word("cli-soak-about"))
    parser.add_argument("--minutes", metavar="M", type=whole(1, LONGEST), default=5, help=word("cli-soak-minutes"))
    parser.add_argument("--database", metavar="URL", default=None, help=word("cli-soak-database"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Soak, then tell; 1 if anything did not hold."""
    with tempfile.TemporaryDirectory(prefix="campfire-soak-") as folder:
        database = args.database or f"sqlite:///{folder}/tables.db"
        prepare(database)
        plan = Plan(args.minutes * MINUTE, database, Path(folder), rooms())
        plan.told = Progress(lexicon).tell
        name = parse_url(database).get_backend_name()
        print(lexicon.word("soak-begin", minutes=args.minutes, database=name), flush=True)
        try:
            report = asyncio.run(soak(plan))
        except NotWell as wrong:
            name, log = wrong.args
            print(log, lexicon.word("soak-not_well", worker=name), sep="\n", file=sys.stderr)
            return 1
    print("\n".join(lines(report, lexicon)))
    return 1 if report.faults else 0


def prepare(database: str) -> None:
    """Find out before anything starts whether the database can be had."""
    engine = open_engine(parse_url(database))
    upgrade(engine)
    engine.dispose()


def rooms() -> dict[str, bool]:
    """The games that two can play, and whether there is room for a bot beside them."""
    players = {name: games.load(name).players for name in games.NAMES}
    return {name: PEOPLE + 1 in numbers for name, numbers in players.items() if PEOPLE in numbers}


class Progress:
    """Says once a minute how far it is."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.began = self.told = monotonic()

    def tell(self, report: Report) -> None:
        """A party is over."""
        if monotonic() - self.told > MINUTE:
            self.told = monotonic()
            minutes = int((self.told - self.began) // MINUTE)
            counts = {"tables": report.tables, "broken": report.broken.total(), "faults": len(report.faults)}
            print(self.lexicon.word("soak-progress", minutes=minutes, **counts), flush=True)


def lines(report: Report, lexicon: Lexicon) -> list[str]:
    """What was done, what was broken, what held, and what did not."""
    word = lexicon.word
    waits = sorted(report.waits) or [0.0]
    told = [word("soak-done", tables=report.tables, visits=report.visits)]
    for kind, key in KINDS.items():
        counts = {outcome: report.acts[kind, outcome] for outcome in ("done", "refused", "unknown")}
        told.append(word(key, **counts))
    told.append(word("soak-broken", **{kind: report.broken[kind] for kind in BROKEN}))
    told.append(word("soak-waits", n=len(report.waits), most=f"{at(waits, 0.99):.2f}", longest=f"{waits[-1]:.2f}"))
    for promise in PROMISES:
        faults = [fault for fault in report.faults if fault.promise == promise]
        told.append(word(promise, n=len(faults)))
        told += [f"  {fault.table}: {word(FAULTS[fault.kind])} ({fault.what})" for fault in faults[:MOST_FAULTS]]
    return told


def at(waits: list[float], share: float) -> float:
    """The time within which so many had waited long enough.

    >>> at([1.0, 2.0, 3.0, 4.0], 0.5)
    3.0
    """
    return waits[min(len(waits) - 1, int(len(waits) * share))]
