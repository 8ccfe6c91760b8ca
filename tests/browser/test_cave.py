"""Paleo's cave: at every size nothing that decides is cut off, and what lies there can be looked at."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from campfire import games
from campfire.kernel.match import Match
from campfire.words.language import OWN_NAMES
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.positions import crowded, reach
from tests.browser.tables import ANNA, BORIS, CARLA, DORA, new_table, table_at
from tests.browser.test_words import BROKEN
from tests.table.server import Server

SEATS = (ANNA, BORIS, CARLA, DORA)
WIDE = ((1366, 768), (1180, 820), (820, 1180), (1920, 1080), (2560, 1440))
PHONES = ((390, 844), (360, 740), (844, 390))
MISSIONS = ("card:big_prey", "card:new_world")
ALWAYS = ("painting", "deaths", "storage:food", "storage:wood", "storage:stone", "camp")
HERE = (*ALWAYS, "workshop", "open", "closed", "graveyard", "pile:people", "pile:dreams", "pile:inventions")
OUT_OF_SIGHT = """(things) => {
  const { innerWidth: w, innerHeight: h } = window;
  const main = document.querySelector('main.board').getBoundingClientRect();
  const low = main.height ? Math.min(h, main.bottom) : h;
  const dock = document.querySelector('.dock').getBoundingClientRect();
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    if (!box.width || box.left < -1 || box.top < -1 || box.right > w + 1 || box.bottom > low + 1) return false;
    return box.right <= dock.left + 1 || box.bottom <= dock.top + 1 || box.top >= dock.bottom - 1;
  };
  const wanted = new Set(things);
  const found = [...document.querySelectorAll('[data-thing]')].filter((one) => wanted.has(one.dataset.thing));
  const there = new Set(found.filter(seen).map((one) => one.dataset.thing));
  return [...wanted].filter((one) => !there.has(one));
}"""
"""The things of these that do not lie wholly on the screen beside the decision."""
COVERED = """() => {
  const all = [...document.querySelectorAll('.place :is(.person, .back, .card, .box, .torch, .count, .n)')];
  return all.filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return !top || !(one.contains(top) || top.contains(one) || one.closest('.thing, .pile, button')?.contains(top));
  }).map((one) => one.className + ' ' + one.innerText.slice(0, 40));
}"""
"""What lies under something else in the middle."""
SPILT = """() => [...document.querySelectorAll('.near > *, .floor > *, .torches')].flatMap((place) => {
  const content = place.firstElementChild;
  return content && content.getBoundingClientRect().height > place.getBoundingClientRect().height + 6
    ? [place.className] : [];
})"""
"""Places whose content is higher than they are."""

READ = """() => document.querySelectorAll('.card .name, .person .name').forEach((one) => {
  const shown = one.getClientRects().length && one.closest('.frame').clientWidth > 60;
  one.setAttribute('data-read', shown ? 'yes' : 'no');
})"""
"""Mark the names that are there to be read."""
SCROLLS = """() => [...document.querySelectorAll('.other .beside')]
  .filter((one) => one.scrollHeight > one.clientHeight + 2).map((one) => one.innerText)"""
"""Neighbours who have more than their place shows."""
CUT = """() => [...document.querySelectorAll('.other header')].filter((one) => {
  const [name, sign] = [one.querySelector('.text'), one.querySelector('.state svg')];
  const cut = sign && sign.getBoundingClientRect().right > sign.closest('.state').getBoundingClientRect().right + 1;
  return cut || name.scrollWidth > name.clientWidth + 1;
}).map((one) => one.innerText)"""
"""Headings of neighbours in which a name or a sign is cut off."""
WIDER = """() => [...document.querySelectorAll('.place header, .own header')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"""
"""Headings that leave their place."""


def people_of(save: dict[str, Any]) -> list[str]:
    """Everybody in the communities of a saved game, as things; the own people first."""
    match = Match.load(save, games.load, lambda chance: chance.outcomes.sample(Random(0).random))
    view: Any = match.game.view(match.state, 0)
    return [f"person:{person['card']}" for seat in view["seats"] for person in seat["people"]]


def seated(guest: Invite, server: Server, save: dict[str, Any], players: int, **wishes: Any) -> Guest:
    """Somebody at a table that goes on from a save."""
    return guest(**wishes).sit(table_at(server, save, *SEATS[:players])["key"]).asked()


def resized(one: Guest, size: tuple[int, int]) -> Guest:
    """The same page in a window of another size."""
    return one.resize(size).at_rest()


@pytest.mark.parametrize(
    ("players", "lang"), [(1, "ru"), (2, "it"), (3, "ru"), (4, "en"), (4, "ru"), (4, "it")], ids=str
)
def test_the_cave_shows_all_that_decides(server: Server, guest: Invite, players: int, lang: str) -> None:
    save = reach("play_card", players)
    anna = seated(guest, server, save, players, lang=lang)
    decks = [f"deck:{seat}:0" for seat in range(players)]
    fronts = [f"front:{seat}" for seat in range(players)]
    wanted = [*HERE, *decks, *fronts, *MISSIONS, *people_of(save)]
    for size in WIDE:
        page = resized(anna, size).page
        assert page.evaluate(OUT_OF_SIGHT, wanted) == [], size
        assert page.evaluate(SPILT) == [], size
        assert page.evaluate(COVERED) == [], size
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], size


@pytest.mark.parametrize("players", [2, 4])
def test_the_cave_shows_all_that_decides_at_night(server: Server, guest: Invite, players: int) -> None:
    save = reach("choose_night_action", players, "night")
    anna = seated(guest, server, save, players, lang="it")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "night")
    for size in WIDE:
        page = resized(anna, size).page
        assert page.evaluate(OUT_OF_SIGHT, [*HERE, *people_of(save)]) == [], size
        assert page.evaluate(SPILT) == [], size


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
@pytest.mark.parametrize("scenario", ["4", "7"])
def test_a_tablet_that_stands_shows_the_missions_of_four_at_night_whole(
    server: Server, guest: Invite, scenario: str, lang: str
) -> None:
    save = reach("choose_night_action", 4, "night", scenario=scenario)
    anna = seated(guest, server, save, 4, lang=lang, width=820, height=1180).at_rest()
    torches = anna.page.locator(".torches")
    assert torches.evaluate("(wall) => wall.scrollHeight - wall.clientHeight") <= 1
    assert anna.hidden(".torches .line", ".torches .name") == []


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
@pytest.mark.parametrize(("prompt", "phase"), [("choose_card", "day"), ("choose_night_action", "night")])
def test_a_low_page_shows_the_missions_of_four_whole(
    server: Server, guest: Invite, prompt: str, phase: str, lang: str
) -> None:
    save = reach(prompt, 4, phase, scenario="7")
    anna = seated(guest, server, save, 4, lang=lang, width=1366, height=768).at_rest()
    torches = anna.page.locator(".torches")
    assert torches.evaluate("(wall) => wall.scrollHeight - wall.clientHeight") <= 1
    assert anna.hidden(".torches .line", ".torches .name") == []


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_a_low_page_shows_what_everybody_of_four_has(server: Server, guest: Invite, lang: str) -> None:
    save = reach("choose_card", 4, "day", scenario="7")
    anna = seated(guest, server, save, 4, lang=lang, width=1366, height=768).at_rest()
    assert anna.hidden(".other .folk li", ".other .token", ".other .deck .card", ".other .deck .count") == []
    for seat in range(4):
        expect(anna.page.locator(f"[data-thing='front:{seat}'] svg.mark:not(.hollow)")).to_be_visible()


def test_a_crowded_neighbour_shows_all_people_deck_and_tokens(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, crowded(6), 4)
    for lang, size in product(OWN_NAMES, ((820, 1180), (1180, 820), (1366, 768), (1440, 900), (1920, 1080))):
        resized(anna.speak(lang), size)
        assert anna.page.evaluate(SCROLLS) == [], (lang, size)
        assert anna.page.evaluate(CUT) == [], (lang, size)


def test_the_cave_grows_with_the_page(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, reach("play_card", 3), 3)
    for size in ((1366, 768), (1920, 1080), (2560, 1440)):
        page = resized(anna, size).page
        place = page.locator(".place .inside").bounding_box()
        card = page.locator("[data-thing='front:0']").bounding_box()
        assert place
        assert card
        assert place["width"] * place["height"] > 0.6 * size[0] * size[1]
        assert card["width"] > 0.11 * size[0]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_phone_keeps_in_sight_how_the_tribe_stands(server: Server, guest: Invite, lang: str) -> None:
    save = reach("play_card", 4)
    anna = seated(guest, server, save, 4, width=390, height=844, touch=True, lang=lang)
    assert anna.page.locator(".room").get_attribute("data-tab") == "mine"
    own = [*ALWAYS, "front:0", "deck:0:0", "deck:0:1", "deck:0:2", *people_of(save)[:2]]
    for size in PHONES:
        page = resized(anna, size).page
        assert page.evaluate(OUT_OF_SIGHT, own) == [], size
        for tab in (0, 2, 1):
            page.locator(".tabs button").nth(tab).tap()
            assert page.evaluate(OUT_OF_SIGHT, list(ALWAYS)) == [], (size, tab)
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_at_night_a_phone_opens_on_the_camp(server: Server, guest: Invite) -> None:
    save = reach("choose_night_action", 2, "night")
    anna = seated(guest, server, save, 2, width=390, height=844, touch=True)
    assert anna.page.locator(".room").get_attribute("data-tab") == "board"
    for size in PHONES:
        assert resized(anna, size).page.evaluate(OUT_OF_SIGHT, [*ALWAYS, *MISSIONS]) == [], size


def test_a_click_on_the_open_discard_browses_it_until_something_is_chosen(server: Server, guest: Invite) -> None:
    save = reach("choose_night_action", 2, "night")
    anna = seated(guest, server, save, 2)
    anna.page.locator("[data-thing='open']").click()
    laid = anna.page.locator("dialog[open]")
    expect(laid).to_contain_text("Open discard")
    laid.locator("[data-enlarges]").first.click()
    expect(anna.page.locator("dialog[open] .big")).to_be_visible()
    for left in (1, 0):
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("dialog[open]")).to_have_count(left)


def test_ignoring_a_card_is_no_accident_of_looking_at_the_discard(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, reach("play_card", 2), 2)
    question = anna.question.inner_text()
    pile = anna.page.locator("[data-thing='open']")
    if pile.is_enabled():
        pile.click()
        anna.page.keyboard.press("Escape")
    assert anna.question.inner_text() == question


def test_the_fire_sends_to_the_night_camp(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_table(server, ANNA, BORIS)["key"]).asked()
    anna.page.locator("[data-thing='camp']").click()
    expect(anna.page.get_by_role("alertdialog")).to_be_visible()


def test_names_of_cards_and_people_are_not_broken(server: Server, guest: Invite) -> None:
    anna = seated(guest, server, reach("play_card", 3), 3)
    for lang, size in product(OWN_NAMES, (*WIDE[:3], *PHONES)):
        page = resized(anna.speak(lang), size).page
        page.evaluate(READ)
        assert page.evaluate(BROKEN, "[data-read='yes']") == [], (lang, size)
        assert page.evaluate(WIDER) == [], (lang, size)


def test_long_names_stay_in_their_place(server: Server, guest: Invite) -> None:
    seats = [
        {"kind": "here", "name": f"{name}-Wolfeschlegelsteinhausen"} for name in ("Anna", "Boris", "Carla", "Dora")
    ]
    save = reach("play_card", 4)
    anna = guest(width=1366, height=768).sit(table_at(server, save, *seats)["key"]).asked()
    assert anna.page.evaluate(WIDER) == []
