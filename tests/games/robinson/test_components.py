"""What is in the box. [ledger chapter 1]"""

from __future__ import annotations

from collections import Counter
from typing import get_type_hints

import pytest

from campfire.games.robinson.cards import (
    ACTION_DICE,
    ANIMALS_DIE,
    CHARACTERS,
    DICE_ACTIONS,
    DISCOVERIES,
    EQUIPMENT,
    FRIDAY,
    RAIN_DIE,
    TILES,
    WINTER_DIE,
    WOOD,
    SheetExtras,
)
from campfire.games.robinson.flow import play_round
from campfire.games.robinson.library import book, scenarios
from campfire.games.robinson.result import result
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.scenario import round_begins
from campfire.games.robinson.setup import check
from campfire.games.robinson.vocabulary.stores import gain_wood
from campfire.games.robinson.vocabulary.survivors import wounds
from campfire.games.robinson.vocabulary.tokens import lay_token
from campfire.kernel.codec import decode_value
from campfire.kernel.contract import BadInput, together
from tests.games.robinson.crew import neutral_pawns, supports
from tests.games.robinson.table import robinson
from tests.rules import rule

SIX_PHASES = ["event", "morale", "production", "action", "weather", "night"]


@rule("RC-001")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_may_play(players: int) -> None:
    assert check({"players": players})["players"] == players


@rule("RC-001")
@pytest.mark.parametrize("players", [0, 5, "2", True])
def test_no_other_number_may_play(players: object) -> None:
    with pytest.raises(BadInput):
        check({"players": players})


@rule("RC-001")
def test_the_group_loses_together() -> None:
    table = robinson(seats=4).begin(wounds(2, "", 20))
    end = result(table.g)
    assert end is not None
    assert end == together(False, "death", 4)


@rule("RC-002")
def test_a_round_has_six_phases_in_fixed_order() -> None:
    table = robinson(seats=1).begin(play_round())
    for _ in range(2):
        table.choose("lead", "0", "rest", "", 0, 0, 0, 0)
    table.choose("ready")
    phases = [str(args[0]) for args in table.told("phase")]
    assert [phase for phase in phases if phase != "planning"][:6] == SIX_PHASES


@rule("RC-003")
@pytest.mark.parametrize(
    ("item", "served"), [("lantern", "build"), ("map", "explore"), ("belts", "gather"), ("shield", "hunt")]
)
def test_a_neutral_pawn_serves_the_action_of_its_colour(item: str, served: str) -> None:
    table = robinson(seats=3).items(item)
    assert neutral_pawns(table.g) == [item]
    kinds = ("threat", "hunt", "build", "gather", "explore", "camp", "rest")
    assert [kind for kind in kinds if supports(table.g, item, kind)] == [served]


@rule("RC-004")
def test_resources_do_not_run_out() -> None:
    table = robinson().now("production").begin(gain_wood(0, "", 18), gain_wood(0, "", 18))
    assert table.g.available[WOOD] == 36


@rule("RC-005")
def test_markers_do_not_run_out() -> None:
    """Where the fifteen black ones are used up, white ones stand in."""
    table = robinson()
    areas = [f"place {n}" for n in range(20)]
    assert all(lay_token(table.g, area, "marker") for area in areas)
    assert all(table.tokens(area) == ("marker",) for area in areas)


@rule("RC-006", "RC-007")
@pytest.mark.parametrize(("pawns", "leader"), [(("0", "1"), 0), (("1", "0"), 1), (("1", "friday"), 1)])
def test_of_those_who_share_an_action_whoever_is_marked_leads(pawns: tuple[str, ...], leader: int) -> None:
    table = robinson(seats=2).friday().plan("hunt", "", *pawns).beast("boar", strength=2).act()
    assert [event[2] for event in table.told("action")] == [leader]
    assert [table.wounds(who) for who in (0, 1, FRIDAY)] == [2 * (who == leader) for who in (0, 1, FRIDAY)]


def test_the_box_holds_the_counted_cards() -> None:
    box = book()
    events = Counter("book" if card.icon == "book" else card.icon for card in box.events.values())
    assert events == {"book": 39, "build": 9, "gather": 13, "explore": 12, "": 3}
    assert Counter(card.kind for card in box.mysteries.values()) == {"treasure": 26, "creature": 13, "trap": 13}
    adventures: Counter[str] = Counter()
    for card in box.adventures.values():
        adventures[card.deck] += card.copies
    assert adventures == {"build": 30, "gather": 30, "explore": 30}
    assert len(box.beasts) == 16
    assert len(EQUIPMENT) == 8


def test_thirty_inventions_and_two_on_each_sheet() -> None:
    groups = Counter(card.group for card in book().inventions.values())
    assert groups.pop("default") == 9
    assert groups.pop("personal") == 4
    assert groups.pop("deck") == 17
    assert groups == {str(number): 2 for number in range(1, 8)}


def test_eleven_tiles_twenty_two_discoveries_seven_sheets() -> None:
    assert sorted(TILES) == list(range(1, 12))
    assert sum(DISCOVERIES.values()) == 22
    assert [sheet.number for sheet in scenarios().values()] == list(range(1, 8))
    assert sum(tile.totem for tile in TILES.values()) == 6


@pytest.mark.parametrize("name", scenarios())
def test_a_sheet_prints_nothing_that_the_game_does_not_know(name: str) -> None:
    known, printed = get_type_hints(SheetExtras), scenarios()[name].extra
    assert [key for key, value in printed.items() if decode_value(known[key], value, key) != value] == []


def test_four_characters_with_four_abilities_each() -> None:
    assert {name: len(character.abilities) for name, character in CHARACTERS.items()} == {
        "carpenter": 4,
        "cook": 4,
        "explorer": 4,
        "soldier": 4,
    }


def test_nine_action_dice_and_three_weather_dice() -> None:
    assert sorted(ACTION_DICE) == sorted(DICE_ACTIONS)
    assert sum(len(dice) for dice in ACTION_DICE.values()) == 9
    assert [len(die) for die in (RAIN_DIE, WINTER_DIE, ANIMALS_DIE)] == [6, 6, 6]


@rule("RC-009")
def test_the_log_names_the_round() -> None:
    table = robinson().begin(round_begins(), plan_actions())
    assert table.told("round") == [(1,)]
