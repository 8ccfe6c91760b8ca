"""Helping another player. [ledger chapter 11]"""

from __future__ import annotations

import pytest

from campfire.kernel.question import ask_of
from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def helped(line: str, seats: int = 2) -> Table:
    """Player 0 has revealed a card with this line, the others a plain action card that they have not used yet."""
    table = paleo(seats=seats).card("task", line).reveal(0, "task")
    for seat in range(1, seats):
        table.reveal(seat, "river")
    return table


@rule("PA-118")
def test_who_helps_discards_the_own_revealed_card_for_nothing_else() -> None:
    table = paleo().card("tree", "gains = { wood = 1 }").card("task", "gains = { food = 1 }")
    table.reveal(0, "task").reveal(1, "tree").choose("help", 0, by=1)
    assert table.front(1) == []
    assert table.opened == ["tree"]
    assert (table.wood, table.food) == (0, 0)
    assert table.asked(1) == []


@rule("PA-119")
def test_the_helped_player_counts_all_traits_on_the_helpers_people_and_tokens() -> None:
    table = helped("needs = { strength = 4, perception = 1 }, gains = { food = 1 }")
    table.people(0, "stalker").people(1, "brute", "scout").items(1, spear=1)
    assert "act task 0" not in table.asked(0)
    table.choose("help", 0, by=1)
    assert "act task 0" in table.asked(0)


@rule("PA-120", "PA-192")
def test_the_helped_player_may_use_the_helpers_protection() -> None:
    table = helped("wounds = 1, gains = { food = 1 }").people(0, "twin").people(1, "elder").items(1, hide=1)
    table.choose("help", 0, by=1).act(0).choose("protect", 1, "hide", by=0)
    assert table.items_of(1) == {}
    assert table.wounds_of(0) == {"twin": 0}
    assert table.food == 1


@rule("PA-120")
def test_the_helped_player_may_use_the_helpers_roots() -> None:
    table = helped("gains = { food = 1 }").people(0, "twin").wounded(0, "twin", 1).people(1, "elder").items(1, roots=1)
    assert "roots" not in table.asked(0)
    table.choose("help", 0, by=1).choose("roots", by=0).choose("heal", 0, "twin")
    assert table.items_of(1) == {}
    assert table.wounds_of(0) == {"twin": 0}


@rule("PA-192")
def test_without_help_another_players_protection_is_of_no_use() -> None:
    table = helped("wounds = 1, gains = { food = 1 }").people(0, "twin").people(1, "elder").items(1, hide=1).act(0)
    assert table.asked(0) == ["wound 0 twin"]


@rule("PA-121")
def test_the_helper_may_take_the_wounds_instead() -> None:
    table = helped("wounds = 2, gains = { food = 1 }").people(0, "elder").people(1, "brute")
    table.choose("help", 0, by=1).act(0)
    assert table.asked(1) == ["wound 0 elder", "wound 1 brute"]
    table.choose("wound", 1, "brute", by=1)
    assert table.wounds_of(0) == {"elder": 0}
    assert table.wounds_of(1) == {"brute": 2}
    assert table.food == 1


