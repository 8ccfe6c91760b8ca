"""From options to the first state, and from a finished game to the next. [ledger chapters 1, 3, 21 and 26]"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from campfire.games.near_and_far.cards import CAMPS, MORE_CAMPS, SERIES
from campfire.games.near_and_far.flow import begin
from campfire.games.near_and_far.gathering import check_away, gathered
from campfire.games.near_and_far.library import CHARACTERS, MAPS, book
from campfire.games.near_and_far.rules.preparing import lay_quests, prepare
from campfire.games.near_and_far.rules.quests import CHARACTER_QUESTS, LAST_MAP
from campfire.games.near_and_far.series import card_of, check_cards, is_crossed, lay_card
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
SKIPPABLE = tuple(MAPS)[1:-1]
"""Maps that a campaign may leave out."""
SKIPPED_MAPS = (3, 6, 9)
"""Maps that a campaign with extra quests leaves out where the players do not say. [NF-351]"""
MAPS_BEFORE_LAST = {"usual": 3, "extra": 2}
"""How many games character mode has at least before the last. [NF-012, NF-352]"""
CHOICES = (
    Choice("mode", MODES),
    Choice("map", tuple(MAPS), when={"mode": MODES[1:]}),
    Choice("side", SIDES),
    Choice("characters", CHARACTERS, each=True),
    Choice("quests", QUESTS),
    Choice("skipped", SKIPPABLE, many=True, when={"mode": ("campaign",), "quests": ("extra",)}),
    Choice("length", LENGTHS),
)
KNOWN = ("players", *[choice.name for choice in CHOICES], "first", "platypus", "carried", "away", "stays")


def check(wish: Mapping[str, Any]) -> Options:
    """Complete and check a wish for a game; the first play is the first trek. [NF-003, NF-005]"""
    unknown = sorted(set(wish) - set(KNOWN))
    if unknown:
        raise BadInput("unknown_option", name=unknown[0], known=", ".join(KNOWN))
    wish = gathered(wish)
    players = wish.get("players", 2)
    if type(players) is not int or players not in PLAYERS:
        raise BadInput("players", given=str(players), least=PLAYERS[0], most=PLAYERS[-1])
    mode = one_of("mode", wish.get("mode"), MODES)
    quests = one_of("quests", wish.get("quests"), QUESTS)
    skipped = check_skipped(wish.get("skipped"), mode, quests)
    characters = check_characters(wish.get("characters"), players, mode)
    number = check_map(wish.get("map"), mode, skipped)
    carried = check_cards(wish.get("carried"), characters, mode)
    away = check_away(wish.get("away"), characters)
    if mode == "character" and number == LAST_MAP:
        check_ready(carried, away, MAPS_BEFORE_LAST[quests])
    return {
        "mode": mode,
        "map": number,
        "players": players,
        "side": one_of("side", wish.get("side"), SIDES),
        "characters": characters,
        "quests": quests,
        "skipped": skipped,
        "length": one_of("length", wish.get("length"), LENGTHS),
        "first": check_seat(wish.get("first"), players, 0),
        "platypus": check_seat(wish.get("platypus"), players, -1),
        "carried": carried,
        "away": away,
    }


def one_of(name: str, wish: Any, known: tuple[str, ...]) -> str:
    """One of some words; the first where nothing is said."""
    if wish is None:
        return known[0]
    if wish not in known:
        raise BadInput("option_word", name=name, given=str(wish), known=", ".join(known))
    return str(wish)


def maps_of(mode: str, skipped: list[int]) -> tuple[int, ...]:
    """The maps of a mode. [NF-005, NF-007, NF-012, NF-015, NF-351]"""
    if mode == "first_trek":
        return (1,)
    return tuple([number for number in MAPS if mode == "arcade" or (number > 1 and number not in skipped)])


def check_skipped(wish: Any, mode: str, quests: str) -> list[int]:
    """The three maps that a campaign with extra quests leaves out; any other game leaves out none. [NF-351]"""
    if mode != "campaign" or quests != "extra":
        if wish:
            raise BadInput("nothing_skipped")
        return []
    maps = list(wish) if wish and isinstance(wish, list | tuple) else [wish] if wish else list(SKIPPED_MAPS)
    fits = len(set(map(str, maps))) == len(maps) == len(SKIPPED_MAPS)
    if not fits or any([type(number) is not int or number not in MAPS[1:-1] for number in maps]):
        raise BadInput("wrong_skipped", n=len(SKIPPED_MAPS))
    return sorted(maps)


def check_map(wish: Any, mode: str, skipped: list[int]) -> int:
    """A map that is part of the mode; its first where nothing is said. [NF-005, NF-007, NF-012, NF-015]"""
    known = maps_of(mode, skipped)
    if wish is None:
        return known[0]
    if wish not in known or isinstance(wish, bool):
        raise BadInput("wrong_map", given=str(wish), known=", ".join(map(str, known)))
    return int(wish)


def check_characters(wish: Any, players: int, mode: str) -> list[str]:
    """Different characters for all; those that nobody names are given in order. [NF-011, NF-044, NF-053]"""
    if wish is not None and not isinstance(wish, list | tuple):
        raise BadInput("unknown_character", name=str(wish), known=", ".join(CHARACTERS))
    named = list(wish or ())
    for name in named:
        if name not in CHARACTERS:
            raise BadInput("unknown_character", name=str(name), known=", ".join(CHARACTERS))
        if named.count(name) > 1:
            raise BadInput("character_twice", name=name)
    if len(named) > players:
        raise BadInput("characters_number", given=len(named), players=players)
    if is_crossed(mode, {*named}):
        raise BadInput("crossed_stories")
    for name in CHARACTERS:
        if len(named) < players and name not in named and not is_crossed(mode, {*named, name}):
            named.append(name)
    return named


def check_seat(wish: Any, players: int, usual: int) -> int:
    """A seat by its number; -1 is nobody's."""
    if wish is None:
        return usual
    if type(wish) is not int or not min(usual, 0) <= wish < players:
        raise BadInput("out_of_range", word=str(wish), least="0", most=str(players - 1))
    return wish


