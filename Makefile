SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled
# Programs find the compiled package before the editable one.
RUN := PYTHONPATH=$(CURDIR)/$(COMPILED)
COMMA := ,
# Their names too: a file that is gone changes only the list, which is written when it differs.
SOURCES := $(shell mkdir -p build; find src \( -name __pycache__ -o -name static \) -prune -o -type f -print | sort \
	> build/sources.now; cmp -s build/sources.now build/sources.txt || cp build/sources.now build/sources.txt; \
	cat build/sources.txt) build/sources.txt
# The pages are made of these, and of the words they share with Python.
PAGES := src/gunbai/static/index.html
WEB_SOURCES := $(shell find web/src web/public web/*.* -type f) $(wildcard src/gunbai/locale/*/*.ftl)

# $(call install,ENVIRONMENT,ARGUMENTS): by uv when it is there, else by pip. Both leave bytecode behind: without it a
# server takes twice as long to start, and under PYTHONDONTWRITEBYTECODE it would stay so.
install = if [ -x $(1)/bin/uv ]; then $(1)/bin/uv pip install -q --compile-bytecode --python $(1)/bin/python $(2); \
	else $(1)/bin/python -m pip install -q --disable-pip-version-check $(2); fi
# $(call environment,ENVIRONMENT,EXTRA): a virtual environment with an editable, pure install.
environment = echo "gunbai: Python packages into $(1), once"; $(PYTHON) -m venv $(1); \
	$(1)/bin/python -m pip install -q --disable-pip-version-check uv || echo "no uv here, using pip"; \
	export GUNBAI_PURE=1; $(call install,$(1),-c constraints.txt -e '.[$(2)]'); \
	touch $(1)/.stamp

.PHONY: help setup compiled web docs types play test check gates screenshots format bench arena pins clean

help: ## show this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: .venv/.stamp ## create .venv with the package (editable, pure Python) and the tools

.venv/.stamp: pyproject.toml constraints.txt hatch_build.py
	@$(call environment,.venv,dev$(COMMA)docs$(COMMA)all)

.venv-bench/.stamp: pyproject.toml constraints.txt hatch_build.py
	@$(call environment,.venv-bench,bench)

compiled: $(COMPILED)/.stamp ## build the package with mypyc into build/compiled

