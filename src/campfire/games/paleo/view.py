"""What a seat may see, built from nothing. [ledger chapter 6]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

from typing_extensions import TypedDict

from campfire.games.paleo.cards import ITEMS, KINDS, RESOURCES, STARTING_TOOLS
from campfire.games.paleo.cards import Traits as Points
from campfire.games.paleo.rules.crafting import inventions_in_workshop, recipe_of
from campfire.games.paleo.rules.helping import party
from campfire.games.paleo.rules.night import cards_due, is_due
from campfire.games.paleo.rules.requirements import points
from campfire.games.paleo.state import DEATHS, PAINTING, WORKSHOP_SLOTS, State
from campfire.kernel.frame import Seat
from campfire.kernel.glance import later, whole
from campfire.kernel.pile import Pile, eyes_of


class Ended(TypedDict):
    """How the game ended."""

    won: bool
    cause: str


class Resources(TypedDict):
    """Resources in the storage."""

    food: int
    wood: int
    stone: int


class Traits(TypedDict):
    """Points of the three traits."""

    strength: int
    perception: int
    craft: int


class Back(TypedDict):
    """A card of which everybody sees the back; the face is null for those who do not know it."""

    back: str
    hint: str
    card: str | None


class Person(TypedDict):
    """A member of a community: whoever has more wounds than hearts dies."""

    card: str
    wounds: int
    hearts: int


class InPlay(TypedDict):
    """A card that lies open, and the tokens on it by their kind."""

    card: str
    tokens: dict[str, int]


class Recipe(TypedDict):
    """What crafting an item asks and costs; the starting tools have no invention card."""

    card: str | None
    needs: Traits
    pays: dict[str, int]


class Workshop(TypedDict):
    """The Workshop: slots for inventions, the cards there, and the items of the open compartments."""

    slots: int
    taken: int
    """How many slots hold an invention."""
    cards: list[InPlay]
    compartments: dict[str, int]
    recipes: dict[str, Recipe]
    """For each item that has a compartment."""


DeckName: TypeAlias = Literal["people", "dreams", "inventions", "asides"]
DECKS: tuple[DeckName, ...] = get_args(DeckName)


class Decks(TypedDict):
    """How many cards the decks on the boards have."""

    people: int
    dreams: int
    inventions: int
    asides: int


class Closed(TypedDict):
    """The closed discard: how many cards, and the back on top where there is one."""

    count: int
    top: list[Back]


class DueLine(TypedDict):
    """A line of a card that is due at night."""

    line: int
    negative: bool
    possible: bool
    """Whether the whole tribe could take it now."""


class Due(TypedDict):
    """A card that is due at night."""

    card: str
    met: bool
    """Whether the whole tribe could meet it now, without a negative line; each card is looked at by itself."""
    lines: list[DueLine]


class Tonight(TypedDict):
    """What the night asks for."""

    mouths: int
    hungry: int
    """How many would go without food if night fell now."""
    due: list[Due]


class SeatView(TypedDict):
    """One player's community, deck and revealed cards."""

    seat: int
    deck: list[Back]
    """From the top."""
    front: list[Back]
    """As they lie, the last one on top."""
    people: list[Person]
    belongings: list[InPlay]
    items: dict[str, int]
    traits: Traits
    lent: Traits
    """What the dice of a lone player's call for help add."""
    together: Traits
    """What counts for the own card now: with everybody who helps, and with what the dice have lent."""
    helping: int | None
    camped: bool


class Sight(TypedDict):
    """The table of Paleo as a seat sees it."""

    game: Literal["paleo"]
    you: int | None
    players: int
    modules: list[str]
    round: int
    phase: Literal["day", "night"]
    result: Ended | None
    deaths: int
    death_limit: int
    paintings: int
    painting_goal: int
    ending: str
    """The module's own ending, which replaces the win by the last painting token; empty where there is none."""
    signs: list[str]
    storage: Resources
    stock: dict[str, int]
    """Everything that the tribe has: resources in the storage, items of all communities."""
    supply: dict[str, int]
    """What lies in the supply, by kind; resources also where none is left."""
    workshop: Workshop
    camp: list[InPlay]
    tonight: Tonight
    decks: Decks
    stories: list[int]
    closed: Closed
    open: list[str]
    graveyard: list[str]
    warriors: list[str]
    warrior_wounds: int
    seats: list[SeatView]


def view(g: State, seat: Seat | None) -> Sight:
    """The table as a seat sees it; a spectator sees what everybody sees. [PA-078]"""
    return whole(parts(g, seat))


def parts(g: State, seat: Seat | None) -> Sight:
    """What there is to be seen; what costs is made when it is looked at."""
    return {
        "game": "paleo",
        "you": seat,
        "players": g.players,
        "modules": [module.id for module in g.book.modules],
        "round": g.round,
        "phase": "night" if g.night else "day",
        "result": {"won": g.won, "cause": g.cause} if g.cause else None,
        "deaths": g.deaths,
        "death_limit": DEATHS,
        "paintings": g.paintings,
        "painting_goal": PAINTING,
        "ending": g.book.ending,
        "signs": list(g.signs),
        "storage": {"food": g.storage[0], "wood": g.storage[1], "stone": g.storage[2]},
        "stock": later(stock, g),
        "supply": later(kinds, g.supply, g.item_supply),
        "workshop": later(workshop, g),
        "camp": later(cards_in_play, g, g.camp),
        "tonight": later(tonight, g),
        "decks": later(decks, g),
        "stories": later(stories, g),
        "closed": later(closed, g, seat),
        "open": list(g.opened.cards),
        "graveyard": list(g.graveyard),
        "warriors": list(g.warriors),
        "warrior_wounds": g.warrior_wounds,
        "seats": later(seats, g, seat),
    }


