"""Treasures, finds, pack animals, treasure cards. [ledger chapters 13, 20 and 24]"""

from __future__ import annotations

from typing import Any

from campfire.games.near_and_far.rules.animals import draw_treasures, get_birds, give_back
from campfire.games.near_and_far.rules.storybook import find_card
from tests.games.near_and_far.table import Table, trek
from tests.rules import rule


def finder(paths: str = "a*b", birds: int = 1, **wish: Any) -> Table:
    """Seat 0 before a treasure on the way."""
    table = trek(**wish).land(paths).party(0).pawn(0, "a").goods(0, heart=9).birds(0, birds)
    return table.deck("treasure", "purse#1", "snares#1", "lucky_nail#1", "old_recipe#1")


@rule("NF-227", "NF-232")
def test_each_pass_gives_a_treasure_also_in_one_turn() -> None:
    table = finder(birds=2).turn(0).travel("b")
    assert (table.question, table.view(0)["drawn"], table.view(1)["drawn"]) == ("which_treasure", ["purse#1"], [None])
    table.choose("carry").walk("a").choose("carry", "snares#1")
    assert table.view(1)["seats"][0]["treasures"] == ["purse#1", "snares#1"]


@rule("NF-228")
def test_camps_on_both_sides_switch_a_treasure_off() -> None:
    assert finder().camp(0, "a").turn(0).travel("b").question == "which_treasure"
    assert finder().camp(0, "a").camp(1, "b").turn(0).travel("b").question == "how_far"


@rule("NF-229", "NF-231")
def test_no_more_treasures_than_animals() -> None:
    table = finder().holds(0, "old_shovel#1").turn(0).travel("b")
    assert table.asked() == ["carry_instead purse#1 old_shovel#1", "leave_treasure"]
    table.choose("leave_treasure")
    assert (table.g.treasures[0], table.g.treasure_discard) == (["old_shovel#1"], ["purse#1"])


@rule("NF-229")
def test_never_more_than_three_treasures() -> None:
    table = finder(birds=3).holds(0, "old_shovel#1", "old_shovel#2", "old_shovel#3").turn(0).travel("b")
    assert "carry" not in table.offers()


@rule("NF-230")
def test_without_an_animal_no_treasure() -> None:
    table = finder(birds=0).turn(0).travel("b")
    assert (table.question, len(table.g.treasure_deck)) == ("how_far", 4)


@rule("NF-086", "NF-087")
def test_begging_keeps_one_without_an_animal_beside_the_three() -> None:
    table = finder(birds=0).talent(0, "begging").turn(0).travel("b").choose("beg", "purse#1")
    assert (table.g.begged[0], table.g.treasures[0]) == ("purse#1", [])
    table = finder(birds=3).talent(0, "begging").holds(0, "old_shovel#1", "old_shovel#2").facts(begged=["purse#2", ""])
    assert table.begin().points(0, "three_treasures") == 0
    table.turn(0)
    assert "on_an_animal purse#2" in table.asked()
    table.choose("on_an_animal")
    assert table.points(0, "three_treasures") == 5


@rule("NF-087", "NF-329")
def test_a_begged_treasure_is_laid_on_the_animal_that_a_turn_brought_last() -> None:
    table = finder(birds=2).talent(0, "begging").holds(0, "old_shovel#1", "old_shovel#2").facts(begged=["purse#2", ""])
    table.facts(stables=4).goods(0, coin=0, food=1).turn(0).choose("visit", "stables").choose("buy_animal", "bird")
    assert (table.question, table.asked()) == ("anything_else", ["end_turn", "on_an_animal purse#2"])
    assert table.choose("on_an_animal").points(0, "three_treasures") == 5


@rule("NF-089", "NF-223", "NF-222")
def test_breeding_returns_animals_for_hearts_at_any_moment() -> None:
    table = finder("a-b", birds=2).talent(0, "pack_bird_breeding").holds(0, "purse#1", "snares#1").turn(0)
    table.choose("travel").choose("give_back", "bird").choose("lose_treasure", "purse#1")
    assert (table.has(0, "heart"), table.g.birds[0], table.g.moves) == (11, 1, 4)
    assert table.question == "how_far"


@rule("NF-088")
def test_breeding_gives_a_coin_at_the_stables_with_two_animals() -> None:
    for birds, turtles, coins in ((1, 0, 0), (2, 0, 1), (1, 1, 1)):
        table = trek().talent(0, "pack_bird_breeding").goods(0, coin=0, food=0).birds(0, birds).turtles(0, turtles)
        assert table.turn(0).choose("visit", "stables").has(0, "coin") == coins


