"""Quests: storybook, side quests, character quests, keywords, arcade. [ledger chapters 5.1, 14 and 26]"""

from __future__ import annotations

from typing import Any

import pytest

from campfire.games.near_and_far.cards import Choice
from campfire.games.near_and_far.library import book
from campfire.games.near_and_far.picture import tell
from campfire.games.near_and_far.rules.storybook import read_outcome
from campfire.games.near_and_far.text import describe
from campfire.terminal.seating import Sitter
from campfire.terminal.speech import Speech
from campfire.words.lexicon import Lexicon
from tests.games.near_and_far.contents import STORIES, load
from tests.games.near_and_far.table import Table, trek
from tests.rules import rule

EASY = Choice("a", check="skill", number=5, reward=(("gain", "yellow", 1),), bonus=(("gain", "coin", 1),))
HARD = Choice("b", check="combat", number=7, reward=(("gain", "green", 1), ("gain", "food", 2)))


def quest(*choices: Choice, mode: str = "first_trek", skill: int = 0, combat: int = 0, **facts: Any) -> Table:
    """Seat 0 ends a move on a quest token."""
    table = trek(3, mode=mode).land("T-a-b").entry("77", *choices, on="a").quests("a").pawn(0, "a")
    table.token("clerk", "blue", skill=skill, combat=combat).party(0, "clerk").goods(0, coin=0, food=0, heart=0)
    return table.facts(**facts).turn(0).travel().choose("stop_here")


def read(*choices: Choice, mode: str = "first_trek", skill: int = 0, combat: int = 0, **facts: Any) -> Table:
    """The entry is open."""
    return quest(*choices, mode=mode, skill=skill, combat=combat, **facts).choose("take_quest")


@rule("NF-236", "NF-237")
def test_a_quest_may_be_taken_where_the_move_ends() -> None:
    assert quest(EASY).asked() == ["take_quest a", "pass_quest"]
    assert quest(EASY).choose("pass_quest").g.quests == ["a"]
    over = trek().land("T-a-b").entry("77", EASY, on="a").quests("a").pawn(0, "T").goods(0, heart=9).turn(0)
    assert over.travel("a", "b").choose("stop_here").question != "quest_here"


@rule("NF-238", "NF-005")
def test_the_entry_is_that_of_the_space() -> None:
    assert read(EASY).g.entry == "77"
    table = trek()
    letters = {space.entry for space in table.g.map.spaces.values() if space.entry}
    assert letters == set("ABCDEFGHIJKLMNOP")


@rule("NF-239")
def test_the_left_neighbour_reads() -> None:
    page = read(EASY).view()["page"]
    assert page is not None
    assert page["reader"] == 1


@rule("NF-240", "NF-241", "NF-243")
def test_scene_and_headings_are_read_and_nothing_else() -> None:
    table = read(EASY, HARD._replace(pays=(("coin", 1),)))
    page = table.view()["page"]
    assert page is not None
    assert [(one["choice"], one["check"], one["number"], one["pays"]) for one in page["headings"]] == [
        ("a", "skill", 5, {}),
        ("b", "combat", 7, {"coin": 1}),
    ]
    assert "yellow" not in str(page)
    assert "green" not in str(page)
    assert table.view()["outcome"] is None


@rule("NF-240")
def test_each_option_says_its_price_and_its_check() -> None:
    english = Lexicon("en", "near_and_far")
    free = read(Choice("a"))
    assert [english.say(option.say(free.g)) for option in free.options(0)] == ["“Lose quickly”: no check"]
    table = read(EASY, HARD._replace(pays=(("coin", 1),))).goods(0, coin=1)
    assert [english.say(option.say(table.g)) for option in table.options(0)] == [
        "“Lose quickly”: skill 5",
        "“Play for the other side”: pay 1 coin, combat 7",
    ]


