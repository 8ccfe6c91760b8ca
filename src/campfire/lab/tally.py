"""What many games come to: counts that can be added up in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from campfire.kernel.codec import Json
from campfire.kernel.contract import Standing
from campfire.kernel.declared import Event
from campfire.lab.playing import Played

CONFIDENCE = 1.96
"""Standard deviations on each side of a 95 % interval."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval in which the true share of wins lies with 95 % confidence, by Wilson's score.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, CONFIDENCE**2
    middle = share + z2 / (2 * games)
    reach = CONFIDENCE * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, (middle - reach) / (1 + z2 / games)), min(1.0, (middle + reach) / (1 + z2 / games))


@dataclass(slots=True)
class CardTally:
    """How one card fared: in how many games it came up, how many of them were won, and its uses."""

    games: int = 0
    wins: int = 0
    up: int = 0
    used: int = 0
    passed: int = 0

    def add(self, other: CardTally) -> None:
        """Add the same card's counts from other games."""
        self.games += other.games
        self.wins += other.wins
        self.up += other.up
        self.used += other.used
        self.passed += other.passed


@dataclass(slots=True)
class SeatTally:
    """How one seat fared: how often it won, and its points in all."""

    won: int = 0
    points: int = 0

    def add(self, other: SeatTally) -> None:
        """Add the same seat's counts from other games."""
        self.won += other.won
        self.points += other.points


@dataclass(slots=True)
class Tally:
    """The games so far."""

    games: int = 0
    wins: int = 0
    decisions: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    causes: Counter[str] = field(default_factory=Counter)
    """Why games were lost."""
    victories: Counter[str] = field(default_factory=Counter)
    """Why games were won."""
    cards: dict[str, CardTally] = field(default_factory=dict)
    seats: dict[int, SeatTally] = field(default_factory=dict)
    scored: bool = False
    """Whether points decide: then nobody loses as long as somebody wins."""
    apart: bool = False
    """Whether one seat may win where another does not."""

    def count(self, played: Played) -> None:
        """Count one more game."""
        won = played.result.won
        self.games += 1
        self.wins += won
        self.decisions += played.decisions
        self.rounds[played.rounds] += 1
        (self.victories if won else self.causes)[played.result.cause] += 1
        self.count_seats(played.result.standings)
        for card, seen in cards_in(played.log).items():
            seen.games, seen.wins = 1, int(won)
            self.cards.setdefault(card, CardTally()).add(seen)

    def count_seats(self, standings: Sequence[Standing]) -> None:
        """Count how the seats came out of one game."""
        self.scored |= any([one.score is not None for one in standings])
        self.apart |= self.scored or len({one.won for one in standings}) > 1
        for seat, one in enumerate(standings):
            self.seats.setdefault(seat, SeatTally()).add(SeatTally(one.won, one.score or 0))

    def add(self, other: Tally) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.wins += other.wins
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.causes += other.causes
        self.victories += other.victories
        self.scored |= other.scored
        self.apart |= other.apart
        for seat, fared in other.seats.items():
            self.seats.setdefault(seat, SeatTally()).add(fared)
        for card, seen in other.cards.items():
            self.cards.setdefault(card, CardTally()).add(seen)

    @property
    def losses(self) -> int:
        return self.games - self.wins

    @property
    def win_rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_rounds(self) -> float:
        """How many rounds a game lasts."""
        return sum(length * n for length, n in self.rounds.items()) / self.games if self.games else 0.0

    def shift(self, card: str) -> float | None:
        """How much more often games with a card are won than those without; None where all are one kind."""
        seen = self.cards[card]
        without = self.games - seen.games
        if not seen.games or not without:
            return None
        return seen.wins / seen.games - (self.wins - seen.wins) / without

    def summary(self) -> dict[str, Json]:
        """Say it as plain data."""
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "losses": self.losses,
            "win_rate": round(self.win_rate, 4),
            "win_rate_interval": [round(low, 4), round(high, 4)],
            "decisions": self.decisions,
            "rounds": {
                "mean": round(self.mean_rounds, 3),
                "distribution": {str(length): self.rounds[length] for length in sorted(self.rounds)},
            },
            "causes": dict(sorted(self.causes.items())),
            "victories": dict(sorted(self.victories.items())),
            "seats": [self.seat_summary(seat) for seat in sorted(self.seats) if self.apart],
            "cards": {card: self.card_summary(card) for card in sorted(self.cards)},
        }

    def seat_summary(self, seat: int) -> dict[str, Json]:
        """Say one seat as plain data."""
        fared = self.seats[seat]
        points = round(fared.points / self.games, 2) if self.scored else None
        return {"won": round(fared.won / self.games, 4), "points": points}

    def card_summary(self, card: str) -> dict[str, Json]:
        """Say one card as plain data."""
        seen, shift = self.cards[card], self.shift(card)
        return {
            "games": seen.games,
            "wins": seen.wins,
            "up": seen.up,
            "used": seen.used,
            "passed": seen.passed,
            "shift": None if shift is None else round(shift, 4),
        }


def cards_in(log: list[Event]) -> dict[str, CardTally]:
    """Count what the log of one game tells about the use of cards."""
    seen: dict[str, CardTally] = {}
    for event in log:
        use = event.kind.use
        if use is None:
            continue
        card = str(event.named()["card"])
        tally = seen.get(card) or seen.setdefault(card, CardTally())
        if use == "up":
            tally.up += 1
        elif use == "used":
            tally.used += 1
        else:
            tally.passed += 1
    return seen
