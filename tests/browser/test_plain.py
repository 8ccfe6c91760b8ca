"""A game that nobody has drawn a board for: it is set up, played and ended with the plain board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import ANNA, BORIS, Made, made
from tests.table.person import call
from tests.table.server import Server

MOST_ANSWERS = 200


def toy_table(server: Server, *seats: dict[str, str]) -> Made:
    """Begin a game of the toy."""
    return made(
        call(server, "POST", "/api/tables", {"game": "toy", "options": {"scenario": "calm"}, "seats": list(seats)})
    )


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
    key = toy_table(toys, ANNA, BORIS)["key"]
    anna = guest(server=toys, width=width).sit(key)
    lift(anna)
    board = anna.asked().page.locator(".area.board")
    mine = board.get_by_role("region", name="Anna")
    expect(mine.locator("[data-thing^='card:']").first).to_be_visible()
    expect(board.get_by_role("region", name="Boris").get_by_text("face down").first).to_be_visible()
    expect(board.get_by_text("Deck", exact=True)).to_be_visible()
    assert anna.complaints() == []


def test_a_card_on_the_plain_board_is_chosen_and_enlarged_there(toys: Server, guest: Invite) -> None:
    anna = guest(server=toys).sit(toy_table(toys, ANNA, BORIS)["key"])
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
    anna = guest(server=toys).sit(toy_table(toys, ANNA, BORIS)["key"])
    play_to_the_end(anna)
    expect(anna.page.locator(".result h2")).to_have_text("Won" if anna.page.locator(".result.won").count() else "Lost")
    assert anna.complaints() == []
