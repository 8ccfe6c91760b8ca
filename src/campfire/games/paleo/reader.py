"""Cards from TOML: read, checked, and turned into words of the vocabulary. Nothing in a file is ever run."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

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
from campfire.games.paleo.effects.asides import encounter, let_loose
from campfire.games.paleo.effects.discards import clear_away, track
from campfire.games.paleo.effects.harvest import harvest
from campfire.games.paleo.rules.crafting import craft, invent
from campfire.games.paleo.rules.rewards import dream, gain, gain_item, gain_people, story
from campfire.games.paleo.rules.tokens import death, forget_death, give_sign, lift_sign, paint, triumph
from campfire.games.paleo.rules.warriors import heal_warrior, wound_warrior
from campfire.games.paleo.rules.wounds import heal, lose_person
from campfire.kernel.contract import BadInput
from campfire.kernel.frame import Step

COUNTED: Mapping[str, Step[...]] = {
    "harvest": harvest,
    "craft": craft,
    "person": gain_people,
    "dream": dream,
    "invention": invent,
    "story": story,
    "heal": heal,
    "painting": paint,
    "death": death,
    "forget_death": forget_death,
    "lose_person": lose_person,
    "clear_away": clear_away,
    "track": track,
    "encounter": encounter,
    "let_loose": let_loose,
    "wound_warrior": wound_warrior,
    "heal_warrior": heal_warrior,
}
"""Rewards with a number."""

SIGNED: Mapping[str, Step[...]] = {"sign": give_sign, "lift_sign": lift_sign}
"""Rewards that name a sign."""

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
ID = re.compile("[a-z][a-z0-9_]*")
MOST = 40
"""No figure on a card is larger."""


class Page:
    """Where in which file we are reading, for the sentence that says what is wrong."""

    def __init__(self, file: str, card: str = "-") -> None:
        self.file, self.card = file, card

    def wrong(self, key: str, field: str, **args: str | int) -> NoReturn:
        """Refuse a field of the card that is being read."""
        raise BadInput(f"content_{key}", file=self.file, card=self.card, field=field, **args)

    def known(self, field: str, given: Iterable[str], allowed: Iterable[str]) -> None:
        """Refuse a word that is not in the list."""
        allowed = tuple(allowed)
        for word in given:
            if word not in allowed:
                self.wrong("word", field, word=str(word), allowed=", ".join(a for a in allowed if a))

    def one_of(self, field: str, value: object, allowed: Iterable[str]) -> str:
        """Read a word of the list."""
        word = self.text(field, value)
        self.known(field, [word], allowed)
        return word

    def number(self, field: str, value: object, least: int = 0, most: int = MOST) -> int:
        """Read a whole number within bounds."""
        if type(value) is not int or not least <= value <= most:
            self.wrong("number", field, given=str(value), least=least, most=most)
        return value

    def text(self, field: str, value: object) -> str:
        """Read a word or sentence."""
        if not isinstance(value, str) or len(value) > 600:
            self.wrong("text", field)
        return value

    def identifier(self, field: str, value: object, capitals: bool = False) -> str:
        """Read an id: letters, digits and underscores, beginning with a letter."""
        name = self.text(field, value)
        if not ID.fullmatch(name.lower() if capitals else name):
            self.wrong("id", field, given=name)
        return name

    def table(self, field: str, value: object) -> dict[str, Any]:
        """Read a table of names and values."""
        if not isinstance(value, dict):
            self.wrong("table", field)
        return value

    def words(self, field: str, value: object) -> tuple[str, ...]:
        """Read a list of words."""
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            self.wrong("list", field)
        return tuple(value)

    def truth(self, field: str, value: object) -> bool:
        """Read true or false."""
        if not isinstance(value, bool):
            self.wrong("truth", field)
        return value


def read_toml(file: str, text: str) -> dict[str, Any]:
    """Parse a file, or say where it cannot be read."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadInput("content_toml", file=file, reason=str(wrong)) from wrong


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
        back=page.one_of("back", data.get("back", default_back(face, set_name)), BACKS),
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
    page.known(field, table, (*KINDS, *COUNTED, *SIGNED, "triumph"))
    effects: list[Effect] = []
    for word, value in table.items():
        if word in RESOURCES:
            effects.append((gain.rule, (RESOURCES.index(word), page.number(field, value, 1))))
        elif word in ITEMS:
            effects.append((gain_item.rule, (ITEMS.index(word), page.number(field, value, 1))))
        elif word in COUNTED:
            effects.append((COUNTED[word].rule, (page.number(field, value, 1),)))
        elif word in SIGNED:
            effects.append((SIGNED[word].rule, (page.identifier(field, value),)))
        elif page.truth(field, value):
            effects.append((triumph.rule, ()))
    return tuple(effects)
