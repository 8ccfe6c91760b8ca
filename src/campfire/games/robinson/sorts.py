"""The sorts of things that this game speaks of: how each is said, which thing on the table it is, how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from campfire.games.robinson.actions import Action, Bill, Source
from campfire.games.robinson.cards import (
    ACTION_DICE,
    ACTIONS,
    ANIMALS_DIE,
    BUILDINGS,
    CLOUD_DICE,
    DECK_OF,
    EXHAUSTED,
    FRIDAY,
    GROUP,
    JENNY,
    SPACES,
    TILES,
)
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.text import (
    ABILITY_COSTS,
    action_phrase,
    amount,
    area_phrase,
    by_phrase,
    card_name,
    cost_phrase,
    how_phrase,
    invention_asks,
    listed,
    pawn_phrase,
    sign_phrase,
    source_phrase,
    tile_name,
    token_phrase,
    use_of,
    who_phrase,
)
from campfire.kernel.declared import Detail, Die, Event, Heading, Option, Sort, Spoken
from campfire.kernel.declaring import Declared
from campfire.kernel.frame import Seat
from campfire.kernel.phrase import Phrase, Said

if TYPE_CHECKING:
    from campfire.games.robinson.state import State

TABLE = Declared("robinson")
option, question, event, reason, sort = TABLE.option, TABLE.question, TABLE.event, TABLE.reason, TABLE.sort

MORALE_TRACK, SCENARIO_SHEET, WEATHER_SPACE, THREAT_SPACES = "morale", "sheet", "weather", "threats"
"""Things on the table that are there once."""

Path: TypeAlias = Callable[[Event], tuple[str, str]]
"""From which thing to which something travels."""


ACTION_SIGNS = ("wound", "success", "adventure")


class Fallen(NamedTuple):
    """A die that lies there: which one, its face, and what that shows: a sign, and how often; no sign, nothing."""

    die: str
    face: int
    sign: str = ""
    n: int = 0


def action_die(kind: str, die: int, face: int) -> Fallen:
    """A die of an action: `wound`, `success` or `adventure`; where it fails, success shows determination. [RC-296]"""
    name = ACTION_SIGNS[die]
    if face < ACTION_DICE[kind][die]:
        return Fallen(name, face, f"die_{name}", 1)
    return Fallen(name, face, "determination", 2) if name == "success" else Fallen(name, face)


def weather_die(die: str, face: int) -> Fallen:
    """A die of the weather: clouds, or hungry animals. [RC-407]"""
    if die in CLOUD_DICE:
        rain, snow = CLOUD_DICE[die][face]
        return Fallen(die, face, "snow" if snow else "rain", rain + snow)
    shown = ANIMALS_DIE[face]
    return Fallen(die, face) if shown == "nothing" else Fallen(die, face, {"fight": "beast"}.get(shown, shown), 1)


def die_phrase(die: str, face: int) -> Phrase:
    """What a weather die shows."""
    if die not in CLOUD_DICE:
        return Phrase(f"animal-{ANIMALS_DIE[face]}")
    rain, snow = CLOUD_DICE[die][face]
    return Phrase("weather-clouds", {"rain": rain, "snow": snow})


def action_dice(kind: str) -> tuple[Die, ...]:
    """The three dice of an action, to be thrown: each has its sign on some of six faces. [RC-295, RC-296]"""
    missed = ("nothing", "determination", "nothing")
    dice = zip(ACTION_SIGNS, missed, ACTION_DICE[kind], strict=True)
    faces = {die: [Phrase(f"lies-{die if face < n else other}") for face in range(6)] for die, other, n in dice}
    return tuple([Die(TABLE.die(f"{kind}_{die}", shown)) for die, shown in faces.items()])


THROWN: Mapping[str, tuple[Die, ...]] = {kind: action_dice(kind) for kind in ACTION_DICE}
WEATHER_THROWN: Mapping[str, Die] = {
    die: Die(TABLE.die(die, [die_phrase(die, face) for face in range(6)])) for die in (*CLOUD_DICE, "animals")
}
"""The dice of the weather, to be thrown. [RC-407]"""


def who_thing(who: int) -> str | None:
    """The sheet of a player, of Friday or of Jenny."""
    return None if who == GROUP else f"seat:{ {FRIDAY: 'friday', JENNY: 'jenny'}.get(who, who) }"


def area_thing(area: str) -> str:
    """A space of the island, an action space, a track, a deck, or the weather; the Night space lies beside it."""
    if area in SPACES:
        return f"space:{area}"
    if area in BUILDINGS:
        return f"level:{area}"
    if area in DECK_OF:
        return f"deck:{DECK_OF[area]}"
    return WEATHER_SPACE if area in ("weather", "night") else f"action:{area}"


def aim_thing(action: Action) -> str | None:
    """The thing that an action is about: a source, a space, a level, a card, or what the scenario sheet tells of."""
    kind, what, space, _ = action
    if kind == "gather":
        return f"source:{space}:{what}"
    if space:
        return f"space:{space}"
    if not what:
        return None
    if what in BUILDINGS:
        return f"level:{what}"
    return f"card:{what}" if kind in ("threat", "build") else SCENARIO_SHEET


def aim_icon(action: Action) -> str:
    """The sign of what an action is about."""
    kind, what, space, _ = action
    if what in BUILDINGS or kind == "gather":
        return what
    if kind in ("build", "threat"):
        return f"pic-{what}"
    return what or ("explore" if space else kind)


def action_things(action: Action) -> list[str]:
    """What an action is about, and its space on the board."""
    about, place = aim_thing(action), f"action:{action[0]}"
    return [about, place] if about else [place]


def plain(g: State, value: str) -> str:
    """A name that is the same in every language."""
    return value


def lent_pawn(pawn: str) -> str | None:
    """The pawn of Friday, the Dog or another helper; of a seat's own pawns none is told from the others."""
    return None if pawn.isdigit() else f"pawn:{pawn}"


