"""Special cards. [ledger chapter 22]"""

from __future__ import annotations

import pytest

from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def larder(**spaces: int) -> Table:
    """A card at the night camp has spaces for tokens; a full one gives a painting token."""
    holds = ", ".join(f"{kind} = {n}" for kind, n in spaces.items())
    return paleo().place(
        "larder", 'kind = "alternative", uses_tokens = true, gains = { painting = 1 }', more=f"holds = {{ {holds} }}"
    )


@rule("PA-221")
def test_some_cards_may_hold_resource_and_item_tokens() -> None:
    table = larder(wood=1, hide=1).camp("larder").card("find", "gains = { wood = 1, hide = 1 }").reveal(0, "find")
    table.act(0).choose("lay_on", "larder", "wood").choose("lay_on", "larder", "hide")
    assert table.view()["camp"] == [{"card": "larder", "tokens": {"wood": 1, "hide": 1}}]
    assert table.wood == 0
    assert table.items_of(0) == {}


@rule("PA-221")
def test_a_card_holds_no_more_and_nothing_else_than_its_spaces() -> None:
    table = larder(wood=1).camp("larder").card("find", "gains = { wood = 2, food = 1 }").reveal(0, "find")
    table.act(0).choose("lay_on", "larder", "wood")
    assert table.asked(0) == ["keep wood"]
    table.choose("keep")
    assert (table.wood, table.food) == (1, 1)


@rule("PA-222")
@pytest.mark.parametrize("laid", [0, 1, 2])
def test_each_time_tokens_are_gained_one_decides_where_each_goes(laid: int) -> None:
    table = larder(wood=2).camp("larder").card("find", "gains = { wood = 2 }").reveal(0, "find").act(0)
    for at in range(2):
        assert table.asked(0) == ["keep wood", "lay_on larder wood"]
        table.choose("lay_on" if at < laid else "keep")
    assert table.wood == 2 - laid
    assert table.g.held["larder"][1] == laid


@rule("PA-222")
def test_a_gained_tool_may_be_laid_on_a_card_although_all_of_its_kind_lie_in_the_workshop() -> None:
    table = larder(spear=1).camp("larder").card("find", "gains = { spear = 1 }").reveal(0, "find")
    assert table.in_supply("spear") == 0
    table.act(0)
    assert table.asked(0) == ["keep spear", "lay_on larder spear"]
    table.choose("lay_on")
    assert table.in_workshop("spear") == 4
    assert table.traits_of(0)["strength"] == 0


@rule("PA-223")
def test_tokens_on_a_card_cannot_be_moved_or_used_for_anything_else() -> None:
    table = larder(wood=2, hide=1).camp("larder").card("find", "gains = { wood = 1, hide = 1 }").people(0, "twin")
    table.card("deal", "pays = { wood = 1 }, gains = { food = 1 }").deck(1, "deal", "deal").deck(0, "bite", "bite")
    table.hazard("bite", "negative = true, wounds = 1").reveal(0, "find")
    table.act(0).choose("lay_on", "larder", "wood").choose("lay_on", "larder", "hide").choose_cards()
    assert "act deal 0" not in table.asked(1)
    table.act(0)
    assert table.asked(0) == ["wound 0 twin"]
    table.choose("wound").end_turn()
    assert table.view()["camp"] == [{"card": "larder", "tokens": {"wood": 1, "hide": 1}}]


@rule("PA-224")
def test_tokens_on_a_card_serve_the_action_of_that_card_and_go_back_to_the_supply() -> None:
    table = larder(wood=1, spear=1).camp("larder").card("find", "gains = { wood = 1, spear = 1 }").reveal(0, "find")
    table.reveal(1, "river")
    assert "alternative larder 0" not in table.asked(1)
    table.act(0).choose("lay_on", "larder", "wood")
    table.choose("lay_on", "larder", "spear")
    wood, spears = table.in_supply("wood"), table.in_workshop("spear")
    table.choose("alternative", "larder", 0, by=1)
    assert table.paintings == 1
    assert table.in_supply("wood") == wood + 1
    assert table.in_workshop("spear") == spears + 1
    assert table.view()["camp"] == [{"card": "larder", "tokens": {}}]


