"""A game that nobody has drawn a board for: it is set up, played and ended with the plain board."""

from __future__ import annotations

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import ANNA, BORIS, Made, made
from tests.table.person import call
from tests.table.server import Server

MOST_ANSWERS = 200


def table_of(server: Server, game: str, *seats: dict[str, str]) -> Made:
    """Begin a game of a toy."""
    wish = {"game": game, "options": {}, "seats": list(seats)}
    return made(call(server, "POST", "/api/tables", wish))


def lift(anna: Guest) -> bool:
    """Whoever is called comes to the device; tell whether anybody was."""
    curtain = anna.page.locator(".curtain button")
    if curtain.count():
        curtain.click()
        return True
    return False


def play_to_the_end(anna: Guest) -> None:
    """Press what there is to press, for both who share the device."""
    for _ in range(MOST_ANSWERS):
        anna.page.locator(".curtain button, [data-options] button[data-option]:enabled, .result").first.wait_for()
        if anna.over():
            return
        if not lift(anna):
            anna.press()
            anna.settled()
    raise AssertionError("the game did not end")


def test_a_game_without_a_board_is_set_up_from_what_it_declares(toys: Server, guest: Invite) -> None:
    anna = guest(server=toys).go("new", "toy")
    page = anna.page
    page.get_by_label("Name").first.fill("Anna")
    page.get_by_label("Scenario").select_option(label="storm")
    assert anna.complaints() == []
    page.get_by_role("radio", name="Here").nth(1).click()
    page.get_by_role("button", name="Sit down and play").click()
    page.locator(".room").wait_for()
    table = call(toys, "GET", "/api/table", key=page.url.rpartition("/")[2]).json()["table"]
    assert table["options"]["scenario"] == "storm"


@pytest.mark.parametrize("width", [1280, 390])
def test_a_game_without_a_board_shows_what_is_on_the_table(toys: Server, guest: Invite, width: int) -> None:
    key = table_of(toys, "toy", ANNA, BORIS)["key"]
    anna = guest(server=toys, width=width).sit(key)
    lift(anna)
    board = anna.asked().page.locator(".area.board")
    mine = board.get_by_role("region", name="Anna")
    expect(mine.locator("[data-thing^='card:']").first).to_be_visible()
    expect(board.get_by_role("region", name="Boris").get_by_text("face down").first).to_be_visible()
    expect(board.get_by_text("Deck", exact=True)).to_be_visible()
    assert anna.complaints() == []


def test_a_card_on_the_plain_board_is_chosen_and_enlarged_there(toys: Server, guest: Invite) -> None:
    anna = guest(server=toys).sit(table_of(toys, "toy", ANNA, BORIS)["key"])
    lift(anna)
    was = anna.asked().question.inner_text()
    card = anna.page.locator(".area.board .can[data-thing^='card:']").first
    card.click(button="right")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert anna.complaints() == []
    anna.page.keyboard.press("Escape")
    card.click()
    assert anna.asked_anew(was)


def test_a_game_without_a_board_is_played_to_its_end(toys: Server, guest: Invite) -> None:
    anna = guest(server=toys).sit(table_of(toys, "toy", ANNA, BORIS)["key"])
    play_to_the_end(anna)
    expect(anna.page.locator(".result h2")).to_have_text("Won" if anna.page.locator(".result.won").count() else "Lost")
    assert anna.complaints() == []


def test_every_choice_that_a_game_declares_can_be_made(toys: Server, guest: Invite) -> None:
    page = guest(server=toys).go("new", "shells").page
    page.get_by_role("radio", name="3").check(force=True)
    page.get_by_label("hats, Seat 2").select_option(label="felt")
    page.get_by_role("checkbox", name="lucky").click()
    page.locator("input[accept*='.toml']").set_input_files(
        files=FilePayload(name="shine.toml", mimeType="text/plain", buffer=b"7")
    )
    page.get_by_role("checkbox", name="shine.toml").wait_for()
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("rounds").select_option(label="1")
    page.locator("details").get_by_label("code").fill(" low tide ")
    page.get_by_role("button", name="Sit down and play").click()
    page.locator(".room").wait_for()
    options = call(toys, "GET", "/api/table", key=page.url.rpartition("/")[2]).json()["table"]["options"]
    assert (options["hats"][1], len(options["hats"])) == ("felt", 3)
    assert options["charms"] == ["lucky", {"file": "shine.toml", "text": "7"}]
    assert (options["rounds"], options["code"]) == (1, "low tide")


def test_the_end_tells_each_seat_how_it_came_out_and_leads_on_to_the_next_game(toys: Server, guest: Invite) -> None:
    anna = guest(server=toys).sit(table_of(toys, "shells", ANNA, BORIS)["key"])
    play_to_the_end(anna)
    rows = anna.page.locator("[data-standing]")
    expect(rows).to_have_count(2)
    expect(rows.first.locator(".place")).to_contain_text("1.")
    scores = [int(score) for score in anna.page.locator("[data-standing] .score").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    assert anna.complaints() == []
    was = anna.page.url
    anna.page.locator("[data-next]").click()
    anna.page.wait_for_function("was => location.href !== was", arg=was)
    anna.page.locator(".curtain button, [data-options] button[data-option]:enabled").first.wait_for()
    table = call(toys, "GET", "/api/table", key=anna.page.url.rpartition("/")[2]).json()["table"]
    assert table["options"]["scenario"] == "reef"
