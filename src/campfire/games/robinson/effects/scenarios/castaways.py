"""Scenario 1: Castaways. A woodpile, and Fire when the ship is near. [ledger chapter 29]"""

from __future__ import annotations

from campfire.games.robinson.cards import GROUP, WOOD
from campfire.games.robinson.effects.scenarios.sheet_tokens import heals_at_night, share_determination
from campfire.games.robinson.rules.discoveries import raise_by
from campfire.games.robinson.rules.items import has_item, is_built
from campfire.games.robinson.sorts import ALL, SCENARIO_SHEET, N, event, option, question, travels
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.offers import open_question, stands_in
from campfire.games.robinson.vocabulary.sheet import SHEETS, Frames, ScenarioHooks
from campfire.games.robinson.vocabulary.specials import TOKENS
from campfire.games.robinson.vocabulary.stores import discard, lose_everything, lose_wood_if_possible
from campfire.games.robinson.vocabulary.survivors import win_game
from campfire.kernel.declared import Option, QuestionKind
from campfire.kernel.frame import Frame, Seat, Then, step
from campfire.kernel.question import Ask


def onto_sheet(option: Option, seat: Seat) -> list[str]:
    """The scenario sheet takes one wood at a time."""
    return [SCENARIO_SHEET] if option[N] == 1 else []


WOODPILE = event("woodpile", n=N, all=ALL, icon="wood", shows="travel", path=travels("store:wood", SCENARIO_SHEET))
CHOOSE_WOOD = question("choose_wood", n=N)
STACK_WOOD = option("stack_wood", n=N, icon="woodpile", things=onto_sheet)
STACK_NOTHING = option("stack_nothing", icon="check")

OIL = 2
MEDALLION = 3
WOOD_TAKERS = (lose_everything.rule, lose_wood_if_possible.rule)
"""The words of threat effects that take wood."""

EARLY = ("dawn", "event", "morale", "production")
"""The phases before the Action phase. [RC-480]"""


def prepare(g: State) -> Frames:
    """The woodpile is empty."""
    g.track["woodpile"], g.track["level"] = 0, 0
    return ()


def dawn(g: State) -> Frames:
    """Wood goes on the leftmost incomplete level; one completed in this round opens the next only later. [RC-482]

    Wood that a card may take may be stacked before the event. [RC-480]
    """
    levels = levels_of(g)
    piled = g.track.get("woodpile", 0)
    g.track["level"] = max(level for level in range(len(levels) + 1) if sum(levels[:level]) <= piled)
    return (choose_wood(),) if is_wood_threatened(g) and most(g) else ()


def is_wood_threatened(g: State) -> bool:
    """A card on the Threat spaces takes wood when it is pushed off. [RC-180]"""
    pushed = [word for card in g.threats if card for word, _ in g.book.events[card].pushed]
    return any([word in WOOD_TAKERS for word in pushed])


def levels_of(g: State) -> list[int]:
    """How much wood each level of the woodpile takes; none on other sheets."""
    return g.scenario.extra.get("woodpile", [])


def room(g: State) -> int:
    """How much wood fits on this round's level. [RC-481]"""
    return max(0, sum(levels_of(g)[: g.track.get("level", 0) + 1]) - g.track.get("woodpile", 0))


@word
def woodpile(g: State, me: Who, here: str, n: int) -> Then:
    """Wood goes on the woodpile; what does not fit is discarded. [RC-485, RC-486, RC-489]"""
    piled = min(n, room(g))
    g.track["woodpile"] = g.track.get("woodpile", 0) + piled
    g.tell(WOODPILE, piled, g.track["woodpile"])
    check(g)
    return None


@step
def stack_wood(g: State, n: int) -> Then:
    """Wood of Available goes on the woodpile for good. [RC-480, RC-483]"""
    discard(g, WOOD, n)
    return (woodpile(GROUP, g.camp, n),)


def most(g: State) -> int:
    """How much wood may be stacked now. [RC-480, RC-481]"""
    return min(g.available[WOOD], room(g)) if g.available[WOOD] and "woodpile" in g.track else 0


def before_actions(g: State) -> Frames:
    """The last moment for the woodpile in this round. [RC-480]"""
    return (choose_wood(),) if most(g) else ()


@open_question
def choose_wood(g: State) -> Ask:
    """How much wood goes on the woodpile? [RC-480]"""
    options = [Option(STACK_WOOD, (n,), (stack_wood(n),)) for n in range(1, most(g) + 1)]
    return Ask(g.seats, CHOOSE_WOOD, [Option(STACK_NOTHING), *options], (room(g),))


@stands_in(*EARLY)
def wood_offers(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """Wood may be stacked at any time before the Action phase. [RC-480]"""
    if window is CHOOSE_WOOD or not most(g):
        return []
    return [Option(STACK_WOOD, (1,), (stack_wood(1),))]


def check(g: State) -> None:
    """The woodpile is complete, Fire is built and the ship is near. [RC-479]"""
    levels = levels_of(g)
    fire = has_item(g, "fire") and is_built(g, "fire")
    if levels and g.track.get("woodpile", 0) >= sum(levels) and fire and g.round >= g.scenario.extra["ship"]:
        win_game(g, "ship")


def oil(g: State) -> tuple[Frame, ...] | None:
    """Oil is wood for the woodpile, at any time while some fits. [RC-485, O-48]"""
    return (woodpile(GROUP, g.camp, OIL),) if room(g) else None


TOKENS["herbs_s1"] = heals_at_night(1)
TOKENS["oil"] = oil
TOKENS["pirate_sabre"] = lambda g: (raise_by("weapons", 1),)
TOKENS["medallion"] = lambda g: (share_determination(MEDALLION),)

SHEETS["castaways"] = ScenarioHooks(prepare=prepare, dawn=dawn, before_actions=before_actions, check=check)
