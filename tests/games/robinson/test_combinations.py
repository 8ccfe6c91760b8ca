"""Two or more rules at once, played through as at the table."""

from __future__ import annotations

from campfire.games.robinson.cards import FRIDAY
from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.morale import morale_phase
from campfire.games.robinson.rules.mysteries import Left, begin_drawing
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.rules.weather import weather_phase
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.vocabulary.things import item_token
from tests.games.robinson.cannibals import cannibals, village
from tests.games.robinson.cursed import cursed
from tests.games.robinson.event_deck import table_of
from tests.games.robinson.kong import PALISADE, kong, lives
from tests.games.robinson.outcomes import stage
from tests.games.robinson.plans import laid, lead, leads, planning, ready, support, supports, take_back
from tests.games.robinson.table import Table, robinson
from tests.games.robinson.volcano import volcano
from tests.rules import rule


def everybody_rests(table: Table, *pawns: int) -> Table:
    """These pawns rest, everybody is ready, and the actions begin."""
    for seat in pawns:
        lead(table, seat, "rest")
    return ready(table, *table.g.seats).begin(resolve_actions(), end_of_actions())


# Planning


@rule("RC-240", "RC-451", "RC-465", "RC-224")
def test_friday_leads_dog_and_map_where_distance_and_a_token_ask_for_three() -> None:
    table = planning(robinson(1).friday().dog().items("map").tile("A1", 3).token("explore", "time"))
    lead(table, 0, "explore", "A2", pawn="friday")
    for pawn in ("dog", "map"):
        support(table, 0, "explore", "A2", pawn=pawn)
    assert "ready" not in table.asked(0)
    everybody_rests(table, 0, 0).roll("explore", False, True, True)
    assert (table.wounds(FRIDAY), table.g.tiles["A2"] > 0, table.tokens("explore")) == (1, True, ())


@rule("RC-344", "RC-497", "RC-243", "RC-240")
def test_distance_fog_and_two_time_consuming_tokens_add_up_for_a_cross() -> None:
    table = planning(cursed(4).have(wood=2).token("A2", "fog", "time").token("build", "time"))
    lead(table, 0, "build", "cross:A2", wood=2)
    for seat in (0, 1, 1, 2):
        support(table, seat, "build", "cross:A2")
    assert supports(table, 2) == {"build cross:A2"}
    support(table, 2, "build", "cross:A2")
    assert supports(table, 3) == set()


@rule("RC-236", "RC-079")
def test_an_amulet_takes_the_danger_away_from_everybody_who_is_on_the_way_to_it() -> None:
    table = planning(robinson().tile("A1", 4).token("A1", "danger").treasure("protective_amulet"))
    for seat, source in ((0, "A1:wood"), (1, "A1:fish")):
        lead(table, seat, "gather", source)
        support(table, seat, "gather", source)
    assert ready(table, 0, 1).question == "danger"
    table.choose("protective_amulet")
    assert (table.done, table.tokens("A1"), table.g.wounds[:2]) == (True, (), [0, 0])


@rule("RC-240", "RC-228", "RC-235", "RC-554")
def test_an_attack_takes_the_time_of_a_hunt_but_leaves_the_danger_to_the_beast() -> None:
    table = planning(cannibals(3).hunting("fox").token("hunt", "time", "danger").levels(weapons=2))
    lead(table, 0, "hunt", "village:A1")
    for seat in (0, 1):
        support(table, seat, "hunt", "village:A1")
    lead(table, 2, "hunt")
    support(table, 2, "hunt")
    everybody_rests(table, 1).choose("resolve", 0, "hunt", "village:A1", 0)
    assert [table.wounds(seat) for seat in range(3)] == [3, 0, 1]
    assert table.tokens("hunt") == ()


@rule("RC-243", "RC-236", "RC-554")
def test_time_and_danger_on_the_tile_of_a_village_meet_those_who_attack_it() -> None:
    table = planning(cannibals(2).token("A1", "time", "danger"))
    lead(table, 0, "hunt", "village:A1")
    support(table, 0, "hunt", "village:A1")
    assert supports(table, 1) == {"hunt village:A1"}
    support(table, 1, "hunt", "village:A1")
    lead(table, 1, "rest")
    assert ready(table, 0, 1).wounds(0) == 1


@rule("RC-245", "RC-140", "RC-229", "RC-144")
def test_extra_wood_saved_and_taken_back_goes_to_the_next_action_whole() -> None:
    table = planning(robinson().token("build", "wood").have(wood=2).determined(0, 2))
    lead(table, 0, "build", "weapons", wood=2).choose("save_wood", by=0)
    lead(table, 1, "build", "weapons", wood=1)
    assert (table.wood, table.determination(0)) == (0, 0)
    take_back(table, 0, "build", "weapons")
    assert (laid(table, "build", "weapons"), table.wood, table.determination(0)) == (
        (("1",), (2, 0, 0, 0), ("wood",)),
        0,
        2,
    )


