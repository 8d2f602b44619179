#!/usr/bin/env bash
# The structure and unit suites on later versions of Node than the one that is installed: `npm run test:nodes -- 22 24`.
# Words that are no number choose unit tests by their path: `npm run test:nodes -- 24 src/platform`.
# The binaries come from the npm registry, as the packages that the package `node` installs; they stay in .cache/nodes.
set -euo pipefail
cd "$(dirname "$0")/../.."
versions=()
paths=()
for word in "$@"; do
  if [[ $word =~ ^[0-9]+$ ]]; then versions+=("$word"); else paths+=("$word"); fi
done
[ "${#versions[@]}" -gt 0 ] || versions=(22 24)
suites=(--project beside)
[ "${#paths[@]}" -gt 0 ] || suites+=(--project structure)

platform=$(node -p 'process.platform.replace("win32", "win") + "-" + process.arch')
failed=0
for version in "${versions[@]}"; do
  folder=.cache/nodes/$version
  binary=$PWD/$folder/node_modules/node-$platform/bin
  if [ ! -x "$binary/node" ]; then
    mkdir -p "$folder"
    npm install --silent --no-audit --no-fund --no-save --prefix "$folder" "node-$platform@$version"
  fi
  echo "── Node $("$binary/node" --version)"
  PATH="$binary:$PATH" node node_modules/vitest/vitest.mjs run "${suites[@]}" "${paths[@]}" || failed=1
done
exit "$failed"
