"""Explanations: what a card does, what an option touches, why something is not allowed."""

from __future__ import annotations

import re
from itertools import count
from typing import NamedTuple, NoReturn

from rich.text import Text

from campfire.kernel.contract import AnyGame, BadInput, CardText, GameState, Idle
from campfire.kernel.declared import Option, Spoken
from campfire.kernel.frame import Seat
from campfire.kernel.match import Match
from campfire.kernel.question import Ask, Blocked
from campfire.ledgers import a_number, find_rules
from campfire.terminal.pictures import cards_in_sight
from campfire.terminal.screen import Line, numbered
from campfire.terminal.speech import Speech
from campfire.words.cards import card_head, card_lines

RULE = re.compile(r"[A-Za-z]{2}-\d{3}")
"""The number of a rule."""


class Subject(NamedTuple):
    """The table as one seat sees it: whatever is explained must be in sight."""

    match: Match
    seat: Seat
    ask: Ask
    speech: Speech

    @property
    def game(self) -> AnyGame:
        """The game on the table."""
        return self.match.game

    @property
    def state(self) -> GameState:
        """How things stand."""
        return self.match.state

    def cards(self) -> dict[str, CardText]:
        """The cards in sight, by id."""
        seen = cards_in_sight(self.game.name, self.game.view(self.state, self.seat))
        return {str(card): text for card in (*seen, *self.ask.args) if (text := self.card(card))}

    def card(self, card: object) -> CardText | None:
        """The card with this id, if it is one."""
        try:
            return self.game.card(self.state, card) if isinstance(card, str) else None
        except KeyError:
            return None

    def blocked(self) -> list[Blocked]:
        """What the question does not allow."""
        return self.match.blocked(self.seat)

    def idle(self) -> list[Idle]:
        """What the seat has and cannot use now."""
        return self.game.idle(self.game.view(self.state, self.seat), self.ask.options)

    def said(self, spoken: Spoken) -> str:
        """The words of an option or a reason."""
        return self.speech.say(spoken.say(self.state))


def overview(subject: Subject) -> list[Line]:
    """Say what the question is about, what is not allowed and why, and which cards may be asked about."""
    say = subject.speech
    lines: list[Line] = []
    if say.lexicon.has(f"tip-{subject.ask.key}"):
        lines.append(say.word(f"tip-{subject.ask.key}"))
    number = count(len(subject.ask.options) + 1)
    if blocked := subject.blocked():
        lines.append(say.word("terminal-blocked"))
        lines += [numbered(next(number), reason(subject, option)) for option in blocked]
    if idle := subject.idle():
        lines.append(say.word("terminal-idle"))
        lines += [numbered(next(number), reason(subject, thing)) for thing in idle]
    lines += odds(subject, None)
    names = sorted({say.say(text["name"]) for text in subject.cards().values()})
    if names:
        lines.append(say.word("terminal-cards", cards=", ".join(names)))
    return [*lines, say.word("terminal-explain", rule=a_number(subject.game.name))]


def reason(subject: Subject, thing: Blocked | Idle) -> Text:
    """A blocked option or an idle card, why, and the rule that says so."""
    if isinstance(thing, Idle):
        name, why = subject.game.card(subject.state, thing.card)["name"], subject.speech.say(thing.why)
        what = subject.speech.say(name)
    else:
        what, why = subject.said(thing.option), subject.said(thing.reason)
    rule = subject.speech.word("terminal-rule", rule=rule_of(thing))
    return Text.assemble(what, ": ", why, (f" ({rule})", "dim"))


def rule_of(thing: Blocked | Idle) -> str:
    """The rule that stands against it."""
    return thing.rule if isinstance(thing, Idle) else thing.reason.rule


def explain(subject: Subject, word: str) -> list[Line]:
    """Explain an option by its number, a rule by the number of the ledger, or a card by its name."""
    if not word:
        return overview(subject)
    if word.isdecimal():
        return numbered_thing(subject, int(word))
    if RULE.fullmatch(word):
        return ruled(subject, word) or nothing(word)
    wanted = as_typed(word)
    names = {card: as_typed(subject.speech.say(text["name"])) for card, text in subject.cards().items()}
    found = [card for card, name in names.items() if name == wanted]
    found = found or [card for card, name in names.items() if wanted in name]
    if not found:
        return nothing(word)
    return [line for card in found[:3] for line in explained(subject, card)]


def as_typed(name: str) -> str:
    """A name without what a keyboard leaves out: capitals, the apostrophe of print, the dots of ё."""
    return name.casefold().replace("’", "'").replace("ё", "е")


def numbered_thing(subject: Subject, number: int) -> list[Line]:
    """Explain the option, the blocked option or the idle card with a number."""
    things: list[Option | Blocked | Idle] = [*subject.ask.options, *subject.blocked(), *subject.idle()]
    if not 1 <= number <= len(things):
        return nothing(str(number))
    thing = things[number - 1]
    if isinstance(thing, Option):
        lines: list[Line] = [Text(subject.said(thing), "bold"), *odds(subject, thing)]
    else:
        lines = [reason(subject, thing), *ruled(subject, rule_of(thing))]
    option = thing.option if isinstance(thing, Blocked) else thing
    names = (option.card,) if isinstance(option, Idle) else (option.key, *option.args)
    cards = dict.fromkeys(name for name in names if subject.card(name))
    return [*lines, *(line for card in cards for line in explained(subject, str(card)))]


def ruled(subject: Subject, number: str) -> list[Line]:
    """A rule of the ledger in its words."""
    rules = find_rules(subject.game.name, subject.speech.lexicon.lang, number)
    return [line for rule in rules for line in (Text(rule.heading, "bold"), f"  {rule.text}")]


def nothing(word: str) -> NoReturn:
    """Refuse what is nothing in sight."""
    raise BadInput("nothing_to_explain", word=word)


def odds(subject: Subject, option: Option | None) -> list[Line]:
    """What an option may bring, or what comes next for everybody, and how likely it is."""
    return [
        f"  {subject.speech.word('terminal-odds', percent=percent, what=subject.speech.say(phrase))}"
        for phrase, percent in subject.game.odds(subject.state, option)
    ]


def explained(subject: Subject, card: str) -> list[Line]:
    """A card in words: its name, what it is, and each of its lines."""
    text = subject.card(card)
    assert text is not None
    name, tags = card_head(text, subject.speech.lexicon)
    lines = card_lines(text, subject.speech.lexicon)
    return [Text.assemble((name, "bold"), f"  {tags}" if tags else ""), *(f"  {line}" for line in lines)]
