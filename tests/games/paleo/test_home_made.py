"""Modules of one's own: what is read, what is refused and in which words."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from campfire.content import Page
from campfire.games import load
from campfire.games.paleo import library, rules
from campfire.games.paleo.reader import CARD_FIELDS, LINE_FIELDS, MODULE_FIELDS, read_card
from campfire.games.paleo.text import WORDS, outcomes
from campfire.kernel.contract import BadInput
from campfire.kernel.engine import play_out
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.rules import rule

EXAMPLE = Path(__file__).parents[3] / "docs" / "example_module.toml"
GUIDE = EXAMPLE.with_name("modules.md")

MISSION = """
[[cards]]
id = "long_wait"
name = "Long Wait"
face = "mission"
lines = [
  { kind = "night", pays = { food = 2 } },
  { kind = "night", negative = true, gains = { death = 1 } },
]
"""

OWL = """
[[cards]]
id = "owl"
name = "Owl"
back = "forest"
lines = [{ gains = { food = 1 } }]
"""

GOOD = f'id = "mine"\nname = "Mine"\n{MISSION}{OWL}'


def refusal(text: str) -> tuple[str, str]:
    """The key of a refusal and its English sentence, which names the file."""
    with pytest.raises(BadInput) as caught:
        library.home_made_module("mine.toml", text)
    for lang in OWN_NAMES:
        lexicon = Lexicon(lang, "paleo")
        assert "mine.toml" in lexicon.say(caught.value.phrase)
        assert lexicon.missing == set()
    return caught.value.phrase.key.removeprefix("error-"), Lexicon("en", "paleo").say(caught.value.phrase)


def owl(lines: str, more: str = "") -> str:
    """The good module, with other lines on its one day card."""
    return GOOD.replace("lines = [{ gains = { food = 1 } }]", f"lines = [{lines}]\n{more}")


DECKS = {
    "en": {"a deck": "a deck", "your deck": "your deck"},
    "ru": {"a deck": "на одну из колод", "your deck": "на свою колоду"},
    "it": {"a deck": "a un mazzo", "your deck": "al tuo mazzo"},
}


def random_game(modules: list[str | dict[str, str]], seed: int) -> str:
    """Play to the end at random and say how it ended."""
    game, rnd = load("paleo"), Random(seed).random
    g = game.setup(game.check({"players": 2, "modules": modules}))
    play_out(g, rnd, 20_000)
    result = game.result(g)
    return result.cause if result else ""


@rule("PA-013")
def test_the_example_of_the_guide_fills_the_ten_blank_cards_and_plays() -> None:
    text = EXAMPLE.read_text("utf-8")
    module = library.home_made_module("example_module.toml", text)
    assert sum(card.copies for card in module.cards) == 10
    assert all(random_game(["A", {"file": "example_module.toml", "text": text}], seed) for seed in range(5))


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_the_example_speaks_every_language(lang: str) -> None:
    game, text = load("paleo"), EXAMPLE.read_text("utf-8")
    options = game.check({"modules": ["A", {"file": "example_module.toml", "text": text}]})
    lexicon = Lexicon(lang, "paleo", game.words(options))
    names = {"en": "Hollow Oak", "ru": "Дуплистый дуб", "it": "Quercia cava"}
    assert lexicon.word("card-hollow_oak") == names[lang]
    assert lexicon.word("sign-drowsy_bees") != "drowsy bees"
    assert lexicon.missing == set()


def test_the_guide_names_every_word_of_the_format_but_those_of_single_cards() -> None:
    named = set(re.findall(r"[a-z_]+", GUIDE.read_text("utf-8")))
    general = {name for name, word in WORDS.items() if word.rule.run.__module__.startswith(rules.__name__)}
    assert {*CARD_FIELDS, *LINE_FIELDS, *MODULE_FIELDS, *general} - named == set()


def test_a_small_module_is_read() -> None:
    module = library.home_made_module("mine.toml", GOOD)
    assert [card.id for card in module.cards] == ["long_wait", "owl"]
    assert random_game(["B", {"file": "mine.toml", "text": GOOD}], 3) != ""


def test_one_name_serves_all_languages() -> None:
    words = library.home_made_module("mine.toml", GOOD).words
    assert [Lexicon(lang, "paleo", words).word("card-owl") for lang in OWN_NAMES] == ["Owl"] * 3


def test_a_language_left_out_borrows_the_first_one() -> None:
    text = GOOD.replace('name = "Owl"', 'name = { ru = "Сова", it = "Gufo" }')
    words = library.home_made_module("mine.toml", text).words
    assert [Lexicon(lang, "paleo", words).word("card-owl") for lang in ("en", "ru", "it")] == ["Сова", "Сова", "Gufo"]


@pytest.mark.parametrize(
    "name",
    ["{ card-tree }", "Owl\\ncard-tree = Stolen", 'a \\"quoted\\" owl', "back\\\\slash", "{ $seat }", '\\" } \\u0000'],
)
def test_a_name_is_only_ever_text(name: str) -> None:
    words = library.home_made_module("mine.toml", GOOD.replace('name = "Owl"', f'name = "{name}"')).words
    lexicon = Lexicon("en", "paleo", words)
    said = lexicon.word("card-owl")
    plain = name.replace("\\n", " ").replace('\\"', '"').replace("\\\\", "\\").replace("\\u0000", "").strip()
    assert said.strip() == plain
    assert lexicon.word("card-tree") == "Tree"
    assert lexicon.missing == set()


REFUSED = {
    "not toml": ("id = ", "content_toml"),
    "no cards": ('id = "mine"\nname = "Mine"', "content_no_cards"),
    "unknown setting": (f'colour = "red"\n{GOOD}', "content_word"),
    "unknown field": (GOOD.replace('back = "forest"', 'back = "forest"\ncolour = "red"'), "content_word"),
    "field of people only": (owl("{ gains = { food = 1 } }", "hearts = 2"), "content_word"),
    "unknown face": (GOOD.replace('face = "mission"', 'face = "person"'), "content_word"),
    "unknown back": (GOOD.replace('"forest"', '"desert"'), "content_word"),
    "unknown hint": (owl("{ gains = { food = 1 } }", 'hint = "feather"'), "content_word"),
    "unknown reward": (owl("{ gains = { gold = 1 } }"), "content_word"),
    "unknown trait": (owl("{ needs = { luck = 1 }, gains = { food = 1 } }"), "content_word"),
    "unknown kind of line": (owl('{ kind = "dance", gains = { food = 1 } }'), "content_word"),
    "reaction to nothing": (owl('{ kind = "reaction", gains = { food = 1 } }'), "content_word"),
    "unknown event": (owl('{ on = "dawn", gains = { food = 1 } }'), "content_word"),
    "unknown thing owned": (owl('{ has = ["crown"], gains = { food = 1 } }'), "content_word"),
    "unknown card gone": (owl('{ gone = ["dragon"], gains = { food = 1 } }'), "content_word"),
    "unknown ending": (f'ending = "flood"\n{GOOD}', "content_word"),
    "unknown language": (GOOD.replace('name = "Owl"', 'name = { fr = "Hibou" }'), "content_word"),
    "a word for a number": (owl('{ gains = { food = "many" } }'), "content_number"),
    "a truth for a number": (owl("{ gains = { food = true } }"), "content_number"),
    "a number too large": (owl("{ gains = { food = 41 } }"), "content_number"),
    "three dice": (owl("{ dice = 3, gains = { food = 1 } }"), "content_number"),
    "a number for a text": (GOOD.replace('back = "forest"', "back = 3"), "content_text"),
    "a number for a table": (owl("{ gains = 3 }"), "content_table"),
    "a word for a list": (owl('{ has = "hut", gains = { food = 1 } }'), "content_list"),
    "a word for a truth": (owl('{ gains = { food = 1 }, removes = "yes" }'), "content_truth"),
    "an id with a capital": (GOOD.replace('id = "owl"', 'id = "Owl"'), "content_id"),
    "a sign that is no id": (owl('{ gains = { sign = "a = b" } }'), "content_id"),
    "the same id twice": (GOOD + OWL, "content_twice"),
    "an id of the box": (GOOD.replace('id = "owl"', 'id = "raven"'), "content_taken"),
    "no mission": ('id = "mine"\nname = "Mine"\n' + OWL, "content_mission"),
    "two missions": (GOOD + MISSION.replace("long_wait", "longer_wait"), "content_mission"),
    "a mission that cannot fail": (GOOD.replace("negative = true, gains", "gains"), "content_mission_line"),
    "a mission's back on a day card": (GOOD.replace('"forest"', '"mission"'), "content_back"),
    "no back on a day card": (GOOD.replace('back = "forest"\n', ""), "content_back"),
    "no lines": (owl(""), "content_never_used"),
    "a night line on a day card": (owl('{ kind = "night", gains = { food = 1 } }'), "content_line_kind"),
    "a hazard without harm": (owl("{ gains = { food = 1 } }", 'face = "hazard"'), "content_hazard"),
    "a place without its place": (
        owl('{ kind = "alternative", gains = { food = 1 } }', 'face = "place"'),
        "content_place",
    ),
    "tokens on a day card": (owl("{ gains = { food = 1 } }", "holds = { wood = 2 }"), "content_holds"),
    "tokens that nothing holds": (owl("{ uses_tokens = true, gains = { food = 1 } }"), "content_tokens"),
    "a negative line that asks": (
        owl("{ negative = true, needs = { craft = 1 }, wounds = 1 }", 'face = "hazard"'),
        "content_negative",
    ),
    "more stone than there is": (owl("{ pays = { stone = 9 }, gains = { food = 1 } }"), "content_impossible"),
    "a sign that nothing gives": (owl('{ sign = "flood", gains = { food = 1 } }'), "content_sign"),
    "a story that is not there": (owl("{ gains = { story = 23 } }"), "content_story"),
    "a win without an ending": (owl("{ gains = { triumph = true } }"), "content_triumph"),
    "an invention outside the Workshop": (owl("", 'face = "invention"\nitem = "hut"'), "content_invention"),
    "no name": (GOOD.replace('name = "Owl"\n', ""), "content_name"),
    "an empty name": (GOOD.replace('name = "Owl"', 'name = " "'), "content_name"),
    "a module without a name": (GOOD.replace('name = "Mine"\n', ""), "content_name"),
    "a sign without a name": (owl('{ gains = { sign = "flood" } }'), "content_name"),
    "the id of a module of the box": (GOOD.replace('id = "mine"', 'id = "C"'), "module_id_taken"),
}


@pytest.mark.parametrize("fault", REFUSED)
def test_a_faulty_module_is_refused_in_a_plain_sentence(fault: str) -> None:
    text, expected = REFUSED[fault]
    key, sentence = refusal(text)
    assert key == expected
    assert "\n" not in sentence
    assert "{" not in sentence.replace("{ food = 2 }", "").replace('{ en = "Owl", ru = "Сова" }', "")


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ('{ kind = "additional", gains = { food = 1 } }', "content_free_addition"),
        ('{ on = "night", pays = { food = 1 }, gains = { heal = 1 } }', "content_reaction"),
        ('{ on = "night" }', "content_reaction"),
        ('{ on = "night", gains = { food = 1 }, removes = true }', "content_reaction"),
        ('{ on = "hazard", gains = { food = 1 }, negative = true }', "content_reaction"),
        ('{ on = "hazard", kind = "night", gains = { food = 1 } }', "content_reaction"),
        ('{ kind = "night", negative = true, pays = { cards = 1 } }', "content_night"),
        ('{ kind = "night", gains = { story = 1 } }', "content_night"),
        ('{ kind = "night", gains = { encounter = 1 } }', "content_night"),
        ('{ on = "night", gains = { encounter = 1 } }', "content_night"),
        ('{ kind = "alternative", dice = 1, gains = { food = 1 } }', "content_dice"),
        ("{ gains = { food = 1 } }", "content_line_kind"),
    ],
)
def test_lines_that_cannot_stand_on_a_place_are_refused(lines: str, expected: str) -> None:
    assert refusal(owl(lines, 'face = "place"\nplace = "camp"'))[0] == expected


def test_a_refusal_names_card_field_and_remedy() -> None:
    _, sentence = refusal(owl("{ gains = { gold = 1 } }"))
    assert "“owl”" in sentence
    assert "lines[1].gains" in sentence
    assert "“gold”" in sentence
    assert "food" in sentence


@pytest.mark.parametrize("surplus", ["removes = true", "negative = true", "wounds = 1", 'kind = "night"'])
def test_what_a_line_that_happens_by_itself_cannot_have_is_named(surplus: str) -> None:
    line = f'{{ kind = "alternative", gains = {{ wood = 1 }} }}, {{ on = "night", gains = {{ food = 1 }}, {surplus} }}'
    _, sentence = refusal(owl(line, 'face = "place"\nplace = "camp"'))
    assert "“owl”" in sentence
    assert f"“lines[2].{surplus.split()[0]}”" in sentence


@rule("PA-209")
@pytest.mark.parametrize(
    ("line", "place", "whose"),
    [
        ('kind = "night"', 'place = "camp"', "a deck"),
        ('kind = "night"', 'place = "community"', "a deck"),
        ('kind = "alternative"', 'place = "camp"', "your deck"),
        ('on = "hazard"', 'place = "camp"', "a deck"),
        ('on = "hazard"', 'place = "workshop"', "a deck"),
        ('on = "hazard"', 'place = "community"', "your deck"),
        ('on = "night"', 'place = "community"', "your deck"),
        ('on = "hazard"', 'place = "community"\nstart = "aside"', "your deck"),
        ('on = "hazard"', 'place = "community"\nstart = "camp"', "a deck"),
    ],
)
def test_a_trail_calls_a_deck_your_own_unless_the_tribe_acts_as_one(line: str, place: str, whose: str) -> None:
    text = owl(f"{{ {line}, gains = {{ track = 1 }} }}", f'face = "place"\n{place}')
    game = load("paleo")
    options = game.check({"modules": ["A", {"file": "mine.toml", "text": text}]})
    trail = game.card(game.setup(options), "owl")["lines"][0]["outcome"][0]
    for lang in OWN_NAMES:
        lexicon = Lexicon(lang, "paleo", game.words(options))
        assert DECKS[lang][whose] in lexicon.say(trail)
        assert lexicon.missing == set()
    assert Lexicon("en", "paleo").say(trail) == f"lay up to 1 card from the open discard on top of {whose}"


def test_what_a_person_does_by_itself_is_for_the_own_deck() -> None:
    trail = {"on": "hazard", "gains": {"track": 1}}
    card = read_card(Page("mine.toml"), "people", {"id": "owl", "face": "person", "lines": [trail]})
    assert [brought.phrase.key for brought in outcomes(card, card.actions[0])] == ["effect-track"]
