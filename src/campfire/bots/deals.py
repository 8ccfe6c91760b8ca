"""Deals that many can play: one a day for everybody, by the date, and one for every code that somebody thinks of.

>>> deal = coded("embers", " Three  Owls ")
>>> deal.word, deal.fate == coded("embers", "three owls").fate, deal.fate == coded("shells", "three owls").fate
('three owls', True, False)
"""

from __future__ import annotations

import hashlib
from datetime import UTC, date, datetime
from random import Random
from typing import NamedTuple

from campfire import bots, games
from campfire.bots.driver import next_turn
from campfire.bots.expected import measured
from campfire.kernel.contract import AnyGame, BadInput, Options, Result, Standing, values_of
from campfire.kernel.fate import Fate
from campfire.kernel.frame import Seat
from campfire.kernel.match import Match
from campfire.kernel.phrase import Phrase, Said
from campfire.kernel.question import Chance

LONGEST = 40
"""Letters of a code."""
PAR_BOT = "scout"
PAR_GAMES = 3
"""So many games with the same deal make its par: bots of the same kind do not always choose the same."""


class Deal(NamedTuple):
    """A deal: the word that names it, what it is laid with, and the seed from which its chance follows."""

    word: str
    options: Options
    fate: Fate


class Par(NamedTuple):
    """What bots made of a deal: how many of how many won, or how many points the first of them had."""

    won: int
    of: int
    points: int | None

    def counts(self) -> dict[str, Said]:
        """How many of how many won, to be said."""
        return {"won": self.won, "of": self.of}


def today() -> date:
    """The day, the same for everybody on earth."""
    return datetime.now(UTC).date()


def read_day(word: str) -> date:
    """Read a date; today where none is given; none that is still to come."""
    try:
        day = date.fromisoformat(word) if word else today()
    except ValueError as wrong:
        raise BadInput("bad_day", word=word[:LONGEST]) from wrong
    if day > today():
        raise BadInput("bad_day", word=word)
    return day


def daily(game: str, day: date) -> Deal:
    """The deal of a day: its scenario goes round, the seed follows from the date."""
    known, word = measured(game), day.isoformat()
    if known is None:
        return Deal(word, {}, seed_of(game, word))
    values = values_of(games.load(game), known.choice)
    return Deal(word, {**known.daily, known.choice: values[day.toordinal() % len(values)]}, seed_of(game, word))


def coded(game: str, word: str) -> Deal:
    """The deal that a code names; what is played with it is for those who play to choose. That of a day to come is not
    laid before."""
    plain = plain_word(word)
    if is_to_come(plain):
        raise BadInput("bad_day", word=plain)
    return Deal(plain, {}, seed_of(game, plain))


def is_to_come(word: str) -> bool:
    """Whether a word names a day that is still to come, as the deal of that day does.

    >>> is_to_come("9999-12-31"), is_to_come("1999-12-31"), is_to_come("three owls")
    (True, False, False)
    """
    try:
        return date.fromisoformat(word) > today()
    except ValueError:
        return False


def plain_word(word: str) -> str:
    """A code as it counts: small letters, single spaces.

    >>> plain_word(" Three  Owls ")
    'three owls'
    """
    plain = " ".join(word.casefold().split())
    if not plain or len(plain) > LONGEST or not plain.isprintable():
        raise BadInput("bad_deal", most=LONGEST)
    return plain


def seed_of(game: str, word: str) -> Fate:
    """The seed of a deal: its game and its word alone decide it."""
    return Fate(hashlib.sha256(f"campfire deal {game} {word}".encode()).hexdigest())


def par(game: AnyGame, options: Options, word: str, bot: str = PAR_BOT) -> Par:
    """What bots make of the very same deal, in some games; where a game has no such bot, the best that it has."""
    bot = bot if bot in bots.known(game.name) else bots.known(game.name)[-1]
    results = [played(game, options, seed_of(game.name, word), bot, number) for number in range(PAR_GAMES)]
    scores = [max(score) for result in results if (score := scores_of(result))]
    seats = [standing for result in results for standing in counted(game.name, result)]
    points = round(sum(scores) / len(scores)) if scores else None
    return Par(sum([one.won for one in seats]), len(seats), points)


def counted(game: str, result: Result) -> tuple[Standing, ...]:
    """The standings that count: one where all win or lose together, else everybody's."""
    known = measured(game)
    together = known.measure == "wins" if known else len({*result.standings}) == 1
    return result.standings[:1] if together else result.standings


def scores_of(result: Result) -> list[int]:
    """The points of all seats; none where nobody counts them."""
    return [standing.score for standing in result.standings if standing.score is not None]


def played(game: AnyGame, options: Options, fate: Fate, bot: str, number: int) -> Result:
    """Let bots of one kind play a deal to its end."""
    random = Random(f"{fate.seed}/{number}").random
    match = Match(game, options, fate)
    seated = {seat: bots.make(bot, game.name, options) for seat in range(options["players"])}
    match.silent = frozenset(seated)
    waiting: set[Seat] = set()
    while (question := match.question) is not None:
        assert not isinstance(question, Chance)
        turn = next_turn(question, seated, waiting, lambda seats: seats[int(random() * len(seats))])
        assert turn is not None
        place = seated[turn.seat](game.view(match.state, turn.seat), turn.offer(game, match.state, random), random)
        if option := turn.chosen(place):
            match.answer(turn.seat, option.key, option.args)
            waiting.clear()
        else:
            waiting.add(turn.seat)
    result = game.result(match.state)
    assert result is not None
    return result


def line(game: AnyGame, options: Options, word: str, result: Result, rival: Par) -> Phrase:
    """How a deal went beside its par, in a line to share."""
    known, seats = measured(game.name), counted(game.name, result)
    value = options.get(known.choice) if known else None
    what = Phrase("deal-own") if known is None or value is None else Phrase(f"{known.choice}-{value}")
    score, won = scores_of(result), sum([one.won for one in seats])
    if score:
        own, par = (
            Phrase("deal-points", {"points": max(score)}),
            Phrase("deal-par-points", {"points": rival.points or 0}),
        )
    elif len(seats) == 1:
        own, par = Phrase("deal-won" if won else "deal-lost"), Phrase("deal-par-wins", rival.counts())
    else:
        own, par = Phrase("deal-away", {"won": won, "of": len(seats)}), Phrase("deal-par-away", rival.counts())
    about: dict[str, Said] = {"game": Phrase(f"game-{game.name}"), "deal": word, "what": what}
    return Phrase("deal-share", {**about, "players": options["players"], "result": own, "par": par})
