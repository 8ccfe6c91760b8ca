"""What items bring: tokens on the camp tile, the Shortcut, the Corral, Medicine. [ledger chapter 30]"""

from __future__ import annotations

from campfire.games.robinson.cards import EXHAUSTED, FOOD, GROUP, PRESERVES
from campfire.games.robinson.signs import Sign, a_sign
from campfire.games.robinson.sorts import SPACE, option, question
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.defences import lower_level
from campfire.games.robinson.vocabulary.island import sources, tiles_beside_camp
from campfire.games.robinson.vocabulary.limits import drop_sign
from campfire.games.robinson.vocabulary.offers import open_question
from campfire.games.robinson.vocabulary.special_wounds import has_medicine
from campfire.games.robinson.vocabulary.stores import discard, gain
from campfire.games.robinson.vocabulary.survivors import concerned, hurt
from campfire.games.robinson.vocabulary.tokens import lay_token, lift_token
from campfire.kernel.declared import Option
from campfire.kernel.frame import Then, step
from campfire.kernel.question import Ask

CHOOSE_SHORTCUT = question("choose_shortcut")
SHORTCUT = option("shortcut", space=SPACE, icon="shortcut")
CHOOSE_CORRAL = question("choose_corral")
CORRAL = option("corral", space=SPACE, icon="parrot")


def idle(item: str) -> Sign:
    """There was no Shelter when this became an item, so it raised nothing. [RC-316]"""
    return a_sign("idle", (item,))


@word
def wounds_without_medicine(g: State, me: Who, here: str, n: int, otherwise: int) -> Then:
    """Wounds that Medicine softens or prevents. [RC-681]"""
    for who in concerned(g, me):
        hurt(g, who, otherwise if has_medicine(g) else n)
    return None


@word
def lose_preserves_if_possible(g: State, me: Who, here: str, n: int) -> Then:
    """Food is given back as far as possible. [RC-335]"""
    discard(g, PRESERVES, n)
    return None


@word
def item_level_lost(g: State, me: Who, here: str, thing: str, track: str, n: int) -> Then:
    """The levels of a lost item are taken back as far as possible, if it has given them. [RC-335]"""
    if idle(thing) in g.signs:
        drop_sign(g, idle(thing))
    else:
        lower_level(g, track, n)
    return None


@word
def item_token(g: State, me: Who, here: str, thing: str, token: str) -> Then:
    """A token of additional food or wood goes to the camp tile and moves with the camp. [RC-436]"""
    if lay_token(g, g.camp, token):
        own_token(g, token, [*token_owners(g, token), thing])
    return None


def token_owners(g: State, token: str) -> list[str]:
    """The things whose tokens of this kind lie on the camp tile. [RC-436, RC-576]"""
    return list(g.token_owners.get(token, ()))


def own_token(g: State, token: str, things: list[str]) -> None:
    """Note whose tokens of this kind lie on the camp tile. [RC-436]"""
    g.token_owners.pop(token, None)
    if things:
        g.token_owners[token] = tuple(things)


@word
def item_token_lost(g: State, me: Who, here: str, thing: str, token: str) -> Then:
    """The token of a lost item is discarded. [RC-335]"""
    owners = token_owners(g, token)
    if thing in owners:
        lift_token(g, g.camp, token)
        own_token(g, token, [other for other in owners if other != thing])
    return None


@word
def lay_shortcut(g: State, me: Who, here: str) -> Then:
    """The Shortcut leads to a tile beside the camp. [RC-689]"""
    return (choose_shortcut(),) if tiles_beside_camp(g) else None


@open_question
def choose_shortcut(g: State) -> Ask:
    """Where does the Shortcut lead? [RC-689]"""
    options = [Option(SHORTCUT, (space,), (shortcut_to(space),)) for space in tiles_beside_camp(g)]
    return Ask(g.seats, CHOOSE_SHORTCUT, options)


@step
def shortcut_to(g: State, space: str) -> Then:
    """The Shortcut token lies on the tile. [RC-689]"""
    lay_token(g, space, "shortcut")
    return None


@word
def lift_shortcut(g: State, me: Who, here: str) -> Then:
    """The Shortcut token leaves the board. [RC-435]"""
    for space in list(g.tokens):
        lift_token(g, space, "shortcut")
    return None


@word
def build_corral(g: State, me: Who, here: str) -> Then:
    """A parrot source beside the camp is covered; the camp tile gets additional food. [RC-671]"""
    return (choose_corral(),) if corral_sources(g) else None


def corral_sources(g: State) -> list[str]:
    """Parrot sources on tiles beside the camp that still give food. [RC-671]"""
    return [space for space in tiles_beside_camp(g) if "parrot" in sources(g, space)]


@open_question
def choose_corral(g: State) -> Ask:
    """Which parrots are driven into the Corral? [RC-671]"""
    options = [Option(CORRAL, (space,), (corral_at(space),)) for space in corral_sources(g)]
    return Ask(g.seats, CHOOSE_CORRAL, options)


@step
def corral_at(g: State, space: str) -> Then:
    """The source is covered and the camp tile gets the token. [RC-671]"""
    lay_token(g, space, EXHAUSTED["parrot"])
    return (item_token(GROUP, space, "corral", "food"),)


@word
def food_per_player(g: State, me: Who, here: str, n: int) -> Then:
    """Food for each player; Friday is none, Jenny in the camp counts. [RC-630, RC-631]"""
    mouths = g.players + (g.jenny == "camp")
    gain(g, FOOD, n * mouths)
    return None
