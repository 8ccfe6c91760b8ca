"""Where a survivor would like to stand, and how much: for the quest, for water and food, for the night."""

from __future__ import annotations

from typing import NamedTuple

from campfire.games.discover.bot.worth import deed_worth, stock_worth
from campfire.games.discover.cards import SYMBOLS, WATERS, Card, Condition, Power, Way, figures_of, walk
from campfire.games.discover.rules.conditions import POINT, all_hold, counted
from campfire.games.discover.rules.finds import may_bring
from campfire.games.discover.rules.land import landmark, landmark_space, marked_spaces, open_spaces, terrain
from campfire.games.discover.rules.numbered import is_possible
from campfire.games.discover.rules.powers import can_pay
from campfire.games.discover.rules.standing import load, most_load
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import in_order, stock, water
from campfire.kernel.frame import Seat

WATER_WANTED, FOOD_WANTED = 2, 2
"""What a survivor likes to have before the night."""
LACK = (2.0, 1.0)
"""How badly more is wanted by whoever has none or one."""
BEAST_THERE = 60.0
"""What it is worth to meet a beast that the quest wants beaten, or that stands where the quest is furthered."""
CLUE = 12.0
"""What a part of the story is worth."""
ELSEWHERE = ("at", "on", "at_fire", "company", "someone_at", "no_fire", "points_held", "night", "surveyed_here")
"""Conditions that going somewhere, waiting or company may fulfil."""


class Errand(NamedTuple):
    """A space, what it is worth to stand there, and whether one has to spend the night there."""

    space: int
    value: float
    stay: bool = False


def errands(g: State, me: Seat) -> list[Errand]:
    """Everything worth going for."""
    return [*supplies(g, me), *sights(g, me), *quest_errands(g, me), *company(g, me)]


def need(g: State, me: Seat, have: int) -> float:
    """How badly more is wanted of what nights ask for: most where nothing is left, and by the wounded."""
    return LACK[have] * (1.0 + len(g.dials[me]) / 2) if have < len(LACK) else 0.0


def thirst(g: State, me: Seat) -> float:
    """How badly water is wanted."""
    return need(g, me, water(g, me))


def hunger(g: State, me: Seat) -> float:
    """How badly food is wanted."""
    return need(g, me, stock(g, me, "food"))


def find_worth(g: State, me: Seat, symbol: str) -> float:
    """What a face-down token is worth by what is left of its symbol: food above all where it is missing."""
    left = may_bring(g, SYMBOLS.index(symbol))
    chance = {kind: n / max(1, sum(left.values())) for kind, n in left.items()}
    eaten = chance.get("food", 0.0) + chance.get("meat", 0.0) / 2
    drunk = sum(chance.get(kind, 0.0) for kind in WATERS)
    wanted = sum(chance.get(kind, 0.0) for kind in lacking(g, me))
    return 3.0 + 8.0 * (eaten * hunger(g, me) + drunk * thirst(g, me)) + 8.0 * wanted


def is_full(g: State, me: Seat) -> bool:
    """Whether nothing more can be carried."""
    return load(g, me) >= most_load(g, me)


def is_read(g: State, name: str) -> bool:
    """Whether a card of this name was read aloud."""
    return any(g.book.cards[card].name == name for card in g.read)


def is_promising(g: State, me: Seat, name: str) -> bool:
    """Whether a landmark is still to be read, or hides a part that the survivor would pay for."""
    return not is_read(g, name) or (is_waiting(g, name) and clue_worth(g, me, name) > 0)


def is_waiting(g: State, name: str) -> bool:
    """Whether a part that was read of at a landmark still lies there."""
    part = g.book.clues.get(name)
    return part is not None and any(g.book.cards[card].name == part for card in g.exploration)


def clue_worth(g: State, me: Seat, name: str) -> float:
    """What it is worth to find what a landmark hides, by the best way that can be gone."""
    card = g.book.cards[name]
    if ("clue",) in card.effects:
        return CLUE
    ways = [way for way in card.choices if ("clue",) in way.effects and is_possible(g, me, name, way)]
    return max([way_worth(g, me, way) for way in ways], default=-1.0)


def way_worth(g: State, me: Seat, way: Way) -> float:
    """A choice on a card, by what it brings and costs; a clue is worth most while parts are missing."""
    clue = CLUE if is_searching(g) else 0.0
    paid = sum(1.5 * float(pay[1]) for pay in way.pay if len(pay) > 1)
    return deed_worth(g, me, way.effects) - paid + (clue if ("clue",) in way.effects else 0.0)


