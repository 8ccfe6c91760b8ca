"""The sorts of things that Discover speaks of, and the things on its table by their ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from campfire.games.discover.cards import Book, Power
from campfire.games.discover.text import deed, power_phrase, token_phrase, way_phrase
from campfire.kernel.declared import Heading, Option, SeatName, Spoken
from campfire.kernel.declaring import Declared
from campfire.kernel.frame import Seat
from campfire.kernel.phrase import Phrase, Said
from campfire.kernel.pile import Pile

TABLE = Declared("discover")
option, question, event, reason, sort = TABLE.option, TABLE.question, TABLE.event, TABLE.reason, TABLE.sort


class HasBook(Protocol):
    """A state, as far as words need it."""

    book: Book
    tiles: Pile
    turn: Seat
    at: list[int]


def say_card(g: HasBook, card: str) -> Phrase:
    """A card by its name; all copies have one."""
    return Phrase(f"card-{g.book.cards[card].name}")


def say_token(g: HasBook, token: str) -> Phrase:
    """A token by its face."""
    return token_phrase(g.book, token)


def say_ware(g: HasBook, ware: str) -> Phrase:
    """Something that changes hands: a token, an item or a blueprint."""
    if ware in g.book.tokens:
        return say_token(g, ware)
    name = say_card(g, ware)
    return Phrase("ware-blueprint", {"card": name}) if g.book.cards[ware].type == "blueprint" else name


def say_space(g: HasBook, space: int) -> Phrase:
    """A space of an open tile: its landmark if it has one, else its terrain."""
    tile = g.book.tiles[g.tiles.cards[space // 4]]
    terrain = Phrase(f"terrain-{tile.spaces[space % 4]}")
    if tile.marks[space % 4] == "landmark":
        return Phrase("space-landmark", {"terrain": terrain, "card": Phrase(f"card-{tile.landmark}"), "n": space})
    return Phrase("space", {"terrain": terrain, "n": space})


def say_ground(g: HasBook, space: int) -> Phrase:
    """A space by what one sees there, where its place is told otherwise."""
    tile = g.book.tiles[g.tiles.cards[space // 4]]
    terrain = Phrase(f"terrain-{tile.spaces[space % 4]}")
    if tile.marks[space % 4] == "landmark":
        return Phrase("ground-landmark", {"terrain": terrain, "card": Phrase(f"card-{tile.landmark}")})
    return terrain


def say_tile(g: HasBook, place: int) -> Phrase:
    """A closed tile by the number on its back. [DI-306]"""
    return Phrase("tile-closed", {"number": g.book.atlas.numbers[place], "n": place + 1})


def its_own(word: str) -> str:
    """A word that is the name of its own drawing."""
    return word


def thing_of_ware(ware: str) -> str:
    """The thing on the table that a token or card is."""
    return f"ware:{ware}"


SEAT = sort("seat", int, said=lambda g, seat: SeatName(seat), thing="seat")
OTHER = sort("other", int, said=lambda g, seat: SeatName(seat), thing="seat")
"""A second seat in the same sentence."""
CARD = sort("card", str, said=say_card, thing="card")
FOE = sort("foe", str, said=say_card, thing="foe")
ITEM = sort("item", str, said=say_card, thing="item")
PLAN = sort("plan", str, said=say_card, thing="plan")
TOKEN = sort("token", str, said=say_token, thing="token")
WARE = sort("ware", str, said=say_ware, thing=thing_of_ware)
KIND = sort("kind", str, said="resource", thing="kind", icon=its_own)
SYMBOL = sort("symbol", str, thing="find", icon=its_own)
DAMAGE = sort("damage", str, thing="damage", icon=its_own)
SPACE = sort("space", int, said=say_space, thing="space")
GOAL = sort("goal", int, said=say_space, thing="space")
"""Where something goes."""
TILE = sort("tile", int, said=say_tile, thing="tile")
AMOUNT = sort("amount", int)
COST = sort("cost", int)
POWER = sort("power", int)
WAY = sort("way", str, said=lambda g, way: way)
DIE = sort("die", str, icon="dice")
FACE = sort("face", int, icon="dice")
SUPPORT = sort("support", str, said="card", thing="support", icon="shield")
CAUSE = sort("cause", str)
CARDS = sort("cards", tuple, said=lambda g, cards: listed_cards(g, cards))
NUMBER = sort("number", int)
REGION = sort("region", str, thing="card")
STORY = sort("story", str, said=lambda g, story: Phrase(f"told-{story}-end"))
"""A story, said by its ending."""
CLUE = sort("clue", str, said=lambda g, clue: say_clue(g, clue))
"""What a winner learns about whoever signed the land away."""


def say_clue(g: HasBook, clue: str) -> Phrase:
    """A clue to the signatory: a mark, the name, the reason, or the last letter of the Office."""
    who = g.book.signatory
    if clue == "letter":
        return Phrase("told-office-letter")
    if clue == "reason":
        return Phrase(f"told-{who}-signed")
    if clue == "name":
        return Phrase("told-reveal-name", {"name": Phrase(f"card-{who}")})
    return Phrase(f"told-reveal-{clue}", {clue: Phrase(f"{clue}-{getattr(g.book.cards[who], clue)}")})


def listed_cards(g: HasBook, cards: tuple[str, ...]) -> Said:
    """Several cards one after the other."""
    first, rest = say_card(g, cards[0]), cards[1:]
    return Phrase("things-more", {"first": first, "rest": listed_cards(g, rest)}) if rest else first


def power_of(g: HasBook, spoken: Spoken) -> Power:
    """The power that something is about."""
    return g.book.cards[spoken[CARD]].powers[spoken[POWER]]


def with_deed(g: HasBook, spoken: Spoken) -> dict[str, Said]:
    """What a power asks and brings, for words that name it."""
    return {"deed": power_phrase(power_of(g, spoken))}


def with_way(g: HasBook, spoken: Spoken) -> dict[str, Said]:
    """The words of a choice on a card."""
    return {"way": way_phrase(g.book, g.book.cards[spoken[CARD]], spoken[WAY])}


def with_costs(g: HasBook, spoken: Spoken) -> dict[str, Said]:
    """What a blueprint costs. [DI-178]"""
    costs = g.book.cards[spoken[PLAN]].costs
    return {"costs": deed(tuple(("cost", kind, n) for kind, n in costs))}


def card_of(option: Option, me: Seat) -> list[str]:
    """The card, not its parts."""
    return [f"card:{option[CARD]}"]


def oneself_or_another(g: HasBook, spoken: Spoken) -> dict[str, Said]:
    """Whether somebody does something for oneself: 1, or for another: 0."""
    return {"self": int(spoken[SEAT] == spoken[OTHER])}


CHAPTERS = ("move", "scout", "gather", "here", "heal", "craft", "others", "cards", "load", "end")
"""What a long list of actions is read by, in this order."""


def under(name: str, icon: str) -> Callable[[Option], Heading]:
    """The heading of an action in a long list."""
    heading = Heading(Phrase(f"heading-{name}"), icon, CHAPTERS.index(name))
    return lambda option: heading


def wind_to(g: HasBook, space: int, start: int = -1) -> Phrase:
    """In which direction of the compass a space lies from another one, else from whoever is on turn."""
    start = g.at[g.turn] if start < 0 else start
    return Phrase(f"wind-{g.book.atlas.beside[start].index(space)}")


def with_place(g: HasBook, spoken: Spoken) -> dict[str, Said]:
    """The landmark of a space by its name."""
    space = spoken[SPACE]
    return {"place": Phrase(f"card-{g.book.tiles[g.tiles.cards[space // 4]].landmark}")}


def with_wind(g: HasBook, spoken: Spoken) -> dict[str, Said]:
    """The direction of a step."""
    return {"wind": wind_to(g, spoken[SPACE])}
