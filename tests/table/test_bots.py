"""Bots at the table: they think in processes of their own, within a budget, and never stop a game."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from campfire import bots
from campfire.bots.budget import Budget
from campfire.kernel.codec import encode_state
from campfire.kernel.offer import SentOffer
from campfire.table import thinking
from campfire.table.bot_runner import Watch, next_move
from campfire.table.founding import begin, found
from campfire.table.play import Play
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.thinkers import Thinkers
from campfire.table.thinking import Task
from tests.contract.embers import Embers
from tests.contract.toy import TOY
from tests.table.loop import run
from tests.table.person import WAIT, Person, call, create
from tests.table.server import Server

OFFER = SentOffer(0, "tend", (), [("rest", ()), ("burn", ())], (), [])
NAUGHTY = {
    "sleepy": "import time\ndef bot(options): return lambda view, offer, random: time.sleep(3600) or 0\n",
    "endless": "def bot(options):\n    def choose(view, offer, random):\n        while True: pass\n    return choose\n",
    "broken": "def bot(options): return lambda view, offer, random: 1 / 0\n",
    "lost": "def bot(options): return lambda view, offer, random: 99\n",
    "dying": "import os\ndef bot(options): return lambda view, offer, random: os._exit(3)\n",
    "deaf": (
        "import time\ndef bot(options):\n    def choose(view, offer, random):\n        while True:\n"
        "            try: time.sleep(3600)\n            except BaseException: pass\n    return choose\n"
    ),
    "second": "def bot(options): return lambda view, offer, random: 1\n",
    "dreaming": (
        "def bot(options): return lambda view, offer, random: [world.round for world in offer.worlds(9)].index(7)\n"
    ),
}

SEATED = """
from importlib import import_module
from campfire import bots
bots.NAMES += {known}
homes = {{name: import_module("naughty_" + name) for name in {known}}}
bots._home = lambda name, game: homes.get(name)
"""

ENDLESS = ("sleepy", "endless", "deaf")


@pytest.fixture
def naughty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that misbehave, found by the thinkers' processes too."""
    for name, text in NAUGHTY.items():
        (tmp_path / f"naughty_{name}.py").write_text(text)
    (tmp_path / "sitecustomize.py").write_text(SEATED.format(known=tuple(NAUGHTY)))
    source = str(Path(bots.__file__).parents[2])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), source]))


def choices(*names: str, offer: SentOffer = OFFER) -> list[int]:
    """Let some bots choose, one after the other, with the same thinkers; those that never come to an end hardly think.

    All the others have more time than they could need.
    """

    async def all_of_them() -> list[int]:
        thinkers = Thinkers(0.0, 1, "tests.table.games")
        chosen = []
        try:
            for name in names:
                thinkers.seconds = 0.3 if name in ENDLESS else WAIT
                chosen.append((await thinkers.choose("table", name, "toy", {}, {}, offer)).place)
        finally:
            thinkers.stop()
        return chosen

    return run(all_of_them())


def test_a_thinker_is_not_given_up_while_its_budget_lets_it_think_about_a_plan() -> None:
    patient = Thinkers(5.0, 1, budget=Budget(4.0, 10))
    assert patient.seconds_for("thinker") >= 4.0 * 8
    assert patient.seconds_for("scout") == 5.0
    assert Thinkers(5.0, 1, budget=Budget(0.1, 10)).seconds_for("thinker") == 5.0


@pytest.mark.usefixtures("naughty")
def test_a_bot_chooses_in_another_process() -> None:
    assert choices("second", "second") == [1, 1]


@pytest.mark.usefixtures("naughty")
def test_a_bot_thinks_in_worlds_in_another_process() -> None:
    """It takes the place of the world in which the seventh round is played."""
    here, there = TOY.setup(TOY.check({})), TOY.setup(TOY.check({}))
    there.round = 7
    offer = replace(OFFER, worlds=[encode_state(here), encode_state(there)])
    assert choices("dreaming", offer=offer) == [1]


