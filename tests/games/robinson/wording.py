"""Actions, sources and answers as tests write them: `A1:wood`, `storm:0`, `cross:B2`, `raft`.

>>> aimed("gather", "A1:wood"), aimed("threat", "storm:1")
(Action(kind='gather', what='wood', space='A1', choice=0), Action(kind='threat', what='storm', space='', choice=1))
>>> written(aimed("build", "cross:B2")), written(aimed("explore", "A1")), written(aimed("rest", ""))
('cross:B2', 'A1', '')
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from campfire.games.robinson.actions import Action, Source
from campfire.games.robinson.cards import SPACES
from campfire.games.robinson.sorts import ACTION, COST, HOW, SOURCE, TABLE
from campfire.kernel.declared import Event, EventKind, Id, Ids, Kind, Option, OptionKind, Sort, Spoken


def aimed(kind: str, target: str = "") -> Action:
    """An action of a kind at a target."""
    first, _, rest = target.partition(":")
    if kind == "threat":
        return Action(kind, first, "", int(rest or 0))
    if kind == "gather":
        return Action(kind, rest, first)
    return Action(kind, "", first) if first in SPACES else Action(kind, first, rest)


def written(action: Action) -> str:
    """The target of an action."""
    kind, what, space, choice = action
    if kind == "threat":
        return f"{what}:{choice}"
    if kind == "gather":
        return f"{space}:{what}"
    return f"{what}:{space}" if what and space else what or space


def source(place: str) -> Source:
    """A source on a space."""
    return Source(*place.split(":"))


def spelled(spoken: Spoken) -> tuple[Id, ...]:
    """What is said, word by word: an action by its kind and target, a source by its place, prices one by one."""
    return tuple(words(spoken))


def words(spoken: Spoken, without: tuple[Sort[Any], ...] = ()) -> Iterator[Id]:
    """The words of what is said; what something is used for only where that is not plain."""
    for sort, value in zip(spoken.kind.fields.values(), spoken.args, strict=False):
        if sort in without:
            continue
        if sort is ACTION:
            yield from (spoken[ACTION].kind, written(spoken[ACTION]))
        elif sort is SOURCE:
            place = spoken[SOURCE]
            yield f"{place.space}:{place.kind}"
        elif isinstance(value, tuple):
            yield from value
        elif value or sort is not HOW:
            yield value


def option(key: str, *said: Id) -> Option:
    """An option as a test writes it: `option("lead", "0", "gather", "A1:wood", 0, 0, 0, 0)`."""
    kind = TABLE.find(OptionKind, key)
    return Option(kind, respelled(kind, said))


def event(key: str, *said: Id) -> Event:
    """An event as a test writes it."""
    kind = TABLE.find(EventKind, key)
    return Event(kind, respelled(kind, said))


def respelled(kind: Kind, said: tuple[Id, ...]) -> Ids:
    """The arguments of a declaration from words, as `spelled` gives them."""
    left = list(said)
    return tuple(read_word(sort, left) for sort in kind.fields.values())


def read_word(sort: Sort[Any], left: list[Id]) -> Id:
    """Read an argument of this sort from the words that are left."""
    if sort is ACTION:
        return aimed(str(left.pop(0)), str(left.pop(0)))
    if sort is COST:
        return tuple([left.pop(0) for _ in range(4)])
    if sort is HOW and not left:
        return ""
    word = left.pop(0)
    return source(str(word)) if sort is SOURCE else word
