"""Before the game: which game, what is chosen for it, how many players, and who sits where."""

from __future__ import annotations

from campfire import bots, games
from campfire.kernel.contract import AnyGame, BadInput, Choice, Options, Value
from campfire.terminal.screen import Screen
from campfire.terminal.seating import PERSON, Sitter, bot_name, read_sitter, read_sitters
from campfire.typed import read_choice
from campfire.words.choices import choice_name, letter_of, value_about, value_name, write_value
from campfire.words.lexicon import Lexicon


def choose_game(screen: Screen, lexicon: Lexicon, wish: str | None) -> AnyGame:
    """The game asked for; else the only one, or a choice."""
    if wish is not None:
        return games.load(wish)
    if len(games.NAMES) == 1:
        return games.load(games.NAMES[0])
    labels = [lexicon.about(name).word(f"game-{name}") for name in games.NAMES]
    return games.load(games.NAMES[screen.pick(lexicon.word("welcome-game"), labels)])


def choose_options(screen: Screen, words: Lexicon, game: AnyGame, named: Options, players: int | None) -> Options:
    """Complete the wish for a game with questions made from what it lets one choose, and let the game check it."""
    wish = dict(named)
    for choice in game.choices:
        if not choice.has_say(wish, game.choices):
            continue
        if is_asked(choice, game, words) and not {choice.name, *(part.name for part in parts(choice, game))} & {*wish}:
            wish |= choose(screen, words, game, choice)
    if players is not None:
        return game.check({**wish, "players": players})
    game.check({**wish, "players": game.players[0]})
    labels = [words.word("count-players", n=n) for n in game.players]
    wish["players"] = game.players[screen.pick(words.word("welcome-players"), labels, 1 % len(labels))]
    return game.check(wish) if named else choose_further(screen, words, game, wish)


def parts(choice: Choice, game: AnyGame) -> list[Choice]:
    """The choices that can be made in place of another, whose values stand for them."""
    implied = {name for options in choice.implies.values() for name in options}
    return [other for other in game.choices if other.name in implied]


def is_asked(choice: Choice, game: AnyGame, words: Lexicon) -> bool:
    """Whether a choice is put to everybody: one of which something is said, and which no other stands for."""
    told = any(value_about(choice, value, words) for value in choice.values)
    implied = any(choice in parts(other, game) for other in game.choices)
    return (told or choice is game.choices[0]) and not implied and not choice.each


def choose(screen: Screen, words: Lexicon, game: AnyGame, choice: Choice) -> Options:
    """One of a choice's values, or what they stand for, put together by oneself."""
    own = parts(choice, game)
    labels = [label(choice, value, words) for value in choice.values]
    place = screen.pick(question(choice, words), [*labels, *(choice_name(part, words) for part in own)])
    if place < len(choice.values):
        return {choice.name: choice.values[place]}
    return type_choice(screen, words, game, own[place - len(choice.values)], {})


def choose_further(screen: Screen, words: Lexicon, game: AnyGame, wish: Options) -> Options:
    """Offer whatever else can be chosen, until nothing more is wanted."""
    implied = {part.name for choice in game.choices for part in parts(choice, game)}
    while True:
        open_ = [choice for choice in game.choices if choice.has_say(wish, game.choices)]
        left = [choice for choice in open_ if choice.name not in wish and choice.name not in implied]
        if not left:
            return game.check(wish)
        names = [choice_name(choice, words) for choice in left]
        place = screen.pick(words.word("welcome-further"), [words.word("welcome-usual"), *names])
        if place == 0:
            return game.check(wish)
        wish = {**wish, **type_choice(screen, words, game, left[place - 1], wish)}


def type_choice(screen: Screen, words: Lexicon, game: AnyGame, choice: Choice, wish: Options) -> Options:
    """Let somebody type what is chosen, until the game takes it."""
    screen.write(*(f"  {typed_as(value, words)}  {label(choice, value, words)}" for value in choice.values))
    while True:
        typed = screen.ask(question(choice, words))
        try:
            chosen = {choice.name: read_choice(choice, typed, words)}
            game.check({**wish, **chosen})
        except BadInput as bad:
            screen.write(words.say(bad.phrase))
        else:
            return chosen


def question(choice: Choice, words: Lexicon) -> str:
    """What is asked about a choice."""
    kind = "welcome-several" if choice.many or choice.each else "welcome-one"
    asked = words.word(kind, choice=choice_name(choice, words))
    return f"{asked} {words.word('welcome-files')}" if choice.files else asked


def typed_as(value: Value, words: Lexicon) -> str:
    """How a value is typed."""
    return letter_of(value, words) or write_value(value)


def label(choice: Choice, value: Value, words: Lexicon) -> str:
    """A value's name and what is said about it."""
    name, about = value_name(choice, value, words), value_about(choice, value, words)
    return f"{name}{'' if name.endswith('!') else '.'} {about}" if about else name


def choose_sitters(screen: Screen, lexicon: Lexicon, game: AnyGame, players: int) -> list[Sitter]:
    """Who sits where: for each seat a person, with a name if they like, or a bot."""
    kinds = [PERSON, *bots.known(game.name)]
    labels = [lexicon.word("welcome-person"), *(bot_name(kind, lexicon) for kind in kinds[1:])]
    sitters = []
    for seat in range(players):
        usual = 0 if seat == 0 else len(kinds) - 1
        kind = kinds[screen.pick(lexicon.word("welcome-seat", number=seat + 1), labels, usual)]
        name = screen.ask(lexicon.word("welcome-name")) if kind == PERSON else ""
        sitters.append(read_sitter(f"{PERSON}={name}" if kind == PERSON else kind, game.name))
    return sitters


def seated(screen: Screen, lexicon: Lexicon, game: AnyGame, players: int, wish: str | None) -> list[Sitter]:
    """Whoever was named for the seats, or whoever is chosen."""
    if wish is None:
        return choose_sitters(screen, lexicon, game, players)
    return read_sitters(wish.split(","), game.name, players)