def stock(g: State) -> dict[str, int]:
    """Everything that the tribe has. [PA-078]"""
    return kinds(g.storage, map(sum, zip(*g.items, strict=True)))


def stories(g: State) -> list[int]:
    """The story cards that lie open, by their numbers. [PA-078]"""
    return [g.book.cards[card].number for card in g.stories]


def decks(g: State) -> Decks:
    """How many cards the decks on the boards have."""
    return {
        "people": len(g.people_deck),
        "dreams": len(g.dreams),
        "inventions": len(g.inventions),
        "asides": len(g.asides),
    }


def closed(g: State, seat: Seat | None) -> Closed:
    """The closed discard. [PA-078]"""
    return {"count": len(g.closed), "top": backs(g, g.closed, seat)[:1]}


def seats(g: State, seat: Seat | None) -> list[SeatView]:
    """All communities."""
    return [seat_view(g, who, seat) for who in g.seats]


def seat_view(g: State, who: Seat, seat: Seat | None) -> SeatView:
    """One player's community, deck and revealed card. [PA-072, PA-073, PA-077, PA-078]"""
    cards = g.book.cards
    strength, perception, craft = g.traits[who]
    by = party(g, who)
    return {
        "seat": who,
        "deck": backs(g, g.decks[who], seat),
        "front": backs(g, g.front[who], seat)[::-1],
        "people": [
            {"card": person, "wounds": wounds, "hearts": cards[person].hearts}
            for person, wounds in zip(g.people[who], g.wounds[who], strict=True)
        ],
        "belongings": cards_in_play(g, g.belongings[who]),
        "items": counted(g.items[who]),
        "traits": traits((strength, perception, craft)),
        "lent": traits((g.lent[0], g.lent[1], g.lent[2])),
        "together": traits((points(g, by, 0), points(g, by, 1), points(g, by, 2))),
        "helping": g.helping[who] if g.helping[who] >= 0 else None,
        "camped": bool(g.camped >> who & 1),
    }


def tonight(g: State) -> Tonight:
    """What the night asks for: food for everybody, and a line of every card that is due. [PA-202, PA-206, PA-211]"""
    mouths = sum([len(community) for community in g.people])
    return {
        "mouths": mouths,
        "hungry": 0 if g.night else max(0, mouths - g.storage[0]),
        "due": [due(g, card) for card in cards_due(g)],
    }


def due(g: State, card: str) -> Due:
    """A card that is due at night, and which of its lines could be taken now. [PA-208, PA-211]"""
    lines: list[DueLine] = [
        {"line": number, "negative": line.negative, "possible": is_due(g, card, line)}
        for number, line in g.book.night[card]
    ]
    met = any([line["possible"] and not line["negative"] for line in lines])
    return {"card": card, "met": met, "lines": lines}


def workshop(g: State) -> Workshop:
    """The Workshop, and what can be crafted there. [PA-151, PA-152]"""
    inventions = {g.book.cards[card].item: card for card in inventions_in_workshop(g)}
    return {
        "slots": WORKSHOP_SLOTS,
        "taken": len(inventions),
        "cards": cards_in_play(g, g.workshop),
        "compartments": counted(g.compartments),
        "recipes": {ITEMS[item]: recipe(g, item, inventions.get(item)) for item in (*STARTING_TOOLS, *inventions)},
    }


def recipe(g: State, item: int, card: str | None) -> Recipe:
    """What crafting an item asks and costs. [PA-151, PA-153]"""
    asked = recipe_of(g, item)
    pays = {RESOURCES[kind]: n for kind, n in enumerate(asked.resources) if n}
    return {"card": card, "needs": traits(asked.needs), "pays": pays | {ITEMS[paid]: n for paid, n in asked.items}}


def traits(own: Points) -> Traits:
    """Points by the name of the trait."""
    return {"strength": own[0], "perception": own[1], "craft": own[2]}


def backs(g: State, pile: Pile, seat: Seat | None) -> list[Back]:
    """The cards of a pile from the top: the back always, the face only to those who know it. [PA-071, PA-072]"""
    cards, eyes = g.book.cards, eyes_of(seat)
    return [
        {"back": (card := cards[id]).back, "hint": card.hint, "card": id if known >> eyes & 1 else None}
        for id, known in zip(reversed(pile.cards), reversed(pile.known), strict=True)
    ]


def cards_in_play(g: State, cards: Iterable[str]) -> list[InPlay]:
    """Cards that lie open."""
    return [card_in_play(g, card) for card in cards]


def card_in_play(g: State, card: str) -> InPlay:
    """A card that lies open, and the tokens on it. [PA-078, PA-221]"""
    tokens = g.held.get(card)
    held = {KINDS[kind]: n for kind, n in enumerate(tokens) if n} if tokens else {}
    return {"card": card, "tokens": held}


def kinds(resources: Iterable[int], items: Iterable[int]) -> dict[str, int]:
    """Tokens of every kind by name; items where there are some."""
    return dict(zip(RESOURCES, resources, strict=True)) | counted(items)


def counted(tokens: Iterable[int]) -> dict[str, int]:
    """Item tokens by name, those that are there."""
    return {ITEMS[item]: n for item, n in enumerate(tokens) if n}
