# The short way in: `make serve` shows the site, `make test` proves it. Both set up what they need.
# What is clever is in tools/setup.sh; a stamp file tells that a part is done.

PYTHON_READY := .venv/.ready
NODE_READY   := node_modules/.ready
PY           := .venv/bin/python
PYTEST_ARGS  ?=

.DEFAULT_GOAL := help
.PHONY: help serve build test audit check bench bench-browser lint setup wheel pin clean distclean

help:
	@echo 'make serve   build the site and serve it with live reload'
	@echo 'make test    set up everything, lint, and run all tests, real browser included'
	@echo "make audit   score three kinds of pages with the browser's own audit"
	@echo 'make check   lint and the quick tests (under a minute)'
	@echo 'make bench   plies of random games a second, beside other libraries where installed,'
	@echo '             and the start of Python in browsers (that alone: make bench-browser)'
	@echo 'make build   write the site to _site/'
	@echo 'make wheel   build the package, the packed Python of the browser in it'
	@echo 'make pin     renew constraints.txt and package-lock.json'
	@echo 'make clean   remove what builds and tests left; make distclean also what setup brought'

serve: setup
	$(PY) -m haftquiz serve $(SERVE_ARGS)

build: setup
	$(PY) -m haftquiz build

test: setup lint
	@tools/setup.sh browser
	$(PY) -m pytest -n 2 --dist worksteal -m 'not lighthouse' $(PYTEST_ARGS)

# Scores rest on timings: one at a time, on a quiet machine.
audit: setup
	@tools/setup.sh browser
	$(PY) -m pytest -m lighthouse $(PYTEST_ARGS)

check: setup lint
	$(PY) -m pytest -q -n 2 --dist worksteal -m 'not browser and not slow' $(PYTEST_ARGS)

bench: setup
	$(PY) tools/bench.py $(BENCH_ARGS)
	$(MAKE) bench-browser

bench-browser: setup
	@tools/setup.sh browser
	$(PY) -W ignore tools/bench_browser.py $(BENCH_BROWSER_ARGS)

lint: setup
	$(PY) -m ruff check .
	$(PY) -m mypy
	node_modules/.bin/tsc -p tools/jsconfig.json

setup: $(PYTHON_READY) $(NODE_READY)

$(PYTHON_READY): pyproject.toml constraints.txt .python-version tools/setup.sh
	@tools/setup.sh python
	@touch $@

$(NODE_READY): package.json package-lock.json .npmrc
	@tools/setup.sh node
	@touch $@

wheel: setup
	rm -rf build/runtime
	$(PY) -m haftquiz runtime --into build/runtime
	$(PY) -m build --wheel --outdir dist .

pin:
	tools/setup.sh pin

clean:
	rm -rf _site _site.* dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis .cache/runtime
	find haftquiz tests -name __pycache__ -prune -exec rm -rf {} +

distclean: clean
	rm -rf .venv node_modules .cache
