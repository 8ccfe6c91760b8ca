"""Around the table: invitations, talk, keys, the past, how to play, the page without a line, one's finished games."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest
from playwright.sync_api import expect

from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.browser.conftest import Invite
from tests.browser.guest import ROOT
from tests.browser.positions import finished
from tests.browser.tables import ANNA, BORIS, FRIEND, new_table, table_at
from tests.table.person import call
from tests.table.server import Server


def test_after_by_link_the_link_and_its_picture_stand_there(guest: Invite) -> None:
    anna = guest().go("new", "paleo")
    anna.page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="By link").click()
    anna.page.get_by_role("button", name="Sit down and play").click()
    invited = anna.page.locator("[data-invited='1']")
    link = invited.get_by_role("textbox").input_value()
    assert "/#/join/" in link
    expect(invited.locator("svg[data-qr]")).to_have_attribute("data-qr", link)
    assert anna.complaints() == []
    carla = guest()
    carla.page.goto(link)
    expect(carla.page.locator("form")).to_contain_text("First Fires")
    carla.page.get_by_role("button", name="Sit down").click()
    carla.page.locator(".room").wait_for()
    expect(invited).to_contain_text("has come")
    anna.page.get_by_role("link", name="To the table").click()
    anna.page.locator(".room").wait_for()


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "cut off"), ("ru", "обрезана"), ("it", "tagliato")], ids=["en", "ru", "it"]
)
def test_a_link_that_was_cut_off_says_so(server: Server, guest: Invite, lang: str, told: str) -> None:
    made = new_table(server, ANNA, FRIEND)
    anna = guest(lang=lang)
    for page, key in (("join", made["invites"][0]["invite"]), ("table", made["key"]), ("watch", made["watch"])):
        expect(anna.go(page, key[:17]).page.get_by_role("alert")).to_contain_text(told)
        anna.go()
        expect(anna.page.get_by_role("alert")).to_have_count(0)


def test_what_was_said_is_marked_until_it_is_read_and_each_reads_it_in_their_own_language(
    server: Server, guest: Invite
) -> None:
    made = new_table(server, ANNA, FRIEND)
    joined = call(server, "POST", "/api/join", {"invite": made["invites"][0]["invite"], "name": "Carla"}).json()
    anna = guest().sit(made["key"]).asked()
    carla = guest(lang="ru", width=390, height=844).sit(joined["key"]).asked()
    anna.story()
    anna.page.get_by_text("Say it quickly").click()
    anna.page.locator("[data-quick='well_done']").click()
    expect(anna.page.locator(".chat")).to_contain_text("Well done!")
    mark = carla.page.locator(".tabs [data-unread='1']")
    expect(mark).to_be_visible()
    assert carla.complaints() == []
    carla.page.locator(".tabs button").last.click()
    expect(carla.page.locator(".chat")).to_contain_text("Отлично сыграно!")
    expect(mark).to_have_count(0)
    expect(anna.page.locator("[data-unread]")).to_have_count(0)
    carla.page.reload()
    carla.asked()
    expect(carla.page.locator("[data-unread]")).to_have_count(0)


def test_chat_covers_nothing_that_decides(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_table(server, ANNA, FRIEND)["key"]).asked()
    for size in ((820, 1180), (1180, 820), (844, 390), (1366, 768)):
        anna.resize(size).story().wait_for()
        anna.at_rest()
        side, dock = (anna.page.locator(place).bounding_box() for place in (".side.open", ".dock"))
        assert side, size
        assert dock, size
        apart = side["x"] >= dock["x"] + dock["width"] or dock["x"] >= side["x"] + side["width"]
        assert apart or side["y"] + side["height"] <= dock["y"] + 1, size
        anna.options.first.click(trial=True)


def test_spectators_talk_where_the_host_lets_them(server: Server, guest: Invite) -> None:
    made = new_table(server, ANNA, FRIEND)
    watcher = guest().go("watch", made["watch"])
    watcher.page.locator(".room").wait_for()
    watcher.story()
    expect(watcher.page.get_by_label("Say something")).to_have_count(0)
    anna = guest().sit(made["key"])
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_label("Spectators may talk").check()
    anna.page.keyboard.press("Escape")
    watcher.page.get_by_label("Say something").fill("from the shore")
    watcher.page.keyboard.press("Enter")
    anna.story()
    expect(anna.page.locator(".chat")).to_contain_text("from the shore")


def test_a_lost_line_says_so_in_words_on_a_phone(own_server: Server, guest: Invite) -> None:
    made = new_table(own_server, ANNA, FRIEND)
    anna = guest(server=own_server, width=360, height=740).sit(made["key"]).asked()
    own_server.kill()
    expect(anna.page.locator("[data-lost]")).to_contain_text("No connection")
    expect(anna.page.locator("[data-lost]")).to_be_in_viewport()
    own_server.start()
    expect(anna.page.locator("[data-lost]")).to_have_count(0)


def test_every_key_stands_on_one_page(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_table(server, ANNA, FRIEND)["key"]).asked()
    anna.page.keyboard.press("?")
    page = anna.page.locator("[data-keys]")
    expect(page.locator("kbd", has_text="Z")).to_be_visible()
    expect(page).to_contain_text("Why not?")
    assert anna.complaints() == []
    anna.page.keyboard.press("Escape")
    expect(page).to_have_count(0)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.locator("[data-show-keys]").click()
    expect(page).to_be_visible()


def test_a_game_is_looked_at_again_by_rounds_and_by_what_mattered(server: Server, guest: Invite) -> None:
    made = table_at(server, finished(), ANNA, BORIS)
    anna = guest().go("replay", made["key"])
    rounds = anna.page.locator("[data-round]")
    rounds.first.wait_for(state="attached")
    at = anna.page.locator(".controls .count")
    expect(at).to_contain_text("0 /")
    anna.page.locator("[data-jump='wounds']").click()
    expect(at).not_to_contain_text(re.compile(r"^0 /"))
    wounded = at.inner_text()
    anna.page.get_by_role("button", name="Next round").click()
    expect(at).not_to_contain_text(wounded)
    anna.page.get_by_label("How fast it runs").select_option("4")
    before = at.inner_text()
    anna.page.get_by_role("button", name="Run").click()
    expect(at).not_to_contain_text(before)
    assert anna.complaints() == []


@pytest.mark.parametrize("game", ["paleo", "robinson", "discover", "near_and_far"])
def test_how_to_play_stands_before_the_ledger(guest: Invite, game: str) -> None:
    anna = guest(width=390, height=844).go("rules", game)
    steps = anna.page.locator("[data-howto] li")
    for lang, name in OWN_NAMES.items():
        anna.page.get_by_role("button", name=name).click()
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        expect(steps.first).to_contain_text(Lexicon(lang, game).word("howto-1-name"))
        assert 6 <= steps.count() <= 9, lang
        assert anna.page.locator("[data-howto] li .picture path").count() == steps.count(), lang
        assert "howto-" not in steps.all_inner_texts()[0], lang


def test_without_a_line_the_page_says_so_and_goes_on_by_itself(own_server: Server, guest: Invite) -> None:
    made = new_table(own_server, ANNA, FRIEND)
    anna = guest(server=own_server, lang="it").sit(made["key"])
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.page.reload()
    anna.page.locator(".room").wait_for()
    own_server.kill()
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="Nessuna connessione")).to_be_visible()
    expect(anna.page.get_by_text("No connection")).to_be_hidden()
    own_server.start()
    anna.page.locator(".room").wait_for()


def test_nothing_but_the_page_without_a_line_is_kept(server: Server, guest: Invite) -> None:
    anna = guest().go()
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept = anna.page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map(async (name) =>"
        " (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).then((all) => all.flat())"
    )
    assert set(kept) == {"/offline", "/offline.css", "/offline.js", "/flame.svg"}


def upgrade(client: Path) -> None:
    """Lay another edition of the page where the old one lay: every part has another name, the old ones are gone."""
    parts = {file.name: f"{file.stem}-2{file.suffix}" for file in (client / "assets").iterdir() if file.suffix != ".br"}
    for file in [client / "index.html", *(client / "assets").iterdir()]:
        if file.suffix == ".br":
            file.unlink()
        elif file.suffix in {".html", ".js", ".css"}:
            named = re.sub(r"[\w.-]+", lambda name: parts.get(name[0], name[0]), file.read_text("utf-8"))
            file.write_text(named, "utf-8")
        if file.name in parts:
            file.rename(file.with_name(parts[file.name]))


def test_an_upgrade_reaches_whoever_has_the_page_open_and_whoever_opens_it_anew(tmp_path: Path, guest: Invite) -> None:
    client = Path(copytree(ROOT / "web" / "dist", tmp_path / "client"))
    server = Server(tmp_path, games="campfire.games", client=str(client)).start()
    open_page, reloaded = guest(server=server), guest(server=server)
    for one in (open_page, reloaded):
        one.go().page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        one.page.reload()
        expect(one.page.get_by_role("link", name="Paleo").first).to_be_visible()
        assert one.page.evaluate("navigator.serviceWorker.controller !== null")
        one.stain()
    upgrade(client)
    reloaded.page.reload()
    open_page.page.get_by_role("link", name="Paleo").first.click()
    expect(open_page.page.get_by_role("button", name="Sit down and play")).to_be_visible()
    for one in (open_page, reloaded):
        assert not one.is_stained()
        expect(one.page.locator("script[src$='-2.js']")).to_have_count(1)
    server.stop()


def test_the_deal_of_the_day_and_that_of_a_word_are_chosen_when_a_table_is_laid(guest: Invite) -> None:
    tables = []
    for _ in range(2):
        anna = guest().go("new", "paleo")
        deal = anna.page.get_by_role("group", name="The deal")
        deal.get_by_role("radio", name="Deal of the day").check()
        expect(deal.locator("[data-daily]")).to_contain_text("One deal for everybody, by the date")
        deal.get_by_role("radio", name="By a code").check()
        expect(deal.locator("[data-daily]")).to_have_count(0)
        deal.get_by_label("A word, such as three owls").fill("three owls")
        assert anna.complaints() == []
        anna.page.get_by_role("button", name="Sit down and play").click()
        anna.asked()
        tables.append(anna.page.locator("main.board").inner_text())
    assert tables[0] == tables[1]


def test_a_finished_game_is_remembered_with_its_figures(server: Server, guest: Invite) -> None:
    anna = guest().sit(table_at(server, finished(), ANNA, BORIS)["key"])
    anna.page.locator(".result").wait_for()
    assert anna.complaints() == []
    anna.go()
    anna.page.get_by_role("link", name="Your finished games").click()
    expect(anna.page.locator("[data-tally='paleo']")).to_contain_text("Played 1")
    expect(anna.page.locator("[data-finished]")).to_contain_text("cards met")
    assert anna.complaints() == []
    anna.page.get_by_role("button", name="Take off this list").click()
    expect(anna.page.locator("[data-finished]")).to_have_count(0)


def test_nothing_sounds_unless_it_is_wished_for(server: Server, guest: Invite) -> None:
    anna = guest(tempo="fast")
    anna.context.add_init_script(
        "window.sounds = 0; window.AudioContext = class { constructor() { window.sounds += 1; throw new Error(); } };"
    )
    anna.sit(new_table(server, ANNA, BORIS)["key"]).asked()
    for _ in range(4):
        anna.page.wait_for_timeout(700)
        anna.press()
    assert anna.page.evaluate("window.sounds") == 0


def test_a_tab_that_slept_finds_the_table_where_it_stands(server: Server, guest: Invite) -> None:
    made = new_table(server, ANNA, FRIEND)
    joined = call(server, "POST", "/api/join", {"invite": made["invites"][0]["invite"], "name": "Carla"}).json()
    anna = guest(tempo="normal").sit(made["key"]).asked()
    carla = guest().sit(joined["key"]).asked()
    anna.choose()
    expect(anna.page.locator(".waiting")).to_contain_text("Carla")
    anna.context.set_offline(True)
    carla.choose()
    carla.asked()
    anna.page.wait_for_timeout(500)
    anna.context.set_offline(False)
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    anna.asked()
    anna.page.get_by_role("button", name="Tell it again").click()
    expect(anna.page.locator("[data-stage]")).to_be_visible()
