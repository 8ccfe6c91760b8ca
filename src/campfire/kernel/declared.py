"""What is said at the border of a game: options, questions, events, reasons, dice and what bots think.

Each is of a declared kind, with named arguments of declared sorts. A sort knows how its values are said, which thing on
the table they are and how they are drawn small. Words, glowing things, icons, headings, the types of the page and what
a bot reads follow from the declaration (`kernel/declaring.py`); nobody decodes places.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from campfire.kernel.phrase import Phrase, Said, SeatName
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.sort import Id, Sort, V

if TYPE_CHECKING:
    from campfire.kernel.frame import Frame, Seat

__all__ = [
    "Because",
    "Detail",
    "Die",
    "Event",
    "Heading",
    "Id",
    "Ids",
    "Option",
    "Reason",
    "SeatName",
    "Sort",
]

Ids: TypeAlias = "tuple[Id, ...]"
"""The arguments of an option, a question, an event or a reason, in the order of its declaration."""

Named: TypeAlias = "tuple[str, Ids]"
"""An option by what identifies it."""

CardUse: TypeAlias = Literal["up", "used", "passed"]
"""A card came up, was used, or could have been and was not."""

Show: TypeAlias = Literal["note", "phase", "card", "dice", "travel", "wound", "death", "end"]
"""How an event is staged: as a line, an announcement, a card laid large, falling dice, something that travels from one
thing to another, a hurt, a death, the end."""

KINDS: dict[str, dict[str, Kind]] = {}
"""What every game has declared: by its name, by the key of its words."""


class Heading(NamedTuple):
    """What stands above several options of a long list, and its place among the headings."""

    name: Phrase
    icon: str
    rank: int = 0


class Detail(NamedTuple):
    """What a list shows of an option beyond its words: a shorter name, what it asks, costs, brings and risks."""

    main: Phrase | None = None
    asks: Phrase | None = None
    costs: Phrase | None = None
    brings: Phrase | None = None
    risks: Phrase | None = None
    icon: str = ""
    """How the option is drawn small where that depends on how things stand; else as it is declared."""

    @property
    def phrases(self) -> tuple[Phrase | None, ...]:
        """What it says, in this order."""
        return self.main, self.asks, self.costs, self.brings, self.risks


class Kind:
    """A declared option, question, event or reason."""

    prefix: ClassVar[str]
    __slots__ = ("fields", "game", "key", "names", "words")

    def __init__(self, game: str, key: str, words: Callable[..., Mapping[str, Said]] | None, fields: Sorts) -> None:
        self.game = game
        self.key = key
        self.fields = fields
        self.names = tuple(fields)
        self.words = words
        """Gives further words, from the state and what is said."""

    @property
    def message(self) -> str:
        """The key of its words."""
        return f"{self.prefix}-{self.key}"

    def __repr__(self) -> str:
        return f"<{self.message}>"

    def read(self, args: Ids) -> Ids:
        """Arguments as plain data has them, each made what its sort says."""
        return tuple([sort.read(value) for sort, value in zip(self.fields.values(), args, strict=True)])

    def __reduce__(self) -> tuple[Callable[..., Kind], tuple[str, str]]:
        return (kind_named, (self.game, self.message))

    def __deepcopy__(self, memo: object) -> Kind:
        return self


def kind_named(game: str, message: str) -> Kind:
    """Find a declaration by its game and the key of its words."""
    return KINDS[game][message]


Sorts: TypeAlias = "Mapping[str, Sort[Any]]"


class Spoken:
    """Something said at the border: a declared kind and its arguments."""

    __slots__ = ()
    if TYPE_CHECKING:

        @property
        def kind(self) -> Kind: ...
        @property
        def args(self) -> Ids: ...

    @property
    def key(self) -> str:
        """The key of its declaration."""
        return self.kind.key

    def __getitem__(self, sort: Sort[V]) -> V:
        """The argument of this sort."""
        for one, value in zip(self.kind.fields.values(), self.args, strict=False):
            if one is sort:
                return value  # type: ignore[return-value]  # the contract suite holds arguments to their sorts
        raise LookupError(f"{self.kind} has no {sort}")

    def named(self) -> dict[str, Id]:
        """The arguments by their names."""
        return dict(zip(self.kind.names, self.args, strict=False))

    def say(self, g: Any) -> Phrase:
        """Say it: a phrase with every argument, and what the declaration adds."""
        fields = zip(self.kind.fields.items(), self.args, strict=False)
        said = {name: sort.say(g, value) for (name, sort), value in fields}
        if self.kind.words:
            said |= self.kind.words(g, self)
        return Phrase(self.kind.message, said)

    def touched(self) -> list[str]:
        """The things on the table that its arguments are."""
        fields = zip(self.kind.fields.values(), self.args, strict=False)
        return [thing for sort, value in fields if (thing := sort.thing_of(value))]

    def pictured(self) -> str:
        """The small drawing of the first argument that has one."""
        fields = zip(self.kind.fields.values(), self.args, strict=False)
        return next((icon for sort, value in fields if (icon := sort.icon_of(value))), "")


class OptionKind(Kind):
    """A declared option."""

    prefix = "option"
    __slots__ = ("detail", "heading", "icon", "odds", "passes", "retreats", "things", "warns")

    icon: str | Callable[[Option], str] | None
    """Its small drawing; None: that of the first argument that has one."""
    things: Callable[[Option, Seat], list[str]] | None
    """The things it touches for a seat, most telling first; None: those that its arguments are."""
    heading: Callable[[Option], Heading] | None
    detail: Callable[[Any, Option], Detail] | None
    warns: Callable[[Any, Option], Phrase | None] | None
    """What is asked once before it, where it cannot be taken back."""
    odds: bool | Callable[[Option], bool]
    """Whether dice decide what comes of it."""
    passes: bool
    """It uses nothing that could be used here: the game goes on."""
    retreats: bool
    """It only takes an earlier option back: whoever never tires could take it for ever."""


class Option(Struct, Spoken, frozen=True, gc=False):
    """One possible answer and what it causes."""

    kind: OptionKind
    args: Ids = ()
    then: tuple[Frame, ...] = ()

    @property
    def icon(self) -> str:
        """How it is drawn small."""
        icon = self.kind.icon
        return self.pictured() if icon is None else icon if isinstance(icon, str) else icon(self)

    @property
    def has_odds(self) -> bool:
        """Whether dice decide what comes of it."""
        odds = self.kind.odds
        return odds if isinstance(odds, bool) else odds(self)

    def things(self, seat: Seat) -> list[str]:
        """The things on the table that it touches for whoever is asked, most telling first."""
        return self.kind.things(self, seat) if self.kind.things else self.touched()

    @property
    def named_by(self) -> Named:
        """What identifies it inside its question."""
        return self.kind.key, self.args


class QuestionKind(Kind):
    """A declared question."""

    prefix = "ask"
    __slots__ = ("gathers", "repeats")

    repeats: bool
    """Whether one answer may be wanted for all questions of this kind that follow."""
    gathers: bool
    """Whether answers are gathered to a plan before anything comes of them."""


class EventKind(Kind):
    """A declared event."""

    prefix = "event"
    __slots__ = ("icon", "path", "shows", "use")

    shows: Show
    icon: str | None
    path: Callable[[Event], tuple[str, str]] | None
    """The things between which something travels; None: what the arguments `origin` and `goal` are."""
    use: CardUse | None
    """What it tells about the use of the card that it names as `card`."""


class Event(Struct, Spoken, frozen=True, gc=False):
    """Something that happened, and who may know: one bit a seat."""

    kind: EventKind
    args: Ids = ()
    audience: int = EVERYBODY

    @property
    def icon(self) -> str:
        """How it is drawn small."""
        return self.pictured() if self.kind.icon is None else self.kind.icon

    @property
    def path(self) -> tuple[str, str] | None:
        """From which thing to which something travels."""
        if self.kind.path:
            return self.kind.path(self)
        values, fields = self.named(), self.kind.fields
        ends = [fields[end].thing_of(values[end]) for end in ("origin", "goal") if end in fields]
        return (ends[0], ends[1]) if len(ends) == 2 and ends[0] and ends[1] else None


class ReasonKind(Kind):
    """A declared reason why something may not be chosen."""

    prefix = "why"
    __slots__ = ()


class Reason(Struct, Spoken, frozen=True, gc=False):
    """Why something may not be chosen, and the rule that says so."""

    kind: ReasonKind
    args: Ids = ()
    rule: str = ""


class BecauseKind(Kind):
    """A declared thought of a bot: why it did what it did."""

    prefix = "because"
    __slots__ = ()


class Because(Struct, Spoken, frozen=True, gc=False):
    """Why a bot did what it did."""

    kind: BecauseKind
    args: Ids = ()


class DieKind(Kind):
    """A declared die."""

    prefix = "die"
    __slots__ = ("faces",)

    faces: tuple[Said, ...]
    """What lies up: figures, or phrases; of faces that show the same, one stands for all."""


class Die(Struct, Spoken, frozen=True, gc=False):
    """A die that is rolled; its words need no state."""

    kind: DieKind
    args: Ids = ()
