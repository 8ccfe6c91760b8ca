"""The sorts of things that Paleo speaks of, and the things on its table by their ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from campfire.games.paleo.cards import Action, Book, Card
from campfire.games.paleo.text import costs, deed, listed, needs, outcomes, sign_phrase, thing_phrase
from campfire.kernel.declared import Detail, Event, Option, SeatName, Spoken
from campfire.kernel.declaring import Declared
from campfire.kernel.frame import Seat
from campfire.kernel.phrase import Phrase, Said

TABLE = Declared("paleo")
option, question, event, reason, sort = TABLE.option, TABLE.question, TABLE.event, TABLE.reason, TABLE.sort

CAMP, PAINTING_WALL, DEATH_SPACES, WORKSHOP = "camp", "painting", "deaths", "workshop"
OPEN, CLOSED, GRAVEYARD = "open", "closed", "graveyard"
PEOPLE, DREAMS, INVENTIONS = "pile:people", "pile:dreams", "pile:inventions"
"""Places of which there is one."""


def deck_place(seat: Seat, place: int = 0) -> str:
    """A card of a deck, counted from the top."""
    return f"deck:{seat}:{place}"


def front(seat: Seat) -> str:
    """Where a player's revealed card lies. [PA-077]"""
    return f"front:{seat}"


def item_beside(seat: Seat, item: str) -> str:
    """An item token beside a community. [PA-161]"""
    return f"item:{seat}:{item}"


def storage(resource: str) -> str:
    """A resource in the shared storage. [PA-159]"""
    return f"storage:{resource}"


def compartment(item: str) -> str:
    """The compartment of an item in the Workshop. [PA-152]"""
    return f"compartment:{item}"


class HasBook(Protocol):
    """A state, as far as words need it."""

    book: Book


Faces: TypeAlias = tuple[tuple[str, str, int], ...]
"""The dice of a roll: for each its kind, the sign that is up, and how often it stands there."""


def say_thing(g: HasBook, thing: str) -> Phrase:
    """A token, or a card that is asked for like one."""
    return thing_phrase(g.book, thing)


def say_dice(g: HasBook, faces: Faces) -> Said:
    """How many dice were rolled."""
    return len(faces)


def its_own(word: str) -> str:
    """A word that is the name of its own drawing, or the id of its own thing."""
    return word


SEAT = sort("seat", int, said=lambda g, seat: SeatName(seat), thing="seat")
OTHER = sort("other", int, said=lambda g, seat: SeatName(seat), thing="seat")
"""A second seat in the same sentence."""
CARD = sort("card", str, thing="card")
PERSON = sort("person", str, said="card", thing="person")
LINE = sort("line", int)
PLACE = sort("place", int, said=lambda g, place: place + 1)
AMOUNT = sort("amount", int)
CARDS = sort("cards", int)
"""How many cards of a deck are paid."""
THING = sort("thing", str, said=say_thing, icon=its_own)
OBJECT = sort("object", str, icon=its_own)
"""A token that changes hands: languages with cases and articles say it otherwise than a thing in a list."""
BACK = sort("back", str, said=lambda g, back: Phrase(f"back-{back}"), icon=its_own)
TRAIT = sort("trait", str, icon=its_own)
SIGN = sort("sign", str, said=lambda g, sign: sign_phrase(sign), icon="sign")
CAUSE = sort("cause", str)
DICE = sort("dice", tuple, said=say_dice, icon="dice")
SPOT = sort("spot", str, said=lambda g, spot: spot, thing=its_own)
"""Where on the table something came from or goes."""

HUNGRY = TABLE.because("hungry", amount=AMOUNT)
"""What bots think: so many would go without food."""
HELPED = TABLE.because("helped", seat=SEAT)
DYING = TABLE.because("dying", card=PERSON)
STRONG = TABLE.because("strong", card=PERSON)
LEAST = TABLE.because("least", card=PERSON)
SERVES = TABLE.because("serves", seat=SEAT, thing=THING)
THREATENS = TABLE.because("threatens")
PROMISES = TABLE.because("promises", back=BACK)
AVERTS = TABLE.because("averts")
SETTLES = TABLE.because("settles", card=CARD)
LACKS = TABLE.because("lacks", card=CARD)


def to_front(told: Event) -> tuple[str, str]:
    """A card comes up before its player."""
    return front(told[SEAT]), front(told[SEAT])


def card_to_graveyard(told: Event) -> tuple[str, str]:
    """A card leaves the game. [PA-146]"""
    return f"card:{told[CARD]}", GRAVEYARD


def object_returns(told: Event) -> tuple[str, str]:
    """An item token goes back. [PA-110, PA-164]"""
    return item_beside(told[SEAT], told[OBJECT]), compartment(told[OBJECT])


def returns(item: str) -> Callable[[Event], tuple[str, str]]:
    """A token of this kind goes back."""
    return lambda told: (item_beside(told[SEAT], item), compartment(item))


def own_item(item: str) -> Callable[[Option, Seat], list[str]]:
    """A token of this kind beside the own community."""
    return lambda option, me: [item_beside(me, item)]


def object_beside(option: Option, me: Seat) -> list[str]:
    """A token beside a community."""
    return [item_beside(option[SEAT], option[OBJECT])]


def line_of(g: HasBook, spoken: Spoken) -> tuple[Card, Action]:
    """The card and the line that something is about."""
    card = g.book.cards[spoken[CARD]]
    return card, card.actions[spoken[LINE]]


def with_deed(g: HasBook, spoken: Spoken) -> dict[str, Said]:
    """What a line asks and brings, for words that name it."""
    return {"deed": deed(g.book, *line_of(g, spoken))}


def own_line(option: Option, me: Seat) -> list[str]:
    """A line of the revealed card, and the card."""
    return [line_thing(option), front(me)]


def line_in_play(option: Option, me: Seat) -> list[str]:
    """A line of a card in play, the card, and the person if it is one."""
    return [line_thing(option), f"card:{option[CARD]}", f"person:{option[CARD]}"]


def line_thing(option: Option) -> str:
    """A line of a card."""
    return f"line:{option[CARD]}:{option[LINE]}"


def line_detail(g: HasBook, option: Option) -> Detail:
    """What a line of the revealed card asks, costs, brings and risks."""
    card, line = line_of(g, option)
    found = outcomes(card, line)
    good = [brought for brought in found if not brought.hurts]
    bad = [brought.phrase for brought in found if brought.hurts]
    brings = listed([brought.phrase for brought in good]) or listed(bad) or Phrase("effect-nothing")
    return Detail(
        main=brings,
        asks=listed(needs(g.book, line)),
        costs=None if line.negative else listed(costs(line)),
        risks=listed(bad) if good else None,
        icon=(good or found)[0].icon if found else "",
    )


def card_line_detail(g: HasBook, option: Option) -> Detail:
    """The same of a line of a card in play, which is named."""
    found = line_detail(g, option)
    assert found.main is not None
    return found._replace(main=Phrase("deed-at", {"card": CARD.say(g, option[CARD]), "deed": found.main}))
