"""Discover's table: the map of hexagons, the quest, the survivors."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from campfire.games.discover.cards import WATER
from campfire.games.discover.sight import Fight, Sight, SpaceSeen, SurvivorSeen, TokenSeen, place_name
from campfire.games.discover.state import WON
from campfire.kernel.declared import Option
from campfire.kernel.phrase import Phrase
from campfire.picture import SEAT_COLOURS, SEAT_SIGNS, Cards, Section, Voice, framed, pairs, told

SIGNS = {"leaf": "l", "shell": "s", "flint": "f", "crate": "c", "water": "~", "": "+"}
"""Tokens by their backs; + is a resource."""
STYLES = ("green", "yellow", "cyan", "magenta")
"""The four terrains of a region, in the order of their names."""
WIDE, NARROW = 6, 5
"""A hexagon is so many letters wide: a number, two or three signs, and a gap."""
ROOM = 76
"""So wide may the map be in a terminal of eighty letters."""


def draw(view: Sight, voice: Voice, card: Cards) -> RenderableType:
    """The table with frames and colours: the quest, the map, the survivors."""
    survivors = [framed(survivor(voice, card, one, view)) for one in view["survivors"]]
    return Group(framed(quest(view, voice, card)), framed(land(view, voice)), pairs(survivors))


def tell(view: Sight, voice: Voice, card: Cards) -> list[str]:
    """The same in plain lines."""
    survivors = [survivor(voice, card, one, view) for one in view["survivors"]]
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
    if view["fight"]:
        lines.append(fight(view["fight"], voice, card))
    wounded = [f"{voice.say(card(foe)['name'])} {n}" for foe, n in view["enemies"].items() if n]
    if wounded:
        lines.append(Text(voice.word("picture-wounded", names=", ".join(wounded))))
    return Section(f"{region} · {view['box']} · {moment}", lines)


def fight(seen: Fight, voice: Voice, card: Cards) -> Text:
    """The enemy or the other survivor, and the odds."""
    if not seen["foe"]:
        names = {"name": voice.names[seen["seat"]], "who": voice.names[seen["rival"]]}
        return Text(voice.word("picture-attack", **names, hit=seen["hit"], hurt=seen["hurt"]), "bold red")
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
    ends = [2 * q + r for q, r in cells]
    hexagon = WIDE if WIDE * (max(ends) - min(ends) + 2) <= 2 * ROOM else NARROW
    rows = [row(cells, r, min(ends), hexagon) for r in sorted({r for _, r in cells})]
    legend = Text(voice.word("picture-legend"), "dim")
    return Section(voice.word("picture-land"), [*rows, Text(), terrains(view, voice), *landmarks(view, voice), legend])


def row(cells: dict[tuple[int, int], tuple[str, str]], r: int, least: int, hexagon: int) -> Text:
    """One row of the map; every second one is moved by half a hexagon."""
    line = Text()
    for q in sorted(q for q, other in cells if other == r):
        said, style = cells[q, r]
        line.append(" " * (hexagon * (2 * q + r - least) // 2 - len(line.plain)))
        line.append(said[: hexagon - 1], style)
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
    named = [f"{space['space']} {voice.say(Phrase('card-' + place_name(space)))}" for space in found]
    return [Text("# " + ", ".join(named))] if named else []


def signs(view: Sight, space: SpaceSeen) -> str:
    """A space in signs: who is there, what lies there, what is drawn there."""
    at = space["space"]
    here = [one for one in view["survivors"] if one["at"] == at]
    who = "".join(SEAT_SIGNS[one["seat"]] for one in here if not one["fate"])
    dead = "†" if any(one["fate"] for one in here) else ""
    beast = "!" if any(one["space"] == at for one in view["monsters"]) else ""
    token = next((SIGNS[one["back"]] for one in view["tokens"] if one["space"] == at), "")
    fire = "*" if at in view["fires"] else "°" if at in view["ashes"] else ""
    drawn = {"landmark": "#", "target": "x"}.get(space["mark"], "")
    return who + beast + fire + token + drawn + dead


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
            if found := things(view, space, voice):
                terrain = voice.word(f"terrain-{space['terrain']}")
                lines.append(Text(f"{space['space']}: {terrain}, {', '.join(found)}"))
    return Section(voice.word("picture-land"), lines)


def things(view: Sight, space: SpaceSeen, voice: Voice) -> list[str]:
    """Who and what is on a space, for those who read or hear it."""
    at = space["space"]
    found = [voice.names[one["seat"]] for one in view["survivors"] if one["at"] == at and not one["fate"]]
    found += [voice.word("picture-monster") for one in view["monsters"] if one["space"] == at]
    found += [token(voice, one) for one in view["tokens"] if one["space"] == at]
    found += [voice.word("picture-fire")] if at in view["fires"] else []
    found += [voice.word("picture-ashes")] if at in view["ashes"] else []
    found += [voice.say(Phrase(f"card-{place_name(space)}"))] if space["landmark"] else []
    return found + ([voice.word("picture-target")] if space["mark"] == "target" else [])


def token(voice: Voice, one: TokenSeen) -> str:
    """A token on a space: a resource of the supply, a water source, or a find by its back."""
    if not one["back"]:
        return voice.word(f"resource-{one['kind']}")
    symbol = voice.word(f"symbol-{one['back']}")
    return symbol if one["back"] == WATER else voice.word("picture-find", symbol=symbol)


def survivor(voice: Voice, card: Cards, one: SurvivorSeen, view: Sight) -> Section:
    """What became of a survivor; else stamina, damage, goods, and where the figure stands."""
    seat, fate = one["seat"], one["fate"]
    name = f"{SEAT_SIGNS[seat]} {voice.names[seat]}"
    if not one["character"]:
        return Section(name, [Text("–")], SEAT_COLOURS[seat])
    character = one["character"]
    name = f"{name}, {voice.say(Phrase(f'card-{character}'))}"
    lines = [Text(voice.word(f"cause-{'got_away' if fate == WON else fate}"), "bold")] if fate else dials(voice, one)
    return Section(name, [*lines, *([] if fate == WON else belongings(voice, card, one, view))], SEAT_COLOURS[seat])


def dials(voice: Voice, one: SurvivorSeen) -> list[Text]:
    """Stamina and damage of somebody alive."""
    damage = ", ".join(voice.word(f"damage-{kind}") for kind in one["dials"]) or "–"
    return [
        Text(voice.word("picture-stamina", n=one["stamina"])),
        Text(voice.word("picture-damage", dials=damage)),
    ]


def belongings(voice: Voice, card: Cards, one: SurvivorSeen, view: Sight) -> list[Text]:
    """Where a figure stands or lies, and what is beside its card."""
    lines = [Text(place(voice, one, view))] if one["at"] >= 0 else []
    goods = ", ".join(f"{voice.word(f'resource-{kind}')} {n}" for kind, n in one["stock"].items()) or "–"
    word = "picture-left" if one["fate"] else "picture-load"
    lines.append(Text(voice.word(word, n=one["load"], of=one["most_load"], goods=goods)))
    items = [voice.say(card(item["card"])["name"]) + counted(item["counters"]) for item in one["items"]]
    named = {"items": items, "plans": names(voice, card, one["hand"]), "traits": names(voice, card, one["traits"])}
    return lines + [Text(voice.word(f"picture-{word}", names=", ".join(told))) for word, told in named.items() if told]


def names(voice: Voice, card: Cards, cards: Sequence[str | None]) -> list[str]:
    """The names of cards; a hidden one is a question mark."""
    return [voice.say(card(name)["name"]) if name else "?" for name in cards]


def counted(counters: int) -> str:
    """The counters on an item. [DI-183]"""
    return f" ({counters})" if counters else ""


def place(voice: Voice, one: SurvivorSeen, view: Sight) -> str:
    """The space of a figure, and whether a fire warms it. [DI-100]"""
    space = next(space for tile in view["tiles"] for space in tile["spaces"] if space["space"] == one["at"])
    ground = voice.word(f"terrain-{space['terrain']}")
    word = "picture-lies" if one["fate"] else "picture-at-fire" if one["at_fire"] else "picture-at"
    return voice.word(word, ground=ground, n=one["at"])
