"""Two or more rules at once, played through as at the table."""

from __future__ import annotations

from tests.games.paleo.table import paleo
from tests.rules import rule


@rule("PA-170", "PA-122", "PA-158")
def test_of_two_dreams_for_two_players_only_the_one_that_is_left_is_given() -> None:
    table = paleo().card("vision", "gains = { dream = 2 }").dreams("red").reveal(0, "vision").reveal(1, "river")
    table.choose("help", 0, by=1).act(0).choose("dreamer", 1)
    assert (table.deck_of(1)[0], len(table.deck_of(0)), table.question) == ("red", 6, "choose_card")


@rule("PA-170", "PA-158", "PA-122")
def test_where_no_dream_is_left_nobody_is_asked_whose_it_is() -> None:
    table = paleo().card("vision", "gains = { dream = 1, food = 1 }").dreams().reveal(0, "vision").reveal(1, "river")
    table.choose("help", 0, by=1).act(0)
    assert (table.question, table.food, table.told("dreamed")) == ("choose_card", 1, [])


@rule("PA-170", "PA-118", "PA-089", "PA-090")
def test_a_helper_whose_deck_has_run_out_dreams_and_stays_in_the_day() -> None:
    table = (
        paleo().card("vision", "gains = { dream = 1 }").dreams("cave").deck(1).reveal(0, "vision").reveal(1, "river")
    )
    table.choose("help", 0, by=1).act(0).choose("dreamer", 1)
    assert (table.at_camp(1), table.asked(1)) == (False, ["choose 1 0", "early_night 1"])


@rule("PA-170", "PA-209", "PA-217")
def test_at_night_the_tribe_says_on_whose_new_deck_a_dream_lies() -> None:
    table = paleo(seats=3).mission("omen", "negative = true, gains = { dream = 1 }").dreams("red")
    table.closed_discard(*["forest"] * 6).night().choose("night").choose("dreamer", 2, by=0).nature().nature(0)
    assert [len(table.deck_of(seat)) for seat in (0, 1, 2)] == [2, 2, 3]
    assert table.deck_of(2)[0] == "red"


@rule("PA-115", "PA-180", "PA-177", "PA-191", "PA-097")
def test_who_replaces_the_last_person_comes_too_late_for_its_wounds_and_in_time_for_the_reward() -> None:
    """The hide of the newcomer stops nothing any more; the newcomer's hands serve for crafting."""
    table = paleo().card("trap", "pays = { cards = 2 }, gains = { craft = 1 }").people(0, "twin").wounded(0, "twin", 1)
    table.person("tanner", 'traits = { craft = 1 }, hearts = 1, bonus = "hide"').people_deck("tanner", "elder")
    table.workshop("sewing").deck(0, "red", "red", "cave").reveal(0, "trap").act(0)
    assert table.asked(0) == ["wound 0 twin"]
    table.choose("wound")
    assert (table.wounds_of(0), table.items_of(0), table.deaths) == ({"tanner": 0}, {"hide": 1}, 1)
    table.choose("craft", "clothing", 0)
    assert table.items_of(0) == {"clothing": 1}


@rule("PA-115", "PA-183", "PA-192", "PA-121")
def test_red_backs_and_the_blow_of_the_action_are_one_lot_that_helpers_soften_and_bear() -> None:
    table = paleo().card("fight", "pays = { cards = 1 }, wounds = 2, gains = { food = 1 }").people(0, "child")
    table.people(1, "elder").items(0, hide=1).items(1, hide=1).deck(0, "red", "cave").reveal(0, "fight")
    table.reveal(1, "river").choose("help", 0, by=1).act(0)
    table.choose("protect", 1, "hide").choose("protect", 0, "hide")
    assert sorted(table.asked(0)) == ["wound 0 child", "wound 1 elder"]
    table.choose("wound", 1, "elder")
    assert (table.wounds_of(0), table.wounds_of(1), table.food, table.deaths) == ({"child": 0}, {"elder": 1}, 1, 0)


