"""The mine: digging for what stands above the columns and beside the rows. [ledger chapter 9.8]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import SKILL, Mine, Words
from campfire.games.near_and_far.sorts import AMOUNT, MINE_CELL, SEAT, event, listed, option, question, reason, taken
from campfire.games.near_and_far.state import NOBODY, State
from campfire.games.near_and_far.vocabulary.camps import covered, uncover
from campfire.games.near_and_far.vocabulary.goods import move_reputation
from campfire.games.near_and_far.vocabulary.icons import icons
from campfire.games.near_and_far.vocabulary.rewards import rewards
from campfire.games.near_and_far.vocabulary.turn import turn_question
from campfire.kernel.declared import Option, Reason, Spoken
from campfire.kernel.frame import Seat, Then, step
from campfire.kernel.phrase import Phrase, Said
from campfire.kernel.question import Ask, Blocked

WHERE_TO_DIG = question("where_to_dig")


def mine_of(g: State) -> Mine:
    """The mine of the side of the town board that lies up. [NF-334, NF-340]"""
    return g.book.mines["day" if g.day else "dusk"]


def rewards_of(g: State, cell: int) -> Words:
    """What stands above the column of a cell and beside its row. [NF-147]"""
    mine = mine_of(g)
    row, column = divmod(cell, mine.columns)
    return (*mine.above[column], *mine.beside[row])


def goods_in(words: Words) -> dict[str, int]:
    """How much of each good a column, a row or a cell of the mine brings. [NF-147]"""
    goods = [(str(good), int(n)) for _, good, n in words]
    return {good: sum([n for one, n in goods if one == good]) for good, _ in goods}


def brings(g: State, spoken: Spoken) -> dict[str, Said]:
    """What a cell brings: by column and row, from under the camp, by day a name. [NF-147, NF-288, NF-340]"""
    cell, bonus = spoken[MINE_CELL], covered(g, g.active)
    found = goods_in((*rewards_of(g, cell), *([("gain", bonus, 1)] if bonus else [])))
    name = [Phrase("effect-reputation", {"n": "+1"})] if g.day and cell in mine_of(g).reputation else []
    return {"brings": listed([*[taken(good, n) for good, n in found.items()], *name])}


DIG = option("dig", mine_cell=MINE_CELL, icon="mine", words=brings)
NO_DIGGING = option("no_digging", icon="check")
DUG = event(
    "dug",
    seat=SEAT,
    mine_cell=MINE_CELL,
    shows="travel",
    icon="camp",
    path=lambda told: (f"board:{told[SEAT]}", f"mine:{told[MINE_CELL]}"),
)
NEEDS_SKILL = reason("needs_skill", n=AMOUNT, have=AMOUNT)


def reachable(g: State) -> list[int]:
    """The first camp goes to the left end of the top row; every later one beside another. [NF-145, NF-146]"""
    if all([owner == NOBODY for owner in g.mine]):
        return [0]
    return [cell for cell, owner in enumerate(g.mine) if owner == NOBODY and has_neighbour(g, cell)]


def has_neighbour(g: State, cell: int) -> bool:
    """Whether a camp lies beside, above or below a cell, but not across a corner. [NF-146]"""
    columns = mine_of(g).columns
    row, column = divmod(cell, columns)
    beside = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
    rows = len(g.mine) // columns
    return any([0 <= r < rows and 0 <= c < columns and g.mine[r * columns + c] != NOBODY for r, c in beside])


@turn_question
def where_to_dig(g: State, me: Seat) -> Ask:
    """Where is the next camp placed? The party's skill must reach the number of the cell. [NF-142, NF-144, NF-148]"""
    skill, numbers = icons(g, me, SKILL), mine_of(g).numbers
    options = [Option(DIG, (cell,), (dig(me, cell),)) for cell in reachable(g) if numbers[cell] <= skill]
    return Ask((me,), WHERE_TO_DIG, [*options, Option(NO_DIGGING)])


@where_to_dig.blocked
def why_not_dig(g: State, seat: Seat, me: Seat) -> list[Blocked]:
    """Cells whose number is more than the skill of the party. [NF-144]"""
    skill, numbers = icons(g, me, SKILL), mine_of(g).numbers
    return [
        Blocked(Option(DIG, (cell,)), Reason(NEEDS_SKILL, (numbers[cell], skill), "NF-144"))
        for cell in reachable(g)
        if numbers[cell] > skill
    ]


@step
def dig(g: State, me: Seat, cell: int) -> Then:
    """The camp brings what stands above its column and beside its row; by day perhaps reputation. [NF-147, NF-340]"""
    g.mine[cell] = me
    g.tell(DUG, me, cell)
    name = (move_reputation(me, 1),) if g.day and cell in mine_of(g).reputation else ()
    return uncover(me), *rewards(me, rewards_of(g, cell)), *name
