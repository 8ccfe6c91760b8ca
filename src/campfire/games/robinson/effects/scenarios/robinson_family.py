"""Scenario 6: The Robinson Family. A home with everything, and children to feed. [ledger chapter 29]"""

from __future__ import annotations

from campfire.games.robinson.actions import Action
from campfire.games.robinson.cards import EXHAUSTED_SOURCE, FOOD, GROUP, PRESERVES, SPACES, TILES
from campfire.games.robinson.effects.adventure_island import SMOULDERS
from campfire.games.robinson.rules.building import gain_item, lacks
from campfire.games.robinson.rules.discoveries import use_token
from campfire.games.robinson.rules.items import is_built
from campfire.games.robinson.rules.weather import ANIMALS, roll_animals_again
from campfire.games.robinson.signs import a_sign
from campfire.games.robinson.sorts import AREA, CARD, TOKEN, N, first_thing, option, question, use_detail
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.limits import told_by
from campfire.games.robinson.vocabulary.offers import WINDOWS, Aid, open_question
from campfire.games.robinson.vocabulary.sheet import SHEETS, Frames, ScenarioHooks
from campfire.games.robinson.vocabulary.specials import SHEET_ACTIONS, TOKENS
from campfire.games.robinson.vocabulary.stores import demand_food, gain_preserves
from campfire.games.robinson.vocabulary.survivors import lose_game
from campfire.games.robinson.vocabulary.tokens import lay_token, lift_token
from campfire.games.robinson.vocabulary.yields import halve_production
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.phrase import Phrase, Said
from campfire.kernel.question import Ask


def missing_food(g: State, option: Option) -> dict[str, Said]:
    """The food that is missing for the children. [RC-575]"""
    return {"missing": max(0, option[N] - g.available[FOOD] - g.available[PRESERVES])}


def starving(g: State, option: Option) -> Phrase | None:
    """Children who go hungry cost the game. [RC-575]"""
    return Phrase("warning-children") if missing_food(g, option)["missing"] else None


FEED_CHILDREN = option("feed_children", n=N, icon="child", words=missing_food, warns=starving)
CHILDREN_EAT = question("babies", n=N)
CHOOSE_MARKER = question("choose_marker")
CLEAR_MARKER = option("clear_marker", area=AREA, token=TOKEN, icon="marker", things=first_thing)
CHOOSE_TOOL = question("choose_tool")
TOOL = option("tool", card=CARD, detail=use_detail)

FAMILY = "family"
"""The sign of an invention that the goal asks for. [RC-573]"""

FARMERS = 2
BLACK_MARKERS = frozenset((*EXHAUSTED_SOURCE, "covered", "totem_covered", SMOULDERS))
"""Tokens of the island that are black markers, whatever they mean. [RC-577]"""

WINDOWS.add(CHILDREN_EAT)


def prepare(g: State) -> Frames:
    """The inventions drawn at random are those that must be built. [RC-571, RC-573]"""
    drawn = [card for card in g.board if g.book.inventions[card].group != "default"]
    g.signs = (*g.signs, *[a_sign(FAMILY, (card,)) for card in drawn])
    return ()


def goal(g: State) -> bool:
    """All nine inventions, the Shelter, and a level of roof, palisade and weapons. [RC-572]"""
    home = g.shelter and min(g.roof, g.palisade, g.weapons) >= 1
    return home and all(is_built(g, item) for item in wanted(g))


def wanted(g: State) -> list[str]:
    """The inventions that the goal asks for. [RC-573]"""
    return [str(card) for (card,) in told_by(g, FAMILY)]


def babies(g: State) -> int:
    """How many children there are in this round. [RC-574]"""
    return len([born for born in g.scenario.extra["births"] if g.round >= born])


def night(g: State) -> Frames:
    """The children eat before everybody else. [RC-574, O-49]"""
    return (feed_children(),) if babies(g) else ()


