"""A night outside the camp: what is gained on the way stays with whoever gained it. [ledger chapter 20]"""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from campfire.games.robinson.cards import RESOURCES
from campfire.games.robinson.signs import Sign, a_sign
from campfire.games.robinson.sorts import SPACE, WHO, campsite, event, option, question, to_space
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.limits import drop_sign, told_by
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, ask, step
from campfire.kernel.question import Ask

CHOOSE_BIVOUAC = question("choose_bivouac")
BIVOUAC = option("bivouac", space=SPACE, icon="rest", detail=campsite)
OUTSIDE = event("outside", who=WHO, space=SPACE, icon="camp", shows="travel", path=to_space)

Gained: TypeAlias = tuple[int, ...]
"""What lies in Future at some moment: the four resources, discovery tokens, treasures."""


BESIDE = "beside"
"""The sign of a resource or token that somebody else has gained while the action is resolved. [RC-387]"""


def gained(g: State) -> Gained:
    """Count what lies in Future now, before an action."""
    return (*g.future, len(g.found_now), len(g.kept_now))


def beside(g: State, me: Who, gain: Frame) -> tuple[Frame, ...]:
    """What somebody gains while another acts is no gain of that action. [RC-387]"""
    acts = g.phase == "action" and g.plan and g.plan[0].pawns[0] != str(me)
    return (gain, set_apart(gained(g))) if acts else (gain,)


@step
def set_apart(g: State, before: Gained) -> Then:
    """Whatever has come into Future since then does not follow a leader outside. [RC-387]"""
    gains = [name for kind, name in enumerate(RESOURCES) for _ in range(g.future[kind] - before[kind])]
    gains += g.found_now[before[4] :] + g.kept_now[before[5] :]
    g.signs = (*g.signs, *[a_sign(BESIDE, (thing,), "action") for thing in gains])
    return None


def led_outside(who: Who) -> Sign:
    """The action that is being resolved leads somebody outside. [RC-386]"""
    return a_sign("outside", (who,), "action")


def is_outside(g: State, who: Who) -> bool:
    """Somebody spends this night outside the camp. [RC-386]"""
    return bool(g.outside[who]) if who in g.seats else a_sign("outside", (who,), "round") in g.signs


def on_sheet(g: State, who: Who, what: str) -> list[str]:
    """The `found` tokens or `kept` cards on the sheet of a character outside. [RC-387]"""
    if who not in g.seats:
        return []
    return list((g.carried_found if what == "found" else g.carried_kept)[who])


def lay_on_sheet(g: State, who: Who, what: str, things: list[str]) -> None:
    """Leave these tokens or cards on a sheet. [RC-387]"""
    (g.carried_found if what == "found" else g.carried_kept)[who] = tuple(things)


@word
def night_outside(g: State, me: Who, here: str) -> Then:
    """The leader must spend the night where the action led; Friday needs no camp. [RC-386, RC-461]"""
    if me not in g.seats:
        g.signs = (*g.signs, a_sign("outside", (me,), "round"))
        return None
    g.signs = (*g.signs, led_outside(me))
    if g.outside[me] not in ("", here):
        return (choose_bivouac(me, here),)
    return (sleep_at(me, here),)


@ask
def choose_bivouac(g: State, me: Who, space: str) -> Ask:
    """On which of the two tiles? [RC-391]"""
    return Ask((me,), CHOOSE_BIVOUAC, [Option(BIVOUAC, (at,), (sleep_at(me, at),)) for at in (g.outside[me], space)])


@step
def sleep_at(g: State, me: Who, space: str) -> Then:
    """A character sleeps outside the camp. [RC-386]"""
    g.outside[me] = space
    g.tell(OUTSIDE, me, space)
    return None


def carry_to_sheet(g: State, me: Who, before: Gained) -> None:
    """What the action that led outside has brought lies on the sheet, not in Future. [RC-387, RC-389, RC-390]"""
    if me not in g.seats or not g.outside[me] or led_outside(me) not in g.signs:
        return
    drop_sign(g, led_outside(me))
    others = Counter([str(thing) for (thing,) in told_by(g, BESIDE)])
    for resource, name in enumerate(RESOURCES):
        left = before[resource] + others[name]
        g.sheets[me][resource] += g.future[resource] - left
        g.future[resource] = left
    for what, waiting, n in (("found", g.found_now, before[4]), ("kept", g.kept_now, before[5])):
        new = Counter(waiting[n:])
        lay_on_sheet(g, me, what, [*on_sheet(g, me, what), *(new - others).elements()])
        waiting[n:] = (new & others).elements()


@step
def carry_gains(g: State, me: Who, before: tuple[int, ...]) -> Then:
    """What a card or token of the sheet has brought lies on the sheet. [RC-387, RC-388]"""
    for resource, n in enumerate(before):
        g.sheets[me][resource] += g.available[resource] - n
        g.available[resource] = n
    return None
