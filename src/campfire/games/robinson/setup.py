"""From options to the first state. [ledger chapters 2, 27 and 28]"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from campfire.games.robinson.cards import CHARACTERS, EQUIPMENT, Scenario
from campfire.games.robinson.flow import play_round
from campfire.games.robinson.library import book, scenarios
from campfire.games.robinson.rules.equipment import OUT_OF_PLAY, USES
from campfire.games.robinson.rules.preparing import BOX, WRECKAGE, lay_island, lay_wreckage, preparations
from campfire.games.robinson.state import State, new_state
from campfire.games.robinson.vocabulary.sheet import HUNGRY_CREW
from campfire.kernel.contract import BadInput, Choice, Options
from campfire.kernel.pile import Pile

PLAYERS = range(1, 5)
"""One to four characters. [RC-001]"""

COMPANIONS: Mapping[str, int] = {"friday": 2, "dog": 1}
"""Up to how many players each joins by the rules. [RC-444, RC-446]"""

EVENTS = ("normal", "easier", "harder")
ANY_WRECKAGE = (*WRECKAGE, "random")
HUNGER = ("wounds", "crew")
"""What a hungry night costs: wounds alone, or on King Kong's island a crew member too."""
STARTING_EQUIPMENT = 2
CHOICES: tuple[Choice, ...] = (
    Choice("scenario", tuple(scenarios())),
    Choice("characters", tuple(CHARACTERS), each=True),
    Choice("friday", (True, False)),
    Choice("dog", (True, False)),
    Choice("equipment", tuple(range(5))),
    Choice("events", EVENTS),
    Choice("wreckage", ANY_WRECKAGE),
    Choice("hunger", HUNGER),
)
"""The scenario, who plays, who comes along, and the easier and harder variants. [RC-009, RC-011, RC-468, RC-476]"""
KNOWN = ("players", *[choice.name for choice in CHOICES], "first")


def tables() -> Iterable[Options]:
    """Every scenario with every number of players. [RC-001, RC-009]"""
    return ({"scenario": sheet, "players": n} for sheet in scenarios() for n in PLAYERS)


def check(wish: Mapping[str, Any]) -> Options:
    """Complete and check a wish for a game; the first play is scenario 1. [RC-010]"""
    unknown = sorted(set(wish) - set(KNOWN))
    if unknown:
        raise BadInput("unknown_option", name=unknown[0], known=", ".join(KNOWN))
    players = wish.get("players", 2)
    if type(players) is not int or players not in PLAYERS:
        raise BadInput("players", given=str(players), least=PLAYERS[0], most=PLAYERS[-1])
    sheet = check_scenario(wish.get("scenario"))
    return {
        "players": players,
        "scenario": sheet.id,
        "characters": check_characters(wish.get("characters"), players),
        **{name: check_companion(name, wish.get(name), players) for name in COMPANIONS},
        "equipment": check_number("equipment", wish.get("equipment"), STARTING_EQUIPMENT, len(equipment_of(sheet))),
        "events": check_word("events", wish.get("events"), EVENTS),
        "wreckage": check_word("wreckage", wish.get("wreckage"), ANY_WRECKAGE),
        "hunger": check_hunger(wish.get("hunger"), sheet),
        "first": check_number("first", wish.get("first"), 0, players - 1),
    }


def check_scenario(wish: Any) -> Scenario:
    """A scenario by its name or its number; the first one where nothing is said. [RC-009, RC-010]"""
    sheets = scenarios()
    named = {**sheets, **{str(sheet.number): sheet for sheet in sheets.values()}}
    name = "1" if wish in (None, "") else str(wish)
    if name not in named:
        raise BadInput("unknown_scenario", name=name, known=", ".join(sheets))
    return named[name]


def check_characters(wish: Any, players: int) -> list[str]:
    """As many different characters as players, or none: then they are drawn at random. [RC-011]"""
    if not wish:
        return []
    if not isinstance(wish, list) or not all(isinstance(name, str) for name in wish):
        raise BadInput("characters_list", known=", ".join(CHARACTERS))
    for name in wish:
        if name not in CHARACTERS:
            raise BadInput("unknown_character", name=name, known=", ".join(CHARACTERS))
        if wish.count(name) > 1:
            raise BadInput("character_twice", name=name)
    if len(wish) != players:
        raise BadInput("characters_number", given=len(wish), players=players)
    return [*wish]


