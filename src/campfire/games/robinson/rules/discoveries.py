"""Discovery tokens. [ledger chapter 19]"""

from __future__ import annotations

from campfire.games.robinson.cards import FOOD, FRIDAY, FUR, GROUP, JENNY, PHASES, RESOURCES, WOOD
from campfire.games.robinson.rules.building import gain_item, lacks
from campfire.games.robinson.rules.combat import arms, lay_down_arms, used_in_fight
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.mysteries import treasure_only
from campfire.games.robinson.sorts import BY, CARD, HOW, WHO, N, event, from_deck, option, question, use_detail, using
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.claims import AFTER_ACTIONS
from campfire.games.robinson.vocabulary.defences import has_shelter, raise_level
from campfire.games.robinson.vocabulary.offers import CLOUDS, Aid, stands_in
from campfire.games.robinson.vocabulary.outside import beside, carry_gains, lay_on_sheet, on_sheet
from campfire.games.robinson.vocabulary.specials import CURES, TOKENS
from campfire.games.robinson.vocabulary.stores import GAINED, gain, gain_preserves, gain_wood
from campfire.games.robinson.vocabulary.survivors import heal_one, heals, shift_morale
from campfire.kernel.declared import Option, QuestionKind
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.question import Ask

DISCOVERY = option("discovery", card=CARD, how=HOW, heading=using, detail=use_detail)
GOAT_WITH = option("goat_with", card=CARD, icon="pic-goat", heading=using, things=lambda option, seat: ["card:goat"])
CHOOSE_HEALED = question("choose_healed", n=N, repeats=True)
HEAL = option("heal", who=WHO, icon="heart")
FOUND = event("found", by=BY, card=CARD, shows="card", icon="discovery", use="up", path=from_deck("discoveries"))
TOKEN_USED = event("token_used", by=BY, card=CARD, icon="discovery", use="used")

EXCHANGED = {"fallen_tree": (WOOD, 1), "grubs": (FOOD, 2)}
"""Tokens that are not kept, and what they give. [RC-368, RC-369]"""


@word
def draw_discoveries(g: State, me: Who, here: str, n: int) -> Then:
    """Draw discovery tokens; in the Action phase they lie in Future. [RC-353, RC-366]"""
    for _ in range(min(n, len(g.discoveries.cards))):
        g.reveals += 1
        find(g, me, g.discoveries.draw())
    return None


def find(g: State, me: Who, token: str) -> None:
    """A token lies in Future while actions are resolved, otherwise it is available at once. [RC-053, RC-366]"""
    g.tell(FOUND, me, token)
    if g.phase == "action":
        g.found_now.append(token)
    else:
        lay_found(g, token)


def lay_found(g: State, token: str) -> None:
    """A token becomes available; trees and grubs are not kept but exchanged at once. [RC-368, RC-369]"""
    if token not in EXCHANGED:
        g.found.append(token)
        return
    kind, n = EXCHANGED[token]
    g.available[kind] += n
    g.gone.append(token)
    g.tell(GAINED, GROUP, n, RESOURCES[kind], f"store:{RESOURCES[kind]}", f"card:{token}")


@step
def discard_token(g: State, token: str, by: Who = GROUP) -> Then:
    """A used token leaves the game. [RC-090, RC-091]"""
    g.found.remove(token)
    g.gone.append(token)
    g.tell(TOKEN_USED, by, token)
    return None


def arrive(g: State) -> None:
    """At the end of the Action phase tokens become available; trees and grubs are exchanged at once. [RC-403]"""
    for token in g.found_now:
        lay_found(g, token)
    g.found_now = []


