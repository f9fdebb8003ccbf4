# Everything runs in .venv, which is made on first use: only Python 3.11 or newer has to be there,
# and Node 20 or newer for the table in the browser.
# Another interpreter: make PYTHON=/path/to/python3.12

VENV := .venv
PY := $(VENV)/bin/python
PLAYABLE := $(VENV)/.playable
STAMP := $(VENV)/.installed
PIP_INSTALL := $(PY) -m pip install -qq --constraint constraints.txt
NO_PACKAGES := echo "error: could not install the packages; can pip reach its registry?" >&2; exit 1
GRAVEHOLD := $(PY) -m gravehold
STATIC := src/gravehold/server/static
WEB_STAMP := $(STATIC)/.built
NODE_MODULES := web/node_modules/.package-lock.json

# Options a caller may set: make soak GAMES=100000, make pytest PYTEST_ARGS='-k exhausted', make test PARTS='lint types'
GAMES ?= 1000
EXPEDITIONS ?= 50
CAMPAIGNS ?= 20
# Each worker begins with a part of its own and takes from the others when it is done: what tests next to each
# other share (a server, a game played up to some point) is made once, and no long test is left to the end alone.
PYTEST_ARGS ?= -n auto --dist worksteal
BROWSER_ARGS ?= -n 2 --dist worksteal
PLAY_ARGS ?=
PEERS_ARGS ?=
NO_BROWSER ?=
# The scenario files are run by pytest, on all cores; 'make scenarios' tells of each one.
PARTS := types compiled lint webtest rules pytest browser

export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Where the surroundings forbid bytecode beside the source, each process would compile all of it again, which takes
# three times as long as reading it: it lies in the environment then, and nothing is left in the tree.
ifdef PYTHONDONTWRITEBYTECODE
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/bytecode
endif

.DEFAULT_GOAL := help
.PHONY: help install playargs play terminal test quick lint types pytest web webtest browser scenarios rules soak bench bench-peers benchmarks instructions fast compiled mutations docs golden format dist clean distclean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

install: $(STAMP) ## make .venv with the package and all tools in it

# An environment whose interpreter is gone is made anew.
$(shell test -x $(PY) || rm -f $(STAMP) $(PLAYABLE))

# Whoever wants to play need not wait for the tools.
$(PLAYABLE): pyproject.toml constraints.txt
	@echo "Getting ready. This takes one to three minutes, only now and after updates."
	@$(PY) -m pip --version >/dev/null 2>&1 || \
	   tools/patiently "Making $(VENV)" tools/make-venv $(VENV) $(PYTHON)
	@tools/patiently "Installing Gravehold into $(VENV) (about a minute)" \
	   sh -c '$(PIP_INSTALL) hatchling editables && $(PIP_INSTALL) --no-build-isolation --editable ".[table]"' || \
	   { $(NO_PACKAGES); }
	@touch $@

$(STAMP): $(PLAYABLE)
	@tools/patiently "Installing the tools into $(VENV) (about a minute)" \
	   $(PIP_INSTALL) --no-build-isolation --editable '.[test]' || { $(NO_PACKAGES); }
	@touch $@

# Before the long steps; where no Python is found they say so.
playargs:
	@for python in $(PYTHON) python3 python; do \
	   if command -v $$python >/dev/null 2>&1; then $$python -B tools/play_args.py $(PLAY_ARGS); exit; fi; \
	 done

play: playargs $(PLAYABLE) ## play in the browser (without Node: in the terminal; NO_BROWSER=1: open it yourself)
	@if { tools/need-node && make --silent --no-print-directory web; } || test -f $(STATIC)/index.html; then \
	   GRAVEHOLD_LOG_LEVEL=$${GRAVEHOLD_LOG_LEVEL:-warning} exec $(GRAVEHOLD) serve --open $(if $(NO_BROWSER),--no-open) $(PLAY_ARGS); \
	 else \
	   echo "No table for the browser, then: the game in the terminal ('make terminal')."; \
	   exec $(GRAVEHOLD) play; \
	 fi

terminal: $(PLAYABLE) ## play in the terminal
	@$(GRAVEHOLD) play $(PLAY_ARGS)

# One part that fails hides no other: all are run, and the last lines say what failed.
# The environment is made before: parts that run beside each other would both make it.
test: $(STAMP) ## every check there is
	@tools/run-parts $(MAKE) $(PARTS)

quick: $(STAMP) ## what a change touches, in less than a minute: style, types, its tests (BASE=HEAD)
	@$(PY) -m tools.quick $(BASE)

lint: $(STAMP) $(NODE_MODULES) ## style: ruff for Python, prettier and eslint for the table in the browser
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	cd web && npm run --silent lint

