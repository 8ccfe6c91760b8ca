"""Combat, with real and temporary weapon levels. [ledger chapter 12]

A temporary bonus lives in the arguments of the frame that asks for it and ends with it. Signs that last for a fight
tell what has been used in this combat; they end with it too.
"""

from __future__ import annotations

from campfire.games.robinson.cards import FOOD, FUR
from campfire.games.robinson.signs import Sign, a_sign
from campfire.games.robinson.sorts import CARD, LEVEL, STRENGTH, WHO, N, event, option, question
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import effects, word
from campfire.games.robinson.vocabulary.defences import lower_level
from campfire.games.robinson.vocabulary.demands import foresee
from campfire.games.robinson.vocabulary.foresight import SEQUELS, deadly, mortal, outlook_of
from campfire.games.robinson.vocabulary.offers import ARMS, SHIELDS, WINDOWS, Aid
from campfire.games.robinson.vocabulary.owners import group_question
from campfire.games.robinson.vocabulary.stores import gain, unmet
from campfire.games.robinson.vocabulary.survivors import concerned, hurt
from campfire.games.robinson.vocabulary.tokens import has_token
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.question import Ask

RAISE_ARMS = question("fight", who=WHO, strength=STRENGTH, level=LEVEL)
FIGHT_IT = option("fight", n=N, icon="weapons", detail=outlook_of, warns=deadly)
FOUGHT = event("fight", who=WHO, strength=STRENGTH, icon="beast")
MEET_DANGER = question("danger", who=WHO)
PASS_DANGER = option("pass_danger", icon="check", passes=True)
SUFFER_DANGER = option("suffer_danger", who=WHO, icon="wound", detail=mortal, warns=deadly)
BEAST_GONE = event("beast_gone", card=CARD, icon="beast")

WINDOWS.update((RAISE_ARMS, MEET_DANGER))


def arms(g: State, me: Who) -> list[Aid]:
    """Temporary weapon levels that somebody may use now. [RC-114, RC-285]"""
    return [aid for offer in ARMS for aid in offer(g, me)]


@word
def fight(
    g: State, me: Who, here: str, strength: int, weapon_loss: int, food: int, fur: int, palisade_loss: int
) -> Then:
    """Fight an enemy printed on a card; where only a strength is given, nothing else follows. [RC-284, RC-293]"""
    g.tell(FOUGHT, me, strength)
    return (face_enemy(me, strength, 0), aftermath(me, weapon_loss, food, fur, palisade_loss))


@step
def fight_beast(g: State, me: Who, beast: str) -> Then:
    """Fight a beast; its card is discarded by whoever laid it aside. [RC-284]"""
    return (combat(g, me, beast, 0),)


def combat(g: State, me: Who, beast: str, more: int) -> Frame:
    """The frame of a combat with a beast that may be stronger than printed. [RC-235]"""
    return meet_beast(me, beast, g.book.beasts[beast].strength + more)


@step
def meet_beast(g: State, me: Who, beast: str, strength: int) -> Then:
    """Compare strength and weapons, then take what the beast takes and gives; lives may be saved before. [RC-286]

    Whoever is not strong enough may prepare for the fight anyway.
    """
    g.tell(FOUGHT, me, strength)
    fought = face_enemy(me, strength, 0), plunder(me, beast)
    if strength > g.weapons:
        return fought
    extra = effects(me, "", g.book.beasts[beast].extra)
    return *(foresee(g, me, beast, fought) or foresee(g, me, beast, extra)), *fought


@step
def plunder(g: State, me: Who, beast: str) -> Then:
    """Everything of a combat but its strength: losses, food, fur, other effects. [RC-291, RC-602]"""
    printed = g.book.beasts[beast]
    after = aftermath(me, printed.weapon_loss, printed.food, printed.fur, printed.palisade_loss)
    return (after, *effects(me, "", printed.extra))


@step
def face_enemy(g: State, me: Who, strength: int, bonus: int) -> Then:
    """The real and the temporary weapon level count together. [RC-112, RC-286]"""
    return (raise_arms(me, strength, bonus),) if strength > g.weapons + bonus else (take_blows(me, 0),)


