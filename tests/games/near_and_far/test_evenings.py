"""A series as people meet it: left for a month and gone on with, in the terminal and at the table on the server."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from campfire import cli
from campfire.kernel.match import Match, sealed
from campfire.terminal import saves
from tests.games.near_and_far.test_scout import played
from tests.rules import rule
from tests.table.person import call
from tests.table.server import Server

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
SEATS = ["me=Ada", "scout"]


@cache
def evening(mode: str = "campaign") -> Match:
    """The first game of a series, played to its end."""
    match, _ = played({"mode": mode, "players": 2, "characters": ["vera", "kikli"]}, ["scout", "scout"], 3)
    return match


def cards(mode: str, name: str) -> list[Any]:
    """What the cards of both carry after that game."""
    wish = evening(mode).sequel()
    assert wish is not None
    return [card[name] for card in wish["carried"]]


@pytest.fixture(autouse=True)
def shelf(monkeypatch: Patch, tmp_path: Path) -> None:
    """The games of these tests are kept apart."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def resume(monkeypatch: Patch, *words: str, typed: str) -> int:
    """Go on with the game that was left last."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return cli.main(["play", "--resume", *words, "--plain", "--lang", "en"])


def put_away(mode: str = "campaign") -> Path:
    """Leave a series after its first game."""
    file = saves.new_file("near_and_far")
    saves.write(file, saves.Save(evening(mode).save(), SEATS, over=False))
    return file


def following(first: Path) -> saves.Save:
    """The game that was laid after the first one."""
    (file,) = [file for file in saves.folder().glob("*.json") if file != first]
    return saves.read(file)


@rule("NF-007", "NF-008", "NF-010", "NF-070")
def test_a_campaign_goes_on_after_a_month_with_what_the_cards_carry(monkeypatch: Patch, capsys: Capture) -> None:
    first = put_away()
    assert resume(monkeypatch, typed="1\nq\n") == 0
    second = following(first)
    options = second.match["options"]
    assert (options["map"], options["characters"], second.seats) == (3, ["vera", "kikli"], SEATS)
    assert [len(card["past"]) for card in options["carried"]] == [1, 1]
    assert [card["keywords"] for card in options["carried"]] == cards("campaign", "keywords") != [[], []]
    assert saves.read(first).over
    assert "The game is saved" in capsys.readouterr().out


def test_whoever_says_later_finds_the_series_as_it_was(monkeypatch: Patch) -> None:
    first = put_away()
    assert resume(monkeypatch, typed="2\n") == 0
    assert not saves.read(first).over
    assert len(list(saves.folder().glob("*.json"))) == 1


@rule("NF-346")
def test_somebody_joins_late_with_a_row_for_the_game_missed(monkeypatch: Patch) -> None:
    first = put_away()
    assert resume(monkeypatch, "--seats", "me=Ada,scout,me=Bo", typed="1\nq\n") == 0
    second = following(first)
    options = second.match["options"]
    assert (options["players"], second.seats) == (3, [*SEATS, "me=Bo"])
    assert options["characters"][:2] == ["vera", "kikli"]
    assert [card["completed"] for card in options["carried"]][2] == 3


def test_somebody_stays_away(monkeypatch: Patch, capsys: Capture) -> None:
    put_away()
    assert resume(monkeypatch, "--seats", "me=Ada", typed="1\n") == 2
    assert "2" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("map", 1),
        ("characters", ["vera", "vera"]),
        ("carried", [{"experience": 99}]),
        ("mode", "stroll"),
    ],
)
@pytest.mark.parametrize("seal", [dict, sealed])
def test_an_edited_series_is_refused_in_one_sentence(
    monkeypatch: Patch, capsys: Capture, seal: Any, name: str, value: Any
) -> None:
    file = put_away()
    save = saves.read(file)
    saves.write(file, save._replace(match=seal({**save.match, "options": {**save.match["options"], name: value}})))
    before = file.read_bytes()
    assert resume(monkeypatch, str(file), typed="1\n") == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert file.read_bytes() == before


def test_a_series_of_another_version_is_refused_in_one_sentence(monkeypatch: Patch, capsys: Capture) -> None:
    file = put_away()
    save = saves.read(file)
    saves.write(file, save._replace(match=sealed({**save.match, "campfire": "99"})))
    assert resume(monkeypatch, str(file), typed="1\n") == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["--mode", "campaign", "--map", "1"], "not part of this mode"),
        (["--mode", "first_trek", "--map", "4"], "not part of this mode"),
        (["--mode", "character", "--map", "11"], "character quests"),
        (["--mode", "arcade", "--map", "3", "--characters", "vera,vera"], "vera"),
    ],
)
def test_what_does_not_fit_is_said_in_one_sentence(capsys: Capture, words: list[str], key: str) -> None:
    assert cli.main(["play", "near_and_far", *words, "--seats", "scout,scout", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert (key in told.lower(), told.count("\n")) == (True, 1)


def onward(server: Server, key: str, status: int, **wish: object) -> dict[str, Any]:
    """Go on with the series on the server."""
    response = call(server, "POST", "/api/table/next", {"options": wish}, key)
    assert response.status_code == status, response.text
    told: dict[str, Any] = response.json()
    return told


@rule("NF-346")
def test_on_the_server_somebody_stays_away_and_somebody_joins_late(tmp_path: Path) -> None:
    server = Server(tmp_path, games="campfire.games").start()
    try:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "scout"}]
        made = call(server, "POST", "/api/tables/import", {"save": evening().save(), "seats": seats}).json()
        late = {"called": "riza", "kind": "friend", "name": "Bo"}
        wish = {"seats": [late, {"seat": 0}, {"kind": "bot", "bot": "random"}]}
        told = call(server, "POST", "/api/table/next", wish, made["key"]).json()
        options = told["table"]["options"]
        assert options["characters"] == ["riza", "vera", "grear"]
        assert [card["completed"] for card in options["carried"]] == [3, cards("campaign", "completed")[0], 3]
        assert [one["character"] for one in options["away"]] == ["kikli"]
        assert [seat["kind"] for seat in told["table"]["seats"]] == ["open", "person", "bot"]
        assert [seat["name"] for seat in told["table"]["seats"][:2]] == ["Bo", "Ada"]
    finally:
        assert server.stop() == 0


@rule("NF-012")
def test_on_the_server_the_next_map_of_character_mode_is_chosen(tmp_path: Path) -> None:
    server = Server(tmp_path, games="campfire.games").start()
    try:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "scout"}]
        wish = {"save": evening("character").save(), "seats": seats}
        made = call(server, "POST", "/api/tables/import", wish).json()
        assert made["table"]["sequel"] is True
        assert onward(server, made["key"], 400, map=11)["code"] == "not_ready"
        assert onward(server, made["key"], 400, map=1)["code"] == "wrong_map"
        options = onward(server, made["key"], 201, map=7)["table"]["options"]
        assert (options["map"], options["characters"]) == (7, ["vera", "kikli"])
        assert [card["lines"] for card in options["carried"]] == cards("character", "lines")
        assert onward(server, made["key"], 201)["table"]["options"]["map"] == 7
    finally:
        assert server.stop() == 0
