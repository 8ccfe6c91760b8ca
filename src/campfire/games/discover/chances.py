"""What dice may bring, counted from their faces."""

from __future__ import annotations

from campfire.games.discover.rules.changes import DICE, GREY, RED, REROLL
from campfire.games.discover.rules.changes import result as die_result
from campfire.games.discover.rules.duels import ATTACK, HITS_AT
from campfire.games.discover.rules.stock import FACES, ILL_UP_TO, RISK_IT
from campfire.games.discover.sorts import DIE
from campfire.games.discover.state import State
from campfire.kernel.contract import Likely
from campfire.kernel.declared import Option
from campfire.kernel.phrase import Phrase


def odds(g: State, option: Option | None) -> list[Likely]:
    """In how many of a hundred cases something comes of an option. [DI-176, DI-257, DI-259]"""
    if option is None:
        return []
    if option.kind is RISK_IT:
        return [likely("ill", ILL_UP_TO)]
    if option.kind is ATTACK:
        return [likely("hit", FACES + 1 - HITS_AT), likely("hurt", FACES + 1 - HITS_AT)]
    if option.kind is REROLL and g.foe:
        die = DICE.index(option[DIE])
        return [reaching(g, die)]
    return []


def reaching(g: State, die: int) -> Likely:
    """How likely a new roll of a die reaches the enemy's figure."""
    foe = g.book.cards[g.foe]
    change = die_result(g, die) - (13 - g.dice[die] if g.turned[die] else g.dice[die])
    needed = (foe.defence if die == GREY else foe.attack) - change
    faces = min(FACES, max(0, FACES + 1 - needed)) if die == GREY or foe.attack else 0
    return likely("hurt" if die == RED else "hit", faces)


def likely(key: str, faces: int) -> Likely:
    """So many of the twelve faces."""
    return Likely(Phrase(f"odds-{key}"), round(100 * faces / FACES))
