"""Character cards: what is carried from game to game. [ledger chapters 5, 21 and 26]"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

from campfire.games.near_and_far.cards import SERIES
from campfire.games.near_and_far.library import book
from campfire.games.near_and_far.rules.quests import MOST_EXPERIENCE, QUESTS_FOR_A_STAR
from campfire.games.near_and_far.state import State
from campfire.kernel.contract import BadInput
from campfire.kernel.frame import Seat

CARRIED = {
    "experience": int,
    "spent": int,
    "talents": str,
    "keywords": str,
    "completed": int,
    "side_quests": str,
    "lines": str,
    "past": int,
}
"""What a character card carries, and of which kind it is. [NF-010]"""
COUNTS = ("experience", "spent", "completed")


def check_cards(wish: Any, characters: list[str], mode: str) -> list[dict[str, Any]]:
    """What each character card carries: nothing in a first game, an empty one joins late. [NF-010, NF-346]"""
    if not wish:
        return []
    if mode not in SERIES or not isinstance(wish, list) or len(wish) != len(characters):
        raise BadInput("wrong_series")
    missed = max([len(card.get("past") or ()) if isinstance(card, dict) else 0 for card in wish])
    return [
        checked(card) if card else new_card(name, mode, missed) for card, name in zip(wish, characters, strict=True)
    ]


def checked(card: Any) -> dict[str, Any]:
    """A card with everything on it, of its kind and in the book."""
    printed = book()
    if not isinstance(card, dict) or set(card) != set(CARRIED):
        raise BadInput("wrong_series")
    for name, kind in CARRIED.items():
        value = card[name]
        parts = [value] if name in COUNTS else value if isinstance(value, list) else [None]
        if not all([type(part) is kind for part in parts]):
            raise BadInput("wrong_series")
    entries = [*card["side_quests"], *card["lines"]]
    if not set(card["talents"]) <= set(printed.talents) or not set(entries) <= set(printed.entries):
        raise BadInput("wrong_series")
    if not 0 <= card["spent"] <= card["experience"] <= MOST_EXPERIENCE or card["completed"] < 0:
        raise BadInput("wrong_series")
    return dict(card)


def new_card(character: str, mode: str, missed: int) -> dict[str, Any]:
    """A new card: one experience, and in a campaign a row of squares for each game missed. [NF-063, NF-346, NF-348]"""
    rows = missed if mode == "campaign" else 0
    first = [book().characters[character].first] if mode == "character" else []
    return {
        "experience": min(1 + rows, MOST_EXPERIENCE),
        "spent": 0,
        "talents": [],
        "keywords": [],
        "completed": QUESTS_FOR_A_STAR * rows,
        "side_quests": [],
        "lines": first,
        "past": [],
    }


def is_crossed(mode: str, characters: AbstractSet[str | None]) -> bool:
    """Whether two stories of character mode would cross: those of Eiim and Rin are not told at one table. [NF-053]"""
    return mode == "character" and {"eiim", "rin"} <= characters


def lay_card(g: State, seat: Seat, card: dict[str, Any]) -> None:
    """A card carried from the games before lies before its player. [NF-010]"""
    for name in CARRIED:
        value = card[name]
        getattr(g, name)[seat] = value if name in COUNTS else tuple(value)


def card_of(g: State, seat: Seat) -> dict[str, Any]:
    """A character card as it is put away after a game, with its points. [NF-010, NF-411]"""
    card = {name: getattr(g, name)[seat] for name in CARRIED}
    card["past"] = (*card["past"], sum(g.scores[seat]))
    return {name: value if name in COUNTS else list(value) for name, value in card.items()}
