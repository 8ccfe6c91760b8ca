"""The stage in the browser: what happened is told step by step, in its order, before the next question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import survivors
from tests.browser.castaways import about_to_explore, about_to_roll, stranded
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.positions import reach
from tests.browser.tables import ANNA, BORIS, BOT, new_table, table_at
from tests.table.server import Server

LISTEN = """() => {
  window.told = [];
  window.shown = [];
  const before = document.querySelector('[data-told] p:last-child');
  if (before) before.seen = true;
  new MutationObserver(() => {
    const stage = document.querySelector('[data-stage]')?.dataset.stage;
    if (stage && !(stage === window.shown.at(-1) && document.querySelector('.told')?.seen)) {
      window.shown.push(stage);
      const told = document.querySelector('.told');
      if (told) told.seen = true;
    }
    const last = document.querySelector('[data-told] p:last-child');
    if (last && !last.seen) { last.seen = true; window.told.push(last.textContent); }
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

WATCH = """() => {
  window.seen = {};
  window.sources = [];
  new MutationObserver(() => {
    const told = document.querySelector('[data-stage] .told p')?.textContent.trim();
    if (!told) return;
    const asks = document.querySelector('#question') !== null;
    const clock = document.querySelector('[data-clock]').textContent.trim();
    window.seen[told] = [document.documentElement.dataset.theme, clock, asks];
    window.sources.push([told, document.querySelectorAll('.island [data-thing^="source:"]').length]);
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true });
}"""
"""Light and hour in which each step was told last, whether a question stood beside it, what the island showed."""


STRUCK = """() => new Promise((done) => {
  const look = () => {
    const box = document.querySelector('.struck')?.getBoundingClientRect();
    if (!box) return requestAnimationFrame(look);
    const below = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const things = below.map((one) => one.closest('[data-thing^="person:"]')?.dataset.thing);
    done([document.querySelector('[data-stage]').dataset.stage, things.find((one) => one) ?? '']);
  };
  look();
})"""
"""What is told while somebody is struck for the first time, and who lies there."""


def told(guest: Guest) -> list[str]:
    """What was told on the stage, step by step."""
    found: list[str] = guest.page.evaluate("window.told")
    return found


def plain(texts: list[str]) -> str:
    """Sentences without what only the eye sees."""
    return re.sub(r"\W+", " ", " ".join(texts)).casefold().strip()


@pytest.mark.parametrize("tempo", ["fast", "normal"])
def test_a_round_with_a_bot_is_told_step_by_step(server: Server, guest: Invite, tempo: str) -> None:
    """Nothing passes unseen: the steps are the lines of the log in their order."""
    anna = guest(tempo=tempo).sit(new_table(server, ANNA, BOT)["key"]).asked()
    anna.page.evaluate(LISTEN)
    before = len(anna.story().locator("li").all_inner_texts())
    for _ in range(2):
        anna.choose()
        anna.page.wait_for_function("() => window.told.length > 0 && !document.querySelector('[data-stage]')")
        anna.asked()
    lines = anna.page.locator(".side .log li").all_inner_texts()[before:]
    assert lines
    assert plain(told(anna)) == plain(lines)
    assert {"card"} <= set(anna.page.evaluate("window.shown"))


def test_the_story_can_be_left_and_told_again(server: Server, guest: Invite) -> None:
    anna = guest(tempo="slow").sit(new_table(server, ANNA, BOT)["key"]).asked()
    anna.choose()
    expect(anna.page.locator("[data-stage]")).to_be_visible()
    assert anna.complaints() == []
    anna.page.keyboard.press("Escape")
    anna.asked()
    expect(anna.page.locator("[data-stage]")).to_have_count(0)
    anna.page.get_by_role("button", name="Tell it again").click()
    expect(anna.page.locator("[data-stage]")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-stage]")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_story_finds_the_table_as_it_stands(server: Server, guest: Invite) -> None:
    anna = guest(tempo="slow").sit(new_table(server, ANNA)["key"]).asked()
    anna.choose()
    expect(anna.page.locator("[data-stage]")).to_be_visible()
    anna.page.reload()
    anna.asked()
    anna.page.get_by_role("button", name="Tell it again").click()
    expect(anna.page.locator("[data-stage]")).to_be_visible()


def test_two_tabs_on_one_seat_stand_at_the_same_question(server: Server, guest: Invite) -> None:
    key = table_at(server, stranded("plan", from_round=2), ANNA, BORIS)["key"]
    one, other = guest().sit(key).asked(), guest().sit(key).asked()
    was = other.page.locator("[data-options]").inner_text()
    one.press("chapter")
    one.asked().press("lead")
    expect(other.page.locator("[data-options]")).not_to_have_text(was, use_inner_text=True)
    assert one.question.inner_text() == other.question.inner_text()
    other.page.keyboard.press("z")
    expect(other.page.locator("[data-options]")).to_have_text(was, use_inner_text=True)
    expect(one.options).to_have_count(other.options.count())


def through(guest: Guest, *wanted: str) -> Guest:
    """Press these options until something was told, and wait until its story is over."""
    guest.page.evaluate(WATCH)
    guest.press(*wanted)
    guest.page.wait_for_function("() => Object.keys(window.seen).length && !document.querySelector('[data-stage]')")
    return guest.asked()


def test_day_breaks_when_it_is_announced_and_no_old_question_stands_beside_it(server: Server, guest: Invite) -> None:
    key = table_at(server, stranded("move_camp"), ANNA, BORIS)["key"]
    anna = guest(tempo="fast").sit(key).asked()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "night")
    expect(anna.page.locator("[data-clock]")).to_have_text("Round 1/12")
    through(anna, "stay")
    assert anna.page.evaluate("window.seen['Round 2.']") == ["day", "Round 2/12", False]


def test_night_falls_in_the_bar_as_it_is_announced(server: Server, guest: Invite) -> None:
    anna = (
        guest(tempo="fast", taught=["discover"])
        .sit(table_at(server, survivors.stranded("your_turn", players=1), ANNA)["key"])
        .asked()
    )
    expect(anna.page.locator("[data-clock]")).to_have_text("Day 1")
    through(anna, "end_turn")
    assert anna.page.evaluate("window.seen['Night 1 falls']") == ["night", "Night 1", False]
    assert anna.page.evaluate("window.seen['Day 2 breaks']") == ["day", "Day 2", False]


def test_dice_take_the_place_of_the_question_that_was_answered(server: Server, guest: Invite) -> None:
    anna = guest(tempo="fast").sit(table_at(server, about_to_roll(), ANNA, BORIS)["key"]).asked()
    through(anna)
    assert {asks for _, _, asks in anna.page.evaluate("Object.values(window.seen)")} == {False}


def test_a_tile_lies_on_the_island_as_soon_as_it_was_laid(server: Server, guest: Invite) -> None:
    anna = guest(tempo="fast").sit(table_at(server, about_to_explore(), ANNA, BORIS)["key"]).asked()
    through(anna)
    seen = anna.page.evaluate("window.sources")
    after = next(n for n, (line, _) in enumerate(seen) if n and " is laid on " in seen[n - 1][0] != line)
    assert len({sources for _, sources in seen[:after]}) == 1
    assert seen[after][1] > seen[0][1]


def test_how_a_game_begins_is_told_once(server: Server, guest: Invite) -> None:
    key = new_table(server, ANNA, BORIS)["key"]
    anna = guest(tempo="slow")
    anna.sit(key)
    expect(anna.page.locator("[data-stage='phase'] .told")).to_contain_text("Day 1")
    expect(anna.question).to_have_count(0)
    anna.page.keyboard.press("Escape")
    anna.asked().page.reload()
    anna.asked()
    expect(anna.page.locator("[data-stage]")).to_have_count(0)


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_wound_strikes_the_person_who_takes_it(server: Server, guest: Invite, size: tuple[int, int]) -> None:
    key = table_at(server, reach("take_wounds"), ANNA, BORIS)["key"]
    anna = guest(tempo="slow", width=size[0], height=size[1]).sit(key).asked()
    hit = anna.page.locator("[data-options] [data-option='wound']").first
    name = hit.inner_text().splitlines()[0]
    hit.hover()
    lit = anna.page.locator("[data-thing^='person:'].lit").first.get_attribute("data-thing")
    anna.press("wound")
    if anna.page.get_by_role("alertdialog").count():
        anna.page.get_by_role("alertdialog").get_by_role("button").first.click()
    assert anna.page.evaluate(STRUCK) == ["wound", lit], name