@rule("NF-240", "NF-242")
def test_an_option_and_the_log_say_the_heading_in_the_language_of_who_reads() -> None:
    table = trek().land("T-a").entry("A", *book().entries["A"].choices, on="a").quests("a").pawn(0, "a")
    table.token("clerk", "blue", skill=9).party(0, "clerk").turn(0).travel().choose("stop_here").choose("take_quest")
    headings = [Lexicon("en", "near_and_far").say(option.say(table.g)) for option in table.options(0)]
    assert headings == ["“Walk both ways and count”: skill 4", "“Paint the arrow for him”: skill 6"]
    chosen = table.choose("choose", "A", "b").told("chose")[0].say(table.g)
    said = [Lexicon(lang, "near_and_far").say(chosen, ["Anna"]) for lang in ("en", "ru", "it")]
    assert said == [
        "Anna chooses “Paint the arrow for him” (entry A).",
        "Anna выбирает: «Нарисовать стрелку за него» (сюжет A).",
        "Anna sceglie «Dipingere la freccia al posto suo» (paragrafo A).",
    ]


@rule("NF-241", "NF-248")
def test_an_outcome_is_shown_after_the_check_and_not_before() -> None:
    entry = book().entries["A"]
    free = next(choice for choice in entry.choices if choice.check)
    table = trek().land("T-a").entry("A", *entry.choices, on="a").quests("a").pawn(0, "a")
    table.token("clerk", "blue", skill=9, combat=9).party(0, "clerk").goods(0, coin=5, heart=0).turn(0)
    table.travel().choose("stop_here").choose("take_quest").choose("choose", "A", free.id)
    assert table.view()["outcome"] is None
    outcome = table.roll(6).view()["outcome"]
    assert outcome is not None
    assert (outcome["choice"], outcome["passed"], bool(outcome["text"]["ru"])) == (free.id, True, True)


@rule("NF-242", "NF-244", "NF-247", "NF-248", "NF-251")
def test_a_skill_check_is_a_die_and_the_skill_of_party_and_items() -> None:
    table = read(EASY, HARD, skill=1).found(0, "pocket_echo")
    table.g.gear = (None,) * 3
    table.choose("choose", "77", "a")
    assert table.roll(3).has(0, "yellow") == 1
    assert table.has(0, "coin") == 0
    assert not table.g.quests


@rule("NF-245", "NF-253", "NF-249")
def test_a_combat_check_is_a_die_and_combat() -> None:
    table = read(EASY, HARD, combat=3).choose("choose", "77", "b").roll(4)
    assert (table.has(0, "green"), table.has(0, "food")) == (1, 2)
    assert read(EASY, HARD, combat=3).choose("choose", "77", "b").roll(3).has(0, "green") == 0


@rule("NF-246", "NF-096", "NF-095")
def test_hearts_after_the_roll_of_a_check() -> None:
    table = read(EASY).goods(0, heart=8).choose("choose", "77", "a").roll(4)
    assert table.asked() == ["accept 4", "spend_heart 5"]
    for _ in range(3):
        table.choose("spend_heart")
    assert (table.has(0, "heart"), table.has(0, "yellow"), table.has(0, "coin")) == (5, 1, 1)


@rule("NF-096")
def test_hearts_spent_after_a_roll_are_told_in_one_sum() -> None:
    table = read(EASY._replace(number=8, bonus=())).goods(0, heart=8).choose("choose", "77", "a").roll(4)
    table.choose("spend_heart").choose("spend_heart").choose("spend_heart")
    assert (table.has(0, "heart"), table.told("paid")) == (5, [])
    table.choose("accept")
    assert [event.args for event in table.told("paid")] == [(0, "heart", 3)]
    assert table.told("failed")[0].args == (0, 7, 8)


@rule("NF-096", "NF-097")
def test_eight_hearts_make_a_four_a_twelve() -> None:
    table = read(EASY._replace(number=12, bonus=())).goods(0, heart=9).choose("choose", "77", "a").roll(4)
    for _ in range(8):
        table.choose("spend_heart")
    assert table.told("passed")[0].args == (0, 12, 12)
    assert table.has(0, "heart") == 1


