"""Icons and abilities: what party and active items give. [ledger chapters 10.2 and 17]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import CAUTION, Word
from campfire.games.near_and_far.state import State
from campfire.kernel.frame import Seat


def active_items(g: State, who: Seat) -> list[str]:
    """Bought artifacts, held treasures and finds. [NF-234, NF-305]"""
    begged = [g.begged[who]] if g.begged[who] else []
    return [*g.artifacts[who], *g.treasures[who], *begged, *g.finds[who]]


def icons(g: State, who: Seat, icon: int) -> int:
    """How many icons of a kind party and active items show; the reserve shows none. [NF-154, NF-175, NF-305]"""
    adventurers, pets, items = g.book.adventurers, g.book.pets, g.book.items
    count = 0
    for member in g.party[who]:
        if member:
            count += (adventurers.get(member) or pets[member]).icons[icon]
    for item in active_items(g, who):
        count += items[item].icons[icon]
    return count


def abilities(g: State, who: Seat, word: str) -> list[Word]:
    """What active items and talents do under a word of the vocabulary, each with its figures. [NF-071, NF-305]"""
    items, talents = g.book.items, g.book.talents
    printed = [items[item].does for item in active_items(g, who)] + [talents[talent].does for talent in g.talents[who]]
    return [does[1:] for words in printed for does in words if does[0] == word]


def ability(g: State, who: Seat, word: str) -> int:
    """The figures under a word, added up. [NF-073]"""
    return sum([int(figures[-1]) for figures in abilities(g, who, word)])


def has_ability(g: State, who: Seat, word: str, about: str | None = None) -> bool:
    """Whether an active item or a talent does something, about something where that is asked. [NF-071, NF-305]"""
    return any([about is None or about in figures for figures in abilities(g, who, word)])


def is_cautious(g: State, who: Seat) -> bool:
    """Whether threats may be avoided for nothing. [NF-224, NF-379]"""
    return icons(g, who, CAUTION) > 0 or has_ability(g, who, "avoids_threats")


def animals(g: State, who: Seat) -> int:
    """Pack birds and pack turtles. [NF-336]"""
    return g.birds[who] + g.turtles[who]