@rule("PA-122")
@pytest.mark.parametrize("owners", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_the_reward_is_split_in_any_way(owners: tuple[int, int]) -> None:
    table = helped("gains = { hide = 2, person = 1 }").people_deck("elder").choose("help", 0, by=1).act(0)
    for owner in owners:
        table.choose("give", owner, "hide")
    table.choose("host", owners[0])
    for seat in (0, 1):
        assert table.items_of(seat).get("hide", 0) == owners.count(seat)
        assert table.people_of(seat) == (["elder"] if seat == owners[0] else [])


@rule("PA-122")
def test_a_dream_and_a_crafted_item_may_go_to_the_helper_too() -> None:
    table = helped("gains = { dream = 1, craft = 1 }").dreams("cave").storage(wood=1).choose("help", 0, by=1).act(0)
    table.choose("dreamer", 1).choose("craft", "torch", 1)
    assert table.deck_of(1)[0] == "cave"
    assert table.items_of(1) == {"torch": 1}


@rule("PA-123")
def test_help_may_be_given_where_it_is_not_needed() -> None:
    table = helped("gains = { hide = 1 }")
    assert "act task 0" in table.asked(0)
    assert "help 0" in table.asked(1)
    table.choose("help", 0, by=1).act(0).choose("give", 1, "hide")
    assert table.items_of(1) == {"hide": 1}


@rule("PA-124")
def test_several_players_may_help_the_same_action() -> None:
    table = helped("needs = { strength = 4 }, gains = { food = 1 }", seats=3)
    table.people(1, "brute").people(2, "brute").choose("help", 0, by=1)
    assert "act task 0" not in table.asked(0)
    assert table.choose("help", 0, by=2).act(0).food == 1


@rule("PA-125")
def test_the_help_ends_with_the_action_it_supported() -> None:
    table = helped("needs = { strength = 2 }, gains = { story = 4 }").people(1, "brute")
    table.story(4, "needs = { strength = 2 }, gains = { food = 1 }").choose("help", 0, by=1).act(0)
    assert table.front(0) == ["story_4"]
    assert table.asked(0) == ["ignore story_4"]


@rule("PA-125")
def test_a_helper_supports_one_player_only() -> None:
    table = helped("needs = { strength = 2 }, gains = { food = 1 }", seats=3).people(2, "brute").reveal(1, "task")
    table.choose("help", 0, by=2)
    assert "act task 0" in table.asked(0)
    assert "act task 0" not in table.asked(1)


@rule("PA-126")
def test_who_revealed_a_hazard_cannot_help() -> None:
    table = helped("gains = { food = 1 }").hazard("cold", "pays = { food = 1 }", "negative = true, wounds = 1")
    table.reveal(1, "cold")
    assert table.asked(1) == ["act cold 1"]
    table.choose("ignore", by=0)
    assert table.asked(1) == ["act cold 1"]


@rule("PA-127")
def test_a_player_with_a_hazard_may_receive_help() -> None:
    table = paleo().hazard("wolves", "needs = { strength = 2 }", "negative = true, wounds = 1").people(1, "brute")
    table.reveal(0, "wolves").reveal(1, "river")
    assert "act wolves 0" not in table.asked(0)
    table.choose("help", 0, by=1).act(0)
    assert table.opened == ["wolves", "river"]


@rule("PA-128")
@pytest.mark.parametrize("use", ["act", "ignore"])
def test_a_card_already_used_or_ignored_cannot_also_help(use: str) -> None:
    table = paleo().card("tree", "gains = { wood = 1 }").reveal(0, "tree").reveal(1, "river")
    assert "help 1" in table.asked(0)
    table.choose(use, by=0)
    assert table.asked(0) == []
    assert "help 0" not in table.asked(1)


@rule("PA-118", "PA-173")
def test_a_story_card_used_to_help_does_not_come_back_in_the_day_decks() -> None:
    table = helped("gains = { story = 4 }").story(4, "gains = { food = 1 }").act(0).choose("help", 1, by=0)
    assert "story_4" not in table.opened
    assert table.graveyard == ["story_4"]


@rule("PA-110", "PA-119")
def test_helpers_may_return_their_own_tokens_for_the_action() -> None:
    table = helped("pays = { hide = 2 }, gains = { food = 1 }").items(0, hide=1).items(1, hide=2)
    assert "act task 0" not in table.asked(0)
    table.choose("help", 0, by=1).act(0)
    assert table.asked(0) == ["hand_in 0 hide", "hand_in 1 hide"]
    table.choose("hand_in", 1, "hide", by=1)
    table.choose("hand_in", 1, "hide", by=1)
    assert (table.items_of(0), table.items_of(1)) == ({"hide": 1}, {})
    assert table.food == 1


@rule("PA-089", "PA-125")
def test_help_declared_with_the_last_card_lasts_until_the_action_is_finished() -> None:
    table = helped("needs = { strength = 2 }, wounds = 1, gains = { hide = 1 }").people(1, "brute").deck(1)
    table.people(0, "twin").choose("help", 0, by=1).act(0).choose("wound", 1, "brute").choose("give", 1, "hide")
    assert table.items_of(1) == {"hide": 1}
    assert table.at_camp(1)


@rule("PA-125")
def test_help_for_a_card_that_is_itself_used_to_help_comes_to_nothing() -> None:
    table = helped("needs = { strength = 2 }, gains = { food = 1 }", seats=3).people(2, "brute")
    table.choose("help", 1, by=2).choose("help", 0, by=1)
    assert table.g.helping == [-1, 0, -1]
    assert "act task 0" not in table.asked(0)


@rule("PA-119")
def test_help_says_what_it_brings_into_reach() -> None:
    table = helped("needs = { strength = 4, perception = 1 }, gains = { food = 1 }")
    table.people(0, "stalker").people(1, "brute", "scout").items(1, spear=1)
    assert promised(table) == "detail-helps"


@rule("PA-119")
def test_help_that_changes_nothing_promises_nothing() -> None:
    table = helped("gains = { food = 1 }").people(0, "stalker").people(1, "brute")
    assert promised(table) == ""


def promised(table: Table) -> str:
    """What player 1 is told of helping player 0."""
    ask = ask_of(table.pending, 1) if table.pending else None
    helping = ask.find("help", (0,)) if ask else None
    assert helping
    assert helping.kind.detail
    told = helping.kind.detail(table.g, helping).brings
    return told.key if told else ""
