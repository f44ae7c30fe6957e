#!/usr/bin/env bash
# Sets up what haftquiz needs, inside this folder: `tools/setup.sh python|node|browser|pin`.
#
# The Makefile calls it and keeps the stamps; every part can also be run by hand and may be repeated.
# Python 3.13 is wanted because the packed library is bytecode of the browser's own Python (3.13).
# Where none can be had, any python3 from 3.11 on does: the build then ships source and says so.
set -euo pipefail
cd "$(dirname "$0")/.."

WANTED=$(cat .python-version)
CACHE=$PWD/.cache
VENV=$PWD/.venv
export PIP_DISABLE_PIP_VERSION_CHECK=1
# uv must not put Pythons or caches outside the project, nor ask.
export UV_PYTHON_INSTALL_DIR=${UV_PYTHON_INSTALL_DIR:-$CACHE/python}

say() { printf '%s\n' "setup: $*" >&2; }
die() { printf '%s\n' "setup: $*" >&2; exit 1; }

# --- Debian and Ubuntu, as root -------------------------------------------------------------------

can_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

apt_install() {
    say "installing with apt: $*"
    local quiet=(apt-get -qq -o Dpkg::Use-Pty=0)
    DEBIAN_FRONTEND=noninteractive "${quiet[@]}" update >&2 &&
        DEBIAN_FRONTEND=noninteractive "${quiet[@]}" install -y --no-install-recommends "$@" >&2
}

# --- Python ---------------------------------------------------------------------------------------

# is_python COMMAND VERSION-TEST: it runs, and its version passes. (A pyenv shim may be on PATH and not run.)
is_python() { "$1" -c "import sys; v = sys.version_info[:2]; sys.exit(not ($2))" 2>/dev/null; }
is_wanted() { is_python "$1" "v == (${WANTED/./, })"; }
is_enough() { is_python "$1" "v >= (3, 11)"; }

# The real file behind a shim, so that the environment outlives a change of PATH or of pyenv's choice.
real_python() { "$1" -c 'import sys; print(sys.executable)'; }

# candidates VERSION...: where a Python of these versions may be, best first.
candidates() {
    local version
    for version in "$@"; do
        echo "python$version"
        compgen -G "${PYENV_ROOT:-$HOME/.pyenv}/versions/$version*/bin/python3" | sort -rV || true
        compgen -G "$UV_PYTHON_INSTALL_DIR/cpython-$version*/bin/python3" | sort -rV || true
    done
}

find_wanted() {
    local candidate
    for candidate in ${PYTHON:-} $(candidates "$WANTED") python3; do
        if is_wanted "$candidate"; then real_python "$candidate"; return; fi
    done
    return 1
}

find_enough() {
    local candidate
    for candidate in ${PYTHON:-} python3 /usr/bin/python3 $(candidates 3.13 3.12 3.14 3.11); do
        if is_enough "$candidate"; then real_python "$candidate"; return; fi
    done
    return 1
}

# make_venv PYTHON FOLDER: an environment with pip in it. Debian's python3 may come without ensurepip.
make_venv() {
    rm -rf "$2"
    if "$1" -m venv "$2" >/dev/null 2>&1; then return; fi
    rm -rf "$2"
    say "$1 cannot make environments by itself (ensurepip is missing)"
    if "$1" -m pip --version >/dev/null 2>&1; then
        "$1" -m pip install -qq --upgrade --target "$CACHE/virtualenv" -c constraints.txt virtualenv >&2
        PYTHONPATH=$CACHE/virtualenv "$1" -m virtualenv -q "$2" >&2
    elif can_apt && apt_install python3-venv; then
        "$1" -m venv "$2" >&2
    else
        die "please install the venv module for $1 (Debian: apt-get install python3-venv), then try again"
    fi
}

# Python 3.13 by way of uv, which is taken from PyPI into the project when it is not there.
fetch_wanted() {
    local base=$1 uv
    if ! uv=$(command -v uv); then
        uv=$CACHE/uv-tool/bin/uv
        if ! [ -x "$uv" ]; then
            say "bringing uv to fetch Python $WANTED"
            make_venv "$base" "$CACHE/uv-tool"
            "$CACHE/uv-tool/bin/python" -m pip install -qq -c constraints.txt uv >&2 || return 1
        fi
    fi
    # A closed network says no at once or hangs: do not wait for it for long.
    UV_HTTP_RETRIES=1 UV_HTTP_TIMEOUT=60 "$uv" python install -q --no-bin "$WANTED" >&2 || return 1
    "$uv" python find --no-project "$WANTED"
}

