"""Treasures and other kept cards: what they bring, and when they are used. [ledger chapters 3 and 30]"""

from __future__ import annotations

from campfire.games.robinson.actions import Action
from campfire.games.robinson.cards import FOOD, FRIDAY, GROUP, PHASES, SPACES
from campfire.games.robinson.outlook import Helper
from campfire.games.robinson.rules.combat import spared
from campfire.games.robinson.rules.discoveries import anybody_hurt, patients, share_healing
from campfire.games.robinson.rules.distance import TEAMS
from campfire.games.robinson.rules.events import show_next_event, show_waiting_beast
from campfire.games.robinson.rules.mysteries import begin_drawing, so_many
from campfire.games.robinson.rules.pawns import HELPERS
from campfire.games.robinson.rules.scouting import scout
from campfire.games.robinson.rules.survey import TARGETS
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.sorts import (
    AREA,
    CARD,
    HOW,
    TILE,
    TOKEN,
    WHO,
    N,
    event,
    first_thing,
    its_picture,
    itself,
    option,
    question,
    tile_detail,
    using,
)
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.claims import (
    AFTER_ACTIONS,
    KEPT_USED,
    can_claim,
    claim,
    claimants,
    discard_kept,
    may_use,
    use_kept,
    use_this_round,
)
from campfire.games.robinson.vocabulary.island import lay_under
from campfire.games.robinson.vocabulary.limits import lay_sign, told_by
from campfire.games.robinson.vocabulary.moments import LARDERS, tell_here
from campfire.games.robinson.vocabulary.offers import (
    ARMS,
    CLOUDS,
    IGNORES,
    NOTHING_LEFT,
    SHIELDS,
    Aid,
    open_question,
    stands_in,
)
from campfire.games.robinson.vocabulary.owners import BLADES
from campfire.games.robinson.vocabulary.specials import PLACES, RIDERS
from campfire.games.robinson.vocabulary.survivors import (
    DETERMINED,
    arrow_covered,
    arrows,
    concerned,
    heal_one,
    heals,
    hurt,
    with_friday,
)
from campfire.games.robinson.vocabulary.tokens import lifts
from campfire.kernel.declared import Option, QuestionKind
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask

CHOOSE_ARROW = question("choose_arrow")
ARROW = option("arrow", who=WHO, n=N, icon="morale_arrow")
ORDER_TILES = question("order_tiles", n=N)
TILE_CHOSEN = option("tile", tile=TILE, detail=tile_detail)
USE_HERBAL_MIXTURE = option("herbal_mixture", icon=its_picture, things=itself, heading=using)
LOOK_AT_BEAST = option(
    "look_at_beast", icon="beast", heading=using, things=lambda option, seat: ["deck:waiting", "card:herbal_mixture"]
)
USE_AMULET = option("protective_amulet", icon=its_picture, things=itself, heading=using)
CHOOSE_WARDED = question("choose_warded")
WARD_OFF = option("ward_off", area=AREA, token=TOKEN, icon="marker", things=first_thing)
USE_WINE = option("bottle_of_wine", icon=its_picture, things=itself, heading=using)
USE_BARREL = option("barrel", icon=its_picture, things=itself, heading=using)
USE_RIFLE = option("old_rifle", icon=its_picture, things=itself, heading=using)
USE_DISCOVERY = option("surprising_discovery", icon=its_picture, things=itself, heading=using)
USE_SABER = option("saber", who=WHO, icon=its_picture, things=itself, heading=using)
USE_HELMET = option("helmet", who=WHO, icon=its_picture, things=itself, heading=using)
USE_WHIP = option("whip", icon=its_picture, things=itself, heading=using)
USE_BLANKETS = option("blankets", how=HOW, icon=its_picture, things=itself, heading=using)
USE_OLD_CLOTHES = option("old_clothes", how=HOW, icon=its_picture, things=itself, heading=using)
OFFER_BACKPACK = question("backpack", who=WHO)
USE_BACKPACK = option("use_backpack", icon="pic-backpack")
LEAVE_BACKPACK = option("leave_backpack", icon="check")
KEPT_IN_VAIN = event("kept_in_vain", card=CARD)

