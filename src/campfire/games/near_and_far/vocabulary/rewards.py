"""Rewards: the words of quests, mine and cards, as frames. [NF-254]"""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.near_and_far.cards import Word, Words
from campfire.games.near_and_far.vocabulary.goods import gain, lose, move_reputation
from campfire.kernel.frame import Frame, Seat

REWARDS: dict[str, Callable[..., Frame]] = {
    "gain": gain,
    "lose": lose,
    "reputation": move_reputation,
}
"""Words that hand something out; rules that know more goods add theirs."""

GAINS: dict[str, Callable[[Seat, int], Frame]] = {}
"""Goods that are more than a count: treasures, birds, adventurers."""


def rewards(who: Seat, words: Words) -> tuple[Frame, ...]:
    """Everything that a list of words hands out, in its order."""
    return tuple([reward(who, word) for word in words])


def reward(who: Seat, word: Word) -> Frame:
    """One word of a reward."""
    name, *figures = word
    if name == "gain" and figures[0] in GAINS:
        return GAINS[str(figures[0])](who, int(figures[1]))
    return REWARDS[str(name)](who, *figures)
