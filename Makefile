# Everything runs in .venv, which is made on first use: only Python 3.11 or newer has to be there.
# Another interpreter: make PYTHON=/path/to/python3.12

VENV := .venv
PY := $(VENV)/bin/python
STAMP := $(VENV)/.installed
PIP_INSTALL := $(PY) -m pip install -qq --constraint constraints.txt
GRAVEHOLD := $(PY) -m gravehold.cli

# Options a caller may set: make soak GAMES=100000, make pytest PYTEST_ARGS='-k ignite'
GAMES ?= 1000
PYTEST_ARGS ?= -n auto
PLAY_ARGS ?=

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help install play test lint types pytest scenarios rules soak bench docs golden format clean distclean

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

install: $(STAMP) ## make .venv with the package and all tools in it

# An environment whose interpreter is gone is made anew.
$(shell test -x $(PY) || rm -f $(STAMP))

$(STAMP): pyproject.toml constraints.txt
	@$(PY) -m pip --version >/dev/null 2>&1 || tools/make-venv $(VENV) $(PYTHON)
	@echo "Installing Gravehold into $(VENV) ..."
	@{ $(PIP_INSTALL) hatchling editables && \
	   $(PIP_INSTALL) --no-build-isolation --editable '.[test]'; } || \
	   { echo "error: could not install the packages; can pip reach its registry?" >&2; exit 1; }
	@touch $@

play: $(STAMP) ## play a game in the terminal
	@$(GRAVEHOLD) play $(PLAY_ARGS)

test: lint types pytest scenarios rules ## every check there is

lint: $(STAMP) ## style: ruff check and ruff format --check
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

format: $(STAMP) ## put the code into the house style
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

types: $(STAMP) ## mypy, strict
	$(PY) -m mypy

pytest: $(STAMP) ## the Python tests
	$(PY) -m pytest $(PYTEST_ARGS)

scenarios: $(STAMP) ## run the scenario files
	$(GRAVEHOLD) scenario run tests/scenarios

rules: $(STAMP) ## which rule is named by which test, and what is missing
	@$(GRAVEHOLD) rules --coverage --tests tests

soak: $(STAMP) ## random games that check every invariant (GAMES=1000)
	$(GRAVEHOLD) soak --games $(GAMES)

bench: $(STAMP) ## measure the speed of the kernel and of the server
	$(GRAVEHOLD) bench
	$(GRAVEHOLD) bench-server

# The client is built with node 20 or newer, and only when it changed; the stamp lies with what was built.
STATIC := src/gravehold/server/static
WEB_STAMP := $(STATIC)/.built
WEB_FILES := $(shell find web/src web/locale web/public -type f 2>/dev/null) \
	web/index.html web/package.json web/package-lock.json web/svelte.config.js web/vite.config.ts

web: $(WEB_STAMP) ## build the table for the browser

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@command -v npm >/dev/null || \
	   { echo "error: the table is built with node 20 or newer and npm; neither was found" >&2; exit 1; }
	@cd web && npm ci --silent --no-fund --no-audit
	@touch $@

$(WEB_STAMP): $(WEB_FILES) web/node_modules/.package-lock.json
	@echo "Building the table into $(STATIC) ..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

docs: $(STAMP) ## write the generated pages of docs/
	$(PY) -m tools.docs

golden: $(STAMP) ## the kept games and card texts anew, to be read as a diff
	$(PY) -m tools.golden
	$(PY) -m tools.card_texts

clean: ## remove caches and built files
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests tools -type d -name __pycache__ -prune -exec rm -rf {} +

distclean: clean ## remove .venv as well
	rm -rf $(VENV)
