"""Damage and death, night and threats, the chief, winning. [ledger chapters 4, 6, 12, 13, 16]"""

from __future__ import annotations

import pytest

from campfire.games.discover.cards import DAMAGES, Card, Power
from campfire.games.discover.flow import play_round
from campfire.games.discover.library import nights
from campfire.games.discover.rules.chiefs import choose_chief
from campfire.games.discover.rules.conditions import all_hold
from campfire.games.discover.rules.fate import die, escape_for_good, take
from campfire.games.discover.rules.quests import check_goal
from campfire.games.discover.state import WON
from tests.games.discover.table import Table, discover
from tests.rules import rule


@rule("DI-202", "DI-203")
@pytest.mark.parametrize("kind", DAMAGES)
def test_each_damage_turns_one_dial_to_its_type(kind: str) -> None:
    assert discover().effects(0, ("damage", kind, 2)).dials[0] == [kind, kind]


@rule("DI-204", "DI-205")
def test_three_damage_can_be_carried_and_the_fourth_kills() -> None:
    table = discover().hurt(0, "exhaustion", "physical", "physical")
    assert table.g.fate[0] == ""
    table.run(take(0, "ailment", ""))
    assert table.g.fate == ["ailment", ""]
    assert table.g.over is False


@rule("DI-205", "DI-299", "DI-034")
def test_the_others_play_on_and_can_win() -> None:
    table = discover().run(die(0, "physical"), escape_for_good(1))
    assert table.result is not None
    assert table.result.cause == "some_left"
    assert [(one.won, one.cause, one.place) for one in table.result.standings] == [
        (False, "physical", 2),
        (True, "got_away", 1),
    ]


@rule("DI-206", "DI-209")
def test_the_figure_and_the_goods_of_the_dead_stay() -> None:
    table = discover().stock(0, wood=2).item(0, "hat").run(die(0, "physical"))
    seen = table.sees(1)["survivors"][0]
    assert (seen["at"], seen["tokens"], [one["card"] for one in seen["items"]]) == (
        table.camp,
        ["wood", "wood"],
        ["hat"],
    )


@rule("DI-207")
def test_the_dead_are_no_survivors_any_more() -> None:
    table = discover().item(0, "horn", Power("night_start", (("each", "all", (("tire", 1),)),)))
    table.run(die(0, "physical")).effects(1, ("each", "all", (("stamina", 1),)))
    assert table.stamina == [8, 9]
    table.night()
    assert table.stamina == [8, 9]


@rule("DI-208")
def test_hand_and_threats_of_the_dead_leave_the_game() -> None:
    table = discover().plan("pot", 0).trait(0, "hoarding").run(die(0, "physical"))
    assert table.g.removed == ["plan_pot", "hoarding"]
    assert (len(table.g.hands[0]), table.g.traits[0]) == (0, [])


@rule("DI-211")
def test_an_effect_heals_whoever_uses_it() -> None:
    table = discover().hurt(0, "physical").hurt(1, "physical").effects(0, ("heal", "physical", 1))
    assert table.dials == [[], ["physical"]]


@rule("DI-212")
def test_where_no_type_is_named_the_healer_chooses() -> None:
    table = discover().hurt(0, "physical", "ailment").effects(0, ("heal", "any", 1))
    assert table.asked(0) == ["heal physical", "heal ailment"]
    assert table.choose("heal", "ailment").dials[0] == ["physical"]


@rule("DI-213")
def test_every_night_gives_everybody_at_least_six_stamina() -> None:
    for card in nights():
        word, who, ((stamina, n),) = card.effects[0]
        assert (word, who, stamina) == ("each", "all", "stamina")
        assert n >= 6


@rule("DI-214")
@pytest.mark.parametrize(
    ("word", "kind", "damage"), [("eat", "food", "exhaustion"), ("drink", "clean_water", "dehydration")]
)
def test_whoever_lacks_food_or_water_takes_damage(word: str, kind: str, damage: str) -> None:
    table = discover(2).stock(0, **{kind: 1}).night(("each", "all", ((word, 1),)))
    assert table.held(0) == {}
    assert table.dials == [[], [damage]]


@rule("DI-048")
def test_level_one_lies_on_level_two() -> None:
    from campfire.games.discover.flow import shuffle

    table = discover().run(shuffle("nights")).come_up(0, 5, 1, 6, 2, 7, 3, 8, 4, 9)
    levels = [table.g.book.cards[card].level for card in table.g.nights.cards]
    assert levels == [2] * 6 + [1] * 4
    assert table.sees(0)["decks"]["next_level"] == 1


