"""Paleo's cards as the scout remembers them: what is printed, ready for quick sums."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

RESOURCES = ("food", "wood", "stone")

Points: TypeAlias = tuple[int, int, int]
"""Points of the three traits."""

Back: TypeAlias = tuple[str, str]
"""The back of a card and the hint on it."""


class Item(NamedTuple):
    """A kind of item token."""

    traits: Points
    protects: int
    needs: Points
    pays: tuple[tuple[str, int], ...]


class Line(NamedTuple):
    """One line of a card."""

    kind: str
    on: str
    needs: Points
    """Points asked, together with those of the tokens that are paid away."""
    has: tuple[str, ...]
    gone: tuple[str, ...]
    sign: str
    dice: int
    cards: int
    pays: tuple[tuple[str, int], ...]
    uses_tokens: bool
    wounds: int
    gains: tuple[tuple[str, Any], ...]
    negative: bool
    removes: bool
    looks_around: bool
    """Whether something must be owned, removed or have come to pass."""
    is_paid: bool
    """Whether cards or tokens must be paid."""


class Face(NamedTuple):
    """A card."""

    id: str
    face: str
    back: Back
    copies: int
    start: str
    number: int
    traits: Points
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

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.items = {name: read_item(item) for name, item in facts["items"].items()}
        self.faces = {name: read_face(name, card, self.items) for name, card in facts["cards"].items()}
        self.shields = [(name, item) for name, item in self.items.items() if item.protects]
        self.stories = {face.number: face for face in self.faces.values() if face.number}
        self.asides = [face for face in self.faces.values() if face.start == "aside"]
        self.inventions = [face for face in self.faces.values() if face.item]
        self.backs: dict[Back, list[Face]] = {}
        """The cards that may lie under a back in a deck."""
        for name, card in facts["cards"].items():
            if card["set"] not in ("people", "inventions", "stories") and not card["start"]:
                face = self.faces[name]
                self.backs.setdefault(face.back, []).append(face)
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
            lines = [line for line in face.lines if sign_of(line) == sign and ("sign", sign) not in line.gains]
            good = any(line.sign == sign and not line.negative for line in lines)
            kept = any(line.sign != sign and not line.negative for line in lines)
            bad = any(line.sign == sign and line.negative for line in lines)
            worth += (5.0 if good and not kept else 0.0) - (3.0 if kept else 0.0) - (5.0 if bad else 0.0)
        return worth


def sign_of(line: Line) -> str:
    """The sign that a line looks at, whether it must be there or not."""
    return line.sign.removeprefix("not ")


def is_prize(line: Line) -> bool:
    """Whether a line brings the tribe nearer to its aim."""
    return any(word in ("painting", "triumph") for word, _ in line.gains)


def asked_for_painting(face: Face) -> set[str]:
    """What the lines of a card ask for or use up where they bring painting tokens."""
    lines = [line for line in face.lines if is_prize(line)]
    return {thing for line in lines for thing in (*line.has, *(kind for kind, _ in line.pays if kind != "food"))}


def points(named: Mapping[str, int]) -> Points:
    """Points by trait in their order."""
    return named.get("strength", 0), named.get("perception", 0), named.get("craft", 0)


def read_item(item: Mapping[str, Any]) -> Item:
    """One kind of item."""
    return Item(points(item["traits"]), item["protects"], points(item["needs"]), tuple(item["pays"].items()))


def read_face(name: str, card: Mapping[str, Any], items: Mapping[str, Item]) -> Face:
    """One card."""
    lines = tuple(read_line(line, items) for line in card["lines"])
    return Face(
        id=name,
        face=card["face"],
        back=(card["back"], card["hint"]),
        copies=card["copies"],
        start=card["start"],
        number=card["number"],
        traits=points(card["traits"]),
        hearts=card["hearts"],
        holds=tuple(card["holds"].items()),
        item=card["item"],
        lines=lines,
        actions=tuple(line for line in lines if line.kind == "action"),
        nights=tuple(line for line in lines if line.kind == "night"),
        prizes=tuple(line for line in lines if line.kind in ("alternative", "additional") and is_prize(line)),
    )


def read_line(line: Mapping[str, Any], items: Mapping[str, Item]) -> Line:
    """One line of a card."""
    needs = list(points(line["needs"]))
    for kind, n in line["pays"].items():
        if kind in items:
            for trait in range(3):
                needs[trait] += items[kind].traits[trait] * n if needs[trait] else 0
    return Line(
        kind=line["kind"],
        on=line["on"],
        needs=(needs[0], needs[1], needs[2]),
        has=tuple(line["has"]),
        gone=tuple(line["gone"]),
        sign=line["sign"],
        dice=line["dice"],
        cards=line["cards"],
        pays=tuple(line["pays"].items()),
        uses_tokens=line["uses_tokens"],
        wounds=line["wounds"],
        gains=tuple(line["gains"].items()),
        negative=line["negative"],
        removes=line["removes"],
        looks_around=bool(line["has"] or line["gone"] or line["sign"]),
        is_paid=bool(line["pays"] or line["cards"] or line["uses_tokens"]) and not line["negative"],
    )
