"""Deals at the table: the same word has the same chance, the day's is told to everybody, and its end has a par."""

from __future__ import annotations

from random import Random

from campfire import games
from campfire.bots import deals
from campfire.table.doors.shelf import describe
from tests.table.person import Message, Person, call
from tests.table.server import Server


def laid(server: Server, deal: str, status: int = 201) -> Message:
    wish = {"game": "toy", "seats": [{"kind": "here"}, {"kind": "bot"}], "settings": {"deal": deal}}
    response = call(server, "POST", "/api/tables", wish)
    assert response.status_code == status, response.text
    told: Message = response.json()
    return told


def test_the_same_word_has_the_same_chance(server: Server) -> None:
    one, two, other = (laid(server, word)["table"] for word in ("Two  Owls", "two owls", "elk"))
    assert one["chance"] == two["chance"] != other["chance"]
    assert one["settings"]["deal"] == two["settings"]["deal"] == "two owls"
    assert one["chance"]["digest"] == deals.coded(one["game"], "two owls").fate.digest


def test_without_a_word_chance_is_new(server: Server) -> None:
    one, two = laid(server, "")["table"], laid(server, "")["table"]
    assert one["chance"]["digest"] != two["chance"]["digest"]
    assert one["settings"]["deal"] == ""


def test_a_word_that_is_none_is_refused(server: Server) -> None:
    assert laid(server, "x" * 60, 400)["code"] == "bad_deal"


def test_a_game_that_runs_or_has_no_deal_has_no_line(server: Server) -> None:
    for deal in ("", "owl"):
        response = call(server, "GET", "/api/table/deal", key=laid(server, deal)["key"])
        assert response.json()["code"] == "no_deal"


def test_the_shelf_tells_what_may_be_expected_and_the_deal_of_the_day() -> None:
    told = describe(games.load("paleo"))
    assert told["told_by"] == "scenario"
    seven = [one for one in told["expected"] if (one["value"], one["players"]) == ("7", 2)]
    assert seven[0]["company"] == "people"
    assert seven[0]["phrase"] == {"key": "expect-wins", "args": {"company": "people", "n": 1, "of": 4}}
    assert told["daily"]["deal"] == deals.today().isoformat()
    assert told["daily"]["options"] == deals.daily("paleo", deals.today()).options


def test_the_end_of_a_deal_has_a_line_with_its_par(server: Server) -> None:
    made = laid(server, "owl")
    with Person(server, made["key"]) as person:
        person.play_on(Random(1))
    line = call(server, "GET", "/api/table/deal", key=made["key"]).json()["line"]
    assert (line["key"], line["args"]["deal"], line["args"]["players"]) == ("deal-share", "owl", 2)
    assert line["args"]["result"]["key"] in ("deal-won", "deal-lost", "deal-away", "deal-points")
    assert call(server, "GET", "/api/table/deal", key=made["watch"]).json()["line"] == line
