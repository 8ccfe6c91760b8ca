"""What is printed on cards, tiles and sheets, as plain data in the words of the content files."""

from __future__ import annotations

from typing import Any

from campfire.games.robinson.cards import (
    ACTION_DICE,
    ANIMALS_DIE,
    CHARACTERS,
    DISCOVERIES,
    EQUIPMENT,
    NEIGHBOURS,
    RAIN_DIE,
    RESOURCES,
    TILES,
    WINTER_DIE,
    Adventure,
    Beast,
    Book,
    Character,
    Effects,
    Event,
    Invention,
    Mystery,
    Needs,
    Scenario,
    Threat,
    Tile,
)
from campfire.games.robinson.text import name_of


def facts(book: Book, scenario: Scenario) -> dict[str, Any]:
    """Every card, tile, sheet and die by its name."""
    return {
        "events": {card.id: event_facts(card) for card in book.events.values()},
        "adventures": {card.id: adventure_facts(card) for card in book.adventures.values()},
        "mysteries": {card.id: mystery_facts(card) for card in book.mysteries.values()},
        "inventions": {card.id: invention_facts(card) for card in book.inventions.values()},
        "beasts": {card.id: beast_facts(card) for card in book.beasts.values()},
        "tiles": {str(number): tile_facts(tile) for number, tile in TILES.items()},
        "neighbours": {space: list(others) for space, others in NEIGHBOURS.items()},
        "characters": {sheet.id: character_facts(sheet) for sheet in CHARACTERS.values()},
        "equipment": list(EQUIPMENT),
        "discoveries": dict(DISCOVERIES),
        "dice": dice_facts(),
        "scenario": scenario_facts(scenario),
    }


def counts(book: Book) -> dict[str, int]:
    """Count what is in the box, as the list of components does."""
    events = [card for card in book.events.values() if card.icon]
    inventions = [card for card in book.inventions.values() if not card.group.isdigit()]
    return {
        "events": len(events),
        "wreckage": len(book.events) - len(events),
        "adventures": sum(card.copies for card in book.adventures.values()),
        "mysteries": len(book.mysteries),
        "inventions": len(inventions),
        "inventions/default": len([card for card in inventions if card.group == "default"]),
        "beasts": len(book.beasts),
        "equipment": len(EQUIPMENT),
        "discoveries": sum(DISCOVERIES.values()),
        "tiles": len(TILES),
        "characters": len(CHARACTERS),
        "characters/abilities": sum(len(sheet.abilities) for sheet in CHARACTERS.values()),
    }


def words(printed: Effects) -> list[list[int | str]]:
    """Printed effects as the content files write them: the word, then its figures."""
    return [[name_of(word), *args] for word, args in printed]


def event_facts(card: Event) -> dict[str, Any]:
    """An event or wreckage card."""
    return {
        "icon": card.icon,
        "event": words(card.event),
        "threats": [threat_facts(threat) for threat in card.threats],
        "pushed": words(card.pushed),
    }


def threat_facts(threat: Threat) -> dict[str, Any]:
    """A Threat action: pawns, needs, reward."""
    return {"pawns": threat.pawns, **needs_facts(threat.needs), "reward": words(threat.reward)}


def needs_facts(needs: Needs) -> dict[str, Any]:
    """What an action asks besides pawns."""
    return {
        "pays": [{name: n for name, n in zip(RESOURCES, paid, strict=True) if n} for paid in needs.payments],
        "items": list(needs.items),
        "or_item": needs.either_item,
        "weapons": needs.weapons,
    }


def adventure_facts(card: Adventure) -> dict[str, Any]:
    """An adventure: both halves, and what is to be decided."""
    return {
        "deck": card.deck,
        "copies": card.copies,
        "upper": words(card.upper),
        "choices": [words(choice) for choice in card.choices],
        "lower": words(card.lower),
    }


def mystery_facts(card: Mystery) -> dict[str, Any]:
    """A treasure, creature or trap."""
    return {"kind": card.kind, "effects": words(card.effects), "lower": words(card.lower), "kept": card.kept}


def invention_facts(card: Invention) -> dict[str, Any]:
    """An invention and what it does once built."""
    return {
        "group": card.group,
        "owner": card.owner,
        "terrains": list(card.needs.terrains),
        **needs_facts(card.needs),
        "built": words(card.built),
        "lost": words(card.lost),
        "pawn": list(card.pawn),
        "repeats": card.repeats,
    }


def beast_facts(card: Beast) -> dict[str, Any]:
    """A beast: what it takes in a fight, and what it gives."""
    return {
        "strength": card.strength,
        "weapon_loss": card.weapon_loss,
        "food": card.food,
        "fur": card.fur,
        "palisade_loss": card.palisade_loss,
        "extra": words(card.extra),
    }


def tile_facts(tile: Tile) -> dict[str, Any]:
    """The face of a tile."""
    return {
        "terrain": tile.terrain,
        "sources": list(tile.sources),
        "beast": tile.beast,
        "totem": tile.totem,
        "discoveries": tile.discoveries,
        "shelter": tile.shelter,
    }


def character_facts(sheet: Character) -> dict[str, Any]:
    """A character sheet: the wound track and the abilities with their cost."""
    return {"hearts": sheet.hearts, "arrows": list(sheet.arrows), "abilities": dict(sheet.abilities)}


def dice_facts() -> dict[str, Any]:
    """Of six faces: how many wound, succeed and bring an adventure; the clouds; the animals."""
    return {
        "actions": {kind: list(faces) for kind, faces in ACTION_DICE.items()},
        "rain": [list(face) for face in RAIN_DIE],
        "winter": [list(face) for face in WINTER_DIE],
        "animals": list(ANIMALS_DIE),
    }


def scenario_facts(sheet: Scenario) -> dict[str, Any]:
    """The printed part of the scenario sheet."""
    return {
        "id": sheet.id,
        "number": sheet.number,
        "rounds": sheet.rounds,
        "weather": {str(number): list(dice) for number, dice in sheet.weather.items()},
        "inventions": list(sheet.inventions),
        "specials": list(sheet.specials),
    }
