"""What is printed on cards, tiles, sheets and dice: frozen facts, shared by every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias, TypedDict

from campfire.kernel.frame import Rule

WOOD, FOOD, PRESERVES, FUR = range(4)
RESOURCES = ("wood", "food", "preserves", "fur")
"""Preserves are food that does not spoil. [RC-431]"""

PHASES = ("setup", "dawn", "event", "morale", "production", "planning", "action", "end", "weather", "night")
"""The laying out, the start of a round, and its phases, of which the Action phase has three parts. [RC-002]"""

BEFORE_ACTIONS = ("dawn", "event", "morale", "production", "planning")
"""The parts of a round before the first action is resolved. [RC-002]"""

FRIDAY, JENNY, GROUP = 4, 5, -1
"""Whoever is meant when it is not a seat: Friday, Jenny, or everybody."""

OWNERS: Mapping[str, int] = {"0": 0, "1": 1, "2": 2, "3": 3, "friday": FRIDAY, "jenny": JENNY}
"""Whose the pawns are that are not neutral."""

ACTIONS = ("threat", "hunt", "build", "gather", "explore", "camp", "rest")
"""The kinds of actions in the order in which they are resolved. [RC-260]"""

DICE_ACTIONS = ("build", "gather", "explore")
TERRAINS = ("beach", "hills", "mountains", "river", "plains")
DECK_OF: Mapping[str, str] = {f"{kind}_deck": kind for kind in DICE_ACTIONS}
"""The areas that are Adventure decks, and whose they are. [RC-255]"""

TRACKS = ("roof", "palisade", "weapons")
BUILDINGS = ("shelter", *TRACKS)
"""What is built and is no invention. [RC-301]"""
BODY = ("head", "arm", "belly", "leg")

Effect: TypeAlias = "tuple[Rule, tuple[int | str, ...]]"
"""A word of the vocabulary and its printed arguments; who it concerns is added when it runs."""
Effects: TypeAlias = "tuple[Effect, ...]"


@dataclass(frozen=True, slots=True)
class Needs:
    """What an action asks besides pawns. [RC-214]"""

    payments: tuple[tuple[int, int, int, int], ...] = ()
    """One of these payments in wood, food, preserves and fur; nothing to pay if empty."""
    items: tuple[str, ...] = ()
    either_item: str = ""
    """An item that may stand in for the resources."""
    weapons: int = 0
    terrains: tuple[str, ...] = ()
    """Terrains that must be explored. [RC-217]"""
    asks: frozenset[str] = field(init=False)
    """Items and terrains together."""

    def __post_init__(self) -> None:
        """What is asked is told by what is printed."""
        object.__setattr__(self, "asks", frozenset((*self.items, *self.terrains)))


@dataclass(frozen=True, slots=True)
class Threat:
    """The action on the lower half of an event card, or one of two on a wreckage card. [RC-710, RC-277]"""

    pawns: int
    needs: Needs
    reward: Effects


@dataclass(frozen=True, slots=True)
class Event:
    """An event or wreckage card. [RC-174]"""

    id: str
    icon: str
    """book, build, gather or explore; nothing on a wreckage card. [RC-038]"""
    event: Effects
    threats: tuple[Threat, ...]
    pushed: Effects
    """What happens when the card is pushed off the board. [RC-180]"""


@dataclass(frozen=True, slots=True)
class Adventure:
    """An adventure card with its two halves. [RC-299, RC-173]"""

    id: str
    deck: str
    copies: int
    upper: Effects
    lower: Effects
    choices: tuple[Effects, ...] = ()
    """Where the upper half says "decide": one of these. [RC-071]"""
    power: bool = False
    """It is kept and works by rules of its own: a sentence says how."""
    moment: str = ""
    """When it is of use, as `idle-` words it; at no moment of its own: nothing."""


@dataclass(frozen=True, slots=True)
class Mystery:
    """A mystery card: a treasure, a creature or a trap. [RC-357]"""

    id: str
    kind: str
    effects: Effects
    lower: Effects = ()
    kept: bool = False
    """It lies by the board and works later. [RC-097]"""
    uses: int = 0
    pawn: tuple[str, ...] = ()
    """The actions that its neutral pawn may support; with uses, one pawn for each of them. [RC-226, RC-641]"""
    at_once: bool = False
    """A treasure that concerns its finder and does not wait in Future. [RC-359]"""
    rests: bool = False
    """It is of use only from the round after it was found. [RC-046]"""
    power: bool = False
    """It works by rules of its own: a sentence says how."""
    moment: str = ""
    """When it is of use, as `idle-` words it; at no moment of its own: nothing."""


@dataclass(frozen=True, slots=True)
class Invention:
    """An invention, which becomes an item once built. [RC-322]"""

    id: str
    group: str
    """default, personal, deck, or the number of the scenario on whose sheet it is printed."""
    needs: Needs
    built: Effects
    lost: Effects
    pawn: tuple[str, ...] = ()
    """The actions that its neutral pawn may support every round. [RC-224]"""
    owner: str = ""
    repeats: bool = False
    at_once: bool = False
    """Its effect happens when it is built and does not wait for the end of the Action phase. [RC-489, RC-508]"""
    power: bool = False
    """It works by rules of its own: a sentence says how."""


@dataclass(frozen=True, slots=True)
class Beast:
    """A beast of the hunt. [RC-286]"""

    id: str
    strength: int
    weapon_loss: int
    food: int
    fur: int
    extra: Effects = ()
    palisade_loss: int = 0


@dataclass(frozen=True, slots=True)
class Tile:
    """An island tile. [RC-354]"""

    number: int
    terrain: str
    sources: tuple[str, ...]
    """wood, parrot or fish; parrots and fish are food."""
    beast: bool
    totem: bool
    discoveries: int
    shelter: bool


TILES: Mapping[int, Tile] = {
    tile.number: tile
    for tile in (
        Tile(1, "plains", ("wood",), True, False, 2, False),
        Tile(2, "mountains", ("parrot",), True, True, 1, True),
        Tile(3, "river", ("fish",), True, False, 3, False),
        Tile(4, "hills", ("wood", "fish"), False, True, 1, False),
        Tile(5, "mountains", ("parrot", "wood"), False, True, 1, False),
        Tile(6, "plains", ("parrot", "wood"), False, True, 1, False),
        Tile(7, "hills", ("wood",), True, True, 2, False),
        Tile(8, "beach", ("wood", "fish"), False, False, 0, False),
        Tile(9, "plains", ("parrot",), True, False, 3, False),
        Tile(10, "river", ("wood", "fish"), False, True, 1, False),
        Tile(11, "mountains", ("wood",), True, False, 1, True),
    )
}

SPACES = ("A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "A4")
"""The ten spaces of the island in rows of three, four and three; A4 is there in one scenario only. [RC-103]"""

NEIGHBOURS: Mapping[str, tuple[str, ...]] = {
    "A1": ("A2", "B1", "B2"),
    "A2": ("A1", "A3", "B2", "B3"),
    "A3": ("A2", "A4", "B3", "B4"),
    "A4": ("A3", "B4"),
    "B1": ("B2", "A1", "C1"),
    "B2": ("B1", "B3", "A1", "A2", "C1", "C2"),
    "B3": ("B2", "B4", "A2", "A3", "C2", "C3"),
    "B4": ("B3", "A3", "A4", "C3"),
    "C1": ("C2", "B1", "B2"),
    "C2": ("C1", "C3", "B2", "B3"),
    "C3": ("C2", "B3", "B4"),
}

SOURCE_RESOURCE: Mapping[str, int] = {"wood": WOOD, "parrot": FOOD, "fish": FOOD}

EXHAUSTED: Mapping[str, str] = {source: f"exhausted_{source}" for source in SOURCE_RESOURCE}
"""The marker that covers each kind of source. [RC-101]"""
EXHAUSTED_SOURCE: Mapping[str, str] = {marker: source for source, marker in EXHAUSTED.items()}
"""The source that each marker covers."""

NUMBERS = tuple([f"number{n}" for n in range(1, 7)])
NUMBER_ON: Mapping[str, int] = {token: n for n, token in enumerate(NUMBERS, 1)}
"""The Number tokens, and what is on them. [RC-045]"""


@dataclass(frozen=True, slots=True)
class Character:
    """A character sheet. [RC-115, RC-117]"""

    id: str
    hearts: int
    arrows: tuple[int, ...]
    """Taking the wound with one of these numbers skips a morale arrow. [RC-118]"""
    invention: str
    abilities: Mapping[str, int]
    """Each ability and the determination it costs. [RC-133]"""


CHARACTERS: Mapping[str, Character] = {
    c.id: c
    for c in (
        Character(
            "carpenter",
            12,
            (5, 8, 10),
            "snare",
            {"economical_construction": 2, "craftsmanship": 2, "a_new_idea": 3, "handyman": 3},
        ),
        Character(
            "cook", 12, (4, 7, 9, 11), "fireplace", {"grandmas_recipe": 2, "scrounger": 2, "stone_soup": 3, "hooch": 3}
        ),
        Character(
            "explorer",
            11,
            (6, 11),
            "shortcut",
            {"lucky": 2, "reconnaissance": 2, "motivational_speech": 3, "scouting": 3},
        ),
        Character("soldier", 11, (5, 9), "spear", {"tracking": 2, "defensive_plan": 3, "frenzy": 3, "the_hunt": 4}),
    )
}
FRIDAY_HEARTS = 3
JENNY_HEARTS = 10
FRIDAY_REROLL = 2

ACTION_DICE: Mapping[str, tuple[int, int, int]] = {"build": (4, 4, 3), "gather": (1, 5, 3), "explore": (3, 5, 5)}
"""Of six faces each: how many wound, how many succeed, how many bring an adventure. [RC-296]"""

RAIN_DIE = ((1, 0), (1, 0), (1, 0), (2, 0), (2, 0), (0, 1))
WINTER_DIE = ((0, 1), (0, 1), (0, 2), (0, 2), (2, 0), (2, 0))
"""Rain clouds and snow clouds on each face."""
ANIMALS_DIE = ("nothing", "nothing", "palisade", "palisade", "food", "fight")
"""The faces of the hungry animals die. [RC-416]"""
CLOUD_DICE: Mapping[str, tuple[tuple[int, int], ...]] = {"rain": RAIN_DIE, "winter": WINTER_DIE}
"""The weather dice that show clouds."""

MORALE = (-3, -2, -1, 0, 1, 2, 3)
"""Determination by space; the last space gives 2 or heals 1. [RC-185, RC-186, RC-187]"""

EQUIPMENT = (
    "bible",
    "biscuits",
    "empty_bottle",
    "flask_of_rum",
    "hammer_and_nails",
    "pipe_and_tobacco",
    "pistol",
    "storm_glass",
)
DISCOVERIES: Mapping[str, int] = {
    "candles": 2,
    "fallen_tree": 2,
    "goat": 2,
    "grubs": 2,
    "treasure": 2,
    "giant_leaves": 1,
    "tobacco": 1,
    "herbs": 1,
    "old_machete": 1,
    "thorny_bush": 1,
    "poison": 1,
    "vegetables": 1,
    "healing_herbs": 1,
    "special_1": 1,
    "special_2": 1,
    "special_3": 1,
    "special_4": 1,
}
"""The 22 discovery tokens by kind; the four special ones depend on the scenario. [RC-367]"""

SHELTER_COST: Mapping[int, tuple[int, int]] = {1: (2, 1), 2: (2, 1), 3: (3, 2), 4: (4, 3)}
"""Wood or fur for the Shelter and each level of roof and palisade, by players. [RC-308, RC-309]"""


@dataclass(frozen=True, slots=True)
class Book:
    """All cards of the box."""

    events: Mapping[str, Event]
    adventures: Mapping[str, Adventure]
    mysteries: Mapping[str, Mystery]
    inventions: Mapping[str, Invention]
    beasts: Mapping[str, Beast]


class SheetExtras(TypedDict, total=False):
    """What is printed on some scenario sheets alone. [RC-043]"""

    equipment: list[str]
    """Starting Equipment that the sheet gives. [RC-547]"""
    without_equipment: list[str]
    face_down: dict[str, int]
    """Tiles that lie there face down, by space."""
    harmless_book: bool
    """The book icon has no effect, so that fewer events with a book make the game harder. [RC-475]"""
    woodpile: list[int]
    """How much wood each level takes. [RC-481]"""
    ship: int
    """The round in which a ship comes near. [RC-479]"""
    crosses: int
    volcano: str
    lava: dict[str, list[str]]
    """The spaces that lava comes to, by round. [RC-530]"""
    tiles: list[int]
    places: list[int]
    """Spaces and special places to be explored, by the number of players. [RC-522]"""
    mysteries: list[int]
    """How many cards each special place has, in the order in which they are explored. [RC-538]"""
    villages: int
    """How many of the totem tiles are villages, the first ones. [RC-550]"""
    city: str
    births: list[int]
    """The rounds in which a child is born. [RC-574]"""
    tools: list[str]
    crew: list[str]
    """The film crew by their numbers. [RC-585]"""
    traps: int


@dataclass(frozen=True, slots=True, eq=False)
class Scenario:
    """The printed part of a scenario sheet. [RC-043]"""

    id: str
    number: int
    rounds: int
    weather: Mapping[int, tuple[str, ...]]
    """The dice of each round: rain, winter, animals. [RC-407]"""
    inventions: tuple[str, ...]
    specials: tuple[str, str, str, str]
    """What the four special discovery tokens are here."""
    start: str = "B1"
    start_tile: int = 8
    random_inventions: int = 5
    extra: SheetExtras = field(default_factory=SheetExtras)
