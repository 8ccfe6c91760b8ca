"""The content files as plain data, for the tests that prove they fit together."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import campfire

GAME = Path(campfire.__file__).parent / "games" / "near_and_far"
CONTENT = GAME / "content"
STORIES = CONTENT / "stories"
LANGUAGES = ("en", "ru", "it")
MAPS = range(1, 12)
GOODS = {"coin", "gem", "food", "heart", "treasure", "bird", "adventurer", "green", "blue", "red", "yellow"}

Data = dict[str, Any]


@cache
def load(path: Path) -> Data:
    """One file."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def cards(name: str) -> list[Data]:
    """The cards of a component file, each as often as it is printed."""
    return [card for card in load(CONTENT / f"{name}.toml")["cards"] for _ in range(card.get("copies", 1))]


def game_map(number: int) -> Data:
    """One of the eleven maps."""
    return load(CONTENT / "maps" / f"map_{number:02}.toml")


@cache
def story_files() -> list[str]:
    """The names of the files that hold what entries ask and give."""
    return sorted(path.stem for path in STORIES.glob("*.toml"))


@cache
def entries() -> dict[str, tuple[Data, Data]]:
    """Every entry of the storybook by its number, with the file it stands in."""
    files = [load(STORIES / f"{name}.toml") for name in story_files()]
    return {entry["id"]: (file, entry) for file in files for entry in file["entries"]}


def handed_out(option: Data, word: str) -> list[str]:
    """What an option gives of one kind: keywords, finds or side quests."""
    return [effect[1] for effect in [*option["reward"], *option.get("bonus", [])] if effect[0] == word]


def words(language: str) -> dict[str, str]:
    """The names of components and places."""
    lines = (GAME / "locale" / language / "components.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)