@rule("RC-649", "RC-240", "RC-656")
def test_a_treasure_map_takes_the_token_of_exploring_and_a_confused_digger_rolls() -> None:
    table = planning(robinson().treasure("treasure_map").token("explore", "time").mysteries("gold", "boxes"))
    lead(table, 0, "explore", "treasure_map")
    support(table, 0, "explore", "treasure_map")
    assert supports(table, 1) == {"explore treasure_map"}
    table = (
        robinson()
        .treasure("treasure_map")
        .sign(Sign("confused", (0,), "round"))
        .plan("explore", "treasure_map", "0", "0")
        .act()
    )
    assert table.question == "explore_dice"


@rule("RC-280", "RC-602")
def test_a_threat_action_may_take_the_card_that_a_hunt_was_planned_for() -> None:
    table = robinson().hunting("fox").levels(weapons=3)
    table.g.threats = ["", "night_attack"]
    lead(planning(table), 0, "threat", "night_attack:0")
    lead(table, 1, "hunt")
    support(table, 1, "hunt")
    everybody_rests(table, 0)
    assert (table.food, table.fur, table.wounds(1), table.done) == (2, 1, 0, True)


# Resolving


@rule("RC-334", "RC-269", "RC-221")
def test_a_broken_basket_still_carries_and_a_map_still_leads() -> None:
    table = robinson().items("map", "basket").tile("A1", 3).have(wood=1).next_tiles(8)
    table.adventures("build", "broken_tool").token("build_deck", "adventure")
    lead(planning(table), 0, "build", "weapons", wood=1)
    support(table, 0, "build", "weapons")
    lead(table, 1, "explore", "B2")
    support(table, 1, "explore", "B2", pawn="map")
    lead(table, 1, "gather", "A1:fish")
    ready(table.choose("pack"), 0, 1).begin(resolve_actions(), end_of_actions()).choose("flip", "basket")
    table.roll("gather", False, True, False)
    assert (table.food, table.g.tiles["B2"], table.g.fading) == (2, 8, ["basket"])


@rule("RC-235", "RC-112", "RC-166", "RC-261")
def test_of_two_hunts_danger_and_a_shot_belong_to_the_first_alone() -> None:
    table = robinson(2, "soldier", "cook").hunting("fox", "goats").token("hunt", "danger").determined(0, 3)
    table.equipment("pistol").plan("hunt", "", "0", "0").plan("hunt", "", "1", "1").act()
    table.choose("resolve", 1, "hunt", "", 1)
    assert table.asked(1) == ["fight 3", "pistol"]
    table.choose("pistol").choose("resolve")
    assert table.asked(0) == ["fight 4", "pistol", "ability frenzy"]


@rule("RC-656", "RC-232", "RC-655", "RC-145")
def test_confusion_and_a_token_roll_a_sure_success_again_once_and_the_ability_after_them() -> None:
    table = (
        robinson(2, "carpenter")
        .determined(0, 2)
        .have(wood=1)
        .token("build", "reroll")
        .sign(Sign("confused", (0,), "round"))
    )
    table.plan("build", "weapons", "0", "1", wood=1).act().choose("resolve").nature(0).nature(5)
    assert (table.question, table.tokens("build")) == ("rolled", ())
    table.choose("ability", "craftsmanship", "success").nature(0)
    assert (table.weapons, table.determination(0)) == (1, 0)


@rule("RC-240", "RC-396", "RC-261")
def test_a_bear_in_the_camp_takes_the_slow_arrangement_or_the_other() -> None:
    for first, gained in ((0, [0, 2]), (1, [2, 0])):
        table = planning(robinson().token("camp", "marker", "time"))
        lead(table, 0, "camp")
        support(table, 0, "camp")
        lead(table, 1, "camp")
        everybody_rests(table, 1).choose("resolve", first, "camp", "", first)
        assert ([table.determination(seat) for seat in (0, 1)], table.at_morale) == (gained, 1)


@rule("RC-365", "RC-651", "RC-386", "RC-387")
def test_a_whipped_collapse_stops_nobody_and_a_net_keeps_what_was_found_before() -> None:
    table = volcano(3).treasure("whip").mysteries("collapse", "gold", "net", "boxes")
    table.plan("explore", "site:A3", "0", "0", "1", "1").act().choose("whip")
    assert (table.g.outside[0], table.g.carried_kept[0], table.g.kept_now) == ("A3", ("gold",), [])


