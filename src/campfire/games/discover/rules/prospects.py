"""What the dice of a fight bring as they lie, and after each possible change. [DI-252, DI-257, DI-259]"""

from __future__ import annotations

from typing import NamedTuple

from campfire.games.discover.cards import DICE, FACES, GREY, RED, Effects
from campfire.games.discover.sorts import CARD, DIE, POWER, SUPPORT
from campfire.games.discover.state import State
from campfire.games.discover.text import listed, supported
from campfire.kernel.declared import Detail, Option
from campfire.kernel.phrase import Phrase

HITS_AT = 10
"""The result that hits in an attack on a survivor. [DI-331, DI-332]"""
ONLY_WITH_ENEMIES = ("on_red", "instead")
"""What support cards do in no attack on a survivor. [DI-337]"""


class Lying(NamedTuple):
    """One die: its face, 0 while it is still to be thrown, whether it is turned over, and what is added."""

    face: int
    turned: bool
    added: int

    @property
    def result(self) -> int:
        """What it counts: the value rolled, or 13 minus it, and every change. [DI-255, DI-256]"""
        return (FACES + 1 - self.face if self.turned else self.face) + self.added

    def reaching(self, goal: int) -> int:
        """In how many of a hundred cases it reaches a goal; a goal of 0 is out of reach. [DI-260]

        >>> Lying(6, False, 1).reaching(7), Lying(0, False, 1).reaching(8), Lying(6, True, 0).reaching(8)
        (100, 50, 0)
        """
        if not goal:
            return 0
        if self.face:
            return 100 * (self.result >= goal)
        return round(100 * min(FACES, max(0, FACES + 1 + self.added - goal)) / FACES)


class Prospect(NamedTuple):
    """In how many of a hundred cases one hits, and in how many one is hit."""

    hit: int
    hurt: int


def goals(g: State) -> tuple[int, int]:
    """What the grey and the red die must reach to hurt."""
    return (g.book.cards[g.foe].defence, g.book.cards[g.foe].attack) if g.foe else (HITS_AT, HITS_AT)


def die_of(g: State, at: int) -> Lying:
    """The grey or the red die as it lies."""
    return Lying(g.dice[at], bool(g.turned[at]), g.bonus[at])


def lying(g: State) -> list[Lying]:
    """The grey and the red die as they lie."""
    return [die_of(g, GREY), die_of(g, RED)]


def prospects(g: State, dice: list[Lying]) -> Prospect:
    """How likely one hits, and is hit."""
    return Prospect(*[die.reaching(goal) for die, goal in zip(dice, goals(g), strict=True)])


def changed(dice: list[Lying], effects: Effects) -> list[Lying]:
    """The dice after some effects. [DI-255]"""
    after = [*dice]
    for word, *figures in effects:
        die = word if word in DICE else figures[0] if word in ("reroll", "turn_over") else ""
        for at in (GREY, RED) if die == "both" else (DICE.index(die),) if die else ():
            if word == "reroll":
                after[at] = after[at]._replace(face=0)
            elif word == "turn_over":
                after[at] = after[at]._replace(turned=not after[at].turned)
            else:
                after[at] = after[at]._replace(added=after[at].added + figures[0])
    return after


def told(g: State, effects: Effects) -> Detail:
    """What a change makes likelier, for good and for ill; nothing outside a fight with an enemy."""
    if not g.foe or not g.dice[0]:
        return Detail()
    before, after = prospects(g, lying(g)), prospects(g, changed(lying(g), effects))
    if not effects:
        hit, hurt = [Phrase(f"prospect-{key}-still", {"now": now}) for key, now in after._asdict().items()]
        return Detail(brings=hit, risks=hurt if after.hurt else None)
    hit, hurt = [moved(key, was, now) for key, was, now in zip(Prospect._fields, before, after, strict=True)]
    better = [hit] * (after.hit > before.hit) + [hurt] * (after.hurt < before.hurt)
    worse = [hit] * (after.hit < before.hit) + [hurt] * (after.hurt > before.hurt)
    same = Phrase("prospect-same") if before == after else None
    return Detail(brings=listed(better) or same, risks=listed(worse))


def moved(key: str, was: int, now: int) -> Phrase:
    """How likely something becomes, and how likely it was."""
    return Phrase(f"prospect-{key}", {"was": was, "now": now})


def of_reroll(g: State, option: Option) -> Detail:
    """A new throw of one die. [DI-248, DI-249]"""
    return told(g, (("reroll", option[DIE]),))


def of_better(g: State, option: Option) -> Detail:
    """One more on the grey die. [DI-250]"""
    return told(g, (("grey", 1),))


def of_worse(g: State, option: Option) -> Detail:
    """One less on the red die. [DI-251]"""
    return told(g, (("red", -1),))


def as_they_lie(g: State, option: Option) -> Detail:
    """The dice are left alone."""
    return told(g, ())


def of_power(g: State, option: Option) -> Detail:
    """A power of a card, where it changes dice that lie."""
    effects = g.book.cards[option[CARD]].powers[option[POWER]].effects
    return told(g, effects) if any(word in (*DICE, "reroll", "turn_over") for word, *_ in effects) else Detail()


def of_support(g: State, option: Option) -> Detail:
    """What a support card does, to the fight and to whoever plays it; in an attack less. [DI-280, DI-337]"""
    effects = g.book.cards[option[SUPPORT]].effects
    return Detail(brings=supported(tuple(one for one in effects if g.rival < 0 or one[0] not in ONLY_WITH_ENEMIES)))
