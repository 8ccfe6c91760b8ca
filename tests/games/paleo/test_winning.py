"""Frame of the game, winning and losing. [ledger chapter 2]"""

from __future__ import annotations

from itertools import combinations

import pytest

from campfire.games.paleo.game import GAME
from campfire.games.paleo.library import LETTERS, SCENARIOS
from campfire.games.paleo.result import result
from campfire.kernel.contract import BadInput, together
from campfire.kernel.match import Match
from tests.games.paleo.boxed import boxed, facts, played
from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def omen(line: str, deaths: int = 0, paintings: int = 0, seats: int = 2) -> Table:
    """A player is about to perform this line."""
    table = paleo(seats).card("omen", line).people(0, "child", "elder").reveal(0, "omen")
    return table.tokens(deaths, paintings)


@rule("PA-020")
@pytest.mark.parametrize("word", ["painting", "death"])
def test_all_players_win_together_or_lose_together(word: str) -> None:
    table = omen(f"gains = {{ {word} = 1 }}", deaths=4, paintings=4, seats=3).act(0)
    assert result(table.g) == together(word == "painting", "painting" if word == "painting" else "cards", 3)
    ends = [table.view(seat)["result"] for seat in (0, 1, 2, None)]
    assert ends == [{"won": word == "painting", "cause": table.g.cause}] * 4


@rule("PA-021")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_leads_one_community_and_all_form_one_tribe(players: int) -> None:
    g = facts(boxed(players=players))
    assert len(g.people) == len(g.decks) == len(g.items) == players
    assert len(g.storage) == 3
    table = paleo(players).storage(food=8)
    for seat in range(players):
        table.people(seat, *["elder", "twin"][: 1 + seat % 2])
    assert table.night().food == 8 - sum(1 + seat % 2 for seat in range(players))


def answer_for(match: Match, seat: int, key: str) -> None:
    """Somebody who holds a seat gives its first answer of a kind."""
    ask = match.ask(seat)
    assert ask is not None
    option = next(option for option in ask.options if option.key == key)
    match.answer(seat, option.key, option.args)


@rule("PA-022")
def test_two_people_may_lead_one_community_jointly() -> None:
    """Answers come from a seat, never from a person: four people at three seats may take turns at the third."""
    match = boxed(players=3)
    holders = {"ann": 0, "bob": 1, "cid": 2, "dee": 2}
    for person in ("ann", "bob", "cid"):
        answer_for(match, holders[person], "choose")
    assert holders["dee"] in match.seats()
    ask = match.ask(holders["dee"])
    assert ask is not None
    answer_for(match, holders["dee"], ask.options[0].key)
    assert [entry.seat for entry in match.journal if not entry.by_nature and not entry.forced][:4] == [0, 1, 2, 2]


@rule("PA-023")
def test_a_first_game_has_at_most_three_communities_and_four_may_be_asked_for() -> None:
    assert GAME.check({})["players"] <= 3
    assert GAME.check({"players": 4})["players"] == 4
    assert len(facts(boxed(players=4)).people) == 4


@rule("PA-024")
@pytest.mark.parametrize("players", [0, 5, 6])
def test_there_are_at_most_four_communities(players: int) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.check({"players": players})
    assert refused.value.phrase.args["most"] == 4


@rule("PA-025")
def test_players_may_share_everything_they_know() -> None:
    """Nothing is known to one seat alone: every view and every event of the log is the same for all."""
    for match in played(boxed(players=3, scenario="7"), seed=3):
        g = facts(match)
        views = [{**GAME.view(g, seat), "you": None} for seat in g.seats]
        assert views[0] == views[1] == views[2]
        everybody = (1 << g.players) - 1
        assert all(event.audience & everybody == everybody for _, event in match.log)


@rule("PA-026")
def test_which_card_is_chosen_from_a_deck_is_for_its_owner_alone_to_say() -> None:
    match = boxed(players=2)
    with pytest.raises(BadInput):
        match.answer(1, "choose", (0, 0))
    assert facts(match).front[0].cards == []
    match.answer(0, "choose", (0, 2))
    assert len(facts(match).front[0].cards) == 1


@rule("PA-027")
def test_each_round_is_a_day_followed_by_a_night() -> None:
    table = paleo(seats=2).mission("wait", "negative = true")
    for _ in range(4):
        table.choose("early_night", 0).choose("early_night", 1).choose("night").nature().nature()
    steps = [(event.key, event.args[0]) for event in table.g.log or [] if event.key in ("new_day", "night_falls")]
    assert steps == [step for day in range(1, 5) for step in (("night_falls", day), ("new_day", day + 1))]


@rule("PA-028")
@pytest.mark.parametrize("cards", [1, 3, 5])
def test_a_deck_is_how_much_day_is_left(cards: int) -> None:
    table = paleo(seats=1).deck(0, *["river"] * cards)
    turns = 0
    while table.question == "choose_card":
        turns += 1
        table.choose_cards().end_turn()
    assert turns == cards
    shorter = paleo(seats=1).card("walk", "pays = { cards = 2 }").deck(0, "walk", "river", "cave").choose_cards().act(0)
    assert shorter.question == "day"


