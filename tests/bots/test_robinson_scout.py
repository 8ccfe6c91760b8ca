"""What a scout does on an island that a test has laid out."""

from __future__ import annotations

from random import Random

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.deeds import Deeds
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.bot.scout import scout
from campfire.games.robinson.bot.worth import Judge
from campfire.games.robinson.effects.scenarios.castaways import choose_wood
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.dice import KEEP_ROLL
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.view import view
from campfire.kernel.frame import Seat
from campfire.kernel.offer import offer_of
from tests.games.play import said
from tests.games.robinson.table import Table, island, robinson

PILE = {"woodpile": [1, 2, 3, 4, 5], "ship": 10, "harmless_book": True}
LATE = 11


def answer(table: Table, seat: Seat = 0) -> str:
    """What a scout in this seat answers: key and things."""
    ask = table.ask(seat)
    assert ask is not None
    assert len(ask.options) > 1, "there is nothing to choose"
    return said(ask.options[scout(view(table.g, seat), offer_of(ask, seat), Random(0).random)])


def planned(table: Table) -> list[str]:
    """The kinds and targets of everything that scouts plan together."""
    table.begin(plan_actions())
    while table.question == "plan":
        seat = table.seats[0]
        ask = table.ask(seat)
        assert ask is not None
        option = ask.options[scout(view(table.g, seat), offer_of(ask, seat), Random(0).random)]
        if option.key == "ready" and len(table.seats) == 1:
            break
        table.go_on(option.then)
    return [" ".join(filter(None, planned.action[:3])) for planned in table.g.plan]


def test_a_team_that_lacks_a_pawn_is_completed_first() -> None:
    table = robinson().tile("A1", 3).hunting("fox").levels(weapons=3).plan("hunt", "", "0")
    assert answer(table.begin(plan_actions()), 1).startswith("support 1 0 ")


def test_a_second_hunt_is_not_reckoned_with_the_arms_of_the_first() -> None:
    def worth(table: Table) -> float:
        return Deeds(Judge(Reading(view(table.g, 0)))).plain_gain(Action("hunt", "", "", 0), 0)

    def hunted(uses: int, *planned: str) -> float:
        table = robinson().now("planning", LATE).shelter(roof=4).have(wood=9).levels(weapons=3, roof=4)
        table = table.equipment("pistol", uses) if uses else table
        return worth(table.plan("hunt", "", *planned) if planned else table)

    assert hunted(2) > hunted(0)
    assert hunted(2, "1", "1") == hunted(0, "1", "1")


def test_a_scout_that_may_not_keep_its_roll_still_answers() -> None:
    table = robinson(1, "cook").friday(determination=3).plan("build", "shovel", "friday", along=("roll",)).act()
    table.roll("build", False, True, True)
    ask = table.ask(0)
    assert ask is not None
    rest = ask.offering([option for option in ask.options if option.kind is not KEEP_ROLL])
    assert len(rest.options) > 1
    assert scout(view(table.g, 0), offer_of(rest, 0), Random(0).random) in range(len(rest.options))


def test_friday_is_left_to_whoever_plans_last() -> None:
    table = robinson().friday().now("planning", 2).plan("rest", "", "0").plan("rest", "", "0").begin(plan_actions())
    ask = table.ask(0)
    assert ask is not None
    chosen = [
        said(ask.options[scout(view(table.g, 0), offer_of(ask, 0, others), Random(0).random)]) for others in ((1,), ())
    ]
    assert chosen[0] == "ready"
    assert chosen[1].startswith("lead friday ")


def test_the_hungry_gather_food() -> None:
    table = robinson().now("planning", LATE).tile("A1", 3).shelter(roof=4).have(wood=9).wounded(0, 5).wounded(1, 5)
    assert "gather fish A1" in planned(table)


def test_the_well_fed_do_not() -> None:
    table = robinson().now("planning", LATE).tile("A1", 3).shelter(roof=4).have(wood=9, preserves=6)
    assert "gather fish A1" not in planned(table)


def test_whoever_is_near_death_rests() -> None:
    table = robinson().now("planning", LATE).shelter(roof=4).have(wood=9, preserves=6).wounded(1, 12)
    assert planned(table).count("rest") >= 2


def test_a_shelter_comes_before_a_weapon() -> None:
    plan = planned(robinson(4).now("planning", 3).have(wood=4, preserves=6))
    assert "build shelter" in plan
    assert "build weapons" not in plan


def test_the_weakest_eats() -> None:
    table = robinson(3).have(food=1).shelter().wounded(2, 9).begin(night_phase())
    assert answer(table) == "eats 2"


def test_a_goat_feeds_the_hungry_before_the_meal_and_nobody_after_it() -> None:
    table = robinson(seats=1).found("goat").levels(weapons=1).wounded(0, 2).shelter().begin(night_phase())
    assert (table.question, answer(table)) == ("nightfall", "discovery goat ")
    table.choose("go_to_sleep")
    assert (table.question, answer(table)) == ("dawn", "go_to_sleep")


def test_a_pistol_is_fired_before_a_fight_kills() -> None:
    table = robinson().equipment("pistol").wounded(0, 11).begin(fight(0, "", 4, 0, 0, 0, 0))
    assert answer(table) == "pistol"


def test_a_pistol_is_kept_where_a_scratch_is_all() -> None:
    table = robinson().equipment("pistol").levels(weapons=3).begin(fight(0, "", 4, 0, 0, 0, 0))
    assert answer(table) == "fight 1"


def test_the_last_level_of_the_woodpile_takes_all_wood() -> None:
    table = robinson(scenario=island(extra=PILE)).now("production", 12).have(wood=5)
    table.g.track.update(woodpile=10, level=4)
    assert answer(table.begin(choose_wood())) == "stack_wood 5"


def test_wood_for_the_shelter_does_not_go_on_the_woodpile() -> None:
    table = robinson(scenario=island(extra=PILE)).now("production", 2).have(wood=2)
    table.g.track.update(woodpile=0, level=0)
    assert answer(table.begin(choose_wood())) == "stack_nothing"
