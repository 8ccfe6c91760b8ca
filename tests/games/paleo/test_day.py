"""The turn of the tribe. [ledger chapter 7]"""

from __future__ import annotations

import pytest

from tests.games.paleo.table import Table, paleo
from tests.rules import rule

TERRAINS = ("forest", "river", "mountain", "cave")


@rule("PA-080")
def test_in_one_turn_every_player_still_in_the_day_plays_one_card() -> None:
    table = paleo(seats=3).deck(0, *TERRAINS).deck(1, *TERRAINS).deck(2, *TERRAINS)
    assert table.seats == (0, 1, 2)
    for seat in (0, 1, 2):
        table.choose("choose", seat, 0)
    assert [table.front(seat) for seat in (0, 1, 2)] == [["forest"]] * 3
    table.end_turn()
    assert table.question == "choose_card"
    assert [table.deck_of(seat) for seat in (0, 1, 2)] == [["river", "mountain", "cave"]] * 3


@rule("PA-081")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_of_the_top_three_cards_is_laid_face_down(place: int) -> None:
    table = paleo().deck(0, *TERRAINS)
    assert table.asked(0) == ["choose 0 0", "choose 0 1", "choose 0 2", "early_night 0"]
    table.choose("choose", 0, place)
    assert table.front(0) == [TERRAINS[place]]
    assert table.view(0)["seats"][0]["front"] == [{"back": TERRAINS[place], "hint": "", "card": None}]


@rule("PA-082")
@pytest.mark.parametrize(
    ("place", "left"),
    [
        (0, ["river", "mountain", "cave"]),
        (1, ["forest", "mountain", "cave"]),
        (2, ["forest", "river", "cave"]),
    ],
)
def test_the_two_cards_not_chosen_go_back_on_top_in_the_same_order(place: int, left: list[str]) -> None:
    assert paleo().deck(0, *TERRAINS).choose("choose", 0, place).deck_of(0) == left


@rule("PA-083")
@pytest.mark.parametrize("cards", [1, 2])
def test_with_two_cards_or_one_left_you_choose_among_those(cards: int) -> None:
    table = paleo().deck(0, *TERRAINS[:cards])
    assert table.asked(0) == [*[f"choose 0 {place}" for place in range(cards)], "early_night 0"]


@rule("PA-084")
def test_all_chosen_cards_are_revealed_at_the_same_moment() -> None:
    table = paleo(seats=3).choose("choose", 0, 0).choose("choose", 2, 0)
    assert table.told("revealed") == []
    table.choose("choose", 1, 0)
    assert table.told("revealed") == [(0, "forest"), (1, "forest"), (2, "forest")]
    assert table.question == "play_card"


def two_free_cards() -> Table:
    """Two players who have revealed a card that gives wood, or food for wood."""
    table = paleo().card("tree", "gains = { wood = 1 }").card("meal", "pays = { wood = 1 }, gains = { food = 2 }")
    return table.reveal(0, "tree").reveal(1, "meal")


@rule("PA-085")
def test_each_player_performs_one_action_of_the_own_card_or_ignores_it() -> None:
    table = two_free_cards().act(0)
    assert table.wood == 1
    assert table.asked(0) == []
    table.choose("ignore", "meal", by=1)
    assert (table.wood, table.food) == (1, 0)
    assert table.question == "choose_card"


@rule("PA-086")
@pytest.mark.parametrize("first", [0, 1])
def test_the_players_decide_in_which_order_the_cards_are_dealt_with(first: int) -> None:
    table = two_free_cards()
    assert set(table.seats) == {0, 1}
    table.choose("ignore", by=first)
    assert set(table.seats) == {1 - first}


@rule("PA-087")
def test_rewards_of_an_earlier_card_are_there_for_later_cards_of_the_same_turn() -> None:
    table = two_free_cards()
    assert "act meal 0" not in table.asked(1)
    table.act(0)
    assert "act meal 0" in table.asked(1)
    assert table.act(1).food == 2


@rule("PA-088")
def test_choosing_and_revealing_a_red_back_causes_no_wound() -> None:
    table = paleo(seats=1).people(0, "twin").deck(0, "red", "forest").choose("choose", 0, 0)
    assert table.question == "play_card"
    table.choose("ignore", "red")
    assert table.wounds_of(0) == {"twin": 0}