@rule("NF-249")
@pytest.mark.parametrize(("die", "coins"), [(4, 0), (5, 0), (6, 1)])
def test_two_above_brings_the_bonus_besides(die: int, coins: int) -> None:
    table = read(EASY, skill=1).choose("choose", "77", "a").roll(die)
    assert (table.has(0, "yellow"), table.has(0, "coin")) == (1, coins)


@rule("NF-250", "NF-251")
def test_a_failure_brings_nothing_and_uses_the_token_up() -> None:
    table = read(EASY).choose("choose", "77", "a").roll(4)
    assert (sum(table.g.goods[0]), table.g.quests, table.view()["outcome"]) == (0, [], None)


@rule("NF-243", "NF-250")
def test_a_price_is_paid_before_the_check() -> None:
    dear = EASY._replace(pays=(("coin", 1),))
    table = read(dear, HARD)
    assert table.asked() == ["choose 77 b"]
    assert table.why_not("choose") == {"NF-243"}
    table = quest(dear, HARD).goods(0, coin=1).choose("take_quest").choose("choose", "77", "a")
    assert table.has(0, "coin") == 0
    assert table.roll(1).has(0, "coin") == 0


@rule("NF-253")
def test_without_a_check_nothing_is_rolled() -> None:
    table = read(Choice("a", reward=(("gain", "gem", 2),), bonus=(("gain", "gem", 5),))).choose("choose", "77", "a")
    assert table.has(0, "gem") == 2


@rule("NF-100", "NF-254")
def test_hearts_of_a_quest_may_go_beyond_those_of_the_party() -> None:
    table = read(Choice("a", reward=(("gain", "heart", 20),))).choose("choose", "77", "a")
    assert table.has(0, "heart") == 20


@rule("NF-104", "NF-103")
@pytest.mark.parametrize("n", [3, -3])
def test_reputation_of_a_quest_is_mandatory(n: int) -> None:
    table = read(Choice("a", reward=(("reputation", n),))).choose("choose", "77", "a")
    assert table.g.reputation[0] == n
    assert table.question in ("", "camp_here")


@rule("NF-255")
def test_a_minus_in_a_reward_is_taken_on_a_pass_alone_and_as_far_as_there_is() -> None:
    costly = EASY._replace(reward=(("lose", "coin", 1), ("gain", "gem", 1)), bonus=())
    for coins, die, left, gems in ((1, 5, 0, 1), (0, 5, 0, 1), (1, 1, 1, 0)):
        table = read(costly).goods(0, coin=coins).choose("choose", "77", "a").roll(die)
        assert (table.has(0, "coin"), table.has(0, "gem")) == (left, gems)


@rule("NF-394")
def test_a_bomb_helps_a_combat_check_and_no_other() -> None:
    for name, offered in (("b", True), ("a", False)):
        table = trek(3).land("T-a").entry("77", EASY, HARD, on="a").quests("a").pawn(0, "a").party(0).birds(0, 1)
        table.holds(0, "fire_bomb#1").goods(0, heart=9).turn(0).travel().choose("stop_here").choose("take_quest")
        assert ("throw_bomb" in table.choose("choose", "77", name).roll(1).offers()) == offered


SIDE = Choice("a", check="skill", number=5, reward=(("gain", "gem", 1), ("side_quest", "P2")))


@rule("NF-009", "NF-256", "NF-257", "NF-407")
def test_a_side_quest_is_noted_on_the_card() -> None:
    table = read(Choice("a", reward=(("side_quest", "P178"),)), mode="campaign").choose("choose", "77", "a")
    assert table.g.side_quests[0] == ("P178",)


@rule("NF-258", "NF-259", "NF-260")
def test_a_noted_side_quest_is_read_first_and_may_lead_to_another() -> None:
    table = quest(EASY, mode="campaign", skill=5).entry("P1", SIDE).facts(side_quests=[("P1", "P9"), (), ()])
    table.choose("take_quest")
    assert table.g.entry == "P1"
    table.choose("choose", "P1", "a").roll(1)
    assert (table.g.side_quests[0], table.g.quests, table.has(0, "gem")) == (("P9", "P2"), [], 1)


