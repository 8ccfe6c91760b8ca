"""Cards with numbers, items, blueprints, crafting. [ledger chapters 8.5, 10, 11]"""

from __future__ import annotations

from msgspec.structs import replace

from campfire.games.discover.cards import Power, Token
from campfire.games.discover.rules.crafting import draw_plan
from campfire.games.discover.rules.numbered import play_card
from campfire.words.lexicon import Lexicon
from tests.games.discover.table import Table, discover
from tests.rules import rule

WOOD = (("wood", 1),)


@rule("DI-135", "DI-136", "DI-137")
def test_crafting_from_hand_lays_the_blueprint_on_the_table_and_draws_one() -> None:
    table = discover().plan("pot", 0, costs=(("wood", 1), ("stone", 2))).stock(0, wood=1, stone=2)
    top = table.g.blueprints.cards[-1]
    table.turn().choose("craft", "plan_pot")
    assert (table.g.items[0], table.held(0), table.stamina[0]) == (["pot_0"], {}, 7)
    assert table.g.on_table == ["plan_pot"]
    assert table.g.hands[0].cards == [top]


@rule("DI-135", "DI-138")
def test_blueprints_on_the_table_serve_everybody_and_draw_nothing() -> None:
    table = discover().plan("pot", costs=WOOD).stock(1, wood=1).turn(1).choose("craft", "plan_pot")
    assert table.g.items[1] == ["pot_0"]
    assert table.g.on_table == ["plan_pot"]
    assert len(table.g.hands[1]) == 0


@rule("DI-136")
def test_without_the_resources_nothing_is_crafted() -> None:
    table = discover().plan("pot", costs=(("wood", 2),)).stock(0, wood=1).turn()
    assert "craft plan_pot" not in table.asked(0)


@rule("DI-139")
def test_a_fire_symbol_needs_a_fire() -> None:
    table = discover().plan("pot", fire=True, costs=WOOD).stock(0, wood=1)
    assert "craft plan_pot" in table.turn().asked(0)
    table.put(0, table.beside()[0])
    assert "craft plan_pot" not in table.turn().asked(0)


@rule("DI-140", "DI-053")
def test_where_complex_blueprints_are_in_use_one_chooses_the_pile() -> None:
    table = discover().card("great", "blueprint", complex=True)
    table.g.complexes.put("great")
    table.run(draw_plan(0))
    assert table.asked(0) == ["common", "complex"]
    assert table.choose("complex").g.hands[0].cards == ["great"]
    assert discover().run(draw_plan(0)).pending is None


@rule("DI-141", "DI-182", "DI-183")
def test_crafted_again_an_item_comes_with_fresh_counters() -> None:
    table = discover(1).plan("pot", costs=WOOD, counters=2, copies=4).stock(0, wood=2).turn().choose("craft")
    table.g.counters["pot_0"] = 0
    table.choose("craft")
    assert table.g.items[0] == ["pot_1"]
    assert table.g.counters == {"pot_1": 2}
    assert "pot_0" in table.g.crafts


@rule("DI-180", "DI-310", "DI-312")
def test_numbered_decks_show_their_numbers_only() -> None:
    table = discover()
    decks = table.sees(0)["decks"]
    assert decks["exploration"] == [table.g.book.cards[card].number for card in table.g.exploration]
    assert all(isinstance(number, int) for number in decks["crafts"])


@rule("DI-178")
def test_a_blueprint_names_item_resources_number_and_fire() -> None:
    plans = [card for card in discover().g.book.cards.values() if card.type == "blueprint"]
    items = {(card.name, card.number) for card in discover().g.book.cards.values() if card.role and card.type == "item"}
    assert all(plan.costs and (plan.name, plan.number) in items for plan in plans)
    assert {plan.fire for plan in plans} == {True, False}


@rule("DI-179")
def test_blueprints_in_hand_are_secret_until_shown() -> None:
    table = discover().plan("pot", 0)
    assert table.sees(0)["survivors"][0]["hand"] == ["plan_pot"]
    assert table.sees(1)["survivors"][0]["hand"] == [None]
    table.turn().choose("show_plan", "plan_pot")
    assert table.sees(1)["survivors"][0]["hand"] == ["plan_pot"]
    assert table.stamina[0] == 8


