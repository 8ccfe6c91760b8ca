"""Phrases of the game: prompts, options, events and reasons, from what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from typing import TypeAlias

from campfire.games.robinson.cards import (
    ANIMALS_DIE,
    FOOD,
    FRIDAY,
    GROUP,
    JENNY,
    PRESERVES,
    RESOURCES,
    SPACES,
    Book,
    Effects,
)
from campfire.games.robinson.rules.gathering import harvest
from campfire.games.robinson.rules.weather import CLOUD_DICE
from campfire.games.robinson.signatures import LISTS, SIGNATURES, SIGNS
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary import name_of, parameters
from campfire.kernel.contract import Phrase, PhraseKind, SeatName
from campfire.kernel.question import Ids

Thing: TypeAlias = int | str
Said: TypeAlias = int | str | Phrase | SeatName

PEOPLE = ("who", "seat", "other")
CARDS = ("card", "item", "thing", "first", "second", "third", "fourth")
PLAIN = ("n", "space")
UNSAID = ("target", "choice", "weather", "face")
"""What is said only as part of a deed."""
SOMEBODY = {FRIDAY: "who-friday", JENNY: "who-jenny", GROUP: "who-group"}
BUILDINGS = ("shelter", "roof", "palisade", "weapons")
PLANNING = ("option-lead", "option-support")
"""Options that put a pawn to an action; they say what a source brings."""


def phrase(g: State, kind: PhraseKind, key: str, args: Ids) -> Phrase:
    """Say a prompt, an option, an event or a reason."""
    message = f"{kind}-{key}"
    names = SIGNATURES[message]
    if len(args) == len(names) + 1 and not set(names) & set(LISTS):
        return Phrase("option-how", {"option": phrase(g, kind, key, args[:-1]), "how": Phrase(f"how-{args[-1]}")})
    given = named(names, args)
    said = {**arguments(names, args), **deed(g.book, given), **price(given), **toll(g, message, args)}
    return Phrase(message, {**said, **brought(g, given)} if message in PLANNING else said)


def toll(g: State, message: str, args: Ids) -> dict[str, Said]:
    """What is lost as things stand, where the answer alone does not tell. [RC-185, RC-421, RC-575]"""
    match message:
        case "option-lose_heart":
            lost = min(int(args[0]), g.determination[g.first])
            return {"n": lost, "wounds": int(args[0]) - lost}
        case "option-feed_children":
            return {"missing": max(0, int(args[0]) - g.available[FOOD] - g.available[PRESERVES])}
        case "ask-storm" | "option-bear_storm":
            return {"palisade": g.palisade}
    return {}


def brought(g: State, given: Mapping[str, Thing]) -> dict[str, Said]:
    """What gathering brings. [RC-336]"""
    if given["kind"] != "gather":
        return {"gain": Phrase("gain-none")}
    along = g.plan[int(given["place"])][4] if "place" in given else ()
    resource, n = harvest(g, str(given["target"]), along)
    return {"gain": Phrase("gain-some", {"amount": amount(RESOURCES[resource], n)})}


def named(names: tuple[str, ...], args: Ids) -> dict[str, Thing]:
    """The arguments by their names, without lists."""
    return {name: value for name, value in zip(names, args, strict=False) if name not in LISTS}


def arguments(names: tuple[str, ...], args: Ids) -> dict[str, Said]:
    """What the sentence holds for each argument; a list takes all that are left."""
    said = {name: argument(name, value) for name, value in named(names, args).items() if name not in UNSAID}
    if names and names[-1] in LISTS:
        rest = [argument(LISTS[names[-1]], value) for value in args[len(names) - 1 :]]
        said[names[-1]] = listed([value for value in rest if isinstance(value, Phrase)])
    if "area" in names:
        said["onto"] = area_phrase("onto", str(args[names.index("area")]))
    return said


def argument(name: str, value: Thing) -> Said:
    """Turn a thing on the table into what a sentence can hold."""
    if name in PEOPLE:
        return who_phrase(int(value))
    if name in CARDS:
        return card_name(str(value))
    if name in NAMED:
        return NAMED[name](str(value))
    if isinstance(value, str) and name not in PLAIN:
        return Phrase(f"{name}-{value}")
    return value


def who_phrase(who: int) -> SeatName | Phrase:
    """A player, Friday, Jenny, or everybody."""
    return Phrase(SOMEBODY[who]) if who in SOMEBODY else SeatName(who)


def card_name(card: str) -> Phrase:
    """The name of a card; what stands after a colon is where it lies."""
    return Phrase(f"card-{card.partition(':')[0].replace(' ', '_')}")


def amount(resource: str, n: int) -> Phrase:
    """So much of a resource."""
    return Phrase(f"amount-{resource}", {"n": n})


def source_phrase(source: str) -> Phrase:
    """A source, and where it is."""
    space, _, kind = source.rpartition(":")
    name = Phrase(f"source-{kind}")
    return Phrase("source-at", {"source": name, "space": space}) if space else name


def token_phrase(token: str) -> Phrase:
    """A token or marker."""
    name, _, about = token.partition(":")
    if name[:-1] == "number":
        return Phrase("token-number", {"n": int(name[-1])})
    return Phrase(f"token-{name}", {"source": Phrase(f"source-{about}")} if about else {})


def area_phrase(how: str, area: str) -> Phrase:
    """Where a token lies (`area`), or is laid (`onto`)."""
    return Phrase(f"{how}-space", {"space": area}) if area in SPACES else Phrase(f"{how}-{area}")


def pawn_phrase(pawn: str) -> SeatName | Phrase:
    """Whose pawn it is; Candles are a token and a treasure."""
    if pawn.isdigit():
        return SeatName(int(pawn))
    return Phrase(f"who-{pawn}") if pawn in ("friday", "dog", "jenny", "candles_treasure") else card_name(pawn)


def sign_phrase(sign: str) -> Phrase:
    """What a card has made true, and for whom."""
    first, *words = sign.removeprefix("round ").removeprefix("next ").split()
    rest = [int(word) if word.lstrip("-").isdigit() else word for word in words]
    return Phrase(f"sign-{first}", arguments(SIGNS[first], tuple(rest))) if first in SIGNS else Phrase("sign-other")


def die_phrase(die: str, face: int) -> Phrase:
    """What a weather die shows."""
    if die not in CLOUD_DICE:
        return Phrase(f"animal-{ANIMALS_DIE[face]}")
    rain, snow = CLOUD_DICE[die][face]
    return Phrase("weather-clouds", {"rain": rain, "snow": snow})


NAMED: Mapping[str, Callable[[str], Phrase | SeatName]] = {
    "source": source_phrase,
    "token": token_phrase,
    "area": lambda area: area_phrase("area", area),
    "pawn": pawn_phrase,
    "kind": lambda kind: Phrase(f"kind-{kind}"),
    "tile": lambda number: card_name(f"tile {number}"),
    "sign": sign_phrase,
}
"""The things that have words of their own."""


def deed(book: Book, given: Mapping[str, Thing]) -> dict[str, Said]:
    """What is done: a planned action, what was decided, a lower half, what a weather die shows."""
    if "target" in given:
        return {"deed": action_phrase(book, str(given.get("kind", "build")), str(given["target"]))}
    if "choice" in given:
        printed = book.adventures[str(given["card"])]
        return {"deed": listed(outcomes(printed.choices[int(given["choice"])]))}
    if "lower" in given:
        return {"card": card_name(str(given["lower"]))}
    if "face" in given:
        return {"shown": die_phrase(str(given["weather"]), int(given["face"]))}
    return {}


def price(given: Mapping[str, Thing]) -> dict[str, Said]:
    """What is paid or gained: so much of one resource, or all that is set aside for an action."""
    if "resource" in given:
        return {"amount": amount(str(given["resource"]), int(given.get("n", 1)))}
    if not set(RESOURCES) <= set(given):
        return {}
    paid = [amount(name, int(given[name])) for name in RESOURCES if given[name]]
    return {"cost": Phrase("cost-some", {"amount": listed(paid)}) if paid else Phrase("cost-none")}


def action_phrase(book: Book, kind: str, target: str) -> Phrase:
    """An action, and what it is about."""
    name = Phrase(f"action-{kind}")
    return Phrase("deed", {"kind": name, "target": target_phrase(book, kind, target)}) if target else name


def target_phrase(book: Book, kind: str, target: str) -> Phrase:
    """A card, a building, a source, a space or a special place."""
    first, _, rest = target.partition(":")
    if kind == "threat":
        return threat_phrase(book, first, int(rest))
    if first in SPACES:
        return source_phrase(target) if rest else Phrase("area-space", {"space": first})
    card = kind == "build" and first not in BUILDINGS
    thing = card_name(first) if card else Phrase(f"target-{first}")
    return Phrase("target-at", {"thing": thing, "space": rest}) if rest else thing


def threat_phrase(book: Book, card: str, choice: int) -> Phrase:
    """The action of a threat card; where there are two, which."""
    threats = book.events[card].threats
    if len(threats) < 2:
        return card_name(card)
    return Phrase("target-choice", {"card": card_name(card), "deed": listed(outcomes(threats[choice].reward))})


def listed(phrases: list[Phrase]) -> Phrase:
    """Several phrases one after the other."""
    if not phrases:
        return Phrase("effect-nothing")
    return reduce(lambda so_far, more: Phrase("words-comma", {"first": so_far, "rest": more}), phrases)


def outcomes(printed: Effects) -> list[Phrase]:
    """What printed effects do, word by word."""
    return [effect_phrase(name_of(word), args) for word, args in printed]


def effect_phrase(word: str, args: Ids) -> Phrase:
    """A word of the vocabulary with what is printed beside it."""
    return Phrase(f"effect-{word}", arguments(tuple(parameters(word)), args))
