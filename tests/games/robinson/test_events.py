"""The Event phase: drawing, threats, pushed-off cards. [ledger chapter 5]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FRIDAY, GROUP, JENNY
from campfire.games.robinson.rules.events import draw_event, event_phase
from campfire.games.robinson.vocabulary.sheet import SHEETS, ScenarioHooks
from campfire.games.robinson.vocabulary.stores import lose_food, lose_food_if_possible
from campfire.games.robinson.vocabulary.survivors import lose_all_determination, lose_determination, wounds_each
from tests.games.robinson.event_deck import table_of
from tests.games.robinson.table import island, laid_aside, robinson
from tests.rules import rule

BOOKISH = island(id="bookish")
"""A sheet whose book effect wounds everybody once."""


@pytest.fixture
def bookish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHEETS, "bookish", ScenarioHooks(book=lambda g: (wounds_each(-1, "", 1),)))


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
    assert "gale" not in laid_aside(table)


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
    table = table_of(2, "fight").now("dawn", 2).event("fight", event='[["lose_determination", 2]]')
    table.equipment("pipe_and_tobacco").determined(0, 1).determined(1, 2).begin(event_phase())
    assert (table.question, table.g.phase) == ("demand", "event")
    table.choose("pipe_and_tobacco", by=0).choose("let_it_come", by=0)
    assert (table.determination(0), table.wounds(0)) == (1, 0)


@rule("RC-612", "RC-102")
def test_the_island_strikes_back_with_a_second_and_a_third_book_effect(bookish: None) -> None:
    table = robinson(2, scenario=BOOKISH).now("event", 2).event("calm", icon="gather").event("other", icon="gather")
    table.events("the_island_fights_back", "calm", "other").begin(event_phase())
    assert table.wounds(0) == 2
    table.begin(event_phase()).begin(event_phase())
    assert table.g.threats == ["calm", "other"]
    assert table.wounds(0) == 3


@rule("RC-173")
def test_cards_are_drawn_until_the_deck_is_empty() -> None:
    table = table_of().adventure("build", "gale", lower='[["puts", "storm", "weather"]]').adventures("build")
    table.events("gale").begin(draw_event())
    assert table.done
    assert (table.tokens("weather"), table.g.threats) == (("storm",), ["", ""])


@rule("RC-063", "RC-066", "RC-068")
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


@rule("RC-066", "RC-070")
def test_a_demand_for_food_takes_exactly_so_much_of_both_sorts() -> None:
    table = robinson().now("event", 2).have(food=2, preserves=2).begin(lose_food(GROUP, "", 2))
    table.choose("give_food", "food").choose("give_food", "preserves")
    assert (table.food, table.preserves, table.done) == (1, 1, True)
    table = robinson().now("event", 2).have(food=1, preserves=1).begin(lose_food_if_possible(GROUP, "", 3))
    assert (table.choose("give_food", "food").preserves, table.wounds(0), table.done) == (0, 0, True)