@rule("DI-181", "DI-182")
def test_of_two_items_of_one_name_the_new_one_is_kept_and_the_old_may_be_passed_on() -> None:
    table = discover().item(0, "hat", name="hammock", number=7).card("hat_b", "item", name="hammock", number=7)
    table.g.exploration = ["hat_b"]
    table.run(play_card(0, "hammock"))
    assert table.asked(0) == ["pass_on hat 1", "back_to_deck hat"]
    table.choose("pass_on", "hat", 1)
    assert (table.g.items[0], table.g.items[1]) == (["hat_b"], ["hat"])


@rule("DI-182", "DI-197")
def test_alone_the_old_card_goes_back_to_its_deck() -> None:
    table = discover(1).item(0, "hat", name="hammock", number=7).card("hat_b", "item", name="hammock", number=7)
    table.g.exploration = ["hat_b"]
    table.run(play_card(0, "hammock"))
    assert (table.g.items[0], table.g.exploration) == (["hat_b"], ["hat"])


@rule("DI-183")
def test_counters_come_with_the_card_from_its_deck() -> None:
    table = discover().card("gun", "item", name="flare_pistol", counters=3)
    table.g.exploration = ["gun"]
    assert table.run(play_card(0, "flare_pistol")).g.counters == {"gun": 3}


@rule("DI-189", "DI-191")
def test_an_instant_card_is_read_aloud_resolved_and_stays_in_its_deck() -> None:
    table = discover().card("note", name="goat_path", effects=(("gain", "wood", 1),))
    table.g.exploration = ["note"]
    table.run(play_card(0, "goat_path"))
    assert (table.held(0), table.g.exploration) == ({"wood": 1}, ["note"])
    assert table.sees(1)["read"] == ["note"]


@rule("DI-190")
def test_there_are_four_types_of_numbered_cards() -> None:
    cards = discover().g.book.cards.values()
    assert {card.type for card in cards if 0 < card.number < 100 and card.type != "blueprint"} == {
        "instant",
        "change",
        "enemy",
        "item",
    }


@rule("DI-190", "DI-192")
def test_a_change_stays_beside_the_board() -> None:
    table = discover().card("law", "change", name="sap_tree")
    table.g.exploration = ["law"]
    table.run(play_card(0, "sap_tree"))
    assert (table.g.changes, table.g.exploration) == (["law"], [])


@rule("DI-190", "DI-194")
def test_an_item_is_kept_by_whoever_drew_it() -> None:
    table = discover().card("hat", "item", name="hammock")
    table.g.exploration = ["hat"]
    assert table.run(play_card(1, "hammock")).g.items == [[], ["hat"]]


@rule("DI-195")
def test_without_a_card_of_the_number_nothing_is_played() -> None:
    table = discover().item(1, "hat", name="goat_path")
    table.g.exploration = []
    table.run(play_card(0, "goat_path"))
    assert (table.g.items, table.pending) == ([[], ["hat"]], None)
    assert table.told("no_card")


@rule("DI-198")
def test_an_attribute_does_nothing_by_itself_but_cards_may_ask_for_it() -> None:
    cold = (("if", ("has_attribute", "cold"), (), (("tire", 2),)),)
    assert discover().effects(0, *cold).stamina[0] == 6
    assert discover().item(0, "coat", attributes=("cold",)).effects(0, *cold).stamina[0] == 8


@rule("DI-199", "DI-200", "DI-201")
def test_a_key_plays_another_card_in_place_of_the_one_drawn() -> None:
    def locked(key: bool) -> Table:
        table = discover().card(
            "cave", name="lovers_cave", locked="silver", opens="goat_path", effects=(("gain", "wood", 1),)
        )
        table.card("inside", name="goat_path", effects=(("gain", "stone", 1),))
        table.g.exploration = ["cave", "inside"]
        if key:
            table.item(0, "key", attributes=("key",), unlocks="silver")
        return table.run(play_card(0, "lovers_cave"))

    table = locked(True)
    assert table.asked(0) == ["unlock cave", "play_it cave"]
    assert table.sees(0)["read"] == []
    assert table.choose("unlock", "cave").held(0) == {"stone": 1}
    assert locked(True).choose("play_it", "cave").held(0) == {"wood": 1}
    assert locked(False).held(0) == {"wood": 1}


