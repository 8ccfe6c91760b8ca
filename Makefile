PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.ready
WEB_STAMP := web/node_modules/.ready
CLIENT := web/dist/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/tools web/index.html web/vite.config.ts src/campfire/games/*/content -type f)

.PHONY: play setup test web

play: setup web
	$(BIN)/campfire serve --open

setup: $(STAMP) $(WEB_STAMP)

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Campfire needs Python 3.11 or newer; set PYTHON=/path/to/python3.11.")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

$(WEB_STAMP): web/package.json web/package-lock.json
	cd web && npm install --no-save --silent --no-audit --no-fund
	touch $@

web: $(CLIENT)

$(CLIENT): $(WEB_STAMP) $(CLIENT_SOURCES)
	cd web && npm run --silent build -- --logLevel warn
	touch $@

test: setup web
	sh scripts/system-packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test
	$(BIN)/pytest -n 2
