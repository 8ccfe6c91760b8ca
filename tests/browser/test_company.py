"""People and bots in the browser: who goes first, what is taken back together, which click counts."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.castaways import stranded
from tests.browser.conftest import Invite
from tests.browser.tables import ANNA, BORIS, BOT, new_table, table_at
from tests.table.server import Server

LINES = ".side .log li"


def test_a_bot_waits_and_goes_ahead_when_it_is_told_to(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan", from_round=2), ANNA, BOT)["key"]).asked()
    anna.story()
    before = anna.page.locator(LINES).count()
    anna.page.wait_for_timeout(1500)
    assert anna.page.locator(LINES).count() == before
    anna.page.locator("[data-ahead]").click()
    expect(anna.page.locator(LINES).nth(before)).to_be_visible()
    expect(anna.question).to_be_visible()


def test_undo_takes_a_bots_answer_back_too(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan", from_round=2), ANNA, BOT)["key"]).asked()
    anna.story()
    before = anna.page.locator(LINES).count()
    was = anna.page.locator("[data-options]").inner_text()
    anna.press("chapter")
    anna.asked().press("lead")
    expect(anna.page.locator("[data-options]")).not_to_have_text(was)
    anna.page.locator("[data-ahead]").click()
    expect(anna.page.locator(LINES).nth(before)).to_be_visible()
    anna.page.locator("[data-ahead]").click()
    anna.page.wait_for_timeout(1500)
    anna.page.keyboard.press("z")
    expect(anna.page.locator(LINES)).to_have_count(before)
    expect(anna.page.locator("[data-options]")).to_have_text(was, use_inner_text=True)


def test_two_at_one_device_choose_who_acts(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan", from_round=2), ANNA, BORIS)["key"]).asked()
    expect(anna.page.locator(".group")).to_contain_text("Anna")
    anna.page.locator("[data-turn='1']").click()
    expect(anna.page.locator(".group")).to_contain_text("Boris")
    anna.page.locator("[data-turn='0']").click()
    expect(anna.page.locator(".group")).to_contain_text("Anna")
    assert anna.complaints() == []


def test_a_second_click_or_a_held_key_gives_no_second_answer(server: Server, guest: Invite) -> None:
    made = new_table(server, ANNA, BORIS)
    anna = guest().sit(made["key"]).asked()
    anna.page.evaluate("window.sent = 0")
    answers: list[str] = []
    anna.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: answers.append(str(frame))))
    anna.page.reload()
    anna.asked()

    def given() -> int:
        return len([frame for frame in answers if '"type":"answer"' in frame])

    box = anna.options.first.bounding_box()
    assert box
    anna.page.mouse.dblclick(box["x"] + 60, box["y"] + 20, delay=5)
    anna.page.wait_for_timeout(700)
    assert given() == 1
    anna.asked()
    anna.page.keyboard.down("1")
    for _ in range(5):
        anna.page.keyboard.down("1")
        anna.page.wait_for_timeout(150)
    anna.page.keyboard.up("1")
    assert given() == 2


def test_a_scout_says_what_it_would_do(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan", from_round=2), ANNA, BORIS)["key"]).asked()
    anna.page.keyboard.press("a")
    expect(anna.page.locator("[data-advice]")).to_be_visible()
    assert anna.complaints() == []


def test_a_pawn_is_dragged_to_an_action(server: Server, guest: Invite) -> None:
    anna = guest(width=1440, height=900)
    anna.sit(table_at(server, stranded("plan", from_round=2), ANNA, BORIS)["key"]).asked()
    pawn, rest = anna.page.locator("[data-drag]").first, anna.page.locator("[data-thing='action:rest']").first
    start, goal = pawn.bounding_box(), rest.bounding_box()
    assert start
    assert goal
    was = anna.page.locator("[data-options]").inner_text()
    anna.page.mouse.move(start["x"] + 10, start["y"] + 10)
    anna.page.mouse.down()
    anna.page.mouse.move(goal["x"] + 30, goal["y"] + 12, steps=8)
    expect(anna.page.locator(".dragged")).to_be_visible()
    anna.page.mouse.up()
    expect(anna.page.locator(".dragged")).to_have_count(0)
    expect(anna.page.locator("[data-options]")).not_to_have_text(was)


def test_bots_are_asked_to_leave_something_alone(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan", from_round=2), ANNA, BOT)["key"]).asked()
    anna.page.get_by_role("button", name="Menu").click()
    box = anna.page.locator("[data-spare] input").first
    box.check()
    anna.page.reload()
    anna.asked().page.get_by_role("button", name="Menu").click()
    expect(anna.page.locator("[data-spare] input:checked")).to_have_count(1)
