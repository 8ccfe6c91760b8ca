"""Discover's table: the map of hexagons, the quest, the survivors."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from campfire.games.discover.sight import Fight, Sight, SpaceSeen, SurvivorSeen
from campfire.kernel.declared import Option
from campfire.kernel.phrase import Phrase
from campfire.picture import SEAT_COLOURS, SEAT_SIGNS, Cards, Section, Voice, framed, pairs, told

SIGNS = {"leaf": "l", "shell": "s", "flint": "f", "crate": "c", "water": "~", "": "+"}
"""Tokens by their backs; + is a resource."""
STYLES = ("green", "yellow", "cyan", "magenta")
"""The four terrains of a region, in the order of their names."""
HALF, SIGNS_A_SPACE = 3, 3
"""Half a hexagon is so many letters wide; it has room for a number and so many signs."""


def draw(view: Sight, voice: Voice, card: Cards) -> RenderableType:
    """The table with frames and colours: the quest, the map, the survivors."""
    survivors = [framed(survivor(voice, card, one)) for one in view["survivors"]]
    return Group(framed(quest(view, voice, card)), framed(land(view, voice)), pairs(survivors))


def tell(view: Sight, voice: Voice, card: Cards) -> list[str]:
    """The same in plain lines."""
    survivors = [survivor(voice, card, one) for one in view["survivors"]]
    return told([quest(view, voice, card), spaces(view, voice), *survivors])


def pointed_at(view: Sight, option: Option, voice: Voice, card: Cards) -> str:
    """Nothing beyond the words of an option."""
    return ""


def cards_in_sight(view: Sight) -> list[str]:
    """The cards that lie open, and those that this seat knows."""
    found = [
        view["region"],
        *view["changes"],
        *view["enemies"],
        *view["read"],
        *view["offered"],
        *view["decks"]["on_table"],
    ]
    for one in view["survivors"]:
        found += [one["character"], *[item["card"] for item in one["items"]], *one["traits"], *one["supports"]]
        found += [plan for plan in one["hand"] if plan]
    if view["quest"]:
        found.append(view["quest"]["card"])
    return [*dict.fromkeys(card for card in found if card)]


def quest(view: Sight, voice: Voice, card: Cards) -> Section:
    """Day, chief, and the current quest."""
    moment = voice.word(f"picture-{view['phase']}", n=view["round"])
    region = voice.word(f"region-{view['region']}")
    lines = [Text(voice.word("picture-chief", name=voice.names[view["chief"]]))]
    if view["quest"]:
        name = voice.say(Phrase(f"card-{view['quest']['card']}"))
        lines.append(Text(voice.word("picture-quest", name=name, n=view["quest"]["counters"])))
    if view["fight"] and view["fight"]["foe"]:
        lines.append(fight(view["fight"], voice, card))
    return Section(f"{region} · {view['box']} · {moment}", lines)


def fight(seen: Fight, voice: Voice, card: Cards) -> Text:
    """The enemy and the odds."""
    foe = voice.say(card(seen["foe"])["name"])
    figures = {"defence": seen["grey_goal"], "attack": seen["red_goal"] or "–", "n": seen["health"] - seen["damage"]}
    return Text(voice.word("picture-fight", foe=foe, hit=seen["hit"], hurt=seen["hurt"], **figures), "bold red")


def land(view: Sight, voice: Voice) -> Section:
    """The map: a row of hexagons a line, closed tiles by their number; then what its colours and landmarks are."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for tile in view["tiles"]:
        q, r = tile["corner"]
        for i, j in ((0, 0), (1, 0), (0, 1), (1, 1)):
            cells[q + i, r + j] = (f" ({tile['number']})", "dim")
        for space in tile["spaces"] if tile["open"] else ():
            cells[space["q"], space["r"]] = (f"{space['space']:>2}{signs(view, space)}", style_of(view, space))
    least = min(2 * q + r for q, r in cells)
    rows = [row(cells, r, least) for r in sorted({r for _, r in cells})]
    return Section(voice.word("picture-map"), [*rows, Text(), terrains(view, voice), *landmarks(view, voice)])


