"""Leaving town, moving, threats. [ledger chapters 6, 11, 12 and 22]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.near_and_far.table import Table, trek
from tests.rules import rule


def walker(paths: str = "T-a-b-c-d", hearts: int = 9, at: str = "T", **more: Any) -> Table:
    """Seat 0 on the road, with two movement."""
    return trek().land(paths, **more).party(0).pawn(0, at).goods(0, heart=hearts, coin=0, food=0)


def road(paths: str, hearts: int = 9, at: str = "T", combat: int = 0) -> Table:
    """Seat 0 about to pass a threat."""
    return walker(paths, hearts, at).token("fist", "red", combat=combat).party(0, "fist")


@rule("NF-110", "NF-188", "NF-193", "NF-194", "NF-278")
def test_a_journey_leaves_town_moves_takes_a_quest_and_places_a_camp() -> None:
    table = trek().land("T-a").pawn(0, "farm").token("bold", "red", heart=9).party(0, "bold").entry("x", on="a")
    table.quests("a").turn(0).choose("travel")
    assert (table.g.space[0], table.g.building[0], table.question) == ("T", "", "how_far")
    table.walk("a")
    assert table.choose("stop_here").question == "quest_here"
    assert table.choose("pass_quest").question == "camp_here"
    assert table.choose("set_up_camp").question == ""


@rule("NF-188")
def test_a_figure_on_the_map_does_not_count_its_hearts_again() -> None:
    table = walker(hearts=1, at="a").token("bold", "red", heart=9).party(0, "bold").reserve(0, "button").turn(0)
    assert table.choose("travel").question == "how_far"
    assert table.has(0, "heart") == 1


@rule("NF-190", "NF-192", "NF-178")
def test_hearts_are_counted_from_party_and_items_on_leaving_town() -> None:
    table = trek().token("lizard", "red", heart=2).party(0, "lizard", "button").owns(0, "copper_kettle")
    table.token("idle", "blue", heart=9).reserve(0, "idle").goods(0, heart=5).leave(0)
    assert table.has(0, "heart") == 6


@rule("NF-191", "NF-192")
def test_hearts_counted_on_leaving_town_are_at_most_thirteen() -> None:
    table = trek().token("bold", "red", heart=15).party(0, "bold").goods(0, heart=5).leave(0)
    assert table.has(0, "heart") == 13


@rule("NF-195", "NF-205")
def test_walking_over_the_town_space_counts_nothing_and_costs_nothing() -> None:
    table = walker("a-T-b", hearts=1, at="a").token("bold", "red", heart=9).party(0, "bold").turn(0).travel("T")
    assert (table.has(0, "heart"), table.hearts_to("b")) == (1, 0)


@rule("NF-096", "NF-097", "NF-101", "NF-099")
def test_in_the_first_round_there_are_no_hearts_to_spend() -> None:
    table = trek(3).facts(round=1).party(0).pawn(1, "farm").turn(0)
    assert table.g.hearts == [0, 0, 0]
    table.choose("visit", "farm").choose("challenge", 1, "fair").roll(1, 5)
    assert table.g.building[0] == "jail"


@rule("NF-102", "NF-097")
def test_hearts_left_over_are_spent_in_town() -> None:
    table = trek(3).land("T-a").party(0).party(1).pawn(0, "a").pawn(1, "farm").goods(0, heart=3).turn(0)
    table.choose("visit", "farm").choose("challenge", 1, "fair").roll(1, 3)
    assert table.asked() == ["end_duel 1", "duel_heart 2"]


@rule("NF-196", "NF-197", "NF-199")
def test_two_movement_and_less_if_one_likes() -> None:
    table = walker().turn(0).choose("travel")
    assert table.g.moves == 2
    table.walk("a")
    assert "stop_here" in table.offers()
    table.walk("b")
    assert table.ways() == set()


@rule("NF-197", "NF-198")
def test_animals_and_icons_add_movement() -> None:
    table = walker().birds(0, 2).turn(0).choose("travel")
    assert table.g.moves == 4
    table = walker().birds(0, 1).token("fast", "blue", movement=1).party(0, "fast").turn(0).choose("travel")
    assert table.g.moves == 4


@rule("NF-196")
def test_figures_share_a_space() -> None:
    table = walker().pawn(1, "a").turn(0).travel("a").choose("stop_here")
    assert table.g.space == ["a", "a"]


@rule("NF-200")
def test_a_move_ends_on_spaces_alone() -> None:
    table = road("T*a!b").turn(0).choose("travel")
    assert table.ways() == {"a"}
    assert set(table.g.map.spaces) == {"T", "a", "b"}


@rule("NF-201", "NF-202")
def test_a_path_is_used_again_with_its_hearts_each_time() -> None:
    table = walker("a-b", at="a").birds(0, 2).turn(0).travel("b", "a", "b", "a")
    assert table.has(0, "heart") == 6


@rule("NF-202", "NF-203", "NF-204")
@pytest.mark.parametrize(("camp", "steps", "cost"), [("", "bc", 1), ("b", "bc", 0), ("", "b", 0)])
def test_leaving_an_empty_space_on_the_way_costs_a_heart(camp: str, steps: str, cost: int) -> None:
    table = walker("a-b-c", at="a")
    if camp:
        table.camp(1, camp)
    assert table.turn(0).travel(*steps).choose("stop_here").has(0, "heart") == 9 - cost


@rule("NF-202")
def test_a_space_with_figures_and_quest_tokens_alone_is_empty() -> None:
    table = walker("a-b-c", at="a").pawn(1, "b").quests("b").turn(0).travel("b")
    assert table.hearts_to("c") == 1


@rule("NF-203")
def test_only_the_first_departure_is_free() -> None:
    table = walker("a-b", at="a").birds(0, 2).camp(1, "b").turn(0).travel("b", "a")
    assert table.hearts_to("b") == 1


@rule("NF-206", "NF-099")
def test_without_a_heart_the_move_ends_on_an_empty_space() -> None:
    table = walker("a-b-c", hearts=0, at="a").turn(0).travel("b")
    assert table.asked() == ["stop_here"]
    assert table.why_not("move_on") == {"NF-206"}


@rule("NF-207")
@pytest.mark.parametrize("camps", [(), ("a",), ("b",)])
def test_an_active_threat_must_be_fought_or_avoided(camps: tuple[str, ...]) -> None:
    table = road("a!b", at="a").camp(1, *camps).turn(0).travel("b")
    assert table.question == "meet_threat"
    assert table.g.space[0] == "a"
    assert table.offers() == {"fight"}


@rule("NF-208")
def test_camps_on_both_sides_switch_a_threat_off() -> None:
    table = road("a!b", at="a").camp(0, "a").camp(1, "b").turn(0).travel("b")
    assert (table.question, table.g.space[0]) == ("how_far", "b")


@rule("NF-209")
def test_the_town_space_counts_as_a_camp_beside_symbols() -> None:
    assert road("T!a").camp(1, "a").turn(0).travel("a").question == "how_far"
    assert road("T!a").turn(0).travel("a").question == "meet_threat"
    assert road("T*a").birds(0, 1).camp(1, "a").turn(0).travel("a").question == "how_far"


@rule("NF-210", "NF-211", "NF-214", "NF-216", "NF-217", "NF-218")
def test_the_top_threat_is_fought_and_beaten_and_the_next_one_waits() -> None:
    table = road("a!b", at="a", combat=2).facts(threats=["bandit", "angry_geese"]).birds(0, 2).turn(0).travel("b")
    assert table.asked()[0] == "fight bandit"
    table.choose("fight").roll(2)
    assert (table.g.beaten[0], table.g.camps[0], table.g.threats) == (["bandit"], 1, ["angry_geese"])
    assert (table.g.space[0], table.question) == ("b", "how_far")
    assert table.walk("a").asked()[0] == "fight angry_geese"


@rule("NF-215", "NF-096", "NF-095")
def test_hearts_after_a_fight_roll() -> None:
    table = road("a!b", hearts=1, at="a", combat=1).owns(0, "short_sword").turn(0).travel("b").choose("fight").roll(1)
    assert table.asked() == ["accept 3", "spend_heart 4"]
    table.choose("spend_heart")
    assert (table.g.space[0], table.has(0, "heart"), table.g.beaten[0]) == ("b", 0, ["bandit"])


@rule("NF-212")
def test_when_all_threats_are_beaten_symbols_mean_nothing() -> None:
    table = road("a!b", at="a").facts(threats=[]).turn(0).travel("b")
    assert (table.g.space[0], table.question) == ("b", "how_far")


@rule("NF-213")
def test_the_heart_behind_is_paid_before_the_fight() -> None:
    table = road("a-b!c", hearts=3, at="a").turn(0).travel("b", "c")
    assert (table.question, table.has(0, "heart"), table.g.space[0]) == ("meet_threat", 2, "b")


@rule("NF-219", "NF-216")
def test_a_defeat_leads_back_and_ends_the_turn() -> None:
    table = road("a!b", hearts=4, at="a", combat=2).birds(0, 1).quests("a").facts(threats=["glass_wasps"]).turn(0)
    table.goods(0, heart=1).travel("b").choose("fight").roll(4)
    assert (table.g.space[0], table.question, table.g.threats) == ("a", "", ["glass_wasps"])
    assert table.g.quests == ["a"]


@rule("NF-219")
def test_a_defeat_ends_the_turn_before_quest_camp_and_purchase() -> None:
    table = road("a!b", hearts=9, at="a").hand(0, "spices").goods(0, coin=9, food=9).quests("a")
    table.facts(threats=["thing_in_the_well"]).turn(0).travel("b").choose("fight").roll(1).choose("accept")
    assert table.question == ""


@rule("NF-220", "NF-224", "NF-226")
def test_caution_passes_any_number_of_threats_and_beats_none() -> None:
    table = walker("a!b!c", at="a").token("sly", "blue", caution=1).party(0, "sly").turn(0).travel("b")
    assert table.asked() == ["fight bandit", "slip_by"]
    table.choose("slip_by").walk("c").choose("slip_by")
    assert (table.g.space[0], table.g.threats[0], len(table.g.threats)) == ("c", "bandit", 12)


@rule("NF-379")
def test_the_mirror_hat_avoids_threats() -> None:
    assert "slip_by" in road("a!b", at="a").owns(0, "mirror_hat").turn(0).travel("b").offers()


@rule("NF-221", "NF-222", "NF-223", "NF-220")
def test_an_animal_given_back_lets_one_pass() -> None:
    table = walker("a-b!c-d-e-f", at="a").birds(0, 2).holds(0, "purse#1", "snares#1").facts(stables=4).turn(0)
    table.travel("b", "c").choose("distract", "bird").choose("lose_treasure", "snares#1")
    assert (table.g.birds[0], table.g.stables, table.g.treasures[0]) == (1, 5, ["purse#1"])
    assert table.g.treasure_discard == ["snares#1"]
    assert (table.g.space[0], table.g.moves, table.g.threats[0]) == ("c", 2, "bandit")
    table.choose("stop_here")
    assert table.pawn(0, "c").turn(0).choose("travel").g.moves == 3


@rule("NF-225")
def test_items_avoid_threats_for_a_price_each_time() -> None:
    table = walker("a!b!c", at="a").owns(0, "safe_conduct").goods(0, coin=1).turn(0).travel("b")
    table.choose("buy_off", "coin", 1)
    assert table.has(0, "coin") == 0
    assert table.walk("c").offers() == {"fight"}


@rule("NF-082")
def test_bounty_hunting_chooses_among_the_threats() -> None:
    table = (
        road("a!b", at="a", combat=9).talent(0, "bounty_hunting").facts(threats=["bandit", "thorn_boar", "salt_eel"])
    )
    table.turn(0).travel("b")
    assert table.asked() == ["fight bandit", "fight thorn_boar", "fight salt_eel"]
    table.choose("fight", "thorn_boar").roll(1)
    assert (table.g.beaten[0], table.g.threats) == (["thorn_boar"], ["bandit", "salt_eel"])


@rule("NF-338", "NF-336")
def test_a_turtle_spares_the_heart_of_an_empty_space_each_turn() -> None:
    table = trek(side="day").land("a-b-c-d-e").party(0).pawn(0, "a").goods(0, heart=5).turtles(0, 2).turn(0)
    table.travel("b", "c", "d", "e")
    assert table.has(0, "heart") == 4
    table.choose("stop_here")
    if table.question:
        table.choose("no_camp")
    assert table.turn(0).travel("d", "c", "b", "a").has(0, "heart") == 3


@rule("NF-336")
def test_a_turtle_is_given_back_and_carries_like_a_bird() -> None:
    table = walker("a!b", at="a").turtles(0, 1).turn(0).travel("b").choose("distract", "turtle")
    assert (table.g.turtles[0], table.g.space[0]) == (0, "b")
    assert trek().turtles(0, 1).deck("treasure", "purse#1").turn(0).choose("visit", "mystics_hut").offers() == {
        "act",
        "skip_action",
    }


@rule("NF-389", "NF-202")
def test_spices_spare_one_heart_in_a_move() -> None:
    table = walker("a-b-c-d", at="a").birds(0, 1).owns(0, "spices").turn(0).travel("b", "c", "d")
    assert table.has(0, "heart") == 8


@rule("NF-360", "NF-363", "NF-414")
@pytest.mark.parametrize("mode", ["campaign", "character", "arcade"])
def test_water_takes_a_heart_besides_that_of_empty_spaces(mode: str) -> None:
    table = trek(mode=mode, map=5).land("a-b-c", b="coin+water", c="coin+water").party(0).pawn(0, "a")
    table.goods(0, heart=5).turn(0).travel("b")
    assert table.has(0, "heart") == 4
    assert table.walk("c").has(0, "heart") == 2


@rule("NF-361", "NF-362")
def test_a_camp_on_the_water_does_not_help_and_without_a_heart_one_turns_back() -> None:
    table = walker("a-b-c", hearts=1, at="a", b="coin+water").camp(1, "b").turn(0).travel("b", "c")
    assert (table.g.space[0], table.has(0, "heart")) == ("c", 0)
    table = walker("a-b-c", hearts=0, at="a", b="coin+water").camp(1, "b").quests("a").turn(0).travel("b")
    assert (table.g.space[0], table.question) == ("a", "quest_here")


@rule("NF-366", "NF-367", "NF-368", "NF-369")
def test_bosses_may_be_fought_in_place_of_the_top_threat() -> None:
    for seats, bosses in ((4, 4), (3, 3), (2, 2)):
        table = trek(seats, mode="campaign", map=11)
        assert len(table.g.bosses) == bosses
        assert ("zag" in table.g.bosses, "shreya" in table.g.bosses) == (seats == 4, seats > 2)
        table.land("a!b").pawn(0, "a").turn(0).travel("b")
        assert [option.args[0] for option in table.options(0)] == ["bandit", *table.g.bosses]
    assert not trek(4, mode="arcade", map=11).g.bosses


@rule("NF-370", "NF-371", "NF-286")
def test_a_beaten_boss_is_taken_with_a_camp_and_its_entry_read() -> None:
    table = trek(2, mode="campaign", map=11).land("a!b").token("fist", "red", combat=20).party(0, "fist").pawn(0, "a")
    table.turn(0).travel("b").choose("fight", "red_king").roll(1)
    assert (table.g.beaten[0], table.g.bosses, table.g.camps[0]) == (["red_king"], ["ivory_queen"], 1)
    assert table.g.told.entry == "B4"
    assert table.points(0, "threats") == 9


@rule("NF-212", "NF-369")
def test_bosses_alone_need_not_be_fought() -> None:
    table = trek(2, mode="campaign", map=11).land("a!b").pawn(0, "a").facts(threats=[]).turn(0).travel("b")
    assert table.offers() == {"fight", "slip_by"}


@rule("NF-206", "NF-199")
def test_missing_hearts_are_no_reason_where_the_movement_is_used_up() -> None:
    table = road("T-a-b-c", hearts=1).turn(0).travel("a")
    assert table.why_not("move_on") == set()
    table = road("T-a-b-c", hearts=0).turn(0).travel("a")
    assert table.why_not("move_on") == {"NF-206"}
    far = road("T-a-b-c", hearts=1).turn(0).travel("a", "b")
    assert (far.g.moves, far.has(0, "heart"), far.why_not("move_on")) == (0, 0, set())


@rule("NF-338", "NF-222")
def test_a_turtle_given_back_spares_no_heart_any_more() -> None:
    """Its movement stays; what another turtle or spices spare stays, too."""
    for turtles, spices, hearts in ((1, [], 1), (2, [], 0), (1, ["spices"], 0)):
        table = walker("a!b-c", at="a").turtles(0, turtles).owns(0, *spices).turn(0).travel("b")
        table.choose("distract", "turtle")
        assert (table.g.moves, table.hearts_to("c")) == (1 + turtles, hearts)
    used = walker("a-b!c-d-e", at="a").turtles(0, 2).turn(0).travel("b", "c").choose("distract", "turtle")
    assert used.hearts_to("d") == 0, "the one that was used goes, the other spares on"
    assert used.walk("d").hearts_to("e") == 1


@rule("NF-338", "NF-389")
def test_what_turtles_and_spices_spare_adds_up() -> None:
    table = walker("a-b-c-d-e", at="a").turtles(0, 1).birds(0, 1).owns(0, "spices").turn(0).travel("b")
    assert (table.hearts_to("c"), table.walk("c").hearts_to("d"), table.walk("d").hearts_to("e")) == (0, 0, 1)


@rule("NF-089", "NF-362")
def test_a_breeder_at_the_water_may_still_get_hearts_for_an_animal() -> None:
    table = road("a!b-c", hearts=0, at="a", combat=9).land("a!b-c", b="coin+water").birds(0, 1)
    table.talent(0, "pack_bird_breeding").turn(0).travel("b").choose("fight").roll(1)
    assert (table.question, table.asked()) == ("at_the_water", ["turn_back", "give_back bird"])
    table.choose("give_back", "bird").choose("wade_in")
    assert (table.g.space[0], table.has(0, "heart"), table.question) == ("b", 1, "how_far")
    back = walker("a-b", hearts=0, at="a", b="coin+water").birds(0, 1).talent(0, "pack_bird_breeding").quests("a")
    back.turn(0).travel("b").choose("turn_back")
    assert (back.g.space[0], back.g.birds[0], back.question) == ("a", 1, "quest_here")


@rule("NF-190", "NF-298")
def test_what_is_packed_on_leaving_town_may_buy_hearts_before_they_are_counted() -> None:
    """The bell's food is the fourth for a kettle of two hearts; the pet has two."""
    table = trek().land("T-a").party(0, "button").pawn(0, "farm").owns(0, "camel_bell").hand(0, "copper_kettle")
    table.goods(0, coin=0, food=3).turn(0)
    assert "buy copper_kettle" not in table.asked()
    table.choose("travel").choose("buy", "copper_kettle").choose("keep_party")
    assert (table.has(0, "heart"), table.has(0, "food"), table.question) == (4, 0, "how_far")