@rule("DI-075", "DI-217")
def test_the_night_card_is_carried_out_and_lies_face_up() -> None:
    table = discover(1).tired(0, 0).night(("each", "all", (("stamina", 7),)), ("each", "all", (("tire", 1),)))
    assert table.stamina[0] == 6
    assert table.sees(0)["decks"]["night_discard"] == ["this_night"]


@rule("DI-216")
def test_a_used_up_night_deck_is_made_of_level_two_only() -> None:
    table = discover(1).stock(0, food=2, clean_water=2)
    table.g.night_discard = table.g.nights.take_all()
    table.draw_night()
    assert table.pending is not None
    table.come_up()
    left = [*table.g.nights.cards, table.g.night_discard[-1]]
    assert len(left) == 6
    assert {table.g.book.cards[card].level for card in left} == {2}


@rule("DI-072", "DI-073", "DI-074")
def test_a_round_is_a_turn_for_each_the_chief_first_then_the_night() -> None:
    table = discover(3)
    table.g.chief = 1
    table.run(play_round())
    order = []
    while table.question == "your_turn":
        order.append(table.seats[0])
        table.choose("end_turn")
    assert order == [1, 2, 0]
    assert table.told("night_falls") == [(1,)]


@rule("DI-076")
def test_rounds_repeat() -> None:
    table = discover(1).stock(0, food=3, clean_water=3).run(play_round()).choose("end_turn")
    assert (table.question, table.g.round) == ("your_turn", 2)


@rule("DI-215", "DI-087")
def test_after_the_night_the_chief_is_settled_then_the_day_begins() -> None:
    table = discover(3).night()
    assert table.question == "vote"
    assert table.g.round == 1
    table.choose("vote_for", 1, by=1).choose("vote_for", 2, by=2)
    assert (table.question, table.seats) == ("name_chief", (0,))
    table.choose("name_chief", 2)
    assert (table.g.chief, table.g.round) == (2, 2)


@rule("DI-088")
def test_all_others_together_bind_the_chief() -> None:
    table = discover(4).run(choose_chief())
    for seat in (1, 2, 3):
        table.choose("vote_for", 2, by=seat)
    assert (table.g.chief, table.pending) == (2, None)


@rule("DI-089", "DI-090")
def test_the_token_of_a_dead_chief_goes_to_the_left() -> None:
    assert discover(3).run(die(0, "physical")).g.chief == 1
    table = discover(3)
    table.g.fate[1] = "physical"
    assert table.run(die(0, "physical")).g.chief == 2


@rule("DI-218")
def test_a_threat_is_taken_from_the_top_carried_out_and_discarded() -> None:
    table = discover(1).tired(0, 5)
    table.on_top(table.g.threats, "put_it_out").effects(0, ("threat", 1))
    assert (table.g.fires, table.stamina[0]) == ([], 6)
    assert table.sees(0)["decks"]["threat_discard"] == ["put_it_out"]


@rule("DI-219")
def test_several_draw_one_after_another_the_chief_first() -> None:
    table = discover(3)
    table.g.chief = 1
    table.g.threats.take_all()
    for name in ("shaking_hands", "hoarding", "seeing_faces"):
        table.g.threats.put(name)
    table.effects(0, ("each", "all", (("threat", 1),)))
    assert [seat for seat, _ in table.told("threat")] == [1, 2, 0]


@rule("DI-220")
def test_a_trait_stays_until_its_own_condition_discards_it() -> None:
    table = discover().trait(0, "hoarding").stock(0, wood=8).turn()
    assert table.sees(1)["survivors"][0]["traits"] == ["hoarding"]
    assert table.sees(1)["survivors"][0]["most_load"] == 8
    table.choose("trade", 1).choose("trade_give", "wood").choose("trade_put_forward").choose("trade_accept")
    assert (table.g.traits[0], table.g.threat_discard) == ([], ["hoarding"])


@rule("DI-220", "DI-131")
def test_a_trait_that_ends_with_a_trade_ends_for_whoever_is_traded_with_too() -> None:
    table = discover().trait(1, "hoarding").stock(0, wood=1).turn(0)
    table.choose("trade", 1).choose("trade_give", "wood").choose("trade_put_forward").choose("trade_accept")
    assert (table.g.traits[1], table.g.threat_discard) == ([], ["hoarding"])


