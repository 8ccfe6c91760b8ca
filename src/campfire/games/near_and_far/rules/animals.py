"""Pack animals and treasures: buying, giving back, and what the animals carry. [ledger chapters 9.4, 9.7 and 13]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import MOST_ANIMALS, MOST_TREASURES
from campfire.games.near_and_far.sorts import AMOUNT, ANIMAL, CARD, OLD, SEAT, event, option, question, reason, taken
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.decks import refilling
from campfire.games.near_and_far.vocabulary.goods import gain, has, lose
from campfire.games.near_and_far.vocabulary.icons import ability, animals, has_ability, put_away, put_to_use
from campfire.games.near_and_far.vocabulary.rewards import GAINS
from campfire.games.near_and_far.vocabulary.turn import free_action, turn_question
from campfire.kernel.declared import Detail, Option, Reason
from campfire.kernel.frame import Seat, Then, step
from campfire.kernel.question import Ask, Blocked

WHICH_ANIMAL = question("which_animal")
PRICES = {"bird": "food", "turtle": "gem"}
"""What an animal costs; turtles are to be had by day. [NF-131, NF-335]"""


def price_of_animal(g: State, option: Option) -> Detail:
    """What an animal costs. [NF-131, NF-335]"""
    return Detail(costs=taken(PRICES[option[ANIMAL]], 1))


def hearts_for_animal(g: State, option: Option) -> Detail:
    """What a breeder gets for an animal. [NF-089]"""
    return Detail(brings=taken("heart", ability(g, g.active, "animals_for_hearts")))


BUY_ANIMAL = option("buy_animal", animal=ANIMAL, detail=price_of_animal)
NO_ANIMAL = option("no_animal", icon="check")
GIVE_BACK = option("give_back", animal=ANIMAL, detail=hearts_for_animal)
WHICH_TREASURE = question("which_treasure", n=AMOUNT)
CARRY = option("carry", card=CARD)
CARRY_INSTEAD = option("carry_instead", card=CARD, old=OLD)
BEG = option("beg", card=CARD)
LEAVE_TREASURE = option("leave_treasure", icon="discard")
WHICH_LOST = question("which_lost")
LOSE_TREASURE = option("lose_treasure", card=CARD)
ON_AN_ANIMAL = option("on_an_animal", card=CARD)
GOT_ANIMAL = event(
    "got_animal", seat=SEAT, animal=ANIMAL, shows="travel", path=lambda told: ("building:stables", f"seat:{told[SEAT]}")
)
GAVE_BACK = event(
    "gave_back", seat=SEAT, animal=ANIMAL, shows="travel", path=lambda told: (f"seat:{told[SEAT]}", "building:stables")
)
TREASURE = event("treasure", seat=SEAT, card=CARD, shows="card", use="used")
TREASURE_LEFT = event("treasure_left", seat=SEAT, card=CARD, shows="card", use="passed")
ENOUGH_ANIMALS = reason("enough_animals")
STABLES_EMPTY = reason("stables_empty")


def for_sale(g: State) -> list[str]:
    """Animals that the stables have: birds, by day turtles too. [NF-131, NF-335, NF-413]"""
    return ["bird", *(["turtle"] if g.day else [])] if g.stables else []


@turn_question
def which_animal(g: State, me: Seat) -> Ask:
    """Is a pack animal bought? One a visit, three in all. [NF-131, NF-132, NF-133]"""
    able = animals(g, me) < MOST_ANIMALS
    options = [
        Option(BUY_ANIMAL, (animal,), (lose(me, PRICES[animal], 1), get_animal(me, animal)))
        for animal in for_sale(g)
        if able and has(g, me, PRICES[animal])
    ]
    return Ask((me,), WHICH_ANIMAL, [*options, Option(NO_ANIMAL)])


@which_animal.blocked
def why_no_animal(g: State, seat: Seat, me: Seat) -> list[Blocked]:
    """The stables are empty, or three animals are enough. [NF-133, NF-O-49]"""
    if animals(g, me) >= MOST_ANIMALS:
        return [Blocked(Option(BUY_ANIMAL, (animal,)), Reason(ENOUGH_ANIMALS, (), "NF-133")) for animal in for_sale(g)]
    return [] if g.stables else [Blocked(Option(BUY_ANIMAL, ("bird",)), Reason(STABLES_EMPTY, (), "NF-019"))]


@step
def get_animal(g: State, me: Seat, animal: str) -> Then:
    """An animal comes from the stables, both kinds from the same stock, and helps at once. [NF-133, NF-198, NF-413]"""
    if not g.stables or animals(g, me) >= MOST_ANIMALS:
        return None
    g.stables -= 1
    owned(g, animal)[me] += 1
    g.moves += 1
    g.tell(GOT_ANIMAL, me, animal)
    return None


@step
def get_birds(g: State, me: Seat, n: int) -> Then:
    """Birds given by a quest. [NF-254]"""
    return tuple([get_animal(me, "bird")] * n)


GAINS["bird"] = get_birds


def owned(g: State, animal: str) -> list[int]:
    """Where animals of a kind are counted."""
    return g.birds if animal == "bird" else g.turtles


@step
def give_back(g: State, me: Seat, animal: str) -> Then:
    """The animal returns to the stables: its movement stays for this turn, a treasure that none carries is lost.

    A turtle that is gone spares no heart any more. [NF-221, NF-222, NF-223, NF-338]
    """
    owned(g, animal)[me] -= 1
    g.stables += 1
    g.returned += 1
    g.spared = min(g.spared, g.turtles[me] + ability(g, me, "spares_hearts"))
    g.tell(GAVE_BACK, me, animal)
    return (which_lost(me),) if len(g.treasures[me]) > animals(g, me) else None


@turn_question
def which_lost(g: State, me: Seat) -> Ask:
    """Which treasure did the animal carry? [NF-223]"""
    options = [Option(LOSE_TREASURE, (card,), (lose_treasure(me, card),)) for card in g.treasures[me]]
    return Ask((me,), WHICH_LOST, options)


@step
def lose_treasure(g: State, me: Seat, card: str) -> Then:
    """A lost treasure lies face up on the discard pile. [NF-141, NF-223]"""
    g.treasures[me].remove(card)
    throw_away(g, me, card)
    g.tell(TREASURE_LEFT, me, card)
    return None


def throw_away(g: State, me: Seat, card: str) -> None:
    """A treasure that somebody had does nothing any more. [NF-141]"""
    put_away(g, me, card)
    g.treasure_discard.append(card)


@free_action
def bred_birds(g: State, me: Seat) -> list[Option]:
    """Pack bird breeding: animals may be returned for two hearts each, anywhere. [NF-089, NF-O-62]"""
    hearts = ability(g, me, "animals_for_hearts")
    kinds = [animal for animal in PRICES if hearts and owned(g, animal)[me]]
    return [Option(GIVE_BACK, (animal,), (give_back(me, animal), gain(me, "heart", hearts))) for animal in kinds]


@free_action
def begged_treasure(g: State, me: Seat) -> list[Option]:
    """A begged treasure may be laid on an animal when a place is free. [NF-087, NF-O-47]"""
    card = g.begged[me]
    return [Option(ON_AN_ANIMAL, (card,), (load(me, card),))] if card and has_room(g, me) else []


@step
def load(g: State, me: Seat, card: str) -> Then:
    """A treasure is laid on a pack animal."""
    g.begged[me] = ""
    g.treasures[me].append(card)
    return None


def has_room(g: State, me: Seat) -> bool:
    """No more treasures than animals, and never more than three. [NF-229]"""
    return len(g.treasures[me]) < min(animals(g, me), MOST_TREASURES)


def may_draw(g: State, me: Seat) -> bool:
    """Whoever has no pack animal takes no treasure, but for those who beg. [NF-138, NF-230, NF-O-59]"""
    return animals(g, me) > 0 or has_ability(g, me, "extra_treasure")


@step
def draw_treasures(g: State, me: Seat, n: int) -> Then:
    """So many treasures, one after the other. [NF-227, NF-254]"""
    return tuple([find_treasure(me, 1)] * n)


GAINS["treasure"] = draw_treasures


@step
def find_treasure(g: State, me: Seat, n: int) -> Then:
    """Treasures are drawn unseen from the deck and looked at; at most one of them is kept. [NF-139, NF-232, NF-339]"""
    if not may_draw(g, me):
        return None
    while n and g.treasure_deck.cards:
        g.drawn.put(g.treasure_deck.draw(), 1 << me)
        g.reveals += 1
        n -= 1
    again = refilling(g, "treasure") if n else ()
    if again:
        return *again, find_treasure(me, n)
    return (which_treasure(me),) if g.drawn.cards else None


@turn_question
def which_treasure(g: State, me: Seat) -> Ask:
    """Is a treasure kept, in a free place or in place of another, or discarded? [NF-140, NF-231, NF-339]"""
    cards, held = g.drawn.cards, g.treasures[me]
    options = [Option(CARRY, (card,), (carry(me, card, ""),)) for card in cards] if has_room(g, me) else []
    options += [Option(CARRY_INSTEAD, (card, old), (carry(me, card, old),)) for card in cards for old in held]
    if has_ability(g, me, "extra_treasure"):
        options += [Option(BEG, (card,), (beg(me, card),)) for card in cards]
    return Ask(
        (me,),
        WHICH_TREASURE,
        [*options, Option(LEAVE_TREASURE, (), (leave_treasures(me),))],
        (len(cards),),
        private=True,
    )


@step
def carry(g: State, me: Seat, card: str, instead: str) -> Then:
    """A kept treasure lies face up on the board; one that made room is discarded. [NF-140, NF-232]"""
    take_drawn(g, card)
    g.treasures[me].append(card)
    put_to_use(g, me, card)
    if instead:
        g.treasures[me].remove(instead)
        throw_away(g, me, instead)
    g.tell(TREASURE, me, card)
    return (leave_treasures(me),)


@step
def beg(g: State, me: Seat, card: str) -> Then:
    """One treasure may be kept beside the board without any animal. [NF-086]"""
    take_drawn(g, card)
    old, g.begged[me] = g.begged[me], card
    put_to_use(g, me, card)
    if old:
        throw_away(g, me, old)
    g.tell(TREASURE, me, card)
    return (leave_treasures(me),)


def take_drawn(g: State, card: str) -> None:
    """Take one of the drawn cards; from now on everybody sees it."""
    g.drawn.pull(g.drawn.cards.index(card))
    g.reveals += 1


@step
def leave_treasures(g: State, me: Seat) -> Then:
    """The others are discarded face up; anybody may look through the pile. [NF-141]"""
    left = g.drawn.take_all()
    g.reveals += bool(left)
    g.treasure_discard += left
    for card in left:
        g.tell(TREASURE_LEFT, me, card)
    return None
