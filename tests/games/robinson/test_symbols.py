"""What lies on the board explains itself: symbols, tokens, places. [ledger chapter 3]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import TILES
from campfire.games.robinson.describing import EMPTY, SETTLED, TOKENS, describe
from campfire.games.robinson.library import scenarios
from campfire.words.cards import card_head, card_lines
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.games.robinson.boxed import boxed, facts
from tests.games.robinson.table import robinson
from tests.rules import rule


@rule("RC-354")
def test_a_tile_explains_its_symbols() -> None:
    told = card_lines(describe(robinson().g, "tile 6"), Lexicon("en", "robinson"))
    kinds = [words.partition(":")[0] for words in told]
    printed = TILES[6]
    signs = [("Beast", printed.beast), ("Totems", printed.totem), ("Natural Shelter", printed.shelter)]
    wanted = ["Terrain", "Sources", *[name for name, there in signs if there]]
    assert kinds == [*wanted, *(["Discoveries"] if printed.discoveries else [])]


@rule("RC-072")
@pytest.mark.parametrize("lang", OWN_NAMES)
def test_whatever_lies_on_the_board_is_explained(lang: str) -> None:
    lexicon = Lexicon(lang, "robinson")
    numbered = {"number": "number3", "exhausted": "exhausted_fish"}
    tokens = [f"token {numbered.get(token, token)}" for token in TOKENS]
    places = [f"place {place}" for place in (*EMPTY, *SETTLED)]
    for scenario in scenarios():
        g = facts(boxed(scenario))
        crew = [f"crew {member}" for member in g.scenario.extra.get("crew", ())]
        for thing in (*tokens, *places, *crew):
            assert card_head(describe(g, thing), lexicon)[0]
            assert all(line.partition("→ ")[2] for line in card_lines(describe(g, thing), lexicon))
    assert lexicon.missing == set()


def test_a_number_says_what_the_scenario_has_for_it() -> None:
    text = describe(facts(boxed("king_kong")), "token number2")
    assert card_lines(text, Lexicon("en", "robinson"))[1:] == ["Totems: → Every totem tile gets the next number."]


@pytest.mark.parametrize("word", ["token", "token sand", "place", "place A1", "crew actress", "fog", "wood"])
def test_what_does_not_lie_on_the_board_is_not_explained(word: str) -> None:
    with pytest.raises(KeyError):
        describe(robinson().g, word)


@pytest.mark.parametrize("sign", ["tile new_flock C1", "tile 99", "tile"])
def test_what_only_looks_like_a_tile_is_no_card(sign: str) -> None:
    with pytest.raises(KeyError):
        describe(robinson().g, sign)
    assert describe(robinson().g, "tile 3")["kind"] == "tile"
