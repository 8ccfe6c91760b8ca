"""Robinson Crusoe in the browser: whole games, planning by gestures, the odds, a phone, the keyboard, axe."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from campfire.games.robinson.rules.placing import LEAD
from campfire.games.robinson.sorts import ACTION
from campfire.kernel.match import Match
from campfire.kernel.question import Ask
from tests.browser.castaways import able_at_both, about_to_roll, found, leading_to, new_island, rich, stranded
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import ANNA, BORIS, CARLA, DORA, FRIEND, table_at
from tests.browser.test_sight import FIRST_VIEW
from tests.table.server import Server

LONGEST = 300.0
"""Seconds after which a game hangs; never a measure of speed."""

PRESS = """() => {
  const wishes = ['ready', 'lead', 'support', 'stay', 'stack_nothing', 'keep_roll', 'go_to_sleep', 'fight'];
  const sure = document.querySelector('[role=alertdialog] button');
  const all = [...document.querySelectorAll('[data-options] button[data-option]:enabled')];
  const wished = wishes.map((wish) => all.find((one) => one.dataset.option === wish)).find(Boolean);
  const plans = all.find((one) => one.dataset.chapter && one.dataset.chapter.startsWith('action-'));
  const gathered = document.querySelector('[data-option=gathered]:enabled');
  const button = sure ?? wished ?? plans ?? all.find((one) => one.dataset.option !== 'take_back') ?? all[0] ?? gathered;
  button?.click();
  return Boolean(button);
}"""
"""Places pawns wherever they fit and lets the rest happen."""


def play_on(*guests: Guest) -> None:
    """Plan whatever comes first and let things happen until the game is over."""
    end = time.monotonic() + LONGEST
    while not all(one.over() for one in guests):
        assert time.monotonic() < end, [one.page.locator(".dock").inner_text() for one in guests]
        for one in guests:
            one.page.wait_for_timeout(40 if one.page.evaluate(PRESS) else 20)


def test_two_people_play_castaways_to_its_end(server: Server, guest: Invite) -> None:
    made = new_island(server, ANNA, FRIEND)
    anna = guest().sit(made["key"])
    carla = guest().go("join", made["invites"][0]["invite"])
    carla.page.get_by_label("Name").fill("Carla")
    carla.page.get_by_role("button", name="Sit down").click()
    carla.page.locator(".room").wait_for()
    play_on(anna, carla)
    for one in (anna, carla):
        expect(one.page.locator(".result h2")).to_have_text(re.compile("^(Won|Lost)$"))
    assert anna.page.locator(".result .cause").inner_text() == carla.page.locator(".result .cause").inner_text()


def test_one_person_plays_castaways_to_its_end(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_island(server, ANNA)["key"]).asked()
    for name in ("Anna", "Friday", "The Dog"):
        expect(anna.page.get_by_role("region", name=name, exact=True)).to_be_visible()
    play_on(anna)
    cause = anna.page.locator(".result .cause")
    expect(cause).not_to_be_empty()
    assert cause.inner_text() not in anna.page.locator(".result li").all_inner_texts()


def test_a_table_with_chosen_characters_is_a_few_clicks_away(guest: Invite) -> None:
    anna = guest().go()
    page = anna.page
    page.get_by_role("link", name="Robinson Crusoe").first.click()
    page.get_by_label("Character, Seat 1").select_option(label="Soldier")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("The Dog").select_option("Takes part")
    page.get_by_role("radio", name="Jenny Needs Help").click()
    page.get_by_role("button", name="Sit down and play").click()
    page.locator(".room").wait_for()
    expect(page.locator(".mine .role").first).to_contain_text("Soldier")
    expect(page.get_by_role("region", name="The Dog")).to_be_visible()
    expect(page.locator(".bar")).to_contain_text("Jenny Needs Help")


def test_a_click_places_a_pawn_and_a_click_takes_it_back(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan"), ANNA, BORIS)["key"]).asked()
    page = anna.page
    space = page.locator(".island [data-thing^='space:'].can").first
    name = str(space.get_attribute("data-thing")).removeprefix("space:")
    space.click()
    planned = page.locator(".planned", has_text=f"space {name}")
    expect(planned).to_be_visible()
    expect(planned.get_by_title("The dice will be rolled")).to_be_visible()
    planned.get_by_role("button", name="Take back: Anna").click()
    expect(planned).to_have_count(0)


def test_an_action_without_a_place_is_planned_by_its_row(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan"), ANNA, BORIS)["key"]).asked()
    anna.page.locator("[data-thing='action:rest'].can").click()
    expect(anna.page.locator("li.row", has_text="Rest").locator(".planned")).to_have_count(1)


def test_the_odds_are_told_before_a_pawn_is_committed(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan"), ANNA, BORIS)["key"]).asked()
    page = anna.page
    page.locator("[data-chapter='action-explore']").click()
    page.get_by_role("button", name="Odds", exact=True).first.click()
    expect(page.locator("section.odds p")).to_contain_text("Anna: Exploration")
    expect(page.locator(".odds li").nth(0)).to_have_text(re.compile(r"Success\s*83 %"))
    expect(page.locator(".odds li").nth(1)).to_have_text(re.compile(r"A wound\s*50 %"))


def test_a_phone_tells_the_odds_of_the_only_option_of_its_kind(server: Server, guest: Invite) -> None:
    save = found(lambda match, ask: ask.key == "plan" and is_alone(ask, "gather"), "there always was another source")
    anna = guest(width=390, height=844, touch=True).sit(table_at(server, save, ANNA, BORIS)["key"]).asked()
    source = anna.page.locator("[data-options] li", has_text="Gathering:")
    source.get_by_role("button", name="Odds", exact=True).tap()
    expect(anna.page.locator("section.odds p")).to_contain_text("Gathering –")


def is_alone(ask: Ask, kind: str) -> bool:
    """Whether a long plan offers just one action of a kind."""
    return (
        len(ask.options) > 9 and [option[ACTION].kind for option in ask.options if option.kind is LEAD].count(kind) == 1
    )


def test_the_odds_of_the_weather_are_told(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan", from_round=4), ANNA, BORIS)["key"]).asked()
    anna.page.get_by_role("button", name="Weather odds").click()
    expect(anna.page.locator(".odds li").first).to_contain_text("Nothing is lost")


def test_planning_by_keyboard_alone(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan"), ANNA, BORIS)["key"]).asked()
    page = anna.page
    page.locator(".island [data-thing^='space:'].can").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".planned")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.locator(".planned")).to_have_count(0)
    anna.settled()
    place = anna.options.evaluate_all("all => all.findIndex((one) => one.dataset.chapter === 'action-explore')")
    page.keyboard.press(str(int(place) + 1))
    page.keyboard.press("1")
    expect(page.locator(".planned")).to_have_count(1)


def test_the_focus_goes_on_with_the_list_that_follows(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, stranded("plan"), ANNA, BORIS)["key"]).asked()
    page = anna.page
    page.locator("[data-chapter='action-explore']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-option='lead']").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".planned")).to_have_count(1)
    expect(anna.options.first).to_be_focused()


def test_a_tap_on_a_symbol_of_the_map_explains_it(server: Server, guest: Invite) -> None:
    anna = guest(width=390, height=844, touch=True)
    anna.sit(new_island(server, ANNA, BORIS, scenario="cannibal_island")["key"]).asked()
    page, said = anna.page, anna.page.get_by_role("dialog")
    page.get_by_role("button", name=re.compile("^Space A4.*Tile turned face down")).tap(position={"x": 12, "y": 42})
    expect(said).to_contain_text("Nobody can go there or pass")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The Cannibal City, A4").tap()
    expect(said.get_by_role("heading", name="the Cannibal City")).to_be_visible()
    said.get_by_role("button", name="RC-558").tap()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_a_symbol_is_explained_by_keyboard_too(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_island(server, ANNA, BORIS, scenario="king_kong")["key"]).asked()
    page, said = anna.page, anna.page.get_by_role("dialog")
    page.get_by_role("button", name=re.compile("^Space B1")).press("Enter")
    expect(said.get_by_role("heading", name=re.compile(r"^Tile \d+$"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    page.get_by_role("button", name="The actress: alive").press("Enter")
    expect(said).to_contain_text("The actress is not killed")
    assert anna.complaints() == []


def test_a_marker_on_the_terrain_is_seen_and_explained(server: Server, guest: Invite) -> None:
    def is_covered(match: Match, ask: Ask) -> bool:
        spaces = match.game.view(match.state, 0)["island"]["spaces"]
        return ask.key == "plan" and any(space["tile"] and space["tile"]["covered"] for space in spaces)

    save = found(is_covered, "no terrain was ever covered", "robinson_family")
    page = guest(width=390, height=844, touch=True).sit(table_at(server, save, ANNA, BORIS)["key"]).asked().page
    page.get_by_role("button", name=re.compile("^A marker on the terrain symbol, ")).first.tap()
    expect(page.get_by_role("dialog")).to_contain_text("does not count as explored")


@pytest.mark.parametrize(
    ("thing", "told"),
    [("action:hunt", "cards in the Hunting deck"), ("level:roof", "roof and palisade need a Shelter")],
)
def test_what_cannot_be_planned_says_why_when_it_is_chosen(
    server: Server, guest: Invite, thing: str, told: str
) -> None:
    anna = guest().sit(new_island(server, ANNA, BORIS)["key"]).asked()
    anna.choose("stack_nothing").asked()
    thing_on_board = anna.page.locator(f"[data-thing='{thing}']")
    thing_on_board.press("Enter")
    reasons = anna.page.locator("[data-why] li")
    expect(reasons).to_have_count(1)
    expect(reasons).to_contain_text(re.compile(told, re.IGNORECASE))
    assert anna.complaints() == []


def test_the_first_round_is_explained_in_castaways_alone(server: Server, guest: Invite) -> None:
    anna = guest(taught=["paleo"]).sit(new_island(server, ANNA)["key"]).asked()
    note = anna.page.locator("aside.note")
    expect(note).to_contain_text("twelve rounds")
    assert anna.complaints() == []
    note.get_by_role("button", name="Go on").click()
    expect(note).to_contain_text("Every round begins with an event")
    note.get_by_role("button", name="I know the game").click()
    expect(note).to_have_count(0)
    other = guest(taught=[]).sit(new_island(server, ANNA, scenario="jenny")["key"]).asked()
    expect(other.page.locator("aside.note")).to_have_count(0)


def test_a_card_enlarges_with_its_rules(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_island(server, ANNA, BORIS)["key"]).asked()
    anna.page.locator("[data-enlarges='axe_s1']").click(button="right")
    big = anna.page.locator("dialog .big")
    expect(big).to_contain_text("Invention")
    assert anna.complaints() == []
    big.get_by_role("button", name="RC-322").click()
    expect(anna.page.locator("[data-rule='RC-322']")).to_be_visible()


def test_the_island_is_light(server: Server, guest: Invite) -> None:
    anna = guest(lang="ru")
    weights: dict[str, int] = {}
    anna.page.on("requestfinished", lambda request: weights.update({request.url: request.sizes()["responseBodySize"]}))
    anna.sit(new_island(server, ANNA, BORIS)["key"]).asked()
    anna.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(n for url, n in weights.items() if ".woff2" not in url) < FIRST_VIEW


@pytest.mark.parametrize("card", [".survivor.mine .ability", "[data-thing=inventions] .chip"])
def test_a_card_that_cannot_be_used_says_why(server: Server, guest: Invite, card: str) -> None:
    anna = guest().sit(table_at(server, stranded("plan"), ANNA, BORIS)["key"]).asked()
    anna.page.locator(f"{card}:not(.can *)").last.click()
    why = anna.page.get_by_role("dialog").locator("[data-why]")
    expect(why.get_by_role("heading", name="Not allowed now")).to_be_visible()
    expect(why.get_by_role("button", name="RC-").first).to_be_visible()
    assert anna.complaints() == []


def test_reasons_open_in_sight_below_a_long_list(server: Server, guest: Invite) -> None:
    anna = guest(width=1440, height=700).sit(table_at(server, stranded("plan"), ANNA, BORIS)["key"]).asked()
    anna.page.get_by_role("button", name="Why not?").click()
    expect(anna.page.locator("[data-why] h3")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("[data-why] li").first).to_be_in_viewport()


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Only after you have rolled the dice for"), ("ru", "Только"), ("it", "Solo")]
)
def test_what_cannot_be_used_says_when_it_can(server: Server, guest: Invite, lang: str, told: str) -> None:
    anna = guest(lang=lang).sit(table_at(server, rich(), ANNA, BORIS)["key"]).asked()
    anna.page.keyboard.press("w")
    expect(anna.page.locator("[data-why] li").filter(has_text=told).first).to_be_attached()


def test_dice_that_were_answered_by_keyboard_go_away(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, about_to_roll(), ANNA, BORIS)["key"]).asked()
    anna.page.keyboard.press("1")
    expect(anna.question).to_contain_text("has rolled")
    expect(anna.page.locator(".fallen")).to_be_visible()
    anna.asked().page.keyboard.press("1")
    expect(anna.page.locator(".fallen")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
def test_a_game_is_looked_at_again_within_the_screen(server: Server, guest: Invite, width: int) -> None:
    made = table_at(server, stranded("plan", from_round=4), ANNA, BORIS)
    anna = guest(width=width, height=844)
    page = anna.go("replay", made["key"]).page
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".count")).to_have_text(re.compile(r"^(\d+) / \1$"))
    expect(page.locator(".story li").first).to_be_attached()
    expect(page.locator("svg.island")).to_be_in_viewport(ratio=0.9)
    tall = page.locator("svg.island").evaluate("island => island.getBoundingClientRect().height")
    assert 0 < tall < 844
    assert page.evaluate("document.documentElement.scrollHeight") <= 844
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 620), (820, 700), (390, 700)])
def test_the_page_itself_never_scrolls(server: Server, guest: Invite, width: int, height: int) -> None:
    made = new_island(server, ANNA, BORIS, CARLA, DORA, scenario="king_kong")
    anna = guest(width=width, height=height).sit(made["key"]).asked()
    assert anna.page.evaluate("document.documentElement.scrollHeight") <= height
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_phone_scrolls_back_to_what_is_asked_about(server: Server, guest: Invite) -> None:
    made = table_at(server, leading_to("nightfall", "move_camp"), ANNA, BORIS)
    page = guest(width=390, height=844, touch=True).sit(made["key"]).asked().page
    page.locator("main.board").evaluate("board => board.scrollTo(0, board.scrollHeight)")
    expect(page.locator("svg.island")).not_to_be_in_viewport()
    page.keyboard.press("1")
    expect(page.locator("#question")).to_have_text("Move the camp?")
    expect(page.locator(".island .can").first).to_be_in_viewport()


def test_a_phone_reads_each_part_from_its_top_and_keeps_in_sight_how_we_stand(server: Server, guest: Invite) -> None:
    made = table_at(server, stranded("plan"), ANNA, BORIS)
    page = guest(width=390, height=844, touch=True).sit(made["key"]).asked().page
    board = page.locator("main.board")
    board.evaluate("board => board.scrollTo(0, board.scrollHeight)")
    expect(page.locator(".glance")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Camp", exact=True).tap()
    expect(page.locator("section[data-thing='sheet'] h2")).to_be_in_viewport(ratio=1)
    assert board.evaluate("board => board.scrollTop") == 0


def test_what_can_be_used_at_any_time_does_not_hide_what_is_asked_about(server: Server, guest: Invite) -> None:
    made = table_at(server, able_at_both("nightfall", "move_camp"), ANNA, BORIS)
    page = guest(width=844, height=390).sit(made["key"]).asked().page
    page.locator(".survivor .can").first.scroll_into_view_if_needed()
    expect(page.locator("svg.island")).not_to_be_in_viewport()
    page.keyboard.press("1")
    expect(page.locator("#question")).to_have_text("Move the camp?")
    expect(page.locator(".island .can").first).to_be_in_viewport()
