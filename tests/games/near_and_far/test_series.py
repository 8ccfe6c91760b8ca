"""Campaign and character mode: what is carried, joining late, the champion. [ledger chapters 1, 21, 25 and 26]"""

from __future__ import annotations

from typing import Any

import pytest

from campfire.games.near_and_far.rules.talents import maybe_learn
from campfire.games.near_and_far.series import new_card
from campfire.games.near_and_far.setup import check, setup
from campfire.kernel.contract import BadInput, Options
from tests.games.near_and_far.table import Table, trek
from tests.rules import rule


def over(mode: str = "campaign", number: int = 2, seats: int = 2, **facts: Any) -> Table:
    """A game that has ended, the second player last."""
    return trek(seats, mode=mode, map=number).placed(0, 5).facts(**facts).score()


def next_game(table: Table) -> Options:
    """The wish for the next game."""
    wish = table.sequel()
    assert wish is not None
    return check(wish)


@rule("NF-007")
def test_a_campaign_goes_from_map_2_to_map_11() -> None:
    number, maps = 2, [2]
    while (wish := over(number=number, bosses=[]).sequel()) is not None:
        number = wish["map"]
        maps.append(number)
    assert maps == list(range(2, 12))


@rule("NF-008", "NF-010", "NF-406")
def test_the_same_characters_with_what_their_cards_carry() -> None:
    facts: dict[str, Any] = {
        "experience": [4, 2],
        "spent": [3, 0],
        "talents": [("cooking",), ()],
        "keywords": [("onions",), ()],
        "completed": [5, 1],
        "side_quests": [("P1",), ()],
    }
    options = next_game(over(**facts))
    g = setup(options)
    assert g.characters == ["grear", "vera"]
    assert {name: getattr(g, name) for name in facts} == facts


@rule("NF-048")
def test_in_a_series_everybody_begins_in_turn() -> None:
    table = over(seats=3)
    firsts = [0]
    for _ in range(3):
        table.g.first = firsts[-1]
        firsts.append(next_game(table)["first"])
    assert firsts == [0, 1, 2, 0]


@rule("NF-234")
def test_finds_do_not_last() -> None:
    assert setup(next_game(over(finds=[["cold_blade"], []]))).finds == [[], []]


@rule("NF-411", "NF-400")
def test_the_points_of_each_game_are_noted() -> None:
    table = over(past=[(30,), (41,)])
    totals = [sum(score) for score in table.g.scores]
    assert setup(next_game(table)).past == [(30, totals[0]), (41, totals[1])]
    assert [seat["total"] for seat in table.view()["seats"]] == [30 + totals[0], 41 + totals[1]]


@rule("NF-012", "NF-013", "NF-352")
def test_character_mode_ends_on_map_11_when_all_have_done_eight_quests() -> None:
    def then(games: int, done: list[int], **more: Any) -> int:
        past = tuple([30] * (games - 1))
        table = trek(mode="character", map=5, **more).facts(completed=done, past=[past, past]).score()
        wish = table.sequel()
        assert wish is not None
        return int(wish["map"])

    assert [then(3, [8, 8]), then(3, [8, 7]), then(2, [8, 8])] == [11, 6, 6]
    assert then(2, [9, 8], quests="extra") == 11


@rule("NF-013")
def test_map_11_waits_for_everybody() -> None:
    with pytest.raises(BadInput) as wrong:
        check({"mode": "character", "map": 11})
    assert wrong.value.phrase.key == "error-not_ready"
    cards = [{**new_card(name, "character", 2), "completed": 8, "past": [30] * 3} for name in ("grear", "vera")]
    wish = {"mode": "character", "map": 11, "characters": ["grear", "vera"], "carried": cards}
    assert check(wish)["map"] == 11
    cards[1]["completed"] = 7
    with pytest.raises(BadInput) as early:
        check(wish)
    assert early.value.phrase.key == "error-not_ready"


