"""A match: answers, forced answers, private questions, undo and saves."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from campfire.kernel.codec import encode_state
from campfire.kernel.contract import AnyGame, BadInput
from campfire.kernel.declared import Option
from campfire.kernel.journal import Entry
from campfire.kernel.match import FORMAT, Match, only_answer, sealed
from campfire.kernel.pile import Pile
from campfire.kernel.question import Ask, AskAll, Chance, Draw, Question, own_options
from tests.contract import tending, toy
from tests.contract.embers import Embers
from tests.contract.play import lay_on_top
from tests.contract.tending import tend_together
from tests.contract.toy import TEND, TOY


def game_named(name: str) -> AnyGame:
    assert name == "toy"
    return TOY


def begin(players: int = 2, seed: int = 3) -> Match:
    """A match of the toy with a nature of its own."""
    random = Random(seed).random
    return Match(TOY, TOY.check({"players": players}), lambda chance: chance.outcomes.sample(random))


def embers(match: Match) -> Embers:
    """The state of a match of the toy."""
    assert isinstance(match.state, Embers)
    return match.state


def hand(match: Match, seat: int) -> list[str]:
    """The cards that a player holds."""
    return embers(match).hands[seat].cards


def lay_all(match: Match) -> None:
    """Everybody lays the first card."""
    while match.journal[-1].key != "shuffle" or match.seats():
        question = match.ask(match.seats()[0])
        if question is None or question.key != "lay_card":
            return
        match.answer(match.seats()[0], question.options[0].key, question.options[0].args)


def until_tending(seed: int = 3) -> Match:
    """A match in which seat 0 is asked whether to burn beads."""
    for other in range(seed, seed + 50):
        match = begin(seed=other)
        lay_all(match)
        if match.seats() == (0,) and match.ask(0) == toy.tend.rule.run(match.state, 0):
            return match
    raise AssertionError("no such game")


def refused(act: Callable[[], Any]) -> str:
    """The key with which something is refused."""
    with pytest.raises(BadInput) as bad:
        act()
    return bad.value.phrase.key


def test_nature_is_answered_before_anybody_is_asked() -> None:
    match = begin()
    assert [entry.key for entry in match.journal] == ["shuffle"]
    assert match.journal[0].by_nature
    assert match.seats() == (0, 1)


@pytest.mark.parametrize(
    ("seat", "key", "args", "why"),
    [
        (5, "lay", ("owl",), "error-not_asked"),
        (-1, "shuffle", (0,), "error-not_asked"),
        (0, "lay", ("gold",), "error-no_such_option"),
        (0, "burn", (), "error-no_such_option"),
    ],
)
def test_an_answer_that_is_not_offered_changes_nothing(seat: int, key: str, args: Any, why: str) -> None:
    match = begin()
    before = match.save()
    assert refused(lambda: match.answer(seat, key, args)) == why
    assert match.save() == before


def test_an_answer_that_is_forced_is_given_by_the_match() -> None:
    match = until_tending()
    while match.ask(0) and embers(match).beads[0]:
        match.answer(0, "burn", ())
    forced = match.journal[-1]
    assert (forced.seat, forced.key, forced.forced) == (0, "rest", True)
    assert match.seats() == (1,)


def test_a_private_question_is_put_even_with_one_option() -> None:
    match = begin()
    embers(match).hands[0] = Pile(["owl"], 0b01)
    lay_on_top(match)
    match.answer(1, "lay", (hand(match, 1)[0],))
    ask = match.ask(0)
    assert ask is not None
    assert [option.args for option in ask.options] == [("owl",)]


def test_a_group_answers_once() -> None:
    match = until_tending()
    lay_on_top(match, toy.choose_victim())
    assert match.seats() == (0, 1)
    match.answer(1, "victim", (0,))
    assert [entry.key for entry in match.journal[-2:]] == ["victim", "bite"]
    assert match.seats() == (0,)


def test_undo_takes_back_ones_own_answers_one_by_one() -> None:
    match = until_tending()
    states = [encode_state(match.state)]
    for _ in range(2):
        match.answer(0, "burn", ())
        states.append(encode_state(match.state))
    assert match.undo_point([0]) == len(match.journal) - 1
    for before in states[1::-1]:
        match.undo([0])
        assert encode_state(match.state) == before
    assert refused(lambda: match.undo([0])) == "error-no_undo"


def test_undo_takes_forced_answers_back_too() -> None:
    match = until_tending()
    while embers(match).beads[0] > 1:
        match.answer(0, "burn", ())
    before, length = encode_state(match.state), len(match.journal)
    match.answer(0, "burn", ())
    assert len(match.journal) == length + 2
    match.undo([0])
    assert (encode_state(match.state), len(match.journal)) == (before, length)


def test_undo_stops_at_anothers_answer() -> None:
    match = begin(players=3)
    match.answer(0, "lay", (hand(match, 0)[0],))
    match.answer(1, "lay", (hand(match, 1)[0],))
    assert match.undo_point([0]) is None
    assert refused(lambda: match.undo([0])) == "error-no_undo"
    match.undo([1])
    assert match.undo_point([0]) == len(match.journal) - 1


def test_one_person_at_two_seats_may_take_back_for_both() -> None:
    match = begin(players=3)
    start = encode_state(match.state)
    for seat in (0, 1):
        match.answer(seat, "lay", (hand(match, seat)[0],))
    match.undo([0, 1])
    match.undo([0, 1])
    assert encode_state(match.state) == start


def test_undo_stops_at_a_reveal_and_at_chance() -> None:
    match = begin()
    match.answer(0, "lay", (hand(match, 0)[0],))
    match.answer(1, "lay", (hand(match, 1)[0],))
    assert match.undo_point([0, 1]) is None
    assert match.base_at == len(match.journal)


def test_a_finished_game_is_final() -> None:
    """After the end every card may be read; so nothing is taken back, whatever the last answer was."""
    for seed in range(10):
        random, match = Random(seed), begin(seed=seed)
        while seats := match.seats():
            question = match.ask(seats[0])
            assert question is not None
            chosen = random.choice(question.options)
            match.answer(seats[0], chosen.key, chosen.args)
        assert match.undo_point([0, 1]) is None
        assert refused(partial(match.undo, [0, 1])) == "error-no_undo"


def test_undo_takes_back_what_the_log_told() -> None:
    match = begin()
    told = list(match.log)
    match.answer(0, "lay", (hand(match, 0)[0],))
    assert len(match.log) == len(told) + 2
    match.undo([0])
    assert match.log == told


def test_what_comes_of_an_answer_is_kept_event_by_event_for_whoever_follows() -> None:
    match = begin()
    lay_all(match)
    assert match.scenes == []
    match = begin()
    match.followed = True
    lay_all(match)
    told = [(match.log[scene.line].event.key, scene.state) for scene in match.scenes]
    assert [key for key, _ in told][:2] == ["laid_card", "shown"]
    states = [state for _, state in told if isinstance(state, Embers)]
    assert [[len(pile.cards) for pile in state.laid] for state in states[:2]] == [[1, 1], [0, 0]]
    assert all(state is not match.state and state.log is None for _, state in told)


def test_what_was_taken_back_or_read_from_a_save_has_no_scenes() -> None:
    match = begin()
    match.followed = True
    seat = match.seats()[0]
    match.answer(seat, "lay", (hand(match, seat)[0],))
    assert match.scenes
    again = Match.load(match.save(), game_named, match.nature)
    match.undo([seat])
    assert [match.scenes, again.scenes] == [[], []]


def test_a_save_goes_on_where_it_was() -> None:
    match = begin(players=3)
    match.answer(2, "lay", (hand(match, 2)[0],))
    again = Match.load(json.loads(json.dumps(match.save())), game_named, match.nature)
    assert encode_state(again.state) == encode_state(match.state)
    assert (again.journal, again.log, again.seats()) == (match.journal, match.log, (0, 1))
    again.undo([2])
    assert again.seats() == (0, 1, 2)


def changed(match: Match, **parts: Any) -> dict[str, Any]:
    """A save with some parts replaced, and a digest that fits."""
    return sealed({**match.save(), **parts})


@pytest.mark.parametrize("data", [None, 3, "save", [], {}, {"match": 1}])
def test_what_is_no_save_is_refused(data: Any) -> None:
    assert refused(lambda: Match.load(data, game_named, no_nature)) == "error-not_a_save"


def no_nature(chance: Chance) -> tuple[int, ...]:
    raise AssertionError("nature is not asked")


def test_a_save_of_another_format_is_refused() -> None:
    data = changed(begin(), campfire=FORMAT + 1)
    assert refused(lambda: Match.load(data, game_named, no_nature)) == "error-save_format"


def test_an_edited_save_is_refused() -> None:
    data = begin().save()
    data["options"] = {"players": 3, "scenario": "calm"}
    assert refused(lambda: Match.load(data, game_named, no_nature)) == "error-save_damaged"


@pytest.mark.parametrize("part", ["game", "rules", "options", "journal", "log", "snapshot", "digest"])
def test_a_save_with_a_part_missing_is_refused(part: str) -> None:
    data = begin().save()
    del data[part]
    assert refused(lambda: Match.load(data, game_named, no_nature)) == "error-save_damaged"
    if part != "digest":
        assert refused(lambda: Match.load(sealed(data), game_named, no_nature)) == "error-save_damaged"


@pytest.mark.parametrize(
    "parts",
    [{"snapshot": 3}, {"journal": 3}, {"log": 3}, {"game": []}, {"options": []}, {"rules": None, "snapshot": None}],
)
def test_a_save_with_a_part_of_another_kind_is_refused(parts: dict[str, Any]) -> None:
    """A file whose parts are not what a save is made of was never a save."""
    data = changed(begin(), **parts)
    assert refused(lambda: Match.load(data, game_named, no_nature)) == "error-not_a_save"


@pytest.mark.parametrize(
    "parts",
    [
        {"snapshot": {"at": 1, "state": {}}},
        {"snapshot": {"at": "1", "state": {}}},
        {"journal": [[0, "lay"]]},
        {"journal": [[0, "lay", ["gold"], False]] * 3},
        {"log": [[1, 2]]},
    ],
)
def test_a_save_under_other_rules_is_refused(parts: dict[str, Any]) -> None:
    """What the rules of today cannot read is said to be of other rules, and nothing else happens."""
    data = changed(begin(), **parts)
    assert refused(lambda: Match.load(data, game_named, no_nature)) == "error-save_rules"


def test_a_save_survives_new_rules_by_its_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers before the last point of no return are not replayed."""
    match = until_tending()
    match.answer(0, "burn", ())
    saved = json.loads(json.dumps(match.save()))
    monkeypatch.setattr(toy.deal.rule, "run", lambda g: 1 / 0)
    again = Match.load(saved, game_named, match.nature)
    assert encode_state(again.state) == encode_state(match.state)


