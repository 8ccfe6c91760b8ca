"""What somebody sees who has never played: the notes of the first rounds, who is asked, what is resolved next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.castaways import new_island, planned_out_of_order, stranded
from tests.browser.conftest import Invite
from tests.browser.tables import ANNA, BORIS, table_at
from tests.browser.test_robinson import PRESS
from tests.table.server import Server

MOST_STEPS = 150
LAST_NOTE = "Round two."


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_every_note_is_wholly_on_the_screen_up_to_the_last(
    server: Server, guest: Invite, width: int, height: int
) -> None:
    anna = guest(width=width, height=height, taught=[]).sit(new_island(server, ANNA, BORIS)["key"]).asked()
    note = anna.page.locator("aside.note")
    told: list[str] = []
    for _ in range(MOST_STEPS):
        if note.count():
            expect(note).to_be_in_viewport(ratio=1)
            expect(anna.page.locator(".ring")).to_be_in_viewport()
            told.append(note.locator("p").inner_text())
            note.get_by_role("button", name="Go on").click()
        elif told and LAST_NOTE in told[-1]:
            break
        else:
            anna.page.evaluate(PRESS)
            anna.page.wait_for_timeout(60)
    assert len(told) == len(set(told))
    assert LAST_NOTE in told[-1]


def test_a_note_that_was_read_does_not_come_back(server: Server, guest: Invite) -> None:
    anna = guest(taught=[]).sit(new_island(server, ANNA, BORIS)["key"]).asked()
    note = anna.page.locator("aside.note")
    expect(note).to_contain_text("This is the goal")
    note.get_by_role("button", name="Go on").click()
    expect(note).to_contain_text("Every round begins")
    anna.page.reload()
    expect(note).to_contain_text("Every round begins")


def test_who_decides_is_named_where_two_share_a_device(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan"), ANNA, BORIS)["key"]).asked()
    dock, hand = anna.page.locator(".dock"), anna.page.locator("[data-thing='hand']")
    expect(dock).to_contain_text("Anna decides.")
    while dock.get_by_text("Anna decides.").count():
        was = anna.page.locator("[data-options]").inner_text()
        anna.page.evaluate(PRESS)
        anna.page.wait_for_function("was => document.querySelector('[data-options]')?.innerText !== was", arg=was)
    expect(dock).to_contain_text("Boris decides.")
    expect(hand.get_by_role("radio", checked=True)).to_contain_text("Boris")


def test_the_row_of_the_next_action_is_marked(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, planned_out_of_order(), ANNA, BORIS)["key"]).asked()
    expect(anna.question).to_have_text(re.compile(r": which action is resolved now\?$"))
    kind = anna.question.inner_text().split(":")[0]
    expect(anna.page.locator("li.row.dealt .kind")).to_have_text(re.compile(kind))


def test_a_defence_tells_the_rule_it_is_good_for(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("nightfall"), ANNA, BORIS)["key"]).asked()
    anna.page.locator("[data-thing='level:roof']").click()
    expect(anna.page.locator("[data-rule='RC-412']")).to_be_in_viewport()
