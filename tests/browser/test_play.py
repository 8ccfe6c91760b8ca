"""Whole games: two people in two browsers and a bot, several people at one device, alone by keyboard."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import ANNA, BORIS, BOT, FRIEND, new_table
from tests.table.server import Server

LONGEST = 300.0
"""Seconds after which a game hangs; never a measure of speed."""


def play_on(*guests: Guest, turns: int) -> None:
    """Play a few turns card by card, then go to camp early until the game is over."""
    end = time.monotonic() + LONGEST
    played = dict.fromkeys(guests, 0)
    while not all(one.over() for one in guests):
        assert time.monotonic() < end, "the game takes too long"
        for one in guests:
            pressed = one.press("early_night") if played[one] >= turns else one.press()
            played[one] += bool(pressed)
            one.page.wait_for_timeout(60 if pressed else 30)


def test_two_people_and_a_bot_play_a_whole_game(server: Server, guest: Invite) -> None:
    made = new_table(server, ANNA, FRIEND, BOT)
    anna = guest().sit(made["key"])
    carla = guest().go("join", made["invites"][0]["invite"])
    carla.page.get_by_label("Name").fill("Carla")
    carla.page.get_by_role("button", name="Sit down").click()
    carla.page.locator(".room").wait_for()
    play_on(anna, carla, turns=6)
    for one in (anna, carla):
        expect(one.page.locator(".result h2")).to_have_text(re.compile("^(Won|Lost)$"))
        expect(one.page.locator(".result .cause")).not_to_be_empty()
    assert anna.page.locator(".result .cause").inner_text() == carla.page.locator(".result .cause").inner_text()


def test_two_people_share_one_device(server: Server, guest: Invite) -> None:
    both = guest().sit(new_table(server, ANNA, BORIS)["key"]).asked()
    head = both.page.locator(".mine header").first
    expect(head).to_contain_text("Anna")
    both.choose()
    expect(head).to_contain_text("Boris")
    both.asked().choose()
    expect(both.story()).to_contain_text("Boris reveals")
    play_on(both, turns=4)
    expect(both.page.locator(".result")).to_be_visible()


def test_a_table_is_three_clicks_away(guest: Invite) -> None:
    anna = guest().go()
    anna.page.get_by_role("link", name="Paleo").click()
    anna.page.get_by_role("button", name="Sit down and play").click()
    anna.page.locator(".room").wait_for()
    anna.asked()
    expect(anna.question).to_have_text("Which card do you lay down?")


def test_everything_by_keyboard_alone(guest: Invite) -> None:
    anna = guest().go()
    keyboard = anna.page.keyboard
    anna.page.get_by_role("link", name="Paleo").wait_for()
    tab_to(anna, "Paleo")
    keyboard.press("Enter")
    anna.page.get_by_role("button", name="Sit down and play").wait_for()
    tab_to(anna, "Sit down and play")
    keyboard.press("Enter")
    anna.asked()
    rest = anna.page.locator(".mine .rest li")
    before = rest.count()
    keyboard.press("ArrowDown")
    expect(anna.options.first).to_be_focused()
    keyboard.press("Enter")
    expect(rest).not_to_have_count(before)


def tab_to(one: Guest, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(60):
        one.page.keyboard.press("Tab")
        if name in one.page.evaluate("document.activeElement.closest('a, button')?.textContent ?? ''"):
            return
    raise AssertionError(f"{name} cannot be reached by keyboard")


def test_number_keys_choose_and_z_takes_back(server: Server, guest: Invite) -> None:
    both = guest().sit(new_table(server, ANNA, BORIS)["key"]).asked()
    both.page.keyboard.press("2")
    expect(both.page.locator(".mine header").first).to_contain_text("Boris")
    both.asked()
    both.page.keyboard.press("z")
    both.page.locator("[data-thing='front:0'].slot").wait_for()
    expect(both.page.locator(".laid")).to_have_count(0)
