"""Deals that many can play: the same word is the same game, for everybody and for ever."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from campfire import games
from campfire.bots import deals
from campfire.bots.expected import measured
from campfire.kernel.contract import BadInput, Result, Standing, by_score, together, values_of
from campfire.kernel.match import Match
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon

DAY = date(2026, 11, 18)


@pytest.mark.parametrize("game", games.NAMES)
def test_the_scenario_goes_round_and_every_day_can_be_laid(game: str) -> None:
    ours, known = games.load(game), measured(game)
    assert known is not None
    values = values_of(ours, known.choice)
    week = [deals.daily(game, DAY + timedelta(days=n)) for n in range(len(values))]
    assert {deal.options[known.choice] for deal in week} == {*values}
    assert len({deal.fate.seed for deal in week}) == len(values)
    for deal in week:
        ours.check({**deal.options, "players": ours.players[-1]})


def test_the_same_word_is_the_same_game() -> None:
    game, options = games.load("paleo"), games.load("paleo").check({"players": 2, "scenario": "2"})
    one, two, other = (Match(game, options, deals.coded("paleo", word).fate) for word in ("Owl", "owl ", "elk"))
    assert one.save() == two.save() != other.save()


def test_what_a_word_deals_stays_what_it_is() -> None:
    assert deals.daily("paleo", DAY).fate.digest[:16] == "ea3871bf4b3bf92e"
    assert deals.coded("robinson", "three owls").fate.digest[:16] == "bbb0580b807c6729"


@pytest.mark.parametrize("word", ["", "   ", "x" * 41, "a\x00b"])
def test_a_word_that_is_none_is_refused(word: str) -> None:
    with pytest.raises(BadInput):
        deals.coded("paleo", word)


@pytest.mark.parametrize("word", ["yesterday", "2026-02-30", "9999-12-31"])
def test_a_day_that_is_none_or_to_come_is_refused(word: str) -> None:
    with pytest.raises(BadInput):
        deals.read_day(word)


def test_the_deal_of_a_day_to_come_is_not_laid_by_its_code_either() -> None:
    tomorrow = deals.today() + timedelta(days=1)
    with pytest.raises(BadInput):
        deals.coded("paleo", f" {tomorrow.isoformat()} ")
    assert deals.coded("paleo", DAY.isoformat()).fate == deals.daily("paleo", DAY).fate


def test_without_a_day_it_is_today() -> None:
    assert deals.read_day("") == deals.today()
    assert deals.read_day("2026-01-31") == date(2026, 1, 31)


def test_the_par_is_what_bots_make_of_this_very_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "PAR_GAMES", 1)
    game = games.load("paleo")
    options = game.check({"players": 2, "scenario": "1"})
    words = ("owl", "elk", "ash", "fog")
    found = {word: deals.par(game, options, word, "random") for word in words}
    assert found == {word: deals.par(game, options, word, "random") for word in words}
    results = {word: deals.played(game, options, deals.coded("paleo", word).fate, "random", 0) for word in words}
    assert {word: par.won for word, par in found.items()} == {word: int(r.won) for word, r in results.items()}
    assert all(par.of == 1 and par.points is None for par in found.values())


def line(game: str, options: dict[str, object], result: Result, par: deals.Par, lang: str = "en") -> str:
    return Lexicon(lang).about(game).say(deals.line(games.load(game), options, "2026-11-18", result, par))


def test_the_line_to_share_tells_the_result_and_the_par() -> None:
    wins = deals.Par(1, 3, None)
    assert line("paleo", {"scenario": "1", "players": 2}, together(True, "painting", 2), wins) == (
        "🔥 Paleo · 2026-11-18 · First Fires · 2 players: won (scouts won 1 of 3)"
    )
    away = Result("some_left", (Standing(True, "got_away"), Standing(False, "physical", 2)))
    assert line("discover", {"scenario": "1", "players": 2}, away, deals.Par(2, 6, None)).endswith(
        "1 of 2 got away (of scouts 2 of 6)"
    )
    assert line("near_and_far", {"map": 2, "players": 2}, by_score([31, 44], "points"), deals.Par(3, 6, 48)).endswith(
        "44 points (scouts: 48)"
    )


def test_the_line_is_whole_in_every_language() -> None:
    said = {
        line("robinson", {"scenario": "jenny", "players": 1}, together(False, "death", 1), deals.Par(0, 3, None), lang)
        for lang in OWN_NAMES
    }
    assert len(said) == len(OWN_NAMES)
    assert not any("{" in one or "deal-" in one or "scenario-" in one for one in said)


def test_all_survivors_count_also_where_they_share_their_fate() -> None:
    lost = together(False, "none_left", 3)
    assert len(deals.counted("discover", lost)) == 3
    assert len(deals.counted("paleo", lost)) == 1