format: $(STAMP) $(NODE_MODULES) ## put the code into the house style
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	cd web && npm run --silent format

types: $(STAMP) ## mypy, strict
	$(PY) -m mypy

pytest: $(STAMP) ## the Python tests, without those in a browser
	$(PY) -m pytest --ignore=tests/browser $(PYTEST_ARGS)

# By themselves: Playwright keeps an event loop running, which tests that start one cannot bear.
browser: $(STAMP) $(WEB_STAMP) ## the tests in a real browser
	@tools/need-chromium
	$(PY) -m pytest tests/browser $(BROWSER_ARGS)

scenarios: $(STAMP) ## run the scenario files
	$(GRAVEHOLD) scenario run tests/scenarios

rules: $(STAMP) ## which rule is named by which test, and what is missing
	@$(GRAVEHOLD) rules --coverage --tests tests

soak: $(STAMP) ## random games, expeditions and campaigns that check every invariant (GAMES=1000)
	$(GRAVEHOLD) soak --games $(GAMES)
	$(GRAVEHOLD) soak --expeditions $(EXPEDITIONS)
	$(GRAVEHOLD) soak --campaigns $(CAMPAIGNS)

bench: $(STAMP) $(WEB_STAMP) ## measure the kernel, the server, the client and the way to the first card
	$(GRAVEHOLD) bench
	$(GRAVEHOLD) bench-server
	cd web && npm run --silent size
	@tools/need-chromium
	$(PY) -m tools.startup

benchmarks: $(STAMP) $(WEB_STAMP) ## measure everything anew and write docs/benchmarks.md
	$(PY) -m tools.benchmarks

# What it compares with stays out of the environment that everything else runs in.
PEERS := .venv-peers
PEERS_STAMP := $(PEERS)/.installed

$(PEERS_STAMP): tools/peers.txt pyproject.toml
	@tools/patiently "Making $(PEERS)" tools/make-venv $(PEERS) $(PYTHON)
	@tools/patiently "Installing the libraries to compare with (about a minute)" \
	   $(PEERS)/bin/python -m pip install -qq --requirement tools/peers.txt --editable . || { $(NO_PACKAGES); }
	@touch $@

bench-peers: $(PEERS_STAMP) ## measure beside python-chess, pyminion, rlcard and OpenSpiel, and write docs/peers.md
	@$(PEERS)/bin/python -m tools.peers $(PEERS_ARGS)

# The client is built with node 20 or newer, and only when it changed; the stamp lies with what was built.
WEB_FILES := $(shell find web/src web/locale web/public -type f ! -name schema.d.ts 2>/dev/null) \
	web/index.html web/package.json web/package-lock.json web/svelte.config.js web/vite.config.ts

web: $(WEB_STAMP) ## build the table for the browser

webtest: $(NODE_MODULES) ## the client's types and its tests without a browser
	cd web && npm run --silent check && npm run --silent test

$(NODE_MODULES): web/package.json web/package-lock.json
	@tools/need-node
	@tools/patiently "Fetching what the table is built with (about half a minute)" \
	   sh -c 'cd web && npm ci --silent --no-fund --no-audit'
	@touch $@

$(WEB_STAMP): $(WEB_FILES) $(NODE_MODULES)
	@tools/patiently "Building the table into $(STATIC) (a few seconds)" \
	   sh -c 'cd web && npm run --silent build -- --logLevel warn'
	@touch $@

fast: $(STAMP) ## compile the kernel, which is then used wherever it was: games go twice as fast (needs a C compiler)
	@$(PY) -m tools.fast

compiled: $(STAMP) ## the kernel compiled, aside: the same games, and its tests (without a C compiler: skipped)
	@$(PY) -m tools.fast --check

instructions: $(STAMP) ## count the kernel's instructions under valgrind
	@$(PY) -m tools.instructions

mutations: $(STAMP) ## break the kernel in many small ways: which of them do its tests notice?
	@$(PY) -m tools.mutations

docs: $(STAMP) ## write the generated pages of docs/
	GRAVEHOLD_COMPILED= $(PY) -m tools.docs

golden: $(STAMP) ## the kept games and card texts anew, to be read as a diff
	$(PY) -m tools.golden
	$(PY) -m tools.card_texts

dist: $(STAMP) $(WEB_STAMP) ## a wheel and an sdist in dist/, with the table in them
	rm -rf dist
	$(PY) -m hatchling build

clean: ## remove caches and built files
	rm -rf build dist src/gravehold/compiled-modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests tools -type d -name __pycache__ -prune -exec rm -rf {} +

distclean: clean ## remove .venv, node_modules and the built table as well
	rm -rf $(VENV) $(PEERS) web/node_modules $(STATIC)
