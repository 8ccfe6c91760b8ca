"""Dice of people's own: thrown on a real table, told to the terminal, kept like any other chance."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from campfire import cli, games
from campfire.games.discover.rules.fights import roll as fight
from campfire.games.near_and_far.rules.checks import Check, accept, roll
from campfire.games.near_and_far.rules.duel import STRANGER, duel_dice
from campfire.games.paleo.rules.special import roll_for_help
from campfire.games.robinson.rules.dice import roll_action
from campfire.games.robinson.rules.weather import roll_dice_of_weather
from campfire.kernel.codec import encode_state
from campfire.kernel.contract import BadInput
from campfire.kernel.engine import pending
from campfire.kernel.fate import Fate, OwnDice
from campfire.kernel.frame import Frame
from campfire.kernel.journal import HANDS, Entry, Unanswerable, apply, replay
from campfire.kernel.match import Match, sealed
from campfire.kernel.question import Chance, Roll
from campfire.terminal import saves
from campfire.terminal.own_dice import ask_faces, nature_like
from campfire.terminal.screen import Left, Screen
from campfire.terminal.seating import read_sitter
from campfire.terminal.speech import Speech
from campfire.terminal.table import Table
from campfire.words.lexicon import Lexicon
from tests.contract.play import lay_on_top

Patch = pytest.MonkeyPatch
Capture = pytest.CaptureFixture[str]
FATE = Fate("ab" * 32)


class Throw(NamedTuple):
    """Dice that fall in a game: what makes them fall, what is typed, the faces that come of it, and what is shown."""

    game: str
    frame: Callable[[], Frame]
    typed: tuple[str, ...]
    faces: tuple[int, ...]
    shown: tuple[str, ...]


def nothing(me: int) -> Frame:
    """A check that brings nothing."""
    return accept(me, Check("skill", 4, 0, (accept.rule, ())))


THROWS = {
    "action dice": Throw(
        "robinson",
        lambda: roll_action(0, "gather", "beach"),
        ("2", "a success", "1"),
        (1, 0, 0),
        ("wound die (gathering)", "1  a wound", "2  nothing", "2  2 determination", "1  an adventure"),
    ),
    "weather": Throw(
        "robinson",
        lambda: roll_dice_of_weather(("rain", "winter", "animals")),
        ("3", "1", "4"),
        (5, 0, 5),
        ("rain die", "winter die", "hungry animals die", "rain clouds 0, snow clouds 1", "4  a beast of strength 3"),
    ),
    "two twelve-sided dice": Throw(
        "discover", lambda: fight(0), ("12", "1"), (11, 0), ("grey die (1–12)", "red die (1–12)")
    ),
    "one die": Throw("near_and_far", lambda: roll(0, "skill", 4, 0, nothing(0)), ("5",), (4,), ("die (1–6)",)),
    "a duel": Throw(
        "near_and_far",
        lambda: duel_dice(0, STRANGER, "fair", nothing(0)),
        ("2", "6"),
        (1, 5),
        ("die of Ada (1–6)", "die of the stranger (1–6)"),
    ),
    "dice of traits": Throw(
        "paleo", lambda: roll_for_help(0, 2), ("2", "craft 1"), (1, 4), ("1  strength 1", "6  craft 2")
    ),
}


@pytest.fixture(autouse=True)
def apart(monkeypatch: Patch, tmp_path: Path) -> None:
    """Games of the tests are kept apart."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def types(monkeypatch: Patch, *lines: str) -> None:
    """Have these lines ready at the keyboard."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def speech_of(game: str, lang: str = "en") -> Speech:
    """Two people, Ada and Bo."""
    return Speech(Lexicon(lang).about(game), [read_sitter(f"me={name}", game) for name in ("Ada", "Bo")])


def chance_of(throw: Throw) -> Chance:
    """The question to nature, in a new game of two."""
    game = games.load(throw.game)
    match = Match(game, game.check({"players": 2}), FATE)
    lay_on_top(match, throw.frame())
    question = pending(match.state)
    assert isinstance(question, Chance)
    return question


@pytest.mark.parametrize("throw", THROWS.values(), ids=THROWS)
def test_the_dice_are_named_and_their_faces_asked_for(throw: Throw, monkeypatch: Patch, capsys: Capture) -> None:
    types(monkeypatch, *throw.typed)
    assert ask_faces(Screen(plain=True), speech_of(throw.game), chance_of(throw)) == throw.faces
    shown = capsys.readouterr().out
    assert [part for part in throw.shown if part not in shown] == []


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
@pytest.mark.parametrize("throw", THROWS.values(), ids=THROWS)
def test_what_is_no_face_gets_one_sentence_and_is_asked_again(
    throw: Throw, lang: str, monkeypatch: Patch, capsys: Capture
) -> None:
    bad = ("0", "13", "-1", "cat", "", "1.5", "٣", "9" * 5000)
    types(monkeypatch, *bad, *(["1"] * len(throw.faces)))
    assert ask_faces(Screen(plain=True), speech_of(throw.game, lang), chance_of(throw)) == (0,) * len(throw.faces)
    shown = capsys.readouterr().out
    sentences = [line for line in shown.splitlines() if line.startswith(("“", "«"))]
    assert len(sentences) == len(bad)
    assert max(len(line) for line in sentences) < 150
    assert "error-" not in shown


def rolled(match: Match) -> list[Entry]:
    """What people have thrown so far."""
    return [entry for entry in match.journal if entry.by_hand]


def faces_at(random: Random) -> Callable[[Chance], tuple[int, ...]]:
    """Whoever throws dice, and never anything else."""

    def thrown(chance: Chance) -> tuple[int, ...]:
        assert isinstance(chance.outcomes, Roll)
        return chance.outcomes.sample(random.random)

    return thrown


def answer_once(match: Match, random: Random) -> None:
    """Give any answer."""
    seat = random.choice(match.seats())
    ask = match.ask(seat)
    assert ask is not None
    option = random.choice([*ask.options])
    match.answer(seat, option.key, option.args)


def thrown_game(game: str) -> Match:
    """A game of two, still going on, in which people have thrown their own dice."""
    rules = games.load(game)
    options = rules.check({"players": 2, **({"scenario": "3"} if game == "paleo" else {})})
    for seed in range(20):
        random = Random(seed)
        match = Match(rules, options, OwnDice(FATE, faces_at(random)))
        while match.seats() and not rolled(match):
            answer_once(match, random)
        if match.seats():
            return match
    raise AssertionError("no dice fell")


def restored(match: Match) -> Match:
    """The match from its save, with dice of people's own again."""
    other = Fate("cd" * 32)
    return Match.load(match.save(), games.load, OwnDice(other, faces_at(Random(6))))


