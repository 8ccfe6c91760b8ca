"""The worked examples of the rules, one test each; players A, B and C sit at 0, 1 and 2."""

from __future__ import annotations

import pytest

from campfire.games.paleo.library import lettered_module
from campfire.games.paleo.state import WORKSHOP_SLOTS
from tests.games.paleo.layout import INVENTIONS, printed
from tests.games.paleo.table import Table, paleo
from tests.rules import rule

A, B, C = range(3)


@rule("PA-081", "PA-082", "PA-071")
def test_example_01_choosing_one_of_the_top_three() -> None:
    table = paleo().deck(A, "forest", "river", "mountain", "cave", "red").choose("choose", A, 1)
    assert table.front(A) == ["river"]
    assert table.view(A)["seats"][A]["front"][0]["card"] is None
    assert table.deck_of(A) == ["forest", "mountain", "cave", "red"]


@rule("PA-059", "PA-062")
def test_example_02_a_back_with_an_extra_picture() -> None:
    def seen(line: str) -> object:
        herd = printed("herd", f'lines = [{{ {line} }}], hint = "mammoth"', back="river")
        return paleo().print(herd).deck(A, "herd").view(A)["seats"][A]["deck"][0]

    assert seen("gains = { food = 4 }") == seen("needs = { strength = 9 }")
    assert seen("gains = { food = 4 }") == {"back": "river", "hint": "mammoth", "card": None}


@rule("PA-077", "PA-084", "PA-086")
def test_example_03_all_cards_are_revealed_together() -> None:
    table = paleo().choose("choose", A, 0)
    assert table.asked(A) == []
    assert table.view(A)["seats"][A]["front"][0]["card"] is None
    assert table.seats == (B,)
    table.choose("choose", B, 0)
    assert table.told("revealed") == [(A, "forest"), (B, "forest")]
    assert set(table.seats) == {A, B}


@rule("PA-177", "PA-178", "PA-179", "PA-102")
def test_example_04_a_hunter_joins() -> None:
    table = paleo().card("guest", "gains = { person = 1 }").hazard("bear", "negative = true, wounds = 2")
    table.people(A, "elder").people_deck("hunter").deck(A, "river", "bear", "river").reveal(A, "guest").act(A)
    assert table.items_of(A) == {"hide": 1}
    assert table.traits_of(A)["strength"] == 1
    table.choose_cards().end_turn().choose_cards().act(A).choose("wound", A, "hunter").end_turn()
    assert table.people_of(A) == ["elder"]
    assert table.traits_of(A)["strength"] == 0
    assert table.items_of(A) == {"hide": 1}


@rule("PA-181", "PA-183", "PA-185", "PA-186", "PA-187", "PA-188", "PA-189")
def test_example_05_two_wounds_on_a_person_without_a_free_heart() -> None:
    table = paleo().hazard("bear", "negative = true, wounds = 2").people(A, "hunter", "elder").wounded(A, "hunter", 1)
    table.reveal(A, "bear").act(A).choose("wound", A, "hunter")
    assert table.people_of(A) == ["elder"]
    assert table.wounds_of(A) == {"elder": 0}
    assert table.graveyard == ["hunter"]
    assert table.deaths == 1
    assert table.question == "choose_card"


@rule("PA-103", "PA-105")
@pytest.mark.parametrize(
    ("people", "met"),
    [(("crafter",), False), (("crafter", "carver"), True), (("crafter", "smith"), True)],
)
def test_example_06_a_trait_requirement(people: tuple[str, ...], met: bool) -> None:
    table = paleo().people(A, *people).card("weave", "needs = { craft = 2 }, gains = { hide = 1 }").reveal(A, "weave")
    assert ("act weave 0" in table.asked(A)) == met
    if met:
        before = table.traits_of(A)
        assert table.act(A).traits_of(A) == before


@rule("PA-112", "PA-076", "PA-113", "PA-115")
def test_example_07_paying_with_two_cards() -> None:
    table = paleo().people(A, "elder").card("walk", "pays = { cards = 2 }").deck(A, "forest", "mountain", "river")
    table.reveal(A, "walk").act(A)
    assert table.closed == ["mountain", "forest"]
    assert table.g.closed.known == [0, 0]
    assert table.deck_of(A) == ["river"]
    assert table.wounds_of(A) == {"elder": 0}


