"""A person with a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from campfire.words.language import OWN_NAMES
from tests.table.server import Server

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WAIT = 60_000
"""Milliseconds after which something hangs; never a measure of speed."""
PRESS = """(wanted) => {
  const sure = document.querySelector('[role=alertdialog] button');
  const all = [...document.querySelectorAll('[data-options] button[data-option]:enabled')];
  const gathered = document.querySelector('[data-option=gathered]:enabled');
  const button = sure ?? all.find((one) => wanted.includes(one.dataset.option)) ?? all[0] ?? gathered;
  button?.click();
  return button ? (button.dataset.option || 'yes') : '';
}"""
STILL = """() => new Promise((done) => {
  const look = () => document.getAnimations().some((one) => one.playState === 'running')
    ? requestAnimationFrame(look) : done();
  setTimeout(() => requestAnimationFrame(look), 150);
})"""
AT_REST = """() => new Promise((done) => {
  const places = () => JSON.stringify([...document.querySelectorAll('main.board *, .dock *, .bar *')].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  }));
  let [was, same] = ['', 0];
  const look = () => {
    const now = places();
    [was, same] = [now, now === was ? same + 1 : 0];
    same < 6 ? requestAnimationFrame(look) : done();
  };
  requestAnimationFrame(look);
})"""
"""Six frames in a row in which nothing on the table has moved."""
ASKED_ANEW = """([was, wait]) => new Promise((done, fail) => {
  const end = performance.now() + wait;
  const look = () => document.querySelector('#question')?.innerText !== was ? done(true)
    : performance.now() > end ? done(false) : setTimeout(look, 40);
  look();
})"""
HIDDEN = """(names) => new Promise((done) => {
  const all = [...document.querySelectorAll(names)].filter((one) => one.checkVisibility());
  const told = ({ target, intersectionRatio: part }) => `${target.textContent.trim().slice(0, 40)}: ${part}`;
  const look = (seen) => done(seen.filter(({ intersectionRatio: part }) => part < 0.99).map(told));
  const watch = new IntersectionObserver((seen) => { watch.disconnect(); look(seen); });
  const begin = () => all.length ? all.forEach((one) => watch.observe(one)) : done([names]);
  requestAnimationFrame(() => setTimeout(begin, 150));
})"""
COVERED = """(names) => {
  const all = [...document.querySelectorAll(names)].filter((one) => one.checkVisibility());
  const boxes = all.map((one) => ({ one, box: one.getBoundingClientRect() }));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const said = (one) => one.textContent.trim().slice(0, 30);
  return boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) => meet(a.box, b.box))
    .map((b) => `${said(a.one)} on ${said(b.one)}`));
}"""
"""Things whose boxes meet."""
COMPLAINTS = """() => axe.run(document, { resultTypes: ['violations'], selectors: false }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)))"""
"""What axe finds; where a thing stands in the page is not worked out, since nobody reads it."""
PREFERENCES = {"lang": "en", "taught": ["paleo", "robinson"], "tempo": "off", "sound": False, "motion": False}


class Guest:
    """One browser context with one page, and how a person uses it."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        width: int = 1280,
        height: int = 800,
        scheme: str = "light",
        touch: bool = False,
        **preferences: Any,
    ) -> None:
        self.server = server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=touch,
        )
        kept = json.dumps(json.dumps({**PREFERENCES, **preferences}))
        script = f"localStorage.getItem('campfire.prefs') || localStorage.setItem('campfire.prefs', {kept})"
        self.context.add_init_script(script)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def go(self, *parts: str) -> Guest:
        """Open one of the pages."""
        self.page.goto(f"{self.server.http}/#/{'/'.join(parts)}")
        return self

    def sit(self, key: str) -> Guest:
        """Open a table and wait until it is laid."""
        self.go("table", key)
        self.page.locator(".room").wait_for()
        return self

    def resize(self, size: tuple[int, int]) -> Guest:
        """Give the window another size."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        return self

    def speak(self, lang: str) -> Guest:
        """Change the language at the table, as people do: by its menu."""
        if self.page.locator("html").get_attribute("lang") != lang:
            self.page.get_by_role("button", name=re.compile("^(Menu|Меню)$")).click()
            self.page.get_by_role("button", name=OWN_NAMES[lang]).click()
            self.page.keyboard.press("Escape")
            expect(self.page.locator("dialog[open]")).to_have_count(0)
            expect(self.page.locator("html")).to_have_attribute("lang", lang)
        return self

    @property
    def options(self) -> Locator:
        """The buttons of the list of options that can be pressed."""
        return self.page.locator("[data-options] button[data-option]:enabled")

    @property
    def question(self) -> Locator:
        """The question as a sentence."""
        return self.page.locator("#question")

    def asked(self) -> Guest:
        """Wait until something is to be decided here."""
        self.options.first.wait_for()
        return self

    def choose(self, key: str = "") -> Guest:
        """Press an option, the first of its key; say yes where that is asked."""
        button = self.page.locator(f"[data-options] button[data-option='{key}']:enabled") if key else self.options
        button.first.click()
        sure = self.page.get_by_role("alertdialog")
        if key == "early_night":
            sure.get_by_role("button").first.click()
        return self

    def press(self, *wanted: str) -> str:
        """Press the first option of these keys, or else the first of all, in one go; tell which it was."""
        return str(self.page.evaluate(PRESS, list(wanted)))

    def story(self) -> Locator:
        """The log, opened."""
        if not self.page.locator(".side.open").count():
            self.page.get_by_role("button", name="Log and chat").click()
        return self.page.locator(".side .log")

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator(".result").count() > 0

    def settled(self) -> Guest:
        """Wait until the answer has been taken and shown."""
        expect(self.page.locator("[data-options] button[data-option]:disabled")).to_have_count(0)
        return self

    def asked_anew(self, was: str) -> bool:
        """Wait until the question is another than this one, or none."""
        return bool(self.page.evaluate(ASKED_ANEW, [was, WAIT]))

    def stain(self) -> Guest:
        """Mark the page, so that a reload would be noticed."""
        self.page.evaluate("window.stained = true")
        return self

    def is_stained(self) -> bool:
        """Whether this is still the page that was marked."""
        return bool(self.page.evaluate("window.stained === true"))

    def hidden(self, *names: str) -> list[str]:
        """What of these things is not wholly in sight."""
        return [str(one) for one in self.page.evaluate(HIDDEN, ", ".join(names))]

    def covered(self, *names: str) -> list[str]:
        """Which of these things lie on one another."""
        return [str(one) for one in self.page.evaluate(COVERED, ", ".join(names))]

    def complaints(self) -> list[str]:
        """What axe finds wrong with the page as it stands."""
        self.page.evaluate(STILL)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        return [str(one) for one in self.page.evaluate(COMPLAINTS)]

    def at_rest(self) -> Guest:
        """Wait until everything lies where it is going to lie."""
        self.page.evaluate(AT_REST)
        return self

    def close(self) -> None:
        """Leave."""
        self.context.close()
