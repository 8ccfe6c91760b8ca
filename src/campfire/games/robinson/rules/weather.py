"""The Weather phase. [ledger chapter 23]

What the dice have shown is kept as signs of the round, because a glass may foretell it before the Action phase.
"""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.robinson.cards import ANIMALS_DIE, CLOUD_DICE, FOOD, GROUP, PRESERVES, WOOD
from campfire.games.robinson.rules.combat import FOUGHT, face_enemy
from campfire.games.robinson.signs import a_sign
from campfire.games.robinson.sorts import (
    ANIMAL,
    DICE,
    LEAK,
    RAIN,
    SNOW,
    WEATHER_THROWN,
    die_phrase,
    event,
    option,
    question,
    weather_die,
)
from campfire.games.robinson.state import State
from campfire.games.robinson.text import listed
from campfire.games.robinson.vocabulary.defences import lowers
from campfire.games.robinson.vocabulary.foresight import deadly, mortal, outlook_of, some
from campfire.games.robinson.vocabulary.limits import told_by
from campfire.games.robinson.vocabulary.moments import PHASE_BEGINS
from campfire.games.robinson.vocabulary.offers import CLOUDS, WINDOWS, Aid, open_question
from campfire.games.robinson.vocabulary.owners import group_question
from campfire.games.robinson.vocabulary.sheet import hooks
from campfire.games.robinson.vocabulary.stores import demand_food, discard, unmet
from campfire.games.robinson.vocabulary.tokens import has_token, lift_token
from campfire.kernel.declared import Detail, Event, Option, Spoken
from campfire.kernel.frame import Then, ask, step
from campfire.kernel.phrase import Phrase, Said
from campfire.kernel.question import Ask, Chance, Roll


def weather_takes(g: State, option: Option) -> Detail:
    """What the clouds take of the stores, and the wounds for what is missing. [RC-410 to RC-414]"""
    rain, snow = option[RAIN], option[SNOW]
    leak = max(0, rain + snow - g.roof)
    bill = (("wood", snow + leak, g.available[WOOD]), ("food", leak, g.available[FOOD] + g.available[PRESERVES]))
    costs = [Phrase(f"odds-sure-{what}", {"n": min(n, have)}) for what, n, have in bill if min(n, have)]
    missing = sum([max(0, n - have) for _, n, have in bill])
    hurt = Phrase("odds-sure-wounds", {"n": missing}) if missing else None
    risks = [risk for risk in (hurt, mortal(g, option).risks) if risk]
    return Detail(costs=some(costs), risks=some(risks))


def against_storm(g: State, spoken: Spoken) -> dict[str, Said]:
    """The palisade, which the storm beats first. [RC-421]"""
    return {"palisade": g.palisade}


def dice_shown(g: State, told: Event) -> dict[str, Said]:
    """What the dice show. [RC-407]"""
    return {"shown": listed([die_phrase(die, face) for die, face, _, _ in told[DICE]])}


CLOUDS_COME = question("clouds", rain=RAIN, snow=SNOW)
BEAR_WEATHER = option("bear_weather", rain=RAIN, snow=SNOW, icon="rain", detail=weather_takes, odds=True, warns=deadly)
HUNGRY_ANIMALS = question("hungry_animals", animal=ANIMAL)
ANIMALS_COME = option("animals_come", animal=ANIMAL, icon="animals", detail=outlook_of, warns=deadly)
STORM_COMES = question("storm", words=against_storm)
BEAR_STORM = option("bear_storm", icon="storm", words=against_storm, detail=mortal, warns=deadly)
WEATHER_DICE = event("weather_dice", dice=DICE, shows="dice", words=dice_shown, icon="")
WEATHER_BORNE = event("weather", rain=RAIN, snow=SNOW, leak=LEAK, icon="rain")

BEAST = 3
"""The strength of a hungry animal. [RC-416]"""

SHOWN = "shown"
"""The sign of a die that has been rolled for this round, and its face."""