@rule("PA-097", "PA-115", "PA-159", "PA-099")
def test_example_08_playing_an_action_card_in_full() -> None:
    table = paleo().people(A, "crafter", "carver").deck(A, "red", "forest", "cave").reveal(A, "timber")
    table.card("timber", "needs = { craft = 2 }, pays = { cards = 2 }, gains = { wood = 3 }", "gains = { wood = 1 }")
    table.act(A).choose("wound", A, "carver")
    assert table.closed == ["forest", "red"]
    assert table.wounds_of(A) == {"crafter": 0, "carver": 1}
    assert table.wood == 3
    assert table.opened == ["timber"]


@rule("PA-149", "PA-150", "PA-153", "PA-109", "PA-239")
@pytest.mark.parametrize("crafted", [("torch", "hand_axe"), ("torch",), ("hand_axe",), ()])
def test_example_09_crafting_two_items(crafted: tuple[str, ...]) -> None:
    table = paleo().card("bench", "gains = { craft = 2 }").storage(wood=1, stone=1).reveal(A, "bench").act(A)
    for item in crafted:
        table.choose("craft", item, A)
    if len(crafted) < 2:
        table.choose("stop_crafting")
    assert table.items_of(A) == dict.fromkeys(crafted, 1)
    assert (table.wood, table.stone) == (1 - ("torch" in crafted), 1 - ("hand_axe" in crafted))
    assert (table.in_supply("wood"), table.in_supply("stone")) == (12 - table.wood, 8 - table.stone)
    assert table.question == "choose_card"


@rule("PA-215", "PA-206", "PA-210", "PA-212")
def test_example_10_the_mission_of_module_a() -> None:
    mission = lettered_module("A").mission
    table = paleo().people(A, "elder").storage(food=4).items(B, hide=1).print(mission).camp(mission.id).night()
    assert table.food == 3
    table.choose("night", mission.id, 0)
    assert (table.food, table.items_of(B), table.deaths) == (0, {}, 0)
    assert table.g.camp == [mission.id]


@rule("PA-118", "PA-119", "PA-112", "PA-115", "PA-192", "PA-122", "PA-069", "PA-154", "PA-156")
def test_example_11_a_whole_turn_with_three_players() -> None:
    table = paleo(seats=3).people(A, "scout", "watcher").people(B, "stalker").items(B, hide=1).people(C, "elder")
    line = (
        "needs = { perception = 2, strength = 1 }, pays = { cards = 2 }, gains = { food = 2, hide = 1 }, removes = true"
    )
    table.card("roe_deer", line).card("idea", "gains = { invention = 1 }").inventions("shelter", "amulet")
    table.deck(A, "red", "forest", "cave").reveal(A, "roe_deer").reveal(B, "river").reveal(C, "idea")
    assert "act roe_deer 0" not in table.asked(A)
    table.choose("help", A, by=B).act(A)
    table.choose("protect", B, "hide").choose("give", B, "hide")
    assert table.deck_of(A) == ["cave"]
    assert len(table.deck_of(B)) == 6
    assert table.wounds_of(A) == {"scout": 0, "watcher": 0}
    assert table.wounds_of(B) == {"stalker": 0}
    assert table.items_of(B) == {"hide": 1}
    assert table.food == 2
    assert table.graveyard == ["roe_deer"]
    table.act(C)
    assert table.opened == ["idea", "river"]
    assert table.g.workshop == ["shelter"]
    assert table.in_workshop("hut") == 4


@rule("PA-083", "PA-089")
def test_example_12_only_two_cards_left() -> None:
    table = paleo().card("tree", "gains = { wood = 1 }").deck(A, "river", "tree").choose("choose", A, 1)
    table.choose("choose", B, 0).act(A).end_turn()
    assert table.deck_of(A) == ["river"]
    assert not table.at_camp(A)
    assert table.asked(A) == ["choose 0 0", "early_night 0"]


