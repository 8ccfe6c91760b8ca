"""Paleo's cards as the scout remembers them: what is printed, ready for quick sums."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from campfire.games.paleo.cards import (
    ITEM_TRAITS,
    ITEMS,
    KINDS,
    PROTECTION,
    STARTING_RECIPES,
    Action,
    Book,
    Card,
    Traits,
)
from campfire.games.paleo.facts import gain_facts, tokens

Back: TypeAlias = tuple[str, str]
"""The back of a card and the hint on it."""

Pays: TypeAlias = tuple[tuple[str, int], ...]
"""Tokens to be paid, by kind."""

Gain: TypeAlias = tuple[str, int | str]
"""A word of a reward and its figure."""

NOTHING = Action()


class Item(NamedTuple):
    """A kind of item token."""

    traits: Traits
    protects: int
    needs: Traits
    pays: Pays


class Line(NamedTuple):
    """One line of a card."""

    needs: Traits
    """Points asked, together with those of the tokens that are paid away."""
    pays: Pays
    gains: tuple[Gain, ...]
    is_paid: bool
    """Whether cards or tokens must be paid."""
    printed: Action


class Face(NamedTuple):
    """A card."""

    id: str
    face: str
    copies: int
    traits: Traits
    hearts: int
    holds: tuple[tuple[str, int], ...]
    item: str
    lines: tuple[Line, ...]
    actions: tuple[Line, ...]
    """The lines that may be chosen when the card is revealed."""
    nights: tuple[Line, ...]
    """The lines that are due at night."""
    prizes: tuple[Line, ...]
    """The lines that bring painting tokens or the victory while the card lies in play."""


class Box:
    """All cards and items of a game."""

    def __init__(self, book: Book) -> None:
        recipes = {**STARTING_RECIPES, **book.recipes}
        self.items = {name: read_item(item, recipes.get(item, NOTHING)) for item, name in enumerate(ITEMS)}
        self.faces = {card.id: read_face(card) for card in book.cards.values()}
        self.shields = [(name, item) for name, item in self.items.items() if item.protects]
        self.stories = {card.number: self.faces[card.id] for card in book.cards.values() if card.number}
        self.asides = [self.faces[card.id] for card in book.cards.values() if card.start == "aside"]
        self.inventions = [self.faces[card.id] for card in book.cards.values() if card.item >= 0 and not card.start]
        """Those that are drawn, not laid out at the start."""
        self.backs: dict[Back, list[Face]] = {}
        """The cards that may lie under a back in a deck."""
        for card in book.cards.values():
            if card.set not in ("people", "inventions", "stories") and not card.start:
                self.backs.setdefault((card.back, card.hint), []).append(self.faces[card.id])
        self.day = sum(face.copies for faces in self.backs.values() for face in faces)
        self.prized = frozenset(thing for face in self.faces.values() for thing in asked_for_painting(face))
        """What paintings ask for."""

        self._signs: dict[str, float] = {}

    def sign_worth(self, sign: str) -> float:
        """How much it helps that something has come to pass, from the lines that look at it."""
        if sign not in self._signs:
            self._signs[sign] = self._weigh_sign(sign)
        return self._signs[sign]

    def _weigh_sign(self, sign: str) -> float:
        worth = 0.0
        for face in self.faces.values():
            lines = [
                line.printed
                for line in face.lines
                if sign in (line.printed.wants, line.printed.shuns) and ("sign", sign) not in line.gains
            ]
            good = any(line.wants == sign and not line.negative for line in lines)
            kept = any(line.shuns == sign and not line.negative for line in lines)
            bad = any(line.wants == sign and line.negative for line in lines)
            worth += (5.0 if good and not kept else 0.0) - (3.0 if kept else 0.0) - (5.0 if bad else 0.0)
        return worth


def is_prize(line: Line) -> bool:
    """Whether a line brings the tribe nearer to its aim."""
    return any(word in ("painting", "triumph") for word, _ in line.gains)


def asked_for_painting(face: Face) -> Iterator[str]:
    """What the lines of a card ask for or use up where they bring painting tokens."""
    for line in face.lines:
        if is_prize(line):
            yield from line.printed.has
            yield from (kind for kind, _ in line.pays if kind != "food")


def read_item(item: int, recipe: Action) -> Item:
    """One kind of item."""
    pays = tuple(tokens(recipe.resources, recipe.items).items())
    return Item(brought(item), PROTECTION.get(item, 0), recipe.needs, pays)


def brought(item: int) -> Traits:
    """The points that an item token brings."""
    trait, points = ITEM_TRAITS.get(item, (0, 0))
    return points * (trait == 0), points * (trait == 1), points * (trait == 2)


def read_face(card: Card) -> Face:
    """One card."""
    lines = tuple(read_line(action) for action in card.actions)
    return Face(
        id=card.id,
        face=card.face,
        copies=card.copies,
        traits=card.traits,
        hearts=card.hearts,
        holds=tuple((KINDS[kind], n) for kind, n in card.holds),
        item=ITEMS[card.item] if card.item >= 0 else "",
        lines=lines,
        actions=tuple(line for line in lines if line.printed.kind == "action"),
        nights=tuple(line for line in lines if line.printed.kind == "night"),
        prizes=tuple(line for line in lines if line.printed.kind in ("alternative", "additional") and is_prize(line)),
    )


def read_line(printed: Action) -> Line:
    """One line of a card."""
    needs = list(printed.needs)
    for item, n in printed.items:
        for trait in range(3):
            needs[trait] += brought(item)[trait] * n if needs[trait] else 0
    return Line(
        needs=(needs[0], needs[1], needs[2]),
        pays=tuple(tokens(printed.resources, printed.items).items()),
        gains=tuple(gain_facts(effect) for effect in printed.effects),
        is_paid=(printed.costs_tokens or printed.cards > 0) and not printed.negative,
        printed=printed,
    )
