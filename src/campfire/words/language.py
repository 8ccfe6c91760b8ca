"""Which language to speak.

>>> from typing import get_args
>>> spoken({"LANG": "it_IT.UTF-8"}), spoken({"LC_ALL": "C", "LANG": "ru_RU"}), spoken({})
('it', 'en', 'en')
>>> wished("ru", {})
'ru'
>>> list(OWN_NAMES) == list(get_args(Language))
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from campfire.kernel.contract import BadInput

Language: TypeAlias = Literal["en", "ru", "it"]

OWN_NAMES = {"en": "English", "ru": "Русский", "it": "Italiano"}
"""The languages of the table, each named in itself."""

DEFAULT = "en"


def spoken(environ: Mapping[str, str]) -> str:
    """Read the system's language; English where it is not one of ours."""
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    lang = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
    return lang if lang in OWN_NAMES else DEFAULT


def wished(wish: str | None, environ: Mapping[str, str]) -> str:
    """Take the language asked for, else the system's; refuse one that we do not speak."""
    if wish is None:
        return spoken(environ)
    if wish not in OWN_NAMES:
        raise BadInput("unknown_language", lang=wish, known=", ".join(OWN_NAMES))
    return wish
