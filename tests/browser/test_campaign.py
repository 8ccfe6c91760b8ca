"""A campaign of Near and Far in the browser: two games, and the page between them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import ANNA, table_at
from tests.browser.wanderers import near_the_end
from tests.table.person import call
from tests.table.server import Server

TAUGHT = ["paleo", "robinson", "near_and_far"]
CAST = ["vera", "kikli"]
ROBOT = {"kind": "bot", "bot": "random"}


def finish(anna: Guest) -> None:
    """Press on through the last answers of a game."""
    for _ in range(600):
        if anna.page.locator("[data-next]").is_visible():
            return
        anna.press("end_turn", "stop_here", "pass_quest", "keep_party", "hire_nobody")
        anna.page.wait_for_timeout(60)
    raise AssertionError(anna.page.locator(".dock").inner_text())


def table_of(anna: Guest, server: Server) -> dict[str, Any]:
    """The table that somebody sits at."""
    found: dict[str, Any] = call(server, "GET", "/api/table", key=anna.page.url.rpartition("/")[2]).json()["table"]
    return found


def test_two_games_of_a_campaign_and_the_page_between_them(server: Server, guest: Invite) -> None:
    save = near_the_end(mode="campaign", characters=tuple(CAST))
    anna = guest(taught=TAUGHT).sit(table_at(server, save, ANNA, ROBOT)["key"])
    finish(anna)
    anna.page.locator("[data-next]").click()
    page = anna.page
    expect(page.locator("[data-next-map='3']")).to_contain_text("Crimson Forest")
    expect(page.locator("[data-carried=vera]")).to_contain_text("points so far")
    assert anna.complaints() == []
    page.locator("[data-follower='1'] [data-way=away]").click()
    lay = page.locator("[data-lay]")
    expect(lay).to_be_disabled()
    page.locator("[data-join]").click()
    page.get_by_role("combobox", name="Newcomer").select_option(label="Riza")
    expect(lay).to_be_enabled()
    lay.click()
    page.locator(".room").wait_for()
    second = table_of(anna, server)
    assert (second["options"]["map"], second["options"]["characters"]) == (3, ["vera", "riza"])
    assert second["options"]["carried"][1]["completed"] == 3, "a row for the game missed"
    assert [one["character"] for one in second["options"]["away"]] == ["kikli"]
    assert [seat["kind"] for seat in second["seats"]] == ["person", "bot"]

    later = {name: value for name, value in second["options"].items() if name != "players"}
    anna.sit(table_at(server, near_the_end.__wrapped__(**later), ANNA, ROBOT)["key"])
    finish(anna)
    anna.go()
    page.locator("a[data-onward]").first.click()
    expect(page.locator("[data-next-map='4']")).to_contain_text("Meteor Mountain")
    page.locator("[data-follower=kikli] [data-way=bot]").click()
    page.locator("[data-lay]").click()
    page.locator(".room").wait_for()
    third = table_of(anna, server)["options"]
    assert (third["map"], third["characters"], third["away"]) == (4, ["vera", "riza", "kikli"], [])
    assert [len(card["past"]) for card in third["carried"]] == [2, 1, 1]


def test_the_next_map_of_character_mode_is_chosen_on_a_phone(server: Server, guest: Invite) -> None:
    save = near_the_end(mode="character", characters=tuple(CAST))
    anna = guest(taught=TAUGHT, width=390, height=844).sit(table_at(server, save, ANNA, ROBOT)["key"])
    finish(anna)
    anna.page.locator("[data-next]").click()
    maps = anna.page.locator("[data-map]")
    expect(maps.locator("option")).to_have_count(9)
    maps.select_option("7")
    expect(anna.page.locator("[data-next-map='7']")).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert anna.complaints() == []
    anna.page.locator("[data-lay]").click()
    anna.page.locator(".room").wait_for()
    assert table_of(anna, server)["options"]["map"] == 7
