"""Whatever is to be read can be read: no letter below 14 pixels at any size, in any language; long cards stay whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from campfire import games
from campfire.kernel.contract import CardText
from campfire.table.speech import card_data
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.browser import survivors
from tests.browser.castaways import stranded
from tests.browser.conftest import Invite
from tests.browser.guest import STILL, Guest
from tests.browser.positions import finished, reach
from tests.browser.tables import ANNA, BORIS, CARLA, DORA, table_at
from tests.browser.wanderers import on_the_road, trekking
from tests.sweeps import swept
from tests.table.server import Server

SHOWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 120)))"
LEAST = 13.95
"""Pixels on the screen; 14 as browsers round it."""
SIZES = ((1366, 768), (1180, 820), (820, 1180), (844, 390), (390, 844), (1440, 900))
SEATS = (ANNA, BORIS, CARLA, DORA)
SMALL = """(least) => {
  const grown = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c));
  const scale = (holder) => {
    let factor = holder.currentCSSZoom ?? 1;
    for (let one = holder; one; one = one.parentElement) {
      if (one instanceof SVGGraphicsElement) return factor * grown(one.getScreenCTM());
      const style = getComputedStyle(one);
      if (style.transform !== 'none') factor *= grown(new DOMMatrix(style.transform));
      if (style.scale !== 'none') factor *= Math.min(...style.scale.split(' ').map(Number));
    }
    return factor;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = [];
  while (texts.nextNode()) {
    const [text, holder] = [texts.currentNode, texts.currentNode.parentElement];
    if (!text.data.trim() || !holder || holder.closest('.ear, title, script, style, noscript')) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height, left, right, top, bottom } = range.getBoundingClientRect();
    if (width < 2 || height < 2 || right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale(holder);
    if (size < least) small.push(`${text.data.trim().slice(0, 30)}: ${size.toFixed(1)}`);
  }
  return small;
}"""
"""Letters on the screen that are smaller than can be read, whether type, transformation or zoom makes them so."""
SPILT = """() => {
  const wrong = [];
  for (const words of document.querySelectorAll('dialog[open] :is(p, h2, h3, li, .name)')) {
    const style = getComputedStyle(words);
    if (!words.getClientRects().length || style.display === 'inline' || words.closest('.ear')) continue;
    if (words.scrollWidth > words.clientWidth + 1) wrong.push(`wider: ${words.textContent.trim().slice(0, 40)}`);
  }
  const texts = document.createTreeWalker(document.querySelector('dialog[open]'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.ear, svg')) continue;
    for (const word of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      if (lines.size > 1) wrong.push(`broken: ${word[0]}`);
    }
  }
  return wrong;
}"""
"""What on an enlarged card is wider than its place, and words that stand on two lines."""
STATES: dict[str, Callable[[], Any]] = {
    "paleo day": lambda: reach("play_card", players=4),
    "paleo night": lambda: reach("choose_night_action", players=3, phase="night"),
    "paleo end": lambda: finished(players=2),
    "robinson plan": lambda: stranded("plan", players=4, from_round=3),
    "robinson kong": lambda: stranded("nightfall", scenario="king_kong", players=4),
    "discover day": lambda: survivors.stranded("your_turn", players=4, day=3),
    "discover night": lambda: survivors.stranded("vote", players=3, phase="night"),
    "near_and_far map": lambda: on_the_road(players=4, from_round=4),
    "near_and_far town": lambda: trekking("turn", players=3),
}


def sit(guest: Invite, server: Server, save: Any, **wishes: Any) -> Guest:
    """Sit down at a saved game as somebody who knows all of them."""
    key = table_at(server, save, *SEATS[: save["options"]["players"]])["key"]
    one: Guest = guest(taught=["paleo", "robinson", "discover", "near_and_far"], **wishes).sit(key)
    one.page.locator("[data-options] button, [data-end], .curtain button").first.wait_for()
    if one.page.locator(".curtain button").count():
        one.page.locator(".curtain button").first.click()
    return one


def parts(page: Page) -> int:
    """How many parts a table has of which one is shown at a time."""
    tabs = page.locator("nav.tabs button")
    return tabs.count() if tabs.count() and tabs.first.is_visible() else 0


def screens(state: str) -> list[tuple[str, tuple[int, int]]]:
    """Languages and sizes for a position: each language at two sizes, so that all six are seen; or all with all."""
    turn = list(STATES).index(state)
    cells = [(at, one) for at in range(len(OWN_NAMES)) for one in range(len(SIZES))]
    wanted = [(at, one) for at, one in cells if swept((at + one + turn) % len(OWN_NAMES) == 0, True)]
    return [(list(OWN_NAMES)[at], SIZES[one]) for at, one in wanted]


@pytest.mark.parametrize("state", STATES)
def test_nothing_is_smaller_than_can_be_read(server: Server, guest: Invite, state: str) -> None:
    anna = sit(guest, server, STATES[state]())
    small: set[str] = set()
    for lang, size in screens(state):
        anna.speak(lang).resize(size).page.evaluate(SHOWN)
        for part in range(max(1, parts(anna.page))):
            if parts(anna.page):
                anna.page.locator("nav.tabs button").nth(part).evaluate("(one) => one.click()")
            small.update(f"{lang} {size}: {text}" for text in anna.page.evaluate(SMALL, LEAST))
        if anna.page.locator("[data-options] button[data-option]").count():
            assert anna.hidden("#question") == [], (lang, size)
    assert sorted(small) == []


@cache
def longest(game_name: str, save: str, lang: str) -> dict[str, CardText]:
    """The card of each kind that says most in a language."""
    game = games.load(game_name)
    state = game.setup(json.loads(save)["options"])
    lexicon = Lexicon(lang, game_name)
    found: dict[str, CardText] = {}

    def said(card: CardText) -> int:
        phrases = [
            card["name"],
            *card["tags"],
            *(p for line in card["lines"] for p in line["conditions"] + line["outcome"]),
        ]
        return sum(len(lexicon.say(phrase)) for phrase in phrases)

    for name in game.census(state):
        if not name.startswith("card "):
            continue
        try:
            card = game.card(state, name.removeprefix("card "))
        except LookupError:
            continue
        if card["kind"] not in found or said(card) > said(found[card["kind"]]):
            found[card["kind"]] = card
    return found


def swap(part: Any, texts: dict[str, CardText]) -> Any:
    """Give every card that is told the text of the longest card of its kind."""
    if isinstance(part, list):
        return [swap(one, texts) for one in part]
    if not isinstance(part, dict):
        return part
    if {"id", "name", "kind", "lines", "tags"} <= set(part) and part["kind"] in texts:
        return {**card_data(texts[part["kind"]]), "id": part["id"]}
    return {name: swap(one, texts) for name, one in part.items()}


CARDS: dict[str, Callable[[], Any]] = {
    "paleo": lambda: reach("play_card"),
    "robinson": lambda: stranded("plan"),
    "discover": lambda: survivors.stranded("your_turn", day=3),
    "near_and_far": lambda: on_the_road(from_round=4),
}
ENLARGE = """() => {
  const all = [...document.querySelectorAll('[data-enlarges]')];
  const kinds = new Map(all.map((one) => [one.dataset.enlarges, one]));
  window.enlarge = [...kinds.values()].slice(0, 10);
  return window.enlarge.length;
}"""
"""How many different cards on the table can be enlarged; each is laid by to be looked at."""
LOOK = "(place) => window.enlarge[place].dispatchEvent(new Event('contextmenu', { bubbles: true }))"


@pytest.mark.parametrize("lang", OWN_NAMES)
@pytest.mark.parametrize("game", CARDS)
def test_the_longest_cards_are_whole_on_a_phone(server: Server, guest: Invite, game: str, lang: str) -> None:
    save = CARDS[game]()
    texts = longest(game, json.dumps(save), lang)
    anna = guest(taught=list(CARDS), lang=lang, width=390, height=844, touch=True)

    def between(line: WebSocketRoute) -> None:
        far = line.connect_to_server()
        far.on_message(lambda told: line.send(json.dumps(swap(json.loads(told), texts))))
        line.on_message(far.send)

    anna.page.route_web_socket(lambda url: "/api/" in url, between)
    anna.sit(table_at(server, save, ANNA, BORIS)["key"])
    anna.page.locator("[data-options] button").first.wait_for()
    looked_at = 0
    for place in range(anna.page.evaluate(ENLARGE)):
        anna.page.evaluate(LOOK, place)
        anna.page.evaluate(STILL)
        if not anna.page.locator("dialog[open]").count():
            continue
        looked_at += 1
        assert anna.page.evaluate(SPILT) == []
        assert anna.page.evaluate(SMALL, LEAST) == []
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("dialog[open]")).to_have_count(0)
    assert looked_at
