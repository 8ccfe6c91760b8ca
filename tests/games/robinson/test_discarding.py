"""What is discarded leaves the game for good, or goes back to the supply. [ledger chapter 3]"""

from __future__ import annotations

from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.state import State
from tests.games.robinson.characters import lone
from tests.games.robinson.event_deck import table_of
from tests.games.robinson.plans import planning
from tests.games.robinson.table import robinson
from tests.rules import rule


def is_gone(g: State, card: str) -> bool:
    """A card or token has left the game: it lies there once, and in no deck from which it could come back."""
    decks = (g.events, g.beasts, g.hunting, g.mysteries, g.inventions, g.discoveries, *g.adventures.values())
    rows = (g.threats, g.found, g.found_now, g.kept, g.equipment, g.mystery_discard, g.invention_discard)
    return g.gone.count(card) == 1 and not any([card in deck.cards for deck in decks] + [card in row for row in rows])


@rule("RC-091", "RC-180")
def test_a_card_pushed_off_the_board_leaves_the_game() -> None:
    table = table_of(2, "calm").event("calm").event("middle").event("old", pushed='[["morale_down", 1]]')
    table.g.threats = ["old", "middle"]
    table.begin(event_phase())
    assert table.at_morale == -1
    assert is_gone(table.g, "old")
    assert table.g.threats == ["middle", "calm"]


@rule("RC-091", "RC-273")
def test_an_answered_threat_leaves_the_game() -> None:
    table = robinson().threat("gale", "pawns = 1").plan("threat", "gale:0", "0").act()
    assert is_gone(table.g, "gale")


@rule("RC-091", "RC-292")
def test_a_hunted_beast_leaves_the_game() -> None:
    table = robinson().levels(weapons=2).hunting("fox").beasts("bear").plan("hunt", "", "0", "0").act()
    assert is_gone(table.g, "fox")
    assert table.g.beasts.cards == ["bear"]


@rule("RC-091", "RC-173")
def test_an_adventure_that_has_come_up_in_the_event_deck_leaves_the_game() -> None:
    table = table_of(2, "weather_breakdown", "calm").event("calm").begin(event_phase())
    assert is_gone(table.g, "weather_breakdown")


@rule("RC-090", "RC-091", "RC-100")
def test_a_used_discovery_token_leaves_the_game() -> None:
    table = planning(robinson().found("tobacco").next_discoveries("goat")).choose("discovery", "tobacco", by=0)
    assert is_gone(table.g, "tobacco")
    assert table.g.discoveries.cards == ["goat"]


@rule("RC-091", "RC-225", "RC-227")
def test_a_burnt_candle_leaves_the_game() -> None:
    table = robinson().found("candles").next_discoveries("goat").plan("build", "shovel", "0", "candles").act()
    assert is_gone(table.g, "candles")


@rule("RC-091", "RC-160")
def test_the_token_that_scouting_leaves_leaves_the_game() -> None:
    table = planning(lone("explorer").next_discoveries("goat", "herbs", "poison")).choose("ability", "scouting")
    table.choose("keep_find", "herbs")
    assert is_gone(table.g, "goat")
    assert (table.g.found, table.g.discoveries.cards) == (["herbs"], ["poison"])


@rule("RC-087", "RC-091")
def test_equipment_without_markers_leaves_the_game() -> None:
    table = planning(robinson().equipment("biscuits", uses=1)).choose("biscuits", by=0)
    assert is_gone(table.g, "biscuits")
