"""Roof and palisade: what is known to come, and what may come later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campfire.games.robinson.tonight import cloud_odds
from campfire.games.robinson.vocabulary.defences import lowers

if TYPE_CHECKING:
    from campfire.games.robinson.bot.worth import Judge

LEAK, DRY = 1.45, 0.9
"""A cloud that comes through the roof: a wood and a food; how much of that counts in later rounds."""

PATIENCE = 0.93
"""What comes a round later is worth so much less."""

STRAY_CLOUD, WINDY = 0.12, 2
"""How often cards bring a cloud in a round; so many levels of roof hold those off."""

STRAY_BLOWS, BLOW = 0.06, 1 / 3
"""Blows against the palisade that events bring in a round, and how often hungry animals bring one."""

PUSHED = (1.0, 0.5)
"""How likely a card on the left and on the right Threat space will do its worst."""


def lasting(judge: Judge, at: int) -> float:
    """How much of the next level outlasts moves of the camp: they halve it, but leave the first level of a Shelter."""
    return 1.0 if at == 0 and judge.reading.view["levels"]["shelter"] else judge.aims.staying


def roof_worth(judge: Judge, at: int) -> float:
    """Every cloud that is held off saves a wood and a food."""
    tonight = LEAK * sum([sky["chance"] for sky in judge.needs.clouds if sky["rain"] + sky["snow"] > at])
    worth, weight = 0.0, 1.0
    for day in judge.reading.view["weather"]["schedule"][judge.reading.round :]:
        weight *= PATIENCE
        odds = cloud_odds(tuple(day["dice"]))
        worth += weight * sum([chance for (rain, snow), chance in odds.items() if rain + snow > at])
        worth += weight * STRAY_CLOUD * (at < WINDY)
    later = DRY * worth * (LEAK + 0.3 * judge.hunger)
    return tonight + judge.needs.spared(roof=1) + lasting(judge, at) * later


def known_blows(judge: Judge) -> float:
    """Blows that are in sight: a storm tonight, animals that a card brings, and cards that threaten the palisade."""
    reading = judge.reading
    weather = reading.tokens("weather")
    blows = ("storm" in weather) + BLOW * ("animals" in weather)
    for place, threat in enumerate(reading.view["threats"]):
        if threat and reading.after > place:
            pushed = reading.book.events[threat["card"]].pushed
            lowered = [int(args[1]) for word, args in pushed if word is lowers.rule and args[0] == "palisade"]
            blows += PUSHED[place] * sum(lowered)
    return blows


def palisade_worth(judge: Judge, at: int) -> float:
    """Each blow that finds no palisade wounds everybody."""
    near = known_blows(judge)
    later = judge.animals * BLOW + STRAY_BLOWS * (judge.reading.after + 1) + judge.aims.blows
    sure = max(0.0, min(1.0, near - at))
    likely = max(0.0, min(1.0, near + later - at)) - sure
    return (sure + lasting(judge, at) * likely) * (judge.everybody + judge.aims.breach) + 0.05
