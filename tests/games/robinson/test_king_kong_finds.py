"""King Kong's island: the Lost Prop of each member of the crew, and the tokens found there. [ledger chapter 29]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.weather import roll_weather, weather_phase
from tests.games.robinson.crew import neutral_pawns
from tests.games.robinson.kong import CREW, FIGHT, FOOD, kong, lost
from tests.games.robinson.sheets import planning
from tests.games.robinson.table import Table
from tests.rules import rule


def prop(*dead: str) -> Table:
    """Somebody has found the Lost Prop; these members are dead."""
    return lost(kong(), *dead).found("lost_prop")


@rule("RC-594")
def test_the_lost_prop_of_the_lights_is_a_building_pawn() -> None:
    table = prop().have(wood=1)
    planning(table)
    table.choose("lead", "0", "build", "weapons", 1, 0, 0, 0, by=0)
    table.choose("support", "lost_prop", 0, "build", "weapons", by=0)
    table.g.plan = [table.g.plan[0]]
    table.act()
    assert table.weapons == 1
    assert table.g.found == []


@rule("RC-594")
def test_of_the_cameraman_two_determination() -> None:
    table = prop("lights").begin(plan_actions()).choose("discovery", "lost_prop").choose("encourage", 1)
    assert table.determination(1) == 2


@rule("RC-594")
def test_of_the_sound_engineer_the_dice_before_the_action_phase() -> None:
    table = prop(*CREW[:2]).begin(plan_actions()).choose("discovery", "lost_prop")
    table.nature(FOOD)
    assert table.question == "plan"
    table.have(food=1).begin(weather_phase())
    assert table.food == 0


@rule("RC-594")
def test_not_once_the_dice_lie_there_or_the_actions_have_begun() -> None:
    rolled = prop(*CREW[:2]).begin(roll_weather()).nature(FOOD).begin(plan_actions())
    assert "discovery lost_prop" not in rolled.asked(0)
    table = prop(*CREW[:2]).found("bottle_of_vodka").plan("rest", "", "0").act()
    assert table.asked(0) == ["resolve 0 rest  0", "discovery bottle_of_vodka"]


@rule("RC-594")
def test_of_the_screenwriter_a_look_at_the_next_event() -> None:
    table = prop(*CREW[:3]).events("storm_ahead", "calm").begin(plan_actions()).choose("discovery", "lost_prop")
    assert table.g.events.is_known(1, 0)
    assert not table.g.events.is_known(0, 0)
    assert table.told("foreseen") == [("storm_ahead",)]


@rule("RC-594")
@pytest.mark.parametrize("dead", [4, 8])
def test_of_make_up_and_director_nothing(dead: int) -> None:
    table = prop(*CREW[:dead]).begin(plan_actions())
    assert "discovery lost_prop" not in table.asked(0)


@rule("RC-594")
def test_of_the_actress_morale() -> None:
    assert prop(*CREW[:5]).begin(plan_actions()).choose("discovery", "lost_prop").at_morale == 1


@rule("RC-594")
def test_of_the_double_a_die_again() -> None:
    table = prop(*CREW[:6]).plan("explore", "C1", "0", along=("roll",)).next_tiles(1).act()
    table.roll("explore", False, False, False)
    table.choose("discovery", "lost_prop", "success").roll_again("explore", 1, True)
    assert table.g.tiles["C1"] == 1
    assert table.g.found == []


@rule("RC-594")
def test_of_the_double_also_a_hungry_animals_die() -> None:
    table = prop(*CREW[:6]).begin(weather_phase()).nature(FIGHT)
    table.choose("discovery", "lost_prop").nature(0)
    assert table.wounds(0) == 0


@rule("RC-594")
def test_without_the_double_no_die_is_rolled_again() -> None:
    table = prop(*CREW[:7]).found("bottle_of_vodka").plan("explore", "C1", "0", along=("roll",)).act().choose("resolve")
    assert not any(
        option.startswith("discovery lost_prop ") for option in table.roll("explore", False, False, False).asked(0)
    )
    table = prop().found("bottle_of_vodka").begin(weather_phase()).nature(FIGHT)
    assert table.asked(0) == ["animals_come fight", "discovery bottle_of_vodka"]


@rule("RC-594")
def test_of_the_actor_two_weapon_levels() -> None:
    assert prop(*CREW[:7]).begin(plan_actions()).choose("discovery", "lost_prop").weapons == 2


@rule("RC-595")
def test_a_firecracker_makes_one_result_pass() -> None:
    table = kong().found("firecracker").tile("A2", 5).token("A2", "number2").begin(weather_phase())
    table.nature(FIGHT, FIGHT).choose("discovery", "firecracker")
    assert table.wounds(0) == 3
    assert table.g.found == []


@rule("RC-596")
def test_a_giant_footprint_is_a_pawn_for_one_exploration() -> None:
    table = kong(2).found("giant_footprint").next_tiles(1)
    planning(table)
    table.choose("lead", "0", "explore", "C1", 0, 0, 0, 0, by=0)
    table.choose("support", "giant_footprint", 0, "explore", "C1", by=0)
    table.act()
    assert table.g.tiles["C1"] == 1
    assert table.g.found == []


@rule("RC-596")
def test_without_tokens_there_are_no_pawns_of_the_sheet() -> None:
    assert neutral_pawns(kong().g) == []
    assert neutral_pawns(kong().found("giant_footprint", "lost_prop").g) == ["giant_footprint", "lost_prop"]
    assert neutral_pawns(lost(kong(), "lights").found("lost_prop").g) == []
