"""The components: how many, of which kinds, with names."""

from collections import Counter

import pytest

from tests.games.near_and_far.contents import CONTENT, LANGUAGES, cards, load, words
from tests.rules import rule

COUNTS = {
    "artifacts": 55,
    "treasures": 36,
    "adventurers": 36,
    "pets": 5,
    "finds": 31,
    "arcade": 40,
    "threats": 12,
    "bosses": 4,
    "chiefs": 4,
    "talents": 18,
    "characters": 8,
}
TRIBES = {"green", "blue", "red", "yellow"}


@pytest.mark.parametrize(("name", "count"), COUNTS.items())
def test_counts(name: str, count: int) -> None:
    """As printed."""
    assert len(cards(name)) == count


def test_seventeen_artifacts_are_special() -> None:
    """And 38 are common."""
    assert sum(card.get("special", False) for card in cards("artifacts")) == 17


@rule("NF-028")
def test_nine_adventurers_and_one_chief_of_each_tribe() -> None:
    """Four tribes."""
    assert Counter(card["tribe"] for card in cards("adventurers")) == dict.fromkeys(TRIBES, 9)
    assert {card["tribe"] for card in cards("chiefs")} == TRIBES


@rule("NF-033")
def test_threats_rise_from_4_to_15() -> None:
    """One of each strength, and no stronger one is worth less."""
    strengths = [card["strength"] for card in cards("threats")]
    points = [card["vp"] for card in cards("threats")]
    assert strengths == list(range(4, 16))
    assert points == sorted(points)


@rule("NF-367", "NF-368")
def test_as_many_bosses_as_players() -> None:
    """Zag is absent with three, Shreya too with two."""
    for players in (2, 3, 4):
        assert sum(players not in card.get("absent_with", []) for card in cards("bosses")) == players


@rule("NF-122")
def test_values_fit_the_trades_of_the_book() -> None:
    """A gem, a coin and a food for a red token."""
    values = load(CONTENT / "boards.toml")["values"]
    assert values["gem"] + values["coin"] + values["food"] == values["red"]
    assert set(values) == TRIBES | {"food", "coin", "gem"}


@rule("NF-143")
def test_the_mine_has_twelve_cells() -> None:
    """In rows and columns with a reward each; the first is for anyone with a pet."""
    mine = load(CONTENT / "boards.toml")["mine"]
    assert sum(len(row) for row in mine["cells"]) == 12
    assert [len(mine["rows"]), len(mine["columns"])] == [len(mine["cells"]), len(mine["cells"][0])]
    assert mine["cells"][0][0] == 1


@rule("NF-022")
def test_fourteen_camps_on_the_board_and_six_aside() -> None:
    """Twenty in all."""
    camps = load(CONTENT / "boards.toml")["camps"]
    assert len(camps["top"]) + len(camps["bottom"]) == 14
    assert camps["aside"] == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    """In every language."""
    known = words(language)
    assert [card["id"] for name in COUNTS for card in cards(name) if not known.get(f"card-{card['id']}")] == []