def check_ready(carried: list[dict[str, Any]], away: list[dict[str, Any]], least: int) -> None:
    """The last game of character mode waits for eight quests of everybody, and for other maps. [NF-012, NF-013]"""
    if not carried or any([card["completed"] < CHARACTER_QUESTS for card in carried]):
        raise BadInput("not_ready", n=CHARACTER_QUESTS)
    if max([len(card["past"]) for card in (*carried, *[one["card"] for one in away])]) < least:
        raise BadInput("too_few_maps", n=least)


def tables() -> Iterator[Options]:
    """Every mode with every number of players, every map, both sides of the town board."""
    yield from [{"mode": "first_trek", "map": 1, "players": players} for players in PLAYERS]
    for number in maps_of("campaign", []):
        yield {"mode": "campaign", "map": number, "players": PLAYERS[number % len(PLAYERS)], "side": SIDES[number % 2]}
    for mode in ("character", "arcade"):
        for players, number in zip(PLAYERS, (5, 10, 2), strict=True):
            yield {"mode": mode, "map": number, "players": players, "side": SIDES[players % 2]}


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
        lay_card(g, seat, card)
    decks = [name for name in DECKS if name != "arcade" or g.mode in ("arcade", "character")]
    g.stack = [begin(), lay_quests(options["quests"] == "extra"), *[shuffle(name) for name in decks]]
    return g


def sequel(g: State, options: Options) -> Options | None:
    """The next game of a campaign, or of character mode, with what the cards carry over; the next one begins.

    [NF-007, NF-010, NF-048, NF-373]
    """
    if g.mode not in SERIES or not g.cause:
        return None
    if g.cause == "bosses":
        return dict(options)
    if g.map.number == LAST_MAP:
        return None
    cards = [card_of(g, seat) for seat in g.seats]
    first = (g.first + 1) % g.players
    return {**options, "map": next_map(g, options), "carried": cards, "first": first, "platypus": last_place(g)}


def next_map(g: State, options: Options) -> int:
    """The next map: of a campaign in rising order; of character mode any, and the last when all are ready.

    [NF-007, NF-012, NF-013, NF-351, NF-352]
    """
    after = [number for number in maps_of(g.mode, options["skipped"]) if number > g.map.number]
    if g.mode == "campaign":
        return after[0]
    games = max([len(past) for past in g.past]) + 1
    if min(g.completed) >= CHARACTER_QUESTS and games >= MAPS_BEFORE_LAST[options["quests"]]:
        return LAST_MAP
    return after[0] if after[0] < LAST_MAP else maps_of(g.mode, [])[0]


def last_place(g: State) -> int:
    """Who had the fewest points, and may have the platypus; nobody on a tie. [NF-344, NF-O-46]"""
    sums = [sum(score) for score in g.scores]
    return sums.index(min(sums)) if sums.count(min(sums)) == 1 else -1
