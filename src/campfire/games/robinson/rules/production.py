"""The Production phase. [ledger chapter 7]

What has come together so far, wood and food, is passed on in the arguments of the frames.
"""

from __future__ import annotations

from campfire.games.robinson.actions import Source
from campfire.games.robinson.cards import ACTION_DICE, EXHAUSTED_SOURCE, FOOD, GROUP, RESOURCES, SOURCE_RESOURCE, WOOD
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.scenario import in_time
from campfire.games.robinson.signs import Sign, a_sign
from campfire.games.robinson.sorts import (
    DICE,
    IN_FOOD,
    IN_WOOD,
    SOURCE,
    THROWN,
    N,
    action_die,
    event,
    option,
    question,
    source_and_space,
)
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.demands import LET_IT_COME
from campfire.games.robinson.vocabulary.island import sources
from campfire.games.robinson.vocabulary.limits import lay_sign
from campfire.games.robinson.vocabulary.moments import PHASE_BEGINS
from campfire.games.robinson.vocabulary.offers import WINDOWS, open_question
from campfire.games.robinson.vocabulary.sheet import hooks
from campfire.games.robinson.vocabulary.stores import gain
from campfire.games.robinson.vocabulary.tokens import has_token
from campfire.games.robinson.vocabulary.yields import HALF_PRODUCTION, NO_PRODUCTION, changed, is_forbidden
from campfire.kernel.declared import Option
from campfire.kernel.frame import Then, ask, step
from campfire.kernel.question import Ask, Chance, Roll

NO_YIELD = event("no_production")
PIT_ROLLED = event("pit", n=N, dice=DICE, shows="dice", icon="food")
CLEAR_THE_WAY = question("harvest")
CHOOSE_SHORTCUT_SOURCE = question("choose_shortcut_source")
SHORTCUT_SOURCE = option("shortcut_source", source=SOURCE, icon="shortcut", things=source_and_space)
CHOOSE_MIX = question("choose_mix", n=N)
MIX = option("mix", wood=IN_WOOD, food=IN_FOOD, icon="food")

PIT = 2
"""Food that falls into the Pit. [RC-682]"""

CLEARED_BY = {
    **dict.fromkeys(EXHAUSTED_SOURCE, ("protective_amulet", "plough")),
    "fog": ("protective_amulet", "decorated_bell"),
}
"""What keeps a source from giving, and the things that take it away. [RC-101, RC-499]"""

WINDOWS.add(CLEAR_THE_WAY)


def used_up(space: str, kind: str) -> Sign:
    """A source has given its yield through the Shortcut in this round. [RC-340, RC-691]"""
    return a_sign("gathered", (space, kind), "round")


@step
def production_phase(g: State) -> Then:
    """The sources of the camp tile yield, then Pit and Shortcut; a card may skip it all. [RC-193, RC-196, RC-692]"""
    g.phase = "production"
    g.tell(PHASE_BEGINS, "production")
    if NO_PRODUCTION in g.signs:
        g.tell(NO_YIELD)
        return None
    effects, clearable = hooks(g).production(g), can_be_cleared(g)
    if not effects and not clearable:
        return bring_in(g)
    tile = f"tile_{g.tiles[g.camp]}"
    return *in_time(g, GROUP, tile, effects), *((clear_the_way(tile),) if clearable else ()), produce()


def can_be_cleared(g: State) -> bool:
    """A marker keeps a source from giving, and something at hand takes it away. [RC-079, RC-101, RC-499]"""
    return any(
        [
            thing in g.kept or thing in g.found
            for space, tokens in g.tokens.items()
            if space == g.camp or "shortcut" in tokens
            for token in tokens
            for thing in CLEARED_BY.get(token, ())
        ]
    )


@open_question
def clear_the_way(g: State, tile: str) -> Ask:
    """Is anything used before the sources give? [RC-079]"""
    return Ask(g.seats, CLEAR_THE_WAY, [Option(LET_IT_COME, (tile,))])


@step
def produce(g: State) -> Then:
    """Wood and food come together. [RC-193]"""
    return bring_in(g)


def bring_in(g: State) -> Then:
    """What the sources of the camp tile, the Pit and the Shortcut give. [RC-193]"""
    wood, food = camp_yields(g)
    return (dig_pit(wood, food),) if has_item(g, "pit") else use_shortcut(g, wood, food)


