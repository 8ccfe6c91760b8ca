"""What is printed on the cards: frozen facts, shared by every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from campfire.kernel.frame import Rule

Trait: TypeAlias = Literal["strength", "perception", "craft"]
TRAITS: tuple[Trait, Trait, Trait] = ("strength", "perception", "craft")
STRENGTH, PERCEPTION, CRAFT = range(3)

Resource: TypeAlias = Literal["food", "wood", "stone"]
RESOURCES: tuple[Resource, Resource, Resource] = ("food", "wood", "stone")
FOOD, WOOD, STONE = range(3)
RESOURCE_TOKENS = (20, 12, 8)

ITEMS = (
    "torch",
    "hand_axe",
    "spear",
    "hide",
    "talisman",
    "hut",
    "raft",
    "clothing",
    "roots",
    "bow",
    "needle",
    "flute",
    "snare",
)
TORCH, HAND_AXE, SPEAR, HIDE, TALISMAN, HUT, RAFT, CLOTHING, ROOTS, BOW, NEEDLE, FLUTE, SNARE = range(13)
ITEM_TOKENS = (5, 5, 5, 8, 4, 4, 3, 3, 3, 2, 2, 2, 2)
STARTING_TOOLS = (TORCH, HAND_AXE, SPEAR)

ITEM_TRAITS: Mapping[int, tuple[int, int]] = {
    TORCH: (PERCEPTION, 1),
    HAND_AXE: (CRAFT, 1),
    SPEAR: (STRENGTH, 1),
    BOW: (STRENGTH, 2),
    NEEDLE: (CRAFT, 2),
    FLUTE: (PERCEPTION, 2),
}
"""The trait symbols on item tokens. [PA-102]"""

PROTECTION: Mapping[int, int] = {HIDE: 1, CLOTHING: 2}
"""How many wounds an item prevents when it is returned. [PA-167, PA-190]"""

KINDS = (*RESOURCES, *ITEMS)
"""Every kind of token that a card may hold; resources first. [PA-221]"""
FIRST_ITEM = len(RESOURCES)
"""Where the items begin among them."""

SETS = ("base", "people", "dreams", "inventions", "stories")
"""The common sets 1 to 5. [PA-035]"""

BACKS = ("forest", "river", "mountain", "cave", "red", "dream", "people", "invention", "story", "mission")
DAY_BACKS = ("forest", "river", "mountain", "cave", "red", "dream")
FACES = ("action", "hazard", "place", "person", "mission", "invention")
HINTS = ("hoof", "mammoth", "paw", "fish", "hand", "smoke")
"""The small pictures that narrow the hint of a back. [PA-062]"""

WARRIOR = "warrior"
"""In a requirement: one of the warriors who stand apart is still alive."""

PLACES = ("community", "camp", "workshop")

Traits: TypeAlias = tuple[int, int, int]
Effect: TypeAlias = "tuple[Rule, tuple[int | str, ...]]"
"""A word of the vocabulary and its printed arguments; who takes part is added when it runs."""


NOT = "not "
"""Before the name of a sign: it must not have come to pass."""


@dataclass(frozen=True, slots=True)
class Action:
    """One line of a card: conditions at the left, reward at the right. [PA-066]"""

    kind: str = "action"
    """action, night, alternative, additional or reaction."""
    needs: Traits = (0, 0, 0)
    has: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    sign: str = ""
    dice: int = 0
    cards: int = 0
    resources: Traits = (0, 0, 0)
    items: tuple[tuple[int, int], ...] = ()
    emptied: bool = False
    """Uses up the tokens that lie on the card, all its spaces being full. [PA-224]"""
    wounds: int = 0
    effects: tuple[Effect, ...] = ()
    negative: bool = False
    removes: bool = False
    event: str = ""
    asked: tuple[tuple[int, int], ...] = field(init=False)
    """The traits that are needed at all."""
    costs_tokens: bool = field(init=False)
    is_free: bool = field(init=False)
    """Whether it can always be performed: it asks nothing, or it is negative. [PA-132]"""
    wants: str = field(init=False)
    shuns: str = field(init=False)
    """The sign that must have come to pass, or must not."""
    looks_around: bool = field(init=False)
    """Whether something must be owned, removed or have come to pass."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "asked", tuple((trait, n) for trait, n in enumerate(self.needs) if n))
        put(self, "costs_tokens", bool(any(self.resources) or self.items or self.emptied))
        put(self, "looks_around", bool(self.has or self.gone or self.sign))
        put(self, "wants", "" if self.sign.startswith(NOT) else self.sign)
        put(self, "shuns", self.sign.removeprefix(NOT) if self.sign.startswith(NOT) else "")
        put(self, "is_free", not (self.sign or (not self.negative and self.has_conditions)))

    @property
    def has_conditions(self) -> bool:
        """Whether something is required or must be paid. [PA-067]"""
        return bool(self.asked or self.looks_around or self.cards or self.costs_tokens)


