#!/usr/bin/env bash
# Makes the files that compose.yaml reads its secrets from, in deploy/secrets. Keeps what is there.
# Copy secrets/master-key to a safe place: without it nothing that is stored can be read.
set -euo pipefail
folder=${1:-$(dirname "$0")/secrets}
mkdir -p "$folder" && chmod 700 "$folder" && cd "$folder"
# Compose mounts these files as they are; the program reads them as user 10001.
umask 022
make() { [ -e "$1" ] || printf '%s' "$2" >"$1"; }
make database-password "$(openssl rand -hex 24)"
make database-url "postgres://symbolon:$(cat database-password)@postgres/symbolon"
make master-key "$(openssl rand -base64 32)"
make s3-access-key "$(openssl rand -hex 10)"
make s3-secret-key "$(openssl rand -hex 24)"
for name in server-key restricted-key test-key metrics-token; do make "$name" "$(openssl rand -hex 24)"; done
make s3-config.json "{\"identities\":[{\"name\":\"symbolon\",\"credentials\":[{\"accessKey\":\"$(cat s3-access-key)\",\"secretKey\":\"$(cat s3-secret-key)\"}],\"actions\":[\"Read:symbolon\",\"Write:symbolon\",\"List:symbolon\"]}]}"
