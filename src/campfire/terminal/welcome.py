"""Before the game: which game, which scenario, how many players, and who sits where."""

from __future__ import annotations

from typing import Any

from campfire import bots, games
from campfire.kernel.contract import AnyGame, BadInput, Options, values_of
from campfire.terminal.screen import Screen
from campfire.terminal.seating import PERSON, Sitter, bot_name, read_sitters
from campfire.typed import module_letters, read_modules
from campfire.words.lexicon import Lexicon


def choose_game(screen: Screen, lexicon: Lexicon, wish: str | None) -> AnyGame:
    """The game asked for; else the only one, or a choice."""
    if wish is not None:
        return games.load(wish)
    if len(games.NAMES) == 1:
        return games.load(games.NAMES[0])
    labels = [lexicon.word(f"game-{name}") for name in games.NAMES]
    return games.load(games.NAMES[screen.pick(lexicon.word("welcome-game"), labels)])


def choose_options(
    screen: Screen,
    lexicon: Lexicon,
    game: AnyGame,
    further: dict[str, Any],
    scenario: str | None,
    modules: str | None,
    players: int | None,
) -> Options:
    """Complete the wish for a game with questions, and let the game check it."""
    wish = {**further}
    if scenario is not None:
        wish["scenario"] = scenario
    elif modules is not None:
        wish["modules"] = read_modules(modules, lexicon)
    else:
        wish |= choose_scenario(screen, lexicon, game)
    if players is not None:
        return game.check({**wish, "players": players})
    game.check({**wish, "players": game.players[0]})
    labels = [lexicon.word("count-players", n=n) for n in game.players]
    wish["players"] = game.players[screen.pick(lexicon.word("welcome-players"), labels, 1)]
    return game.check(wish)


def choose_scenario(screen: Screen, lexicon: Lexicon, game: AnyGame) -> dict[str, Any]:
    """One of the game's scenarios, or a free mix of modules where the game has any."""
    scenarios = values_of(game, "scenario")
    labels = [scenario_name(str(name), lexicon) for name in scenarios]
    if module_letters(lexicon):
        labels.append(lexicon.word("welcome-mix"))
    place = screen.pick(lexicon.word("welcome-scenario"), labels)
    if place < len(scenarios):
        return {"scenario": scenarios[place]}
    screen.write(*module_names(lexicon))
    while True:
        typed = screen.ask(lexicon.word("welcome-modules"))
        try:
            modules = read_modules(typed, lexicon)
            game.check({"modules": modules})
        except BadInput as bad:
            screen.write(lexicon.say(bad.phrase))
        else:
            return {"modules": modules}


def scenario_name(scenario: str, lexicon: Lexicon) -> str:
    """A scenario's name and what is said about it."""
    about = f"scenario-{scenario}-about"
    name = lexicon.word(f"scenario-{scenario}")
    end = "" if name.endswith("!") else "."
    return f"{name}{end} {lexicon.word(about)}" if lexicon.has(about) else name


def module_names(lexicon: Lexicon) -> list[str]:
    """Each module by its letter and name, and what is said about it."""
    names = module_letters(lexicon).items()
    return [f"  {letter}  {lexicon.word(f'module-{m}')}. {lexicon.word(f'module-{m}-blurb')}" for letter, m in names]


def choose_sitters(screen: Screen, lexicon: Lexicon, game: AnyGame, players: int) -> list[Sitter]:
    """Who sits where: for each seat a person, with a name if they like, or a bot."""
    kinds = [PERSON, *bots.known(game.name)]
    labels = [lexicon.word("welcome-person"), *(bot_name(kind, lexicon) for kind in kinds[1:])]
    sitters = []
    for seat in range(players):
        usual = 0 if seat == 0 else len(kinds) - 1
        kind = kinds[screen.pick(lexicon.word("welcome-seat", number=seat + 1), labels, usual)]
        name = screen.ask(lexicon.word("welcome-name")) if kind == PERSON else ""
        sitters.append(Sitter(bot="" if kind == PERSON else kind, name=name))
    return sitters


def seated(screen: Screen, lexicon: Lexicon, game: AnyGame, players: int, wish: str | None) -> list[Sitter]:
    """Whoever was named for the seats, or whoever is chosen."""
    if wish is None:
        return choose_sitters(screen, lexicon, game, players)
    return read_sitters(wish.split(","), game.name, players)
