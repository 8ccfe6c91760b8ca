"""The facts of a game of Near and Far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from campfire.games.near_and_far.cards import CAMPS, GOODS, TRIBES, Book, Map, Word
from campfire.kernel.declared import Event, EventKind, Id
from campfire.kernel.facts import copier, facts
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.pile import Pile

NOBODY = -1


class Outcome(NamedTuple):
    """An outcome that was read: its entry, the option that was chosen, and whether its check was passed. [NF-248]"""

    entry: str = ""
    choice: str = ""
    passed: bool = False


class Gear(NamedTuple):
    """What a player's party, items and talents add up to: icons, and abilities by their words."""

    icons: tuple[int, ...]
    does: Mapping[str, Sequence[Word]]


@facts
class State:
    """Everything that lies on the table, and the stack of what is still to happen."""

    SHARED = ("book", "map", "log", "seats", "gear")
    DERIVED = ("gear",)

    stack: list[Frame]
    book: Book
    map: Map
    log: list[Event] | None
    gear: tuple[Gear | None, ...]
    """What each one's things add up to, no fact of its own; None when it must be counted anew."""
    reveals: int
    seats: tuple[Seat, ...]
    players: int
    round: int
    mode: str
    """`first_trek`, `campaign`, `character` or `arcade`. [NF-003]"""
    day: bool
    """The day side of the town board. [NF-333]"""
    first: Seat
    """Who has the token of the first player. [NF-048]"""
    active: Seat
    phase: str
    """`setup`, `turn`, or `beaten` once a threat has ended the turn. [NF-219]"""
    final: bool
    """The last round has begun. [NF-308]"""
    cause: str
    """Why the game has ended, `points` or `bosses`; nothing while it goes on. [NF-372]"""
    board: int
    """Camps that each player board began with. [NF-353]"""

    building: list[str]
    """Where each figure is in town; nothing while it is elsewhere. [NF-112]"""
    began: list[str]
    """The building in which each figure began its turn. [NF-115]"""
    space: list[str]
    """Where each figure is on the map; nothing while it is in town. [NF-193]"""
    goods: list[list[int]]
    """Coins, gems, food and tribe tokens of each, in the order of `GOODS`."""
    hearts: list[int]
    reputation: list[int]
    party: list[list[str]]
    """What lies on the four cells of each party; nothing on an empty one. [NF-166]"""
    reserve: list[list[str]]
    birds: list[int]
    turtles: list[int]
    stables: int
    """Pack animals that are left. [NF-024]"""
    treasures: list[list[str]]
    begged: list[str]
    """The treasure that each keeps without an animal. [NF-086]"""
    artifacts: list[list[str]]
    """Those that each has bought. [NF-305]"""
    finds: list[list[str]]
    hands: list[Pile]
    """Artifacts that are not bought yet. [NF-299]"""
    drafting: list[Pile]
    """The cards that each passes on next. [NF-058]"""
    aside: list[Pile]
    """The special artifacts that each was dealt. [NF-057]"""
    drawn: Pile
    """Cards that somebody has drawn and not yet kept or discarded. [NF-136]"""

    camps: list[int]
    """Camps that each has taken from the board so far. [NF-287]"""
    map_camps: dict[str, int]
    mine: list[int]
    """Whose camp lies on each cell of the mine. [NF-143]"""
    beaten: list[list[str]]
    """Threats and bosses that each has beaten. [NF-217]"""
    threats: list[str]
    """Those that are left, the weakest first. [NF-033]"""
    bosses: list[str]
    quests: list[str]
    """The spaces with a quest token. [NF-036]"""
    chiefs: list[int]
    """Who has the chief of each tribe. [NF-185]"""

    row: list[str]
    bag: Pile
    replaced: list[str]
    """Adventurers set aside until the bag is empty. [NF-129]"""
    treasure_deck: Pile
    treasure_discard: list[str]
    special_deck: Pile
    special_discard: list[str]
    common_deck: Pile
    common_discard: list[str]
    arcade: Pile
    arcade_discard: list[str]

    moves: int
    """Movement that is left in this turn. [NF-196]"""
    returned: int
    """Animals given back in this turn; their movement stays. [NF-222]"""
    departed: bool
    """The free departure of this turn is used up. [NF-203]"""
    spared: int
    """Empty spaces that may still be left without a heart this turn. [NF-338, NF-389]"""
    refreshed: bool
    """The row of the saloon was replaced this turn. [NF-128]"""
    entry: str
    """The entry that is being read; nothing while none is. [NF-238]"""
    told: Outcome
    """What was read last; nothing before anything was."""

    characters: list[str]
    experience: list[int]
    spent: list[int]
    talents: list[tuple[str, ...]]
    keywords: list[tuple[str, ...]]
    completed: list[int]
    """Quests that each has completed in the campaign, or character quests. [NF-405]"""
    side_quests: list[tuple[str, ...]]
    lines: list[tuple[str, ...]]
    """The numbers on each card's quest column: those done, and the next. [NF-408]"""
    past: list[tuple[int, ...]]
    """The points of each in the games before. [NF-411]"""
    scores: list[tuple[int, ...]]
    """Each player's points line by line, once they are counted. [NF-310]"""

    def tell(self, kind: EventKind, *args: Id) -> None:
        """Write an event that everybody sees into the log, while somebody reads it."""
        if self.log is not None:
            self.log.append(Event(kind, args))

    def tell_to(self, seat: Seat, kind: EventKind, *args: Id) -> None:
        """Write an event that one seat alone sees."""
        if self.log is not None:
            self.log.append(Event(kind, args, 1 << seat))