@rule("PA-114", "PA-108", "PA-117", "PA-098")
def test_example_13_too_few_cards_to_pay() -> None:
    table = paleo().card("walk", "pays = { cards = 3 }, gains = { food = 2 }", "gains = { food = 1 }")
    table.deck(A, "forest", "forest").reveal(A, "walk").reveal(B, "river")
    assert table.asked(A) == ["act walk 1", "ignore walk", "help 1"]
    table.choose("help", A, by=B)
    assert table.asked(A) == ["act walk 1", "ignore walk"]


@rule("PA-116", "PA-115", "PA-076")
def test_example_14_what_the_colour_of_a_back_does() -> None:
    table = paleo().people(A, "elder").hazard("rockfall", "negative = true, wounds = 2", back="mountain")
    table.card("walk", "pays = { cards = 2 }").deck(A, "red", "rockfall", "cave").reveal(A, "walk").act(A)
    table.choose("wound", A, "elder")
    assert table.wounds_of(A) == {"elder": 1}
    assert all("rockfall" not in event.args for event in table.g.log or [])
    assert table.view(A)["closed"]["top"][0]["card"] is None


@rule("PA-093", "PA-094", "PA-095")
def test_example_15_early_night_with_red_backs() -> None:
    table = paleo(seats=3).people(A, "elder").deck(A, "red", "forest", "red", "river", "red", "red")
    table.choose("early_night", A).choose("choose", B, 0).choose("choose", C, 0)
    assert len(table.closed) == 6
    assert table.wounds_of(A) == {"elder": 0}
    assert table.asked(A) == []
    assert set(table.seats) == {B, C}
    table.end_turn()
    assert table.seats == (B, C)


@rule("PA-123", "PA-122")
@pytest.mark.parametrize("spear", [A, B])
@pytest.mark.parametrize("person", [A, B])
def test_example_16_help_only_to_share(spear: int, person: int) -> None:
    def reward() -> Table:
        table = paleo().card("trade", "gains = { spear = 1, person = 1 }").people_deck("elder")
        return table.reveal(A, "trade").reveal(B, "river")

    table = reward().choose("help", A, by=B).act(A).choose("give", spear, "spear").choose("host", person)
    assert table.items_of(spear) == {"spear": 1}
    assert table.people_of(person) == ["elder"]
    alone = reward().act(A)
    assert (alone.items_of(A), alone.people_of(A)) == ({"spear": 1}, ["elder"])


@rule("PA-138", "PA-141", "PA-144")
def test_example_17_roll_and_fail_with_a_negative_action() -> None:
    line = "needs = { strength = 1 }, dice = 1, pays = { cards = 1 }, gains = { food = 1 }"
    table = paleo().hazard("cat", line, "negative = true, wounds = 1").people(A, "stalker").reveal(A, "cat").act(A)
    table.nature("strength")
    assert table.asked(A) == ["act cat 1"]
    table.choose("act").choose("wound", A, "stalker")
    assert table.wounds_of(A) == {"stalker": 1}
    assert len(table.deck_of(A)) == 6
    assert table.food == 0


@rule("PA-142", "PA-098")
def test_example_18_roll_and_fail_without_a_negative_action() -> None:
    line = "needs = { strength = 1 }, dice = 1, pays = { cards = 1 }, gains = { food = 1 }"
    table = paleo().card("cliff", line).people(A, "stalker").reveal(A, "cliff").act(A).nature("strength")
    assert table.opened == ["cliff"]
    assert table.food == 0
    assert table.wounds_of(A) == {"stalker": 0}
    assert len(table.deck_of(A)) == 6


@rule("PA-180", "PA-189", "PA-177")
def test_example_19_the_last_person_dies() -> None:
    table = paleo().hazard("bear", "negative = true, wounds = 1").people(A, "twin").wounded(A, "twin", 1)
    table.tokens(deaths=2).people_deck("hunter", "elder").reveal(A, "bear").act(A).choose("wound", A, "twin")
    assert table.graveyard == ["twin"]
    assert table.deaths == 3
    assert table.people_of(A) == ["hunter"]
    assert table.items_of(A) == {"hide": 1}


