"""Deciding: what glows can be clicked, what is blocked says why, nothing grave by mistake."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.positions import finished, reach
from tests.browser.tables import ANNA, BORIS, CARLA, new_table, table_at
from tests.table.server import Server


def test_what_glows_can_be_clicked(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_table(server, ANNA, BORIS)["key"]).asked()
    expect(anna.page.locator(".mine .can")).to_have_count(3)
    anna.page.locator("[data-thing='deck:0:2']").click()
    expect(anna.page.locator(".mine header").first).to_contain_text("Boris")


def test_a_line_of_the_revealed_card_can_be_clicked(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, reach("play_card"), ANNA, BORIS)["key"]).asked()
    lines = anna.page.locator(".mine .front .can")
    expect(lines.first).to_be_visible()
    before = anna.page.locator(".room").get_attribute("data-tab")
    question = anna.question.inner_text()
    lines.first.click()
    assert anna.asked_anew(question)
    assert before == "mine"


def test_going_to_camp_early_is_asked_twice(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_table(server, ANNA, BORIS)["key"]).asked()
    anna.page.locator("[data-option='early_night']").click()
    warning = anna.page.get_by_role("alertdialog")
    expect(warning).to_contain_text(re.compile(r"\d+ cards"))
    warning.get_by_role("button", name="No, go back").click()
    expect(anna.options).to_have_count(4)
    anna.choose("early_night")
    expect(anna.page.locator(".others header", has_text="Anna")).to_contain_text("at the night camp")


def test_what_is_blocked_says_why_and_opens_the_rule(server: Server, guest: Invite) -> None:
    save = reach("play_card", forbids=True)
    anna = guest().sit(table_at(server, save, ANNA, BORIS)["key"]).asked()
    anna.page.get_by_role("button", name="Why not?").click()
    rule = anna.page.locator(".blocked .rule").first
    number = rule.inner_text()
    assert re.fullmatch(r"PA-\d{3}", number)
    rule.click()
    expect(anna.page.locator(f"dialog [data-rule='{number}'].here")).to_be_focused()


def test_a_card_enlarges_with_its_words_and_rules(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_table(server, ANNA, BORIS)["key"]).asked()
    anna.page.locator("[data-thing='card:big_prey']").click()
    big = anna.page.locator("dialog .big")
    expect(big).to_contain_text("pay 3 food")
    expect(big).to_contain_text("death token")
    big.get_by_role("button", name="PA-206").click()
    expect(anna.page.locator("[data-rule='PA-206']")).to_be_visible()


def test_a_card_that_glows_enlarges_by_key(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, reach("choose_night_action", phase="night"), ANNA, BORIS)["key"]).asked()
    card = anna.page.locator("[data-thing='card:big_prey']")
    expect(card).to_have_class(re.compile(r"\bcan\b"))
    card.focus()
    anna.page.keyboard.press("e")
    expect(anna.page.locator("dialog .big")).to_contain_text("pay 3 food")


def test_several_wounds_are_healed_in_one_gesture(server: Server, guest: Invite) -> None:
    save = reach("choose_healed", players=3)
    anna = guest().sit(table_at(server, save, ANNA, BORIS, CARLA)["key"]).asked()
    question = anna.question.inner_text()
    if anna.page.get_by_role("button", name="One more").count():
        anna.page.get_by_role("button", name="One more").first.click()
        anna.page.locator("[data-option='gathered']").click()
    else:
        anna.choose("heal")
    assert anna.asked_anew(question)


def test_the_guide_teaches_the_first_day_and_can_be_left(server: Server, guest: Invite) -> None:
    anna = guest(taught=[]).sit(new_table(server, ANNA, BORIS)["key"])
    note = anna.page.locator(".note")
    expect(note).to_contain_text("painting tokens")
    note.get_by_role("button", name="Go on").click()
    expect(note).to_contain_text("top three cards")
    note.get_by_role("button", name="I know the game").click()
    expect(note).to_have_count(0)
    anna.page.reload()
    anna.asked()
    expect(note).to_have_count(0)


def test_what_happens_is_said_to_the_ear(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_table(server, ANNA, BORIS)["key"]).asked()
    anna.choose()
    expect(anna.page.locator(".mine header").first).to_contain_text("Boris")
    anna.asked().choose()
    expect(anna.page.locator("[data-live]")).to_contain_text("reveals")


def test_day_breaks_for_winners_and_night_falls_for_losers(server: Server, guest: Invite) -> None:
    page = guest().sit(table_at(server, finished(), ANNA, BORIS)["key"]).page
    theme = {"Won": "day", "Lost": "night"}[page.locator(".result h2").inner_text()]
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_a_finished_game_is_looked_at_again_and_played_on(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, finished(), ANNA, BORIS)["key"])
    anna.page.get_by_role("button", name="Look at the game again").click()
    slider = anna.page.locator("input[type=range]")
    expect(slider).to_have_attribute("max", re.compile(r"^\d\d+$"))
    length = int(slider.get_attribute("max") or 0)
    slider.fill(str(length // 2))
    expect(anna.page.locator(".controls .count")).to_contain_text(f"{length // 2} /")
    anna.page.get_by_label("Through whose eyes").select_option("1")
    expect(anna.page.locator(".mine header").first).to_contain_text("Boris")
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.page.locator(".room").wait_for()
    anna.asked()


def test_the_game_is_a_file_in_one_click(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, finished(), ANNA, BORIS)["key"])
    with anna.page.expect_download() as given:
        anna.page.get_by_role("button", name="Game file").click()
    assert given.value.suggested_filename.startswith("campfire-")
    assert given.value.path().read_text("utf-8").startswith('{"campfire"')
