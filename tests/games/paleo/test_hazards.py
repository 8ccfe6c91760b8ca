"""Hazard cards. [ledger chapter 12]"""

from __future__ import annotations

import pytest

from campfire.games.paleo.inspection import inspect_module
from campfire.games.paleo.library import boxed_cards
from campfire.games.paleo.reader import read_module
from campfire.kernel.contract import BadInput
from tests.games.paleo.table import Table, paleo
from tests.rules import rule

WOLVES = ("needs = { strength = 2 }, gains = { food = 1 }", "negative = true, wounds = 2")


def wolves(*people: str) -> Table:
    """A player with these people has revealed a hazard."""
    return paleo().hazard("wolves", *WOLVES).people(0, *people).reveal(0, "wolves")


@rule("PA-129")
def test_every_hazard_card_has_a_negative_action() -> None:
    cards = boxed_cards()
    hazards = [card for card in cards if card.face == "hazard"]
    assert len(hazards) > 5
    assert [card.id for card in hazards if not any(line.negative for line in card.actions)] == []


@rule("PA-129")
def test_a_hazard_without_a_negative_action_is_refused() -> None:
    def text(lines: str) -> str:
        night = '{ kind = "night", negative = true, gains = { death = 1 } }'
        mission = f'{{ id = "m", face = "mission", lines = [{night}] }}'
        hazard = f'{{ id = "h", face = "hazard", back = "red", lines = [{lines}] }}'
        return f'id = "own"\ncards = [{mission}, {hazard}]'

    good = read_module("own.toml", text("{ gains = { food = 1 } }, { negative = true, wounds = 1 }"))
    inspect_module("own.toml", good, ())
    bad = read_module("own.toml", text("{ gains = { food = 1 } }"))
    with pytest.raises(BadInput) as refused:
        inspect_module("own.toml", bad, ())
    assert refused.value.phrase.key == "error-content_hazard"


@rule("PA-130")
def test_a_hazard_cannot_be_ignored() -> None:
    assert wolves("brute").asked(0) == ["act wolves 0", "act wolves 1"]


@rule("PA-131")
def test_another_action_may_be_chosen_instead_of_the_negative_one() -> None:
    table = wolves("brute").act(0, line=0)
    assert table.food == 1
    assert table.wounds_of(0) == {"brute": 0}


@rule("PA-132")
def test_if_only_the_negative_action_is_possible_it_must_be_performed() -> None:
    table = wolves("elder")
    assert table.asked(0) == ["act wolves 1"]
    table.act(0, line=1).choose("wound", 0, "elder")
    assert table.wounds_of(0) == {"elder": 2}


@rule("PA-133")
def test_a_negative_action_is_carried_out_as_far_as_possible() -> None:
    table = paleo().hazard("flood", "negative = true, pays = { cards = 3, food = 4, hide = 2 }, wounds = 1")
    table.people(0, "elder").storage(food=1).items(0, hide=1).deck(0, "forest", "river").reveal(0, "flood")
    table.act(0).choose("wound", 0, "elder")
    assert table.deck_of(0) == []
    assert table.food == 0
    assert table.items_of(0) == {}
    assert table.wounds_of(0) == {"elder": 1}


@rule("PA-110", "PA-133")
def test_a_negative_action_takes_no_item_of_a_helper() -> None:
    """Helpers may return their tokens for an action; nobody takes them away."""
    table = paleo().hazard("flood", "negative = true, pays = { hide = 2 }").people(0, "elder").people(1, "brute")
    table.items(0, hide=1).items(1, hide=2).reveal(0, "flood").reveal(1, "river").choose("help", 0, by=1).act(0)
    assert (table.items_of(0), table.items_of(1)) == ({}, {"hide": 2})


@rule("PA-134")
def test_negative_actions_take_something_useful_or_wound() -> None:
    cards = boxed_cards()
    negative = [line for card in cards if card.face == "hazard" for line in card.actions if line.negative]
    harmful_words = {"death", "lose_person", "wound_warrior", "let_loose", "encounter", "give_sign", "lift_sign"}

    def harms(line_at: int) -> bool:
        line = negative[line_at]
        words = {word.name.split(".")[1] for word, _ in line.effects}
        return bool(line.wounds or line.cards or any(line.resources) or line.items or words & harmful_words)

    assert len(negative) > 5
    assert all(harms(at) for at in range(len(negative)))
    rewarding = [line for line in negative if any(word.name.startswith("paleo.gain") for word, _ in line.effects)]
    assert len(rewarding) < len(negative) / 3


@rule("PA-135", "PA-164")
def test_a_talisman_may_be_discarded_to_ignore_a_revealed_hazard() -> None:
    table = wolves("elder").items(0, talisman=1)
    left = table.in_supply("talisman")
    assert table.asked(0) == ["act wolves 1", "talisman wolves"]
    table.choose("talisman")
    assert table.items_of(0) == {}
    assert table.in_supply("talisman") == left + 1
    assert table.wounds_of(0) == {"elder": 0}


@rule("PA-135")
def test_only_the_revealer_may_use_a_talisman_and_only_against_a_hazard() -> None:
    table = wolves("elder").items(1, talisman=1).reveal(1, "river").choose("help", 0, by=1)
    assert table.asked(0) == ["act wolves 1"]
    calm = paleo().items(0, talisman=1).reveal(0, "river")
    assert calm.asked(0) == ["ignore river"]


@rule("PA-135")
def test_a_talisman_helps_even_after_the_dice() -> None:
    table = paleo().people(0, "brute").items(0, talisman=1).reveal(0, "bear")
    table.hazard("bear", "needs = { strength = 1 }, dice = 1", "negative = true, wounds = 2")
    table.act(0).nature("strength_2")
    assert table.asked(0) == ["act bear 1", "talisman bear"]
    table.choose("talisman")
    assert table.wounds_of(0) == {"brute": 0}
    assert table.opened == ["bear"]


@rule("PA-136")
def test_a_hazard_ignored_by_a_talisman_goes_into_the_open_discard() -> None:
    table = wolves("elder").items(0, talisman=1).choose("talisman")
    assert table.front(0) == []
    assert (table.opened, table.graveyard) == (["wolves"], [])


@rule("PA-238")
@pytest.mark.parametrize("line", [0, 1])
def test_a_hazard_whose_action_has_been_performed_goes_into_the_open_discard(line: int) -> None:
    table = wolves("brute").act(0, line)
    if line == 1:
        table.choose("wound", 0, "brute")
    assert (table.opened, table.graveyard) == (["wolves"], [])


@rule("PA-238")
def test_unless_that_action_removes_it() -> None:
    table = paleo().hazard("cat", "gains = { hide = 1 }, removes = true", "negative = true, wounds = 1")
    table.reveal(0, "cat").act(0)
    assert (table.opened, table.graveyard) == ([], ["cat"])
