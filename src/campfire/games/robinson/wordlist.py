"""Every key of the word files that the game may need."""

from __future__ import annotations

from campfire.games.robinson.cards import (
    ACTIONS,
    ANIMALS_DIE,
    BODY,
    BUILDINGS,
    CHARACTERS,
    DICE_ACTIONS,
    EQUIPMENT,
    PHASES,
    RESOURCES,
    TERRAINS,
    TILES,
    TRACKS,
)
from campfire.games.robinson.describing import BUILT_TOKENS, EMPTY, SHEET_LINES, TOKENS
from campfire.games.robinson.figures import leanings
from campfire.games.robinson.idle import REASONS
from campfire.games.robinson.library import book, discovery_tokens, moments, powers, scenarios
from campfire.games.robinson.rules.gains import QUESTS
from campfire.games.robinson.rules.odds import ActionOdds, Losses
from campfire.games.robinson.sorts import ACTION_SIGNS, TABLE
from campfire.games.robinson.text import SIGNS
from campfire.games.robinson.vocabulary import WORDS
from campfire.games.robinson.vocabulary.specials import PLACES, PREY, SHEET_ACTIONS

FACES = (
    *("event", "wreckage", "adventure", "treasure", "creature", "trap", "invention", "beast", "tile", "character"),
    *("ability", "equipment", "discovery", "companion", "scenario", "token", "place", "crew"),
)
LINES = ("event", "threat", "pushed", "upper", "choice", "lower", "treasure", "creature", "trap", "build", "hunt")
SYMBOLS = ("terrain", "source", "beast", "shelter", "discoveries")
TAGS = ("uses", "repeats", "strength", "weapon_loss", "palisade_loss", "beast", "totem", "shelter", "discoveries")
DECKS = tuple(f"{deck}_deck" for deck in DICE_ACTIONS)
AREAS = ("hunt", *DICE_ACTIONS, "camp", "rest", *DECKS, "weather", "night", "shelter", *TRACKS, "space")
CAUSES = (
    *("ship", "cursed_island", "boat", "cannibal_island", "robinson_family", "king_kong"),
    *("time", "death", "jenny", "camp", "director", "children"),
)
TIPS = (
    *("plan", "next_action", "rolled", "fight", "danger", "arrange_camp", "decide", "demand", "mystery", "draw_on"),
    *("high_morale", "low_morale", "clouds", "hungry_animals", "nightfall", "dawn", "choose_eater"),
    *("move_camp", "choose_wood"),
)
"""The questions that are explained further on request."""
HOW = (*ACTION_SIGNS, "rain", "snow", "soften")

SINGLE = (
    *("deed", "words-comma", "words-or", "amount-determination"),
    *("source-at", "target-at", "target-choice", "weather-clouds"),
)


def vocabulary_keys() -> frozenset[str]:
    """Every key of the word files that a game may need; the book brings the vocabulary along."""
    book()
    words = {**table_words(), **dice_words(), **foretold_words(), **card_words(), **sheet_words()}
    return frozenset({*TABLE.kinds, *SINGLE, *(f"{kind}-{name}" for kind, names in words.items() for name in names)})


def table_words() -> dict[str, tuple[str, ...]]:
    """What lies on the table and what is done there."""
    return {
        "who": ("friday", "jenny", "dog", "candles_treasure", "group"),
        "amount": RESOURCES,
        "resource": RESOURCES,
        "cost": ("none", "some", "ability"),
        "gain": ("none", "some", "or-else", "camp", "explore", "hunt", "rest", "cultivate", *BUILDINGS, *QUESTS),
        "heading": ("use", "help", "back", "bags"),
        "by": ("none", "who"),
        "track": TRACKS,
        "terrain": TERRAINS,
        "source": ("wood", "parrot", "fish", "food"),
        "part": BODY,
        "action": (*ACTIONS, *SHEET_ACTIONS),
        "kind": (*ACTIONS, *SHEET_ACTIONS),
        "target": ("shelter", *TRACKS, *PLACES, *PREY),
        "token": TOKENS,
        "area": AREAS,
        "onto": AREAS,
        "phase": PHASES,
        "how": ("none", "to", *HOW),
        "back": ("event", *DICE_ACTIONS, "mystery"),
        "sign": (*SIGNS, "other"),
        "product": ("production", "wood", "food"),
        "cause": CAUSES,
        "tip": TIPS,
        "idle": (*REASONS, *moments().values()),
    }


def dice_words() -> dict[str, tuple[str, ...]]:
    """The dice and what lies up on them."""
    return {"die": ACTION_SIGNS, "lies": (*ACTION_SIGNS, "determination", "nothing"), "animal": ANIMALS_DIE}


def foretold_words() -> dict[str, tuple[str, ...]]:
    """What is told of an answer before it is given: what it takes, what threatens, what is likely."""
    return {
        "detail": (
            *("leads", "helps", "credit", "supper", "hungry", "must-eat", "no-shelter", "camp-lost", "unhurt"),
            "weather",
        ),
        "warning": ("children", "camp", "dies", "starves"),
        "foresee": ("lost", "wounds", "dies", *TRACKS),
        "figure": tuple(leanings()),
        "odds": (*ActionOdds._fields, "calm"),
        "odds-lose": Losses._fields,
        "odds-sure": Losses._fields,
    }


def card_words() -> dict[str, tuple[str, ...]]:
    """What cards say: their names, their lines, the words of the vocabulary."""
    abilities = tuple(ability for sheet in CHARACTERS.values() for ability in sheet.abilities)
    return {
        "effect": ("nothing", *WORDS),
        "power": (*powers(), *abilities),
        "need": ("pawns", "pawns_together", "team", "item", "weapons"),
        "need-terrain": TERRAINS,
        "pawn": ("hunt", *DICE_ACTIONS, "gather_explore"),
        "concerns": ("everybody", "first_player"),
        "face": FACES,
        "line": (*LINES, "power", "ability", *SYMBOLS, *SHEET_LINES),
        "symbol": SYMBOLS,
        "mark": (*(token for token in TOKENS if token not in BUILT_TOKENS), *EMPTY),
        "place": (*EMPTY, "burned"),
        "tag": (*TAGS, "hearts"),
        "icon": ("book", *DICE_ACTIONS),
        "group": ("default", "personal", "deck", "sheet"),
        "card": (*card_names(), *abilities),
        "lower": tuple(
            card.id for deck in (book().adventures, book().mysteries) for card in deck.values() if card.lower
        ),
    }


def card_names() -> tuple[str, ...]:
    """Everything that has a name of its own."""
    box = book()
    decks = (box.events, box.adventures, box.mysteries, box.inventions, box.beasts, CHARACTERS)
    tiles = [f"tile_{number}" for number in TILES]
    return (*(card for deck in decks for card in deck), *EQUIPMENT, *discovery_tokens(), *tiles, "friday", "dog")


def sheet_words() -> dict[str, tuple[str, ...]]:
    """What the scenario sheets bring."""
    crew = [member for sheet in scenarios().values() for member in sheet.extra.get("crew", ())]
    return {
        "scenario": tuple(name for sheet in scenarios() for name in (sheet, f"{sheet}-about")),
        "sheet": tuple(f"{sheet}-{part}" for sheet in scenarios() for part in SHEET_LINES),
        "crew": tuple(crew),
    }
