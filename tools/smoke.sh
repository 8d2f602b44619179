#!/usr/bin/env bash
# What a newcomer does: npm start, one scan and one screening over HTTP, stop, start again, everything still there.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
port=${SYMBOLON_SMOKE_PORT:-18080}
base="http://127.0.0.1:$port"
export SYMBOLON_PORT=$port SYMBOLON_DATA_DIR="$folder/data" SYMBOLON_LOG_LEVEL=warn
export SYMBOLON_TEST_KEY=SmokeTestKeySmokeTestKeySmoke123
service=""
cleanup() {
  if [ -n "$service" ]; then kill -TERM "$service" 2>/dev/null || true; fi
  rm -rf "$folder"
}
trap cleanup EXIT

start() {
  npm start --silent >"$folder/out" 2>&1 &
  service=$!
  for _ in $(seq 1 240); do
    if curl -sf "$base/readyz" >/dev/null; then return; fi
    kill -0 "$service" 2>/dev/null || { cat "$folder/out"; exit 1; }
    sleep 0.5
  done
  cat "$folder/out"
  exit 1
}

stop() {
  pkill -TERM -P "$service" || true
  local code=0
  wait "$service" || code=$?
  service=""
  [ "$code" -eq 0 ] || { echo "stopped with $code"; cat "$folder/out"; exit 1; }
}

# jq is not everywhere; node is. `pick EXPRESSION` reads JSON from standard input as `a`.
pick() { node -e 'let t="";process.stdin.on("data",d=>t+=d).on("end",()=>{const a=JSON.parse(t);console.log(eval(process.argv[1]))})' "$1"; }
ask() { curl -s -H "X-API-KEY: $SYMBOLON_TEST_KEY" -H 'Content-Type: application/json' "$@"; }
expect() { [ "$2" = "$3" ] || { echo "$1: expected '$2', got '$3'"; exit 1; }; echo "$1: $3"; }

start
node dist/main.js specimen passport --out "$folder/passport.jpg" --json >"$folder/specimen.json"
(printf '{"profile":"security_medium","document":"' && base64 -w0 "$folder/passport.jpg" && printf '"}') |
  ask "$base/scan" --data-binary @- >"$folder/scan.json"
expect 'decision' accept "$(pick 'a.decision' <"$folder/scan.json")"
expect 'nationality' UTO "$(pick 'a.data.nationalityIso3[0].value' <"$folder/scan.json")"
id=$(pick 'a.transactionId' <"$folder/scan.json")
ask "$base/aml" -d '{"name":"DEMO_NAME"}' >"$folder/aml.json"
expect 'screened list' demo "$(pick 'a.lists[0].database' <"$folder/aml.json")"
stop
start
expect 'kept over a restart' "$id" "$(ask "$base/transaction/$id" | pick 'a.id')"
stop
echo 'smoke: all well'
