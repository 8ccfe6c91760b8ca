"""Visiting the town. [ledger chapters 8 and 9.1]"""

from __future__ import annotations

import pytest

from campfire.games.near_and_far.cards import BUILDINGS
from campfire.games.near_and_far.rules.animals import get_birds
from campfire.games.near_and_far.vocabulary.goods import move_reputation
from tests.games.near_and_far.table import trek
from tests.rules import rule


@rule("NF-105")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = trek(3, first=1).facts(round=0).rounds()
    order = []
    for _ in range(4):
        order.append(table.g.active)
        table.choose(
            "visit", "farm" if table.g.round == 1 else "saloon", by=table.g.active
        ) if table.g.active == 1 else (table.choose("visit", "saloon"))
        while table.question != "turn":
            table.choose({"act_here": "act", "whom_to_hire": "hire_nobody"}[table.question])
    assert order == [1, 2, 0, 1]


@rule("NF-106", "NF-112")
def test_a_turn_is_a_visit_or_a_journey() -> None:
    table = trek().pawn(0, "saloon").turn(0)
    assert table.offers() == {"visit", "travel"}
    table.choose("visit", "farm").choose("act")
    assert table.g.building[0] == "farm"
    assert table.question == ""


@rule("NF-107")
def test_the_first_round_is_spent_in_town() -> None:
    table = trek().facts(round=1).turn(0)
    assert table.offers() == {"visit"}
    assert table.why_not("travel") == {"NF-107"}


@rule("NF-109")
def test_a_figure_goes_straight_to_town_from_anywhere() -> None:
    table = trek().land("T-a-b-c-d").pawn(0, "d").turn(0).choose("visit", "farm").choose("act")
    assert (table.g.building[0], table.g.space[0]) == ("farm", "")


@rule("NF-046")
def test_figures_come_into_town_with_the_first_visit() -> None:
    table = trek().facts(round=1)
    assert (table.g.building, table.g.space) == (["", ""], ["", ""])
    assert table.turn(0).choose("visit", "stables").g.building == ["stables", ""]


@rule("NF-113")
@pytest.mark.parametrize("building", [building for building in BUILDINGS if building != "saloon"])
def test_any_building_may_be_chosen_and_one_with_a_rival_asks_for_a_duel(building: str) -> None:
    table = trek(3).pawn(1, building).turn(0)
    assert {f"visit {each}" for each in BUILDINGS} <= set(table.asked())
    assert table.choose("visit", building).asked() == ["challenge 1 fair", "challenge 1 foul"]


@rule("NF-114")
def test_the_saloon_is_open_to_all() -> None:
    table = trek(3).pawn(1, "saloon").pawn(2, "saloon").turn(0).choose("visit", "saloon")
    assert table.question == "whom_to_hire"


@rule("NF-115")
@pytest.mark.parametrize("building", BUILDINGS)
def test_whoever_stays_in_town_changes_the_building(building: str) -> None:
    table = trek().pawn(0, building).turn(0)
    assert f"visit {building}" not in table.asked()
    assert table.why_not("visit") == {"NF-115"}
    assert {"travel", "visit"} <= table.offers()


@rule("NF-116")
@pytest.mark.parametrize(
    ("building", "leave"),
    [
        ("saloon", "hire_nobody"),
        ("stables", "no_animal"),
        ("general_store", "skip_action"),
        ("farm", "skip_action"),
        ("mystics_hut", "skip_action"),
        ("mine", "no_digging"),
    ],
)
def test_no_action_must_be_carried_out(building: str, leave: str) -> None:
    table = trek().goods(0, food=1).birds(0, 1).party(0, "button").turn(0).choose("visit", building)
    before = [list(goods) for goods in table.g.goods]
    table.choose(leave)
    assert (table.question, table.g.goods) == ("", before)


@rule("NF-117")
def test_gifts_of_a_visit_come_without_the_action() -> None:
    table = trek().owns(0, "beggars_bowl").holds(0, "snares#1").goods(0, food=0, coin=0)
    assert table.turn(0).choose("visit", "farm").choose("skip_action").has(0, "food") == 1
    assert table.pawn(0, "").turn(0).choose("visit", "mystics_hut").choose("skip_action").has(0, "food") == 2