@rule("PA-089")
def test_whoever_has_played_the_last_card_of_the_deck_goes_to_the_night_camp() -> None:
    table = paleo().deck(0, "river").choose_cards()
    assert not table.at_camp(0)
    table.end_turn()
    assert table.at_camp(0)
    assert not table.at_camp(1)


@rule("PA-089")
def test_also_a_removed_last_card_ends_the_day_of_its_player() -> None:
    table = paleo().card("relic", "removes = true").deck(0, "relic").choose_cards().act(0).end_turn()
    assert table.graveyard == ["relic"]
    assert table.at_camp(0)


@rule("PA-090")
def test_a_player_at_the_night_camp_neither_plays_nor_helps() -> None:
    table = paleo().people(0, "brute").card("cliff", "needs = { strength = 2 }, gains = { stone = 1 }")
    table.deck(0, "river").deck(1, "forest", "cliff", "cliff").choose_cards().end_turn()
    assert table.seats == (1,)
    table.choose_cards()
    assert table.asked(0) == []
    assert table.asked(1) == ["ignore cliff"]


@rule("PA-091")
def test_the_others_continue_the_day_without_those_who_have_left() -> None:
    table = paleo(seats=3).deck(1, "river").choose_cards().end_turn()
    assert table.seats == (0, 2)
    table.choose_cards().end_turn()
    assert [len(table.deck_of(seat)) for seat in (0, 1, 2)] == [4, 0, 4]


@rule("PA-092", "PA-028")
def test_turns_repeat_until_everybody_has_left_then_night_falls() -> None:
    table = paleo().deck(0, "forest", "river").deck(1, "cave", "forest", "river")
    for turns_left in (3, 2, 1):
        assert table.told("night_falls") == []
        assert max(len(table.deck_of(seat)) for seat in (0, 1)) == turns_left
        table.choose_cards().end_turn()
    assert table.told("night_falls") == [(1,)]


@rule("PA-093")
def test_instead_of_choosing_a_player_may_put_the_whole_deck_unseen_into_the_closed_discard() -> None:
    table = paleo().deck(0, *TERRAINS).choose("early_night", 0)
    assert table.deck_of(0) == []
    assert sorted(table.closed) == sorted(TERRAINS)
    assert table.opened == []
    assert table.g.closed.known == [0] * 4


@rule("PA-094")
def test_an_early_night_resolves_no_action_and_causes_no_wounds() -> None:
    table = paleo().hazard("wolves", "negative = true, wounds = 2").people(0, "twin")
    table.deck(0, "wolves", "red", "wolves").choose("early_night", 0).choose("choose", 1, 0)
    assert table.wounds_of(0) == {"twin": 0}
    assert table.told("performed") == []


@rule("PA-095")
def test_after_an_early_night_the_player_has_left_the_day_and_cannot_help() -> None:
    table = paleo().people(0, "brute").card("cliff", "needs = { strength = 2 }, gains = { stone = 1 }")
    table.deck(1, "cliff", "cliff").choose("early_night", 0).choose_cards()
    assert table.at_camp(0)
    assert table.asked(0) == []
    assert table.asked(1) == ["ignore cliff"]
    table.choose("ignore")
    assert table.seats == (1,)


@rule("PA-090", "PA-095", "PA-170")
def test_a_dream_that_reaches_a_player_at_the_night_camp_waits_for_the_new_day() -> None:
    table = paleo().place("embers", 'on = "hazard", gains = { dream = 1 }').camp("embers").dreams("cave")
    table.place("oven", 'kind = "additional", pays = { food = 1 }, gains = { wood = 1 }').camp("oven").storage(food=1)
    table.hazard("bite", "negative = true, wounds = 1").people(0, "elder").deck(0, "bite", "forest")
    table.choose("early_night", 1).choose("choose", 0, 0).choose("dreamer", 1)
    assert table.seats == (0,)
    table.act(0).choose("wound").choose("rest")
    assert table.seats == (0,)
    table.choose("early_night", 0).nature().nature()
    assert table.deck_of(1)[0] == "cave"
