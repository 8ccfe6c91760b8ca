"""Words for what lies on the table and for what is printed on cards: phrases that declarations are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, reduce
from inspect import signature

from campfire.games.robinson.actions import Action, Bill, Source
from campfire.games.robinson.cards import (
    BUILDINGS,
    CHARACTERS,
    EXHAUSTED_SOURCE,
    FRIDAY,
    GROUP,
    JENNY,
    NUMBER_ON,
    RESOURCES,
    SPACES,
    Book,
    Effects,
    Needs,
    Threat,
)
from campfire.kernel.frame import Rule
from campfire.kernel.phrase import Phrase, Said, SeatName

SOMEBODY = {FRIDAY: "who-friday", JENNY: "who-jenny", GROUP: "who-group"}
NAMED_PAWNS = ("friday", "dog", "jenny", "candles_treasure")
NOTHING = Phrase("effect-nothing")


def who_phrase(who: int) -> SeatName | Phrase:
    """A player, Friday, Jenny, or everybody."""
    return Phrase(SOMEBODY[who]) if who in SOMEBODY else SeatName(who)


def by_phrase(who: int) -> Phrase:
    """Who did it, where it was somebody."""
    return Phrase("by-none") if who == GROUP else Phrase("by-who", {"who": who_phrase(who)})


def card_name(card: str) -> Phrase:
    """The name of a card."""
    return Phrase(f"card-{card.replace(' ', '_')}")


def tile_name(number: int) -> Phrase:
    """The name of an island tile."""
    return Phrase(f"card-tile_{number}")


def amount(resource: str, n: int) -> Phrase:
    """So much of a resource."""
    return Phrase(f"amount-{resource}", {"n": n})


def cost_phrase(bill: Bill) -> Phrase:
    """What is set aside, if anything."""
    paid = [amount(name, n) for name, n in zip(RESOURCES, bill, strict=True) if n]
    return Phrase("cost-some", {"amount": listed(paid)}) if paid else Phrase("cost-none")


def source_phrase(source: Source) -> Phrase:
    """A source, and where it is."""
    space, kind = source
    return Phrase("source-at", {"source": Phrase(f"source-{kind}"), "space": space})


def token_phrase(token: str) -> Phrase:
    """A token or marker."""
    if token in NUMBER_ON:
        return Phrase("token-number", {"n": NUMBER_ON[token]})
    if token in EXHAUSTED_SOURCE:
        return Phrase("token-exhausted", {"source": Phrase(f"source-{EXHAUSTED_SOURCE[token]}")})
    return Phrase(f"token-{token}")


def area_phrase(how: str, area: str) -> Phrase:
    """Where a token lies (`area`), or is laid (`onto`)."""
    return Phrase(f"{how}-space", {"space": area}) if area in SPACES else Phrase(f"{how}-{area}")


def pawn_phrase(pawn: str) -> SeatName | Phrase:
    """Whose pawn it is; Candles are a token and a treasure."""
    if pawn.isdigit():
        return SeatName(int(pawn))
    return Phrase(f"who-{pawn}") if pawn in NAMED_PAWNS else card_name(pawn)


def how_phrase(how: str) -> Phrase:
    """What something is used for: a die that is rolled again, a cloud that is ignored."""
    return Phrase("how-to", {"how": Phrase(f"how-{how}")}) if how else Phrase("how-none")


def sign_phrase(name: str, about: tuple[int | str, ...], lasts: str) -> Phrase:
    """What a card has made true, and for whom."""
    return Phrase(f"sign-{name}", SIGNS[name](*about)) if name in SIGNS else Phrase("sign-other")


def listed(phrases: Iterable[Phrase]) -> Phrase:
    """Several phrases one after the other."""
    said = [*phrases]
    if not said:
        return NOTHING
    return reduce(lambda so_far, more: Phrase("words-comma", {"first": so_far, "rest": more}), said)


def action_phrase(book: Book, action: Action) -> Phrase:
    """An action, and what it is about."""
    name, about = Phrase(f"action-{action[0]}"), aim_phrase(book, action)
    return Phrase("deed", {"kind": name, "target": about}) if about else name


def aim_phrase(book: Book, action: Action) -> Phrase | None:
    """What an action is about: a card, a building, a source, a space or a special place."""
    kind, what, space, choice = action
    if kind == "threat":
        return threat_phrase(book, what, choice)
    if kind == "gather":
        return source_phrase(Source(space, what))
    if not what:
        return Phrase("area-space", {"space": space}) if space else None
    thing = card_name(what) if kind == "build" and what not in BUILDINGS else Phrase(f"target-{what}")
    return Phrase("target-at", {"thing": thing, "space": space}) if space else thing


def threat_phrase(book: Book, card: str, choice: int) -> Phrase:
    """The action of a threat card; where there are two, which."""
    threats: tuple[Threat, ...] = book.events[card].threats
    if len(threats) < 2:
        return card_name(card)
    return Phrase("target-choice", {"card": card_name(card), "deed": listed(outcomes(threats[choice].reward))})


PRINTED: Mapping[str, Callable[[str], Said]] = {
    **dict.fromkeys(("card", "item", "thing", "first", "second", "third", "fourth"), card_name),
    "token": token_phrase,
    "area": lambda area: area_phrase("area", area),
}
"""What is printed beside the words of cards and has words of its own."""


def name_of(rule: Rule) -> str:
    """The name under which cards know a word."""
    return rule.name.partition(".")[2]


@cache
def parameters(rule: Rule) -> dict[str, type]:
    """The printed arguments of a word, by name, and whether they are numbers or names."""
    return {p.name: int if p.annotation == "int" else str for p in list(signature(rule.run).parameters.values())[3:]}


def outcomes(printed: Effects) -> list[Phrase]:
    """What printed effects do, word by word."""
    return [effect_phrase(rule, args) for rule, args in printed]


def effect_phrase(rule: Rule, args: tuple[int | str, ...]) -> Phrase:
    """A word of the vocabulary with what is printed beside it."""
    given = dict(zip(parameters(rule), args, strict=True))
    said = {name: printed_phrase(name, value) for name, value in given.items()}
    if "area" in given:
        said["onto"] = area_phrase("onto", str(given["area"]))
    return Phrase(f"effect-{name_of(rule)}", said)


def printed_phrase(name: str, value: int | str) -> Said:
    """Turn something printed into what a sentence can hold."""
    if isinstance(value, int):
        return value
    return PRINTED[name](value) if name in PRINTED else Phrase(f"{name}-{value}")


def pawn_use(kinds: tuple[str, ...]) -> Phrase:
    """What a neutral pawn helps with."""
    return Phrase(f"pawn-{'_'.join(kinds)}")


def use_of(book: Book, card: str) -> list[Phrase]:
    """What a thing brings to whoever uses or builds it."""
    if card in book.inventions:
        printed = book.inventions[card]
        pawn = [pawn_use(printed.pawn)] if printed.pawn else []
        return [*outcomes(printed.built), *pawn] or [Phrase(f"power-{card}")]
    if card in book.mysteries and book.mysteries[card].effects:
        return outcomes(book.mysteries[card].effects)
    return [Phrase(f"power-{card}")]


def needs(asked: Needs) -> list[Phrase]:
    """What an action asks besides pawns. [RC-214]"""
    said = [Phrase("need-item", {"card": card_name(item)}) for item in asked.items]
    if asked.weapons:
        said.append(Phrase("need-weapons", {"n": asked.weapons}))
    ways = [payment(paid) for paid in asked.payments]
    if asked.either_item:
        ways.append(Phrase("need-item", {"card": card_name(asked.either_item)}))
    return [*said, either(ways)] if ways else said


def payment(paid: tuple[int, ...]) -> Phrase:
    """One way to pay."""
    return listed([amount(name, n) for name, n in zip(RESOURCES, paid, strict=True) if n])


def either(ways: list[Phrase]) -> Phrase:
    """One of several."""
    said = ways[0]
    for way in ways[1:]:
        said = Phrase("words-or", {"first": said, "rest": way})
    return said


def invention_asks(asked: Needs) -> list[Phrase]:
    """What building an invention asks: explored terrain, other items, resources. [RC-322]"""
    return [*[Phrase(f"need-terrain-{terrain}") for terrain in asked.terrains], *needs(asked)]


ABILITY_COSTS = {name: cost for sheet in CHARACTERS.values() for name, cost in sheet.abilities.items()}
"""The determination that each ability costs. [RC-133]"""

SIGNS: Mapping[str, Callable[..., Mapping[str, Said]]] = {
    **dict.fromkeys(("argument", "half", "items", "handyman", "hungry"), dict),
    **dict.fromkeys(("one_pawn", "no_abilities", "confused"), lambda who: {"who": who_phrase(who)}),
    "only": lambda who, *kinds: {"who": who_phrase(who), "kinds": listed([Phrase(f"kind-{kind}") for kind in kinds])},
    "no": lambda product: {"product": Phrase(f"product-{product}")},
    "yield": lambda resource, n: {"resource": Phrase(f"resource-{resource}"), "n": n},
    "gathered": lambda space, kind: {"source": source_phrase(Source(space, kind))},
    "inspected": lambda card: {"card": card_name(card)},
}
"""The signs that are told, and what is said of each."""
