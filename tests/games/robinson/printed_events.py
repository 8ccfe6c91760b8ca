"""The 73 events as they are printed: what each half of a card changes on the staged table."""

from __future__ import annotations

from typing import Any, NamedTuple

Facts = dict[str, Any]


class Half(NamedTuple):
    """What is answered, and what has changed then."""

    changes: Facts
    answers: tuple[str, ...] = ()


def changes(answers: str = "", **changed: Any) -> Half:
    """What has changed, after these answers."""
    return Half(changed, tuple(answer for answer in answers.split(", ") if answer))


NOTHING = changes()
WOUND_EACH = changes(wounds=(1, 1, 1))
LESS_SPIRIT = changes(determination=(-1, -1, -1))
RAIN, SNOW, STORM = (
    changes(tokens={"+weather rain"}),
    changes(tokens={"+weather snow"}),
    changes(tokens={"+weather storm"}),
)
HUNGRY = changes(tokens={"+weather animals"})
HUNT = changes(tokens={"+hunt danger"})
ONE = changes(determination=(1, 0, 0))
TWO = changes(determination=(2, 0, 0))
PALISADE = changes(palisade=-1)
ROOF = changes("track roof", roof=-1)
PUSHES = changes(tokens={"+explore_deck adventure", "+gather_deck adventure"})
PUDDLE = changes("camp A1", camp="A1", roof=-2, palisade=-1, production=(0, 1))
"""The camp moves to the river: of five levels of roof three are left, of three levels of palisade two."""

SHOVEL, FIRE = {"items": ("shovel",)}, {"items": ("fire",)}
A_WOOD, A_FUR = (1, 0, 0, 0), (0, 0, 0, 1)
FOOD = {"payments": ((0, 1, 0, 0), (0, 0, 1, 0))}
WOOD, FUR = {"payments": (A_WOOD,)}, {"payments": (A_FUR,)}
WOOD_OR_FUR = {"payments": (A_WOOD, A_FUR)}
WOOD_OR_SHOVEL = {"payments": (A_WOOD,), "either_item": "shovel"}


def armed(weapons: int) -> Facts:
    """A weapon level is required."""
    return {"weapons": weapons}


def morale(n: int) -> Half:
    """Morale has changed."""
    return changes(morale=n)


def tokens(*laid: str) -> Half:
    """Tokens have been laid."""
    return changes(tokens={f"+{token}" for token in laid})


