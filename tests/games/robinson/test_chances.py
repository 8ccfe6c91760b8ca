"""The odds that a person may ask for before committing a pawn, and before the weather."""

from __future__ import annotations

from campfire.games.robinson.chances import chances
from campfire.games.robinson.signs import Sign
from campfire.kernel.declared import Id
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table, island, robinson
from tests.games.robinson.wording import option
from tests.rules import rule


def told(table: Table, key: str = "", args: tuple[Id, ...] = ()) -> dict[str, int]:
    """What is told, by its word and figure."""
    odds = chances(table.g, option(key, *args) if key else None)
    found = [(phrase.key.removeprefix("odds-"), phrase.args["n"], percent) for phrase, percent in odds]
    return {f"{word} {n}" if word.startswith(("lose", "sure")) else word: percent for word, n, percent in found}


@rule("RC-209", "RC-296")
def test_one_pawn_alone_rolls_all_three_dice() -> None:
    lead = ("0", "explore", "A1", 0, 0, 0, 0)
    assert told(robinson(), "lead", lead) == {"success": 83, "wound": 50, "adventure": 83}


@rule("RC-209")
def test_with_a_helper_the_same_action_is_sure() -> None:
    table = robinson().plan("explore", "A1", "0")
    assert told(table, "take_back", ("0", 0, "explore", "A1"))["success"] == 83
    assert told(table, "support", ("1", 0, "explore", "A1")) == {"success": 100, "wound": 0, "adventure": 0}


@rule("RC-240")
def test_a_time_consuming_action_takes_one_pawn_more_to_be_sure() -> None:
    table = robinson().token("explore", "time").plan("explore", "A1", "0", along=("time",))
    assert told(table, "support", ("1", 0, "explore", "A1"))["success"] == 83


@rule("RC-209")
def test_where_no_die_decides_nothing_is_told() -> None:
    assert told(robinson(), "lead", ("0", "rest", "", 0, 0, 0, 0)) == {}
    assert told(robinson(), "ready") == {}


@rule("RC-409", "RC-412")
def test_the_weather_is_told_as_the_roof_stands() -> None:
    """Of six faces three show one cloud of rain, two show two, and one shows one of snow."""
    rainy = robinson(scenario=island(weather={1: ("rain",)})).have(wood=5, food=5)
    assert told(rainy) == {"calm": 0, "lose-wood 1": 100, "lose-wood 2": 50, "lose-food 1": 100, "lose-food 2": 33}
    covered = robinson(scenario=island(weather={1: ("rain",)})).have(wood=5, food=5).shelter(roof=2)
    assert told(covered) == {"calm": 83, "lose-wood 1": 17}


@rule("RC-410", "RC-413", "RC-414")
def test_before_the_clouds_are_borne_it_is_told_what_they_take() -> None:
    """A roof of 1 holds off one of three clouds; the snow asks for wood besides, and a missing one wounds."""
    table = robinson().have(wood=2, food=5).shelter(roof=1)
    assert told(table, "bear_weather", (2, 1)) == {"sure-wood 2": 100, "sure-food 2": 100, "sure-wounds 1": 100}
    assert told(table, "bear_weather", (1, 0)) == {"calm": 100}


@rule("RC-589")
def test_every_lair_of_the_island_sends_its_animals() -> None:
    """Two dice, each of which breaks the palisade on two faces of six."""
    table = robinson(scenario=island(id="king_kong", weather={})).have(food=5).levels(weapons=3).shelter(palisade=2)
    told_of = told(table.token("A1", "number1").token("A2", "number2"))
    assert (told_of["lose-palisade 1"], told_of["lose-palisade 2"]) == (56, 11)


@rule("RC-407")
def test_a_die_that_lies_there_is_no_longer_open() -> None:
    table = robinson(scenario=island(weather={1: ("rain",)})).have(wood=5, food=5)
    table.g.signs = (Sign("shown", ("rain", 3), "round"),)
    assert told(table) == {"calm": 0, "lose-wood 2": 100, "lose-food 2": 100}


@rule("RC-408")
def test_dry_rounds_have_no_odds() -> None:
    assert told(robinson()) == {}


@rule("RC-520")
def test_whoever_fetches_jenny_meets_no_adventure_but_a_wound() -> None:
    """Three faces of the wound die and five of the adventure die wound: one of twelve rolls does not."""
    lead = ("0", "explore", "raft", 0, 0, 0, 0)
    table = sheet("jenny").items("raft_s3")
    assert told(table, "lead", lead) == {"success": 83, "wound": 92, "adventure": 0}
    table.plan("explore", "raft", "0")
    assert told(table, "take_back", ("0", 0, "explore", "raft")) == {"success": 83, "wound": 92, "adventure": 0}


@rule("RC-649")
def test_no_die_decides_about_a_treasure_map() -> None:
    table = robinson().treasure("treasure_map")
    sure = {"success": 100, "wound": 0, "adventure": 0}
    assert told(table, "lead", ("0", "explore", "treasure_map", 0, 0, 0, 0)) == sure
    table.plan("explore", "treasure_map", "0")
    assert told(table, "take_back", ("0", 0, "explore", "treasure_map")) == sure


@rule("RC-452", "RC-455")
def test_a_character_who_joins_friday_leads_and_meets_the_adventure() -> None:
    table = robinson().friday().tile("A1", 3).plan("explore", "A2", "friday")
    assert told(table, "take_back", ("friday", 0, "explore", "A2"))["adventure"] == 0
    assert told(table, "support", ("0", 0, "explore", "A2")) == {"success": 83, "wound": 50, "adventure": 83}