# Made beside the old one and put in its place when it is whole; the stamp is as old as the sources that were read. The
# pages are not part of it: they change without a compiler.
$(COMPILED)/.stamp: .venv/.stamp $(SOURCES)
	@echo "gunbai: compiling, some minutes; build/wheel.log tells more"
	@mkdir -p build; rm -rf $(COMPILED).new build/wheel; touch build/compiled.begun
	@$(BIN)/python -m pip wheel -v --disable-pip-version-check --no-deps --no-build-isolation -w build/wheel . \
		> build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@grep -E 'gunbai build:|error:' build/wheel.log || true
	@$(call install,.venv,--no-deps --target $(COMPILED).new build/wheel/*.whl)
	@rm -rf $(COMPILED).new/gunbai/static; ln -s $(CURDIR)/src/gunbai/static $(COMPILED).new/gunbai/static
	@touch -r build/compiled.begun $(COMPILED).new/.stamp
	@rm -rf $(COMPILED).old; [ ! -e $(COMPILED) ] || mv $(COMPILED) $(COMPILED).old
	@mv $(COMPILED).new $(COMPILED); rm -rf $(COMPILED).old; echo "gunbai: compiled"

web: $(PAGES) ## build the pages into src/gunbai/static

web/node_modules/.stamp: web/package-lock.json web/.npmrc
	@command -v npm > /dev/null || { echo "the pages need Node 20 with npm; gunbai play needs neither"; exit 1; }
	@echo "gunbai: packages of the pages, once"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGES): web/node_modules/.stamp $(WEB_SOURCES)
	@echo "gunbai: building the pages"
	@cd web && npm run -s build
	@touch $@

# Warnings are errors: a broken link, a page that is in no menu, a public name that no page describes.
docs: setup ## the documentation into build/site
	$(BIN)/python -m scripts.docs.pages
	$(BIN)/properdocs build -q --strict -f mkdocs.yml
	$(BIN)/python -m scripts.docs.check

types: setup web/node_modules/.stamp ## remake what the pages know of the server: web/openapi.json and the types
	$(BIN)/python -m scripts.web_types
	cd web && npm run -s types

# Nobody waits for the compiler: what is compiled and up to date is served, else plain Python, while the compiler works.
play: setup web ## serve the game with bots on http://127.0.0.1:8000; GUNBAI_ARGS adds arguments
	@GUNBAI_SERVER_BOT_PAUSE_MS=$${GUNBAI_SERVER_BOT_PAUSE_MS:-350} $(BIN)/python -m scripts.play $(GUNBAI_ARGS)

check: gates ## the gates, and the quick tests
	$(BIN)/pytest -q -n 2 -m 'not full' --ignore tests/web

gates: setup web docs ## format, lint, types, layers, dependencies, texture, clauses, words, maps, art, pages, documentation
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry src
	$(BIN)/python scripts/check_dependencies.py
	$(BIN)/python scripts/check_texture.py
	$(BIN)/python scripts/check_clauses.py
	$(BIN)/python scripts/make_citations.py --check
	$(BIN)/python -m scripts.check_words
	$(BIN)/python scripts/maps/check_maps.py > build/maps.log || { cat build/maps.log; exit 1; }
	$(BIN)/python scripts/maps/make_prints.py --check
	$(BIN)/python scripts/art/check_art.py > build/art.log || { cat build/art.log; exit 1; }
	$(BIN)/python -m scripts.web_types --check
	$(BIN)/python scripts/check_wire.py
	$(BIN)/python scripts/check_styles.py
	cd web && npm run -s typed && npm run -s lint && npm run -s check && npm test -s

# What may differ between the builds is tested on both: what is compiled, and what it is compared with.
BOTH := $(wildcard tests/test_doc*.py) tests/scripts/test_walk.py $(addprefix tests/,kernel games rules conformance records bots examples)
# Where there is a compiler, a module that mypyc refuses fails the tests instead of shipping as Python.
test: export GUNBAI_COMPILED := $(shell command -v cc)
test: setup compiled gates ## everything: the gates, quick tests of the rules as pure Python, all tests on the compiled package
	$(BIN)/pytest -q -n 2 -m 'not full' $(BOTH)
	@[ -z "$$GUNBAI_COMPILED" ] || ls $(COMPILED)/gunbai__mypyc* > /dev/null
	@$(programs)
	@$(call install,.venv,-c constraints.txt 'gunbai[ray]') || echo "not here: ray; the test that wants it is skipped"
	@$(learning)
	@$(scratch) $(RUN) $(BIN)/pytest -q -n 2

# Tests make thousands of small databases, and every commit waits for a disk; where memory is a folder they are made there.
scratch = free=$$(df -Pk /dev/shm 2> /dev/null | awk 'NR == 2 { print $$4 }'); \
	[ "$${free:-0}" -lt 4000000 ] || { TMPDIR=$$(mktemp -d /dev/shm/gunbai.XXXXXX); export TMPDIR; chmod 711 "$$TMPDIR"; trap 'rm -rf "$$TMPDIR"' EXIT; };

# Browser tests want a real Chromium, storage tests a real PostgreSQL; where we may, they are installed.
programs = need=""; command -v chromium > /dev/null || need="$$need chromium"; \
	ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || need="$$need postgresql"; \
	[ -z "$$need" ] || { [ "$$(id -u)" = 0 ] && apt-get update -qq > build/apt.log && \
	DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $$need >> build/apt.log 2>&1; } \
	|| echo "not here:$$need; the tests that want it are skipped"

# PyTorch is large: it comes where CI asks for it, in one release for all runs; elsewhere who has it tests with it.
learning = [ -z "$${CI:-}" ] || $(BIN)/python -m pip install -q --disable-pip-version-check torch==2.13.0 2> build/torch.log \
	|| echo "not here: torch; the tests that want it are skipped"

screenshots: setup web ## a gallery of both games into docs/screenshots
	@$(programs)
	$(BIN)/python -m tests.web.gallery

format: setup ## rewrite the sources as `check` wants them
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: compiled .venv-bench/.stamp ## measure speed, beside catanatron in an environment of its own
	$(RUN) .venv-bench/bin/python -m bench $(GUNBAI_ARGS)

# $(call contest,NAME,TABLE,GAMES,MORE): both games, three to five players; broken off, `make arena` goes on.
contest = for game in rising-sun shogun; do for seats in 3 4 5; do \
	$(RUN) nice $(BIN)/gunbai arena $$game --bots $(2) --players $$seats --games $$(($(3) / $$seats * $$seats)) --seed 1 \
		--out build/arena/$(1)-$$game-$$seats --resume --log build/arena/results.md $(4); done; done

arena: compiled ## the big tournaments: win shares, ratings, balance, plots (hours); results go to build/arena
	$(call contest,novice,novice$(COMMA)random,300,)
	$(call contest,steady,steady$(COMMA)novice,300,)
	$(call contest,balance,steady,600,)
	$(call contest,master,master$(COMMA)steady,100,--budget 1000)
	for seats in 3 4 5; do $(RUN) nice $(BIN)/gunbai arena rising-sun --bots steady,steady:silent --players $$seats --games 600 \
		--seed 1 --out build/arena/bargain-$$seats --resume --log build/arena/results.md; done

pins: ## remake constraints.txt from pyproject.toml
	uv=$(BIN)/uv; [ -x $$uv ] || uv=uv; \
	$$uv pip compile -q pyproject.toml --all-extras --universal --python-version 3.11 --upgrade \
		--no-emit-index-url --no-emit-find-links --no-annotate --custom-compile-command 'make pins' -o constraints.txt
	! grep -nE '://|--index|--find-links' constraints.txt

clean: ## remove everything that was built
	rm -rf .venv .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
