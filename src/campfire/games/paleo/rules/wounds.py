"""Wounds, protection, healing, death. [ledger chapter 18]"""

from __future__ import annotations

from campfire.games.paleo.cards import ITEMS, PROTECTION
from campfire.games.paleo.rules.tokens import place_death
from campfire.games.paleo.state import Party, State
from campfire.games.paleo.vocabulary import FOR_THE_TRIBE, bury, join, return_item
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask, Option


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
                options.append(Option("protect", (seat, ITEMS[item]), (protect(by, seat, item, n - prevented),)))
        for place, person in enumerate(g.people[seat]):
            options.append(Option("wound", (seat, person), (wound(seat, place, n),)))
    return Ask(by, "take_wounds", options, (n,))


@step
def protect(g: State, by: Party, seat: Seat, item: int, left: int) -> Then:
    """Return a protective token; the wounds that are left are still to be taken. [PA-190, PA-191]"""
    return_item(g, seat, item)
    g.tell("protected", seat, ITEMS[item])
    return (suffer(by, left),)


@step
def wound(g: State, seat: Seat, place: int, n: int) -> Then:
    """All wounds of one action go to one person; beyond the hearts the person dies. [PA-182, PA-183, PA-186]"""
    person = g.people[seat][place]
    hearts = g.book.cards[person].hearts
    g.wounds[seat][place] += n
    g.tell("wounded", seat, person, n)
    if g.wounds[seat][place] <= hearts:
        return None
    return (die(seat, place),)


@step
def die(g: State, seat: Seat, place: int) -> Then:
    """A person dies: Graveyard, one death token, and nobody is left alone. [PA-188, PA-189, PA-180]"""
    person = bury(g, seat, place)
    g.tell("died", seat, person)
    return place_death("deaths"), not_alone(seat)


@step
def not_alone(g: State, seat: Seat) -> Then:
    """Whoever has lost the last person takes a new one at once. [PA-180]"""
    if not g.people[seat] and g.people_deck.cards:
        g.reveals += 1
        join(g, seat, g.people_deck.draw())
    return None


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
    options = [Option("lose", (seat, person), (die(seat, place),)) for seat, place, person in people]
    return Ask(by, "choose_lost", options)


@step
def heal(g: State, by: Party, n: int) -> Then:
    """Remove wounds from your people and those of players who take part. [PA-193, PA-194]"""
    if n <= 0 or not any(any(g.wounds[seat]) for seat in by):
        return None
    return (choose_healed(by, n),)


@ask
def choose_healed(g: State, by: Party, n: int) -> Ask:
    """Whose wound heals next? [PA-193]"""
    options = [
        Option("heal", (seat, person), (heal_one(seat, place), heal(by, n - 1)))
        for seat in by
        for place, person in enumerate(g.people[seat])
        if g.wounds[seat][place]
    ]
    return Ask(by, "choose_healed", options, (n,))


@step
def heal_one(g: State, seat: Seat, place: int) -> Then:
    """One wound token goes back to the supply. [PA-193]"""
    g.wounds[seat][place] -= 1
    g.tell("healed", seat, g.people[seat][place])
    return None