@rule("PA-202", "PA-204")
def test_example_20_feeding_without_a_gap() -> None:
    table = paleo(seats=3).storage(food=9)
    table.people(A, "elder", "twin", "child").people(B, "brute", "seer").people(C, "smith", "scout").night()
    assert table.told("fed") == [(7, 7)]
    assert table.food == 2
    assert table.deaths == 0


@rule("PA-204", "PA-032", "PA-200")
def test_example_21_losing_while_feeding() -> None:
    table = paleo(seats=3).tokens(deaths=3).storage(food=3).mission("wait", "negative = true, gains = { wood = 1 }")
    table.people(A, "elder", "twin").people(B, "brute", "seer").people(C, "smith", "scout").night()
    assert table.lost
    assert table.told("death_token") == [(1, 4), (1, 5)]
    assert table.told("night") == []


@rule("PA-193", "PA-194")
def test_example_22_healing_beyond_the_own_community() -> None:
    table = paleo(seats=3).card("cure", "gains = { heal = 2 }").reveal(A, "cure").reveal(B, "river")
    for seat, person in enumerate(("elder", "brute", "seer")):
        table.people(seat, person).wounded(seat, person, 1)
    table.choose("help", A, by=B).act(A)
    assert table.asked(A) == ["heal 0 elder", "heal 1 brute"]
    table.choose("heal", A, "elder").choose("heal", B, "brute")
    assert [table.wounds_of(seat) for seat in (A, B, C)] == [{"elder": 0}, {"brute": 0}, {"seer": 1}]


@rule("PA-111", "PA-102")
def test_example_23_a_tool_cannot_serve_twice() -> None:
    def pit() -> Table:
        table = (
            paleo().card("pit", "needs = { strength = 2 }, pays = { spear = 1 }").people(A, "stalker").reveal(A, "pit")
        )
        return table.reveal(B, "river")

    assert "act pit 0" not in pit().items(A, spear=1).asked(A)
    assert "act pit 0" in pit().items(A, spear=2).asked(A)
    assert "act pit 0" in pit().items(A, spear=1).people(B, "stalker").choose("help", A, by=B).asked(A)


@rule("PA-216", "PA-217", "PA-218", "PA-052")
@pytest.mark.parametrize("first", [A, B, C])
def test_example_24_dealing_a_new_day(first: int) -> None:
    table = paleo(seats=3).closed_discard(*["forest"] * 21).open_discard(*["river"] * 16).removed(*["cave"] * 5)
    table.dawn().nature(*range(37)).nature(first)
    sizes = [len(table.deck_of(seat)) for seat in (A, B, C)]
    assert sorted(sizes) == [12, 12, 13]
    assert sizes[first] == 13
    assert table.graveyard == ["cave"] * 5


@rule("PA-155", "PA-156")
def test_example_25_a_full_workshop() -> None:
    *old, new = list(INVENTIONS)[: WORKSHOP_SLOTS + 1]
    table = paleo().card("idea", "gains = { invention = 1 }").inventions(new).workshop(*old).reveal(A, "idea").act(A)
    table.choose("push_out", old[2])
    assert table.graveyard == [old[2]]
    assert table.g.workshop == [*old[:2], *old[3:], new]
    assert table.in_workshop("bow") == 2


@rule("PA-232", "PA-233", "PA-235")
def test_example_26_additional_action_plus_normal_play() -> None:
    table = paleo().person(
        "moss", 'hearts = 2, lines = [{ kind = "additional", pays = {food = 1}, gains = {heal = 1} }]'
    )
    table.people(A, "moss", "elder").wounded(A, "elder", 2).storage(food=3).reveal(A, "river")
    for _ in range(2):
        table.choose("additional", "moss", 0).choose("heal", A, "elder")
    assert table.food == 1
    assert table.wounds_of(A) == {"moss": 0, "elder": 0}
    assert table.people_of(A) == ["moss", "elder"]
    assert table.front(A) == ["river"]
    assert table.asked(A) == ["ignore river"]
