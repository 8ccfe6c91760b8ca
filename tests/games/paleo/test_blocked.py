"""What may not be chosen, why, and which rule says so."""

from __future__ import annotations

import pytest

from campfire.kernel.declared import Ids, Named
from campfire.kernel.engine import blocked
from campfire.kernel.question import Blocked
from campfire.ledgers import ledger
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def why_not(table: Table, seat: int = 0) -> list[Blocked]:
    """What a seat is not offered, and why; the words for it exist and the rule stands in the ledger."""
    assert table.pending is not None
    found = blocked(table.g, seat, table.pending)
    for refused, missing in found:
        assert refused.named_by not in [option.named_by for option in table.options(seat)]
        assert missing.rule in {rule.id for rule in ledger("paleo")}
        for lang in OWN_NAMES:
            lexicon = Lexicon(lang, "paleo")
            lexicon.say(missing.say(table.g), ["A", "B"])
            assert {key for key in lexicon.missing if not key.startswith("card-")} == set()
    return found


def named(found: list[Blocked]) -> list[tuple[Named, str, Ids, str]]:
    """What is refused, with the key, the figures and the rule of the reason."""
    return [(refused.named_by, missing.key, missing.args, missing.rule) for refused, missing in found]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("needs = { strength = 3 }", ("trait", ("strength", 3, 1), "PA-103")),
        ("pays = { cards = 7 }", ("cards", (7, 6), "PA-114")),
        ("pays = { wood = 2 }", ("resource", ("wood", 2, 0), "PA-109")),
        ("pays = { hide = 1 }", ("item", ("hide", 1, 0), "PA-110")),
        ("has = ['hut']", ("have", ("hut",), "PA-106")),
        ("gone = ['river']", ("gone", ("river",), "PA-107")),
        ("needs = { strength = 1 }, pays = { spear = 1 }, has = ['spear']", ("have", ("spear",), "PA-106")),
    ],
)
@rule("PA-103", "PA-106", "PA-107", "PA-109", "PA-110", "PA-114")
def test_an_action_that_lacks_something_names_it(line: str, reason: tuple[str, Ids, str]) -> None:
    table = paleo().people(0, "stalker").card("deal", line).reveal(0, "deal")
    assert named(why_not(table)) == [(("act", ("deal", 0)), *reason)]


@rule("PA-111")
def test_a_token_that_would_have_to_serve_twice_is_named() -> None:
    table = paleo().people(0, "stalker").items(0, spear=1).card("pit", "needs = {strength = 2}, pays = {spear = 1}")
    ((_, missing),) = why_not(table.reveal(0, "pit"))
    assert (missing.key, missing.rule) == ("paid_twice", "PA-111")


@rule("PA-126", "PA-130", "PA-135")
def test_a_hazard_says_that_it_can_neither_be_ignored_nor_used_to_help() -> None:
    table = paleo().hazard("bear", "needs = { strength = 2 }", "negative = true, wounds = 1").reveal(1, "river")
    found = {(refused.key, missing.rule) for refused, missing in why_not(table.reveal(0, "bear"))}
    assert found == {("act", "PA-103"), ("ignore", "PA-130"), ("help", "PA-126"), ("talisman", "PA-135")}


@rule("PA-211")
def test_a_mission_that_cannot_be_met_in_full_says_what_is_missing() -> None:
    table = paleo().storage(food=2).mission("prey", "pays = { food = 3 }", "negative = true, gains = { death = 1 }")
    assert named(why_not(table.night())) == [(("night", ("prey", 0)), "resource", ("food", 3, 2), "PA-109")]


@rule("PA-226", "PA-232")
def test_lines_of_cards_in_play_say_what_they_lack() -> None:
    table = paleo().place("fire", 'kind = "alternative", needs = { craft = 1 }').camp("fire").reveal(0, "river")
    table.place("oven", 'kind = "additional", pays = { food = 1 }, gains = { wood = 1 }').camp("oven")
    assert [(refused.named_by, missing.key) for refused, missing in why_not(table)] == [
        (("alternative", ("fire", 0)), "trait"),
        (("additional", ("oven", 0)), "resource"),
    ]


def test_what_is_allowed_is_not_blocked() -> None:
    table = paleo().card("tree", "gains = { wood = 1 }", "negative = true, pays = { cards = 9 }").reveal(0, "tree")
    assert table.asked(0) == ["act tree 0", "act tree 1", "ignore tree"]
    assert why_not(table) == []
    assert why_not(table, seat=1) == []
