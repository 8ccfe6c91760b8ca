"""Counts: wins with their interval, lengths, causes, and what became of each card."""

from __future__ import annotations

import pytest

from campfire.kernel.contract import Result, Standing, by_score, together
from campfire.kernel.declared import Event
from campfire.kernel.declaring import Declared
from campfire.lab.playing import Played
from campfire.lab.tally import Tally, wilson

FOREST = Declared("forest")
SEAT, CARD = FOREST.sort("seat", int), FOREST.sort("card", str)
KINDS = {
    "revealed": FOREST.event("revealed", seat=SEAT, card=CARD, use="up"),
    "performed": FOREST.event("performed", seat=SEAT, card=CARD, use="used"),
    "ignored": FOREST.event("ignored", seat=SEAT, card=CARD, use="passed"),
    "camped": FOREST.event("camped", seat=SEAT, card=CARD),
}


def played(won: bool, cause: str, rounds: int, *events: tuple[str, str]) -> Played:
    """A finished game in whose log cards were named after the seat."""
    return Played(together(won, cause, 2), 10, rounds, [Event(KINDS[key], (1, card)) for key, card in events])


def some_games() -> Tally:
    tally = Tally()
    for game in (
        played(True, "painting", 3, ("revealed", "elk"), ("performed", "elk"), ("revealed", "fox")),
        played(False, "deaths", 2, ("revealed", "elk"), ("ignored", "elk"), ("revealed", "elk")),
        played(False, "deaths", 2, ("camped", "elk")),
        played(True, "painting", 5, ("performed", "fox")),
    ):
        tally.count(game)
    return tally


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (500, 1000, 0.469, 0.531)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0006)


def test_games_are_counted() -> None:
    data = some_games().summary()
    assert [data[key] for key in ("games", "wins", "losses", "decisions")] == [4, 2, 2, 40]
    assert data["rounds"] == {"mean": 3.0, "distribution": {"2": 2, "3": 1, "5": 1}}
    assert (data["causes"], data["victories"]) == ({"deaths": 2}, {"painting": 2})
    assert data["win_rate"] == 0.5


def test_survivors_are_counted_seat_by_seat_also_in_games_that_all_have_won() -> None:
    both, one = (
        together(True, "got_away", 2),
        Result("some_left", (Standing(True, "got_away"), Standing(False, "dead", 2))),
    )
    whole, parts = Tally(), [Tally(), Tally()]
    for tally, results in ((whole, [both, one]), (parts[0], [both]), (parts[1], [one])):
        for result in results:
            tally.count(Played(result, 10, 3, []))
    assert [(seat.won, seat.points) for seat in whole.seats.values()] == [(2, 0), (1, 0)]
    assert whole.summary()["seats"] == [{"won": 1.0, "points": None}, {"won": 0.5, "points": None}]
    assert parts[0].summary()["seats"] == []
    parts[0].add(parts[1])
    assert parts[0] == whole


def test_where_points_decide_seats_have_them() -> None:
    tally = Tally()
    tally.count(Played(by_score([30, 41], "points"), 10, 3, []))
    assert (tally.scored, tally.apart) == (True, True)
    assert tally.summary()["seats"] == [{"won": 0.0, "points": 30.0}, {"won": 1.0, "points": 41.0}]


def test_cards_are_counted_by_what_the_log_tells() -> None:
    tally = some_games()
    elk, fox = tally.cards["elk"], tally.cards["fox"]
    assert (elk.games, elk.wins, elk.up, elk.used, elk.passed) == (2, 1, 3, 1, 1)
    assert (fox.games, fox.wins, fox.up, fox.used, fox.passed) == (2, 2, 1, 1, 0)


def test_winning_moves_with_a_card() -> None:
    """Both games with the fox were won and both without it lost; the elk made no difference."""
    tally = some_games()
    assert (tally.shift("fox"), tally.shift("elk")) == (1.0, 0.0)


def test_a_card_that_is_always_there_moves_nothing() -> None:
    tally = Tally()
    tally.count(played(True, "painting", 1, ("revealed", "elk")))
    assert tally.shift("elk") is None


def test_no_games_have_no_rates() -> None:
    assert (Tally().win_rate, Tally().mean_rounds, Tally().summary()["cards"]) == (0.0, 0.0, {})
