"""Puts the page for browsers and the ledgers into the packages; an editable install finds both where they stand."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENCLOSED = {"web/dist": "campfire/table/client", "docs/rules": "campfire/docs/rules"}
"""What a wheel holds beside the sources, and where."""


class Enclose(BuildHookInterface[BuilderConfig]):
    """Builds the page, unless it lies in a source package already, and encloses it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make ready for one package."""
        if version == "editable":
            return
        if not (Path(self.root) / "PKG-INFO").is_file():
            self._build_page()
        if self.target_name == "wheel":
            build_data["force_include"].update({str(Path(self.root) / here): there for here, there in ENCLOSED.items()})

    def _build_page(self) -> None:
        try:
            subprocess.run(["make", "--silent", "web"], cwd=self.root, check=True)
        except (OSError, subprocess.CalledProcessError) as wrong:
            raise SystemExit("The page for browsers could not be built; that needs Node and make.") from wrong
