"""Boxes by their codes: at the table, in saves, and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from campfire.games.discover.box import mark_of
from campfire.games.discover.cards import Card, Way
from campfire.games.discover.codes import FIRST
from campfire.games.discover.game import GAME
from campfire.games.discover.library import REGIONS, region
from campfire.kernel.contract import BadInput
from campfire.kernel.match import Match, sealed
from tests.rules import rule


def begun(**wish: Any) -> Match:
    """A game that has just begun."""
    random = Random(1)
    return Match(GAME, GAME.check(wish), lambda chance: chance.outcomes.sample(random.random))


def loaded(data: dict[str, Any]) -> Match:
    return Match.load(data, lambda name: GAME, lambda chance: chance.outcomes.sample(Random(1).random))


@pytest.mark.parametrize(
    "code", ["-", "4471", "KESTREL", "ЯСТРЕБ-1", "A" * 200, "KESTREL-4471-1", "KESTREL--x", "鷹-12"]
)
def test_what_is_no_code_is_refused_with_an_example(code: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.check({"box": code})
    assert refused.value.phrase.key == "error-box_code"
    assert refused.value.phrase.args["example"] == "KESTREL-4471"


@pytest.mark.parametrize(
    "code", ["KESTREL-4471", "kestrel-4471", " Kestrel 4471 ", "kestrel04471", "KESTREL_4471", "ＫＥＳＴＲＥＬ-4471"]
)
def test_a_code_may_be_written_in_many_ways(code: str) -> None:
    assert GAME.check({"box": code})["box"] == "KESTREL-4471"


def test_a_new_box_has_a_code_of_its_own() -> None:
    codes = {GAME.check({"box": "new"})["box"] for _ in range(20)}
    assert len(codes) > 10
    assert all(GAME.check({"box": code})["box"] == code for code in codes)


@pytest.mark.parametrize("nothing", ["", None])
def test_without_a_code_the_first_box_is_taken(nothing: str | None) -> None:
    assert GAME.check({"box": nothing})["box"] == FIRST


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"scenario": "6"}, "error-unknown_scenario"),
        ({"scenario": "5", "players": 1}, "error-alone_in_five"),
        ({"ground": "third"}, "error-unknown_ground"),
        ({"players": 5}, "error-players"),
        ({"weather": "fine"}, "error-unknown_option"),
    ],
)
@rule("DI-042", "DI-314")
def test_a_wish_that_no_box_can_meet_is_refused(wish: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.check(wish)
    assert refused.value.phrase.key == key


def test_a_save_knows_its_box() -> None:
    match = begun(box="kestrel 4471", players=2)
    again = loaded(match.save())
    assert again.options == match.options
    assert again.options["box"] == "KESTREL-4471"
    assert again.options["mark"] == mark_of("KESTREL-4471")


@rule("DI-036")
def test_a_save_of_another_box_is_refused() -> None:
    data = begun(box="kestrel 4471", players=2).save()
    options = data["options"]
    assert isinstance(options, dict)
    other = sealed({**data, "options": {**options, "box": "KESTREL-4472"}})
    with pytest.raises(BadInput) as refused:
        loaded(other)
    assert refused.value.phrase.key == "error-box_differs"
    assert refused.value.phrase.args == {"code": "KESTREL-4472"}


@rule("DI-082", "DI-112")
@pytest.mark.parametrize("name", REGIONS)
def test_a_find_that_stays_gives_no_stamina(name: str) -> None:
    """It could be gathered again and again, and the day would never end."""
    cards = region(name).exploration.values()
    ways = [(card.id, (*card.effects, *way.effects)) for card in cards for way in with_none(card)]
    staying = {card: effects for card, effects in ways if ("stays",) in effects}
    assert {card for card, effects in staying.items() if "stamina" in {word for word, *_ in effects}} == set()


@rule("DI-142")
@pytest.mark.parametrize("name", REGIONS)
def test_a_landmark_gives_stamina_for_nothing_but_once(name: str) -> None:
    """It could be explored again and again, and the day would never end; dice tire, and what is paid runs out."""
    landmarks = [card for card in region(name).exploration.values() if card.where == "landmark"]
    ways = [(card.id, (*card.effects, *way.effects)) for card in landmarks for way in with_none(card) if not way.pay]
    assert {card for card, effects in ways if gives_stamina(effects)} == set()


def gives_stamina(effects: object) -> bool:
    """Whether stamina stands in effects that happen each time, whatever the dice say."""
    if not isinstance(effects, tuple) or effects[:1] in (("once",), ("roll",)):
        return False
    return effects[:1] == ("stamina",) or any(gives_stamina(part) for part in effects)


def with_none(card: Card) -> tuple[Way, ...]:
    """The choices on a card, and none."""
    return (Way(""), *card.choices)