@rule("RC-658", "RC-562", "RC-438", "RC-239", "RC-263")
def test_a_trap_that_moves_the_camp_leaves_the_other_plans_as_they_were() -> None:
    """The camp flees in the middle of the actions; the danger of the old one still meets whoever arranges it."""
    table = cannibals(3).shelter(roof=3, palisade=1).tile("C1", 9).token("B1", "danger").token("C1", "food")
    table.items("snare").mysteries("unfortunate_adventure").begin(item_token(-1, "", "snare", "food"))
    table.adventures("explore", "remains_of_a_settlement").events("argument").next_tiles(8)
    table.token("explore_deck", "adventure").plan("explore", "C2", "0", "0", "1").plan("camp", "", "2").act()
    table.choose("decide", "remains_of_a_settlement", 1).choose("camp", "C1").choose("stop_drawing").nature()
    assert (table.g.camp, table.roof, table.palisade, table.g.fading) == ("C1", 2, 1, ["snare"])
    assert [table.wounds(seat) for seat in range(3)] == [3, 3, 4]


# The other phases


@rule("RC-273", "RC-101", "RC-072")
def test_a_threat_action_uncovers_what_its_own_card_has_covered_and_nothing_else() -> None:
    """An amulet has freed the fish of the Otters; since then the Predators have scared them away."""
    table = table_of(2, "otters", "predators").treasure("protective_amulet").begin(event_phase(), production_phase())
    table.choose("protective_amulet").now("event", 3).begin(event_phase())
    assert table.g.threats == ["otters", "predators"]
    table.plan("threat", "otters:0", "0").act()
    assert table.tokens("B1") == ("exhausted_fish",)
    table.plan("threat", "predators:0", "0", "1").act()
    assert table.tokens("B1") == ()


@rule("RC-603", "RC-604", "RC-192", "RC-682")
def test_a_catastrophe_silences_items_but_neither_shortcut_nor_snare() -> None:
    table = table_of(2, "catastrophe").items("drums", "pit", "shortcut", "snare", "cellar").tile("A1", 1)
    table.token("A1", "shortcut").begin(item_token(-1, "", "snare", "food"), event_phase(), morale_phase())
    assert table.determination(0) == 0
    table.begin(production_phase())
    assert (table.wood, table.food, table.done) == (2, 2, True)
    table.shelter().begin(end_of_actions(), night_phase())
    assert (table.food, table.told("spoilt")) == (0, [])


@rule("RC-611", "RC-682", "RC-690", "RC-691")
def test_half_is_of_sources_tokens_pit_and_shortcut_together() -> None:
    """One wood, a fish and its token, two of the Pit, a wood and its token over the Shortcut: seven, of which three."""
    table = table_of(2, "raging_river").items("pit", "shortcut").tile("A1", 4).token("A1", "shortcut", "wood")
    table.token("B1", "food").begin(event_phase(), production_phase()).nature(0)
    table.choose("shortcut_source", "A1:wood")
    assert table.asked(0) == ["mix 0 3", "mix 1 2", "mix 2 1", "mix 3 0"]
    table.choose("mix", 3, 0)
    assert {target for target in leads(planning(table), 0) if target.startswith("gather")} == {"gather A1:fish"}


@rule("RC-415", "RC-646", "RC-380", "RC-677", "RC-153")
def test_furnace_clothes_leaves_and_hooch_meet_the_clouds_one_after_another() -> None:
    table = robinson(1, "cook").items("furnace").treasure("old_clothes").found("giant_leaves").determined(0, 3)
    table.have(wood=3, food=2).token("weather", "rain", "snow").sign(Sign("shown", ("winter", 2), "round")).begin(
        weather_phase()
    )
    assert table.asked(0)[0] == "bear_weather 1 2"
    table.choose("old_clothes").choose("discovery", "giant_leaves", "rain").choose("ability", "hooch", "rain")
    assert (table.wood, table.food, table.determination(0)) == (1, 1, 0)


@rule("RC-394", "RC-251", "RC-424", "RC-426", "RC-393")
def test_a_night_with_little_food_one_outside_and_a_camp_that_comes_along() -> None:
    table = robinson(3).have(food=3).shelter().token("night", "food").tile("A1", 3).now("weather", 2)
    table.g.outside[2] = "A1"
    table.begin(night_phase()).choose("eats", 1).choose("camp", "A1")
    assert [table.wounds(seat) for seat in range(3)] == [1, 0, 4]


