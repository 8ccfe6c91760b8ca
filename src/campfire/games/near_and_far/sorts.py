"""The sorts of things that Near and Far speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from campfire.kernel.declared import Die, Spoken
from campfire.kernel.declaring import Declared
from campfire.kernel.phrase import Phrase, Said, SeatName

S = TypeVar("S", Phrase, SeatName, Said)

TABLE = Declared("near_and_far")
option, question, event, reason, sort = TABLE.option, TABLE.question, TABLE.event, TABLE.reason, TABLE.sort


def card_name(g: object, card: str) -> Phrase:
    """The name of a card; copies of one title share it."""
    return Phrase(f"card-{card.partition('#')[0]}")


def entry_name(g: Any, entry: str) -> Said:
    """An entry by its number, an arcade card by its name. [NF-274]"""
    return Phrase("entry-card", {"card": card_name(g, entry)}) if entry in g.book.arcade else entry


def space_name(g: Any, space: str) -> Phrase:
    """A space by its name, or by what it shows and where it stands on the map."""
    printed = g.map.spaces[space]
    if printed.town:
        return Phrase("space-town")
    if printed.place:
        return Phrase(f"place-{printed.place}")
    return Phrase(f"space-{printed.shows}", {"id": space.upper()})


def amount(good: str, n: int) -> Phrase:
    """So much of a good."""
    return Phrase(f"amount-{good}", {"n": n})


def taken(good: str, n: int) -> Phrase:
    """So much of a good as something that is given, taken or paid."""
    return Phrase(f"taken-{good}", {"n": n})


SEAT = sort("seat", int, said=lambda g, seat: SeatName(seat), thing="seat")
RIVAL = sort("rival", int, said=lambda g, seat: SeatName(seat), thing="seat")
CARD = sort("card", str, said=card_name, thing="card", icon=lambda card: f"pic-{card}")
OLD = sort("old", str, said=card_name, thing="card")
"""A second card in the same sentence."""
ADVENTURER = sort("adventurer", str, said=card_name, thing="adventurer", icon="person")
CELL = sort("cell", int, said=lambda g, cell: Phrase(f"cell-{cell}"), thing="cell")
ANIMAL = sort("animal", str, icon=lambda animal: animal)
BUILDING = sort("building", str, thing="building", icon=lambda building: building)
SPACE = sort("space", str, said=space_name, thing="space", icon="space")
TRIBE = sort("tribe", str, thing="chief", icon=lambda tribe: tribe)
GOOD = sort("good", str, icon=lambda good: good)
TALENT = sort("talent", str, said=card_name, thing="talent", icon="talent")
KEYWORD = sort("keyword", str, icon="keyword")
ENTRY = sort("entry", str, said=entry_name, icon="book")
CHOICE = sort("choice", str, said=lambda g, choice: choice)
CHARACTER = sort("character", str, said=card_name, icon="person")
MINE_CELL = sort("mine_cell", int, said=lambda g, cell: cell + 1, thing="mine")
AMOUNT = sort("n", int)
HEARTS = sort("hearts", int, icon="heart")
TOTAL = sort("total", int)
DIE = sort("die", int, icon="die")
OTHER_DIE = sort("other", int, icon="die")
"""What the die of somebody else shows."""
SIX = Die(TABLE.die("six", range(1, 7)))
"""The die that is rolled for a number. [NF-214, NF-244, NF-245]"""
KIND = sort("kind", str)


def listed(parts: Sequence[S]) -> S | Phrase:
    """Several phrases or names one after the other."""
    found: S | Phrase = parts[0]
    for more in parts[1:]:
        found = Phrase("words-comma", {"first": found, "rest": more})
    return found


def some(phrases: Sequence[Phrase]) -> Phrase | None:
    """Several phrases one after the other; none where there is nothing to say."""
    return listed(phrases) if phrases else None


def inward(g: object, spoken: Spoken) -> dict[str, Said]:
    """The way into a building, in the case that its language asks for."""
    return {"into": Phrase(f"into-{spoken[BUILDING]}")}


def inside(g: object, spoken: Spoken) -> dict[str, Said]:
    """Being in a building, in the case that its language asks for."""
    return {"at": Phrase(f"at-{spoken[BUILDING]}")}


def so_much(g: object, spoken: Spoken) -> dict[str, Said]:
    """The good and the number of something said, in one phrase."""
    return {"amount": taken(spoken[GOOD], spoken[AMOUNT])}
