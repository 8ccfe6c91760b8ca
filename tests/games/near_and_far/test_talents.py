"""Experience and talents. [ledger chapter 5]"""

from __future__ import annotations

from typing import Any

import pytest

from campfire.games.near_and_far.flow import start_with
from campfire.games.near_and_far.library import book
from campfire.games.near_and_far.rules.draft import hunt_treasure
from campfire.games.near_and_far.rules.talents import maybe_learn
from tests.games.near_and_far.table import Table, trek
from tests.rules import rule

COSTS = {
    "martial_arts": 2,
    "potion_brewing": 2,
    "knowledge": 3,
    "piano_playing": 4,
    "treasure_hunting": 3,
    "cooking": 3,
    "meditation": 4,
    "sharp_tongue": 2,
    "bounty_hunting": 3,
    "bribery": 2,
    "politics": 3,
    "begging": 3,
    "pack_bird_breeding": 3,
    "fishing": 1,
    "storytelling": 3,
    "spelunking": 4,
    "gem_trading": 2,
    "persuasion": 2,
}


def learner(experience: int, spent: int = 0, past: tuple[int, ...] = (40,), **facts: Any) -> Table:
    """Before the first turn of a later game."""
    table = trek(mode="campaign").facts(experience=[experience, 1], spent=[spent, 0], past=[past, ()], **facts)
    return table.begin(maybe_learn(0))


@rule("NF-070", "NF-071", "NF-072", "NF-069")
def test_talents_are_bought_before_the_first_turn_and_kept() -> None:
    table = learner(4)
    table.choose("buy_talent", "cooking", 3)
    assert (table.g.talents[0], table.g.spent[0], table.view(1)["seats"][0]["talents"]) == (
        ("cooking",),
        3,
        ["cooking"],
    )
    assert table.asked() == ["buy_talent fishing 1", "no_talent"], "what is spent never comes back"


@rule("NF-070")
def test_not_before_the_very_first_game() -> None:
    assert learner(4, past=()).question == ""


@rule("NF-070")
def test_each_talent_once() -> None:
    table = learner(9, talents=[("fishing",), ()])
    assert {option.args[0] for option in table.options(0) if option.args} == set(COSTS) - {"fishing"}


@pytest.mark.parametrize(("talent", "cost"), COSTS.items())
@rule(
    *("NF-074", "NF-075", "NF-076", "NF-077", "NF-078", "NF-079", "NF-080", "NF-081", "NF-082", "NF-083", "NF-084"),
    *("NF-086", "NF-088", "NF-090", "NF-091", "NF-092", "NF-093", "NF-094"),
)
def test_what_talents_cost(talent: str, cost: int) -> None:
    assert book().talents[talent].cost == cost
    assert f"buy_talent {talent} {cost}" in learner(cost).asked()
    assert f"buy_talent {talent} {cost}" not in learner(cost, spent=1).asked()


@rule("NF-075", "NF-077")
@pytest.mark.parametrize(("talent", "building"), [("potion_brewing", "mystics_hut"), ("piano_playing", "saloon")])
def test_food_on_a_visit(talent: str, building: str) -> None:
    assert trek().talent(0, talent).goods(0, food=0).turn(0).choose("visit", building).has(0, "food") == 1


@rule("NF-076")
@pytest.mark.parametrize(("cards", "vp"), [(2, 0), (3, 0), (5, -2)])
def test_knowledge_forgives_three_unbought_artifacts(cards: int, vp: int) -> None:
    hand = list(book().artifacts[:cards])
    assert trek().talent(0, "knowledge").hand(0, *hand).points(0, "unbought") == vp


@rule("NF-078", "NF-062")
def test_treasure_hunting_draws_two_more_of_any_type() -> None:
    table = (
        trek().talent(0, "treasure_hunting").deck("special", "war_drum").deck("common", "spices").begin(hunt_treasure())
    )
    table.choose("hunt_in", "special").choose("keep", "war_drum").choose("hunt_in", "common")
    assert table.view(1)["drawn"] == [None]
    table.choose("discard", "spices")
    assert (table.g.hands[0].cards, table.question) == (["war_drum"], "")


@rule("NF-079", "NF-090")
def test_food_at_the_start_of_every_game() -> None:
    table = trek().talent(0, "cooking", "fishing").talent(1, "fishing").goods(0, food=0).goods(1, food=0)
    table.begin(start_with())
    assert (table.has(0, "food"), table.has(1, "food")) == (3, 1)


@rule("NF-080", "NF-280", "NF-281")
def test_meditation_pays_hearts_with_food() -> None:
    table = trek().land("T-a").talent(0, "meditation").token("eyes", "blue", search=2).party(0, "eyes").pawn(0, "a")
    table.placed(0, 2).goods(0, heart=2, food=1, coin=0).turn(0).travel().choose("stop_here").choose("set_up_camp")
    table.choose("hearts_and_food", 2, 1)
    assert (table.has(0, "heart"), table.has(0, "food"), table.has(0, "coin")) == (0, 0, 2)


@rule("NF-080")
def test_meditation_raises_rolls_and_pays_for_empty_spaces() -> None:
    table = trek().land("a!b").talent(0, "meditation").party(0).pawn(0, "a").goods(0, heart=0, food=3).turn(0)
    table.travel("b").choose("fight").roll(2)
    assert table.asked() == ["accept 2", "spend_food 3"]
    walk = trek().land("a-b-c").talent(0, "meditation").party(0).pawn(0, "a").goods(0, heart=0, food=1).turn(0)
    assert walk.travel("b", "c").choose("hearts_and_food", 0, 1).has(0, "food") == 0


