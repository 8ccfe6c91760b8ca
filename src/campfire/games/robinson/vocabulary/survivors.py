"""Wounds, healing, determination and morale. [ledger chapters 4 and 6]"""

from __future__ import annotations

from campfire.games.robinson.cards import CHARACTERS, FRIDAY, FRIDAY_HEARTS, GROUP, JENNY, JENNY_HEARTS, MORALE
from campfire.games.robinson.signs import Sign, a_sign
from campfire.games.robinson.sorts import CAUSE, SPOT, WHO, N, event, to_whom
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.moments import tell_here
from campfire.kernel.frame import Then

WOUNDED = event("wounded", who=WHO, n=N, shows="wound", icon="wound")
HEALED = event("healed", who=WHO, n=N, icon="heart")
DIED = event("died", who=WHO, shows="death", icon="death")
DETERMINED = event("determined", who=WHO, n=N, origin=SPOT, shows="travel", icon="determination", path=to_whom)
DISCOURAGED = event("discouraged", who=WHO, n=N, icon="determination")
MORALE_MOVED = event("morale", n=N, icon="morale")
WON = event("won", cause=CAUSE, shows="end", icon="check")
LOST = event("lost", cause=CAUSE, shows="end", icon="death")


def lose_game(g: State, cause: str) -> None:
    """The group has lost: nothing more happens. [RC-441]"""
    g.won, g.cause = False, cause
    g.stack.clear()
    g.tell(LOST, cause)


def win_game(g: State, cause: str) -> None:
    """The group has won: nothing more happens. [RC-440]"""
    g.won, g.cause = True, cause
    g.stack.clear()
    g.tell(WON, cause)


def everybody(g: State) -> list[Who]:
    """Every character: the players', and Jenny in the camp; never Friday. [RC-450, RC-513]"""
    return [*g.seats, JENNY] if g.jenny == "camp" else [*g.seats]


def with_friday(g: State) -> list[Who]:
    """Every character, and Friday. [RC-647, RC-659]"""
    return [*everybody(g), FRIDAY] if g.friday else everybody(g)


def concerned(g: State, me: Who) -> list[Who]:
    """Whom an effect hits: one, or everybody; weather spares whoever sleeps outside. [RC-063, RC-392, O-44]"""
    if me != GROUP:
        return [me]
    return in_camp(g) if g.phase == "weather" else everybody(g)


def in_camp(g: State) -> list[Who]:
    """Who sleeps in the camp, Jenny among them; Friday needs neither food nor Shelter. [RC-461]"""
    if any(g.outside):
        return [who for who in everybody(g) if who == JENNY or not g.outside[who]]
    return everybody(g)


def hearts(g: State, who: Who) -> int:
    """How many wounds somebody survives. [RC-119]"""
    if who == FRIDAY:
        return FRIDAY_HEARTS
    return JENNY_HEARTS if who == JENNY else CHARACTERS[g.characters[who]].hearts


def hurt(g: State, who: Who, n: int) -> None:
    """Move the wound marker right, skip morale arrows, and die on the last space. [RC-117, RC-118, RC-119]"""
    if n <= 0 or g.cause or (who == FRIDAY and not g.friday):
        return
    g.tell(WOUNDED, who, n)
    last, skipped = hearts(g, who), CHARACTERS[g.characters[who]].arrows if who in g.seats else ()
    for at in range(g.wounds[who] + 1, g.wounds[who] + n + 1):
        g.wounds[who] = at
        if at in skipped and arrow_covered(who, at) not in g.signs:
            shift_morale(g, -1)
        if at > last:
            die(g, who)
            return


def arrow_covered(who: Who, at: int) -> Sign:
    """A morale arrow of a character no longer counts. [RC-118]"""
    return a_sign("arrow", (who, at))


def arrows(g: State, who: Who) -> list[int]:
    """The morale arrows of a character that still count. [RC-118]"""
    return [arrow for arrow in CHARACTERS[g.characters[who]].arrows if arrow_covered(who, arrow) not in g.signs]


def die(g: State, who: Who) -> None:
    """A dead character ends the game; Friday only leaves it. [RC-441, RC-457, RC-515]"""
    g.tell(DIED, who)
    if who == FRIDAY:
        g.friday = False
        return
    lose_game(g, "jenny" if who == JENNY else "death")


def heal_one(g: State, who: Who, n: int) -> None:
    """Move the wound marker left; arrows do not raise morale. [RC-120]"""
    healed = min(n, g.wounds[who])
    if healed:
        g.wounds[who] -= healed
        g.tell(HEALED, who, healed)


def shift_morale(g: State, n: int) -> None:
    """Move the morale marker; beyond either end nothing happens. [RC-189, RC-065]"""
    new = max(0, min(len(MORALE) - 1, g.morale + n))
    if new != g.morale:
        g.morale = new
        g.tell(MORALE_MOVED, MORALE[new])


@word
def wounds(g: State, me: Who, here: str, n: int) -> Then:
    """Whoever is concerned takes wounds. [RC-117]"""
    for who in concerned(g, me):
        hurt(g, who, n)
    return None


@word
def wounds_each(g: State, me: Who, here: str, n: int) -> Then:
    """Every character takes wounds. [RC-063]"""
    for who in everybody(g):
        hurt(g, who, n)
    return None


@word
def heals(g: State, me: Who, here: str, n: int) -> Then:
    """Immediate healing. [RC-123]"""
    for who in concerned(g, me):
        heal_one(g, who, n)
    return None


@word
def morale_up(g: State, me: Who, here: str, n: int) -> Then:
    """Morale rises. [RC-189]"""
    shift_morale(g, n)
    return None


@word
def morale_down(g: State, me: Who, here: str, n: int) -> Then:
    """Morale drops. [RC-065]"""
    shift_morale(g, -n)
    return None


@word
def determination(g: State, me: Who, here: str, n: int) -> Then:
    """Gain determination at once; it belongs to whoever earned it. [RC-058, RC-265]"""
    for who in concerned(g, me):
        if who != JENNY:
            g.determination[who] += n
            tell_here(g, DETERMINED, who, n)
    return None


def give_up(g: State, who: Who, n: int) -> int:
    """Discard determination as far as it is there; tell how much. [RC-190]"""
    paid = min(n, g.determination[who])
    g.determination[who] -= paid
    if paid:
        g.tell(DISCOURAGED, who, paid)
    return paid


@word
def lose_determination(g: State, me: Who, here: str, n: int) -> Then:
    """Discard determination; each missing token is a wound. [RC-060, RC-190]"""
    for who in concerned(g, me):
        if who != JENNY:
            paid = give_up(g, who, n)
            hurt(g, who, n - paid)
    return None


@word
def lose_all_determination(g: State, me: Who, here: str) -> Then:
    """Discard all determination that one owns."""
    for who in concerned(g, me):
        give_up(g, who, g.determination[who])
    return None
