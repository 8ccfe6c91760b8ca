"""What must not be lost: a reload in the middle of a choice, a server that dies, links that lead nowhere."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import ROOT
from tests.browser.positions import reach
from tests.browser.tables import ANNA, BORIS, BOT, FRIEND, new_table, table_at
from tests.table.person import call
from tests.table.server import Server

PART_GONE = "dispatchEvent(new Event('vite:preloadError', { cancelable: true }))"
"""What the page is told when a part of it cannot be fetched any more."""


@pytest.mark.parametrize("prompt", ["take_wounds", "choose_item"])
def test_a_reload_in_the_middle_of_a_nested_choice(server: Server, guest: Invite, prompt: str) -> None:
    made = table_at(server, reach(prompt), ANNA, BORIS)
    anna = guest().sit(made["key"]).asked()
    before = (anna.question.inner_text(), anna.options.all_inner_texts())
    anna.page.reload()
    anna.asked()
    assert (anna.question.inner_text(), anna.options.all_inner_texts()) == before
    anna.choose()
    assert anna.asked_anew(before[0])


def test_the_server_dies_and_comes_back(own_server: Server, guest: Invite) -> None:
    made = new_table(own_server, ANNA, BORIS)
    anna = guest(server=own_server).sit(made["key"]).asked().stain()
    anna.choose()
    expect(anna.page.locator(".mine header").first).to_contain_text("Boris")
    own_server.kill()
    expect(anna.page.get_by_text("No connection").first).to_be_visible()
    expect(anna.options).to_have_count(0)
    own_server.start()
    anna.asked()
    assert anna.is_stained()
    expect(anna.page.locator(".mine header").first).to_contain_text("Boris")
    anna.choose()
    expect(anna.story()).to_contain_text("Boris reveals")


def test_an_open_page_loads_anew_once_when_an_upgrade_took_its_parts(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_table(server, ANNA, BORIS)["key"]).asked().stain()
    anna.page.evaluate(PART_GONE)
    anna.page.wait_for_function("() => !window.stained")
    anna.asked().stain().page.evaluate(PART_GONE)
    anna.page.wait_for_timeout(500)
    assert anna.is_stained()


def test_an_answer_given_while_the_line_is_down_is_not_pretended(own_server: Server, guest: Invite) -> None:
    made = new_table(own_server, ANNA, BORIS)
    anna = guest(server=own_server).sit(made["key"]).asked()
    own_server.kill()
    expect(anna.options).to_have_count(0)
    anna.page.keyboard.press("1")
    own_server.start()
    anna.asked()
    expect(anna.page.locator(".mine header").first).to_contain_text("Anna")
    expect(anna.page.locator(".laid")).to_have_count(0)


def test_a_link_that_leads_nowhere_says_so_and_shows_the_way(guest: Invite) -> None:
    for page in ("table", "join", "watch", "replay"):
        lost = guest().go(page, "A" * 22)
        expect(lost.page.get_by_role("alert")).to_contain_text("link")
        lost.page.get_by_role("link", name="Back to the fire").click()
        expect(lost.page.get_by_role("heading", name="Campfire")).to_be_visible()


def test_an_invite_works_once(server: Server, guest: Invite) -> None:
    invite = new_table(server, ANNA, FRIEND)["invites"][0]["invite"]
    carla = guest().go("join", invite)
    carla.page.get_by_role("button", name="Sit down").click()
    carla.page.locator(".room").wait_for()
    late = guest().go("join", invite)
    expect(late.page.get_by_role("alert")).to_contain_text("used")


@pytest.fixture(scope="module")
def tidy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that deletes tables after three days."""
    running = Server(tmp_path_factory.mktemp("tidy"), games="campfire.games", keep_days=3).start()
    yield running
    running.kill()


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Tables that nobody has opened for 3 days are deleted."),
        ("ru", "Столы, которые никто не открывал 3 дня, удаляются."),
        ("it", "I tavoli che nessuno apre da 3 giorni vengono eliminati."),
    ],
)
def test_it_is_told_how_long_tables_are_kept(tidy: Server, guest: Invite, lang: str, told: str) -> None:
    anna = guest(server=tidy, lang=lang).go()
    expect(anna.page.get_by_text(told)).to_be_visible()
    anna.sit(new_table(tidy, ANNA, BOT)["key"])
    anna.page.locator(".bar button").last.click()
    expect(anna.page.get_by_role("dialog").get_by_text(told)).to_be_attached()


def test_nothing_is_told_of_tables_that_are_kept_for_ever(server: Server, guest: Invite) -> None:
    anna = guest().go()
    expect(anna.page.get_by_role("heading", name="Your tables")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    expect(anna.page.locator("[data-keeping]")).to_have_count(0)


def test_a_deleted_table_is_gone_for_everybody(server: Server, guest: Invite) -> None:
    made = new_table(server, ANNA, BOT)
    anna = guest().sit(made["key"])
    assert call(server, "DELETE", "/api/table", key=made["key"]).status_code == 204
    expect(anna.page.get_by_role("alert")).to_be_visible()


def test_a_file_that_is_no_game_is_refused_in_a_sentence(guest: Invite, tmp_path: Path) -> None:
    anna = guest().go("new", "paleo")
    for text in ("not a game", '{"campfire": 2}'):
        file = tmp_path / "game.json"
        file.write_text(text, "utf-8")
        anna.page.get_by_label("Open a saved game").set_input_files(file)
        if text.startswith("{"):
            anna.page.get_by_role("button", name="Sit down and play").click()
        expect(anna.page.get_by_role("alert")).to_contain_text("file")


def test_a_home_made_module_is_checked_and_played(guest: Invite, tmp_path: Path) -> None:
    anna = guest().go("new", "paleo")
    anna.page.get_by_role("tab", name="Free mix").click()
    broken = tmp_path / "broken.toml"
    broken.write_text('id = "broken"\n', "utf-8")
    anna.page.locator("[role=checkbox][aria-checked=true]").first.click()
    anna.page.get_by_label("Add a home-made file").set_input_files(broken)
    anna.page.get_by_role("button", name="Sit down and play").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("broken.toml")
    anna.page.get_by_role("checkbox", name="broken.toml").click()
    anna.page.get_by_label("Add a home-made file").set_input_files(ROOT / "docs" / "example_module.toml")
    anna.page.get_by_role("button", name="Sit down and play").click()
    anna.page.locator(".room").wait_for()
    expect(anna.page.locator("main.board")).to_contain_text(name_of_the_mission())


def name_of_the_mission() -> str:
    """What the mission of the example is called in English."""
    module = tomllib.loads((ROOT / "docs" / "example_module.toml").read_text("utf-8"))
    mission = next(card for card in module["cards"] if card.get("face") == "mission")
    return str(mission["name"]["en"])
