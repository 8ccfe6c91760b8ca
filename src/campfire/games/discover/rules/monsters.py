"""Monsters: summoning, moving, meeting. [ledger chapter 14]"""

from __future__ import annotations

from campfire.games.discover.rules.fights import fight
from campfire.games.discover.rules.land import FAR, distances, nearest, neighbours, survivors_on
from campfire.games.discover.rules.places import at_place, choose_space
from campfire.games.discover.rules.standing import has, total
from campfire.games.discover.sorts import FOE, GOAL, SEAT, SPACE, event, option, question
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import doer, in_order, is_in, monsters_on, word
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY, NOBODY
from campfire.kernel.question import Ask, Chance, Shuffle

SUMMONED = event("summoned", space=SPACE, icon="monster")
SPECIAL_COMES = event("special_comes", foe=FOE, space=SPACE, shows="card")
MONSTER_MOVED = event("monster_moved", origin=SPACE, goal=GOAL, shows="travel", icon="monster")
WHO_FIGHTS = question("who_fights", space=SPACE)
FIGHTS = option("fights", seat=SEAT)
WHICH_MONSTER = question("which_monster")
MONSTER = option("monster", foe=FOE)
UNKNOWN_MONSTER = option("unknown_monster", icon="monster")
WHICH_MOVES = question("which_moves", space=SPACE)
WHERE_TO = question("where_to", space=SPACE)
GO_THERE = option("go_there", space=SPACE)


@word("summon", for_all=True)
@step
def summon(g: State, me: Seat, card: str, place: str, n: int) -> Then:
    """Monsters on a named space; nothing where it is not on the board. [DI-224, DI-226]"""
    return (at_place(doer(g, me), place, summon_at.rule.name, (n,)),)


@step
def summon_at(g: State, me: Seat, space: int, n: int) -> Then:
    """Take random monster tokens from the supply, face down. [DI-224]"""
    if not n:
        return (meet(),)
    if not g.monster_pile.cards:
        return (refill(), summon_at(me, space, n)) if g.monster_discard else (meet(),)
    put_monster(g, space)
    return (summon_at(me, space, n - 1),)


def put_monster(g: State, space: int) -> str:
    """A random monster token of the supply lies face down on a space. [DI-224]"""
    token = g.monster_pile.draw()
    g.monsters.put(token, NOBODY)
    g.monsters_at.append(space)
    g.tell(SUMMONED, space)
    return token


@ask
def refill(g: State) -> Chance:
    """All tokens not on the board are a new supply. [DI-236]"""
    return Chance("monsters", Shuffle(len(g.monster_discard)), refilled)


@step
def refilled(g: State, order: tuple[int, ...]) -> Then:
    """Face down and shuffled. [DI-236]"""
    g.monster_pile.put_all(g.monster_discard)
    g.monster_discard = []
    g.monster_pile.reorder(order)
    return None


@word("fight_any")
@step
def fight_any(g: State, me: Seat, card: str) -> Then:
    """Fight a random enemy of the monster supply, here; whoever plays the card fights. [DI-193, DI-224]"""
    if not g.monster_pile.cards:
        return (refill(), fight_any(me, card)) if g.monster_discard else None
    return (fight(me, put_monster(g, g.at[me])),)


@word("summon_special", for_all=True)
@step
def summon_special(g: State, me: Seat, card: str, name: str, place: str) -> Then:
    """The special monster's token is put on a named space. [DI-341]"""
    return (at_place(doer(g, me), place, special_at.rule.name, (name,)),) if name in g.specials else None


@step
def special_at(g: State, me: Seat, space: int, name: str) -> Then:
    """Its face is the same on both sides. [DI-237]"""
    g.specials.remove(name)
    g.monsters.put(name, EVERYBODY)
    g.monsters_at.append(space)
    g.reveals += 1
    g.tell(SPECIAL_COMES, name, space)
    return (meet(),)


