"""The table in the terminal, with a toy game on it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import NoReturn

import pytest

from campfire.kernel.contract import Choice
from campfire.kernel.fate import Fate
from campfire.kernel.match import Match
from campfire.kernel.phrase import Phrase
from campfire.terminal import saves
from campfire.terminal.welcome import label
from campfire.words.lexicon import Lexicon
from tests.contract.toy import TOY
from tests.terminal.toy_table import toy_table, typing

Patch = pytest.MonkeyPatch
Capture = pytest.CaptureFixture[str]


def test_a_game_is_played_to_its_end_by_numbers(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    table = toy_table(tmp_path / "game.json", "me", "random")
    assert typing(monkeypatch, table, *["1"] * 200) == 0
    result = table.match.game.result(table.match.state)
    assert result is not None
    assert ("Victory!" if result.won else "Defeat.") in capsys.readouterr().out
    assert saves.read(table.file).over


def test_bots_alone_play_to_the_end(tmp_path: Path, monkeypatch: Patch) -> None:
    table = toy_table(tmp_path / "game.json", "random", "random", "random")
    typing(monkeypatch, table)
    assert table.match.seats() == ()


def test_every_answer_is_saved_and_the_saved_game_goes_on(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    table = toy_table(tmp_path / "game.json", "me", "random")
    typing(monkeypatch, table, "1")
    save = saves.read(table.file)
    loaded = Match.load(save.match, lambda name: TOY, Fate.drawn(Random(1).random))
    assert loaded.journal == table.match.journal
    assert len([entry for entry in loaded.journal if entry.seat == 0]) == 1
    assert (save.seats, save.over) == (["me", "random"], False)
    assert str(table.file) in capsys.readouterr().out


def test_quitting_and_interrupting_keep_the_game(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    def interrupt(prompt: str) -> NoReturn:
        raise KeyboardInterrupt

    table = toy_table(tmp_path / "game.json", "me")
    assert typing(monkeypatch, table, "q") == 0
    monkeypatch.setattr("builtins.input", interrupt)
    assert typing(monkeypatch, table) == 130
    assert capsys.readouterr().out.count("The game is saved in") == 2
    assert saves.read(table.file).match["journal"]


def test_wrong_words_change_nothing(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    table = toy_table(tmp_path / "game.json", "me")
    before = table.match.save()
    typing(monkeypatch, table, "99", "0", "-1", "hello", "", "x", "? nothing", "?77", "u", "w")
    out = capsys.readouterr().out
    assert table.match.save() == before
    assert (out.count("is not on the list"), out.count("Write a number from 1 to 1, or h for help.")) == (4, 1)
    assert out.count("Nothing here is called") == 2
    assert out.count("Nothing can be taken back") == 1
    assert out.count("Nobody else can answer") == 1


def test_what_cannot_be_taken_back_asks_once(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    table = toy_table(tmp_path / "game.json", "me")
    before, option = list(table.match.journal), table.ask(0).options[0]
    monkeypatch.setattr(option.kind, "warns", lambda g, option: Phrase("terminal-lost"))
    typing(monkeypatch, table, "1")
    assert table.match.journal == before
    assert "Type the number again" in capsys.readouterr().out
    typing(monkeypatch, table, "1")
    assert len(table.match.journal) > len(before)


def test_undo_takes_back_the_last_answer_and_what_bots_answered(tmp_path: Path, monkeypatch: Patch) -> None:
    table = toy_table(tmp_path / "game.json", "me", "random", "me=Bo")
    start = list(table.match.journal)
    typing(monkeypatch, table, "1", "", "w", "", "u")
    assert table.match.journal == start


def test_the_bots_answer_is_there_before_it_is_taken_back(tmp_path: Path, monkeypatch: Patch) -> None:
    table = toy_table(tmp_path / "game.json", "me", "random", "me=Bo")
    before = len(table.match.journal)
    typing(monkeypatch, table, "1", "", "w", "")
    assert [entry.seat for entry in table.match.journal[before:]] == [0, 1]


def test_waiting_lets_the_others_answer_first(tmp_path: Path, monkeypatch: Patch) -> None:
    table = toy_table(tmp_path / "game.json", "me", "random", "random")
    before = len(table.match.journal)
    typing(monkeypatch, table, "w")
    assert [entry.seat for entry in table.match.journal[before:]] == [1]


def test_the_keyboard_is_passed_where_something_is_hidden(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    table = toy_table(tmp_path / "game.json", "me=Ada", "me=Bo")
    typing(monkeypatch, table, "1", "")
    assert capsys.readouterr().out.count("Pass the keyboard to Bo") == 1


def test_one_person_at_two_seats_passes_nothing(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    table = toy_table(tmp_path / "game.json", "me=Ada", "me=Ada")
    typing(monkeypatch, table, "1", "1")
    assert "Pass the keyboard" not in capsys.readouterr().out


def test_nobody_reads_what_only_another_may_know(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    table = toy_table(tmp_path / "game.json", "me=Ada", "random")
    typing(monkeypatch, table, "l")
    drawn = [event for _, event in table.match.log if event.key == "drew"]
    assert len(drawn) > 2
    shown = capsys.readouterr().out.splitlines()
    assert shown.count("drew") + shown.count("· drew") == 2 * len([e for e in drawn if e.args[0] == 0])


def test_a_copy_is_saved_on_request_and_never_over_another_file(
    tmp_path: Path, monkeypatch: Patch, capsys: Capture
) -> None:
    table = toy_table(tmp_path / "game.json", "me")
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    typing(monkeypatch, table, f"s {tmp_path / 'copy.json'}", f"s {taken}")
    assert json.loads((tmp_path / "copy.json").read_text())["seats"] == ["me"]
    assert taken.read_text() == "mine"
    assert "exists already" in capsys.readouterr().out


def test_the_language_changes_in_the_middle_of_the_game(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    table = toy_table(tmp_path / "game.json", "me")
    typing(monkeypatch, table, "g ru", "9", "g", "3", "9")
    out = capsys.readouterr().out
    assert "нет в списке" in out
    assert "non è nell’elenco" in out


def test_blocked_options_are_explained_with_their_rule(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    table = toy_table(tmp_path / "game.json", "me", "me", "me")
    while not table.match.game.result(table.match.state):
        seat = table.match.seats()[0]
        ask = table.ask(seat)
        if ask.key == "choose_victim" and len(ask.options) < 3:
            break
        option = ask.options[0 if seat else -1]
        table.match.answer(seat, option.key, option.args)
    typing(monkeypatch, table, "?", "?1", f"?{len(table.ask(0).options) + 1}")
    assert capsys.readouterr().out.count("rule TOY-1") == 2


def test_russian_letters_on_the_same_keys_work(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    table = toy_table(tmp_path / "game.json", "me", lang="ru")
    typing(monkeypatch, table, "г", "р")
    out = capsys.readouterr().out
    assert "Отменить нечего" in out
    assert "Введите номер варианта" in out


def test_a_scenario_whose_name_is_a_cry_takes_no_full_stop() -> None:
    russian = Lexicon("ru", "robinson")
    assert label(Choice("scenario"), "jenny", russian).startswith("Дженни в беде! Доберитесь")
    assert label(Choice("scenario"), "castaways", russian).startswith("Выжившие. Сложите")
