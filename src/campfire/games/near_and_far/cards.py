"""What is printed: adventurers, artifacts, treasures, finds, threats, maps, the town board, the storybook.

Nothing here changes during a game; the reader makes it from the content files.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

ICONS = ("skill", "combat", "movement", "caution", "search", "heart")
SKILL, COMBAT, MOVEMENT, CAUTION, SEARCH, HEART = range(len(ICONS))
"""The six icons of a party. [NF-175]"""

TRIBES = ("green", "blue", "red", "yellow")
GREEN, BLUE, RED, YELLOW = range(len(TRIBES))
"""Criminals, mages, reptilians, nomads, by their colours. [NF-028]"""

GOODS = ("coin", "gem", "food", *TRIBES)
"""What has a value in the town hall. [NF-121]"""
COIN, GEM, FOOD, FIRST_TOKEN = range(4)
"""Their places, the first of the tribe tokens among them."""

VALUES: Mapping[str, int] = {"coin": 2, "gem": 2, "food": 1, "red": 5, "blue": 7, "yellow": 4, "green": 6}
"""What goods are worth in the town hall. [NF-122]"""

ROUTES = ("pepper", "machine_part", "stoneblood", "tea_leaves")
"""The goods of the four trade routes. [NF-291]"""

SERIES = ("campaign", "character")
"""The modes of several games, in which a character card is carried from one to the next. [NF-010]"""

BUILDINGS = ("town_hall", "saloon", "stables", "general_store", "farm", "mystics_hut", "mine")
JAIL = "jail"
"""Where a losing attacker goes; it is no building. [NF-162]"""

CELLS = 4
"""Places in a party, one with the flag of each tribe. [NF-166]"""
MOST_ANIMALS = 3
MOST_TREASURES = 3
CAMPS = 14
MORE_CAMPS = 2
"""Camps on a player board, and those that the longer game adds. [NF-022, NF-353]"""
STRONGEST_HEARTS = 13
LEAST_REPUTATION, MOST_REPUTATION = -6, 12
CAMP_HEARTS = 3
CHIEF_FLAGS = 4
ROW = 5
"""Adventurers in the row of the saloon. [NF-027]"""

Icons: TypeAlias = tuple[int, int, int, int, int, int]
NO_ICONS: Icons = (0, 0, 0, 0, 0, 0)
Goods: TypeAlias = tuple[int, int, int, int, int, int, int]
NOTHING: Goods = (0, 0, 0, 0, 0, 0, 0)
Word: TypeAlias = tuple[str | int, ...]
"""A word of the vocabulary with its figures, as a card has it."""
Words: TypeAlias = tuple[Word, ...]


class Adventurer(NamedTuple):
    """A token: its tribe, what hiring costs, and its icons; a pet has no tribe. [NF-126, NF-176]"""

    id: str
    tribe: int
    cost: int
    icons: Icons

    @property
    def is_pet(self) -> bool:
        return self.tribe < 0


class Item(NamedTuple):
    """An artifact, a treasure or a find: its icons, and what else it does."""

    id: str
    icons: Icons
    does: Words
    special: bool = False
    vp: int = 0
    cost: Goods = NOTHING
    reputation: int = 0
    """What buying asks: at least this, or at most where it is negative. [NF-303, NF-304]"""
    copies: int = 1

    def steps_from(self, reputation: int) -> int:
        """How many steps a reputation is away from what buying asks. [NF-303, NF-304]

        >>> good, bad = Item("owl", NO_ICONS, (), reputation=3), Item("rat", NO_ICONS, (), reputation=-2)
        >>> [good.steps_from(1), good.steps_from(4), bad.steps_from(1), bad.steps_from(-3)]
        [2, 0, 3, 0]
        """
        beyond = reputation - self.reputation
        return max(0, beyond if self.reputation < 0 else -beyond) if self.reputation else 0


class Foe(NamedTuple):
    """A threat or a boss: how strong it is, and what beating it is worth. [NF-033, NF-315]"""

    id: str
    strength: int
    vp: int
    entry: str = ""
    """What is read when a boss is beaten. [NF-371]"""
    absent: tuple[int, ...] = ()
    """Player counts with which a boss is left out. [NF-367, NF-368]"""


class Talent(NamedTuple):
    """Something that experience buys. [NF-070]"""

    id: str
    cost: int
    does: Words


class Space(NamedTuple):
    """A round place on a map: where it lies, what it shows, and the entry beside its book. [NF-238, NF-291]"""

    id: str
    x: int
    y: int
    shows: str = ""
    """`coin`, `gem` or the symbol of a trade route."""
    entry: str = ""
    place: str = ""
    town: bool = False
    water: bool = False
    mammoth: bool = False
    label: tuple[int, int] = (0, 31)
    """Where its name stands from there."""


class Path(NamedTuple):
    """A way between two spaces, and the symbol on it: `threat`, `treasure` or nothing. [NF-200]"""

    ends: tuple[str, str]
    symbol: str = ""
    bend: float | None = None
    """How far it leans from the straight line, as a part of its length, where the map says so."""


class Route(NamedTuple):
    """The two numbers of a trade route: for sole control, and for each of two owners. [NF-297]"""

    alone: int
    shared: int


class Note(NamedTuple):
    """A word written on the land: which, where, how it is turned, and the colour where the ground is dark."""

    key: str
    x: int
    y: int
    turn: int = 0
    fill: str = ""


class Map(NamedTuple):
    """One land."""

    number: int
    name: str
    spaces: Mapping[str, Space]
    paths: tuple[Path, ...]
    routes: Mapping[str, Route]
    ways: Mapping[str, tuple[tuple[str, str], ...]]
    """From each space the spaces next to it, each with the symbol on the path."""
    notes: tuple[Note, ...] = ()

    @property
    def town(self) -> str:
        """The town space. [NF-193]"""
        return next(space.id for space in self.spaces.values() if space.town)


class Choice(NamedTuple):
    """An option of an entry: what it asks, what it pays, what it brings. [NF-240, NF-243, NF-249, NF-268]"""

    id: str
    asks: tuple[str, ...] = ()
    """Keywords, all of which are needed."""
    optional: bool = False
    otherwise: bool = False
    pays: tuple[tuple[str, int], ...] = ()
    check: str = ""
    number: int = 0
    reward: Words = ()
    bonus: Words = ()
    next: str = ""
    """The character quest that follows."""


class Entry(NamedTuple):
    """An entry of the storybook, or an arcade card."""

    id: str
    choices: tuple[Choice, ...]
    layer: int = 0
    """Which of a character's ten quests it is."""


