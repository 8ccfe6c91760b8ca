"""Party and reserve: who lies on which cell. [ledger chapter 10.1]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import CELLS
from campfire.games.near_and_far.sorts import ADVENTURER, CELL, SEAT, event, option, question
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.decks import refilling
from campfire.games.near_and_far.vocabulary.flags import claim_chiefs, owned_adventurers
from campfire.games.near_and_far.vocabulary.icons import changed, has_ability
from campfire.games.near_and_far.vocabulary.rewards import GAINS
from campfire.games.near_and_far.vocabulary.turn import might_buy, turn_question
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, Then, step
from campfire.kernel.question import Ask

WHERE_TO = question("where_to", adventurer=ADVENTURER)
ARRANGE = question("arrange")
PUT_ON_CELL = option("put_on_cell", adventurer=ADVENTURER, cell=CELL)
INTO_RESERVE = option("into_reserve", adventurer=ADVENTURER, icon="reserve")
KEEP_PARTY = option("keep_party", icon="check")
NEW_PARTY = option("new_party", icon="person")
NOBODY_THERE = option("nobody_there", cell=CELL, icon="reserve")
WHO_ON = question("who_on", cell=CELL)
JOINED = event("joined", seat=SEAT, card=ADVENTURER, shows="card", icon="person", use="used")


def cells_for(g: State, me: Seat, member: str) -> list[int]:
    """The cells on which a token may lie: that of its own flag, any for a pet; a contract opens the others to one.

    That one is a second of its tribe. [NF-167, NF-176, NF-384]
    """
    if member in g.book.pets:
        return [*range(CELLS)]
    tribe = g.book.adventurers[member].tribe
    if not has_ability(g, me, "second_of_tribe") or owned_adventurers(g, me, tribe) < 2:
        return [tribe]
    strangers = [cell for cell in range(CELLS) if is_stranger(g, g.party[me][cell], cell)]
    return [tribe, *[cell for cell in strangers or range(CELLS) if cell != tribe]]


def is_stranger(g: State, member: str, cell: int) -> bool:
    """Whether an adventurer lies on the cell of another tribe. [NF-384]"""
    return member in g.book.adventurers and g.book.adventurers[member].tribe != cell


@step
def join(g: State, me: Seat, member: str) -> Then:
    """A new adventurer is placed at once, in the party or in the reserve. [NF-170, NF-171]"""
    g.reserve[me].append(member)
    g.tell(JOINED, me, member)
    claim_chiefs(g, me)
    return (where_to(me, member),)


@turn_question
def where_to(g: State, me: Seat, member: str) -> Ask:
    """Where does the newcomer go? One of the same tribe makes room; a pet may move on. [NF-170, NF-171, NF-172]"""
    cells = [cell for cell in cells_for(g, me, member) if makes_room(g, me, member, cell)]
    options = [Option(PUT_ON_CELL, (member, cell), placing(g, me, member, cell)) for cell in cells]
    return Ask((me,), WHERE_TO, [*options, Option(INTO_RESERVE, (member,))], (member,))


def makes_room(g: State, me: Seat, member: str, cell: int) -> bool:
    """A newcomer takes an empty cell, that of its own flag, or that of a pet or a stranger; a pet only an empty one.

    Party and reserve are exchanged only when leaving town. [NF-171, NF-172, NF-174]
    """
    there = g.party[me][cell]
    if not there or member in g.book.pets:
        return not there
    return g.book.adventurers[member].tribe == cell or there in g.book.pets or is_stranger(g, there, cell)


def placing(g: State, me: Seat, member: str, cell: int) -> tuple[Frame, ...]:
    """Put a token on a cell; a pet that lay there is asked for another place. [NF-172]"""
    there = g.party[me][cell]
    moves_on = (where_to(me, there),) if there in g.book.pets else ()
    return put(me, member, cell), *moves_on


@step
def put(g: State, me: Seat, member: str, cell: int) -> Then:
    """A token comes from the reserve; whoever lay there goes to it. [NF-168, NF-169]"""
    party, reserve = g.party[me], g.reserve[me]
    reserve.remove(member)
    if party[cell]:
        reserve.append(party[cell])
    party[cell] = member
    changed(g, me)
    return None


@step
def maybe_arrange(g: State, me: Seat) -> Then:
    """Party and reserve may be exchanged on leaving town; what was just packed may buy hearts that count, too.

    [NF-174, NF-189, NF-190, NF-298]
    """
    packed = has_ability(g, me, "on_leaving") and might_buy(g, me)
    return (arrange(me),) if g.reserve[me] or packed else None


@turn_question
def arrange(g: State, me: Seat) -> Ask:
    """Does the party stay as it is? [NF-177, NF-189]"""
    return Ask((me,), ARRANGE, [Option(KEEP_PARTY), Option(NEW_PARTY, (), (gather_all(me), who_on(me, 0)))])


@step
def gather_all(g: State, me: Seat) -> Then:
    """Everybody stands together, and the cells are empty."""
    party = g.party[me]
    g.reserve[me] += [member for member in party if member]
    party[:] = [""] * CELLS
    changed(g, me)
    return None


@turn_question
def who_on(g: State, me: Seat, cell: int) -> Ask:
    """Who goes along on this cell? It stays empty only if nobody of its tribe waits. [NF-167, NF-169, NF-176]"""
    rest = (who_on(me, cell + 1),) if cell + 1 < CELLS else ()
    fits = [member for member in sorted(g.reserve[me]) if cell in cells_for(g, me, member)]
    options = [Option(PUT_ON_CELL, (member, cell), (put(me, member, cell), *rest)) for member in fits]
    own = [member for member in fits if member not in g.book.pets and not is_stranger(g, member, cell)]
    return Ask((me,), WHO_ON, options if own else [*options, Option(NOBODY_THERE, (cell,), rest)], (cell,))


@step
def receive_adventurers(g: State, me: Seat, n: int) -> Then:
    """An adventurer given by a quest is drawn from the bag and may join at once. [NF-254, NF-O-31]"""
    return tuple([receive_adventurer(me)] * n)


@step
def receive_adventurer(g: State, me: Seat) -> Then:
    """One adventurer comes out of the bag; an empty bag gets back those set aside. [NF-129, NF-O-31]"""
    again = refilling(g, "bag")
    if again:
        return *again, receive_adventurer(me)
    if not g.bag.cards:
        return None
    g.reveals += 1
    return (join(me, g.bag.draw()),)


GAINS["adventurer"] = receive_adventurers
