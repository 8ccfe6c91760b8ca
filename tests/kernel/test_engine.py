"""The engine and its parts: frames, steps, playouts, the journal, piles."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from campfire.kernel import frame
from campfire.kernel.codec import encode_state
from campfire.kernel.declared import Die, Option, Reason
from campfire.kernel.engine import RunawaySteps, advance, again, blocked, pending, play_out
from campfire.kernel.journal import NATURE, Entry, Unanswerable, apply, replay
from campfire.kernel.pile import EVERYBODY, Pile, reimagine
from campfire.kernel.question import Ask, Blocked, Draw, Outcomes, Roll, Shuffle
from tests.contract import toy
from tests.contract.embers import Embers
from tests.contract.play import kind_of
from tests.contract.toy import TOY, WOLFS_DIE, tend

DIE = Die(WOLFS_DIE)


def fresh(players: int = 2) -> Embers:
    """The toy with its deck in the order of the box."""
    g = TOY.setup(TOY.check({"players": players}))
    g.stack = [toy.new_round()]
    advance(g)
    return g


def test_a_step_is_named_by_its_home_and_survives_copies() -> None:
    assert tend.rule.name == "toy.tend"
    assert pickle.loads(pickle.dumps(tend(1))) == copy.deepcopy(tend(1)) == tend(1)
    assert pickle.loads(pickle.dumps(tend)) is tend


def test_two_modules_cannot_give_a_step_the_same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def tend(g: Embers) -> None:
        """Another rule of that name."""

    monkeypatch.setattr(frame, "RULES", dict(frame.RULES))
    tend.__module__ = "elsewhere.toy"
    with pytest.raises(ValueError, match=r"toy\.tend"):
        frame.step(tend)


def test_steps_run_in_reading_order() -> None:
    g = fresh()
    g.stack = []
    g.stack.extend((toy.burn_branch(0), toy.finish("dark"))[::-1])
    advance(g)
    assert (g.fire, g.ended, g.stack) == (1, "dark", [])


def test_steps_without_end_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.burn_branch.rule, "run", lambda g, me: (toy.burn_branch(me),))
    g = fresh()
    g.stack = [toy.burn_branch(0)]
    with pytest.raises(RunawaySteps, match="burn_branch"):
        advance(g)


def test_a_playout_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.tend.rule, "run", lambda g, me: Ask((me,), toy.TEND, [Option(toy.BURN, (), (again(g),))]))
    g = fresh()
    g.stack = [tend(0)]
    with pytest.raises(RunawaySteps):
        play_out(g, Random(1).random, limit=1000)


def test_a_playout_counts_only_what_was_not_forced() -> None:
    g = fresh()
    g.beads = [0, 2]
    g.stack = [tend(1), tend(0)]
    assert play_out(g, lambda: 0.99) == 2
    assert g.beads == [0, 0]


def test_an_offer_that_may_be_taken_at_any_time_comes_back() -> None:
    g = fresh()
    g.stack = [tend(0)]
    question = pending(g)
    assert isinstance(question, Ask)
    assert question.options[1].then[-1] == tend(0)


def test_reasons_are_given_only_to_those_who_are_asked() -> None:
    g = fresh(players=3)
    g.beads = [0, 1, 1]
    g.stack = [toy.choose_victim()]
    assert blocked(g, 1, pending(g)) == [Blocked(Option(toy.VICTIM, (0,)), Reason(toy.NO_BEADS, (0,), "TOY-1"))]
    g.stack = [tend(0)]
    assert blocked(g, 1, pending(g)) == blocked(g, 0, pending(g)) == []
    g.stack = []
    assert blocked(g, 0, pending(g)) == []


@pytest.mark.parametrize(
    "entry",
    [
        Entry(0, "lay", ("gold",)),
        Entry(7, "lay", ("wolf",)),
        Entry(NATURE, "shuffle", (0,)),
        Entry(0, "rest", ()),
    ],
)
def test_a_wrong_entry_is_refused_and_changes_nothing(entry: Entry) -> None:
    g = fresh()
    before = encode_state(g)
    with pytest.raises(Unanswerable):
        apply(g, entry, pending(g))
    assert encode_state(g) == before


@pytest.mark.parametrize(
    "entry",
    [Entry(NATURE, "bite", (6,)), Entry(NATURE, "bite", (1, 1)), Entry(NATURE, "roll", (1,)), Entry(0, "bite", (1,))],
)
def test_an_outcome_that_cannot_be_is_refused(entry: Entry) -> None:
    g = fresh()
    g.stack = [toy.risk_bite(0)]
    with pytest.raises(Unanswerable):
        apply(g, entry, pending(g))


def test_nothing_can_be_answered_after_the_end() -> None:
    g = fresh()
    g.stack = []
    with pytest.raises(Unanswerable):
        apply(g, Entry(0, "rest", ()), pending(g))


def test_a_replay_begins_with_the_start() -> None:
    states = replay(TOY, TOY.check({}), [Entry(NATURE, "shuffle", tuple(range(19)))])
    assert [kind[2] for g in states if (kind := kind_of(pending(g)))] == ["shuffle", "lay_card"]


@pytest.mark.parametrize("outcomes", [Roll((DIE,) * 2), Shuffle(5), Shuffle(0), Roll(()), Draw(6)])
def test_nature_gives_only_what_it_may(outcomes: Outcomes) -> None:
    random = Random(4).random
    assert all(outcomes.allows(outcomes.sample(random)) for _ in range(200))


def test_every_face_and_every_order_can_come() -> None:
    random = Random(5).random
    assert {Roll((DIE,)).sample(random) for _ in range(200)} == {(face,) for face in range(6)}
    assert len({Shuffle(3).sample(random) for _ in range(200)}) == 6


def test_imagined_cards_keep_what_is_known_and_what_the_backs_tell() -> None:
    deck = Pile(["elk1", "fox1", "elk2", "fox2", "elk3"])
    hand = Pile(["fox3", "elk4"], 0b10)
    deck.show(0, 0b01)
    random, seen = Random(6).random, set()
    for _ in range(100):
        piles = [deck.copy(), hand.copy()]
        reimagine(piles, 0, lambda card: card[:3], random)
        assert piles[0].cards[0] == "elk1"
        assert [card[:3] for pile in piles for card in pile.cards] == ["elk", "fox", "elk", "fox", "elk", "fox", "elk"]
        assert sorted(card for pile in piles for card in pile.cards) == sorted(deck.cards + hand.cards)
        assert [pile.known for pile in piles] == [deck.known, hand.known]
        seen.add(tuple(piles[1].cards))
    assert len(seen) == 9


def test_a_shuffled_pile_is_known_to_nobody() -> None:
    deck = Pile(["a", "b", "c"], EVERYBODY)
    deck.reorder((2, 0, 1))
    assert (deck.cards, deck.known) == (["c", "a", "b"], [0, 0, 0])
