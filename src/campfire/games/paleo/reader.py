"""Cards from TOML: read, checked, and turned into words of the vocabulary. Nothing in a file is ever run."""

from __future__ import annotations

from collections.abc import Mapping

from campfire.content import Page, gather_words, read_toml
from campfire.games.paleo import effects, rules
from campfire.games.paleo.cards import (
    BACKS,
    FACES,
    HINTS,
    ITEM_TOKENS,
    ITEMS,
    KINDS,
    PLACES,
    RESOURCES,
    SETS,
    TRAITS,
    Action,
    Card,
    Effect,
    Module,
    Traits,
)
from campfire.games.paleo.rules.rewards import gain, gain_item
from campfire.games.paleo.text import WORDS

gather_words(rules, effects)

LINE_KINDS = ("action", "night", "alternative", "additional")
EVENTS = ("night", "hazard")
LINE_FIELDS = (
    *("kind", "on", "needs", "has", "gone", "sign", "dice", "pays"),
    *("uses_tokens", "wounds", "gains", "negative", "removes"),
)
REACTION_FIELDS = ("on", "gains")
"""What a line has that happens by itself: it asks nothing, and its card stays."""
CARD_FIELDS = (
    *("id", "name", "back", "hint", "picture", "face", "copies", "start", "place", "lines", "holds"),
    *("item", "needs", "pays"),
)
SET_FIELDS: Mapping[str, tuple[str, ...]] = {
    "people": ("traits", "hearts", "bonus", "warrior"),
    "stories": ("number",),
}
"""What only the cards of one common set have. [PA-057, PA-065]"""
MODULE_FIELDS = ("id", "name", "signs", "warriors", "ending", "cards")
MODULE_FACES = ("action", "hazard", "place", "mission", "invention")
ENDINGS = ("", "beast")
STARTS = ("", "aside", "camp", "workshop")


def read_module(file: str, text: str) -> Module:
    """Read a lettered or home-made module: one mission and its cards. [PA-012, PA-058]"""
    data = read_toml(file, text)
    page = Page(file)
    page.known("module", data, MODULE_FIELDS)
    name = page.identifier("id", data.get("id"), capitals=True)
    cards = read_cards(page, name, data.get("cards"))
    missions = [card.id for card in cards if card.face == "mission"]
    if len(missions) != 1:
        page.wrong("mission", "cards", n=len(missions))
    ending = page.text("ending", data.get("ending", ""))
    page.known("ending", [ending], ENDINGS)
    return Module(name, cards, page.truth("warriors", data.get("warriors", False)), ending)


def read_set(name: str, file: str, text: str) -> tuple[Card, ...]:
    """Read one of the common sets: base, people, dreams, inventions or stories."""
    data = read_toml(file, text)
    page = Page(file)
    page.known("set", data, ("cards",))
    return read_cards(page, name, data.get("cards"))


def read_cards(page: Page, set_name: str, data: object) -> tuple[Card, ...]:
    """Read the cards of a file; every id stands once."""
    if not isinstance(data, list) or not data:
        page.wrong("no_cards", "cards")
    cards: list[Card] = []
    for entry in data:
        card = read_card(
            Page(page.file, str(entry.get("id", "?")) if isinstance(entry, dict) else "?"), set_name, entry
        )
        if any(card.id == other.id for other in cards):
            Page(page.file, card.id).wrong("twice", "id")
        cards.append(card)
    return tuple(cards)


def read_card(page: Page, set_name: str, entry: object) -> Card:
    """Read one card, field by field."""
    data = page.table("card", entry)
    page.known("card", data, (*CARD_FIELDS, *SET_FIELDS.get(set_name, ())))
    face = page.one_of("face", data.get("face", "action"), FACES if set_name in SETS else MODULE_FACES)
    resources, items = read_tokens(page, "pays", data.get("pays", {}))
    return Card(
        id=page.identifier("id", data.get("id")),
        set=set_name,
        face=face,
        back=page.one_of("back", data.get("back", default_back(face, set_name)), ("", *BACKS)),
        hint=page.one_of("hint", data.get("hint", ""), ("", *HINTS)),
        picture=page.text("picture", data.get("picture", "")),
        copies=page.number("copies", data.get("copies", 1), 1, 9),
        start=page.one_of("start", data.get("start", ""), STARTS),
        place=page.one_of("place", data.get("place", ""), ("", *PLACES)),
        actions=read_lines(page, data.get("lines", [])),
        holds=read_holds(page, data.get("holds", {})),
        traits=read_traits(page, "traits", data.get("traits", {})),
        hearts=page.number("hearts", data.get("hearts", 0), 0, 5),
        bonus=read_item(page, "bonus", data.get("bonus", "")),
        warrior=page.truth("warrior", data.get("warrior", False)),
        item=read_item(page, "item", data.get("item", "")),
        needs=read_traits(page, "needs", data.get("needs", {})),
        resources=resources,
        items=items,
        number=page.number("number", data.get("number", 0), 0, 99),
    )