choose_python() {
    local base found
    if found=$(find_wanted); then echo "$found"; return; fi
    base=$(find_enough) || die "please install Python $WANTED (or at least 3.11), then try again"
    if [ -z "${HAFTQUIZ_NO_FETCH:-}" ] && found=$(fetch_wanted "$base") && is_wanted "$found"; then
        echo "$found"
        return
    fi
    say "Python $WANTED is not to be had here; going on with $base:" \
        "the site will ship its Python as source (slower to start), everything else is the same"
    echo "$base"
}

setup_python() {
    local python
    python=$(choose_python)
    say "environment .venv of $("$python" --version)"
    mkdir -p "$CACHE"
    if ! { [ -x "$VENV/bin/python" ] && [ "$(venv_base)" = "$("$python" -c "$BASE_OF")" ] &&
           "$VENV/bin/python" -m pip --version >/dev/null 2>&1; }; then
        make_venv "$python" "$VENV"
    fi
    "$VENV/bin/python" -m pip install -qq -c constraints.txt -e '.[dev]'
}

BASE_OF='import sys; print(sys.base_prefix, *sys.version_info[:3])'
venv_base() { "$VENV/bin/python" -c "$BASE_OF" 2>/dev/null; }

# --- Node -----------------------------------------------------------------------------------------

setup_node() {
    if ! { command -v node && command -v npm; } >/dev/null; then
        { can_apt && apt_install nodejs npm; } ||
            die "please install Node 18 or newer with npm (Debian: apt-get install nodejs npm), then try again"
    fi
    say "node_modules from package-lock.json"
    npm ci --silent
}

# --- browsers for the tests -------------------------------------------------------------------------

# have NAME...: one of the programs is there.
have() { local name; for name; do if command -v "$name" >/dev/null; then return; fi; done; return 1; }

# Chromium is a must. Tests in Firefox and WebKitGTK are skipped, with a reason, where they are missing
# (where CI is set a skipped test fails).
setup_browser() {
    local missing=()
    have chromium chromium-browser google-chrome google-chrome-stable || missing+=(chromium fonts-noto-core)
    have firefox-esr firefox || missing+=(firefox-esr)
    have WebKitWebDriver || missing+=(webkit2gtk-driver)
    have Xvfb || missing+=(xvfb)
    have java || missing+=(default-jre-headless) # for the Nu HTML checker
    have pdftotext || missing+=(poppler-utils)   # to read what was printed
    have hugo || missing+=(hugo)                 # to build a site with a quiz in it
    if [ ${#missing[@]} = 0 ]; then return; fi
    if can_apt && apt_install "${missing[@]}"; then return; fi
    say "some tests will be skipped; missing here: ${missing[*]}"
    have chromium chromium-browser google-chrome google-chrome-stable ||
        die "the tests need Chromium: please install it (Debian: apt-get install chromium), then try again"
}

# --- constraints.txt --------------------------------------------------------------------------------

# Everything that `.[dev,bench]` and the bootstrap bring, at the newest versions inside their bounds.
setup_pin() {
    local python fresh=$CACHE/pin
    python=$(find_wanted) || die "pinning wants Python $WANTED"
    make_venv "$python" "$fresh"
    "$fresh/bin/python" -m pip install -qq -e '.[dev,bench]' uv virtualenv hatchling
    {
        echo "# Exact versions of everything that is installed; made by \`make pin\`, do not edit."
        "$fresh/bin/python" -m pip freeze --exclude-editable | grep -E '^[A-Za-z0-9._-]+==' | sort -f
    } >constraints.txt.new
    mv constraints.txt.new constraints.txt
    npm install --package-lock-only --silent
    rm -rf "$fresh"
}

case ${1:-} in
    python | node | browser | pin) "setup_$1" ;;
    *) die "usage: tools/setup.sh python|node|browser|pin" ;;
esac
