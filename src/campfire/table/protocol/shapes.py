"""Shapes of what goes out."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias

from typing_extensions import TypeAliasType, TypedDict

from campfire.words.told import Told

Code: TypeAlias = str
"""What went wrong, for a program."""


ArgData = TypeAliasType("ArgData", "int | str | list[ArgData]")
"""An argument of an option or an event."""


class SeatRef(TypedDict):
    """The name of whoever sits there."""

    seat: int


SaidData = TypeAliasType("SaidData", "int | str | PhraseData | SeatRef")
"""An argument of a phrase."""


class PhraseData(TypedDict):
    """Something to say: a message of the word files and its arguments; what is read out brings its words."""

    key: str
    args: dict[str, SaidData]
    told: NotRequired[Told]


class ErrorData(TypedDict):
    """What went wrong: a code for the program, a phrase for the person."""

    code: Code
    phrase: PhraseData


class HeadingData(TypedDict):
    """What stands above several options of a long list, and its place among the headings."""

    name: PhraseData
    icon: str
    rank: int


class DetailData(TypedDict):
    """What a list shows of an option beyond its words: a shorter name, what it asks, costs, brings and risks."""

    main: PhraseData | None
    asks: PhraseData | None
    costs: PhraseData | None
    brings: PhraseData | None
    risks: PhraseData | None


class OptionData(TypedDict):
    """One possible answer: how to say it, its small drawing, and the things on the table that it touches."""

    key: str
    args: list[ArgData]
    phrase: PhraseData
    icon: str
    things: list[str]
    heading: HeadingData | None
    detail: DetailData | None
    warning: PhraseData | None
    """What is asked once before it."""
    odds: bool
    """Whether its odds can be asked for."""


class BlockedData(OptionData):
    """What may not be chosen, why, and the rule that says so."""

    why: PhraseData
    rule: str


class IdleData(TypedDict):
    """What a seat has and cannot use now, why, and the rule that says so."""

    card: str
    why: PhraseData
    rule: str


class RefusedData(TypedDict):
    """What a seat may not choose at a decision, and what it has and cannot use."""

    decision: int | None
    options: list[BlockedData]
    idle: list[IdleData]


class NamedData(TypedDict):
    """An option by what identifies it."""

    key: str
    args: list[ArgData]


class RankedData(TypedDict):
    """An option that was weighed: its chance to win in percent, and what speaks for it."""

    option: NamedData
    chance: int
    because: PhraseData


class AdviceData(TypedDict):
    """What a thinker would do at a decision, and why; no option where it would let others go first."""

    decision: int
    option: NamedData | None
    because: PhraseData
    ranking: list[RankedData]
    """The best options it weighed, its own choice first; nothing where it did not have to weigh."""


class LikelyData(TypedDict):
    """What may happen, and in how many of a hundred cases."""

    phrase: PhraseData
    percent: int


class AskData(TypedDict):
    """The question to one seat; with several `seats` the first answer counts for all."""

    decision: int
    seat: int
    seats: list[int]
    private: bool
    repeats: bool
    """Whether one answer may be wanted for all questions of this kind that follow."""
    prompt: PhraseData
    options: list[OptionData]
    passing: NamedData | None
    """The one answer that uses nothing and lets the game go on, where the rest may be used at another time too."""


class ProposalData(TypedDict):
    """An answer to a group's question that awaits another person's confirmation."""

    seat: int
    decision: int
    option: OptionData


class LogLine(TypedDict):
    """Something that happened: the number of the answer that caused it, how to say it, and how to stage it."""

    at: int
    key: str
    args: dict[str, ArgData]
    phrase: PhraseData
    shows: Literal["note", "phase", "card", "dice", "travel", "wound", "death", "end", "notice"]
    """How it is staged; a notice tells of what somebody did at the table, not in the game."""
    icon: str
    things: list[str]
    path: list[str] | None
    """The things between which something travels."""


class ViewPart(TypedDict):
    """A view as what has changed since the last one on this line: the parts to keep of that, and the new ones."""

    keep: list[str]
    parts: dict[str, Any]


class LogPart(TypedDict):
    """The end of the log: keep the first `keep` lines and append these."""

    keep: int
    entries: list[LogLine]


class SceneData(TypedDict):
    """How the table stood once a line had been told, as what had changed since the scene before."""

    line: int
    """Its place among the new lines of the log."""
    view: ViewPart


class CardLineData(TypedDict):
    """One line of a card: what it asks and costs, and what it brings."""

    kind: str
    conditions: list[PhraseData]
    outcome: list[PhraseData]


class CardData(TypedDict):
    """A card in words and signs."""

    id: str
    name: PhraseData
    kind: str
    back: str
    picture: str
    tags: list[PhraseData]
    lines: list[CardLineData]
    story: PhraseData | None


class StandingData(TypedDict):
    """How the game ended for one seat; ties share a place."""

    won: bool
    cause: str
    phrase: PhraseData
    place: int
    score: int | None


class ResultData(TypedDict):
    """How the game ended: for all, and for each seat."""

    won: bool
    cause: str
    phrase: PhraseData
    standings: list[StandingData]


class SeatInfo(TypedDict):
    """Who sits there."""

    seat: int
    name: str
    kind: Literal["person", "open", "bot"]
    bot: str | None
    yours: bool


class SettingsData(TypedDict):
    """What the table has agreed on."""

    confirm_group: bool
    hover: bool
    advice: bool
    """Whether people may ask a bot what it would do."""
    watchers_talk: bool
    """Whether spectators may speak too."""
    spared: list[str]
    """The things that bots shall leave alone."""
    deal: str
    """The word that names the deal, where others can play it too."""


class You(TypedDict):
    """What a key may do."""

    seats: list[int]
    host: bool
    watch: bool


class ChanceInfo(TypedDict):
    """What binds the chance of a table: the digest of its secret seed, and the answer from which on it counts."""

    digest: str
    since: int


class TableInfo(TypedDict):
    """A table from outside."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    settings: SettingsData
    you: You
    known: bool
    """Whether somebody may know its cards: it goes on from another table or from a file."""
    chance: ChanceInfo
    """The seed itself is in the file of the finished game."""
    created: str
    changed: str
    at: int
    deciding: list[int]
    result: ResultData | None
    sequel: bool
    """Whether another game of a series follows this one, which is over."""
    next: str | None
    """The table at which it is played; everybody who has a place here has one there."""


