"""The sequence of play, as the rulebook tells it. [ledger chapters 3, 4]"""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.discover.cards import SYMBOLS
from campfire.games.discover.rules.chiefs import first_chief
from campfire.games.discover.rules.crafting import take_plan
from campfire.games.discover.rules.finds import lay_find
from campfire.games.discover.rules.monsters import meet
from campfire.games.discover.rules.night import break_of_day, play_night
from campfire.games.discover.rules.quests import stage
from campfire.games.discover.rules.turns import begin_turn
from campfire.games.discover.sorts import CARD, REGION, SEAT, event, option, question
from campfire.games.discover.state import State
from campfire.games.discover.text import ability
from campfire.games.discover.vocabulary import cards_change, in_order
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.phrase import Phrase, Said
from campfire.kernel.pile import Pile
from campfire.kernel.question import Ask, AskAll, Chance, Shuffle


def of_character(g: State, option: Option) -> Detail:
    """What a character can do, for those who choose one. [DI-062]"""
    return Detail(brings=ability(g.book.cards[option[CARD]]))


CHOOSE_CHARACTER = question("choose_character")
CHARACTER = option("character", card=CARD, icon="character", detail=of_character)
SET_OUT = event("set_out", region=REGION, words=lambda g, spoken: with_tale(g), shows="phase", icon="compass")
IS_CHARACTER = event("is_character", seat=SEAT, card=CARD, shows="card", use="used")

STAMINA = {1: 12, 2: 10, 3: 8, 4: 8}
"""By number of players. [DI-065]"""
BLUEPRINTS = {1: 3, 2: 2, 3: 1, 4: 1}
"""By number of players. [DI-068]"""
OFFERED = {1: 4, 2: 2, 3: 2, 4: 2}
"""Character cards to choose from, by number of players. [DI-062, DI-063]"""


def with_tale(g: State) -> dict[str, Said]:
    """The title of the story, and what is told of the land before it."""
    land = g.book.sheet.id
    tale = Phrase(f"told-fifth_{land}" if g.book.is_last_pass else f"told-{land}")
    return {"title": Phrase(f"card-{g.book.story}"), "tale": tale}


@step
def begin(g: State) -> Then:
    """Set up in the order of the rulebook. [DI-044 to DI-071]"""
    g.tell(SET_OUT, g.book.sheet.id)
    return (
        first_chief(g.seats),
        *[shuffle(name) for name, pile in DECKS.items() if pile(g).cards],
        *[shuffle_tiles(number) for number in (1, 2, 3)],
        lay_start(),
        deal_characters(),
        prepare(),
        stage(0, "", 1),
        play_round(),
    )


@ask
def shuffle(g: State, name: str) -> Chance:
    """Shuffle one of the piles. [DI-048, DI-052, DI-053, DI-054, DI-055]"""
    return Chance(f"shuffle_{name}", Shuffle(len(DECKS[name](g).cards)), shuffled, (name,))


@step
def shuffled(g: State, name: str, order: tuple[int, ...]) -> Then:
    """The pile lies face down; of the nights, level I lies on top. [DI-048]"""
    pile = DECKS[name](g)
    pile.reorder(order)
    if name == "nights":
        pile.cards.sort(key=lambda card: -g.book.cards[card].level)
    return None


@ask
def shuffle_tiles(g: State, number: int) -> Chance:
    """Shuffle the tiles of a number. [DI-059]"""
    return Chance("shuffle_tiles", Shuffle(g.book.atlas.numbers.count(number)), tiles_laid, (number,))


@step
def tiles_laid(g: State, number: int, order: tuple[int, ...]) -> Then:
    """They lie face down in the pattern of the sheet. [DI-059]"""
    places = [place for place, one in enumerate(g.book.atlas.numbers) if one == number]
    tiles = [g.tiles.cards[place] for place in places]
    for place, at in zip(places, order, strict=True):
        g.tiles.cards[place] = tiles[at]
    return None


@step
def lay_start(g: State) -> Then:
    """The start tile is open from the start: its finds are laid out. [DI-058, DI-128]"""
    place = g.book.atlas.start
    marks = g.book.tiles[g.book.start_tile].marks
    return tuple(lay_find(4 * place + at, mark) for at, mark in enumerate(marks) if mark in SYMBOLS)


@step
def deal_characters(g: State) -> Then:
    """Everybody gets character cards and keeps one in secret. [DI-062, DI-063]"""
    g.reveals += 1
    for seat in g.seats:
        for _ in range(OFFERED[g.players]):
            g.dealt[seat].put(g.unused.draw(), 1 << seat)
    return (choose_characters(),)


@ask
def choose_characters(g: State) -> AskAll:
    """Which character is kept? [DI-062]"""
    return AskAll(tuple(seat for seat in g.seats if g.dealt[seat].cards), character_for, given=(g,))


def character_for(g: State, me: Seat) -> Ask:
    """The choice of one player."""
    options = [Option(CHARACTER, (card,), (keep_character(me, card),)) for card in g.dealt[me].cards]
    return Ask((me,), CHOOSE_CHARACTER, options, private=True)


@step
def keep_character(g: State, me: Seat, card: str) -> Then:
    """The card is chosen in secret; when all have chosen, all are revealed. [DI-062]"""
    dealt = g.dealt[me]
    g.picked[me].put(dealt.pull(dealt.cards.index(card)), 1 << me)
    for other in dealt.take_all():
        g.unused.put(other, 1 << me)
    if any(pile.cards for pile in g.dealt):
        return (choose_characters(),)
    g.reveals += 1
    for seat in g.seats:
        g.character[seat] = g.picked[seat].draw()
        cards_change(g)
        g.tell(IS_CHARACTER, seat, g.character[seat])
    return None


@step
def prepare(g: State) -> Then:
    """Stamina, food and water, blueprints, and the figure on the camp. [DI-064 to DI-071, DI-317]"""
    frames: list[Frame] = []
    for seat in g.seats:
        g.stamina[seat] = STAMINA[g.players]
        g.tokens[seat] = ["food", "clean_water"]
        g.at[seat] = g.book.camp
        if not g.book.is_last_pass:
            frames += [take_plan(seat, "common")] * BLUEPRINTS[g.players]
    if g.book.is_last_pass:
        g.on_table = sorted([*g.blueprints.take_all(), *g.complexes.take_all()])
        g.reveals += 1
    return tuple(frames)


@step
def play_round(g: State) -> Then:
    """A day phase and a night phase, until everybody has won or lost. [DI-072, DI-073, DI-076]"""
    if g.over:
        return None
    turns = tuple(begin_turn(seat) for seat in in_order(g))
    return meet(), *turns, play_night(), break_of_day(), play_round()


DECKS: dict[str, Callable[[State], Pile]] = {
    "nights": lambda g: g.nights,
    "threats": lambda g: g.threats,
    "blueprints": lambda g: g.blueprints,
    "complexes": lambda g: g.complexes,
    "characters": lambda g: g.unused,
    "springs": lambda g: g.springs,
    "monsters": lambda g: g.monster_pile,
    **{symbol: (lambda g, at=at: g.finds[at]) for at, symbol in enumerate(SYMBOLS)},  # type: ignore[misc]  # bound early
}
"""Everything that is shuffled in setup; numbered decks never are. [DI-050]"""