@rule("NF-012", "NF-352")
@pytest.mark.parametrize(("quests", "least"), [("usual", 3), ("extra", 2)])
def test_map_11_is_not_chosen_before_enough_other_maps(quests: str, least: int) -> None:
    """Those who have gone home with their cards have played these maps, too."""
    wish = {"mode": "character", "map": 11, "quests": quests, "characters": ["grear", "vera"]}
    done = {**new_card("grear", "character", 0), "completed": 8, "past": [30] * (least - 1)}
    with pytest.raises(BadInput) as early:
        check({**wish, "carried": [done, done]})
    assert (early.value.phrase.key, early.value.phrase.args) == ("error-too_few_maps", {"n": least})
    away = {"character": "riza", "since": least, "card": {**done, "past": [30] * least}}
    assert check({**wish, "carried": [done, done], "away": [away]})["map"] == 11
    assert check({**wish, "carried": [done, {**done, "past": [30] * least}]})["map"] == 11


@rule("NF-012")
def test_character_mode_goes_on_as_long_as_it_takes() -> None:
    assert next_game(over("character", 10, completed=[2, 2]))["map"] == 2


@rule("NF-344")
def test_whoever_came_last_may_have_the_platypus() -> None:
    assert next_game(over())["platypus"] == 1
    assert next_game(over(camps=[5, 5]))["platypus"] == -1, "a tie gives it to nobody"


@rule("NF-346", "NF-347")
def test_a_newcomer_to_a_campaign_has_a_row_for_each_game_missed() -> None:
    wish = next_game(over(past=[(30,), (41,)]))
    g = setup(check({**wish, "players": 3, "characters": [], "carried": [*wish["carried"], {}]}))
    assert (g.completed[2], g.experience[2], g.past[2]) == (6, 3, ())
    table = trek(mode="campaign").facts(completed=[6, 0], experience=[3, 1]).begin(maybe_learn(0))
    assert table.question == "which_talent"


@rule("NF-346")
def test_who_plays_on_is_told_by_the_number_of_players_alone() -> None:
    wish = next_game(over(past=[(30,), (41,), (12,)], seats=3, completed=[4, 5, 6]))
    four = check({**wish, "players": 4})
    assert [card["completed"] for card in four["carried"]] == [4, 5, 6, 6]
    assert four["characters"][:3] == wish["characters"]
    two = check({**wish, "players": 2, "platypus": 2})
    assert ([card["completed"] for card in two["carried"]], two["platypus"]) == ([4, 5], -1)
    assert two["characters"] == wish["characters"][:2]


def companions(n: int = 3, number: int = 4, **facts: Any) -> Options:
    """The wish after the third game of a campaign, in which grear, vera and eiim have played."""
    past: list[Any] = [(30, 31)] * n
    return next_game(over(seats=n, number=number, past=past, completed=[4, 5, 6][:n], **facts))


@rule("NF-346", "NF-048", "NF-344")
def test_anybody_may_stay_away_and_the_card_rests() -> None:
    wish = companions()
    two = check({**wish, "players": 2, "stays": [2, 0], "platypus": 2, "first": 1})
    assert two["characters"] == ["eiim", "grear"]
    assert [card["completed"] for card in two["carried"]] == [6, 4]
    assert [(one["character"], one["since"], one["card"]["completed"]) for one in two["away"]] == [("vera", 3, 5)]
    assert (two["platypus"], two["first"]) == (0, 0), "the tokens go with their people, or to the next who is there"
    assert check(two) == two, "a saved game of it is opened with the same words"


@rule("NF-346")
def test_whoever_comes_back_has_a_row_for_each_game_missed() -> None:
    two = check({**companions(), "players": 2, "stays": [0, 2]})
    later = next_game(Table(two).placed(0, 5).score())
    assert [one["character"] for one in later["away"]] == ["vera"]
    back = check({**later, "players": 3, "stays": ["vera", 0, 1]})
    assert (back["characters"], back["away"]) == (["vera", "grear", "eiim"], [])
    card = back["carried"][0]
    assert (card["completed"], card["experience"], len(card["past"])) == (8, 2, 3)


@rule("NF-346", "NF-011")
def test_a_newcomer_says_who_to_be_or_gets_somebody_nobody_has() -> None:
    wish = companions()
    four = check({**wish, "players": 3, "stays": [0, "riza", None]})
    assert four["characters"] == ["grear", "riza", "rin"], "vera and eiim have cards that rest"
    assert [card["completed"] for card in four["carried"]] == [4, 9, 9]