@rule("DI-221", "DI-222")
def test_a_tribe_threat_is_replaced_where_nobody_else_is_left() -> None:
    alone = discover(1)
    alone.on_top(alone.g.threats, "put_it_out").on_top(alone.g.threats, "two_leaders").effects(0, ("threat", 1))
    assert alone.g.threat_discard == ["two_leaders", "put_it_out"]
    two = discover(2)
    two.on_top(two.g.threats, "two_leaders").effects(0, ("threat", 1))
    assert two.g.threat_discard == ["two_leaders"]
    for fate in ("physical", WON):
        left = discover(2)
        left.g.fate[1] = fate
        left.on_top(left.g.threats, "put_it_out").on_top(left.g.threats, "two_leaders").effects(0, ("threat", 1))
        assert left.g.threat_discard == ["two_leaders", "put_it_out"]


@rule("DI-223")
def test_a_used_up_threat_deck_is_made_of_its_discard() -> None:
    table = discover(1)
    table.g.threat_discard = table.g.threats.take_all()
    table.effects(0, ("threat", 1)).come_up()
    assert len(table.g.threats.cards) + len(table.g.threat_discard) + len(table.g.traits[0]) == 12
    assert table.told("threat") or table.told("no_tribe")


@rule("DI-293", "DI-294", "DI-045", "DI-046", "DI-311")
def test_a_fulfilled_quest_leads_to_its_next_stage() -> None:
    table = discover()
    table.g.quest = "lamp_1"
    assert table.sees(0)["quest"] == {"card": "lamp_1", "counters": 0, "surveyed": [], "flags": []}
    table.effects(0, ("progress", 1), ("stage", 2))
    assert table.sees(1)["quest"] == {"card": "lamp_2", "counters": 0, "surveyed": [], "flags": []}


@rule("DI-293")
def test_a_goal_is_checked_and_what_it_says_happens() -> None:
    table = discover().quest(goal=(("progress", 2, 0),), done=(("win", "me"),))
    table.g.progress = 1
    assert table.run(check_goal()).g.fate == ["", ""]
    table.g.progress = 2
    table.quest(goal=(("progress", 2, 0), ("not", ("surveyed", 1, 0))), done=(("survey",), ("progress", -2)))
    assert table.run(check_goal()).g.progress == 0


@rule("DI-295")
def test_the_last_card_of_every_story_says_how_to_win() -> None:
    from campfire.games.discover.library import REGIONS, last_pass, region

    quests: list[Card] = [quest for name in REGIONS for quest in region(name).quests] + [last_pass()]
    assert all("win" in str((quest.powers, quest.done)) for quest in quests if quest.last)
    assert all("win" not in str([p.effects for p in quest.powers]) for quest in quests if not quest.last)


@rule("DI-296")
def test_figures_count_the_players_who_started() -> None:
    table = discover(3).quest(goal=(("progress", 1, 1),), done=(("stage", 1),))
    table.run(die(2, "physical"))
    table.g.progress = 3
    assert not table.run(check_goal()).told("new_stage")
    table.g.progress = 4
    assert table.run(check_goal()).told("new_stage")


@rule("DI-297", "DI-298")
def test_a_winner_leaves_and_lays_everything_back() -> None:
    table = discover().stock(0, wood=1).double(0).item(0, "hat", number=5).plan("pot", 0).trait(0, "hoarding")
    table.run(escape_for_good(0))
    assert table.g.fate == ["won", ""]
    assert table.sees(1)["survivors"][0]["at"] == -1
    assert (table.g.tokens[0], table.g.items[0], len(table.g.hands[0])) == ([], [], 0)
    assert "hat" in table.g.exploration
    assert table.g.removed == ["plan_pot"]
    assert table.g.chief == 1
    assert not table.g.over


@rule("DI-299", "DI-076")
def test_the_game_ends_when_nobody_is_left_on_the_board() -> None:
    table = discover().run(escape_for_good(0), escape_for_good(1), play_round())
    assert table.g.over
    assert table.pending is None
    assert table.result is not None
    assert table.result.won


def trade() -> Table:
    """Two survivors on one space, one of whom is on turn."""
    return discover(3).stock(0, wood=2).stock(1, food=1).item(1, "hat").plan("pot", 0).turn().choose("trade", 1)