@rule("DI-305")
def test_removed_means_out_of_this_game() -> None:
    table = discover().card("note", name="goat_path", effects=(("gone",),))
    table.g.exploration = ["note"]
    table.run(play_card(0, "goat_path"))
    assert (table.g.exploration, table.g.removed) == ([], ["note"])


@rule("DI-300")
def test_a_card_that_contradicts_the_rules_is_followed() -> None:
    table = discover().stock(0, meat=1).character(0, Power("cook", ()), always=(("cook_anywhere",),))
    table.put(0, table.beside()[0])
    assert "cook 1" in table.turn().asked(0)


@rule("DI-190", "DI-193")
def test_an_enemy_drawn_by_its_number_is_fought_at_once() -> None:
    table = discover(1).foe("mate", kind="special", attack=0)
    table.g.exploration = ["mate"]
    table.run(play_card(0, "conger"))
    assert table.g.foe == "mate"
    table.dice(1, 1)
    assert (table.g.wounds, table.g.foe, table.pending) == ({}, "", None)
    table = discover(2).foe("mate", kind="special", attack=0)
    table.g.exploration = ["mate"]
    assert table.run(play_card(1, "conger")).g.fighter == 1


@rule("DI-288", "DI-193")
def test_a_deadly_enemy_drawn_by_its_number_fights_on_too() -> None:
    table = discover(1).foe("mate", kind="special", deadly=True, health=2, attack=0)
    table.g.exploration = ["mate"]
    table.run(play_card(0, "conger")).dice(12, 1)
    assert (table.g.foe, table.g.wounds) == ("mate", {"mate": 1})
    table.dice(12, 1)
    assert (table.told("defeated"), table.g.wounds, table.g.foe) == ([(0, "mate")], {}, "")


@rule("DI-193", "DI-276")
def test_an_enemy_without_a_token_goes_back_to_its_deck_after_an_escape_too() -> None:
    table = discover(1).foe("mate", kind="special", health=2).stock(0, poison=1)
    table.character(0, Power("change", (("escape",),), limit="day"))
    table.g.exploration = ["mate"]
    table.run(play_card(0, "conger")).dice(1, 12).choose("use").choose("that_space", table.beside()[0])
    assert (table.g.wounds, table.g.foe, table.dials[0]) == ({}, "", [])


@rule("DI-207", "DI-107")
def test_the_dead_draw_no_more_tokens() -> None:
    table = discover(2).hurt(0, "physical", "physical", "physical").foe("goat", kind="find", attack=1)
    token = Token("leaf_goat", "leaf", enemy="goat")
    table.g.book = replace(table.g.book, tokens={**table.g.book.tokens, token.id: token})
    table.pile("leaf").put(token.id)
    table.put(1, table.ahead(table.camp, 1, 4)).effects(0, ("draw_token", "leaf", 2)).dice(1, 12)
    assert table.g.fate[0] == "physical"
    assert table.g.lying.cards == ["leaf_goat"]


@rule("DI-142", "DI-143")
def test_a_landmark_that_was_read_tells_what_it_still_gives() -> None:
    table = discover().ground(discover().camp, mark="landmark", landmark="goat_fold")
    table.card("goat_fold", name="goat_fold", effects=(("once", (("gain", "food", 1),)), ("stamina", 1), ("clue",)))

    def told() -> str:
        option = next(one for one in table.options(0) if one.key == "explore")
        detail = option.kind.detail and option.kind.detail(table.g, option)
        return Lexicon("en", "discover").say(detail.brings) if detail and detail.brings else ""

    table.turn()
    assert told() == "", "nobody knows yet what the number says"
    table.choose("explore")
    assert told() == "stamina +1", "the first time is over, and the story hides nothing there"
