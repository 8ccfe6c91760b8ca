"""Events with a story of their own. [ledger chapter 30]"""

from __future__ import annotations

from random import Random

import pytest

from campfire.games.robinson.effects.events import discard_item
from campfire.games.robinson.imagine import imagine
from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.building import gain_item
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.events import draw_event, event_phase
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.moving_camp import move_camp
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.view import view
from campfire.games.robinson.vocabulary.things import item_token
from tests.games.robinson.event_deck import table_of
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table, laid_aside, robinson
from tests.rules import rule


@rule("RC-601", "RC-439")
def test_after_the_downpour_only_what_the_move_has_cost_is_rebuilt() -> None:
    """RC-EX-46: roof 3 loses a level; a palisade of 1 is halved to 1 and loses none."""
    table = table_of(2, "cloudburst").shelter(roof=3, palisade=1).tile("A1", 3).begin(event_phase())
    assert (table.g.camp, table.roof, table.palisade) == ("A1", 2, 1)
    table.plan("threat", "cloudburst:0", "0").act()
    assert (table.roof, table.palisade) == (3, 1)


@rule("RC-601", "RC-434", "RC-316")
def test_after_the_downpour_nothing_is_rebuilt_without_a_shelter() -> None:
    table = table_of(2, "cloudburst").tile("B1", 2).levels(roof=2, palisade=2).tile("A1", 3).begin(event_phase())
    table.plan("threat", "cloudburst:0", "0").act()
    assert (table.roof, table.palisade) == (0, 0)


@rule("RC-108")
def test_a_camp_that_cannot_move_stays_and_everybody_is_wounded() -> None:
    table = table_of(2, "landslide").tile("A1", 3).closed("A1").begin(event_phase())
    assert table.g.camp == "B1"
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-602")
def test_in_search_of_a_beast_there_is_no_combat_but_everything_else() -> None:
    """A wild dog of strength 3 would wound; without Medicine it still bites twice."""
    table = table_of(2, "night_attack").hunting("wild_dog_beast").begin(event_phase())
    assert table.g.hunting.is_known(0, 1)
    table.plan("threat", "night_attack:0", "1").act()
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 3]
    assert table.future == {"food": 2, "fur": 1}
    assert "wild_dog_beast" not in table.g.hunting.cards


@rule("RC-602", "RC-070")
def test_an_empty_hunting_deck_has_no_beast_to_look_for() -> None:
    table = table_of(2, "night_attack").begin(event_phase())
    table.plan("threat", "night_attack:0", "1").act()
    assert (table.wounds(1), table.future) == (1, {})


@rule("RC-603", "RC-604")
def test_a_catastrophe_puts_items_away_until_the_action_phase_ends() -> None:
    table = table_of(2, "catastrophe").items("fire", "rope").token("A1", "shortcut").begin(event_phase())
    assert not has_item(table.g, "fire")
    assert table.tokens("A1") == ("shortcut",)
    table.begin(end_of_actions())
    assert has_item(table.g, "fire")


@rule("RC-603", "RC-055", "RC-070")
def test_items_that_a_catastrophe_has_put_away_cannot_be_turned_back_meanwhile() -> None:
    """They lie in Future, and nothing that lies there can be given up."""
    table = table_of(2, "catastrophe").items("rope", "knife")
    table.g.threats = ["strong_wind", "argument"]
    table.begin(event_phase())
    assert (table.g.fading, table.g.gone, table.done) == ([], ["strong_wind"], True)
    table.now("action", 2).plan("build", "shovel", "0").adventures("build", "tools_inspection", "broken_tool")
    table.begin(draw_adventure(0, "build", "B1")).nature()
    assert (table.done, [sign for sign in table.g.signs if sign.name == "inspected"]) == (True, [])
    table.begin(draw_adventure(0, "build", "B1"))
    assert (table.g.fading, table.done) == ([], True)


