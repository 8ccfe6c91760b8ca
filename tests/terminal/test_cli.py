"""The command line: help in three languages, and one sentence for every wrong word."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from campfire import __main__ as command
from campfire import cli
from campfire.words.language import OWN_NAMES

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep the games of the tests apart from those of whoever runs them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


def refused(capsys: Capture, *typed: str) -> str:
    """Give a line that must be refused; return the sentence."""
    assert cli.main(typed) == 2
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 1
    assert "Traceback" not in shown.err
    return shown.err.strip()


@pytest.mark.parametrize("lang", OWN_NAMES)
@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_a_help_page_in_every_language(command: str, lang: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main([command, "--help", "--lang", lang])
    assert left.value.code == 0
    page = capsys.readouterr().out
    assert f"campfire {command}" in page
    assert "--lang" in page
    if lang != "en":
        assert [english for english in ("usage:", "options:", "show this") if english in page] == []


def test_the_help_of_the_bench_tells_of_that_for_tables(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        cli.main(["bench", "--help"])
    assert "many tables played through sockets" in capsys.readouterr().out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only here writing can be made to fail")
def test_a_full_disk_is_said_in_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        shown = subprocess.run(
            [sys.executable, "-m", "campfire", "content", "paleo"], stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert (shown.returncode, shown.stderr.count("\n"), "no space is left" in shown.stderr) == (2, 1, True)


@pytest.mark.parametrize(
    ("closed", "typed"), [("<&-", "play paleo --scenario 1 --seats me"), (">&-", "content paleo"), ("2>&-", "dance")]
)
def test_closed_streams_are_no_fault(closed: str, typed: str) -> None:
    shown = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m campfire {typed} {closed}"], capture_output=True, text=True
    )
    assert (shown.returncode, shown.stderr) == (2 if typed == "dance" else 0, "")


def test_the_package_runs_as_the_command() -> None:
    shown = subprocess.run([sys.executable, "-m", "campfire", "dance"], capture_output=True, text=True)
    assert (shown.returncode, "dance" in shown.stderr) == (2, True)


def test_whoever_stops_it_while_it_loads_sees_no_alarm(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def stopped(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "import_module", stopped)
    assert (command.main(), capsys.readouterr().err) == (130, "")


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_help_pages_differ_by_language(lang: str, capsys: Capture) -> None:
    assert cli.main(["--lang", lang]) == 0
    page = capsys.readouterr().out
    assert [command for command in cli.COMMANDS if command not in page] == []
    others = [other for other in OWN_NAMES if other != lang]
    for other in others:
        cli.main(["--lang", other])
        assert capsys.readouterr().out != page


@pytest.mark.parametrize(
    ("typed", "wrong", "right"),
    [
        (["dance"], "dance", "play"),
        (["play", "--dance"], "--dance", "campfire play --help"),
        (["bench", "chairs"], "chairs", "campfire bench --help"),
        (["play", "chess"], "chess", "paleo"),
        (["play", "paleo", "extra"], "extra", "campfire play --help"),
        (["play", "paleo", "--players", "many"], "many", "digits"),
        (["play", "paleo", "--scenario", "1", "--players", "9", "--seats", "me"], "9", "4"),
        (["play", "paleo", "--scenario", "99", "--players", "1", "--seats", "me"], "99", "1, 2"),
        (["play", "paleo", "--modules", "A,Z", "--players", "1", "--seats", "me"], "Z", "A, B"),
        (["play", "paleo", "--modules", "A,none.toml"], "none.toml", "name and folder"),
        (["play", "paleo", "--scenario", "1", "--modules", "A,B"], "both", "one of the two"),
        (["play", "paleo", "--scenario", "1", "--players", "2", "--seats", "me"], "Seats named: 1", "as many"),
        (["play", "paleo", "--scenario", "1", "--players", "1", "--seats", "robot"], "robot", "random"),
        (["play", "paleo", "--players", "9"], "9", "4"),
        (["play", "discover", "--box", "КЛЮЧ-1"], "КЛЮЧ-1", "KESTREL-4471"),
        (["play", "paleo", "--players", "2", "--seats", "me,me,me"], "Seats named: 3", "as many"),
        (["play", "near_and_far", "--players", "1"], "1 is no number", "from 2 to 4"),
        (["play", "paleo", "--players", "9" * 30], "9" * 30, "from 1 to 4"),
        (["play", "paleo", "--choose", "scenario=1", "--scenario", "2"], "scenario", "choose it once"),
        (["play", "robinson", "--characters", "cook,cook"], "cook", "each of them once"),
        (["play", "robinson", "--characters", "cook", "--players", "2"], "One character", "as many"),
        (["play", "robinson", "--dog", "maybe"], "maybe", "yes or no"),
        (["play", "discover", "--scenario", "5", "--seats", "me"], "five", "somebody"),
        (["play", "--resume", "none.json", "--scenario", "1"], "--scenario", "leave out"),
        (["play", "chess", "--resume"], "chess", "paleo"),
        (["play", "paleo", "--resume"], "no unfinished", "campfire play"),
        (["play", "--players"], "--players", "campfire play --help"),
        (["play", "--resume", "none.json"], "none.json", "name and folder"),
        (["play", "--resume", "."], ".", "read"),
        (["play", "--resume"], "no unfinished game", "campfire play"),
        (["play", "--lang", "tlh"], "tlh", "en, ru, it"),
        (["replay"], "missing", "campfire replay --help"),
        (["replay", "none.json"], "none.json", "name and folder"),
        (["content", "chess"], "chess", "paleo"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_word_gets_one_sentence(typed: list[str], wrong: str, right: str, capsys: Capture) -> None:
    sentence = refused(capsys, *typed)
    assert wrong in sentence
    assert right in sentence


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_sentences_are_in_the_language_asked_for(lang: str, capsys: Capture) -> None:
    expected = {"en": "There is no game", "ru": "Игры «chess» нет", "it": "Il gioco «chess» non c’è"}
    assert refused(capsys, "play", "chess", "--lang", lang).startswith(expected[lang])


def test_the_systems_language_is_spoken(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert refused(capsys, "play", "chess").startswith("Il gioco")


def test_rules_are_counted(capsys: Capture) -> None:
    assert cli.main(["rules", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["paleo"]
    assert found["rules"] == 239
    assert found["cited"] + len(found["uncited"]) == 239
    assert cli.main(["rules"]) == 0
    assert "239 rules" in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "word"), [("en", "painting"), ("ru", "рисун"), ("it", "pittura")])
def test_a_rule_is_read_in_the_readers_language(capsys: Capture, lang: str, word: str) -> None:
    assert cli.main(["rules", "PA-031", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert told.startswith("PA-031 · 2. ")
    assert word in told.lower()
    assert cli.main(["rules", "--json", *word.split(), "--lang", lang]) == 0
    assert "PA-031" in [rule["id"] for rule in json.loads(capsys.readouterr().out)]


def test_a_rule_that_there_is_not_is_refused(capsys: Capture) -> None:
    assert refused(capsys, "rules", "PA-999").startswith("No rule has this number or all these words: PA-999.")


def test_the_box_is_counted(capsys: Capture) -> None:
    assert cli.main(["content", "paleo", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["counts"] == {
        "base": 32,
        "people": 20,
        "dreams": 16,
        "inventions": 8,
        "stories": 22,
        "modules": 124,
    }
    assert found["choices"]["scenario"] == ["1", "2", "3", "4", "5", "6", "7"]
    assert found["languages"] == {lang: {"missing": 0} for lang in OWN_NAMES}


MODULE = """
id = "bees"
name = {{ en = "Bees", ru = "Пчёлы" }}

