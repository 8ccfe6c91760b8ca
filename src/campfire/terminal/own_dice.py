"""Dice of people's own: thrown on a real table, and told to this one."""

from __future__ import annotations

from functools import partial

from rich.text import Text

from campfire.kernel.contract import BadInput
from campfire.kernel.declared import Die
from campfire.kernel.fate import Fate, OwnDice
from campfire.kernel.match import Nature
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Chance, Roll
from campfire.terminal.screen import Left, Screen, letter, numbered
from campfire.terminal.speech import Speech

LONGEST = 40
"""So much of what was typed is said again."""


def own_dice(fate: Fate, screen: Screen, speech: Speech) -> OwnDice:
    """People with dice of their own, before anybody sits at the table; shuffles and draws follow from the seed."""
    return OwnDice(fate, partial(ask_faces, screen, speech))


def nature_like(nature: Nature, fate: Fate, screen: Screen, speech: Speech) -> Nature:
    """Who answers for chance in the next game of a series: dice stay whose they were."""
    return own_dice(fate, screen, speech) if isinstance(nature, OwnDice) else fate


def ask_faces(screen: Screen, speech: Speech, chance: Chance) -> tuple[int, ...]:
    """Name the dice that are to be thrown, and take the face that lies up on each."""
    assert isinstance(chance.outcomes, Roll)
    dice = chance.outcomes.dice
    names = ", ".join([speech.say(die.say(None)) for die in dice])
    screen.write("", Text(speech.word("terminal-throw", n=len(dice), dice=names), "bold magenta"))
    return tuple([ask_face(screen, speech, die) for die in dice])


def ask_face(screen: Screen, speech: Speech, die: Die) -> int:
    """Take the face of one die, by its figure, its place in the list or its words."""
    shown = [speech.say(face) if isinstance(face, Phrase) else str(face) for face in die.kind.faces]
    listed, figures = list(dict.fromkeys(shown)), all([isinstance(face, int) for face in die.kind.faces])
    prompt = f"{speech.say(die.say(None))} ({listed[0]}–{listed[-1]}) >" if figures else ">"
    if not figures:
        title = speech.word("terminal-lies", die=die.say(None))
        screen.write(title, *(numbered(place, face) for place, face in enumerate(listed, 1)))
    places = {face.casefold(): face for face in listed}
    if not figures:
        places |= {str(place): face for place, face in enumerate(listed, 1)}
    while True:
        typed = screen.ask(prompt)
        if letter(typed) == "q":
            raise Left
        if face := places.get(typed.casefold()):
            return shown.index(face)
        bad = BadInput("no_such_face", word=typed[:LONGEST], last=len(listed))
        screen.write(Text(speech.say(bad.phrase), "red"))
