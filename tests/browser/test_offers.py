"""Abilities used in the browser while somebody else decides: quietly, by every hand, and never too late."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.bystanders import beside
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import ANNA, BORIS, FRIEND, Made, table_at
from tests.rules import rule
from tests.table.person import join
from tests.table.server import Server

PHONE = {"width": 390, "height": 844, "touch": True}
MEANWHILE = "What you can do while others decide"
KNOCKS = """
window.knocks = 0;
window.AudioContext = class { constructor() { window.knocks += 1; throw new Error('no sound here'); } };
"""


def shore(server: Server) -> tuple[Made, str]:
    """A table at which Carla decides and Anna may be handy meanwhile, and Carla's key."""
    made = table_at(server, beside("handyman"), ANNA, FRIEND)
    return made, join(server, made["invites"][0]["invite"], "Carla")


def offers(guest: Guest) -> Any:
    """The list of what may be used meanwhile."""
    return guest.page.locator("[data-offers] button[data-option]")


def handy(guest: Guest) -> Any:
    """The offer to use the ability."""
    return offers(guest).filter(has_text="Handyman")


def used(guest: Guest) -> Any:
    """The word that everybody reads once the ability was used."""
    return guest.page.locator(".decision").get_by_text("Anna uses Handyman.")


@rule("RC-079", "RC-135")
def test_an_ability_is_used_while_another_decides(server: Server, guest: Invite) -> None:
    made, key = shore(server)
    anna, carla = guest().sit(made["key"]), guest().sit(key).asked()
    question, choices = carla.question.inner_text(), carla.options.all_inner_texts()
    expect(anna.page.get_by_role("heading", name="Waiting for")).to_be_visible()
    handy(anna).click()
    expect(used(anna)).to_be_visible()
    expect(handy(anna)).to_have_count(0)
    assert (carla.question.inner_text(), carla.options.all_inner_texts()) == (question, choices)
    carla.choose()
    assert carla.asked_anew(question)


def test_an_offer_calls_nobody(server: Server, guest: Invite) -> None:
    made, key = shore(server)
    anna = guest(sound=True)
    anna.context.add_init_script(KNOCKS)
    carla = guest().sit(key).asked()
    anna.sit(made["key"])
    handy(anna).click()
    expect(offers(anna)).to_have_count(0)
    anna.page.keyboard.press("z")
    expect(handy(anna)).to_be_visible()
    assert (anna.page.title(), anna.page.evaluate("window.knocks")) == ("Campfire", 0)
    expect(anna.page.locator(".decision.asked")).to_have_count(0)
    expect(anna.page.locator(".bar .seat.now")).to_have_text(re.compile("Carla"))
    expect(anna.page.locator("[aria-live]").filter(has_text="Your turn")).to_have_count(0)
    expect(anna.page.locator("[aria-live]").filter(has_text=MEANWHILE)).to_have_count(1)
    expect(carla.page).to_have_title(re.compile("Your turn"))


def test_spectators_and_others_see_nothing_of_an_offer(server: Server, guest: Invite) -> None:
    made, key = shore(server)
    carla, watcher = guest().sit(key).asked(), guest().go("watch", made["watch"])
    watcher.page.get_by_role("heading", name="Waiting for").wait_for()
    for one in (carla, watcher):
        expect(one.page.get_by_text(MEANWHILE)).to_have_count(0)
        expect(one.page.locator("[data-offers], [data-helper]")).to_have_count(0)


def test_a_click_that_comes_too_late_is_told_gently(server: Server, guest: Invite) -> None:
    made, key = shore(server)
    anna, held = guest(), Held()
    anna.page.route_web_socket(re.compile("/api/socket"), held.between)
    carla = guest().sit(key).asked()
    anna.sit(made["key"])
    expect(handy(anna)).to_be_visible()
    held.holds = True
    was = carla.question.inner_text()
    carla.choose()
    assert carla.asked_anew(was)
    handy(anna).click()
    held.release()
    expect(anna.page.get_by_role("status")).to_have_text(re.compile("The others were quicker"))
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    expect(used(carla)).to_have_count(0)
    anna.page.get_by_role("status").get_by_role("button", name="Close").click()
    expect(anna.page.get_by_role("status")).to_have_count(0)


