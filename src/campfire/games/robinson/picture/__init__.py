"""Robinson Crusoe's table: the island, the camp, the threats, the plan, things and character sheets."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from campfire.games.robinson.effects.treasures import TILE_CHOSEN
from campfire.games.robinson.picture.pen import Pen
from campfire.games.robinson.picture.sheet import heading
from campfire.games.robinson.rules.discoveries import DISCOVERY
from campfire.games.robinson.rules.scouting import NEXT_TILE
from campfire.games.robinson.sight import Companion, Planned, Sight, Source, Space, Survivor, Tile, action_of
from campfire.games.robinson.sorts import CARD, HOW, TILE
from campfire.games.robinson.text import amount
from campfire.games.robinson.vocabulary.offers import ABILITY
from campfire.kernel.contract import CardLine
from campfire.kernel.declared import Option
from campfire.picture import SEAT_COLOURS, SEAT_SIGNS, Cards, Section, Voice, framed, joined, pairs, told

CELL = 15
"""Letters that fit on a space of the island."""

SOURCE_SIGNS = {"wood": "♣", "fish": "≈", "parrot": "▼"}
TILE_SIGNS = {"beast": "♞", "totem": "◎", "shelter": "▲"}
CAMP, EXHAUSTED, UNKNOWN, CLOSED, TOKEN, SETTLED = "⌂", "×", "?", "▒", "•", "♜"
HEART, WOUND, ARROW = "♥", "♡", "›"


def draw(view: Sight, voice: Voice, text: Cards) -> RenderableType:
    """The table with frames and colours."""
    pen = Pen(view, voice, text, plain=False)
    boards = [framed(camp(pen)), framed(threats(pen))]
    seats = [framed(sheet(pen, seat)) for seat in view["seats"]]
    parts = [framed(heading(pen)), framed(island(pen)), pairs(boards), framed(plan(pen)), framed(things(pen))]
    return Group(*parts, pairs(seats))


def tell(view: Sight, voice: Voice, text: Cards) -> list[str]:
    """The same in plain lines, a part of the table after the other."""
    pen = Pen(view, voice, text, plain=True)
    parts = [part(pen) for part in (heading, island, camp, threats, plan, things)]
    return told([*parts, *(sheet(pen, seat) for seat in view["seats"])])


def pointed_at(view: Sight, option: Option, voice: Voice, card: Cards) -> str:
    """What lies on a tile, and what an ability or a token does."""
    if option.kind in (NEXT_TILE, TILE_CHOSEN):
        return ", ".join(map(voice.say, card(f"tile {option[TILE]}")["tags"][1:]))
    if option.kind in (ABILITY, DISCOVERY) and not option[HOW]:
        return voice.word(f"power-{option[CARD]}")
    return ""


def cards_in_sight(view: Sight) -> list[str]:
    """Everything that lies open and can be explained."""
    sheet, inventions, discoveries = view["scenario"], view["inventions"], view["discoveries"]
    found = [card["card"] for card in (*view["threats"], *view["at_hand"]) if card]
    found += [*inventions["board"], *inventions["personal"], *inventions["future"]]
    found += [thing["card"] for thing in (*view["items"], *view["equipment"], *view["treasures"])]
    found += [*view["treasures_future"], *discoveries["available"], *discoveries["future"]]
    found += [one["card"] for deck in view["decks"].values() for one in deck["known"]]
    for seat in view["seats"]:
        found += [seat["character"] or "", *(one["ability"] for one in seat["abilities"])]
        found += [*seat["found"], *seat["kept"]]
    found += [sheet["id"], *sheet["inventions"], "friday" if view["friday"] else "", "dog" if view["dog"] else ""]
    return list(dict.fromkeys([*filter(None, found), *view["legend"]]))


def island(pen: Pen) -> Section:
    """The spaces of the island: drawn as a map, or told one after the other."""
    spaces = pen.view["island"]["spaces"]
    if pen.plain:
        return Section(pen.word("picture-island"), [space_told(pen, space) for space in spaces])
    lines = [Text(line) for row in range(3) for line in row_of_spaces(pen, row)]
    lines += [Text(pen.word("picture-legend"), "dim")]
    lines += [Text(pen.word("picture-legend-settled"), "dim")] if any(s["settlement"] for s in spaces) else []
    lines += [Text(f"{s['space']}: {pen.tokens(s['tokens'])}") for s in spaces if s["tokens"]]
    return Section(pen.word("picture-island"), lines, "green")


def row_of_spaces(pen: Pen, row: int) -> list[str]:
    """The spaces of one row in boxes side by side; the middle row begins further left."""
    cells = [space_drawn(pen, space) for space in pen.view["island"]["spaces"] if space["row"] == row]
    indent = " " * (0 if row == 1 else CELL // 2 + 1)
    top, bottom = ("┌" + "─" * CELL + "┐") * len(cells), ("└" + "─" * CELL + "┘") * len(cells)
    middle = ["".join(f"│{cell[n]:<{CELL}}│" for cell in cells) for n in range(2)]
    return [indent + line for line in (top, *middle, bottom)]


def space_drawn(pen: Pen, space: Space) -> tuple[str, str]:
    """A space in two short lines of signs."""
    camp_here = CAMP if pen.view["island"]["camp"] == space["space"] else ""
    tokens = f" {TOKEN}{len(space['tokens'])}" if space["tokens"] else ""
    tile, settled = space["tile"], SETTLEMENTS[space["settlement"] or ""]
    if not space["open"]:
        return f"{space['space']} {CLOSED * 3}", settled
    if tile is None:
        return f"{space['space']}{tokens}", UNKNOWN
    sources = [SOURCE_SIGNS[s["source"]] + (EXHAUSTED if s["exhausted"] else "") for s in tile["sources"]]
    signs = [TILE_SIGNS[feature] for feature in features(tile)]
    sleepers = [SEAT_SIGNS[seat] for seat in space["outside"]]
    head = f"{space['space']} {pen.word('terrain-' + tile['terrain'])}"
    shown = " ".join(sign for sign in (*sources, settled, *signs, *sleepers, camp_here) if sign)
    return head[:CELL], shown[: CELL - len(tokens)] + tokens


SETTLEMENTS = {"": "", "village": SETTLED, "city": SETTLED, "burned": SETTLED + EXHAUSTED}


def features(tile: Tile) -> list[str]:
    """What a tile shows beside its terrain and its sources."""
    shown = {"beast": tile["beast"], "totem": tile["totem"], "shelter": tile["shelter"]}
    return [feature for feature, is_there in shown.items() if is_there]


def space_told(pen: Pen, space: Space) -> Text:
    """A space in words."""
    tile, word = space["tile"], pen.word
    parts = []
    if not space["open"]:
        parts.append(word("picture-closed"))
    elif tile is None:
        parts.append(word("picture-unexplored"))
    else:
        parts.append(word(f"terrain-{tile['terrain']}"))
        parts += [source_told(pen, source) for source in tile["sources"]]
        parts += [word(f"tag-{feature}") for feature in features(tile)]
    if pen.view["island"]["camp"] == space["space"]:
        parts.insert(0, word("picture-camp-here"))
    if space["settlement"]:
        parts.append(word(f"picture-{space['settlement']}"))
    parts += [pen.token(token) for token in space["tokens"] if not token["source"]]
    parts += [word("picture-sleeps", name=pen.voice.names[seat]) for seat in space["outside"]]
    return Text(f"{space['space']}: {', '.join(parts)}")


def source_told(pen: Pen, source: Source) -> str:
    """A source, and whether it still gives something."""
    name = pen.word(f"source-{source['source']}")
    return f"{name} ({pen.word('picture-exhausted')})" if source["exhausted"] else name


def camp(pen: Pen) -> Section:
    """Levels, morale and resources."""
    view, word = pen.view, pen.word
    levels, costs = view["levels"], view["costs"]
    tracks = (("roof", levels["roof"]), ("palisade", levels["palisade"]), ("weapons", levels["weapons"]))
    shelter = "picture-built" if levels["shelter"] else "picture-natural" if levels["natural"] else "picture-none"
    lines = [
        pen.labelled("target-shelter", word(shelter)),
        joined(Text.assemble(word(f"track-{track}"), (f" {level}", "bold")) for track, level in tracks),
        Text(word("picture-costs", wood=amount("wood", costs["wood"]), fur=amount("fur", costs["fur"]))),
        pen.labelled("picture-morale", morale(pen)),
        pen.labelled("picture-available", pen.resources(view["available"])),
        pen.labelled("picture-future", pen.resources(view["future"])),
    ]
    tokens = [f"{word('area-' + area)}: {pen.tokens(lying)}" for area, lying in view["areas"].items()]
    lines += map(Text, tokens)
    return Section(word("picture-camp"), lines, "blue")


def morale(pen: Pen) -> Text:
    """The morale track with its marker; the last space gives 2 determination or heals. [RC-187]"""
    *track, _ = pen.view["morale"]["track"]
    best = pen.word("picture-morale-best") if pen.plain else "2/♥"
    spaces, here = [*map(signed, track), best], pen.view["morale"]["space"]
    if pen.plain:
        return Text(spaces[here])
    return Text(" ").join(
        Text(f"[{shown}]", "bold green") if place == here else Text(shown, "dim") for place, shown in enumerate(spaces)
    )


def signed(n: int) -> str:
    """A number with its sign; nothing has none."""
    return f"{n:+d}".replace("-", "−") if n else "0"


def threats(pen: Pen) -> Section:
    """The two Threat spaces: the cards, what they ask for, and what they do when nobody answers them."""
    lines = []
    for side, lying in zip(("left", "right"), pen.view["threats"], strict=True):
        lines.append(pen.labelled(f"picture-threat-{side}", pen.card(lying["card"]) if lying else "–"))
        text = pen.text(lying["card"])["lines"] if lying else []
        lines += [threat(pen, line) for line in text if line["kind"] in THREAT]
    return Section(pen.word("picture-threats"), lines, "red")


THREAT = ("threat", "pushed")


def threat(pen: Pen, line: CardLine) -> Text:
    """What answering a threat takes and brings, or what it does otherwise."""
    asks, brings = (", ".join(map(pen.voice.say, phrases)) for phrases in (line["conditions"], line["outcome"]))
    if line["kind"] == "pushed":
        return Text(f"  {pen.word('picture-threat-else', loss=brings)}")
    return Text(f"  {pen.word('picture-threat-asks', asks=asks, gain=brings)}")


def plan(pen: Pen) -> Section:
    """The planned actions with their pawns, the leader first."""
    lines = [planned(pen, action) for action in pen.view["plan"]]
    free = [pen.pawn(helper["pawn"]) for helper in pen.view["helpers"] if helper["free"]]
    if free:
        lines.append(pen.labelled("picture-helpers", ", ".join(free)))
    return Section(pen.word("picture-plan"), lines or [Text("–", "dim")])


def planned(pen: Pen, action: Planned) -> Text:
    """One planned action."""
    deed = action_of(action)
    aside = pen.resources(action["aside"]) if any(action["aside"].values()) else Text("")
    pawns, about = ", ".join(map(pen.pawn, action["pawns"])), pen.aim(deed)
    target = f" ({about})" if about else ""
    kind, after = pen.word(f"action-{deed.kind}"), outcome_told(pen, action)
    return Text.assemble(kind, target, ": ", pawns, "  " if aside else "", aside, f"  ({after})" if after else "")


def outcome_told(pen: Pen, action: Planned) -> str:
    """Whether pawns are missing or the dice will be rolled. [RC-209, RC-212]"""
    if action["lacks"]:
        return pen.word("picture-lacks", n=action["lacks"])
    return pen.word("picture-rolls") if action["rolls"] else ""


def things(pen: Pen) -> Section:
    """Inventions, items, equipment, treasures and tokens."""
    view = pen.view
    lines = [pen.labelled("picture-inventions", pen.cards(view["inventions"]["open"]))]
    if view["inventions"]["future"]:
        lines.append(pen.labelled("picture-in-future", pen.cards(view["inventions"]["future"])))
    lines.append(pen.labelled("picture-items", pen.cards(item["card"] for item in view["items"])))
    for key, kept in (("picture-equipment", view["equipment"]), ("picture-treasures", view["treasures"])):
        if kept:
            used = [f"{pen.card(one['card'])}{' ×' + str(one['uses']) if one['uses'] else ''}" for one in kept]
            lines.append(pen.labelled(key, ", ".join(used)))
    found = [*view["discoveries"]["available"], *view["discoveries"]["future"], *view["treasures_future"]]
    if found:
        lines.append(pen.labelled("picture-discoveries", pen.cards(found)))
    return Section(pen.word("picture-things"), lines)


def sheet(pen: Pen, seat: Survivor) -> Section:
    """One character: health, determination, abilities, special wounds."""
    who, word = seat["seat"], pen.word
    name = pen.voice.names[who]
    character = pen.card(seat["character"]) if seat["character"] else "–"
    title = f"{name if pen.plain else f'{SEAT_SIGNS[who]} {name}'} · {character}"
    lines = [health(pen, seat), Text(word("picture-determination", n=seat["determination"]))]
    if pen.view["phase"] == "planning":
        lines.append(Text(word("picture-pawns", n=seat["pawns"]["free"], of=seat["pawns"]["all"])))
    abilities = [
        f"{pen.card(a['ability'])} {word('picture-used') if a['used'] else a['cost']}" for a in seat["abilities"]
    ]
    lines.append(Text(", ".join(abilities), "dim"))
    if seat["special_wounds"]:
        wounds = ", ".join(word(f"part-{token['part']}") for token in seat["special_wounds"])
        lines.append(pen.labelled("picture-special", wounds))
    if seat["outside"]:
        lines.append(Text.assemble(word("picture-outside", space=seat["outside"]), " ", pen.resources(seat["load"])))
    return Section(title, [*lines, *(companions(pen) if who == 0 else [])], SEAT_COLOURS[who])


def health(pen: Pen, seat: Survivor) -> Text:
    """Hearts left and wounds taken, with the morale arrows between them."""
    wounds, hearts = seat["wounds"], seat["hearts"]
    if pen.plain:
        return Text(pen.word("picture-health", wounds=wounds, hearts=hearts))
    track = Text()
    for place in range(1, hearts + 1):
        track.append(ARROW if place in seat["arrows"] else "", "yellow")
        track.append(*((WOUND, "dim") if place <= wounds else (HEART, "red")))
    return track


def companions(pen: Pen) -> list[Text]:
    """Friday, Jenny and the Dog, told beside the first sheet."""
    view, word = pen.view, pen.word
    friday, jenny = view["friday"], view["jenny"]
    lines = [] if friday is None else [companion(pen, "who-friday", friday)]
    if friday and friday["determination"]:
        lines[0].append(f", {word('picture-determination', n=friday['determination'])}")
    if jenny:
        lines.append(companion(pen, "who-jenny", jenny))
        lines[-1].append(", " + word(f"picture-jenny-{jenny['place']}"))
    return [*lines, Text(word("who-dog"))] if view["dog"] else lines


def companion(pen: Pen, key: str, one: Companion) -> Text:
    """Friday's or Jenny's health."""
    return pen.labelled(key, pen.word("picture-health", wounds=one["wounds"], hearts=one["hearts"]))
