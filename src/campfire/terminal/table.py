"""The table: one match played at this keyboard, by people in turn and by bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.text import Text

from campfire import bots
from campfire.bots.driver import Turn, next_turn
from campfire.kernel.contract import BadInput
from campfire.kernel.declared import Ids, Named, Option
from campfire.kernel.engine import Random
from campfire.kernel.fate import Fate, OwnDice
from campfire.kernel.frame import Seat
from campfire.kernel.match import Match
from campfire.kernel.offer import thought_of
from campfire.kernel.question import Ask, Chance
from campfire.terminal import saves, story
from campfire.terminal.commands import COMMANDS
from campfire.terminal.dealt import greeting, to_share
from campfire.terminal.own_dice import ask_faces, nature_like
from campfire.terminal.pictures import description, picture, pointed_at
from campfire.terminal.screen import Left, Screen, letter, numbered
from campfire.terminal.seating import Sitter, same_person
from campfire.terminal.speech import Speech


class Table:
    """Plays a match to its end, or until somebody leaves."""

    def __init__(self, match: Match, speech: Speech, screen: Screen, file: Path, random: Random) -> None:
        self.match = match
        self.speech = speech
        self.screen = screen
        self.file = file
        self.random = random
        self.sitters: Sequence[Sitter] = speech.sitters
        self.followers = self.sitters
        """Who plays the next game of a series."""
        self.bots = {s: bots.make(x.bot, match.game.name, match.options) for s, x in enumerate(self.sitters) if x.bot}
        match.silent = frozenset(self.bots)
        if isinstance(match.nature, OwnDice):
            match.nature = OwnDice(match.nature.fate, self.throw)
        self.people = [seat for seat in range(len(self.sitters)) if seat not in self.bots]
        self.holder: Seat | None = self.people[0] if len(self.people) == 1 else None
        """The seat whose person holds the keyboard."""
        self.heard = 0
        """How many events of the log have been told to whoever answered last."""
        self.led = 0
        """How many were told before the last throw of real dice: of several throws each tells only its own."""
        self.thoughts: list[story.Thought] = []
        """What bots thought since a person last answered."""
        self.waiting: list[Seat] = []
        """Seats that let the others answer first."""
        self.greeted = False
        """Whether the commands have been named."""
        self.deal = ""
        """The word that names the deal, where others can play it too."""
        self.unsaved: BadInput | None = None
        """Why the last answers are not saved."""
        self.doubtful: Named | None = None
        """The option that waits for a second word, because it cannot be taken back."""

    def play(self) -> None:
        """Ask and answer until the game is over."""
        self.save()
        while self.match.seats():
            if turn := self.bots_turn():
                self.bot_answers(turn)
            else:
                self.person_answers(min(self.ready(), key=lambda seat: (seat != self.holder, seat)))
            self.keep()
        self.tell_result()

    def save(self) -> None:
        """Write the game into its file."""
        saves.write(self.file, self.saved())

    def keep(self) -> None:
        """Save after an answer; if that fails, every question says so until it is mended."""
        try:
            self.save()
        except BadInput as bad:
            self.unsaved = bad
        else:
            self.unsaved = None

    def refuse(self, bad: BadInput) -> None:
        """Say what was wrong and what would be right."""
        self.screen.write(Text(self.speech.say(bad.phrase), "red"))

    def saved(self) -> saves.Save:
        """The match, who sits where, and whether it is over with its series."""
        over = not self.match.seats() and self.match.sequel() is None
        own_dice = isinstance(self.match.nature, OwnDice)
        return saves.Save(self.match.save(), [s.written for s in self.sitters], over, self.deal, own_dice)

    def ready(self) -> list[Seat]:
        """The people who are asked and do not wait; when everybody waits, nobody does any more."""
        seats = self.match.seats()
        if set(seats) <= set(self.waiting):
            self.waiting.clear()
        return [seat for seat in seats if seat not in self.waiting and seat in self.people]

    def bots_turn(self) -> Turn | None:
        """The bot that answers next: after the people, but before its group where it may use something of its own."""
        question, people = self.match.question, self.ready()
        assert question is not None
        assert not isinstance(question, Chance)
        turn = next_turn(question, self.bots, self.waiting)
        return turn if turn and (turn.own or not people) else None

    def bot_answers(self, turn: Turn) -> None:
        """Let a bot answer from what it sees, or wait for those who have not been asked yet."""
        game, state, seat = self.match.game, self.match.state, turn.seat
        view, offer, bot = game.view(state, seat), turn.offer(game, state, self.random), self.bots[seat]
        place = bot(view, offer, self.random)
        if option := turn.chosen(place):
            if not turn.ask.private and (because := thought_of(bot, view, offer, place)):
                self.thoughts.append(story.thought(self.match, turn, option, because))
            self.answer(seat, option.key, option.args)
        else:
            self.waiting.append(seat)

    def answer(self, seat: Seat, key: str, args: Ids) -> None:
        """Give an answer; those who waited may answer next."""
        self.match.answer(seat, key, args)
        self.waiting.clear()

    def throw(self, chance: Chance) -> tuple[int, ...]:
        """Tell what led to a throw, and ask for the faces that lie on the real table."""
        if self.holder is not None:
            self.screen.write(*story.told(self.match, self.speech, max(self.heard, self.led), [self.holder], []))
        self.led = len(self.match.log)
        return ask_faces(self.screen, self.speech, chance)

    def ask(self, seat: Seat) -> Ask:
        """The pending question as it is put to a seat."""
        ask = self.match.ask(seat)
        assert ask is not None
        return ask

    def person_answers(self, seat: Seat) -> None:
        """Show the table to a person and take an answer or a command."""
        if self.hides_something(seat):
            self.screen.clear()
            if letter(self.screen.ask(self.speech.word("terminal-pass", name=self.speech.names[seat]))) == "q":
                raise Left
        self.holder = seat
        self.show(seat)
        while True:
            typed = self.screen.ask(">")
            try:
                if self.obey(seat, typed):
                    return
            except BadInput as bad:
                self.refuse(bad)

    def hides_something(self, seat: Seat) -> bool:
        """Tell whether the keyboard changes hands and the next person sees more than the last."""
        last = self.holder
        if last is None or same_person(self.sitters, last, seat):
            return False
        return self.ask(seat).private or self.seen_by(last) != self.seen_by(seat)

    def seen_by(self, seat: Seat) -> dict[str, object]:
        """What a seat sees, without saying which it is."""
        return {**self.match.game.view(self.match.state, seat), "you": None}

    def show(self, seat: Seat) -> None:
        """The picture, what has happened since, and the question."""
        self.tell_news([seat])
        self.put_question(seat)

    def draw(self, seat: Seat) -> None:
        """The table as a seat sees it."""
        game, state = self.match.game, self.match.state
        view, card = game.view(state, seat), partial(game.card, state)
        if self.screen.plain:
            self.screen.write(*description(game.name, view, self.speech, card))
        else:
            self.screen.draw(picture(game.name, view, self.speech, card))

    def tell_news(self, seats: Sequence[Seat]) -> None:
        """The table, and what has happened since a person last answered; a long story begins before the table."""
        news = [*story.told(self.match, self.speech, self.heard, seats, self.thoughts)]
        self.heard = len(self.match.log)
        self.thoughts.clear()
        *before, last = self.screen.pages(news)
        story.tell_first(self.screen, before, self.speech.word("terminal-go-on"))
        if not self.screen.plain:
            self.screen.clear()
            self.draw(seats[0])
        if last:
            self.screen.write(*last)

    def put_question(self, seat: Seat) -> None:
        """The question and its numbered options; plainly, the commands are named only once."""
        ask = self.ask(seat)
        prompt = self.speech.say(ask.say(self.match.state))
        self.screen.write(
            "",
            Text.assemble((f"{self.speech.names[seat]}: ", "bold green"), (prompt, "bold")),
            *(numbered(i, self.label(seat, option)) for i, option in enumerate(ask.options, 1)),
        )
        if self.offers(seat):
            names = list(dict.fromkeys([self.speech.names[other] for other, _ in self.offers(seat)]))
            self.screen.write(Text(self.speech.word("terminal-meanwhile", names=", ".join(names)), "dim"))
        if not self.greeted:
            self.screen.write(*(Text(line, "dim") for line in greeting(self.match, self.speech, self.deal)))
        if not (self.screen.plain and self.greeted):
            self.screen.write(Text(self.speech.word("terminal-commands"), "dim"))
        self.greeted = True
        if self.unsaved:
            self.refuse(self.unsaved)

    def label(self, seat: Seat, option: Option) -> str:
        """The words of an option, and what lies on the table where it points."""
        game, state = self.match.game, self.match.state
        said = self.speech.say(option.say(state))
        pointed = pointed_at(game.name, game.view(state, seat), option, self.speech, partial(game.card, state))
        return self.speech.foretold(state, option, f"{said}: {pointed}" if pointed else said)

    def obey(self, seat: Seat, typed: str) -> bool:
        """Do what was typed; tell whether the question is done with."""
        options = self.ask(seat).options
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(options):
                raise BadInput("no_such_number", word=typed, last=len(options))
            return self.take(seat, options[int(typed) - 1])
        if not typed:
            raise BadInput("nothing_typed", last=len(options))
        command, rest = letter(typed[:1]), typed[1:].strip()
        if command not in COMMANDS:
            raise BadInput("no_such_number", word=typed, last=len(options))
        return COMMANDS[command](self, seat, rest)

    def take(self, seat: Seat, option: Option) -> bool:
        """Answer with an option; what cannot be taken back asks once."""
        warns = option.kind.warns
        warning = warns(self.match.state, option) if warns and self.doubtful != option.named_by else None
        self.doubtful = option.named_by if warning else None
        if warning:
            self.screen.write(Text(self.speech.say(warning), "red"), self.speech.word("terminal-sure"))
            return False
        self.answer(seat, option.key, option.args)
        return True

    def offers(self, seat: Seat) -> list[tuple[Seat, Option]]:
        """What other people at this keyboard may use before the question is answered."""
        found = [(other, option) for other in self.match.helpers() for option in self.ask(other).options]
        for other, own in self.match.own_options().items():
            found += [(other, option) for option in self.ask(other).options if option.named_by in own]
        return [(other, option) for other, option in found if other in self.people and other != seat]

    def tell_result(self) -> None:
        """How the game ended."""
        result = self.match.game.result(self.match.state)
        assert result is not None
        self.tell_news(self.people or range(len(self.sitters)))
        if self.screen.plain:
            self.screen.write()
            self.draw((self.people or [0])[0])
        self.screen.write("", *story.outcome(result, self.speech))
        if self.unsaved:
            self.refuse(self.unsaved)
        if self.deal:
            self.screen.write("", *to_share(self.match, self.speech, self.deal))
        self.screen.write(self.speech.word("terminal-replay", file=str(self.file)))
        if fate := self.match.fate:
            self.screen.write(self.speech.word("terminal-verify", file=str(self.file), digest=fate.digest))

    def next_table(self) -> Table | None:
        """The table of the next game in a series, with whoever plays on; None where none follows or nobody wants it."""
        wish = self.match.sequel()
        if wish is None or (self.people and not self.wants_next()):
            return None
        game = self.match.game
        options = game.check({**wish, "players": len(self.followers)})
        speech = Speech(self.speech.lexicon.about(game.name, game.words(options)), self.followers)
        match = Match(game, options, nature_like(self.match.nature, Fate.drawn(self.random), self.screen, speech))
        following = Table(match, speech, self.screen, saves.new_file(game.name), self.random)
        following.save()
        saves.write(self.file, self.saved()._replace(over=True))
        return following

    def wants_next(self) -> bool:
        """Ask whether the series goes on now."""
        answers = [self.speech.word("terminal-next-yes"), self.speech.word("terminal-next-later")]
        return self.screen.pick(self.speech.word("terminal-next"), answers) == 0
