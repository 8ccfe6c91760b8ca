"""A table to test the rules at: what is laid out is played with the real engine, by answers given by name.

>>> table = paleo(seats=2).card("cliff", "needs = { strength = 2 }, gains = { stone = 1 }")
>>> table.people(0, "brute").reveal(0, "cliff").asked(0)
['act cliff 0', 'ignore cliff']
>>> table.act(0).stone
1
"""

from __future__ import annotations

from typing import Self

from campfire.games.paleo.cards import FOOD, ITEMS, RESOURCES, STONE, TRAITS, WOOD
from campfire.games.paleo.flow import play_round
from campfire.games.paleo.result import census, result
from campfire.games.paleo.rules.choosing import reveal_cards
from campfire.games.paleo.rules.new_day import gather_discards
from campfire.games.paleo.view import Sight, view
from campfire.kernel.declared import Ids
from campfire.kernel.engine import advance, go_on, pending
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.question import Question
from tests.games.paleo.layout import Layout
from tests.games.play import Play

DICE = ("strength", "strength_2", "perception", "perception_2", "craft", "craft_2")
"""The faces of a die, as tests name them."""


class Table(Layout, Play):
    """A game laid out by a test and played by its answers."""

    counted: dict[str, int] | None = None
    """What lay on the table when the game started; nothing of it may get lost."""

    def begin(self, *frames: Frame) -> Self:
        """Start with these frames, then go on with the round."""
        rule, _ = play_round()
        self.g.stack = [*frames, *(rule.run(self.g) or ())][::-1]
        self.counted = census(self.g)
        advance(self.g)
        return self

    def night(self) -> Self:
        """Let night fall: the decks are gone, everybody is at the camp."""
        for seat in self.g.seats:
            self.deck(seat)
            self.g.camped |= 1 << seat
        return self.begin()

    def dawn(self) -> Self:
        """Let a new day break."""
        for seat in self.g.seats:
            self.deck(seat)
            self.g.camped |= 1 << seat
        self.g.stack = [play_round(), gather_discards()]
        self.g.night = True
        self.counted = census(self.g)
        advance(self.g)
        return self

    @property
    def pending(self) -> Question | None:
        """The question that is put now; the first one starts the game."""
        if self.counted is None:
            revealed = any(len(front) for front in self.g.front)
            self.begin(*((reveal_cards(),) if revealed else ()))
        return pending(self.g)

    def act(self, seat: Seat, line: int = 0) -> Self:
        """Perform a line of the own revealed card."""
        return self.choose("act", self.front(seat)[0], line, by=seat)

    def nature(self, *outcome: int | str) -> Self:
        """Answer for nature: faces of dice, or places; nothing said, things come as they lie."""
        return self.come_up(*(DICE.index(face) if isinstance(face, str) else face for face in outcome))

    def choose_cards(self) -> Self:
        """Everybody chooses the top card."""
        while self.question == "choose_card":
            self.choose("choose", self.seats[0], 0)
        return self

    def end_turn(self) -> Self:
        """Whoever has still a card to deal with ignores it."""
        while self.question in ("play_card", "add_actions"):
            self.choose(next(o.key for o in self.options(self.seats[0])[::-1] if o.key in ("ignore", "settle", "rest")))
        return self

    def go_on(self, then: tuple[Frame, ...]) -> Self:
        """Run on; no card and no token may get lost."""
        go_on(self.g, then)
        assert census(self.g) == self.counted
        return self

    @property
    def food(self) -> int:
        return self.g.storage[FOOD]

    @property
    def wood(self) -> int:
        return self.g.storage[WOOD]

    @property
    def stone(self) -> int:
        return self.g.storage[STONE]

    @property
    def deaths(self) -> int:
        return self.g.deaths

    @property
    def paintings(self) -> int:
        return self.g.paintings

    @property
    def opened(self) -> list[str]:
        """The open discard, the top card first."""
        return self.g.opened.cards[::-1]

    @property
    def closed(self) -> list[str]:
        """The closed discard, the top card first."""
        return self.g.closed.cards[::-1]

    @property
    def graveyard(self) -> list[str]:
        return self.g.graveyard

    @property
    def won(self) -> bool:
        """The game is over and the tribe has won."""
        ended = result(self.g)
        return ended is not None and ended.won and not self.g.stack

    @property
    def lost(self) -> bool:
        """The game is over and the tribe has lost."""
        ended = result(self.g)
        return ended is not None and not ended.won and not self.g.stack

    def deck_of(self, seat: Seat) -> list[str]:
        """A deck, the top card first."""
        return self.g.decks[seat].cards[::-1]

    def front(self, seat: Seat) -> list[str]:
        """The cards that lie before a player, the top card first."""
        return self.g.front[seat].cards[::-1]

    def people_of(self, seat: Seat) -> list[str]:
        return self.g.people[seat]

    def wounds_of(self, seat: Seat) -> dict[str, int]:
        """The wounds of each person."""
        return dict(zip(self.g.people[seat], self.g.wounds[seat], strict=True))

    def items_of(self, seat: Seat) -> dict[str, int]:
        """The item tokens of a community."""
        return {ITEMS[item]: n for item, n in enumerate(self.g.items[seat]) if n}

    def traits_of(self, seat: Seat) -> dict[str, int]:
        """The points of a community."""
        return dict(zip(TRAITS, self.g.traits[seat], strict=True))

    def in_supply(self, kind: str) -> int:
        """How many tokens of a kind lie in the supply."""
        if kind in RESOURCES:
            return self.g.supply[RESOURCES.index(kind)]
        return self.g.item_supply[ITEMS.index(kind)]

    def in_workshop(self, item: str) -> int:
        """How many tokens lie in a compartment of the Workshop."""
        return self.g.compartments[ITEMS.index(item)]

    def at_camp(self, seat: Seat) -> bool:
        """Whether a player has left the day."""
        return bool(self.g.camped >> seat & 1)

    def told(self, key: str) -> list[Ids]:
        """The events of a kind that the log has told."""
        return [event.args for event in self.g.log or [] if event.key == key]

    def view(self, seat: Seat | None = 0) -> Sight:
        """The table as a seat sees it."""
        return view(self.g, seat)


def paleo(seats: int = 2) -> Table:
    """Lay out an empty table: full supply, three kinds of tools in the Workshop, six forest cards a deck."""
    return Table(seats)
