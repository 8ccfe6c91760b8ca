"""The facts of a game of Paleo, and their copy."""

from __future__ import annotations

from campfire.games.paleo.cards import ITEM_TOKENS, RESOURCE_TOKENS, Book
from campfire.games.paleo.reactions import Reactions
from campfire.kernel.declared import Event, EventKind, Id
from campfire.kernel.facts import copier, facts
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.pile import Pile

WORKSHOP_SLOTS = 4
PAINTING = 5
DEATHS = 5

Party = tuple[Seat, ...]
"""Who takes part in an action: first the player whose action it is, then the helpers."""


@facts
class State:
    """Everything that lies on the table, and the stack of what is still to happen."""

    SHARED = ("book", "log", "seats")

    stack: list[Frame]
    book: Book
    log: list[Event] | None
    reveals: int
    players: int
    seats: tuple[Seat, ...]
    """Every seat at the table."""
    round: int
    night: bool
    won: bool
    cause: str
    deaths: int
    paintings: int
    decks: list[Pile]
    front: list[Pile]
    """The cards each player has laid down this turn, face down or revealed. [PA-077]"""
    camped: int
    """The players who have left the day, one bit a seat. [PA-089]"""
    helping: list[int]
    """Whom each player helps; -1 nobody."""
    lent: list[int]
    """Traits lent by the dice of a lone player's call for help."""
    people: list[list[str]]
    wounds: list[list[int]]
    belongings: list[list[str]]
    """Cards other than people that lie in a community. [PA-227]"""
    items: list[list[int]]
    traits: list[list[int]]
    """Each community's points on people and tokens, kept in step with them. [PA-102]"""
    storage: list[int]
    supply: list[int]
    item_supply: list[int]
    compartments: list[int]
    workshop: list[str]
    """Invention cards in the slots, and other cards that lie at the Workshop."""
    camp: list[str]
    """Mission cards and other cards that lie at the night camp."""
    closed: Pile
    opened: Pile
    graveyard: list[str]
    people_deck: Pile
    dreams: Pile
    inventions: Pile
    stories: list[str]
    asides: Pile
    """Cards that a module sets aside face down."""
    held: dict[str, list[int]]
    """Tokens lying on cards, by kind. [PA-221]"""
    signs: tuple[str, ...]
    """What has come to pass, as module cards name it."""
    warriors: list[str]
    warrior_wounds: int
    reactions: Reactions
    altering: int
    adding: int
    """Who has a card with alternative or additional actions in reach, one bit a seat. [PA-227, PA-234]"""

    def tell(self, kind: EventKind, *args: Id) -> None:
        """Write an event that everybody sees into the log, while somebody reads it."""
        if self.log is not None:
            self.log.append(Event(kind, args))


def new_state(book: Book, players: int) -> State:
    """Lay out the empty boards and the full supply. [PA-039, PA-040, PA-045]"""
    g = State()
    g.stack, g.book, g.log, g.reveals = [], book, None, 0
    g.seats = tuple(range(players))
    g.players, g.round, g.night, g.won, g.cause = players, 0, False, False, ""
    g.deaths = g.paintings = g.camped = g.warrior_wounds = g.altering = g.adding = 0
    g.decks = [Pile() for _ in range(players)]
    g.front = [Pile() for _ in range(players)]
    g.helping = [-1] * players
    g.lent = [0, 0, 0]
    g.people = [[] for _ in range(players)]
    g.wounds = [[] for _ in range(players)]
    g.belongings = [[] for _ in range(players)]
    g.items = [[0] * len(ITEM_TOKENS) for _ in range(players)]
    g.traits = [[0, 0, 0] for _ in range(players)]
    g.storage, g.supply = [0, 0, 0], list(RESOURCE_TOKENS)
    g.item_supply, g.compartments = list(ITEM_TOKENS), [0] * len(ITEM_TOKENS)
    g.workshop, g.camp, g.graveyard, g.stories, g.warriors = [], [], [], [], []
    g.closed, g.opened, g.people_deck, g.dreams, g.inventions = Pile(), Pile(), Pile(), Pile(), Pile()
    g.asides = Pile()
    g.held, g.signs, g.reactions = {}, (), {}
    return g


clone = copier(State)
"""Copies every fact; the book and the log are shared."""
