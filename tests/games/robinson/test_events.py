"""The Event phase: drawing, threats, pushed-off cards, and events with a story of their own. [ledger chapters 5, 30]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FRIDAY, GROUP, JENNY
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.events import draw_event, event_phase
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.vocabulary.sheet import SHEETS, ScenarioHooks
from campfire.games.robinson.vocabulary.survivors import lose_all_determination, lose_determination, wounds_each
from tests.games.play import said
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table, island, robinson
from tests.rules import rule

QUIET = island(id="quiet")
BOOKISH = island(id="bookish")
"""A sheet whose book effect wounds everybody once."""


@pytest.fixture
def bookish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHEETS, "bookish", ScenarioHooks(book=lambda g: (wounds_each(-1, "", 1),)))


def table_of(seats: int = 2, *cards: str) -> Table:
    """A table in the second round with these cards on the Event deck, the top one first."""
    return robinson(seats, scenario=QUIET).now("event", 2).events(*cards)


@rule("RC-170")
def test_there_is_no_event_in_the_first_round() -> None:
    table = table_of(2, "poisoning").now("event", 1).begin(event_phase())
    assert table.g.events.cards == ["poisoning"]
    assert table.wounds(0) == 0


@rule("RC-171")
def test_from_the_second_round_the_top_event_is_drawn() -> None:
    table = table_of(2, "poisoning", "termites").begin(event_phase())
    assert table.g.events.cards == ["termites"]
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-002", "RC-170")
def test_an_empty_event_deck_gives_nothing() -> None:
    table = table_of().begin(event_phase())
    assert table.done
    assert table.g.threats == ["", ""]


@rule("RC-172", "RC-173")
def test_other_cards_apply_their_lower_half_until_an_event_comes() -> None:
    table = table_of()
    table.adventure("build", "crack", lower='[["lowers", "palisade", 1]]')
    table.adventure("gather", "gale", lower='[["puts", "storm", "weather"]]')
    for deck in ("build", "gather"):
        table.adventures(deck)
    table.events("gale", "crack", "winter_depression", "poisoning").begin(event_phase())
    assert table.tokens("weather") == ("storm",)
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]
    assert table.at_morale == -1
    assert table.g.events.cards == ["poisoning"]
    assert table.g.threats == ["", "winter_depression"]
    assert "gale" not in table.g.aside.values()


@rule("RC-173", "RC-176", "RC-178", "RC-180", "RC-600", "RC-622")
def test_a_chain_of_cards_in_one_event_phase(bookish: None) -> None:
    """RC-EX-03."""
    table = robinson(2, scenario=BOOKISH).now("event", 2).have(wood=2).levels(palisade=1)
    table.adventure("build", "crack", lower='[["lowers", "palisade", 1]]')
    table.adventure("explore", "gale", lower='[["puts", "storm", "weather"]]')
    for deck in ("build", "explore"):
        table.adventures(deck)
    table.event("leftmost", pushed='[["morale_down", 1]]').event("second", pushed='[["morale_down", 2]]')
    table.g.threats = ["leftmost", "second"]
    table.events("gale", "crack", "unusually_cold_night").begin(event_phase())
    assert (table.tokens("weather"), table.palisade) == (("storm",), 0)
    assert table.question == "choose_wood_or_wounds"
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1], "the book effect comes before the event effect"
    table.choose("give_wood")
    assert table.wood == 0
    assert table.g.threats == ["second", "unusually_cold_night"]
    assert table.at_morale == -1


@rule("RC-175")
@pytest.mark.parametrize(
    ("card", "deck"), [("heavy_rain", "build"), ("rain_event", "gather"), ("cold_rain", "explore")]
)
def test_an_adventure_icon_lays_a_token_on_the_deck_of_its_colour(card: str, deck: str) -> None:
    table = table_of(2, card).begin(event_phase())
    assert table.tokens(f"{deck}_deck") == ("adventure",)


@rule("RC-175", "RC-073", "RC-074")
def test_a_second_adventure_token_is_not_laid() -> None:
    table = table_of(2, "heavy_rain").token("build_deck", "adventure").begin(event_phase())
    assert table.tokens("build_deck") == ("adventure",)
    assert table.wounds(0) == 0


@rule("RC-176")
def test_a_book_icon_means_the_book_effect_of_the_sheet(bookish: None) -> None:
    table = robinson(2, scenario=BOOKISH).now("event", 2).events("winter_depression").begin(event_phase())
    assert (table.wounds(0), table.at_morale) == (1, -1)
    table = robinson(2, scenario=BOOKISH).now("event", 2).events("heavy_rain").begin(event_phase())
    assert table.wounds(0) == 0


@rule("RC-178", "RC-179")
def test_cards_move_left_only_when_pushed() -> None:
    table = table_of(2, "winter_depression").event("old", pushed='[["wounds_each", 1]]')
    table.g.threats = ["old", ""]
    table.begin(event_phase())
    assert table.g.threats == ["old", "winter_depression"]
    assert table.wounds(0) == 0


@rule("RC-178")
def test_the_card_on_the_right_moves_to_an_empty_left_space() -> None:
    table = table_of(2, "winter_depression").event("old", pushed='[["wounds_each", 1]]')
    table.g.threats = ["", "old"]
    table.begin(event_phase())
    assert table.g.threats == ["old", "winter_depression"]
    assert table.wounds(0) == 0


@rule("RC-278", "RC-276")
def test_wreckage_is_pushed_like_an_event_but_does_nothing_then() -> None:
    table = table_of(2, "slow_work", "mist")
    table.g.threats = ["", "food_crates"]
    table.begin(event_phase())
    assert table.g.threats == ["food_crates", "slow_work"]
    table.begin(event_phase())
    assert table.g.threats == ["slow_work", "mist"]
    assert (table.wounds(0), table.at_morale, table.tokens("build")) == (0, 0, ("wood",))


@rule("RC-182", "RC-062", "RC-294", "RC-183")
def test_a_fight_caused_by_an_event_is_the_first_players_alone() -> None:
    """A bear of strength 6 takes a weapon level; the one that is missing is a wound of the First Player."""
    table = table_of(3, "calm").event("calm").first(1).hunting("bear").levels(weapons=0)
    table.g.threats = ["howling_from_the_woods", "calm"]
    table.begin(event_phase())
    assert [table.wounds(seat) for seat in (0, 1, 2)] == [0, 7, 0]
    assert (table.food, table.fur, table.future) == (5, 2, {})


@rule("RC-062", "RC-182")
def test_what_a_fight_from_the_event_deck_demands_in_vain_hurts_the_first_player_alone() -> None:
    """A puma of strength 3 takes a weapon level and a palisade level; neither is there."""
    table = table_of(3, "puma", "calm").event("calm").first(2).begin(event_phase())
    assert [table.wounds(seat) for seat in (0, 1, 2)] == [0, 0, 5]


@rule("RC-063", "RC-060")
def test_an_event_lowers_a_palisade_that_is_not_there() -> None:
    """RC-EX-04."""
    table = table_of(3).event("quake", event='[["lowers", "palisade", 1]]').events("quake").begin(event_phase())
    assert [table.wounds(seat) for seat in (0, 1, 2)] == [1, 1, 1]


@rule("RC-450", "RC-513")
def test_events_hit_jenny_in_the_camp_and_never_friday() -> None:
    table = table_of(2, "poisoning").friday().jenny("camp").begin(event_phase())
    assert [table.wounds(who) for who in (0, 1, FRIDAY, JENNY)] == [1, 1, 0, 1]


@rule("RC-079", "RC-177")
def test_things_may_be_used_before_an_event_demands_too_much() -> None:
    table = table_of(2, "fight").event("fight", event='[["lose_determination", 2]]')
    table.equipment("pipe_and_tobacco").determined(0, 1).determined(1, 2).begin(event_phase())
    assert table.question == "demand"
    table.choose("pipe_and_tobacco", by=0).choose("let_it_come", by=0)
    assert (table.determination(0), table.wounds(0)) == (1, 0)


# Cards with a story of their own


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


@rule("RC-108", "RC-060")
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
    assert (table.g.built, table.determination(1)) == ([], 1)


@rule("RC-607", "RC-094")
def test_brainstorming_makes_an_empty_deck_anew() -> None:
    table = table_of(2).inventions()
    table.g.threats[1], table.g.invention_discard = "council", ["bed", "raft"]
    table.plan("threat", "council:0", "1").act().nature().choose("new_invention", "raft")
    assert "raft" in table.g.board
    assert (table.g.inventions.cards, table.g.invention_discard) == (["bed"], [])


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


@rule("RC-612", "RC-102")
def test_the_island_strikes_back_with_a_second_and_a_third_book_effect(bookish: None) -> None:
    table = robinson(2, scenario=BOOKISH).now("event", 2).event("calm", icon="gather").event("other", icon="gather")
    table.events("the_island_fights_back", "calm", "other").begin(event_phase())
    assert table.wounds(0) == 2
    table.begin(event_phase()).begin(event_phase())
    assert table.g.threats == ["calm", "other"]
    assert table.wounds(0) == 3


def supporters(table: Table, action: str) -> set[str]:
    """Whose pawns may join the first character in an action."""
    led = next(option for option in table.options(0) if said(option).startswith(f"lead 0 {action}"))
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
    assert table.g.aside["night beast"] == "fox"
    assert table.g.beasts.cards == ["bear"]
    assert table.wounds(0) == 0


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
    assert "fox" not in table.g.aside.values()


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
    assert sorted(table.g.beasts.cards) == ["bear", "birds", "boa", "fox"]


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


@rule("RC-099", "RC-048")
def test_the_closest_source_is_sought_first_in_the_camp_then_beside_it() -> None:
    table = table_of(2, "otters").tile("A1", 3).tile("B2", 10).token("B1", "exhausted:fish").begin(event_phase())
    assert table.asked() == ["exhaust A1:fish", "exhaust B2:fish"]
    table.choose("exhaust", "B2:fish")
    assert table.tokens("B2") == ("exhausted:fish",)
    assert table.tokens("A1") == ()


@rule("RC-099")
def test_without_such_a_source_everybody_is_wounded() -> None:
    table = table_of(2, "predator_is_near").begin(event_phase())
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-102")
def test_resolving_the_effect_again_exhausts_another_source() -> None:
    table = table_of(2, "calm").event("calm").tile("A1", 3).token("B1", "exhausted:fish")
    table.g.threats = ["otters", "calm"]
    table.begin(event_phase())
    assert table.tokens("A1") == ("exhausted:fish",)


@rule("RC-075", "RC-063")
def test_a_marker_that_finds_no_source_is_a_wound_for_everybody() -> None:
    table = table_of(2, "devastation").tile("A1", 3).begin(event_phase())
    assert table.tokens("A1") == ("exhausted:fish",)
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-075")
def test_a_second_marker_on_the_camp_space_is_a_wound_for_everybody() -> None:
    table = table_of(2, "bear_event").token("camp", "marker").begin(event_phase())
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-048", "RC-104")
def test_the_group_chooses_the_tile_that_is_turned() -> None:
    """RC-EX-41."""
    table = table_of(2, "earthquake").tile("A1", 3).tile("C1", 7).token("A1", "time", "exhausted:fish")
    table.begin(event_phase())
    assert table.asked() == ["turn A1", "turn C1"]
    assert table.seats == (0, 1)
    table.choose("turn", "A1")
    assert (table.g.closed, table.tokens("A1")) == (("A1",), ())


@rule("RC-070")
def test_without_a_tile_beside_the_camp_none_is_turned() -> None:
    table = table_of(2, "earthquake").begin(event_phase())
    assert (table.done, table.g.closed, table.wounds(0)) == (True, (), 0)


@rule("RC-173")
def test_cards_are_drawn_until_the_deck_is_empty() -> None:
    table = table_of().adventure("build", "gale", lower='[["puts", "storm", "weather"]]').adventures("build")
    table.events("gale").begin(draw_event())
    assert table.done
    assert (table.tokens("weather"), table.g.threats) == (("storm",), ["", ""])


@rule("RC-066", "RC-068")
def test_what_can_be_paid_is_paid_before_wounds() -> None:
    table = table_of(2).event("tax", event='[["lose_wood", 3]]').events("tax").have(wood=1)
    table.g.future[0] = 2
    table.begin(event_phase())
    assert (table.wood, table.future, table.wounds(0), table.wounds(1)) == (0, {"wood": 2}, 2, 2)


@rule("RC-180")
def test_the_log_tells_cards_with_a_threat_effect_from_those_without() -> None:
    table = table_of(2, "rain_event")
    table.g.threats = ["food_crates", "fight_event"]
    table.begin(event_phase())
    assert (table.told("pushed_off"), table.told("pushed")) == ([("food_crates",)], [])


@rule("RC-060")
def test_the_log_does_not_speak_of_determination_that_is_not_there() -> None:
    table = table_of(2).determined(1, 2).begin(lose_determination(GROUP, "", 1), lose_all_determination(1, ""))
    assert table.told("discouraged") == [(1, 1), (1, 1)]
    assert (table.wounds(0), table.determination(1)) == (1, 0)
