"""Rulings where the book is silent: what the table does, and that it tells nobody what a hand holds."""

from __future__ import annotations

import json
from random import Random

from campfire import bots
from campfire.bots import offer_of
from campfire.games import load
from campfire.games.near_and_far.cards import Choice
from campfire.games.near_and_far.rules.storybook import find_card
from campfire.games.near_and_far.setup import check
from campfire.kernel.match import Match
from tests.games.near_and_far.table import trek
from tests.games.near_and_far.test_quests import read
from tests.rules import rule

GAME = load("near_and_far")


@rule("NF-049", "NF-298")
def test_whether_a_question_is_put_does_not_tell_what_the_hand_holds() -> None:
    for card in ("spices", "treaty_of_four"):
        table = trek().land("T-a").pawn(0, "T").hand(0, card).goods(0, coin=1).turn(0).travel("a").choose("stop_here")
        ask = table.ask(0)
        assert ask is not None
        assert (table.question, ask.private) == ("anything_else", True)


@rule("NF-249")
def test_a_check_is_closed_when_nothing_more_can_be_won_or_nothing_can_help() -> None:
    easy = Choice("a", check="skill", number=5, reward=(("gain", "gem", 1),))
    assert read(easy).goods(0, heart=9).choose("choose", "77", "a").roll(5).has(0, "heart") == 9
    assert read(easy).goods(0, heart=1).choose("choose", "77", "a").roll(1).has(0, "heart") == 1


@rule("NF-120")
def test_nobody_gives_a_good_for_its_like() -> None:
    table = trek(3).goods(0, coin=5).turn(0).choose("visit", "town_hall")
    assert "trade_many coin" not in table.asked()
    assert "trade_many gem" in table.asked()


@rule("NF-198", "NF-305")
def test_movement_bought_on_the_way_counts_at_once() -> None:
    table = (
        trek().land("T-a-b-c").party(0).pawn(0, "T").hand(0, "walking_stick").goods(0, coin=2, gem=1, food=2, heart=9)
    )
    table.turn(0).travel("a", "b")
    assert table.g.moves == 0
    assert table.choose("buy", "walking_stick").g.moves == 1


@rule("NF-298", "NF-096")
def test_an_artifact_is_bought_between_a_roll_and_its_outcome() -> None:
    table = trek().land("a!b").party(0).pawn(0, "a").hand(0, "short_sword").goods(0, coin=3, gem=1, heart=0).turn(0)
    table.travel("b").choose("fight").roll(3)
    assert "buy short_sword" in table.asked()
    table.choose("buy", "short_sword").choose("accept")
    assert table.g.beaten[0] == ["bandit"]


def test_two_finds_of_a_name_are_one() -> None:
    table = trek().found(1, "cold_blade").begin(find_card(0, "cold_blade"))
    assert table.g.finds == [[], ["cold_blade"]]


@rule("NF-308")
def test_a_round_is_the_last_one_when_there_is_no_place_left_for_a_camp() -> None:
    """With the mine full, the last space of the map ends it; with a cell of the mine left it goes on."""
    table = trek().land("T-a!b").facts(mine=[1] * 12, map_camps={"a": 1}).pawn(0, "b").goods(0, heart=3).turn(0)
    table.travel().choose("stop_here")
    assert not table.g.final
    assert table.choose("set_up_camp").g.final
    open_mine = trek().land("T-a!b").facts(mine=[1] * 11 + [-1], map_camps={"a": 1}).pawn(0, "b").goods(0, heart=3)
    assert not open_mine.turn(0).travel().choose("stop_here").choose("set_up_camp").g.final


def test_taking_a_quest_cannot_be_taken_back() -> None:
    table = read(Choice("a"), Choice("b"))
    assert table.g.reveals > 0


def test_games_are_saved_and_read_again_at_every_question_of_a_duel_and_a_quest() -> None:
    random = Random(3)
    match = Match(GAME, check({"players": 2, "mode": "arcade", "map": 3}), lambda c: c.outcomes.sample(random.random))
    blind, scout = bots.make("random", "near_and_far"), bots.make("scout", "near_and_far")
    met = set()
    while match.seats():
        seat = match.seats()[0]
        ask = match.ask(seat)
        assert ask is not None
        if ask.key in ("duel", "how_to_duel", "what_to_do", "check", "meet_threat", "keep_one"):
            met.add(ask.key)
            saved = json.loads(json.dumps(match.save()))
            again = Match.load(saved, lambda name: GAME, match.nature).ask(seat)
            assert again is not None
            assert again.options == ask.options
        bot = blind if match.state.round < 15 else scout
        chosen = ask.options[bot(GAME.view(match.state, seat), offer_of(ask, seat), random.random)]
        match.answer(seat, chosen.key, chosen.args)
    assert {"what_to_do", "check", "meet_threat", "keep_one", "how_to_duel"} <= met


@rule("NF-119", "NF-120", "NF-391")
def test_one_good_does_not_fetch_its_like_either() -> None:
    """With a cart a coin would else bring itself and a food besides; and a food alone fetches nothing."""
    table = trek(3).owns(0, "trading_cart").goods(0, coin=1, food=0).turn(0).choose("visit", "town_hall")
    assert table.choose("trade_one", "coin").asked() == ["take_good gem", "take_good food"]
    poor = trek(3).goods(0, coin=0, food=1).turn(0).choose("visit", "town_hall")
    assert "trade_one food" not in poor.asked()


@rule("NF-208", "NF-380")
def test_a_camp_hired_beside_a_threat_switches_its_symbol_off() -> None:
    table = trek().land("T-a!b").pawn(0, "a").camp(1, "a").goods(0, coin=5, gem=2).hand(0, "mercenary_contract")
    table.turn(0).travel("b")
    assert "slip_by" not in table.asked()
    table.choose("buy", "mercenary_contract").choose("mercenary_camp", "b").choose("slip_by")
    assert (table.g.space[0], table.g.threats[0]) == ("b", "bandit")


@rule("NF-088", "NF-117")
def test_what_is_got_during_a_visit_gives_nothing_for_that_visit() -> None:
    table = trek(3).party(0).hand(0, "golden_magnet").goods(0, coin=0, gem=3).turn(0).choose("visit", "mine")
    assert table.choose("buy", "golden_magnet").choose("no_digging").has(0, "coin") == 0
    breeder = trek().talent(0, "pack_bird_breeding").goods(0, coin=0, food=1).birds(0, 1).turn(0)
    assert breeder.choose("visit", "stables").choose("buy_animal", "bird").has(0, "coin") == 0
