"""Piles: cards in an order, and for each card which seats know it.

The top of a pile is the end of its list. A set of seats is an integer with one bit a seat.

>>> deck = Pile(["oak", "elk", "wolf"])
>>> deck.draw()
'wolf'
>>> deck.show(1, 0b01)
>>> deck.is_known(1, 0), deck.is_known(1, 1)
(True, False)
>>> deck.pull(0), deck.cards
('oak', ['elk'])
>>> deck.insert(0, "bear")
>>> deck.show_top(5, 0b10)
>>> deck
Pile(['bear', 'elk'], [2, 3])
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from campfire.kernel.frame import Seat

NOBODY = 0
EVERYBODY = 0xFF
"""Every seat, and spectators too."""
ONLOOKER = 7
"""The bit of whoever holds no seat: set only where everybody knows."""

bare = object.__new__
"""Makes an object without filling it: a copy fills it by itself, and many copies are made."""


class Pile:
    """Card ids from bottom to top, and beside each the seats that know it."""

    __slots__ = ("cards", "known")

    cards: list[str]
    known: list[int]

    def __init__(self, cards: Iterable[str] = (), known: int = NOBODY) -> None:
        self.cards = list(cards)
        self.known = [known] * len(self.cards)

    def copy(self) -> Pile:
        """Copy the pile; the ids are shared."""
        other = bare(Pile)
        other.cards = self.cards.copy()
        other.known = self.known.copy()
        return other

    def __len__(self) -> int:
        return len(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and self.cards == other.cards and self.known == other.known

    __hash__ = None  # type: ignore[assignment]  # a pile changes

    def __repr__(self) -> str:
        return f"Pile({self.cards!r}, {self.known!r})"

    def put(self, card: str, known: int = NOBODY) -> None:
        """Lay a card on top."""
        self.cards.append(card)
        self.known.append(known)

    def put_all(self, cards: Sequence[str], known: int = NOBODY) -> None:
        """Lay several cards on top, the last one uppermost."""
        self.cards.extend(cards)
        self.known.extend([known] * len(cards))

    def insert(self, place: int, card: str, known: int = NOBODY) -> None:
        """Lay a card at a place counted from the bottom."""
        self.cards.insert(place, card)
        self.known.insert(place, known)

    def draw(self) -> str:
        """Take the top card."""
        self.known.pop()
        return self.cards.pop()

    def pull(self, place: int) -> str:
        """Take the card at a place counted from the bottom; the others keep their order."""
        del self.known[place]
        return self.cards.pop(place)

    def show(self, place: int, seats: int) -> None:
        """Let some seats know the card at a place."""
        self.known[place] |= seats

    def show_top(self, n: int, seats: int) -> None:
        """Let some seats know the top cards, as many as there are."""
        for place in range(max(0, len(self.cards) - n), len(self.cards)):
            self.show(place, seats)

    def is_known(self, place: int, seat: Seat) -> bool:
        """Tell whether a seat knows the card at a place."""
        return bool(self.known[place] >> seat & 1)

    def take_all(self) -> list[str]:
        """Take every card and leave the pile empty."""
        cards = self.cards
        self.cards = []
        self.known = []
        return cards

    def reorder(self, order: Sequence[int]) -> None:
        """Lay the cards in a shuffled order that nobody knows."""
        cards = self.cards
        self.cards = [cards[place] for place in order]
        self.known = [NOBODY] * len(cards)


def eyes_of(seat: Seat | None) -> Seat:
    """Whose bit tells what a seat knows; None is a spectator."""
    return ONLOOKER if seat is None else seat


def reimagine(piles: Iterable[Pile], seat: Seat, back: Callable[[str], str], random: Callable[[], float]) -> None:
    """Deal the cards that a seat does not know anew among their places, as their backs allow."""
    places: dict[str, list[tuple[Pile, int]]] = {}
    for pile in piles:
        known = pile.known
        for place, card in enumerate(pile.cards):
            if not known[place] >> seat & 1:
                places.setdefault(back(card), []).append((pile, place))
    for same_back in places.values():
        cards = [pile.cards[place] for pile, place in same_back]
        cards.sort(key=lambda _: random())
        for (pile, place), card in zip(same_back, cards, strict=True):
            pile.cards[place] = card
