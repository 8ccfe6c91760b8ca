"""What boxes are made of: the content files, read once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from campfire.content import read_toml
from campfire.games.discover.cards import Card, Power, Sheet, Story, Tile, Way

REGIONS = ("island", "desert", "valley", "mountains", "wetland", "wasteland")
"""The six regions; two of them are in a box. [DI-039]"""


@cache
def content(file: str) -> dict[str, Any]:
    """A file of the content."""
    source = files("campfire.games.discover.content").joinpath(*file.split("/"))
    return read_toml(file, source.read_text("utf-8"))


def frozen(value: Any) -> Any:
    """Lists of a file as tuples."""
    return tuple(frozen(part) for part in value) if isinstance(value, list) else value


def power(data: dict[str, Any]) -> Power:
    """Read a power."""
    return Power(**{name: frozen(value) for name, value in data.items()})


def card(data: dict[str, Any], kind: str) -> Card:
    """Read a card of any kind."""
    given = {name: frozen(value) for name, value in data.items()}
    given["powers"] = tuple(power(one) for one in data.get("powers", ()))
    given["choices"] = tuple(Way(**{k: frozen(v) for k, v in way.items()}) for way in data.get("choices", ()))
    given["costs"] = tuple(data.get("costs", {}).items())
    if "asks" in data:
        given["asks_pay"], given["asks"] = frozen(data["asks"]["pay"]), frozen(data["asks"]["effects"])
    given.setdefault("type", kind)
    return Card(**{"name": data["id"], **given})


def cards(file: str, key: str, kind: str) -> tuple[Card, ...]:
    """Read the cards of a file."""
    return tuple(card(data, kind) for data in content(file)[key])


class Region:
    """Everything that a box may hold of one region."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sheet = sheet(name)
        self.tiles = tuple(
            Tile(data["id"], data["number"], tuple(data["spaces"]), tuple(data["marks"]))
            for data in content(f"{name}/tiles.toml")["tiles"]
        )
        self.exploration = {one.id: one for one in cards(f"{name}/exploration.toml", "cards", "instant")}
        self.enemies = {one.id: one for one in cards(f"{name}/enemies.toml", "enemies", "enemy")}
        self.blueprints = cards(f"{name}/blueprints.toml", "blueprints", "blueprint")
        self.quests = cards(f"{name}/quests.toml", "quests", "quest")
        self.stories = tuple(story(data) for data in content(f"{name}/quests.toml")["stories"])
        self.special_decks = {
            one["id"]: one["deck"] for one in content("special.toml")["special"] if one["region"] == name
        }


@cache
def region(name: str) -> Region:
    """One of the six regions."""
    return Region(name)


def sheet(name: str) -> Sheet:
    """Read the sheet of a region. [DI-040]"""
    data = content(f"{name}/sheet.toml")["sheet"]
    finds = data["finds"]
    spares = tuple((symbol, *finds[symbol]["spare"]) for symbol in finds if "spare" in finds[symbol])
    water = ("clean_water",) * data["water"]["clean"] + ("dirty_water",) * data["water"]["dirty"]
    return Sheet(
        id=data["id"],
        threats=data["threats"],
        terrains=tuple((terrain["id"], terrain["cost"]) for terrain in data["terrains"]),
        water=water,
        water_rings=tuple(data["water_rings"]),
        compass=(data["compass"][0], data["compass"][1]),
        places=frozen(data["places"]),
        finds={symbol: frozen(finds[symbol]["resources"]) for symbol in finds},
        spares=spares,
        always=frozen(data.get("always", [])),
        powers=tuple(power(one) for one in data.get("powers", ())),
    )


def story(data: dict[str, Any]) -> Story:
    """Read a story."""
    return Story(data["id"], data["region"], data["order"], tuple(data["parts"]), tuple(data["landmarks"]))


@cache
def characters() -> dict[str, Card]:
    """The 36 characters."""
    return {one.id: one for one in cards("characters.toml", "characters", "character")}


@cache
def nights() -> tuple[Card, ...]:
    """The ten night cards. [DI-008]"""
    return cards("nights.toml", "nights", "night")


@cache
def threats() -> tuple[Card, ...]:
    """The 24 threat cards. [DI-017]"""
    return cards("threats.toml", "threats", "threat")


@cache
def supports() -> dict[str, Card]:
    """The three support cards. [DI-010]"""
    return {one.id: one for one in cards("supports.toml", "supports", "support")}


@cache
def notices() -> tuple[Card, ...]:
    """The exploration cards numbered 100. [DI-319]"""
    return tuple(card({**data, "where": "notice"}, "instant") for data in content("notices.toml")["cards"])


@cache
def last_pass() -> Card:
    """The quest of scenario five. [DI-315]"""
    return cards("office.toml", "quests", "quest")[0]


def pools() -> dict[str, int]:
    """How much there is to draw boxes from; a part of a kind is named `kind/part`."""
    found = {"pool/regions": len(REGIONS), "pool/characters": len(characters()), "pool/notices": len(notices())}
    lands = [region(name) for name in REGIONS]
    found["pool/tiles"] = sum(len(land.tiles) for land in lands)
    found["pool/exploration"] = sum(len(land.exploration) for land in lands)
    found["pool/enemies"] = sum(len(land.enemies) for land in lands)
    found["pool/blueprints"] = sum(len(land.blueprints) for land in lands)
    found["pool/quests"] = sum(len(land.quests) for land in lands) + 1
    return found