WHO = sort("who", int, said=lambda g, who: who_phrase(who), thing=who_thing)
BY = sort("by", int, said=lambda g, who: by_phrase(who), thing=who_thing)
"""Who did it, if anybody alone did."""
CARD = sort(
    "card", str, said=lambda g, card: card_name(card), thing="card", icon=lambda card: f"pic-{card.replace(' ', '_')}"
)
SOME_CARDS: Sort[tuple[str, ...]] = sort(
    "cards", tuple, said=lambda g, cards: listed([card_name(card) for card in cards])
)
TILE = sort("tile", int, said=lambda g, number: tile_name(number), icon="tile")
SOME_TILES: Sort[tuple[int, ...]] = sort(
    "tiles", tuple, said=lambda g, tiles: listed([tile_name(tile) for tile in tiles])
)
SPACE = sort("space", str, said=plain, thing="space")
LEFT = sort("left", str, said=plain, thing="space")
"""The space from which something moves."""
SOURCE = sort(
    "source",
    Source,
    said=lambda g, source: source_phrase(source),
    thing=lambda source: f"source:{source[0]}:{source[1]}",
    icon=lambda source: source[1],
)
AREA = sort("area", str, said=lambda g, area: area_phrase("area", area), thing=area_thing)
ONTO = sort("onto", str, said=lambda g, area: area_phrase("onto", area), thing=area_thing)
TOKEN = sort("token", str, said=lambda g, token: token_phrase(token), icon=lambda token: token)
SPOT = sort("spot", str, said=plain, thing=lambda spot: spot or None)
"""A thing on the table from or to which something travels."""
ACTION = sort("action", Action, said=lambda g, action: action_phrase(g.book, action), thing=aim_thing, icon=aim_icon)
KIND = sort("kind", str, thing="action", icon=lambda kind: kind)
PLACE = sort("place", int, thing="plan")
"""A place in the plan."""
PAWN = sort("pawn", str, said=lambda g, pawn: pawn_phrase(pawn), thing=lent_pawn)
COST: Sort[Bill] = sort("cost", tuple, said=lambda g, bill: cost_phrase(bill))
RESOURCE = sort("resource", str, thing="store", icon=lambda resource: resource)
TRACK = sort("track", str, thing="level", icon=lambda track: track)
TERRAIN = sort("terrain", str)
HOW = sort("how", str, said=lambda g, how: how_phrase(how))
"""What something is used for: which die, which cloud; nothing where that is plain."""
CHOICE = sort("choice", int)
PHASE = sort("phase", str, icon=lambda phase: "night" if phase == "night" else "")
PART = sort("part", str)
CREW = sort("crew", str, icon=lambda member: member)
CAUSE = sort("cause", str)
ANIMAL = sort("animal", str)
DIE = sort("die", str)
DICE: Sort[tuple[Fallen, ...]] = sort("dice", tuple, said=lambda g, dice: len(dice))
"""The dice that have fallen, each a `Fallen`."""
SIGN = sort("sign", Sign, said=lambda g, sign: sign_phrase(*sign))
DECK = sort("deck", str, said=plain, thing="deck")
N = sort("n", int)
ALL = sort("all", int)
HAVE = sort("have", int)
LEVEL = sort("level", int)
LEVELS = sort("levels", int)
STRENGTH = sort("strength", int)
WOUNDS = sort("wounds", int)
IN_WOOD, IN_FOOD = sort("wood", int), sort("food", int)
RAIN, SNOW, LEAK = sort("rain", int), sort("snow", int), sort("leak", int)