@rule("RC-603", "RC-435", "RC-438")
def test_a_camp_that_moves_loses_what_it_loses_though_items_are_put_away() -> None:
    table = (
        table_of(2)
        .items("shortcut", "snare")
        .token("B2", "food")
        .tile("B2", 3)
        .tile("A1", 6)
        .sign(Sign("items", (), "round"))
    )
    table.token("A1", "shortcut").begin(item_token(-1, "", "snare", "food"), move_camp("B2"))
    assert (table.tokens("A1"), sorted(table.g.fading)) == ((), ["shortcut", "snare"])


@rule("RC-605", "RC-623")
def test_the_marker_of_an_inspection_goes_with_a_discarded_item() -> None:
    """Built anew, the Knife is not among the tools that break."""
    table = (
        table_of(2)
        .items("knife")
        .sign(Sign("inspected", ("knife",)))
        .begin(discard_item("knife"), gain_item(0, "", "knife"))
    )
    table.events("tools_inspection").begin(draw_event())
    assert (table.g.items, table.g.fading) == (["knife"], [])


@rule("RC-605", "RC-335")
def test_a_discarded_item_is_shuffled_into_the_invention_deck_and_undone() -> None:
    table = table_of(2, "calm").event("calm").items("knife", "rope").levels(weapons=2).inventions("bed")
    table.g.threats = ["catastrophe", "calm"]
    table.begin(event_phase()).choose("discard_item", "knife")
    assert table.pending is not None
    assert table.question == "inventions"
    table.nature(1, 0)
    assert table.g.inventions.cards == ["knife", "bed"]
    assert (table.g.items, table.weapons) == (["rope"], 1)


@rule("RC-605", "RC-070")
def test_without_items_none_is_discarded() -> None:
    table = table_of(2, "calm").event("calm")
    table.g.threats = ["catastrophe", "calm"]
    table.begin(event_phase())
    assert table.done
    assert table.wounds(0) == 0


@rule("RC-606")
def test_a_twist_of_fate_lets_all_threats_happen_from_left_to_right() -> None:
    table = table_of(2, "stroke_of_fate").determined(0, 1).determined(1, 1)
    table.event("left_card", pushed='[["lose_determination", 1]]')
    table.event("right_card", pushed='[["determination", 2]]')
    table.g.threats = ["left_card", "right_card"]
    table.begin(event_phase())
    assert list(table.told("pushed")) == [("left_card",), ("right_card",)]
    assert [table.determination(seat) for seat in (0, 1)] == [2, 2]
    assert table.wounds(0) == 0
    assert table.g.threats == ["", "stroke_of_fate"]


@rule("RC-607")
def test_brainstorming_brings_an_invention_to_the_board_at_once() -> None:
    table = table_of(2).inventions("bed", "raft", "sling")
    table.g.threats[1] = "council"
    table.plan("threat", "council:0", "1").act()
    assert table.asked() == ["new_invention bed", "new_invention raft", "new_invention sling"]
    table.choose("new_invention", "raft").nature()
    assert "raft" in table.g.board
    assert sorted(table.g.inventions.cards) == ["bed", "sling"]
    assert (table.built, table.determination(1)) == ([], 1)


@rule("RC-607", "RC-094")
def test_brainstorming_makes_an_empty_deck_anew() -> None:
    table = table_of(2).inventions()
    table.g.threats[1], table.g.invention_discard = "council", ["bed", "raft"]
    table.plan("threat", "council:0", "1").act().nature().choose("new_invention", "raft")
    assert "raft" in table.g.board
    assert (table.g.inventions.cards, table.g.invention_discard) == (["bed"], [])


@rule("RC-607", "RC-129")
def test_the_council_gives_a_personal_invention_back_to_its_owner() -> None:
    table = robinson(2).inventions("bed", "snare")
    table.g.threats[1] = "council"
    table.g.personal.remove("snare")
    table.plan("threat", "council:0", "1").act().choose("new_invention", "snare")
    assert "snare" in table.g.personal
    assert "snare" not in table.g.board


@rule("RC-608")
def test_a_chosen_level_of_one_loses_nothing() -> None:
    table = table_of(2, "storm_damage").shelter(roof=1, palisade=4).begin(event_phase()).choose("track", "roof")
    assert (table.roof, table.palisade, table.wounds(0)) == (1, 4, 0)