class Held:
    """A line on which what the server says can be held up."""

    def __init__(self) -> None:
        self.holds = False
        self.waiting: list[str | bytes] = []
        self.page: WebSocketRoute | None = None

    def between(self, page: WebSocketRoute) -> None:
        """Stand between a page and the server."""
        self.page = page
        page.connect_to_server().on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        """Pass a message on, or keep it."""
        assert self.page is not None
        if self.holds:
            self.waiting.append(message)
        else:
            self.page.send(message)

    def release(self) -> None:
        """Pass on what was held up."""
        self.holds = False
        for message in self.waiting:
            self.pass_on(message)


def test_an_offer_is_used_by_keyboard(server: Server, guest: Invite) -> None:
    made, _ = shore(server)
    anna = guest().sit(made["key"])
    place = 1 + [("Handyman" in text) for text in texts(anna)].index(True)
    anna.page.keyboard.press(str(place))
    expect(used(anna)).to_be_visible()


def texts(guest: Guest) -> list[str]:
    """What the offers say, once they are there."""
    offers(guest).first.wait_for()
    said: list[str] = offers(guest).all_inner_texts()
    return said


def test_a_thing_on_the_board_shows_its_offer_and_does_nothing_by_itself(server: Server, guest: Invite) -> None:
    made, _ = shore(server)
    anna = guest().sit(made["key"])
    several = len(texts(anna))
    anna.page.locator("[data-thing='card:handyman']").first.click()
    expect(offers(anna)).to_have_count(1)
    expect(used(anna)).to_have_count(0)
    assert several > 1
    handy(anna).click()
    expect(used(anna)).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_offers_are_folded_away_until_they_are_wanted(server: Server, guest: Invite, scheme: str) -> None:
    made, _ = shore(server)
    anna = guest(**PHONE, scheme=scheme).sit(made["key"])
    fold = anna.page.get_by_role("button", name=MEANWHILE)
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(offers(anna)).to_have_count(0)
    anna.page.keyboard.press("1")
    fold.tap()
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(used(anna)).to_have_count(0)
    for button in (fold, handy(anna)):
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
        assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"]
    assert anna.complaints() == []
    handy(anna).tap()
    expect(used(anna)).to_be_visible()


def test_people_at_one_device_lend_it_to_whoever_may_use_something(server: Server, guest: Invite) -> None:
    device = guest().sit(table_at(server, beside("handyman"), ANNA, BORIS)["key"]).asked()
    question = device.question.inner_text()
    lend = device.page.get_by_role("button", name="Anna can do something meanwhile")
    lend.click()
    expect(handy(device)).to_be_visible()
    device.page.get_by_role("button", name="Play for Boris").click()
    expect(device.question).to_have_text(question)
    lend.click()
    handy(device).click()
    expect(device.question).to_have_text(question)
    expect(lend).to_have_count(0)
    expect(device.story().get_by_text("Anna uses Handyman.")).to_be_visible()


@pytest.mark.parametrize("wishes", [{}, PHONE])
def test_what_cannot_be_used_meanwhile_says_why(server: Server, guest: Invite, wishes: dict[str, Any]) -> None:
    made, key = shore(server)
    guest().sit(key).asked()
    anna = guest(**wishes).sit(made["key"])
    anna.page.get_by_role("button", name="Why not?").click()
    why = anna.page.locator("[data-why]")
    expect(why.get_by_role("button", name="Craftsmanship")).to_be_visible()
    assert not why.get_by_text("Handyman").count()
    why.get_by_role("button", name="RC-135").first.click()
    expect(anna.page.get_by_role("dialog").get_by_text("an ability may be used at any time")).to_be_visible()