@group_question
def raise_arms(g: State, me: Who, strength: int, bonus: int) -> Ask:
    """Before the combat the weapon level may be raised for its duration. [RC-114, RC-285]"""
    blows = max(0, strength - g.weapons - bonus)
    aids = [aid.option(face_enemy(me, strength, bonus + aid.helps)) for aid in arms(g, me)]
    spared = [aid.option(face_enemy(me, strength, bonus)) for shields in SHIELDS for aid in shields(g, me)]
    fought = Option(FIGHT_IT, (blows,), (take_blows(me, blows),))
    return Ask(g.seats, RAISE_ARMS, [fought, *aids, *spared], (me, strength, g.weapons + bonus))


@step
def take_blows(g: State, me: Who, blows: int) -> Then:
    """Step 1: a wound for each level that the weapons fall short of the strength, less what is spared. [RC-286]"""
    signs = g.signs
    end_fight(g)
    if blows:
        for who in concerned(g, me):
            hurt(g, who, blows - signs.count(spared(who)))
    return None


def spared(who: Who) -> Sign:
    """Somebody is spared a wound of this fight. [RC-644]"""
    return a_sign("spared", (who,), "fight")


def end_fight(g: State) -> None:
    """What was used in a combat counts no longer. [RC-112]"""
    if used_in_fight(g):
        g.signs = tuple([sign for sign in g.signs if sign.lasts != "fight"])


@step
def lay_down_arms(g: State, before: tuple[Sign, ...]) -> Then:
    """What was used for something else is over; a combat in the midst of which it was used goes on. [RC-112]"""
    end_fight(g)
    g.signs += tuple([Sign(*sign) for sign in before])
    return None


def used_in_fight(g: State) -> tuple[Sign, ...]:
    """What has been used in the combat that goes on now. [RC-648]"""
    return tuple([sign for sign in g.signs if sign.lasts == "fight"])


@step
def aftermath(g: State, me: Who, weapon_loss: int, food: int, fur: int, palisade_loss: int) -> Then:
    """Steps 2 to 5: the real weapon level drops, food and fur are won, the palisade drops. [RC-287 to RC-290]"""
    return (
        suffer_loss(me, "weapons", weapon_loss),
        win_spoils(food, fur),
        suffer_loss(me, "palisade", palisade_loss),
    )


SEQUELS.update((aftermath.rule, plunder.rule))


@step
def suffer_loss(g: State, me: Who, track: str, n: int) -> Then:
    """A level drops by so much; each level that is missing is a wound. [RC-287, RC-290]"""
    unmet(g, me, lower_level(g, track, n))
    return None


@step
def win_spoils(g: State, food: int, fur: int) -> Then:
    """Food and fur: to Future in the Action phase, else to Available. [RC-288, RC-289, RC-294]"""
    gain(g, FOOD, food)
    gain(g, FUR, fur)
    return None


@step
def discard_beast(g: State, beast: str) -> Then:
    """The beast leaves the game. [RC-091, RC-292]"""
    del g.aside["beast"]
    g.gone.append(beast)
    g.tell(BEAST_GONE, beast)
    return None


@step
def face_danger(g: State, me: Who, space: str = "") -> Then:
    """Without a weapon level of 1, real or temporary, danger wounds. [RC-113, RC-236, RC-239]"""
    return None if is_harmless(g, space) else (meet_danger(me, space),)


def is_harmless(g: State, space: str) -> bool:
    """There is a weapon, or the danger on the way to a space is gone. [RC-236]"""
    return bool(g.weapons or (space and not has_token(g, space, "danger")))


@group_question
def meet_danger(g: State, me: Who, space: str = "") -> Ask:
    """A temporary weapon level is enough. [RC-113]"""
    if is_harmless(g, space):
        return Ask(g.seats, MEET_DANGER, [Option(PASS_DANGER)], (me,))
    aids = [aid.option(take_blows(me, 0)) for aid in arms(g, me) if aid.helps]
    return Ask(g.seats, MEET_DANGER, [Option(SUFFER_DANGER, (me,), (take_blows(me, 1),)), *aids], (me,))
