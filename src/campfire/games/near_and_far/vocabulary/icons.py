"""Icons and abilities: what party and active items give. [ledger chapters 10.2 and 17]

What a player's party, items and talents add up to is worked out once and kept until one of them changes.
"""

from __future__ import annotations

from collections.abc import Sequence

from campfire.games.near_and_far.cards import CAUTION, ICONS, MOVEMENT, Item, Word
from campfire.games.near_and_far.state import Gear, State
from campfire.kernel.frame import Seat

FREE_MOVEMENT = 2


def active_items(g: State, who: Seat) -> list[str]:
    """Bought artifacts, held treasures and finds. [NF-234, NF-305]"""
    begged = [g.begged[who]] if g.begged[who] else []
    return [*g.artifacts[who], *g.treasures[who], *begged, *g.finds[who]]


def gear(g: State, who: Seat) -> Gear:
    """What party, active items and talents of a player add up to."""
    return g.gear[who] or counted_anew(g, who)


def counted_anew(g: State, who: Seat) -> Gear:
    """Count icons and abilities; the reserve shows none. [NF-154, NF-175, NF-305]"""
    book = g.book
    items = [book.items[item] for item in active_items(g, who)]
    members = [book.adventurers.get(member) or book.pets[member] for member in g.party[who] if member]
    shown = [*[member.icons for member in members], *[item.icons for item in items]]
    does: dict[str, list[Word]] = {}
    for words in (*[item.does for item in items], *[book.talents[talent].does for talent in g.talents[who]]):
        for word in words:
            does.setdefault(str(word[0]), []).append(word[1:])
    found = Gear(tuple([sum([icons[icon] for icons in shown]) for icon in range(len(ICONS))]), does)
    g.gear = (*g.gear[:who], found, *g.gear[who + 1 :])
    return found


def changed(g: State, who: Seat) -> None:
    """Party, items or talents of a player are not what they were."""
    g.gear = (*g.gear[:who], None, *g.gear[who + 1 :])


def put_to_use(g: State, who: Seat, card: str) -> None:
    """An item has just come to a player; if it speeds or eases a move it does so at once. [NF-198, NF-305, NF-389]"""
    changed(g, who)
    item = g.book.items[card]
    g.moves += item.icons[MOVEMENT]
    g.spared += spares(item)


def put_away(g: State, who: Seat, card: str) -> None:
    """An item has just left a player: what it did for a move it does no more. [NF-198, NF-305, NF-389]"""
    changed(g, who)
    item = g.book.items[card]
    g.moves = max(0, g.moves - item.icons[MOVEMENT])
    g.spared = max(0, g.spared - spares(item))


def spares(item: Item) -> int:
    """Hearts that an item spares on empty spaces. [NF-389]"""
    return sum([int(does[1]) for does in item.does if does[0] == "spares_hearts"])


def icons(g: State, who: Seat, icon: int) -> int:
    """How many icons of a kind party and active items show. [NF-154, NF-175, NF-305]"""
    return gear(g, who).icons[icon]


def abilities(g: State, who: Seat, word: str) -> Sequence[Word]:
    """What active items and talents do under a word of the vocabulary, each with its figures. [NF-071, NF-305]"""
    return gear(g, who).does.get(word, ())


def ability(g: State, who: Seat, word: str) -> int:
    """The figures under a word, added up. [NF-073]"""
    return sum([int(figures[-1]) for figures in abilities(g, who, word)])


def has_ability(g: State, who: Seat, word: str, about: str | None = None) -> bool:
    """Whether an active item or a talent does something, about something where that is asked. [NF-071, NF-305]"""
    found = abilities(g, who, word)
    return bool(found) and (about is None or any([about in figures for figures in found]))


def is_cautious(g: State, who: Seat) -> bool:
    """Whether threats may be avoided for nothing. [NF-224, NF-379]"""
    return icons(g, who, CAUTION) > 0 or has_ability(g, who, "avoids_threats")


def animals(g: State, who: Seat) -> int:
    """Pack birds and pack turtles. [NF-336]"""
    return g.birds[who] + g.turtles[who]


def movement(g: State, who: Seat) -> int:
    """Two, and one more for each pack animal and each movement icon. [NF-197, NF-198]"""
    return FREE_MOVEMENT + animals(g, who) + icons(g, who, MOVEMENT)
