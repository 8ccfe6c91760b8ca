"""Whole plans: where a game gathers gestures, the thinker thinks about all of them at once and keeps to that."""

from __future__ import annotations

from random import Random

import pytest

from campfire import bots, games
from campfire.bots.lines import Gesture, Line, Planner
from campfire.bots.playout import CommonChance, play_on
from campfire.bots.thinker import Thinker, Thinking
from campfire.games.robinson.rules.placing import PLAN
from campfire.games.robinson.rules.planning import READY
from campfire.kernel.contract import AnyGame, GameState
from campfire.kernel.declared import Option
from campfire.kernel.engine import go_on, pending
from campfire.kernel.match import Match
from campfire.kernel.offer import imagining, offer_of
from campfire.kernel.question import Chance, Shuffle, ask_of
from campfire.lab.playing import Plan, Run
from tests.contract.toy import TOY, order_deck

ROBINSON: AnyGame = games.load("robinson")


def planning(players: int) -> GameState:
    """The first planning of Castaways, reached by scouts."""
    options = ROBINSON.check({"scenario": "castaways", "players": players})
    scout, random = bots.make("scout", "robinson", options), Random(4).random
    g: GameState = ROBINSON.setup(options)
    g.log = None
    play_on(ROBINSON, g, [scout] * players, random, until=lambda view: view["phase"] == "planning")
    return g


def answer(g: GameState, bot: Thinker, seat: int) -> Option:
    """What a thinker answers in a seat."""
    question, random = pending(g), Random(9).random
    assert question is not None
    ask = ask_of(question, seat)
    assert ask is not None
    offer = offer_of(ask, seat, (), imagining(ROBINSON, g, seat, random))
    return ask.options[bot(ROBINSON.view(g, seat), offer, random)]


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which somebody has thought, one after another."""
    seats: list[int] = []
    choose = Thinking.choose

    def noted(thinking: Thinking, scouts: int) -> int:
        seats.append(thinking.offer.seat)
        return choose(thinking, scouts)

    monkeypatch.setattr(Thinking, "choose", noted)
    return seats


def thinker(g: GameState) -> Thinker:
    """A thinker of Castaways."""
    options = ROBINSON.check({"scenario": "castaways", "players": len(ROBINSON.view(g, 0)["seats"])})
    made = bots.make("thinker:1", "robinson", options)
    assert isinstance(made, Thinker)
    return made


def test_a_plan_is_thought_out_at_its_first_gesture_and_then_kept(thoughts: list[int]) -> None:
    g = planning(1)
    bot, gestures = thinker(g), []
    while ROBINSON.view(g, 0)["phase"] == "planning":
        option = answer(g, bot, 0)
        gestures.append(option.key)
        go_on(g, option.then)
    assert thoughts == [0]
    assert len(gestures) > 2
    assert gestures[-1] == READY.key


def test_who_keeps_to_a_plan_says_what_spoke_for_it() -> None:
    g = planning(1)
    bot = thinker(g)
    go_on(g, answer(g, bot, 0).then)
    first = bot.thought
    assert first is not None
    option = answer(g, bot, 0)
    assert bot.thought is not None
    assert (bot.thought.figure, bot.thought.sure, bot.thought.ranking) == (first.figure, first.sure, [])
    assert option.kind is not None


def test_a_plan_that_somebody_else_has_changed_is_thought_out_anew(thoughts: list[int]) -> None:
    g = planning(2)
    bot = thinker(g)
    go_on(g, answer(g, bot, 0).then)
    ask = ask_of(pending(g), 1)  # type: ignore[arg-type]  # somebody is asked
    assert ask is not None
    foreseen = len(bot.foreseen)
    assert foreseen
    unlikely = next(option for option in reversed([*ask.options]) if option.kind is not READY)
    go_on(g, unlikely.then)
    answer(g, bot, 0)
    assert thoughts == [0, 0]


def test_a_line_ends_with_the_gesture_that_closes_the_plan() -> None:
    g = planning(2)
    scout = bots.make("scout", "robinson", ROBINSON.check({"scenario": "castaways", "players": 2}))
    ask = ask_of(pending(g), 0)  # type: ignore[arg-type]  # somebody is asked
    assert ask is not None
    line = Planner(ROBINSON, [scout] * 4, Random(1).random).line(Gesture(g, 0, ask.options[0].named_by), PLAN)
    assert {gesture.seat for gesture in line.gestures} == {0, 1}
    assert {ROBINSON.view(gesture.g, 0)["phase"] for gesture in line.gestures} == {"planning"}
    last = ROBINSON.clone(line.last.g)
    then = line.last.then(last)
    assert then is not None
    go_on(last, then)
    assert ROBINSON.view(last, 0)["phase"] != "planning"


def test_the_same_plan_in_another_order_is_the_same_plan() -> None:
    g = TOY.setup(TOY.check({}))
    one, other = Gesture(g, 0, ("a", ())), Gesture(g, 0, ("b", ()))
    assert Line([one, other]).plan() == Line([other, one]).plan() != Line([one, one]).plan()


def test_where_nothing_is_gathered_a_line_is_one_answer() -> None:
    match = Match(TOY, TOY.check({}), lambda chance: chance.outcomes.sample(Random(2).random))
    seat = match.seats()[0]
    ask = match.ask(seat)
    assert ask is not None
    first = Gesture(match.state, seat, ask.options[0].named_by)
    assert Planner(TOY, [], Random(1).random).line(first, ask.kind).gestures == [first]


def test_the_same_die_falls_alike_whatever_was_rolled_between() -> None:
    wind, rain = Chance("wind", Shuffle(30), order_deck), Chance("rain", Shuffle(30), order_deck)
    plain, other = CommonChance(0.25), CommonChance(0.25)
    first, second = plain(wind), plain(wind)
    assert first != second
    assert other(wind) == first
    other(rain)
    assert other(wind) == second
    assert CommonChance(0.5)(wind) != first


def test_what_is_kept_in_mind_does_not_reach_into_another_game() -> None:
    options = ROBINSON.check({"scenario": "castaways", "players": 1})
    run = Run(Plan("robinson", options, ("thinker:1",), 1))
    assert run.seated(options)[0] is not run.seated(options)[0]
