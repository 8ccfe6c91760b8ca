"""A sort of thing that a game speaks of.

>>> card = Sort("card", str, thing="card", icon="leaf")
>>> card.say(None, "owl"), card.thing_of("owl"), card.icon_of("owl")
(Phrase(key='card-owl', args={}), 'card:owl', 'leaf')
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import convert

from campfire.kernel.phrase import Phrase, Said

Id: TypeAlias = "int | str | tuple[Id, ...]"

V = TypeVar("V")


class Sort(Generic[V]):
    """A sort of thing that a game speaks of: how it is said, which thing on the table it is, how it is drawn small."""

    __slots__ = ("icon", "kind", "name", "said", "thing")

    def __init__(
        self,
        name: str,
        kind: type[V],
        said: str | Callable[[Any, V], Said] | None = None,
        thing: str | Callable[[V], str | None] | None = None,
        icon: str | Callable[[V], str] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.said = said if said is not None else (name if kind is str else None)
        """A function, or the beginning of the keys of its words; None: the value itself."""
        self.thing = thing
        self.icon = icon

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def say(self, g: Any, value: V) -> Said:
        """What a sentence holds for a value."""
        if callable(self.said):
            return self.said(g, value)
        if self.said is not None:
            return Phrase(f"{self.said}-{value}")
        assert isinstance(value, int | str), self
        return value

    def read(self, value: Id) -> Id:
        """A value as plain data has it, made what it is: a record has its names again."""
        return convert(value, self.kind) if issubclass(self.kind, tuple) and hasattr(self.kind, "_fields") else value

    def thing_of(self, value: V) -> str | None:
        """The thing on the table that a value is."""
        return f"{self.thing}:{value}" if isinstance(self.thing, str) else self.thing(value) if self.thing else None

    def icon_of(self, value: V) -> str | None:
        """How a value is drawn small."""
        return self.icon if self.icon is None or isinstance(self.icon, str) else self.icon(value)