@rule("NF-108", "NF-298")
def test_artifacts_are_bought_at_any_moment_of_the_own_turn() -> None:
    table = trek(3).hand(0, "short_sword", "padded_coat").goods(0, coin=9, gem=9).turn(0)
    table.choose("buy", "short_sword").choose("visit", "farm")
    table.choose("buy", "padded_coat")
    assert table.g.artifacts[0] == ["short_sword", "padded_coat"]
    assert table.question == "act_here"


@rule("NF-108", "NF-298")
def test_there_is_a_last_moment_to_buy_in_a_turn_and_none_in_that_of_others() -> None:
    table = (
        trek().hand(0, "judges_wig").hand(1, "judges_wig").goods(0, coin=3).goods(1, coin=4).repute(0, 5).repute(1, 5)
    )
    table.turn(0).choose("visit", "general_store")
    assert "buy" not in table.offers()
    table.choose("take_coin")
    assert table.asked() == ["end_turn", "buy judges_wig"]
    assert table.asked(1) == []


@rule("NF-118", "NF-123", "NF-124")
def test_each_thing_at_the_town_hall_is_done_once_in_any_order() -> None:
    table = trek(3).hand(0, "short_sword", "padded_coat").goods(0, coin=2, gem=0, food=2).turn(0)
    table.choose("visit", "town_hall")
    assert {"give_up_artifact", "repute", "trade_one", "trade_many", "leave_hall"} <= table.offers()
    table.choose("repute", 1, "coin").choose("enough")
    assert "repute" not in table.offers()
    table.choose("give_up_artifact", "short_sword")
    assert "give_up_artifact" not in table.offers()
    assert table.g.common_discard == ["short_sword"]
    table.choose("trade_one", "coin").choose("take_good", "food").choose("enough")
    assert not {"trade_one", "trade_many"} & table.offers()
    assert (table.has(0, "food"), table.g.reputation[0]) == (3, 1)


@rule("NF-119", "NF-120")
@pytest.mark.parametrize(("coins", "food", "wanted"), [(0, 6, {"red", "yellow"}), (1, 5, {"red", "green", "yellow"})])
def test_no_trade_takes_more_than_five_goods(coins: int, food: int, wanted: set[str]) -> None:
    """Six food would be worth a green token, and are one good too many; with a coin five goods are enough."""
    table = trek(3).goods(0, coin=coins, food=food).turn(0).choose("visit", "town_hall")
    tokens = {str(option.args[0]) for option in table.options(0) if option.key == "trade_many"} - {
        "coin",
        "gem",
        "food",
    }
    assert tokens == wanted


@rule("NF-119", "NF-120", "NF-122")
def test_several_goods_for_one_of_no_greater_value() -> None:
    table = trek(3).goods(0, coin=1, gem=1, food=1).turn(0).choose("visit", "town_hall")
    assert "trade_many red" in table.asked()
    assert "trade_many blue" not in table.asked()
    table.choose("trade_many", "red").choose("add_good", "gem").choose("add_good", "coin").choose("add_good", "food")
    assert [table.has(0, good) for good in ("red", "coin", "gem", "food")] == [1, 0, 0, 0]


@rule("NF-119")
def test_no_more_than_five_goods_are_given() -> None:
    table = trek(3).goods(0, coin=0, food=6).turn(0).choose("visit", "town_hall")
    assert "trade_many red" in table.asked()
    assert "trade_many green" not in table.asked()


@rule("NF-119", "NF-120")
def test_one_good_for_up_to_five_of_no_greater_value() -> None:
    table = trek(3).goods(0, coin=0, blue=1).turn(0).choose("visit", "town_hall").choose("trade_one", "blue")
    for _ in range(5):
        table.choose("take_good", "food")
    assert table.asked() == ["enough"]
    assert (table.has(0, "food"), table.has(0, "blue")) == (5, 0)
    again = trek(3).goods(0, coin=1).turn(0).choose("visit", "town_hall").choose("trade_one", "coin")
    assert {option.args[0] for option in again.options(0)} == {"gem", "food"}


@rule("NF-121")
def test_only_goods_of_the_value_table_are_traded() -> None:
    table = trek(3).goods(0, coin=3, food=3).facts(chiefs=[0, -1, -1, -1]).turn(0).choose("visit", "town_hall")
    traded = {option.args[0] for option in table.options(0) if "trade" in option.key}
    assert traded == {"coin", "gem", "food", "green", "blue", "red", "yellow"}


