"""Following bots in the browser: they are held, hurried on, and what happened meanwhile is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.bystanders import beside
from tests.browser.castaways import stranded
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import ANNA, BORIS, BOT, CARLA, FRIEND, Made, table_at
from tests.table.person import call, join
from tests.table.server import Server

PHONE = {"width": 390, "height": 844, "touch": True}
AT_THE_END = "(list) => list.scrollTop > 0 && list.scrollTop + list.clientHeight >= list.scrollHeight - 2"


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take longer than any test, unless somebody is in a hurry."""
    running = Server(tmp_path_factory.mktemp("slow"), games="campfire.games", bot_pause=3600.0).start()
    yield running
    running.kill()


def held(guest: Guest) -> Guest:
    """Ask the bots to wait."""
    guest.page.get_by_role("button", name="Hold the bots").click()
    expect(guest.page.get_by_role("button", name="Let the bots go on")).to_be_visible()
    return guest


@pytest.mark.parametrize("by_key", [False, True])
def test_a_bot_waits_for_an_offer_and_is_hurried_on(slow: Server, guest: Invite, by_key: bool) -> None:
    anna = guest(server=slow, tempo="fast").sit(table_at(slow, beside("handyman"), ANNA, BOT)["key"])
    held(anna)
    assert anna.complaints() == []
    anna.page.locator("[data-offers] button[data-option]").filter(has_text="Handyman").click()
    expect(anna.page.locator(".decision").get_by_text("Anna uses Handyman.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Hold the bots")).to_be_visible()
    if by_key:
        anna.page.keyboard.press("Space")
    else:
        anna.page.get_by_role("button", name="Skip to now").click()
    anna.asked()
    expect(anna.page.locator("[data-hold]")).to_have_count(0)


def test_whoever_does_not_follow_is_not_waited_for(slow: Server, guest: Invite) -> None:
    guest(server=slow, tempo="off").sit(table_at(slow, beside("handyman"), ANNA, BOT)["key"]).asked()


def among_three(server: Server) -> tuple[Made, str]:
    """A table at which a bot decides before Anna and Carla, and Carla's key."""
    save = beside("handyman", players=3)
    decides = table_at(server, save, ANNA, BORIS, CARLA)["table"]["deciding"]
    made = table_at(server, save, ANNA, *(BOT if seat in decides else FRIEND for seat in (1, 2)))
    return made, join(server, made["invites"][0]["invite"], "Carla")


def test_who_holds_the_bots_is_told(slow: Server, guest: Invite) -> None:
    made, key = among_three(slow)
    anna, carla = guest(server=slow, tempo="fast").sit(made["key"]), guest(server=slow, tempo="fast").sit(key)
    held(carla)
    expect(anna.page.get_by_text("Carla asks the bots to wait.")).to_be_visible()
    carla.page.get_by_role("button", name="Let the bots go on").click()
    expect(anna.page.get_by_text("Carla asks the bots to wait.")).to_have_count(0)


def test_whoever_comes_back_reads_what_happened(server: Server, guest: Invite) -> None:
    made = table_at(server, beside("handyman"), ANNA, FRIEND)
    key = join(server, made["invites"][0]["invite"], "Carla")
    anna = guest().sit(made["key"])
    expect(anna.page.get_by_role("heading", name="Waiting for")).to_be_visible()
    expect(anna.page.locator("[data-away]")).to_have_count(0)
    anna.go("")
    expect(anna.page.locator(".room")).to_have_count(0)
    carla = guest().sit(key).asked()
    was = carla.question.inner_text()
    carla.choose()
    assert carla.asked_anew(was)
    anna.sit(made["key"]).page.locator("[data-away]").click()
    lines = anna.page.locator(".side .log li")
    place = lines.evaluate_all("(all) => all.findIndex((line) => 'missed' in line.dataset)")
    told = call(server, "GET", "/api/table/report", key=made["key"]).json()["log"]
    assert 0 < place < lines.count() - 1 == len(told)


def test_the_newest_of_what_happened_is_in_sight(server: Server, guest: Invite) -> None:
    key = table_at(server, stranded("plan", from_round=3), ANNA, BORIS)["key"]
    anna = guest(height=700).sit(key).asked()
    anna.page.wait_for_function(f"() => ({AT_THE_END})(document.querySelector('.story ol'))")
    boris = guest(**PHONE).sit(key).asked()
    boris.page.get_by_role("button", name="Log", exact=True).click()
    boris.page.wait_for_function(f"() => ({AT_THE_END})(document.querySelector('.side .log'))")
