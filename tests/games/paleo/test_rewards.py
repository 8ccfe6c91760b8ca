"""Rewards. [ledger chapter 16]"""

from __future__ import annotations

import pytest

from campfire.games.paleo.cards import ITEMS, RAFT, Action, Card
from campfire.games.paleo.library import LETTERS, common_cards, lettered_module
from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def reward(line: str, seats: int = 2) -> Table:
    """A player has revealed a card with this one line."""
    return paleo(seats).card("find", line).reveal(0, "find")


@rule("PA-158")
def test_tokens_and_cards_are_limited_to_what_the_box_holds() -> None:
    table = reward("gains = { food = 3, hide = 2, person = 2, dream = 2, invention = 2 }").supply(food=1, hide=1)
    table.people_deck("elder").dreams("cave").inventions("amulet").act(0)
    assert table.food == 1
    assert table.items_of(0) == {"hide": 1}
    assert table.people_of(0) == ["elder"]
    assert table.deck_of(0)[0] == "cave"
    assert len(table.deck_of(0)) == 7
    assert table.g.workshop == ["amulet"]


@rule("PA-158")
def test_where_nothing_is_left_nothing_is_gained() -> None:
    table = reward("gains = { food = 1, hide = 1, person = 1, dream = 1, invention = 1 }").supply(food=0, hide=0).act(0)
    assert table.food == 0
    assert table.items_of(0) == {}
    assert table.people_of(0) == []
    assert len(table.deck_of(0)) == 6
    assert table.question == "choose_card"


@rule("PA-159")
@pytest.mark.parametrize("kind", ["food", "wood", "stone"])
def test_gained_resources_go_from_the_supply_into_the_shared_storage(kind: str) -> None:
    table = reward(f"gains = {{ {kind} = 2 }}")
    before = table.in_supply(kind)
    table.act(0)
    assert {"food": table.food, "wood": table.wood, "stone": table.stone}[kind] == 2
    assert table.in_supply(kind) == before - 2


@rule("PA-160")
def test_a_player_may_use_resources_that_another_gained_in_the_same_turn() -> None:
    table = reward("gains = { stone = 1 }").card("axe", "pays = { stone = 1 }, gains = { food = 1 }").reveal(1, "axe")
    assert "act axe 0" not in table.asked(1)
    assert table.act(0).act(1).food == 1


@rule("PA-161")
def test_gained_items_are_put_beside_the_gaining_players_community() -> None:
    table = reward("gains = { hide = 2 }").act(0)
    assert table.items_of(0) == {"hide": 2}
    assert table.items_of(1) == {}


@rule("PA-162")
def test_item_tokens_cannot_be_given_to_other_players() -> None:
    table = paleo(seats=3).items(0, hide=2, talisman=1, spear=1).people(0, "elder").people(1, "elder")
    for seat in table.g.seats:
        table.reveal(seat, "river")
    for seat in table.g.seats:
        assert {option.key for option in table.options(seat)} == {"ignore", "help"}
    table.choose("help", 1, by=0).choose("ignore", by=1)
    assert table.items_of(0) == {"spear": 1, "hide": 2, "talisman": 1}
    assert table.items_of(1) == {}


@rule("PA-163")
def test_a_gained_item_may_be_used_at_once() -> None:
    table = reward("gains = { hide = 1, story = 1 }").story(1, "pays = { hide = 1 }, gains = { food = 2 }").act(0)
    assert table.act(0).food == 2
    protected = reward("gains = { hide = 1, story = 1 }").people(0, "twin").story(1, "wounds = 1, gains = { food = 2 }")
    protected.act(0).act(0).choose("protect", 0, "hide")
    assert protected.wounds_of(0) == {"twin": 0}


@rule("PA-164")
def test_an_item_effect_with_an_arrow_is_used_once_by_returning_the_token() -> None:
    table = reward("gains = { food = 1 }").people(0, "elder").wounded(0, "elder", 2).items(0, roots=1, snare=1)
    roots, snares = table.in_supply("roots"), table.in_supply("snare")
    table.choose("roots").choose("heal").choose("heal").choose("snare")
    assert table.wounds_of(0) == {"elder": 0}
    assert table.food == 2
    assert table.items_of(0) == {}
    assert (table.in_supply("roots"), table.in_supply("snare")) == (roots + 1, snares + 1)
    assert table.asked(0) == ["act find 0", "ignore find"]


@rule("PA-164", "PA-105")
def test_an_item_without_an_arrow_is_kept() -> None:
    table = reward("needs = { perception = 1 }, gains = { food = 1 }").items(0, torch=1).act(0)
    assert table.food == 1
    assert table.items_of(0) == {"torch": 1}


@rule("PA-165")
def test_a_hut_has_no_effect_of_its_own_and_certain_actions_ask_for_it() -> None:
    table = reward("wounds = 1, gains = { food = 1 }").people(0, "elder").wounded(0, "elder", 1).items(0, hut=2)
    assert table.traits_of(0) == {"strength": 0, "perception": 0, "craft": 0}
    assert table.asked(0) == ["act find 0", "ignore find"]
    assert table.act(0).asked(0) == ["wound 0 elder"]
    asked = paleo().mission("new_world", "pays = { hut = 1 }", "negative = true, gains = { death = 1 }")
    assert asked.items(0, hut=1).night().asked(0) == ["night new_world 0", "night new_world 1"]


