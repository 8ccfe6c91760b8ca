"""The chief: rolled for, voted for, handed on. [ledger chapter 6]"""

from __future__ import annotations

from campfire.games.discover.cards import FACES
from campfire.games.discover.rules.fate import NEW_CHIEF
from campfire.games.discover.sorts import FACE, OTHER, SEAT, TABLE, event, option, question
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import in_order
from campfire.kernel.declared import Die, Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask, AskAll, Chance, Roll

CHIEF_DIE = TABLE.die("chief", range(1, FACES + 1), seat=SEAT)
VOTE = question("vote")
VOTE_FOR = option("vote_for", seat=SEAT, icon="chief")
VOTED = event("voted", seat=SEAT, who=OTHER)
NAME_CHIEF = question("name_chief")
NAME = option("name_chief", seat=SEAT, icon="chief")
CHIEF_ROLL = event("chief_roll", seat=SEAT, face=FACE, shows="dice")


@step
def first_chief(g: State, among: tuple[Seat, ...]) -> Then:
    """The highest roll becomes chief; those who tie roll again. [DI-047]"""
    if len(among) == 1:
        g.chief = among[0]
        g.tell(NEW_CHIEF, g.chief)
        return None
    return (chief_roll(among),)


@ask
def chief_roll(g: State, among: tuple[Seat, ...]) -> Chance:
    """Everybody in the running rolls a die. [DI-047]"""
    return Chance("chief", Roll(tuple([Die(CHIEF_DIE, (seat,)) for seat in among])), chief_rolled, (among,))


@step
def chief_rolled(g: State, among: tuple[Seat, ...], outcome: tuple[int, ...]) -> Then:
    """Only the highest stay in the running. [DI-047]"""
    for seat, face in zip(among, outcome, strict=True):
        g.rolls[seat] = face + 1
        g.tell(CHIEF_ROLL, seat, face + 1)
    best = max(outcome)
    return (first_chief(tuple(seat for seat, face in zip(among, outcome, strict=True) if face == best)),)


@step
def choose_chief(g: State) -> Then:
    """At the end of the night the others vote, then the chief decides. [DI-087, DI-215]"""
    if g.over or len(in_order(g)) < 2:
        return None
    g.votes = [-1] * g.players
    return vote(), count_votes()


def undecided(g: State) -> tuple[Seat, ...]:
    """Who has not voted yet."""
    return tuple(seat for seat in in_order(g) if seat != g.chief and g.votes[seat] < 0)


@ask
def vote(g: State) -> AskAll:
    """Whom does each of the others want? [DI-088]"""
    return AskAll(undecided(g), ballot, given=(g,))


def ballot(g: State, me: Seat) -> Ask:
    """The vote of one survivor."""
    options = [Option(VOTE_FOR, (who,), (cast(me, who),)) for who in in_order(g)]
    return Ask((me,), VOTE, options)


@step
def cast(g: State, me: Seat, who: Seat) -> Then:
    """A vote is said aloud. [DI-313]"""
    g.votes[me] = who
    g.tell(VOTED, me, who)
    return (vote(),) if undecided(g) else None


@step
def count_votes(g: State) -> Then:
    """If all the others want one and the same, that one is chief; else the chief decides. [DI-088]"""
    wanted = {g.votes[seat] for seat in in_order(g) if seat != g.chief}
    if len(wanted) == 1:
        return (make_chief(wanted.pop()),)
    return (name_chief(),)


@ask
def name_chief(g: State) -> Ask:
    """Does the chief keep the token, or who gets it? [DI-087]"""
    return Ask((g.chief,), NAME_CHIEF, [Option(NAME, (who,), (make_chief(who),)) for who in in_order(g)])


@step
def make_chief(g: State, who: Seat) -> Then:
    """The token lies before a survivor. [DI-087]"""
    if who != g.chief:
        g.chief = who
        g.tell(NEW_CHIEF, who)
    return None