class ChoiceData(TypedDict):
    """One thing that may be chosen when a game is laid."""

    name: str
    values: list[str | int | bool]
    """What it may be; nothing where any word will do."""
    each: bool
    """Every seat has its own."""
    many: bool
    """Several may be chosen at once."""
    files: bool
    """Home-made files may be chosen too."""
    implies: dict[str, dict[str, Any]]
    """What a value stands for in other choices."""
    when: dict[str, list[str | int | bool]]
    """It has a say only where other choices have one of these values."""


class ExpectedData(TypedDict):
    """What may be expected of one table, for one kind of company."""

    value: str
    """Of the choice by which these are told."""
    players: int
    company: str
    """`people` alone, or the strongest bot among them."""
    phrase: PhraseData


class DailyData(TypedDict):
    """The deal of the day: the word that names it, and what it is laid with."""

    deal: str
    options: dict[str, Any]


class GameInfo(TypedDict):
    """A game that can be played here."""

    name: str
    rules: str
    players: list[int]
    choices: list[ChoiceData]
    bots: list[str]
    told_by: str
    """The choice by whose values it is told what may be expected; nothing where nothing was measured."""
    expected: list[ExpectedData]
    daily: DailyData


class RuleData(TypedDict):
    """One rule of the ledger."""

    id: str
    chapter: str
    section: str
    text: str


class About(TypedDict):
    """What this server is."""

    name: str
    version: str
    protocol: int
    client: bool
    keep_days: int
    """After so many days a table that nobody comes to is deleted; 0: never."""


class Present(TypedDict):
    """Who is connected."""

    seats: list[int]
    watchers: int
    holding: list[int]
    """The seats whose people have asked the bots to wait."""


class ChatData(TypedDict):
    """One line of chat; `seat` is null for a spectator, `quick` for what somebody has typed."""

    n: int
    seat: int | None
    name: str
    text: str
    quick: str | None
    """One of the phrases that each reads in their own language, as `chat-<quick>`."""
    at: str
