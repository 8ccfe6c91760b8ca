"""What a seat has and cannot use now, and why."""

from __future__ import annotations

from campfire.games import load
from campfire.games.near_and_far.view import view
from tests.games.near_and_far.table import Table, trek
from tests.rules import rule

GAME = load("near_and_far")


def told(table: Table, seat: int = 0) -> dict[str, tuple[str, str]]:
    """Every idle card with its reason and its rule."""
    ask = table.ask(seat)
    found = GAME.idle(view(table.g, seat), ask.options if ask else ())
    return {thing.card: (thing.why.key.removeprefix("idle-"), thing.rule) for thing in found}


@rule("NF-298", "NF-300", "NF-303", "NF-304")
def test_an_artifact_in_hand_says_why_it_cannot_be_bought() -> None:
    table = trek().land("T-a").pawn(0, "T").goods(0, coin=3)
    table.hand(0, "trading_cart", "honest_mirror", "smugglers_boots").turn(0).travel()
    reasons = {"honest_mirror": ("name", "NF-304"), "smugglers_boots": ("name", "NF-303")}
    assert told(table) == {"trading_cart": ("dear", "NF-300"), **reasons}
    table.g.goods[0][0] = 4
    assert told(table) == reasons
    table.g.reputation[0] = -1
    assert told(table)["smugglers_boots"] == ("dear", "NF-300")


@rule("NF-298")
def test_in_the_turn_of_somebody_else_nothing_is_bought() -> None:
    table = trek().hand(1, "trading_cart").goods(1, coin=5).turn(0)
    assert told(table, 1) == {"trading_cart": ("turn", "NF-298")}


@rule("NF-394")
def test_a_bomb_waits_for_the_dice() -> None:
    table = trek().land("a!b").facts(treasures=[["fire_bomb#1"], []], birds=[1, 0]).pawn(0, "a").turn(0)
    assert told(table) == {"fire_bomb#1": ("bomb", "NF-394")}
    table.travel("b").choose("fight").roll(1)
    assert table.question == "check"
    assert told(table) == {}
