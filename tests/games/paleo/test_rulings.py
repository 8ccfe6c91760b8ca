"""What the rules leave open and we have decided; `docs/rules/rulings.md` says it in words."""

from __future__ import annotations

import pytest

from campfire.games.paleo.cards import ITEM_TOKENS, ITEMS
from campfire.games.paleo.state import WORKSHOP_SLOTS
from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def alone(line: str = "needs = { strength = 2 }, gains = { food = 1 }") -> Table:
    """A lone player without strength has revealed a card."""
    return paleo(seats=1).people(0, "elder").card("cliff", line).reveal(0, "cliff")


@pytest.mark.parametrize(("dice", "faces"), [(1, ("strength_2",)), (2, ("strength", "strength"))])
def test_a_lone_player_pays_two_cards_a_die_to_call_for_help(dice: int, faces: tuple[str, ...]) -> None:
    table = alone()
    assert "act cliff 0" not in table.asked(0)
    table.choose("call", 2 * dice, dice)
    assert len(table.deck_of(0)) == 6 - 2 * dice
    assert table.nature(*faces).act(0).food == 1


def test_the_call_can_be_made_once_a_card_and_only_with_enough_cards() -> None:
    table = alone()
    assert [said for said in table.asked(0) if said.startswith("call")] == ["call 2 1", "call 4 2"]
    assert table.choose("call", 2, 1).nature("craft").asked(0) == ["ignore cliff"]
    assert [said for said in alone().deck(0, "river", "cave").asked(0) if said.startswith("call")] == ["call 2 1"]


@rule("PA-115", "PA-125")
def test_red_backs_paid_for_the_call_wound_and_the_help_ends_with_the_card() -> None:
    table = alone("needs = { strength = 1 }, gains = { story = 1 }").story(1, "needs = { strength = 1 }")
    table.deck(0, "red", "forest", "forest").choose("call", 2, 1).choose("wound", 0, "elder").nature("strength")
    assert table.act(0).asked(0) == ["ignore story_1"]


def test_with_others_at_the_table_nobody_calls_for_help() -> None:
    assert paleo(seats=2).card("cliff", "needs = { strength = 2 }").reveal(0, "cliff").asked(0) == ["ignore cliff"]


@rule("PA-071", "PA-075")
def test_a_tracked_card_lies_on_top_of_the_deck_and_everybody_knows_it() -> None:
    table = paleo().card("spoor", "gains = { track = 1 }").open_discard("river", "cave").reveal(0, "spoor").act(0)
    assert table.asked(0) == ["track cave", "track river", "track_nothing"]
    table.choose("track", "cave")
    assert table.deck_of(0)[0] == "cave"
    for seat in (0, 1, None):
        assert table.view(seat)["seats"][0]["deck"][0]["card"] == "cave"


def test_no_trail_leads_to_another_trail() -> None:
    table = paleo().card("spoor", "gains = { track = 1 }").card("trail", "gains = { track = 1 }")
    table.open_discard("trail", "cave").reveal(0, "spoor").act(0)
    assert table.asked(0) == ["track cave", "track_nothing"]


@rule("PA-146")
def test_cards_cleared_away_go_from_the_open_discard_to_the_graveyard() -> None:
    table = paleo().card("fire", "gains = { clear_away = 1 }").open_discard("red", "cave").reveal(0, "fire").act(0)
    table.choose("clear", "red")
    assert table.graveyard == ["red"]
    assert table.opened == ["fire", "cave"]


def paw(line: str) -> Table:
    """A hazard has been set aside; a player has revealed a card with this line."""
    table = paleo().card("tracks", line).reveal(0, "tracks").asides("paw").people(0, "elder")
    return table.card("paw", "negative = true, wounds = 1", face="hazard", back="red", more='start = "aside"')


def test_a_card_set_aside_is_met_in_the_same_turn_and_then_removed() -> None:
    table = paw("gains = { encounter = 1 }").act(0)
    assert table.opened == ["tracks"]
    assert table.asked(0) == ["act paw 0"]
    table.act(0).choose("wound", 0, "elder")
    assert table.graveyard == ["paw"]


@rule("PA-172")
@pytest.mark.parametrize("line", ["gains = { encounter = 1 }", "gains = { story = 1 }"])
def test_a_hazard_met_or_told_in_the_middle_of_a_turn_is_a_revealed_hazard_too(line: str) -> None:
    table = paw(line).story(1, "negative = true, wounds = 1", face="hazard")
    table.place("cub", 'on = "hazard", gains = { food = 1 }', to="community").belongings(1, "cub")
    assert table.asked(0) == ["act tracks 0", "ignore tracks"]
    assert table.food == 0
    assert table.act(0).food == 1
    assert table.front(0) in (["paw"], ["story_1"])


@rule("PA-074")
def test_a_card_let_loose_goes_unseen_into_the_closed_discard() -> None:
    table = paw("gains = { let_loose = 1 }").act(0)
    assert table.closed == ["paw"]
    assert table.view(0)["closed"]["top"][0]["card"] is None


