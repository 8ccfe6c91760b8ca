"""A table to test the rules at: what is laid out is played with the real engine, by answers given by name.

>>> table = trek().land("T-a-b", a="gem").goods(0, coin=2).pawn(0, "farm").turn(0)
>>> table.asked()[:2]
['travel', 'visit town_hall']
>>> table.choose("visit", "general_store").choose("take_coin").has(0, "coin")
3
"""

from __future__ import annotations

from typing import Any, Self

from campfire.games.near_and_far.cards import (
    GOODS,
    ICONS,
    NO_ICONS,
    TRIBES,
    Adventurer,
    Choice,
    Entry,
    Item,
    Map,
    Path,
    Route,
    Space,
    Word,
)
from campfire.games.near_and_far.flow import begin_turn, next_round
from campfire.games.near_and_far.result import census, result
from campfire.games.near_and_far.rules.scoring import LINES, count_points
from campfire.games.near_and_far.rules.travel import leave_town
from campfire.games.near_and_far.setup import check, sequel, setup
from campfire.games.near_and_far.sight import Sight
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.view import view
from campfire.games.near_and_far.vocabulary.goods import PLACE, change
from campfire.kernel.contract import Options, Result
from campfire.kernel.declared import Event, Option
from campfire.kernel.engine import advance, blocked, go_on, pending
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.pile import Pile
from campfire.kernel.question import Question
from tests.games.play import Play


