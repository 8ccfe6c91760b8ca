"""Building, inventions built by an action, and the additional wood token. [ledger chapters 9, 14 and 15]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.building import gain_item
from campfire.games.robinson.rules.items import fade, flip_items_if_possible, lose_item
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.vocabulary.defences import has_shelter, raises
from tests.games.robinson.table import Table, robinson
from tests.rules import rule

FAILED = ("build", False, False, False)
DONE = ("build", False, True, False)


def level(table: Table, track: str) -> int:
    """The level of a track."""
    return {"roof": table.roof, "palisade": table.palisade, "weapons": table.weapons}[track]


@rule("RC-301", "RC-307", "RC-319", "RC-320", "RC-317")
@pytest.mark.parametrize("track", ["roof", "palisade", "weapons"])
@pytest.mark.parametrize("start", [0, 4, 11])
def test_one_action_raises_a_level_by_one_even_beyond_the_printed_end(track: str, start: int) -> None:
    table = robinson(seats=2).have(wood=2).shelter().levels(**{track: start})
    table.plan("build", track, "0", "0", wood=2).resolve()
    assert level(table, track) == start + 1


@rule("RC-301", "RC-312")
def test_a_built_shelter_is_recorded() -> None:
    table = robinson(seats=2).have(wood=2).plan("build", "shelter", "0", "0", wood=2).resolve()
    assert table.g.shelter
    assert table.told("shelter") == [()]


@rule("RC-303", "RC-095")
def test_success_discards_what_was_set_aside() -> None:
    table = robinson(seats=2).have(wood=3).plan("build", "weapons", "0", along=("roll",), wood=1).resolve().roll(*DONE)
    assert (table.weapons, table.wood) == (1, 2)


@rule("RC-303", "RC-141")
def test_wood_that_a_success_has_used_up_cannot_be_saved_any_more() -> None:
    table = robinson(seats=2).have(wood=1).determined(0, 2).adventure("build", "toll", '[["lose_food", 1]]')
    table.plan("build", "weapons", "0", along=("roll",), wood=1).act()
    assert "save_wood 0 build weapons" in table.asked(0)
    table.choose("resolve").roll("build", False, True, True).choose("keep_roll")
    assert (table.weapons, table.determination(0), table.wood) == (1, 2, 0)
    assert not [option for option in table.asked(0) if option.startswith("save_wood")]


@rule("RC-304")
def test_failure_gives_back_what_was_set_aside() -> None:
    table = robinson(seats=2).have(wood=2, fur=1).shelter()
    table.plan("build", "roof", "0", along=("roll",), fur=1).plan("build", "palisade", "1", along=("roll",), wood=2)
    table.resolve().choose("resolve", 0, "build", "roof", 0).roll(*FAILED)
    table.choose("resolve").roll(*FAILED).choose("keep_roll")
    assert (table.wood, table.fur, table.roof, table.palisade) == (2, 1, 0, 0)


@rule("RC-304", "RC-144")
def test_determination_set_aside_goes_back_to_the_carpenter() -> None:
    table = robinson(2, "cook", "carpenter").have(wood=1)
    table.plan("build", "shelter", "0", along=("roll", "economical_construction"), wood=1).resolve().roll(*FAILED)
    assert (table.determination(1), table.determination(0)) == (2, 2)
    assert table.wood == 1


@rule("RC-303", "RC-143")
def test_determination_set_aside_is_gone_after_a_success() -> None:
    table = robinson(2, "cook", "carpenter").have(wood=1)
    table.plan("build", "shelter", "0", "0", along=("economical_construction",), wood=1).resolve()
    assert table.determination(1) == 0
    assert table.g.shelter


@rule("RC-304", "RC-266")
def test_what_a_failure_gives_back_can_meet_a_demand_at_once() -> None:
    table = robinson(seats=2).have(wood=1).adventure("build", "toll", '[["lose_wood", 1]]')
    table.plan("build", "weapons", "0", along=("roll",), wood=1).act().roll("build", False, False, True)
    assert (table.wood, table.future, table.wounds(0)) == (0, {}, 0)


@rule("RC-306")
def test_weapons_may_be_tried_several_times_each_with_its_own_wood() -> None:
    table = robinson(seats=2).have(wood=2)
    table.plan("build", "weapons", "0", along=("roll",), wood=1).plan("build", "weapons", "1", along=("roll",), wood=1)
    table.resolve().choose("resolve", 0, "build", "weapons", 0).roll(*DONE).roll(*FAILED)
    assert (table.weapons, table.wood) == (1, 1)


@rule("RC-316")
@pytest.mark.parametrize("track", ["roof", "palisade"])
def test_roof_and_palisade_do_not_rise_without_a_shelter(track: str) -> None:
    table = robinson(seats=2).begin(raises(0, "", track, 2))
    assert level(table, track) == 0
    table.shelter().begin(raises(0, "", track, 2))
    assert level(table, track) == 2


@rule("RC-318", "RC-314")
def test_a_natural_shelter_works_like_a_built_one_but_is_not_recorded() -> None:
    table = robinson(seats=2).tile("A1", 11).camp("A1").begin(raises(0, "", "roof", 1))
    assert has_shelter(table.g)
    assert table.roof == 1
    assert not table.g.shelter


@rule("RC-318")
def test_a_natural_shelter_serves_only_the_camp_on_its_tile() -> None:
    table = robinson(seats=2).tile("A1", 11)
    assert not has_shelter(table.g)


@rule("RC-327", "RC-329", "RC-216")
@pytest.mark.parametrize("invention", ["shovel", "axe_s1"])
def test_a_built_invention_waits_in_future(invention: str) -> None:
    table = robinson(seats=2).plan("build", invention, "0", "0").act()
    assert table.built == [invention]
    assert invention not in table.g.items
    assert invention not in table.g.board


@rule("RC-328", "RC-329", "RC-404", "RC-083", "RC-669")
def test_at_the_end_of_the_phase_it_takes_effect_and_is_an_item() -> None:
    table = robinson(seats=2).shelter().plan("build", "bricks", "0", "0").act()
    assert table.palisade == 0
    table.resolve()
    assert table.palisade == 1
    assert table.g.items == ["bricks"]
    assert table.built == []


@rule("RC-328", "RC-673", "RC-404")
def test_resources_of_a_finished_invention_are_available() -> None:
    table = robinson(seats=2).have(wood=1).plan("build", "dam", "0", "0", wood=1).resolve()
    assert (table.preserves, table.future) == (2, {})


@rule("RC-329", "RC-330")
def test_a_scenario_invention_that_repeats_is_never_turned_over() -> None:
    table = robinson(seats=2).print(
        "inventions", "cairn", 'group = "1"\nrepeats = true\nbuilt = [["puts_here", "fog"]]'
    )
    table.tile("A1", 6).tile("A2", 4)
    table.plan("build", "cairn:A1", "0", "0").plan("build", "cairn:A2", "1", "1").resolve()
    table.choose("resolve", 0, "build", "cairn:A1", 0)
    assert (table.tokens("A1"), table.tokens("A2")) == (("fog",), ("fog",))
    assert table.g.items == []


@rule("RC-130", "RC-129")
def test_building_the_own_invention_gives_two_determination_at_once() -> None:
    table = robinson(seats=2).items("rope").plan("build", "snare", "0", along=("roll",)).act().roll(*DONE)
    assert (table.determination(0), table.determination(1)) == (2, 0)
    assert table.g.personal == ["fireplace"]
    assert table.built == ["snare"]


@rule("RC-130")
def test_a_failed_personal_invention_gives_only_the_consolation() -> None:
    table = robinson(seats=2).items("rope").plan("build", "snare", "0", along=("roll",)).resolve().roll(*FAILED)
    assert table.determination(0) == 2
    assert "snare" in table.g.personal


@rule("RC-130")
def test_other_inventions_give_no_determination() -> None:
    table = robinson(seats=2).plan("build", "shovel", "0", "0").act()
    assert table.determination(0) == 0


@rule("RC-130", "RC-015")
def test_the_invention_of_a_character_not_in_play_is_an_ordinary_one() -> None:
    table = (
        robinson(seats=2).items("knife").board("spear").have(wood=1).plan("build", "spear", "0", "0", wood=1).resolve()
    )
    assert "spear" in table.g.items
    assert (table.determination(0), table.determination(1)) == (0, 0)


@rule("RC-131")
def test_a_finished_personal_invention_is_an_ordinary_item() -> None:
    table = robinson(seats=2).items("rope").plan("build", "snare", "0", "0").resolve()
    assert "snare" in table.g.items
    assert "snare" not in table.g.personal
    assert table.tokens("B1") == ("food",)


@rule("RC-132", "RC-096")
def test_a_personal_invention_turned_back_returns_and_pays_again() -> None:
    table = robinson(seats=2).items("rope", "snare").begin(lose_item("snare"))
    fade(table.g)
    assert "snare" in table.g.personal
    table.plan("build", "snare", "0", "0").resolve()
    assert table.determination(0) == 2


@rule("RC-379", "RC-505")
@pytest.mark.parametrize(("phase", "built", "items"), [("action", ["medicine"], []), ("night", [], ["medicine"])])
def test_an_item_without_action_waits_only_in_the_action_phase(phase: str, built: list[str], items: list[str]) -> None:
    table = robinson(seats=2).now(phase).begin(gain_item(0, "", "medicine"))
    assert (table.built, table.g.items) == (built, items)
    assert "medicine" not in table.g.board


@rule("RC-330")
def test_an_item_that_is_built_already_is_not_built_again() -> None:
    table = robinson(seats=2).now("night").items("knife").levels(weapons=1).begin(gain_item(0, "", "knife"))
    assert table.g.items == ["knife"]
    assert table.weapons == 1


@rule("RC-330", "RC-378")
def test_medicine_that_came_from_herbs_in_the_same_phase_is_not_built_twice() -> None:
    table = robinson(seats=2).items("pot").found("healing_herbs").plan("build", "medicine", "0", "0").act()
    table.choose("discovery", "healing_herbs").resolve()
    assert (table.g.items, table.built) == (["pot", "medicine"], [])


@rule("RC-302", "RC-239")
def test_a_scenario_invention_may_be_built_on_another_tile_away_from_the_danger_in_camp() -> None:
    table = robinson(seats=2).print(
        "inventions", "cairn", 'group = "1"\nrepeats = true\nbuilt = [["puts_here", "fog"]]'
    )
    table.tile("A1", 6).token("B1", "danger").adventure("build", "mud", '[["puts_here", "time"]]')
    table.plan("build", "cairn:A1", "0", along=("roll",)).plan("build", "shovel", "1", "1").resolve()
    table.choose("resolve", 0, "build", "cairn:A1", 0).roll("build", False, True, True)
    assert set(table.tokens("A1")) == {"fog", "time"}
    assert (table.wounds(0), table.wounds(1)) == (0, 1)


@rule("RC-239", "RC-302")
def test_what_is_built_on_the_tile_of_the_camp_is_built_past_the_danger_there() -> None:
    table = robinson(seats=2).print("inventions", "cairn", 'group = "1"\nrepeats = true')
    table.token("B1", "danger").plan("build", "cairn:B1", "0", "0").resolve()
    assert table.wounds(0) == 1


@rule("RC-302")
def test_building_takes_place_in_the_camp() -> None:
    table = robinson(seats=2).adventure("build", "mud", '[["puts_here", "time"]]').token("build_deck", "adventure")
    table.plan("build", "shovel", "0", "0").resolve()
    assert table.tokens("B1") == ("time",)


@rule("RC-332")
def test_an_item_of_the_scenario_sheet_is_never_turned_back() -> None:
    table = robinson(seats=2).items("axe_s1", "pot").begin(flip_items_if_possible(0, "", 2))
    assert table.g.fading == ["pot"]


@rule("RC-333")
def test_items_that_needed_a_lost_item_stay_built() -> None:
    table = robinson(seats=2).items("map", "shortcut").begin(lose_item("map"))
    fade(table.g)
    assert table.g.items == ["shortcut"]


@rule("RC-335", "RC-331")
@pytest.mark.parametrize(("palisade", "preserves"), [(0, 0), (1, 1), (3, 2)])
def test_what_a_lost_item_brought_is_undone_as_far_as_possible(palisade: int, preserves: int) -> None:
    table = robinson(seats=2).items("bricks", "dam").shelter(palisade=palisade).have(preserves=preserves)
    table.begin(lose_item("bricks"), lose_item("dam"))
    assert table.palisade == max(0, palisade - 1)
    assert table.preserves == 0
    assert (table.wounds(0), table.wounds(1)) == (0, 0)


@rule("RC-250", "RC-249")
@pytest.mark.parametrize("space", ["shelter", "roof", "palisade", "weapons"])
def test_an_additional_wood_token_on_one_of_the_four_spaces_stays(space: str) -> None:
    table = robinson(seats=2).have(wood=4).token(space, "wood")
    table = table if space == "shelter" else table.shelter()
    table.plan("build", space, "0", "0", wood=3).resolve()
    assert table.tokens(space) == ("wood",)


# The additional wood token


def with_extra_wood(*others: str) -> Table:
    """The roof is planned with the token and its extra wood; the others are weapons."""
    table = robinson(seats=3).shelter().have(wood=4 + len(others)).token("build", "wood")
    table.plan("build", "roof", "0", along=("roll", "wood"), wood=4)
    for pawn in others:
        table.plan("build", "weapons", pawn, along=("roll",), wood=1)
    return table


@rule("RC-245", "RC-246", "RC-077")
def test_the_extra_wood_and_its_token_go_with_a_success() -> None:
    table = with_extra_wood().resolve().roll(*DONE)
    assert (table.roof, table.wood, table.tokens("build")) == (1, 0, ())


@rule("RC-247")
def test_after_a_failure_the_token_waits_for_the_next_round() -> None:
    table = with_extra_wood().resolve().roll(*FAILED)
    assert (table.wood, table.tokens("build")) == (4, ("wood",))


@rule("RC-247")
def test_a_token_that_travelled_with_the_pawns_goes_back_to_its_space() -> None:
    table = with_extra_wood()
    table.g.tokens = {}
    table.resolve().roll(*FAILED)
    assert table.tokens("build") == ("wood",)


@rule("RC-248")
def test_after_a_failure_the_next_success_with_wood_pays_instead() -> None:
    table = with_extra_wood("1").sign(Sign("idle", ("bricks",)))
    table.resolve().choose("resolve", 0, "build", "roof", 0).roll(*FAILED)
    assert table.wood == 4
    table.choose("resolve").roll(*DONE).choose("keep_roll")
    assert (table.weapons, table.wood, table.tokens("build")) == (1, 3, ())
    assert Sign("idle", ("bricks",)) in table.g.signs


@rule("RC-248")
def test_a_success_before_the_failure_pays_too() -> None:
    table = with_extra_wood("1").resolve().choose("resolve", 1, "build", "weapons", 1).roll(*DONE)
    assert (table.wood, table.tokens("build")) == (0, ("wood",))
    table.roll(*FAILED)
    assert (table.wood, table.tokens("build")) == (3, ())


@rule("RC-248")
def test_the_extra_wood_is_paid_only_once() -> None:
    table = with_extra_wood("1", "2").resolve().choose("resolve", 0, "build", "roof", 0).roll(*FAILED)
    table.choose("resolve", 0, "build", "weapons", 1).roll(*DONE).choose("keep_roll")
    table.choose("resolve").roll(*DONE).choose("keep_roll")
    assert (table.weapons, table.wood, table.tokens("build")) == (2, 3, ())


@rule("RC-248", "RC-247")
def test_a_failed_other_action_or_one_without_wood_does_not_pay() -> None:
    table = with_extra_wood("1").plan("build", "shovel", "2", "2")
    table.resolve().choose("resolve", 0, "build", "roof", 0).roll(*FAILED)
    table.choose("resolve", 1, "build", "shovel", 2).choose("resolve").roll(*FAILED).choose("keep_roll")
    assert (table.wood, table.tokens("build")) == (5, ("wood",))


@rule("RC-248", "RC-249")
def test_an_action_paid_with_fur_does_not_pay_the_extra_wood() -> None:
    table = with_extra_wood().have(wood=0, fur=2).plan("build", "palisade", "1", "1", fur=2)
    table.resolve().choose("resolve", 0, "build", "roof", 0).roll(*FAILED)
    assert (table.palisade, table.wood, table.tokens("build")) == (1, 4, ("wood",))


@rule("RC-248", "RC-140")
def test_an_action_whose_wood_was_paid_with_determination_pays_the_extra_wood_too() -> None:
    """It requires wood, whatever lies there in its place."""
    table = with_extra_wood().plan("build", "weapons", "1", "1", along=("economical_construction",))
    table.resolve().choose("resolve", 0, "build", "roof", 0).roll(*FAILED)
    assert (table.weapons, table.wood, table.tokens("build")) == (1, 3, ())


@rule("RC-248", "RC-061")
def test_extra_wood_that_is_missing_wounds_the_leader_who_succeeded() -> None:
    """An adventure takes the wood that came back, so nothing is left to pay with. [O-41]"""
    table = with_extra_wood("1").adventure("build", "blaze", '[["lose_everything"]]')
    table.resolve().choose("resolve", 0, "build", "roof", 0).roll("build", False, False, True)
    assert table.wood == 0
    table.choose("resolve").roll(*DONE).choose("keep_roll")
    assert (table.wounds(0), table.wounds(1), table.tokens("build")) == (0, 1, ())
