"""Laws that hold at every question of random games, whatever was learned, bought and carried."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from campfire.games.near_and_far.cards import CHIEF_FLAGS, MOST_ANIMALS, TRIBES
from campfire.games.near_and_far.setup import check, setup
from campfire.games.near_and_far.state import NOBODY, State
from campfire.games.near_and_far.vocabulary.flags import own_flags
from campfire.games.near_and_far.vocabulary.icons import counted_anew, gear
from campfire.kernel.declared import Option
from campfire.kernel.engine import advance, go_on, pending
from campfire.kernel.frame import Seat
from campfire.kernel.question import Ask, AskAll, Chance
from tests.rules import rule

TALENTS = ("pack_bird_breeding", "begging", "meditation", "gem_trading", "bribery", "politics", "spelunking")


def at_random(seed: int) -> Iterator[tuple[State, str]]:
    """A game on the last map of people with talents, goods and a contract each; every question before its answer."""
    random = Random(seed)
    g = setup(check({"mode": "campaign", "map": 11, "players": 2 + seed % 3, "side": ("dusk", "day")[seed % 2]}))
    for seat in g.seats:
        g.talents[seat], g.artifacts[seat] = TALENTS[seed % 2 :], ["merchants_contract"]
        g.goods[seat], g.birds[seat] = [9, 9, 9, 2, 2, 2, 2], 2
    advance(g)
    while (question := pending(g)) is not None:
        if isinstance(question, Chance):
            go_on(g, question.frames(question.outcomes.sample(random.random)))
            continue
        ask = question.of(random.choice(question.seats)) if isinstance(question, AskAll) else question
        assert isinstance(ask, Ask)
        yield g, ask.key
        go_on(g, random.choice(travelling(list(ask.options), random)).then)


def travelling(options: list[Option], random: Random) -> list[Option]:
    """Those who choose blindly would seldom leave town."""
    on = [option for option in options if option.key in ("travel", "move_on")]
    return on if on and random.random() < 0.5 else options


def broken(g: State, who: Seat, question: str) -> Iterator[str]:
    """The laws that a player's things break just now."""
    animals = g.birds[who] + g.turtles[who]
    members = g.book.adventurers
    party = [(cell, members[name].tribe) for cell, name in enumerate(g.party[who]) if name in members]
    placed = g.mine.count(who) + [*g.map_camps.values()].count(who) + len(g.beaten[who])
    yield from ["nothing is owed"] * (min(g.hearts[who], g.moves, g.spared, *g.goods[who]) < 0)
    yield from ["three animals"] * (animals > MOST_ANIMALS)
    yield from ["a treasure an animal"] * (len(g.treasures[who]) > animals and question != "which_lost")
    yield from ["one stranger"] * (sum([cell != tribe for cell, tribe in party]) > 1)
    yield from ["one second"] * (len(party) - len({tribe for _, tribe in party}) > 1)
    yield from ["the chief comes at once"] * any(
        [g.chiefs[tribe] == NOBODY and own_flags(g, who, tribe) >= CHIEF_FLAGS for tribe in range(len(TRIBES))]
    )
    yield from ["every camp stands somewhere"] * (placed != g.camps[who])
    yield from ["one place"] * (g.round > 1 and bool(g.building[who]) == bool(g.space[who]))
    yield from ["what is kept in mind is right"] * (gear(g, who) != counted_anew(g, who))


@rule("NF-133", "NF-167", "NF-168", "NF-185", "NF-229", "NF-286", "NF-384")
@pytest.mark.parametrize("seed", range(4))
def test_the_laws_hold_at_every_question(seed: int) -> None:
    found = {(key, law) for g, key in at_random(seed) for who in g.seats for law in broken(g, who, key)}
    assert not found
