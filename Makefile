PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.ready
WEB_STAMP := web/node_modules/.ready

.PHONY: play setup test

play: setup
	$(BIN)/campfire play

setup: $(STAMP) $(WEB_STAMP)

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Campfire needs Python 3.11 or newer; set PYTHON=/path/to/python3.11.")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

$(WEB_STAMP): web/package.json web/package-lock.json
	cd web && npm install --no-save --silent --no-audit --no-fund
	touch $@

test: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2
