"""The facts of a game of Discover, and their copy."""

from __future__ import annotations

from typing import NamedTuple

from campfire.games.discover.cards import SYMBOLS, Bearing, Book
from campfire.kernel.declared import Event, EventKind, Id
from campfire.kernel.facts import copier, facts
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.pile import EVERYBODY, Pile

MOST_STAMINA = 12
MOST_DAMAGE = 3
MOST_LOAD = 10
WON = "won"
"""The fate of a survivor who has won; whoever is still on the board has none. [DI-297]"""

Used = tuple[str, int]
"""A power that was used: its card, and its place on it."""


class Support(NamedTuple):
    """A support card that lies face up in a fight, and whose it is. [DI-280]"""

    seat: Seat
    card: str


@facts
class State:
    """Everything that lies on the table, and the stack of what is still to happen."""

    SHARED = ("book", "log", "seats", "bearings")
    DERIVED = ("bearings",)

    stack: list[Frame]
    book: Book
    log: list[Event] | None
    bearings: tuple[Bearing | None, ...]
    """What the cards of each seat do all the time; None where they have changed."""
    reveals: int
    players: int
    seats: tuple[Seat, ...]
    round: int
    night: bool
    over: bool
    chief: Seat
    turn: int
    """Whose turn it is; -1 at night."""
    asleep: bool
    """A card has ended the turn before its time."""
    votes: list[int]
    """For whom each seat votes as chief; -1 not yet. [DI-088]"""
    rolls: list[int]
    """What each seat rolled for chief; 0 not in the running. [DI-047]"""
    dealt: list[Pile]
    """Character cards to choose from. [DI-062]"""
    picked: list[Pile]
    """The character chosen in secret. [DI-062]"""
    unused: Pile
    character: list[str]
    fate: list[str]
    """What killed a survivor, or `WON`; empty on the board. [DI-206, DI-297]"""
    at: list[int]
    """On which space each figure stands; -1 off the board."""
    stamina: list[int]
    dials: list[list[str]]
    """The damage that each survivor carries. [DI-203]"""
    tokens: list[list[str]]
    """Find and resource tokens beside each character card. [DI-156]"""
    items: list[list[str]]
    aboard: dict[str, list[str]]
    """Tokens lying on items that carry resources. [DI-172]"""
    counters: dict[str, int]
    """Counters on items. [DI-183]"""
    hands: list[Pile]
    """Blueprints in hand. [DI-179]"""
    traits: list[list[str]]
    tiles: Pile
    """The tile at each place of the pattern. [DI-059]"""
    opened: list[int]
    """Which places are open: 1 or 0."""
    lying: Pile
    """Find, resource and water source tokens on the board."""
    lying_at: list[int]
    monsters: Pile
    monsters_at: list[int]
    fires: list[int]
    """Spaces with a burning campfire or the lit camp. [DI-100]"""
    ashes: list[int]
    """Spaces with a dead campfire or the unlit camp. [DI-102]"""
    finds: list[Pile]
    """Find tokens by symbol, face down. [DI-055]"""
    find_discards: list[list[str]]
    springs: Pile
    monster_pile: Pile
    monster_discard: list[str]
    specials: list[str]
    """Special monster tokens beside the board. [DI-237]"""
    exploration: list[str]
    """The deck of exploration cards, in rising order. [DI-050]"""
    crafts: list[str]
    changes: list[str]
    notices: Pile
    blueprints: Pile
    complexes: Pile
    on_table: list[str]
    """Blueprints face up on the table. [DI-138]"""
    threats: Pile
    threat_discard: list[str]
    nights: Pile
    night_discard: list[str]
    removed: list[str]
    read: list[str]
    """Numbered cards that were read aloud: everybody knows what their number says. [DI-189]"""
    quest: str
    progress: int
    """Counters on the quest. [DI-293]"""
    surveyed: list[int]
    flags: list[int]
    """Red targets with a counter, and with a flag. [DI-097]"""
    explored: list[int]
    """Landmark spaces with a counter in scenario five. [DI-320]"""
    once: list[Used]
    """Lines of cards that happen once a game and have happened: the card, and which line."""
    staying: list[str]
    """Cards whose token stays on its space. [DI-112]"""
    used_day: list[Used]
    used_fight: list[Used]
    used_game: list[Used]
    wounds: dict[str, int]
    """Enemy cards face up on the table, with their counters. [DI-264]"""
    defeated: list[str]
    foe: str
    """The enemy of the fight that is going on; empty where none is."""
    fighter: int
    """Who rolls the grey die; -1 where nobody fights. [DI-247]"""
    rival: int
    """The defender of an attack in scenario five; -1 where none is. [DI-322]"""
    dice: list[int]
    """The faces of the grey and the red die. [DI-247]"""
    turned: list[int]
    """Which dice count 13 minus their value."""
    bonus: list[int]
    """Changes to the grey and the red result. [DI-255]"""
    extra: int
    """What a hit deals beyond 1. [DI-257]"""
    beaten: bool
    """The enemy of this fight is defeated. [DI-258]"""
    hurt: bool
    """Whoever rolled has taken damage in this fight. [DI-284]"""
    supports: list[Support]
    """Support cards played in this fight, in order. [DI-281]"""
    passed: int
    """How many have passed in a row while dice are changed. [DI-330]"""

    def tell(self, kind: EventKind, *args: Id) -> None:
        """Write an event that everybody sees into the log, while somebody reads it."""
        if self.log is not None:
            self.log.append(Event(kind, args))

    def tell_to(self, seat: Seat, kind: EventKind, *args: Id) -> None:
        """Write an event that one seat sees."""
        if self.log is not None:
            self.log.append(Event(kind, args, 1 << seat))