@rule("NF-124", "NF-125")
def test_any_number_of_coins_and_gems_move_reputation_one_way() -> None:
    table = trek(3).goods(0, coin=2, gem=1).turn(0).choose("visit", "town_hall").choose("repute", -1, "coin")
    assert table.asked() == ["repute -1 coin", "repute -1 gem", "enough"]
    table.choose("repute", -1, "gem").choose("repute", -1, "coin").choose("enough")
    assert (table.g.reputation[0], table.has(0, "coin"), table.has(0, "gem")) == (-3, 0, 0)


@rule("NF-103")
def test_reputation_stays_on_its_track() -> None:
    table = trek(3).goods(0, coin=2).repute(0, 12).turn(0).choose("visit", "town_hall")
    assert "repute 1 coin" not in table.asked()
    low = trek(3).repute(0, -6).party(0, "platypus").pawn(1, "farm").party(1).turn(0).choose("visit", "farm")
    low.choose("challenge", 1, "foul").roll(6, 1)
    assert low.g.reputation[0] == -6


@rule("NF-131", "NF-132")
def test_a_food_buys_one_pack_bird_a_visit() -> None:
    table = trek().facts(stables=6).goods(0, food=3).turn(0).choose("visit", "stables")
    assert table.asked() == ["buy_animal bird", "no_animal"]
    table.choose("buy_animal", "bird")
    assert (table.g.birds[0], table.has(0, "food"), table.g.stables) == (1, 2, 5)
    assert table.question == ""


@rule("NF-133")
def test_nobody_owns_more_than_three_pack_animals() -> None:
    table = trek().goods(0, food=3).birds(0, 3).turn(0).choose("visit", "stables")
    assert table.asked() == ["no_animal"]
    assert table.why_not("buy_animal") == {"NF-133"}
    assert trek().facts(stables=6).birds(0, 2).begin(get_birds(0, 3)).g.birds[0] == 3


@rule("NF-134", "NF-135", "NF-136")
def test_the_store_gives_a_coin_or_four_artifacts() -> None:
    table = trek().goods(0, coin=0).deck("special", "war_drum", "giant_egg").deck("common", "spices", "short_sword")
    table.turn(0).choose("visit", "general_store")
    assert [option.args for option in table.options(0) if option.key == "draw_artifacts"] == [
        (n, 4 - n) for n in range(5)
    ]
    table.choose("draw_artifacts", 2, 2)
    assert sorted(card for card in table.view(0)["drawn"] if card) == ["giant_egg", "short_sword", "spices", "war_drum"]
    assert table.view(1)["drawn"] == [None] * 4
    for card, kept in (("short_sword", True), ("spices", False), ("giant_egg", True), ("war_drum", False)):
        table.choose("keep" if kept else "discard", card)
    assert sorted(table.g.hands[0].cards) == ["giant_egg", "short_sword"]
    assert (table.g.common_discard, table.g.special_discard) == (["spices"], ["war_drum"])
    assert trek().goods(0, coin=0).turn(0).choose("visit", "general_store").choose("take_coin").has(0, "coin") == 1


@rule("NF-137")
def test_the_farm_gives_food_for_skill_in_party_and_items() -> None:
    table = trek().token("cook", "red", skill=2).party(0, "cook").reserve(0, "button").owns(0, "masons_hammer")
    table.found(0, "pocket_echo").goods(0, food=0).turn(0).choose("visit", "farm").choose("act")
    assert table.has(0, "food") == 4


@rule("NF-138")
def test_the_hut_needs_a_pack_animal() -> None:
    table = trek().turn(0).choose("visit", "mystics_hut")
    assert table.asked() == ["skip_action mystics_hut"]


@rule("NF-139", "NF-140", "NF-141")
def test_a_treasure_is_kept_exchanged_or_discarded_face_up() -> None:
    table = trek().birds(0, 2).holds(0, "purse#1").deck("treasure", "lucky_nail#1").turn(0)
    table.choose("visit", "mystics_hut").choose("act")
    assert table.asked() == ["carry lucky_nail#1", "carry_instead lucky_nail#1 purse#1", "leave_treasure"]
    assert table.view(1)["drawn"] == [None]
    table.choose("carry_instead", "lucky_nail#1", "purse#1")
    assert (table.g.treasures[0], table.view(1)["decks"]["treasure"]["discard"]) == (["lucky_nail#1"], ["purse#1"])


