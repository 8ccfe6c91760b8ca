"""The facts of a game of Robinson Crusoe, and their copy."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from campfire.games.robinson.actions import Built, Planned
from campfire.games.robinson.cards import Book, Scenario
from campfire.games.robinson.outlook import Muster, Outlook
from campfire.games.robinson.signs import Sign
from campfire.kernel.declared import Event, EventKind, Id
from campfire.kernel.facts import copier, facts
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.pile import Pile

Who: TypeAlias = int
"""A seat, Friday, Jenny, or the whole group."""

Area: TypeAlias = str
"""Where tokens lie: a space of the island, an action, a track, a deck, `weather` or `night`."""


class SpecialWound(NamedTuple):
    """A Special Wound token: the part of the body, and the card that put it there. [RC-125]"""

    part: str
    card: str


@facts
class State:
    """Everything that lies on the table, and the stack of what is still to happen."""

    SHARED = ("book", "log", "muster", "outlook", "scenario", "seats")
    DERIVED = ("muster", "outlook")

    stack: list[Frame]
    book: Book
    scenario: Scenario
    log: list[Event] | None
    outlook: Outlook | None
    """What the board allows while the group plans, no fact of its own; None when it must be worked out anew."""
    muster: Muster | None
    """The plan looked over from its beginning, action by action, no fact either. [RC-201]"""
    reveals: int
    players: int
    seats: tuple[Seat, ...]
    characters: list[str]
    first: Seat
    """Who has the First Player token. [RC-042]"""
    round: int
    phase: str
    """One of `PHASES`. [RC-002]"""
    won: bool
    cause: str

    wounds: list[int]
    """Of the seats, then of Friday and of Jenny. [RC-117]"""
    determination: list[int]
    """Of the seats, then of Friday. [RC-058]"""
    special_wounds: list[tuple[SpecialWound, ...]]
    """Tokens on body parts. [RC-125]"""
    friday: bool
    dog: bool
    jenny: str
    """Nothing, `away` or `camp`. [RC-510]"""
    used: tuple[str, ...]
    """Abilities and cards used up for this round. [RC-134]"""
    claimed: dict[str, int]
    """Cards that one character has taken for this round. [RC-085]"""

    morale: int
    """A space of the morale track, counted from the left. [RC-021]"""
    weapons: int
    roof: int
    palisade: int
    shelter: bool
    """Whether a Shelter has been built. [RC-312]"""

    available: list[int]
    future: list[int]
    """Resources gained in the Action phase, not yet usable. [RC-054]"""
    outside: list[str]
    """Where a character spends the night outside the camp. [RC-386]"""
    sheets: list[list[int]]
    """Resources on the sheet of a character outside. [RC-387]"""
    carried_found: list[tuple[str, ...]]
    carried_kept: list[tuple[str, ...]]
    """Discovery tokens and kept cards there. [RC-387]"""

    tiles: dict[str, int]
    """The explored tiles by space. [RC-349]"""
    closed: tuple[str, ...]
    """Spaces that are inaccessible. [RC-106]"""
    camp: str
    tokens: dict[str, tuple[str, ...]]
    """Tokens and markers by area. [RC-073]"""
    token_owners: dict[str, tuple[str, ...]]
    """The things whose additional food or wood lies on the camp tile, by the token. [RC-436, RC-576]"""
    later: list[tuple[str, str]]
    """Tokens that take effect only after the Action phase. [RC-230]"""
    track: dict[str, int]
    """The scenario sheet's own trackers."""
    signs: tuple[Sign, ...]
    """What cards have made true."""

    tile_pile: Pile
    discoveries: Pile
    found: list[str]
    found_now: list[str]
    events: Pile
    adventures: dict[str, Pile]
    mysteries: Pile
    mystery_discard: list[str]
    beasts: Pile
    hunting: Pile
    waiting: Pile
    """The beast that waits by the Event deck for the next Event phase. [RC-615]"""
    inventions: Pile
    invention_discard: list[str]
    threats: list[str]
    """The left and the right Threat space. [RC-178]"""

    board: list[str]
    """Inventions that may be built, Invention side up. [RC-016]"""
    personal: list[str]
    built: list[Built]
    """Inventions built in this Action phase. [RC-327]"""
    items: list[str]
    fading: list[str]
    """Items turned back, usable to the end of the round. [RC-331]"""
    equipment: list[str]
    uses: dict[str, int]
    """Markers left on equipment and treasures. [RC-087]"""
    kept: list[str]
    kept_now: list[str]
    """Treasures and other kept cards, and those of this Action phase. [RC-097]"""
    aside: dict[str, tuple[str, ...]]
    """Cards that another card has laid aside for a while, by the reason."""
    plan: list[Planned]
    gone: list[str]
    """Cards and tokens that have left the game, for everybody to see. [RC-091]"""

    def tell(self, kind: EventKind, *args: Id) -> None:
        """Write an event into the log, while somebody reads it; nothing is hidden here. [RC-049]"""
        if self.log is not None:
            self.log.append(Event(kind, args))

    def laid_aside(self, reason: str) -> list[str]:
        """The cards that lie aside for a reason."""
        return list(self.aside.get(reason, ()))

    def lay_aside(self, reason: str, cards: list[str]) -> None:
        """Let these cards, and no others, lie aside for a reason."""
        self.aside.pop(reason, None)
        if cards:
            self.aside[reason] = tuple(cards)


def new_state(book: Book, scenario: Scenario, players: int) -> State:
    """Lay out an empty board. [RC-008, RC-021, RC-022]"""
    g = State()
    g.stack, g.book, g.scenario, g.log, g.outlook, g.muster, g.reveals = [], book, scenario, None, None, None, 0
    g.players, g.seats, g.characters, g.first = players, tuple(range(players)), [], 0
    g.round, g.phase, g.won, g.cause = 0, "event", False, ""
    g.wounds, g.determination, g.special_wounds = [0] * 6, [0] * 5, [()] * 6
    g.friday, g.dog, g.jenny, g.used, g.claimed = False, False, "", (), {}
    g.morale, g.weapons, g.roof, g.palisade, g.shelter = 3, 0, 0, 0, False
    g.available, g.future = [0, 0, 0, 0], [0, 0, 0, 0]
    g.outside, g.sheets = [""] * players, [[0, 0, 0, 0] for _ in range(players)]
    g.carried_found, g.carried_kept, g.token_owners = [()] * players, [()] * players, {}
    g.tiles, g.closed, g.camp, g.tokens, g.later = {}, (), scenario.start, {}, []
    g.track, g.signs = {}, ()
    g.tile_pile, g.discoveries, g.found, g.found_now = Pile(), Pile(), [], []
    g.events, g.adventures = Pile(), {"build": Pile(), "gather": Pile(), "explore": Pile()}
    g.mysteries, g.mystery_discard, g.beasts, g.hunting, g.waiting = Pile(), [], Pile(), Pile(), Pile()
    g.inventions, g.invention_discard, g.threats = Pile(), [], ["", ""]
    g.board, g.personal, g.built, g.items, g.fading = [], [], [], [], []
    g.equipment, g.uses, g.kept, g.kept_now, g.aside, g.plan, g.gone = [], {}, [], [], {}, [], []
    return g


clone = copier(State)
"""Copies every fact; book, scenario, log, outlook and muster are shared."""
