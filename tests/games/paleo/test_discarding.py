"""Discarding and removing. [ledger chapter 14]"""

from __future__ import annotations

from tests.games.paleo.table import paleo
from tests.rules import rule


@rule("PA-145")
def test_discarded_cards_return_in_the_next_decks_and_removed_ones_do_not() -> None:
    table = paleo(seats=1).card("deer", "gains = { food = 1 }, removes = true").deck(0, "deer", "river", "cave")
    table.choose("choose", 0, 0).act(0)
    table.choose("choose", 0, 0).choose("ignore", "river")
    table.choose("early_night", 0).nature().nature()
    assert table.g.round == 2
    assert sorted(table.deck_of(0)) == ["cave", "river"]
    assert table.graveyard == ["deer"]


@rule("PA-146", "PA-069")
def test_a_removed_card_goes_into_the_graveyard_after_the_action() -> None:
    table = paleo().card("deer", "gains = { hide = 1, heal = 1 }, removes = true").people(0, "elder")
    table.wounded(0, "elder", 1).reveal(0, "deer").act(0)
    assert table.question == "choose_healed"
    assert table.graveyard == []
    table.choose("heal", 0, "elder")
    assert table.graveyard == ["deer"]


@rule("PA-147")
def test_removed_cards_take_no_further_part() -> None:
    table = paleo().card("deer", "gains = { food = 1 }, removes = true").deck(0, "deer", "river").deck(1, "cave")
    table.choose_cards().act(0).end_turn()
    for _ in range(3):
        while table.question == "choose_card":
            table.choose("early_night", table.seats[0])
        table.nature().nature()
        assert sorted(table.deck_of(0) + table.deck_of(1)) == ["cave", "river"]
    assert table.graveyard == ["deer"]