MEALS_MISSING = TABLE.because("meals_missing", n=N)
"""What bots think: so many meals are missing tonight."""
WOOD_MISSING = TABLE.because("wood_missing", n=N)
STOCKING_UP = TABLE.because("stocking_up", resource=RESOURCE)
IN_THE_OPEN = TABLE.because("in_the_open")
LEAKING = TABLE.because("leaking")
BESIEGED = TABLE.because("besieged")
WILL_HELP = TABLE.because("will_help", card=CARD)
FOR_THE_GOAL = TABLE.because("for_the_goal")
UNKNOWN_LAND = TABLE.because("unknown_land")
THREATENED = TABLE.because("threatened", card=CARD)
HURT = TABLE.because("hurt", n=N)
LOW_SPIRITS = TABLE.because("low_spirits")
INCOMPLETE_WITHOUT = TABLE.because("incomplete_without")
SAFER_TOGETHER = TABLE.because("safer_together")
WORTH_IT = TABLE.because("worth_it")
MORE_TREASURES, MORE_CREATURES, MORE_TRAPS = sort("treasures", int), sort("creatures", int), sort("traps", int)
HURTS, SUCCEEDS, MEETS = sort("wound", int), sort("success", int), sort("adventure", int)
SYMBOL = sort("shown", int)


# Words, things and headings that several declarations share


def so_much(g: State, spoken: Spoken) -> dict[str, Said]:
    """So much of a resource."""
    n = spoken.named().get("n", 1)
    assert isinstance(n, int)
    return {"amount": amount(spoken[RESOURCE], n)}


def no_things(option: Option, seat: Seat) -> list[str]:
    """Nothing on the table stands for the option."""
    return []


def first_thing(option: Option, seat: Seat) -> list[str]:
    """What its first argument is."""
    return option.touched()[:1]


def itself(option: Option, seat: Seat) -> list[str]:
    """The card that has the name of its option."""
    return [f"card:{option.key}"]


def its_picture(option: Option) -> str:
    """The picture of the card that has the name of its option."""
    return f"pic-{option.key}"


def asked(option: Option, seat: Seat) -> list[str]:
    """The sheet of whoever is asked."""
    return [f"seat:{seat}"]


def travels(start: str, end: str) -> Path:
    """Something travels between two things that are always the same."""
    return lambda event: (start, end)


def drawn_by(event: Event) -> str:
    """Where a drawn card goes: to whoever has drawn it, or to its place before everybody."""
    drawer = event.named().get("who", event.named().get("by", GROUP))
    assert isinstance(drawer, int)
    return who_thing(drawer) or f"card:{event[CARD]}"