ANIMALS: list[Callable[[State], list[Aid]]] = []
"""What helps against a result of the hungry animals die: the die is rolled again, or the result passes. [RC-582]"""

WINDOWS.update((CLOUDS_COME, HUNGRY_ANIMALS, STORM_COMES))


def dice_of_round(g: State) -> list[str]:
    """The dice of the sheet; a card adds the hungry animals die unless it is rolled anyway. [RC-407, RC-420]"""
    dice = [die for die in g.scenario.weather.get(g.round, ()) if die in CLOUD_DICE]
    animals = hooks(g).animals(g) or has_token(g, "weather", "animals")
    return dice + ["animals"] * animals if animals else dice


def shown(g: State) -> list[tuple[str, int]]:
    """The dice that have been rolled for this round, and their faces."""
    return [(str(die), int(face)) for die, face in told_by(g, SHOWN)]


def unrolled(g: State) -> list[str]:
    """The dice of this round that have not been rolled yet. [RC-407]"""
    dice = dice_of_round(g)
    for die, _ in shown(g):
        if die in dice:
            dice.remove(die)
    return dice


@step
def roll_weather(g: State) -> Then:
    """Roll the dice of this round that have not been rolled yet. [RC-407]"""
    dice = unrolled(g)
    return (roll_dice_of_weather(tuple(dice)),) if dice else None


@ask
def roll_dice_of_weather(g: State, dice: tuple[str, ...]) -> Chance:
    """Nature rolls the weather dice together. [RC-407]"""
    return Chance("weather_dice", Roll(tuple([WEATHER_THROWN[die] for die in dice])), weather_rolled, (dice,))


@step
def weather_rolled(g: State, dice: tuple[str, ...], faces: tuple[int, ...]) -> Then:
    """The dice lie there until the Weather phase resolves them. [RC-407]"""
    rolled = list(zip(dice, faces, strict=True))
    g.signs = (*g.signs, *[a_sign(SHOWN, (die, face), "round") for die, face in rolled])
    g.tell(WEATHER_DICE, tuple([weather_die(die, face) for die, face in rolled]))
    return None


@step
def weather_phase(g: State) -> Then:
    """Weather, then hungry animals, then the storm; with neither dice nor tokens it is skipped. [RC-408, RC-409]"""
    g.phase = "weather"
    g.tell(PHASE_BEGINS, "weather")
    if not (dice_of_round(g) or shown(g) or g.tokens.get("weather")):
        return None
    return WEATHER


@step
def gather_clouds(g: State) -> Then:
    """The clouds of all dice and tokens are counted together. [RC-258, RC-412]"""
    rain, snow = clouds_of(g, shown(g))
    return (weigh_clouds(rain, snow),) if rain + snow else None


def clouds_of(g: State, dice: list[tuple[str, int]]) -> tuple[int, int]:
    """Rain and snow of dice and tokens. [RC-258, RC-412]"""
    return sky(g, *on_dice(dice))


def on_dice(dice: list[tuple[str, int]]) -> tuple[int, int]:
    """Rain and snow on the dice. [RC-412]"""
    faces = [CLOUD_DICE[die][face] for die, face in dice if die in CLOUD_DICE]
    return sum([face[0] for face in faces]), sum([face[1] for face in faces])


def sky(g: State, rain: int, snow: int) -> tuple[int, int]:
    """The clouds of dice with those of tokens; the Furnace, back from any Catastrophe, melts one. [RC-258, RC-677]"""
    rain, snow = rain + has_token(g, "weather", "rain"), snow + has_token(g, "weather", "snow")
    return rain, snow - bool(snow and "furnace" in g.items)


@group_question
def weigh_clouds(g: State, rain: int, snow: int) -> Ask:
    """Before the clouds count, some may be ignored or softened. [RC-415, RC-154, RC-380]"""
    aids = [
        aid.option(weigh_clouds(*weather_after(rain, snow, cloud)), how=cloud)
        for cloud in ("rain", "snow", "soften")
        if (rain if cloud == "rain" else snow)
        for aids in CLOUDS
        for aid in aids(g, cloud)
    ]
    return Ask(
        g.seats, CLOUDS_COME, [Option(BEAR_WEATHER, (rain, snow), (bear_weather(rain, snow),)), *aids], (rain, snow)
    )


