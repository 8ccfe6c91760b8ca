"""The scenario sheet of Robinson Crusoe: rounds and their weather, decks, and what is counted towards the goal."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from campfire.games.robinson.goals import Day
from campfire.games.robinson.picture.pen import Pen
from campfire.games.robinson.sight import Deck
from campfire.picture import Section, joined


def heading(pen: Pen) -> Section:
    """Where the game stands: scenario, round, phase, weather, the sheet's trackers."""
    view, word = pen.view, pen.word
    title = (
        f"{word('scenario-' + view['scenario']['id'])} · {word('picture-round', n=view['round'], of=view['rounds'])}"
    )
    dice = signs(pen, view["weather"]["schedule"][view["round"] - 1]) or "–"
    first = Text.assemble(
        *(word(f"phase-{view['phase']}"), "   ", word("picture-first", name=pen.voice.names[view["first"]])),
        *("   ", word("picture-weather"), ": ", dice),
    )
    return Section(title, [first, *ahead(pen), decks(pen), *trackers(pen)], "yellow")


def signs(pen: Pen, day: Day) -> str:
    """What the sheet shows for a round: its dice, a ship, lava, a birth."""
    shown = [pen.word(f"picture-die-{die}") for die in day["dice"]]
    shown += [pen.word(f"picture-sign-{sign}", spaces=", ".join(day["lava"])) for sign in day["signs"]]
    return ", ".join(shown)


def ahead(pen: Pen) -> list[Text]:
    """What the rounds to come show; rounds that show the same are told together."""
    coming = pen.view["weather"]["schedule"][pen.view["round"] :]
    runs = [(shown, [day["round"] for day in run]) for shown, run in groupby(coming, lambda day: signs(pen, day))]
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


def top_told(pen: Pen, deck: Deck) -> str:
    """The top card of a pile where it is known, or its kind where the back tells it. [RC-755]"""
    if deck["known"] and deck["known"][0]["place"] == 0:
        return f" [{pen.card(deck['known'][0]['card'])}]"
    return f" [{pen.word('picture-top', back=pen.word('back-' + deck['top']))}]" if deck["top"] else ""


def trackers(pen: Pen) -> list[Text]:
    """What is counted towards the goal, who has to be fought, whom the family and the crew still lack."""
    word, scenario = pen.word, pen.view["scenario"]
    goals, woodpile = scenario["goals"], scenario["woodpile"]
    parts = [word(f"picture-goal-{goal['goal']}", n=goal["n"], of=goal["of"]) for goal in goals]
    if woodpile:
        parts.append(word("picture-room", n=woodpile["room"]))
    parts += [word(f"picture-foe-{goal['foe']}", n=goal["strength"] or 0) for goal in goals if goal["foe"]]
    if scenario["totems"]:
        parts.append(word("picture-totems", n=scenario["totems"]))
    if lacking := [one["card"] for one in scenario["family"] if not one["built"]]:
        parts.append(word("picture-lacking", cards=pen.cards(lacking)))
    if crew := [word(f"crew-{one['member']}") for one in scenario["crew"] if one["fate"] == "alive"]:
        parts.append(word("picture-crew", crew=", ".join(crew)))
    return [joined(map(Text, parts))] if parts else []
