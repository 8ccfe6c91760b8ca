"""From options to the first state, and from a finished game to the wish for the next. [ledger chapters 1, 3, 21 and 26]"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from campfire.games.near_and_far.cards import CAMPS, MORE_CAMPS
from campfire.games.near_and_far.flow import begin
from campfire.games.near_and_far.library import CHARACTERS, MAPS, book
from campfire.games.near_and_far.rules.preparing import lay_quests, prepare
from campfire.games.near_and_far.rules.quests import LAST_MAP
from campfire.games.near_and_far.state import State, new_state
from campfire.games.near_and_far.vocabulary.decks import DECKS, shuffle
from campfire.kernel.contract import BadInput, Choice, Options

PLAYERS = range(2, 5)
"""Two, three or four play. [NF-001]"""
MODES = ("first_trek", "campaign", "character", "arcade")
"""Every game is played in exactly one of four modes. [NF-003]"""
SIDES = ("dusk", "day")
QUESTS = ("usual", "extra")
LENGTHS = ("usual", "longer")
FIRST_CAMPAIGN_MAP = 2
CHOICES = (
    Choice("mode", MODES),
    Choice("map", tuple(MAPS)),
    Choice("side", SIDES),
    Choice("characters", CHARACTERS, each=True),
    Choice("quests", QUESTS),
    Choice("length", LENGTHS),
)
KNOWN = ("players", *[choice.name for choice in CHOICES], "first", "platypus", "carried")
CARRIED = ("experience", "spent", "talents", "keywords", "completed", "side_quests", "lines", "past")
"""What a character card carries from game to game. [NF-010]"""


def check(wish: Mapping[str, Any]) -> Options:
    """Complete and check a wish for a game; the first play is the first trek. [NF-003, NF-005]"""
    unknown = sorted(set(wish) - set(KNOWN))
    if unknown:
        raise BadInput("unknown_option", name=unknown[0], known=", ".join(KNOWN))
    players = wish.get("players", 2)
    if type(players) is not int or players not in PLAYERS:
        raise BadInput("players", given=str(players), least=PLAYERS[0], most=PLAYERS[-1])
    mode = one_of("mode", wish.get("mode"), MODES)
    return {
        "mode": mode,
        "map": check_map(wish.get("map"), mode),
        "players": players,
        "side": one_of("side", wish.get("side"), SIDES),
        "characters": check_characters(wish.get("characters"), players, mode),
        "quests": one_of("quests", wish.get("quests"), QUESTS),
        "length": one_of("length", wish.get("length"), LENGTHS),
        "first": check_seat("first", wish.get("first"), players, 0),
        "platypus": check_seat("platypus", wish.get("platypus"), players, -1),
        "carried": check_carried(wish.get("carried"), players, mode),
    }


def one_of(name: str, wish: Any, known: tuple[str, ...]) -> str:
    """One of some words; the first where nothing is said."""
    if wish is None:
        return known[0]
    if wish not in known:
        raise BadInput("unknown_value", name=name, given=str(wish), known=", ".join(known))
    return str(wish)


def maps_of(mode: str) -> tuple[int, ...]:
    """The maps of a mode. [NF-005, NF-007, NF-012, NF-015]"""
    if mode == "first_trek":
        return (1,)
    return tuple(MAPS) if mode == "arcade" else tuple(MAPS)[1:]


def check_map(wish: Any, mode: str) -> int:
    """A map that is part of the mode; its first where nothing is said. [NF-005, NF-007, NF-012, NF-015]"""
    known = maps_of(mode)
    if wish is None:
        return known[0]
    if wish not in known or isinstance(wish, bool):
        raise BadInput("wrong_map", given=str(wish), known=", ".join(map(str, known)))
    return int(wish)


def check_characters(wish: Any, players: int, mode: str) -> list[str]:
    """Different characters for all; those that nobody names are given in order. [NF-011, NF-044, NF-053]"""
    named = list(wish or ())
    for name in named:
        if name not in CHARACTERS:
            raise BadInput("unknown_character", name=str(name), known=", ".join(CHARACTERS))
        if named.count(name) > 1:
            raise BadInput("character_twice", name=name)
    if len(named) not in (0, players):
        raise BadInput("characters_number", given=len(named), players=players)
    chosen = named or list(CHARACTERS[:players])
    if mode == "character" and {"eiim", "rin"} <= set(chosen):
        if named:
            raise BadInput("crossed_stories")
        chosen = ["grear", "vera", "rin", "tanian"][:players]
    return chosen


def check_seat(name: str, wish: Any, players: int, usual: int) -> int:
    """A seat by its number."""
    if wish is None:
        return usual
    if type(wish) is not int or not -1 <= wish < players:
        raise BadInput("out_of_range", word=str(wish), least="0", most=str(players - 1))
    return wish


def check_carried(wish: Any, players: int, mode: str) -> list[dict[str, Any]]:
    """What each character card carries; nothing in a first game. [NF-010, NF-063]"""
    if not wish:
        return []
    fits = (
        isinstance(wish, list)
        and len(wish) == players
        and all([isinstance(c, dict) and set(c) == set(CARRIED) for c in wish])
    )
    if not fits or mode not in ("campaign", "character"):
        raise BadInput("wrong_series")
    return [dict(card) for card in wish]


def tables() -> Iterator[Options]:
    """Every mode, map and number of players."""
    for mode in MODES:
        for number in maps_of(mode):
            for players in PLAYERS:
                yield {"mode": mode, "map": number, "players": players}


def blank(options: Options) -> State:
    """An empty table. [NF-353]"""
    more = MORE_CAMPS if options["length"] == "longer" else 0
    return new_state(book(), book().maps[options["map"]], options["players"], CAMPS + more)


def setup(options: Options) -> State:
    """The table before the first question. [ledger chapter 3]"""
    g = blank(options)
    g.mode, g.day, g.first = options["mode"], options["side"] == "day", options["first"]
    g.active = g.first
    prepare(g, options["characters"], options["platypus"])
    for seat, card in enumerate(options["carried"]):
        for name in CARRIED:
            value = card[name]
            getattr(g, name)[seat] = tuple(value) if isinstance(value, list) else value
    decks = [name for name in DECKS if name != "arcade" or g.mode in ("arcade", "character")]
    g.stack = [begin(), lay_quests(options["quests"] == "extra"), *[shuffle(name) for name in decks]]
    return g


def sequel(g: State, options: Options) -> Options | None:
    """The next game of a campaign, or of character mode, with what the cards carry over. [NF-007, NF-010, NF-373]"""
    if g.mode not in ("campaign", "character") or not g.cause:
        return None
    if g.map.number == LAST_MAP and g.cause != "bosses":
        return None
    lost = g.cause == "bosses"
    cards = options["carried"] if lost and options["carried"] else [card_of(g, seat, lost) for seat in g.seats]
    last = min(g.seats, key=lambda seat: sum(g.scores[seat]))
    alone = [sum(score) for score in g.scores].count(sum(g.scores[last])) == 1
    return {**options, "map": g.map.number + (not lost), "carried": cards, "platypus": last if alone else -1}


def card_of(g: State, seat: int, lost: bool) -> dict[str, Any]:
    """A character card as it is put away after a game. [NF-010, NF-404, NF-411]"""
    card = {name: getattr(g, name)[seat] for name in CARRIED}
    past = g.past[seat] if lost else (*g.past[seat], sum(g.scores[seat]))
    return {name: list(value) if isinstance(value, tuple) else value for name, value in {**card, "past": past}.items()}