def weather_after(rain: int, snow: int, cloud: str) -> tuple[int, int]:
    """The clouds that are left after one is ignored or softened.

    >>> weather_after(1, 2, "soften")
    (2, 1)
    """
    return (rain - 1, snow) if cloud == "rain" else (rain + (cloud == "soften"), snow - 1)


@step
def bear_weather(g: State, rain: int, snow: int) -> Then:
    """Snow costs wood; clouds that the roof does not hold off cost wood and food. [RC-410 to RC-414]"""
    leak = max(0, rain + snow - g.roof)
    g.tell(WEATHER_BORNE, rain, snow, leak)
    return burn_wood(snow), burn_wood(leak), demand_food(GROUP, leak)


@step
def burn_wood(g: State, n: int) -> Then:
    """Wood is discarded; each that is missing wounds every character in the camp. [RC-410, RC-413]"""
    unmet(g, GROUP, discard(g, WOOD, n))
    return None


@step
def let_animals_in(g: State) -> Then:
    """Every result of the hungry animals die happens. [RC-416, RC-589]"""
    return tuple([hungry_animals(face) for die, face in shown(g) if die == "animals"])


@open_question
def hungry_animals(g: State, face: int) -> Ask:
    """The animals come, unless something keeps them off. [RC-416, RC-582, RC-595]"""
    come = Option(ANIMALS_COME, (ANIMALS_DIE[face],), (animals_come(face),))
    aids = [aid.option() for aids in ANIMALS for aid in aids(g)]
    return Ask(g.seats, HUNGRY_ANIMALS, [come, *aids], (ANIMALS_DIE[face],))


@ask
def roll_animals_again(g: State) -> Chance:
    """The hungry animals die is rolled again; the second result stands. [RC-582]"""
    return Chance("animals_die", Roll((WEATHER_THROWN["animals"],)), animals_rolled_again)


@step
def animals_rolled_again(g: State, faces: tuple[int, ...]) -> Then:
    """The second result happens. [RC-582]"""
    g.tell(WEATHER_DICE, (weather_die("animals", faces[0]),))
    return (hungry_animals(faces[0]),)


@step
def animals_come(g: State, face: int) -> Then:
    """Nothing, a food, a level of palisade, or a fight of everybody. [RC-416, RC-417, RC-418]"""
    match ANIMALS_DIE[face]:
        case "food":
            return (demand_food(GROUP, 1),)
        case "palisade":
            breach = hooks(g).breach
            return breach(g) if breach and not g.palisade else (lowers(GROUP, "", "palisade", 1),)
        case "fight":
            g.tell(FOUGHT, GROUP, BEAST)
            return (face_enemy(GROUP, BEAST, 0),)
    return None


@step
def storm(g: State) -> Then:
    """After everything else the storm token lowers the palisade. [RC-409, RC-421]"""
    if not has_token(g, "weather", "storm"):
        return None
    return (lowers(GROUP, "", "palisade", 1),) if g.palisade else (brace_for_storm(),)


@open_question
def brace_for_storm(g: State) -> Ask:
    """Without a palisade the storm hurts, unless something is done in time. [RC-079, RC-421]"""
    return Ask(g.seats, STORM_COMES, [Option(BEAR_STORM, (), (lowers(GROUP, "", "palisade", 1),))])


@step
def clear_weather(g: State) -> Then:
    """All weather tokens are discarded. [RC-259]"""
    for token in g.tokens.get("weather", ()):
        lift_token(g, "weather", token)
    return None


WEATHER = (roll_weather(), gather_clouds(), let_animals_in(), storm(), clear_weather())
"""What the phase brings, in this order. [RC-409]"""
