"""Robinson Crusoe's table: the island, the camp, the threats, the plan, things and character sheets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from campfire.kernel.contract import Phrase, SeatName, View
from campfire.kernel.question import Option
from campfire.terminal.pictures.sections import SEAT_COLOURS, SEAT_SIGNS, Cards, Section, framed, joined, pairs, told
from campfire.terminal.speech import Speech

CELL = 15
"""Letters that fit on a space of the island."""

SOURCE_SIGNS = {"wood": "♣", "fish": "≈", "parrot": "▼"}
TILE_SIGNS = {"beast": "♞", "totem": "◎", "shelter": "▲"}
CAMP, EXHAUSTED, UNKNOWN, CLOSED, TOKEN = "⌂", "×", "?", "▒", "•"
HEART, WOUND, ARROW = "♥", "♡", "›"
STYLES = {"wood": "green", "food": "yellow", "preserves": "yellow", "fur": "bright_black"}
ALIVE = 0


def draw(view: View, speech: Speech) -> RenderableType:
    """The table with frames and colours."""
    pen = Pen(view, speech, plain=False)
    boards = [framed(camp(pen)), framed(threats(pen))]
    seats = [framed(sheet(pen, seat)) for seat in view["seats"]]
    parts = [framed(heading(pen)), framed(island(pen)), pairs(boards), framed(plan(pen)), framed(things(pen))]
    return Group(*parts, pairs(seats))


def tell(view: View, speech: Speech) -> list[str]:
    """The same in plain lines, a part of the table after the other."""
    pen = Pen(view, speech, plain=True)
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


class Pen:
    """Writes the things of the table in words and signs."""

    def __init__(self, view: View, speech: Speech, plain: bool) -> None:
        self.view = view
        self.speech = speech
        self.word = speech.word
        self.plain = plain

    def card(self, card: str) -> str:
        """A card's name."""
        return self.word(f"card-{card.partition(':')[0].replace(' ', '_')}")

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards."""
        return ", ".join(self.card(card) for card in cards) or "–"

    def token(self, token: str) -> str:
        """A token or marker, by its own words."""
        name, _, about = token.partition(":")
        if name[:-1] == "number":
            return self.word("token-number", n=int(name[-1]))
        return self.word(f"token-{name}", source=Phrase(f"source-{about}") if about else "")

    def tokens(self, tokens: Iterable[str]) -> str:
        """Several tokens."""
        return ", ".join(map(self.token, tokens))

    def resources(self, amounts: Mapping[str, int]) -> Text:
        """Resources by kind, those that are there."""
        parts = [
            Text.assemble(self.word(f"resource-{name}"), (f" {n}", f"bold {STYLES[name]}"))
            for name, n in amounts.items()
            if n
        ]
        return joined(parts) if parts else Text("–", "dim")

    def pawn(self, pawn: str) -> str:
        """Whose pawn it is."""
        if pawn.isdigit():
            return self.speech.say(Phrase("picture-pawn", {"name": SeatName(int(pawn))}))
        return self.word(f"who-{pawn}") if pawn in ("friday", "dog", "jenny", "candles_treasure") else self.card(pawn)

    def labelled(self, key: str, value: Text | str) -> Text:
        """A name and what lies under it."""
        return Text.assemble(self.word(key), ": ", value)


def heading(pen: Pen) -> Section:
    """Where the game stands: scenario, round, phase, weather, the sheet's trackers."""
    view, word = pen.view, pen.word
    title = (
        f"{word('scenario-' + view['scenario']['id'])} · {word('picture-round', n=view['round'], of=view['rounds'])}"
    )
    dice = ", ".join(word(f"picture-die-{die}") for die in view["weather"]["dice"]) or "–"
    first = Text.assemble(
        *(word(f"phase-{view['phase']}"), "   ", word("picture-first", name=pen.speech.names[view["first"]])),
        *("   ", word("picture-weather"), ": ", dice),
    )
    lines = [first, decks(pen)]
    track = trackers(pen)
    return Section(title, [*lines, track] if track else lines, "yellow")


def decks(pen: Pen) -> Text:
    """How many cards each pile has, and the tokens on the decks."""
    view, word = pen.view, pen.word
    parts = []
    for name, deck in view["decks"].items():
        lying = view["areas"].get(f"{name}_deck", ())
        marked = f" ({pen.tokens(lying)})" if lying else ""
        top = f" [{pen.card(deck['known'][0][1])}]" if deck["known"] and deck["known"][0][0] == 0 else ""
        parts.append(Text(f"{word('picture-deck-' + name)} {deck['count']}{marked}{top}"))
    return joined(parts)


def trackers(pen: Pen) -> Text | None:
    """The scenario sheet's own trackers."""
    track = pen.view["scenario"]["track"]
    parts = [Text(pen.word(f"picture-track-{name}", n=n)) for name, n in track.items() if name in TRACKED]
    crew = [pen.word(f"crew-{name}") for name, state in track.items() if name not in TRACKED and state == ALIVE]
    if crew:
        parts.append(Text(pen.word("picture-crew", crew=", ".join(crew))))
    return joined(parts) if parts else None


TRACKED = ("totems", "woodpile", "level", "places", "burned", "city")
"""Trackers that count something; the others are people of the film crew."""


def island(pen: Pen) -> Section:
    """The spaces of the island: drawn as a map, or told one after the other."""
    spaces = pen.view["island"]["spaces"]
    if pen.plain:
        return Section(pen.word("picture-island"), [space_told(pen, space) for space in spaces])
    lines = [Text(line) for row in range(3) for line in row_of_spaces(pen, row)]
    lines += [Text(pen.word("picture-legend"), "dim")]
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
    tile = space["tile"]
    if not space["open"]:
        return f"{space['space']} {CLOSED * 3}", ""
    if tile is None:
        return f"{space['space']}{tokens}", UNKNOWN
    sources = [SOURCE_SIGNS[s["source"]] + (EXHAUSTED if s["exhausted"] else "") for s in tile["sources"]]
    signs = [sign for name, sign in TILE_SIGNS.items() if tile[name]]
    sleepers = [SEAT_SIGNS[seat] for seat in space["outside"]]
    head = f"{space['space']} {pen.word('terrain-' + tile['terrain'])}"
    return head[:CELL], " ".join([*sources, *signs, *sleepers, camp_here])[: CELL - len(tokens)].rstrip() + tokens


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
        pen.labelled("picture-morale", morale(pen)),
        pen.labelled("picture-available", pen.resources(view["available"])),
        pen.labelled("picture-future", pen.resources(view["future"])),
    ]
    tokens = [f"{word('area-' + area)}: {pen.tokens(lying)}" for area, lying in view["areas"].items()]
    lines += [Text(line) for line in tokens if tokens]
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
    return f"{n:+d}" if n else "0"


def threats(pen: Pen) -> Section:
    """The two Threat spaces."""
    lines = [
        pen.labelled(f"picture-threat-{side}", pen.card(card) if card else "–")
        for side, card in zip(("left", "right"), pen.view["threats"], strict=True)
    ]
    return Section(pen.word("picture-threats"), lines, "red")


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
    return Text.assemble(pen.word(f"action-{action['kind']}"), target, ": ", pawns, "  " if aside else "", aside)


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
    if view["friday"] and view["friday"]["determination"]:
        lines[0].append(f", {word('picture-determination', n=view['friday']['determination'])}")
    if view["dog"]:
        lines.append(Text(word("who-dog")))
    return lines
