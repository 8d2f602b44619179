#!/usr/bin/env bash
# Packs a release for this machine, checks its sums, signature and size, and does with it what smoke.sh does.
# The folder lies outside this checkout, so that no package is found but those that were packed.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Decimal megabytes; docs/decisions/0024-release-format.md.
largest=260
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
node -e '
  const { privateKey, publicKey } = require("node:crypto").generateKeyPairSync("ed25519")
  const write = (name, pem) => require("node:fs").writeFileSync(`${process.argv[1]}/${name}`, pem)
  write("private.pem", privateKey.export({ type: "pkcs8", format: "pem" }))
  write("public.pem", publicKey.export({ type: "spki", format: "pem" }))
' "$folder"

npx tsx tools/release/pack-release.ts --out "$folder/release" --sign-key "$folder/private.pem"
megabytes=$(find "$folder/release" -type f -printf '%s\n' | awk '{ bytes += $1 } END { printf "%d", bytes / 1e6 + 1 }')
if [ "$megabytes" -gt "$largest" ]; then
  echo "the release is larger than $largest MB"
  exit 1
fi
bash tools/release/smoke.sh "$folder/release"
# After the smoke: running it must have changed nothing in it.
node "$folder/release/verify-release.mjs" "$folder/release" --public-key "$folder/public.pem"