def raid(line: str) -> Table:
    """Two warriors stand apart before a tribe of one."""
    table = paleo().card("raid", line).reveal(0, "raid").people(0, "elder")
    for name in ("first", "second"):
        table.person(name, "hearts = 2, warrior = true")
    return table.warriors("first", "second")


def test_the_foremost_warrior_takes_the_wounds_and_dies_of_the_third() -> None:
    table = raid("gains = { wound_warrior = 2 }").deck(0, "raid").act(0)
    assert (table.g.warriors[-1], table.g.warrior_wounds, table.deaths) == ("first", 2, 0)
    table.choose_cards().act(0)
    assert (table.g.warriors, table.g.warrior_wounds, table.deaths) == (["second"], 0, 1)
    assert table.graveyard == ["first"]


def test_warriors_are_healed_by_their_module_alone_and_without_them_the_community_is_wounded() -> None:
    table = raid("gains = { wound_warrior = 2, heal = 1, heal_warrior = 1 }").act(0)
    assert table.g.warrior_wounds == 1
    bare = raid("gains = { wound_warrior = 1 }").warriors().act(0).choose("wound", 0, "elder")
    assert bare.wounds_of(0) == {"elder": 1}


@rule("PA-115", "PA-183")
def test_without_warriors_their_wounds_join_those_of_red_backs_and_of_the_action_on_one_person() -> None:
    table = raid("pays = { cards = 1 }, wounds = 1, gains = { wound_warrior = 1, food = 1 }").warriors()
    table.people(0, "elder", "brute").deck(0, "red", "forest").act(0)
    asked = table.ask(0)
    assert asked is not None
    assert (asked.key, asked.args, table.food) == ("take_wounds", (3,), 0)
    table.choose("wound", 0, "elder")
    assert (table.wounds_of(0), table.deaths, table.food) == ({"brute": 0}, 1, 1)


@rule("PA-115", "PA-183")
def test_with_warriors_the_red_backs_wound_the_community_and_the_blow_the_warrior() -> None:
    table = raid("pays = { cards = 1 }, gains = { wound_warrior = 2 }").deck(0, "red", "forest").act(0)
    table.choose("wound", 0, "elder")
    assert (table.wounds_of(0), table.g.warrior_wounds) == ({"elder": 1}, 2)


def test_a_card_that_wounds_warriors_by_itself_wounds_the_tribe_when_there_are_none() -> None:
    table = paleo().people(0, "elder").people(1, "brute").storage(food=2)
    table.place("ford", 'on = "night", gains = { wound_warrior = 2 }').camp("ford").night()
    assert table.asked(1) == ["wound 0 elder", "wound 1 brute"]


@rule("PA-202")
def test_warriors_do_not_eat_but_can_be_asked_for() -> None:
    assert raid("gains = { food = 1 }").storage(food=3).night().food == 2
    assert "act raid 0" in raid("has = ['warrior']").asked(0)
    assert "act raid 0" not in raid("has = ['warrior']").warriors().asked(0)


@rule("PA-031")
def test_where_a_module_has_its_own_ending_the_fifth_painting_token_only_opens_the_way() -> None:
    night = '{ kind = "night", negative = true }'
    table = paleo().module(
        f'id = "hunt"\nending = "beast"\ncards = [{{ id = "m", face = "mission", lines = [{night}] }}]'
    )
    table.card("wall", "gains = { painting = 1 }").card("end", "sign = 'painted', gains = { triumph = true }")
    table.tokens(paintings=4).reveal(0, "wall").reveal(1, "end")
    assert "act end 0" not in table.asked(1)
    assert not table.act(0).won
    assert table.act(1).won


@rule("PA-120", "PA-232")
def test_additional_actions_are_done_with_the_own_community_alone() -> None:
    table = paleo().place("oven", 'kind = "additional", needs = { craft = 1 }, pays = { food = 1 }, gains = {wood = 1}')
    table.camp("oven").storage(food=1).people(1, "crafter").reveal(0, "river").reveal(1, "river")
    table.choose("help", 0, by=1)
    assert "additional oven 0" not in table.asked(0)
    assert "additional oven 0" in table.asked(1)


@rule("PA-110", "PA-152")
def test_returned_tools_with_a_compartment_go_back_to_it() -> None:
    table = paleo().card("gift", "pays = { torch = 1, hut = 1, hide = 1 }").items(0, torch=1, hut=1, hide=1)
    table.workshop("shelter").reveal(0, "gift")
    torches, huts, hides = table.in_workshop("torch"), table.in_workshop("hut"), table.in_supply("hide")
    table.act(0)
    assert (table.in_workshop("torch"), table.in_workshop("hut")) == (torches + 1, huts + 1)
    assert table.in_supply("hide") == hides + 1


@rule("PA-169", "PA-209")
def test_a_person_lost_at_night_is_chosen_from_the_whole_tribe() -> None:
    table = paleo().storage(food=2).people(0, "elder").people(1, "brute")
    table.mission("dark", "negative = true, gains = { lose_person = 1 }").night().choose("night", "dark", 0)
    assert table.asked(1) == ["lose 0 elder", "lose 1 brute"]


