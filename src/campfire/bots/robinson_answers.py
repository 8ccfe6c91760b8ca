"""Answers to everything but planning: which option costs least or brings most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from campfire.bots import Offer
from campfire.bots.robinson_cards import SOURCES
from campfire.bots.robinson_deeds import Deeds
from campfire.bots.robinson_offers import beast_worth
from campfire.bots.robinson_outlook import SLOW
from campfire.bots.robinson_sites import camp_site, fog_place, hidden_terrain, source_worth, tile_at
from campfire.bots.robinson_windows import (
    animals_come,
    armed,
    fight,
    helmet,
    reroll,
    saber,
    sheltered,
    suffer_danger,
    window_aid,
)
from campfire.bots.robinson_words import effects, later
from campfire.bots.robinson_worth import DISCOVERY, Judge
from campfire.kernel.declared import Ids

Score: TypeAlias = Callable[[Judge, Offer, Ids], float]

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


def nothing(judge: Judge, offer: Offer, args: Ids) -> float:
    """What it is worth to leave things as they are."""
    return 0.0


def arrange_determination(judge: Judge, offer: Offer, args: Ids) -> float:
    """Two determination."""
    return judge.determination(int(offer.args[0]), 2)


def arrange_morale(judge: Judge, offer: Offer, args: Ids) -> float:
    """A step of morale."""
    return judge.morale(1)


def decide(judge: Judge, offer: Offer, args: Ids) -> float:
    """A choice of an adventure card."""
    card, nth = str(args[0]), int(args[1])
    chosen = judge.box.choices[card][nth]
    shuffled = any([word == "shuffle_into_events" for word, _ in chosen])
    return effects(judge, chosen, int(offer.args[0])) + (later(judge, card) if shuffled else 0.0)


def draw_on(judge: Judge, offer: Offer, args: Ids) -> float:
    """Go on for treasures while whoever draws is well."""
    who, treasures, creatures, traps = [int(n) for n in offer.args]
    if not treasures:
        return -1.0
    return 1.0 if not creatures + traps or judge.wound(who) < 1.3 else -1.0


def morale_heals(judge: Judge, offer: Offer, args: Ids) -> float:
    """A wound heals."""
    return judge.wound(offer.seat)


def morale_determination(judge: Judge, offer: Offer, args: Ids) -> float:
    """Determination."""
    return judge.determination(offer.seat, int(args[0])) + 0.2


def eats(judge: Judge, offer: Offer, args: Ids) -> float:
    """Whoever suffers most from hunger eats first."""
    who = int(args[0])
    return judge.wound(who, 2) if who < judge.outlook.players else 3.0


def perishable(judge: Judge, offer: Offer, args: Ids) -> float:
    """Food that spoils goes first."""
    return 1.0 if args[0] == "food" else 0.0


def keep_source(judge: Judge, offer: Offer, args: Ids) -> float:
    """The least useful source goes."""
    space, _, source = str(args[0]).partition(":")
    return -source_worth(judge, space, source)


def keep_tile(judge: Judge, offer: Offer, args: Ids) -> float:
    """The least useful tile goes, but not one to which the camp may have to move."""
    space = str(args[0])
    return -tile_at(judge, space) - max(0.0, judge.aims.site(space))


def cover(judge: Judge, offer: Offer, args: Ids) -> float:
    """A terrain is hidden where another tile still shows it, or nothing asks for it."""
    spaces = judge.outlook.spaces
    return -tile_at(judge, str(args[0])) * 0.1 - ("covered" in spaces[str(args[0])]["tokens"])


def fog(judge: Judge, offer: Offer, args: Ids) -> float:
    """Where it hinders least."""
    return -fog_place(judge, str(args[0]))


def lift_fog(judge: Judge, offer: Offer, args: Ids) -> float:
    """Where it hinders most."""
    return fog_place(judge, str(args[0]))


def shortcut(judge: Judge, offer: Offer, args: Ids) -> float:
    """Where the best source is."""
    space = str(args[0])
    return max([source_worth(judge, space, source) for source in judge.outlook.sources(space)], default=0.0)


def shortcut_source(judge: Judge, offer: Offer, args: Ids) -> float:
    """What is wanted most."""
    space, _, source = str(args[0]).partition(":")
    n = judge.outlook.yields(space, source)
    return judge.wood(n) if SOURCES[source] == "wood" else judge.food(n)


def mix(judge: Judge, offer: Offer, args: Ids) -> float:
    """Wood and food of half a production."""
    return judge.wood(int(args[0])) + judge.food(int(args[1]))


def track(judge: Judge, offer: Offer, args: Ids) -> float:
    """The track that gains most, or loses least."""
    name = str(args[0])
    if offer.key == "choose_flooded":
        return -1.0
    if offer.key == "choose_halved":
        return -float(judge.outlook.levels[name] // 2) - (0.1 if name == "roof" else 0.0)
    if int(offer.args[0]) > 0:
        return judge.level(name)
    judge.raised[name] -= 1
    worth = judge.level(name)
    judge.raised[name] += 1
    return -worth


def heal(judge: Judge, offer: Offer, args: Ids) -> float:
    """Whoever would suffer most from the next wound."""
    who = int(args[0])
    return judge.wound(who) if who <= 4 else 1.2


def encourage(judge: Judge, offer: Offer, args: Ids) -> float:
    """Whoever has least."""
    who = int(args[0])
    return -1.0 * judge.outlook.seats[who]["determination"] if who < judge.outlook.players else -9.0


def lose_card(judge: Judge, offer: Offer, args: Ids) -> float:
    """The least useful invention or item goes."""
    return -judge.item(str(args[0]))


def win_card(judge: Judge, offer: Offer, args: Ids) -> float:
    """The most useful invention or item comes."""
    card = str(args[0])
    printed = judge.box.inventions[card]
    items = judge.outlook.items
    lacks = len([item for item in printed.items if item not in items])
    lacks += len([terrain for terrain in printed.terrains if terrain not in judge.outlook.terrains])
    return judge.item(card) - (0.8 * lacks if offer.key in ("choose_idea", "choose_new_invention") else 0.0)


def keep_find(judge: Judge, offer: Offer, args: Ids) -> float:
    """The better of two finds."""
    return FINDS.get(str(args[0]), DISCOVERY)


def beast_to_bottom(judge: Judge, offer: Offer, args: Ids) -> float:
    """A beast that is worse than others is left alone."""
    who = judge.outlook.view["first"]
    others = [beast_worth(judge, card, who) for card in judge.box.beasts]
    return sum(others) / len(others) - beast_worth(judge, str(offer.args[0]), who)


def pick_tile(judge: Judge, offer: Offer, args: Ids) -> float:
    """The tile that is worth most; where the undermost is asked for, the one worth least."""
    worth = judge.tile(judge.box.tiles[int(args[0])], 1)
    return -worth if offer.key == "order_tiles" else worth


def cover_arrow(judge: Judge, offer: Offer, args: Ids) -> float:
    """The morale arrow that would be reached first."""
    wounds = judge.outlook.seats[int(args[0])]["wounds"]
    return -float(int(args[1]) - wounds) if int(args[1]) > wounds else -50.0


def clear_marker(judge: Judge, offer: Offer, args: Ids) -> float:
    """The marker that hinders most."""
    area, token = str(args[0]), str(args[1])
    if token == "covered":
        return hidden_terrain(judge, area)
    near = 2.0 if area == judge.outlook.camp else 1.0 / max(1, judge.outlook.far.get(area, 9))
    return near * (2.5 if token in SLOW else 2.0 if token.startswith("exhausted") else 1.0)


def disease(judge: Judge, offer: Offer, args: Ids) -> float:
    """Whoever bears it best."""
    who = int(args[0])
    return -judge.wound(who) if who < 4 else -1.0


def extra_build(judge: Judge, offer: Offer, args: Ids) -> float:
    """One more thing is built."""
    bill = tuple([int(n) for n in args[1:5]])
    return Deeds(judge).worth("build", str(args[0]), 1, offer.seat, bill)


def take_wounds(judge: Judge, offer: Offer, args: Ids) -> float:
    """Wounds for one or for all."""
    n = int(args[0])
    return -judge.everybody * n if offer.key != "pay_or_bleed" else -judge.wound(int(offer.args[0]), n)


def give_determination(judge: Judge, offer: Offer, args: Ids) -> float:
    """Determination instead of wounds."""
    return -0.3 * int(args[0])


def give_wood(judge: Judge, offer: Offer, args: Ids) -> float:
    """Wood instead of wounds."""
    return -judge.spending_wood(int(args[0]))


def trade_food(judge: Judge, offer: Offer, args: Ids) -> float:
    """Food for weapons."""
    return judge.level("weapons") * int(args[1]) - judge.spending_food(int(args[0]))


def tribute(judge: Judge, offer: Offer, args: Ids) -> float:
    """Wood or food."""
    return -judge.spending_wood(1) if args[0] == "wood" else -judge.spending_food(1)


def stack_wood(judge: Judge, offer: Offer, args: Ids) -> float:
    """Wood for the woodpile, as far as the pile lags behind or wood is left over."""
    if offer.key != "choose_wood":
        return -9.0
    return -abs(judge.aims.pile - int(args[0])) + 0.5


def move_camp(judge: Judge, offer: Offer, args: Ids) -> float:
    """A better place, less what the move costs."""
    outlook = judge.outlook
    cost = 0.0 if offer.key == "choose_camp" else 1.5
    levels = outlook.levels
    lost = [levels[track] // 2 if levels["shelter"] else levels[track] for track in ("roof", "palisade")]
    return camp_site(judge, str(args[0])) - camp_site(judge, outlook.camp) - cost - 1.5 * sum(lost)


def constant(worth: float) -> Score:
    """An option that is always worth the same."""
    return lambda judge, offer, args: worth


SCORES: Mapping[str, Score] = {
    "ability": reroll,
    "animals_come": animals_come,
    "arrange_determination": arrange_determination,
    "arrange_morale": arrange_morale,
    "arrow": cover_arrow,
    "ash": fog,
    "beast_to_bottom": beast_to_bottom,
    "blankets": sheltered,
    "camp": move_camp,
    "clear_marker": clear_marker,
    "cover": cover,
    "decide": decide,
    "discard_invention": lose_card,
    "discard_item": lose_card,
    "discovery": window_aid,
    "disease": disease,
    "draw_on": draw_on,
    "eats": eats,
    "encourage": encourage,
    "exhaust": keep_source,
    "extra_build": extra_build,
    "fight": fight,
    "flip": lose_card,
    "fog": fog,
    "friday_rerolls": reroll,
    "give_determination": give_determination,
    "give_food": perishable,
    "give_wood": give_wood,
    "heal": heal,
    "helmet": helmet,
    "idea": win_card,
    "item": win_card,
    "keep_find": keep_find,
    "lift_fog": lift_fog,
    "mark_item": lose_card,
    "meal": perishable,
    "mix": mix,
    "morale_determination": morale_determination,
    "morale_heals": morale_heals,
    "new_invention": win_card,
    "next_tile": pick_tile,
    "old_clothes": sheltered,
    "old_rifle": armed,
    "pistol": armed,
    "ravage": keep_tile,
    "sacrificial_dagger": saber,
    "saber": saber,
    "shortcut": shortcut,
    "shortcut_source": shortcut_source,
    "sleep": lambda judge, offer, args: 1.0 if args[0] == "bed" else 0.0,
    "stack_wood": stack_wood,
    "suffer_danger": suffer_danger,
    "surprising_discovery": armed,
    "take_wounds": take_wounds,
    "tile": pick_tile,
    "tool": win_card,
    "track": track,
    "trade_food": trade_food,
    "tribute": tribute,
    "turn": keep_tile,
    "use_backpack": constant(1.0),
    "ward_off": clear_marker,
    "whip": constant(1.0),
}
"""What each option is worth."""

PLAIN = (
    "arrange",
    "bear_storm",
    "bear_weather",
    "beast",
    "beast_on_top",
    "bivouac",
    "corral",
    "feed_children",
    "go_to_sleep",
    "keep_food",
    "keep_map",
    "keep_roll",
    "leave_backpack",
    "leave_fog",
    "let_it_come",
    "lose_heart",
    "meet",
    "nothing_left",
    "pass_danger",
    "resolve",
    "stack_nothing",
    "stay",
    "stay_unarmed",
    "stop_drawing",
    "take_heart",
)
"""Options that leave things as they are, or between which there is nothing to choose."""
