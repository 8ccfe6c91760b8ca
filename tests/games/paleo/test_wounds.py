"""Wounds, protection, healing, death. [ledger chapter 18]"""

from __future__ import annotations

import pytest

from campfire.games.paleo.rules.wounds import may_die
from campfire.games.paleo.sorts import PERSON
from campfire.kernel.question import ask_of
from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def hit(wounds: int, *people: str, seats: int = 2) -> Table:
    """A player with these people has revealed a hazard that wounds."""
    table = paleo(seats).hazard("bite", f"negative = true, wounds = {wounds}").people(0, *people)
    return table.reveal(0, "bite")


@rule("PA-181")
@pytest.mark.parametrize("person", ["elder", "brute"])
def test_you_choose_which_of_your_people_takes_a_wound(person: str) -> None:
    table = hit(1, "elder", "brute").people(1, "twin").act(0)
    assert table.asked(0) == ["wound 0 elder", "wound 0 brute"]
    assert table.seats == (0,)
    table.choose("wound", 0, person)
    assert table.wounds_of(0)[person] == 1


@rule("PA-182")
def test_a_wound_goes_on_an_empty_heart_of_the_chosen_person() -> None:
    table = hit(1, "elder").wounded(0, "elder", 1).act(0).choose("wound")
    assert table.wounds_of(0) == {"elder": 2}
    assert table.deaths == 0


@rule("PA-183")
def test_all_wounds_of_one_action_go_to_one_person() -> None:
    table = hit(2, "elder", "brute").act(0).choose("wound", 0, "elder")
    assert table.question != "take_wounds"
    assert table.wounds_of(0) == {"elder": 2, "brute": 0}


@rule("PA-183", "PA-115")
def test_wounds_of_red_backs_and_of_the_action_itself_are_one_lot() -> None:
    table = paleo().card("chase", "pays = { cards = 2 }, wounds = 1").people(0, "elder", "brute")
    table.deck(0, "red", "forest", "cave").reveal(0, "chase").act(0)
    ask = table.ask(0)
    assert ask is not None
    assert ask.args == (2,)
    assert table.choose("wound", 0, "brute").wounds_of(0) == {"elder": 0, "brute": 2}


@rule("PA-183", "PA-121")
def test_all_wounds_of_one_action_go_to_one_community() -> None:
    table = hit(2, "elder").people(1, "brute").reveal(1, "river").choose("help", 0, by=1).act(0)
    table.choose("wound", 1, "brute")
    assert table.question != "take_wounds"
    assert (table.wounds_of(0), table.wounds_of(1)) == ({"elder": 0}, {"brute": 2})


@rule("PA-184")
@pytest.mark.parametrize("second", ["elder", "brute"])
def test_for_different_actions_one_chooses_separately(second: str) -> None:
    table = hit(1, "elder", "brute").deck(0, "bite", "bite").act(0).choose("wound", 0, "elder").choose_cards().act(0)
    assert table.asked(0) == ["wound 0 elder", "wound 0 brute"]
    table.choose("wound", 0, second)
    assert table.wounds_of(0) == ({"elder": 2, "brute": 0} if second == "elder" else {"elder": 1, "brute": 1})


@rule("PA-185")
def test_without_a_free_heart_a_wound_goes_on_the_skull_and_the_person_chosen_dies() -> None:
    table = hit(1, "elder", "twin").wounded(0, "elder", 2).wounded(0, "twin", 1).act(0)
    assert table.asked(0) == ["wound 0 elder", "wound 0 twin"]
    table.choose("wound", 0, "twin")
    assert table.people_of(0) == ["elder"]
    assert table.told("died") == [(0, "twin")]


@rule("PA-185")
def test_by_our_ruling_a_person_with_full_hearts_may_be_chosen_while_others_have_free_ones() -> None:
    table = hit(1, "elder", "twin").wounded(0, "twin", 1).act(0)
    assert "wound 0 twin" in table.asked(0)
    assert table.choose("wound", 0, "twin").people_of(0) == ["elder"]


@rule("PA-186")
def test_wounds_beyond_what_the_chosen_card_can_hold_are_lost() -> None:
    table = hit(5, "twin", "elder").act(0).choose("wound", 0, "twin")
    assert table.people_of(0) == ["elder"]
    assert table.wounds_of(0) == {"elder": 0}
    assert table.deaths == 1
    assert table.question == "choose_card"


@rule("PA-187")
def test_the_wound_tokens_of_a_dead_person_go_back() -> None:
    table = hit(1, "elder", "twin").wounded(0, "elder", 2).act(0).choose("wound", 0, "elder")
    assert table.wounds_of(0) == {"twin": 0}
    seats = table.view()["seats"]
    assert sum(person["wounds"] for seat in seats for person in seat["people"]) == 0


@rule("PA-188")
def test_the_card_of_a_dead_person_goes_to_the_graveyard() -> None:
    assert hit(2, "twin", "elder").act(0).choose("wound", 0, "twin").graveyard == ["twin"]


@rule("PA-189")
def test_each_death_places_one_death_token() -> None:
    table = hit(2, "twin", "other_twin", "elder").deck(0, "bite", "bite").act(0).choose("wound", 0, "twin")
    assert table.deaths == 1
    table.choose_cards().act(0).choose("wound", 0, "other_twin")
    assert table.deaths == 2


