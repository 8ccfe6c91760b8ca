"""Questions that hardly any game leads to, as a browser shows them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.browser.conftest import Invite
from tests.browser.rare_questions import amulet_and_bell, danger, set_out, weapons_wanted
from tests.rules import rule
from tests.table.server import Server


@rule("RC-113", "RC-239")
@pytest.mark.parametrize("lang", OWN_NAMES)
def test_danger_is_met_with_a_pistol(server: Server, guest: Invite, lang: str) -> None:
    lexicon = Lexicon(lang, "robinson")
    anna = guest(lang=lang, width=390, height=844).sit(set_out(server, danger())).asked()
    expect(anna.question).to_have_text(lexicon.word("ask-danger", who="Anna"))
    assert [one.get_attribute("data-option") for one in anna.options.all()] == [
        "suffer_danger",
        "pistol",
        "empty_bottle",
    ]
    assert anna.complaints() == []
    anna.choose("pistol")
    expect(anna.page.locator("[data-option=suffer_danger]")).to_have_count(0)
    expect(anna.page.locator("[data-option=resolve]").first).to_be_visible()


@rule("RC-239", "RC-079")
def test_a_broken_bottle_in_the_face_of_danger_lets_one_pass(server: Server, guest: Invite) -> None:
    anna = guest().sit(set_out(server, danger())).asked()
    anna.choose("empty_bottle")
    expect(anna.options.first).to_contain_text("Go on unharmed")
    expect(anna.question).to_have_text("Greater danger: weapon level 1 is needed. In danger: Anna.")


@rule("RC-113")
@pytest.mark.parametrize("lang", OWN_NAMES)
def test_wanted_weapons_come_with_the_card_that_wants_them(server: Server, guest: Invite, lang: str) -> None:
    lexicon = Lexicon(lang, "robinson")
    anna = guest(lang=lang, width=390, height=844).sit(set_out(server, weapons_wanted())).asked()
    expect(anna.question).to_have_text(lexicon.word("ask-weapons_wanted", n=3, level=0))
    expect(anna.page.get_by_text(lexicon.word("card-signs_of_a_predator"), exact=True)).to_be_visible()
    expect(anna.options.first).to_contain_text(lexicon.word("option-stay_unarmed")[1:])
    assert anna.complaints() == []
    anna.choose("pistol")
    expect(anna.page.locator("[data-option=stay_unarmed]")).to_have_count(0)


@rule("RC-089", "RC-079")
def test_where_nothing_is_left_to_choose_the_game_goes_on(server: Server, guest: Invite) -> None:
    anna = guest().sit(set_out(server, amulet_and_bell())).asked()
    expect(anna.question).to_have_text("Which token or marker is removed?")
    anna.choose("discovery")
    for _ in range(2):
        anna.choose("lift_fog")
    expect(anna.question).to_have_text("Where do the pawns go?")
    expect(anna.page.get_by_text("nothing is left to choose")).to_have_count(0)
