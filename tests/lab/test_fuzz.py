"""The fuzzer finds what is broken and leaves a file that opens at the table just before it breaks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from campfire import games
from campfire.kernel.declared import Option
from campfire.kernel.journal import decode_entry
from campfire.kernel.match import Match
from campfire.kernel.question import Ask
from campfire.lab import fuzz
from campfire.lab.fuzz import STYLES, Case, Fault, case_of, crash_save, onward, play_batch, play_case
from campfire.lab.playing import source
from tests.contract import toy
from tests.contract.embers import Embers
from tests.contract.toy import TOY

BACK = toy.option("back", retreats=True)

pytestmark = pytest.mark.usefixtures("toy_box")


def all_cases(number: int) -> list[Case]:
    return [case_of(TOY, 3, n) for n in range(number)]


def test_a_sound_game_has_no_faults() -> None:
    assert play_batch(("toy", 3, range(120))) == []


def test_cases_go_round_scenarios_players_and_styles() -> None:
    cases = all_cases(6 * len(STYLES))
    tables = {(c.options["scenario"], c.options["players"]) for c in cases}
    assert len(tables) == 6
    assert {(c.options["scenario"], c.options["players"], c.style) for c in cases} == {
        (*table, style) for table in tables for style in STYLES
    }


def test_styles_play_differently() -> None:
    """From the same seed each style makes another game."""
    journals = set()
    for style in STYLES:
        case = Case("toy", TOY.check({"players": 3}), style, 1, 1)
        entries: list[Any] = []
        fuzz.play_checked(TOY, case, source(1, 1), entries, thorough=True)
        journals.add(str(entries))
    assert len(journals) == len(STYLES)


def first_fault() -> Fault:
    faults = [fault for case in all_cases(200) if (fault := play_case(case, thorough=False))]
    assert faults
    return faults[0]


def opened(saved: Any) -> Match:
    """The crash file, as the table opens it."""
    return Match.load(json.loads(json.dumps(saved)), games.load, lambda chance: chance.outcomes.sample(lambda: 0.5))


@pytest.mark.parametrize("broken", [toy.burn_bead, toy.bite, toy.bury_top, toy.finish], ids=lambda step: step.rule.name)
def test_a_crash_file_opens_before_the_fault(broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broken.rule, "run", lambda g, *args: 1 / 0)
    saved = crash_save(first_fault())
    match = opened(saved)
    crash: Any = saved["crash"]
    assert "ZeroDivisionError" in crash["error"]
    answer, *rest = [decode_entry(entry) for entry in crash["answers"]]
    assert answer.seat in match.seats()
    outcomes = iter([entry.outcome for entry in rest if entry.by_nature])
    match.nature = lambda chance: next(outcomes)
    with pytest.raises(ZeroDivisionError):
        match.answer(answer.seat, answer.key, answer.args)


def test_a_fault_before_the_first_question_is_kept_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.order_deck.rule, "run", lambda g, order: 1 / 0)
    crash: Any = crash_save(first_fault())["crash"]
    assert "ZeroDivisionError" in crash["error"]
    assert "seed 3" in crash["case"]


def test_a_lost_card_is_found_where_it_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen only at the end of a quick game, it is looked for again closely."""

    def burn_bead(g: Embers, me: int) -> None:
        g.beads[me] -= 1

    monkeypatch.setattr(toy.burn_bead.rule, "run", burn_bead)
    fault = next(fault for n in range(200) if (faults := play_batch(("toy", 3, range(n, n + 1)))) for fault in faults)
    assert "lost or made" in fault.error
    match = opened(crash_save(fault))
    assert TOY.census(match.state) == TOY.census(TOY.setup(match.options))  # type: ignore[arg-type]  # it is the toy's


def test_a_game_without_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "ENDLESS", 300)
    rest, burn = [Option(kind, (), (toy.tend(0),)) for kind in (toy.REST, toy.BURN)]
    monkeypatch.setattr(toy.tend.rule, "run", lambda g, me: Ask((me,), toy.TEND, [rest, burn]))
    assert "Endless" in first_fault().error


def test_faults_are_written_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    words = ["toy", "--games", "60", "--seed", "3", "--out", str(tmp_path / "crashes"), "--workers", "2"]
    assert fuzz.main(words) == 0
    assert not (tmp_path / "crashes").exists()
    assert "60 of 60 games" in capsys.readouterr().err
    monkeypatch.setattr(toy.bite.rule, "run", lambda g, who, dice: 1 / 0)
    assert fuzz.main(words) == 1
    files = sorted((tmp_path / "crashes").glob("crash-toy-3-*.json"))
    shown = capsys.readouterr()
    assert files
    assert shown.out.count("ZeroDivisionError") == len(files)
    assert f"faults: {len(files)}" in shown.err
    assert all(opened(json.loads(file.read_text("utf-8"))).seats() for file in files)


def test_options_that_take_back_are_left_alone_where_others_are_left() -> None:
    back, on = Option(BACK), Option(toy.REST)
    assert onward(Ask((0,), toy.TEND, [back, on])).options == [on]
    assert onward(Ask((0,), toy.TEND, [back])).options == [back]


@pytest.mark.parametrize("seed", range(4))
def test_a_whim_passes(seed: int) -> None:
    """What may be chosen for ever is not: whoever likes it best tires of it."""
    pick, talk = STYLES["whim"](source(seed, 0)), Ask((0,), toy.TEND, [Option(toy.BURN), Option(toy.REST)])
    chosen = {pick(talk).key for _ in range(1000)}
    assert chosen == {toy.BURN.key, toy.REST.key}