@step
def meet(g: State) -> Then:
    """Whoever shares a space with a monster fights it, until no monster is left there. [DI-225, DI-227, DI-228]"""
    if not g.monsters_at or g.over or g.foe or g.rival >= 0:
        return None
    for seat in in_order(g):
        if g.at[seat] in g.monsters_at:
            here = survivors_on(g, g.at[seat])
            return (who_fights(g.at[seat]) if len(here) > 1 else face(seat), meet())
    return None


@ask
def who_fights(g: State, space: int, foe: str = "") -> Ask:
    """Who of several fights a monster, or the enemy that is named? Where they differ the chief decides. [DI-233]"""
    options = [Option(FIGHTS, (seat,), (fight(seat, foe) if foe else face(seat),)) for seat in survivors_on(g, space)]
    return Ask((g.chief,), WHO_FIGHTS, options, (space,))


@step
def face(g: State, me: Seat) -> Then:
    """With several monsters the survivor chooses which comes first. [DI-228]"""
    here = monsters_on(g, g.at[me])
    return (which_monster(me),) if len(here) > 1 else (fight(me, here[0]),) if here else None


@ask
def which_monster(g: State, me: Seat) -> Ask:
    """Which monster is fought first? [DI-228]"""
    known, hidden = told_apart(g, me, monsters_on(g, g.at[me]))
    options = [Option(MONSTER, (token,), (fight(me, token),)) for token in known]
    if hidden:
        options.append(Option(UNKNOWN_MONSTER, (), (fight_hidden(me),)))
    return Ask((me,), WHICH_MONSTER, options)


def told_apart(g: State, me: Seat, tokens: list[str]) -> tuple[list[str], list[str]]:
    """Of some monster tokens those that a survivor knows, and those that look all alike. [DI-309]"""
    known = [token for token in tokens if is_known(g, token, me)]
    return known, [token for token in tokens if token not in known]


def is_known(g: State, token: str, me: Seat) -> bool:
    """Whether a survivor knows which monster a token is. [DI-309]"""
    return g.monsters.is_known(g.monsters.cards.index(token), me)


@step
def fight_hidden(g: State, me: Seat) -> Then:
    """The first token that lies face down."""
    here = monsters_on(g, g.at[me])
    return (fight(me, next(token for token in here if not is_known(g, token, me))),)


@word("monsters", for_all=True)
@step
def move_monsters(g: State, me: Seat, card: str, n: int) -> Then:
    """All normal monsters move towards the nearest survivor; the fights follow. [DI-229, DI-235, DI-238]"""
    faster = total(g, g.chief, "monsters_faster")
    movers = tuple(token for token in g.monsters.cards if token not in g.book.specials)
    places = tuple(g.monsters.cards.index(token) for token in movers)
    return (*(move_monster(place, n + faster) for place in places), meet())


@step
def move_monster(g: State, place: int, n: int) -> Then:
    """Space by space towards a survivor, over open spaces. [DI-229, DI-230, DI-234]"""
    if place >= len(g.monsters_at) or g.over:
        return None
    ends = ends_towards(g, g.monsters_at[place], [g.at[seat] for seat in prey(g)], n)
    return (where_to(g.chief, place, ends),) if len(ends) > 1 else (move_to(place, ends[0]),) if ends else None


def prey(g: State) -> list[Seat]:
    """Whom monsters go for: whoever is hunted first, whoever goes unnoticed last."""
    everybody = in_order(g)
    hunted = [seat for seat in everybody if has(g, seat, "hunted")]
    seen = [seat for seat in everybody if not has(g, seat, "unnoticed")]
    return hunted or seen or everybody


def ends_towards(g: State, start: int, goals: list[int], n: int) -> tuple[int, ...]:
    """Where so many steps on a shortest way to the nearest goal can end. [DI-091, DI-230]"""
    far = distances(g, start)
    least = min((far.get(goal, FAR) for goal in goals), default=FAR)
    if least == FAR or n <= 0:
        return ()
    ends: set[int] = set()
    for goal in {goal for goal in goals if far.get(goal, FAR) == least}:
        ends |= ends_on_the_way(g, start, distances(g, goal, least), min(n, least))
    return tuple(sorted(ends))


