"""Special wounds: tokens on body parts, and what they bring when their card comes up again. [ledger chapter 4]"""

from __future__ import annotations

from campfire.games.robinson.sorts import CARD, PART, WHO, event
from campfire.games.robinson.state import SpecialWound, State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.drawn import at_hand
from campfire.games.robinson.vocabulary.limits import HOME_ACTIONS, is_put_away, lay_sign, limit_to, one_pawn
from campfire.games.robinson.vocabulary.survivors import hurt
from campfire.kernel.frame import Then

SPECIAL_WOUND = event("special_wound", who=WHO, part=PART, icon="wound")
SPECIAL_WOUND_GONE = event("special_wound_gone", who=WHO, card=CARD, icon="heart")


def has_medicine(g: State) -> bool:
    """Medicine prevents the worst and is never used up; while items are put away it is of no use. [RC-603, RC-681]"""
    return "medicine" in g.items and not is_put_away(g, "medicine")


def marked(g: State) -> list[Who]:
    """Whoever has a token of the card at hand. [RC-126]"""
    card = at_hand(g)[-1]
    return [who for who, wounds in enumerate(g.special_wounds) if any([wound.card == card for wound in wounds])]


def take_marks(g: State) -> list[Who]:
    """Whoever has a token of the card at hand; the token goes. [RC-127]"""
    card, people = at_hand(g)[-1], marked(g)
    for who in people:
        g.special_wounds[who] = tuple([wound for wound in g.special_wounds[who] if wound.card != card])
        g.tell(SPECIAL_WOUND_GONE, who, card)
    return people


@word
def special_wound(g: State, me: Who, here: str, part: str) -> Then:
    """A Special Wound token of this card goes on a body part; that alone does not hurt. [RC-076, RC-126]"""
    g.special_wounds[me] = (*g.special_wounds[me], SpecialWound(part, at_hand(g)[-1]))
    g.tell(SPECIAL_WOUND, me, part)
    return None


@word
def marked_wounds(g: State, me: Who, here: str, n: int) -> Then:
    """Whoever has this card's Special Wound token takes wounds; the token goes. [RC-127]"""
    for who in take_marks(g):
        hurt(g, who, n)
    return None


@word
def marked_wounds_without_medicine(g: State, me: Who, here: str, n: int, otherwise: int) -> Then:
    """Who has this card's Special Wound token takes n wounds, with Medicine only otherwise; it goes. [RC-127]"""
    for who in take_marks(g):
        hurt(g, who, otherwise if has_medicine(g) else n)
    return None


@word
def marked_has_one_pawn(g: State, me: Who, here: str) -> Then:
    """Whoever has this card's Special Wound token has one pawn in this round; the token goes. [RC-127, RC-200]"""
    for who in take_marks(g):
        lay_sign(g, one_pawn(who))
    return None


@word
def marked_has_one_pawn_without_medicine(g: State, me: Who, here: str) -> Then:
    """Without Medicine, whoever has this card's Special Wound token has one pawn; the token goes. [RC-127, RC-200]"""
    for who in take_marks(g):
        if not has_medicine(g):
            lay_sign(g, one_pawn(who))
    return None


@word
def marked_only_rests_without_medicine(g: State, me: Who, here: str) -> Then:
    """Without Medicine, whoever has this card's Special Wound token may only rest; the token goes. [RC-127]"""
    for who in take_marks(g):
        if not has_medicine(g):
            limit_to(g, who, "rest")
    return None


@word
def marked_stays_home(g: State, me: Who, here: str) -> Then:
    """Whoever has this card's Special Wound token may only build, arrange the camp or rest; the token goes. [RC-127]"""
    for who in take_marks(g):
        limit_to(g, who, *HOME_ACTIONS)
    return None