WINE, SHARP, STORED, MAP_PAWNS = 2, 3, 2, 2
"""Wounds that the wine heals, weapon levels of rifle, sabre and find, food in the barrel, pawns for the map."""

FIREARMS = {"old_rifle": USE_RIFLE, "surprising_discovery": USE_DISCOVERY}
"""Kept cards that raise the weapon level once. [RC-112]"""

DRAWN = Sign("saber", (), "fight")
"""The Saber has been used in this combat. [RC-648]"""

IN_BETWEEN = frozenset(("herbal_mixture", "protective_amulet", "bottle_of_wine", "barrel"))
"""Kept cards that may be used in the middle of things."""


@word
def determination_everybody(g: State, me: Who, here: str, n: int) -> Then:
    """Every character gains determination, Friday too. [RC-647]"""
    for who in with_friday(g) if me == GROUP else [me]:
        if who in (*g.seats, FRIDAY):
            g.determination[who] += n
            tell_here(g, DETERMINED, who, n)
    return None


@word
def covers_morale_arrows(g: State, me: Who, here: str, n: int) -> Then:
    """So many morale arrows of character sheets no longer count, outside only of the finder's own. [RC-118, O-59]"""
    if n <= 0 or not open_arrows(g, me):
        return None
    return choose_arrow(me), covers_morale_arrows(me, here, n - 1)


def open_arrows(g: State, me: Who) -> list[tuple[Seat, int]]:
    """Morale arrows that still count, and whose they are."""
    return [(seat, arrow) for seat in g.seats if me in (seat, GROUP) for arrow in arrows(g, seat)]


@open_question
def choose_arrow(g: State, me: Who = GROUP) -> Ask:
    """Which morale arrow is covered? [RC-048]"""
    options = [Option(ARROW, found, (cover_arrow(*found),)) for found in open_arrows(g, me)]
    return Ask(g.seats, CHOOSE_ARROW, options)


@step
def cover_arrow(g: State, seat: Seat, arrow: int) -> Then:
    """The arrow no longer lowers morale. [RC-118]"""
    lay_sign(g, arrow_covered(seat, arrow))
    return None


@word
def reorders_tiles(g: State, me: Who, here: str, n: int) -> Then:
    """The top tiles of the pile are put back face up in an order of the group's choice. [RC-048]"""
    seen = min(n, len(g.tile_pile))
    if not seen:
        return None
    g.reveals += 1
    g.tile_pile.show_top(seen, EVERYBODY)
    return (reorder_seen_tiles(seen),) if seen > 1 else None


@ask
def reorder_seen_tiles(g: State, left: int) -> Ask:
    """Which of them lies lowest? The pile stays as it was seen. [RC-048, RC-158]"""
    tiles = g.tile_pile.cards[-left:]
    return Ask(
        g.seats,
        ORDER_TILES,
        [Option(TILE_CHOSEN, (int(tile),), (sink_tile(tile, left),)) for tile in tiles],
        (left,),
    )


@step
def sink_tile(g: State, tile: str, left: int) -> Then:
    """The tile lies below the others of those that were seen."""
    lay_under(g, tile, left)
    return (reorder_seen_tiles(left - 1),) if left > 2 else None


