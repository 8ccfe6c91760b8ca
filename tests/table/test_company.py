"""People and bots at one table: who goes first, what is taken back together, what bots say and leave alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from campfire import bots, games
from campfire.bots.driver import next_turn
from campfire.kernel.fate import Fate
from campfire.kernel.match import Match
from campfire.kernel.offer import Weighed, offer_of, thought_of
from campfire.kernel.question import AskAll, Chance
from campfire.table.bot_runner import Watch, next_move
from campfire.table.founding import found
from campfire.table.play import Play
from campfire.table.protocol.http import SeatWish, Settings
from tests.table.person import Person, call, create
from tests.table.server import Server

REASONS = ("because-weighed", "because-no_better")


def laid(game: str, **options: Any) -> Play:
    """A new game of a person and a bot."""
    match = Match(games.load(game), games.load(game).check({"players": 2, **options}), Fate.new())
    wishes = [SeatWish(kind="here"), SeatWish(kind="bot", bot="scout")]
    return Play(found(match, wishes, Settings()).row, match, len(match.log))


def until(play: Play, prompt: str) -> None:
    """Answer with the first option until everybody is asked this."""
    match = play.match
    for _ in range(300):
        question = match.question
        ask = match.ask(match.seats()[0])
        assert ask is not None
        if ask.key == prompt and isinstance(question, AskAll) and len(match.seats()) == 2:
            play.row.asked = {str(seat): 1 for seat in match.seats()}
            return
        match.answer(match.seats()[0], ask.options[0].key, ask.options[0].args)
    raise AssertionError(f"nobody was asked to {prompt}")


@pytest.mark.parametrize(("game", "prompt"), [("paleo", "play_card"), ("paleo", "choose_card"), ("robinson", "plan")])
def test_a_bot_waits_for_a_person_who_is_asked_in_the_same_moment(game: str, prompt: str) -> None:
    play = laid(game)
    until(play, prompt)
    assert next_move(play, Watch()) is None
    ahead = next_move(play, Watch(), ahead={0})
    assert ahead is not None
    assert ahead.turn.seat == 1


def test_a_bot_plays_once_the_person_has(server: Server) -> None:
    with Person(server, create(server, "here bot", game="robinson")["key"]) as anna:
        while True:
            ask = anna.until_asked()
            assert ask is not None
            if ask["prompt"]["key"] == "ask-plan":
                break
            anna.answer(ask["options"][0])
            anna.wait_for("state")
        assert anna.state["deciding"] == [0, 1]
        at = anna.state["at"]
        assert anna.ask({"type": "ping"})["type"] == "pong"
        assert anna.state["at"] == at
        anna.send({"type": "pace", "wish": "hurry", "ahead": True})
        while anna.state["at"] == at:
            anna.wait_for("state")
        assert [line["phrase"]["args"]["who"] for line in anna.log if line["key"] == "notice-thought"]


def test_a_thinker_in_the_seat_says_what_tipped_the_scales(server: Server) -> None:
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "name": "Bo", "bot": "thinker"}]
    response = call(server, "POST", "/api/tables", {"game": "robinson", "seats": seats})
    assert response.status_code == 201, response.text
    with Person(server, response.json()["key"]) as anna:
        anna.send({"type": "pace", "wish": "hurry", "ahead": True})
        weighed: list[Any] = []
        for _ in range(40):
            weighed = [why for why in map(bare_reason, anna.log) if why and why["key"] in REASONS]
            if weighed:
                break
            ask = anna.until_asked()
            assert ask is not None
            anna.answer(ask["options"][0])
            anna.wait_for("state")
        for args in [why["args"] for why in weighed if why["key"] == "because-weighed"]:
            assert args["for"]["key"].startswith(("figure-", "weighed-all"))
            assert 50 < args["sure"] <= 100


def bare_reason(line: Any) -> Any:
    """The reason that a bot gives in a line of the log, without the gesture that it may stand below; else nothing."""
    if line["key"] != "notice-thought":
        return None
    why = line["phrase"]["args"]["why"]
    return why["args"].get("why", why)


def test_what_a_bot_answered_is_taken_back_with_ones_own_answer(server: Server) -> None:
    with Person(server, create(server, "here bot", game="robinson")["key"]) as anna:
        anna.send({"type": "pace", "wish": "hurry"})
        while True:
            ask = anna.until_asked()
            assert ask is not None
            if ask["prompt"]["key"] == "ask-plan":
                break
            anna.answer(ask["options"][0])
            anna.wait_for("state")
        before, asked = anna.state["at"], ask["prompt"]
        placed = next(option for option in ask["options"] if option["key"] == "lead")
        anna.answer(placed)
        anna.wait_for("state")
        anna.send({"type": "pace", "wish": "hurry", "ahead": True})
        thoughts: list[Any] = []
        while not thoughts:
            anna.wait_for("state")
            thoughts = [line for line in anna.log if line["key"] == "notice-thought" and line["at"] > before]
        anna.send({"type": "pace", "wish": "hurry"})
        while anna.ask({"type": "undo", "change": anna.state["undo"]})["type"] == "error":
            anna.wait_for("state")
        anna.wait_for("state")
        assert anna.state["at"] == before
        assert anna.state["ask"]["prompt"] == asked
        assert [line for line in anna.log if line["key"] == "notice-thought" and line["at"] > before] == []


@pytest.mark.parametrize("game", ["paleo", "robinson"])
def test_a_scout_can_tell_what_it_thought(game: str) -> None:
    """Whatever it thinks is declared by its game and can be said."""
    table, random, told = games.load(game), Random(3), set()
    match = Match(table, table.check({"players": 2}), lambda chance: chance.outcomes.sample(random.random))
    bot = bots.make("scout", game, match.options)
    for _ in range(400):
        question = match.question
        if question is None or isinstance(question, Chance):
            break
        turn = next_turn(question, {0, 1})
        assert turn is not None
        view, offer = table.view(match.state, turn.seat), offer_of(turn.ask, turn.seat)
        place = bot(view, offer, random.random)
        if because := thought_of(bot, view, offer, place):
            assert not isinstance(because, Weighed)
            assert table.declared.kinds[because.kind.message] is because.kind
            told.add(because.say(match.state).key)
        option = turn.ask.options[place]
        match.answer(turn.seat, option.key, option.args)
    assert len(told) > 2


def test_a_hint_is_what_a_scout_would_do(server: Server) -> None:
    with Person(server, create(server, "here bot", game="paleo")["key"]) as anna:
        anna.until_asked()
        hint = anna.ask({"type": "advice"})
        assert hint["decision"] == anna.state["ask"]["decision"]
        named = [(option["key"], option["args"]) for option in anna.state["ask"]["options"]]
        assert (hint["option"]["key"], hint["option"]["args"]) in named
        assert hint["because"]["key"].startswith("because-")


def test_a_hint_names_the_three_best_options_with_their_chances(server: Server) -> None:
    with Person(server, create(server, "here bot", game="paleo")["key"]) as anna:
        anna.until_asked()
        hint = anna.ask({"type": "advice"})
        named = [(option["key"], option["args"]) for option in anna.state["ask"]["options"]]
        ranked = hint["ranking"]
        assert 2 <= len(ranked) <= 3
        assert ranked[0]["option"] == hint["option"]
        assert len({(one["option"]["key"], str(one["option"]["args"])) for one in ranked}) == len(ranked)
        for one in ranked:
            assert (one["option"]["key"], one["option"]["args"]) in named
            assert 0 <= one["chance"] <= 100
            assert one["because"]["key"].startswith(("figure-", "weighed-all"))


def test_a_table_may_do_without_hints(server: Server) -> None:
    wish = create(server, "here bot", game="paleo", settings={"advice": False})
    with Person(server, wish["key"]) as anna:
        anna.until_asked()
        assert anna.ask({"type": "advice"})["code"] == "advice_off"


def test_a_game_without_a_scout_has_no_hints(server: Server) -> None:
    with Person(server, create(server, "here bot")["key"]) as anna:
        anna.until_asked()
        assert anna.ask({"type": "advice"})["code"] == "no_advice"


def test_bots_leave_alone_what_people_ask_for() -> None:
    play = laid("robinson", characters=["cook", "carpenter"], friday=True)
    until(play, "plan")
    ask = play.match.ask(1)
    assert ask is not None
    assert any("pawn:friday" in option.touched() for option in ask.options)
    play.row.settings["spared"] = ["pawn:friday"]
    move = next_move(play, Watch(), ahead={0})
    assert move is not None
    assert not any("pawn:friday" in option.touched() for option in move.turn.ask.options)


def test_everybody_sees_what_bots_shall_leave_alone(server: Server) -> None:
    made = create(server, "here bot", game="robinson")
    with Person(server, made["key"]) as anna, Person(server, made["watch"]) as watcher:
        anna.send({"type": "spare", "thing": "pawn:friday", "on": True})
        assert anna.wait_for("table")["table"]["settings"]["spared"] == ["pawn:friday"]
        anna.send({"type": "spare", "thing": "pawn:friday", "on": False})
        assert anna.wait_for("table")["table"]["settings"]["spared"] == []
        assert watcher.ask({"type": "spare", "thing": "pawn:dog", "on": True})["code"] == "not_yours"
