"""Odd words of event cards: beasts, inventions, the First Player, the Threat spaces. [ledger chapter 30]"""

from __future__ import annotations

from campfire.games.robinson.cards import GROUP, WOOD
from campfire.games.robinson.effects.adventures import TAKE_WOUNDS
from campfire.games.robinson.rules.combat import BEAST_GONE, discard_beast, fight_beast, plunder
from campfire.games.robinson.rules.events import push_off
from campfire.games.robinson.rules.exploration import shuffle_hunting
from campfire.games.robinson.rules.hunting import draw_beast
from campfire.games.robinson.rules.items import (
    FLIP,
    INVENTION_OPEN,
    can_be_lost,
    inspected,
    lay_open,
    lose_item,
    refill_inventions,
    shuffle_inventions,
)
from campfire.games.robinson.rules.moving_camp import must_move_camp
from campfire.games.robinson.rules.pawns import TOGETHER
from campfire.games.robinson.sorts import (
    CARD,
    WHO,
    N,
    event,
    invention_detail,
    no_things,
    option,
    question,
    travels,
    use_detail,
)
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import effects, word
from campfire.games.robinson.vocabulary.defences import CHOSEN_TRACK, level, lowers, raise_level
from campfire.games.robinson.vocabulary.demands import DEMANDS
from campfire.games.robinson.vocabulary.limits import OFF, drop_sign, lay_sign
from campfire.games.robinson.vocabulary.moments import tell_here
from campfire.games.robinson.vocabulary.offers import WINDOWS, open_question
from campfire.games.robinson.vocabulary.stores import lose_wood
from campfire.games.robinson.vocabulary.survivors import DETERMINED, wounds_each
from campfire.games.robinson.vocabulary.tokens import lay_marker
from campfire.games.robinson.vocabulary.traces import remember, this_card, traces
from campfire.kernel.declared import Option
from campfire.kernel.frame import Then, ask, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask, Chance, Shuffle

FIRST_PLAYER = event("first", who=WHO)
CHOOSE_WOOD_OR_WOUNDS = question("choose_wood_or_wounds")
GIVE_WOOD = option("give_wood", n=N, icon="wood")
CHOOSE_FLOODED = question("choose_flooded")
CHOOSE_DISCARDED_ITEM = question("choose_discarded_item")
DISCARD_ITEM = option("discard_item", card=CARD, detail=use_detail)
ITEM_DISCARDED = event("item_discarded", card=CARD)
CHOOSE_NEW_INVENTION = question("choose_new_invention")
NEW_INVENTION = option("new_invention", card=CARD, detail=invention_detail)
BEAST_WAITS = event("beast_waits", icon="beast", shows="travel", path=travels("deck:beasts", "deck:waiting"))
BEAST_SEEN = event(
    "beast_seen", card=CARD, shows="card", icon="beast", use="up", path=travels("deck:hunting", "deck:hunting")
)
BEAST_DRAWN = event(
    "beast_drawn", card=CARD, shows="card", icon="beast", use="up", path=travels("deck:beasts", "deck:hunting")
)
CHOOSE_STRONGEST = question("choose_strongest")
BEAST = option("beast", card=CARD, icon="beast", things=no_things)

TOGETHER.add("argument")
WINDOWS.add(CHOOSE_WOOD_OR_WOUNDS)


@word
def determination_each(g: State, me: Who, here: str, n: int) -> Then:
    """Every player's character gains determination. [RC-058]"""
    for seat in g.seats:
        g.determination[seat] += n
        tell_here(g, DETERMINED, seat, n)
    return None


@word
def puts_marker(g: State, me: Who, here: str, area: str) -> Then:
    """A marker goes to an action space: the next such action only takes it away. [RC-075]"""
    lay_marker(g, me, area, "marker")
    return None


@word
def pass_first_player(g: State, me: Who, here: str) -> Then:
    """The First Player token passes to the left, and its new owner is First Player at once. [RC-618]"""
    g.first = (g.first + 1) % g.players
    g.tell(FIRST_PLAYER, g.first)
    return None


@word
def wood_or_wounds(g: State, me: Who, here: str, wood: int, wounds: int) -> Then:
    """So much wood is discarded, or each character takes so many wounds. [RC-071]"""
    return (choose_wood_or_wounds(me, here, wood, wounds),)


