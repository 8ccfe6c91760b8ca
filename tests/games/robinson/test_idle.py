"""What a seat has and cannot use now, and why. [ledger chapters 2 to 4]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import CHARACTERS, FRIDAY, JENNY
from campfire.games.robinson.game import GAME
from campfire.games.robinson.idle import MOMENTS, REASONS
from campfire.games.robinson.library import moments, powers
from campfire.games.robinson.signs import Sign
from campfire.kernel.declared import Option
from campfire.kernel.phrase import Phrase, SeatName
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.games.robinson.plans import planning
from tests.games.robinson.table import Table, robinson
from tests.rules import rule


def idle(table: Table, *options: Option, seat: int | None = 0) -> dict[str, str]:
    """The reason and the rule for each idle thing while these options are put."""
    things = GAME.idle(GAME.view(table.g, seat), options)
    return {thing.card: f"{thing.why.key.removeprefix('idle-')} {thing.rule}" for thing in things}


def bare(seats: int = 1) -> Table:
    """A table of people who have used all their abilities."""
    table = robinson(seats)
    table.g.used = tuple(ability for who in table.g.characters for ability in CHARACTERS[who].abilities)
    return table


def things(table: Table, *options: Option) -> dict[str, str]:
    """The same without the abilities."""
    return {card: why for card, why in idle(table, *options).items() if card not in table.g.used}


@rule("RC-133", "RC-134", "RC-135")
def test_abilities_are_used_too_dear_or_wait_for_their_moment() -> None:
    table = robinson(1, "carpenter").determined(0, 2)
    table.g.used = ("handyman",)
    assert idle(table) == {
        "economical_construction": "wood RC-135",
        "craftsmanship": "built RC-135",
        "a_new_idea": "dear RC-133",
        "handyman": "used RC-134",
    }
    dear = next(thing for thing in GAME.idle(GAME.view(table.g, 0), ()) if thing.card == "a_new_idea")
    assert dear.why.args == {"n": 3, "have": 2}


@rule("RC-135")
def test_a_card_forbids_abilities_to_one_character() -> None:
    table = robinson(2, "carpenter", "cook").determined(0, 9).determined(1, 9).sign(Sign("no_abilities", (0,), "round"))
    assert set(idle(table).values()) == {"banned RC-135"}
    assert "banned RC-135" not in idle(table, seat=1).values()


@rule("RC-135")
def test_what_the_question_offers_is_not_idle() -> None:
    table = planning(robinson(1, "carpenter").determined(0, 3).have(wood=2))
    offered = idle(table, *table.options(0))
    assert "handyman" in idle(table)
    assert "handyman" not in offered
    assert offered["craftsmanship"] == "built RC-135"


@rule("RC-140")
def test_building_on_credit_uses_an_ability_without_naming_it() -> None:
    table = planning(robinson(1, "carpenter").determined(0, 2))
    assert any(option.key == "lead_on_credit" for option in table.options(0))
    assert "economical_construction" not in idle(table, *table.options(0))


@rule("RC-222", "RC-223")
def test_a_neutral_pawn_is_idle_until_there_is_an_action_to_help_in() -> None:
    table = planning(bare().equipment("hammer_and_nails"))
    assert things(table, *table.options(0)) == {"hammer_and_nails": "pawn RC-223"}
    table.choose("lead", "0", "build", "shovel", 0, 0, 0, 0)
    assert things(table, *table.options(0)) == {}


@rule("RC-054", "RC-079", "RC-089", "RC-085")
def test_things_wait_are_used_up_or_belong_to_another() -> None:
    table = bare(2).equipment("flask_of_rum").found("vegetables", "vegetables")
    table.treasure("saber").treasure("old_clothes").treasure("blankets")
    table.g.used = (*table.g.used, "old_clothes")
    table.g.claimed = {"saber": 1, "blankets": 0}
    table.g.kept_now, table.g.found_now = ["bottle_of_wine"], ["poison"]
    told = GAME.idle(GAME.view(table.g, 0), ())[4:]
    assert [f"{thing.card} {thing.why.key} {thing.rule}" for thing in told] == [
        "flask_of_rum idle-night RC-079",
        "saber idle-claimed RC-085",
        "old_clothes idle-used RC-079",
        "blankets idle-clouds RC-079",
        "vegetables idle-stew RC-089",
        "bottle_of_wine idle-future RC-054",
        "poison idle-future RC-054",
    ]
    assert told[1].why.args == {"who": SeatName(1)}


@rule("RC-085", "RC-462", "RC-511")
def test_what_friday_or_jenny_has_claimed_is_theirs() -> None:
    table = bare(2).friday().jenny().treasure("saber").treasure("helmet")
    table.g.claimed = {"saber": FRIDAY, "helmet": JENNY}
    told = {thing.card: thing.why.args for thing in GAME.idle(GAME.view(table.g, 0), ())}
    assert (told["saber"], told["helmet"]) == ({"who": Phrase("who-friday")}, {"who": Phrase("who-jenny")})


@pytest.mark.parametrize(
    ("phase", "wounds", "items", "token", "why"),
    [
        ("action", 1, (), "tobacco", "question"),
        ("night", 1, (), "vegetables", "stew"),
        ("night", 1, ("pot",), "vegetables", "question"),
        ("night", 1, (), "herbs_s1", "question"),
        ("night", 0, (), "herbs_s1", "night"),
        ("action", 1, (), "herbs_s1", "night"),
    ],
)
@rule("RC-089")
def test_where_nothing_else_stands_in_the_way_the_question_does(
    phase: str, wounds: int, items: tuple[str, ...], token: str, why: str
) -> None:
    table = bare().wounded(0, wounds).items(*items).found(token).now(phase)
    assert things(table) == {token: f"{why} RC-089"}


@rule("RC-135")
def test_a_pile_is_used_up() -> None:
    table = robinson(1, "soldier").determined(0, 9)
    assert idle(table)["tracking"] == "deck RC-135"
    assert idle(table.hunting("fox"))["tracking"] == "question RC-135"


def test_a_spectator_has_nothing_and_nobody_has_after_the_end() -> None:
    table = robinson(1)
    assert idle(table)
    assert idle(table, seat=None) == {}
    table.g.cause = "time"
    assert idle(table) == {}


def test_moments_belong_to_things_that_there_are_each_once() -> None:
    cards = [*moments(), *(card for moment in MOMENTS.values() for card in moment)]
    abilities = [ability for sheet in CHARACTERS.values() for ability in sheet.abilities]
    assert sorted(cards) == sorted(set(cards))
    assert set(cards) - {*powers(), *abilities} == set()


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_reasons_go_on_in_a_sentence(lang: str) -> None:
    lexicon = Lexicon(lang, "robinson")
    said = [lexicon.word(f"idle-{reason}", n=2, have=1, who="bo") for reason in (*REASONS, *moments().values())]
    assert [text for text in said if text.endswith(".") or text[:1].isupper()] == []
    assert not lexicon.missing
