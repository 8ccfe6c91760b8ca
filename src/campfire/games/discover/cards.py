"""What is printed on the things of Discover: cards, tokens, tiles, sheets, and the book of one game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

KINDS = ("food", "clean_water", "dirty_water", "meat", "medicine", "wood", "stone", "poison", "scrap")
"""The nine resources. [DI-155]"""
WATERS = ("clean_water", "dirty_water")
"""What can be drunk. [DI-175]"""
DAMAGES = ("exhaustion", "dehydration", "ailment", "physical")
"""The four types of damage. [DI-202]"""
SYMBOLS = ("leaf", "shell", "flint", "crate")
"""What stands on the backs of find tokens. [DI-022]"""
WATER = "water"
"""The back of a water source token. [DI-021]"""
SUPPORTS = ("suppression", "onslaught", "defence")
"""The three support cards of each colour. [DI-010]"""
DICE = ("grey", "red")
GREY, RED = range(len(DICE))
"""The dice of a fight: the participant's and the enemy's. [DI-247]"""
FACES = 12
"""Both dice have twelve faces. [DI-006]"""

Effect: TypeAlias = tuple[Any, ...]
"""A word of the vocabulary and its figures, which may be effects themselves."""
Effects: TypeAlias = tuple[Effect, ...]
Condition: TypeAlias = tuple[Any, ...]
Payment: TypeAlias = tuple[Any, ...]


def figures_of(words: Iterable[Effect], name: str) -> list[list[Any]]:
    """The figures of every word of that name.

    >>> figures_of((("gain", "food", 1), ("tire", 2), ("gain", "wood", 3)), "gain")
    [['food', 1], ['wood', 3]]
    """
    return [figures for word, *figures in words if word == name]


def walk(value: Any) -> Iterator[Effect]:
    """Every effect and condition inside effects, from top to bottom."""
    if isinstance(value, tuple):
        if value and isinstance(value[0], str):
            yield value
        for part in value:
            yield from walk(part)


class Power(Struct, frozen=True, gc=False):
    """Something a card can do: when, where, at what price, and what comes of it."""

    on: str
    """`action`, or the moment that sets it off. [DI-152]"""
    effects: Effects
    stamina: int = 1
    """What an action takes. [DI-153]"""
    limit: str = ""
    """`day`, `fight` or `game`: once in each; nothing: as often as one likes. [DI-185, DI-187, DI-254]"""
    at: str = ""
    """The landmark where it works, or any red target. [DI-097]"""
    needs: tuple[Condition, ...] = ()
    pay: tuple[Payment, ...] = ()
    kind: str = ""
    """The damage that it prevents, or what it stands in for at night: food or water; nothing: whatever it is."""
    may: bool = False
    """Its owner decides, though it costs nothing."""

    @property
    def is_voluntary(self) -> bool:
        """Whether its owner decides: it costs something, is limited, or says so. [DI-284]"""
        return self.may or bool(self.pay) or bool(self.limit)


class Way(Struct, frozen=True, gc=False):
    """One of the choices on a card."""

    key: str
    needs: tuple[Condition, ...] = ()
    pay: tuple[Payment, ...] = ()
    effects: Effects = ()


class Card(Struct, frozen=True, gc=False):
    """A card as printed; copies share everything but the id."""

    id: str
    type: str
    """instant, change, item, enemy, blueprint, night, threat, character, quest or support. [DI-190]"""
    name: str = ""
    """Under this name stand its words, and all cards of its number."""
    number: int = 0
    """On the backs of exploration cards, enemies, crafted items and notices. [DI-026 to DI-028]"""

    where: str = ""
    """What leads to an exploration card: a `landmark`, a `find` token, a `story`, a `notice`; or it is `inside`."""
    story: str = ""
    """The story that a card or a quest belongs to. [DI-038]"""
    ring: int = 0
    """Of a landmark or a part of a story: the number on the back of the tiles where it lies."""
    fixed: str = ""
    """The story that needs this landmark: it is on the map in every box."""
    prefers: tuple[str, ...] = ()
    """The terrains on which a landmark is laid where it can."""
    symbol: str = ""
    """The back of the find token that names the card. [DI-022]"""
    copies: int = 1
    """The more, the sooner a found item has a second card in the deck."""
    locked: str = ""
    """Of a landmark: the lock on it. [DI-199]"""
    opens: str = ""
    """The card inside, whose number is the next. [DI-199]"""
    unlocks: str = ""
    """Of a key: the lock that it opens. [DI-199]"""

    attributes: tuple[str, ...] = ()
    """They do nothing by themselves; other cards refer to them. [DI-198]"""
    counters: int = 0
    """With so many an item comes. [DI-183]"""
    carries: int = 0
    """So many tokens may lie on an item. [DI-172]"""
    always: tuple[Effect, ...] = ()
    """What it does all the time. [DI-192]"""
    powers: tuple[Power, ...] = ()
    effects: Effects = ()
    choices: tuple[Way, ...] = ()
    """After the effects one of these is taken."""

    kind: str = ""
    """Of an enemy: monster, find or special."""
    defence: int = 0
    """What the grey die must reach. [DI-257]"""
    attack: int = 0
    """What the red die must reach; 0 is a dash. [DI-259, DI-260]"""
    health: int = 0
    """So many counters defeat it. [DI-258]"""
    retreat: int = 1
    """How many spaces it goes away when it is not defeated. [DI-267]"""
    deadly: bool = False
    """It fights on until it is defeated. [DI-288]"""
    reward: Effects = ()
    hurt: Effects = ()
    """What its hit does beside the damage. [DI-259]"""
    before: Effects = ()
    """What happens before the dice are rolled."""
    asks_pay: tuple[Payment, ...] = ()
    """The price for which it lets one go."""
    asks: Effects = ()
    """What comes of paying it."""

    role: str = ""
    """What a crafted item is for: each box has some of every role."""
    complex: bool = False
    """A blueprint of the second pile. [DI-053]"""
    fire: bool = False
    """A blueprint that can be used only at a fire. [DI-139]"""
    costs: tuple[tuple[str, int], ...] = ()
    """The resources that a blueprint asks for. [DI-136]"""

    colour: str = ""
    """Of a threat: the deck that it belongs to. [DI-054]"""
    trait: bool = False
    """A threat that is kept. [DI-220]"""
    tribe: bool = False
    """A threat only for several survivors. [DI-221]"""
    level: int = 0
    """Of a night. [DI-048]"""

    stage: int = 0
    """Of a quest. [DI-294]"""
    last: bool = False
    """The stage on which survivors win. [DI-295]"""
    setup: Effects = ()
    """What happens when the quest is laid face up."""
    goal: tuple[Condition, ...] = ()
    """What fulfils it; nothing where its powers alone lead on. [DI-293]"""
    done: Effects = ()
    """What happens when it is fulfilled. [DI-293]"""
    nightly: Effects = ()
    """What it does at the end of each night."""

    hand: str = ""
    ink: str = ""
    stain: str = ""
    """By these a character can be told as the one who signed the land away."""

    @property
    def is_story(self) -> bool:
        """Whether it is a story item, which is never given up. [DI-170]"""
        return "story" in self.attributes

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """Everything that a quest asks: its goal, and whatever can be done on it. [DI-293]"""
        return (*self.goal, *[needed for power in self.powers for needed in power.needs])


class Bearing(Struct, frozen=True, gc=False):
    """What the cards in front of a survivor do all the time: no fact, worked out once for the cards that lie there."""

    words: Mapping[str, list[tuple[Any, ...]]]
    """The figures of each standing word that holds. [DI-192, DI-300]"""
    powers: Mapping[str, list[tuple[str, int, Power]]]
    """What each moment sets off: the card, the place on it, the power. [DI-152]"""
    costs: Mapping[str, int]
    """What entering each terrain costs. [DI-093]"""


class Tile(Struct, frozen=True, gc=False):
    """A tile of four spaces: their terrains, and what is drawn on them. [DI-007]"""

    id: str
    number: int
    spaces: tuple[str, ...]
    marks: tuple[str, ...]
    """A find symbol, landmark, water, target, camp, or nothing."""
    landmark: str = ""
    """The card that its landmark's number names. [DI-096]"""