@rule("NF-233", "NF-234", "NF-235", "NF-031", "NF-137")
def test_a_find_is_looked_up_by_name_and_works_at_once_without_an_animal() -> None:
    table = trek().party(0).goods(0, food=0).begin(find_card(0, "true_salt"))
    assert table.g.finds[0] == ["true_salt"]
    assert table.turn(0).choose("visit", "farm").choose("act").has(0, "food") == 2
    assert trek().begin(find_card(0, "fish_with_a_ring")).has(0, "gem") == 1


@rule("NF-254", "NF-227")
def test_quests_give_treasures_and_birds() -> None:
    table = finder(birds=2).facts(stables=2, active=0).begin(draw_treasures(0, 2))
    for card in ("purse#1", "snares#1"):
        assert table.view(0)["drawn"] == [card], "one after the other"
        table.choose("carry", card)
    assert (table.g.treasures[0], table.question, len(table.g.treasure_deck)) == (["purse#1", "snares#1"], "", 2)
    table = trek().facts(stables=1).begin(get_birds(0, 2))
    assert (table.g.birds[0], table.g.stables) == (1, 0)


@rule("NF-335", "NF-337", "NF-413")
def test_by_day_a_turtle_for_a_gem_from_the_same_stock() -> None:
    table = trek(side="day").facts(stables=2).goods(0, food=1, gem=1).birds(0, 1).turn(0).choose("visit", "stables")
    assert table.asked() == ["buy_animal bird", "buy_animal turtle", "no_animal"]
    table.choose("buy_animal", "turtle")
    assert (table.g.turtles[0], table.g.birds[0], table.g.stables, table.has(0, "gem")) == (1, 1, 1, 0)
    table.begin(give_back(0, "turtle"))
    assert (table.g.turtles[0], table.g.birds[0], table.g.stables) == (0, 1, 2)
    assert [trek(players, side="day").g.stables for players in (2, 3, 4)] == [6, 9, 12]
    full = trek(side="day").goods(0, food=1, gem=1).birds(0, 2).turtles(0, 1).turn(0).choose("visit", "stables")
    assert full.asked() == ["no_animal"]
    assert trek(side="dusk").goods(0, food=1, gem=1).turn(0).choose("visit", "stables").asked()[1] == "no_animal"


@rule("NF-339")
def test_by_day_the_hut_shows_three_treasures_and_one_is_kept() -> None:
    table = finder(side="day").turn(0).choose("visit", "mystics_hut").choose("act")
    assert [option.args for option in table.options(0) if option.key == "carry"] == [
        ("purse#1",),
        ("snares#1",),
        ("lucky_nail#1",),
    ]
    table.choose("carry", "snares#1")
    assert (table.g.treasures[0], sorted(table.g.treasure_discard)) == (["snares#1"], ["lucky_nail#1", "purse#1"])


@rule("NF-396")
def test_snares_give_one_food_though_three_are_drawn() -> None:
    table = (
        finder(side="day").holds(0, "snares#2").goods(0, food=0).turn(0).choose("visit", "mystics_hut").choose("act")
    )
    assert table.has(0, "food") == 1


@rule("NF-395")
def test_the_bell_hires_at_the_mine_before_or_after_digging() -> None:
    for first in ("go_digging", "ring_bell"):
        table = trek().token("cheap", "red", 1).row("cheap").goods(0, coin=1).party(0, "button").birds(0, 1)
        table.holds(0, "rusty_bell#1").turn(0).choose("visit", "mine").choose(first)
        for _ in range(2):
            if table.question == "where_to_dig":
                table.choose("dig", 0)
            if table.question == "whom_to_hire":
                table.choose("hire", "cheap", 1).choose("into_reserve")
        assert (table.g.reserve[0], table.g.mine[0], table.question) == (["cheap"], 0, "")


@rule("NF-395", "NF-223")
def test_a_bell_whose_animal_is_returned_hires_nobody() -> None:
    table = trek().token("cheap", "red", 1).row("cheap").goods(0, coin=1).party(0, "button").birds(0, 1)
    table.talent(0, "pack_bird_breeding").holds(0, "rusty_bell#1").turn(0).choose("visit", "mine")
    table.choose("give_back", "bird").choose("lose_treasure")
    assert table.asked() == ["go_digging"]
    assert table.choose("go_digging").choose("dig", 0).question == ""


@rule("NF-397")
def test_the_shovel_adds_to_what_a_camp_brings() -> None:
    table = trek().land("T-a", a="gem").party(0, "button").pawn(0, "a").goods(0, heart=3, gem=0).birds(0, 1)
    table.holds(0, "old_shovel#1").turn(0).travel().choose("stop_here").choose("set_up_camp")
    assert table.has(0, "gem") == 2


