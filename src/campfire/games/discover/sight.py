"""The shape of what a seat sees: the page's types are made from it, bots and terminal read it. [ledger chapter 18]"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

PLACE = "place:"
"""What stands before the name of a landmark in a view."""


class Ended(TypedDict):
    """How the game ended: for all, and for each seat."""

    cause: str
    fates: list[str]


class SpaceSeen(TypedDict):
    """A space of an open tile. [DI-094, DI-096]"""

    space: int
    q: int
    r: int
    terrain: str
    mark: str
    landmark: str
    """The place that is drawn there, under a name that no card has: what its number says is not in sight. [DI-310]"""
    number: int
    """The landmark's number, 0 where there is none."""
    cost: int
    """What entering costs whoever looks."""


def place_name(space: SpaceSeen) -> str:
    """The landmark of a space by its name; empty where there is none. [DI-096]"""
    return space["landmark"].removeprefix(PLACE)


class TileSeen(TypedDict):
    """A place of the pattern: the number on the back, and the spaces once it is known. [DI-306]"""

    place: int
    number: int
    open: bool
    tile: str | None
    spaces: list[SpaceSeen]
    corner: list[int]


class TokenSeen(TypedDict):
    """A token on the board; the face is null for those who do not know it. [DI-307, DI-308]"""

    space: int
    back: str
    token: str | None
    kind: str
    amount: int


class MonsterSeen(TypedDict):
    """A monster token on the board. [DI-309]"""

    space: int
    foe: str | None
    damage: int


class Good(TypedDict):
    """The face of a resource token that somebody has. [DI-156]"""

    kind: str
    amount: int


class ItemSeen(TypedDict):
    """An item with its counters and what lies on it. [DI-172, DI-183]"""

    card: str
    counters: int
    aboard: list[str]


class SurvivorSeen(TypedDict):
    """A survivor, as everybody sees one; blueprints only for those who know them. [DI-179, DI-312]"""

    seat: int
    character: str
    fate: str
    at: int
    stamina: int
    dials: list[str]
    tokens: list[str]
    stock: dict[str, int]
    """The resources of a survivor by kind, also those on items. [DI-156]"""
    items: list[ItemSeen]
    load: int
    most_load: int
    hand: list[str | None]
    traits: list[str]
    supports: list[str]
    at_fire: bool


class Quest(TypedDict):
    """The current quest and its counters. [DI-293]"""

    card: str
    counters: int
    surveyed: list[int]
    flags: list[int]


class Supported(TypedDict):
    """A support card that was played. [DI-280]"""

    seat: int
    card: str


class Fight(TypedDict):
    """The fight that is going on. [DI-245]"""

    seat: int
    rival: int
    foe: str
    damage: int
    grey: int
    red: int
    grey_result: int
    red_result: int
    grey_goal: int
    """What the grey die must reach to hurt. [DI-257]"""
    red_goal: int
    """What the red die must reach to hurt; 0 where it never does. [DI-259, DI-260]"""
    health: int
    """Of the enemy; 0 in an attack on a survivor."""
    hit: int
    """In how many of a hundred cases the participant hits, as things stand."""
    hurt: int
    supports: list[Supported]


class Decks(TypedDict):
    """What lies beside the board."""

    exploration: list[int]
    crafts: list[int]
    blueprints: int
    complexes: int
    on_table: list[str]
    threats: int
    threats_known: list[str | None]
    threat_discard: list[str]
    nights: int
    next_level: int
    next_night: str | None
    night_discard: list[str]
    finds: dict[str, int]
    find_discards: dict[str, list[str]]
    monsters: int
    monster_discard: list[str]
    specials: int
    springs: int
    notices: int


class Sight(TypedDict):
    """The table of Discover as a seat sees it."""

    game: Literal["discover"]
    you: int | None
    players: int
    box: str
    scenario: int
    region: str
    story: str
    round: int
    phase: Literal["day", "night"]
    chief: int
    turn: int
    result: Ended | None
    quest: Quest | None
    tiles: list[TileSeen]
    compass: list[int]
    tokens: list[TokenSeen]
    may_bring: dict[str, dict[str, int]]
    """What lies face down among the find tokens, by their backs: so many of a kind, cards, enemies. [DI-022, DI-107]"""
    monsters: list[MonsterSeen]
    fires: list[int]
    ashes: list[int]
    camp: int
    explored: list[int]
    survivors: list[SurvivorSeen]
    goods: dict[str, Good]
    """The faces of the tokens that survivors have."""
    offered: list[str]
    """Character cards to choose from. [DI-062]"""
    changes: list[str]
    read: list[str]
    """Numbered cards that were read aloud. [DI-189]"""
    removed: list[str]
    """Cards that left the game, but for blueprints, which nobody saw. [DI-305]"""
    enemies: dict[str, int]
    """Enemy cards face up on the table, with their counters. [DI-264]"""
    fight: Fight | None
    decks: Decks
    votes: list[int]
