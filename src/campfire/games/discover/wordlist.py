"""Every message that the play of Discover may need."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from campfire.games.discover import box, codes, setup
from campfire.games.discover.cards import DAMAGES, DIRECTIONS, KINDS, SYMBOLS, WATER, Card
from campfire.games.discover.demands import DEMANDS
from campfire.games.discover.figures import leanings
from campfire.games.discover.flow import DECKS
from campfire.games.discover.library import (
    REGIONS,
    characters,
    content,
    last_pass,
    nights,
    notices,
    region,
    supports,
    threats,
)
from campfire.games.discover.rules.fights import STAMINA
from campfire.games.discover.sorts import TABLE
from campfire.games.discover.text import PLACES, ability, describe, describe_sheet, power_phrase, standing_phrase
from campfire.kernel.phrase import Phrase

CAUSES = ("all_left", "some_left", "none_left", "got_away", *DAMAGES)
CHANCES = ("chief", "die", "fight", "reroll", "landmark", "notice", "monsters", "finds", "threats", "nights")
SPARE = ("always-grey", "always-red", "effect-grey-less", "effect-red", "price-this")
"""Words of the vocabulary that no card of today uses."""
SPOKEN = (
    *("deed", "words-comma", "way", "way-asked", "space", "space-landmark", "tile-closed", "ware-blueprint"),
    *("move-to", "ground-landmark", "may-bring", "may-bring-enemy", "there-monster", "there-fire"),
    *("risks-night", "lack-food", "lack-water", "lack-fire"),
)
HEADINGS = ("move", "scout", "gather", "here", "heal", "craft", "others", "cards", "load", "end")
TIPS = (
    *("your_turn", "choose_character", "may_gather", "change_result", "give_support", "may_buy_off", "give_up"),
    *("trade_draw_up", "trade_consider", "vote", "name_chief", "foul_water", "choose_way", "use_key", "which_pile"),
)
"""The questions that are explained to whoever asks."""


def vocabulary_keys() -> frozenset[str]:
    """Every key of the word files that a game may need."""
    words = {
        "resource": (*KINDS, WATER, STAMINA),
        "damage": (*DAMAGES, "any"),
        "symbol": (*SYMBOLS, WATER),
        "die": ("grey", "red", "both"),
        "token": ("two", "water", "enemy", "card"),
        "place": PLACES,
        "choice": ("leave", "take", "fight"),
        "cause": CAUSES,
        "chance": (*CHANCES, *[f"shuffle_{name}" for name in (*DECKS, "tiles")]),
        "odds": ("ill", "hit", "hurt"),
        "prospect": ("hit", "hurt", "hit-still", "hurt-still", "same"),
        "tip": TIPS,
        "figure": leanings(),
        "heading": HEADINGS,
        "wind": [str(way) for way in range(len(DIRECTIONS))],
        "region": REGIONS,
        "rule": REGIONS,
        "told": (*REGIONS, *[f"fifth_{name}" for name in REGIONS]),
        "type": ("sheet",),
        "scenario": [name for number in setup.SCENARIOS for name in (number, f"{number}-about")],
        "ground": setup.GROUNDS,
        "web-option": ("ground", "box"),
        "box-count": box.counts(box.box_of(codes.FIRST)),
        "box-demand": DEMANDS,
        "game": ("discover",),
        "web-about": ("discover",),
    }
    table = {f"{kind}-{name}" for kind, names in words.items() for name in names}
    return frozenset({*TABLE.kinds, *SPOKEN, *SPARE, *table, *content_keys()})


def content_keys() -> set[str]:
    """What the cards, the sheets and the stories bring."""
    said = {key for card in all_cards() for phrase in phrases_of(card) for key in keys_in(phrase)}
    sheets = [region(name).sheet for name in REGIONS]
    standing = [standing_phrase(word) for sheet in sheets for word in sheet.always]
    powers = [power_phrase(power) for sheet in sheets for power in sheet.powers]
    lines = [line for sheet in sheets for line in describe_sheet(sheet)["lines"]]
    outcomes = [phrase for line in lines for phrase in (Phrase(f"line-{line['kind']}"), *line["outcome"])]
    said |= {key for phrase in (*standing, *powers, *outcomes) for key in keys_in(phrase)}
    said |= {f"terrain-{terrain}" for sheet in sheets for terrain, _ in sheet.terrains}
    stories = [story.id for name in REGIONS for story in region(name).stories] + [last_pass().story]
    signature = content("office.toml")["signature"]
    marks = [f"{mark}-{name}" for mark in ("hand", "ink", "stain") for name in signature[f"{mark}s"]]
    return {
        *said,
        *(key for story in stories for key in (f"card-{story}", f"told-{story}-end")),
        *(f"told-{character}-signed" for character in characters()),
        *(f"told-reveal-{clue}" for clue in signature["reveals"]),
        "told-office-letter",
        *marks,
    }


def all_cards() -> Iterator[Card]:
    """Every card that a box may hold."""
    yield from (*characters().values(), *nights(), *threats(), *supports().values(), *notices(), last_pass())
    for name in REGIONS:
        land = region(name)
        yield from (*land.exploration.values(), *land.enemies.values(), *land.blueprints, *land.quests)
        yield from (replace(plan, type="item", costs=()) for plan in land.blueprints)


def phrases_of(card: Card) -> Iterator[Phrase]:
    """Everything that is said of a card."""
    told = describe(card)
    yield told["name"]
    if card.type in ("character", "blueprint") and (can := ability(card)):
        yield can
    yield from told["tags"]
    for line in told["lines"]:
        yield Phrase(f"line-{line['kind']}")
        yield from (*line["conditions"], *line["outcome"])
    if told["story"]:
        yield told["story"]


def keys_in(phrase: Phrase) -> Iterator[str]:
    """The keys of a phrase and of those within it."""
    yield phrase.key
    for part in phrase.args.values():
        if isinstance(part, Phrase):
            yield from keys_in(part)
