"""Every message that the play of a game from the box may need."""

from __future__ import annotations

from campfire.games.paleo.cards import BACKS, FACES, HINTS, KINDS, PLACES, TRAITS, WARRIOR
from campfire.games.paleo.figures import leanings
from campfire.games.paleo.flow import BOARD_DECKS
from campfire.games.paleo.inspection import given_signs
from campfire.games.paleo.library import LETTERS, SCENARIOS, boxed_cards, lettered_module
from campfire.games.paleo.reader import EVENTS
from campfire.games.paleo.rules.tokens import LOSSES, PAINTED
from campfire.games.paleo.sorts import TABLE
from campfire.games.paleo.text import IDLE, WORDS, card_name, word_name

NEEDS = (*TRAITS, "have", "gone", "sign", "not", "dice", "help")
EFFECTS = ("nothing", "wounds", "removes", "track_together")
LINES = ("action", "negative", "night", "alternative", "additional", "recipe")
TAGS = ("hearts", "bonus", "warrior", "holds", "number")
CHANCES = (*BOARD_DECKS, "day", "first_dealt", "dice", "help")
"""What nature is asked."""
SENTENCES = ("deed", "deed-free", "deed-at", "marked-back", "words-comma", "words-lines")
WARNINGS = ("early_night", "dies", "last_death")
DETAILS = (
    "dies",
    "last_heart",
    "helps",
    "helps-not",
    "lacks",
    "discards",
    "red",
    "kills",
    "kills-any",
    "kills-but",
    "pushed_out",
    "hungry",
)
"""What an option says beyond its words."""


def vocabulary_keys() -> frozenset[str]:
    """Every key of the word files that a game from the box may need."""
    words = {
        "need": NEEDS,
        "cost": (*KINDS, "cards", "tokens"),
        "gain": KINDS,
        "effect": (*EFFECTS, *(word_name(word.rule) for word in WORDS.values())),
        "thing": (*KINDS, WARRIOR),
        "object": KINDS,
        "trait": TRAITS,
        "trait-points": TRAITS,
        "tag": TAGS,
        "tag-place": PLACES,
        "face": FACES,
        "line": (*LINES, *(f"reaction_{event}" for event in EVENTS)),
        "back": BACKS,
        "hint": HINTS,
        "chance": CHANCES,
        "detail": DETAILS,
        "figure": leanings(),
        "warn": WARNINGS,
        "idle": [word_name(rule) for rule in IDLE],
        "tip": [kind.key for kind in TABLE.each("ask")],
        "letter": LETTERS,
        "module": [name for letter in LETTERS for name in (letter, f"{letter}-blurb")],
        "scenario": [name for number in SCENARIOS for name in (number, f"{number}-about")],
    }
    table = {f"{kind}-{name}" for kind, names in words.items() for name in names}
    return frozenset({*TABLE.kinds, *SENTENCES, *table, *content_keys()})


def content_keys() -> set[str]:
    """The names that the cards of the box bring: cards, stories, signs, endings."""
    cards, endings = boxed_cards(), [lettered_module(letter).ending for letter in LETTERS]
    return {
        *(card_name(card.id).key for card in cards),
        *(f"story-{card.id}" for card in cards if card.set == "stories"),
        *(f"sign-{sign}" for sign in (*given_signs(cards), PAINTED)),
        *(f"cause-{cause}" for cause in ("painting", *LOSSES, *filter(None, endings))),
    }
