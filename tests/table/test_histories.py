"""Histories: what people were told while everything broke, checked; and a checker that finds broken histories."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from campfire import games
from campfire.cli import main
from campfire.table.soak import command, explain
from campfire.table.soak.check import ALONE, ONCE, SEEN, Fault, check
from campfire.table.soak.history import Act, History, Kind, Line, Outcome, Sight, Trouble, Truth, Visit
from campfire.table.soak.soaking import Plan, Report, soak

HASTE = (1.5, 3.0)
"""Seconds between two faults."""
LEAST = 15
"""Answers that must be acknowledged, so that the check has something to check."""
LAY, REST, BURN = (0, "lay", ("owl",)), (1, "rest", ()), (0, "burn", ())


def act(who: str, kind: Kind, what: tuple[object, ...], began: float, outcome: Outcome = "done") -> Act:
    """Something that took half a second; an answer begins with its seat."""
    seat = what[0] if kind == "answer" and isinstance(what[0], int) else 1
    ended = began + 0.5 if outcome != "unknown" else float("inf")
    return Act(who, kind, seat, what, began, ended, outcome)


WHOLE = History(
    "table",
    acts=[
        act("Carla", "take", ("invite 1",), 0),
        act("Rival", "take", ("invite 1",), 0, "refused"),
        act("Ada", "answer", LAY, 1),
        act("Carla", "answer", REST, 2),
        act("Carla", "undo", (1,), 3),
        act("Ada", "answer", BURN, 4, "unknown"),
        act("Carla", "answer", REST, 5),
        act("Carla", "answer", (1, "rest", ()), 6, "refused"),
        act("Ada", "chat", ("hello",), 7),
        act("Carla", "chat", ("hi",), 8),
        act("Rival", "take", ("invite 2",), 9),
        act("Rival", "answer", REST, 10),
    ],
    visits=[Visit("Ada", 1, "one", 0, 30), Visit("Carla", 2, "two", 0, 9.2), Visit("Watcher", 3, "two", 0, 30)],
    sights=[
        *[Sight(number, 1, 0.0) for number in (1, 2, 3)],
        *[Sight(number, 2, 1.6) for number in (1, 2)],
        Sight(3, 4, 6.0),
        Sight(1, 4, 5.8),
        Sight(2, 4, 5.6),
        Sight(0, 5, 12.0),
        Sight(1, 5, 12.5),
        Sight(3, 5, 14.0),
    ],
    lines=[
        *[Line(number, "hello", 7.6) for number in (1, 2, 3)],
        *[Line(number, "hi", 8.6) for number in (1, 2, 3)],
    ],
    troubles=[Trouble("two", 1.0, 3.0)],
    truth=Truth([LAY, REST, REST], ["hello", "hi"], {0: "Ada", 1: "Rival"}),
)


def found(history: History) -> list[tuple[str, str]]:
    return [(fault.promise, fault.kind) for fault in check(history).faults]


def test_a_whole_history_holds() -> None:
    assert found(WHOLE) == []
    assert max(check(WHOLE).waits) <= 5.0


def test_what_nobody_knows_may_be_true() -> None:
    assert found(replace(WHOLE, truth=WHOLE.truth._replace(answers=[LAY, BURN, REST, REST]))) == []


@pytest.mark.parametrize(
    ("answers", "kind"),
    [
        ([LAY, REST], "lost"),
        ([REST, REST], "lost"),
        ([LAY, REST, REST, REST], "order"),
        ([LAY, LAY, REST, REST], "twice"),
        ([LAY, REST, REST, (0, "sleep", ())], "twice"),
        ([REST, LAY, REST], "order"),
    ],
)
def test_a_broken_journal_is_found(answers: list[tuple[object, ...]], kind: str) -> None:
    assert found(replace(WHOLE, truth=WHOLE.truth._replace(answers=answers))) == [(ONCE, kind)]


@pytest.mark.parametrize(
    ("chat", "kind"), [(["hi"], "lost"), (["hello", "hi", "hi"], "twice"), (["hi", "hello"], "order")]
)
def test_a_broken_chat_is_found(chat: list[str], kind: str) -> None:
    assert found(replace(WHOLE, truth=WHOLE.truth._replace(chat=chat))) == [(ONCE, kind)]


def test_an_undo_that_was_not_done_is_found() -> None:
    acts = [a for a in WHOLE.acts if (a.kind, a.began) != ("answer", 5)]
    assert [promise for promise, _ in found(replace(WHOLE, acts=acts))] == [ONCE]


def test_what_cannot_be_decided_is_not_called_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explain, "MOST_STEPS", 3)
    assert found(WHOLE) == [(ONCE, "undecided")]


def long_evening(seed: int) -> tuple[list[Act], list[tuple[object, ...]]]:
    """What three people did who were often cut off, and the journal that came of it."""
    random, journal, acts = Random(seed), list[tuple[object, ...]](), list[Act]()
    for moment in range(140):
        seat, cut_off = random.randrange(3), random.random() < 0.15
        what, took_effect = (seat, random.choice("abcde"), ()), not cut_off or random.random() < 0.5
        if random.random() < 0.2 and journal and journal[-1][0] == seat:
            acts.append(act(f"{seat}", "undo", (seat,), moment / 3, "unknown" if cut_off else "done"))
            del journal[len(journal) - took_effect :]
        else:
            acts.append(act(f"{seat}", "answer", what, moment / 3, "unknown" if cut_off else "done"))
            journal += [what] * took_effect
    return acts, journal


@pytest.mark.parametrize("seed", range(8))
def test_a_long_evening_with_many_doubts_is_explained(seed: int) -> None:
    acts, journal = long_evening(seed)
    assert explain.explained(acts, journal)


def test_a_move_that_was_not_seen_is_found() -> None:
    late = [sight._replace(at=17.1) if sight == Sight(3, 5, 14.0) else sight for sight in WHOLE.sights]
    assert found(replace(WHOLE, sights=late)) == [(SEEN, "unseen")]
    assert found(replace(WHOLE, sights=[sight for sight in WHOLE.sights if sight.version < 5 or sight.number < 2])) == [
        (SEEN, "unseen")
    ]


def test_whoever_was_gone_or_at_a_broken_server_is_not_due_to_see() -> None:
    unseen = [sight for sight in WHOLE.sights if (sight.number, sight.version) != (3, 5)]
    left = [visit._replace(shut=16.9) if visit.number == 3 else visit for visit in WHOLE.visits]
    assert found(replace(WHOLE, sights=unseen, visits=left)) == []
    assert found(replace(WHOLE, sights=unseen, troubles=[*WHOLE.troubles, Trouble("two", 13.0, 26.0)])) == []
    assert found(replace(WHOLE, sights=unseen, troubles=[*WHOLE.troubles, Trouble("one", 13.0, 26.0)])) != []


def test_a_line_of_chat_that_was_not_heard_is_found() -> None:
    assert found(replace(WHOLE, lines=[line for line in WHOLE.lines if line.number < 3])) == [(SEEN, "unseen")] * 2


def test_two_holders_of_a_seat_are_found() -> None:
    both = [a._replace(outcome="done") if a.who == "Rival" and a.began == 0 else a for a in WHOLE.acts]
    assert (ALONE, "holders") in found(replace(WHOLE, acts=both))
    still = [*WHOLE.acts, act("Carla", "answer", REST, 11)]
    truth = WHOLE.truth._replace(answers=[LAY, REST, REST, REST])
    assert found(replace(WHOLE, acts=still, truth=truth)) == [(ALONE, "holders")]
    assert found(replace(WHOLE, truth=WHOLE.truth._replace(holders={0: "Ada", 1: "Carla"}))) == [(ALONE, "holders")]


def check_report(report: Report) -> None:
    """People got on, something broke, and everything held."""
    assert report.faults == []
    assert report.acts["answer", "done"] >= LEAST
    assert report.acts["take", "done"] >= report.tables > 0
    assert report.broken.total() >= 1
    print(report.tables, report.acts, report.broken, max(report.waits))


def test_everything_holds_on_sqlite(tmp_path: Path) -> None:
    plan = Plan(10, f"sqlite:///{tmp_path}/tables.db", tmp_path, {"toy": True}, "tests.table.games", HASTE, LEAST)
    check_report(asyncio.run(soak(plan)))


def test_everything_holds_between_two_workers_on_postgresql(tmp_path: Path, postgres: str) -> None:
    plan = Plan(10, postgres, tmp_path, {"toy": True}, "tests.table.games", HASTE, LEAST)
    check_report(asyncio.run(soak(plan)))


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_the_command_tells_what_it_did_and_what_held(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    report = Report(tables=3, waits=[0.1, 0.4])
    report.acts["answer", "done"] = 77
    for faults, code in (([], 0), ([Fault(SEEN, "unseen", "b7k2m9qx4d", "Carla: 9")], 1)):
        report.faults = faults

        async def told(plan: Plan) -> Report:
            assert plan.seconds == 120
            assert set(plan.games) <= set(games.NAMES)
            return report

        monkeypatch.setattr(command, "soak", told)
        assert main(["soak", "--minutes", "2", "--lang", lang]) == code
        shown = capsys.readouterr().out
        assert "77" in shown
        assert "0.40" in shown
        assert ("Carla: 9" in shown) == bool(faults)
        assert "soak-" not in shown


@pytest.mark.parametrize(
    "words",
    [
        ["--minutes", "0"],
        ["--minutes", "long"],
        ["--database", "mongodb://x"],
        ["--database", "sqlite:////proc/none/x.db"],
    ],
)
def test_wrong_wishes_are_refused_in_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