class Token(Struct, frozen=True, gc=False):
    """A token: what its back shows, and its face. [DI-107]"""

    id: str
    back: str
    """A find symbol, water, or nothing for a resource token of the supply."""
    kind: str = ""
    amount: int = 1
    card: str = ""
    enemy: str = ""


class Sheet(Struct, frozen=True, gc=False):
    """The sheet of a region. [DI-040]"""

    id: str
    threats: str
    """The colour of its threat deck. [DI-054]"""
    terrains: tuple[tuple[str, int], ...]
    """What entering each costs. [DI-093]"""
    water: tuple[str, ...]
    """What its water sources give. [DI-030]"""
    water_rings: tuple[int, ...]
    """How many tiles of each number have one."""
    compass: tuple[int, int]
    """Where it is drawn beside the pattern."""
    places: tuple[tuple[int, int, int], ...]
    """The pattern of the tiles: where each lies, and the number on its back. [DI-059]"""
    finds: Mapping[str, tuple[tuple[str, int, int], ...]]
    """The resources on find tokens by their backs: kind, amount, and how many such tokens. [DI-022]"""
    spares: tuple[tuple[str, str, int, int], ...]
    """The same with the back, of tokens that only some boxes have."""
    always: tuple[Effect, ...] = ()
    powers: tuple[Power, ...] = ()


