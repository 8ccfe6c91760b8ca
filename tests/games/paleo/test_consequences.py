"""What an option brings is told before it is chosen."""

from __future__ import annotations

from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat
from campfire.kernel.phrase import Phrase
from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def offered(table: Table, key: str, seat: Seat = 0) -> Option:
    """The first option with this key."""
    return next(option for option in table.options(seat) if option.key == key)


def risks(table: Table, key: str, seat: Seat = 0) -> list[str]:
    """What an option risks, each part by its key."""
    option = offered(table, key, seat)
    assert option.kind.detail
    return keys(option.kind.detail(table.g, option).risks)


def keys(phrase: Phrase | None) -> list[str]:
    """The parts of a list by their keys."""
    if phrase is None:
        return []
    if phrase.key != "words-comma":
        return [phrase.key]
    return [key for part in phrase.args.values() if isinstance(part, Phrase) for key in keys(part)]


def warned(table: Table, key: str, seat: Seat = 0) -> str:
    """What is asked once before it."""
    option = offered(table, key, seat)
    warning = option.kind.warns(table.g, option) if option.kind.warns else None
    return warning.key if warning else ""


def revealed(line: str) -> Table:
    """A lone player has revealed a card with one line."""
    return paleo(seats=2).card("task", line).people(0, "elder").people(1, "brute").reveal(0, "task")


@rule("PA-112", "PA-115")
def test_cards_that_are_paid_show_their_backs_and_not_their_faces() -> None:
    table = (
        revealed("pays = { cards = 2 }, gains = { food = 1 }")
        .card("bear", back="red")
        .deck(0, "river", "bear", "forest")
    )
    option = offered(table, "act")
    assert option.kind.detail
    told = option.kind.detail(table.g, option).risks
    assert told is not None
    assert keys(told) == ["detail-discards", "detail-red"], "and what their red backs do"
    assert "card-" not in str(told)


@rule("PA-182", "PA-186")
def test_a_line_says_whom_its_wounds_would_kill() -> None:
    table = revealed("wounds = 2, gains = { food = 1 }").wounded(0, "elder", 2)
    assert "detail-kills-any" in risks(table, "act")
    table.people(0, "elder", "brute").wounded(0, "elder", 2)
    assert "detail-kills" in risks(table, "act")
    table.people(0, "elder", "brute", "elder", "elder", "elder")
    for place in (0, 2, 3, 4):
        table.g.wounds[0][place] = 2
    assert "detail-kills-but" in risks(table, "act"), "who would live is said more shortly"


@rule("PA-032", "PA-196")
def test_the_last_death_token_is_asked_once() -> None:
    assert warned(revealed("gains = { death = 1 }").tokens(deaths=3), "act") == ""
    assert warned(revealed("gains = { death = 1 }").tokens(deaths=4), "act") == "warn-last_death"


@rule("PA-173", "PA-149", "PA-194")
def test_what_comes_to_nothing_says_so() -> None:
    assert "idle-heal" in risks(revealed("gains = { heal = 1 }"), "act")
    assert "idle-heal" not in risks(revealed("gains = { heal = 1 }").wounded(0, "elder", 1), "act")
    assert "idle-story" in risks(revealed("gains = { story = 3 }"), "act")


@rule("PA-119")
def test_help_that_is_not_enough_says_what_is_lacking() -> None:
    table = revealed("needs = { strength = 9 }, gains = { food = 1 }").card("walk", "gains = { food = 1 }")
    assert risks(table.reveal(1, "walk"), "help", 1) == ["detail-lacks"]


@rule("PA-186", "PA-189")
def test_a_death_is_asked_once() -> None:
    table = revealed("wounds = 1, gains = { food = 1 }").people(0, "elder", "brute").wounded(0, "elder", 2)
    table.choose("act", "task", 0)
    dying = next(option for option in table.options(0) if option.args[1] == "elder")
    assert dying.kind.warns
    warning = dying.kind.warns(table.g, dying)
    assert warning is not None
    assert warning.key == "warn-dies"
