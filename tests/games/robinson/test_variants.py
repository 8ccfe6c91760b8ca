"""Player counts and variants. [ledger chapters 27 and 28]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FRIDAY, GROUP
from campfire.games.robinson.rules.morale import morale_phase
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.requirements import bills
from campfire.games.robinson.rules.scenario import round_ends
from campfire.games.robinson.rules.weather import weather_phase
from campfire.games.robinson.setup import check
from campfire.games.robinson.vocabulary.survivors import wounds, wounds_each
from campfire.kernel.contract import BadInput
from tests.games.robinson.crew import neutral_pawns
from tests.games.robinson.sheets import boxed, chances, planning, sheet
from tests.games.robinson.table import island, robinson
from tests.games.robinson.test_setup import icons
from tests.games.robinson.wording import aimed
from tests.rules import rule


@rule("RC-444", "RC-446")
@pytest.mark.parametrize(
    ("players", "friday", "dog"), [(1, True, True), (2, True, False), (3, False, False), (4, False, False)]
)
def test_friday_joins_one_or_two_and_the_dog_a_lone_castaway(players: int, friday: bool, dog: bool) -> None:
    g = boxed(players=players)
    assert (g.friday, g.dog) == (friday, dog)


@rule("RC-445")
@pytest.mark.parametrize(("players", "cast"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_the_soldier_is_not_drawn_for_one_or_two(players: int, cast: int) -> None:
    assert chances(players=players)["characters"] == cast
    for order in [(0, 1, 2), (1, 2, 0), (2, 0, 1)]:
        assert "soldier" not in boxed(players=2, nature=order).characters


@rule("RC-445")
def test_the_soldier_may_be_chosen_all_the_same() -> None:
    assert boxed(players=2, characters=["soldier", "cook"]).characters[0] == "soldier"


@rule("RC-446")
def test_a_lone_castaway_builds_at_the_price_of_two() -> None:
    assert bills(robinson(seats=1).g, aimed("build", "shelter")) == bills(
        robinson(seats=2).g, aimed("build", "shelter")
    )


@rule("RC-447", "RC-449")
def test_a_lone_castaway_stays_first_player() -> None:
    table = robinson(seats=1).friday().dog().begin(round_ends())
    assert (table.g.round, table.g.first) == (2, 0)


@rule("RC-449")
def test_friday_is_never_first_player() -> None:
    table = robinson(seats=2).friday()
    for expected in (1, 0, 1):
        table.begin(round_ends())
        assert table.g.first == expected


@rule("RC-448")
def test_friday_starts_unhurt_with_one_pawn() -> None:
    g = boxed(players=2)
    assert g.wounds[FRIDAY] == 0
    assert neutral_pawns(g) == ["friday"]


@rule("RC-450")
def test_events_do_not_touch_friday() -> None:
    table = robinson(seats=2).friday().now("event").begin(wounds_each(GROUP, "", 1), wounds(GROUP, "", 1))
    assert [table.wounds(who) for who in (0, 1, FRIDAY)] == [2, 2, 0]


@rule("RC-452")
def test_with_a_character_friday_only_supports() -> None:
    table = robinson(seats=2).friday()
    planning(table)
    table.choose("lead", "friday", "rest", "", 0, 0, 0, 0, by=0)
    table.choose("take_back", by=0)
    table.choose("lead", "friday", "explore", "A1", 0, 0, 0, 0, by=0)
    table.choose("support", "0", 0, "explore", "A1", by=0)
    assert table.g.plan[0].pawns == ("0", "friday")


@rule("RC-453", "RC-202")
def test_friday_may_stay_unassigned() -> None:
    table = robinson(seats=1).friday()
    planning(table)
    for _ in range(2):
        table.choose("lead", "0", "rest", "", 0, 0, 0, 0, by=0)
    assert "ready" in table.asked(0)


@rule("RC-459")
def test_friday_can_be_healed() -> None:
    table = robinson(seats=2).friday(wounds=2).equipment("flask_of_rum").have(food=2).shelter()
    table.begin(night_phase()).choose("flask_of_rum", FRIDAY)
    assert table.wounds(FRIDAY) == 1


@rule("RC-460")
def test_weather_does_not_touch_friday() -> None:
    table = robinson(seats=2, scenario=island(weather={1: ("winter",)})).friday().begin(weather_phase())
    table.nature(3)
    assert table.wounds(0) > 0
    assert table.wounds(FRIDAY) == 0


@rule("RC-461")
def test_friday_neither_eats_nor_needs_a_shelter() -> None:
    table = robinson(seats=2).friday().have(food=2).begin(night_phase())
    assert [table.wounds(who) for who in (0, 1, FRIDAY)] == [1, 1, 0]


@rule("RC-463")
def test_friday_may_explore_a_special_place() -> None:
    table = sheet("cursed_island").friday().tile("A1", 10).token("A1", "number1")
    assert ("explore", "temple:A1") in planning(table, 0, "friday")


@rule("RC-464", "RC-311")
def test_friday_does_not_count_for_building_costs() -> None:
    assert bills(robinson(seats=2).friday().g, aimed("build", "roof")) == bills(
        robinson(seats=2).g, aimed("build", "roof")
    )
    assert bills(robinson(seats=2).g, aimed("build", "roof")) != bills(robinson(seats=3).g, aimed("build", "roof"))


@rule("RC-751")
def test_friday_is_an_additional_character_who_leads_actions() -> None:
    table = robinson(seats=2).friday(wounds=1).plan("rest", "", "friday").act()
    assert table.wounds(FRIDAY) == 0
    assert table.told("action") == [("rest", "", FRIDAY)]


@rule("RC-751", "RC-454")
def test_friday_acts_beside_all_pawns_of_the_characters_and_bears_what_befalls_him() -> None:
    """His action costs nobody a pawn; the wound and the determination of his roll are his own."""
    table = robinson(seats=1).friday().tile("A1", 6).plan("camp", "", "0").plan("rest", "", "0")
    table.plan("gather", "A1:wood", "friday", along=("roll",)).act().roll("gather", True, False, False)
    assert [kind for kind, _, _ in table.told("action")] == ["gather", "camp", "rest"]
    assert (table.wounds(FRIDAY), table.determination(FRIDAY), table.wounds(0)) == (1, 2, 0)


@rule("RC-751", "RC-451")
def test_friday_is_one_pawn_more() -> None:
    for friday, most in ((False, 2), (True, 3)):
        table = robinson(seats=1)
        table.g.friday = friday
        planning(table)
        for pawn in ["0", "0", "friday"][:most]:
            table.choose("lead", pawn, "rest", "", 0, 0, 0, 0, by=0)
        assert not [option for option in table.asked(0) if option.startswith("lead")]


@rule("RC-465", "RC-466")
def test_the_dog_is_a_neutral_pawn_for_hunting_and_exploring_every_round() -> None:
    table = robinson(seats=1).dog().hunting("fox")
    for _ in range(2):
        planning(table)
        table.choose("lead", "0", "hunt", "", 0, 0, 0, 0, by=0)
        table.choose("support", "dog", 0, "hunt", "", by=0)
        assert table.g.plan[0].pawns == ("0", "dog")
        table.g.plan = []
    planning(table)
    table.choose("lead", "0", "explore", "A1", 0, 0, 0, 0, by=0)
    assert "support dog 0 explore A1" in table.asked(0)
    table.choose("take_back", by=0)
    table.choose("lead", "0", "build", "shovel", 0, 0, 0, 0, by=0)
    assert not any(option.startswith("support dog") for option in table.asked(0))


@rule("RC-467")
def test_the_dog_need_not_be_used_and_cannot_die() -> None:
    table = robinson(seats=1).dog()
    planning(table)
    for _ in range(2):
        table.choose("lead", "0", "rest", "", 0, 0, 0, 0, by=0)
    assert "ready" in table.asked(0)
    table.begin(wounds_each(GROUP, "", 3), round_ends())
    assert table.g.dog


@rule("RC-191")
def test_a_lone_castaway_takes_heart_before_the_morale_phase() -> None:
    table = robinson(seats=1).begin(morale_phase())
    assert table.at_morale == 1
    assert table.determination(0) == 1


@rule("RC-468", "RC-469")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_easier_with_friday_or_the_dog(players: int) -> None:
    g = boxed(players=players, friday=True, dog=True)
    assert (g.friday, g.dog) == (True, True)
    assert neutral_pawns(g) == ["dog", "friday"]


@rule("RC-470", "RC-472")
@pytest.mark.parametrize("n", [0, 1, 2, 5, 8])
def test_more_or_less_starting_equipment(n: int) -> None:
    g = boxed(equipment=n)
    assert len(g.equipment) == n
    assert g.uses == dict.fromkeys(g.equipment, 2)


@rule("RC-470")
@pytest.mark.parametrize(("scenario", "n"), [("castaways", 9), ("castaways", -1), ("jenny", 8), ("castaways", "many")])
def test_equipment_that_is_not_in_the_box(scenario: str, n: object) -> None:
    with pytest.raises(BadInput):
        check({"scenario": scenario, "equipment": n})


@rule("RC-471", "RC-474")
def test_ex_05_the_event_mix_of_an_easier_or_harder_game() -> None:
    """RC-EX-05: twelve rounds."""
    assert icons(boxed(scenario="robinson_family", events="easier")) == {"book": 4, "adventure": 8}
    assert icons(boxed(scenario="robinson_family", events="harder")) == {"book": 8, "adventure": 4}


@rule("RC-471", "RC-474")
@pytest.mark.parametrize("scenario", ["cursed_island", "jenny", "cannibal_island"])
def test_the_deck_keeps_its_size(scenario: str) -> None:
    normal, easier, harder = (boxed(scenario=scenario, events=mix) for mix in ("normal", "easier", "harder"))
    assert len(normal.events) == len(easier.events) == len(harder.events)
    assert icons(easier)["book"] < icons(normal)["book"] < icons(harder)["book"]


@rule("RC-475")
def test_in_castaways_the_mixes_work_the_other_way_round() -> None:
    """RC-EX-05: a book does nothing there, so more of them are easier."""
    assert icons(boxed(events="easier")) == {"book": 8, "adventure": 4}
    assert icons(boxed(events="harder")) == {"book": 4, "adventure": 8}


@rule("RC-473")
def test_harder_without_friday_or_the_dog() -> None:
    assert not boxed(players=2, friday=False).friday
    alone = boxed(players=1, dog=False)
    assert (alone.friday, alone.dog) == (True, False)


@rule("RC-468", "RC-469", "RC-474")
@pytest.mark.parametrize("wish", [{"friday": 2}, {"dog": "yes"}, {"events": "hardest"}])
def test_variants_that_cannot_be(wish: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        check(wish)


@rule("RC-476")
@pytest.mark.parametrize(("drawn", "card"), [*enumerate(["food_crates", "wrecked_lifeboat", "captains_chest"])])
def test_random_wreckage_is_one_of_three(drawn: int, card: str) -> None:
    assert chances(wreckage="random", equipment=0)["wreckage"] == 1
    assert boxed(wreckage="random", equipment=0, nature=(drawn,)).threats == ["", card]
    assert "wreckage" not in chances()


@rule("RC-043")
def test_harder_nights_on_king_kongs_island_cost_the_crew() -> None:
    """The sheet's harder option: any unfed player at night is one crew loss, however many are unfed."""
    table = sheet("king_kong", 3).have(food=1)
    table.g.signs = boxed(scenario="king_kong", hunger="crew").signs
    table.begin(night_phase()).choose("eats", 0)
    assert [table.wounds(who) for who in range(3)] == [0, 2, 2]
    assert table.told("crew_lost") == [("lights",)]