@rule("NF-053", "NF-348")
def test_two_newcomers_to_character_mode_are_not_eiim_and_rin() -> None:
    four = check({**next_game(over("character")), "players": 4})
    assert four["characters"] == ["grear", "vera", "eiim", "crystal"]


@rule("NF-011", "NF-346")
def test_when_everybody_has_a_card_nobody_new_can_come() -> None:
    wish = next_game(over(seats=4))
    eight = check({**wish, "players": 4, "stays": [None] * 4})
    assert not {*eight["characters"]} & {*wish["characters"]}
    later = next_game(Table(eight).score())
    with pytest.raises(BadInput) as wrong:
        check({**later, "stays": [0, 1, 2, None]})
    assert wrong.value.phrase.key == "error-no_character_left"
    assert check({**later, "stays": [0, 1, 2, "vera"]})["characters"][3] == "vera"


@rule("NF-348")
def test_whoever_comes_back_to_character_mode_has_what_there_was() -> None:
    wish = next_game(over("character", 4, seats=3, past=[(30,)] * 3, completed=[3, 2, 1]))
    two = check({**wish, "players": 2, "stays": [0, 1]})
    later = next_game(Table(two).score())
    back = check({**later, "players": 3, "stays": [0, 1, two["away"][0]["character"]]})
    assert back["carried"][2]["completed"] == 1


@pytest.mark.parametrize("stays", [[0], [0, 1, 2], [0, 0], [0, 7], ["nobody", 0], [True, 0], "all", [None, {}]])
def test_who_plays_on_must_make_sense(stays: Any) -> None:
    with pytest.raises(BadInput) as wrong:
        check({**companions(), "players": 2, "stays": stays})
    assert wrong.value.phrase.key == "error-wrong_series"


@pytest.mark.parametrize("away", ["grear", [{}], [{"character": "grear", "since": 1, "card": {}}]])
def test_cards_that_rest_and_were_edited_are_refused(away: Any) -> None:
    with pytest.raises(BadInput) as wrong:
        check({**companions(), "away": away})
    assert wrong.value.phrase.key == "error-wrong_series"


@rule("NF-348")
def test_a_newcomer_to_character_mode_has_nothing_extra() -> None:
    wish = next_game(over("character", past=[(30,), (41,)]))
    g = setup(check({**wish, "players": 3, "characters": [], "carried": [*wish["carried"], {}]}))
    assert (g.completed[2], g.experience[2], g.lines[2]) == (0, 1, ("E1",))


@rule("NF-349")
def test_the_others_wait_for_a_newcomer() -> None:
    assert next_game(over("character", completed=[8, 2], past=[(1, 2, 3), ()]))["map"] != 11


@rule("NF-351")
def test_extra_quests_leave_out_three_maps() -> None:
    assert check({"mode": "campaign", "quests": "extra", "skipped": [5, 2, 9]})["skipped"] == [2, 5, 9]
    number, maps = 3, [3]
    wish: Options | None = {"mode": "campaign", "quests": "extra", "skipped": [2, 5, 9], "map": 3}
    while wish is not None:
        table = Table(check(wish)).facts(bosses=[]).score()
        wish = table.sequel()
        maps += [wish["map"]] if wish else []
    assert (number, maps) == (3, [3, 4, 6, 7, 8, 10, 11])
    for wrong in ([2], [2, 2, 3], [1, 2, 3], ["a", "b", "c"]):
        with pytest.raises(BadInput):
            check({"mode": "campaign", "quests": "extra", "skipped": wrong})
    with pytest.raises(BadInput):
        check({"mode": "arcade", "skipped": [2, 3, 4]})


@rule("NF-373", "NF-404")
def test_a_lost_game_on_map_11_is_repeated_and_does_not_count() -> None:
    cards = [new_card(name, "campaign", 9) for name in ("grear", "vera")]
    for card in cards:
        card["past"] = [40] * 9
    table = trek(mode="campaign", map=11, carried=cards).facts(keywords=[("onions",), ()]).score()
    assert table.g.cause == "bosses"
    options = next_game(table)
    assert (options["map"], options["carried"]) == (11, cards)
    assert not table.told("champion")


