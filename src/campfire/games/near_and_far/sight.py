"""What a view of Near and Far is made of."""

from __future__ import annotations

from typing_extensions import TypedDict

from campfire.words.told import Told


class Intro(TypedDict):
    """A character introduced. [NF-052]"""

    title: Told
    scene: Told


class SeatSight(TypedDict):
    """One player's board. [NF-041]"""

    seat: int
    character: str
    building: str
    space: str
    goods: dict[str, int]
    hearts: int
    reputation: int
    icons: dict[str, int]
    flags: dict[str, int]
    party: list[str | None]
    reserve: list[str]
    birds: int
    turtles: int
    movement: int
    spares: int
    """Hearts that turtles and items spare in one move. [NF-338, NF-389]"""
    treasures: list[str]
    begged: str | None
    artifacts: list[str]
    finds: list[str]
    hand: list[str | None]
    """Artifacts not bought yet; of others only how many."""
    drafting: list[str | None]
    special: list[str | None]
    camps_left: int
    camps_placed: int
    beaten: list[str]
    talents: list[str]
    keywords: list[str]
    experience: int
    completed: int
    side_quests: list[str]
    past: list[int]
    total: int
    """The points of all games of the series, this one among them once it is counted. [NF-400]"""
    champion: bool
    remembered: list[Told]
    """What the notary reads aloud when a series is over: a sentence for each keyword. [NF-400, NF-412]"""
    intro: Intro | None
    """Who a character is, while it is played for the first time. [NF-052]"""
    open_points: int
    """What would be counted now, without the hand. [ledger chapter 19]"""


class SpaceSight(TypedDict):
    """A space of the map."""

    space: str
    x: int
    y: int
    shows: str
    entry: str
    place: str
    town: bool
    water: bool
    mammoth: bool
    label: list[int]
    quest: bool
    camp: int | None
    figures: list[int]


class PathSight(TypedDict):
    """A path, and whether its symbol still counts. [NF-208, NF-228]"""

    ends: list[str]
    symbol: str
    bend: float | None
    active: bool


class RouteSight(TypedDict):
    """A trade route. [NF-297]"""

    good: str
    alone: int
    shared: int
    spaces: list[str]
    owners: list[int | None]


class NoteSight(TypedDict):
    """A word written on the land."""

    key: str
    x: int
    y: int
    turn: int
    fill: str


class LandSight(TypedDict):
    """The map. [ledger chapter 22]"""

    number: int
    notes: list[NoteSight]
    spaces: list[SpaceSight]
    paths: list[PathSight]
    routes: list[RouteSight]


class HireSight(TypedDict):
    """An adventurer in the row, and what hiring costs whoever looks. [NF-126, NF-181]"""

    card: str
    cost: int


class MineSight(TypedDict):
    """A cell of the mine. [NF-143]"""

    cell: int
    number: int
    camp: int | None
    reputation: bool


class TownSight(TypedDict):
    """The town board. [ledger chapter 9]"""

    side: str
    row: list[HireSight]
    stables: int
    mine: list[MineSight]
    columns: int
    above: list[dict[str, int]]
    beside: list[dict[str, int]]
    """What the mine brings by column and by row. [NF-147]"""
    chiefs: dict[str, int | None]
    stranger: bool


class HeadingSight(TypedDict):
    """An option as it is read before the choice: its requirement and its heading. [NF-240]"""

    choice: str
    heading: Told
    check: str
    number: int
    pays: dict[str, int]
    remembered: list[Told]
    """What the book remembers of those who may choose it: a sentence for each keyword it asks for. [NF-268]"""


class PageSight(TypedDict):
    """The open storybook. [NF-240, NF-241]"""

    entry: str
    arcade: bool
    """Whether it is an arcade card: that has a name, and no number. [NF-274]"""
    title: Told
    scene: Told
    reader: int
    """The left neighbour, who reads aloud. [NF-239]"""
    headings: list[HeadingSight]


class OutcomeSight(TypedDict):
    """What was read last. [NF-248, NF-264]"""

    entry: str
    arcade: bool
    title: Told
    choice: str
    passed: bool
    text: Told
    remembered: list[Told]
    """What the book remembers where an entry is read without headings. [NF-371]"""


class LineSight(TypedDict):
    """A line of scoring, for each seat. [ledger chapter 19]"""

    line: str
    points: list[int]


class DeckSight(TypedDict):
    """How many cards a deck has, and what lies on its discard pile."""

    count: int
    discard: list[str]


class ResultSight(TypedDict):
    """How the game ended."""

    cause: str


class Sight(TypedDict):
    """The table as a seat sees it."""

    game: str
    you: int | None
    players: int
    mode: str
    round: int
    first: int
    active: int
    phase: str
    final: bool
    moves: int
    departed: bool
    """The free departure of this turn is used up. [NF-203]"""
    departure: int
    """Hearts that leaving the space costs now. [NF-202]"""
    spared: int
    """Hearts that are still spared in this move. [NF-338, NF-389]"""
    camp_hearts: int
    board: list[str]
    """What lies under the camps of a player board, in their order: a coin, a gem or nothing. [NF-287, NF-288]"""
    seats: list[SeatSight]
    map: LandSight
    town: TownSight
    threats: list[str]
    bosses: list[str]
    decks: dict[str, DeckSight]
    drawn: list[str | None]
    page: PageSight | None
    outcome: OutcomeSight | None
    lines: list[LineSight]
    result: ResultSight | None