class Character(NamedTuple):
    """Somebody to play: the letter of the quests, and the first of them. [NF-262]"""

    id: str
    first: str


class Mine(NamedTuple):
    """The mine of one side of the town board: numbers row by row, rewards above and beside. [NF-143, NF-147]"""

    columns: int
    numbers: tuple[int, ...]
    above: tuple[Words, ...]
    beside: tuple[Words, ...]
    reputation: tuple[int, ...] = ()
    """Cells that also give reputation by day. [NF-340]"""


class Book(NamedTuple):
    """Everything printed."""

    adventurers: Mapping[str, Adventurer]
    pets: Mapping[str, Adventurer]
    items: Mapping[str, Item]
    artifacts: tuple[str, ...]
    treasures: tuple[str, ...]
    """One id a card: copies of a title are numbered."""
    finds: tuple[str, ...]
    threats: tuple[Foe, ...]
    bosses: Mapping[str, Foe]
    talents: Mapping[str, Talent]
    entries: Mapping[str, Entry]
    arcade: Mapping[str, Entry]
    characters: Mapping[str, Character]
    maps: Mapping[int, Map]
    mines: Mapping[str, Mine]
    """By side of the town board: `dusk` and `day`."""
    board: tuple[str, ...]
    """What lies under the camps of a player board, in their order: `coin`, `gem` or nothing. [NF-288]"""
