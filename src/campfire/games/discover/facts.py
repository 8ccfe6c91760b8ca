"""What is printed on cards, tiles and tokens, as plain data."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from campfire.games.discover.cards import Book, Card


def facts(book: Book) -> dict[str, Any]:
    """Every card, tile and token of a game by its id, and the sheet of its region."""
    return {
        "cards": {card.id: {"back": back_of(card), **to_builtins(card)} for card in book.cards.values()},
        "tiles": {tile.id: to_builtins(tile) for tile in book.tiles.values()},
        "tokens": {token.id: to_builtins(token) for token in book.tokens.values()},
        "sheet": to_builtins(book.sheet),
    }


def back_of(card: Card) -> str:
    """What everybody sees of a card that lies face down."""
    if card.type == "night":
        return f"night {card.level}"
    if card.type == "blueprint":
        return "complex" if card.complex else "common"
    return str(card.number) if card.number else card.type
