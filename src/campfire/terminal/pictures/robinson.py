"""Robinson Crusoe's table: the island, the camp, the threats, the plan, things and character sheets."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from campfire.kernel.contract import CardLine, View
from campfire.kernel.declared import Option
from campfire.kernel.phrase import Phrase
from campfire.terminal.pictures.robinson_pen import Pen
from campfire.terminal.pictures.robinson_sheet import heading
from campfire.terminal.pictures.sections import SEAT_COLOURS, SEAT_SIGNS, Cards, Section, framed, joined, pairs, told
from campfire.terminal.speech import Speech

CELL = 15
"""Letters that fit on a space of the island."""

SOURCE_SIGNS = {"wood": "♣", "fish": "≈", "parrot": "▼"}
TILE_SIGNS = {"beast": "♞", "totem": "◎", "shelter": "▲"}
CAMP, EXHAUSTED, UNKNOWN, CLOSED, TOKEN, SETTLED = "⌂", "×", "?", "▒", "•", "♜"
HEART, WOUND, ARROW = "♥", "♡", "›"


def draw(view: View, speech: Speech, text: Cards) -> RenderableType:
    """The table with frames and colours."""
    pen = Pen(view, speech, text, plain=False)
    boards = [framed(camp(pen)), framed(threats(pen))]
    seats = [framed(sheet(pen, seat)) for seat in view["seats"]]
    parts = [framed(heading(pen)), framed(island(pen)), pairs(boards), framed(plan(pen)), framed(things(pen))]
    return Group(*parts, pairs(seats))


def tell(view: View, speech: Speech, text: Cards) -> list[str]:
    """The same in plain lines, a part of the table after the other."""
    pen = Pen(view, speech, text, plain=True)
    parts = [part(pen) for part in (heading, island, camp, threats, plan, things)]
    return told([*parts, *(sheet(pen, seat) for seat in view["seats"])])


def pointed_at(view: View, option: Option, speech: Speech, card: Cards) -> str:
    """What lies on a tile, and what an ability or a token does."""
    match option:
        case Option("next_tile" | "tile", (int(number),)):
            return ", ".join(map(speech.say, card(f"tile {number}")["tags"][1:]))
        case Option("ability" | "discovery", (str(thing),)):
            return speech.word(f"power-{thing}")
    return ""


AT_HAND = ("resolving", "event", "pushed", "beast", "drawn", "set_aside")
"""Why a card that is laid aside is being dealt with just now."""


def cards_in_sight(view: View) -> list[str]:
    """Everything that lies open and can be explained."""
    sheet = view["scenario"]
    found = [card for card in view["threats"] if card]
    found += [card for reason in AT_HAND for card in view["aside"].get(reason, ())]
    found += [*view["inventions"]["board"], *view["inventions"]["personal"], *view["inventions"]["future"]]
    found += [thing["card"] for kind in ("items", "equipment", "treasures") for thing in view[kind]]
    found += [*view["treasures_future"], *view["discoveries"]["available"], *view["discoveries"]["future"]]
    found += [card for deck in view["decks"].values() for _, card in deck["known"]]
    for seat in view["seats"]:
        found += [seat["character"], *(one["ability"] for one in seat["abilities"]), *seat["found"], *seat["kept"]]
    found += [
        sheet["id"],
        *sheet["inventions"],
        *(["friday"] if view["friday"] else []),
        *(["dog"] if view["dog"] else []),
    ]
    return list(dict.fromkeys([*(card.partition(":")[0] for card in found), *view["legend"]]))


def island(pen: Pen) -> Section:
    """The spaces of the island: drawn as a map, or told one after the other."""
    spaces = pen.view["island"]["spaces"]
    if pen.plain:
        return Section(pen.word("picture-island"), [space_told(pen, space) for space in spaces])
    lines = [Text(line) for row in range(3) for line in row_of_spaces(pen, row)]
    lines += [Text(pen.word("picture-legend"), "dim")]
    lines += [Text(pen.word("picture-legend-settled"), "dim")] if "city" in pen.view["scenario"]["printed"] else []
    lines += [Text(f"{s['space']}: {pen.tokens(s['tokens'])}") for s in spaces if s["tokens"]]
    return Section(pen.word("picture-island"), lines, "green")


def row_of_spaces(pen: Pen, row: int) -> list[str]:
    """The spaces of one row in boxes side by side; the middle row begins further left."""
    cells = [space_drawn(pen, space) for space in pen.view["island"]["spaces"] if space["row"] == row]
    indent = " " * (0 if row == 1 else CELL // 2 + 1)
    top, bottom = ("┌" + "─" * CELL + "┐") * len(cells), ("└" + "─" * CELL + "┘") * len(cells)
    middle = ["".join(f"│{cell[n]:<{CELL}}│" for cell in cells) for n in range(2)]
    return [indent + line for line in (top, *middle, bottom)]


def space_drawn(pen: Pen, space: View) -> tuple[str, str]:
    """A space in two short lines of signs."""
    camp_here = CAMP if pen.view["island"]["camp"] == space["space"] else ""
    tokens = f" {TOKEN}{len(space['tokens'])}" if space["tokens"] else ""
    tile, settled = space["tile"], SETTLEMENTS[settlement(pen.view, space["space"])]
    if not space["open"]:
        return f"{space['space']} {CLOSED * 3}", settled
    if tile is None:
        return f"{space['space']}{tokens}", UNKNOWN
    sources = [SOURCE_SIGNS[s["source"]] + (EXHAUSTED if s["exhausted"] else "") for s in tile["sources"]]
    signs = [sign for name, sign in TILE_SIGNS.items() if tile[name]]
    sleepers = [SEAT_SIGNS[seat] for seat in space["outside"]]
    head = f"{space['space']} {pen.word('terrain-' + tile['terrain'])}"
    shown = " ".join(sign for sign in (*sources, settled, *signs, *sleepers, camp_here) if sign)
    return head[:CELL], shown[: CELL - len(tokens)] + tokens


SETTLEMENTS = {"": "", "village": SETTLED, "city": SETTLED, "burned": SETTLED + EXHAUSTED}


def settlement(view: View, space: str) -> str:
    """What the cannibals have on a space, or what is left of it. [RC-555, RC-557]"""
    city = view["scenario"]["printed"].get("city") == space
    if not city and f"village {space}" not in view["signs"]:
        return ""
    return "burned" if f"burned {space}" in view["signs"] else "city" if city else "village"


def space_told(pen: Pen, space: View) -> Text:
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
        parts += [word(f"tag-{name}") for name in TILE_SIGNS if tile[name]]
    if pen.view["island"]["camp"] == space["space"]:
        parts.insert(0, word("picture-camp-here"))
    if settled := settlement(pen.view, space["space"]):
        parts.append(word(f"picture-{settled}"))
    parts += [pen.token(token) for token in space["tokens"] if not token.startswith("exhausted")]
    parts += [word("picture-sleeps", name=pen.speech.names[seat]) for seat in space["outside"]]
    return Text(f"{space['space']}: {', '.join(parts)}")


def source_told(pen: Pen, source: View) -> str:
    """A source, and whether it still gives something."""
    name = pen.word(f"source-{source['source']}")
    return f"{name} ({pen.word('picture-exhausted')})" if source["exhausted"] else name


def camp(pen: Pen) -> Section:
    """Levels, morale and resources."""
    view, word = pen.view, pen.word
    levels = view["levels"]
    shelter = "picture-built" if levels["shelter"] else "picture-natural" if levels["natural"] else "picture-none"
    lines = [
        pen.labelled("target-shelter", word(shelter)),
        joined(Text.assemble(word(f"track-{t}"), (f" {levels[t]}", "bold")) for t in ("roof", "palisade", "weapons")),
        Text(word("picture-costs", wood=amount(pen, "wood"), fur=amount(pen, "fur"))),
        pen.labelled("picture-morale", morale(pen)),
        pen.labelled("picture-available", pen.resources(view["available"])),
        pen.labelled("picture-future", pen.resources(view["future"])),
    ]
    tokens = [f"{word('area-' + area)}: {pen.tokens(lying)}" for area, lying in view["areas"].items()]
    lines += [Text(line) for line in tokens if tokens]
    return Section(word("picture-camp"), lines, "blue")


def amount(pen: Pen, resource: str) -> Phrase:
    """What Shelter, roof or palisade cost of a resource. [RC-308]"""
    return Phrase(f"amount-{resource}", {"n": pen.view["costs"][resource]})


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
    for side, card in zip(("left", "right"), pen.view["threats"], strict=True):
        lines.append(pen.labelled(f"picture-threat-{side}", pen.card(card) if card else "–"))
        lines += [threat(pen, line) for line in pen.text(card)["lines"] if line["kind"] in THREAT] if card else []
    return Section(pen.word("picture-threats"), lines, "red")


THREAT = ("threat", "pushed")


def threat(pen: Pen, line: CardLine) -> Text:
    """What answering a threat takes and brings, or what it does otherwise."""
    asks, brings = (", ".join(map(pen.speech.say, phrases)) for phrases in (line["conditions"], line["outcome"]))
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


def planned(pen: Pen, action: View) -> Text:
    """One planned action."""
    aside = pen.resources(action["aside"]) if any(action["aside"].values()) else Text("")
    pawns = ", ".join(map(pen.pawn, action["pawns"]))
    target = f" ({target_told(pen, action)})" if action["target"] else ""
    kind, after = pen.word(f"action-{action['kind']}"), outcome_told(pen, action)
    return Text.assemble(kind, target, ": ", pawns, "  " if aside else "", aside, f"  ({after})" if after else "")


def outcome_told(pen: Pen, action: View) -> str:
    """Whether pawns are missing or the dice will be rolled. [RC-209, RC-212]"""
    sent, (least, sure) = len(action["pawns"]), action["needs"] or (0, 0)
    if sent < least:
        return pen.word("picture-lacks", n=least - sent)
    return pen.word("picture-rolls") if sent < sure or "roll" in action["along"] else ""


def target_told(pen: Pen, action: View) -> str:
    """What an action is about."""
    first, _, rest = str(action["target"]).partition(":")
    if action["kind"] == "gather":
        return f"{pen.word('source-' + rest)}, {first}"
    if first[1:].isdigit():
        return first
    known = pen.speech.lexicon.has(f"target-{first}")
    name = pen.word(f"target-{first}") if known else pen.card(first)
    return f"{name}, {rest}" if rest and not rest.isdigit() else name


def things(pen: Pen) -> Section:
    """Inventions, items, equipment, treasures and tokens."""
    view = pen.view
    inventions = [*view["inventions"]["board"], *view["inventions"]["personal"], *view["scenario"]["inventions"]]
    owned = {item["card"] for item in view["items"] if not item["fading"]}
    lines = [pen.labelled("picture-inventions", pen.cards(card for card in inventions if card not in owned))]
    if view["inventions"]["future"]:
        lines.append(pen.labelled("picture-in-future", pen.cards(view["inventions"]["future"])))
    lines.append(pen.labelled("picture-items", pen.cards(item["card"] for item in view["items"])))
    for kind in ("equipment", "treasures"):
        if view[kind]:
            used = [f"{pen.card(t['card'])}{' ×' + str(t['uses']) if t['uses'] else ''}" for t in view[kind]]
            lines.append(pen.labelled(f"picture-{kind}", ", ".join(used)))
    found = [*view["discoveries"]["available"], *view["discoveries"]["future"], *view["treasures_future"]]
    if found:
        lines.append(pen.labelled("picture-discoveries", pen.cards(found)))
    return Section(pen.word("picture-things"), lines)


def sheet(pen: Pen, seat: View) -> Section:
    """One character: health, determination, abilities, special wounds."""
    who, word = seat["seat"], pen.word
    name = pen.speech.names[who]
    title = f"{name if pen.plain else f'{SEAT_SIGNS[who]} {name}'} · {pen.card(seat['character'])}"
    lines = [health(pen, seat), Text(word("picture-determination", n=seat["determination"]))]
    if pen.view["phase"] == "planning":
        lines.append(Text(word("picture-pawns", n=seat["pawns"]["free"], of=seat["pawns"]["all"])))
    abilities = [
        f"{pen.card(a['ability'])} {word('picture-used') if a['used'] else a['cost']}" for a in seat["abilities"]
    ]
    lines.append(Text(", ".join(abilities), "dim"))
    if seat["special_wounds"]:
        wounds = ", ".join(word(f"part-{token.split()[0]}") for token in seat["special_wounds"])
        lines.append(pen.labelled("picture-special", wounds))
    if seat["outside"]:
        lines.append(Text.assemble(word("picture-outside", space=seat["outside"]), " ", pen.resources(seat["load"])))
    return Section(title, [*lines, *(companions(pen) if who == 0 else [])], SEAT_COLOURS[who])


def health(pen: Pen, seat: View) -> Text:
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
    lines = []
    for name in ("friday", "jenny"):
        if view[name]:
            told_health = word("picture-health", wounds=view[name]["wounds"], hearts=view[name]["hearts"])
            lines.append(pen.labelled(f"who-{name}", told_health))
    if view["jenny"]:
        place = "picture-jenny-camp" if view["jenny"]["place"] == "camp" else "picture-jenny-away"
        lines[-1].append(f", {word(place)}")
    if view["friday"] and view["friday"]["determination"]:
        lines[0].append(f", {word('picture-determination', n=view['friday']['determination'])}")
    if view["dog"]:
        lines.append(Text(word("who-dog")))
    return lines
