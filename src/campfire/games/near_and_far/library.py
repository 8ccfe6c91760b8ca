"""The box: everything printed, read once from the content files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from campfire.games.near_and_far.cards import (
    GOODS,
    ICONS,
    TRIBES,
    Adventurer,
    Book,
    Character,
    Choice,
    Entry,
    Foe,
    Goods,
    Icons,
    Item,
    Map,
    Mine,
    Note,
    Path,
    Route,
    Space,
    Talent,
    Words,
)
from campfire.kernel.contract import BadInput

CONTENT = files("campfire.games.near_and_far") / "content"
MAPS = range(1, 12)
CHARACTERS = ("grear", "vera", "eiim", "rin", "crystal", "tanian", "kikli", "riza")
STORIES = (
    *(f"map_{number:02}" for number in MAPS),
    "side_quests",
    "bosses",
    *(f"character_{name}" for name in CHARACTERS),
)
ARCADE = "arcade"
"""The deck that is told like a story, and is no part of the storybook. [NF-016]"""


def read(name: str) -> dict[str, Any]:
    """Read a content file."""
    return tomllib.loads((CONTENT / f"{name}.toml").read_text("utf-8"))


def words(printed: Any) -> Words:
    """Words of the vocabulary with their figures."""
    return tuple([tuple(word) for word in printed])


def icons_of(printed: Mapping[str, int]) -> Icons:
    """Icons by name as a row of counts."""
    return tuple([printed.get(icon, 0) for icon in ICONS])  # type: ignore[return-value]  # six icons


def goods_of(printed: Mapping[str, int]) -> Goods:
    """Goods by name as a row of counts."""
    return tuple([printed.get(good, 0) for good in GOODS])  # type: ignore[return-value]  # seven goods


def adventurers(name: str) -> dict[str, Adventurer]:
    """Adventurers or pets."""
    found = {}
    for card in read(name)["cards"]:
        tribe = TRIBES.index(card["tribe"]) if "tribe" in card else -1
        found[card["id"]] = Adventurer(card["id"], tribe, card.get("cost", 0), icons_of(card["icons"]))
    return found


def item(card: Mapping[str, Any], name: str) -> Item:
    """An artifact, a treasure or a find: icons apart from what else it does."""
    effects = words(card.get("effects", ()))
    shown: dict[str, int] = {}
    for _, icon, n in [word for word in effects if word[0] == "icon"]:
        shown[str(icon)] = shown.get(str(icon), 0) + int(n)
    does = tuple([word for word in effects if word[0] != "icon"])
    cost = goods_of(card.get("cost", {}))
    special = card.get("special", False)
    return Item(name, icons_of(shown), does, special, card.get("vp", 0), cost, card.get("reputation", 0))


def items(kind: str) -> Iterator[Item]:
    """Every card of a kind; copies of one title are numbered."""
    for card in read(kind)["cards"]:
        copies = card.get("copies", 1)
        for n in range(copies):
            yield item(card, f"{card['id']}#{n + 1}" if copies > 1 else card["id"])


def choice(printed: Mapping[str, Any], name: str) -> Choice:
    """An option of an entry."""
    return Choice(
        printed.get("id", name),
        tuple(printed.get("asks", ())),
        printed.get("optional", False),
        printed.get("otherwise", False),
        tuple(printed.get("pays", {}).items()),
        printed.get("check", ""),
        printed.get("number", 0),
        words(printed.get("reward", ())),
        words(printed.get("bonus", ())),
        printed.get("next", ""),
    )


def entries() -> Iterator[Entry]:
    """Every entry of the storybook."""
    for story in STORIES:
        for printed in read(f"stories/{story}")["entries"]:
            choices = tuple([choice(one, "a") for one in printed["options"]])
            yield Entry(printed["id"], choices, printed.get("layer", 0))


def arcade() -> Iterator[Entry]:
    """The arcade cards: two options each. [NF-274]"""
    for card in read(ARCADE)["cards"]:
        yield Entry(card["id"], tuple([choice(one, name) for name, one in zip("ab", card["options"], strict=True)]))


def space(printed: Mapping[str, Any]) -> Space:
    """A space of a map."""
    town = printed["symbol"] == "town"
    x, y = printed["at"]
    return Space(
        printed["id"],
        x,
        y,
        "" if town else printed["symbol"],
        printed.get("quest", ""),
        printed.get("place", ""),
        town,
        printed.get("water", False),
        printed.get("mammoth", False),
        tuple(printed.get("label", Space._field_defaults["label"])),
    )


def note(printed: Mapping[str, Any]) -> Note:
    """A word written on a land."""
    x, y = printed["at"]
    return Note(printed["key"], x, y, printed.get("turn", 0), printed.get("fill", ""))


def land(number: int) -> Map:
    """One map."""
    printed = read(f"maps/map_{number:02}")
    spaces = {one["id"]: space(one) for one in printed["spaces"]}
    paths = tuple([Path(tuple(path["ends"]), path.get("sign", ""), path.get("bend")) for path in printed["paths"]])
    ways: dict[str, list[tuple[str, str]]] = {name: [] for name in spaces}
    for (one, other), sign, _ in paths:
        ways[one].append((other, sign))
        ways[other].append((one, sign))
    routes = {good: Route(*numbers) for good, numbers in printed["routes"].items()}
    notes = tuple([note(one) for one in printed.get("notes", ())])
    around = {name: tuple(found) for name, found in ways.items()}
    return Map(number, f"map-{number}", spaces, paths, routes, around, notes)


def mine(printed: Mapping[str, Any], day: bool) -> Mine:
    """The mine of one side of the town board. [NF-143, NF-340]"""
    columns = len(printed["columns"])
    cells = tuple([number for row in printed["cells"] for number in row])
    marks = [mark for row in printed["reputation"] for mark in row]
    gives = [tuple([("gain", good, n) for good, n in reward.items()]) for reward in printed["columns"]]
    beside = [tuple([("gain", good, n) for good, n in reward.items()]) for reward in printed["rows"]]
    named = tuple([cell for cell, mark in enumerate(marks) if mark]) if day else ()
    return Mine(columns, cells, tuple(gives), tuple(beside), named)


def links(printed: Book) -> Iterator[tuple[str, str]]:
    """Every number of an entry, and where it is named."""
    for number, land in printed.maps.items():
        yield from [(f"map_{number:02}: {space.id}", space.entry) for space in land.spaces.values() if space.entry]
    yield from [(boss.id, boss.entry) for boss in printed.bosses.values()]
    yield from [(character.id, character.first) for character in printed.characters.values()]
    for entry in printed.entries.values():
        for choice in entry.choices:
            given = [str(word[1]) for word in (*choice.reward, *choice.bonus) if word[0] == "side_quest"]
            yield from [(entry.id, number) for number in (choice.next, *given) if number]


@cache
def book() -> Book:
    """Everything that is printed; a storybook that lacks an entry is refused."""
    printed = opened()
    for where, entry in links(printed):
        if entry not in printed.entries:
            raise BadInput("story_entry", where=where, entry=entry)
    return printed


def opened() -> Book:
    """Read everything that is printed."""
    artifacts, treasures, finds = (list(items(kind)) for kind in ("artifacts", "treasures", "finds"))
    boards = read("boards")
    places = [*boards["camps"]["top"], *boards["camps"]["bottom"]]
    return Book(
        adventurers=adventurers("adventurers"),
        pets=adventurers("pets"),
        items={one.id: one for one in (*artifacts, *treasures, *finds)},
        artifacts=tuple([one.id for one in artifacts]),
        treasures=tuple([one.id for one in treasures]),
        finds=tuple([one.id for one in finds]),
        threats=tuple([Foe(card["id"], card["strength"], card["vp"]) for card in read("threats")["cards"]]),
        bosses={
            c["id"]: Foe(c["id"], c["strength"], c["vp"], c["entry"], tuple(c.get("absent_with", ())))
            for c in read("bosses")["cards"]
        },
        talents={
            card["id"]: Talent(card["id"], card["cost"], words(card.get("effects", ())))
            for card in read("talents")["cards"]
        },
        entries={entry.id: entry for entry in entries()},
        arcade={entry.id: entry for entry in arcade()},
        characters={card["id"]: Character(card["id"], card["first"]) for card in read("characters")["cards"]},
        maps={number: land(number) for number in MAPS},
        mines={"dusk": mine(boards["mine"], day=False), "day": mine(boards["mine"], day=True)},
        board=tuple([place if place in ("coin", "gem") else "" for place in places]),
    )
