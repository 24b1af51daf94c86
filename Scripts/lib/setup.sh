# Functions that the scripts share: they find the Swift toolchain, and install the three C libraries
# and strace. To be sourced. Sets `root`, and makes it the working folder.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root"

# Prints what is about to happen.
say() { printf '\n==> %s\n' "$*"; }

# Stops with a message.
fail() { fail_with 1 "$@"; }

# Stops with an exit status and a message.
fail_with() {
  local status=$1
  shift
  printf 'error: %s\n' "$*" >&2
  exit "$status"
}

# Prints the comment at the top of the calling script and exits, if the arguments ask for help.
show_help_if_asked() {
  local word
  for word in "$@"; do
    if [ "$word" = --help ] || [ "$word" = -h ]; then
      awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
      exit 0
    fi
  done
}

# Puts `swift` on PATH, or fails and prints where to get it.
find_swift() {
  local folder
  for folder in "" "$HOME/.local/share/swiftly/bin" "$HOME/.swiftly/bin" \
    /usr/local/swift/usr/bin /usr/libexec/swift/bin; do
    if [ -n "$folder" ] && [ -x "$folder/swift" ]; then PATH="$folder:$PATH"; fi
    if command -v swift >/dev/null 2>&1; then
      say "Swift: $(swift --version 2>/dev/null | head -n 1)"
      return
    fi
  done
  fail "no Swift toolchain found; install Swift 6.1 or later from https://www.swift.org/install"
}

# Whether everything is there that install_libraries installs. A test uses strace to see which
# programs Lintel starts; it is skipped if strace is missing and there is no apt-get to install it.
has_libraries() {
  command -v pkg-config >/dev/null 2>&1 && pkg-config --exists libxml-2.0 yaml-0.1 sqlite3 || return 1
  command -v strace >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1
}

# Installs libxml2, libyaml, pkg-config, SQLite for the samples, and strace, if they are missing.
install_libraries() {
  if has_libraries; then return; fi
  if command -v apt-get >/dev/null 2>&1; then
    say "Installing libxml2-dev, libyaml-dev, libsqlite3-dev, pkg-config and strace with apt-get"
    local sudo=()
    if [ "$(id -u)" -ne 0 ]; then sudo=(sudo); fi
    local packages=(libxml2-dev libyaml-dev libsqlite3-dev pkg-config strace)
    export DEBIAN_FRONTEND=noninteractive
    # The package lists of a fresh machine are empty or old, so they are fetched first.
    "${sudo[@]}" apt-get update -qq
    "${sudo[@]}" apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
  elif command -v brew >/dev/null 2>&1; then
    say "Installing libxml2, libyaml, sqlite3 and pkg-config with brew"
    brew install libxml2 libyaml sqlite3 pkg-config
    PKG_CONFIG_PATH="$(brew --prefix sqlite3)/lib/pkgconfig:${PKG_CONFIG_PATH:-}"
    PKG_CONFIG_PATH="$(brew --prefix libxml2)/lib/pkgconfig:$PKG_CONFIG_PATH"
    export PKG_CONFIG_PATH
  else
    fail "libxml2, libyaml and SQLite with their headers, and pkg-config, are needed; install them first"
  fi
  pkg-config --exists libxml-2.0 yaml-0.1 sqlite3 ||
    fail "libxml2, libyaml or SQLite is still missing after the installation"
}

# The options for a program that is built for use. A program that contains the Swift libraries
# starts in three quarters of the time; on macOS, these libraries are part of the system.
for_use=(-c release)
if [ "$(uname -s)" != Darwin ]; then for_use+=(--static-swift-stdlib); fi

# The options for builds during development. Other options would build everything again, so what
# Scripts/test builds with optimisation has a folder of its own.
for_work=(-Xswiftc -warnings-as-errors)
if [ -n "${LINTEL_OPTIMISED:-}" ]; then for_work+=(--scratch-path "$root/.build/optimised"); fi

# Prepares everything that a build requires.
set_up() {
  find_swift
  install_libraries
}