def check_companion(name: str, wish: Any, players: int) -> bool:
    """Friday joins one or two players, the Dog one; a variant says otherwise. [RC-444, RC-446, RC-468, RC-473]"""
    if wish is None:
        return players <= COMPANIONS[name]
    if type(wish) is not bool:
        raise BadInput("yes_or_no", name=name, given=str(wish))
    return wish


def check_number(name: str, wish: Any, usual: int, most: int) -> int:
    """A number from 0 up."""
    if wish is None:
        return usual
    if type(wish) is not int or not 0 <= wish <= most:
        raise BadInput("option_number", name=name, given=str(wish), least=0, most=most)
    return wish


def check_word(name: str, wish: Any, known: tuple[str, ...]) -> str:
    """One of some words, the first where nothing is said."""
    if wish is None:
        return known[0]
    if wish not in known:
        raise BadInput("option_word", name=name, given=str(wish), known=", ".join(known))
    return str(wish)


def check_hunger(wish: Any, sheet: Scenario) -> str:
    """Only where there is a crew can hunger cost a crew member. [RC-043]"""
    cost = check_word("hunger", wish, HUNGER)
    if cost == "crew" and "crew" not in sheet.extra:
        raise BadInput("hunger_without_crew", name="hunger")
    return cost


def equipment_of(sheet: Scenario) -> list[str]:
    """The Starting Equipment that may be drawn in a scenario. [RC-032, RC-509]"""
    return [card for card in EQUIPMENT if card not in sheet.extra.get("without_equipment", ())]


def book_events(sheet: Scenario, mix: str) -> int:
    """How many events with a book: half the deck, fewer where it shall be easier. [RC-039, RC-471, RC-474, RC-475]"""
    half = -(-sheet.rounds // 2)
    harder = {"normal": 0, "easier": -1, "harder": 1}[mix]
    if sheet.extra.get("harmless_book"):
        harder = -harder
    return half + harder * (half // 3)


def blank(options: Options) -> State:
    """Empty boards for these options."""
    return new_state(book(), scenarios()[options["scenario"]], options["players"])


def setup(options: Options) -> State:
    """Lay out everything that needs no chance; drawing and shuffling come first on the stack. [RC-008]"""
    g = blank(options)
    sheet = g.scenario
    g.round, g.phase, g.first = 1, "setup", options["first"]
    g.characters, g.friday, g.dog = [*options["characters"]], options["friday"], options["dog"]
    g.signs = (HUNGRY_CREW,) if options.get("hunger") == "crew" else ()
    lay_island(g)
    lay_decks(g)
    if options["wreckage"] != "random":
        lay_wreckage(g, options["wreckage"])
    drawn = lay_equipment(g, options["equipment"])
    frames = preparations(g, drawn, book_events(sheet, options["events"]))
    g.stack = [play_round(), *frames[::-1]]
    return g


def lay_decks(g: State) -> None:
    """Adventures by their backs, beasts, mysteries, inventions; events wait to be drawn. [RC-016, RC-024 to RC-027]"""
    for adventure in g.book.adventures.values():
        for _ in range(adventure.copies):
            g.adventures[adventure.deck].put(adventure.id)
    g.beasts = Pile(g.book.beasts)
    g.mysteries = Pile(g.book.mysteries)
    g.board = [card.id for card in g.book.inventions.values() if card.group == "default"]
    g.inventions = Pile(card.id for card in g.book.inventions.values() if card.group in ("personal", "deck"))
    g.aside[BOX] = tuple(g.book.events)


def lay_equipment(g: State, n: int) -> int:
    """Lay out what the sheet gives; tell how many cards are drawn besides. [RC-032, RC-547]"""
    given = g.scenario.extra.get("equipment", [])[:n]
    for card in given:
        g.equipment.append(card)
        g.uses[card] = USES
    usable = equipment_of(g.scenario)
    g.aside[OUT_OF_PLAY] = tuple([card for card in usable if card not in given])
    g.gone += [card for card in EQUIPMENT if card not in usable]
    return n - len(given)