ALTERNATIVE = 'kind = "alternative", pays = { cards = 1 }, gains = { hide = 1 }'


def cub(place: str = "camp", seats: int = 2) -> Table:
    """A card with an alternative action is in play; everybody has revealed a plain action card."""
    table = paleo(seats).place("cub", ALTERNATIVE, to=place if place != "people" else "community")
    table.person("keeper", f"hearts = 1, lines = [{{ {ALTERNATIVE} }}]")
    for seat in range(seats):
        table.reveal(seat, "river")
    return table


@rule("PA-225")
def test_an_alternative_action_is_performed_instead_of_an_action_of_the_revealed_card() -> None:
    table = cub().camp("cub").card("tree", "gains = { wood = 1 }").reveal(0, "tree")
    assert table.asked(0) == ["act tree 0", "ignore tree", "help 1", "alternative cub 0"]
    table.choose("alternative", by=0)
    assert table.items_of(0) == {"hide": 1}
    assert table.wood == 0
    assert table.front(0) == []


@rule("PA-226")
def test_it_uses_the_help_option_of_the_revealed_card_and_its_conditions_must_be_met() -> None:
    table = cub().camp("cub").choose("alternative", by=0)
    assert table.opened == ["river"]
    assert table.asked(0) == []
    assert len(table.deck_of(0)) == 5
    assert "alternative cub 0" not in cub().camp("cub").deck(0).asked(0)
    hazard = cub().camp("cub").hazard("bite", "negative = true, wounds = 1").reveal(0, "bite")
    assert hazard.asked(0) == ["act bite 0"]


@rule("PA-227")
@pytest.mark.parametrize("place", ["people", "community", "camp", "workshop"])
def test_alternative_actions_are_on_cards_in_a_community_at_the_camp_or_at_the_workshop(place: str) -> None:
    table = cub(place)
    if place == "people":
        table.people(0, "keeper")
    elif place == "community":
        table.belongings(0, "cub")
    elif place == "camp":
        table.camp("cub")
    else:
        table.workshop("cub")
    card = "keeper" if place == "people" else "cub"
    assert f"alternative {card} 0" in table.asked(0)
    shared = place in ("camp", "workshop")
    assert (f"alternative {card} 0" in table.asked(1)) == shared


@rule("PA-228")
def test_a_card_with_an_alternative_action_is_not_discarded_when_used() -> None:
    table = cub().camp("cub").choose("alternative", by=0).choose("alternative", by=1)
    assert table.g.camp == ["cub"]
    assert table.opened == ["river", "river"]


@rule("PA-229")
def test_in_another_community_its_player_must_also_use_the_help_option_and_take_part() -> None:
    table = cub("community").belongings(1, "cub")
    assert "alternative cub 0" not in table.asked(0)
    table.choose("help", 0, by=1)
    assert "alternative cub 0" in table.asked(0)


@rule("PA-230")
def test_card_costs_are_paid_from_the_deck_of_the_community_with_the_card() -> None:
    table = cub("community").belongings(1, "cub").choose("help", 0, by=1).choose("alternative", by=0)
    table.choose("give", 0, "hide")
    assert len(table.deck_of(0)) == 6
    assert len(table.deck_of(1)) == 5


@rule("PA-231")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_participants_agree_who_gets_the_reward(owner: int) -> None:
    table = cub("community").belongings(1, "cub").choose("help", 0, by=1).choose("alternative", by=0)
    assert set(table.seats) == {0, 1}
    table.choose("give", owner, "hide", by=1 - owner)
    assert table.items_of(owner) == {"hide": 1}


ADDITIONAL = 'kind = "additional", pays = { food = 1 }, gains = { wood = 1 }'