@open_question
def choose_wood_or_wounds(g: State, me: Who, here: str, wood: int, wounds: int) -> Ask:
    """Wood or wounds? Wood only where there is enough. [RC-071]"""
    suffer = Option(TAKE_WOUNDS, (wounds,), (wounds_each(me, here, wounds),))
    give = Option(GIVE_WOOD, (wood,), (lose_wood(me, here, wood),))
    return Ask(g.seats, CHOOSE_WOOD_OR_WOUNDS, [give, suffer] if g.available[WOOD] >= wood else [suffer])


@word
def flood(g: State, me: Who, here: str) -> Then:
    """One item is turned back, or weapons or palisade drop by 1, or each character takes a wound. [RC-048]"""
    return (choose_flooded(me, here),) if can_be_flooded(g, me) else (wounds_each(me, here, 1),)


def can_be_flooded(g: State, me: Who) -> bool:
    """There is something that the flood can take."""
    return bool(can_be_lost(g) or g.weapons or g.palisade)


DEMANDS["flood"] = can_be_flooded


@open_question
def choose_flooded(g: State, me: Who, here: str) -> Ask:
    """What does the flood take? [RC-048]"""
    items = [Option(FLIP, (item,), (lose_item(item),)) for item in can_be_lost(g)]
    tracks = [Option(CHOSEN_TRACK, (t,), (lowers(me, here, t, 1),)) for t in ("weapons", "palisade") if level(g, t)]
    suffer = Option(TAKE_WOUNDS, (1,), (wounds_each(me, here, 1),))
    return Ask(g.seats, CHOOSE_FLOODED, [*items, *tracks, suffer])


@word
def items_off(g: State, me: Who, here: str) -> Then:
    """No item can be used or serve as a requirement until the Action phase ends. [RC-603]"""
    lay_sign(g, OFF)
    return None


@word
def discards_item_if_possible(g: State, me: Who, here: str) -> Then:
    """An item is lost with its effects and its card shuffled into the Invention deck, if possible. [RC-605]"""
    return (choose_discarded_item(),) if can_be_lost(g) else None


@open_question
def choose_discarded_item(g: State) -> Ask:
    """Which item is discarded? [RC-048]"""
    options = [Option(DISCARD_ITEM, (i,), (discard_item(i), shuffle_inventions())) for i in can_be_lost(g)]
    return Ask(g.seats, CHOOSE_DISCARDED_ITEM, options)


@step
def discard_item(g: State, item: str) -> Then:
    """The card goes back into the Invention deck; what the item brought is undone. [RC-605, RC-335]"""
    g.items.remove(item)
    g.inventions.put(item)
    drop_sign(g, inspected(item))
    g.tell(ITEM_DISCARDED, item)
    return effects(GROUP, g.camp, g.book.inventions[item].lost)


@word
def chooses_invention(g: State, me: Who, here: str) -> Then:
    """One invention of the group's choice comes from the deck, made anew if empty, to the board. [RC-094, RC-607]"""
    return (refill_inventions(), choose_new_invention()) if g.inventions or g.invention_discard else None


@open_question
def choose_new_invention(g: State) -> Ask:
    """Which invention? [RC-607]"""
    options = [Option(NEW_INVENTION, (card,), (take_from_deck(card),)) for card in sorted(g.inventions.cards)]
    return Ask(g.seats, CHOOSE_NEW_INVENTION, options)


@step
def take_from_deck(g: State, card: str) -> Then:
    """The card can be built; the deck is shuffled. [RC-607, RC-709]"""
    g.inventions.pull(g.inventions.cards.index(card))
    lay_open(g, card)
    g.tell(INVENTION_OPEN, card)
    return (shuffle_inventions(),) if len(g.inventions) > 1 else None


@word
def threats_strike(g: State, me: Who, here: str) -> Then:
    """The threat effects of all cards on the Threat spaces happen from left to right, the cards go. [RC-606]"""
    return strike(0), strike(1)


@step
def strike(g: State, space: int) -> Then:
    """A card leaves its Threat space and does its worst. [RC-606]"""
    card, g.threats[space] = g.threats[space], ""
    return push_off(g, card) if card else None


@word
def washes_camp_away(g: State, me: Who, here: str) -> Then:
    """The camp must move to an adjacent tile; what it loses may be rebuilt by this card's threat action. [RC-601]"""
    return must_move_camp(me, here), note_losses(g.roof, g.palisade)


@step
def note_losses(g: State, roof: int, palisade: int) -> Then:
    """Remember which levels the move has cost. [RC-601]"""
    for track, before in (("roof", roof), ("palisade", palisade)):
        if level(g, track) < before:
            remember(g, track, "lost")
    return None


