"""A campaign of Near and Far in the browser: games, and the page between them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import ANNA, table_at
from tests.browser.wanderers import near_the_end
from tests.table.person import Person, call
from tests.table.server import Server

TAUGHT = ["paleo", "robinson", "near_and_far"]
CAST = ["vera", "kikli"]
ROBOT = {"kind": "bot", "bot": "random"}
SCOUT = {"kind": "bot", "bot": "scout"}
WAYS = ((3, "Crimson Forest"), (4, "Meteor Mountain"), (5, "Poison Wastes"))
"""Where a campaign leads after its first three maps."""


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


def return_later(anna: Guest, server: Server) -> None:
    """Stop the server, start it again, and find the way on from the list of one's tables."""
    assert server.stop() == 0
    server.start()
    anna.go()
    anna.page.reload()
    anna.page.locator("a[data-onward]").first.click()


def learn(anna: Guest) -> None:
    """Answer what is asked before the first turn until talents can be bought, and buy the first."""
    talents = anna.page.locator("[data-options] button[data-option=buy_talent]:enabled")
    for _ in range(60):
        if talents.count():
            talents.first.click()
            return
        anna.press()
        anna.page.wait_for_timeout(100)
    raise AssertionError(anna.page.locator(".dock").inner_text())


def let_scouts_finish(anna: Guest, server: Server) -> None:
    """Hand the seat to a scout, lose the server at once, look on from afar until the end, and come back."""
    key = anna.page.url.rpartition("/")[2]
    handed = call(server, "PUT", "/api/table/seats/0", {"to": "bot", "bot": "scout"}, key=key)
    assert handed.status_code == 200, handed.text
    anna.go()
    server.kill()
    server.start()
    with Person(server, key) as watcher:
        while watcher.state["result"] is None:
            watcher.wait_for("state")
    anna.sit(key).page.locator("[data-next]").wait_for()


def test_three_maps_of_a_campaign_in_a_row_left_and_resumed(own_server: Server, guest: Invite) -> None:
    save = near_the_end(seed=4, mode="campaign", characters=tuple(CAST))
    anna = guest(server=own_server, taught=TAUGHT).sit(table_at(own_server, save, ANNA, SCOUT)["key"])
    finish(anna)
    page, known = anna.page, list[str]()
    for played, (land, name) in enumerate(WAYS, 1):
        key = page.url.rpartition("/")[2]
        return_later(anna, own_server)
        card = call(own_server, "GET", "/api/table/next", key=key).json()["options"]["carried"][0]
        carried = page.locator("[data-carried=vera]")
        expect(page.locator(f"[data-next-map='{land}']")).to_contain_text(name)
        expect(carried).to_contain_text(" + ".join(map(str, card["past"])))
        for keyword in card["keywords"]:
            expect(carried).to_contain_text(keyword.upper().replace("_", "-"))
        assert (len(card["past"]), set(known) <= set(card["keywords"])) == (played, True)
        assert "candid" in card["keywords"]
        assert len(card["talents"]) >= min(1, played - 1), "a talent is kept for the whole campaign"
        known = card["keywords"]
        if land == WAYS[-1][0]:
            break
        if played > 1:
            page.locator("[data-follower='0'] [data-way=here]").click()
            page.get_by_role("textbox", name="Name").fill("Anna")
        page.locator("[data-lay]").click()
        page.locator(".room").wait_for()
        if played == 1:
            learn(anna)
            expect(page.locator(".keepsakes")).to_contain_text("CANDID")
        let_scouts_finish(anna, own_server)


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