EVENTS: dict[str, tuple[str, Half, int, Facts, Half, Half]] = {
    # id: icon, event, pawns, needs, reward, threat effect
    "argument": (
        "book",
        changes(argument=True),
        2,
        {},
        changes(morale=1, determination=(1, 0, 0)),
        changes(morale=-1, determination=(-1, -1, -1)),
    ),
    "bad_feelings": ("book", tokens("gather reroll"), 1, {}, ONE, tokens("gather_deck adventure", "gather reroll")),
    "bear_event": (
        "book",
        tokens("camp marker"),
        1,
        SHOVEL,
        ONE,
        changes(morale=-1, determination=(-1, -1, -1)),
    ),
    "body_on_the_beach": ("book", morale(-1), 1, SHOVEL, TWO, morale(-2)),
    "call_of_the_wild": ("book", HUNT, 1, armed(2), changes(future={"food": 1}), HUNT),
    "council": (
        "book",
        changes("discard_invention map, discard_invention pot, discard_invention dam", board={"-map", "-pot", "-dam"}),
        1,
        {},
        changes("new_invention basket", board={"+basket"}, determination=(1, 0, 0)),
        changes("discard_invention map, discard_invention pot", board={"-map", "-pot"}),
    ),
    "dangerous_night": (
        "book",
        changes(waits="birds"),
        1,
        armed(2),
        changes(waits="", hunting="fox bear birds"),
        NOTHING,
    ),
    "depression": (
        "book",
        changes("discard_invention map, discard_invention pot", board={"-map", "-pot"}, determination=(-1, -1, -1)),
        1,
        FOOD,
        TWO,
        changes("discard_invention map, discard_invention pot", board={"-map", "-pot"}, morale=-1),
    ),
    "despondency": ("book", changes(first=1), 1, FOOD, ONE, morale(-2)),
    "devastation": (
        "book",
        changes("exhaust A1:fish, exhaust B2:wood", tokens={"+A1 exhausted_fish", "+B2 exhausted_wood"}),
        1,
        SHOVEL,
        ONE,
        changes("exhaust C1:wood", tokens={"+C1 exhausted_wood"}),
    ),
    "drought": (
        "book",
        tokens("A1 covered"),
        1,
        SHOVEL,
        changes(determination=(1, 0, 0), tokens={"-A1 covered"}),
        tokens("A1 covered"),
    ),
    "earthquake": (
        "book",
        changes("turn C1", closed={"+C1"}, tokens={"-C1 time"}),
        1,
        SHOVEL,
        changes(closed={"-C1"}),
        NOTHING,
    ),
    "exhausting_night": ("book", tokens("build reroll"), 1, {}, ONE, morale(-2)),
    "fight_in_the_dark": ("book", changes(hunting="fox"), 1, armed(2), ONE, HUNGRY),
    "foul_weather": (
        "book",
        tokens("gather time"),
        1,
        SHOVEL,
        ONE,
        changes("exhaust A1:fish, exhaust B2:parrot", tokens={"+A1 exhausted_fish", "+B2 exhausted_parrot"}),
    ),
    "howling_from_the_woods": (
        "book",
        changes(hunting="fox bear tiger_beast", known=True),
        1,
        FIRE,
        changes(determination=(1, 0, 0), hunting="tiger_beast fox bear", known=False),
        # A bear of strength 6 against weapons 4: the first player has two wounds, a weapon level is lost.
        changes(hunting="fox", wounds=(2, 0, 0), weapons=-1, food=5, fur=2),
    ),
    "the_island_fights_back": ("book", NOTHING, 1, {}, ONE, NOTHING),
    "loss_of_hope": ("book", changes(only=("build", "camp", "rest")), 1, {}, ONE, morale(-2)),
    "mess_in_the_camp": ("book", tokens("camp time"), 1, {}, ONE, LESS_SPIRIT),
    "mist": ("book", tokens("explore time"), 1, {}, ONE, tokens("explore time", "explore_deck adventure")),
    "natural_dam_breaks": (
        "book",
        changes(production=(2, 0), tokens={"+explore_deck adventure"}),
        1,
        SHOVEL,
        ONE,
        changes("flip knife", fading={"+knife", "+rope"}, board={"+knife", "+rope"}, weapons=-1),
    ),
    "night_howling": ("book", HUNT, 1, armed(2), ONE, PALISADE),
    "otters": (
        "book",
        changes(tokens={"+B1 exhausted_fish"}, production=(1, 0)),
        1,
        armed(1),
        changes(tokens={"-B1 exhausted_fish"}, production=(1, 1)),
        changes(tokens={"+B1 exhausted_fish"}, production=(1, 0)),
    ),
    "poisoning": (
        "book",
        WOUND_EACH,
        1,
        {"items": ("knife",)},
        changes(determination=(1, 0, 0), weapons=1),
        WOUND_EACH,
    ),
    "predator_is_near": (
        "book",
        tokens("B2 exhausted_parrot"),
        1,
        armed(2),
        changes(determination=(1, 0, 0), tokens={"-B2 exhausted_parrot"}),
        PUSHES,
    ),
    "ravenous_predators": ("book", HUNT, 1, FIRE, ONE, PALISADE),
    "ravishing_hurricane": (
        "book",
        changes("ravage B2", tokens={"+B2 exhausted_parrot", "+B2 exhausted_wood"}),
        1,
        SHOVEL,
        changes(determination=(1, 0, 0), tokens={"-B2 exhausted_parrot", "-B2 exhausted_wood"}),
        NOTHING,
    ),
    "rough_passage": (
        "book",
        tokens("C1 covered"),
        1,
        {},
        changes(determination=(1, 0, 0), tokens={"-C1 covered"}),
        tokens("C1 covered"),
    ),
    "searching_for_a_new_path": ("book", tokens("explore reroll"), 1, {}, ONE, PUSHES),
    "sleepless_night": ("book", tokens("build reroll", "gather reroll", "explore reroll"), 1, {}, ONE, PUSHES),
    "slow_work": ("book", tokens("build wood"), 1, {}, ONE, tokens("build wood")),
    "smoke_on_the_horizon": (
        "book",
        tokens("B2 covered"),
        1,
        {},
        changes(determination=(1, 0, 0), tokens={"-B2 covered"}),
        tokens("B2 covered"),
    ),
    "strong_wind": (
        "book",
        tokens("build time"),
        1,
        {},
        ONE,
        changes("flip knife", fading={"+knife"}, board={"+knife"}, weapons=-1),
    ),
    "termites": ("book", changes(wood=-1), 1, FIRE, ONE, changes(wood=-1)),
    "unusually_cold_night": ("book", changes("give_wood 2", wood=-2), 1, WOOD_OR_FUR, ONE, WOUND_EACH),
    "vertigo": ("book", changes(pawns=(1, 2, 2)), 1, {}, ONE, LESS_SPIRIT),
    "weakness": ("book", changes(able=(False, True, True)), 1, {}, ONE, changes(able=(False, True, True))),
    "winter_depression": ("book", morale(-1), 1, FOOD, ONE, LESS_SPIRIT),
    "wrecked_balloon": ("book", morale(-1), 1, {}, changes(treasures={"+pearl"}), NOTHING),
    "broken_tree": (
        "build",
        WOUND_EACH,
        1,
        {"items": ("rope",)},
        changes(determination=(1, 0, 0), future={"wood": 1}),
        morale(-1),
    ),
    "catastrophe": (
        "build",
        changes(usable=set()),
        1,
        {},
        ONE,
        changes("discard_item knife", items={"-knife"}, usable={"rope"}, weapons=-1),
    ),
    # Each has one determination where two are demanded.
    "fight_event": ("build", WOUND_EACH, 1, {}, ONE, changes(determination=(-1, -1, -1), wounds=(1, 1, 1))),
    "flying_surprise": ("build", ROOF, 1, WOOD, ONE, changes("track palisade", palisade=-1)),
    "heavy_clouds": ("build", RAIN, 1, FUR, ONE, RAIN),
    "heavy_rain": ("build", RAIN, 1, WOOD, ONE, RAIN),
    "jaguar_event": ("build", WOUND_EACH, 1, armed(2), NOTHING, WOUND_EACH),
    "landslide": ("build", PUDDLE, 1, SHOVEL, ONE, changes(production=(0, 0))),
    "memories_of_the_cruise": ("build", morale(-1), 2, {}, changes(determination=(2, 0, 0), morale=1), LESS_SPIRIT),
    "cloudburst": ("gather", PUDDLE, 1, {}, changes(roof=1, palisade=1), NOTHING),
    "culled_area": ("gather", changes(production=(1, 0)), 1, armed(2), changes(future={"food": 2}), NOTHING),
    "disaster": ("gather", ROOF, 1, WOOD, changes("track roof", roof=1), changes("track roof", roof=-2)),
    "frost": ("gather", SNOW, 1, WOOD_OR_FUR, TWO, SNOW),
    "heavy_rain_is_coming": ("gather", RAIN, 1, SHOVEL, ONE, RAIN),
    "high_water": (
        "gather",
        tokens("explore_deck adventure"),
        2,
        WOOD_OR_SHOVEL,
        TWO,
        changes(wood=-3, food=-2, preserves=-1, fur=-1, production=(0, 0)),
    ),
    "raging_river": ("gather", changes(production={(0, 1), (1, 0)}), 1, SHOVEL, ONE, changes(production=(0, 0))),
    "rain_event": ("gather", RAIN, 1, FUR, ONE, RAIN),
    "storm_damage": ("gather", changes("track roof", roof=-2), 1, WOOD, changes("track palisade", palisade=1), ROOF),
    "storm_1": ("gather", STORM, 1, WOOD_OR_SHOVEL, ONE, PALISADE),
    "storm_2": ("gather", STORM, 1, WOOD_OR_SHOVEL, ONE, PALISADE),
    "stroke_of_fate": ("gather", NOTHING, 1, {}, changes(determination=(3, 0, 0)), LESS_SPIRIT),
    "thunderstorm": (
        "gather",
        changes(tokens={"+B1 exhausted_wood"}, production=(0, 1)),
        1,
        SHOVEL,
        changes(tokens={"-B1 exhausted_wood"}, production=(1, 1)),
        changes(tokens={"+B1 exhausted_wood"}, production=(0, 1)),
    ),
    "awful_weather": ("explore", RAIN, 1, WOOD, ONE, SNOW),
    "chronic_tiredness": ("explore", tokens("night food"), 2, {}, TWO, WOUND_EACH),
    "cold_rain": ("explore", RAIN, 1, SHOVEL, ONE, RAIN),
    "fire_event": ("explore", changes(production=(0, 1)), 1, SHOVEL, ONE, changes(production=(0, 1))),
    "flood": ("explore", changes("track weapons", weapons=-1), 1, SHOVEL, ONE, PALISADE),
    "night_attack": (
        "explore",
        changes(wounds=(1, 1, 1), known=True),
        1,
        armed(3),
        changes(hunting="fox", known=False, weapons=-1, future={"food": 5, "fur": 2}),
        changes(hunting="fox"),
    ),
    "precipice": (
        "explore",
        changes("turn C1", closed={"+C1"}, tokens={"-C1 time"}),
        1,
        {"payments": ((2, 0, 0, 0),)},
        changes(closed={"-C1"}, determination=(3, 0, 0)),
        NOTHING,
    ),
    "predator_in_the_vicinity": ("explore", HUNGRY, 1, armed(2), ONE, HUNGRY),
    "predators_in_the_woods": (
        "explore",
        tokens("explore danger"),
        1,
        armed(1),
        changes(determination=(1, 0, 0), tokens={"-explore danger"}),
        WOUND_EACH,
    ),
    "predators": (
        "explore",
        changes(tokens={"+B1 exhausted_fish"}, production=(1, 0)),
        2,
        armed(2),
        changes(determination=(1, 0, 0), tokens={"-B1 exhausted_fish"}, production=(1, 1)),
        changes(tokens={"+B1 exhausted_fish"}, production=(1, 0)),
    ),
    "ravishing_windstorm": (
        "explore",
        changes(weapons=-2),
        1,
        {},
        changes(weapons=1, determination=(1, 0, 0)),
        NOTHING,
    ),
    "sunny_beach": ("explore", NOTHING, 2, {}, changes(determination=(1, 1, 1)), LESS_SPIRIT),
}
