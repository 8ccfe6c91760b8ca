"""The names that a home-made module brings along, made into Fluent source that can hold nothing but text."""

from __future__ import annotations

from collections.abc import Iterable

from campfire.content import Page, quoted, read_name, read_toml
from campfire.games.paleo.cards import Card
from campfire.games.paleo.inspection import given_signs
from campfire.words.language import OWN_NAMES


def read_names(file: str, text: str, cards: Iterable[Card], known_signs: Iterable[str]) -> dict[str, str]:
    """Name the module, each of its cards and each sign that only it gives, in every language."""
    data = read_toml(file, text)
    names = {f"module-{data['id']}": read_name(Page(file), "name", data.get("name"))}
    for card, entry in zip(cards, data["cards"], strict=True):
        names[f"card-{card.id}"] = read_name(Page(file, card.id), "name", entry.get("name"))
    signs = Page(file).table("signs", data.get("signs", {}))
    for sign in sorted(given_signs(cards) - set(known_signs)):
        names[f"sign-{sign}"] = read_name(Page(file), f"signs.{sign}", signs.get(sign))
    return {lang: "".join(f"{key} = {quoted(name[lang])}\n" for key, name in names.items()) for lang in OWN_NAMES}
