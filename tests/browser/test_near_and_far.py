"""Near and Far in the browser: a first trek by two people, travel in one gesture, the book, every size, axe."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import ANNA, BORIS, BOT, CARLA, FRIEND, table_at
from tests.browser.test_sight import FIRST_VIEW, fits
from tests.browser.wanderers import before_a_sure_choice, counted, new_trek, on_the_road, trekking
from tests.table.server import Server

TAUGHT = ["paleo", "robinson", "near_and_far"]
SIZES = [(390, 844), (844, 390), (820, 1180), (1180, 820), (1366, 768), (1920, 1080), (2560, 1440)]
WANTED = ("visit", "hire", "put_on_cell", "hire_nobody", "keep_party", "travel", "move_on", "stop_here", "end_turn")
"""Small steps that take both through a few rounds."""
UNREAD = (
    "visit",
    "hire_nobody",
    "pass_quest",
    "no_camp",
    "stop_here",
    "skip_action",
    "no_digging",
    "end_turn",
    "end_duel",
)
"""Answers that open no book."""
CLIPPED = """() => [...document.querySelectorAll('.decision button, .place button, .mine .name, .inside *')]
  .filter((one) => one.getClientRects().length && one.scrollWidth > one.clientWidth + 2)
  .filter((one) => getComputedStyle(one).display !== 'inline')
  .map((one) => one.outerHTML.slice(0, 120))"""
"""What is cut off at its side."""


def seated(guest: Invite, server: Server, save: Any, *seats: dict[str, str], **wishes: Any) -> Guest:
    """Somebody at a table that goes on from a save."""
    return guest(taught=TAUGHT, **wishes).sit(table_at(server, save, *seats)["key"]).asked()


def press_on(*guests: Guest, turns: int) -> None:
    """Both press on until so many answers have been given."""
    given = 0
    for _ in range(4000):
        if given >= turns:
            return
        for one in guests:
            given += bool(one.press(*WANTED))
            one.page.wait_for_timeout(30)
    raise AssertionError([one.page.locator(".dock").inner_text() for one in guests])


def test_two_people_begin_a_first_trek_in_two_browsers(server: Server, guest: Invite) -> None:
    made = new_trek(server, ANNA, FRIEND)
    anna = guest(taught=TAUGHT).sit(made["key"])
    carla = guest(taught=TAUGHT).go("join", made["invites"][0]["invite"])
    carla.page.get_by_label("Name").fill("Carla")
    carla.page.get_by_role("button", name="Sit down").click()
    carla.page.locator(".room").wait_for()
    anna.asked()
    expect(anna.page.locator(".laid")).to_contain_text("Nobody else sees these cards.")
    hers = anna.page.locator(".laid .name").all_inner_texts()
    assert hers
    assert hers != carla.asked().page.locator(".laid .name").all_inner_texts()
    press_on(anna, carla, turns=40)
    for one in (anna, carla):
        expect(one.page.locator(".bar")).to_contain_text("Round")
        expect(one.page.locator(".place")).to_be_visible()


def test_the_street_is_the_menu(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, trekking("turn"), ANNA, BORIS)
    expect(anna.page.locator("[data-place]")).to_have_attribute("data-place", "town")
    anna.page.locator("[data-thing='building:farm'].can").click()
    expect(anna.question).to_contain_text("the farm")


def test_a_space_is_pointed_at_and_walked_to_in_one_gesture(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, on_the_road(from_round=3), ANNA, BORIS)
    page = anna.page
    expect(page.locator("[data-place]")).to_have_attribute("data-place", "map")
    goal = page.locator(".space.can:not(.offered)").first
    name = str(goal.get_attribute("data-thing"))
    goal.hover()
    expect(page.locator("path.way").first).to_be_visible()
    expect(page.locator(".leaf")).to_contain_text(re.compile(r"\d+ left"))
    goal.click()
    page.locator("[data-walk]").click()
    expect(page.locator("[data-thing='figure:0']")).to_be_visible()
    expect(page.locator(".leaf [data-walk]")).to_have_count(0)
    assert name.startswith("space:")


def test_who_stands_in_the_way_is_told_with_the_odds(server: Server, guest: Invite) -> None:
    page = seated(guest, server, on_the_road(from_round=3), ANNA, BORIS).page
    for goal in page.locator(".space.can").all():
        goal.hover()
        expect(page.locator(".leaf")).to_have_attribute("data-goal", str(goal.get_attribute("data-thing")))
        if page.locator(".leaf .threat").count():
            break
    expect(page.locator(".leaf .threat").first).to_contain_text(re.compile(r"[A-Z].* \d+.*\d+ % without hearts"))


def test_the_map_shows_the_numbers_by_which_the_log_calls_spaces(server: Server, guest: Invite) -> None:
    page = seated(guest, server, on_the_road(), ANNA, BORIS, width=1366, height=768).page
    page.mouse.move(1360, 4)
    numbers = page.locator(".land .number")
    expect(numbers.first).to_have_css("opacity", "0")
    page.locator(".land").hover(position={"x": 500, "y": 20})
    expect(numbers.first).to_have_css("opacity", "1")
    named = page.locator(".land [data-thing^='space:']").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))"
    )
    for number in numbers.all_text_contents():
        assert [name for name in named if f" {number}" in name]
    high = "(one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a"
    assert numbers.first.evaluate(high) >= 14


def test_a_house_stays_under_the_pointer(server: Server, guest: Invite) -> None:
    """What is told of a house covers the sky and moves nothing, or the house would leave the pointer and come back."""
    page = seated(guest, server, trekking("turn"), ANNA, BORIS).page
    house = page.locator("[data-thing='building:mine']")
    was = house.bounding_box()
    assert was is not None
    page.mouse.move(was["x"] + was["width"] / 2, was["y"] + was["height"] - 12)
    expect(page.locator(".inside")).to_be_visible()
    assert house.bounding_box() == was


def test_a_hand_is_seen_whole_and_a_draft_says_what_it_offers(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, trekking("turn"), ANNA, BORIS, width=1366, height=768, lang="ru")
    assert anna.hidden(".own .cards .line") == []
    boris = seated(guest, server, trekking("keep_one", from_round=0), ANNA, BORIS, width=1366, height=768, lang="ru")
    assert boris.hidden(".laid .card") == []
    expect(boris.page.locator(".laid .does").first).to_be_visible()


def test_a_hand_of_ten_is_in_sight_on_a_low_screen(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, trekking("turn", from_round=5), ANNA, BORIS, width=1366, height=768)
    anna.page.evaluate("""() => {
      const hand = document.querySelector('.own .cards .lines');
      const cards = [...hand.children].filter((one) => one.tagName !== 'H2');
      for (let n = cards.length; n < 10; n++) hand.append(cards[n % cards.length].cloneNode(true));
    }""")
    assert anna.page.locator(".own .cards .lines").first.locator(".line").count() == 10
    assert anna.hidden(".own .cards .lines .line") == []


def test_the_keyboard_walks_too(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, on_the_road(from_round=3), ANNA, BORIS)
    anna.page.locator(".space.can").first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("[data-walk]")).to_be_visible()


def test_the_book_is_read_when_it_is_due(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, before_a_sure_choice(), ANNA, BORIS)
    page = anna.page
    book = page.locator("[data-book='page']")
    expect(book).to_contain_text("Boris reads aloud")
    expect(book.locator("[data-choice]").first).to_be_enabled()
    expect(book.locator("[data-choice] .said").first).to_contain_text("% without hearts")
    expect(page.locator("[data-book='outcome']")).to_have_count(0)
    scene = book.locator(".tale").first.inner_text()
    book.locator("[data-choice]").first.click()
    outcome = page.locator("[data-book='outcome']")
    rolled = page.locator("[data-options] [data-option='accept'], [data-book='outcome']")
    rolled.first.wait_for()
    while not outcome.count():
        spend = page.locator("[data-options] [data-option='spend_heart']:enabled")
        anna.choose("spend_heart" if spend.count() else "accept").settled()
        rolled.first.wait_for()
    expect(outcome.locator(".verdict")).to_be_visible()
    assert outcome.locator(".tale").first.inner_text() != scene
    expect(outcome.locator("[data-brought] li").first).to_contain_text("Anna")
    outcome.locator("[data-close-book]").click()
    expect(outcome).to_have_count(0)


def test_the_end_is_counted_line_by_line(server: Server, guest: Invite) -> None:
    anna = guest(taught=TAUGHT).sit(table_at(server, counted(), ANNA, BORIS)["key"])
    table = anna.page.locator(".score table")
    expect(table.locator("tbody tr").first).to_be_visible()
    expect(table.locator("tfoot")).to_contain_text("Victory points")
    assert anna.complaints() == []


@pytest.mark.parametrize("prompt", ["turn", "what_to_do"])
def test_nothing_that_decides_is_clipped(server: Server, guest: Invite, prompt: str) -> None:
    save = on_the_road(3, 3) if prompt == "turn" else trekking(prompt, 3)
    phone = seated(guest, server, save, ANNA, BORIS, CARLA, width=390, height=844, lang="ru", touch=True)
    other = seated(guest, server, save, ANNA, BORIS, CARLA, lang="ru")
    for width, height in SIZES:
        anna = (phone if width < 700 else other).resize((width, height)).at_rest()
        assert fits(anna, "#question"), width
        assert fits(anna, "[data-options] button[data-option]"), width
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= width
        assert anna.page.evaluate(CLIPPED) == [], width
        place = anna.page.locator(".hero").bounding_box()
        assert place is not None, width
        if width > 1200:
            assert place["width"] * place["height"] > 0.3 * width * height


def test_the_open_log_moves_nothing(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, on_the_road(3, 3), ANNA, BORIS, CARLA)
    parts = [anna.page.locator(one) for one in (".hero", ".area.mine", ".area.right", ".dock")]
    log = anna.page.get_by_role("complementary", name="Log and chat")
    for size in ((1366, 768), (2560, 1440)):
        anna.resize(size).at_rest()
        before = [part.bounding_box() for part in parts]
        anna.page.get_by_role("button", name="Log and chat").click()
        expect(log).to_be_visible()
        anna.at_rest()
        assert [part.bounding_box() for part in parts] == before, size
        side, dock = log.bounding_box(), parts[-1].bounding_box()
        assert side, size
        assert dock, size
        assert side["height"] > size[1] / 2
        assert side["x"] + side["width"] <= dock["x"], size
        anna.page.get_by_role("button", name="Log and chat").first.click()
        expect(log).to_be_hidden()


@pytest.mark.parametrize("prompt", ["turn", "how_far", "what_to_do", "whom_to_hire"])
def test_axe_finds_nothing(server: Server, guest: Invite, prompt: str) -> None:
    anna = seated(guest, server, trekking(prompt, 3), ANNA, BORIS, CARLA)
    for width in (1366, 820, 390):
        assert anna.resize((width, 800)).complaints() == [], width


def test_axe_finds_nothing_by_day(server: Server, guest: Invite) -> None:
    save = trekking("turn", 2, mode="arcade", map=4, side="day")
    anna = seated(guest, server, save, ANNA, BORIS)
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "day")
    expect(anna.page.locator(".town")).to_have_class(re.compile("day"))
    assert anna.complaints() == []


def test_the_first_trek_is_guided(server: Server, guest: Invite) -> None:
    anna = guest(taught=["paleo", "robinson"]).sit(new_trek(server, ANNA, BORIS)["key"])
    expect(anna.page.locator(".note")).to_contain_text("Whoever has the most points")
    assert anna.complaints() == []


def test_the_first_view_is_light(server: Server, guest: Invite) -> None:
    anna = guest(taught=TAUGHT)
    weights: dict[str, int] = {}

    def weigh(request: Request) -> None:
        if ".woff2" not in request.url and not request.url.startswith("data:"):
            weights[request.url] = request.sizes()["responseBodySize"]

    anna.page.on("requestfinished", weigh)
    anna.sit(new_trek(server, ANNA, BORIS)["key"]).asked()
    anna.page.wait_for_load_state("networkidle")
    assert sum(weights.values()) < FIRST_VIEW, weights


def test_an_outcome_is_put_away_by_deciding_and_not_opened_again(server: Server, guest: Invite) -> None:
    """It lay open over the map while somebody chose where to go, and once more in every round."""
    anna = seated(guest, server, before_a_sure_choice(), ANNA, BOT)
    outcome, rounds = anna.page.locator("[data-book='outcome']"), anna.page.locator(".bar")
    anna.choose("choose")
    for _ in range(99):
        if outcome.count():
            break
        anna.press("spend_heart", "accept")
        anna.page.wait_for_timeout(60)
    told = outcome.locator(".tale").first.inner_text()
    began = rounds.inner_text()
    anna.asked().choose()
    for _ in range(400):
        expect(outcome.filter(has_text=told)).to_have_count(0)
        if rounds.inner_text() != began:
            break
        anna.press(*UNREAD)
        anna.page.wait_for_timeout(60)
    assert rounds.inner_text() != began
    expect(outcome.filter(has_text=told)).to_have_count(0)


def test_a_phone_looks_at_the_saloon_and_sees_everybody_in_its_row(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, trekking("whom_to_hire"), ANNA, BORIS, width=390, height=844, lang="it", touch=True)
    expect(anna.page.locator(".inside li")).to_have_count(5)
    assert anna.at_rest().hidden(".inside li .person") == []
    house = anna.page.locator("[data-thing='building:saloon'] .sign").bounding_box()
    assert house
    assert house["x"] > 0
    assert house["x"] + house["width"] < 390


def test_in_town_the_lanterns_are_the_track_of_reputation(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, trekking("whom_to_hire"), ANNA, BORIS, width=1440, height=900)
    expect(anna.page.locator(".rope")).to_be_hidden()
    expect(anna.page.locator(".town").get_by_role("img", name=re.compile("^Reputation: Anna"))).to_have_count(1)
    expect(anna.page.locator(".own .num.reputation")).to_be_visible()


def test_the_sum_is_in_sight_on_a_low_screen(server: Server, guest: Invite) -> None:
    anna = guest(taught=TAUGHT, width=1366, height=768, lang="ru").sit(table_at(server, counted(), ANNA, BORIS)["key"])
    anna.page.get_by_role("button", name="Посмотреть на стол").click()
    assert anna.at_rest().hidden(".score tfoot tr") == []
