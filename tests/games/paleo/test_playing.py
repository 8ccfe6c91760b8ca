"""Playing an action card. [ledger chapter 8]"""

from __future__ import annotations

from tests.games.paleo.table import paleo
from tests.rules import rule


@rule("PA-096")
def test_with_an_action_card_you_act_or_help_or_ignore_it() -> None:
    table = paleo().card("grove", "gains = { food = 1 }", "gains = { wood = 1 }").reveal(0, "grove").reveal(1, "river")
    assert table.asked(0) == ["act grove 0", "act grove 1", "ignore grove", "help 1"]
    table.choose("help", 1, by=0)
    assert table.asked(0) == []


@rule("PA-097")
def test_you_meet_all_requirements_pay_all_costs_and_get_the_reward_at_once() -> None:
    table = paleo().people(0, "brute").storage(wood=1)
    table.card("raft_trip", "needs = { strength = 2 }, pays = { cards = 1, wood = 1 }, gains = { food = 3 }")
    table.reveal(0, "raft_trip").act(0)
    assert (table.food, table.wood) == (3, 0)
    assert len(table.deck_of(0)) == 5


@rule("PA-097")
def test_without_a_requirement_or_a_cost_the_action_is_not_offered() -> None:
    line = "needs = { strength = 2 }, pays = { cards = 1, wood = 1 }, gains = { food = 3 }"
    weak = paleo().people(0, "stalker").storage(wood=1).card("trip", line).reveal(0, "trip")
    poor = paleo().people(0, "brute").card("trip", line).reveal(0, "trip")
    tired = paleo().people(0, "brute").storage(wood=1).card("trip", line).deck(0).reveal(0, "trip")
    assert [table.asked(0) for table in (weak, poor, tired)] == [["ignore trip"]] * 3


@rule("PA-098")
def test_an_action_card_may_be_ignored_although_its_action_could_be_performed() -> None:
    table = paleo().card("tree", "gains = { wood = 1 }").reveal(0, "tree")
    assert table.asked(0) == ["act tree 0", "ignore tree"]
    table.choose("ignore")
    assert table.wood == 0
    assert table.opened == ["tree"]


@rule("PA-099")
def test_after_its_action_an_action_card_goes_into_the_open_discard() -> None:
    table = paleo().card("tree", "gains = { wood = 1 }").reveal(0, "tree").act(0)
    assert table.front(0) == []
    assert table.opened == ["tree"]
    assert table.graveyard == []


@rule("PA-099")
def test_unless_the_action_removes_it() -> None:
    table = paleo().card("tree", "gains = { wood = 1 }", "gains = { wood = 3 }, removes = true")
    table.reveal(0, "tree").act(0, line=1)
    assert (table.opened, table.graveyard) == ([], ["tree"])


@rule("PA-100")
def test_every_action_card_has_the_option_to_help() -> None:
    table = paleo(seats=3).card("hard", "needs = { strength = 9 }")
    table.reveal(0, "hard").reveal(1, "forest").reveal(2, "cave")
    for seat, others in ((0, (1, 2)), (1, (0, 2)), (2, (0, 1))):
        assert [f"help {other}" for other in others] == [said for said in table.asked(seat) if said.startswith("help")]