@rule("PA-029")
def test_a_game_uses_two_modules() -> None:
    two = [scenario for scenario, modules in SCENARIOS.items() if len(modules) == 2]
    assert two == ["1", "2", "3", "4", "5", "6"]
    for modules in (["A"], ["A", "B", "C"], ["A", "A"]):
        with pytest.raises(BadInput):
            GAME.check({"modules": modules})
    assert GAME.check({"modules": ["A", "C", "J"]})["modules"] == ["A", "C", "J"]


@rule("PA-030")
def test_there_are_seven_scenarios_and_modules_may_be_combined_freely() -> None:
    assert {scenario: "".join(modules) for scenario, modules in SCENARIOS.items()} == {
        "1": "AB",
        "2": "CD",
        "3": "EF",
        "4": "CG",
        "5": "AH",
        "6": "BI",
        "7": "DEJ",
    }
    for pair in combinations(LETTERS, 2):
        g = GAME.setup(GAME.check({"modules": list(pair)}))
        assert tuple(module.id for module in g.book.modules) == pair


@rule("PA-031")
def test_the_tribe_wins_at_the_very_moment_the_fifth_painting_token_is_placed() -> None:
    table = omen("gains = { painting = 1, food = 1, death = 1 }", paintings=4).act(0)
    assert table.won
    assert (table.paintings, table.food, table.deaths) == (5, 0, 0)
    assert table.pending is None
    assert not omen("gains = { painting = 1 }", paintings=3).act(0).won


@rule("PA-032")
def test_the_tribe_loses_at_the_very_moment_the_fifth_death_token_is_placed() -> None:
    table = omen("gains = { death = 1, food = 1 }", deaths=4).act(0)
    assert table.lost
    assert (table.deaths, table.food) == (5, 0)
    assert table.pending is None
    assert not omen("gains = { death = 1 }", deaths=3).act(0).lost


@rule("PA-033")
@pytest.mark.parametrize(
    "line",
    [
        "gains = { painting = 1, death = 1 }",
        "gains = { death = 1, painting = 1 }",
        "gains = { death = 3, painting = 2 }",
    ],
)
def test_if_one_action_would_place_both_fifth_tokens_the_tribe_wins(line: str) -> None:
    assert omen(line, deaths=4, paintings=4).act(0).won


@rule("PA-033")
def test_also_if_the_death_is_a_wound_that_the_action_costs() -> None:
    table = omen("pays = { cards = 1 }, gains = { painting = 1 }", deaths=4, paintings=4).deck(0, "red", "forest")
    assert table.act(0).choose("wound", 0, "child").won


@rule("PA-033")
def test_the_painting_of_another_action_is_no_rescue() -> None:
    table = omen("gains = { death = 1 }", deaths=4, paintings=4).card("wall", "gains = { painting = 1 }")
    assert table.reveal(1, "wall").act(0).lost
    too_few = omen("gains = { death = 1, painting = 1 }", deaths=4, paintings=3)
    assert too_few.act(0).lost


@rule("PA-033")
def test_the_own_ending_of_a_module_wins_over_a_death_of_the_same_action_too() -> None:
    table = paleo().module(
        """
        id = "beast_hunt"
        ending = "beast"
        cards = [{ id = "m", face = "mission", lines = [{ kind = "night", negative = true, gains = { death = 1 } }] }]
        """
    )
    table.card("spear_throw", "wounds = 1, gains = { triumph = true }").people(0, "child", "elder").tokens(deaths=4)
    table.reveal(0, "spear_throw").act(0).choose("wound", 0, "child")
    assert table.won
    assert table.g.cause == "beast"


@rule("PA-034")
def test_there_is_no_round_limit() -> None:
    table = paleo(seats=1).deck(0, "river")
    for round_ in range(1, 201):
        assert table.g.round == round_
        table.choose("early_night").nature().nature()
    assert result(table.g) is None


@rule("PA-032", "PA-204", "PA-189")
def test_a_loss_says_what_placed_the_last_death_token() -> None:
    hungry = paleo(1).people(0, "child").storage(food=0).tokens(4, 0).night()
    assert result(hungry.g) == together(False, "hunger", 1)
    mourning = omen("gains = { lose_person = 1 }", deaths=4).act(0).choose("lose", 0, "elder")
    assert result(mourning.g) == together(False, "deaths", 2)
    beaten = omen("gains = { wound_warrior = 9 }", deaths=4).warriors("elder").act(0)
    assert result(beaten.g) == together(False, "warriors", 2)
    doomed = omen("gains = { death = 1 }", deaths=4).act(0)
    assert result(doomed.g) == together(False, "cards", 2)