@rule("DI-131", "DI-132")
def test_items_resources_and_blueprints_change_hands_as_a_whole() -> None:
    table = trade().choose("trade_give", "wood").choose("trade_give", "plan_pot").choose("trade_take", "hat")
    table.choose("trade_put_forward")
    assert (table.question, table.seats) == ("trade_consider", (1,))
    assert table.held(0) == {"wood": 2}
    table.choose("trade_accept")
    assert (table.held(0), table.held(1)) == ({"wood": 1}, {"food": 1, "wood": 1})
    assert (table.g.items[0], table.g.hands[1].cards) == (["hat"], ["plan_pot"])
    assert table.stamina == [7, 8, 8]


@rule("DI-131")
def test_one_trades_with_one_other_survivor_on_the_own_space() -> None:
    table = discover(3).stock(0, wood=1)
    table.put(2, table.beside()[0])
    assert [said for said in table.turn().asked(0) if said.startswith("trade")] == ["trade 1"]


@rule("DI-132", "DI-133")
def test_without_agreement_nothing_changes_and_nothing_is_spent() -> None:
    table = trade().choose("trade_give", "wood").choose("trade_put_forward").choose("trade_decline")
    assert (table.held(0), table.stamina[0], table.question) == ({"wood": 2}, 8, "your_turn")


@rule("DI-134")
def test_a_gift_is_a_legal_trade() -> None:
    table = trade().choose("trade_give", "wood").choose("trade_put_forward").choose("trade_accept")
    assert (table.held(0), table.held(1)) == ({"wood": 1}, {"food": 1, "wood": 1})


@pytest.mark.parametrize(
    ("scenario", "clues"), [(1, ["ink"]), (2, ["stain"]), (3, ["hand"]), (4, ["name", "reason", "letter"]), (5, [])]
)
@rule("DI-038")
def test_winners_hear_how_the_story_ends_and_alone_learn_who_signed(scenario: int, clues: list[str]) -> None:
    table = discover(2, scenario=scenario).run(escape_for_good(1))
    told = [event for event in table.log if event.key in ("story_ends", "revealed")]
    assert [event.args for event in told] == [(1, table.g.book.story), *[(clue,) for clue in clues]]
    assert {event.audience for event in told[1:]} <= {1 << 1}


@pytest.mark.parametrize(("players", "needed"), [(1, 1), (2, 2)])
@rule("DI-293")
def test_whoever_plays_alone_needs_one_part_of_the_story(players: int, needed: int) -> None:
    table = discover(players).quest(goal=(("tribe_has", 2, ("lens", "oil")),), done=(("progress", 1),))
    for n, part in enumerate(("lens", "oil"), 1):
        table.item(players - 1, part, name=part)
        assert all_hold(table.g, 0, table.g.book.cards["errand"].goal) == (n >= needed)


@rule("DI-210", "DI-160")
def test_one_of_the_two_resources_on_a_dead_ones_token_is_looted() -> None:
    table = discover(2).double(1).run(die(1, "physical")).turn(0).choose("loot", 1, "wood")
    assert (table.held(0), table.held(1), table.stamina[0]) == ({"wood": 1}, {"wood": 1}, 7)


@pytest.mark.parametrize(("players", "needed"), [(1, 1), (2, 2)])
@rule("DI-293")
def test_whoever_plays_alone_needs_one_of_the_parts_that_one_hand_must_hold(players: int, needed: int) -> None:
    kindle = Power("action", (("progress", 1),), needs=(("has_parts", 2, ("lens", "oil")),))
    table = discover(players).quest(kindle)
    for n, part in enumerate(("lens", "oil"), 1):
        table.item(0, part, name=part)
        assert ("use errand 0" in table.turn(0).asked(0)) == (n >= needed)
    parted = discover(2).quest(kindle).item(0, "lens", name="lens").item(1, "oil", name="oil")
    assert "use errand 0" not in parted.turn(0).asked(0)


@rule("DI-293")
def test_the_boundary_asks_a_company_for_the_stone_and_a_treaty_and_the_lonely_for_the_stone() -> None:
    from campfire.games.discover.library import region

    (goal,) = [quest.goal for quest in region("mountains").quests if quest.id == "boundary_1"]
    met = {}
    for players in (1, 2):
        for parts in (("treaty_north", "treaty_south"), ("boundary_stone",), ("boundary_stone", "treaty_south")):
            table = discover(players)
            for part in parts:
                table.item(0, part, name=part)
            met[players, parts[0], len(parts)] = all_hold(table.g, 0, goal)
    assert [case for case, is_met in met.items() if is_met] == [
        (1, "boundary_stone", 1),
        (1, "boundary_stone", 2),
        (2, "boundary_stone", 2),
    ]
