"""The pace of bots: people can follow what they do, use something before they answer, hold them or hurry them on."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from campfire import games
from campfire.kernel.fate import Fate
from campfire.kernel.match import Match
from campfire.table.bot_runner import FOR_AN_OFFER, LONGEST_HOLD, BotRunner, Watch, offered_to_people
from campfire.table.founding import found
from campfire.table.guest import Guest
from campfire.table.play import Play
from campfire.table.presence import Presence, Seen, seen_here
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.protocol.incoming import PaceWish
from campfire.table.store.rows import KeyRow
from campfire.table.thinkers import Thinkers
from tests.browser.bystanders import beside
from tests.table.loop import run
from tests.table.person import Person, call, create, join
from tests.table.server import Server
from tests.table.test_bots import asked
from tests.table.visit import Line

FOR_EVER = 3600.0


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take longer than any test, unless somebody is in a hurry."""
    running = Server(tmp_path_factory.mktemp("slow"), bot_pause=FOR_EVER).start()
    yield running
    running.kill()


def seconds(*there: Seen, offered: tuple[int, ...] = (), known: tuple[int, ...] = ()) -> float:
    """How long a bot that is told to take two seconds takes, with these people in as many processes."""

    async def reckon() -> float:
        presence, watch = Presence(), Watch()
        presence.here(there[0])
        for worker, seen in enumerate(there[1:]):
            presence.there(str(worker), seen)
        watch.offered = {(seat, "ability", ("handyman", "")) for seat in offered}
        watch.known = {(seat, "ability", ("handyman", "")) for seat in known}
        return BotRunner(Thinkers(1.0), 2.0).seconds_for(presence, watch)

    return run(reckon())


def test_a_bot_takes_its_time_before_somebody_who_follows() -> None:
    assert seconds(Seen((0,), 0, calm=True)) == 2.0
    assert seconds(Seen((0,), 0, calm=False)) == 0.0
    assert seconds(Seen((), 0), Seen((1,), 0, calm=True)) == 2.0


def test_a_bot_takes_longer_where_somebody_there_could_use_something() -> None:
    assert seconds(Seen((0,), 0, calm=True), offered=(0,)) == 2.0 * FOR_AN_OFFER
    assert seconds(Seen((0,), 0, calm=True), offered=(1,)) == 2.0
    assert seconds(Seen((0,), 0, calm=False), offered=(0,)) == 0.0


def test_what_was_offered_a_move_ago_costs_no_time_again() -> None:
    assert seconds(Seen((0, 1), 0, calm=True), offered=(0,), known=(0,)) == 2.0
    assert seconds(Seen((0, 1), 0, calm=True), offered=(0, 1), known=(0,)) == 2.0 * FOR_AN_OFFER


def test_what_people_who_are_not_asked_may_use_is_known() -> None:
    match = Match.load(beside("handyman"), games.load, Fate.new())
    here, bot = SeatWish(kind="here"), SeatWish(kind="bot", bot="random")
    persons = Play(found(match, [here, here], Settings()).row, match, 0)
    assert (0, "ability", ("handyman", "")) in set(offered_to_people(persons))
    bots = Play(found(match, [bot, here], Settings()).row, match, 0)
    assert set(offered_to_people(bots)) == set()


def test_whoever_holds_the_bots_holds_them_for_all_but_not_for_ever() -> None:
    assert seconds(Seen((0,), 0, calm=False), Seen((1,), 0, (1,), calm=True)) == LONGEST_HOLD


@pytest.mark.parametrize(
    ("players", "watchers", "calm"),
    [
        (["calm"], [], True),
        (["hurry"], [], False),
        (["hurry"], ["calm"], False),
        ([], ["calm"], True),
        (["hurry", "calm"], [], True),
    ],
)
def test_spectators_have_no_say_where_players_are(
    players: list[PaceWish], watchers: list[PaceWish], calm: bool
) -> None:
    assert guests(players, watchers).calm is calm


def test_only_players_hold_bots() -> None:
    assert (guests(["hold", "calm"], ["hold"]).holding, guests([], ["hold"]).holding) == ((0,), ())


def guests(players: list[PaceWish], watchers: list[PaceWish]) -> Seen:
    """Who is there, with these wishes: players hold the seats in turn."""

    async def enter() -> Seen:
        row = asked("lay_card", "friend friend").row
        there = []
        for number, wish in enumerate([*players, *watchers]):
            guest = Guest(Line(), KeyRow(f"key {number}", row.id, False, False))
            guest.pace = wish
            there.append(guest)
        row.seats = [seat._replace(key=f"key {n}" if n < len(players) else None) for n, seat in enumerate(row.seats)]
        return seen_here(there, row)

    return run(enter())


def test_a_bot_waits_until_somebody_hurries_it_on(slow: Server) -> None:
    with Person(slow, create(slow, "here bot")["key"]) as anna:
        assert anna.answer(anna.state["ask"]["options"][0])["type"] == "done"
        anna.wait_for("state")
        assert anna.state["deciding"] == [1]
        assert anna.ask({"type": "ping"})["type"] == "pong"
        assert anna.state["deciding"] == [1]
        at = anna.state["at"]
        anna.send({"type": "pace", "wish": "hurry"})
        while anna.state["at"] == at:
            anna.wait_for("state")


def test_bots_that_nobody_follows_any_more_stay_where_they_are(slow: Server) -> None:
    key = create(slow, "here bot")["key"]
    with Person(slow, key) as anna:
        anna.send({"type": "pace", "wish": "hurry"})
        while anna.state["deciding"] != [0]:
            anna.wait_for("state")
        anna.send({"type": "pace", "wish": "calm"})
        while anna.state["deciding"] == [0]:
            assert anna.answer(anna.state["ask"]["options"][0])["type"] == "done"
            anna.wait_for("state")
        at = anna.state["at"]
        assert 1 in anna.state["deciding"]
    time.sleep(0.5)
    assert call(slow, "GET", "/api/table", key=key).json()["table"]["at"] == at


def test_everybody_sees_who_holds_the_bots(slow: Server) -> None:
    made = create(slow, "here friend bot")
    friend = join(slow, made["invites"][0]["invite"], "Carla")
    with Person(slow, made["key"]) as anna, Person(slow, friend) as carla:
        carla.send({"type": "pace", "wish": "hold"})
        anna.wait_for("present", holding=[1])
        carla.send({"type": "pace", "wish": "calm"})
        anna.wait_for("present", holding=[])
        carla.send({"type": "pace", "wish": "hold"})
        anna.wait_for("present", holding=[1])
    with Person(slow, made["key"]) as anna:
        assert anna.welcome["present"]["holding"] == []


def test_a_pace_that_there_is_not_is_refused(slow: Server) -> None:
    with Person(slow, create(slow, "here bot")["key"]) as anna:
        anna.send({"type": "pace", "wish": "backwards"})
        assert anna.wait_for("error")["code"] == "bad_request"
