"""Running the server: the command, its page, its words, its care."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from campfire import games
from campfire.cli import main
from campfire.kernel.contract import values_of
from campfire.table import serve
from campfire.table.bench import Measured, bench, generous
from campfire.table.doors.shelf import TERMINAL
from campfire.table.protocol import PROTOCOL
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import message_ids
from campfire.words.told import TOLD
from tests.table.loop import run
from tests.table.person import WAIT, Person, call, create
from tests.table.server import ROOT, Server


def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str, lang: str = "en") -> str:
    """Run `campfire serve`, which must not come to serve anything; give what it said on the error stream."""
    monkeypatch.setattr(serve, "start", lambda config: pytest.fail(f"{config} is served"))
    assert main(["serve", *words, "--lang", lang]) == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--workers", "2"), "Several workers need PostgreSQL"),
        (("--workers", "0"), "choose a number from 1 to 64"),
        (("--port", "70000"), "choose a number from 1 to 65535"),
        (("--keep", "0"), "choose a number from 1 to 36500"),
        (("--keep", "long"), "“long” is not a whole number"),
        (("--bot-pause", "-1"), "choose a number from 0 to 60"),
        (("--bot-pause", "nan"), "choose a number from 0 to 60"),
        (("--origin", "play.example"), "“play.example” is no address of a site"),
        (("--origin", "https://play.example/table"), "write it as https://play.example"),
        (("--host-name", "https://play.example"), "write the name alone"),
        (("--host-name", "play example"), "“play example” is no name of a server"),
        (("--database", "oracle://db"), "“oracle://db” is not a database we know"),
        (("--database", "sqlite:////proc/none/tables.db"), "cannot be used"),
    ],
)
def test_wrong_wishes_are_told_in_a_sentence(
    words: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refused(monkeypatch, capsys, *words)
    assert said in told
    assert len(told.strip().splitlines()) == 1


def test_every_language_says_that_a_port_is_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = [refused(monkeypatch, capsys, "--port", port, lang=lang) for lang in OWN_NAMES]
    assert all(port in told for told in said)
    assert len(set(said)) == 3


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::"])
def test_who_listens_to_others_says_where_they_find_it(
    host: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The links that a host passes on begin with the address under which the host opened the page."""
    monkeypatch.setattr(serve, "start", lambda config: None)
    monkeypatch.setattr(serve, "prepare", lambda config: None)
    monkeypatch.setattr(serve, "own_number", {"0.0.0.0": "192.0.2.7", "::": "2001:db8::7"}.get)
    assert main(["serve", "--host", host, "--port", "8000", "--origin", "https://Play.example/"]) == 0
    others = {"127.0.0.1": "", "0.0.0.0": "http://192.0.2.7:8000/", "::": "http://[2001:db8::7]:8000/"}[host]
    told = capsys.readouterr().out
    assert (others in told, "Others in your network" in told) == (True, bool(others))


def test_nobody_else_finds_a_server_that_listens_to_this_machine_alone() -> None:
    assert serve.own_number("127.0.0.1") == ""


def test_the_server_is_well(server: Server) -> None:
    assert call(server, "GET", "/healthz").json()["status"] == "ok"


def test_it_counts(server: Server) -> None:
    create(server, "here")
    counts = call(server, "GET", "/metrics").text
    for name in ("campfire_answers", "campfire_tables_created", "campfire_write_seconds", "campfire_bot_seconds"):
        assert f"# HELP {name}" in counts


def test_the_shelf(server: Server) -> None:
    about = call(server, "GET", "/api/about").json()
    assert (about["name"], about["protocol"], about["keep_days"]) == ("campfire", PROTOCOL, 0)
    shelf = {game["name"]: game for game in call(server, "GET", "/api/games").json()}
    paleo = games.load("paleo")
    choices = {choice["name"]: choice for choice in shelf["paleo"]["choices"]}
    assert shelf["paleo"]["players"] == list(paleo.players)
    assert choices["scenario"]["values"] == list(values_of(paleo, "scenario"))
    assert choices["scenario"]["implies"]["1"]["modules"] == paleo.check({"scenario": "1"})["modules"]
    assert {"A", "J"} <= set(choices["modules"]["values"])
    assert (choices["modules"]["many"], choices["modules"]["files"]) == (True, True)
    assert "random" in shelf["paleo"]["bots"]


def test_rules_are_read_by_their_number(server: Server) -> None:
    rules = call(server, "GET", "/api/rules/paleo").json()
    by_number = {rule["id"]: rule for rule in rules}
    assert len(by_number) == len(rules) > 150
    assert by_number["PA-031"]["text"].startswith("The tribe wins at the very moment the 5th painting token")
    assert by_number["PA-031"]["chapter"].startswith("2.")
    for lang, name in (("ru", "рисун"), ("it", "pittura")):
        others = call(server, "GET", f"/api/rules/paleo?language={lang}").json()
        assert [rule["id"] for rule in others] == [rule["id"] for rule in rules]
        assert name in next(rule["text"] for rule in others if rule["id"] == "PA-031").lower()
    assert call(server, "GET", "/api/rules/paleo?language=xx").status_code == 422
    assert call(server, "GET", "/api/rules/chess").status_code == 400


def test_shared_words_come_as_one_file_a_language(server: Server) -> None:
    for lang, sentence in (("en", "This link opens no table"), ("ru", "Эта ссылка"), ("it", "Questo link")):
        response = call(server, "GET", f"/words/{lang}.ftl")
        assert response.status_code == 200
        assert f"error-unknown_link = {sentence}" in response.text
        assert "\ncard-" not in response.text
        assert "\nsimulate-" not in response.text
        assert "\nterminal-" not in response.text
        assert "\ncli-" not in response.text
        assert len(set(response.text.splitlines())) > 300
    assert call(server, "GET", "/words/xx.ftl").status_code == 422