def names_rafts(card: Card) -> bool:
    """Whether anything on a card has to do with rafts."""

    def line_names(line: Action) -> bool:
        gained = [args[0] for word, args in line.effects if word.name == "paleo.gain_item"]
        return ITEMS[RAFT] in line.has or RAFT in [item for item, _ in line.items] or RAFT in gained

    return card.item == RAFT or card.bonus == RAFT or any(line_names(line) for line in card.actions)


@rule("PA-166")
def test_rafts_matter_only_in_games_with_module_h() -> None:
    assert [card.id for card in common_cards() if names_rafts(card)] == []
    with_rafts = {letter for letter in LETTERS for card in lettered_module(letter).cards if names_rafts(card)}
    assert with_rafts == {"H"}


@rule("PA-167")
@pytest.mark.parametrize(("wounds", "left"), [(1, 0), (2, 1)])
def test_a_hide_is_returned_to_prevent_one_wound(wounds: int, left: int) -> None:
    table = reward(f"wounds = {wounds}, gains = {{ food = 1 }}").people(0, "elder").items(0, hide=1)
    hides = table.in_supply("hide")
    table.act(0).choose("protect", 0, "hide")
    assert table.in_supply("hide") == hides + 1
    if left:
        table.choose("wound", 0, "elder")
    assert table.wounds_of(0) == {"elder": left}


@rule("PA-168")
def test_a_new_person_is_the_top_card_of_the_people_deck_and_brings_the_item_shown() -> None:
    table = reward("gains = { person = 1 }").people(0, "elder").people_deck("stranger", "hunter").act(0)
    assert table.people_of(0) == ["elder", "stranger"]
    assert table.items_of(0) == {"torch": 1}
    assert table.g.people_deck.cards == ["hunter"]
    assert table.view(1)["seats"][0]["people"][1]["card"] == "stranger"


@rule("PA-169")
def test_to_lose_a_person_is_to_choose_one_for_the_graveyard_and_to_place_a_death_token() -> None:
    table = reward("gains = { lose_person = 1 }").people(0, "elder", "brute").people(1, "scout")
    table.act(0)
    assert table.asked(0) == ["lose 0 elder", "lose 0 brute"]
    table.choose("lose", 0, "brute")
    assert table.people_of(0) == ["elder"]
    assert table.graveyard == ["brute"]
    assert table.deaths == 1


@rule("PA-169")
def test_no_more_people_can_be_lost_than_there_are() -> None:
    table = reward("gains = { lose_person = 2 }").people(0, "elder").act(0).choose("lose")
    assert table.question == "choose_card"
    assert table.deaths == 1


@rule("PA-170", "PA-171")
def test_a_dream_goes_unseen_on_top_of_the_deck_and_can_be_chosen_in_the_next_turn() -> None:
    table = reward("gains = { dream = 1 }").dreams("cave", "river").deck(0, "forest", "mountain", "forest").act(0)
    assert table.deck_of(0) == ["cave", "forest", "mountain", "forest"]
    assert table.g.dreams.cards == ["river"]
    assert [table.view(seat)["seats"][0]["deck"][0]["card"] for seat in (0, 1)] == [None, None]
    assert table.question == "choose_card"
    table.choose("choose", 0, 0)
    assert table.front(0) == ["cave"]


@rule("PA-170")
def test_a_dream_gained_with_an_empty_deck_becomes_the_deck_and_the_player_stays_in_the_day() -> None:
    table = reward("gains = { dream = 1 }").dreams("cave").deck(0).act(0)
    assert not table.at_camp(0)
    assert "choose 0 0" in table.asked(0)


@rule("PA-172")
def test_a_story_is_found_by_its_number_and_revealed_to_all() -> None:
    table = reward("gains = { story = 7 }").story(3, "gains = { wood = 1 }").story(7, "gains = { food = 1 }").act(0)
    assert table.told("story") == [(0, "story_7")]
    assert table.g.stories == ["story_3"]
    assert table.view(1)["seats"][0]["front"] == [{"back": "story", "hint": "", "card": "story_7"}]


@rule("PA-173")
def test_a_story_revealed_earlier_cannot_be_played_a_second_time() -> None:
    table = reward("gains = { story = 7 }").story(7, "gains = { food = 1 }").reveal(1, "find").act(0).act(0)
    assert table.graveyard == ["story_7"]
    table.act(1)
    assert table.front(1) == []
    assert table.food == 1


@rule("PA-174")
def test_the_story_card_is_played_by_the_player_who_revealed_it() -> None:
    table = reward("gains = { story = 7 }").story(7, "needs = { strength = 2 }, gains = { food = 1 }")
    table.people(0, "brute").people(1, "elder").reveal(1, "river").act(0)
    assert table.front(0) == ["story_7"]
    assert "act story_7 0" in table.asked(0)
    assert "act story_7 0" not in table.asked(1)


@rule("PA-175")
def test_others_may_help_with_the_story_card_after_it_has_been_read() -> None:
    table = reward("gains = { story = 7 }").story(7, "needs = { strength = 2 }, gains = { food = 1 }")
    table.people(1, "brute").reveal(1, "river").act(0)
    assert "act story_7 0" not in table.asked(0)
    assert table.choose("help", 0, by=1).act(0).food == 1


@rule("PA-175", "PA-128")
def test_who_has_no_unused_card_cannot_help_with_the_story() -> None:
    table = reward("gains = { story = 7 }").story(7, "needs = { strength = 2 }").people(1, "brute").reveal(1, "river")
    table.choose("ignore", by=1).act(0)
    assert table.asked(1) == []
    assert table.asked(0) == ["ignore story_7"]
