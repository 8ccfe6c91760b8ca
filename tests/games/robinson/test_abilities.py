"""The sixteen abilities, and Friday's. [ledger chapters 4 and 27]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import CHARACTERS, FRIDAY
from campfire.games.robinson.rules.abilities import can_use_ability
from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.items import draw_inventions
from campfire.games.robinson.rules.morale import high_morale
from campfire.games.robinson.rules.mysteries import draw_mysteries
from campfire.games.robinson.rules.pawns import neutral_pawns
from campfire.games.robinson.rules.scenario import round_ends
from campfire.games.robinson.rules.weather import weather_phase
from campfire.kernel.question import AskAll
from tests.games.robinson.plans import lead, leads, planned, planning, prices, ready, support, supports, take_back, why
from tests.games.robinson.table import Table, island, robinson
from tests.rules import rule

COSTS = {
    "carpenter": {"economical_construction": 2, "craftsmanship": 2, "a_new_idea": 3, "handyman": 3},
    "cook": {"grandmas_recipe": 2, "scrounger": 2, "stone_soup": 3, "hooch": 3},
    "explorer": {"lucky": 2, "reconnaissance": 2, "motivational_speech": 3, "scouting": 3},
    "soldier": {"tracking": 2, "defensive_plan": 3, "frenzy": 3, "the_hunt": 4},
}
NOW = ("a_new_idea", "handyman", "grandmas_recipe", "stone_soup", "reconnaissance")
STANDING = (*NOW, "motivational_speech", "scouting", "tracking", "defensive_plan", "the_hunt")
"""Abilities that are offered while the group plans."""


def lone(character: str, determination: int = 9) -> Table:
    """One character with determination, food, a wound, and something in every deck."""
    table = robinson(1, character).determined(0, determination).have(food=1).wounded(0, 2)
    return table.inventions("bow", "raft", "moat", "wall", "sling", "pit").hunting("fox", "bear")


def offered(table: Table, seat: int = 0) -> set[str]:
    """The abilities that a seat is offered."""
    return {str(option.args[0]) for option in table.options(seat) if option.key == "ability"}


@pytest.mark.parametrize("character", CHARACTERS)
@rule("RC-133", "RC-163")
def test_each_character_has_four_abilities_paid_with_determination(character: str) -> None:
    assert dict(CHARACTERS[character].abilities) == COSTS[character]


@pytest.mark.parametrize("character", CHARACTERS)
@rule("RC-133", "RC-135", "RC-058")
def test_an_ability_is_offered_where_its_owner_can_pay(character: str) -> None:
    for have in range(6):
        table = planning(lone(character, have))
        assert offered(table) == {a for a, cost in COSTS[character].items() if a in STANDING and cost <= have}


@rule("RC-058", "RC-133")
def test_the_determination_of_others_does_not_pay() -> None:
    table = planning(robinson(2, "explorer", "soldier").determined(1, 9))
    assert offered(table, 0) == set()
    assert not can_use_ability(table.g, 1, "motivational_speech")


@rule("RC-134", "RC-429")
def test_an_ability_is_used_once_a_round() -> None:
    table = planning(lone("explorer"))
    table.choose("ability", "motivational_speech")
    assert (table.determination(0), table.g.used) == (6, ("motivational_speech",))
    assert "motivational_speech" not in offered(table)
    table.now("night").begin(round_ends())
    assert "motivational_speech" in offered(planning(table))


@rule("RC-135")
def test_an_ability_may_be_used_while_others_decide() -> None:
    table = robinson(2, "cook", "explorer").determined(1, 3).wounded(0, 1).morale(3).now("morale")
    table.begin(high_morale())
    put = table.pending
    assert isinstance(put, AskAll)
    assert (put.seats, put.may) == ((0,), (1,))
    table.morale(2).choose("ability", "motivational_speech", by=1)
    assert table.at_morale == 3


@rule("RC-046")
def test_a_weak_first_player_uses_no_abilities() -> None:
    assert offered(planning(lone("explorer").sign("round no_abilities 0"))) == set()


# Carpenter


@rule("RC-139", "RC-140", "RC-142")
def test_the_carpenter_lays_determination_in_place_of_a_wood() -> None:
    """RC-EX-44."""
    table = planning(robinson(4).have(wood=3).determined(0, 2))
    assert prices(table, 0, "build", "shelter") == []
    assert prices(table, 0, "build", "shelter", "lead_on_credit") == [(3, 0, 0, 0)]
    table.choose("lead_on_credit", "0", "build", "shelter", 3, 0, 0, 0)
    assert (table.wood, table.determination(0)) == (0, 0)
    assert planned(table, "build", "shelter")[3:] == ((3, 0, 0, 0), ("economical_construction",))
    poor = planning(robinson(4).have(wood=3).determined(0, 1))
    assert prices(poor, 0, "build", "shelter", "lead_on_credit") == []
    assert why(poor, 0, "lead", "build", "shelter") == ("resource", "RC-215")


@rule("RC-140", "RC-134", "RC-198")
def test_determination_comes_back_with_the_pawn() -> None:
    table = planning(robinson(4).have(wood=3).determined(0, 2))
    table.choose("lead_on_credit", "0", "build", "shelter", 3, 0, 0, 0)
    take_back(table, 0, "build", "shelter")
    assert (table.wood, table.determination(0), table.g.used) == (3, 2, ())


@rule("RC-143", "RC-139")
def test_it_may_bring_a_cost_down_to_nothing() -> None:
    table = planning(robinson(1, "carpenter").determined(0, 2))
    table.choose("lead_on_credit", "0", "build", "weapons", 0, 0, 0, 0)
    lead(table, 0, "rest")
    ready(table, 0)
    table.act().nature(5, 0, 5)
    assert (table.weapons, table.determination(0)) == (1, 0)


@rule("RC-141", "RC-139")
def test_while_resolving_a_wood_goes_back_to_available() -> None:
    table = robinson(2).have(wood=3).determined(0, 2).shelter()
    table.plan("build", "roof", "1", along=("roll",), wood=2).act()
    assert table.question == "next_action"
    table.choose("save_wood", 0, "build", "roof", by=0)
    assert (table.wood, table.determination(0)) == (2, 0)
    table.roll("build", False, True, False)
    assert (table.roof, table.wood) == (1, 2)


@rule("RC-141", "RC-144")
def test_determination_of_a_failed_action_goes_back() -> None:
    table = robinson(2).have(wood=2).determined(0, 2).shelter()
    table.plan("build", "roof", "1", along=("roll",), wood=2).act().choose("save_wood", 0, "build", "roof", by=0)
    table.roll("build", False, False, False)
    assert (table.roof, table.wood, table.determination(0)) == (0, 2, 2)


@rule("RC-139", "RC-134")
def test_only_one_action_needs_less_wood() -> None:
    table = planning(robinson(1, "carpenter").have(wood=2).determined(0, 4))
    lead(table, 0, "build", "weapons", wood=1)
    lead(table, 0, "build", "shovel")
    table.choose("save_wood", 0, "build", "weapons")
    assert (table.wood, table.determination(0)) == (2, 2)
    assert not [option for option in table.asked(0) if option.startswith("save_wood")]


REROLLS = [("carpenter", "craftsmanship", "build"), ("cook", "scrounger", "gather"), ("explorer", "lucky", "explore")]


def rolling(character: str, kind: str, determination: int, pawn: str = "0") -> Table:
    """An action of a kind is about to be rolled for."""
    table = robinson(2, character).determined(0, determination).tile("A1", 5).next_tiles(8, 3)
    target = {"build": "shovel", "gather": "A1:wood", "explore": "B2"}[kind]
    table.plan(kind, target, pawn, along=("roll",)).act()
    return table.choose("resolve") if table.question == "next_action" else table


@pytest.mark.parametrize(("character", "ability", "kind"), REROLLS)
@rule("RC-145", "RC-150", "RC-155", "RC-137")
def test_one_die_of_an_own_action_is_rolled_again_before_any_counts(character: str, ability: str, kind: str) -> None:
    table = rolling(character, kind, 2).roll(kind, True, True, False)
    assert table.question == "rolled"
    assert table.wounds(0) == 0
    dice = [option.args[-1] for option in table.options(0) if option.args[0] == ability]
    assert dice == ["wound", "success", "adventure"]
    table.choose("ability", ability, "wound").roll_again(kind, 0, False)
    assert (table.wounds(0), table.determination(0)) == (0, 0)


@pytest.mark.parametrize(("character", "ability", "kind"), REROLLS)
@rule("RC-136", "RC-145", "RC-150", "RC-155")
def test_dice_of_others_or_of_another_colour_are_not_rolled_again(character: str, ability: str, kind: str) -> None:
    for other in ("build", "gather", "explore"):
        table = rolling(character, other, 2).roll(other, True, True, False)
        assert any(option.args[0] == ability for option in table.options(0)) == (other == kind)
    table = rolling(character, kind, 2, pawn="1").roll(kind, True, True, False)
    assert table.question != "rolled"


@rule("RC-138")
def test_the_consolation_of_a_roll_does_not_pay_for_it() -> None:
    table = rolling("carpenter", "build", 1).roll("build", False, False, False)
    assert table.question != "rolled"
    assert table.determination(0) == 3


@rule("RC-456", "RC-136")
def test_friday_rolls_any_die_of_his_again() -> None:
    table = robinson(1, "cook").friday(determination=3).plan("build", "shovel", "friday", along=("roll",)).act()
    table.roll("build", True, True, False).choose("friday_rerolls", "wound").roll_again("build", 0, False)
    assert (table.wounds(FRIDAY), table.determination(FRIDAY)) == (0, 1)


@rule("RC-146", "RC-094")
def test_a_new_idea_puts_one_of_five_inventions_on_the_board() -> None:
    table = planning(lone("carpenter")).choose("ability", "a_new_idea")
    assert table.asked(0) == ["idea bow", "idea raft", "idea moat", "idea wall", "idea sling"]
    table.choose("idea", "moat")
    assert "moat" in table.g.board
    assert sorted(table.g.invention_discard) == ["bow", "raft", "sling", "wall"]
    assert (table.g.inventions.cards, table.determination(0)) == (["pit"], 6)


@rule("RC-094")
def test_rejected_ideas_come_back_only_when_the_deck_is_empty() -> None:
    table = robinson().inventions("pit").now("event")
    table.g.invention_discard = ["bow"]
    table.begin(draw_inventions(0, "", 1))
    assert table.g.invention_discard == ["bow"]
    table.begin(draw_inventions(0, "", 1)).nature(0)
    assert "bow" in table.g.board
    assert table.g.invention_discard == []


@rule("RC-146", "RC-094")
def test_a_new_idea_goes_on_from_the_rejected_ones_where_the_deck_runs_out() -> None:
    table = robinson(1, "carpenter").determined(0, 3).inventions("pit", "wall")
    table.g.invention_discard = ["bow", "raft", "moat", "sling"]
    planning(table).choose("ability", "a_new_idea").nature(3, 2, 1, 0)
    assert table.asked(0) == ["idea pit", "idea wall", "idea bow", "idea raft", "idea moat"]
    table.choose("idea", "moat")
    assert "moat" in table.g.board
    assert (table.g.inventions.cards, table.g.invention_discard) == (["sling"], ["pit", "wall", "bow", "raft"])


@rule("RC-146")
def test_with_fewer_than_five_inventions_left_the_carpenter_chooses_among_those() -> None:
    table = planning(robinson(1, "carpenter").determined(0, 3).inventions("pit", "wall"))
    assert table.choose("ability", "a_new_idea").asked(0) == ["idea pit", "idea wall"]


@rule("RC-094", "RC-709")
def test_two_inventions_are_drawn_although_one_is_left_in_the_deck() -> None:
    table = robinson().inventions("pit").now("event")
    table.g.invention_discard = ["bow"]
    table.begin(draw_inventions(0, "", 2)).nature(0)
    assert {"pit", "bow"} <= set(table.g.board)


@rule("RC-147", "RC-222")
def test_the_handyman_has_an_extra_pawn_for_own_building_in_this_round() -> None:
    table = planning(robinson(2).determined(0, 3).tile("A1", 5).have(wood=1)).choose("ability", "handyman", by=0)
    lead(table, 0, "build", "shovel")
    lead(table, 0, "gather", "A1:wood")
    lead(table, 1, "build", "weapons", wood=1)
    assert supports(table, 0, "handyman") == {"build shovel"}
    support(table, 0, "build", "shovel", "handyman")
    assert supports(table, 0, "handyman") == set()
    lead(table, 1, "rest")
    ready(table, 0, 1)
    assert planned(table, "build", "shovel")[2:] == (("0", "handyman"), (0, 0, 0, 0), ())
    assert "handyman" in neutral_pawns(table.g)
    table.now("night").begin(round_ends())
    assert "handyman" not in neutral_pawns(table.g)


# Cook


@rule("RC-148", "RC-149")
def test_grandmas_recipe_heals_for_a_food_at_any_time() -> None:
    table = robinson(2, "cook").determined(0, 2).have(food=1).wounded(0, 1).wounded(1, 3)
    table = planning(table).choose("ability", "grandmas_recipe", by=0)
    table.choose("heal", 0)
    assert (table.wounds(0), table.wounds(1), table.food, table.determination(0)) == (0, 2, 0, 0)


@rule("RC-148")
def test_both_wounds_may_be_of_one_character_but_food_is_needed() -> None:
    table = planning(robinson(2, "cook").determined(0, 2).have(preserves=1).wounded(1, 3))
    assert table.choose("ability", "grandmas_recipe", by=0).wounds(1) == 1
    assert table.preserves == 0
    assert offered(planning(robinson(2, "cook").determined(0, 2).wounded(1, 3)), 0) == set()


@rule("RC-459", "RC-148")
def test_friday_can_be_healed_by_the_cook() -> None:
    table = planning(robinson(2, "cook").determined(0, 2).have(food=1).friday(wounds=2))
    assert table.choose("ability", "grandmas_recipe", by=0).wounds(FRIDAY) == 0


@rule("RC-151")
def test_stone_soup_is_food_at_once_outside_the_action_phase() -> None:
    assert planning(lone("cook")).choose("ability", "stone_soup").food == 2


@rule("RC-151", "RC-152")
def test_stone_soup_cooked_in_the_action_phase_meets_no_demand_of_it() -> None:
    table = robinson(1, "cook").determined(0, 3).adventure("build", "rats", '[["lose_food", 2]]')
    table.token("build_deck", "adventure").plan("build", "shovel", "0", "0").act()
    table.choose("ability", "stone_soup")
    assert (table.future, table.wounds(0)) == ({"food": 1}, 2)


def cloudy(*tokens: str) -> Table:
    return robinson(1, "cook", scenario=island()).determined(0, 3).have(wood=9, food=9).token("weather", *tokens)


@rule("RC-153", "RC-154")
def test_hooch_ignores_a_rain_cloud_after_the_roll() -> None:
    table = robinson(1, "cook", scenario=island(weather={1: ("rain",)})).determined(0, 3).have(wood=9, food=9)
    table.begin(weather_phase()).nature(0).choose("ability", "hooch", "rain")
    assert (table.wood, table.food, table.determination(0)) == (9, 9, 0)


@rule("RC-153", "RC-414")
def test_hooch_makes_a_snow_cloud_a_rain_cloud_but_does_not_ignore_it() -> None:
    table = cloudy("snow").begin(weather_phase())
    assert [o.args for o in table.options(0) if o.args[0] == "hooch"] == [("hooch", "soften")]
    table.choose("ability", "hooch", "soften")
    assert (table.wood, table.food) == (8, 8)


# Explorer


@rule("RC-156", "RC-157")
def test_reconnaissance_chooses_the_next_of_three_tiles() -> None:
    table = planning(lone("explorer").next_tiles(3, 6, 9, 1)).choose("ability", "reconnaissance")
    assert sorted(table.asked(0)) == ["next_tile 3", "next_tile 6", "next_tile 9"]
    table.choose("next_tile", 9).nature(2, 0, 1)
    pile = table.g.tile_pile
    assert (pile.cards[-1], sorted(pile.cards)) == ("9", ["1", "3", "6", "9"])
    assert [pile.is_known(place, 0) for place in range(4)] == [False, False, False, True]
    assert pile.cards[:3] == ["3", "1", "6"]


@rule("RC-158")
def test_reconnaissance_comes_before_the_exploration() -> None:
    table = robinson(1, "explorer").determined(0, 2).next_tiles(3, 8).plan("explore", "B2", "0", "0").act()
    assert offered(table) == {"reconnaissance"}
    table.choose("ability", "reconnaissance").choose("next_tile", 8).nature()
    assert table.g.tiles["B2"] == 8


@rule("RC-159")
def test_a_motivational_speech_raises_morale_at_once() -> None:
    table = planning(lone("explorer")).choose("ability", "motivational_speech")
    assert (table.at_morale, table.determination(0)) == (1, 6)


@rule("RC-160", "RC-161")
def test_scouting_keeps_one_of_two_tokens_at_once() -> None:
    table = planning(lone("explorer").next_discoveries("goat", "herbs", "poison")).choose("ability", "scouting")
    table.choose("keep_find", "herbs")
    assert (table.g.found, table.g.discoveries.cards) == (["herbs"], ["poison"])


@rule("RC-161")
def test_a_token_scouted_in_the_action_phase_waits_in_future() -> None:
    table = robinson(1, "explorer").determined(0, 3).next_discoveries("goat", "herbs").plan("rest", "", "0")
    table.act().choose("ability", "scouting").choose("keep_find", "herbs")
    assert (table.g.found, table.g.found_now) == ([], ["herbs"])


# Soldier


@rule("RC-162", "RC-750")
def test_tracking_leaves_the_top_beast_or_sinks_it() -> None:
    for answer, deck in (("beast_on_top", ["bear", "fox"]), ("beast_to_bottom", ["fox", "bear"])):
        table = planning(lone("soldier")).choose("ability", "tracking")
        assert table.question == "choose_track_end"
        table.choose(answer)
        assert table.g.hunting.cards == deck
        assert table.g.hunting.is_known(deck.index("fox"), 0)


@rule("RC-750", "RC-168")
def test_a_tracked_card_keeps_its_place_until_the_deck_is_shuffled() -> None:
    table = planning(lone("soldier").beasts("boa")).choose("ability", "tracking").choose("beast_to_bottom")
    table.choose("ability", "the_hunt").nature(2, 0, 1)
    assert not any(table.g.hunting.is_known(place, 0) for place in range(3))


@rule("RC-163", "RC-164")
def test_a_defensive_plan_raises_weapons_or_with_a_shelter_the_palisade() -> None:
    table = planning(lone("soldier")).choose("ability", "defensive_plan")
    assert (table.weapons, table.determination(0)) == (1, 6)
    table = planning(lone("soldier").shelter()).choose("ability", "defensive_plan")
    assert table.choose("track", "palisade").palisade == 1


@rule("RC-165")
def test_no_defensive_plan_between_a_reveal_and_its_end() -> None:
    table = robinson(1, "soldier").determined(0, 3).hunting("bear").plan("hunt", "", "0", "0").act()
    assert "defensive_plan" in offered(table)
    table.choose("resolve")
    assert table.question == "fight"
    assert "defensive_plan" not in offered(table)


@rule("RC-165")
def test_no_defensive_plan_while_an_event_is_resolved() -> None:
    table = robinson(1, "soldier").determined(0, 3).levels(roof=1, palisade=1).shelter(1, 1).now("night", 2)
    table.event("gale", "pawns = 1", event='[["roof_or_palisade", -1]]').events("gale").begin(event_phase())
    assert table.g.phase == "event"
    assert "defensive_plan" not in offered(table)


@rule("RC-165")
def test_no_defensive_plan_while_an_adventure_a_mystery_or_a_threat_effect_is_resolved() -> None:
    """It would be in time for a fight or a demand that has been revealed already."""
    table = robinson(1, "soldier").determined(0, 3).now("action").plan("gather", "A1:wood", "0")
    table.adventure("gather", "wolf", '[["fight", 2, 0, 0, 0, 0]]').begin(draw_adventure(0, "gather", "A1"))
    assert (table.question, offered(table)) == ("fight", {"frenzy"})
    table = robinson(1, "soldier").determined(0, 3).now("action").mysteries("snake").equipment("biscuits")
    table.begin(draw_mysteries(0, "B1", 0, 1, 0, 1, True))
    assert (table.question, offered(table)) == ("mystery", set())
    table = robinson(1, "soldier").determined(0, 3).now("event", 2).event("quiet").events("quiet").equipment("biscuits")
    table.threat("old", left=True, pushed='[["lowers", "weapons", 1]]').threat("new").begin(event_phase())
    assert (table.question, offered(table)) == ("demand", set())


@rule("RC-166", "RC-167", "RC-114")
def test_frenzy_helps_the_soldier_in_an_own_fight_after_the_reveal() -> None:
    """RC-EX-45."""
    table = robinson(1, "soldier").determined(0, 3).levels(weapons=2).hunting("bear").plan("hunt", "", "0", "0").act()
    table.choose("resolve").choose("ability", "frenzy")
    assert (table.wounds(0), table.determination(0)) == (1, 0)
    assert table.weapons == 1


@rule("RC-167")
def test_no_frenzy_in_actions_of_others_or_in_the_weather() -> None:
    table = robinson(2, "soldier").determined(0, 3).hunting("bear").plan("hunt", "", "1", "0").act()
    table.choose("resolve")
    assert "frenzy" not in offered(table, 0) | offered(table, 1)
    table = robinson(1, "soldier").determined(0, 3).now("weather").begin(fight(-1, "", 3, 0, 0, 0, 0))
    assert "frenzy" not in offered(table)


@rule("RC-167", "RC-236")
def test_no_frenzy_on_the_way_to_an_action() -> None:
    table = planning(robinson(1, "soldier").determined(0, 3).tile("A1", 5).token("A1", "danger"))
    lead(table, 0, "gather", "A1:wood")
    lead(table, 0, "rest")
    ready(table, 0)
    assert table.question == "danger"
    assert "frenzy" not in offered(table)


@rule("RC-168", "RC-169")
def test_the_hunt_shuffles_an_unseen_beast_into_the_deck_or_starts_it() -> None:
    table = planning(lone("soldier").beasts("boa", "tiger")).choose("ability", "the_hunt").nature(1, 0, 2)
    assert sorted(table.g.hunting.cards) == ["bear", "boa", "fox"]
    assert table.g.beasts.cards == ["tiger"]
    table = planning(lone("soldier").hunting().beasts("boa")).choose("ability", "the_hunt")
    assert table.g.hunting.cards == ["boa"]
    assert not table.g.hunting.is_known(0, 0)
    assert "hunt" in leads(table, 0)


@rule("RC-059", "RC-135")
def test_determination_is_spent_as_soon_as_it_is_gained() -> None:
    table = robinson(1, "explorer").determined(0, 1).plan("camp", "", "0").plan("rest", "", "0").act()
    assert table.determination(0) == 3
    assert "motivational_speech" in offered(table)
    before = table.at_morale
    assert table.choose("ability", "motivational_speech").at_morale == before + 1