def new_state(book: Book, players: int) -> State:
    """Lay out everything that needs no chance. [DI-048 to DI-061]"""
    g = State()
    g.stack, g.book, g.log, g.reveals, g.players = [], book, None, 0, players
    g.seats, g.bearings = tuple(range(players)), (None,) * players
    g.round, g.night, g.over, g.chief, g.turn, g.asleep = 1, False, False, 0, -1, False
    g.votes, g.rolls, g.character = [-1] * players, [0] * players, [""] * players
    g.dealt, g.picked = [Pile() for _ in g.seats], [Pile() for _ in g.seats]
    g.unused = Pile(book.characters)
    g.fate, g.at, g.stamina = [""] * players, [-1] * players, [0] * players
    g.dials, g.tokens, g.items = [[] for _ in g.seats], [[] for _ in g.seats], [[] for _ in g.seats]
    g.traits, g.hands = [[] for _ in g.seats], [Pile() for _ in g.seats]
    g.aboard, g.counters = {}, {}
    lay_map(g)
    lay_decks(g)
    g.quest, g.progress = "", 0
    g.surveyed, g.flags, g.explored, g.once, g.staying = [], [], [], [], []
    g.used_day, g.used_game = [], []
    g.wounds, g.defeated = {}, []
    clear_fight(g)
    return g


def clear_fight(g: State) -> None:
    """No fight goes on; dice, changes, support and uses begin afresh with the next. [DI-291, DI-292]"""
    g.foe, g.fighter, g.rival = "", -1, -1
    g.dice, g.turned, g.bonus = [0, 0], [0, 0], [0, 0]
    g.extra, g.beaten, g.hurt, g.passed = 0, False, False, 0
    g.supports, g.used_fight = [], []


def lay_map(g: State) -> None:
    """The start tile lies open, the others by number; the camp is lit. [DI-058, DI-059, DI-061]"""
    book, atlas = g.book, g.book.atlas
    g.tiles = Pile([""] * len(atlas.numbers))
    others = {number: [t for t in book.tiles if book.tiles[t].number == number] for number in (1, 2, 3)}
    for place, number in enumerate(atlas.numbers):
        g.tiles.cards[place] = others[number].pop() if number else book.start_tile
    g.tiles.show(atlas.start, EVERYBODY)
    g.opened = [int(place == atlas.start) for place in range(len(atlas.numbers))]
    g.lying, g.lying_at, g.monsters, g.monsters_at = Pile(), [], Pile(), []
    g.fires, g.ashes = [book.camp], []


def lay_decks(g: State) -> None:
    """Numbered decks in order, everything else in piles by back. [DI-050, DI-055]"""
    book = g.book
    g.finds = [Pile([token for token in book.finds if book.tokens[token].back == symbol]) for symbol in SYMBOLS]
    g.find_discards = [[] for _ in SYMBOLS]
    g.springs, g.monster_pile, g.monster_discard = Pile(book.waters), Pile(book.monsters), []
    g.specials = list(book.specials)
    g.exploration, g.crafts, g.changes = list(book.exploration), list(book.crafts), []
    g.notices = Pile(book.notices, EVERYBODY)
    g.blueprints, g.complexes, g.on_table = Pile(book.blueprints), Pile(book.complexes), []
    g.threats, g.threat_discard = Pile(book.threats), []
    g.nights, g.night_discard = Pile(book.nights), []
    g.removed, g.read = [], []


clone = copier(State)
"""Copies every fact; the book and the log are shared."""
