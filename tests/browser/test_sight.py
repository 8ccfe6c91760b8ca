"""For everyone: axe finds nothing on any page, by day and by night; phones see the decision; the page is light."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.positions import finished, reach
from tests.browser.tables import ANNA, BORIS, CARLA, FRIEND, new_table, table_at
from tests.table.server import Server

SCHEMES = ("light", "dark")
FIRST_VIEW = 200_000
"""What a table may weigh when it is first seen, compressed, without the fonts."""
LAID_OVER = {"Menu": "dialog[open] .menu", "Rules": "dialog[open] [data-rule]", "Log and chat": ".side.open"}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_on_the_pages_around_the_game(server: Server, guest: Invite, scheme: str) -> None:
    made = new_table(server, ANNA, FRIEND)
    anna = guest(scheme=scheme).sit(made["key"])
    for place, ready in (
        ((), ".mine li, .none"),
        (("new", "paleo"), ".choice"),
        (("join", made["invites"][0]["invite"]), "form"),
        (("rules", "paleo", "PA-138"), "[data-rule='PA-138']"),
        (("credits",), "article"),
        (("nowhere",), "[role=alert]"),
    ):
        anna.go(*place).page.locator(ready).first.wait_for()
        assert anna.complaints() == [], place


@pytest.mark.parametrize("phase", ["day", "night"])
def test_axe_finds_nothing_at_the_table(server: Server, guest: Invite, phase: str) -> None:
    prompt = {"day": "play_card", "night": "choose_night_action"}[phase]
    made = table_at(server, reach(prompt, players=3, phase=phase), ANNA, BORIS, CARLA)
    anna = guest().sit(made["key"]).asked()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", phase)
    for width in (1280, 820, 360):
        assert anna.resize((width, 780)).complaints() == [], width


def test_axe_finds_nothing_on_what_is_laid_over_the_table(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, reach("play_card"), ANNA, BORIS)["key"]).asked()
    page = anna.page
    for button, laid in LAID_OVER.items():
        page.get_by_role("button", name=button, exact=True).click()
        page.locator(laid).first.wait_for()
        assert anna.complaints() == [], button
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("[data-thing='card:big_prey']").click()
    page.locator("dialog[open] .big").wait_for()
    assert anna.complaints() == []
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    page.locator(".blocked").wait_for()
    assert anna.complaints() == []


def test_axe_finds_nothing_after_the_game(server: Server, guest: Invite) -> None:
    made = table_at(server, finished(), ANNA, BORIS)
    anna = guest().sit(made["key"])
    anna.page.locator(".result").wait_for()
    assert anna.complaints() == []
    anna.go("replay", made["key"]).page.locator("input[type=range]").wait_for()
    assert anna.complaints() == []


def test_axe_finds_nothing_wrong_with_the_guide(server: Server, guest: Invite) -> None:
    anna = guest(taught=[]).sit(new_table(server, ANNA, BORIS)["key"])
    anna.page.locator(".note").wait_for()
    assert anna.complaints() == []


@pytest.mark.parametrize("prompt", ["choose_card", "play_card", "take_wounds", "choose_item", "choose_night_action"])
def test_a_phone_shows_the_decision_without_scrolling(server: Server, guest: Invite, prompt: str) -> None:
    made = table_at(server, reach(prompt, players=3), ANNA, BORIS, CARLA)
    anna = guest(width=360, height=740, touch=True).sit(made["key"]).asked()
    assert fits(anna, "#question")
    assert fits(anna, "[data-options] button[data-option]")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
    for tab in ("Board", "Mine", "Others", "Log"):
        anna.page.get_by_role("button", name=tab, exact=True).tap()
        assert fits(anna, "#question")
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
    anna.page.get_by_role("button", name="Mine", exact=True).tap()
    anna.options.first.tap()
    anna.settled()


def fits(one: Guest, selector: str) -> bool:
    """Whether the first such element lies wholly on the screen."""
    box = one.page.locator(selector).first.bounding_box()
    size = one.page.viewport_size
    assert box is not None
    assert size is not None
    return bool(
        box["y"] >= 0 and box["y"] + box["height"] <= size["height"] and box["x"] + box["width"] <= size["width"]
    )


@pytest.mark.parametrize("place", ["home", "table"])
def test_the_first_view_is_light_and_does_not_jump(server: Server, guest: Invite, place: str) -> None:
    anna = guest()
    weights: dict[str, int] = {}

    def weigh(request: Request) -> None:
        if ".woff2" not in request.url:
            weights[request.url] = request.sizes()["responseBodySize"]

    anna.page.on("requestfinished", weigh)
    anna.context.add_init_script(
        "window.jumps = 0; new PerformanceObserver((list) => list.getEntries().forEach((entry) => "
        "{ window.jumps += entry.value; })).observe({ type: 'layout-shift', buffered: true });"
    )
    if place == "home":
        anna.go().page.get_by_role("link", name="Paleo").wait_for()
    else:
        anna.sit(new_table(server, ANNA, BORIS)["key"]).asked()
    anna.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(weights.values()) < FIRST_VIEW
    anna.page.reload()
    anna.page.locator(".room, a[href*='paleo']").first.wait_for()
    anna.page.wait_for_load_state("networkidle")
    assert anna.page.evaluate("window.jumps") < 0.02