def test_worlds_are_imagined_before_they_leave_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    play = asked("lay_card", "bot here")
    scouting = next_move(play, Watch())
    assert scouting is not None
    assert scouting.offer.worlds == []
    monkeypatch.setattr(bots, "worlds", lambda name, game: 3)
    dreaming = next_move(play, Watch())
    assert dreaming is not None
    worlds = dreaming.offer.received(TOY, play.match.options).worlds(9)
    assert len(worlds) == 3
    assert all(TOY.view(world, 0) == dreaming.view for world in worlds if isinstance(world, Embers))


@pytest.mark.usefixtures("naughty")
@pytest.mark.parametrize("name", ["sleepy", "endless", "broken", "lost", "dying", "deaf"])
def test_a_bot_that_fails_leaves_the_choice_to_chance_and_harms_no_other(name: str) -> None:
    first, after = choices(name, "second")
    assert first in (0, 1)
    assert after == 1


@pytest.mark.usefixtures("naughty")
def test_chance_takes_every_option_in_turn() -> None:
    assert set(choices(*["lost"] * 20)) == {0, 1}


def test_a_bot_is_told_its_view_and_its_offer_and_nothing_else() -> None:
    assert set(Task._fields) == {"bot", "shelf", "game", "options", "view", "offer", "seconds", "seed"}
    assert {"g", "state", "then"}.isdisjoint(SentOffer.__struct_fields__)


def test_time_is_up_inside_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The budget ends a bot from within, so that its process can go on with another."""

    def dawdle(view: Any, offer: Any, random: Any) -> int:
        time.sleep(60)
        return 0

    monkeypatch.setattr(thinking, "seated", lambda *_: dawdle)
    before = signal.signal(signal.SIGALRM, thinking.out_of_time)
    assert thinking.think(Task("x", "tests.table.games", "toy", "{}", {}, OFFER, 0.2, 1)) is None
    signal.signal(signal.SIGALRM, before)


def asked(prompt: str, kinds: str) -> Play:
    """A game at a question, with these kinds in the seats."""
    wishes = [SeatWish.model_validate({"kind": kind}) for kind in kinds.split()]
    for _ in range(100):
        match = begin(TOY, {"scenario": "storm"}, wishes)
        while (seats := match.seats()) and (ask := match.ask(seats[0])):
            if ask.key == prompt:
                return Play(found(match, wishes, Settings()).row, match, len(match.log))
            match.answer(seats[0], ask.options[0].key, ask.options[0].args)
    raise AssertionError(f"no game came to {prompt}")


def test_in_a_groups_decision_people_go_first() -> None:
    assert next_move(asked("choose_victim", "bot here"), Watch()) is None
    turn = next_move(asked("choose_victim", "bot bot"), Watch())
    assert turn is not None
    assert (turn.turn.seat, turn.turn.others) == (0, ())


def test_bots_that_wait_for_each_other_do_not_wait_for_ever() -> None:
    play, watch = asked("lay_card", "bot bot"), Watch()
    first = next_move(play, watch)
    assert first is not None
    assert (first.turn.seat, first.turn.others) == (0, (1,))
    watch.waiting.add(0)
    second = next_move(play, watch)
    assert second is not None
    assert (second.turn.seat, second.turn.others) == (1, ())


def test_a_bot_may_wait_for_a_person() -> None:
    play, watch = asked("lay_card", "here bot"), Watch()
    turn = next_move(play, watch)
    assert turn is not None
    assert (turn.turn.seat, turn.turn.others) == (1, (0,))
    watch.waiting.add(1)
    assert next_move(play, watch) is None


def test_bots_do_not_play_on_when_nobody_is_there(server: Server) -> None:
    made = create(server, "bot bot")
    time.sleep(0.5)
    assert call(server, "GET", "/api/table", key=made["key"]).json()["table"]["result"] is None
    with Person(server, made["watch"]) as watcher:
        while watcher.state["result"] is None:
            watcher.wait_for("state")


@pytest.mark.parametrize("players", [2, 4])
def test_paleo_is_played_to_its_end_with_bots(server: Server, players: int) -> None:
    made = create(server, "here" + " bot" * (players - 1), game="paleo")
    assert {seat["bot"] for seat in made["table"]["seats"][1:]} == {bots.known("paleo")[-1]}
    with Person(server, made["key"]) as anna:
        anna.play_on(Random(players))
        assert anna.state["result"]["phrase"]["key"].startswith("cause-")
        assert anna.state["view"]["result"]["won"] == anna.state["result"]["won"]
