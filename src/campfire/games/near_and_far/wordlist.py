"""Every message that the play of Near and Far may need."""

from __future__ import annotations

from campfire.games.near_and_far import idle, setup
from campfire.games.near_and_far.cards import BUILDINGS, CELLS, JAIL, ROUTES, TRIBES
from campfire.games.near_and_far.figures import leanings
from campfire.games.near_and_far.library import book, read
from campfire.games.near_and_far.rules.animals import PRICES
from campfire.games.near_and_far.rules.duel import FAIR, FOUL
from campfire.games.near_and_far.rules.scoring import COUNTS, LINES
from campfire.games.near_and_far.sorts import TABLE
from campfire.games.near_and_far.text import keys

FACES = ("special", "common", "treasure", "find", "adventurer", "pet", "talent", "boss", "threat", "arcade")
CAUSES = ("points", "bosses")
NEEDS = ("reputation", "experience", "price", "skill", "combat", "nothing")
TIPS = (
    *("turn", "how_far", "check", "how_to_duel", "duel", "defend", "meet_threat", "quest_here", "what_to_do"),
    *("camp_here", "keep_or_discard", "keep_one", "which_special", "which_common", "which_treasure", "which_animal"),
    *("where_to_dig", "whom_to_hire", "where_to", "arrange", "at_the_store", "town_hall", "which_talent"),
    "anything_else",
)
"""Questions of which there is more to say."""
SENTENCES = (
    "stranger",
    "guarded-by",
    "words-comma",
    "entry-card",
    "tag-vp",
    "tag-strength",
    "odds-alone",
    "odds-hearts",
)


def vocabulary_keys() -> frozenset[str]:
    """Every key of the word files that a game may need."""
    words = {
        "animal": PRICES,
        "building": (*BUILDINGS, JAIL),
        "into": BUILDINGS,
        "at": BUILDINGS,
        "deed": ("farm", "mystics_hut"),
        "duel": (FAIR, FOUL, "edge", "lost", "lost-day"),
        "path": ("threat", "water"),
        "tribe": TRIBES,
        "chief-of": TRIBES,
        "cell": [str(cell) for cell in range(CELLS)],
        "space": ("town", "coin", "gem", *ROUTES),
        "route": ROUTES,
        "sign": ("threat", "treasure"),
        "kind": ("skill", "combat", FAIR, FOUL, "special", "common", *CAUSES, *LINES),
        "cause": CAUSES,
        "need": NEEDS,
        "face": FACES,
        "line": ("effect",),
        "count": COUNTS,
        "mode": [name for mode in setup.MODES for name in (mode, f"{mode}-about")],
        "map": [str(number) for number in book().maps],
        "skipped": [str(number) for number in setup.SKIPPABLE],
        "quests": ("usual",),
        "length": ("usual",),
        "web-option": [choice.name for choice in setup.CHOICES],
        "web-choice": (*setup.SIDES, "extra", "longer"),
        "tip": TIPS,
        "idle": idle.REASONS,
        "figure": leanings(),
        "game": ("near_and_far",),
        "web-about": ("near_and_far",),
    }
    table = {f"{kind}-{name}" for kind, names in words.items() for name in names}
    return frozenset({*TABLE.kinds, *SENTENCES, *table, *keys(), *content_keys()})


def content_keys() -> set[str]:
    """The names that the content brings: cards, keywords, maps with their towns, places and notes."""
    printed = book()
    cards = (*printed.items, *printed.adventurers, *printed.pets, *printed.talents, *printed.characters)
    others = (*printed.bosses, *printed.arcade, *[threat.id for threat in printed.threats])
    chiefs = [card["id"] for card in read("chiefs")["cards"]]
    spaces = [space for land in printed.maps.values() for space in land.spaces.values()]
    notes = [note["key"] for number in printed.maps for note in read(f"maps/map_{number:02}").get("notes", ())]
    numbered = [f"{kind}-{number:02}" for kind in ("map", "motto", "town") for number in printed.maps]
    return {
        *(f"card-{card.partition('#')[0]}" for card in (*cards, *others, *chiefs)),
        *(f"keyword-{word}" for word in keywords()),
        *(f"place-{space.place}" for space in spaces if space.place),
        *numbered,
        *notes,
    }


def keywords() -> set[str]:
    """Every keyword that an entry gives or asks for. [NF-267]"""
    choices = [choice for entry in book().entries.values() for choice in entry.choices]
    given = {str(word[1]) for choice in choices for word in (*choice.reward, *choice.bonus) if word[0] == "keyword"}
    return given | {word for choice in choices for word in choice.asks}
