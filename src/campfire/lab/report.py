"""The report of a simulation: one page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from string import Template

from campfire import games
from campfire.kernel.phrase import Phrase
from campfire.lab.drawing import bars, columns, interval
from campfire.lab.playing import Plan
from campfire.lab.tally import Tally, wilson
from campfire.words.choices import choice_name, value_name
from campfire.words.lexicon import Lexicon

FEW = 10
"""With fewer games on one side a comparison says nothing."""

PAGE = Template("""<!doctype html>
<html lang="$lang"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>$title</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2118; background: #fbf6ec }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem } svg { max-width: 100%; height: auto }
svg text { font-size: 13px; fill: #2b2118 } .bar { fill: #b5651d } .band { fill: #e8c08a }
.mark { fill: #7a2e12 } .tick { stroke: #b8a78f }
table { border-collapse: collapse; width: 100% } td, th { padding: .25rem .5rem; text-align: right }
td:first-child, th:first-child { text-align: left } tbody tr:nth-child(odd) { background: #f3ead9 }
th button { font: inherit; font-weight: bold; border: 0; background: none; cursor: pointer; color: inherit }
.never { color: #a01c1c; font-weight: bold }
</style></head><body>
<h1>$title</h1><p>$about</p>
<h2>$wins_title</h2><p>$wins</p>$wins_plot
<h2>$length_title</h2><p>$length</p>$length_plot
<h2>$causes_title</h2>$causes_plot
<h2>$cards_title</h2><p>$cards_about</p>
<table id="cards"><thead><tr>$heads</tr></thead><tbody>
$rows
</tbody></table>
<script>
document.querySelectorAll("#cards th button").forEach((button, column) => {
  let up = column === 0 ? 1 : -1
  button.addEventListener("click", () => {
    const body = document.querySelector("#cards tbody")
    const value = row => row.cells[column].dataset.v ?? row.cells[column].textContent
    const order = (a, b) => column ? value(a) - value(b) : value(a).localeCompare(value(b))
    body.append(...[...body.rows].sort((a, b) => up * order(a, b)))
    up = -up
  })
})
</script></body></html>
""")


def report(plan: Plan, tally: Tally, lexicon: Lexicon) -> str:
    """Make the page in the reader's language."""
    game = games.load(plan.game)
    words = lexicon.about(plan.game, game.words(plan.options))
    say = words.word
    low, high = wilson(tally.wins, tally.games)
    texts = {
        "title": say("report-title", game=say(f"game-{plan.game}")),
        "about": about(plan, tally, words),
        "wins_title": say("report-wins"),
        "wins": " ".join(wins_lines(plan, tally, words)),
        "length_title": say("report-length"),
        "length": say("simulate-rounds", mean=words.decimal(tally.mean_rounds)),
        "causes_title": say("report-causes"),
        "cards_title": say("report-cards"),
        "cards_about": say("report-cards-about"),
    }
    plots = {
        "wins_plot": "" if tally.scored else interval(tally.win_rate, low, high),
        "length_plot": columns(sorted(tally.rounds.items())),
        "causes_plot": bars([(cause_name(c, words), n) for c, n in tally.causes.most_common()]),
        "heads": "".join(f'<th><button type="button">{escape(head)}</button></th>' for head in heads(words)),
        "rows": "\n".join(card_rows(tally, words)),
    }
    return PAGE.substitute({key: escape(text) for key, text in texts.items()}, lang=words.lang, **plots)


def about(plan: Plan, tally: Tally, words: Lexicon) -> str:
    """What was played, in a sentence."""
    return words.word(
        "report-about",
        games=tally.games,
        choices="; ".join(chosen(plan, words)),
        players=plan.options["players"],
        bots=", ".join(plan.bots),
        seed=str(plan.seed),
    )


def chosen(plan: Plan, words: Lexicon) -> Iterator[str]:
    """What was chosen for the game; what follows from another choice is left out."""
    choices, implied = games.load(plan.game).choices, set[str]()
    for choice in choices:
        value = plan.options.get(choice.name)
        if value in (None, "", []) or choice.name in implied:
            continue
        implied |= set(choice.implies.get(value, ())) if isinstance(value, str | int) else set()
        several = value if isinstance(value, list) else [value]
        names = [one["file"] if isinstance(one, dict) else value_name(choice, one, words) for one in several]
        yield f"{choice_name(choice, words)}: {', '.join(names)}"


def wins_lines(plan: Plan, tally: Tally, words: Lexicon) -> Iterator[str]:
    """The share of games won, with its interval, where all may win together; that of each seat where seats differ."""
    if not tally.scored:
        low, high = wilson(tally.wins, tally.games)
        ends = {"low": words.percent(low), "high": words.percent(high)}
        yield words.word("simulate-wins", wins=tally.wins, share=words.percent(tally.win_rate), **ends)
    for seat, fared in sorted(tally.seats.items()) if tally.apart else ():
        shares = {"share": words.percent(fared.won / tally.games), "score": words.decimal(fared.points / tally.games)}
        line = "simulate-seat" if tally.scored else "simulate-seat_away"
        yield words.word(line, seat=seat + 1, bot=plan.bots[seat], **shares)


def cause_name(cause: str, words: Lexicon) -> str:
    """Why a game ended, as the game calls it."""
    return words.say(Phrase(f"cause-{cause}"))


def heads(words: Lexicon) -> list[str]:
    """The columns of the card table."""
    return [
        words.word("report-card"),
        words.word("report-games"),
        words.word("report-share"),
        words.word("report-shift"),
        words.word("report-used"),
        words.word("report-passed"),
    ]


def card_rows(tally: Tally, words: Lexicon) -> Iterator[str]:
    """One row for each card that came up, the most helpful first."""
    shifts = {card: clear_shift(tally, card) for card in tally.cards}
    for card, shift in sorted(shifts.items(), key=lambda item: -(item[1] or 0)):
        seen = tally.cards[card]
        never = ' class="never"' if not seen.used else ""
        yield (
            f"<tr><td>{escape(words.say(Phrase(f'card-{card}')))}</td>"
            f'<td data-v="{seen.games}">{words.percent(seen.games / tally.games)}</td>'
            f'<td data-v="{seen.wins / seen.games}">{words.percent(seen.wins / seen.games)}</td>'
            f'<td data-v="{shift or 0}">{"–" if shift is None else f"{100 * shift:+.1f}"}</td>'
            f"<td{never}>{seen.used}</td><td>{seen.passed}</td></tr>"
        )


def clear_shift(tally: Tally, card: str) -> float | None:
    """How winning moved with a card, where there are enough games with it and without."""
    seen = tally.cards[card].games
    return tally.shift(card) if min(seen, tally.games - seen) >= FEW else None