@rule("RC-043", "RC-394")
def test_a_hungry_night_outside_costs_the_crew_too() -> None:
    table = sheet("king_kong").tile("A1", 1).have(food=1)
    table.g.outside[1] = "A1"
    table.g.signs = boxed(scenario="king_kong", hunger="crew").signs
    table.begin(night_phase())
    assert table.told("crew_lost") == [("lights",)]


@rule("RC-043")
def test_hunger_outside_and_in_the_camp_costs_one_member_a_night() -> None:
    table = sheet("king_kong").tile("A1", 1)
    table.g.outside[1] = "A1"
    table.g.signs = boxed(scenario="king_kong", hunger="crew").signs
    table.begin(night_phase())
    assert table.told("crew_lost") == [("lights",)]


@rule("RC-043", "RC-251")
def test_the_crew_is_spared_where_everybody_has_eaten_once() -> None:
    table = sheet("king_kong").have(food=2).token("night", "food")
    table.g.signs = boxed(scenario="king_kong", hunger="crew").signs
    table.begin(night_phase())
    assert [table.wounds(who) for who in range(2)] == [1, 1]
    assert table.told("crew_lost") == []


@rule("RC-043")
def test_hunger_costs_wounds_alone_unless_the_table_chooses_otherwise() -> None:
    assert check({"scenario": "king_kong"})["hunger"] == "wounds"
    table = sheet("king_kong").begin(night_phase())
    assert table.wounds(0) == 2
    assert table.told("crew_lost") == []


@rule("RC-043")
@pytest.mark.parametrize("wish", [{"scenario": "jenny", "hunger": "crew"}, {"scenario": "king_kong", "hunger": "all"}])
def test_a_crew_that_cannot_starve(wish: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        check(wish)
