"""Scouting: turning tiles face up, and looking at what lies face down. [ledger chapters 8.3, 18]"""

from __future__ import annotations

from itertools import permutations

from campfire.games.discover.cards import SYMBOLS, WATER
from campfire.games.discover.rules.finds import lay_find
from campfire.games.discover.rules.land import distances, neighbours
from campfire.games.discover.rules.standing import is_barred, reach
from campfire.games.discover.sorts import (
    CARD,
    CARDS,
    FOE,
    NUMBER,
    SEAT,
    SPACE,
    SYMBOL,
    TILE,
    TOKEN,
    event,
    option,
    question,
)
from campfire.games.discover.state import State
from campfire.games.discover.text import deed, listed, standing_phrase
from campfire.games.discover.vocabulary import is_in, lay_down, word
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY, NOBODY
from campfire.kernel.question import Ask

SCOUTED = event("scouted", seat=SEAT, tile=NUMBER, shows="card", icon="scout")
WHICH_TILE = question("which_tile")
THAT_TILE = option("that_tile", tile=TILE, icon="scout")
LOOK_TILE = question("look_tile")
LOOKED_TILE = event("looked_tile", seat=SEAT)
LOOK_FIND = question("look_find")
THAT_FIND = option("that_find", space=SPACE, symbol=SYMBOL)
SAW_TOKEN = event("saw_token", seat=SEAT, token=TOKEN, space=SPACE)
LOOK_MONSTER = question("look_monster")
THAT_MONSTER = option("that_monster", space=SPACE, icon="monster")
SAW_MONSTER = event("saw_monster", seat=SEAT, foe=FOE, space=SPACE)
SAW_CARD = event("saw_card", seat=SEAT, card=CARD, shows="card")
LOOKED = event("looked", seat=SEAT)
PUT_BACK = question("put_back")
IN_ORDER = option("in_order", cards=CARDS)
BURY = question("bury")


def of_threat(g: State, option: Option) -> Detail:
    """What a threat does that was looked at."""
    printed = g.book.cards[option[CARD]]
    return Detail(brings=deed(printed.effects) if printed.effects else listed(map(standing_phrase, printed.always)))


UNDER = option("under", card=CARD, detail=of_threat)
LEAVE_THEM = option("leave_them")
ENOUGH = option("enough")


def closed_near(g: State, me: Seat) -> list[int]:
    """The face-down tiles adjacent to one's space, or as far as a card allows. [DI-127]"""
    return closed_within(g, me, reach(g, me, "scout_range", 1))


def closed_within(g: State, me: Seat, far: int) -> list[int]:
    """The face-down tiles that lie no farther from one's space."""
    away = g.book.atlas.far[g.at[me]]
    return [place for place, is_up in enumerate(g.opened) if not is_up and away[place] <= far]


@step
def turn_up(g: State, me: Seat, place: int) -> Then:
    """The tile is turned face up; find and water tokens are laid out, unseen. [DI-127, DI-128, DI-130]"""
    if g.opened[place]:
        return None
    g.opened[place] = 1
    g.reveals += 1
    g.tiles.known[place] = EVERYBODY
    tile = g.book.tiles[g.tiles.cards[place]]
    g.tell(SCOUTED, me, place)
    for at, mark in enumerate(tile.marks):
        if mark == WATER and g.springs.cards:
            lay_down(g, g.springs.draw(), 4 * place + at, NOBODY)
    return tuple(lay_find(4 * place + at, mark) for at, mark in enumerate(tile.marks) if mark in SYMBOLS)


@word("scout")
@step
def scout(g: State, me: Seat, card: str) -> Then:
    """Scout an adjacent tile without stamina; a "cannot" bars that too. [DI-127, DI-301]"""
    return (which_tile(me),) if closed_near(g, me) and not is_barred(g, me, "scout") else None


@ask
def which_tile(g: State, me: Seat) -> Ask:
    """Which tile is scouted? [DI-127]"""
    return Ask((me,), WHICH_TILE, [Option(THAT_TILE, (tile,), (turn_up(me, tile),)) for tile in closed_near(g, me)])


@word("scout_any")
@step
def scout_any(g: State, me: Seat, card: str, n: int) -> Then:
    """Turn up any closed tiles."""
    return (any_tile(me), scout_any(me, card, n - 1)) if n > 0 and 0 in g.opened else None


@ask
def any_tile(g: State, me: Seat) -> Ask:
    """Which tile is turned up?"""
    closed = [place for place, is_up in enumerate(g.opened) if not is_up]
    return Ask((me,), WHICH_TILE, [Option(THAT_TILE, (tile,), (turn_up(me, tile),)) for tile in closed])


@word("peek")
@step
def peek(g: State, me: Seat, card: str, what: str, n: int) -> Then:
    """Look secretly at something that lies face down. [DI-306, DI-307, DI-309]"""
    if not is_in(g, me):
        return None
    if what == "tile":
        return (look_tile(me),) if closed_within(g, me, 1) else None
    if what == "night":
        return look_at_night(g, me)
    if what == "threat":
        return look_at_threats(g, me, n)
    return (look_on(me, what, n),)


@ask
def look_tile(g: State, me: Seat) -> Ask:
    """At which closed tile beside does one look?"""
    tiles = closed_within(g, me, 1)
    return Ask((me,), LOOK_TILE, [Option(THAT_TILE, (tile,), (see_tile(me, tile),)) for tile in tiles])