@rule("NF-252", "NF-259")
def test_a_failed_side_quest_gives_nothing_and_is_crossed_out() -> None:
    table = quest(EASY, mode="campaign").entry("P1", SIDE).facts(side_quests=[("P1",), (), ()])
    table.choose("take_quest").choose("choose", "P1", "a").roll(1)
    assert (table.g.side_quests[0], table.g.quests, sum(table.g.goods[0])) == ((), [], 0)


@rule("NF-006", "NF-017")
@pytest.mark.parametrize("mode", ["first_trek", "arcade"])
def test_single_games_know_no_keywords_side_quests_or_experience(mode: str) -> None:
    reward = (("side_quest", "P178"), ("keyword", "onions"), ("gain", "gem", 1))
    table = trek(3, mode=mode)
    table.g.book = table.g.book._replace(arcade={"x": table.g.book.arcade[next(iter(table.g.book.arcade))]})
    assert (table.g.experience, table.g.lines) == ([0] * 3, [()] * 3)
    if mode == "first_trek":
        table = read(Choice("a", reward=reward), mode=mode).choose("choose", "77", "a")
        assert (table.g.side_quests[0], table.g.keywords[0], table.has(0, "gem")) == ((), (), 1)
        assert (table.g.experience[0], table.g.completed[0]) == (0, 0)


KEYED = Choice("k", asks=("burning",), reward=(("reputation", 3), ("find", "cold_blade"), ("side_quest", "P178")))
AXE = Choice("a", otherwise=True, check="combat", number=8, reward=(("gain", "coin", 3),))
TALK = Choice("b", otherwise=True, check="skill", number=6, reward=(("gain", "heart", 1),))


@rule("NF-267", "NF-412", "NF-273")
def test_a_keyword_is_noted_once_and_kept() -> None:
    told = Choice("a", reward=(("keyword", "onions"),))
    table = read(told, mode="campaign").choose("choose", "77", "a")
    assert table.view(1)["seats"][0]["keywords"] == ["onions"]
    again = read(KEYED, AXE, mode="campaign", keywords=[("burning",), (), ()]).choose("choose", "77", "k")
    assert again.g.keywords[0] == ("burning",)
    twice = read(told, mode="campaign", keywords=[("onions",), (), ()]).choose("choose", "77", "a")
    assert twice.g.keywords[0] == ("onions",)


@rule("NF-268", "NF-253", "NF-257", "NF-104")
def test_a_keyword_forces_its_option() -> None:
    table = read(KEYED, AXE, TALK, mode="campaign", keywords=[("burning",), (), ()])
    assert table.asked() == ["choose 77 k"]
    table.choose("choose", "77", "k")
    assert (table.g.reputation[0], table.g.finds[0], table.g.side_quests[0]) == (3, ["cold_blade"], ("P178",))


@rule("NF-270")
def test_otherwise_is_for_those_who_lack_the_keyword() -> None:
    assert read(KEYED, AXE, TALK, mode="campaign").asked() == ["choose 77 a", "choose 77 b"]
    optional = (KEYED._replace(optional=True), AXE._replace(otherwise=True), TALK._replace(otherwise=False))
    table = read(*optional, mode="campaign", keywords=[("burning",), (), ()])
    assert table.asked() == ["choose 77 k", "choose 77 b"], "an optional keyword closes them, too"


@rule("NF-269")
def test_an_optional_keyword_leaves_the_choice() -> None:
    options = (KEYED._replace(optional=True), AXE._replace(otherwise=False))
    table = read(*options, mode="campaign", keywords=[("burning",), (), ()])
    assert table.asked() == ["choose 77 k", "choose 77 a"]
    assert read(*options, mode="campaign").asked() == ["choose 77 a"]


@rule("NF-271", "NF-272")
def test_several_keywords_are_all_needed_and_the_fullest_match_is_read() -> None:
    both = Choice("k2", asks=("burning", "onions"), reward=(("gain", "gem", 1),))
    for known, offered in (
        (("burning",), "choose 77 k"),
        (("burning", "onions"), "choose 77 k2"),
        (("onions",), "choose 77 a"),
    ):
        assert read(KEYED, both, AXE, mode="campaign", keywords=[known, (), ()]).asked() == [offered]


