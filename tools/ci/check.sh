#!/usr/bin/env bash
# Types, format, arrows, dead code and then the unit and house tests on one processor, the linter on the other; anyone who is
# done first leaves his to the other.
set -uo pipefail
cd "$(dirname "$0")/../.."

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
if [ "$failed" -eq 0 ]; then npm run --silent unit || failed=1; fi
wait "$lint" || failed=1
echo "check: $SECONDS s"
exit "$failed"
