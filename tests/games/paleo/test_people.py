"""People. [ledger chapter 17]"""

from __future__ import annotations

from tests.games.paleo.layout import PEOPLE
from tests.games.paleo.table import Table, paleo
from tests.rules import rule


@rule("PA-176")
def test_a_community_may_grow_without_limit_and_shrink() -> None:
    table = paleo().card("crowd", "gains = { person = 14 }").people_deck(*PEOPLE).reveal(0, "crowd").act(0)
    assert len(table.people_of(0)) == len(PEOPLE) == 14
    table = paleo().card("loss", "gains = { lose_person = 1 }").people(0, "elder", "twin").reveal(0, "loss")
    assert table.act(0).choose("lose", 0, "twin").people_of(0) == ["elder"]


def newcomer(*deck: str) -> Table:
    """A player is about to gain the top person of this deck."""
    return paleo().card("guest", "gains = { person = 1 }").people_deck(*deck).reveal(0, "guest")


@rule("PA-177")
def test_a_joining_person_brings_the_bonus_item_from_the_supply() -> None:
    table = newcomer("hunter")
    hides = table.in_supply("hide")
    table.act(0)
    assert table.items_of(0) == {"hide": 1}
    assert table.in_supply("hide") == hides - 1
    assert newcomer("elder").act(0).items_of(0) == {}


@rule("PA-177")
def test_a_bonus_tool_is_taken_from_its_compartment_where_the_supply_has_none() -> None:
    table = newcomer("stranger")
    assert (table.in_supply("torch"), table.in_workshop("torch")) == (0, 5)
    table.act(0)
    assert table.items_of(0) == {"torch": 1}
    assert table.in_workshop("torch") == 4


@rule("PA-178")
def test_the_bonus_item_is_gained_once_only() -> None:
    table = newcomer("hunter").card("gift", "pays = { hide = 1 }, gains = { food = 1 }").storage(food=9)
    table.deck(0, "gift", "forest").act(0).choose_cards().act(0)
    assert table.items_of(0) == {}
    table.end_turn().choose("early_night", 0).choose("early_night", 1).nature().nature()
    assert table.g.round == 2
    assert table.people_of(0) == ["hunter"]
    assert table.items_of(0) == {}


@rule("PA-179")
def test_the_bonus_item_stays_if_that_person_dies() -> None:
    table = newcomer("hunter").people(0, "elder").hazard("cliff", "negative = true, wounds = 2").deck(0, "cliff")
    table.act(0).choose_cards().act(0).choose("wound", 0, "hunter")
    assert table.people_of(0) == ["elder"]
    assert table.items_of(0) == {"hide": 1}


@rule("PA-180")
def test_who_loses_the_last_person_takes_a_new_one_with_its_bonus_at_once() -> None:
    table = paleo().hazard("bear", "negative = true, wounds = 1").people(0, "child")
    table.people_deck("hunter", "elder").reveal(0, "bear").act(0).choose("wound", 0, "child")
    assert table.people_of(0) == ["hunter"]
    assert table.items_of(0) == {"hide": 1}
    assert table.graveyard == ["child"]


@rule("PA-180")
def test_it_holds_for_a_lost_person_too_but_not_while_somebody_is_left() -> None:
    def lose_one(*people: str) -> Table:
        table = paleo().card("loss", "gains = { lose_person = 1 }").people(0, *people).people_deck("hunter")
        return table.reveal(0, "loss").act(0).choose("lose", 0, people[0])

    assert lose_one("elder").people_of(0) == ["hunter"]
    assert lose_one("elder", "twin").people_of(0) == ["twin"]


@rule("PA-180", "PA-158")
def test_without_a_people_deck_the_community_stays_empty_and_its_player_goes_on() -> None:
    table = paleo().hazard("bear", "negative = true, wounds = 1").people(0, "child").items(0, spear=1)
    table.card("fish", "needs = { strength = 1 }, gains = { food = 1 }").deck(0, "fish", "fish").reveal(0, "bear")
    table.act(0).choose("wound")
    assert table.people_of(0) == []
    assert table.choose_cards().act(0).food == 1
