"""Laying the table. [ledger chapter 3]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import COIN, SERIES
from campfire.games.near_and_far.rules.saloon import fill_row
from campfire.games.near_and_far.sorts import AMOUNT, event
from campfire.games.near_and_far.state import NOBODY, State
from campfire.kernel.frame import Then, ask, step
from campfire.kernel.question import Chance, Shuffle

LAID_QUESTS = event("laid_quests", n=AMOUNT, icon="book")
BIRDS = 3
"""Pack birds for each player. [NF-024]"""
COINS = 3
PLATYPUS = "platypus"


def prepare(g: State, characters: list[str], platypus: int) -> None:
    """Town, supply and players; the cards lie in their decks, still in order. [NF-024 to NF-034, NF-041 to NF-050]"""
    book = g.book
    g.stables = BIRDS * g.players
    g.bag.put_all(list(book.adventurers))
    g.treasure_deck.put_all(list(book.treasures))
    g.special_deck.put_all([card for card in book.artifacts if book.items[card].special])
    g.common_deck.put_all([card for card in book.artifacts if not book.items[card].special])
    g.arcade.put_all(list(book.arcade))
    g.threats = [threat.id for threat in sorted(book.threats, key=lambda threat: threat.strength)]
    g.mine = [NOBODY] * len(book.mines["dusk"].numbers)
    if g.mode == "campaign" and g.map.number == 11:
        g.bosses = [boss.id for boss in book.bosses.values() if g.players not in boss.absent]
    pets = [pet for pet in book.pets if pet != PLATYPUS]
    for seat in g.seats:
        g.goods[seat][COIN] = COINS
        g.party[seat][0] = PLATYPUS if seat == platypus else pets[seat]
        g.characters[seat] = characters[seat]
        g.experience[seat] = int(g.mode in SERIES)
        g.lines[seat] = (book.characters[characters[seat]].first,) if g.mode == "character" else ()


@ask
def lay_quests(g: State, extra: bool) -> Chance:
    """Quest tokens lie at random on spaces that show a book. [NF-036]"""
    return Chance("quests", Shuffle(len(books(g))), place_quests, (extra,))


def books(g: State) -> list[str]:
    """The spaces that show an open book. [NF-036]"""
    return [space.id for space in g.map.spaces.values() if space.entry]


@step
def place_quests(g: State, extra: bool, order: tuple[int, ...]) -> Then:
    """Three for each player and one; four each with extra quests; in a campaign named places first. [NF-035, NF-040]"""
    n = 4 * g.players if extra else 3 * g.players + 1
    spaces = [books(g)[place] for place in order]
    if g.mode == "campaign":
        spaces.sort(key=lambda space: not g.map.spaces[space].place)
    g.quests = spaces[:n]
    g.tell(LAID_QUESTS, len(g.quests))
    return (fill_row(),)