clone = copier(State)


def new_state(book: Book, land: Map, players: int, board: int = CAMPS) -> State:
    """Lay out the empty boards. [NF-041, NF-043, NF-045]"""
    g = State()
    g.stack, g.book, g.map, g.log, g.reveals = [], book, land, None, 0
    g.seats, g.players, g.board = tuple(range(players)), players, board
    g.round, g.mode, g.day, g.phase, g.final, g.cause = 0, "", False, "setup", False, ""
    g.first, g.active = 0, 0
    lay_player_boards(g)
    lay_shared(g)
    g.moves, g.returned, g.departed, g.spared, g.refreshed = 0, 0, False, 0, False
    g.entry, g.told = "", Outcome()
    return g


def lay_player_boards(g: State) -> None:
    """Before each player a board, and the character card that is carried through a series. [NF-041, NF-045]"""
    n = g.players
    g.gear = (None,) * n
    g.building, g.began, g.space, g.begged, g.characters = [""] * n, [""] * n, [""] * n, [""] * n, [""] * n
    g.goods = [[0] * len(GOODS) for _ in g.seats]
    g.hearts, g.reputation, g.birds, g.turtles, g.camps = [0] * n, [0] * n, [0] * n, [0] * n, [0] * n
    g.party, g.reserve = [["", "", "", ""] for _ in g.seats], [[] for _ in g.seats]
    g.treasures, g.artifacts, g.finds = [[] for _ in g.seats], [[] for _ in g.seats], [[] for _ in g.seats]
    g.beaten, g.hands = [[] for _ in g.seats], [Pile() for _ in g.seats]
    g.drafting, g.aside = [Pile() for _ in g.seats], [Pile() for _ in g.seats]
    g.experience, g.spent, g.completed = [0] * n, [0] * n, [0] * n
    g.talents, g.keywords, g.side_quests, g.lines = [()] * n, [()] * n, [()] * n, [()] * n
    g.past, g.scores = [()] * n, [()] * n


def lay_shared(g: State) -> None:
    """Decks, town board and map, still empty. [NF-043]"""
    g.drawn, g.bag = Pile(), Pile()
    g.treasure_deck, g.special_deck, g.common_deck, g.arcade = Pile(), Pile(), Pile(), Pile()
    g.replaced, g.treasure_discard, g.special_discard, g.common_discard, g.arcade_discard = [], [], [], [], []
    g.map_camps, g.mine, g.chiefs = {}, [], [NOBODY] * len(TRIBES)
    g.threats, g.bosses, g.quests, g.row, g.stables = [], [], [], [], 0