@rule("RC-608")
def test_half_of_an_odd_level_is_rounded_down() -> None:
    table = table_of(2, "storm_damage").shelter(roof=1, palisade=5).begin(event_phase()).choose("track", "palisade")
    assert (table.roof, table.palisade) == (1, 3)


@rule("RC-610", "RC-609")
@pytest.mark.parametrize("pushed", ["disaster", "storm_damage"])
def test_with_neither_roof_nor_palisade_the_demand_is_unmet(pushed: str) -> None:
    table = table_of(2, pushed).begin(event_phase())
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-609")
def test_a_disaster_pushed_off_halves_roof_or_palisade() -> None:
    table = table_of(2, "calm").event("calm").shelter(roof=1, palisade=3)
    table.g.threats = ["disaster", "calm"]
    table.begin(event_phase()).choose("track", "palisade")
    assert (table.roof, table.palisade) == (1, 2)


def supporters(table: Table, action: str) -> set[str]:
    """Whose pawns may join the first character in an action."""
    led = next(option for option in table.options(0) if table.said(option).startswith(f"lead 0 {action}"))
    table.go_on(led.then)
    return {text.split()[1] for seat in (0, 1) for text in table.asked(seat) if text.startswith("support ")}


@rule("RC-613")
@pytest.mark.parametrize(("event", "joined"), [("argument", {"0"}), ("slow_work", {"0", "1", "friday"})])
def test_in_an_argument_nobody_helps_another(event: str, joined: set[str]) -> None:
    table = table_of(2, event).friday().begin(event_phase(), plan_actions())
    assert supporters(table, "build shovel") == joined


@rule("RC-614")
def test_an_agreement_needs_two_characters_or_one_and_friday() -> None:
    table = table_of(2, "argument").friday().begin(event_phase(), plan_actions())
    assert supporters(table, "threat argument:0") == {"1", "friday"}


@rule("RC-614", "RC-052", "RC-272")
def test_an_agreement_raises_morale_and_rewards_its_leader() -> None:
    """RC-EX-15."""
    table = table_of(2)
    table.g.threats[1] = "argument"
    table.plan("threat", "argument:0", "0", "1").act()
    assert (table.at_morale, table.determination(0), table.determination(1)) == (1, 1, 0)


@rule("RC-615")
def test_on_a_dangerous_night_a_beast_lies_by_the_event_deck() -> None:
    table = table_of(2, "dangerous_night").beasts("fox", "bear").begin(event_phase())
    assert table.g.waiting.cards == ["fox"]
    assert table.g.beasts.cards == ["bear"]
    assert table.wounds(0) == 0


@rule("RC-615", "RC-645", "RC-049")
def test_the_beast_of_a_dangerous_night_lies_face_down_until_somebody_looks() -> None:
    table = table_of(2, "dangerous_night", "frost").beasts("fox", "bear").treasure("herbal_mixture")
    table.begin(event_phase(), plan_actions())
    assert view(table.g, 0)["decks"]["waiting"]["known"] == []
    assert "fox" not in repr((view(table.g, 0), table.g.log))
    worlds = {imagine(table.g, 0, Random(n).random).waiting.cards[0] for n in range(20)}
    assert worlds == {"fox", "bear"}
    table.choose("look_at_beast")
    assert view(table.g, 1)["decks"]["waiting"]["known"] == [{"place": 0, "card": "fox"}]
    assert (view(table.g, 1)["decks"]["events"]["known"], table.g.mystery_discard) == ([], ["herbal_mixture"])
    assert {imagine(table.g, 0, Random(n).random).waiting.cards[0] for n in range(20)} == {"fox"}


@rule("RC-645")
def test_where_no_beast_waits_the_herbal_mixture_shows_none() -> None:
    table = table_of(2, "frost").treasure("herbal_mixture").begin(plan_actions())
    assert ("herbal_mixture" in table.asked(0), "look_at_beast" in table.asked(0)) == (True, False)


