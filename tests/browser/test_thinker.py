"""A thinker at the table: it says why, leaves alone what it is asked to, and tells where a game was lost."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.castaways import with_friday
from tests.browser.conftest import Invite
from tests.browser.guest import WAIT, Guest
from tests.browser.positions import finished
from tests.browser.tables import ANNA, BORIS, table_at
from tests.table.person import call
from tests.table.server import Server

THINKER = {"kind": "bot", "bot": "thinker"}
LINES = ".side .log li"
REASON = re.compile("% sure|nothing else is clearly better")
PATIENCE = 400
"""Milliseconds between two looks at what the bot has answered."""


def answers_of_the_bot(server: Server, key: str) -> list[Any]:
    """What the bot in the second seat has answered since the game was opened, by the game's file."""
    journal = call(server, "GET", "/api/table/file", key=key).json()["journal"]
    return [entry for entry in journal[len(with_friday()["journal"]) :] if entry[0] == 1]


def lets_it_plan(anna: Guest, key: str) -> list[Any]:
    """Tell the bot to go ahead, and wait until it is ready; its answers."""
    anna.story()
    anna.page.locator("[data-ahead]").click()
    for _ in range(WAIT // PATIENCE):
        answers = answers_of_the_bot(anna.server, key)
        if answers and answers[-1][1] == "ready":
            return answers
        anna.page.wait_for_timeout(PATIENCE)
    raise AssertionError(f"the bot has planned no further than {answers}")


def shared(anna: Guest) -> list[str]:
    """What lies before everybody, as the menu names it for the bots."""
    anna.page.get_by_role("button", name="Menu").click()
    boxes = anna.page.locator("[data-spare]")
    boxes.first.wait_for()
    return [str(box.get_attribute("data-spare")) for box in boxes.all()]


def test_a_thinker_says_why_is_told_please_dont_and_obeys(server: Server, guest: Invite) -> None:
    made = table_at(server, with_friday(), ANNA, THINKER)
    anna = guest().sit(made["key"]).asked()
    used = json.dumps(lets_it_plan(anna, made["key"]))
    expect(anna.page.locator(LINES).filter(has_text=REASON).first).to_be_visible()

    told = table_at(server, with_friday(), ANNA, THINKER)
    anna = guest().sit(told["key"]).asked()
    thing = next(thing for thing in shared(anna) if thing.partition(":")[2] in used)
    anna.page.locator(f"[data-spare='{thing}'] input").check()
    anna.page.keyboard.press("Escape")
    assert thing.partition(":")[2] not in json.dumps(lets_it_plan(anna, told["key"]))


WHERE_LOST = {"en": "Where it was lost", "ru": "Где партия была проиграна", "it": "Dove è stata persa"}


def test_the_end_tells_where_it_was_lost_and_one_may_play_on_from_there(server: Server, guest: Invite) -> None:
    made = table_at(server, finished(), ANNA, BORIS)
    anna = guest().sit(made["key"])
    falls = anna.page.locator("[data-fall]")
    falls.first.wait_for(timeout=2 * WAIT)
    assert 1 <= falls.count() <= 3
    expect(falls.first).to_contain_text("The chance fell from")
    assert anna.complaints() == []
    for lang, heading in WHERE_LOST.items():
        other = guest(lang=lang, width=390, height=844).sit(made["key"])
        expect(other.page.get_by_role("heading", name=heading)).to_be_visible()
        expect(other.page.locator("[data-fall]")).to_have_count(falls.count())
    place, answer = falls.first.get_attribute("data-fall"), falls.first.locator("p").first.inner_text()
    falls.first.get_by_role("link").click()
    expect(anna.page.locator(".controls .count")).to_contain_text(f"{place} /")
    expect(anna.page.locator("footer .now")).to_have_text(answer, use_inner_text=True)
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.page.locator(".room").wait_for()
    anna.asked()
