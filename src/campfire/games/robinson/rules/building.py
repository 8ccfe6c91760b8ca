"""Building: Shelter, roof, palisade, weapons, inventions. [ledger chapters 14 and 15]"""

from __future__ import annotations

from msgspec.structs import replace

from campfire.games.robinson.actions import NOTHING, Action, Built
from campfire.games.robinson.cards import CHARACTERS, TRACKS, WOOD
from campfire.games.robinson.rules.items import complete, is_built
from campfire.games.robinson.signs import Sign, a_sign
from campfire.games.robinson.sorts import BY, CARD, event
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import effects, word
from campfire.games.robinson.vocabulary.defences import raise_level
from campfire.games.robinson.vocabulary.limits import drop_sign
from campfire.games.robinson.vocabulary.stores import discard, unmet
from campfire.games.robinson.vocabulary.survivors import determination
from campfire.games.robinson.vocabulary.tokens import lay_token, lift_token
from campfire.kernel.frame import Then, step

SHELTER_BUILT = event("shelter", by=BY, icon="shelter")
BUILT = event("built", by=BY, card=CARD, icon="invention", use="used")

INVENTOR = 2
"""Determination for building one's personal invention. [RC-130]"""

CREDIT = "economical_construction"
"""What goes along when the Carpenter sets determination aside in place of wood. [RC-140]"""

LOOSE = Sign("wood_loose", (), "round")
"""The action with the additional wood token has failed; the next one that succeeds pays instead. [RC-248]"""

PAID = Sign("wood_built", (), "round")
"""A Building action that requires wood has succeeded in this round. [RC-248]"""

NEW_SHELTER = Sign("shelter_built", (), "round")
"""The Shelter has been built in this round; roof and palisade come later. [RC-314, RC-627]"""


def tried(action: Action) -> Sign:
    """What was to be built has failed in this round. [RC-305]"""
    return a_sign("tried", (action.what, action.space), "round")


@step
def build(g: State, me: Who) -> Then:
    """On success what was set aside is discarded, the additional wood token too, and the target is built. [RC-303]"""
    planned = g.plan[0]
    g.plan[0], along = replace(planned, paid=NOTHING), planned.along
    if "wood" in along:
        drop_sign(g, LOOSE)
        lift_token(g, "build", "wood")
    elif planned.paid[WOOD] or CREDIT in along:
        settle_extra_wood(g, me)
    return None if g.cause else build_target(g, me, planned.action)


def settle_extra_wood(g: State, me: Who) -> None:
    """Another action with wood has succeeded: it pays for the token of one that has failed. [RC-248]"""
    if LOOSE in g.signs:
        pay_loose_token(g, me)
    elif PAID not in g.signs:
        g.signs = (*g.signs, PAID)


def pay_loose_token(g: State, me: Who) -> None:
    """The extra wood is paid for another action than the one it was planned for. [RC-248, O-41]"""
    drop_sign(g, LOOSE)
    lift_token(g, "build", "wood")
    unmet(g, me, discard(g, WOOD, 1))


@step
def fail_to_build(g: State, me: Who) -> Then:
    """What was set aside goes back; so does the additional wood token, unless another action pays. [RC-304, RC-247]"""
    planned = g.plan[0]
    what, along = planned.action.what, planned.along
    for resource, n in enumerate(planned.paid):
        g.available[resource] += n
    if CREDIT in along:
        g.determination[g.characters.index("carpenter")] += CHARACTERS["carpenter"].abilities[CREDIT]
    g.plan[0] = replace(planned, paid=NOTHING)
    if what not in TRACKS:
        g.signs = (*g.signs, tried(planned.action))
    if "wood" in along:
        lay_token(g, "build", "wood")
        if PAID in g.signs:
            pay_loose_token(g, me)
        else:
            g.signs = (*g.signs, LOOSE)
    return None


def build_target(g: State, me: Who, action: Action) -> Then:
    """One action builds one thing or raises one level by one. [RC-301, RC-307]"""
    match action.what:
        case "shelter":
            g.shelter = True
            g.signs = (*g.signs, NEW_SHELTER)
            g.tell(SHELTER_BUILT, me)
        case "roof" | "palisade" | "weapons":
            raise_level(g, action.what, 1)
        case _:
            return build_invention(g, me, action)
    return None


def build_invention(g: State, me: Who, action: Action) -> Then:
    """An invention goes to Future; its owner gains determination for a personal one. [RC-130, RC-327, RC-329]"""
    printed = g.book.inventions[action.what]
    if not printed.repeats and not lacks(g, printed.id):
        return None
    take_invention_card(g, printed.id)
    g.built.append(Built(action.what, action.space))
    g.tell(BUILT, me, printed.id)
    if printed.at_once:
        return effects(me, g.camp, printed.built)
    return (determination(me, "", INVENTOR),) if printed.group == "personal" and printed.owner in g.characters else None


def take_invention_card(g: State, invention: str) -> bool:
    """Take the card from wherever it can be built; those of a scenario sheet stay there. [RC-321, RC-044]"""
    for place in (g.board, g.personal, g.invention_discard):
        if invention in place:
            place.remove(invention)
            return True
    if invention in g.inventions.cards:
        g.inventions.pull(g.inventions.cards.index(invention))
        return True
    return invention in g.scenario.inventions


def lacks(g: State, item: str) -> bool:
    """The item has not been built, or was turned back, and does not lie in Future. [RC-096, RC-379]"""
    return not is_built(g, item) and Built(item) not in g.built


@word
def gain_item(g: State, me: Who, here: str, item: str) -> Then:
    """An item without action or requirements: to Future in the Action phase, else at once. [RC-379, RC-505]"""
    if not lacks(g, item) or not take_invention_card(g, item):
        return None
    if g.phase == "action":
        g.built.append(Built(item))
        g.tell(BUILT, me, item)
        return None
    return complete(g, item)