@open_question
def feed_children(g: State) -> Ask:
    """The last moment to find food for the children. [RC-574, RC-575]"""
    return Ask(g.seats, CHILDREN_EAT, [Option(FEED_CHILDREN, (babies(g),), (serve_children(),))], (babies(g),))


@step
def serve_children(g: State) -> Then:
    """Where food is missing for them the game is lost. [RC-575]"""
    if g.available[FOOD] + g.available[PRESERVES] < babies(g):
        lose_game(g, "children")
        return None
    return (demand_food(GROUP, babies(g)),)


def has_room(g: State, area: str, token: str, lies_there: bool) -> bool:
    """The camp tile holds any number of additional food tokens. [RC-576]"""
    return not lies_there or (area, token) == (g.camp, "food")


def black_markers(g: State) -> list[tuple[str, str]]:
    """The black markers of the island: where and what. [RC-577]"""
    return [
        (space, token)
        for space, tokens in g.tokens.items()
        if space in SPACES
        for token in tokens
        if token in BLACK_MARKERS
    ]


def targets(g: State) -> list[Action]:
    """Cultivation, where there is a marker to remove. [RC-577]"""
    return [Action("cultivate")] if black_markers(g) else []


def pawns(g: State, action: Action) -> tuple[int, int] | None:
    """Cultivation takes exactly two pawns. [RC-577]"""
    return (FARMERS, FARMERS) if action.kind == "cultivate" else None


@step
def cultivate(g: State, me: Who) -> Then:
    """A black marker is removed. [RC-577]"""
    return (choose_marker(),) if black_markers(g) else None


@open_question
def choose_marker(g: State) -> Ask:
    """Which black marker is removed? [RC-577]"""
    options = [Option(CLEAR_MARKER, (area, token), (clear_marker(area, token),)) for area, token in black_markers(g)]
    return Ask(g.seats, CHOOSE_MARKER, options)


@step
def clear_marker(g: State, area: str, token: str) -> Then:
    """The marker leaves the island. [RC-577, RC-326]"""
    lift_token(g, area, token)
    return None


def book(g: State) -> Frames:
    """Half of this round's production is lost. [RC-578]"""
    return (halve_production(GROUP, g.camp),)


def totem(g: State, me: Who, space: str, nth: int) -> Frames:
    """The first tile of a terrain with a totem hides it. [RC-579]"""
    terrain = TILES[g.tiles[space]].terrain
    others = [tile for other, tile in g.tiles.items() if other != space and TILES[tile].terrain == terrain]
    if not others:
        lay_token(g, space, "covered")
    return ()


def old_tools(g: State) -> tuple[Frame, ...] | None:
    """One of three items is built for nothing. [RC-580]"""
    return (choose_tool(),) if tools(g) else None


def tools(g: State) -> list[str]:
    """The items that old tools can be turned into. [RC-580]"""
    return [item for item in g.scenario.extra["tools"] if lacks(g, item)]


@open_question
def choose_tool(g: State) -> Ask:
    """Which item? [RC-580]"""
    return Ask(g.seats, CHOOSE_TOOL, [Option(TOOL, (item,), (gain_item(GROUP, g.camp, item),)) for item in tools(g)])


def plough(g: State) -> tuple[Frame, ...] | None:
    """The Plough removes a black marker. [RC-581]"""
    return (choose_marker(),) if black_markers(g) else None


def gunpowder(g: State) -> list[Aid]:
    """The hungry animals die is rolled again. [RC-582]"""
    if "gunpowder" not in g.found:
        return []
    return [use_token("gunpowder", roll_animals_again())]


SHEET_ACTIONS["cultivate"] = cultivate
ANIMALS.append(gunpowder)
TOKENS["old_tools"] = old_tools
TOKENS["plough"] = plough
TOKENS["seeds"] = lambda g: (gain_preserves(GROUP, g.camp, 1),)

SHEETS["robinson_family"] = ScenarioHooks(
    prepare=prepare,
    book=book,
    totem=totem,
    targets=targets,
    pawns=pawns,
    has_room=has_room,
    night=night,
    goal=goal,
)
