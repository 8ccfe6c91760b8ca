"""Tables, seats, links and rights."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.contract.toy import TOY
from tests.table.person import Person, call, create, join
from tests.table.server import Server


def seats(server: Server, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = call(server, "GET", "/api/table", key=key).json()["table"]["seats"]
    return found


def refused(server: Server, method: str, path: str, body: Any = None, key: str | None = None) -> tuple[int, str]:
    response = call(server, method, path, body, key)
    error = response.json()
    assert error["phrase"]["key"] == f"error-{error['code']}"
    return response.status_code, error["code"]


def test_a_whole_game_with_a_bot(server: Server) -> None:
    made = create(server, "here bot")
    with Person(server, made["key"]) as anna:
        assert anna.play_on(Random(1)) > 3
        assert anna.state["result"]["cause"] in ("warm", "dark")
        assert anna.state["ask"] is None
        assert anna.state["deciding"] == []
    table = call(server, "GET", "/api/table", key=made["key"]).json()["table"]
    assert table["result"] == anna.state["result"]


def test_seats_are_taken_as_wished(server: Server) -> None:
    made = create(server, "here friend bot")
    assert [(seat["kind"], seat["yours"]) for seat in made["table"]["seats"]] == [
        ("person", True),
        ("open", False),
        ("bot", False),
    ]
    assert made["table"]["you"] == {"seats": [0], "host": True, "watch": False}
    assert [invite["seat"] for invite in made["invites"]] == [1]


def test_an_invite_is_used_once(server: Server) -> None:
    made = create(server, "here friend")
    invite = made["invites"][0]["invite"]
    looked = call(server, "POST", "/api/invite", {"invite": invite}).json()
    assert (looked["seat"], looked["table"]["you"]["seats"]) == (1, [])
    key = join(server, invite, "Carla")
    assert [seat["yours"] for seat in seats(server, key)] == [False, True]
    assert seats(server, key)[1]["name"] == "Carla"
    assert refused(server, "POST", "/api/join", {"invite": invite}) == (410, "link_used")
    assert refused(server, "POST", "/api/invite", {"invite": invite}) == (410, "link_used")


def test_a_wrong_link_opens_nothing(server: Server) -> None:
    wrong = "A" * 22
    assert refused(server, "GET", "/api/table", key=wrong) == (404, "unknown_link")
    assert refused(server, "POST", "/api/join", {"invite": wrong}) == (404, "unknown_link")
    assert refused(server, "GET", "/api/table") == (404, "unknown_link")


def test_an_invite_is_not_a_key_and_a_key_is_no_invite(server: Server) -> None:
    made = create(server, "here friend")
    assert refused(server, "GET", "/api/table", key=made["invites"][0]["invite"]) == (404, "unknown_link")
    assert refused(server, "POST", "/api/join", {"invite": made["key"]}) == (404, "unknown_link")


def test_a_player_adds_a_second_seat_to_the_own_key(server: Server) -> None:
    made = create(server, "here friend")
    response = call(server, "POST", "/api/join", {"invite": made["invites"][0]["invite"]}, made["key"]).json()
    assert response["key"] is None
    assert response["table"]["you"]["seats"] == [0, 1]


def test_a_friend_returns_from_another_device(server: Server) -> None:
    made = create(server, "here friend")
    key = join(server, made["invites"][0]["invite"])
    with Person(server, key) as phone:
        before = phone.state
    with Person(server, key) as laptop:
        assert laptop.state["view"] == before["view"]
        assert laptop.welcome["table"]["you"]["seats"] == [1]


def test_a_seat_goes_to_a_bot_and_back(server: Server) -> None:
    made = create(server, "here friend")
    key = join(server, made["invites"][0]["invite"], "Carla")
    call(server, "PUT", "/api/table/seats/1", {"to": "bot"}, key).raise_for_status()
    assert (seats(server, key)[1]["kind"], seats(server, key)[1]["yours"]) == ("bot", True)
    with Person(server, made["key"]) as anna, Person(server, key) as carla:
        while "1" in map(str, anna.state["deciding"]):
            anna.wait_for("state")
        call(server, "PUT", "/api/table/seats/1", {"to": "here"}, key).raise_for_status()
        told = carla.wait_for("table")["table"]["seats"][1]
        assert (told["kind"], told["name"]) == ("person", "Carla")


def test_a_bot_plays_while_its_person_is_away_and_the_person_may_not(server: Server) -> None:
    made = create(server, "here here")
    call(server, "PUT", "/api/table/seats/0", {"to": "bot"}, made["key"]).raise_for_status()
    with Person(server, made["key"], look=0) as anna:
        ask = anna.state["ask"]
        if ask:
            assert anna.answer(ask["options"][0])["code"] in ("bot_plays", "late")
        while 0 in anna.state["deciding"]:
            anna.wait_for("state")
        assert 0 not in anna.state["deciding"]


def test_a_new_invite_ends_the_old_one_and_the_old_key(server: Server) -> None:
    made = create(server, "here friend")
    first = made["invites"][0]["invite"]
    again = call(server, "PUT", "/api/table/seats/1", {"to": "friend"}, made["key"]).json()["invite"]
    assert refused(server, "POST", "/api/join", {"invite": first}) == (410, "link_used")
    key = join(server, again)
    third = call(server, "PUT", "/api/table/seats/1", {"to": "friend"}, made["key"]).json()["invite"]
    assert refused(server, "GET", "/api/table", None, key) == (404, "unknown_link")
    assert join(server, third) != key


def test_only_the_host_and_the_holder_change_a_seat(server: Server) -> None:
    made = create(server, "here friend bot")
    key = join(server, made["invites"][0]["invite"])
    assert refused(server, "PUT", "/api/table/seats/0", {"to": "bot"}, key) == (403, "not_yours")
    assert refused(server, "PUT", "/api/table/seats/0", {"to": "here"}, made["watch"]) == (403, "not_yours")
    assert refused(server, "PUT", "/api/table/seats/7", {"to": "here"}, made["key"]) == (400, "no_seat")
    assert refused(server, "PATCH", "/api/table/settings", {"hover": False}, key) == (403, "not_host")
    assert refused(server, "DELETE", "/api/table", key=key) == (403, "not_host")


def test_settings_change_for_everybody(server: Server) -> None:
    made = create(server, "here bot")
    with Person(server, made["watch"]) as watcher:
        call(server, "PATCH", "/api/table/settings", {"confirm_group": True}, made["key"]).raise_for_status()
        assert watcher.wait_for("table")["table"]["settings"] == {
            "confirm_group": True,
            "hover": True,
            "watchers_talk": False,
            "advice": True,
            "spared": [],
            "deal": "",
        }


def test_a_spectator_sees_the_table_and_may_do_nothing(server: Server) -> None:
    made = create(server, "here bot")
    with Person(server, made["watch"]) as watcher:
        assert watcher.state["look"] is None
        assert watcher.state["ask"] is None
        assert watcher.state["view"]["seat"] is None
        number = watcher.send({"type": "answer", "seat": 0, "decision": 1, "key": "rest", "args": []})
        assert watcher.wait_for("error")["code"] == "not_yours"
        assert number
        assert watcher.ask({"type": "look", "seat": 0})["code"] == "not_yours"


def test_further_watch_keys_work_beside_the_first(server: Server) -> None:
    made = create(server, "here bot")
    second = call(server, "POST", "/api/table/watch", key=made["key"]).json()["watch"]
    for watch in (made["watch"], second):
        assert call(server, "GET", "/api/table", key=watch).json()["table"]["you"]["watch"] is True
    assert refused(server, "POST", "/api/table/watch", key=second) == (403, "not_yours")


def test_ones_tables_are_found_by_their_keys(server: Server) -> None:
    first, second = create(server, "here bot"), create(server, "here")
    keys = [first["key"], "B" * 22, second["watch"]]
    mine = call(server, "POST", "/api/tables/mine", {"keys": keys}).json()["tables"]
    assert [entry["table"] and entry["table"]["id"] for entry in mine] == [
        first["table"]["id"],
        None,
        second["table"]["id"],
    ]


def test_a_deleted_table_is_gone_for_everybody(server: Server) -> None:
    made = create(server, "here bot")
    with Person(server, made["watch"]) as watcher:
        assert call(server, "DELETE", "/api/table", key=made["key"]).status_code == 204
        watcher.wait_for("gone")
        assert watcher.closed() == 4410
    assert refused(server, "GET", "/api/table", key=made["key"]) == (404, "unknown_link")


def test_wrong_wishes_are_refused(server: Server) -> None:
    def wish(**parts: Any) -> tuple[int, str]:
        return refused(server, "POST", "/api/tables", {"game": "toy", "seats": [{"kind": "here"}], **parts})

    assert wish(game="chess") == (400, "unknown_game")
    assert wish(seats=[]) == (422, "bad_request")
    assert wish(seats=[{"kind": "here"}] * 5) == (400, "unknown_scenario")
    assert wish(options={"players": 3}) == (400, "wrong_seats")
    assert wish(seats=[{"kind": "bot", "bot": "genius"}]) == (400, "unknown_bot")
    assert wish(seats=[{"kind": "here", "name": "x" * 41}]) == (422, "bad_request")
    assert wish(options={"scenario": "calm\x00"}) == (400, "bad_request")
    assert wish(surprise=1) == (422, "bad_request")


def test_hot_seat_looks_through_one_seat_at_a_time(server: Server) -> None:
    made = create(server, "here here")
    with Person(server, made["key"], look=0) as device:
        assert device.state["view"]["hands"][0] != ["?", "?"]
        assert device.state["view"]["hands"][1] == ["?", "?"]
        device.send({"type": "look", "seat": 1})
        device.wait_for("state", look=1)
        assert device.state["view"]["hands"][0] == ["?", "?"]
        assert device.state["ask"]["seat"] == 1


def test_the_words_of_home_made_content_come_with_the_welcome(server: Server) -> None:
    made = create(server, "here bot")
    with Person(server, made["key"]) as anna:
        own = TOY.words(TOY.check({}))
        for lang, told in anna.welcome["words"].items():
            assert {"card-owl = " + lang + " card-owl"} < set(told.splitlines()) <= set(own[lang].splitlines())
