"""Odd words of creatures and traps. [ledger chapter 30]"""

from __future__ import annotations

from campfire.games.robinson.cards import FRIDAY, GROUP
from campfire.games.robinson.rules.night import nightfall
from campfire.games.robinson.signs import a_sign
from campfire.games.robinson.sorts import WHO, N, event, option, question
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.defences import set_level
from campfire.games.robinson.vocabulary.limits import drop_signs, lay_sign, told_by
from campfire.games.robinson.vocabulary.moments import MOMENTS
from campfire.games.robinson.vocabulary.offers import open_question
from campfire.games.robinson.vocabulary.outside import is_outside
from campfire.games.robinson.vocabulary.special_wounds import has_medicine
from campfire.games.robinson.vocabulary.specials import BAD_LUCK, DOUBTS
from campfire.games.robinson.vocabulary.survivors import everybody, hurt, with_friday
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.question import Ask

SPREAD_DISEASE = question("spread_disease", n=N)
DISEASE_MARKER = option("disease", who=WHO, icon="wound")
DISEASED = event("disease", who=WHO, icon="wound")

JEWEL, SPORES, WEB, DISEASE, BOWL = "jewel", "spores", "web", "disease", "bowl"
"""Signs of what waits for the night or haunts somebody, each about whoever drew the card."""

TONIGHT = (JEWEL, SPORES, WEB, DISEASE)


def drawers(g: State, name: str) -> list[Who]:
    """Who drew the cards that signs of this kind stand for."""
    return [int(about[0]) for about in told_by(g, name)]


@word
def weapons_to_nothing(g: State, me: Who, here: str) -> Then:
    """The weapon level drops to 0."""
    if g.weapons:
        set_level(g, "weapons", 0)
    return None


@word
def one_pawn_next_round(g: State, me: Who, here: str) -> Then:
    """In the next round the character has one pawn; Friday is not affected. [RC-654]"""
    if me != FRIDAY:
        lay_sign(g, a_sign("one_pawn", (me,), "next"))
    return None


@word
def confused_next_round(g: State, me: Who, here: str) -> Then:
    """In the next round the character rolls every success again, and rolls even for sure actions. [RC-655, RC-656]"""
    lay_sign(g, a_sign("confused", (me,), "next"))
    return None


def is_confused(g: State, me: Who) -> bool:
    """Somebody is confused in this round. [RC-655]"""
    return a_sign("confused", (me,), "round") in g.signs


DOUBTS.append(is_confused)


@word
def cursed_by_bowl(g: State, me: Who, here: str) -> Then:
    """From the next round the character rolls every success that was rolled again, until the card comes up. [RC-642]"""
    g.signs = (*g.signs, a_sign(BOWL, (me, g.round)))
    return None


def is_cursed(g: State, me: Who) -> bool:
    """The Bowl was found in an earlier round. [RC-642]"""
    return any([who == me and int(since) < g.round for who, since in told_by(g, BOWL)])


BAD_LUCK.append(is_cursed)


@word
def bowl_is_gone(g: State, me: Who, here: str) -> Then:
    """The curse of the bowl ends. [RC-642]"""
    drop_signs(g, BOWL)
    return None


@word
def wounds_tonight(g: State, me: Who, here: str) -> Then:
    """In this Night phase each character takes a wound; a night later if the drawer is outside. [RC-662]"""
    g.signs = (*g.signs, a_sign(JEWEL, (me,)))
    return None


@word
def spores_tonight(g: State, me: Who, here: str) -> Then:
    """Without Medicine each takes a wound in this Night phase, Friday too; a drawer outside alone. [RC-659]"""
    lay_sign(g, a_sign(SPORES, (me,), "round"))
    return None


@word
def wound_every_night(g: State, me: Who, here: str) -> Then:
    """Without Medicine the character takes a wound in every Night phase. [RC-681]"""
    lay_sign(g, a_sign(WEB, (me,)))
    return None


@word
def spreads_disease(g: State, me: Who, here: str, n: int) -> Then:
    """The group spreads n markers a player; in the Night phase each is a wound. [RC-660, RC-661]"""
    if is_outside(g, me):
        return (catch(me, me),) * n
    return (spread(me, n * len(everybody(g))),)


@open_question
def spread(g: State, me: Who, left: int) -> Ask:
    """Who gets a marker? Friday may, although nobody counts him. [RC-660, RC-661]"""
    rest = (spread(me, left - 1),) if left > 1 else ()
    options = [Option(DISEASE_MARKER, (who,), (catch(me, who), *rest)) for who in with_friday(g)]
    return Ask(g.seats, SPREAD_DISEASE, options, (left,))


@step
def catch(g: State, me: Who, who: Who) -> Then:
    """A marker of the disease. [RC-660]"""
    g.signs = (*g.signs, a_sign(DISEASE, (me, who), "round"))
    g.tell(DISEASED, who)
    return None


def bad_night(g: State) -> tuple[Frame, ...]:
    """What creatures and traps have left for the night; whoever is hurt may be healed before. [RC-122]"""
    return (nightfall(), suffer_night()) if any([sign.name in TONIGHT for sign in g.signs]) else ()


MOMENTS["night"].append(bad_night)


@step
def suffer_night(g: State) -> Then:
    """The wounds of jewel, spores, web and disease. [RC-659, RC-660, RC-662]"""
    jewels = drawers(g, JEWEL)
    drop_signs(g, JEWEL)
    for drawer in jewels:
        if is_outside(g, drawer):
            g.signs = (*g.signs, a_sign(JEWEL, (GROUP,)))
        else:
            hurt_all(g, everybody(g))
    suffer_without_medicine(g)
    suffer_disease(g)
    return None


def hurt_all(g: State, people: list[Who]) -> None:
    """Each of them takes a wound."""
    for who in people:
        hurt(g, who, 1)


def suffer_without_medicine(g: State) -> None:
    """Spores and webs hurt where there is no Medicine. [RC-659, RC-681]"""
    if has_medicine(g):
        return
    for drawer in drawers(g, SPORES):
        hurt_all(g, [drawer] if is_outside(g, drawer) else with_friday(g))
    hurt_all(g, drawers(g, WEB))


def suffer_disease(g: State) -> None:
    """Every marker is a wound; a drawer outside has two, and nobody else any. [RC-660]"""
    for drawer, who in told_by(g, DISEASE):
        if not is_outside(g, int(drawer)):
            hurt(g, int(who), 1)
    for drawer in dict.fromkeys(drawers(g, DISEASE)):
        if is_outside(g, drawer):
            hurt(g, drawer, 2)
