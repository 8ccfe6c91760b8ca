"""`campfire play`: a game at this keyboard, new or resumed."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random, SystemRandom

from campfire import games, typed
from campfire.bots import deals
from campfire.bots.deals import Deal
from campfire.kernel.contract import AnyGame, BadInput, Options
from campfire.kernel.fate import Fate
from campfire.kernel.match import Match
from campfire.terminal import saves
from campfire.terminal.own_dice import own_dice
from campfire.terminal.screen import Left, Screen, is_plain
from campfire.terminal.seating import PERSON, read_sitters
from campfire.terminal.speech import Speech
from campfire.terminal.table import Table
from campfire.terminal.welcome import choose_game, choose_options, seated
from campfire.typed import Commands
from campfire.words.lexicon import Lexicon

LAST = ""
"""Stands for the game that was left last."""


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire play`."""
    word = lexicon.word
    parser = commands.add_parser("play", help=word("cli-play"), description=word("cli-play-about"))
    parser.add_argument("game", nargs="?", metavar=word("cli-game-word"), help=word("cli-game"))
    parser.add_argument("--scenario", metavar="S", help=word("cli-play-scenario"))
    parser.add_argument("--choose", metavar="NAME=VALUE", action="append", default=[], help=word("cli-choose"))
    parser.add_argument("--players", metavar="N", type=typed.players, help=word("cli-play-players"))
    parser.add_argument("--seats", metavar="me,me=Ada,scout", help=word("cli-play-seats"))
    parser.add_argument("--seed", metavar="N", type=typed.seed, help=word("cli-play-seed"))
    parser.add_argument("--daily", metavar=word("cli-play-date"), nargs="?", const="", help=word("cli-play-daily"))
    parser.add_argument("--deal", metavar=word("cli-play-word"), help=word("cli-play-deal"))
    parser.add_argument("--own-dice", action="store_true", help=word("cli-play-own-dice"))
    parser.add_argument("--plain", action="store_true", help=word("cli-play-plain"))
    parser.add_argument("--resume", metavar=word("cli-file"), nargs="?", const=LAST, help=word("cli-play-resume"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Play until the game is over or everybody has left."""
    screen = Screen(is_plain(args.plain))
    random = SystemRandom() if args.seed is None else Random(args.seed)
    try:
        table = (
            new_table(args, lexicon, screen, random) if args.resume is None else resumed(args, lexicon, screen, random)
        )
    except Left:
        return 0
    return sit_down(table)


def sit_down(table: Table) -> int:
    """Play, and go on with the series; whoever leaves, by a word or by Ctrl-C, finds the game saved."""
    try:
        table.play()
        while following := table.next_table():
            table = following
            table.play()
    except (Left, KeyboardInterrupt) as leaving:
        table.save()
        table.screen.write("", table.speech.word("terminal-left", file=str(table.file)))
        return 0 if isinstance(leaving, Left) else 130
    return 0


def new_table(args: argparse.Namespace, lexicon: Lexicon, screen: Screen, random: Random) -> Table:
    """Ask for whatever was not said, and lay out a new game."""
    game = choose_game(screen, lexicon, args.game)
    lexicon = lexicon.about(game.name)
    deal = deal_of(args, game)
    named = with_deal(typed.read_choices(game.choices, typed.chosen(args), lexicon), deal)
    players = players_named(args, game, named)
    check_early(game, named, players, args.seats)
    options = choose_options(screen, lexicon, game, named, players)
    sitters = seated(screen, lexicon, game, options["players"], args.seats)
    speech = Speech(lexicon.about(game.name, game.words(options)), sitters)
    fate = deal.fate if deal else Fate.drawn(random.random)
    match = Match(game, options, own_dice(fate, screen, speech) if args.own_dice else fate)
    table = Table(match, speech, screen, saves.new_file(game.name), random.random)
    table.deal = deal.word if deal else ""
    return table


def deal_of(args: argparse.Namespace, game: AnyGame) -> Deal | None:
    """The deal that was asked for: that of a day, or of a code; None for new chance."""
    given = [f"--{name}" for name in ("daily", "deal", "seed") if getattr(args, name) is not None]
    if len(given) > 1:
        raise BadInput("chosen_twice", one=given[0], other=given[1])
    if args.own_dice and given and given[0] != "--seed":
        raise BadInput("deal_with_own_dice", deal=given[0])
    if args.daily is not None:
        return deals.daily(game.name, deals.read_day(args.daily))
    return None if args.deal is None else deals.coded(game.name, args.deal)


def with_deal(named: Options, deal: Deal | None) -> Options:
    """What was chosen, with what the deal says itself."""
    given = deal.options if deal else {}
    if twice := next((name for name in given if name in named), None):
        raise BadInput("deal_given", one=twice, other=f"--{twice}")
    return {**named, **given}


def players_named(args: argparse.Namespace, game: AnyGame, further: Options) -> int | None:
    """How many play, if that was said: as a number, by who sits where, or by what each of them has."""
    if args.players is not None:
        return int(args.players)
    each = [further[choice.name] for choice in game.choices if choice.each and choice.name in further]
    named = [args.seats.split(",")] if args.seats else each
    return len(named[0]) if named else None


def check_early(game: AnyGame, named: Options, players: int | None, seats: str | None) -> None:
    """Refuse, before anything is asked, choices, players and seats that nothing still to be chosen could make right."""
    first, numbers = game.choices[0], game.players if players is None else (players,)
    open_: list[Options] = [{}, *({first.name: value} for value in first.values if first.name not in named)]
    refusals = [refusal(game, {**named, **more, "players": n}) for more in open_ for n in reversed(numbers)]
    if all(refusals):
        raise next(filter(None, refusals))
    if players is not None and seats is not None:
        read_sitters(seats.split(","), game.name, players)


def refusal(game: AnyGame, wish: Options) -> BadInput | None:
    """What the game has against a wish."""
    try:
        game.check(wish)
    except BadInput as bad:
        return bad
    return None


def resumed(args: argparse.Namespace, lexicon: Lexicon, screen: Screen, random: Random) -> Table:
    """Go on with a saved game; it is kept in the same file."""
    check_nothing_new(args)
    file = saves.latest(args.game or "") if args.resume == LAST else Path(args.resume)
    save = saves.read(file)
    if args.own_dice and save.deal:
        raise BadInput("deal_with_own_dice", deal=f"--deal {save.deal}")
    match = Match.load(save.match, games.load, Fate.drawn(random.random))
    game, players = match.game, match.options["players"]
    if args.game not in (None, game.name):
        raise BadInput("resumed_as_laid", option=args.game)
    check_seen(match)
    sat = save.seats or [PERSON] * players
    words = args.seats.split(",") if args.seats else sat
    others = len(words) != players and match.sequel() is not None
    speech = Speech(
        lexicon.about(game.name, game.words(match.options)), read_sitters(sat if others else words, game.name, players)
    )
    if (args.own_dice or save.own_dice) and match.fate:
        match.nature = own_dice(match.fate, screen, speech)
    table = Table(match, speech, screen, file, random.random)
    table.followers = read_sitters(words, game.name, len(words)) if others else speech.sitters
    table.heard, table.deal = len(match.log), save.deal
    return table


def check_nothing_new(args: argparse.Namespace) -> None:
    """Refuse to choose for a saved game what was chosen when it was laid."""
    if args.game:
        games.load(args.game)
    for name in ("scenario", "choose", "players", "daily", "deal"):
        if getattr(args, name) not in (None, []):
            raise BadInput("resumed_as_laid", option=f"--{name}")


def check_seen(match: Match) -> None:
    """Refuse a saved state that cannot even be looked at."""
    try:
        for seat in (None, *range(match.options["players"])):
            match.game.view(match.state, seat)
        for seat in match.seats():
            match.ask(seat)
    except Exception as wrong:  # a state from a file may break any rule
        raise BadInput("save_rules") from wrong
