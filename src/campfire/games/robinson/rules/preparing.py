"""The part of the setup that chance decides. [ledger chapter 2]"""

from __future__ import annotations

from campfire.games.robinson.cards import CHARACTERS, DISCOVERIES, GROUP, TILES
from campfire.games.robinson.rules.equipment import draw_equipment
from campfire.games.robinson.rules.items import draw_inventions
from campfire.games.robinson.sorts import CARD, WHO, drawn_by, event
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.sheet import hooks
from campfire.kernel.frame import Frame, Then, ask, step
from campfire.kernel.pile import Pile
from campfire.kernel.question import Chance, Draw, Shuffle

CHARACTER_DRAWN = event(
    "character", seat=WHO, card=CARD, shows="card", path=lambda told: (f"card:{told[CARD]}", drawn_by(told))
)

WRECKAGE = ("food_crates", "wrecked_lifeboat", "captains_chest")
"""The three wreckage cards; the first one by the rules. [RC-036]"""

BOX = "box"
"""Where the events lie that are not in this game; nobody has seen which they are. [RC-040]"""

FEW = 2
"""With so few players the Soldier is not drawn at random. [RC-445, RC-446]"""

DECKS = ("build", "gather", "explore", "beasts", "mysteries", "tiles", "discoveries")
"""The decks that are shuffled whole. [RC-024, RC-025, RC-027, RC-030, RC-034]"""


def random_cast(players: int) -> list[str]:
    """Whom a random draw may bring. [RC-011, RC-445]"""
    return [character for character in CHARACTERS if players > FEW or character != "soldier"]


def lay_island(g: State) -> None:
    """The start tile with the camp; the other tiles and the discovery tokens form piles. [RC-028, RC-030, RC-034]"""
    sheet = g.scenario
    face_down = sheet.extra.get("face_down", {})
    g.tiles = {sheet.start: sheet.start_tile, **face_down}
    g.closed = tuple(face_down)
    g.tile_pile = Pile(str(number) for number in TILES if number not in g.tiles.values())
    special = {f"special_{place}": name for place, name in enumerate(sheet.specials, 1)}
    g.discoveries = Pile(special.get(token, token) for token, n in DISCOVERIES.items() for _ in range(n))


def preparations(g: State, equipment: int, book_events: int) -> tuple[Frame, ...]:
    """What is drawn and shuffled, in the order of the rulebook. [RC-011 to RC-040]"""
    events = 2 * -(-g.scenario.rounds // 2)
    return (
        *(() if g.characters else (draw_characters(),)),
        lay_inventions(),
        shuffle_deck("inventions"),
        draw_inventions(GROUP, "", g.scenario.random_inventions),
        *[shuffle_deck(deck) for deck in DECKS],
        *[draw_equipment()] * equipment,
        *(() if g.threats[1] else (draw_wreckage(),)),
        draw_events("book", events_with(g, "book"), book_events),
        draw_events("adventure", events_with(g, "adventure"), events - book_events),
        shuffle_deck("events"),
        follow_sheet(),
    )


@ask
def draw_characters(g: State) -> Chance:
    """Each player draws a character sheet at random. [RC-011, RC-445]"""
    return Chance("characters", Shuffle(len(random_cast(g.players))), characters_drawn)


@step
def characters_drawn(g: State, order: tuple[int, ...]) -> Then:
    """The first ones are in play, the others go back to the box. [RC-011]"""
    cast = random_cast(g.players)
    g.characters = [cast[place] for place in order[: g.players]]
    for seat, character in enumerate(g.characters):
        g.tell(CHARACTER_DRAWN, seat, character)
    return None


@step
def lay_inventions(g: State) -> Then:
    """Personal inventions lie by their sheets, those of other characters stay in the deck. [RC-014 to RC-017]"""
    g.personal = [CHARACTERS[character].invention for character in g.characters]
    for card in g.personal:
        g.inventions.pull(g.inventions.cards.index(card))
    return None


def deck_named(g: State, name: str) -> Pile:
    """A deck by its name."""
    match name:
        case "beasts":
            return g.beasts
        case "mysteries":
            return g.mysteries
        case "tiles":
            return g.tile_pile
        case "discoveries":
            return g.discoveries
        case "inventions":
            return g.inventions
        case "events":
            return g.events
    return g.adventures[name]


@ask
def shuffle_deck(g: State, name: str) -> Chance:
    """Shuffle a deck. [RC-024]"""
    return Chance(f"{name}_deck", Shuffle(len(deck_named(g, name).cards)), deck_shuffled, (name,))


@step
def deck_shuffled(g: State, name: str, order: tuple[int, ...]) -> Then:
    """Nobody knows the order of the deck. [RC-024]"""
    deck_named(g, name).reorder(order)
    return None


@ask
def draw_wreckage(g: State) -> Chance:
    """One of the three wreckage cards is drawn. [RC-476]"""
    return Chance("wreckage", Draw(len(WRECKAGE)), wreckage_drawn)


@step
def wreckage_drawn(g: State, drawn: tuple[int, ...]) -> Then:
    """Chance has chosen the wreckage. [RC-476]"""
    lay_wreckage(g, WRECKAGE[drawn[0]])
    return None


def lay_wreckage(g: State, card: str) -> None:
    """The wreckage lies on the right Threat space. [RC-036]"""
    take_from_box(g, [card])
    g.threats[1] = card


def events_with(g: State, icon: str) -> tuple[str, ...]:
    """The events with a book, or with an Adventure icon of any colour. [RC-038]"""
    if icon == "book":
        return tuple([name for name, card in g.book.events.items() if card.icon == "book"])
    return tuple([name for name, card in g.book.events.items() if card.icon not in ("", "book")])


@ask
def draw_events(g: State, icon: str, pile: tuple[str, ...], n: int) -> Chance:
    """Shuffle one of the two piles of events. [RC-039]"""
    return Chance(f"{icon}_events", Shuffle(len(pile)), events_drawn, (pile, n))


@step
def events_drawn(g: State, pile: tuple[str, ...], n: int, order: tuple[int, ...]) -> Then:
    """So many cards go unseen into the Event deck; the others stay in the box. [RC-039, RC-040]"""
    drawn = [pile[place] for place in order[:n]]
    take_from_box(g, drawn)
    g.events.put_all(drawn)
    return None


def take_from_box(g: State, cards: list[str]) -> None:
    """Events or a wreckage card come into the game. [RC-036, RC-039]"""
    left = g.laid_aside(BOX)
    for card in cards:
        left.remove(card)
    g.aside[BOX] = tuple(left)


@step
def follow_sheet(g: State) -> Then:
    """The scenario sheet changes the setup. [RC-031, RC-043]"""
    return hooks(g).prepare(g)
