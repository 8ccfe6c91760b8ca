"""What the dice of a fight bring as they lie, and after each possible change. [DI-252, DI-257, DI-259]"""

from __future__ import annotations

from typing import NamedTuple

from campfire.games.discover.cards import Effects
from campfire.games.discover.sorts import CARD, DIE, POWER, SUPPORT
from campfire.games.discover.state import State
from campfire.games.discover.text import deed, listed
from campfire.kernel.declared import Detail, Option
from campfire.kernel.phrase import Phrase

FACES = 12
DUEL = 10
"""The result that hits in an attack on a survivor. [DI-331, DI-332]"""
DICE = ("grey", "red")
SIDES = ("hit", "hurt")
"""What the grey and the red die decide."""
ONLY_WITH_ENEMIES = ("on_red", "instead")
"""What support cards do in no attack on a survivor. [DI-337]"""


class Lying(NamedTuple):
    """One die: its face, 0 while it is still to be thrown, whether it is turned over, and what is added."""

    face: int
    turned: bool
    added: int

    def reaching(self, goal: int) -> int:
        """In how many of a hundred cases it reaches a goal; a goal of 0 is out of reach. [DI-260]

        >>> Lying(6, False, 1).reaching(7), Lying(0, False, 1).reaching(8), Lying(6, True, 0).reaching(8)
        (100, 50, 0)
        """
        if not goal:
            return 0
        if self.face:
            return 100 * (self.added + (FACES + 1 - self.face if self.turned else self.face) >= goal)
        return round(100 * min(FACES, max(0, FACES + 1 + self.added - goal)) / FACES)


def goals(g: State) -> tuple[int, int]:
    """What the grey and the red die must reach to hurt."""
    return (g.book.cards[g.foe].defence, g.book.cards[g.foe].attack) if g.foe else (DUEL, DUEL)


def lying(g: State) -> list[Lying]:
    """The grey and the red die as they lie."""
    return [Lying(g.dice[at], bool(g.turned[at]), g.bonus[at]) for at in (0, 1)]


def prospects(g: State, dice: list[Lying]) -> tuple[int, int]:
    """How likely one hits, and is hit."""
    hit, hurt = [die.reaching(goal) for die, goal in zip(dice, goals(g), strict=True)]
    return hit, hurt


def changed(dice: list[Lying], effects: Effects) -> list[Lying]:
    """The dice after some effects. [DI-255]"""
    after = [*dice]
    for word, *figures in effects:
        die = word if word in DICE else figures[0] if word in ("reroll", "turn_over") else ""
        for at in (0, 1) if die == "both" else (DICE.index(die),) if die else ():
            face, turned, added = after[at]
            if word == "reroll":
                after[at] = Lying(0, turned, added)
            elif word == "turn_over":
                after[at] = Lying(face, not turned, added)
            else:
                after[at] = Lying(face, turned, added + figures[0])
    return after


def told(g: State, effects: Effects) -> Detail:
    """What a change makes likelier, for good and for ill; nothing outside a fight with an enemy."""
    if not g.foe or not g.dice[0]:
        return Detail()
    before, after = prospects(g, lying(g)), prospects(g, changed(lying(g), effects))
    if not effects:
        hit, hurt = [Phrase(f"prospect-{key}-still", {"now": now}) for key, now in zip(SIDES, after, strict=True)]
        return Detail(brings=hit, risks=hurt if after[1] else None)
    moved = [
        (Phrase(f"prospect-{key}", {"was": w, "now": n}), w, n) for key, w, n in zip(SIDES, before, after, strict=True)
    ]
    (hit, hit_was, hit_now), (hurt, hurt_was, hurt_now) = moved
    better = [hit] * (hit_now > hit_was) + [hurt] * (hurt_now < hurt_was)
    worse = [hit] * (hit_now < hit_was) + [hurt] * (hurt_now > hurt_was)
    same = Phrase("prospect-same") if before == after else None
    return Detail(brings=listed(better) or same, risks=listed(worse))


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
    return Detail(brings=deed(tuple(one for one in effects if g.rival < 0 or one[0] not in ONLY_WITH_ENEMIES)))