def camp_yields(g: State) -> tuple[int, int]:
    """What the sources of the camp tile give, wood and food, with tokens counted. [RC-193, RC-195, RC-252]"""
    tokens = g.tokens.get(g.camp, ())
    if "fog" in tokens:
        return 0, 0
    tapped = sources(g, g.camp)
    wood = tapped.count("wood")
    food = len(tapped) - wood
    return (
        wood + tokens.count("wood") if wood and not is_forbidden(g, "wood") else 0,
        food + tokens.count("food") if food and not is_forbidden(g, "food") else 0,
    )


def after_cards(g: State, resource: str, n: int) -> int:
    """What cards leave of all that was produced, or add to it. [RC-070, RC-195]"""
    return n if is_forbidden(g, resource) else max(0, n + changed(g, resource))


@ask
def dig_pit(g: State, wood: int, food: int) -> Chance:
    """The wound die of building is rolled for the Pit. [RC-682]"""
    return Chance("pit", Roll(THROWN["build"][:1]), pit_rolled, (wood, food))


@step
def pit_rolled(g: State, wood: int, food: int, faces: tuple[int, ...]) -> Then:
    """A wound result is an animal in the Pit, unless food is forbidden. [RC-682, RC-683]"""
    caught = PIT if faces[0] < ACTION_DICE["build"][0] else 0
    g.tell(PIT_ROLLED, caught, (action_die("build", 0, faces[0]),))
    return use_shortcut(g, wood, food if is_forbidden(g, "food") else food + caught)


def use_shortcut(g: State, wood: int, food: int) -> Then:
    """The tile of the Shortcut gives one resource too. [RC-689]"""
    return (choose_shortcut_source(wood, food),) if shortcut_yields(g) else lay_ready(g, wood, food)


def shortcut_yields(g: State) -> dict[Source, tuple[int, int]]:
    """What each source at the Shortcut would give, in wood and food. [RC-690, RC-500]"""
    yields = {}
    for space, tokens in g.tokens.items():
        if "shortcut" not in tokens or "fog" in tokens:
            continue
        for source in sources(g, space):
            resource = RESOURCES[SOURCE_RESOURCE[source]]
            if not is_forbidden(g, resource):
                n = 1 + has_token(g, space, resource)
                yields[Source(space, source)] = (n, 0) if resource == "wood" else (0, n)
    return yields


@open_question
def choose_shortcut_source(g: State, wood: int, food: int) -> Ask:
    """Which resource comes over the Shortcut? [RC-689]"""
    options = [
        Option(SHORTCUT_SOURCE, (source,), (close_source(*source), deliver(wood + w, food + f)))
        for source, (w, f) in shortcut_yields(g).items()
    ]
    return Ask(g.seats, CHOOSE_SHORTCUT_SOURCE, options)


@step
def close_source(g: State, space: str, kind: str) -> Then:
    """The source cannot be gathered from in this round. [RC-691]"""
    lay_sign(g, used_up(space, kind))
    return None


@step
def deliver(g: State, wood: int, food: int) -> Then:
    """What was produced lies in Available. [RC-194]"""
    return lay_ready(g, wood, food)


def lay_ready(g: State, wood: int, food: int) -> Then:
    """What cards leave of it lies in Available; of half of it the group chooses the mix. [RC-194, RC-611]"""
    if g.signs:
        wood, food = after_cards(g, "wood", wood), after_cards(g, "food", food)
    if HALF_PRODUCTION in g.signs:
        half = (wood + food) // 2
        return (choose_mix(half, max(0, half - food), min(half, wood)),)
    gain(g, WOOD, wood)
    gain(g, FOOD, food)
    return None


@open_question
def choose_mix(g: State, total: int, least: int, most: int) -> Ask:
    """How much of it is wood? [RC-611]"""
    options = [Option(MIX, (wood, total - wood), (receive(wood, total - wood),)) for wood in range(least, most + 1)]
    return Ask(g.seats, CHOOSE_MIX, options, (total,))


@step
def receive(g: State, wood: int, food: int) -> Then:
    """The chosen half can be used at once. [RC-053, RC-194]"""
    gain(g, WOOD, wood)
    gain(g, FOOD, food)
    return None