@rule("PA-190")
@pytest.mark.parametrize(("item", "prevented"), [("hide", 1), ("clothing", 2)])
def test_protection_prevents_the_stated_number_by_returning_the_token(item: str, prevented: int) -> None:
    table = hit(2, "elder").items(0, **{item: 1})
    left = table.in_supply(item)
    table.act(0).choose("protect", 0, item)
    assert table.items_of(0) == {}
    assert table.in_supply(item) == left + 1
    if prevented < 2:
        table.choose("wound", 0, "elder")
    assert table.wounds_of(0) == {"elder": 2 - prevented}


@rule("PA-190")
def test_protection_need_not_be_used() -> None:
    table = hit(1, "elder").items(0, hide=1).act(0)
    assert table.asked(0) == ["protect 0 hide", "wound 0 elder"]
    assert table.choose("wound").items_of(0) == {"hide": 1}


@rule("PA-191")
def test_protection_does_not_work_on_wounds_already_taken() -> None:
    table = paleo().people(0, "elder").wounded(0, "elder", 2).items(0, hide=1, clothing=1).reveal(0, "river")
    assert table.asked(0) == ["ignore river"]
    struck = hit(1, "elder", "brute").wounded(0, "elder", 2).items(0, clothing=1).act(0).choose("protect")
    assert struck.wounds_of(0) == {"elder": 2, "brute": 0}


@rule("PA-192", "PA-125")
def test_a_helpers_protection_is_of_use_only_as_long_as_the_help_lasts() -> None:
    table = paleo().card("first", "wounds = 1, gains = { story = 1 }").story(1, "wounds = 1, gains = { food = 1 }")
    table.people(0, "elder").people(1, "brute").items(1, hide=2).reveal(0, "first").reveal(1, "river")
    table.choose("help", 0, by=1).act(0)
    assert table.asked(0) == ["wound 0 elder", "protect 1 hide", "wound 1 brute"]
    table.choose("protect", 1, "hide").act(0)
    assert table.asked(0) == ["wound 0 elder"]


def healer(n: int, seats: int = 2) -> Table:
    """A player has revealed a card that heals."""
    return paleo(seats).card("cure", f"gains = {{ heal = {n} }}").reveal(0, "cure")


@rule("PA-193")
@pytest.mark.parametrize(
    ("healed", "left"),
    [
        (("elder", "elder"), {"elder": 0, "brute": 1}),
        (("elder", "brute"), {"elder": 1, "brute": 0}),
    ],
)
def test_healing_removes_wounds_from_one_person_or_several(healed: tuple[str, ...], left: dict[str, int]) -> None:
    table = healer(2).people(0, "elder", "brute").wounded(0, "elder", 2).wounded(0, "brute", 1).act(0)
    for person in healed:
        table.choose("heal", 0, person)
    assert table.wounds_of(0) == left
    assert table.question == "choose_card"


@rule("PA-193")
def test_healing_ends_when_nobody_is_hurt() -> None:
    table = healer(3).people(0, "elder").wounded(0, "elder", 1).act(0).choose("heal")
    assert table.wounds_of(0) == {"elder": 0}
    assert table.question == "choose_card"


@rule("PA-194")
def test_people_of_another_community_are_healed_only_if_its_player_is_helping() -> None:
    table = healer(1, seats=3).people(0, "elder").people(1, "brute").people(2, "seer")
    for seat, person in enumerate(("elder", "brute", "seer")):
        table.wounded(seat, person, 1)
    table.reveal(1, "river").choose("help", 0, by=1).act(0)
    assert table.asked(0) == ["heal 0 elder", "heal 1 brute"]
    alone = healer(1).people(0, "elder").people(1, "brute").wounded(0, "elder", 1).wounded(1, "brute", 1).act(0)
    assert alone.asked(0) == ["heal 0 elder"]


@rule("PA-194")
def test_or_if_you_are_helping_that_player() -> None:
    table = healer(1).people(0, "elder").wounded(0, "elder", 1).people(1, "brute").items(1, roots=1).reveal(1, "river")
    assert "roots" not in table.asked(1)
    table.choose("help", 0, by=1).choose("roots", by=1).choose("heal", 0, "elder")
    assert table.wounds_of(0) == {"elder": 0}


@rule("PA-195")
def test_wounds_do_not_heal_overnight() -> None:
    table = paleo(seats=1).people(0, "elder").wounded(0, "elder", 2).storage(food=3).deck(0, "forest")
    table.choose("early_night").nature().nature()
    assert table.g.round == 2
    assert table.wounds_of(0) == {"elder": 2}


@rule("PA-186")
def test_an_option_says_whom_it_would_kill() -> None:
    table = hit(1, "elder", "brute").wounded(0, "elder", 2).act(0)
    ask = ask_of(table.pending, 0) if table.pending else None
    assert ask
    told = {option[PERSON]: may_die(table.g, option).risks for option in ask.options}
    assert told["elder"] is not None
    assert told["elder"].key == "detail-dies"
    assert told["brute"] is None
