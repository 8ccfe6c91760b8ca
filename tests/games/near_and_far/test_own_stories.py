"""Quests of one's own story, and those of the arcade. [ledger chapters 14 and 26]"""

from __future__ import annotations

from typing import Any

from campfire.games.near_and_far.cards import Choice
from campfire.games.near_and_far.picture import tell
from campfire.games.near_and_far.text import describe
from campfire.terminal.seating import Sitter
from campfire.terminal.speech import Speech
from campfire.words.lexicon import Lexicon
from tests.games.near_and_far.table import Table, trek
from tests.games.near_and_far.test_quests import EASY, HARD
from tests.rules import rule


def own_story(**facts: Any) -> Table:
    """A quest token in character mode; the story of Grear begins with G1."""
    table = trek(3, mode="character").land("T-a").entry("77", EASY, on="a").quests("a").pawn(0, "a")
    first = Choice("a", check="skill", number=5, reward=(("gain", "gem", 1),), next="G3")
    table.entry("G1", first, Choice("b", check="combat", number=9, next="G2")).goods(0, heart=0, gem=0)
    return table.party(0).facts(**facts).turn(0).travel().choose("stop_here").choose("take_quest")


@rule("NF-014", "NF-261", "NF-262", "NF-410")
def test_a_quest_token_starts_the_own_next_character_quest() -> None:
    table = own_story()
    assert (table.g.lines[0], table.g.entry) == (("G1",), "G1")
    assert own_story(side_quests=[("P1",), (), ()]).g.entry == "G1"


@rule("NF-263", "NF-065", "NF-408")
def test_the_choice_made_names_the_next_quest() -> None:
    table = own_story().choose("choose", "G1", "a").roll(5)
    assert (table.g.lines[0], table.g.experience[0], table.g.completed[0]) == (("G1", "G3"), 2, 1)
    assert table.has(0, "gem") == 1


@rule("NF-264", "NF-066")
def test_a_failed_character_quest_is_read_noted_and_counted_without_a_reward() -> None:
    table = own_story().choose("choose", "G1", "b").roll(1)
    assert (table.g.lines[0], table.g.experience[0], table.has(0, "gem")) == (("G1", "G2"), 2, 0)
    outcome = table.view()["outcome"]
    assert outcome is not None
    assert (outcome["entry"], outcome["passed"]) == ("G1", False)


@rule("NF-266", "NF-067", "NF-056", "NF-349")
def test_after_eight_quests_arcade_quests_fill_the_time() -> None:
    table = own_story(completed=[8, 3, 3], experience=[9, 1, 1])
    assert table.g.entry in table.g.book.arcade
    choice = next(option for option in table.options(0) if option.key == "choose")
    table.choose("choose", *choice.args).roll(6)
    while table.question == "check":
        table.choose("accept")
    assert (table.g.completed[0], table.g.experience[0]) == (8, 9)


@rule("NF-265", "NF-409")
def test_the_last_two_quests_wait_for_map_11() -> None:
    card = {"experience": 9, "spent": 0, "talents": [], "keywords": [], "completed": 8, "side_quests": []}
    cards = [{**card, "lines": [first], "past": [1, 2, 3]} for first in ("G1", "V1")]
    table = trek(2, mode="character", map=11, carried=cards).land("T-a").quests("a").pawn(0, "a").turn(0)
    table.travel().choose("stop_here").choose("take_quest")
    assert table.g.entry == "G1"
    assert (
        table.facts(completed=[10, 8], entry="")
        .quests("a")
        .pawn(0, "a")
        .turn(0)
        .travel()
        .choose("stop_here")
        .choose("take_quest")
        .g.entry
        in table.g.book.arcade
    )


@rule("NF-016", "NF-274", "NF-276", "NF-032", "NF-055")
def test_arcade_quests_come_from_the_deck_and_are_discarded() -> None:
    table = trek(3, mode="arcade").land("T-a").entry("77", EASY, on="a").quests("a").pawn(0, "a").party(0)
    top = table.g.arcade.cards[-1]
    table.turn(0).travel().choose("stop_here").choose("take_quest")
    page = table.view()["page"]
    assert page is not None
    assert (page["entry"], page["reader"], len(page["headings"])) == (top, 1, 2)
    option = next(option for option in table.options(0) if option.key == "choose")
    table.choose("choose", *option.args).roll(1)
    assert (table.g.arcade_discard, table.g.quests) == ([top], [])


@rule("NF-274")
def test_an_arcade_card_is_read_by_its_name() -> None:
    table = trek(3, mode="arcade").land("T-a").quests("a").pawn(0, "a").party(0).deck("arcade", "wager")
    table.goods(0, heart=0).turn(0).travel().choose("stop_here").choose("take_quest")
    page = table.view()["page"]
    assert page is not None
    assert (page["arcade"], page["title"]["ru"], bool(page["scene"]["it"])) == (True, "Пари", True)
    assert all([bool(one["heading"]["en"]) for one in page["headings"]])
    voice = Speech(Lexicon("ru", "near_and_far"), [Sitter(name=name) for name in ("Анна", "Борис", "Вера")])
    lines = tell(table.view(), voice, lambda card: describe(table.g.book, card))
    assert lines[0].startswith("Пари")
    assert not any(["wager" in line for line in lines])
    assert voice.say(table.told("opened")[0].say(table.g)) == "Анна берёт приключение: сюжет «Пари»."
    outcome = table.choose("choose", "wager", "a").roll(1).view()["outcome"]
    assert outcome is not None
    assert (outcome["arcade"], outcome["passed"], bool(outcome["text"]["it"])) == (True, False, True)


@rule("NF-275")
def test_an_arcade_quest_is_checked_like_any_other() -> None:
    def end(die: int) -> Table:
        table = (
            trek(3, mode="arcade")
            .land("T-a")
            .quests("a")
            .pawn(0, "a")
            .token("clerk", "blue", skill=1)
            .party(0, "clerk")
        )
        printed = table.g.book.arcade
        top = table.g.arcade.cards[-1]
        table.g.book = table.g.book._replace(arcade={**printed, top: printed[top]._replace(choices=(EASY, HARD))})
        table.goods(0, coin=0, heart=0).turn(0).travel().choose("stop_here").choose("take_quest")
        return table.choose("choose", top, "a").roll(die)

    assert [(end(die).has(0, "yellow"), end(die).has(0, "coin")) for die in (3, 4, 6)] == [(0, 0), (1, 0), (1, 1)]
