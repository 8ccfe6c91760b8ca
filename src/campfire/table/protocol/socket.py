"""What is said over the socket, in both directions."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints, TypeAdapter, model_validator
from typing_extensions import TypedDict

from campfire.kernel.declared import Ids
from campfire.kernel.journal import decode_ids
from campfire.table.protocol.incoming import Count, Line, PaceWish, Quick, Request, SeatNumber, Things, Word
from campfire.table.protocol.shapes import (
    AdviceData,
    AskData,
    CardData,
    ChatData,
    Code,
    LikelyData,
    LogPart,
    OptionData,
    PhraseData,
    Present,
    ProposalData,
    RefusedData,
    ResultData,
    SceneData,
    TableInfo,
    ViewPart,
)


class Hello(Request):
    """The first message: the key, and the seat to look through."""

    type: Literal["hello"]
    protocol: int
    key: Annotated[str, StringConstraints(max_length=64)] = ""
    look: SeatNumber | None = None
    scenes: bool = False
    """Whether what happens is played here step by step: then each step comes with how the table stood after it."""


class Look(Request):
    """Look through another seat of this key."""

    type: Literal["look"]
    id: Count | None = None
    seat: SeatNumber


class OptionRef(Request):
    """An option by what identifies it."""

    key: Word
    args: Things = Field(default_factory=list)

    @property
    def ids(self) -> Ids:
        """Its arguments as the game has them."""
        return decode_ids(self.args)


class Answer(OptionRef):
    """An answer and the decision it answers."""

    type: Literal["answer"]
    id: Count | None = None
    seat: SeatNumber
    decision: Count


class Undo(Request):
    """Take back the change of this number."""

    type: Literal["undo"]
    id: Count | None = None
    change: Count


class AskBlocked(Request):
    """Ask what is not allowed, and why."""

    type: Literal["blocked"]
    id: Count | None = None


class AskOdds(Request):
    """Ask how likely an option brings what, or without one what comes next for everybody."""

    type: Literal["odds"]
    id: Count | None = None
    option: OptionRef | None


class AskAdvice(Request):
    """Ask what a scout would do here, and why."""

    type: Literal["advice"]
    id: Count | None = None


class Spare(Request):
    """Ask the bots to leave something alone, or no longer."""

    type: Literal["spare"]
    id: Count | None = None
    thing: Word
    on: bool


class Considers(Request):
    """The pointer rests on an option, or left."""

    type: Literal["considers"]
    seat: SeatNumber
    decision: Count
    option: OptionRef | None


class Pace(Request):
    """How bots shall move before this person's eyes: to be followed, at once, or not until they are let go."""

    type: Literal["pace"]
    wish: PaceWish
    ahead: bool = False
    """Whether bots may answer before this person where both are asked."""


class Chat(Request):
    """A line of chat: typed, or one of the phrases that each reads in their own language."""

    type: Literal["chat"]
    id: Count | None = None
    text: Line | None = None
    quick: Quick | None = None

    @model_validator(mode="after")
    def says_one_thing(self) -> Chat:
        """Refuse a line that says nothing, or two things at once."""
        if (self.text is None) == (self.quick is None):
            raise ValueError
        return self


class Ping(Request):
    """Is the line alive?"""

    type: Literal["ping"]
    id: Count | None = None


class Echo(Request):
    """Send this back: a measure of the bare line."""

    type: Literal["echo"]
    id: Count | None = None
    text: Annotated[str, StringConstraints(max_length=1000)]


ClientMessage: TypeAlias = Annotated[
    Hello | Look | Answer | Undo | AskBlocked | AskOdds | AskAdvice | Spare | Considers | Pace | Chat | Ping | Echo,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class WelcomeMessage(TypedDict):
    """The answer to hello."""

    type: Literal["welcome"]
    protocol: int
    version: str
    look: int | None
    table: TableInfo
    present: Present
    chat: list[ChatData]
    words: dict[str, str]
    """Fluent text by language that only this table needs: the words of home-made content."""


class StateMessage(TypedDict):
    """The whole truth for one point of view."""

    type: Literal["state"]
    version: int
    at: int
    look: int | None
    view: ViewPart
    ask: AskData | None
    offer: AskData | None
    """What this seat may use while others are asked; its `prompt` is their question."""
    may: list[int]
    """The seats of this key that may use something while others are asked."""
    deciding: list[int]
    undo: int | None
    proposal: ProposalData | None
    log: LogPart
    scenes: list[SceneData]
    """How the table stood on the way from the last view to this one, for those who play it step by step."""
    cards: list[CardData]
    result: ResultData | None


class DoneMessage(TypedDict):
    """What was asked for is on disk."""

    type: Literal["done"]
    re: int | None


class ErrorMessage(TypedDict):
    """A refusal; nothing has changed."""

    type: Literal["error"]
    re: int | None
    code: Code
    phrase: PhraseData


class TableMessage(TypedDict):
    """Seats or settings changed."""

    type: Literal["table"]
    table: TableInfo


class PresentMessage(Present):
    """Somebody came or left."""

    type: Literal["present"]


class ConsidersMessage(TypedDict):
    """What another player considers."""

    type: Literal["considers"]
    seat: int
    option: OptionData | None


class ChatMessage(ChatData):
    """Somebody said something."""

    type: Literal["chat"]


class BlockedMessage(RefusedData):
    """What is not allowed, what cannot be used, and why."""

    type: Literal["blocked"]
    re: int | None


class OddsMessage(TypedDict):
    """How likely something is, counted from the dice."""

    type: Literal["odds"]
    re: int | None
    decision: int | None
    chances: list[LikelyData]


class AdviceMessage(AdviceData):
    """What a scout would do here, and why."""

    type: Literal["advice"]
    re: int | None


class PongMessage(TypedDict):
    """The line is alive."""

    type: Literal["pong"]
    re: int | None


class EchoMessage(TypedDict):
    """The same text back."""

    type: Literal["echo"]
    re: int | None
    text: str


class GoneMessage(TypedDict):
    """The table was deleted."""

    type: Literal["gone"]


ServerMessage: TypeAlias = Annotated[
    WelcomeMessage
    | StateMessage
    | DoneMessage
    | ErrorMessage
    | TableMessage
    | PresentMessage
    | ConsidersMessage
    | ChatMessage
    | BlockedMessage
    | OddsMessage
    | AdviceMessage
    | PongMessage
    | EchoMessage
    | GoneMessage,
    Field(discriminator="type"),
]
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