@rule("NF-400", "NF-401")
def test_the_champion_has_the_highest_sum_of_all_games() -> None:
    table = trek(mode="campaign", map=11).facts(bosses=[], past=[(10, 20), (30, 30)]).placed(0, 9).score()
    assert [event.args[0] for event in table.told("champion")] == [1]
    assert [seat["champion"] for seat in table.view()["seats"]] == [False, True]
    assert table.result is not None
    assert [one.won for one in table.result.standings] == [True, False], "this game is another matter"
    assert table.sequel() is None
    even = trek(mode="campaign", map=11).facts(bosses=[], past=[(10, 20), (30,)]).score()
    assert [event.args[0] for event in even.told("champion")] == [0, 1]


@rule("NF-400", "NF-412")
def test_at_the_end_of_a_campaign_everything_remembered_is_read_aloud() -> None:
    noted: dict[str, Any] = {"keywords": [("onions", "broth"), ()]}
    last = trek(mode="campaign", map=11).facts(bosses=[], **noted).score().view()["seats"]
    assert [[text["en"].split()[0] for text in seat["remembered"]] for seat in last] == [["Carried", "Lifted"], []]
    for early in (over(**noted), trek(mode="campaign", map=11).facts(**noted), over(number=11, **noted)):
        assert [seat["remembered"] for seat in early.view()["seats"]] == [[], []]


@rule("NF-402")
@pytest.mark.parametrize(("number", "done", "vp"), [(11, 30, 7), (11, 29, 0), (10, 30, 0)])
def test_a_full_card_in_a_campaign(number: int, done: int, vp: int) -> None:
    assert trek(mode="campaign", map=number).facts(completed=[done, 0]).points(0, "full_card") == vp


@rule("NF-403")
@pytest.mark.parametrize(("done", "vp"), [(10, 7), (9, 0)])
def test_a_full_card_in_character_mode(done: int, vp: int) -> None:
    cards = [{**new_card(name, "character", 0), "completed": 8, "past": [30] * 3} for name in ("grear", "vera")]
    table = trek(mode="character", map=11, carried=cards).facts(completed=[done, 8])
    assert table.points(0, "full_card") == vp


@rule("NF-064", "NF-405", "NF-063")
def test_seven_quests_make_three_experience() -> None:
    from tests.games.near_and_far.test_quests import EASY, read

    completed, experience = [0, 0, 0], [1, 1, 1]
    for _ in range(7):
        table = read(EASY, mode="campaign", completed=completed, experience=experience)
        table.choose("choose", "77", "a").roll(1)
        completed, experience = table.g.completed, table.g.experience
    assert (completed[0], experience[0]) == (7, 3)


@pytest.mark.parametrize(
    "carried",
    [
        "nonsense",
        [{}],
        [{"experience": 1}, {}],
        [{**new_card("grear", "campaign", 0), "talents": ["flying"]}, {}],
        [{**new_card("grear", "campaign", 0), "experience": 99}, {}],
        [{**new_card("grear", "campaign", 0), "past": ["many"]}, {}],
    ],
)
def test_a_series_that_was_edited_is_refused_in_one_sentence(carried: Any) -> None:
    with pytest.raises(BadInput) as wrong:
        check({"mode": "campaign", "map": 3, "players": 2, "carried": carried})
    assert wrong.value.phrase.key == "error-wrong_series"


@rule("NF-011", "NF-346")
@pytest.mark.parametrize("change", [{"since": -1}, {"character": "nobody"}, {"character": "grear"}, {"card": {}}])
def test_a_card_of_somebody_who_stays_away_must_make_sense(change: dict[str, Any]) -> None:
    two = check({**companions(), "players": 2, "stays": [0, 1]})
    assert check(two)["away"] == two["away"]
    with pytest.raises(BadInput) as wrong:
        check({**two, "away": [{**two["away"][0], **change}]})
    assert wrong.value.phrase.key == "error-wrong_series"
