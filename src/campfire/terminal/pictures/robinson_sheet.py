"""The scenario sheet of Robinson Crusoe: rounds and their weather, decks, and what is counted towards the goal."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from campfire.kernel.contract import View
from campfire.terminal.pictures.robinson_pen import Pen
from campfire.terminal.pictures.sections import Section, joined

ALIVE = 0
HOME = ("shelter", "roof", "palisade", "weapons")


def heading(pen: Pen) -> Section:
    """Where the game stands: scenario, round, phase, weather, the sheet's trackers."""
    view, word = pen.view, pen.word
    title = (
        f"{word('scenario-' + view['scenario']['id'])} · {word('picture-round', n=view['round'], of=view['rounds'])}"
    )
    dice = signs(pen, view["round"]) or "–"
    first = Text.assemble(
        *(word(f"phase-{view['phase']}"), "   ", word("picture-first", name=pen.speech.names[view["first"]])),
        *("   ", word("picture-weather"), ": ", dice),
    )
    return Section(title, [first, *ahead(pen), decks(pen), *trackers(pen)], "yellow")


def signs(pen: Pen, number: int) -> str:
    """What the sheet shows for a round: its dice, a ship, lava, a birth."""
    printed = pen.view["scenario"]["printed"]
    shown = [pen.word(f"picture-die-{die}") for die in pen.view["weather"]["schedule"][number - 1]]
    if number >= printed.get("ship", number + 1):
        shown.append(pen.word("picture-sign-ship"))
    if number in printed.get("births", ()):
        shown.append(pen.word("picture-sign-child"))
    if flows := printed.get("lava", {}).get(str(number)):
        shown.append(pen.word("picture-sign-lava", spaces=", ".join(flows)))
    return ", ".join(shown)


def ahead(pen: Pen) -> list[Text]:
    """What the rounds to come show; rounds that show the same are told together."""
    coming = range(pen.view["round"] + 1, pen.view["rounds"] + 1)
    runs = [(shown, list(run)) for shown, run in groupby(coming, lambda number: signs(pen, number))]
    parts = [Text(f"{run[0]}–{run[-1]}: {shown}" if run[1:] else f"{run[0]}: {shown}") for shown, run in runs if shown]
    return [pen.labelled("picture-ahead", joined(parts))] if parts else []


def decks(pen: Pen) -> Text:
    """How many cards each pile has, and the tokens on the decks."""
    view, word = pen.view, pen.word
    parts = []
    for name, deck in view["decks"].items():
        if name == "waiting" and not deck["count"]:
            continue
        lying = view["areas"].get(f"{name}_deck", ())
        marked = f" ({pen.tokens(lying)})" if lying else ""
        parts.append(Text(f"{word('picture-deck-' + name)} {deck['count']}{marked}{top_told(pen, deck)}"))
    return joined(parts)


def top_told(pen: Pen, deck: View) -> str:
    """The top card of a pile where it is known, or its kind where the back tells it. [RC-755]"""
    if deck["known"] and deck["known"][0][0] == 0:
        return f" [{pen.card(deck['known'][0][1])}]"
    return f" [{pen.word('picture-top', back=pen.word('back-' + deck['top']))}]" if deck.get("top") else ""


def trackers(pen: Pen) -> list[Text]:
    """What is counted towards the goal, who has to be fought, whom the family and the crew still lack."""
    word, scenario = pen.word, pen.view["scenario"]
    parts = [word(f"picture-goal-{name}", n=n, of=of) for name, (n, of) in goals(pen.view).items()]
    if "woodpile" in scenario["printed"]:
        parts.append(word("picture-room", n=room(pen.view)))
    parts += [word(f"picture-foe-{foe}", n=n) for foe, n in scenario["foes"].items()]
    if totems := scenario["track"].get("totems"):
        parts.append(word("picture-totems", n=totems))
    if lacking := lacks(pen.view):
        parts.append(word("picture-lacking", cards=pen.cards(lacking)))
    crew = [word(f"crew-{name}") for name in scenario["printed"].get("crew", ()) if is_alive(pen.view, name)]
    if crew:
        parts.append(word("picture-crew", crew=", ".join(crew)))
    return [joined(map(Text, parts))] if parts else []


def goals(view: View) -> dict[str, tuple[int, int]]:
    """How many there are of what the scenario counts, and how many are wanted; for the sheets that count it."""
    printed, track = view["scenario"]["printed"], view["scenario"]["track"]
    spaces, births, home = view["island"]["spaces"], printed.get("births", ()), [view["levels"][part] for part in HOME]
    tokens = [token for space in spaces for token in space["tokens"]]
    family = wanted(view)
    counted = {
        "woodpile": (track.get("woodpile", 0), sum(printed.get("woodpile", ()))),
        "crosses": (tokens.count("cross"), printed.get("crosses", 0)),
        "tiles": (sum(1 for space in spaces if space["tile"]), needed(view, "tiles")),
        "places": (track.get("places", 0), needed(view, "places")),
        "villages": (track.get("burned", 0), printed.get("villages", 0)),
        "city": (track.get("city", 0), int("city" in printed)),
        "traps": (tokens.count("trap"), printed.get("traps", 0)),
        "family": (len(family) - len(lacks(view)), len(family)),
        "home": (sum(1 for part in home if part), len(home) if family else 0),
        "children": (sum(1 for number in births if number <= view["round"]), len(births)),
    }
    return {name: (n, of) for name, (n, of) in counted.items() if of}


def room(view: View) -> int:
    """How much wood still fits on the level of the woodpile that is being laid. [RC-481]"""
    printed, track = view["scenario"]["printed"], view["scenario"]["track"]
    return int(max(0, sum(printed["woodpile"][: track.get("level", 0) + 1]) - track.get("woodpile", 0)))


def needed(view: View, what: str) -> int:
    """How many the sheet wants of something, by the number of players."""
    by_players = view["scenario"]["printed"].get(what)
    return by_players[view["players"] - 1] if isinstance(by_players, (list, tuple)) else 0


def wanted(view: View) -> list[str]:
    """The inventions that the Robinson family wants."""
    return [sign.removeprefix("family ") for sign in view["signs"] if sign.startswith("family ")]


def lacks(view: View) -> list[str]:
    """Those of them that are not built."""
    built = {item["card"] for item in view["items"] if not item["fading"]}
    return [card for card in wanted(view) if card not in built]


def is_alive(view: View, member: str) -> bool:
    """Whether Kong has left somebody of the film crew alone so far."""
    return int(view["scenario"]["track"].get(member, ALIVE)) == ALIVE
