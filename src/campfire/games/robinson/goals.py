"""How far the goal of a scenario is, and what its sheet shows for the rounds. [ledger chapter 29]"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Literal

from typing_extensions import TypedDict

from campfire.games.robinson.cards import Scenario, SheetExtras
from campfire.games.robinson.effects.scenarios.castaways import levels_of, room
from campfire.games.robinson.effects.scenarios.king_kong import next_member
from campfire.games.robinson.effects.scenarios.robinson_family import wanted
from campfire.games.robinson.effects.scenarios.volcanic_island import explored
from campfire.games.robinson.rules.items import is_built
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.sheet import hooks

Sign = Literal["ship", "lava", "child"]
Fate = Literal["alive", "dead", "taken"]
FATES: tuple[Fate, ...] = ("alive", "dead", "taken")
FOES = {"villages": "village", "city": "city"}
"""Who has to be fought for what is counted."""


class Goal(TypedDict):
    """What the sheet counts: how many there are, how many are wanted, and who has to be fought for it."""

    goal: str
    n: int
    of: int
    foe: str | None
    strength: int | None


class Level(TypedDict):
    """A level of the woodpile."""

    holds: int
    of: int


class Woodpile(TypedDict):
    """The woodpile, the level that is being laid, and how much wood still fits on it."""

    levels: list[Level]
    level: int
    room: int


class Wanted(TypedDict):
    """An invention that the family wants."""

    card: str
    built: bool


class Member(TypedDict):
    """One of the film crew, in the order in which Kong comes for them."""

    member: str
    fate: Fate
    next: bool
    card: str


class Sheet(TypedDict):
    """The scenario sheet."""

    id: str
    number: int
    inventions: list[str]
    specials: list[str]
    """The four special discovery tokens."""
    start: str
    goals: list[Goal]
    woodpile: Woodpile | None
    family: list[Wanted]
    crew: list[Member]
    totems: int
    """How many have been found."""


class Day(TypedDict):
    """What the sheet shows for a round: dice, other signs, and where lava flows."""

    round: int
    dice: list[str]
    signs: list[Sign]
    lava: list[str]


def sheet(g: State) -> Sheet:
    """The scenario sheet and what is counted on it. [RC-043]"""
    printed = g.scenario
    return {
        "id": printed.id,
        "number": printed.number,
        "inventions": list(printed.inventions),
        "specials": list(printed.specials),
        "start": printed.start,
        "goals": goals(g),
        "woodpile": woodpile(g),
        "family": family(g),
        "crew": crew(g),
        "totems": g.track.get("totems", 0),
    }


def goals(g: State) -> list[Goal]:
    """What the sheet counts, and who is to be fought for it. [RC-481, RC-490, RC-522, RC-546, RC-572, RC-597]"""
    strength = hooks(g).foes(g)
    return [
        {"goal": name, "n": n, "of": of, "foe": FOES.get(name), "strength": strength.get(FOES.get(name, ""))}
        for name, n, of in counted(g, g.scenario.extra)
    ]


def counted(g: State, printed: SheetExtras) -> Iterator[tuple[str, int, int]]:
    """How many there are of what this sheet counts, and how many are wanted."""
    if "woodpile" in printed:
        yield "woodpile", g.track.get("woodpile", 0), sum(printed["woodpile"])
    if "crosses" in printed:
        yield "crosses", lying(g, "cross"), printed["crosses"]
    if "tiles" in printed:
        yield "tiles", explored(g), printed["tiles"][g.players - 1]
        yield "places", g.track.get("places", 0), printed["places"][g.players - 1]
    if "city" in printed:
        yield "villages", g.track.get("burned", 0), printed["villages"]
        yield "city", g.track.get("city", 0), 1
    if "traps" in printed:
        yield "traps", lying(g, "trap"), printed["traps"]
    if "births" in printed:
        needed, home = family(g), (g.shelter, g.roof > 0, g.palisade > 0, g.weapons > 0)
        yield "family", len([card for card in needed if card["built"]]), len(needed)
        yield "home", sum(home), len(home)
        yield "children", len([born for born in printed["births"] if born <= g.round]), len(printed["births"])


def lying(g: State, token: str) -> int:
    """How many such tokens lie on the board."""
    return sum([tokens.count(token) for tokens in g.tokens.values()])


def woodpile(g: State) -> Woodpile | None:
    """The levels of the woodpile and what lies on them. [RC-481]"""
    left, levels = g.track.get("woodpile", 0), list[Level]()
    for of in levels_of(g):
        levels.append({"holds": min(of, left), "of": of})
        left -= levels[-1]["holds"]
    return {"levels": levels, "level": g.track.get("level", 0), "room": room(g)} if levels else None


def family(g: State) -> list[Wanted]:
    """The inventions that the Robinson family wants. [RC-573]"""
    return [{"card": card, "built": is_built(g, card)} for card in wanted(g)]


def crew(g: State) -> list[Member]:
    """The film crew; King Kong comes for the first who is left. [RC-585]"""
    members = g.scenario.extra.get("crew", ())
    victim = next_member(g) if members else ""
    return [
        {"member": one, "fate": FATES[g.track.get(one, 0)], "next": one == victim, "card": f"crew {one}"}
        for one in members
    ]


@cache
def schedule(sheet: Scenario) -> list[Day]:
    """What the sheet shows for each round. [RC-407, RC-479, RC-530, RC-574]"""
    printed, days = sheet.extra, list[Day]()
    for number in range(1, sheet.rounds + 1):
        lava = printed.get("lava", {}).get(str(number), [])
        shown: dict[Sign, bool] = {
            "ship": number >= printed.get("ship", number + 1),
            "lava": bool(lava),
            "child": number in printed.get("births", ()),
        }
        signs = [sign for sign, is_shown in shown.items() if is_shown]
        days.append({"round": number, "dice": [*sheet.weather.get(number, ())], "signs": signs, "lava": lava})
    return days


@cache
def lava_comes(sheet: Scenario) -> Mapping[str, int]:
    """The round in which lava comes to each space; the volcano is there from the beginning. [RC-530]"""
    flows = sheet.extra.get("lava", {}).items()
    volcano = {sheet.extra["volcano"]: 0} if "volcano" in sheet.extra else {}
    return {space: int(number) for number, spaces in flows for space in spaces} | volcano