def messages(text: str) -> dict[str, str]:
    """The words of a file by their keys."""
    return dict(re.findall(r"^(\w[\w-]*) =(.*)", text, re.MULTILINE))


@pytest.mark.parametrize("game", games.NAMES)
def test_each_game_has_words_of_its_own(server: Server, game: str) -> None:
    """And no others, unless it says a shared one in its own way."""
    for lang in OWN_NAMES:
        text = call(server, "GET", f"/words/{game}/{lang}.ftl").text
        said, shared = messages(text), messages(call(server, "GET", f"/words/{lang}.ftl").text)
        ids = message_ids(lang, game) - message_ids(lang, "")
        own = {one for one in ids if not one.startswith((TOLD, *TERMINAL))}
        assert own <= said.keys()
        assert not [one for one in said.keys() - own if said[one] == shared[one]]
        assert "\ncard-" in text
        assert TOLD not in text
    assert call(server, "GET", "/words/chess/en.ftl").status_code == 400


def test_words_are_asked_for_again_only_when_changed(server: Server) -> None:
    first = call(server, "GET", "/words/en.ftl")
    again = httpx.get(f"{server.http}/words/en.ftl", headers={"If-None-Match": first.headers["ETag"]}, timeout=WAIT)
    assert (again.status_code, again.content) == (304, b"")


@pytest.fixture
def dressed(tmp_path: Path) -> Iterator[Server]:
    """A server with a client of two files."""
    client = tmp_path / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Fire</title>")
    (client / "assets" / "app-1a2b.js").write_text("export {}")
    server = Server(tmp_path, client=str(client)).start()
    yield server
    server.kill()


def test_a_browser_that_takes_it_gets_what_was_packed_when_the_page_was_built(dressed: Server, tmp_path: Path) -> None:
    (tmp_path / "dist" / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    for takes, is_packed in (("gzip, br", True), ("br;q=1.0", True), ("gzip", False), ("brown", False)):
        headers = {"Accept-Encoding": takes}
        with httpx.stream("GET", f"{dressed.http}/assets/app-1a2b.js", headers=headers, timeout=WAIT) as answer:
            content = b"".join(answer.iter_raw())
        assert content == (b"packed" if is_packed else b"export {}")
        assert (answer.headers.get("Content-Encoding") == "br") == is_packed
        assert answer.headers["Content-Type"].startswith("text/javascript")
        assert "immutable" in answer.headers["Cache-Control"]


def test_the_client_is_served_and_kept(dressed: Server) -> None:
    page = call(dressed, "GET", "/")
    assert "<title>Fire</title>" in page.text
    assert page.headers["Cache-Control"] == "no-cache"
    assert "immutable" in call(dressed, "GET", "/assets/app-1a2b.js").headers["Cache-Control"]
    missing = call(dressed, "GET", "/assets/gone.js")
    assert (missing.status_code, missing.json()["code"]) == (404, "not_found")
    assert call(dressed, "GET", "/../tables.db").status_code == 404
    assert call(dressed, "GET", "/%2e%2e/tables.db").status_code == 404


def test_a_missing_client_is_told_plainly(tmp_path: Path) -> None:
    server = Server(tmp_path, client=str(tmp_path / "nowhere")).start()
    page = call(server, "GET", "/")
    server.kill()
    assert page.status_code == 503
    assert "make play" in page.text
    assert 'lang="ru"' in page.text


def test_a_graceful_stop_tells_the_guests(own_server: Server) -> None:
    made = create(own_server, "here bot")
    with Person(own_server, made["key"]) as anna:
        while 1 in anna.state["deciding"]:
            anna.wait_for("state")
        assert own_server.stop() == 0
        assert anna.closed() in (1001, 1012)
    lines = [json.loads(line) for line in own_server.log.read_text().splitlines()]
    assert not [line for line in lines if line["level"] == "error"]
    own_server.start()


def test_a_home_made_module_is_played(server: Server) -> None:
    text = (ROOT / "docs" / "example_module.toml").read_text("utf-8")
    home_made = {"file": "example_module.toml", "text": text}
    made = create(server, "here", game="paleo", options={"modules": ["A", home_made]})
    assert made["table"]["options"]["modules"][1] == {"file": "example_module.toml", "text": ""}
    with Person(server, made["key"]) as anna:
        assert anna.welcome["words"]["en"]
        assert anna.state["ask"]


@pytest.mark.parametrize("text", ["", "this is [no TOML", "[[cards]]\nid = 5", "x" * 300_000])
def test_broken_modules_are_refused_in_a_sentence(server: Server, text: str) -> None:
    options = {"modules": ["A", {"file": "mine.toml", "text": text}]}
    wish = {"game": "paleo", "seats": [{"kind": "here"}], "options": options}
    response = call(server, "POST", "/api/tables", wish)
    assert response.status_code == 400
    assert response.json()["phrase"]["key"] in message_ids("en", "paleo")


async def measured(folder: Path) -> dict[str, Measured]:
    config = generous(f"sqlite:///{folder}/bench.db", 1)
    serve.prepare(config)
    return await bench(config, folder, tables=["paleo", "robinson"], seconds=2)


def test_the_bench_measures_moves_beside_echo(tmp_path: Path) -> None:
    figures = run(measured(tmp_path))
    assert set(figures) == {"echo", "move"}
    for name in figures:
        assert figures[name].rate > 0
        assert 0 < figures[name].p50 <= figures[name].p95 <= figures[name].p99
