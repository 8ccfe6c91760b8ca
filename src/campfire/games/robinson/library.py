"""The cards of the box."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from campfire.games.robinson.cards import (
    DISCOVERIES,
    EQUIPMENT,
    Adventure,
    Beast,
    Book,
    Event,
    Invention,
    Mystery,
    Scenario,
)
from campfire.games.robinson.reader import read_effects, read_file, read_needs, read_threat

VOCABULARY = (
    *("vocabulary.survivors", "vocabulary.stores", "vocabulary.defences", "vocabulary.tokens", "vocabulary.things"),
    *("vocabulary.limits", "vocabulary.yields", "vocabulary.special_wounds", "vocabulary.drawn", "vocabulary.outside"),
    *("rules.combat", "rules.items", "rules.building", "rules.mysteries"),
    *("rules.equipment", "rules.pawns", "rules.discoveries", "rules.exploration", "rules.adventures"),
    *(
        "rules.abilities",
        "rules.night",
        "rules.scenario",
        "rules.moving_camp",
        "rules.frenzy",
        "rules.arming",
        "rules.cooking",
    ),
    *("effects.events", "effects.event_island", "effects.adventure_island", "effects.adventures"),
    *("effects.mysteries", "effects.treasures", "effects.scenarios"),
)
"""The modules that register words for cards or things that may be used, in the order in which those are offered."""


def gather_words() -> None:
    """Import all of them, in their order."""
    for module in VOCABULARY:
        import_module(f"campfire.games.robinson.{module}")


@cache
def book() -> Book:
    """Load every deck. [RC-024, RC-025, RC-027, RC-038]"""
    return Book(
        events={card["id"]: read_event(card) for card in read_file("events.toml")["cards"]},
        adventures={card["id"]: read_adventure(card) for card in read_file("adventures.toml")["cards"]},
        mysteries={card["id"]: read_mystery(card) for card in read_file("mysteries.toml")["cards"]},
        inventions={card["id"]: read_invention(card) for card in read_file("inventions.toml")["cards"]},
        beasts={card["id"]: read_beast(card) for card in read_file("beasts.toml")["cards"]},
    )


@cache
def powers() -> frozenset[str]:
    """The cards and tokens that work by rules of their own: a sentence says how."""
    decks = (book().inventions, book().mysteries, book().adventures)
    cards = [card.id for deck in decks for card in deck.values() if card.power]
    return frozenset((*cards, *EQUIPMENT, *discovery_tokens(), "friday", "dog"))


@cache
def moments() -> dict[str, str]:
    """When the kept cards of the box are of use."""
    decks = (book().mysteries, book().adventures)
    return {card.id: card.moment for deck in decks for card in deck.values() if card.moment}


def read_event(card: dict[str, Any]) -> Event:
    """Read an event or wreckage card. [RC-174, RC-277]"""
    name = card["id"]
    return Event(
        name,
        card.get("icon", ""),
        read_effects(f"events, {name}, event", card.get("event", [])),
        tuple(read_threat(f"events, {name}, threats", threat) for threat in card["threats"]),
        read_effects(f"events, {name}, pushed", card.get("pushed", [])),
    )


def read_adventure(card: dict[str, Any]) -> Adventure:
    """Read both halves of an adventure card. [RC-173, RC-299]"""
    name = card["id"]
    return Adventure(
        name,
        card["deck"],
        card.get("copies", 1),
        read_effects(f"adventures, {name}, upper", card.get("upper", [])),
        read_effects(f"adventures, {name}, lower", card.get("lower", [])),
        tuple(read_effects(f"adventures, {name}, choices", choice) for choice in card.get("choices", [])),
        card.get("power", False),
        card.get("moment", ""),
    )


def read_mystery(card: dict[str, Any]) -> Mystery:
    """Read a treasure, creature or trap. [RC-357]"""
    name = card["id"]
    return Mystery(
        name,
        card["kind"],
        read_effects(f"mysteries, {name}, effects", card.get("effects", [])),
        read_effects(f"mysteries, {name}, lower", card.get("lower", [])),
        card.get("kept", False),
        card.get("uses", 0),
        tuple(card.get("pawn", ())),
        card.get("at_once", False),
        card.get("rests", False),
        card.get("power", False),
        card.get("moment", ""),
    )


def read_invention(card: dict[str, Any]) -> Invention:
    """Read an invention and what it does once built. [RC-322]"""
    name = card["id"]
    return Invention(
        name,
        card["group"],
        read_needs(card),
        read_effects(f"inventions, {name}, built", card.get("built", [])),
        read_effects(f"inventions, {name}, lost", card.get("lost", [])),
        tuple(card.get("pawn", ())),
        card.get("owner", ""),
        card.get("repeats", False),
        card.get("at_once", False),
        card.get("power", False),
    )


def read_beast(card: dict[str, Any]) -> Beast:
    """Read a beast. [RC-286]"""
    name = card["id"]
    return Beast(
        name,
        card["strength"],
        card.get("weapon_loss", 0),
        card.get("food", 0),
        card.get("fur", 0),
        read_effects(f"beasts, {name}, extra", card.get("extra", [])),
        card.get("palisade_loss", 0),
    )


@cache
def scenarios() -> dict[str, Scenario]:
    """The seven scenario sheets by their ids. [RC-043]"""
    return {sheet["id"]: read_scenario(sheet) for sheet in read_file("scenarios.toml")["sheets"]}


def discovery_tokens() -> tuple[str, ...]:
    """The discovery tokens by their names, the special ones by those of every scenario. [RC-367]"""
    plain = [token for token in DISCOVERIES if not token.startswith("special_")]
    return (*plain, *[token for sheet in scenarios().values() for token in sheet.specials])


def read_scenario(sheet: dict[str, Any]) -> Scenario:
    """Read the printed part of a scenario sheet. [RC-043]"""
    first, second, third, fourth = sheet["specials"]
    return Scenario(
        sheet["id"],
        sheet["number"],
        sheet["rounds"],
        {int(round_): tuple(dice) for round_, dice in sheet["weather"].items()},
        tuple(sheet["inventions"]),
        (first, second, third, fourth),
        sheet.get("start", "B1"),
        sheet.get("start_tile", 8),
        sheet.get("random_inventions", 5),
        sheet.get("extra", {}),
    )