@stands_in(*PHASES)
def discovery_offers(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """Tokens that may be used now: those before everybody, and those on the own sheet. [RC-089, RC-370, RC-388]"""
    if not g.found and not g.outside[me]:
        return []
    own = carried(g, me) if g.outside[me] else []
    options = []
    tokens = dict.fromkeys(g.found + own)
    for token in tokens:
        use = TOKENS.get(token)
        if use and (frames := use(g)):
            used = use_outside(g, me, token, frames) if token in own else use_here(g, me, token, frames)
            if used:
                options.append(Option(DISCOVERY, (token, ""), used))
    return options + goat_hunts(g, me, own) if "goat" in tokens else options


def use_here(g: State, me: Seat, token: str, frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """A token that lies before everybody is used up. [RC-090, RC-387]"""
    first, *rest = frames
    return (discard_token(token, me), *(beside(g, me, first) if first[0] in GAINING else (first,)), *rest)


def carried(g: State, me: Seat) -> list[str]:
    """The tokens on the sheet of a character outside, once the actions are over. [RC-097, RC-388]"""
    return on_sheet(g, me, "found") if g.phase in AFTER_ACTIONS else []


def use_outside(g: State, me: Seat, token: str, frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """A token of the sheet feeds and heals its owner alone; a treasure is drawn by the First Player later. [RC-388]"""
    heals_nobody = not g.wounds[me] and any([rule is share_healing.rule for rule, _ in frames])
    if token == "treasure" or heals_nobody:
        return ()
    own = [heals(me, "", *args) if rule is share_healing.rule else (rule, args) for rule, args in frames]
    gains = any([rule in GAINING for rule, _ in frames])
    return (discard_carried(me, token), *own, *((carry_gains(me, tuple(g.available)),) if gains else ()))


@step
def discard_carried(g: State, me: Seat, token: str) -> Then:
    """A used token leaves the sheet and the game. [RC-090, RC-091, RC-388]"""
    tokens = on_sheet(g, me, "found")
    tokens.remove(token)
    lay_on_sheet(g, me, "found", tokens)
    g.gone.append(token)
    g.tell(TOKEN_USED, me, token)
    return None


def goat_hunts(g: State, me: Seat, own: list[str]) -> list[Option]:
    """Without weapons a temporary level is enough for the Goat. [RC-113, RC-375]"""
    if g.phase == "action" or g.weapons:
        return []
    gone = discard_carried(me, "goat") if "goat" in own else discard_token("goat", me)
    kept = (carry_gains(me, tuple(g.available)),) if "goat" in own else ()
    return [
        Option(GOAT_WITH, (aid.card,), (*aid.use, lay_down_arms(used_in_fight(g)), gone, slaughter(), *kept))
        for aid in arms(g, me)
        if aid.helps
    ]


@step
def slaughter(g: State) -> Then:
    """The goat gives a fur and a food. [RC-372]"""
    gain(g, FUR, 1)
    gain(g, FOOD, 1)
    return None


GAINING = (slaughter.rule, gain_wood.rule, gain_preserves.rule, treasure_only.rule)
"""What tokens do that brings resources or a treasure. [RC-387]"""


@step
def raise_by(g: State, track: str, n: int) -> Then:
    """A level rises. [RC-376, RC-383, RC-384]"""
    raise_level(g, track, n)
    return None


@step
def cheer(g: State) -> Then:
    """Morale rises by one. [RC-377, RC-381]"""
    shift_morale(g, 1)
    return None


def patients(g: State) -> list[Who]:
    """Who may be healed: the players' characters, Friday, and Jenny once she is in the camp. [RC-459, RC-510]"""
    people = [*g.seats]
    if g.friday:
        people.append(FRIDAY)
    if g.jenny == "camp":
        people.append(JENNY)
    return people


def anybody_hurt(g: State) -> bool:
    """Somebody has a wound that can heal."""
    return any([g.wounds[who] for who in patients(g)])


@step
def share_healing(g: State, n: int) -> Then:
    """Heal so many wounds, of one or spread over several. [RC-385, RC-653]"""
    if n <= 0 or not anybody_hurt(g):
        return None
    return choose_healed(n), share_healing(n - 1)


@ask
def choose_healed(g: State, n: int) -> Ask:
    """Whose wound heals? [RC-048]"""
    options = [Option(HEAL, (who,), (heal_wound(who),)) for who in patients(g) if g.wounds[who]]
    return Ask(g.seats, CHOOSE_HEALED, options, (n,))


@step
def heal_wound(g: State, who: Who) -> Then:
    """One wound heals. [RC-120]"""
    heal_one(g, who, 1)
    return None


SLAUGHTER, CHEER = (slaughter(),), (cheer(),)
FENCE, SHARPEN, POISON = (raise_by("palisade", 1),), (raise_by("weapons", 1),), (raise_by("weapons", 2),)

TOKENS.update(
    {
        "goat": lambda g: SLAUGHTER if g.weapons and g.phase != "action" else None,
        "thorny_bush": lambda g: FENCE if has_shelter(g) else None,
        "herbs": lambda g: CHEER if has_item(g, "pot") else None,
        "healing_herbs": lambda g: brew_medicine(g) if has_item(g, "pot") else None,
        "tobacco": lambda g: CHEER,
        "treasure": lambda g: (treasure_only(g.first),),
        "old_machete": lambda g: SHARPEN,
        "poison": lambda g: POISON if has_item(g, "pot") else None,
        "vegetables": lambda g: cook_vegetables(g) if g.phase == "night" and has_item(g, "pot") else None,
    }
)
"""What the tokens of every game do. [RC-372 to RC-385]"""
CURES.add("healing_herbs")


def brew_medicine(g: State) -> tuple[Frame, ...] | None:
    """Healing herbs become Medicine, of which there is one. [RC-378, RC-379]"""
    return (gain_item(GROUP, g.camp, "medicine"),) if lacks(g, "medicine") else None


def cook_vegetables(g: State) -> tuple[Frame, ...] | None:
    """Vegetables heal two wounds in the Night phase. [RC-385]"""
    return (share_healing(2),) if anybody_hurt(g) else None


def use_token(token: str, *use: Frame, helps: int = 0) -> Aid:
    """A token as a help inside a window: it is used up. [RC-090]"""
    return Aid(token, DISCOVERY, (token,), (discard_token(token), *use), helps)


def giant_leaves(g: State, cloud: str) -> list[Aid]:
    """Ignore one rain cloud. [RC-380]"""
    if cloud != "rain" or "giant_leaves" not in g.found:
        return []
    return [use_token("giant_leaves")]


CLOUDS.append(giant_leaves)
