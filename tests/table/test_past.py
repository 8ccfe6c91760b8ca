"""Replay, playing on, game files and reports."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from campfire.kernel.fate import Fate
from campfire.kernel.match import Match, sealed
from tests.table.games import load
from tests.table.person import Message, Person, call, create, join
from tests.table.server import Server

HERE = [{"kind": "here"}, {"kind": "here"}]


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Message, Person]:
    """A finished game, and everything its first player heard."""
    made = create(server, "here bot")
    with Person(server, made["key"]) as anna:
        anna.play_on(Random(5))
    return made, anna


def replay(server: Server, key: str, at: int, seat: int | None) -> Message:
    where = f"/api/table/replay?at={at}" + ("" if seat is None else f"&seat={seat}")
    response = call(server, "GET", where, key=key)
    assert response.status_code == 200, response.text
    found: Message = response.json()
    return found


def of_the_game(log: list[Message]) -> list[Message]:
    """What happened in the game, without what somebody did at the table."""
    return [line for line in log if line["shows"] != "notice"]


def code(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["code"]


def test_the_replay_shows_what_was_seen(server: Server, finished: tuple[Message, Person]) -> None:
    made, anna = finished
    for state in [m for m in anna.heard if m["type"] == "state"]:
        again = replay(server, made["key"], state["at"], 0)
        assert again["view"] == state["view"]
        assert again["deciding"] == state["deciding"]
        assert again["result"] == state["result"]
    assert replay(server, made["key"], anna.state["at"], 0)["log"] == anna.log


def test_after_the_end_everybody_sees_every_seat(server: Server, finished: tuple[Message, Person]) -> None:
    made, anna = finished
    middle = anna.state["at"] // 2
    for seat in (0, 1):
        assert replay(server, made["watch"], middle, seat)["view"]["seat"] == seat
    assert replay(server, made["watch"], middle, None)["view"]["seat"] is None
    nexts = [replay(server, made["watch"], at, 0)["next"] for at in range(anna.state["at"])]
    assert {answer["seat"] for answer in nexts} == {-1, 0, 1}
    assert all((answer["option"] is None) == (answer["seat"] == -1) for answer in nexts)
    assert replay(server, made["watch"], anna.state["at"], 0)["next"] is None


def test_a_point_beyond_the_end_is_refused(server: Server, finished: tuple[Message, Person]) -> None:
    made, anna = finished
    wrong = call(server, "GET", f"/api/table/replay?at={anna.state['at'] + 1}", key=made["key"])
    assert code(wrong) == (404, "no_position")
    assert code(call(server, "GET", "/api/table/replay?at=0&seat=5", key=made["key"])) == (400, "no_seat")
    fork = {"at": 10_000, "seats": HERE}
    assert code(call(server, "POST", "/api/table/fork", fork, made["key"])) == (404, "no_position")


def test_a_running_game_is_replayed_through_ones_own_seat_only(server: Server) -> None:
    made = create(server, "here friend")
    friend = join(server, made["invites"][0]["invite"])
    assert replay(server, made["key"], 0, 0)["next"] is None
    assert code(call(server, "GET", "/api/table/replay?at=0&seat=1", key=made["key"])) == (403, "replay_hidden")
    assert code(call(server, "GET", "/api/table/replay?at=0&seat=0", key=friend)) == (403, "replay_hidden")
    assert code(call(server, "GET", "/api/table/replay?at=0&seat=0", key=made["watch"])) == (403, "replay_hidden")


def test_a_running_game_hides_its_file_from_one_of_several_people(server: Server) -> None:
    made = create(server, "here friend")
    fork = {"at": 0, "seats": HERE}
    for key in (made["key"], made["watch"]):
        assert code(call(server, "GET", "/api/table/file", key=key)) == (403, "file_hidden")
        assert code(call(server, "POST", "/api/table/fork", fork, key)) == (403, "file_hidden")


def test_who_plays_alone_may_have_the_file_of_a_running_game(server: Server) -> None:
    made = create(server, "here bot")
    response = call(server, "GET", "/api/table/file", key=made["key"])
    assert response.headers["Content-Disposition"] == f'attachment; filename="toy-{made["table"]["id"]}.json"'
    assert Match.load(response.json(), load, Fate.new()).seats()
    assert code(call(server, "GET", "/api/table/file", key=made["watch"])) == (403, "file_hidden")


def test_a_report_holds_only_what_its_sender_sees(server: Server) -> None:
    made = create(server, "here friend")
    with Person(server, made["key"]) as anna:
        report = call(server, "GET", "/api/table/report", key=made["key"]).json()
        assert (report["view"], report["ask"], report["log"]) == (anna.state["view"], anna.state["ask"], anna.log)
        assert (report["table"], report["version"]) == (made["table"]["id"], anna.state["version"])
    seen = call(server, "GET", "/api/table/report", key=made["watch"]).json()
    assert seen["view"]["hands"] == [["?", "?"], ["?", "?"]]


def test_a_game_is_played_on_from_any_point(server: Server, finished: tuple[Message, Person]) -> None:
    made, anna = finished
    for at in range(0, anna.state["at"], 3):
        response = call(server, "POST", "/api/table/fork", {"at": at, "seats": HERE}, made["key"])
        assert response.status_code == 201, response.text
        new = response.json()
        assert new["table"]["at"] >= at
        assert replay(server, new["key"], at, 0)["view"] == replay(server, made["key"], at, 0)["view"]
        logs = [replay(server, key, at, 0)["log"] for key in (new["key"], made["key"])]
        assert of_the_game(logs[0]) == of_the_game(logs[1])


def test_a_finished_game_is_final(server: Server) -> None:
    made = create(server, "here here")
    with Person(server, made["key"]) as both:
        while not both.state["result"]:
            asked = both.state["deciding"][0]
            if both.state["look"] != asked:
                both.send({"type": "look", "seat": asked})
                both.wait_for("state", look=asked)
            both.answer(both.state["ask"]["options"][0])
            both.wait_for("state")
        assert both.state["undo"] is None
        assert both.ask({"type": "undo", "change": both.state["version"]})["code"] == "no_undo"


def test_a_game_played_on_says_that_its_cards_are_known(server: Server, finished: tuple[Message, Person]) -> None:
    made, anna = finished
    assert made["table"]["known"] is False
    new = call(server, "POST", "/api/table/fork", {"at": anna.state["at"] - 1, "seats": HERE}, made["key"]).json()
    assert new["table"]["known"] is True
    for key in (new["key"], new["watch"]):
        with Person(server, key) as someone:
            assert someone.welcome["table"]["known"] is True
    resumed = call(server, "POST", "/api/tables/import", {"save": saved(server, finished), "seats": HERE}).json()
    assert resumed["table"]["known"] is True


def test_a_game_played_on_can_be_finished(server: Server, finished: tuple[Message, Person]) -> None:
    made, anna = finished
    at = anna.state["at"] // 2
    seats = [{"kind": "here"}, {"kind": "bot"}]
    new = call(server, "POST", "/api/table/fork", {"at": at, "seats": seats}, made["key"]).json()
    with Person(server, new["key"]) as again:
        again.play_on(Random(6))
        assert again.state["result"]


def saved(server: Server, finished: tuple[Message, Person]) -> Message:
    file: Message = call(server, "GET", "/api/table/file", key=finished[0]["watch"]).json()
    return file


def test_a_file_comes_back_as_the_same_game(server: Server, finished: tuple[Message, Person]) -> None:
    _, anna = finished
    response = call(server, "POST", "/api/tables/import", {"save": saved(server, finished), "seats": HERE})
    assert response.status_code == 201, response.text
    with Person(server, response.json()["key"], look=0) as again:
        assert again.state["view"] == anna.state["view"]
        assert of_the_game(again.log) == of_the_game(anna.log)
        assert again.state["result"] == anna.state["result"]


def test_a_running_game_goes_on_from_its_file(server: Server) -> None:
    made = create(server, "here bot")
    save = call(server, "GET", "/api/table/file", key=made["key"]).json()
    new = call(server, "POST", "/api/tables/import", {"save": save, "seats": HERE}).json()
    with Person(server, new["key"]) as again:
        assert again.state["ask"]


def test_files_that_are_none_are_refused(server: Server, finished: tuple[Message, Person]) -> None:
    save = saved(server, finished)

    def wish(data: Message, seats: list[Any] = HERE) -> tuple[int, str]:
        return code(call(server, "POST", "/api/tables/import", {"save": data, "seats": seats}))

    forged: list[Any] = [[seat, key, args, forced] for seat, key, args, forced in save["journal"]]
    forged[1][0] = 1 - forged[1][0]
    nature_lies: list[Any] = [
        [-1, key, [0] * len(args), forced] if seat == -1 else [seat, key, args, forced]
        for seat, key, args, forced in save["journal"]
    ]
    assert wish({}) == (400, "not_a_save")
    assert wish({**save, "journal": []}) == (400, "save_damaged")
    assert wish({**save, "campfire": 99}) == (400, "save_format")
    assert wish(sealed({**save, "journal": forged})) == (400, "save_rules")
    assert wish(sealed({**save, "journal": nature_lies})) == (400, "save_rules")
    assert wish(sealed({**save, "journal": [[0, "lay", {"a": 1}, False]]})) == (400, "not_a_save")
    assert wish(sealed({**save, "journal": 5})) == (400, "not_a_save")
    assert wish(sealed({**save, "journal": [save["journal"][0]] * 5_001})) == (400, "save_long")
    assert wish(sealed({**save, "options": {"scenario": "moon"}})) == (400, "unknown_scenario")
    assert wish(sealed({**save, "game": "chess"})) == (400, "unknown_game")
    assert wish(save, HERE[:1]) == (400, "wrong_seats")


def test_nothing_in_a_file_is_believed_but_the_answers(server: Server, finished: tuple[Message, Person]) -> None:
    save = saved(server, finished)
    state = {**save["snapshot"]["state"], "fire": 999, "stack": []}
    lies = sealed({**save, "snapshot": {**save["snapshot"], "state": state}, "log": [[0, 255, "round", [77]]]})
    new = call(server, "POST", "/api/tables/import", {"save": lies, "seats": HERE}).json()
    with Person(server, new["key"], look=0) as again:
        assert again.state["view"] == finished[1].state["view"]
        assert of_the_game(again.log) == of_the_game(finished[1].log)


def test_where_a_game_was_lost_is_told_only_when_it_is_over_and_judged(
    server: Server, finished: tuple[Message, Person]
) -> None:
    running = create(server, "here bot")
    assert code(call(server, "GET", "/api/table/lost", key=running["key"])) == (409, "not_over")
    made, _ = finished
    assert code(call(server, "GET", "/api/table/lost", key=made["key"])) == (400, "bad_value")