Lines: TypeAlias = "tuple[tuple[int, Action], ...]"
"""Lines of a card with their numbers."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card as printed."""

    id: str
    set: str
    face: str
    back: str
    hint: str = ""
    picture: str = ""
    copies: int = 1
    start: str = ""
    """Where the handbook puts it at setup instead of the day deck. [PA-050]"""
    place: str = ""
    """Where it must be put once revealed. [PA-236]"""
    actions: tuple[Action, ...] = ()
    holds: tuple[tuple[int, int], ...] = ()
    """How many tokens of which kind it may hold. [PA-221]"""
    traits: Traits = (0, 0, 0)
    hearts: int = 0
    bonus: int = -1
    warrior: bool = False
    item: int = -1
    needs: Traits = (0, 0, 0)
    resources: Traits = (0, 0, 0)
    items: tuple[tuple[int, int], ...] = ()
    number: int = 0

    @property
    def belongs_to_one(self) -> bool:
        """Whether it lies in play with one community, not at the camp or the Workshop. [PA-168, PA-236]"""
        settles = self.face == "place" and self.start not in ("camp", "workshop")
        return self.face == "person" or (settles and self.place == "community")

    @property
    def recipe(self) -> Action:
        """What crafting the item of an invention asks, like a line of a card. [PA-151]"""
        return Action(needs=self.needs, resources=self.resources, items=self.items)

    def of_kind(self, kind: str) -> Lines:
        """The numbered lines of one kind."""
        return tuple((i, action) for i, action in enumerate(self.actions) if action.kind == kind)


STARTING_RECIPES: Mapping[int, Action] = {
    TORCH: Action(resources=(0, 1, 0)),
    HAND_AXE: Action(resources=(0, 0, 1)),
    SPEAR: Action(resources=(0, 1, 1)),
}
"""What crafting asks for the three tools known from the start. [PA-148, PA-153]"""


@dataclass(frozen=True, slots=True)
class Module:
    """A lettered set: its mission and what it changes."""

    id: str
    cards: tuple[Card, ...]
    warriors: bool = False
    """The warriors stand apart and take the blows of this module."""
    ending: str = ""
    """Names the module's own ending, which replaces the win by the fifth painting token."""
    words: Mapping[str, str] = field(default_factory=dict)
    """Fluent source by language, for a home-made module."""

    @property
    def mission(self) -> Card:
        """The one mission card. [PA-058]"""
        return next(card for card in self.cards if card.face == "mission")


@dataclass(frozen=True, slots=True)
class Book:
    """All cards of one game: the common sets and the chosen modules."""

    cards: Mapping[str, Card]
    modules: tuple[Module, ...]
    recipes: Mapping[int, Action]
    """What crafting asks for each item that an invention brings. [PA-151]"""
    alternative: Mapping[str, Lines] = field(default_factory=dict)
    """The cards with alternative actions, and these. [PA-227]"""
    additional: Mapping[str, Lines] = field(default_factory=dict)
    """The cards with additional actions, and these. [PA-234]"""
    night: Mapping[str, Lines] = field(default_factory=dict)
    """The cards with night actions, and these. [PA-070]"""
    ending: str = ""
    warriors: bool = False