def oven(food: int = 3) -> Table:
    """A card with an additional action lies in player 0's community; both have revealed a card."""
    table = paleo().place("oven", ADDITIONAL, to="community").belongings(0, "oven").storage(food=food)
    return table.card("tree", "gains = { stone = 1 }").reveal(0, "tree").reveal(1, "river")


@rule("PA-232")
def test_any_number_of_additional_actions_may_be_performed_on_top_of_the_normal_play() -> None:
    table = oven()
    for _ in range(2):
        table.choose("additional", "oven", 0)
    assert (table.food, table.wood) == (1, 2)
    table.act(0)
    assert table.stone == 1
    table.choose("additional", "oven", 0)
    assert (table.food, table.wood) == (0, 3)


@rule("PA-232")
def test_additional_actions_need_not_wait_for_the_cards_of_the_others() -> None:
    table = oven().act(0)
    assert table.front(1) == ["river"]
    assert table.asked(0) == ["additional oven 0", "rest"]


@rule("PA-233")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_before_or_after_them_the_card_of_the_turn_must_still_be_played(before: int) -> None:
    table = oven(food=2)
    for _ in range(before):
        table.choose("additional", by=0)
    assert "rest" not in table.asked(0)
    assert "act tree 0" in table.asked(0)
    table.act(0)
    for _ in range(2 - before):
        table.choose("additional", by=0)
    assert (table.wood, table.stone) == (2, 1)
    assert table.asked(0) == []


@rule("PA-234")
@pytest.mark.parametrize("place", ["people", "community", "camp", "workshop", "mission"])
def test_additional_actions_are_on_cards_in_a_community_at_the_two_places_or_on_a_mission(place: str) -> None:
    table = paleo().storage(food=1).place("oven", ADDITIONAL, to="camp").reveal(0, "river")
    if place == "people":
        table.person("cook", f"hearts = 1, lines = [{{ {ADDITIONAL} }}]").people(0, "cook")
    elif place == "community":
        table.belongings(0, "oven")
    elif place == "camp":
        table.camp("oven")
    elif place == "workshop":
        table.workshop("oven")
    else:
        table.mission("howl", ADDITIONAL, "negative = true, gains = { death = 1 }")
    assert any(said.startswith("additional") for said in table.asked(0))


@rule("PA-235")
def test_cards_with_additional_actions_are_not_discarded_when_used() -> None:
    table = oven().choose("additional", by=0)
    assert table.g.belongings[0] == ["oven"]
    assert (table.opened, table.graveyard) == ([], [])


@rule("PA-236")
@pytest.mark.parametrize("place", ["community", "camp", "workshop"])
def test_a_card_that_says_where_it_must_be_put_is_put_there(place: str) -> None:
    table = paleo().place("totem", ADDITIONAL, to=place).reveal(1, "totem")
    assert table.asked(1) == ["settle totem"]
    table.choose("settle")
    where = {"community": table.g.belongings[1], "camp": table.g.camp, "workshop": table.g.workshop}
    assert [name for name, cards in where.items() if "totem" in cards] == [place]
    assert table.opened == []


@rule("PA-237")
def test_putting_it_in_place_counts_as_the_play_of_that_turn() -> None:
    table = paleo(seats=1).place("totem", ADDITIONAL).deck(0, "totem", "river", "cave").choose_cards()
    table.choose("settle")
    assert table.question == "choose_card"
    assert table.deck_of(0) == ["river", "cave"]
    assert table.told("revealed") == [(0, "totem")]
    table = paleo().place("totem", ADDITIONAL).deck(0, "totem", "river", "cave").choose_cards().choose("settle")
    assert (table.question, table.asked(0), table.front(0)) == ("play_card", [], [])


@rule("PA-089", "PA-237")
def test_a_last_card_put_in_place_also_ends_the_day_of_its_player() -> None:
    table = paleo().place("totem", ADDITIONAL).deck(0, "totem").choose_cards().choose("settle").end_turn()
    assert table.at_camp(0)
