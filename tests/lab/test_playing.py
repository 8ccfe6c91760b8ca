"""Games between bots: their seed and number decide them, and no bot gets more than its view."""

from __future__ import annotations

import json
from typing import Any

import pytest

from campfire import bots, games
from campfire.bots import WAIT, Bot, Offer, Random, playout
from campfire.kernel.contract import BadInput
from campfire.kernel.declared import Option
from campfire.kernel.engine import play_out
from campfire.lab.hands import Hands
from campfire.lab.playing import Endless, Plan, Played, Run
from campfire.lab.tally import Tally
from campfire.lab.workers import run_plan, tally_batch
from tests.contract.embers import Embers, Sight
from tests.contract.shells import SHELLS
from tests.contract.tending import POKE, tend_together
from tests.contract.toy import BURN, REST, TEND, TOY
from tests.lab.conftest import toy_plan

pytestmark = pytest.mark.usefixtures("toy_box")


def everything(played: Played) -> str:
    return json.dumps([played[:3], [(event.key, event.args, event.audience) for event in played.log]])


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    first, second = Run(toy_plan()), Run(toy_plan())
    backwards = {number: everything(second.play(number)) for number in (4, 3, 2, 1)}
    assert {number: everything(first.play(number)) for number in (1, 2, 3, 4)} == backwards
    assert len(set(backwards.values())) == 4
    assert everything(Run(toy_plan(seed=8)).play(1)) != backwards[1]


def test_the_number_of_workers_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("campfire.lab.workers.BATCH_SECONDS", 0.001)
    tallies = [Tally(), Tally()]
    for workers, tally in zip((1, 2), tallies, strict=True):
        run_plan(toy_plan(), 40, Hands(workers), tally, lambda games: None)
    assert tallies[0].games == 40
    assert tallies[0].summary() == tallies[1].summary()


def test_batches_add_up_to_the_whole() -> None:
    run, parts = Run(toy_plan()), Tally()
    for numbers in (range(7), range(7, 8), range(8, 20)):
        parts.add(tally_batch(run, numbers))
    assert parts.summary() == tally_batch(run, range(20)).summary()


class Witness:
    """Takes the last option, and remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[Sight, Offer]] = []

    def __call__(self, view: Sight, offer: Offer, random: Random) -> int:
        self.seen.append((view, offer))
        return len(offer.options) - 1


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    """A bot called scout that watches what it gets."""
    bot, make = Witness(), bots.make
    monkeypatch.setattr(bots, "make", lambda name, *about: bot if name == "scout" else make(name, *about))
    return bot


def test_a_bot_gets_its_view_and_plain_options(witness: Witness) -> None:
    played = Run(toy_plan(bots=("random", "scout", "random"))).play(0)
    assert 0 < len(witness.seen) < played.decisions
    for view, offer in witness.seen:
        assert (view["seat"], offer.seat) == (1, 1)
        assert all("?" in hand for seat, hand in enumerate(view["hands"]) if seat != 1 and hand)
        assert all(only_plain(option.args) and option.then == () for option in offer.options)
        assert json.loads(json.dumps(view)) == view


def only_plain(value: Any) -> bool:
    """Numbers and words all the way down."""
    if isinstance(value, list | tuple):
        return all(map(only_plain, value))
    return isinstance(value, int | str)


def test_a_bot_is_asked_only_where_there_is_a_choice(witness: Witness) -> None:
    """To answer or to let others go first is a choice too."""
    Run(toy_plan(bots=("scout",) * 3)).play(0)
    assert {len(offer.options) for _, offer in witness.seen} >= {1, 2, 3}
    assert all(len(offer.options) > 1 or offer.others for _, offer in witness.seen)


class Patient(Witness):
    """Lets others go first wherever it may."""

    def __call__(self, view: Sight, offer: Offer, random: Random) -> int:
        super().__call__(view, offer, random)
        return WAIT if offer.others else 0


def test_where_all_wait_the_last_one_asked_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Patient()
    monkeypatch.setattr(bots, "make", lambda name, *about: bot)
    Run(toy_plan(bots=("scout",) * 3)).play(0)
    assert {len(offer.others) for _, offer in bot.seen} == {0, 1, 2}
    assert all(offer.key == "lay_card" for _, offer in bot.seen if offer.others)


def test_in_a_group_whoever_may_use_something_of_its_own_is_asked_first() -> None:
    bot, g = Witness(), TOY.setup(TOY.check({"players": 2}))
    for numbers in ((0.0, 0.9), (0.9, 0.0)):
        question = tend_together.rule.run(g, 1)
        chosen = playout.next_answer(TOY, g, question, [bot, bot], iter(numbers).__next__)
        assert chosen is not None
        assert chosen.option.kind is POKE
    assert [offer.seat for _, offer in bot.seen] == [1, 1]


class Dreamer(Witness):
    """Looks into two worlds before it answers."""

    def __call__(self, view: Sight, offer: Offer, random: Random) -> int:
        worlds = offer.worlds(2)
        assert len({id(world) for world in worlds}) == 2
        for world in worlds:
            assert isinstance(world, Embers)
            assert world.log is None
            assert TOY.view(world, offer.seat) == view
            play_out(world, random)
        return super().__call__(view, offer, random)


def test_a_bot_may_play_on_in_worlds_that_it_imagines(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Dreamer()
    monkeypatch.setattr(bots, "make", lambda name, *about: bot)
    Run(toy_plan(bots=("scout",) * 3)).play(0)
    assert len(bot.seen) > 10


def test_random_players_need_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "view", lambda self, g, seat: 1 / 0)
    assert Run(toy_plan()).play(0).decisions > 10


def test_a_game_that_stops_without_a_result_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "result", lambda self, g: None)
    with pytest.raises(Endless):
        Run(toy_plan()).play(0)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput) as refused:
        bots.make("elk", "toy")
    assert refused.value.phrase.args == {"name": "elk", "known": "random"}


def test_the_random_bot_takes_every_option() -> None:
    bot: Bot = bots.make("random", "toy")
    offer = Offer(0, TEND, (), [Option(REST), Option(BURN), Option(POKE)])
    numbers = iter((0.0, 0.34, 0.99))
    assert [bot({}, offer, numbers.__next__) for _ in range(3)] == [0, 1, 2]


def test_a_plan_can_be_sent_to_another_process() -> None:
    import pickle

    plan: Plan = pickle.loads(pickle.dumps(toy_plan()))
    assert plan == toy_plan()


def test_a_series_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "load", lambda name: SHELLS)
    plan = Plan("shells", SHELLS.check({"players": 3}), ("random",) * 3, 7)
    assert [played.rounds for played in Run(plan).games(0)] == [1]
    assert [played.rounds for played in Run(plan._replace(series=True)).games(0)] == [1, 2]
    tally = tally_batch(Run(plan._replace(series=True)), range(20))
    assert tally.games == 40
    assert sum(seat.won for seat in tally.seats.values()) >= 40
    assert [set(seat) for seat in tally.summary()["seats"]] == [{"won", "points"}] * 3  # type: ignore[union-attr,arg-type]  # it is a list
