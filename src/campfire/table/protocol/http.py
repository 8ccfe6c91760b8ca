"""What is asked and answered over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict

from campfire.table.protocol.incoming import MOST_SEATS, Count, Key, Name, Request, SeatNumber, Word
from campfire.table.protocol.shapes import AskData, CardData, LogLine, OptionData, PhraseData, ResultData, TableInfo


class SeatWish(Request):
    """Who shall sit there: someone at this device, a friend by link, or a bot."""

    kind: Literal["here", "friend", "bot"]
    name: Name = ""
    bot: Word | None = None


MOST_SPARED = 60
"""So many things bots may be asked to leave alone."""


class Settings(Request):
    """What the table agrees on at the start."""

    confirm_group: bool = False
    hover: bool = True
    advice: bool = True
    watchers_talk: bool = False
    """Whether spectators may speak too."""
    spared: Annotated[list[Word], Field(max_length=MOST_SPARED)] = Field(default_factory=list)
    deal: Annotated[str, Field(max_length=80)] = ""
    """The word that names the deal: whoever names the same has the same chance; nothing for new chance."""


class SettingsChange(Request):
    """The settings to change; others stay."""

    confirm_group: bool | None = None
    hover: bool | None = None
    advice: bool | None = None
    watchers_talk: bool | None = None


SeatWishes: TypeAlias = Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]


class CreateTable(Request):
    """A wish for a table."""

    game: Word
    options: dict[str, Any] = Field(default_factory=dict)
    seats: SeatWishes
    settings: Settings = Field(default_factory=Settings)


class ImportTable(Request):
    """A wish for a table that goes on with a saved game."""

    save: dict[str, Any]
    seats: SeatWishes
    settings: Settings = Field(default_factory=Settings)


class ForkTable(Request):
    """A wish to play on from a point of this game."""

    at: Count
    seats: SeatWishes
    settings: Settings = Field(default_factory=Settings)


class NextSeat(Request):
    """Who sits there in the next game of a series: the same person, or somebody else who goes on with what they had."""

    seat: SeatNumber | None = None
    """The seat of the game before; null: somebody comes, or comes back."""
    called: Word | None = None
    """What the game calls somebody who comes or comes back; null: just anybody."""
    kind: Literal["same", "here", "friend", "bot"] = "same"
    name: Name = ""
    bot: Word | None = None


class NextTable(Request):
    """A wish to play the next game of a series; what the games before leave open may be chosen."""

    options: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[list[NextSeat], Field(max_length=MOST_SEATS)] = Field(default_factory=list)
    """Who plays on, seat by seat; without it the same people."""


class Keys(Request):
    """The keys a browser remembers."""

    keys: Annotated[list[Key], Field(max_length=200)]


class LookAtInvite(Request):
    """An invite to look at."""

    invite: Key


class Join(Request):
    """An invite to use."""

    invite: Key
    name: Name = ""
    attempt: Key | None = None
    """Anything that nobody can guess; the same again, after an answer that never came, gives the same seat again."""


class SeatChange(Request):
    """Hand a seat to a bot, to a friend by link, or to this device."""

    to: Literal["here", "friend", "bot"]
    name: Name | None = None
    bot: Word | None = None


class InviteLink(TypedDict):
    """An invite and the seat it opens."""

    seat: int
    invite: str


class Created(TypedDict):
    """A new table and the keys to it, told once."""

    key: str
    watch: str
    invites: list[InviteLink]
    table: TableInfo


class Following(TypedDict):
    """The game that follows in a series, before it is laid: its options, with what everybody carries over."""

    options: dict[str, Any]
    table: TableInfo


class Onward(TypedDict):
    """The next table of a series, and the key to one's place there; invites are told once, to whoever laid it."""

    key: str
    invites: list[InviteLink]
    table: TableInfo


class DealLine(TypedDict):
    """How a deal went, beside its par, in a line to share."""

    line: PhraseData


class MineEntry(TypedDict):
    """The table of one key, or null."""

    table: TableInfo | None


class Mine(TypedDict):
    """The tables of some keys, in their order."""

    tables: list[MineEntry]


class Invited(TypedDict):
    """Where an invite leads."""

    seat: int
    table: TableInfo


class Joined(TypedDict):
    """A taken seat; `key` is null when an own key was extended."""

    key: str | None
    seat: int
    table: TableInfo


class SeatChanged(TypedDict):
    """A changed seat, and the invite where a friend is awaited."""

    invite: str | None
    table: TableInfo


class Changed(TypedDict):
    """The table after a change."""

    table: TableInfo


class WatchLink(TypedDict):
    """A key for spectators."""

    watch: str


class NextAnswer(TypedDict):
    """The answer given at a point of a finished game; seat -1 is nature."""

    seat: int
    option: OptionData | None


class FallData(TypedDict):
    """An answer after which the chance fell: where in the replay, whose, and from how many percent to how many."""

    at: int
    seat: int
    option: OptionData
    before: int
    after: int


class WhereLost(TypedDict):
    """The two or three answers that cost a finished game most, the worst first."""

    falls: list[FallData]


class Replayed(TypedDict):
    """A table at one point, seen from one seat."""

    at: int
    length: int
    view: Mapping[str, object]
    log: list[LogLine]
    deciding: list[int]
    next: NextAnswer | None
    cards: list[CardData]
    result: ResultData | None


class Report(TypedDict):
    """A file for a bug report that holds nothing hidden."""

    report: int
    table: str
    version: int
    at: int
    game: str
    rules: str
    options: dict[str, Any]
    view: Mapping[str, object]
    ask: AskData | None
    log: list[LogLine]
