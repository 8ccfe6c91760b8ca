"""Three languages, switched in the middle of a game without a reload."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from campfire.ledgers import find_rules
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.browser.castaways import new_island
from tests.browser.conftest import Invite
from tests.browser.guest import ROOT
from tests.browser.positions import reach
from tests.browser.tables import ANNA, BORIS, new_table, table_at
from tests.table.server import Server

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile("[a-z]{3,}", re.IGNORECASE)

BROKEN = """(names) => [...document.querySelectorAll(names)].flatMap((name) => {
  const text = name.firstChild;
  return [...text.textContent.matchAll(/\\S+/g)].map((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return [word[0], new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size];
  });
}).filter(([, lines]) => lines !== 1)"""
"""The words of these names that stand on more than one line, or on none."""


def test_the_language_changes_in_the_middle_of_a_game(server: Server, guest: Invite) -> None:
    anna = guest().sit(new_table(server, ANNA, BORIS)["key"]).asked().stain()
    for lang, name in OWN_NAMES.items():
        anna.page.get_by_role("button", name=re.compile("Menu|Меню")).click()
        anna.page.get_by_role("button", name=name).click()
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        expect(anna.question).to_have_text(Lexicon(lang, "paleo").word("ask-choose_card"))
    assert anna.is_stained()


@pytest.mark.parametrize(
    ("lang", "robinson", "paleo"),
    [
        ("en", "Volcanic Island", "First Fires"),
        ("ru", "Вулканический остров", "Первые костры"),
        ("it", "Isola Vulcanica", "I primi fuochi"),
    ],
)
def test_the_fire_names_the_tables_of_every_game(
    server: Server, guest: Invite, lang: str, robinson: str, paleo: str
) -> None:
    anna = guest(lang=lang)
    for made in (new_table(server, ANNA), new_island(server, ANNA, scenario="volcanic_island")):
        anna.sit(made["key"])
    anna.go().page.reload()
    expect(anna.page.locator(".scenario").filter(has_text=robinson)).to_have_count(1)
    expect(anna.page.locator(".scenario").filter(has_text=paleo)).to_have_count(1)


def test_the_rules_are_read_in_the_language_spoken(guest: Invite) -> None:
    anna = guest().go("rules", "robinson", "RC-240")
    for lang, name in OWN_NAMES.items():
        anna.page.get_by_role("button", name=name).click()
        (law,) = find_rules("robinson", lang, "RC-240")
        expect(anna.page.locator("[data-rule='RC-240']")).to_contain_text(law.text)
        expect(anna.page.get_by_role("heading", name=law.section, exact=True)).to_be_visible()


@pytest.mark.parametrize("prompt", ["play_card", "take_wounds", "choose_item", "choose_night_action"])
def test_russian_players_read_russian_everywhere(server: Server, guest: Invite, prompt: str) -> None:
    made = table_at(server, reach(prompt), {"kind": "here", "name": "Анна"}, {"kind": "here", "name": "Борис"})
    anna = guest(lang="ru").sit(made["key"]).asked()
    anna.page.get_by_role("button", name="Журнал и чат").click()
    text = anna.page.locator("body").inner_text()
    strangers = set(LATIN.findall(text))
    assert strangers == set(), f"not Russian: {strangers}"
    assert CYRILLIC.search(text)


@pytest.mark.parametrize("character", ["explorer", "cook"])
def test_the_names_of_abilities_are_not_broken_inside_a_word(server: Server, guest: Invite, character: str) -> None:
    anna = guest(width=390, height=844).sit(new_island(server, ANNA, characters=[character])["key"])
    anna.page.get_by_role("button", name=Lexicon("en").word("web-tab-people"), exact=True).click()
    for lang, width in product(OWN_NAMES, (390, 768, 1024, 1440)):
        anna.speak(lang).resize((width, 844))
        expect(anna.page.locator(".survivor.mine .label")).to_have_count(4)
        assert anna.page.evaluate(BROKEN, ".survivor.mine .label") == [], (lang, width)


def test_the_longest_name_of_a_thing_is_not_broken(server: Server, guest: Invite) -> None:
    made = new_island(server, ANNA, BORIS, scenario="king_kong")
    anna = guest(lang="ru", width=1440).sit(made["key"])
    expect(anna.page.get_by_text("Транквилизатор")).to_be_visible()
    assert anna.page.evaluate(BROKEN, ".chip .name") == []


def test_every_word_of_the_browser_is_known_in_every_language() -> None:
    source = "".join(
        file.read_text("utf-8") for end in ("svelte", "ts") for file in (ROOT / "web" / "src").rglob(f"*.{end}")
    )
    used = set(re.findall(r"['\"`](web-[a-z0-9_-]*[a-z0-9])['\"`]", source))
    stems = set(re.findall(r"`(web-[a-z0-9_-]*-)\$\{", source))
    assert len(used) > 100
    for lang in ("en", "ru", "it"):
        texts = [file.read_text("utf-8") for file in (ROOT / "src" / "campfire").rglob(f"locale/{lang}/*.ftl")]
        known = set(re.findall(r"^(web-[a-z0-9_-]+) =", "".join(texts), re.MULTILINE))
        assert used <= known, (lang, used - known)
        spare = {key for key in known - used if not any(key.startswith(stem) for stem in stems)}
        assert spare == set(), (lang, spare)