@rule("NF-142", "NF-288", "NF-145")
def test_the_first_camp_in_the_mine_goes_to_the_left_end_of_the_top_row() -> None:
    table = trek().goods(0, coin=0).token("digger", "red", skill=6).party(0, "digger").turn(0).choose("visit", "mine")
    assert table.asked() == ["dig 0", "no_digging"]
    table.choose("dig", 0)
    assert (table.g.mine[0], table.g.camps[0]) == (0, 1)
    assert table.has(0, "coin") == 3, "column, row, and what lay under the camp"


@rule("NF-144", "NF-146", "NF-147", "NF-148")
def test_later_camps_lie_beside_others_where_skill_suffices() -> None:
    table = trek().token("digger", "red", skill=2).party(0, "digger").owns(0, "masons_hammer").mine(c0=1, c1=1)
    table.goods(0, coin=0, heart=0).placed(0, 2).turn(0).choose("visit", "mine")
    mine = table.g.book.mines["dusk"]
    assert mine.numbers[:7] == (1, 2, 3, 4, 2, 3, 3)
    assert table.asked() == ["dig 2", "dig 4", "dig 5", "no_digging"], "cell 7 touches a corner alone"
    table.choose("dig", 5)
    assert (table.has(0, "coin"), table.has(0, "gem")) == (1, 1)
    weak = trek().token("digger", "red", skill=2).party(0, "digger").mine(c0=1, c1=1).goods(0, coin=9)
    assert weak.hand(0, "spices").turn(0).choose("visit", "mine").why_not("dig") == {"NF-144"}
    middle = trek().token("digger", "red", skill=9).party(0, "digger").mine(c5=1).turn(0).choose("visit", "mine")
    assert middle.asked() == ["dig 1", "dig 4", "dig 6", "dig 9", "no_digging"], "none of the four corners"


@rule("NF-143")
def test_a_cell_of_the_mine_holds_one_camp() -> None:
    table = trek().token("digger", "red", skill=6).party(0, "digger").mine(c0=1, c1=0, c4=1).turn(0)
    table.choose("visit", "mine")
    assert {option.args[0] for option in table.options(0) if option.key == "dig"} == {2, 5, 8}


@rule("NF-147")
@pytest.mark.parametrize("cell", range(12))
def test_what_a_cell_of_the_mine_brings_can_be_seen_before_and_is_got(cell: int) -> None:
    table = trek().token("sage", "blue", skill=9).party(0, "sage").placed(0, 2).goods(0, coin=0, gem=0)
    beside = cell - 1 if cell % 4 else cell + 1
    table.mine(**{f"c{beside}": 1} if cell else {}).turn(0).choose("visit", "mine")
    town = table.view()["town"]
    above, left = town["above"][cell % 4], town["beside"][cell // 4]
    table.choose("dig", cell)
    assert [table.has(0, good) for good in ("coin", "gem")] == [
        above.get(good, 0) + left.get(good, 0) for good in ("coin", "gem")
    ]


@rule("NF-119", "NF-120")
def test_nobody_begins_a_trade_that_five_goods_cannot_close() -> None:
    """Three food leave two places for two coins each; a fourth would leave one, and six is not seven."""
    table = trek(3).goods(0, coin=3, food=6).turn(0).choose("visit", "town_hall").choose("trade_many", "blue")
    for _ in range(3):
        table.choose("add_good", "food")
    assert table.asked() == ["add_good coin"]
    table.choose("add_good", "coin").choose("add_good", "coin")
    assert (table.has(0, "blue"), table.has(0, "coin"), table.has(0, "food")) == (1, 1, 3)


@rule("NF-103", "NF-104")
@pytest.mark.parametrize(("stands", "n", "told"), [(2, 3, 3), (2, -1, -1), (11, 3, 1), (-5, -4, -1)])
def test_what_is_told_of_a_name_is_how_far_it_moved(stands: int, n: int, told: int) -> None:
    table = trek().repute(0, stands).begin(move_reputation(0, n))
    assert [event.args for event in table.told("reputation")] == [(0, told)]