def supplies(g: State, me: Seat) -> list[Errand]:
    """Water, food, finds, fires."""
    found: list[Errand] = []
    dry, wanted = thirst(g, me), lacking(g, me)
    hidden = {symbol: find_worth(g, me, symbol) for symbol in SYMBOLS}
    for at, (token, space) in enumerate(zip(g.lying.cards, g.lying_at, strict=True)):
        face = g.book.tokens[token]
        if face.back == "water":
            found.append(Errand(space, 5.0 * dry))
        elif not g.lying.is_known(at, me):
            found.append(Errand(space, hidden[face.back]))
        elif face.kind and not is_full(g, me):
            found.append(Errand(space, (stock_worth(g, me, face.kind) + 5.0 * (face.kind in wanted)) * face.amount))
    for seat in [seat for seat in g.seats if g.fate[seat] and g.at[seat] >= 0]:
        story = any(g.book.cards[item].is_story for item in g.items[seat])
        goods = bool(g.tokens[seat] or g.items[seat]) and not is_full(g, me)
        found += [Errand(g.at[seat], 16.0 if story else 5.0)] if story or goods else []
    raw = stock(g, me, "meat")
    cooks = raw and stock(g, me, "food") < FOOD_WANTED
    meal = (4.0 + raw) * hunger(g, me) if cooks else 0.6
    found += [Errand(space, meal, True) for space in g.fires]
    return found


def sights(g: State, me: Seat) -> list[Errand]:
    """Landmarks nobody has read, and the edges of what is known."""
    searching = is_searching(g)
    found = [
        Errand(space, 9.0 if searching else 4.0)
        for space in marked_spaces(g, "landmark")
        if space not in g.explored and (g.book.is_last_pass or is_promising(g, me, landmark(g, space)))
    ]
    closed = [place for place, is_up in enumerate(g.opened) if not is_up]
    blind = 7.0 if searching or is_hidden(g) else 2.0
    for space in open_spaces(g):
        away = g.book.atlas.far[space]
        if any(away[place] == 1 for place in closed):
            found.append(Errand(space, blind))
    return found


def is_searching(g: State) -> bool:
    """Whether parts of the story are still to be found."""
    owned = {g.book.cards[item].name for seat in in_order(g) for item in g.items[seat]}
    asked = map(parts_asked, quest_of(g).conditions)
    return any(len(owned & names) < min(n, g.players) for n, names in asked)


def quest_of(g: State) -> Card:
    """The quest that lies face up."""
    return g.book.cards[g.quest]


def parts_asked(needed: Condition) -> tuple[int, set[str]]:
    """How many parts of the story a condition asks for, and of which."""
    if needed[0] in ("tribe_has", "has_parts"):
        return needed[1], {*needed[2]}
    return (1, {needed[1]}) if needed[0] == "has_item" else (0, set())


def is_hidden(g: State) -> bool:
    """Whether a place of the quest is not on the map yet."""
    places = {power.at for power in quest_of(g).powers}
    names, points = places - {"", POINT}, POINT in places
    free = [space for space in marked_spaces(g, "target") if space not in g.surveyed] if points else []
    return any(landmark_space(g, name) is None for name in names) or (points and not free)


def counters_wanted(g: State) -> int:
    """How many counters the quest should have: what it asks for, and one more for each who is to follow."""
    quest, followers = quest_of(g), len(in_order(g)) - 1
    asked = [counted(g, base, each) for base, each in figures_of(quest.goal, "progress")]
    if asked:
        return max(asked)
    needs = [needed for power in quest.powers if is_win(power) for needed in figures_of(power.needs, "progress")]
    return max([counted(g, base, each) + followers for base, each in needs], default=0)


def is_win(power: Power) -> bool:
    """Whether a power lets somebody win."""
    return any(word.startswith("win") for word, *_ in power.effects)


def brings(power: Power, word: str) -> bool:
    """Whether a power does something, more of it."""
    return any(not figures or figures[0] not in (-1, -2) for figures in figures_of(power.effects, word))


def power_value(g: State, power: Power) -> float:
    """What using a power of the quest is worth to the story."""
    if is_win(power):
        return 40.0
    if brings(power, "stage") or brings(power, "flag"):
        return 25.0
    if brings(power, "survey"):
        return 14.0 if surveys_wanted(g) > len(g.surveyed) or brings(power, "progress") else 0.0
    if brings(power, "progress"):
        return 16.0 if g.progress < counters_wanted(g) or not counters_wanted(g) else 0.0
    played = [g.book.cards[name].effects for (name,) in figures_of(power.effects, "play")]
    if figures_of(walk((*played,)), "progress"):
        return 8.0 if g.progress < counters_wanted(g) else 0.0
    return 1.0


def surveys_wanted(g: State) -> int:
    """How many targets the quest wants surveyed."""
    asked = figures_of(quest_of(g).conditions, "surveyed")
    return max([counted(g, base, each) for base, each in asked], default=0)