def row(cells: dict[tuple[int, int], tuple[str, str]], r: int, least: int) -> Text:
    """One row of the map; every second one is moved by half a hexagon."""
    line = Text()
    for q in sorted(q for q, other in cells if other == r):
        line.append(" " * (HALF * (2 * q + r - least) - len(line.plain)))
        line.append(*cells[q, r])
    return line


def terrains(view: Sight, voice: Voice) -> Text:
    """The terrains in sight, each in its colour."""
    line = Text()
    for kind, style in zip(kinds_in_sight(view), STYLES, strict=False):
        line.append(" · " if line.plain else "")
        line.append(voice.word(f"terrain-{kind}"), style)
    return line


def landmarks(view: Sight, voice: Voice) -> list[Text]:
    """The landmarks in sight, by the numbers of their spaces."""
    found = [space for tile in view["tiles"] if tile["open"] for space in tile["spaces"] if space["landmark"]]
    named = [f"{space['space']} {voice.say(Phrase('card-' + space['landmark']))}" for space in found]
    return [Text("# " + ", ".join(named))] if named else []


def signs(view: Sight, space: SpaceSeen) -> str:
    """A space in three signs at most: who is there, what lies there, what is drawn there."""
    at = space["space"]
    who = next((SEAT_SIGNS[one["seat"]] for one in view["survivors"] if one["at"] == at and not one["fate"]), "")
    beast = "!" if any(one["space"] == at for one in view["monsters"]) else ""
    token = next((SIGNS[one["back"]] for one in view["tokens"] if one["space"] == at), "")
    fire = "*" if at in view["fires"] else "°" if at in view["ashes"] else ""
    drawn = {"landmark": "#", "target": "x"}.get(space["mark"], "")
    return (who + beast + token + fire + drawn)[:SIGNS_A_SPACE]


def kinds_in_sight(view: Sight) -> list[str]:
    """The terrains of the open tiles, in the order of their names."""
    return sorted({one["terrain"] for tile in view["tiles"] for one in tile["spaces"]})


def style_of(view: Sight, space: SpaceSeen) -> str:
    """The colour of a terrain."""
    return STYLES[kinds_in_sight(view).index(space["terrain"]) % len(STYLES)]


def spaces(view: Sight, voice: Voice) -> Section:
    """The open spaces with something on them, in words."""
    lines = []
    for tile in view["tiles"]:
        for space in tile["spaces"] if tile["open"] else ():
            terrain = voice.word(f"terrain-{space['terrain']}")
            if found := signs(view, space):
                lines.append(Text(f"{space['space']}: {terrain}, {found}"))
    return Section(voice.word("picture-map"), lines)


def survivor(voice: Voice, card: Cards, one: SurvivorSeen) -> Section:
    """Stamina, damage, goods."""
    seat = one["seat"]
    dials = ", ".join(voice.word(f"damage-{kind}") for kind in one["dials"]) or "–"
    kinds = [f"{voice.word(f'resource-{kind}')} {n}" for kind, n in one["stock"].items()] or ["–"]
    lines = [
        Text(voice.word("picture-stamina", n=one["stamina"])),
        Text(voice.word("picture-damage", dials=dials)),
        Text(voice.word("picture-load", n=one["load"], of=one["most_load"], goods=", ".join(kinds))),
    ]
    items = [item["card"] for item in one["items"]]
    things: dict[str, Sequence[str | None]] = {"items": items, "plans": one["hand"], "traits": one["traits"]}
    for word, cards in things.items():
        if cards:
            names = [voice.say(card(name)["name"]) if name else "?" for name in cards]
            lines.append(Text(voice.word(f"picture-{word}", names=", ".join(names))))
    name = f"{SEAT_SIGNS[seat]} {voice.names[seat]}"
    if one["character"]:
        character = one["character"]
        name = f"{name}, {voice.say(Phrase(f'card-{character}'))}"
    return Section(name, lines, SEAT_COLOURS[seat])
