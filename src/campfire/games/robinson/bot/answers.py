"""Answers to everything but planning: which option costs least or brings most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.deeds import Deeds
from campfire.games.robinson.bot.offers import beast_worth
from campfire.games.robinson.bot.sites import camp_site, fog_place, hidden_terrain, source_worth, tile_at
from campfire.games.robinson.bot.windows import (
    animals_come,
    armed,
    fight,
    reroll,
    saber,
    sheltered,
    window_aid,
)
from campfire.games.robinson.bot.words import effects, later
from campfire.games.robinson.bot.worth import DISCOVERY, Judge
from campfire.games.robinson.cards import EXHAUSTED_SOURCE, FRIDAY, TILES
from campfire.games.robinson.effects import adventure_island, adventures, event_island, events, mysteries, treasures
from campfire.games.robinson.effects.scenarios import (
    cannibal_island,
    castaways,
    cursed_island,
    robinson_family,
    sheet_tokens,
    volcanic_island,
)
from campfire.games.robinson.rules import (
    abilities,
    combat,
    discoveries,
    equipment,
    items,
    morale,
    moving_camp,
    night,
    production,
    scouting,
    weather,
)
from campfire.games.robinson.rules.adventures import DECIDE
from campfire.games.robinson.rules.camp import ARRANGE_DETERMINATION, ARRANGE_MORALE, SLEEP
from campfire.games.robinson.rules.distance import SLOW
from campfire.games.robinson.rules.mysteries import DRAW_ON
from campfire.games.robinson.rules.night import HUNGER
from campfire.games.robinson.sorts import (
    ACTION,
    AREA,
    CARD,
    CHOICE,
    COST,
    IN_FOOD,
    IN_WOOD,
    LEVELS,
    MORE_CREATURES,
    MORE_TRAPS,
    MORE_TREASURES,
    RESOURCE,
    SOURCE,
    SPACE,
    TILE,
    TOKEN,
    TRACK,
    WHO,
    N,
)
from campfire.games.robinson.vocabulary import stores, things
from campfire.games.robinson.vocabulary.defences import CHOOSE_HALVED, CHOSEN_TRACK
from campfire.games.robinson.vocabulary.drawn import shuffle_into_events
from campfire.games.robinson.vocabulary.offers import ABILITY
from campfire.kernel.declared import Option, OptionKind
from campfire.kernel.offer import Offer

Score: TypeAlias = Callable[[Judge, Offer, Option], float]

FINDS: Mapping[str, float] = {
    "candles": 0.7,
    "fallen_tree": 1.1,
    "giant_leaves": 0.9,
    "goat": 2.2,
    "grubs": 1.3,
    "medallion": 0.9,
    "oil": 2.2,
    "old_machete": 1.1,
    "pirate_sabre": 1.1,
    "ruined_hut": 2.2,
    "treasure": 1.2,
    "tobacco": 1.0,
    "thorny_bush": 1.2,
}
"""What a discovery token is worth where one may be chosen."""


def nothing(judge: Judge, offer: Offer, option: Option) -> float:
    """What it is worth to leave things as they are."""
    return 0.0


def decide(judge: Judge, offer: Offer, option: Option) -> float:
    """A choice of an adventure card."""
    card = judge.book.adventures[option[CARD]]
    chosen = card.choices[option[CHOICE]]
    shuffled = any([word is shuffle_into_events.rule for word, _ in chosen])
    return effects(judge, chosen, offer[WHO]) + (later(judge, card) if shuffled else 0.0)


def draw_on(judge: Judge, offer: Offer, option: Option) -> float:
    """Go on for treasures while whoever draws is well."""
    if not offer[MORE_TREASURES]:
        return -1.0
    return 1.0 if not offer[MORE_CREATURES] + offer[MORE_TRAPS] or judge.wound(offer[WHO]) < 1.3 else -1.0


def eats(judge: Judge, offer: Offer, option: Option) -> float:
    """Whoever suffers most from hunger eats first."""
    who = option[WHO]
    return judge.wound(who, HUNGER) if who < judge.reading.players else 3.0


def keep_source(judge: Judge, offer: Offer, option: Option) -> float:
    """The least useful source goes."""
    space, kind = option[SOURCE]
    return -source_worth(judge, space, judge.reading.source(space, kind))


def keep_tile(judge: Judge, offer: Offer, option: Option) -> float:
    """The least useful tile goes, but not one to which the camp may have to move."""
    space = option[SPACE]
    return -tile_at(judge, space) - max(0.0, judge.aims.site(space))


def cover(judge: Judge, offer: Offer, option: Option) -> float:
    """A terrain is hidden where another tile still shows it, or nothing asks for it."""
    space = option[SPACE]
    return -tile_at(judge, space) * 0.1 - ("covered" in judge.reading.tokens(space))


def shortcut(judge: Judge, offer: Offer, option: Option) -> float:
    """Where the best source is."""
    space = option[SPACE]
    return max([source_worth(judge, space, source) for source in judge.reading.sources(space)], default=0.0)


def shortcut_source(judge: Judge, offer: Offer, option: Option) -> float:
    """What is wanted most."""
    source = judge.reading.source(*option[SOURCE])
    return judge.wood(source["gives"]) if source["resource"] == "wood" else judge.food(source["gives"])


def track(judge: Judge, offer: Offer, option: Option) -> float:
    """The track that gains most, or loses least."""
    name = option[TRACK]
    if offer.kind is events.CHOOSE_FLOODED:
        return -1.0
    if offer.kind is CHOOSE_HALVED:
        return -float(judge.reading.levels[name] // 2) - (0.1 if name == "roof" else 0.0)
    if offer[N] > 0:
        return judge.level(name)
    judge.raised[name] -= 1
    worth = judge.level(name)
    judge.raised[name] += 1
    return -worth


def heal(judge: Judge, offer: Offer, option: Option) -> float:
    """Whoever would suffer most from the next wound."""
    who = option[WHO]
    return judge.wound(who) if who <= FRIDAY else 1.2


def encourage(judge: Judge, offer: Offer, option: Option) -> float:
    """Whoever has least."""
    who = option[WHO]
    return -1.0 * judge.reading.seats[who]["determination"] if who < judge.reading.players else -9.0


def win_card(judge: Judge, offer: Offer, option: Option) -> float:
    """The most useful invention or item comes."""
    card = option[CARD]
    printed = judge.book.inventions[card].needs
    items = judge.reading.items
    lacks = len([item for item in printed.items if item not in items])
    lacks += len([terrain for terrain in printed.terrains if terrain not in judge.reading.terrains])
    return judge.item(card) - (
        0.8 * lacks if offer.kind in (abilities.CHOOSE_IDEA, events.CHOOSE_NEW_INVENTION) else 0.0
    )


def beast_to_bottom(judge: Judge, offer: Offer, option: Option) -> float:
    """A beast that is worse than others is left alone."""
    who = judge.reading.view["first"]
    others = [beast_worth(judge, card, who) for card in judge.book.beasts]
    return sum(others) / len(others) - beast_worth(judge, offer[CARD], who)


def pick_tile(judge: Judge, offer: Offer, option: Option) -> float:
    """The tile that is worth most; where the undermost is asked for, the one worth least."""
    worth = judge.tile(TILES[option[TILE]], 1)
    return -worth if offer.kind is treasures.ORDER_TILES else worth


def cover_arrow(judge: Judge, offer: Offer, option: Option) -> float:
    """The morale arrow that would be reached first."""
    wounds = judge.reading.seats[option[WHO]]["wounds"]
    return -float(option[N] - wounds) if option[N] > wounds else -50.0


def clear_marker(judge: Judge, offer: Offer, option: Option) -> float:
    """The marker that hinders most."""
    area, token = option[AREA], option[TOKEN]
    if token == "covered":
        return hidden_terrain(judge, area)
    near = 2.0 if area == judge.reading.camp else 1.0 / max(1, judge.reading.far.get(area, 9))
    return near * (2.5 if token in SLOW else 2.0 if token in EXHAUSTED_SOURCE else 1.0)


def disease(judge: Judge, offer: Offer, option: Option) -> float:
    """Whoever bears it best."""
    who = option[WHO]
    return -judge.wound(who) if who < FRIDAY else -1.0


def extra_build(judge: Judge, offer: Offer, option: Option) -> float:
    """One more thing is built."""
    return Deeds(judge).worth(Action(*option[ACTION]), 1, offer.seat, option[COST])


def take_wounds(judge: Judge, offer: Offer, option: Option) -> float:
    """Wounds for one or for all."""
    n = option[N]
    return -judge.everybody * n if offer.kind is not adventures.PAY_OR_BLEED else -judge.wound(offer[WHO], n)


def trade_food(judge: Judge, offer: Offer, option: Option) -> float:
    """Food for weapons."""
    return judge.level("weapons") * option[LEVELS] - judge.spending_food(option[N])


def tribute(judge: Judge, offer: Offer, option: Option) -> float:
    """Wood or food."""
    return -judge.spending_wood(1) if option[RESOURCE] == "wood" else -judge.spending_food(1)


def stack_wood(judge: Judge, offer: Offer, option: Option) -> float:
    """Wood for the woodpile, as far as the pile lags behind or wood is left over."""
    return -abs(judge.aims.pile - option[N]) + 0.5 if offer.kind is castaways.CHOOSE_WOOD else -9.0


def move_camp(judge: Judge, offer: Offer, option: Option) -> float:
    """A better place, less what the move costs."""
    reading = judge.reading
    cost = 0.0 if offer.kind is moving_camp.CHOOSE_CAMP else 1.5
    levels = reading.levels
    lost = [
        levels[track] // 2 if reading.view["levels"]["shelter"] else levels[track] for track in ("roof", "palisade")
    ]
    return camp_site(judge, option[SPACE]) - camp_site(judge, reading.camp) - cost - 1.5 * sum(lost)


SCORES: Mapping[OptionKind, Score] = {
    ABILITY: reroll,
    weather.ANIMALS_COME: animals_come,
    ARRANGE_DETERMINATION: lambda judge, offer, option: judge.determination(offer[WHO], 2),
    ARRANGE_MORALE: lambda judge, offer, option: judge.morale(1),
    treasures.ARROW: cover_arrow,
    volcanic_island.ASH: lambda judge, offer, option: -fog_place(judge, option[SPACE]),
    abilities.BEAST_TO_BOTTOM: beast_to_bottom,
    moving_camp.CAMP: move_camp,
    CHOSEN_TRACK: track,
    robinson_family.CLEAR_MARKER: clear_marker,
    event_island.COVER: cover,
    DECIDE: decide,
    items.DISCARD_INVENTION: lambda judge, offer, option: -judge.item(option[CARD]),
    events.DISCARD_ITEM: lambda judge, offer, option: -judge.item(option[CARD]),
    discoveries.DISCOVERY: window_aid,
    mysteries.DISEASE_MARKER: disease,
    DRAW_ON: draw_on,
    night.EATS: eats,
    sheet_tokens.ENCOURAGE: encourage,
    adventure_island.EXHAUST: keep_source,
    adventures.EXTRA_BUILD: extra_build,
    combat.FIGHT_IT: fight,
    items.FLIP: lambda judge, offer, option: -judge.item(option[CARD]),
    cursed_island.FOG: lambda judge, offer, option: -fog_place(judge, option[SPACE]),
    abilities.FRIDAY_REROLLS: reroll,
    adventures.GIVE_DETERMINATION: lambda judge, offer, option: -0.3 * option[N],
    stores.GIVE_FOOD: lambda judge, offer, option: float(option[RESOURCE] == "food"),
    events.GIVE_WOOD: lambda judge, offer, option: -judge.spending_wood(option[N]),
    discoveries.HEAL: heal,
    abilities.IDEA: win_card,
    adventures.ITEM: win_card,
    scouting.KEEP_FIND: lambda judge, offer, option: FINDS.get(option[CARD], DISCOVERY),
    cursed_island.LIFT_FOG: lambda judge, offer, option: fog_place(judge, option[SPACE]),
    adventures.MARK_ITEM: lambda judge, offer, option: -judge.item(option[CARD]),
    night.MEAL: lambda judge, offer, option: float(option[RESOURCE] == "food"),
    production.MIX: lambda judge, offer, option: judge.wood(option[IN_WOOD]) + judge.food(option[IN_FOOD]),
    morale.MORALE_DETERMINATION: lambda judge, offer, option: judge.determination(offer.seat, option[N]) + 0.2,
    morale.MORALE_HEALS: lambda judge, offer, option: judge.wound(offer.seat),
    events.NEW_INVENTION: win_card,
    scouting.NEXT_TILE: pick_tile,
    event_island.RAVAGE: keep_tile,
    things.SHORTCUT: shortcut,
    production.SHORTCUT_SOURCE: shortcut_source,
    SLEEP: lambda judge, offer, option: float(option[CARD] == "bed"),
    castaways.STACK_WOOD: stack_wood,
    combat.SUFFER_DANGER: lambda judge, offer, option: -judge.wound(option[WHO]),
    adventures.TAKE_WOUNDS: take_wounds,
    treasures.TILE_CHOSEN: pick_tile,
    robinson_family.TOOL: win_card,
    adventures.TRADE_FOOD: trade_food,
    cannibal_island.TRIBUTE: tribute,
    event_island.TURN: keep_tile,
    treasures.USE_BACKPACK: lambda judge, offer, option: 1.0,
    treasures.USE_BLANKETS: sheltered,
    cursed_island.USE_DAGGER: saber,
    treasures.USE_DISCOVERY: armed,
    treasures.USE_HELMET: lambda judge, offer, option: 1.0,
    treasures.USE_OLD_CLOTHES: sheltered,
    equipment.USE_PISTOL: armed,
    treasures.USE_RIFLE: armed,
    treasures.USE_SABER: saber,
    treasures.USE_WHIP: lambda judge, offer, option: 1.0,
    treasures.WARD_OFF: clear_marker,
}
"""What each option is worth; all others leave things as they are, or there is nothing to choose between them."""
