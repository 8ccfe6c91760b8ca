PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.ready
WEB_STAMP := web/node_modules/.ready
CLIENT := web/dist/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/tools web/index.html web/vite.config.ts src/campfire/games/*/content -type f -not -name '*.pyc')

# What Python needs and what the page needs can be done at the same time.
MAKEFLAGS += --jobs=2
# The tests start many processes: what was compiled for one is kept for the next.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play setup quick thorough test web system-packages check-python check-page-types check-page-style test-page

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

# What answers within a minute while one works: lint, types, and the tests of kernel, words and rules.
quick: check-python
	$(BIN)/pytest -n 2 --dist worksteal --maxfail 5 tests/kernel tests/words tests/games tests/contract/test_suite.py tests/contract/test_suite_secrets.py

# The same laws over many more random games, positions and plans; it takes hours and is meant for a quiet night.
thorough: setup web
	CAMPFIRE_THOROUGH=1 $(BIN)/pytest -n 2 --dist worksteal tests/contract tests/games/robinson/test_planning.py tests/table/test_leaks.py tests/browser/test_reading.py tests/browser/test_discover.py
	for game in $$($(BIN)/python -c 'from campfire import games; print(*games.NAMES)'); do $(BIN)/python -m campfire.lab.fuzz $$game --games 5000 || exit 1; done

# Half of what a worker does is waiting for pages and servers, so two share a core.
test: system-packages check-python check-page-types check-page-style test-page
	$(BIN)/pytest -n 4 --dist worksteal

system-packages:
	sh scripts/system-packages

check-python: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-page-types: setup web
	cd web && npm run --silent check

check-page-style: setup web
	cd web && npm run --silent lint

test-page: setup web
	cd web && npm run --silent test