@rule("NF-083")
def test_bribery_enters_for_a_coin() -> None:
    table = trek(3).talent(0, "bribery").pawn(1, "farm").goods(0, coin=1).turn(0).choose("visit", "farm")
    assert table.choose("bribe").question == "act_here"
    assert (table.has(0, "coin"), table.has(1, "coin")) == (0, 3)
    assert (
        "bribe"
        not in trek(3).talent(0, "bribery").pawn(1, "farm").goods(0, coin=0).turn(0).choose("visit", "farm").offers()
    )


@rule("NF-084")
def test_politics_buys_talents_at_the_town_hall() -> None:
    table = (
        trek(3, mode="campaign").talent(0, "politics").facts(experience=[3, 1, 1]).turn(0).choose("visit", "town_hall")
    )
    table.choose("buy_talent", "cooking", 3)
    assert table.g.talents[0] == ("politics", "cooking")
    without = trek(3, mode="campaign").facts(experience=[3, 1, 1]).turn(0).choose("visit", "town_hall")
    assert "buy_talent" not in without.offers()


@rule("NF-085")
@pytest.mark.parametrize("seats", [2, 3])
def test_politics_lifts_the_duty_to_duel_at_the_town_hall(seats: int) -> None:
    table = trek(seats).talent(0, "politics").pawn(1, "town_hall").turn(0).choose("visit", "town_hall")
    assert table.choose("go_in").question == "town_hall"
    assert "go_in" not in trek(3).talent(0, "politics").pawn(1, "farm").turn(0).choose("visit", "farm").offers()


@rule("NF-091")
@pytest.mark.parametrize(("other", "vp"), [(3, 2), (4, 0), (5, 0)])
def test_storytelling_counts_for_the_highest_reputation(other: int, vp: int) -> None:
    assert trek().talent(0, "storytelling").repute(0, 4).repute(1, other).points(0, "conditions") == vp


@rule("NF-092", "NF-097")
@pytest.mark.parametrize(("die", "gems"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_spelunking_rolls_for_a_gem(die: int, gems: int) -> None:
    table = trek().talent(0, "spelunking").goods(0, gem=0, heart=0).turn(0).choose("visit", "mine").roll(die)
    assert table.has(0, "gem") == gems
    raised = trek().talent(0, "spelunking").goods(0, gem=0, heart=1).turn(0).choose("visit", "mine").roll(3)
    assert raised.choose("raise_die").has(0, "gem") == 1
    left = trek().talent(0, "spelunking").goods(0, gem=0, heart=9).turn(0).choose("visit", "mine").roll(1)
    left.choose("raise_die").choose("raise_die").choose("leave_die")
    assert [event.args for event in left.told("paid")] == [(0, "heart", 2)]


@rule("NF-093")
def test_gem_trading_pays_coins_with_gems_but_not_gems_with_coins() -> None:
    table = trek().talent(0, "gem_trading").hand(0, "trading_cart").goods(0, coin=1, gem=4).turn(0)
    table.choose("buy", "trading_cart")
    assert table.asked() == ["gems_for_coins 3", "gems_for_coins 4"]
    table.choose("gems_for_coins", 3)
    assert (table.has(0, "coin"), table.has(0, "gem")) == (0, 1)
    poor = trek().talent(0, "gem_trading").hand(0, "golden_magnet").goods(0, coin=9, gem=2).turn(0)
    assert "buy" not in poor.offers()
    for card, goods in {"spices": {"gem": 9, "food": 3}, "landlords_map": {"coin": 3, "gem": 3}}.items():
        short = trek().talent(0, "gem_trading").hand(0, card).goods(0, **{"coin": 0, "food": 0, **goods}).turn(0)
        assert "buy" not in short.offers(), "gems stand in for coins alone, and only those that are over"


@rule("NF-094")
def test_persuasion_draws_a_fifth_artifact() -> None:
    table = trek().talent(0, "persuasion").turn(0).choose("visit", "general_store")
    assert {option.args for option in table.options(0) if option.key == "draw_artifacts"} == {
        (n, 5 - n) for n in range(6)
    }
    coins = table.has(0, "coin")
    assert table.choose("take_coin").has(0, "coin") == coins + 1
    assert not table.g.drawn.cards


@rule("NF-089", "NF-096")
def test_animals_are_returned_between_a_roll_and_its_outcome() -> None:
    """Without a heart and without cards in hand a check stays open, too, while animals could still turn it."""
    table = trek(mode="campaign").talent(0, "pack_bird_breeding").land("a!b").party(0).pawn(0, "a").birds(0, 1)
    table.goods(0, coin=0, heart=0).turn(0).travel("b").choose("fight").roll(2)
    assert table.asked() == ["accept 2", "give_back bird"]
    table.choose("give_back", "bird").choose("spend_heart").choose("spend_heart")
    assert table.g.beaten[0] == ["bandit"]


@rule("NF-089", "NF-155")
def test_animals_are_returned_in_the_middle_of_a_duel() -> None:
    table = trek(mode="campaign").talent(0, "pack_bird_breeding").party(0).party(1).birds(0, 1).goods(0, coin=0)
    table.pawn(1, "farm").turn(0).choose("visit", "farm").choose("challenge", 1, "fair").roll(2, 3)
    assert table.asked() == ["end_duel 2", "give_back bird"]
    table.choose("give_back", "bird").choose("duel_heart").choose("duel_heart")
    assert (table.g.building[0], table.g.reputation[0]) == ("farm", 1)
    assert [event.args for event in table.told("paid")] == [(0, "heart", 2)]
