"""Robinson Crusoe's table in pictures and in plain lines."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import cast

import pytest
from rich.console import Console

from campfire import games
from campfire.games.robinson.picture import (
    CAMP,
    CLOSED,
    EXHAUSTED,
    SOURCE_SIGNS,
    TILE_SIGNS,
    TOKEN,
    cards_in_sight,
    draw,
    pointed_at,
    tell,
)
from campfire.games.robinson.rules.discoveries import DISCOVERY
from campfire.games.robinson.rules.night import STAY
from campfire.games.robinson.rules.scouting import NEXT_TILE
from campfire.games.robinson.sight import Planned, Sight, Threat
from campfire.games.robinson.vocabulary.offers import ABILITY
from campfire.kernel.contract import values_of
from campfire.kernel.declared import Option
from campfire.kernel.fate import Fate
from campfire.kernel.match import Match
from campfire.terminal.seating import Sitter
from campfire.terminal.speech import Speech
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.rules import rule

GAME = games.load("robinson")
TEXT = partial(GAME.card, GAME.setup(GAME.check({"scenario": "castaways", "players": 2})))


def view_of(scenario: str, players: int, answers: int = 0) -> Sight:
    """The table after some answers, each the last one that is offered."""
    match = Match(GAME, GAME.check({"scenario": scenario, "players": players}), Fate.drawn(Random(2).random))
    random = Random(3)
    for _ in range(answers):
        if not match.seats():
            break
        seat = random.choice(match.seats())
        ask = match.ask(seat)
        assert ask is not None
        option = random.choice(ask.options)
        match.answer(seat, option.key, option.args)
    return cast(Sight, GAME.view(match.state, 0))


def speech_of(players: int, lang: str = "en") -> Speech:
    """The words of a table of people."""
    return Speech(Lexicon(lang, "robinson"), [Sitter(name=name) for name in ("Ada", "Bo", "Cem", "Dae")[:players]])


def drawn(view: Sight, speech: Speech, width: int) -> str:
    """The picture as lines of text."""
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as shown:
        console.print(draw(view, speech, TEXT))
    return shown.get()


@pytest.mark.parametrize("lang", OWN_NAMES)
@pytest.mark.parametrize("scenario", values_of(GAME, "scenario"))
def test_everything_is_named_in_every_language(scenario: str, lang: str) -> None:
    for players, answers in ((2, 0), (3, 40), (4, 90)):
        view, speech = view_of(scenario, players, answers), speech_of(players, lang)
        lines, text = tell(view, speech, TEXT), drawn(view, speech, 100)
        assert speech.lexicon.missing == set()
        for name in speech.names:
            assert any(line.startswith(name) for line in lines)
            assert name in text


@pytest.mark.parametrize("width", [80, 120])
def test_the_picture_keeps_to_its_width(width: int) -> None:
    text = drawn(view_of("cannibal_island", 4, 60), speech_of(4), width)
    assert {len(line) for line in text.splitlines()} == {width}


def test_the_island_is_drawn_in_rows_of_three_four_and_three() -> None:
    lines = drawn(view_of("castaways", 1), speech_of(1), 100).splitlines()
    rows = [
        [name for name in line.replace("│", " ").split() if name[0] in "ABC" and name[1:].isdigit()] for line in lines
    ]
    assert [row for row in rows if row] == [["A1", "A2", "A3"], ["B1", "B2", "B3", "B4"], ["C1", "C2", "C3"]]


def test_wounds_and_arrows_are_drawn_or_told() -> None:
    view, speech = view_of("castaways", 1), speech_of(1)
    sheet = view["seats"][0]
    sheet["wounds"], sheet["hearts"], sheet["arrows"] = 2, 5, [3, 5]
    assert "♡♡›♥♥›♥" in drawn(view, speech, 80)
    told = "\n".join(tell(view, speech, TEXT))
    assert "2 wounds, health 5" in told
    assert not {"♥", "♡", "›", "⌂"} & set(told)


def test_morale_stands_on_its_track() -> None:
    view, speech = view_of("castaways", 1), speech_of(1)
    view["morale"]["space"] = 4
    assert "−3 −2 −1 0 [+1] +2 2/♥" in drawn(view, speech, 80)
    assert "morale: +1" in "\n".join(tell(view, speech, TEXT))


@rule("RC-187")
def test_the_last_space_of_morale_gives_two_or_heals() -> None:
    view, speech = view_of("castaways", 1), speech_of(1)
    view["morale"]["space"] = 6
    assert "+1 +2 [2/♥]" in drawn(view, speech, 80)
    assert "morale: at its height" in "\n".join(tell(view, speech, TEXT))


def planned(kind: str, what: str = "", space: str = "", pawns: tuple[str, ...] = ("0",), wood: int = 0) -> Planned:
    """A planned action of the first player, or of these pawns."""
    return {
        "action": {"kind": kind, "what": what, "space": space, "choice": 0},
        "pawns": [*pawns],
        "leader": 0,
        "least": 1,
        "sure": 2,
        "lacks": 0,
        "rolls": False,
        "aside": {"wood": wood, "food": 0, "preserves": 0, "fur": 0},
        "along": [],
    }


def test_a_planned_action_names_its_pawns_and_what_is_set_aside() -> None:
    view, speech = view_of("castaways", 2), speech_of(2)
    view["plan"] = [planned("build", "shelter", pawns=("1", "friday"), wood=2)]
    assert "  Building (Shelter): Bo, Friday  wood 2" in tell(view, speech, TEXT)


@rule("RC-209")
@pytest.mark.parametrize(
    ("lacks", "rolls", "told"),
    [(0, True, "  (dice will be rolled)"), (2, False, "  (2 pawns are missing)"), (0, False, "")],
)
def test_a_planned_action_tells_whether_it_is_sure(lacks: int, rolls: bool, told: str) -> None:
    view, speech = view_of("castaways", 2), speech_of(2)
    view["plan"] = [{**planned("explore", space="B2"), "lacks": lacks, "rolls": rolls}]
    assert f"  Exploration (B2): Ada{told}" in tell(view, speech, TEXT)


def test_a_threat_says_what_it_asks_for_and_what_it_does_otherwise() -> None:
    view, speech = view_of("castaways", 2), speech_of(2)
    view["threats"] = [Threat(card="food_crates", actions=[]), Threat(card="heavy_rain_is_coming", actions=[])]
    lines = tell(view, speech, TEXT)
    assert lines[lines.index("  left, will be pushed off next: Food Crates") :][1:3] == [
        "    1 pawn → +1 food",
        "    2 pawns → +1 food, +1 non-perishable food",
    ]
    assert lines[lines.index("  right: Heavy Rain Is Coming") :][1:3] == [
        "    1 pawn, Shovel → +1 determination",
        "    otherwise: a rain cloud token on the Weather space",
    ]


@pytest.mark.parametrize(
    ("scenario", "told"),
    [
        ("castaways", "woodpile: 0 of 15 · room on this level: 1"),
        ("cursed_island", "Crosses: 0 of 5"),
        ("volcanic_island", "explored tiles: 0 of 6 · special places: 0 of 3"),
        ("cannibal_island", "burned villages: 0 of 4 · burned city: 0 of 1 · strength of a village: 4"),
        (
            "robinson_family",
            "inventions of the family: 0 of 9 · Shelter, roof, palisade, weapons: 0 of 4 · children: 0",
        ),
        ("king_kong", "Traps: 0 of 3 · film crew, Kong’s next victim first: the lighting man, the cameraman"),
    ],
)
def test_the_sheet_tells_how_far_the_goal_is(scenario: str, told: str) -> None:
    assert told in "\n".join(tell(view_of(scenario, 2), speech_of(2), TEXT))


def test_jenny_is_told_with_the_place_where_she_is() -> None:
    assert "Jenny: 0 wounds, health 10, waits on her rock" in "\n".join(tell(view_of("jenny", 2), speech_of(2), TEXT))


@rule("RC-407")
@pytest.mark.parametrize(
    ("scenario", "told"),
    [
        (
            "castaways",
            "4–6: rain die · 7–9: rain die, winter die, hungry animals die · 10–12: rain die, winter die, hung",
        ),
        ("volcanic_island", "4: rain die, lava flows over B4 · 5: rain die, lava flows over A3, C3"),
        ("robinson_family", "7: rain die, hungry animals die, a child is born · 8: rain die, hungry animals die"),
    ],
)
def test_the_rounds_to_come_are_told(scenario: str, told: str) -> None:
    assert told in "\n".join(tell(view_of(scenario, 2), speech_of(2), TEXT))


def test_villages_are_seen_on_the_island() -> None:
    view, speech = view_of("cannibal_island", 2), speech_of(2)
    camp = next(space for space in view["island"]["spaces"] if space["space"] == "B1")
    camp["settlement"] = "village"
    assert "♜" in drawn(view, speech, 100)
    assert any("village of the cannibals" in line for line in tell(view, speech, TEXT))
    camp["settlement"] = "burned"
    assert f"♜{EXHAUSTED}" in drawn(view, speech, 100).split("burned down")[0]


def test_what_lies_open_can_be_explained() -> None:
    view = view_of("jenny", 2, 50)
    seen = cards_in_sight(view)
    assert {"lifeboat", "explorer", "tile 8"} & set(seen)
    assert len(seen) == len(set(seen))
    g = GAME.setup(GAME.check({"scenario": "jenny", "players": 2}))
    assert all(GAME.card(g, card)["name"] for card in seen)


@pytest.mark.parametrize(
    ("option", "told"),
    [
        (Option(ABILITY, ("stone_soup", "")), "1 food."),
        (Option(ABILITY, ("hooch", "rain")), ""),
        (Option(DISCOVERY, ("herbs", "")), "With the Pot: morale +1."),
        (Option(DISCOVERY, ("herbs_s1", "")), "Night: heal 1 wound."),
        (Option(NEXT_TILE, (8,)), "beach, wood source, fish source"),
        (Option(STAY), ""),
    ],
)
def test_an_option_tells_what_its_thing_does(option: Option, told: str) -> None:
    assert pointed_at(view_of("castaways", 1), option, speech_of(1), TEXT) == told


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_every_sign_of_the_island_is_explained(lang: str) -> None:
    legend = Lexicon(lang, "robinson").word("picture-legend")
    signs = [*SOURCE_SIGNS.values(), *TILE_SIGNS.values(), CAMP, EXHAUSTED, CLOSED, TOKEN]
    assert [sign for sign in signs if sign not in legend] == []