[[cards]]
id = "bee_mission"
name = "The Hive"
face = "mission"
lines = [
  {{ kind = "night", pays = {{ food = 2 }} }},
  {{ kind = "night", negative = true, gains = {{ death = 1 }} }},
]

[[cards]]
id = "bee_tree"
name = {{ en = "Bee Tree", ru = "Пчелиное дерево" }}
back = "forest"
copies = 2
lines = [ {{ needs = {{ {trait} = 2 }}, gains = {{ food = 3 }} }} ]
"""


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", ["3 cards", "Bee Tree × 2", "perception 2 → 3 food", "The Hive"]),
        ("ru", ["3 карты", "Пчелиное дерево × 2", "наблюдательность 2 → 3 еды", "The Hive"]),
        ("it", ["3 carte", "Bee Tree × 2", "percezione 2 → 3 cibo", "The Hive"]),
    ],
)
def test_a_module_of_ones_own_is_told_in_plain_words(
    lang: str, says: list[str], tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "bees.toml").write_text(MODULE.format(trait="perception"), "utf-8")
    assert cli.main(["content", "check", "bees.toml", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert [words for words in says if words not in told] == []


def test_a_wrong_module_is_refused_with_file_card_and_field(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "bees.toml").write_text(MODULE.format(trait="luck"), "utf-8")
    sentence = refused(capsys, "content", "check", "bees.toml")
    for words in ("bees.toml", "bee_tree", "needs", "luck", "perception"):
        assert words in sentence
    assert refused(capsys, "play", "paleo", "--modules", "A,bees.toml", "--players", "1", "--seats", "me") == sentence
    assert "none.toml" in refused(capsys, "content", "check", "none.toml")
    assert "extra" in refused(capsys, "content", "paleo", "extra")
