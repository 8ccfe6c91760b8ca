"""Robinson Crusoe in the browser: what decides is in sight at every size."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import product

import pytest
from playwright.sync_api import WebSocketRoute, expect

from campfire import games
from campfire.kernel.contract import CardText
from campfire.table.speech import card_data
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.browser.castaways import new_island, planning, stranded
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import ANNA, BORIS, CARLA, DORA, table_at
from tests.table.server import Server

EVERYBODY = (ANNA, BORIS, CARLA, DORA)
THREATS = "[data-thing='threats'] li"
SMALL = ((844, 390),)
WIDE = ((1366, 768), (1180, 820), (1920, 1080), (2560, 1440))
HIGH = (820, 1180)
LAID = (
    ".spread .kind",
    ".spread .planned",
    ".place .morale.small",
    ".place .threats li",
    ".place .hand button",
    ".place > .strip",
)
"""What lies on the land, and the strip below it."""
HERE = (".survivor .life", ".belongings li", ".place .stores", ".place .levels", ".pile", "svg.island", *LAID)
SCENARIOS = {
    "castaways": "Woodpile",
    "cursed_island": "Crosses",
    "jenny": "Jenny waits on her rock",
    "volcanic_island": "Special places",
    "cannibal_island": "Burned villages",
    "robinson_family": "Children",
    "king_kong": "Traps",
}


@pytest.mark.parametrize(
    ("scenario", "players"), [("castaways", 4), ("jenny", 3), ("cannibal_island", 1), ("volcanic_island", 4)]
)
def test_a_tablet_that_stands_is_filled_by_the_island(
    server: Server, guest: Invite, scenario: str, players: int
) -> None:
    save = stranded("plan", scenario=scenario, players=players, plan=players)
    anna = guest(width=HIGH[0], height=HIGH[1]).sit(table_at(server, save, *EVERYBODY[:players])["key"]).asked()
    for lang in OWN_NAMES:
        anna.speak(lang).at_rest()
        island = anna.page.locator(".hero .place").bounding_box()
        assert island
        assert island["width"] > 0.95 * HIGH[0], lang
        assert island["height"] > 0.32 * HIGH[1], lang
        expect(anna.question).to_be_in_viewport(ratio=1)
        assert anna.hidden(*HERE) == [], lang
        assert anna.covered(*LAID) == [], lang


@cache
def test_a_long_list_is_whole_on_a_tablet_that_stands(server: Server, guest: Invite) -> None:
    key = table_at(server, planning(9, "volcanic_island", 4), *EVERYBODY)["key"]
    anna = guest(width=HIGH[0], height=HIGH[1]).sit(key).asked()
    for lang in OWN_NAMES:
        anna.speak(lang).at_rest()
        expect(anna.options).to_have_count(9)
        assert anna.hidden("#question", "[data-options] button", ".place .stores", ".survivor .life") == [], lang


def long_threats(lang: str, part: float = 1) -> list[CardText]:
    """The two events that say most as threats in a language; or more than this part of all."""
    game, lexicon = games.load("robinson"), Lexicon(lang, "robinson")
    state = game.setup(game.check({"scenario": "castaways", "players": 2}))
    names = [name.removeprefix("card ") for name in game.census(state) if name.startswith("card ")]
    cards = [card for name in names if (card := game.card(state, name))["kind"] == "event"]

    def said(card: CardText) -> int:
        lines = [line for line in card["lines"] if line["kind"] in ("threat", "pushed")]
        phrases = [phrase for line in lines for phrase in (*line["conditions"], *line["outcome"])]
        return sum(len(lexicon.say(phrase)) for phrase in (card["name"], *phrases))

    last = round(part * len(cards))
    return sorted(cards, key=said)[last - 2 : last]


def threatened(told: str, threats: list[CardText]) -> str:
    """The state of a table with other threats."""
    message = json.loads(told)
    if message["type"] == "state" and "threats" in message["view"]["parts"]:
        message["view"]["parts"]["threats"] = [{"card": card["id"], "actions": []} for card in threats]
        message["cards"] += [card_data(card) for card in threats]
    return json.dumps(message)


def threaten(anna: Guest, threats: list[CardText]) -> None:
    """Lay these threats on the next table that is opened."""

    def between(line: WebSocketRoute) -> None:
        far = line.connect_to_server()
        far.on_message(lambda told: line.send(threatened(str(told), threats)))
        line.on_message(far.send)

    anna.page.route_web_socket(lambda url: "/api/" in url, between)


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
@pytest.mark.parametrize("players", [1, 4])
def test_the_longest_threats_leave_the_land_free(server: Server, guest: Invite, players: int, lang: str) -> None:
    anna = guest(width=HIGH[0], height=HIGH[1], lang=lang)
    threaten(anna, long_threats(lang))
    save = stranded("plan", players=players, plan=players)
    anna.sit(table_at(server, save, *EVERYBODY[:players])["key"]).asked().at_rest()
    expect(anna.page.locator(".threats .card")).to_have_count(2)
    weather = anna.page.locator(".place .weather .phase").bounding_box()
    assert weather
    assert weather["height"] < 30, "the phase stands in one line, above the clouds"
    assert anna.covered(".place .weather .phase", ".place .weather button", ".threats .card") == []
    assert anna.covered(".threats .card", "[data-thing='space:A1']", "[data-thing='space:A2']") == []
    assert anna.hidden(*HERE) == []
    assert anna.covered(*LAID) == []


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_threats_are_whole_on_a_laptop(server: Server, guest: Invite, lang: str) -> None:
    anna = guest(width=1366, height=768, lang=lang)
    threaten(anna, long_threats(lang, 0.8))
    anna.sit(table_at(server, stranded("plan", players=4, plan=2), *EVERYBODY)["key"]).asked().at_rest()
    expect(anna.page.locator(".threats .card")).to_have_count(2)
    cut = anna.page.locator(".threats :is(.gives, .pushed)").evaluate_all(
        "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1)"
    )
    assert cut == []
    assert anna.covered(".threats .card", "[data-thing='space:A1']", "[data-thing='space:A2']") == []
    assert anna.covered(*LAID) == []


def test_land_in_the_far_east_is_on_the_page(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_island(server, ANNA, BORIS, scenario="cannibal_island")["key"]).asked()
    for lang, size in product(("en", "ru"), ((390, 844), (844, 390), HIGH, (1440, 900))):
        anna.speak(lang).resize(size).at_rest()
        room = anna.page.locator("main.board svg.island").bounding_box()
        east = anna.page.locator("[data-thing='space:A4']").first.bounding_box()
        assert room
        assert east
        assert east["x"] + east["width"] <= room["x"] + room["width"], (lang, size)
        if anna.page.locator(".spread").count():
            assert anna.hidden(".spread .row .kind", ".spread .deck") == [], (lang, size)


def test_a_full_plan_and_how_everybody_stands_are_seen_at_once(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan", players=4, plan=6), *EVERYBODY)["key"]).asked()
    page = anna.page
    for lang, size in (("en", (1440, 900)), ("ru", (1440, 900)), ("it", (1366, 768))):
        anna.speak(lang).resize(size).at_rest()
        assert page.locator("[data-thing='actions']").evaluate("plan => plan.scrollHeight <= plan.clientHeight"), lang
        expect(page.locator(".survivor .life")).to_have_count(4)
        for life in page.locator(".survivor .life").all():
            expect(life).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-option='ready']")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_screen_shows_whatever_decides_and_nothing_covers_it(server: Server, guest: Invite, players: int) -> None:
    made = table_at(server, stranded("plan", players=players, plan=players), *EVERYBODY[:players])
    anna = guest().sit(made["key"]).asked()
    for lang in OWN_NAMES:
        anna.speak(lang)
        for size in WIDE:
            anna.resize(size)
            expect(anna.page.locator(".survivor .life")).to_have_count(players)
            assert anna.hidden(*HERE) == [], (lang, size)
            assert anna.covered(*LAID) == [], (lang, size)
        for size in SMALL:
            anna.resize(size)
            expect(anna.page.locator(".glance .other")).to_have_count(players - 1)
            expect(anna.question).to_be_in_viewport(ratio=1)
            expect(anna.options.first).to_be_in_viewport(ratio=0.99)
            small = (".glance", "svg.island", ".row .kind svg", ".row .planned", THREATS)
            assert anna.hidden(*small) == [], (lang, size)
            assert anna.page.evaluate("document.documentElement.scrollHeight") <= size[1], lang
        anna.resize(WIDE[0])


def test_the_log_leaves_the_island_its_room(server: Server, guest: Invite) -> None:
    anna = guest(width=1440, height=900).sit(table_at(server, stranded("plan"), ANNA, BORIS)["key"]).asked()
    island = anna.page.locator("svg.island")
    before = island.bounding_box()
    anna.story().wait_for()
    assert island.bounding_box() == before
    expect(anna.question).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_shows_its_sheet(server: Server, guest: Invite, scenario: str) -> None:
    anna = guest().sit(new_island(server, ANNA, BORIS, scenario=scenario)["key"]).asked()
    sheet = anna.page.locator("section[data-thing='sheet']")
    if scenario == "castaways":
        expect(sheet.get_by_role("img", name=re.compile(r"^Woodpile: \d+ of 15$"))).to_be_visible()
    else:
        expect(sheet).to_contain_text(SCENARIOS[scenario])
    spaces = 11 if scenario == "cannibal_island" else 10
    expect(anna.page.locator(".island [data-thing^='space:']")).to_have_count(spaces)
    assert anna.complaints() == []


@pytest.mark.parametrize(("prompt", "theme"), [("plan", "day"), ("rolled", "day"), ("nightfall", "night")])
def test_axe_finds_nothing_at_the_island(server: Server, guest: Invite, prompt: str, theme: str) -> None:
    anna = guest().sit(table_at(server, stranded(prompt), ANNA, BORIS)["key"]).asked()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", theme)
    for width in (1440, 820, 360):
        assert anna.resize((width, 780)).complaints() == [], width
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_phone_reaches_everything(server: Server, guest: Invite) -> None:
    save = stranded("plan", players=4, plan=1)
    made = table_at(server, save, ANNA, BORIS, CARLA, DORA)
    anna = guest(width=360, height=740, touch=True).sit(made["key"]).asked()
    page = anna.page
    for lang in OWN_NAMES:
        anna.speak(lang)
        expect(page.locator(".bar .seat").first).to_be_in_viewport(ratio=1)
        for place, part in enumerate(("svg.island", "section[data-thing='sheet']", ".survivor >> nth=0", ".side .log")):
            page.locator(".tabs button").nth(place).tap()
            expect(page.locator(part)).to_be_visible()
            expect(anna.question).to_be_in_viewport()
            assert page.evaluate("document.documentElement.scrollWidth") <= 360, lang
        assert anna.complaints() == [], lang