@word
def rebuilds_washed_away(g: State, me: Who, here: str) -> Then:
    """Roof and palisade rise by 1 each, if this event's move has cost them levels. [RC-601, RC-316]"""
    for track, _ in traces(g, this_card(g)):
        raise_level(g, track, 1)
    return None


@word
def lays_beast_aside(g: State, me: Who, here: str) -> Then:
    """The top beast lies face down by the deck until the First Player fights it before the next event. [RC-615]"""
    if g.beasts:
        known = g.beasts.known[-1]
        g.waiting.put(g.beasts.draw(), known)
        g.tell(BEAST_WAITS)
    return None


@word
def beast_joins_hunt(g: State, me: Who, here: str) -> Then:
    """The beast that this event has laid aside is shuffled into the Hunting deck, if it still lies there. [RC-616]"""
    if not g.waiting:
        return None
    g.hunting.put(g.waiting.draw())
    return (shuffle_hunting(),)


@word
def discards_hunting_card(g: State, me: Who, here: str) -> Then:
    """The top card of the Hunting deck is discarded, if possible. [RC-070]"""
    if g.hunting:
        g.reveals += 1
        g.gone.append(g.hunting.draw())
        g.tell(BEAST_GONE, g.gone[-1])
    return None


@word
def looks_at_hunting_card(g: State, me: Who, here: str) -> Then:
    """Everybody sees the top card of the Hunting deck, if possible. [RC-049, RC-070]"""
    if g.hunting:
        g.reveals += 1
        g.hunting.show_top(1, EVERYBODY)
        g.tell(BEAST_SEEN, g.hunting.cards[-1])
    return None


@word
def hunting_card_to_bottom(g: State, me: Who, here: str) -> Then:
    """The top card of the Hunting deck goes to the bottom. [RC-750]"""
    if g.hunting:
        known = g.hunting.known[-1]
        g.hunting.insert(0, g.hunting.draw(), known)
    return None


@word
def fights_hunting_card(g: State, me: Who, here: str) -> Then:
    """The First Player draws the top card of the Hunting deck and fights it. [RC-182]"""
    if not g.hunting:
        return None
    beast = draw_beast(g, me)
    return fight_beast(g.first, beast), discard_beast(beast)


@word
def skins_hunting_card(g: State, me: Who, here: str) -> Then:
    """The top card of the Hunting deck is drawn without combat; everything but its strength applies. [RC-602]"""
    if not g.hunting:
        return None
    beast = draw_beast(g, me)
    return plunder(me, beast), discard_beast(beast)


@word
def strongest_beast_comes(g: State, me: Who, here: str, n: int) -> Then:
    """Of so many beasts drawn the strongest goes on top of the Hunting deck, the others back. [RC-619]"""
    if not g.beasts:
        return None
    g.reveals += 1
    drawn = [g.beasts.draw() for _ in range(min(n, len(g.beasts)))]
    g.aside["drawn"] = tuple(drawn)
    for beast in drawn:
        g.tell(BEAST_DRAWN, beast)
    return (choose_strongest(),)


@open_question
def choose_strongest(g: State) -> Ask:
    """Which of the strongest beasts? [RC-619, RC-048]"""
    drawn = g.laid_aside("drawn")
    most = max(g.book.beasts[beast].strength for beast in drawn)
    strongest = [beast for beast in drawn if g.book.beasts[beast].strength == most]
    return Ask(g.seats, CHOOSE_STRONGEST, [Option(BEAST, (beast,), (lead_beast(beast),)) for beast in strongest])


@step
def lead_beast(g: State, beast: str) -> Then:
    """The beast lies on top of the Hunting deck and everybody knows it; the others are shuffled back. [RC-619]"""
    others = list(g.aside.pop("drawn"))
    others.remove(beast)
    g.hunting.put(beast, EVERYBODY)
    g.beasts.put_all(others)
    return (shuffle_beasts(),) if others else None


@ask
def shuffle_beasts(g: State) -> Chance:
    """Shuffle the Beast deck. [RC-619]"""
    return Chance("beasts", Shuffle(len(g.beasts)), beasts_shuffled)


@step
def beasts_shuffled(g: State, order: tuple[int, ...]) -> Then:
    """Nobody knows the order of the deck. [RC-619]"""
    g.beasts.reorder(order)
    return None
