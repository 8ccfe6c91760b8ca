"""How a game declares what it says at its border: once, beside the rule.

>>> from campfire.kernel.phrase import SeatName
>>> toy = Declared("embers")
>>> CARD, SEAT = toy.sort("card", str, thing="card"), toy.sort("seat", int, said=lambda g, seat: SeatName(seat))
>>> BURY = toy.option("bury", card=CARD, icon="spade")
>>> bury = Option(BURY, ("owl",))
>>> bury[CARD], bury.things(0), bury.icon
('owl', ['card:owl'], 'spade')
>>> bury.say(None)
Phrase(key='option-bury', args={'card': Phrase(key='card-owl', args={})})
>>> DREW = toy.event("drew", seat=SEAT, card=CARD)
>>> Event(DREW, (1, "owl")).say(None).args["seat"]
SeatName(seat=1)
>>> toy.option("bury", card=CARD)
Traceback (most recent call last):
...
ValueError: option-bury is declared twice
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from campfire.kernel.declared import (
    KINDS,
    BecauseKind,
    CardUse,
    Detail,
    DieKind,
    Event,
    EventKind,
    Heading,
    Kind,
    Option,
    OptionKind,
    QuestionKind,
    Reason,
    ReasonKind,
    Show,
    Spoken,
)
from campfire.kernel.phrase import Phrase, Said
from campfire.kernel.sort import Sort, V

if TYPE_CHECKING:
    from campfire.kernel.frame import Seat

K = TypeVar("K", bound=Kind)


class Declared:
    """Everything that one game declares."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.kinds: dict[str, Kind] = {}
        self.sorts: dict[str, Sort[Any]] = {}
        KINDS[game] = self.kinds

    def sort(self, name: str, kind: type[V], **more: Any) -> Sort[V]:
        """Declare a sort; see `Sort`."""
        if name in self.sorts:
            raise ValueError(f"sort {name} is declared twice")
        self.sorts[name] = found = Sort(name, kind, **more)
        return found

    def option(
        self,
        key: str,
        *,
        icon: str | Callable[[Option], str] | None = None,
        things: Callable[[Option, Seat], list[str]] | None = None,
        heading: Callable[[Option], Heading] | None = None,
        words: Callable[[Any, Option], Mapping[str, Said]] | None = None,
        detail: Callable[[Any, Option], Detail] | None = None,
        warns: Callable[[Any, Option], Phrase | None] | None = None,
        odds: bool | Callable[[Option], bool] = False,
        retreats: bool = False,
        passes: bool = False,
        **fields: Sort[Any],
    ) -> OptionKind:
        """Declare an option."""
        kind = self._enter(OptionKind(self.game, key, words, fields))
        kind.icon, kind.things, kind.heading, kind.detail = icon, things, heading, detail
        kind.warns, kind.odds, kind.retreats, kind.passes = warns, odds, retreats, passes
        return kind

    def question(
        self,
        key: str,
        *,
        words: Callable[[Any, Spoken], Mapping[str, Said]] | None = None,
        repeats: bool = False,
        gathers: bool = False,
        **fields: Sort[Any],
    ) -> QuestionKind:
        """Declare a question."""
        kind = self._enter(QuestionKind(self.game, key, words, fields))
        kind.repeats, kind.gathers = repeats, gathers
        return kind

    def event(
        self,
        key: str,
        *,
        shows: Show = "note",
        icon: str | None = None,
        path: Callable[[Event], tuple[str, str]] | None = None,
        words: Callable[[Any, Event], Mapping[str, Said]] | None = None,
        use: CardUse | None = None,
        **fields: Sort[Any],
    ) -> EventKind:
        """Declare an event."""
        if use and "card" not in fields:
            raise ValueError(f"event-{key} tells of the use of a card and names none")
        kind = self._enter(EventKind(self.game, key, words, fields))
        kind.shows, kind.icon, kind.path, kind.use = shows, icon, path, use
        return kind

    def reason(
        self,
        key: str,
        *,
        words: Callable[[Any, Reason], Mapping[str, Said]] | None = None,
        **fields: Sort[Any],
    ) -> ReasonKind:
        """Declare a reason."""
        return self._enter(ReasonKind(self.game, key, words, fields))

    def because(self, key: str, **fields: Sort[Any]) -> BecauseKind:
        """Declare a thought of a bot."""
        return self._enter(BecauseKind(self.game, key, None, fields))

    def die(self, key: str, faces: Iterable[Said], **fields: Sort[Any]) -> DieKind:
        """Declare a die, its faces in the order in which chance counts them."""
        kind = self._enter(DieKind(self.game, key, None, fields))
        kind.faces = tuple(faces)
        return kind

    def each(self, prefix: str) -> Iterator[Kind]:
        """Every declaration of one kind: `option`, `ask`, `event`, `why`, `because` or `die`."""
        return (kind for kind in self.kinds.values() if kind.prefix == prefix)

    def find(self, kind: type[K], key: str) -> K:
        """The declaration of this kind with this key; KeyError where there is none."""
        found = self.kinds[f"{kind.prefix}-{key}"]
        assert isinstance(found, kind)
        return found

    def _enter(self, kind: K) -> K:
        if kind.message in self.kinds:
            raise ValueError(f"{kind.message} is declared twice")
        self.kinds[kind.message] = kind
        return kind
