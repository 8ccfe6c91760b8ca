"""What is printed on everything, as plain data, and how much of it there is."""

from __future__ import annotations

from collections import Counter

from campfire.games.near_and_far.library import book
from campfire.kernel.contract import Facts


def facts() -> Facts:
    """What is printed on cards and tokens; the box holds no secret."""
    printed = book()
    backs = {card: "special" if printed.items[card].special else "common" for card in printed.artifacts}
    cards = {
        card: {"back": backs.get(card, "treasure" if card in printed.treasures else "find"), "vp": item.vp}
        for card, item in printed.items.items()
    }
    tokens = {name: {"back": "adventurer", "cost": member.cost} for name, member in printed.adventurers.items()}
    arcade = {name: {"back": "arcade"} for name in printed.arcade}
    return {"cards": {**cards, **tokens, **arcade}}


def counts() -> dict[str, int]:
    """How many of each kind the box holds. [ledger chapter 2]"""
    printed = book()
    entries = Counter(map(kind_of_entry, printed.entries))
    asked = {word for entry in printed.entries.values() for choice in entry.choices for word in choice.asks}
    return {
        "maps": len(printed.maps),
        "artifacts": len(printed.artifacts),
        "treasures": len(printed.treasures),
        "adventurers": len(printed.adventurers),
        "finds": len(printed.finds),
        "arcade": len(printed.arcade),
        "threats": len(printed.threats),
        "bosses": len(printed.bosses),
        "talents": len(printed.talents),
        "entries": entries["map"],
        "side quests": entries["side"],
        "character quests": entries["character"],
        "keywords": len(asked),
    }


def kind_of_entry(number: str) -> str:
    """Whose quest an entry is, by its number: that of a map, a side quest, or that of a character.

    >>> [kind_of_entry(number) for number in ("17", "P", "P4", "B3")]
    ['map', 'map', 'side', 'character']
    """
    if number.isdigit() or len(number) == 1:
        return "map"
    return "side" if number[0] == "P" else "character"
