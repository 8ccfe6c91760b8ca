"""Discover in the browser: a first day, a trade, a fight, the box of a friend; every size, by day and by night."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Response, expect

from campfire.words.language import OWN_NAMES
from campfire.words.told import told_words
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.survivors import stranded
from tests.browser.tables import ANNA, BORIS, BOT, CARLA, DORA, made, table_at
from tests.rules import rule
from tests.sweeps import swept
from tests.table.person import call
from tests.table.server import Server

SIZES = ((390, 844), (844, 390), (820, 1180), (1180, 820), (1366, 768), (1920, 1080), (2560, 1440))
CLIPPED = """() => {
  const wrong = [];
  const { innerWidth: w, innerHeight: h } = window;
  if (document.documentElement.scrollWidth > w) wrong.push('the page is wider than the screen');
  const inside = (one, name) => {
    const box = one?.getBoundingClientRect();
    if (!box || !box.width) return wrong.push(`${name} is not there`);
    const out = box.left < -1 || box.top < -1 || box.right > w + 1 || box.bottom > h + 1;
    if (out) wrong.push(`${name} leaves the screen`);
  };
  inside(document.querySelector('#question'), 'the question');
  inside(document.querySelector('[data-options] button[data-option]'), 'the first option');
  inside(document.querySelector('.land, .fight'), 'the land');
  for (const words of document.querySelectorAll('[data-option] .text, .quest h2, .trade, .warnings span'))
    if (words.scrollWidth > words.clientWidth + 1 && getComputedStyle(words).display !== 'inline')
      wrong.push(`cut off: ${words.textContent.trim().slice(0, 40)}`);
  const land = document.querySelector('.land');
  if (land) {
    const place = land.getBoundingClientRect();
    const ways = [...land.querySelectorAll('.thing.can[data-thing^="space:"]')];
    const seen = ways.filter((one) => {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return x > place.left && x < place.right && y > place.top && y < place.bottom;
    });
    if (ways.length && !seen.length) wrong.push('no way to go is in sight');
    const own = land.querySelector('.walks .glow')?.getBoundingClientRect();
    const isSeen = own && own.left > place.left && own.right < place.right
      && own.top > place.top && own.bottom < place.bottom;
    if (ways.length && !isSeen) wrong.push('whoever decides is out of sight');
  }
  return wrong;
}"""


def sit(guest: Invite, key: str, **wishes: Any) -> Guest:
    """Sit down as somebody who knows the game."""
    anna: Guest = guest(**{"taught": ["discover"], **wishes}).sit(key)
    return anna


def unfold(one: Guest, heading: str) -> None:
    """Open a heading of a long list, where there is one."""
    chapter = one.page.locator(f"[data-options] [data-chapter='heading-{heading}']")
    if chapter.count():
        chapter.click()


def day_of(clock: Locator) -> int:
    """Which day it is, by day and by night: a bot may be through with a whole day between two looks."""
    return int(clock.inner_text().split()[-1])


@rule("DI-062", "DI-119", "DI-127")
def test_a_first_day_with_a_bot(server: Server, guest: Invite) -> None:
    wish = {"game": "discover", "options": {"scenario": "1"}, "seats": [ANNA, BOT]}
    anna = sit(guest, made(call(server, "POST", "/api/tables", wish))["key"], width=1366, height=768).asked()
    page = anna.page
    expect(page.locator(".offered article")).to_have_count(2)
    page.locator(".offered .can").first.click()
    clock = page.locator(".bar .phase")
    land = page.locator(".land .thing[data-thing^='space:']")
    steps = drawn = 0
    for _ in range(400):
        if day_of(clock) > 1:
            break
        drawn = max(drawn, land.count())
        if not anna.options.count():
            page.wait_for_timeout(80)
            continue
        was = anna.question.inner_text()
        way = page.locator(".land .thing.can[data-thing^='space:']")
        if was.startswith("Your turn") and steps < 2 and way.count():
            way.first.dispatch_event("click")
            steps += 1
        else:
            anna.press("scout", "gather", "gather_hidden", "end_turn")
        page.wait_for_timeout(150)
    assert day_of(clock) > 1
    assert steps == 2
    assert drawn > 4, "a fight may lie over the land at the end of the day"


@rule("DI-131", "DI-132")
def test_two_people_trade_and_it_holds_as_a_whole(server: Server, guest: Invite) -> None:
    friend = {"kind": "friend", "name": "Boris"}
    table = table_at(server, stranded("your_turn"), ANNA, friend)
    joined = call(server, "POST", "/api/join", {"invite": table["invites"][0]["invite"], "name": "Boris"}).json()
    anna = sit(guest, table["key"], width=1366, height=768).asked()
    boris = sit(guest, joined["key"], width=390, height=844)
    before = anna.page.locator(".area.mine .load li:not(.free)").count()
    unfold(anna, "others")
    anna.choose("trade")
    expect(anna.page.locator("section.trade")).to_be_visible()
    anna.choose("trade_give")
    anna.settled().choose("trade_put_forward")
    boris.asked()
    expect(boris.page.locator("section.trade")).to_be_visible()
    boris.choose("trade_accept")
    expect(anna.question).to_contain_text("Your turn")
    expect(anna.page.locator(".area.mine .load li:not(.free)")).to_have_count(before - 1)


@rule("DI-247", "DI-252")
def test_a_fight_shows_the_odds_of_every_change(server: Server, guest: Invite) -> None:
    key = table_at(server, stranded("change_result", players=3), ANNA, BORIS, CARLA)["key"]
    anna = sit(guest, key, width=1366, height=768).asked()
    page = anna.page
    expect(page.locator(".fight .die svg")).to_have_count(2)
    expect(page.locator("[data-option='let_stand'] small").first).to_contain_text("%")
    before = page.locator(".fight .what").inner_text()
    anna.options.first.hover()
    expect(page.locator(".fight .what")).not_to_have_text(before)
    assert anna.complaints() == []
    anna.choose("let_stand")
    expect(page.locator("[data-option='let_stand']")).to_have_count(0)


@rule("DI-252")
def test_every_change_to_the_dice_is_in_sight_by_night_on_a_low_page(server: Server, guest: Invite) -> None:
    key = table_at(server, stranded("change_result", phase="night", n=5), ANNA, BORIS)["key"]
    anna = sit(guest, key, width=1366, height=768, scheme="dark").asked().at_rest()
    expect(anna.page.locator(".night h2")).to_be_visible()
    for lang in OWN_NAMES:
        anna.speak(lang).at_rest()
        assert anna.hidden("[data-options] button[data-option]") == []


def test_the_box_of_a_friend_is_opened_by_its_code(server: Server, guest: Invite) -> None:
    anna = guest(taught=["discover"]).go("new", "discover")
    page = anna.page
    page.get_by_label("The box of a friend").check()
    page.locator("[data-code]").fill("no code at all")
    page.locator(".go .button.main").click()
    expect(page.get_by_role("alert")).to_contain_text("KESTREL-4471")
    page.locator("[data-code]").fill("kestrel-4471")
    assert anna.complaints() == []
    page.locator(".go .button.main").click()
    anna.asked()
    expect(page.locator(".room")).to_contain_text("KESTREL-4471")


def test_a_new_box_has_a_code_of_its_own(server: Server, guest: Invite) -> None:
    anna = guest(taught=["discover"]).go("new", "discover")
    anna.page.get_by_label("A new box").check()
    anna.page.locator(".go .button.main").click()
    anna.asked()
    name = anna.page.locator(".scenario").inner_text()
    assert "box " in name
    assert "CAMPFIRE-1" not in name


def test_nothing_that_decides_is_cut_off(server: Server, guest: Invite) -> None:
    save = stranded("your_turn", players=4, day=2)
    anna = sit(guest, table_at(server, save, ANNA, BORIS, CARLA, DORA)["key"]).asked()
    for lang, size in sorted(product(OWN_NAMES, SIZES)):
        if swept((SIZES.index(size) + list(OWN_NAMES).index(lang)) % len(OWN_NAMES) == 0, True):
            anna.resize(size).page.reload()
            assert anna.asked().speak(lang).at_rest().page.evaluate(CLIPPED) == [], (size, lang)


def test_four_survivors_stand_beside_each_other(server: Server, guest: Invite) -> None:
    """No dial and no heart lies on somebody else, or leaves the screen."""
    save = stranded("your_turn", players=4, day=2)
    anna = sit(guest, table_at(server, save, ANNA, BORIS, CARLA, DORA)["key"]).asked()
    for size in ((820, 1180), (1180, 820), (1366, 768)):
        anna.resize(size).at_rest()
        assert anna.covered(".others .face, .others .dials ul, .others .name") == [], size
        assert anna.hidden(".others .dials ul") == [], size


def test_whoever_decides_is_in_sight_on_a_wide_land(server: Server, guest: Invite) -> None:
    save = stranded("your_turn", players=3, day=3, box="KESTREL-4471")
    anna = sit(guest, table_at(server, save, ANNA, BORIS, CARLA)["key"], width=390, height=844).asked()
    assert anna.at_rest().page.evaluate(CLIPPED) == []


def test_a_wide_land_can_be_brought_nearer_until_it_is_as_high_as_its_frame(server: Server, guest: Invite) -> None:
    save = stranded("your_turn", day=2, box="KESTREL-1000")
    page = sit(guest, table_at(server, save, ANNA, BORIS)["key"], width=1920, height=1080).asked().page
    share = "() => document.querySelector('.land svg').clientHeight / document.querySelector('.land').clientHeight"
    assert page.evaluate(share) < 0.6
    page.locator(".land .zoom").click()
    page.wait_for_function(f"() => ({share})() > 0.75")
    assert page.evaluate(CLIPPED) == []
    page.locator(".land .zoom").click()
    page.wait_for_function(f"() => ({share})() < 0.6")


def test_what_others_carry_can_be_told_on_a_standing_tablet(server: Server, guest: Invite) -> None:
    save = stranded("your_turn", players=4, day=2)
    made_table = table_at(server, save, ANNA, BORIS, CARLA, DORA)
    anna = sit(guest, made_table["key"], width=820, height=1180).asked()
    signs = "all => all.map((one) => one.getBoundingClientRect().width)"
    widths = anna.page.locator(".others .load li:not(.free) svg").evaluate_all(signs)
    assert widths
    assert min(widths) >= 16


def test_the_land_shows_the_numbers_by_which_the_log_calls_spaces(server: Server, guest: Invite) -> None:
    anna = sit(guest, table_at(server, stranded("your_turn", day=2), ANNA, BORIS)["key"], width=1366, height=768)
    page = anna.asked().page
    numbers = page.locator(".land .numbers")
    page.mouse.move(1360, 4)
    expect(numbers).to_have_css("opacity", "0")
    page.locator(".land [data-thing^='space:']").first.hover(force=True)
    expect(numbers).to_have_css("opacity", "0.9")
    spaces = page.locator(".land [data-thing^='space:']").evaluate_all(
        "all => all.map((one) => one.dataset.thing.split(':')[1])"
    )
    assert set(numbers.locator("text").all_text_contents()) == set(spaces)
    high = "(one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a"
    assert numbers.locator("text").first.evaluate(high) >= 14


@pytest.mark.parametrize(("prompt", "phase"), [("your_turn", "day"), ("vote", "night")])
def test_axe_finds_nothing_on_the_land(server: Server, guest: Invite, prompt: str, phase: str) -> None:
    key = table_at(server, stranded(prompt, players=3, phase=phase), ANNA, BORIS, CARLA)["key"]
    anna = sit(guest, key).asked()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", phase)
    for size in ((390, 844), (820, 1180), (1366, 768)):
        assert anna.resize(size).complaints() == [], size


def test_a_space_is_entered_by_key(server: Server, guest: Invite) -> None:
    anna = sit(guest, table_at(server, stranded("your_turn"), ANNA, BORIS)["key"], width=1366, height=768).asked()
    way = anna.page.locator(".land .thing.can[data-thing^='space:']").first
    place = way.get_attribute("data-thing")
    way.focus()
    expect(anna.page.locator(".land .note")).to_be_visible()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(f".land .thing.can[data-thing='{place}']")).to_have_count(0)


@rule("DI-311")
def test_the_story_of_a_stage_comes_with_its_card_in_every_language(server: Server, guest: Invite) -> None:
    key = table_at(server, stranded("your_turn"), ANNA, BORIS)["key"]
    anna = guest(taught=["discover"])
    words: list[Response] = []
    anna.page.on("response", lambda one: words.append(one) if one.url.endswith(".ftl") else None)
    anna.sit(key).asked()
    for lang in OWN_NAMES:
        anna.speak(lang).page.locator(".quest [data-enlarges]").click()
        story = anna.page.locator("dialog .story").inner_text()
        assert story in {told[lang] for told in map(dict, told_words().values())}
        anna.page.keyboard.press("Escape")
        loaded = [one.text() for one in words if one.url.endswith(f"discover/{lang}.ftl")]
        assert [story in text for text in loaded] == [False]


def test_a_first_day_is_explained(server: Server, guest: Invite) -> None:
    key = table_at(server, stranded("your_turn"), ANNA, BORIS)["key"]
    anna = guest(width=1366, height=768, taught=[]).sit(key).asked()
    note = anna.page.locator("aside.note")
    expect(note).to_be_visible()
