#!/usr/bin/env bash
# Types, lint, format, arrows and dead code on two processors at once, then the unit and house tests.
set -uo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Runs one step and keeps what it says, for the case that it fails.
step() {
  local name=$1 begin=$SECONDS
  if npm run --silent "$name" >"$folder/$name" 2>&1; then echo "$name: ok, $((SECONDS - begin)) s"; else
    cat "$folder/$name"
    echo "$name: FAILED, $((SECONDS - begin)) s"
    return 1
  fi
}

step lint &
lint=$!
failed=0
for name in types format arrows dead; do step "$name" || failed=1; done
wait "$lint" || failed=1
[ "$failed" -eq 0 ] || exit 1
npm run --silent unit
