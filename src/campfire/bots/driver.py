"""The driver of the bots, the same in terminal, lab and at the table: who is asked next, and what comes of its choice.

Where several are asked at once, bots answer after the people, unless those let them go ahead; a bot too may let others
go first. Where a group decides, the decision is left to its people; a bot among them is asked only for what is its own
to use. What people have asked bots to leave alone is not offered to them, as long as anything else is.

>>> from campfire.kernel.declaring import Declared
>>> fire = Declared("driver")
>>> REST, TEND = Option(fire.option("rest")), fire.question("tend")
>>> each = AskAll((0, 1, 2), lambda seat: Ask((seat,), TEND, [REST]))
>>> print(next_turn(each, bots={1, 2}))
None
>>> turn = next_turn(each, bots={1, 2}, ahead={0})
>>> turn.seat, turn.others
(1, (0, 2))
>>> turn = next_turn(each, bots={1, 2}, waiting={0, 1})
>>> turn.seat, turn.others
(2, ())
>>> print(next_turn(Ask((0, 1), TEND, [REST]), bots={1}))
None
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import NamedTuple, TypeAlias

from campfire.kernel.contract import AnyGame, GameState
from campfire.kernel.declared import Named, Option
from campfire.kernel.frame import Seat
from campfire.kernel.offer import WAIT, Offer, Random, imagining, offer_of
from campfire.kernel.question import Ask, AskAll, ask_of, own_options

Pick: TypeAlias = Callable[[Sequence[Seat]], Seat]
"""Takes one of several seats that are equally ready."""


class Turn(NamedTuple):
    """A bot that shall answer."""

    seat: Seat
    ask: Ask
    others: tuple[Seat, ...]
    """Who may answer before it: in a group its people, elsewhere whoever is asked too; none of those who wait."""
    own: frozenset[Named] | None
    """What alone it may choose where the rest is for the people of its group; None: anything."""

    def offer(self, game: AnyGame, g: GameState, random: Random) -> Offer:
        """What the bot is told."""
        return offer_of(self.ask, self.seat, self.others, imagining(game, g, self.seat, random))

    def sparing(self, things: Container[str]) -> Turn:
        """The same turn without options that touch what bots shall leave alone; all of them where nothing else is left.

        >>> from campfire.kernel.declaring import Declared
        >>> fire = Declared("sparing")
        >>> CARD = fire.sort("card", str, thing="card")
        >>> burn, rest = Option(fire.option("burn", card=CARD), ("oak",)), Option(fire.option("rest"))
        >>> turn = Turn(0, Ask((0,), fire.question("tend"), [burn, rest]), (), None)
        >>> [option.key for option in turn.sparing({"card:oak"}).ask.options]
        ['rest']
        >>> forced = turn._replace(ask=turn.ask.offering([burn]))
        >>> [option.key for option in forced.sparing({"card:oak"}).ask.options]
        ['burn']
        """
        kept = [o for o in self.ask.options if not any([thing in things for thing in spared_by(o, self.seat)])]
        return self if not kept else self._replace(ask=self.ask.offering(kept))

    def chosen(self, place: int) -> Option | None:
        """The option that a bot takes; None where it waits or leaves the decision to the people of its group."""
        if place == WAIT:
            assert self.others, "a bot waits although nobody else is asked"
            return None
        option = self.ask.options[place]
        return option if self.own is None or option.named_by in self.own else None


def spared_by(option: Option, seat: Seat) -> list[str]:
    """The things that an option touches or names, by which it may be left alone."""
    return [*option.things(seat), *option.touched()]


def first(seats: Sequence[Seat]) -> Seat:
    """Take the first."""
    return seats[0]


def next_turn(
    question: Ask | AskAll,
    bots: Container[Seat],
    waiting: Container[Seat] = (),
    pick: Pick = first,
    ahead: Container[Seat] = (),
) -> Turn | None:
    """The bot that is asked next; None where people decide, or are asked too and have not let bots go ahead.

    In a group whoever may use something of its own comes first.
    """
    ready = [seat for seat in question.seats if seat in bots and seat not in waiting]
    if not ready:
        return None
    own = own_options(question)
    seat = pick([seat for seat in ready if seat in own] or ready)
    ask = ask_of(question, seat)
    assert ask is not None
    left = [other for other in question.seats if other != seat and other not in waiting]
    if not (ask.is_groups or ask.private) and any([other not in bots and other not in ahead for other in left]):
        return None
    others = tuple([other for other in left if other not in bots] if ask.is_groups else left)
    if not (ask.is_groups and others):
        return Turn(seat, ask, others, None)
    return Turn(seat, ask, others, frozenset(own[seat])) if seat in own else None