@rule("PA-032", "PA-200", "PA-204")
def test_hunger_loses_before_the_mission_of_the_same_night_could_win() -> None:
    table = paleo(seats=1).mission("wall", "gains = { painting = 1 }", "negative = true").people(0, "elder")
    table.tokens(deaths=4, paintings=4).night()
    assert (table.lost, table.paintings, table.deaths) == (True, 4, 5)


@rule("PA-236", "PA-237", "PA-207", "PA-212")
def test_a_card_put_in_place_by_day_is_due_in_the_same_night_and_in_the_next() -> None:
    table = paleo(seats=1).place("fire", 'kind = "night", gains = { wood = 1 }').deck(0, "fire").choose_cards()
    table.choose("settle").choose("night", "fire", 0)
    assert table.wood == 1
    table.nature().nature()
    assert "fire" not in table.deck_of(0) + table.closed + table.opened
    assert table.night().choose("night", "fire", 0).wood == 2


@rule("PA-141", "PA-125", "PA-121", "PA-238")
def test_after_a_failed_roll_those_who_helped_may_bear_the_misfortune_but_pay_nothing_for_it() -> None:
    table = paleo().hazard(
        "bear", "needs = { strength = 1 }, dice = 1", "negative = true, pays = { hide = 1 }, wounds = 1"
    )
    table.people(0, "stalker").people(1, "elder").items(1, hide=1).reveal(0, "bear").reveal(1, "river")
    table.choose("help", 0, by=1).act(0).nature("strength_2").choose("act", "bear", 1)
    assert sorted(table.asked(1)) == ["protect 1 hide", "wound 0 stalker", "wound 1 elder"]
    table.choose("wound", 1, "elder")
    assert (table.items_of(1), table.wounds_of(1), table.opened) == ({"hide": 1}, {"elder": 1}, ["bear", "river"])


@rule("PA-172", "PA-146", "PA-125", "PA-175")
def test_a_card_that_is_removed_for_telling_a_story_leaves_the_story_to_be_played_without_its_helper() -> None:
    table = paleo().card("elder_tale", "gains = { story = 1 }, removes = true").people(1, "brute")
    table.story(1, "needs = { strength = 2 }, gains = { wood = 2 }", "gains = { wood = 1 }")
    table.reveal(0, "elder_tale").reveal(1, "river").choose("help", 0, by=1).act(0)
    assert (table.front(0), table.graveyard) == (["story_1"], ["elder_tale"])
    assert table.asked(0) == ["act story_1 1", "ignore story_1"]
    assert (table.act(0, 1).wood, table.graveyard) == (1, ["elder_tale", "story_1"])


@rule("PA-154", "PA-155", "PA-156")
def test_of_two_inventions_for_a_full_workshop_the_second_may_push_out_the_first() -> None:
    table = paleo().card("idea", "gains = { invention = 2 }").inventions("boat", "bowyer").reveal(0, "idea")
    table.workshop("amulet", "shelter", "sewing", "herbs").act(0)
    assert table.asked(0) == ["push_out amulet", "push_out shelter", "push_out sewing", "push_out herbs"]
    assert table.choose("push_out", "herbs").in_workshop("raft") > 0
    table.choose("push_out", "boat")
    assert table.g.workshop == ["amulet", "shelter", "sewing", "bowyer"]
    assert (table.in_workshop("raft"), table.in_workshop("bow") > 0, table.graveyard) == (0, True, ["herbs", "boat"])


@rule("PA-155", "PA-110", "PA-152")
def test_what_was_crafted_before_its_invention_was_pushed_out_can_be_paid_with_but_not_crafted_again() -> None:
    table = paleo().card("idea", "gains = { invention = 1 }").card("gift", "pays = { hut = 1 }, gains = { craft = 1 }")
    table.workshop("shelter", "amulet", "sewing", "herbs").inventions("boat").items(0, hut=1).storage(wood=2)
    table.reveal(0, "gift").reveal(1, "idea").act(1).choose("push_out", "shelter").act(0)
    assert (table.items_of(0), table.in_workshop("hut"), table.in_supply("hut")) == ({}, 0, 4)
    assert not any("hut" in option for option in table.asked(0))