def read_lines(page: Page, data: object) -> tuple[Action, ...]:
    """Read the lines of a card from top to bottom. [PA-066]"""
    if not isinstance(data, list):
        page.wrong("list", "lines")
    return tuple(read_line(page, f"lines[{i + 1}]", line) for i, line in enumerate(data))


def read_holds(page: Page, data: object) -> tuple[tuple[int, int], ...]:
    """Read how many tokens of which kind a card may hold. [PA-221]"""
    table = page.table("holds", data)
    page.known("holds", table, KINDS)
    return tuple((KINDS.index(kind), page.number("holds", n, 1, 9)) for kind, n in table.items())


def default_back(face: str, set_name: str) -> str:
    """People, inventions, missions, dreams and stories have backs of their own. [PA-060]"""
    by_set = {"dreams": "dream", "stories": "story"}
    return {"person": "people", "invention": "invention", "mission": "mission"}.get(face, by_set.get(set_name, ""))


def read_traits(page: Page, field: str, data: object) -> Traits:
    """Read points of the three traits. [PA-101]"""
    table = page.table(field, data)
    page.known(field, table, TRAITS)
    strength, perception, craft_points = (page.number(field, table.get(trait, 0), 0, 20) for trait in TRAITS)
    return (strength, perception, craft_points)


def read_item(page: Page, field: str, name: object) -> int:
    """Read the name of an item kind; none is -1."""
    if name == "":
        return -1
    page.known(field, [page.text(field, name)], ITEMS)
    return ITEMS.index(str(name))


def read_tokens(page: Page, field: str, data: object) -> tuple[Traits, tuple[tuple[int, int], ...]]:
    """Read resources and item tokens to be paid."""
    table = {key: value for key, value in page.table(field, data).items() if key != "cards"}
    page.known(field, table, KINDS)
    food, wood, stone = (page.number(field, table.get(kind, 0)) for kind in RESOURCES)
    items = tuple(
        (i, page.number(field, table[item], 1, ITEM_TOKENS[i])) for i, item in enumerate(ITEMS) if item in table
    )
    return (food, wood, stone), items


def read_line(page: Page, field: str, entry: object) -> Action:
    """Read one line of a card: conditions and reward. [PA-066, PA-067]"""
    line = page.table(field, entry)
    page.known(field, line, LINE_FIELDS)
    kind = page.one_of(f"{field}.kind", line.get("kind", "action"), LINE_KINDS)
    event = read_event(page, field, line)
    pays = page.table(f"{field}.pays", line.get("pays", {}))
    resources, items = read_tokens(page, f"{field}.pays", pays)
    return Action(
        kind="reaction" if event else kind,
        needs=read_traits(page, f"{field}.needs", line.get("needs", {})),
        has=page.words(f"{field}.has", line.get("has", [])),
        gone=page.words(f"{field}.gone", line.get("gone", [])),
        sign=page.text(f"{field}.sign", line.get("sign", "")),
        dice=page.number(f"{field}.dice", line.get("dice", 0), 0, 2),
        cards=page.number(f"{field}.pays", pays.get("cards", 0), 0, 12),
        resources=resources,
        items=items,
        emptied=page.truth(f"{field}.uses_tokens", line.get("uses_tokens", False)),
        wounds=page.number(f"{field}.wounds", line.get("wounds", 0), 0, 9),
        effects=read_gains(page, f"{field}.gains", line.get("gains", {})),
        negative=page.truth(f"{field}.negative", line.get("negative", False)),
        removes=page.truth(f"{field}.removes", line.get("removes", False)),
        event=event,
    )


def read_event(page: Page, field: str, line: Mapping[str, object]) -> str:
    """Read at which event a line happens by itself, if it does; it can have nothing but its gains then."""
    event = page.one_of(f"{field}.on", line.get("on", ""), ("", *EVENTS))
    for name, given in line.items():
        if event and given and name not in REACTION_FIELDS:
            page.wrong("reaction", f"{field}.{name}")
    return event


def read_gains(page: Page, field: str, data: object) -> tuple[Effect, ...]:
    """Read the reward: words of the vocabulary in the order of the file."""
    table = page.table(field, data)
    page.known(field, table, (*KINDS, *WORDS))
    effects: list[Effect] = []
    for name, value in table.items():
        if name in RESOURCES:
            effects.append((gain.rule, (RESOURCES.index(name), page.number(field, value, 1))))
        elif name in ITEMS:
            effects.append((gain_item.rule, (ITEMS.index(name), page.number(field, value, 1))))
        elif WORDS[name].takes == "number":
            effects.append((WORDS[name].rule, (page.number(field, value, 1),)))
        elif WORDS[name].takes == "sign":
            effects.append((WORDS[name].rule, (page.identifier(field, value),)))
        elif page.truth(field, value):
            effects.append((WORDS[name].rule, ()))
    return tuple(effects)