def ends_on_the_way(g: State, start: int, left: dict[int, int], n: int) -> set[int]:
    """Step by step nearer to a goal; the first space with a survivor is the last one. [DI-230]"""
    ends, ahead = set[int](), {start}
    for _ in range(n):
        ahead = {there for space in ahead for there in neighbours(g, space) if left.get(there, FAR) < left[space]}
        met = {space for space in ahead if survivors_on(g, space)}
        ends, ahead = ends | met, ahead - met
    return ends | ahead


@ask
def where_to(g: State, chooser: Seat, place: int, ends: tuple[int, ...]) -> Ask:
    """Where does the monster go? Open cases are the chief's. [DI-091]"""
    options = [Option(GO_THERE, (space,), (move_to(place, space),)) for space in ends]
    return Ask((chooser,), WHERE_TO, options, (g.monsters_at[place],))


@step
def move_to(g: State, place: int, space: int) -> Then:
    """The token moves as it lies. [DI-232]"""
    if g.monsters_at[place] != space:
        g.tell(MONSTER_MOVED, g.monsters_at[place], space)
        g.monsters_at[place] = space
    return None


@word("nearest_monster", for_all=True)
@step
def nearest_monster(g: State, me: Seat, card: str, n: int) -> Then:
    """The nearest normal monster moves towards me, or away; between several the chief decides. [DI-091, DI-238]"""
    if not is_in(g, me):
        return None
    lairs = [at for at, token in zip(g.monsters_at, g.monsters.cards, strict=True) if token not in g.book.specials]
    spaces = tuple(nearest(g, g.at[me], lairs))
    if len(spaces) > 1:
        return (choose_space(g.chief, spaces, monster_from.rule.name, (me, n)),)
    return (monster_from(g.chief, spaces[0], me, n),) if spaces else None


@step
def monster_from(g: State, chief: Seat, space: int, me: Seat, n: int) -> Then:
    """A normal monster on a space moves; of several that can be told apart the chief says which. [DI-091, DI-238]"""
    here = [token for token in monsters_on(g, space) if token not in g.book.specials]
    known, hidden = told_apart(g, chief, here)
    if len(known) + bool(hidden) > 1:
        return (which_moves(chief, space, me, n),)
    return (moves(chief, g.monsters.cards.index(here[0]), me, n),)


@ask
def which_moves(g: State, chief: Seat, space: int, me: Seat, n: int) -> Ask:
    """Which monster on the nearest space moves? [DI-091]"""
    here = [token for token in monsters_on(g, space) if token not in g.book.specials]
    known, hidden = told_apart(g, chief, here)
    places = [g.monsters.cards.index(token) for token in (*known, *hidden[:1])]
    kinds = [Option(MONSTER, (token,)) for token in known] + [Option(UNKNOWN_MONSTER)] * bool(hidden)
    options = [
        Option(one.kind, one.args, (moves(chief, place, me, n),)) for one, place in zip(kinds, places, strict=True)
    ]
    return Ask((chief,), WHICH_MOVES, options, (space,))


@step
def moves(g: State, chief: Seat, place: int, me: Seat, n: int) -> Then:
    """One monster moves towards a survivor, or away. [DI-229, DI-230]"""
    space, me_at, steps = g.monsters_at[place], g.at[me], abs(n) + total(g, me, "monsters_faster")
    ends = ends_towards(g, space, [me_at], steps) if n > 0 else ends_away(g, space, distances(g, me_at), steps)
    if not ends:
        return None
    return (where_to(chief, place, ends) if len(ends) > 1 else move_to(place, ends[0]), meet())


def ends_away(g: State, start: int, far: dict[int, int], n: int) -> tuple[int, ...]:
    """The farthest spaces that can be reached in so many steps without meeting a survivor. [DI-230]"""
    free, ahead = {start}, {start}
    for _ in range(n):
        ahead = {there for space in ahead for there in neighbours(g, space) if not survivors_on(g, there)} - free
        free |= ahead
    most = max(far[space] for space in free)
    return tuple(sorted(space for space in free if far[space] == most))