class Table(Play):
    """A game laid out by a test and played by its answers; nothing lies there that the test has not put there."""

    def __init__(self, options: Options) -> None:
        self.options_chosen = options
        self.g: State = setup(options)
        g = self.g
        g.stack, g.round, g.log = [], 2, []
        g.row = [g.bag.draw() for _ in range(5)]
        self.counted: dict[str, int] | None = None

    # what lies on the table

    def land(self, paths: str, routes: dict[str, tuple[int, int]] | None = None, **shows: str) -> Self:
        """A map of our own: `T-a!b` is a way from the town by a to b with a threat, `*` is a treasure on the way."""
        names: dict[str, None] = {}
        found: list[Path] = []
        for line in paths.split():
            spots = line.replace("!", "-").replace("*", "-").split("-")
            signs = [sign for sign in line if sign in "-!*"]
            names |= dict.fromkeys(spots)
            for one, other, sign in zip(spots, spots[1:], signs, strict=False):
                found.append(Path((one, other), {"-": "", "!": "threat", "*": "treasure"}[sign]))
        spaces = {name: space(name, shows.get(name, "coin")) for name in names}
        ways = {name: tuple([way for path in found for way in ends(path, name)]) for name in names}
        numbers = {good: Route(*pair) for good, pair in (routes or {}).items()}
        self.g.map = Map(self.g.map.number, "map-1", spaces, tuple(found), numbers, ways)
        return self

    def goods(self, who: Seat, **amounts: int) -> Self:
        """Exactly so much of these goods; hearts too."""
        for good, n in amounts.items():
            if good == "heart":
                self.g.hearts[who] = n
            else:
                self.g.goods[who][PLACE[good]] = n
        return self

    def token(self, name: str, tribe: str, cost: int = 0, **icons: int) -> Self:
        """An adventurer of our own."""
        member = Adventurer(name, TRIBES.index(tribe), cost, tuple([icons.get(icon, 0) for icon in ICONS]))  # type: ignore[arg-type]  # six
        self.g.book = self.g.book._replace(adventurers={**self.g.book.adventurers, name: member})
        return self

    def item(
        self, name: str, *does: Word, special: bool = False, vp: int = 0, reputation: int = 0, **more: int
    ) -> Self:
        """An artifact, treasure or find of our own; icons and cost by name, hearts as icons."""
        icons = tuple([more.get(icon, 0) for icon in ICONS])
        cost = tuple([more.get(good, 0) for good in GOODS])
        made = Item(name, icons or NO_ICONS, does, special, vp, cost, reputation)  # type: ignore[arg-type]  # six icons
        self.g.book = self.g.book._replace(items={**self.g.book.items, name: made})
        return self

    def talent(self, who: Seat, *names: str) -> Self:
        """Talents bought before."""
        self.g.talents[who] = names
        return self

    def party(self, who: Seat, *members: str) -> Self:
        """These lie on the cells of their tribes, the others not; pets on the first free cell."""
        cells = ["", "", "", ""]
        for member in members:
            printed = self.g.book.adventurers.get(member)
            cells[printed.tribe if printed else cells.index("")] = member
        self.g.party[who] = cells
        return self

    def reserve(self, who: Seat, *members: str) -> Self:
        self.g.reserve[who] = list(members)
        return self

    def row(self, *members: str) -> Self:
        """The row of the saloon."""
        self.g.row = list(members)
        return self

    def owns(self, who: Seat, *cards: str) -> Self:
        """Artifacts bought before."""
        self.g.artifacts[who] = list(cards)
        return self

    def holds(self, who: Seat, *cards: str) -> Self:
        """Treasures on animals."""
        self.g.treasures[who] = list(cards)
        return self

    def found(self, who: Seat, *cards: str) -> Self:
        """Finds."""
        self.g.finds[who] = list(cards)
        return self

    def hand(self, who: Seat, *cards: str) -> Self:
        """Artifacts not bought yet."""
        self.g.hands[who] = Pile(cards, 1 << who)
        return self

    def birds(self, who: Seat, n: int) -> Self:
        self.g.birds[who] = n
        return self

    def turtles(self, who: Seat, n: int) -> Self:
        self.g.turtles[who] = n
        return self

    def pawn(self, who: Seat, place: str) -> Self:
        """The figure in a building, in jail or on a space."""
        in_town = place not in self.g.map.spaces
        self.g.building[who], self.g.space[who] = (place, "") if in_town else ("", place)
        return self

    def camp(self, who: Seat, *spaces: str) -> Self:
        """Camps on the map."""
        self.g.map_camps |= dict.fromkeys(spaces, who)
        return self

    def placed(self, who: Seat, n: int) -> Self:
        """So many camps have left the board."""
        self.g.camps[who] = n
        return self

    def repute(self, who: Seat, n: int) -> Self:
        self.g.reputation[who] = n
        return self

    def quests(self, *spaces: str) -> Self:
        """Quest tokens."""
        self.g.quests = list(spaces)
        return self

    def entry(self, name: str, *choices: Choice, on: str = "") -> Self:
        """An entry of our own, beside the book of a space."""
        self.g.book = self.g.book._replace(entries={**self.g.book.entries, name: Entry(name, choices)})
        if on:
            marked = self.g.map.spaces[on]._replace(entry=name)
            self.g.map = self.g.map._replace(spaces={**self.g.map.spaces, on: marked})
        return self

    def deck(self, name: str, *cards: str) -> Self:
        """A deck with these cards, the first on top."""
        setattr(self.g, {"bag": "bag", "arcade": "arcade"}.get(name, f"{name}_deck"), Pile(cards[::-1]))
        return self

    def mine(self, **cells: int) -> Self:
        """Camps in the mine, `c4=1` is one of seat 1 on the fifth cell."""
        for cell, who in cells.items():
            self.g.mine[int(cell[1:])] = who
        return self

    def facts(self, **facts: Any) -> Self:
        """Any fact of the table."""
        for name, value in facts.items():
            setattr(self.g, name, value)
        return self

    # playing

    def begin(self, *frames: Frame) -> Self:
        """Start with these frames, and nothing after them."""
        self.g.stack = list(frames[::-1])
        self.g.gear = (None,) * self.g.players
        self.counted = census(self.g)
        advance(self.g)
        return self

    def turn(self, who: Seat) -> Self:
        """Somebody's turn, and nothing after it."""
        return self.begin(begin_turn(who))

    def rounds(self) -> Self:
        """Rounds to the end of the game."""
        return self.begin(next_round())

    def leave(self, who: Seat) -> Self:
        """Leave town and count hearts, nothing else."""
        self.g.active = who
        return self.begin(leave_town(who))

    def score(self) -> Self:
        """Count the points."""
        return self.begin(count_points())

    @property
    def pending(self) -> Question | None:
        assert self.counted is not None, "nothing was begun"
        return pending(self.g)

    def go_on(self, then: tuple[Frame, ...]) -> Self:
        """Run on; no card and no token may get lost."""
        go_on(self.g, then)
        assert census(self.g) == self.counted
        return self

    def go_on_top(self) -> None:
        """Run what was laid on top of a question."""
        advance(self.g)

    def roll(self, *faces: int) -> Self:
        """Dice show these faces."""
        return self.come_up(*[face - 1 for face in faces])

    def travel(self, *spaces: str) -> Self:
        """Set out and walk over these spaces; the move is not ended yet."""
        self.choose("travel")
        return self.walk(*spaces)

    def walk(self, *spaces: str) -> Self:
        """Go on over these spaces."""
        for name in spaces:
            (way,) = [option.args for option in self.options(self.g.active) if self.goes(option, name)]
            self.choose("move_on", *way)
        return self

    def goes(self, option: Option, name: str) -> bool:
        """Whether an option leads to a space."""
        return option.key == "move_on" and option.args[0] == name

    # what can be seen

    def has(self, who: Seat, good: str) -> int:
        return self.g.hearts[who] if good == "heart" else self.g.goods[who][PLACE[good]]

    def offers(self, who: Seat | None = None) -> set[str]:
        """What is offered, by key alone."""
        return {option.key for option in self.options(self.g.active if who is None else who)}

    def ways(self) -> set[str]:
        """The spaces to which one may go on."""
        return {str(option.args[0]) for option in self.options(self.g.active) if option.key == "move_on"}

    def hearts_to(self, name: str) -> int:
        """What going on to a space costs."""
        (cost,) = [option.args[1] for option in self.options(self.g.active) if self.goes(option, name)]
        assert isinstance(cost, int)
        return cost

    def why_not(self, key: str) -> set[str]:
        """The rules that forbid an option of this key."""
        refused = blocked(self.g, self.g.active, self.pending)
        return {one.reason.rule for one in refused if one.option.key == key}

    def told(self, key: str) -> list[Event]:
        """The events of this key so far."""
        return [event for event in self.g.log or () if event.key == key]

    def points(self, who: Seat, line: str) -> int:
        """One line of scoring."""
        return LINES[line](self.g, who)

    @property
    def result(self) -> Result | None:
        return result(self.g)

    def view(self, who: Seat | None = 0) -> Sight:
        return view(self.g, who)

    def sequel(self) -> Options | None:
        return sequel(self.g, self.options_chosen)

    def gain(self, who: Seat, good: str, n: int) -> Self:
        """Somebody gains something out of the blue."""
        change(self.g, who, good, n)
        return self


def space(name: str, shows: str) -> Space:
    """A space of our own: what it shows, `town`, and `water` or `mammoth` after a plus."""
    shown, _, more = shows.partition("+")
    town = name == "T"
    return Space(name, 0, 0, "" if town else shown, "", "", town, more == "water", more == "mammoth")


def ends(path: Path, name: str) -> list[tuple[str, str]]:
    """Where a path leads from a space."""
    one, other = path.ends
    return [(other, path.symbol)] if name == one else [(one, path.symbol)] if name == other else []


def trek(seats: int = 2, **wish: Any) -> Table:
    """A game, of the first trek where nothing else is said, in its second round."""
    return Table(check({"players": seats, **wish}))
