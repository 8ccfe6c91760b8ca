"""A table to test the rules at: a plain land of grass, on which a test lays what it needs, played with the real engine.

>>> table = discover(seats=2).stock(0, wood=1).turn(0)
>>> "end_turn" in table.asked(0)
True
"""

from __future__ import annotations

from typing import Any, Self

from msgspec.structs import replace

from campfire.games.discover.binding import book_of, standing_words, triggers_of
from campfire.games.discover.cards import SYMBOLS, Card, Power, Tile, Token
from campfire.games.discover.result import census, result
from campfire.games.discover.rules.actions import begin_turn
from campfire.games.discover.rules.fights import fight
from campfire.games.discover.rules.land import neighbours
from campfire.games.discover.rules.night import break_of_day, night_card, play_night
from campfire.games.discover.setup import PLAYERS
from campfire.games.discover.sight import Sight
from campfire.games.discover.state import State, new_state
from campfire.games.discover.view import view
from campfire.games.discover.vocabulary import carry_out, stock
from campfire.kernel.contract import Result
from campfire.kernel.declared import Event, Ids
from campfire.kernel.engine import advance, go_on, pending
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.pile import EVERYBODY, NOBODY, Pile
from campfire.kernel.question import Question
from tests.games.play import Play

PLAIN = Card(id="plain", type="character", name="customs_officer")
"""A character without any ability."""


