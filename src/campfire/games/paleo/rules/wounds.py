"""Wounds, protection, healing, death. [ledger chapter 18]"""

from __future__ import annotations

from campfire.games.paleo.cards import ITEMS, PROTECTION
from campfire.games.paleo.rules.tokens import place_death
from campfire.games.paleo.sorts import (
    AMOUNT,
    OBJECT,
    PERSON,
    SEAT,
    event,
    object_beside,
    object_returns,
    option,
    question,
)
from campfire.games.paleo.state import DEATHS, Party, State
from campfire.games.paleo.text import idle_when, word
from campfire.games.paleo.vocabulary import FOR_THE_TRIBE, bury, join, return_item
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Ask


def the_person(option: Option, me: Seat) -> list[str]:
    """Only the person, not the whole community."""
    return [f"person:{option[PERSON]}"]


def may_die(g: State, option: Option) -> Detail:
    """Whom the wounds would kill, or leave one wound from death. [PA-183, PA-186]"""
    seat, person = option[SEAT], option[PERSON]
    suffered = g.wounds[seat][g.people[seat].index(person)] + wounds_of(option)
    hearts, card = g.book.cards[person].hearts, PERSON.say(g, person)
    if suffered > hearts:
        return Detail(risks=Phrase("detail-dies", {"card": card}))
    return Detail(risks=Phrase("detail-last_heart", {"card": card}) if suffered == hearts else None)


def wounds_of(option: Option) -> int:
    """How many wounds an option gives: those of the step that it causes."""
    return max([int(args[-1]) for _, args in option.then], default=1)


def kills(g: State, option: Option) -> Phrase | None:
    """A death is asked once; the fifth death token ends the game. [PA-186, PA-189, PA-032]"""
    risks = may_die(g, option).risks
    if risks is None or risks.key != "detail-dies":
        return None
    return Phrase("warn-last_death" if g.deaths + 1 >= DEATHS else "warn-dies", risks.args)


TAKE_WOUNDS = question("take_wounds", n=AMOUNT)
PROTECT = option("protect", seat=SEAT, object=OBJECT, things=object_beside)
PROTECTED = event(
    "protected",
    seat=SEAT,
    object=OBJECT,
    shows="travel",
    path=object_returns,
)
WOUND = option("wound", seat=SEAT, card=PERSON, icon="wound", things=the_person, detail=may_die, warns=kills)
WOUNDED = event("wounded", seat=SEAT, card=PERSON, n=AMOUNT, shows="wound", icon="wound")
DIED = event("died", seat=SEAT, card=PERSON, shows="death", icon="death")
CHOOSE_LOST = question("choose_lost")
LOSE = option("lose", seat=SEAT, card=PERSON, icon="death", things=the_person)
CHOOSE_HEALED = question("choose_healed", n=AMOUNT, repeats=True)
HEAL = option("heal", seat=SEAT, card=PERSON, icon="heal", things=the_person)
HEALED = event("healed", seat=SEAT, card=PERSON, icon="heal")


@step
def suffer(g: State, by: Party, n: int) -> Then:
    """Wounds are about to be taken by one of those who take part. [PA-181, PA-121]"""
    if n <= 0 or not any([g.people[seat] for seat in by]):
        return None
    return (take_wounds(by, n),)


@ask
def take_wounds(g: State, by: Party, n: int) -> Ask:
    """Who takes the wounds, or what prevents some of them? [PA-181, PA-190, PA-192]"""
    options: list[Option] = []
    for seat in by:
        items = g.items[seat]
        for item, prevented in PROTECTION.items():
            if items[item]:
                options.append(Option(PROTECT, (seat, ITEMS[item]), (protect(by, seat, item, n - prevented),)))
        for place, person in enumerate(g.people[seat]):
            options.append(Option(WOUND, (seat, person), (wound(seat, place, n),)))
    return Ask(by, TAKE_WOUNDS, options, (n,))


@step
def protect(g: State, by: Party, seat: Seat, item: int, left: int) -> Then:
    """Return a protective token; the wounds that are left are still to be taken. [PA-190, PA-191]"""
    return_item(g, seat, item)
    g.tell(PROTECTED, seat, ITEMS[item])
    return (suffer(by, left),)


@step
def wound(g: State, seat: Seat, place: int, n: int) -> Then:
    """All wounds of one action go to one person; beyond the hearts the person dies. [PA-182, PA-183, PA-186]"""
    person = g.people[seat][place]
    hearts = g.book.cards[person].hearts
    g.wounds[seat][place] += n
    g.tell(WOUNDED, seat, person, n)
    if g.wounds[seat][place] <= hearts:
        return None
    return (die(seat, place),)


@step
def die(g: State, seat: Seat, place: int) -> Then:
    """A person dies: Graveyard, one death token, and nobody is left alone. [PA-188, PA-189, PA-180]"""
    person = bury(g, seat, place)
    g.tell(DIED, seat, person)
    return place_death("deaths"), not_alone(seat)


@step
def not_alone(g: State, seat: Seat) -> Then:
    """Whoever has lost the last person takes a new one at once. [PA-180]"""
    if not g.people[seat] and g.people_deck.cards:
        g.reveals += 1
        join(g, seat, g.people_deck.draw())
    return None


@word("lose_person", icon="death", hurts=True)
@step
def lose_person(g: State, by: Party, n: int) -> Then:
    """Effect "lose a person": one of your people goes to the Graveyard. [PA-169]"""
    return (lose_of_tribe(by[:1], n),)


@step
def lose_of_tribe(g: State, by: Party, n: int) -> Then:
    """Those who take part lose a person, of whichever of their communities they choose. [PA-169, PA-209]"""
    if n <= 0 or not any([g.people[seat] for seat in by]):
        return None
    return choose_lost(by), lose_of_tribe(by, n - 1)


FOR_THE_TRIBE[lose_person.rule] = lose_of_tribe.rule


@ask
def choose_lost(g: State, by: Party) -> Ask:
    """Whom does the community lose? [PA-169]"""
    people = [(seat, place, person) for seat in by for place, person in enumerate(g.people[seat])]
    options = [Option(LOSE, (seat, person), (die(seat, place),)) for seat, place, person in people]
    return Ask(by, CHOOSE_LOST, options)


def nobody_hurt(g: State, by: Party, n: int) -> bool:
    """Nobody of those who take part has a wound. [PA-194]"""
    return not any([any(g.wounds[seat]) for seat in by])


@idle_when(nobody_hurt)
@word("heal", icon="heal")
@step
def heal(g: State, by: Party, n: int) -> Then:
    """Remove wounds from your people and those of players who take part. [PA-193, PA-194]"""
    if n <= 0 or nobody_hurt(g, by, n):
        return None
    return (choose_healed(by, n),)


@ask
def choose_healed(g: State, by: Party, n: int) -> Ask:
    """Whose wound heals next? [PA-193]"""
    options = [
        Option(HEAL, (seat, person), (heal_one(seat, place), heal(by, n - 1)))
        for seat in by
        for place, person in enumerate(g.people[seat])
        if g.wounds[seat][place]
    ]
    return Ask(by, CHOOSE_HEALED, options, (n,))


@step
def heal_one(g: State, seat: Seat, place: int) -> Then:
    """One wound token goes back to the supply. [PA-193]"""
    g.wounds[seat][place] -= 1
    g.tell(HEALED, seat, g.people[seat][place])
    return None