@rule("RC-455", "RC-659", "RC-660", "RC-457")
def test_traps_that_friday_met_come_for_him_and_the_group_at_night() -> None:
    table = robinson(1).friday().shelter().have(food=1).now("action")
    table.mysteries("spider_web", "strange_disease", "poisonous_spores")
    table.begin(begin_drawing(FRIDAY, "A2", Left(0, 0, 3, 3, 3), False)).choose("disease", 0).choose("disease", FRIDAY)
    assert table.wounds(FRIDAY) == 2
    table.now("weather").begin(night_phase())
    assert (table.g.friday, table.wounds(0), table.lost) == (False, 2, False)


@rule("RC-173", "RC-292")
def test_a_card_that_goes_back_may_come_up_again_before_the_event() -> None:
    table = table_of(2, "gremlins", "body_on_the_beach").levels(weapons=3).begin(event_phase()).nature(0, 1)
    assert table.question == "events"
    table.nature(1, 0)
    assert (table.at_morale, table.g.events.cards, table.g.threats[1]) == (-1, ["gremlins"], "body_on_the_beach")


@rule("RC-181", "RC-190", "RC-450", "RC-513")
def test_each_loses_own_determination_or_is_wounded_but_friday_and_jenny_are_not_asked() -> None:
    table = table_of(3, "calm").event("calm").determined(0, 2).friday(determination=2).jenny()
    table.g.threats = ["winter_depression", "argument"]
    table.begin(event_phase())
    assert table.g.determination[:5] == [1, 0, 0, 0, 2]
    assert table.g.wounds == [0, 1, 1, 0, 0, 0]


@rule("RC-555", "RC-557", "RC-261")
def test_a_village_burned_a_moment_ago_no_longer_helps_the_next() -> None:
    table = village(cannibals(), "C1", 7, 2).levels(weapons=5)
    table.plan("hunt", "village:A1", "0", "0").plan("hunt", "village:C1", "1", "1").act()
    table.choose("resolve", 1, "hunt", "village:C1", 1)
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 1]


@rule("RC-589", "RC-590", "RC-595")
def test_a_firecracker_keeps_one_of_two_beasts_from_an_open_camp() -> None:
    table = kong().tile("A2", 5).token("A2", "number2").found("firecracker").begin(weather_phase())
    table.nature(PALISADE, PALISADE).choose("discovery", "firecracker")
    assert ([table.wounds(seat) for seat in (0, 1)], table.at_morale) == ([1, 1], -1)
    assert [member for member, state in lives(table).items() if state] == ["lights"]


@rule("RC-375", "RC-644", "RC-648")
def test_a_goat_shot_in_the_midst_of_a_fight_ends_neither_helmet_nor_sabre_of_the_fight() -> None:
    table = table_of(1).treasure("saber").treasure("helmet").equipment("pistol").found("goat")
    table.begin(fight(0, "", 9, 0, 0, 0, 0)).choose("saber", 0).choose("helmet", 0).choose("goat_with", "pistol")
    assert (table.food, table.asked()) == (1, ["fight 6", "pistol"])
    assert table.choose("fight").wounds(0) == 1 + 5


@rule("RC-079", "RC-099", "RC-048")
def test_a_source_freed_in_the_midst_of_a_choice_is_part_of_it() -> None:
    table = table_of(2, "otters").tile("A1", 3).tile("C1", 10).token("B1", "exhausted_fish")
    table.treasure("protective_amulet").begin(event_phase()).choose("protective_amulet")
    assert table.g.tokens == {"B1": ("exhausted_fish",)}
    table = table_of(2, "devastation").tile("A1", 4).tile("C1", 1).token("A1", "exhausted_fish")
    table.treasure("protective_amulet").begin(event_phase()).choose("protective_amulet")
    assert table.asked() == ["exhaust A1:wood", "exhaust A1:fish", "exhaust C1:wood"]


@rule("RC-079", "RC-379")
def test_a_ruined_hut_no_longer_holds_what_was_brewed_meanwhile() -> None:
    table = stage().items("pot").found("healing_herbs").adventures("explore", "ruined_hut_adventure")
    table.plan("explore", "A2", "0").begin(draw_adventure(0, "explore", "A2"))
    table.choose("decide", "ruined_hut_adventure", 1).choose("discovery", "healing_herbs")
    assert table.asked() == ["item knife", "item rope", "item shovel"]


@rule("RC-632", "RC-099", "RC-671")
def test_a_flock_that_settled_is_a_source_for_predators_and_corral_alike() -> None:
    table = table_of(2, "predator_is_near").tile("A1", 7).token("A1", "parrot").begin(event_phase())
    assert table.tokens("A1") == ("parrot", "exhausted_parrot")
    table = robinson().items("rope").board("corral").have(wood=1).tile("A1", 7).token("A1", "parrot")
    table.plan("build", "corral", "0", "0", wood=1).resolve()
    assert (table.tokens("A1"), table.tokens("B1")) == (("parrot", "exhausted_parrot"), ("food",))