def may_come(g: State, me: Seat, power: Power) -> bool:
    """Whether a power could be used once the survivor is in the right place."""
    if len(in_order(g)) == 1 and any(needed[0] in ("company", "someone_at") for needed in power.needs):
        return False
    if in_order(g, 0)[-1] == me and any(needed[0] == "someone_at" for needed in power.needs):
        return False  # the last of them keeps the watch for the others
    return all_hold(g, me, tuple(needed for needed in power.needs if not comes_with_place(needed)))


def comes_with_place(needed: Condition) -> bool:
    """Whether a condition may be met by going somewhere, or by waiting there."""
    return needed[0] in ELSEWHERE or (needed[0] == "not" and needed[1][0] in ELSEWHERE)


def quest_errands(g: State, me: Seat) -> list[Errand]:
    """Where the current quest can be furthered, and where its beasts are."""
    found: list[Errand] = []
    for power in quest_of(g).powers:
        value = power_value(g, power)
        if value and may_come(g, me, power) and can_pay(g, me, power.pay, g.quest):
            waits = power.on != "action" or g.stamina[me] < power.stamina or not all_hold(g, me, power.needs)
            found += [Errand(space, value, waits) for space in warm_places(g, me, power)]
    if len(g.dials[me]) < 2:
        wanted = {name for power in quest_of(g).powers for (name,) in figures_of(power.needs, "defeated")}
        places = {errand.space for errand in found}
        beasts = zip(g.monsters.cards, g.monsters_at, strict=True)
        found += [Errand(space, BEAST_THERE) for beast, space in beasts if beast in wanted or space in places]
    return found


def warm_places(g: State, me: Seat, power: Power) -> list[int]:
    """Where a power works; if it wants a fire, only where one burns or can be lit."""
    places = places_of(g, me, power)
    if ("at_fire",) not in power.needs:
        return places
    fuel = stock(g, me, "wood") > 0
    return [space for space in places if space in g.fires or (fuel and space in g.ashes)]


def lacking(g: State, me: Seat) -> set[str]:
    """The kinds of resources that the quest asks for and the survivor has not got."""
    found: set[str] = set()
    for power in quest_of(g).powers:
        if power_value(g, power) and may_come(g, me, power) and not can_pay(g, me, power.pay, g.quest):
            found |= {kind for kind, *_ in power.pay}
        if ("at_fire",) in power.needs and not stock(g, me, "wood"):
            found.add("wood")
    return found


def wants_points(power: Power) -> bool:
    """Whether several red targets must be held at once."""
    return bool(figures_of(power.needs, "points_held"))


def places_of(g: State, me: Seat, power: Power) -> list[int]:
    """Where a power of the quest works; of targets to be held together, those that nobody holds."""
    names = [power.at, *[name for (name,) in figures_of(power.needs, "at")]]
    spaces = [space for name in names if name and name != POINT and (space := landmark_space(g, name)) is not None]
    if POINT in names:
        fresh = brings(power, "survey") or brings(power, "flag")
        taken = {g.at[seat] for seat in in_order(g) if seat != me} if wants_points(power) else set()
        free = [space for space in marked_spaces(g, "target") if space not in taken]
        spaces += [space for space in free if not fresh or space not in (*g.surveyed, *g.flags)]
    grounds = {ground for (ground,) in figures_of(power.needs, "on")}
    return spaces + [space for space in open_spaces(g) if grounds and terrain(g, space) in grounds]


def pieces(g: State, me: Seat) -> list[str]:
    """The own items that the quest wants in one hand."""
    needs = [needed for power in quest_of(g).powers for needed in figures_of(power.needs, "has_parts")]
    names = {name for _, parts in needs for name in parts}
    return [item for item in g.items[me] if g.book.cards[item].name in names]


def keeper(g: State) -> Seat | None:
    """Who gathers the pieces where several survivors have some."""
    holders = [seat for seat in in_order(g) if pieces(g, seat)]
    return min(holders) if len(holders) > 1 else None


def company(g: State, me: Seat) -> list[Errand]:
    """Whom to meet: the keeper of the pieces, or, where one survives, the others."""
    who = keeper(g)
    if who is not None and who != me and pieces(g, me):
        return [Errand(g.at[who], 18.0)]
    if who == me:
        return [Errand(g.at[seat], 12.0) for seat in in_order(g) if seat != me and pieces(g, seat)]
    if g.book.is_last_pass and g.round > 1 and len(g.dials[me]) < 2 and g.stamina[me] >= 4:
        return [Errand(g.at[seat], 5.0 + 2.0 * len(g.dials[seat])) for seat in in_order(g) if seat != me]
    return []
