"""What the board allows is kept while the group plans, and never longer than it is true. [ledger chapter 8]"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from campfire.games.robinson.actions import Action
from campfire.games.robinson.cards import WOOD
from campfire.games.robinson.effects.treasures import USE_WHIP
from campfire.games.robinson.library import scenarios
from campfire.games.robinson.outlook import Outlook
from campfire.games.robinson.rules import planning as planning_rules
from campfire.games.robinson.rules import targets
from campfire.games.robinson.rules.equipment import USE_BISCUITS
from campfire.games.robinson.rules.placing import LEAD, PLAN, SUPPORT
from campfire.games.robinson.rules.requirements import explored_terrains
from campfire.games.robinson.rules.survey import Aim, allowed, survey
from campfire.games.robinson.setup import check, setup
from campfire.games.robinson.sorts import ACTION, PAWN
from campfire.games.robinson.state import State, clone, new_state
from campfire.games.robinson.vocabulary.limits import limit_to
from campfire.games.robinson.vocabulary.offers import COMMON, offers_to
from campfire.kernel.codec import decode_state, encode_state
from campfire.kernel.declared import Option, OptionKind
from campfire.kernel.engine import go_on, pending, play_out
from campfire.kernel.frame import Seat
from campfire.kernel.question import AskAll
from tests.games.robinson.plans import lead, leads, planning, take_back
from tests.games.robinson.table import Table, robinson
from tests.rules import rule

WOLF = "pawns = 1, weapons = 1, reward = []"


def armed(table: Table) -> Table:
    """A threat asks for a weapon level, and a bottle could be one."""
    return planning(table.threat("wolf", WOLF).equipment("empty_bottle", 2))


def offered(table: Table) -> list[Option]:
    """What the first seat is offered."""
    return [*table.options(0)]


@rule("RC-218", "RC-079")
def test_what_is_used_while_planning_opens_what_it_allows() -> None:
    table = armed(robinson(seats=2))
    assert "threat wolf:0" not in leads(table, 0)
    table.choose("empty_bottle", by=0)
    assert "threat wolf:0" in leads(table, 0)


@rule("RC-218")
def test_what_is_used_in_a_copy_opens_nothing_in_the_game() -> None:
    table = armed(robinson(seats=2))
    before, copy = offered(table), clone(table.g)
    question = pending(copy)
    assert isinstance(question, AskAll)
    bottle = next(option for option in question.of(0).options if option.key == "empty_bottle")
    go_on(copy, bottle.then)
    assert (copy.weapons, table.g.weapons) == (1, 0)
    assert offered(table) == before


@rule("RC-214")
def test_a_save_in_the_middle_of_a_plan_offers_the_same() -> None:
    table = lead(planning(robinson(seats=2).have(wood=3).friday()), 0, "build", "weapons", wood=1)
    read = new_state(table.g.book, table.g.scenario, 2)
    decode_state(read, encode_state(table.g))
    question = pending(read)
    assert isinstance(question, AskAll)
    assert [*question.of(0).options] == offered(table)


@rule("RC-214", "RC-046")
def test_friday_opens_nothing_where_he_alone_can_complete_an_action() -> None:
    table = robinson(seats=2).friday().token("B2", "time")
    limit_to(table.g, 1, "build", "camp", "rest")
    lead(planning(table), 0, "explore", "B2")
    assert ("friday", Action("rest")) in [(o[PAWN], o[ACTION]) for o in table.options(1) if o.kind is LEAD]
    lead(table, 0, "rest")
    assert "friday" not in [option[PAWN] for option in table.options(1) if option.kind is LEAD]
    assert "friday" in [option[PAWN] for option in table.options(1) if option.kind is SUPPORT]


def standing(monkeypatch: pytest.MonkeyPatch, kind: OptionKind, stands: Callable[[State], bool]) -> None:
    """While this is so, everybody may use something when the group plans."""
    monkeypatch.setitem(COMMON, "planning", [lambda g, me, window: [Option(kind)] if stands(g) else []])


def small_choices(table: Table, seat: Seat) -> list[str]:
    """What a seat is asked first, before the details."""
    step, args = table.g.stack[-1]
    return [option.key for option in step.run(table.g, *args).of(seat).options]


@rule("RC-056", "RC-198", "RC-215")
def test_what_lies_beside_an_action_is_offered_for_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    standing(monkeypatch, USE_WHIP, lambda g: g.available[WOOD] > 0)
    table = planning(robinson(seats=2).have(wood=1))
    assert "whip" in table.asked(0)
    assert "ability" in small_choices(table, 0)
    lead(table, 0, "build", "weapons", wood=1)
    assert "whip" not in table.asked(0)
    assert "ability" not in small_choices(table, 0)
    assert "whip" not in table.asked(1)
    take_back(table, 0, "build", "weapons")
    assert "whip" in table.asked(0)
    assert "whip" in table.asked(1)


@rule("RC-079", "RC-135")
def test_after_something_is_used_the_others_are_offered_what_is_still_of_use(monkeypatch: pytest.MonkeyPatch) -> None:
    standing(monkeypatch, USE_BISCUITS, lambda g: g.morale < 3)
    table = planning(robinson(2, "explorer").determined(0, 3).morale(-1))
    assert "biscuits" in table.asked(1)
    table.choose("ability", "motivational_speech", by=0)
    assert "biscuits" not in table.asked(1)


@rule("RC-212", "RC-214")
@pytest.mark.parametrize("scenario", list(scenarios()))
def test_the_survey_tells_of_every_target_what_the_rules_say_of_it(
    scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds = []

    def surveyed(g: State) -> list[Aim]:
        aims = survey(g)
        assert aims == allowed(g, targets.targets(g), explored_terrains(g))
        rounds.append(g.round)
        return aims

    monkeypatch.setattr(targets, "survey", surveyed)
    for seed in range(5):
        play_out(setup(check({"scenario": scenario, "players": 4})), Random(seed).random)
    assert len(set(rounds)) > 1


@rule("RC-079", "RC-135")
@pytest.mark.parametrize("scenario", list(scenarios()))
def test_whoever_may_use_something_while_the_group_plans_is_found_at_a_glance(
    scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[bool] = []

    def looked_up(g: State, me: Seat, board: Outlook) -> bool:
        usable = can_use(g, me, board)
        assert usable == bool(offers_to(g, PLAN, me))
        found.append(usable)
        return usable

    can_use = planning_rules.can_use
    monkeypatch.setattr(planning_rules, "can_use", looked_up)
    for seed in range(5):
        play_out(setup(check({"scenario": scenario, "players": 4})), Random(seed).random)
    assert {*found} == {True, False}