class Story(Struct, frozen=True, gc=False):
    """A scenario's story: its quest cards, its parts and its landmarks. [DI-038]"""

    id: str
    region: str
    order: int
    parts: tuple[str, ...]
    landmarks: tuple[str, ...]


class Atlas(Struct, frozen=True, gc=False):
    """The lie of the land: spaces by number, four a tile, and how they touch."""

    spaces: tuple[tuple[int, int], ...]
    """Where each space lies, in axial coordinates."""
    beside: tuple[tuple[int, ...], ...]
    """The neighbours of each space in the six directions of the compass; -1 outside the board."""
    near: tuple[tuple[int, ...], ...]
    """The neighbours that are on the board."""
    far: tuple[tuple[int, ...], ...]
    """How far each tile's nearest space is from each space, as the crow flies."""
    numbers: tuple[int, ...]
    """The number on the back of the tile at each place. [DI-059]"""
    start: int
    """The place of the tile illustrated on both sides. [DI-058]"""


DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The compass: 1-2 north-east, 3-4 east, 5-6 south-east, 7-8 south-west, 9-10 west, 11-12 north-west. [DI-004]"""


def direction(face: int) -> int:
    """The direction that the compass shows for a value of the die. [DI-004]

    >>> [direction(face) for face in (1, 2, 3, 11, 12)]
    [0, 0, 1, 5, 5]
    """
    return (face - 1) // 2


class Book(Struct, frozen=True, gc=False):
    """Everything that one game is played with."""

    code: str
    scenario: int
    sheet: Sheet
    atlas: Atlas
    costs: Mapping[str, int]
    """What entering a terrain costs. [DI-093]"""
    cards: Mapping[str, Card]
    """Every card of the game by its id, copies apart."""
    tiles: Mapping[str, Tile]
    tokens: Mapping[str, Token]
    start_tile: str
    camp: int
    """The space with the camp picture. [DI-061]"""
    exploration: tuple[str, ...]
    """The deck in rising order of number. [DI-050]"""
    taken_out: tuple[int, ...]
    """The numbers that the sheet tells to take out. [DI-051]"""
    crafts: tuple[str, ...]
    blueprints: tuple[str, ...]
    complexes: tuple[str, ...]
    """The complex blueprints, where the sheet lists them. [DI-053]"""
    finds: tuple[str, ...]
    waters: tuple[str, ...]
    monsters: tuple[str, ...]
    specials: tuple[str, ...]
    threats: tuple[str, ...]
    nights: tuple[str, ...]
    characters: tuple[str, ...]
    notices: tuple[str, ...]
    story: str
    quests: tuple[str, ...]
    clues: Mapping[str, str]
    """For each landmark, and what is inside it, the part that the story hides there."""
    signatory: str

    @property
    def is_last_pass(self) -> bool:
        """Whether this is scenario five. [DI-315]"""
        return self.scenario == 5