@pytest.mark.parametrize("game", games.NAMES)
def test_a_save_holds_the_faces_and_gives_the_same_game(game: str) -> None:
    match = thrown_game(game)
    assert match.fate == FATE
    again = restored(match)
    assert (again.journal, again.fate) == (match.journal, FATE)
    assert encode_state(again.state) == encode_state(match.state)
    *_, last = replay(match.game, match.options, match.journal)
    assert encode_state(last) == encode_state(match.state)
    random, before = Random(4), len(rolled(match))
    while again.seats() and len(rolled(again)) == before:
        answer_once(again, random)
    assert again.journal[: len(match.journal)] == match.journal


@pytest.mark.parametrize("game", games.NAMES)
def test_undo_leaves_the_dice_as_they_lie(game: str) -> None:
    match, random, undone = thrown_game(game), Random(8), 0
    while match.seats() and undone < 3:
        before, faces, at = encode_state(match.state), rolled(match), len(match.journal)
        answer_once(match, random)
        if match.undo_point(range(2)) == at:
            match.undo(range(2))
            assert (encode_state(match.state), rolled(match)) == (before, faces)
            undone += 1
            answer_once(match, random)
    assert undone == 3


def test_cards_that_are_shuffled_cannot_be_told_by_hand() -> None:
    game = games.load("paleo")
    options = game.check({"players": 2})
    shuffled = Match(game, options, FATE).journal[0]
    assert len([*replay(game, options, [shuffled])]) == 2
    with pytest.raises(Unanswerable):
        [*replay(game, options, [shuffled._replace(seat=HANDS)])]


def test_a_throw_that_is_broken_off_takes_the_answer_back() -> None:
    match = thrown_game("near_and_far")

    def leave(chance: Chance) -> tuple[int, ...]:
        raise Left

    match.nature = OwnDice(FATE, leave)
    random = Random(9)
    while match.seats():
        before = match.save()
        try:
            answer_once(match, random)
        except Left:
            assert match.save() == before
            return
    raise AssertionError("no dice fell")


PLAY = ["play", "discover", "--scenario", "1", "--seats", "me=Ada,me=Bo", "--plain", "--lang", "en", "--seed", "4"]


def the_save() -> saves.Save:
    """The one game that was saved."""
    (file,) = saves.folder().glob("*.json")
    return saves.read(file)