def remembered(keyword: str, language: str = "en") -> str:
    """The sentence that the word file of a language has for a keyword."""
    return str(load(STORIES / language / "keywords.toml")[keyword]["remembered"])


@rule("NF-268", "NF-412")
def test_the_book_reads_what_it_remembers_before_the_option_of_a_keyword() -> None:
    both = Choice("k2", asks=("broth", "onions"), optional=True)
    options = (KEYED._replace(optional=True), both, AXE._replace(otherwise=False))
    table = read(*options, mode="campaign", keywords=[("onions", "broth"), (), ()])
    page = table.view(2)["page"]
    assert page is not None
    for language in ("en", "ru", "it"):
        told = {one["choice"]: [dict(text)[language] for text in one["remembered"]] for one in page["headings"]}
        assert told == {"k2": [remembered("broth", language), remembered("onions", language)], "a": []}
    assert [event.args for event in table.told("remembered")] == [(0, "broth"), (0, "onions")]


def test_the_book_remembers_nothing_of_those_who_did_not_do_it() -> None:
    table = read(KEYED, AXE, mode="campaign", keywords=[(), ("burning",), ()])
    page = table.view()["page"]
    assert page is not None
    assert [one["remembered"] for one in page["headings"]] == [[]]
    assert not table.told("remembered")


@rule("NF-371")
def test_the_entry_of_a_boss_remembers_too() -> None:
    table = trek(mode="campaign", map=11).facts(keywords=[("grey_child",), ()]).begin(read_outcome(0, "B1"))
    outcome = table.view()["outcome"]
    assert outcome is not None
    assert [text["en"] for text in outcome["remembered"]] == [remembered("grey_child")]
    assert [event.args for event in table.told("remembered")] == [(0, "grey_child")]


@rule("NF-241", "NF-371")
def test_what_was_read_of_a_boss_cannot_be_unread() -> None:
    """The heart that won the fight is not taken back when its story is known."""
    table = trek(mode="campaign", map=11).land("a!b").party(0).pawn(0, "a").goods(0, heart=13).turn(0)
    table.travel("b").choose("fight", "ivory_queen").roll(1)
    for _ in range(11):
        table.choose("spend_heart")
    seen = table.g.reveals
    assert table.choose("spend_heart").g.told.entry == "B3"
    assert table.g.reveals > seen


def test_the_terminal_reads_what_is_remembered() -> None:
    table = read(KEYED, AXE, mode="campaign", keywords=[("burning",), (), ()])
    voice = Speech(Lexicon("ru", "near_and_far"), [Sitter(name=name) for name in ("Анна", "Борис", "Вера")])
    lines = tell(table.view(), voice, lambda card: describe(table.g.book, card))
    assert any([remembered("burning", "ru") in line for line in lines])


@rule("NF-063", "NF-064", "NF-405", "NF-406")
def test_a_campaign_gives_an_experience_for_each_third_quest() -> None:
    stars = []
    for done in range(7):
        table = read(EASY, mode="campaign", completed=[done, 0, 0]).choose("choose", "77", "a").roll(5)
        stars.append((table.g.completed[0], table.g.experience[0]))
    assert stars == [(1, 1), (2, 1), (3, 2), (4, 1), (5, 1), (6, 2), (7, 1)]


@rule("NF-066", "NF-250", "NF-405")
def test_a_failed_quest_still_counts_for_experience() -> None:
    table = read(EASY, mode="campaign", completed=[2, 0, 0]).choose("choose", "77", "a").roll(4)
    assert (table.g.completed[0], table.g.experience[0], table.view()["outcome"]) == (3, 2, None)


@rule("NF-068")
def test_when_all_stars_are_filled_no_more_is_gained_but_quests_are_taken() -> None:
    table = read(EASY, mode="campaign", completed=[32, 0, 0], experience=[11, 1, 1]).choose("choose", "77", "a").roll(5)
    assert (table.g.experience[0], table.has(0, "yellow")) == (11, 1)
