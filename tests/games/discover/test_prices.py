"""What a deed costs, brings and risks is told before it is done."""

from __future__ import annotations

from campfire.games.discover.cards import Token
from campfire.kernel.declared import Detail
from campfire.kernel.question import Ask
from campfire.words.lexicon import Lexicon
from tests.games.discover.table import Table, discover
from tests.games.discover.test_combat import arena
from tests.rules import rule

ENGLISH = Lexicon("en", "discover")


def told(table: Table, key: str) -> Detail:
    """What is told of the first option of a kind."""
    assert isinstance(table.pending, Ask)
    option = next(one for one in table.pending.options if one.key == key)
    assert option.kind.detail
    return option.kind.detail(table.g, option)


def words(table: Table, key: str) -> list[str]:
    """What an option asks, costs, brings and risks, in English."""
    return [ENGLISH.say(phrase) if phrase else "" for phrase in told(table, key).phrases[1:]]


@rule("DI-078", "DI-145")
def test_what_an_action_costs_is_what_is_paid() -> None:
    table = discover().stock(0, food=1).hurt(0, "exhaustion").turn()
    assert words(table, "recover") == ["", "1 stamina", "", ""]
    before = table.stamina[0]
    assert table.choose("recover").stamina[0] == before - 1


def test_a_step_tells_what_lies_there_and_what_lurks() -> None:
    table = discover()
    there = table.beside()[0]
    table.token(there, Token("seen", "leaf", kind="wood"))
    table.foe("bear").monster(there, "bear").turn()
    main = told(table, "move").main
    assert main
    assert ENGLISH.say(main) == "north-east: grass, leaf"
    assert words(table, "move") == ["", "1 stamina", "", "a monster: a fight"]


def test_the_end_of_a_turn_tells_what_is_missing_tonight() -> None:
    table = discover().turn()
    assert words(table, "end_turn") == ["", "", "", "no food, no water tonight"]
    table = discover().stock(0, food=1, clean_water=1).turn()
    assert words(table, "end_turn") == ["", "", "", ""]


@rule("DI-280")
def test_a_support_card_tells_what_it_does() -> None:
    table = arena(2)
    table.put(1, table.g.at[0]).fight(0, "beast")
    assert words(table, "support")[2].startswith("if the enemy takes damage: 1 more")