@stands_in(*PHASES)
def kept_offers(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """Treasures that may be used at any time, or at any moment of the night. [RC-079, RC-122]"""
    if not g.kept and not g.outside[me]:
        return []
    if IN_BETWEEN.isdisjoint(g.kept) and not (g.outside[me] and g.phase in AFTER_ACTIONS):
        return []
    options = []
    if g.events.cards and may_use(g, "herbal_mixture", me):
        options.append(Option(USE_HERBAL_MIXTURE, (), (use_kept("herbal_mixture", me), foresee_event())))
    if g.waiting and g.waiting.known[0] != EVERYBODY and may_use(g, "herbal_mixture", me):
        options.append(Option(LOOK_AT_BEAST, (), (use_kept("herbal_mixture", me), foresee_beast())))
    if may_use(g, "protective_amulet", me) and removable(g):
        options.append(Option(USE_AMULET, (), (use_kept("protective_amulet", me), choose_warded())))
    if g.phase == "night":
        options += night_offers(g, me)
    return options


def night_offers(g: State, me: Seat) -> list[Option]:
    """Treasures heal in the Night phase only; one outside has them alone. [RC-122, RC-388, RC-652]"""
    options = []
    if "bottle_of_wine" in g.kept and anybody_hurt(g):
        options.append(Option(USE_WINE, (), (use_kept("bottle_of_wine", me), share_healing(WINE))))
    elif may_use(g, "bottle_of_wine", me) and g.wounds[me]:
        options.append(Option(USE_WINE, (), (use_kept("bottle_of_wine", me), heals(me, "", WINE))))
    shared = "barrel" in g.kept
    if may_use(g, "barrel", me) and g.uses.get("barrel") and (anybody_hurt(g) if shared else g.wounds[me]):
        options.append(Option(USE_BARREL, (), (empty_barrel(shared, me),)))
    return options


@step
def foresee_event(g: State) -> Then:
    """The Herbal Mixture shows the next card of the Event deck. [RC-645]"""
    show_next_event(g)
    return None


@step
def foresee_beast(g: State) -> Then:
    """The Herbal Mixture shows a beast that lies by the Event deck. [RC-645]"""
    if g.waiting:
        show_waiting_beast(g)
    return None


def removable(g: State) -> list[tuple[str, str]]:
    """Every kind of token or marker on tiles and spaces, and where."""
    return [(space, token) for space in SPACES for token in dict.fromkeys(g.tokens.get(space, ()))]


@open_question
def choose_warded(g: State) -> Ask:
    """Which token or marker goes? [RC-048]"""
    options = [Option(WARD_OFF, found, (lifts(GROUP, "", found[1], found[0]),)) for found in removable(g)]
    return Ask(g.seats, CHOOSE_WARDED, options or [Option(NOTHING_LEFT, (), (ward_in_vain(),))])


@step
def ward_in_vain(g: State) -> Then:
    """Something else was quicker: the amulet is spent and takes nothing away. [RC-079, RC-100]"""
    g.tell(KEPT_IN_VAIN, "protective_amulet")
    return None


@step
def empty_barrel(g: State, shared: bool, me: Who) -> Then:
    """In one night each may heal a wound; then the barrel stores food. [RC-639]"""
    del g.uses["barrel"]
    g.tell(KEPT_USED, me, "barrel")
    for who in patients(g) if shared else [me]:
        heal_one(g, who, 1)
    return None


def boxes(g: State) -> int:
    """Food in Boxes does not spoil. [RC-639]"""
    return g.available[FOOD] if "boxes" in g.kept else 0


def barrel(g: State) -> int:
    """An empty Barrel keeps some food from spoiling. [RC-639]"""
    return STORED if "barrel" in g.kept and "barrel" not in g.uses else 0


LARDERS += [boxes, barrel]


def firearms(g: State, me: Who) -> list[Aid]:
    """Three temporary weapon levels, once. [RC-112]"""
    return [Aid(card, use, (), (use_kept(card, me),), SHARP) for card, use in FIREARMS.items() if may_use(g, card, me)]


def saber(g: State, me: Who) -> list[Aid]:
    """Once in each combat three temporary weapon levels for a wound; one character a round. [RC-648]"""
    if DRAWN in g.signs:
        return []
    return [
        Aid("saber", USE_SABER, (who,), (claim("saber", who), draw_saber(who)), SHARP)
        for who in claimants(g, "saber", me)
    ]


ARMS += [firearms, saber]
BLADES.add(USE_SABER)


@step
def draw_saber(g: State, who: Who) -> Then:
    """The Saber cuts its user too. [RC-648]"""
    lay_sign(g, DRAWN)
    hurt(g, who, 1)
    return None


def helmet(g: State, me: Who) -> list[Aid]:
    """Its user is spared a wound in each fight; one character a round, Jenny too where she is hurt. [RC-511, RC-644]"""
    users = [who for who in concerned(g, me) if can_claim(g, "helmet", who)]
    if not users or told_by(g, "spared"):
        return []
    return [Aid("helmet", USE_HELMET, (who,), (claim("helmet", who), put_on_helmet(who))) for who in users]


SHIELDS.append(helmet)


@step
def put_on_helmet(g: State, who: Who) -> Then:
    """A wound less in this fight. [RC-644]"""
    lay_sign(g, spared(who))
    return None


def whip(g: State, me: Who, kind: str) -> list[Aid]:
    """Once a round its user may ignore a trap. [RC-651]"""
    able = kind == "trap" and can_claim(g, "whip", me)
    return [Aid("whip", USE_WHIP, (), (claim("whip", me), use_this_round("whip", me)))] if able else []


IGNORES.append(whip)


def warm_things(g: State, cloud: str) -> list[Aid]:
    """Blankets ignore a snow cloud, Old Clothes make one rain once a round. [RC-640, RC-646]"""
    if cloud == "snow" and "blankets" in g.kept:
        return [Aid("blankets", USE_BLANKETS, (), (use_kept("blankets"),))]
    if cloud == "soften" and "old_clothes" in g.kept and "old_clothes" not in g.used:
        return [Aid("old_clothes", USE_OLD_CLOTHES, (), (use_this_round("old_clothes"),))]
    return []


CLOUDS.append(warm_things)


def pawns_of_treasures(g: State) -> list[Helper]:
    """Treasures that give neutral pawns, one for each use or one every round. [RC-226, RC-641]"""
    if not g.kept:
        return []
    kept = [g.book.mysteries[card] for card in g.kept if card in g.book.mysteries]
    return [Helper(card.id, card.pawn) for card in kept if card.pawn for _ in range(g.uses.get(card.id, 1))]


HELPERS.append(pawns_of_treasures)


def backpack(g: State, me: Who, target: str) -> tuple[Frame, ...]:
    """After each Exploration of its user, successful or not. [RC-638]"""
    return (unpack(me),) if can_claim(g, "backpack", me) else ()


RIDERS["explored"].append(backpack)


@step
def unpack(g: State, me: Who) -> Then:
    """There must be tokens, and the Backpack must still be free for this character. [RC-084, RC-638]"""
    return (offer_backpack(me),) if g.discoveries and can_claim(g, "backpack", me) else None


@open_question
def offer_backpack(g: State, me: Who) -> Ask:
    """Does the explorer draw two Discovery tokens and keep one? [RC-084, RC-638]"""
    use = Option(USE_BACKPACK, (), (claim("backpack", me), scout(me)))
    return Ask((me,) if me in g.seats else g.seats, OFFER_BACKPACK, [use, Option(LEAVE_BACKPACK)], (me,))


@step
def dig_up(g: State, me: Who) -> Then:
    """The Exploration on the Treasure Map brings two treasures, and the map is done. [RC-649]"""
    return begin_drawing(me, g.camp, so_many(treasures=2), True), discard_kept("treasure_map")


PLACES["treasure_map"] = dig_up
TEAMS["treasure_map"] = (MAP_PAWNS, MAP_PAWNS)


def map_target(g: State) -> list[Action]:
    """An Exploration may be planned on the card. [RC-649]"""
    return [Action("explore", "treasure_map")] if "treasure_map" in g.kept else []


TARGETS.append(map_target)