def test_a_game_begins_with_dice_of_ones_own_and_goes_on_with_them(monkeypatch: Patch, capsys: Capture) -> None:
    types(monkeypatch, "7", "cat", "5", "q")
    assert cli.main([*PLAY, "--own-dice"]) == 0
    shown = capsys.readouterr().out
    assert "Throw the dice: die of Ada, die of Bo." in shown
    assert shown.count("no face of this die") == 1
    save = the_save()
    assert save.own_dice
    assert [entry for entry in save.match["journal"] if entry[0] == HANDS] == [[HANDS, "chief", [6, 4], False]]
    types(monkeypatch, "q")
    assert cli.main(["play", "--resume", "--lang", "en"]) == 0
    assert the_save().own_dice


def test_without_the_option_no_dice_are_asked_for(monkeypatch: Patch, capsys: Capture) -> None:
    types(monkeypatch, "q")
    assert cli.main(PLAY) == 0
    assert "Throw the d" not in capsys.readouterr().out
    assert not the_save().own_dice


def test_whoever_leaves_before_the_first_throw_has_begun_nothing(monkeypatch: Patch) -> None:
    types(monkeypatch, "7", "q")
    assert cli.main([*PLAY, "--own-dice"]) == 0
    assert not [*saves.folder().glob("*.json")]


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
@pytest.mark.parametrize("deal", [["--daily"], ["--deal", "three owls"]], ids=lambda deal: deal[0])
def test_a_deal_that_is_the_same_for_everybody_wants_the_same_dice(deal: list[str], lang: str, capsys: Capture) -> None:
    assert cli.main(["play", "paleo", *deal, "--own-dice", "--lang", lang]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "--own-dice" in error


def table_of(match: Match, file: Path) -> Table:
    """The match at a plain table of Ada and Bo."""
    return Table(match, speech_of(match.game.name), Screen(plain=True), file, Random(1).random)


def test_what_led_to_a_throw_is_told_before_it(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    game = games.load("near_and_far")
    table = table_of(Match(game, game.check({"players": 2}), OwnDice(FATE, faces_at(Random(1)))), tmp_path / "game")
    table.holder, table.heard = 0, len(table.match.log) - 1
    last = table.speech.event(table.match, table.match.log[-1].event)
    types(monkeypatch, "3", "4")
    for face in ("3", "4"):
        assert table.throw(chance_of(THROWS["one die"])) == (int(face) - 1,)
    shown = capsys.readouterr().out
    assert shown.count(last) == 1
    assert shown.index(last) < shown.index("Throw the die")


def test_the_next_game_of_a_series_has_the_same_dice() -> None:
    screen, speech, nature = Screen(plain=True), speech_of("near_and_far"), OwnDice(FATE, faces_at(Random(1)))
    following = nature_like(nature, Fate("cd" * 32), screen, speech)
    assert isinstance(following, OwnDice)
    assert following.fate == Fate("cd" * 32)
    assert nature_like(FATE, Fate("cd" * 32), screen, speech) == Fate("cd" * 32)


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_verify_tells_which_throws_were_peoples_own(lang: str, tmp_path: Path, capsys: Capture) -> None:
    match = thrown_game("discover")
    file = tmp_path / "game.json"
    saves.write(file, saves.Save(match.save(), ["me", "me"], True, own_dice=True))
    assert cli.main(["verify", str(file), "--digest", FATE.digest, "--lang", lang]) == 0
    shown = capsys.readouterr().out
    speech, n = speech_of("discover", lang), len(rolled(match))
    drawn = len([entry for entry in match.journal if entry.by_nature]) - n
    assert speech.word("verify-thrown", n=n) in shown
    assert speech.word("verify-all", n=drawn) in shown
    assert speech.word("verify-told", n=n) not in shown


def test_verify_refuses_a_shuffle_that_is_called_thrown(tmp_path: Path, capsys: Capture) -> None:
    match = thrown_game("discover")
    match.journal = [entry._replace(seat=HANDS) if entry.by_nature else entry for entry in match.journal]
    file = tmp_path / "game.json"
    saves.write(file, saves.Save(sealed(match.save()), ["me", "me"], True))
    assert cli.main(["verify", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_replay_shows_what_was_thrown(tmp_path: Path, capsys: Capture) -> None:
    match = thrown_game("near_and_far")
    file, speech = tmp_path / "game.json", speech_of("near_and_far")
    saves.write(file, saves.Save(match.save(), ["me=Ada", "me=Bo"], False, own_dice=True))
    assert cli.main(["replay", str(file), "--plain", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    told = [speech.event(match, logged.event) for logged in match.log if logged.event.kind.shows == "dice"]
    assert told
    assert [line for line in told if line not in shown] == []


def test_a_face_that_the_die_has_not_is_never_recorded() -> None:
    match = thrown_game("near_and_far")
    entry, question = Entry(HANDS, "die", (6,)), chance_of(THROWS["one die"])
    with pytest.raises(Unanswerable):
        apply(match.state, entry, question)
    with pytest.raises(BadInput):
        match.answer(HANDS, "die", (0,))