def test_an_answer_that_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever breaks in the rules, the match can be saved and played on."""
    match = begin()
    match.answer(1, "lay", (hand(match, 1)[0],))
    before = match.save()
    with monkeypatch.context() as broken:
        broken.setattr(toy.show_cards.rule, "run", lambda g: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            match.answer(0, "lay", (hand(match, 0)[0],))
    assert match.save() == before
    match.answer(0, "lay", (hand(match, 0)[0],))
    assert len(match.journal) > 2


REST, POKE = Option(toy.REST), Option(tending.POKE)


@pytest.mark.parametrize(
    ("question", "seat"),
    [
        (Ask((1,), TEND, [REST]), 1),
        (Ask((2, 0), TEND, [REST]), 2),
        (AskAll((1,), lambda me: Ask((me,), TEND, [REST])), 1),
        (AskAll((2, 0), lambda me: Ask((2, 0), TEND, [REST])), 2),
    ],
)
def test_the_only_answer_is_known(question: Ask | AskAll, seat: int) -> None:
    assert only_answer(question) == Entry(seat, "rest", (), forced=True)


def test_in_a_group_some_may_choose_what_others_may_not() -> None:
    question = tend_together.rule.run(begin().state, 1)
    assert own_options(question) == {1: {("poke", ())}}


@pytest.mark.parametrize(
    "question",
    [
        Ask((0, 1), TEND, [REST, POKE]),
        Ask((1,), TEND, [REST, POKE]),
        AskAll((0, 1), lambda me: Ask((me,), TEND, [REST, POKE][me:])),
        AskAll((1,), lambda me: Ask((me,), TEND, [REST, POKE][me:]), lambda: (0,)),
        Chance("draw", Draw(6), toy.order_deck),
    ],
)
def test_where_no_group_decides_nothing_is_anybodys_own(question: Question) -> None:
    assert own_options(question) == {}


@pytest.mark.parametrize(
    "question",
    [
        Ask((1,), TEND, [REST, Option(toy.BURN)]),
        Ask((1,), TEND, [REST], private=True),
        AskAll((0, 1), lambda me: Ask((me,), TEND, [REST])),
        AskAll((1,), lambda me: Ask((me,), TEND, [REST], private=True)),
        AskAll((1,), lambda me: Ask((me,), TEND, [REST]), lambda: (0,)),
        AskAll((0, 1), lambda me: Ask((0, 1), TEND, [REST, POKE][: 1 + me])),
    ],
)
def test_where_somebody_could_wonder_nobody_answers_for_them(question: Ask | AskAll) -> None:
    assert only_answer(question) is None
