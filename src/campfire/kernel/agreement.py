"""Agreements: two seats exchange things only if both want the whole of it.

One draws up a deal, thing by thing, and puts it forward; the other accepts it, declines it, or changes it and puts it
forward in turn. Nothing is exchanged before somebody accepts. A game makes one `Agreement`, whose words it has in its
own word files (`ask-trade_draw_up`, `option-trade_give`, …), and begins with `TRADE.begin(me, who)`.

What is put forward must be known to both: a game in which hidden things are exchanged shows them in `reveal`. What is
being drawn up is known to nobody else: `undrafted` takes it out of the worlds that others imagine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple

from campfire.kernel.contract import GameState
from campfire.kernel.declared import Event, Id, Ids, Option, OptionKind, Sort
from campfire.kernel.declaring import Declared
from campfire.kernel.engine import State
from campfire.kernel.frame import Frame, Seat, Step, Then, ask, step
from campfire.kernel.phrase import Phrase, Said
from campfire.kernel.question import Ask, Row

MOST_TURNS = 4
"""How often a deal may be put forward before somebody must accept or decline."""

AGREEMENTS: dict[str, Agreement] = {}
"""Every agreement by its name, as a save has it."""


class Deal(NamedTuple):
    """What one seat and another would exchange, as the first of them sees it."""

    me: Seat
    who: Seat
    gives: Ids = ()
    """What the first gives."""
    takes: Ids = ()
    """What the other gives."""
    turns: int = 0
    """How often a deal was put forward before."""

    def turned(self) -> Deal:
        """The same deal as the other sees it, after it was put forward."""
        return Deal(self.who, self.me, self.takes, self.gives, self.turns + 1)


class Agreement:
    """A kind of agreement in one game: what can be exchanged, and what follows."""

    def __init__(
        self,
        declared: Declared,
        key: str,
        *,
        seat: Sort[Seat],
        thing: Sort[Any],
        wares: Callable[[Any, Seat, Seat], list[Id]],
        settle: Step[[Seat, Seat, Ids, Ids]],
        reveal: Step[[Seat, Seat, Ids, Ids]] | None = None,
        face: Callable[[Any, Id], Hashable] = lambda g, thing: thing,
    ) -> None:
        self.name = f"{declared.game}.{key}"
        self.wares = wares
        """What a seat can give, as far as another can name it: one entry a piece. Of its own a seat can name all."""
        self.settle = settle
        """Exchanges: who put it forward, who accepts, what each of them gives."""
        self.reveal = reveal
        """Shows what was hidden of a deal, before it is put forward."""
        self.face = face
        """What tells things apart: of those with one face only the first is offered."""
        things = declared.sort(f"{key}_things", tuple, said=said_together(thing))
        self.draw_up = declared.question(f"{key}_draw_up", who=seat, gives=things, takes=things)
        self.consider = declared.question(f"{key}_consider", who=seat, gives=things, takes=things)
        self.give = declared.option(f"{key}_give", thing=thing)
        self.take = declared.option(f"{key}_take", thing=thing)
        self.keep = declared.option(f"{key}_keep", thing=thing, retreats=True)
        self.leave = declared.option(f"{key}_leave", thing=thing, retreats=True)
        self.put_forward = declared.option(f"{key}_put_forward", icon="check")
        self.give_up = declared.option(f"{key}_give_up", icon="blocked")
        self.accept = declared.option(f"{key}_accept", icon="check")
        self.change = declared.option(f"{key}_change", icon="log")
        self.decline = declared.option(f"{key}_decline", icon="blocked")
        self.proposed = declared.event(f"{key}_proposed", seat=seat, who=seat, gives=things, takes=things)
        self.agreed = declared.event(f"{key}_agreed", seat=seat, who=seat, gives=things, takes=things)
        self.declined = declared.event(f"{key}_declined", seat=seat, who=seat)
        AGREEMENTS[self.name] = self

    def unlike(self, g: Any, things: Iterable[Id]) -> list[Id]:
        """Things that can be told apart, the first of each face."""
        found: dict[Hashable, Id] = {}
        for thing in things:
            found.setdefault(self.face(g, thing), thing)
        return [*found.values()]

    def begin(self, me: Seat, who: Seat) -> Frame:
        """One seat may put a deal forward to another; afterwards the game goes on, whatever came of it."""
        return draw_up(self.name, *Deal(me, who))


def said_together(thing: Sort[Any]) -> Callable[[Any, Ids], Said]:
    """Say several things one after the other."""

    def said(g: Any, things: Ids) -> Said:
        if not things:
            return Phrase("things-none")
        first, rest = thing.say(g, things[0]), things[1:]
        return Phrase("things-more", {"first": first, "rest": said(g, rest)}) if rest else first

    return said


@ask
def draw_up(g: State, name: str, me: Seat, who: Seat, gives: Ids, takes: Ids, turns: int) -> Ask:
    """What is given, and for what?"""
    made, deal = AGREEMENTS[name], Deal(me, who, gives, takes, turns)
    mine, theirs = made.wares(g, me, me), made.wares(g, who, me)
    lines: list[tuple[OptionKind, Id]] = [(made.put_forward, "")] if gives or takes else []
    lines += [(made.give, thing) for thing in made.unlike(g, left_of(mine, gives))]
    lines += [(made.take, thing) for thing in made.unlike(g, left_of(theirs, takes))]
    lines += [(made.keep, thing) for thing in made.unlike(g, gives)]
    lines += [(made.leave, thing) for thing in made.unlike(g, takes)]
    lines.append((made.give_up, ""))
    return Ask((me,), made.draw_up, Row(_drawn, lines, (name, deal)), (who, gives, takes), private=True)


def _drawn(name: str, deal: Deal, line: tuple[OptionKind, Id]) -> Option:
    """Put the deal forward, give it up, or change it and be asked again."""
    made, (kind, thing) = AGREEMENTS[name], line
    if kind is made.put_forward:
        return Option(kind, (), (put_forward(name, *deal),))
    if kind is made.give_up:
        return Option(kind, (), (decline(name, *deal),) if deal.turns else ())
    if kind is made.give:
        deal = deal._replace(gives=(*deal.gives, thing))
    elif kind is made.take:
        deal = deal._replace(takes=(*deal.takes, thing))
    elif kind is made.keep:
        deal = deal._replace(gives=less(deal.gives, thing))
    else:
        deal = deal._replace(takes=less(deal.takes, thing))
    return Option(kind, (thing,), (draw_up(name, *deal),))


def left_of(things: list[Id], named: Ids) -> list[Id]:
    """What is left when some things are named already, each kind once.

    >>> left_of(["shell", "shell", "owl"], ("owl", "shell"))
    ['shell']
    """
    if not named:
        return [*dict.fromkeys(things)]
    left = Counter(things) - Counter(named)
    return [thing for thing in dict.fromkeys(things) if left[thing]]


def less(things: Ids, thing: Id) -> Ids:
    """Things without one of them.

    >>> less(("shell", "owl", "shell"), "shell")
    ('owl', 'shell')
    """
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


@step
def put_forward(g: GameState, name: str, me: Seat, who: Seat, gives: Ids, takes: Ids, turns: int) -> Then:
    """The deal is known to both from now on, and said is said."""
    g.reveals += 1
    made, deal = AGREEMENTS[name], Deal(me, who, gives, takes, turns)
    shown = () if made.reveal is None else (made.reveal(me, who, gives, takes),)
    return (*shown, tell(name, "proposed", me, who, gives, takes), consider(name, *deal.turned()))


@ask
def consider(g: State, name: str, me: Seat, who: Seat, gives: Ids, takes: Ids, turns: int) -> Ask:
    """Is the whole deal accepted? A change is a deal put forward in turn."""
    made, deal = AGREEMENTS[name], Deal(me, who, gives, takes, turns)
    agreed = (tell(name, "agreed", who, me, takes, gives), made.settle(who, me, takes, gives))
    options = [Option(made.accept, (), agreed)]
    if turns < MOST_TURNS:
        options.append(Option(made.change, (), (draw_up(name, *deal),)))
    return Ask((me,), made.consider, [*options, Option(made.decline, (), (decline(name, *deal),))], (who, gives, takes))


@step
def decline(g: GameState, name: str, me: Seat, who: Seat, gives: Ids, takes: Ids, turns: int) -> Then:
    """Nothing is exchanged."""
    _tell(g, AGREEMENTS[name].declined, me, who)
    return None


@step
def tell(g: GameState, name: str, what: str, me: Seat, who: Seat, gives: Ids, takes: Ids) -> Then:
    """Tell everybody of a deal."""
    made = AGREEMENTS[name]
    _tell(g, made.agreed if what == "agreed" else made.proposed, me, who, gives, takes)
    return None


def _tell(g: GameState, kind: Any, *args: Id) -> None:
    if g.log is not None:
        g.log.append(Event(kind, args))


def deal_on(stack: list[Frame]) -> Deal | None:
    """The deal that is being drawn up or considered, as whoever is asked sees it; None where none is."""
    match stack:
        case [*_, ((draw_up.rule | consider.rule), (_, *deal))]:
            return Deal(*deal)
    return None


def undrafted(stack: list[Frame], seat: Seat | None) -> list[Frame]:
    """A stack as a seat may imagine it: nothing is known of a deal that another is drawing up."""
    return [_undrafted(frame, seat) for frame in stack]


def _undrafted(frame: Frame, seat: Seat | None) -> Frame:
    match frame:
        case draw_up.rule, (str(name), int(me), int(who), _, _, int(turns)) if me != seat:
            return draw_up(name, *Deal(me, who, turns=turns))
    return frame
