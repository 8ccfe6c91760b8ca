"""Treasures against the weather and at night. [ledger chapters 23, 24 and 30]"""

from __future__ import annotations

from campfire.games.robinson.cards import FRIDAY
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.mysteries import treasure_only
from campfire.games.robinson.rules.scenario import round_ends
from campfire.games.robinson.rules.weather import gather_clouds
from tests.games.robinson.outcomes import PASSED, arrives, fall_asleep, play, stage
from tests.games.robinson.table import Table
from tests.games.robinson.wording import spelled
from tests.rules import rule

# Weather


def under(table: Table, *tokens: str) -> Table:
    """Clouds from tokens of the Weather space are weighed."""
    return table.now("weather").token("weather", *tokens).begin(gather_clouds())


@rule("RC-640")
def test_blankets_ignore_a_snow_cloud_altogether_three_times() -> None:
    table = stage().levels()
    arrives(table, "blankets")
    for left in (2, 1, 0):
        under(table, "snow").choose("blankets")
        play(table)
        assert table.wood == 5
        assert table.g.uses.get("blankets", 0) == left
        table.g.tokens.clear()
    assert (table.g.kept, table.g.mystery_discard) == ([], ["blankets"])
    assert table.food == 5


@rule("RC-640")
def test_blankets_do_not_help_against_rain() -> None:
    table = stage()
    arrives(table, "blankets")
    under(table.levels(), "rain")
    assert (table.done, table.wood, table.food) == (True, 4, 4)


@rule("RC-646")
def test_old_clothes_make_one_snow_cloud_rain_once_a_round() -> None:
    table = stage().treasure("old_clothes").levels()
    under(table, "snow").choose("old_clothes")
    play(table)
    assert (table.wood, table.food) == (4, 4)
    under(table, "snow")
    assert "old_clothes" not in [said.split()[0] for said in table.asked(0)]
    table.begin(round_ends())
    table.begin(gather_clouds())
    assert "old_clothes" in [said.split()[0] for said in table.asked(0)]


# Night


@rule("RC-653", "RC-122", "RC-100")
def test_a_wine_bottle_heals_two_wounds_split_freely_at_night_only() -> None:
    table = stage().treasure("bottle_of_wine").wounded(0, 3).wounded(1, 3)
    fall_asleep(table).choose("bottle_of_wine", by=1).choose("heal", 0).choose("heal", 1)
    assert (table.wounds(0), table.wounds(1)) == (2, 2)
    assert (table.g.kept, table.g.mystery_discard) == ([], ["bottle_of_wine"])
    table = stage("event").treasure("bottle_of_wine").wounded(0, 3).begin(fight(0, "", 9, 0, 0, 0, 0))
    assert table.done


@rule("RC-652", "RC-388")
def test_a_wine_bottle_on_the_sheet_of_one_outside_heals_that_one_alone() -> None:
    table = stage().wounded(0, 3).wounded(1, 3)
    table.g.outside[0], table.g.carried_kept[0] = "A2", ("bottle_of_wine",)
    fall_asleep(table)
    assert "bottle_of_wine" in table.asked(0)
    assert "bottle_of_wine" not in table.asked(1)
    table.choose("bottle_of_wine", by=0)
    assert table.told("healed") == [(0, 2)]
    assert table.g.carried_kept[0] == ()


@rule("RC-639", "RC-428")
def test_boxes_keep_all_food_and_an_empty_barrel_two() -> None:
    assert left_over(stage().treasure("boxes")) == 4
    assert left_over(stage().treasure("barrel", uses=1)) == 0
    assert left_over(stage().treasure("barrel")) == 2
    assert left_over(stage()) == 0


def left_over(table: Table) -> int:
    """The food that is left of six in the morning."""
    table.have(food=6)
    fall_asleep(table)
    while table.pending is not None:
        table.choose(PASSED.get(table.question, "stay"))
    return table.food


@rule("RC-639")
def test_a_full_barrel_heals_everybody_once_and_then_keeps_food() -> None:
    table = stage().friday(wounds=1).wounded(0, 3).wounded(1, 1).have(food=6)
    arrives(table, "barrel")
    fall_asleep(table).choose("barrel", by=0)
    assert [table.wounds(who) for who in (0, 1, FRIDAY)] == [2, 0, 0]
    while table.pending is not None:
        assert "barrel" not in table.asked(0)
        table.choose(PASSED.get(table.question, "stay"))
    assert table.food == 2


@rule("RC-643", "RC-399")
def test_a_hammock_gives_any_number_of_characters_determination_but_not_friday() -> None:
    table = stage("planning").friday(wounds=1).treasure("hammock").wounded(0, 2).wounded(1, 2)
    for pawn in ("0", "1", "friday"):
        table.plan("rest", "", pawn)
    table.act()
    while table.pending is not None:
        table.choose("resolve", *next(spelled(o) for o in table.options(0) if o.key == "resolve"))
    assert [table.wounds(who) for who in (0, 1, FRIDAY)] == [1, 1, 0]
    assert [table.determination(who) for who in (0, 1, FRIDAY)] == [2, 2, 0]


@rule("RC-643", "RC-046", "RC-382")
def test_a_hammock_that_a_token_has_brought_is_hung_up_in_the_next_round() -> None:
    table = stage("event").mysteries("hammock").wounded(0, 2).begin(treasure_only(0))
    table.plan("rest", "", "0").act()
    assert (table.wounds(0), table.determination(0)) == (1, 1)


@rule("RC-122")
def test_nothing_is_drunk_where_nobody_is_hurt_and_no_herbs_burnt_without_events() -> None:
    table = stage().treasure("bottle_of_wine").treasure("barrel", uses=1).treasure("herbal_mixture").events()
    assert fall_asleep(table.found("tobacco")).asked(0) == ["go_to_sleep", "discovery tobacco"]


@rule("RC-388", "RC-639")
def test_a_barrel_on_the_sheet_of_a_character_outside_heals_that_character_alone() -> None:
    table = stage().wounded(0, 2).wounded(1, 2)
    table.g.outside[0], table.g.carried_kept[0], table.g.uses["barrel"] = "A2", ("barrel",), 1
    fall_asleep(table)
    assert ("barrel" in table.asked(0), "barrel" in table.asked(1)) == (True, False)
    assert table.choose("barrel", by=0).told("healed") == [(0, 1)]


@rule("RC-388", "RC-639", "RC-652")
def test_whoever_is_unhurt_outside_opens_neither_wine_nor_barrel_for_the_others() -> None:
    table = stage().wounded(1, 3).found("tobacco")
    table.g.outside[0], table.g.carried_kept[0], table.g.uses["barrel"] = "A2", ("bottle_of_wine", "barrel"), 1
    assert fall_asleep(table).asked(0) == ["go_to_sleep", "discovery tobacco"]