def watched(line: str, to: str = "camp") -> Table:
    """Two communities; the second player has revealed a hazard, which sets off a place at the camp or of the first."""
    table = paleo().place("totem", f'on = "hazard", {line}', to=to).people(0, "elder").people(1, "brute", "scout")
    table.hazard("storm", "negative = true, wounds = 1").reveal(1, "storm").reveal(0, "forest")
    return table.camp("totem") if to == "camp" else table.belongings(0, "totem")


@rule("PA-169", "PA-209")
def test_whom_a_card_of_the_whole_tribe_takes_by_day_the_tribe_chooses() -> None:
    table = watched("gains = { lose_person = 2 }")
    assert table.asked(0) == table.asked(1) == ["lose 0 elder", "lose 1 brute", "lose 1 scout"]
    table.choose("lose", 1, "scout", by=0)
    assert table.asked(1) == ["lose 0 elder", "lose 1 brute"]
    table.choose("lose", 1, "brute")
    assert (table.people_of(0), table.people_of(1), table.deaths) == (["elder"], [], 2)


@rule("PA-169")
@pytest.mark.parametrize("line", ["gains = { lose_person = 1 }", "gains = { track = 1 }"])
def test_a_card_of_one_community_takes_its_people_and_lays_tracks_on_its_deck(line: str) -> None:
    table = watched(line, to="community").people(0, "elder", "twin").open_discard("cave")
    assert table.asked(1) == []
    assert table.asked(0) in (["lose 0 elder", "lose 0 twin"], ["track cave", "track_nothing"])
    table.choose(table.options(0)[0].key, *table.options(0)[0].args)
    assert (table.deaths, table.deck_of(0)[0]) in ((1, "forest"), (0, "cave"))


@rule("PA-169")
def test_whoever_is_helped_loses_a_person_of_the_own_community_although_everybody_takes_part() -> None:
    table = paleo().card("flood", "gains = { lose_person = 1 }").people(0, "elder", "twin").people(1, "brute")
    table.reveal(0, "flood").reveal(1, "forest").choose("help", 0, by=1).act(0)
    assert table.asked(0) == ["lose 0 elder", "lose 0 twin"]
    assert table.asked(1) == []


@rule("PA-209")
def test_on_whose_deck_a_card_of_the_whole_tribe_lays_tracks_the_tribe_decides() -> None:
    table = watched("gains = { track = 2 }").open_discard("river", "cave").choose("track", "cave", by=1)
    assert table.asked(0) == table.asked(1) == ["tracker 0", "tracker 1"]
    table.choose("tracker", 1, by=0).choose("track", "river", by=0).choose("tracker", 0, by=1)
    assert (table.deck_of(0)[0], table.deck_of(1)[0]) == ("river", "cave")
    assert table.told("tracked") == [(1, "cave"), (0, "river")]
    assert table.question == "play_card"


@rule("PA-209")
def test_alone_nobody_is_asked_on_whose_deck_tracks_go() -> None:
    table = paleo(seats=1).people(0, "elder").storage(food=1).open_discard("cave")
    table.mission("watch", "negative = true, gains = { track = 1 }").night().choose("night").choose("track", "cave")
    assert table.told("tracked") == [(0, "cave")]


@rule("PA-177", "PA-222")
def test_bonus_items_and_crafted_items_always_go_beside_the_community() -> None:
    table = paleo().place("rack", 'kind = "alternative", uses_tokens = true', more="holds = { hide = 2, torch = 1 }")
    table.camp("rack").card("guest", "gains = { person = 1, craft = 1 }").people_deck("hunter").storage(wood=1)
    table.reveal(0, "guest").act(0).choose("craft", "torch", 0)
    assert table.items_of(0) == {"torch": 1, "hide": 1}


@rule("PA-159")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_harvest_gives_food_for_every_community(seats: int) -> None:
    table = paleo(seats).card("herd", "gains = { harvest = 2 }").reveal(0, "herd").act(0)
    assert table.food == 2 * seats


@rule("PA-015", "PA-155", "PA-164")
def test_the_figures_that_the_rules_leave_open() -> None:
    assert WORKSHOP_SLOTS == 4
    assert dict(zip(ITEMS, ITEM_TOKENS, strict=True)) == {
        "torch": 5,
        "hand_axe": 5,
        "spear": 5,
        "hide": 8,
        "talisman": 4,
        "hut": 4,
        "raft": 3,
        "clothing": 3,
        "roots": 3,
        "bow": 2,
        "needle": 2,
        "flute": 2,
        "snare": 2,
    }
    table = paleo().people(0, "elder", "brute").wounded(0, "elder", 2).wounded(0, "brute", 2).reveal(0, "river")
    table.items(0, roots=1, snare=1).choose("snare").choose("roots")
    for _ in range(3):
        assert table.question == "choose_healed"
        table.choose("heal", *table.options(0)[0].args)
    assert sum(table.wounds_of(0).values()) == 1
    assert table.food == 2
    for item, trait in (("bow", "strength"), ("flute", "perception"), ("needle", "craft")):
        assert paleo().items(0, **{item: 1}).traits_of(0)[trait] == 2