@step
def see_tile(g: State, me: Seat, place: int) -> Then:
    """Only who looked knows it. [DI-306]"""
    g.reveals += 1
    g.tiles.show(place, 1 << me)
    g.tell(LOOKED_TILE, me)
    return None


def look_at_night(g: State, me: Seat) -> Then:
    """The top night card."""
    if g.nights.cards:
        g.reveals += 1
        g.nights.show_top(1, 1 << me)
        g.tell(LOOKED, me)
        g.tell_to(me, SAW_CARD, me, g.nights.cards[-1])
    return None


def look_at_threats(g: State, me: Seat, n: int) -> Then:
    """The top threats, put back in any order."""
    seen = min(n, len(g.threats.cards))
    if seen:
        g.reveals += 1
        g.threats.show_top(seen, 1 << me)
        g.tell(LOOKED, me)
        for card in g.threats.cards[-seen:]:
            g.tell_to(me, SAW_CARD, me, card)
    return (put_back(me, seen),) if seen > 1 else None


@ask
def put_back(g: State, me: Seat, n: int) -> Ask:
    """In which order are the threats put back? The first named lies on top."""
    seen = g.threats.cards[-n:][::-1]
    options = [Option(IN_ORDER, (order,), (reorder(me, order),)) for order in permutations(seen)]
    return Ask((me,), PUT_BACK, options, private=True)


@step
def reorder(g: State, me: Seat, order: tuple[str, ...]) -> Then:
    """Nobody else knows how they lie."""
    for _ in order:
        g.threats.draw()
    for card in order[::-1]:
        g.threats.put(card, 1 << me)
    return None


@word("bury_threat")
@step
def bury_threat(g: State, me: Seat, card: str, n: int = 2) -> Then:
    """After looking at so many threats, one of them may go under the deck."""
    return (bury(me, n),) if g.threats.cards else None


@ask
def bury(g: State, me: Seat, n: int = 2) -> Ask:
    """Does one of them go under the deck?"""
    seen = g.threats.cards[-n:][::-1]
    options = [Option(UNDER, (card,), (put_under(me, card),)) for card in seen]
    return Ask((me,), BURY, [*options, Option(LEAVE_THEM, (), (leave_them(me),))], private=True)


@step
def put_under(g: State, me: Seat, card: str) -> Then:
    """The threat lies lowest; only who put it there knows."""
    for place in range(len(g.threats.cards)):
        if g.threats.cards[place] == card:
            g.threats.pull(place)
            break
    g.threats.insert(0, card, 1 << me)
    return (leave_them(me),)


@step
def leave_them(g: State, me: Seat) -> Then:
    """Nobody else can tell whether something went under the deck."""
    g.threats.known = [known & 1 << me for known in g.threats.known]
    return None


@step
def look_on(g: State, me: Seat, what: str, n: int) -> Then:
    """Look at so many tokens, one after the other."""
    if n <= 0:
        return None
    if what == "monster":
        return (look_monster(me, n),) if hidden_monsters(g, me) else None
    return (look_find(me, n),) if hidden_finds(g, me) else None


def hidden_finds(g: State, me: Seat) -> list[int]:
    """Face-down find tokens on my space or beside it that I do not know; water sources are none. [DI-307, DI-308]"""
    near, tokens = {g.at[me], *neighbours(g, g.at[me])}, g.book.tokens
    return [
        place
        for place, (token, space) in enumerate(zip(g.lying.cards, g.lying_at, strict=True))
        if space in near and not g.lying.is_known(place, me) and tokens[token].back != WATER
    ]


@ask
def look_find(g: State, me: Seat, n: int) -> Ask:
    """At which token does one look?"""
    offered: dict[tuple[int, str], Option] = {}
    for place in hidden_finds(g, me):
        key = (g.lying_at[place], g.book.tokens[g.lying.cards[place]].back)
        offered.setdefault(key, Option(THAT_FIND, key, (see_find(me, place), look_on(me, "find", n - 1))))
    return Ask((me,), LOOK_FIND, [*offered.values(), Option(ENOUGH)])


@step
def see_find(g: State, me: Seat, place: int) -> Then:
    """Only who looked knows it. [DI-307]"""
    g.reveals += 1
    g.lying.show(place, 1 << me)
    g.tell(LOOKED, me)
    g.tell_to(me, SAW_TOKEN, me, g.lying.cards[place], g.lying_at[place])
    return None


def hidden_monsters(g: State, me: Seat) -> list[int]:
    """Face-down monster tokens within 3 spaces that I do not know. [DI-309]"""
    near = distances(g, g.at[me], 3)
    return [place for place, at in enumerate(g.monsters_at) if at in near and not g.monsters.is_known(place, me)]


@ask
def look_monster(g: State, me: Seat, n: int) -> Ask:
    """At which monster does one look?"""
    offered: dict[int, Option] = {}
    for place in hidden_monsters(g, me):
        space = g.monsters_at[place]
        offered.setdefault(
            space, Option(THAT_MONSTER, (space,), (see_monster(me, place), look_on(me, "monster", n - 1)))
        )
    return Ask((me,), LOOK_MONSTER, [*offered.values(), Option(ENOUGH)])


@step
def see_monster(g: State, me: Seat, place: int) -> Then:
    """Only who looked knows it. [DI-309]"""
    g.reveals += 1
    g.monsters.show(place, 1 << me)
    g.tell(LOOKED, me)
    g.tell_to(me, SAW_MONSTER, me, g.monsters.cards[place], g.monsters_at[place])
    return None
