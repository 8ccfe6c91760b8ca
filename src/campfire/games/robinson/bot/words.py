"""What the printed words of cards are worth to the group."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from campfire.games.robinson.bot.worth import DISCOVERY, TREASURE, Judge
from campfire.games.robinson.cards import FRIDAY, GROUP, Adventure, Effects
from campfire.games.robinson.text import name_of

Args: TypeAlias = "tuple[int | str, ...]"
Word: TypeAlias = Callable[[Judge, Args, int], float]

PUT: Mapping[str, float] = {
    "adventure": -0.5,
    "animals": -0.8,
    "danger": -0.4,
    "food": -2.0,
    "rain": -1.2,
    "reroll": -0.4,
    "snow": -1.8,
    "storm": -0.9,
    "time": -0.8,
    "wood": -1.0,
}
"""What a token on the board costs."""

LATER = 0.35
"""What happens through the Event deck happens late or never."""

UNKNOWN = -0.3


def effects(judge: Judge, printed: Effects, who: int) -> float:
    """What some effects are worth when they concern somebody."""
    words = [(WORDS.get(name_of(rule)), args) for rule, args in printed]
    return sum([word(judge, args, who) if word else UNKNOWN for word, args in words])


def later(judge: Judge, card: Adventure) -> float:
    """What it costs to shuffle an adventure into the Event deck."""
    return LATER * min(0.0, effects(judge, card.lower, GROUP)) - 0.1


def flat(worth: float) -> Word:
    """A word that is worth the same whenever it comes."""
    return lambda judge, args, who: worth


def each(worth: float) -> Word:
    """A word that is worth so much for each of its figure."""
    return lambda judge, args, who: worth * int(args[0])


def wounds(judge: Judge, args: Args, who: int) -> float:
    """Wounds for one, or for everybody."""
    if who == FRIDAY or 0 <= who < judge.reading.players:
        return -judge.wound(who, int(args[0]))
    return -judge.everybody * int(args[0])


def wounds_each(judge: Judge, args: Args, who: int) -> float:
    """Wounds for everybody."""
    return -judge.everybody * int(args[0])


def raises(judge: Judge, args: Args, who: int) -> float:
    """A level more."""
    return judge.level(str(args[0])) * int(args[1])


def lowers(judge: Judge, args: Args, who: int) -> float:
    """A level less, or wounds."""
    track, n = str(args[0]), int(args[1])
    if judge.reading.levels[track] >= n:
        return -1.0 * n
    return wounds(judge, (n,), who)


def puts(judge: Judge, args: Args, who: int) -> float:
    """A token comes to the board."""
    return PUT.get(str(args[0]), -0.5)


def roof_or_palisade(judge: Judge, args: Args, who: int) -> float:
    """One of the two tracks changes."""
    if int(args[0]) > 0:
        return max(judge.level("roof"), judge.level("palisade")) if judge.reading.has_shelter else 0.0
    levels = judge.reading.levels
    return -1.2 if levels["roof"] or levels["palisade"] else wounds(judge, (1,), who)


def fight(judge: Judge, args: Args, who: int) -> float:
    """An enemy comes: wounds, and what he leaves."""
    strength, loss, food, fur = [int(n) for n in args[:4]]
    hits = max(0, strength - judge.reading.weapons)
    fighter = who if who >= 0 else judge.reading.view["first"]
    return judge.food(food) + judge.fur(fur) - judge.wound(fighter, hits) - 0.6 * loss


def heals(judge: Judge, args: Args, who: int) -> float:
    """Wounds heal."""
    if not 0 <= who < judge.reading.players:
        return 0.6
    n = min(int(args[0]), judge.reading.seats[who]["wounds"])
    return judge.wound(who, n) if n else 0.0


def lose_determination(judge: Judge, args: Args, who: int) -> float:
    """Determination goes; where it is missing, wounds come."""
    reading = judge.reading
    seats = [who] if 0 <= who < reading.players else range(reading.players)
    cost = 0.0
    for seat in seats:
        paid = min(int(args[0]), reading.seats[seat]["determination"])
        cost += 0.25 * paid + judge.wound(seat, int(args[0]) - paid)
    return -cost


def mysteries(judge: Judge, args: Args, who: int) -> float:
    """Treasures are worth the creatures and traps on the way, for whoever is well."""
    treasures, creatures, traps = [int(n) for n in args]
    return TREASURE * treasures - (creatures + traps) * (0.3 + 0.8 * judge.wound(who))


def mysteries_with_one_danger(judge: Judge, args: Args, who: int) -> float:
    """Treasures, and one danger."""
    return mysteries(judge, (int(args[0]), 1, 0), who)


WORDS: Mapping[str, Word] = {
    "beast_joins_hunt": flat(0.8),
    "book_icon": flat(-1.0),
    "chooses_invention": flat(0.8),
    "covers_terrain": flat(-0.7),
    "determination": lambda judge, args, who: judge.determination(who, int(args[0])),
    "determination_each": lambda judge, args, who: 0.25 * int(args[0]) * judge.reading.players,
    "discard_inventions": each(-0.3),
    "discards_hunting_card": flat(-0.3),
    "discards_item_if_possible": flat(-1.5),
    "draw_discoveries": each(DISCOVERY),
    "draw_inventions": each(0.3),
    "each_has_one_pawn": lambda judge, args, who: -1.0 * judge.reading.players,
    "exhausts_beside_camp": each(-1.2),
    "exhausts_closest": flat(-1.4),
    "extra_build": flat(0.7),
    "fight": fight,
    "fights_hunting_card": flat(-2.0),
    "find_equipment": each(1.2),
    "first_player_gains_determination": each(0.25),
    "first_player_without_abilities": flat(-0.3),
    "flip_items_if_possible": each(-1.3),
    "food_per_player": lambda judge, args, who: judge.food(int(args[0]) * judge.reading.mouths),
    "gain_food": lambda judge, args, who: judge.food(int(args[0])),
    "gain_fur": lambda judge, args, who: judge.fur(int(args[0])),
    "gain_preserves": lambda judge, args, who: max(judge.food(int(args[0])), 0.8 * int(args[0])),
    "gain_wood": lambda judge, args, who: judge.wood(int(args[0])),
    "halves": flat(-1.0),
    "halves_roof_or_palisade": flat(-0.8),
    "heals": heals,
    "hunting_card_to_bottom": flat(0.1),
    "less_production": flat(-1.0),
    "lifts": flat(0.3),
    "lose_determination": lose_determination,
    "lose_everything": lambda judge, args, who: -1.2 * sum(judge.reading.have.values()) - 1.0,
    "lose_food": lambda judge, args, who: -judge.spending_food(int(args[0])),
    "lose_wood_if_possible": each(-1.0),
    "lowers": lowers,
    "morale_down": lambda judge, args, who: judge.morale(-int(args[0])),
    "morale_up": lambda judge, args, who: judge.morale(int(args[0])),
    "mysteries": mysteries,
    "mysteries_with_one_danger": mysteries_with_one_danger,
    "night_outside": flat(-3.0),
    "no_production": flat(-1.2),
    "one_item_of": flat(1.6),
    "puts": puts,
    "raises": raises,
    "rebuilds_washed_away": flat(1.0),
    "roof_or_palisade": roof_or_palisade,
    "shuffle_into_events": flat(-0.1),
    "skins_hunting_card": flat(3.0),
    "skip_production": flat(-2.4),
    "special_wound": flat(-0.3),
    "turns_up_again": flat(1.5),
    "uncovers_again": flat(1.0),
    "wounds": wounds,
    "wounds_each": wounds_each,
    "wounds_without_medicine": lambda judge, args, who: 0.0 if "medicine" in judge.reading.items else -judge.everybody,
}
"""What each word is worth."""
