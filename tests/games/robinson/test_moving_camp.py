"""Moving the camp. [ledger chapter 25]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.items import complete_item, lose_item
from campfire.games.robinson.rules.moving_camp import move_camp
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.scenario import round_ends
from campfire.games.robinson.vocabulary.things import item_token
from tests.games.robinson.table import Table, island, robinson
from tests.rules import rule


def table_of() -> Table:
    """A camp on the beach beside a plain."""
    return robinson(2, scenario=island(id="quiet")).now("night", 2).tile("B2", 6)


@rule("RC-433", "RC-313")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (3, 2), (1, 1), (0, 0)])
def test_a_built_shelter_keeps_half_of_roof_and_palisade_rounded_up(before: int, after: int) -> None:
    table = table_of().shelter(roof=before, palisade=before).begin(move_camp("B2"))
    assert (table.g.camp, table.g.shelter, table.roof, table.palisade) == ("B2", True, after, after)


@rule("RC-434")
@pytest.mark.parametrize("there", [6, 11])
def test_leaving_a_natural_shelter_leaves_nothing(there: int) -> None:
    """RC-EX-34: even where the new tile has a natural Shelter of its own."""
    table = table_of().tile("B1", 2).tile("A1", there).levels(roof=3, palisade=2, weapons=2).begin(move_camp("A1"))
    assert (table.roof, table.palisade, table.weapons) == (0, 0, 2)


@rule("RC-433")
def test_a_built_shelter_on_a_natural_one_still_keeps_half() -> None:
    table = table_of().tile("B1", 2).shelter(roof=3, palisade=2).begin(move_camp("B2"))
    assert (table.roof, table.palisade) == (2, 1)


@rule("RC-435")
def test_the_shortcut_is_lost() -> None:
    table = table_of().tile("A1", 3).items("shortcut", "map").token("A1", "shortcut").begin(move_camp("B2"))
    assert table.tokens("A1") == ()
    assert table.g.fading == ["shortcut"]
    table.begin(round_ends())
    assert table.g.items == ["map"]


@rule("RC-435", "RC-132", "RC-015")
@pytest.mark.parametrize(("who", "personal", "board"), [("explorer", True, False), ("cook", False, True)])
def test_the_card_of_the_shortcut_goes_back_where_it_came_from(who: str, personal: bool, board: bool) -> None:
    table = robinson(1, who, scenario=island(id="quiet")).now("night", 2).tile("B2", 6).items("shortcut")
    table.begin(move_camp("B2"), round_ends())
    assert ("shortcut" in table.g.personal, "shortcut" in table.g.board) == (personal, board)


@rule("RC-436", "RC-672")
@pytest.mark.parametrize(("item", "token"), [("snare", "food"), ("corral", "food"), ("axe_s1", "wood")])
def test_the_token_of_an_item_moves_along(item: str, token: str) -> None:
    table = table_of().items(item).begin(item_token(-1, "", item, token), move_camp("B2"))
    assert (table.tokens("B1"), table.tokens("B2")) == ((), (token,))
    assert item in table.g.items
    assert table.g.fading == []


@rule("RC-436", "RC-438")
def test_a_token_that_moved_along_is_still_the_items_and_moves_on() -> None:
    table = table_of().tile("A1", 3).token("A1", "food").items("snare")
    table.begin(item_token(-1, "", "snare", "food"), move_camp("B2"), move_camp("B1"))
    assert (table.tokens("B1"), table.tokens("B2")) == (("food",), ())
    table.begin(move_camp("A1"))
    assert (table.tokens("B1"), table.tokens("A1"), table.g.fading) == ((), ("food",), ["snare"])


@rule("RC-437")
def test_tokens_from_elsewhere_stay_on_their_tile() -> None:
    table = table_of().token("B1", "food", "danger", "exhausted_wood").begin(move_camp("B2"))
    assert table.tokens("B1") == ("food", "danger", "exhausted_wood")
    assert table.tokens("B2") == ()


@rule("RC-672")
def test_where_such_a_token_lies_already_the_corral_is_turned_back_and_its_token_discarded() -> None:
    """The parrots stay driven away from where they were."""
    table = table_of().tile("A1", 5).tile("B2", 8).token("B2", "food").now("end").begin(complete_item("corral"))
    assert (table.tokens("A1"), table.tokens("B1")) == (("exhausted_parrot",), ("food",))
    table.now("night", 2).begin(move_camp("B2"))
    assert (table.tokens("A1"), table.tokens("B1"), table.tokens("B2")) == (("exhausted_parrot",), (), ("food",))
    assert (table.g.fading, "corral" in table.g.items) == (["corral"], True)
    table.begin(round_ends())
    assert ("corral" in table.g.items, "corral" in table.g.board) == (False, True)


@rule("RC-438")
def test_where_such_a_token_lies_already_the_item_is_turned_back() -> None:
    table = table_of().items("snare").token("B2", "food")
    table.begin(item_token(-1, "", "snare", "food"), move_camp("B2"))
    assert (table.tokens("B1"), table.tokens("B2"), table.g.fading) == ((), ("food",), ["snare"])


@rule("RC-437", "RC-335")
def test_a_token_laid_after_an_item_was_lost_is_nobodys_and_stays() -> None:
    table = table_of().items("snare").begin(item_token(-1, "", "snare", "food"), lose_item("snare"))
    table.token("B1", "food").begin(move_camp("B2"))
    assert (table.tokens("B1"), table.tokens("B2")) == (("food",), ())


@rule("RC-438", "RC-332")
def test_an_item_of_the_sheet_loses_its_token_but_is_never_turned_back() -> None:
    table = table_of().items("axe_s1").token("B2", "wood")
    table.begin(item_token(-1, "", "axe_s1", "wood"), move_camp("B2"))
    assert (table.tokens("B2"), table.g.items, table.g.fading) == (("wood",), ["axe_s1"], [])


@rule("RC-438")
def test_where_such_a_token_lies_already_the_treasure_is_discarded() -> None:
    """RC-EX-35."""
    table = table_of().print("mysteries", "old_axe", 'kind = "treasure"\nkept = true').treasure("old_axe")
    table.token("B2", "wood").begin(item_token(-1, "", "old_axe", "wood"), move_camp("B2"))
    assert (table.tokens("B1"), table.tokens("B2")) == ((), ("wood",))
    assert table.g.kept == []


@rule("RC-439")
def test_a_forced_move_follows_the_same_rules() -> None:
    table = table_of().now("event", 2).shelter(roof=3, palisade=3).items("shortcut").token("B2", "shortcut")
    table.events("landslide").begin(event_phase())
    assert (table.g.camp, table.roof, table.palisade) == ("B2", 2, 2)
    assert (table.tokens("B2"), table.g.fading) == ((), ["shortcut"])


@rule("RC-426", "RC-048")
def test_at_night_the_group_may_move_the_camp_to_an_adjacent_tile() -> None:
    table = table_of().tile("A1", 3).tile("A3", 9).shelter(roof=2).begin(night_phase())
    assert table.question == "move_camp"
    assert table.asked() == ["stay", "camp B2", "camp A1"]
    table.choose("camp", "A1")
    assert (table.g.camp, table.roof) == ("A1", 1)


@rule("RC-106", "RC-108")
def test_the_camp_cannot_move_to_an_inaccessible_tile() -> None:
    table = table_of().tile("A1", 3).closed("A1").shelter().begin(night_phase())
    assert table.asked() == ["stay", "camp B2"]


@rule("RC-432")
def test_the_camp_may_move_though_everybody_sleeps_outside() -> None:
    table = table_of().tile("A1", 3)
    table.g.outside = ["A1", "A1"]
    table.begin(night_phase())
    assert "camp B2" in table.asked()


@rule("RC-438", "RC-388")
def test_an_axe_on_the_sheet_of_a_character_outside_is_discarded_with_its_token() -> None:
    table = robinson().tile("A1", 5).token("A1", "wood").now("night")
    table.g.outside[0], table.g.carried_kept[0] = "A2", ("hatchet",)
    table.begin(item_token(0, "B1", "hatchet", "wood"), move_camp("A1"))
    assert table.g.mystery_discard == ["hatchet"]
    assert table.tokens("A1") == ("wood",)


@rule("RC-438", "RC-073", "RC-632")
def test_a_flock_is_additional_food_too_and_leaves_no_room_for_a_snare() -> None:
    table = table_of().tile("A1", 7).token("A1", "parrot").items("snare")
    table.begin(item_token(-1, "", "snare", "food"), move_camp("A1"))
    assert (table.tokens("A1"), table.tokens("B1"), table.g.fading) == (("parrot",), (), ["snare"])
