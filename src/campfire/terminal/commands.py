"""What can be typed at the table instead of an answer: a letter, and sometimes a word behind it.

Each command tells whether the question is done with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from campfire import bots
from campfire.bots.driver import Turn
from campfire.kernel.contract import BadInput
from campfire.kernel.frame import Seat
from campfire.kernel.offer import Weighed, thought_of
from campfire.kernel.phrase import Phrase
from campfire.ledgers import a_number
from campfire.terminal import saves
from campfire.terminal.explain import Subject, explain
from campfire.terminal.screen import Left, numbered
from campfire.words.language import OWN_NAMES

if TYPE_CHECKING:
    from campfire.terminal.table import Table

LOSING = "!"
"""What is typed behind the letter to leave although the last answers are lost."""

Command: TypeAlias = "Callable[[Table, Seat, str], bool]"


def tell_more(table: Table, seat: Seat, rest: str) -> bool:
    """Explain an option, a blocked option or a card."""
    subject = Subject(table.match, seat, table.ask(seat), table.speech)
    table.screen.write(*explain(subject, rest))
    return False


def undo(table: Table, seat: Seat, rest: str) -> bool:
    """Take back the last answer of a person at this keyboard, and what bots answered to it."""
    journal, first = table.match.journal, table.match.base_at
    ours = [i for i in range(first, len(journal)) if not journal[i].forced and journal[i].seat in table.people]
    if not ours:
        raise BadInput("no_undo")
    while len(table.match.journal) > ours[-1]:
        table.match.undo([*table.people, *table.bots])
    table.heard = min(table.heard, len(table.match.log))
    table.thoughts.clear()
    table.waiting.clear()
    return True


def wait(table: Table, seat: Seat, rest: str) -> bool:
    """Let the others answer first."""
    if table.ask(seat).is_groups or len(table.match.seats()) == 1:
        raise BadInput("nobody_else")
    table.waiting.append(seat)
    return True


def meanwhile(table: Table, seat: Seat, rest: str) -> bool:
    """List what others may use before the question is answered, or use it."""
    offers = table.offers(seat)
    if not offers:
        raise BadInput("no_offers")
    if not rest:
        labels = [f"{table.speech.names[other]}: {table.label(other, option)}" for other, option in offers]
        table.screen.write(*(numbered(i, label) for i, label in enumerate(labels, 1)))
        return False
    if not rest.isdecimal() or not 1 <= int(rest) <= len(offers):
        raise BadInput("no_such_number", word=rest, last=len(offers))
    other, option = offers[int(rest) - 1]
    table.answer(other, option.key, option.args)
    return True


def look(table: Table, seat: Seat, rest: str) -> bool:
    """The table again."""
    table.draw(seat)
    table.put_question(seat)
    return False


def advise(table: Table, seat: Seat, rest: str) -> bool:
    """What a thinker would do here, and why: the best options with their chances."""
    game, ask = table.match.game, table.ask(seat)
    if "thinker" not in bots.known(game.name):
        raise BadInput("no_advice")
    bot, view = bots.make("thinker", game.name, table.match.options), game.view(table.match.state, seat)
    offer = Turn(seat, ask, (), None).offer(game, table.match.state, table.random)
    place = bot(view, offer, table.random)
    because = thought_of(bot, view, offer, place)
    why = because.say(table.match.state) if because else Phrase("because-best", {"n": len(ask.options)})
    table.screen.write(
        numbered(place + 1, table.speech.apart(table.label(seat, ask.options[place]), table.speech.say(why)))
    )
    for one in because.ranking if isinstance(because, Weighed) else ():
        answer = ask.options[one.place].say(table.match.state)
        weighed = Phrase("weighed-option", {"answer": answer, "for": one.say(), "chance": one.chance})
        table.screen.write(numbered(one.place + 1, table.speech.say(weighed)))
    return False


def tell_log(table: Table, seat: Seat, rest: str) -> bool:
    """The whole log, as far as this seat may know it."""
    table.screen.write(*table.speech.told(table.match, table.match.log, [seat]))
    return False


def save_copy(table: Table, seat: Seat, rest: str) -> bool:
    """Save the game under a name of the person's choice; without one, say where it is."""
    if rest:
        file = Path(rest).expanduser()
        if file.exists():
            raise BadInput("file_exists", file=rest)
        saves.write(file, table.saved())
    table.screen.write(table.speech.word("terminal-saved", file=rest or str(table.file)))
    return False


def switch_language(table: Table, seat: Seat, rest: str) -> bool:
    """Go on in another language."""
    lang = rest.lower()
    if lang not in OWN_NAMES:
        langs = list(OWN_NAMES)
        lang = langs[table.screen.pick("", OWN_NAMES.values(), langs.index(table.speech.lexicon.lang))]
    table.speech = table.speech.speaking(lang)
    table.show(seat)
    return False


def tell_commands(table: Table, seat: Seat, rest: str) -> bool:
    """What can be typed."""
    table.screen.write(*table.speech.word("terminal-help", rule=a_number(table.match.game.name)).splitlines())
    return False


def leave(table: Table, seat: Seat, rest: str) -> bool:
    """Leave the table; the game is saved, and where it cannot be, only a second word leaves it."""
    table.keep()
    if table.unsaved and rest != LOSING:
        table.refuse(table.unsaved)
        table.screen.write(table.speech.word("terminal-unsaved", word=LOSING))
        return False
    raise Left


COMMANDS: Mapping[str, Command] = {
    "?": tell_more,
    "u": undo,
    "w": wait,
    "o": meanwhile,
    "v": look,
    "t": advise,
    "l": tell_log,
    "s": save_copy,
    "g": switch_language,
    "h": tell_commands,
    "q": leave,
}
"""What the letters do."""
