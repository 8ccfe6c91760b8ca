"""What an answer brings, told before it is given: played on a copy as far as nothing is revealed, rolled or chosen."""

from __future__ import annotations

from campfire.games.robinson.cards import FRIDAY, RESOURCES, TRACKS
from campfire.games.robinson.sorts import WHO
from campfire.games.robinson.state import State, Who, clone
from campfire.games.robinson.text import amount, listed
from campfire.games.robinson.vocabulary import WORDS
from campfire.games.robinson.vocabulary.defences import level
from campfire.games.robinson.vocabulary.sheet import Frames
from campfire.games.robinson.vocabulary.survivors import everybody, hearts, with_friday
from campfire.kernel.declared import Detail, Option
from campfire.kernel.engine import advance, go_on, pending
from campfire.kernel.frame import Rule
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Ask

SEQUELS: set[Rule] = set()
"""What waits below a question and belongs to its answer: the spoils and losses of a fight."""


def foreseen(g: State, frames: Frames) -> State | None:
    """How things stand after these frames, as far as nobody has to choose; None where something is revealed."""
    imagined = clone(g)
    imagined.log, imagined.stack = None, [*frames[::-1]]
    advance(imagined)
    while isinstance(put := pending(imagined), Ask) and len(put.options) == 1:
        go_on(imagined, put.options[0].then)
    return imagined if imagined.reveals == g.reveals else None


def following(g: State, option: Option) -> Frames:
    """The frames of an answer, and those below the question that belong to it: of a bare one the card's effects."""
    sequels = SEQUELS if option.then else SEQUELS | {word.rule for word in WORDS.values()}
    frames = list(option.then)
    for frame in g.stack[-2::-1]:
        if frame[0] not in sequels:
            break
        frames.append(frame)
    return tuple(frames)


def outlook_of(g: State, option: Option) -> Detail:
    """What an answer costs, brings and risks as things stand."""
    after = foreseen(g, following(g, option))
    if after is None:
        return Detail()
    losses, gains = stock_changes(g, after)
    risks = [*wound_phrases(g, after), *deaths(g, after)]
    return Detail(costs=some(losses + level_losses(g, after)), brings=some(gains), risks=some(risks))


def mortal(g: State, option: Option) -> Detail:
    """Whom an answer kills, where its words tell the rest."""
    after = foreseen(g, following(g, option))
    return Detail(risks=some(deaths(g, after)) if after else None)


def deaths(g: State, after: State) -> list[Phrase]:
    """Who dies, in words."""
    return [Phrase("foresee-dies", {"who": WHO.say(g, who)}) for who in dead(g, after)]


def some(phrases: list[Phrase]) -> Phrase | None:
    """Several phrases one after the other; None where there are none."""
    return listed(phrases) if phrases else None


def stock_changes(g: State, after: State) -> tuple[list[Phrase], list[Phrase]]:
    """What the stores lose and gain."""
    had, have = [[sum(stored) for stored in zip(s.available, s.future, strict=True)] for s in (g, after)]
    changes = [(name, now - before) for name, before, now in zip(RESOURCES, had, have, strict=True)]
    losses = [Phrase("foresee-lost", {"amount": amount(name, -n)}) for name, n in changes if n < 0]
    return losses, [amount(name, n) for name, n in changes if n > 0]


def level_losses(g: State, after: State) -> list[Phrase]:
    """Which levels drop, and how far. [RC-287, RC-290]"""
    return [
        Phrase(f"foresee-{track}", {"n": level(after, track)})
        for track in TRACKS
        if level(after, track) < level(g, track)
    ]


def wound_phrases(g: State, after: State) -> list[Phrase]:
    """Who takes how many wounds, in one phrase where all take the same. [RC-063]"""
    taken = {who: after.wounds[who] - g.wounds[who] for who in with_friday(g)}
    hurt = {who: n for who, n in taken.items() if n > 0}
    if len(hurt) > 1 and len({*hurt.values()}) == 1 and [*hurt] == everybody(g):
        return [Phrase("odds-sure-wounds", {"n": max(hurt.values())})]
    return [Phrase("foresee-wounds", {"who": WHO.say(g, who), "n": n}) for who, n in hurt.items()]


def dead(g: State, after: State) -> list[Who]:
    """Who does not survive it. [RC-119, RC-457]"""
    return [who for who in with_friday(g) if g.wounds[who] <= hearts(g, who) < after.wounds[who]]


def deadly(g: State, option: Option) -> Phrase | None:
    """Whoever dies of it ends the game: that is asked once. [RC-119, RC-441]"""
    after = foreseen(g, following(g, option))
    lost = [who for who in dead(g, after) if who != FRIDAY] if after else []
    return Phrase("warning-dies", {"who": WHO.say(g, lost[0])}) if lost else None