class Table(Play):
    """A game laid out by a test and played by its answers."""

    def __init__(self, seats: int, scenario: int, closed: tuple[int, ...]) -> None:
        book = book_of("CAMPFIRE-1", scenario, 0)
        places = range(len(book.atlas.numbers))
        self.faces = {
            place: Tile(f"t{place}", book.atlas.numbers[place], ("grass",) * 4, ("",) * 4) for place in places
        }
        start = book.atlas.start
        self.faces[start] = replace(self.faces[start], marks=("camp", "", "", ""))
        quest = Card(id="errand", type="quest", name="lamp_1", stage=1)
        cards = {**book.cards, "plain": PLAIN, "errand": quest}
        book = replace(
            book,
            cards=cards,
            tiles={tile.id: tile for tile in self.faces.values()},
            start_tile=f"t{start}",
            camp=4 * start,
            quests=("errand", *book.quests),
        )
        self.g: State = new_state(book, seats)
        g = self.g
        g.tiles = Pile([f"t{place}" for place in places], EVERYBODY)
        g.opened = [int(place not in closed) for place in places]
        for place in closed:
            g.tiles.known[place] = NOBODY
        g.fires, g.quest = [book.camp], "errand"
        g.character, g.at, g.stamina = ["plain"] * seats, [book.camp] * seats, [8] * seats
        g.log = []
        self.counted: dict[str, int] | None = None

    def reprint(self, **printed: Any) -> None:
        """Print the cards or the sheet anew."""
        book = replace(self.g.book, **printed)
        words = standing_words(book.cards, book.sheet)
        self.g.book = replace(book, standing=words, triggers=triggers_of(book.cards))

    @property
    def camp(self) -> int:
        return self.g.book.camp

    def beside(self, space: int | None = None) -> list[int]:
        """The open spaces beside a space, else beside the camp."""
        return neighbours(self.g, self.camp if space is None else space)

    def ahead(self, space: int, way: int, n: int = 1) -> int:
        """The space so many steps in one of the six directions."""
        for _ in range(n):
            space = self.g.book.atlas.beside[space][way]
        return space

    def ground(self, space: int, terrain: str = "grass", mark: str = "", landmark: str = "") -> Self:
        """Draw something on a space."""
        place, at = divmod(space, 4)
        face = self.faces[place]
        spaces = tuple(terrain if i == at else one for i, one in enumerate(face.spaces))
        marks = tuple(mark if i == at else one for i, one in enumerate(face.marks))
        self.faces[place] = replace(face, spaces=spaces, marks=marks, landmark=landmark or face.landmark)
        tiles = {tile.id: tile for tile in self.faces.values()}
        self.g.book = replace(self.g.book, tiles=tiles)
        return self

    def card(self, cid: str, kind: str = "instant", /, **printed: Any) -> Self:
        """Make a card; numbered ones lie in their deck."""
        usual = {"name": "lamp_house", "number": 30}
        made = Card(id=cid, type=kind, **{**usual, **printed})
        self.reprint(cards={**self.g.book.cards, cid: made})
        if kind in ("instant", "item", "change"):
            (self.g.crafts if made.role else self.g.exploration).append(cid)
        return self

    def foe(self, cid: str, /, defence: int = 8, attack: int = 7, health: int = 1, **printed: Any) -> Self:
        """Make an enemy."""
        printed.setdefault("kind", "monster")
        return self.card(cid, "enemy", name="conger", defence=defence, attack=attack, health=health, **printed)

    def monster(self, space: int, name: str, hidden: bool = True) -> Self:
        """Put a monster token on a space."""
        self.g.monsters.put(name, NOBODY if hidden else EVERYBODY)
        self.g.monsters_at.append(space)
        return self

    def plan(self, cid: str, seat: Seat | None = None, /, copies: int = 2, **printed: Any) -> Self:
        """Make a blueprint, in hand or on the table, and the cards of its item."""
        item = {key: printed.pop(key) for key in ("powers", "counters", "carries", "always") if key in printed}
        self.card(f"plan_{cid}", "blueprint", name=cid, number=95, **printed)
        for at in range(copies):
            self.card(f"{cid}_{at}", "item", name=cid, number=95, role="great", **item)
        if seat is None:
            self.g.on_table.append(f"plan_{cid}")
        else:
            self.g.hands[seat].put(f"plan_{cid}", 1 << seat)
        return self

    def character(self, seat: Seat, *powers: Power, always: tuple[Any, ...] = ()) -> Self:
        """Give a survivor a character of one's own."""
        name = f"somebody_{seat}"
        made = Card(id=name, type="character", name="customs_officer", powers=powers, always=always)
        self.reprint(cards={**self.g.book.cards, name: made})
        self.g.character[seat] = name
        return self

    def item(self, seat: Seat, cid: str, /, *powers: Power, **printed: Any) -> Self:
        """Give a survivor an item."""
        counters = printed.get("counters", 0)
        self.card(cid, "item", powers=powers, **printed)
        (self.g.crafts if printed.get("role") else self.g.exploration).remove(cid)
        self.g.items[seat].append(cid)
        if counters:
            self.g.counters[cid] = counters
        return self

    def quest(self, *powers: Power, **printed: Any) -> Self:
        """Lay a quest of one's own."""
        made = Card(id="errand", type="quest", name="lamp_1", stage=1, powers=powers, **printed)
        self.reprint(cards={**self.g.book.cards, "errand": made})
        return self

    def sheet(self, **printed: Any) -> Self:
        """Change the region's sheet."""
        self.reprint(sheet=replace(self.g.book.sheet, **printed))
        return self

    def stock(self, seat: Seat, **kinds: int) -> Self:
        """Give a survivor resource tokens."""
        for kind, n in kinds.items():
            self.g.tokens[seat] += [kind] * n
        return self

    def token(self, space: int, token: Token | str, hidden: bool = True) -> Self:
        """Lay a token on a space; one of the box leaves its pile."""
        if isinstance(token, Token):
            self.g.book = replace(self.g.book, tokens={**self.g.book.tokens, token.id: token})
            name = token.id
        else:
            name = token
            for pile in (*self.g.finds, self.g.springs):
                if name in pile.cards:
                    pile.pull(pile.cards.index(name))
        self.g.lying.put(name, NOBODY if hidden else EVERYBODY)
        self.g.lying_at.append(space)
        return self

    def double(self, seat: Seat, kind: str = "wood") -> Self:
        """Give a survivor a find token with two resources."""
        token = Token(f"leaf_{kind}_double", "leaf", kind, 2)
        self.g.book = replace(self.g.book, tokens={**self.g.book.tokens, token.id: token})
        self.g.tokens[seat].append(token.id)
        return self

    def put(self, seat: Seat, space: int) -> Self:
        """Put a figure on a space."""
        self.g.at[seat] = space
        return self

    def tired(self, seat: Seat, stamina: int) -> Self:
        """Set a stamina dial."""
        self.g.stamina[seat] = stamina
        return self

    def hurt(self, seat: Seat, *damages: str) -> Self:
        """Set health dials."""
        self.g.dials[seat] = list(damages)
        return self

    def trait(self, seat: Seat, name: str) -> Self:
        """Lay a trait threat of the deck before a survivor."""
        self.g.threats.pull(self.g.threats.cards.index(name))
        self.g.traits[seat].append(name)
        return self

    def on_top(self, pile: Pile, card: str) -> Self:
        """Put a card of a pile on top of it."""
        pile.put(pile.pull(pile.cards.index(card)))
        return self

    def run(self, *frames: Frame) -> Self:
        """Let these frames happen, one after the other."""
        self.g.stack = list(frames[::-1])
        self.counted = census(self.g)
        advance(self.g)
        return self

    def turn(self, seat: Seat = 0) -> Self:
        """It is a survivor's turn."""
        return self.run(begin_turn(seat))

    def effects(self, seat: Seat, *effects: tuple[Any, ...], card: str = "errand") -> Self:
        """A survivor carries out effects of a card."""
        return self.run(carry_out(seat, effects, card))

    def fight(self, seat: Seat, foe: str) -> Self:
        """A survivor fights an enemy whose token lies there."""
        return self.run(fight(seat, foe))

    def night(self, *effects: tuple[Any, ...]) -> Self:
        """A night with a card of one's own; the chief's question follows."""
        self.card("this_night", "night", name="dew_night", level=2, effects=effects)
        self.g.nights.put("this_night")
        self.g.book = replace(self.g.book, nights=(*self.g.book.nights, "this_night"))
        return self.run(play_night(), break_of_day())

    def draw_night(self) -> Self:
        """The next night card of the deck is carried out."""
        return self.run(night_card())

    @property
    def pending(self) -> Question | None:
        return pending(self.g)

    def go_on(self, then: tuple[Frame, ...]) -> Self:
        go_on(self.g, then)
        assert census(self.g) == self.counted, "something got lost"
        return self

    def dice(self, *faces: int) -> Self:
        """Dice show these faces, counted from 1."""
        return self.come_up(*(face - 1 for face in faces))

    def held(self, seat: Seat) -> dict[str, int]:
        """The resources of a survivor."""
        kinds = {self.g.book.tokens[token].kind for token in self.g.tokens[seat]}
        return {kind: stock(self.g, seat, kind) for kind in sorted(kinds)}

    def told(self, key: str) -> list[Ids]:
        """What was told of one kind of event."""
        return [event.args for event in self.log if event.key == key]

    @property
    def log(self) -> list[Event]:
        return self.g.log or []

    @property
    def stamina(self) -> list[int]:
        return self.g.stamina

    @property
    def dials(self) -> list[list[str]]:
        return self.g.dials

    @property
    def result(self) -> Result | None:
        return result(self.g)

    def sees(self, seat: Seat | None) -> Sight:
        """What a seat sees."""
        return view(self.g, seat)

    def pile(self, symbol: str) -> Pile:
        """The find tokens of a symbol."""
        return self.g.finds[SYMBOLS.index(symbol)]


def discover(seats: int = 2, scenario: int = 1, closed: tuple[int, ...] = ()) -> Table:
    """A plain land of grass with the camp lit, everybody in camp with 8 stamina, nothing in hand."""
    assert seats in PLAYERS
    return Table(seats, scenario, closed)
