"""From options to the first state. [ledger chapter 4]"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from campfire.games.paleo.cards import FOOD, STARTING_TOOLS, Book, Card
from campfire.games.paleo.flow import begin
from campfire.games.paleo.library import (
    LETTERS,
    SCENARIOS,
    common_set,
    home_made_module,
    lettered_book,
    lettered_module,
    make_book,
)
from campfire.games.paleo.state import State, clone, new_state
from campfire.games.paleo.vocabulary import enter_play, fill_compartment, store
from campfire.kernel.contract import BadInput, Choice, Options

PLAYERS = range(1, 5)
"""One to four communities. [PA-024]"""

STARTING_FOOD = 5
TOOLS_IN_WORKSHOP = 5
HOME_MADE_BYTES = 200_000

CHOICES = (
    Choice("scenario", tuple(SCENARIOS), implies={name: {"modules": list(of)} for name, of in SCENARIOS.items()}),
    Choice("modules", LETTERS, many=True, files=True),
)
"""A scenario of the handbook, or modules of one's own choice. [PA-029, PA-030]"""


def tables() -> Iterator[Options]:
    """Every scenario with every number of players."""
    return ({"scenario": scenario, "players": players} for scenario in SCENARIOS for players in PLAYERS)


def check(wish: Mapping[str, Any]) -> Options:
    """Complete and check a wish for a game: players, and a scenario or modules."""
    unknown = set(wish) - {"players", "scenario", "modules"}
    if unknown:
        raise BadInput("unknown_option", name=min(unknown), known="players, scenario, modules")
    players = wish.get("players", 2)
    if type(players) is not int or players not in PLAYERS:
        raise BadInput("players", given=str(players), least=PLAYERS[0], most=PLAYERS[-1])
    scenario = wish.get("scenario") or ""
    if wish.get("modules") and not scenario:
        return {"players": players, "scenario": "", "modules": check_modules(wish["modules"])}
    scenario = str(scenario or "1")
    if scenario not in SCENARIOS:
        raise BadInput("unknown_scenario", name=scenario, known=", ".join(SCENARIOS))
    return {"players": players, "scenario": scenario, "modules": list(SCENARIOS[scenario])}


def check_modules(modules: Any) -> list[str | dict[str, str]]:
    """Any two modules, or three with J among them. [PA-029, PA-030]"""
    if not isinstance(modules, list):
        raise BadInput("modules_list")
    checked: list[str | dict[str, str]] = [check_module(module) for module in modules]
    names = [module if isinstance(module, str) else home_made_module(**module).id for module in checked]
    if len(set(names)) != len(names):
        raise BadInput("module_twice", name=next(name for name in names if names.count(name) > 1))
    if len(names) != (3 if "J" in names else 2) and not (len(names) == 2 and "J" in names):
        raise BadInput("modules_number", n=len(names))
    return checked


def check_module(module: Any) -> str | dict[str, str]:
    """A letter of the box, or the name and text of a home-made file."""
    if isinstance(module, str):
        if module not in LETTERS:
            raise BadInput("unknown_module", name=module, known=", ".join(LETTERS))
        return module
    if not isinstance(module, dict) or set(module) != {"file", "text"}:
        raise BadInput("modules_list")
    file, text = module["file"], module["text"]
    if not isinstance(file, str) or not isinstance(text, str) or len(text.encode()) > HOME_MADE_BYTES:
        raise BadInput("module_size", most=HOME_MADE_BYTES // 1000)
    home_made_module(file, text)
    return {"file": file, "text": text}


def book_of(options: Options) -> Book:
    """The cards that a game is played with."""
    modules = options["modules"]
    if all(isinstance(module, str) for module in modules):
        return lettered_book(tuple(modules))
    return make_book(lettered_module(m) if isinstance(m, str) else home_made_module(**m) for m in modules)


def blank(options: Options) -> State:
    """Empty boards for these options."""
    return new_state(book_of(options), options["players"])


def setup(options: Options) -> State:
    """Make the first state; layouts with the box's own modules are made once and copied."""
    modules = options["modules"]
    if all(isinstance(module, str) for module in modules):
        return clone(boxed_layout(tuple(modules), options["players"]))
    return lay_out(book_of(options), options["players"])


@cache
def boxed_layout(letters: tuple[str, ...], players: int) -> State:
    """The layout for modules of the box."""
    return lay_out(lettered_book(letters), players)


def lay_out(book: Book, players: int) -> State:
    """Lay out everything that needs no chance; shuffling and dealing come first on the stack. [PA-038]"""
    g = new_state(book, players)
    store(g, FOOD, STARTING_FOOD)
    for tool in STARTING_TOOLS:
        g.item_supply[tool] -= TOOLS_IN_WORKSHOP
        g.compartments[tool] += TOOLS_IN_WORKSHOP
    for name, pile in (("dreams", g.dreams), ("inventions", g.inventions), ("base", g.closed)):
        for card in common_set(name):
            put_copies(pile.put, card)
    g.stories = [card.id for card in common_set("stories")]
    for person in common_set("people"):
        if g.book.warriors and person.warrior:
            g.warriors.append(person.id)
        else:
            g.people_deck.put(person.id)
    for module in g.book.modules:
        for card in module.cards:
            place_module_card(g, card)
    g.stack.append(begin())
    return g


def put_copies(put: Callable[[str], None], card: Card) -> None:
    """Put every copy of a card into a pile."""
    for _ in range(card.copies):
        put(card.id)


def place_module_card(g: State, card: Card) -> None:
    """Cards named by the handbook go to the boards, the others into the day deck. [PA-048, PA-050, PA-058]"""
    if card.face == "mission" or card.start == "camp":
        g.camp.append(card.id)
        enter_play(g, card, -1)
    elif card.start == "workshop":
        g.workshop.append(card.id)
        enter_play(g, card, -1)
        if card.item >= 0:
            fill_compartment(g, card.item)
    elif card.start == "aside":
        put_copies(g.asides.put, card)
    else:
        put_copies(g.closed.put, card)
