"""What is printed on the inventions, and what they bring. [ledger chapters 15 and 30]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import Invention
from campfire.games.robinson.library import book
from campfire.games.robinson.rules.items import complete_item
from campfire.games.robinson.rules.morale import morale_phase
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.rules.weather import weather_phase
from tests.games.robinson.crew import neutral_pawns
from tests.games.robinson.plans import leads, planning
from tests.games.robinson.table import robinson
from tests.rules import rule

NONE: tuple[str, ...] = ()
DEFAULT = {
    "map": ("river", NONE, ""),
    "pot": ("hills", NONE, ""),
    "bricks": ("hills", NONE, ""),
    "knife": ("mountains", NONE, ""),
    "rope": ("plains", NONE, ""),
    "dam": ("river", NONE, "wood"),
    "shovel": ("beach", NONE, ""),
    "fire": ("mountains", NONE, ""),
    "medicine": ("plains", NONE, ""),
}
PERSONAL = {
    "spear": ("", ("knife",), "wood"),
    "snare": ("", ("rope",), ""),
    "shortcut": ("", ("map",), ""),
    "fireplace": ("", ("fire",), ""),
}
DECK = {
    "basket": ("plains", NONE, ""),
    "bed": ("plains", NONE, ""),
    "belts": ("", ("knife",), "fur"),
    "bow": ("", ("rope", "knife"), "wood"),
    "cellar": ("", ("shovel",), ""),
    "corral": ("", ("rope",), "wood"),
    "diary": ("", NONE, "fur"),
    "drums": ("hills", NONE, "fur"),
    "furnace": ("", ("bricks",), ""),
    "lantern": ("hills", ("fire",), ""),
    "moat": ("", ("shovel",), "wood"),
    "pit": ("", ("shovel",), "wood"),
    "raft": ("", ("rope",), "wood wood"),
    "sack": ("", NONE, "fur"),
    "shield": ("", ("rope",), "wood"),
    "sling": ("", NONE, "wood or fur"),
    "wall": ("", ("bricks",), ""),
}
SHEETS = {
    "axe_s1": ("mountains", NONE, "wood"),
    "mast": ("", ("rope",), "wood fur"),
    "cross": ("", NONE, "wood wood"),
    "holy_bell": ("hills", ("rope",), ""),
    "raft_s3": ("", ("rope",), "wood wood"),
    "lifeboat": ("", ("rope", "knife"), "wood wood wood wood wood wood fur fur fur fur"),
    "rope_ladder": ("", ("rope",), ""),
    "longboat": ("", ("rope",), "wood wood wood"),
    "ballista": ("", ("rope",), "wood wood"),
    "canoe": ("river", NONE, "wood"),
    "fence": ("", ("shovel",), ""),
    "garden": ("", ("shovel",), "food food"),
    "trap": ("", ("shovel",), "wood wood wood wood"),
    "tranquilizer": ("hills mountains", ("fire",), ""),
}


def payment(text: str) -> tuple[int, int, int, int]:
    """A payment written out in words."""
    words = text.split()
    return words.count("wood"), words.count("food"), 0, words.count("fur")


def check(card: Invention, terrains: str, items: tuple[str, ...], pays: str) -> None:
    """A card asks what is printed on it."""
    assert card.needs.terrains == tuple(terrains.split())
    assert set(card.needs.items) == set(items)
    assert card.needs.payments == (tuple(payment(way) for way in pays.split(" or ")) if pays else ())


@rule("RC-663", "RC-016")
def test_nine_inventions_are_there_from_the_start() -> None:
    assert {card.id for card in book().inventions.values() if card.group == "default"} == set(DEFAULT)


@rule("RC-017", "RC-128")
def test_thirty_cards_nine_of_them_default_and_four_personal() -> None:
    assert {card.id for card in book().inventions.values() if card.group == "personal"} == set(PERSONAL)
    assert {card.id for card in book().inventions.values() if card.group == "deck"} == set(DECK)
    assert len(DEFAULT) + len(PERSONAL) + len(DECK) == 30


@rule("RC-044")
def test_the_others_are_printed_on_scenario_sheets() -> None:
    assert {card.id for card in book().inventions.values() if card.group.isdigit()} == set(SHEETS)


@pytest.mark.parametrize(("name", "printed"), [*DEFAULT.items(), *PERSONAL.items(), *DECK.items(), *SHEETS.items()])
@rule("RC-322", "RC-323", "RC-667", "RC-668", "RC-675", "RC-678", "RC-679", "RC-681", "RC-686", "RC-693", "RC-695")
def test_what_an_invention_asks(name: str, printed: tuple[str, tuple[str, ...], str]) -> None:
    check(book().inventions[name], *printed)


BRINGS = {
    "bricks": (0, 1, 0),
    "fire": (0, 1, 0),
    "knife": (1, 0, 0),
    "spear": (3, 0, 0),
    "bow": (3, 0, 0),
    "sling": (2, 0, 0),
    "moat": (0, 2, 0),
    "wall": (0, 2, 0),
    "dam": (0, 0, 2),
    "ballista": (1, 2, 0),
    "fence": (0, 1, 0),
}
"""Weapon levels, palisade levels, preserves."""


@pytest.mark.parametrize(("name", "brought"), BRINGS.items())
@rule("RC-083", "RC-754", "RC-669", "RC-673", "RC-694", "RC-668", "RC-678", "RC-675", "RC-569")
def test_what_an_invention_brings_once(name: str, brought: tuple[int, int, int]) -> None:
    table = robinson().shelter().now("end").begin(complete_item(name))
    assert (table.weapons, table.palisade, table.preserves) == brought
    assert name in table.g.items


@pytest.mark.parametrize("name", [name for name, brought in BRINGS.items() if brought[1]])
@rule("RC-316")
def test_without_a_shelter_no_palisade_comes_of_it(name: str) -> None:
    assert robinson().now("end").begin(complete_item(name)).palisade == 0


@pytest.mark.parametrize("name", ["rope", "shovel", "medicine", "pot", "cellar", "furnace", "diary", "drums", "bed"])
@rule("RC-082", "RC-754")
def test_an_item_without_a_bonus_needs_no_activation(name: str) -> None:
    table = robinson().shelter().now("end").begin(complete_item(name))
    assert (table.weapons, table.palisade, table.future, table.g.tokens) == (0, 0, {}, {})
    assert table.done


@rule("RC-082", "RC-670", "RC-674", "RC-677", "RC-681")
def test_lasting_effects_come_by_themselves() -> None:
    """Nobody is asked whether the items shall work in the morning, in the snow, in the fight and at night."""
    table = robinson(1).items("diary", "furnace", "medicine", "cellar").shelter().have(wood=1, food=2)
    table.token("weather", "snow").hunting("wild_dog_beast").levels(weapons=3).plan("hunt", "", "0", "0")
    table.begin(morale_phase(), resolve_actions(), weather_phase(), night_phase())
    assert table.done
    assert (table.determination(0), table.wood, table.food, table.wounds(0)) == (1 + 1, 1, 1, 0)


PAWNS = {"map": ("explore",), "shield": ("hunt",), "lantern": ("build",), "belts": ("gather",)}


@rule("RC-688", "RC-680", "RC-679", "RC-687", "RC-667", "RC-685", "RC-224", "RC-003")
def test_which_items_give_a_pawn() -> None:
    given = {card.id: card.pawn for card in book().inventions.values() if card.pawn}
    assert given == {**PAWNS, "raft": ("gather", "explore")}


@rule("RC-675", "RC-680")
def test_fire_and_map_bring_their_bonus_and_open_new_inventions() -> None:
    """RC-EX-11."""
    table = robinson(2, "cook", "explorer").shelter().tile("A1", 10).now("end")
    table.begin(complete_item("fire"), complete_item("map"))
    for card in ("fire", "map"):
        table.g.board.remove(card)
    assert table.palisade == 1
    assert neutral_pawns(table.g) == ["map"]
    planning(table)
    assert "build fireplace" in leads(table, 0)
    assert "build shortcut" in leads(table, 1)


@rule("RC-671")
def test_the_corral_drives_the_parrots_of_an_adjacent_tile_to_the_camp() -> None:
    table = robinson().tile("A1", 5).tile("B2", 6).tile("C1", 4).now("end").begin(complete_item("corral"))
    assert sorted(table.asked(0)) == ["corral A1", "corral B2"]
    table.choose("corral", "B2")
    assert table.tokens("B2") == ("exhausted_parrot",)
    assert table.tokens("B1") == ("food",)


@rule("RC-671", "RC-632")
def test_a_new_flock_can_be_driven_into_the_corral() -> None:
    table = robinson().tile("A1", 5).tile("B2", 11).token("B2", "parrot").board("corral")
    table.plan("build", "corral", "0", "0").resolve().choose("corral", "B2")
    assert set(table.tokens("B2")) == {"parrot", "exhausted_parrot"}
    assert table.tokens("B1") == ("food",)


@rule("RC-671")
def test_without_parrots_the_corral_stays_empty() -> None:
    table = robinson().tile("C1", 4).now("end").begin(complete_item("corral"))
    assert table.done
    assert table.tokens("B1") == ()


@rule("RC-689")
def test_the_shortcut_leads_to_an_adjacent_tile_of_the_groups_choice() -> None:
    table = robinson().tile("A1", 5).tile("B2", 6).now("end").begin(complete_item("shortcut"))
    table.choose("shortcut", "B2")
    assert (table.tokens("A1"), table.tokens("B2")) == ((), ("shortcut",))


@rule("RC-754", "RC-436")
def test_snare_lays_a_food_token_on_the_camp_tile() -> None:
    assert robinson().now("end").begin(complete_item("snare")).tokens("B1") == ("food",)


@rule("RC-684", "RC-122")
def test_the_pot_heals_one_wound_for_a_food_once_a_night() -> None:
    table = (
        robinson(seats=2)
        .items("pot", "fireplace")
        .have(food=4)
        .shelter()
        .wounded(0, 2)
        .wounded(1, 1)
        .begin(night_phase())
    )
    assert table.question == "nightfall"
    table.choose("meal_at", "pot").choose("heal", 1)
    assert (table.food, table.wounds(0), table.wounds(1)) == (3, 2, 0)
    assert [option for option in table.asked(0) if option.startswith("meal_at")] == ["meal_at fireplace"]


@rule("RC-676", "RC-122")
def test_the_fireplace_heals_two_wounds_of_one_or_of_two() -> None:
    table = robinson(seats=2).items("pot", "fireplace").have(preserves=4).shelter().wounded(0, 2).wounded(1, 1)
    table.begin(night_phase()).choose("meal_at", "fireplace").choose("heal", 0).choose("heal", 1)
    assert (table.preserves, table.wounds(0), table.wounds(1)) == (3, 1, 0)
    assert [option for option in table.asked(0) if option.startswith("meal_at")] == ["meal_at pot"]


@rule("RC-676", "RC-684")
def test_without_food_nothing_is_cooked_and_not_by_day() -> None:
    table = robinson(seats=2).items("pot", "fireplace").shelter().wounded(0, 2).begin(night_phase())
    assert not [option for option in table.asked(0) if option.startswith("meal_at")]
    table = planning(robinson(seats=2).items("pot", "fireplace").have(food=2).wounded(0, 2))
    assert not [option for option in table.asked(0) if option.startswith("meal_at")]


@rule("RC-330", "RC-493", "RC-507", "RC-597")
def test_only_cross_bell_and_trap_are_built_again_and_again() -> None:
    assert {card.id for card in book().inventions.values() if card.repeats} == {"cross", "holy_bell", "trap"}


@rule("RC-489", "RC-508", "RC-522")
def test_only_the_mast_and_the_boats_do_not_wait_for_the_end_of_the_actions() -> None:
    assert {card.id for card in book().inventions.values() if card.at_once} == {"mast", "lifeboat", "longboat"}
