"""Together: who decides, what they consider, chat, consent, spectators."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.castaways import new_island
from tests.browser.conftest import Invite
from tests.browser.guest import WAIT, Guest
from tests.browser.positions import reach
from tests.browser.tables import ANNA, BOT, FRIEND, new_table, table_at
from tests.table.person import call
from tests.table.server import Server


def pair(server: Server, guest: Invite) -> tuple[Guest, Guest]:
    """Anna and Carla at one table, each with a browser."""
    made = new_table(server, ANNA, FRIEND)
    joined = call(server, "POST", "/api/join", {"invite": made["invites"][0]["invite"], "name": "Carla"}).json()
    return guest().sit(made["key"]).asked(), guest().sit(joined["key"]).asked()


def test_one_sees_who_decides_and_what_they_consider(server: Server, guest: Invite) -> None:
    anna, carla = pair(server, guest)
    anna.choose()
    expect(anna.page.locator(".waiting")).to_contain_text("Carla")
    carla.options.nth(1).hover()
    expect(anna.page.locator(".waiting")).to_contain_text("the second card")
    expect(anna.page.locator("[data-thing='deck:1:1'] .others svg")).to_be_visible()
    carla.page.mouse.move(5, 5)
    expect(anna.page.locator(".waiting")).not_to_contain_text("the second card")


def test_who_does_not_want_it_shows_nothing_of_what_they_consider(server: Server, guest: Invite) -> None:
    made = new_table(server, ANNA, FRIEND)
    joined = call(server, "POST", "/api/join", {"invite": made["invites"][0]["invite"], "name": "Carla"}).json()
    anna = guest().sit(made["key"]).asked()
    carla = guest(hover=False).sit(joined["key"]).asked()
    anna.choose()
    carla.options.nth(1).hover()
    carla.page.wait_for_timeout(500)
    expect(anna.page.locator(".waiting")).not_to_contain_text("the second card")


def test_the_title_calls_whoever_is_asked(server: Server, guest: Invite) -> None:
    anna, carla = pair(server, guest)
    expect(anna.page).to_have_title("● Your turn · Campfire")
    anna.choose()
    expect(anna.page).to_have_title("Campfire")
    expect(carla.page).to_have_title("● Your turn · Campfire")


def test_chat_reaches_the_others_and_is_only_text(server: Server, guest: Invite) -> None:
    anna, carla = pair(server, guest)
    for one in (anna, carla):
        one.page.get_by_role("button", name="Log and chat").click()
    anna.page.get_by_label("Say something").fill("<b>wait</b> for me")
    anna.page.keyboard.press("Enter")
    expect(carla.page.locator(".chat")).to_contain_text("<b>wait</b> for me")
    expect(carla.page.locator(".chat li b")).to_have_count(1)


def say_yes(one: Guest) -> None:
    """Mean it, where that is asked."""
    sure = one.page.locator("[role=alertdialog] button")
    if sure.count():
        sure.first.click()


def test_a_proposal_needs_a_second_person(server: Server, guest: Invite) -> None:
    made = table_at(server, reach("choose_night_action", phase="night"), ANNA, FRIEND)
    joined = call(server, "POST", "/api/join", {"invite": made["invites"][0]["invite"], "name": "Carla"}).json()
    change = call(server, "PATCH", "/api/table/settings", {"confirm_group": True}, made["key"])
    assert change.status_code == 200
    anna, carla = guest().sit(made["key"]).asked(), guest().sit(joined["key"]).asked()
    anna.choose()
    say_yes(anna)
    expect(carla.page.locator(".proposal")).to_contain_text("Anna proposes")
    carla.page.locator("[data-options] .proposed").click()
    say_yes(carla)
    for one in (anna, carla):
        expect(one.page.locator(".proposal")).to_have_count(0)
    assert call(server, "GET", "/api/table", key=made["key"]).json()["table"]["at"] > made["table"]["at"]


def test_a_spectator_sees_the_table_and_decides_nothing(server: Server, guest: Invite) -> None:
    made = new_table(server, ANNA, BOT)
    watcher = guest().go("watch", made["watch"])
    watcher.page.locator(".room").wait_for()
    expect(watcher.page.locator(".waiting")).to_contain_text("Anna")
    expect(watcher.options).to_have_count(0)


def test_a_seat_goes_to_a_bot_and_back(server: Server, guest: Invite) -> None:
    anna, carla = pair(server, guest)
    anna.choose()
    carla.page.get_by_role("button", name="Menu").click()
    carla.page.get_by_role("button", name="Let a bot play").click()
    expect(anna.story()).to_contain_text("Anna reveals")
    carla.page.get_by_role("button", name="Take the seat").click()
    expect(carla.page.get_by_role("button", name="Let a bot play")).to_be_visible()


class SlowLine:
    """A line on which what the server says can be kept waiting."""

    def __init__(self, guest: Guest) -> None:
        self.waiting: list[str | bytes] | None = None
        self.route: WebSocketRoute | None = None
        guest.page.route_web_socket("**/api/socket", self.join)

    def join(self, route: WebSocketRoute) -> None:
        """Hand everything on, unless it shall wait."""
        self.route = route
        route.connect_to_server().on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        assert self.route is not None
        if self.waiting is None:
            self.route.send(message)
        else:
            self.waiting.append(message)

    def release_after(self, word: str, guest: Guest) -> None:
        """Let everything through that has waited, once the server has said this word."""
        assert self.route is not None
        assert self.waiting is not None
        end = time.monotonic() + WAIT / 1000
        while not any(f'"{word}"' in str(message) for message in self.waiting):
            assert time.monotonic() < end, self.waiting
            guest.page.wait_for_timeout(20)
        for message in self.waiting:
            self.route.send(message)
        self.waiting = None


@pytest.mark.parametrize(("place", "planned"), [("action:rest", 2), ("level:weapons", 1)])
def test_who_plans_at_the_same_moment_as_another_loses_no_gesture(
    server: Server, guest: Invite, place: str, planned: int
) -> None:
    made = new_island(server, ANNA, FRIEND, scenario="jenny")
    joined = call(server, "POST", "/api/join", {"invite": made["invites"][0]["invite"], "name": "Carla"}).json()
    anna, carla = guest().sit(made["key"]).asked(), guest()
    line = SlowLine(carla)
    carla.sit(joined["key"]).asked()
    line.waiting = []
    anna.page.locator("[data-thing='level:weapons'].can").click()
    expect(anna.page.locator(".planned")).to_have_count(1)
    carla.page.locator(f"[data-thing='{place}'].can").click()
    line.release_after("late", carla)
    expect(carla.page.locator(".planned")).to_have_count(planned)
    expect(anna.page.locator(".planned")).to_have_count(planned)
    expect(carla.page.locator(".notice")).to_have_count(2 - planned)


def test_one_sees_on_the_island_where_another_would_send_a_pawn(server: Server, guest: Invite) -> None:
    made = new_island(server, ANNA, FRIEND, scenario="jenny")
    joined = call(server, "POST", "/api/join", {"invite": made["invites"][0]["invite"], "name": "Carla"}).json()
    anna, carla = guest().sit(made["key"]).asked(), guest().sit(joined["key"]).asked()
    anna.page.locator("[data-thing='space:B2'].can").hover()
    expect(carla.page.locator("[data-thing='space:B2'] .considers")).to_be_visible()