def from_deck(deck: str) -> Path:
    """A card comes from a deck to whoever has drawn it."""
    return lambda event: (f"deck:{deck}", drawn_by(event))


def from_its_deck(event: Event) -> tuple[str, str]:
    """A card comes from the deck that the event names."""
    return f"deck:{event[DECK]}", drawn_by(event)


def from_store(event: Event) -> tuple[str, str]:
    """A resource leaves Available."""
    return f"store:{event[RESOURCE]}", event[SPOT]


def to_store(event: Event) -> tuple[str, str]:
    """A resource comes to Available."""
    return event[SPOT], f"store:{event[RESOURCE]}"


def to_whom(event: Event) -> tuple[str, str]:
    """Something goes to somebody."""
    return event[SPOT], who_thing(event[WHO]) or SCENARIO_SHEET


def onto_area(event: Event) -> tuple[str, str]:
    """A token goes to an area."""
    return event[SPOT], area_thing(event[ONTO])


def to_space(event: Event) -> tuple[str, str]:
    """Somebody goes to a space."""
    return who_thing(event[WHO]) or SCENARIO_SHEET, f"space:{event[SPACE]}"


def from_space(event: Event) -> tuple[str, str]:
    """Somebody comes back from a space."""
    start, end = to_space(event)
    return end, start


def source_and_space(option: Option, seat: Seat) -> list[str]:
    """A source, and the space it is on."""
    space, kind = option[SOURCE]
    return [f"source:{space}:{kind}", f"space:{space}"]


def aim(option: Option) -> str:
    """The sign of what the action of an option is about."""
    return aim_icon(option[ACTION])


def under(name: str, icon: str) -> Callable[[Option], Heading]:
    """A heading below those of the actions."""
    heading = Heading(Phrase(f"heading-{name}"), icon, len(ACTIONS))
    return lambda option: heading


using, to_help, taking_back, packing = (
    under("use", "item"),
    under("help", "friend"),
    under("back", "undo"),
    under("bags", "gather"),
)


def led(option: Option) -> Heading:
    """The kind of action that is led."""
    kind = option[ACTION][0]
    return Heading(Phrase(f"action-{kind}"), kind, ACTIONS.index(kind) if kind in ACTIONS else len(ACTIONS))


def use_detail(g: State, option: Option) -> Detail:
    """What the card of an option does, and what an ability costs. [RC-133]"""
    card = option[CARD]
    n = ABILITY_COSTS.get(card)
    costs = Phrase("amount-determination", {"n": n}) if n else None
    return Detail(costs=costs, brings=listed(use_of(g.book, card)))


def invention_detail(g: State, option: Option) -> Detail:
    """What building the invention of an option asks, and what it brings. [RC-322]"""
    asked = invention_asks(g.book.inventions[option[CARD]].needs)
    return Detail(asks=listed(asked) if asked else None, brings=listed(use_of(g.book, option[CARD])))


def tile_tags(number: int) -> list[Phrase]:
    """What is printed on a tile. [RC-354]"""
    tile = TILES[number]
    tags = [Phrase(f"terrain-{tile.terrain}"), *[Phrase(f"source-{source}") for source in tile.sources]]
    tags += [Phrase(f"tag-{sign}") for sign in ("beast", "totem", "shelter") if getattr(tile, sign)]
    return [*tags, Phrase("tag-discoveries", {"n": tile.discoveries})] if tile.discoveries else tags


def tile_detail(g: State, option: Option) -> Detail:
    """What is printed on the tile of an option. [RC-354]"""
    return Detail(brings=listed(tile_tags(option[TILE])))


def campsite(g: State, option: Option) -> Detail:
    """What a camp finds on the tile of a space: sources that still give something, a Shelter. [RC-193, RC-318]"""
    space = option[SPACE]
    tile, tokens = TILES[g.tiles[space]], g.tokens.get(space, ())
    found = [Phrase(f"source-{source}") for source in tile.sources if EXHAUSTED[source] not in tokens]
    found += [Phrase("tag-shelter")] if tile.shelter else []
    return Detail(brings=listed(found) if found else None)