@rule("NF-399", "NF-307")
def test_the_journal_draws_an_artifact_that_is_kept_or_discarded_on_the_spot() -> None:
    table = trek().birds(0, 1).holds(0, "old_journal#1").deck("common", "spices").turn(0).choose("visit", "saloon")
    assert table.asked()[:2] == ["keep spices", "discard spices"]
    table.choose("keep", "spices")
    assert table.g.hands[0].cards == ["spices"]
    assert not {"discard", "give_up_artifact", "throw_away"} & table.offers()
    hall = table.pawn(0, "").facts(players=3).turn(0).choose("visit", "town_hall")
    assert "give_up_artifact" in hall.offers()


@rule("NF-394")
def test_one_bomb_in_a_fight() -> None:
    table = trek().land("a!b").party(0).pawn(0, "a").birds(0, 2).holds(0, "fire_bomb#1", "fire_bomb#2")
    table.facts(threats=["glass_wasps"]).goods(0, heart=5).turn(0).travel("b").choose("fight").roll(1)
    assert "throw_bomb fire_bomb#1 4" in table.asked()
    table.choose("throw_bomb")
    assert "throw_bomb" not in table.offers()
    assert (table.g.treasures[0], table.g.treasure_discard) == (["fire_bomb#2"], ["fire_bomb#1"])


@rule("NF-392")
def test_the_bounty_contract_counts_ranks() -> None:
    def points(own: int, *others: int) -> int:
        table = trek(len(others) + 1).birds(0, 1).holds(0, "bounty_contract#1")
        beaten = [["bandit"] * own, *[["bandit"] * n for n in others]]
        return table.facts(beaten=beaten).points(0, "conditions")

    assert [points(3, 2, 1), points(2, 3, 1), points(2, 2, 1), points(2, 3, 2), points(1, 3, 2)] == [4, 2, 2, 0, 0]


@rule("NF-393", "NF-398")
def test_purse_and_recipe_count_for_more_than_every_rival() -> None:
    for card, good in (("purse#1", "coin"), ("old_recipe#1", "food")):
        for own, other, vp in ((3, 2, 2), (3, 3, 0), (2, 3, 0)):
            table = trek(3).holds(0, card).goods(0, **{good: own}).goods(1, **{good: other}).goods(2, **{good: 0})
            assert table.points(0, "conditions") == vp


@rule("NF-198", "NF-232")
def test_a_treasure_that_quickens_does_so_on_the_way() -> None:
    table = finder("a*b-c", birds=1).deck("treasure", "patched_sail#1", "purse#1").turn(0).travel("b")
    assert table.g.moves == 2
    assert table.choose("carry", "patched_sail#1").g.moves == 3


@rule("NF-198", "NF-231")
def test_a_treasure_that_makes_room_takes_its_movement_along() -> None:
    """Two movement, a bird and a sail; a sail for a sail changes nothing, and a purse for a sail is one less."""
    sailor = finder("a*b-c", birds=1).holds(0, "patched_sail#1").deck("treasure", "patched_sail#2").turn(0).travel("b")
    assert sailor.g.moves == 3
    assert sailor.choose("carry_instead", "patched_sail#2", "patched_sail#1").g.moves == 3
    other = finder("a*b-c", birds=1).holds(0, "patched_sail#1").deck("treasure", "purse#1").turn(0).travel("b")
    assert other.choose("carry_instead", "purse#1", "patched_sail#1").g.moves == 2
    beggar = finder("a*b-c", birds=0).talent(0, "begging").facts(begged=["patched_sail#1", ""])
    beggar.deck("treasure", "patched_sail#2").turn(0).travel("b")
    assert beggar.choose("beg", "patched_sail#2").g.moves == 2


@rule("NF-198", "NF-222", "NF-223")
def test_a_sail_lost_with_its_animal_moves_nobody_though_the_animal_still_does() -> None:
    table = finder("a-b-c", birds=1).holds(0, "patched_sail#1").talent(0, "pack_bird_breeding").turn(0)
    assert table.choose("travel").g.moves == 4
    assert table.choose("give_back", "bird").choose("lose_treasure").g.moves == 3


@rule("NF-089", "NF-222")
def test_an_animal_given_back_before_setting_out_still_moves_its_owner_this_turn() -> None:
    table = finder("a-b-c-d", birds=2).talent(0, "pack_bird_breeding").turn(0)
    table.choose("give_back", "bird").choose("travel")
    assert table.g.moves == 4
    assert table.choose("stop_here").turn(0).choose("travel").g.moves == 3