@rule("RC-616")
def test_defences_send_the_beast_into_the_hunting_deck() -> None:
    table = table_of(2, "dangerous_night").beasts("fox").hunting("boa").begin(event_phase())
    table.plan("threat", "dangerous_night:0", "0").act()
    table.nature(1, 0)
    assert table.g.hunting.cards == ["fox", "boa"]
    table.begin(event_phase())
    assert table.wounds(0) == 0


@rule("RC-617", "RC-182")
def test_otherwise_the_first_player_fights_it_before_the_next_event() -> None:
    table = table_of(2, "dangerous_night", "winter_depression").beasts("fox").first(1).begin(event_phase())
    table.now("event", 3).begin(event_phase())
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 2]
    assert (table.food, table.fur) == (2, 1)
    assert [event.key for event in table.g.log or [] if event.key in ("fight", "event")][-2:] == ["fight", "event"]


@rule("RC-617")
def test_after_the_fight_the_threat_action_does_nothing_to_the_beast() -> None:
    table = table_of(2, "dangerous_night").beasts("fox").begin(event_phase())
    table.now("event", 3).begin(event_phase())
    table.plan("threat", "dangerous_night:0", "0").act()
    assert table.done
    assert table.g.hunting.cards == []
    assert "fox" not in laid_aside(table)


@rule("RC-618")
def test_in_despondency_the_next_player_is_first_at_once() -> None:
    table = table_of(3, "despondency").first(2).begin(event_phase())
    assert table.g.first == 0


@rule("RC-619", "RC-750")
def test_the_strongest_of_three_beasts_comes_on_top_of_the_hunting_deck() -> None:
    table = table_of(2, "howling_from_the_woods").beasts("birds", "goats", "fox", "bear", "boa").hunting("tapir")
    table.begin(event_phase())
    assert table.g.hunting.cards == ["tapir", "goats"]
    assert table.question == "beasts"
    table.nature(3, 2, 1, 0)
    assert table.g.beasts.cards == ["fox", "birds", "bear", "boa"]


@rule("RC-619", "RC-048")
def test_of_equally_strong_beasts_the_group_chooses() -> None:
    table = table_of(2, "howling_from_the_woods").beasts("bear", "tiger_beast", "fox").begin(event_phase())
    assert table.asked() == ["beast bear", "beast tiger_beast"]
    table.choose("beast", "tiger_beast").nature()
    assert table.g.hunting.cards == ["tiger_beast"]


@rule("RC-620")
def test_two_threat_actions_ask_for_a_weapon_level_of_two() -> None:
    events = robinson().g.book.events
    assert [events[card].threats[0].needs.weapons for card in ("call_of_the_wild", "culled_area")] == [2, 2]


@rule("RC-621", "RC-070")
@pytest.mark.parametrize(("wood", "left"), [(2, 1), (0, 0)])
def test_termites_eat_wood_if_there_is_any(wood: int, left: int) -> None:
    """RC-EX-37."""
    table = table_of(2, "termites").have(wood=wood).begin(event_phase())
    assert (table.wood, table.wounds(0), table.wounds(1)) == (left, 0, 0)


@rule("RC-071")
def test_wood_is_no_choice_on_a_cold_night_without_enough_of_it() -> None:
    table = table_of(2, "unusually_cold_night").have(wood=1).begin(event_phase())
    assert (table.wood, table.wounds(0), table.wounds(1)) == (1, 1, 1)


@rule("RC-079", "RC-071")
def test_things_may_be_used_before_a_cold_night_hurts() -> None:
    """Jenny's ruined hut is two wood."""
    table = sheet("jenny").shelter(palisade=1).events("unusually_cold_night").found("ruined_hut").now("event", 2)
    table.begin(event_phase()).choose("discovery", "ruined_hut").choose("give_wood", 2)
    assert (table.wood, table.wounds(0), table.wounds(1)) == (0, 0, 0)


@rule("RC-079", "RC-071")
def test_biscuits_may_be_opened_for_the_wild_dog() -> None:
    table = table_of(2, "wild_dog", "termites").equipment("biscuits").begin(event_phase())
    table.choose("biscuits").choose("trade_food", 1, 1)
    assert (table.weapons, table.preserves) == (1, 0)
