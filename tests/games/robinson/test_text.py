"""Words made from effects and from what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from campfire.games.robinson import facts as printed
from campfire.games.robinson.cards import CHARACTERS, FOOD, PRESERVES
from campfire.games.robinson.describing import describe
from campfire.games.robinson.game import GAME
from campfire.games.robinson.library import book, scenarios
from campfire.games.robinson.rules.weather import STORM_COMES
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.sorts import TABLE, weather_die
from campfire.games.robinson.state import State
from campfire.games.robinson.wordlist import card_names
from campfire.kernel.contract import CardText
from campfire.kernel.declared import Id
from campfire.kernel.question import Ask
from campfire.words.cards import card_head, card_lines, phrases_on
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.games.robinson.boxed import boxed, facts
from tests.games.robinson.table import robinson
from tests.games.robinson.wording import event, option
from tests.rules import rule

NAMES = ("Ada", "Bo", "Cem", "Dae")


def said(lang: str, key: str, *words: Id, g: State | None = None) -> str:
    """Say an option at a table of four."""
    return Lexicon(lang, "robinson").say(option(key, *words).say(g or robinson().g), NAMES)


def told(lang: str, key: str, *words: Id) -> str:
    """Say an event at a table of four."""
    return Lexicon(lang, "robinson").say(event(key, *words).say(robinson().g), NAMES)


def card(name: str, lang: str = "en") -> list[str]:
    """A card in words: its name and each line."""
    lexicon = Lexicon(lang, "robinson")
    text = describe(robinson().g, name)
    return [card_head(text, lexicon)[0], *card_lines(text, lexicon)]


def every_card() -> Iterator[CardText]:
    """Everything that can be described, in every scenario."""
    for scenario in scenarios():
        g = facts(boxed(scenario))
        for name in card_names():
            if name in (token for sheet in scenarios().values() for token in sheet.specials):
                continue
            yield describe(g, name.replace("tile_", "tile "))
        yield from (describe(g, token) for token in g.scenario.specials)
    yield from (describe(g, ability) for sheet in CHARACTERS.values() for ability in sheet.abilities)


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_every_card_is_said_in_every_language(lang: str) -> None:
    lexicon = Lexicon(lang, "robinson")
    texts = list(every_card())
    assert len({text["id"] for text in texts}) > 280
    for text in texts:
        for one in phrases_on(text):
            assert lexicon.say(one).strip(), text["id"]
    assert lexicon.missing == set()


def test_no_two_things_have_the_same_id() -> None:
    names = [name for name in card_names() if name not in ("friday", "dog")]
    assert sorted(names) == sorted(set(names))


@rule("RC-174", "RC-710")
def test_an_event_tells_its_effect_its_threat_and_its_end() -> None:
    assert card("unusually_cold_night") == [
        "Unusually Cold Night",
        "Event: → discard 2 wood, or each character takes 1 wound",
        "Threat action: 1 pawn, 1 wood or 1 fur → +1 determination",
        "Threat effect: → each character takes 1 wound",
    ]


@rule("RC-614")
def test_the_threat_of_the_argument_asks_for_different_characters() -> None:
    assert card("argument")[2:] == [
        "Threat action: 2 pawns of different characters → morale +1, +1 determination",
        "Threat effect: → morale −1, each character: discard 1 determination",
    ]


@rule("RC-063", "RC-182")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("carcass", "each character: 1 wound"),
        ("unmotivated", "each character: discard 1 determination"),
        ("mushrooms", "each character: 1 wound (with Medicine: none)"),
        ("puma", "the First Player alone: fight (strength 3, weapons −1, food +2, fur +1, palisade −1)"),
        ("savage", "the First Player alone: draw Mystery cards and resolve up to 1 treasure"),
    ],
)
def test_a_lower_half_tells_whom_it_concerns(name: str, said: str) -> None:
    assert card(name)[-1].endswith(said)


@rule("RC-357")
def test_what_may_be_resolved_of_mysteries() -> None:
    assert "resolve up to 2 treasures and 1 trap" in card("remains_of_a_settlement")[2]


@rule("RC-071")
def test_a_card_that_may_be_passed_over_says_so() -> None:
    assert card("savings")[1] == "Decide: → nothing"


@rule("RC-685")
def test_the_raft_is_one_pawn_for_either_action() -> None:
    assert card("raft")[1].endswith("a pawn for Gathering or Exploration every round")


@rule("RC-043")
@pytest.mark.parametrize("scenario", list(scenarios()))
@pytest.mark.parametrize("lang", OWN_NAMES)
def test_the_sheet_tells_its_goal_its_icons_and_its_rules(scenario: str, lang: str) -> None:
    lexicon = Lexicon(lang, "robinson")
    text = describe(facts(boxed(scenario)), scenario)
    assert [line["kind"] for line in text["lines"]] == ["goal", "book", "totem", "rules"]
    assert len({*card_lines(text, lexicon)}) == 4
    assert lexicon.missing == set()


@rule("RC-277")
def test_a_wreckage_offers_two_actions_and_no_end() -> None:
    assert card("food_crates") == [
        "Food Crates",
        "Threat action: 1 pawn → +1 food",
        "Threat action: 2 pawns → +1 food, +1 non-perishable food",
    ]


@rule("RC-071", "RC-173")
def test_an_adventure_tells_its_choices_and_its_lower_half() -> None:
    assert card("savings") == [
        "Savings",
        "Decide: → nothing",
        "Decide: → +2 wood, shuffle this card into the Event deck",
        "Later, as an event: False Economy → morale −1",
    ]


@rule("RC-322")
def test_an_invention_tells_what_it_asks_and_brings() -> None:
    assert card("spear") == ["Spear", "Building: Knife, 1 wood → weapons +3"]
    assert card("map") == ["Map", "Building: explored river → a pawn for Exploration every round"]


@rule("RC-322")
def test_an_invention_that_works_by_a_rule_of_its_own_tells_it_once() -> None:
    assert card("cellar") == ["Cellar", "Building: Shovel → Food does not spoil."]
    assert card("whip")[1:] == [
        "Treasure: → weapons +1",
        "Effect: → From the next round on, one character a round may ignore 1 trap.",
    ]


@rule("RC-293")
def test_a_fight_tells_only_what_is_printed() -> None:
    assert card("furious_tiger")[1] == "Creature: → fight (strength 4)"
    later = card("tiger")[-1]
    assert later.startswith("Later, as an event: The Tiger Attacks → the First Player alone: fight (strength 4, ")
    assert later.endswith("fight (strength 4, weapons −1, food +2, fur +1, palisade −1)")


@pytest.mark.parametrize(
    ("lang", "one", "two", "five"),
    [
        ("en", "Ada takes 1 wound.", "Ada takes 2 wounds.", "Ada takes 5 wounds."),
        ("ru", "Ada получает 1 рану.", "Ada получает 2 раны.", "Ada получает 5 ран."),
        ("it", "Ada subisce 1 ferita.", "Ada subisce 2 ferite.", "Ada subisce 5 ferite."),
    ],
)
def test_numbers_agree_with_their_nouns(lang: str, one: str, two: str, five: str) -> None:
    assert [told(lang, "wounded", 0, n) for n in (1, 2, 5)] == [one, two, five]


@rule("RC-187")
@pytest.mark.parametrize(
    ("lang", "low", "high", "best"),
    [
        ("en", "Morale is now −1.", "Morale is now +2.", "Morale is now at its height."),
        ("ru", "Моральный дух теперь −1.", "Моральный дух теперь +2.", "Моральный дух теперь на высоте."),
        ("it", "Il morale ora è −1.", "Il morale ora è +2.", "Il morale ora è al massimo."),
    ],
)
def test_morale_is_said_as_the_board_shows_it(lang: str, low: str, high: str, best: str) -> None:
    assert [told(lang, "morale", n) for n in (-1, 2, 3)] == [low, high, best]
    assert told(lang, "morale", 0).endswith(" 0.")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Ada fails (Building)."),
        ("ru", "Ada терпит неудачу (строительство)."),
        ("it", "Ada fallisce (Costruzione)."),
    ],
)
def test_a_kind_of_action_inside_a_sentence_is_no_heading(lang: str, words: str) -> None:
    assert told(lang, "failed", 0, "build") == words


@rule("RC-519")
def test_the_voyage_to_jenny_is_not_called_like_the_raft_of_the_deck() -> None:
    assert said("en", "lead", "0", "explore", "raft", 0, 0, 0, 0) == "Ada: Exploration – Jenny, by raft"
    assert said("en", "lead", "0", "build", "raft", 2, 0, 0, 0) == "Ada: Building – Raft (2 wood)"


def test_a_plan_is_said_with_its_pawn_its_target_and_its_price() -> None:
    assert said("en", "lead", "1", "build", "roof", 3, 0, 0, 0) == "Bo: Building – roof (3 wood)"
    assert said("ru", "lead", "1", "build", "roof", 3, 0, 0, 0) == "Bo: Строительство — крыша (3 дерева)"
    assert said("en", "lead", "friday", "gather", "B2:fish", 0, 0, 0, 0) == (
        "Friday: Gathering – fish source, B2 → 1 food"
    )
    assert said("en", "lead", "0", "camp", "", 0, 0, 0, 0) == "Ada: Arranging the camp"
    candles = [said("en", "support", pawn, 0, "build", "roof") for pawn in ("candles", "candles_treasure")]
    assert candles == ["Candles, to help: Building – roof", "Candles (treasure), to help: Building – roof"]
    assert said("en", "lead", "0", "build", "cross:B2", 2, 0, 0, 0) == "Ada: Building – Cross, B2 (2 wood)"
    assert said("en", "lead", "0", "threat", "food_crates:0", 0, 0, 0, 0) == ("Ada: Threat – Food Crates: +1 food")


@rule("RC-336", "RC-252", "RC-664", "RC-665")
@pytest.mark.parametrize("target", ["A1:wood", "A1:parrot"])
@pytest.mark.parametrize("token", ["wood", "food", "danger"])
@pytest.mark.parametrize("along", [(), ("basket",), ("basket", "sack")])
def test_whoever_plans_to_gather_is_told_what_it_brings(target: str, token: str, along: tuple[str, ...]) -> None:
    table = robinson(2).tile("A1", 6).token("A1", token).plan("gather", target, "0", "0", along=along)
    offered = said("en", "support", "1", 0, "gather", target, g=table.g)
    ((kind, n),) = table.act().future.items()
    assert offered.endswith(f", A1 → {n} {kind}")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Ada: Gathering – wood source, B2 → 2 wood"),
        ("ru", "Ada: Сбор ресурсов — источник дерева, B2 → 2 дерева"),
        ("it", "Ada: Raccolta – fonte di legno, B2 → 2 legno"),
    ],
)
def test_a_token_on_the_tile_is_counted_before_pawns_go_there(lang: str, words: str) -> None:
    g = robinson().token("B2", "wood").g
    assert said(lang, "lead", "0", "gather", "B2:wood", 0, 0, 0, 0, g=g) == words


def test_what_helps_says_what_for() -> None:
    assert said("en", "ability", "hooch") == "use Hooch"
    assert said("en", "ability", "hooch", "soften") == "use Hooch: a snow cloud becomes a rain cloud"
    assert said("ru", "ability", "lucky", "success") == "применить умение «Счастливчик»: кубик успеха"


@rule("RC-185")
@pytest.mark.parametrize(
    ("lang", "whole", "part", "none"),
    [
        ("en", "discard 2 determination", "discard 1 determination, take 1 wound", "take 2 wounds"),
        ("ru", "сбросить 2 жетона решимости", "сбросить 1 жетон решимости, получить 1 рану", "получить 2 раны"),
        (
            "it",
            "scartare 2 segnalini Determinazione",
            "scartare 1 segnalino Determinazione, subire 1 ferita",
            "subire 2 ferite",
        ),
    ],
)
def test_low_morale_tells_the_wounds_for_what_is_missing(lang: str, whole: str, part: str, none: str) -> None:
    table = robinson()
    for have, text in ((2, whole), (1, part), (0, none)):
        table.g.determination[table.g.first] = have
        assert said(lang, "lose_heart", 2, g=table.g) == text


@rule("RC-575")
@pytest.mark.parametrize(
    ("lang", "fed", "lost"),
    [
        ("en", "give 2 food", "let the children go hungry: 1 food is missing, and the game is lost"),
        ("ru", "дать 2 еды", "оставить детей голодными: не хватает 1 еды, игра проиграна"),
        ("it", "dare 2 cibo", "lasciare i bambini affamati (cibo mancante: 1): la partita è persa"),
    ],
)
def test_children_who_cannot_be_fed_are_told_of_in_time(lang: str, fed: str, lost: str) -> None:
    table = robinson()
    for food, preserves, text in ((2, 0, fed), (1, 1, fed), (0, 1, lost)):
        table.g.available[FOOD], table.g.available[PRESERVES] = food, preserves
        assert said(lang, "feed_children", 2, g=table.g) == text


@rule("RC-421")
@pytest.mark.parametrize(
    ("lang", "bare", "fenced"),
    [
        ("en", "let the storm come: each character in the camp takes 1 wound", "let the storm come: palisade −1"),
        ("ru", "пусть шторм придёт: каждый персонаж в лагере получает 1 рану", "пусть шторм придёт: частокол −1"),
        (
            "it",
            "lasciare che arrivi la tempesta: ogni personaggio nell’accampamento subisce 1 ferita",
            "lasciare che arrivi la tempesta: Palizzata −1",
        ),
    ],
)
def test_a_storm_tells_what_it_takes(lang: str, bare: str, fenced: str) -> None:
    table = robinson()
    for palisade, text in ((0, bare), (1, fenced)):
        table.g.palisade = palisade
        assert said(lang, "bear_storm", g=table.g) == text
    assert "?" not in Lexicon(lang, "robinson").say(Ask((0,), STORM_COMES, []).say(table.g))


def test_signs_name_whom_they_concern() -> None:
    assert told("en", "sign", Sign("only", (2, "build", "camp", "rest"), "round")) == (
        "Cem may only: Building, Arranging the camp, Rest."
    )
    assert told("it", "sign", Sign("one_pawn", (1,), "next")) == "Solo 1 pedina: Bo."


def test_dice_of_the_weather_say_what_they_show() -> None:
    assert told("en", "weather_dice", (weather_die("winter", 2),)) == "Weather dice: rain clouds 0, snow clouds 2."
    assert told("en", "weather_dice", (weather_die("animals", 5),)) == (
        "Weather dice: a beast of strength 3 attacks everybody."
    )


@pytest.mark.parametrize("message", [key for key in TABLE.kinds if key.startswith(("ask-", "event-", "why-"))])
def test_sentences_begin_and_end_as_their_language_wants(message: str) -> None:
    for lang in ("en", "ru", "it"):
        lexicon = Lexicon(lang, "robinson")
        text = lexicon.word(
            message, **dict.fromkeys(("who", "seat", "card", "kind", "deed", "phase", "cause", "by"), "Xy")
        )
        text = text.replace("{$", "X")
        assert text == text.strip()
        if message.startswith("event-") and message not in ("event-won", "event-lost"):
            assert text.endswith((".", "!")), text
        if message.startswith("ask-"):
            assert text.endswith((".", "?", "!")), text


def test_the_facts_hold_what_is_printed() -> None:
    told = GAME.facts(GAME.check({"scenario": "castaways"}))
    assert told["events"]["frost"]["threats"][0]["pays"] == [{"wood": 1}, {"fur": 1}]
    assert told["adventures"]["savings"]["choices"] == [[], [["gain_wood", 2], ["shuffle_into_events"]]]
    assert told["beasts"]["bear"] == {
        "strength": 6,
        "weapon_loss": 1,
        "food": 5,
        "fur": 2,
        "palisade_loss": 0,
        "extra": [],
    }
    assert told["dice"]["actions"] == {"build": [4, 4, 3], "gather": [1, 5, 3], "explore": [3, 5, 5]}
    assert told["scenario"]["rounds"] == 12


def test_the_box_is_counted() -> None:
    assert printed.counts(book()) == {
        "events": 73,
        "wreckage": 3,
        "adventures": 90,
        "mysteries": 52,
        "inventions": 30,
        "inventions/default": 9,
        "beasts": 16,
        "equipment": 8,
        "discoveries": 22,
        "tiles": 11,
        "characters": 4,
        "characters/abilities": 16,
    }
