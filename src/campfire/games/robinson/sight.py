"""The shape of what a seat sees: the page's types are made from it, bots and the terminal read it."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from campfire.games.robinson.actions import Action, Bill
from campfire.games.robinson.goals import Day, Sheet
from campfire.games.robinson.tonight import Tonight

Settlement = Literal["village", "city", "burned"]


class Ended(TypedDict):
    """How the game ended."""

    won: bool
    cause: str


class Stores(TypedDict):
    """Resources."""

    wood: int
    food: int
    preserves: int
    fur: int


class Token(TypedDict):
    """A token or marker."""

    token: str
    source: str | None
    """The source that it covers."""
    n: int | None
    """What a number token shows."""
    card: str
    """What explains it, like a card."""


class Later(TypedDict):
    """A token that comes to an area after the Action phase."""

    area: str
    token: Token


class WeatherDie(TypedDict):
    """A weather die that has been rolled for this round: its clouds, or what the animals come for."""

    die: str
    rain: int
    snow: int
    animals: str | None


class Weather(TypedDict):
    """The dice of this round, those that lie there already, and what the sheet shows for every round."""

    dice: list[str]
    rolled: list[WeatherDie]
    schedule: list[Day]


class Morale(TypedDict):
    """The morale track, the marker on it, and what that gives."""

    space: int
    gives: int
    track: list[int]


class Levels(TypedDict):
    """How well the camp is armed and defended; a natural shelter is that of its tile."""

    weapons: int
    roof: int
    palisade: int
    shelter: bool
    natural: bool


class Costs(TypedDict):
    """What Shelter, roof and palisade cost here: so much wood, or so much fur."""

    wood: int
    fur: int


class Source(TypedDict):
    """A source of a tile: what it gives with its tokens, and whether a card has brought it there."""

    source: str
    resource: str
    gives: int
    exhausted: bool
    brought: bool


class Tile(TypedDict):
    """The face of an explored tile."""

    number: int
    terrain: str
    covered: bool
    sources: list[Source]
    beast: bool
    totem: bool
    discoveries: int
    shelter: bool


class Space(TypedDict):
    """A space of the island."""

    space: str
    row: int
    column: int
    open: bool
    """It is accessible."""
    far: int | None
    """How far it is from the camp; None: out of reach."""
    tile: Tile | None
    tokens: list[Token]
    outside: list[int]
    """Who spends the night there."""
    settlement: Settlement | None
    lava: int | None
    """The round in which lava comes there; 0: it is the volcano."""
    card: str
    """What explains it, like a card."""


class Island(TypedDict):
    """The island: where the camp is, every space, and the terrains that count as explored."""

    camp: str
    spaces: list[Space]
    terrains: list[str]


class Deed(TypedDict):
    """An action: its kind, what and where it is aimed at, if at anything, and which of several on a card it is."""

    kind: str
    what: str
    space: str
    choice: int


class Planned(TypedDict):
    """A planned action; the first one is being resolved in the Action phase."""

    action: Deed
    pawns: list[str]
    """The leader's first."""
    leader: int
    least: int
    """The pawns that it needs with a roll."""
    sure: int
    lacks: int
    rolls: bool
    aside: Stores
    along: list[str]


class Helper(TypedDict):
    """A neutral pawn and the actions it serves."""

    pawn: str
    kinds: list[str]
    free: bool


class ThreatAction(TypedDict):
    """An action on a Threat card: its pawns, and whether all else that it asks for is at hand."""

    pawns: int
    met: bool


class Threat(TypedDict):
    """A card on a Threat space."""

    card: str
    actions: list[ThreatAction]


class Ability(TypedDict):
    """An ability of a character, and whether it is used up for this round."""

    ability: str
    cost: int
    used: bool


class SpecialWound(TypedDict):
    """A token on a body part, and the card that put it there."""

    part: str
    card: str


class Pawns(TypedDict):
    """How many pawns a character has in this round, and how many are not assigned yet."""

    all: int
    free: int


class Survivor(TypedDict):
    """A character sheet; nobody's yet while the characters are dealt."""

    seat: int
    character: str | None
    wounds: int
    hearts: int
    arrows: list[int]
    determination: int
    special_wounds: list[SpecialWound]
    invention: str
    abilities: list[Ability]
    banned: bool
    """No ability may be used in this round."""
    only: list[str] | None
    """The kinds of actions that the character is limited to in this round."""
    pawns: Pawns
    outside: str | None
    load: Stores
    found: list[str]
    kept: list[str]


class Companion(TypedDict):
    """Friday or Jenny."""

    wounds: int
    hearts: int
    determination: int
    place: Literal["camp", "away"]


class Inventions(TypedDict):
    """Inventions on the board, those of the characters, those that were built just now, and all that can still be."""

    board: list[str]
    personal: list[str]
    future: list[str]
    open: list[str]


class Item(TypedDict):
    """An item; one that fades is of use until the round ends."""

    card: str
    fading: bool
    used: bool


class Equipment(TypedDict):
    """A piece of equipment and how often it can still be used."""

    card: str
    uses: int


class Treasure(TypedDict):
    """A kept card, how often it can still be used, and who has claimed it for this round."""

    card: str
    uses: int
    used: bool
    claimed: int | None


class Discoveries(TypedDict):
    """Discovery tokens, and those that come after the Action phase."""

    available: list[str]
    future: list[str]


class Known(TypedDict):
    """A card of a pile that this seat knows, and its place from the top."""

    place: int
    card: str


class Deck(TypedDict):
    """A pile."""

    count: int
    known: list[Known]
    added: list[str]
    """The adventures and mysteries that were shuffled into the Event deck."""
    top: str | None
    """The kind of the top card, where its back tells it."""


class Discards(TypedDict):
    """The open discard piles."""

    mysteries: list[str]
    inventions: list[str]


class AtHand(TypedDict):
    """A card that is being dealt with, and why it lies there."""

    card: str
    reason: str


class Course(TypedDict):
    """Who looks at which game, and how far it has come."""

    game: Literal["robinson"]
    you: int | None
    players: int
    first: int
    round: int
    rounds: int
    phase: str
    result: Ended | None


class Sight(Course):
    """The table as a seat sees it."""

    scenario: Sheet
    weather: Weather
    tonight: Tonight
    morale: Morale
    levels: Levels
    costs: Costs
    available: Stores
    future: Stores
    island: Island
    areas: dict[str, list[Token]]
    """Tokens by action space, track or deck."""
    later: list[Later]
    plan: list[Planned]
    helpers: list[Helper]
    argument: bool
    """No action may use pawns of two characters in this round."""
    threats: list[Threat | None]
    """The left Threat space, then the right one."""
    seats: list[Survivor]
    friday: Companion | None
    jenny: Companion | None
    dog: bool
    inventions: Inventions
    items: list[Item]
    equipment: list[Equipment]
    treasures: list[Treasure]
    treasures_future: list[str]
    discoveries: Discoveries
    decks: dict[str, Deck]
    discards: Discards
    gone: list[str]
    """What has left the game."""
    at_hand: list[AtHand]
    legend: list[str]
    """Whatever lies on the board and can be explained like a card: `tile 7`, `token fog`, `crew actress`."""


def action_of(planned: Planned) -> Action:
    """What is planned."""
    return Action(**planned["action"])


def bill_of(stores: Stores) -> Bill:
    """Resources in the order in which they are paid."""
    return stores["wood"], stores["food"], stores["preserves"], stores["fur"]
