#!/usr/bin/env bash
# What a newcomer does, in the README's own steps: start, scan one specimen, screen one name, stop, start again.
# Needs bash, curl and node. Whatever is asked of the service goes over HTTP.
# `smoke.sh` takes this checkout; `smoke.sh FOLDER` a packed release, started from another directory and without npm.
set -euo pipefail
release=${1:+$(cd "$1" && pwd)}
cd "$(dirname "$0")/../.."
program=${release:-$PWD}

folder=$(mktemp -d)
# Any free port: nothing that runs beside may answer in the place of what is tested.
SYMBOLON_PORT=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
export SYMBOLON_PORT SYMBOLON_DATA_DIR="$folder/data"
node=$(command -v node)
base="http://127.0.0.1:$SYMBOLON_PORT"
service=""
cleanup() {
  if [ -n "$service" ]; then kill -KILL "$service" 2>/dev/null || true; fi
  rm -rf "$folder"
}
trap cleanup EXIT

fail() {
  echo "smoke: $1"
  [ -e "$folder/out" ] && cat "$folder/out"
  exit 1
}
expect() { if [ "$2" = "$3" ]; then echo "$1: $3"; else fail "$1: expected '$2', got '$3'"; fi; }

# `pick EXPRESSION` reads JSON from standard input as `a`.
pick() { node -e 'let t="";process.stdin.on("data",d=>t+=d).on("end",()=>{const a=JSON.parse(t);console.log(eval(process.argv[1]))})' "$1"; }
ask() { curl -s --max-time 120 -H "X-API-KEY: $key" -H 'Content-Type: application/json' "$@"; }

serve() {
  if [ -z "$release" ]; then exec npm start --silent; fi
  cd "$folder" && exec env PATH=/nowhere "$node" "$release/dist/main.js" serve
}
start() {
  local begun=$SECONDS
  serve >"$folder/out" 2>&1 &
  service=$!
  local deadline=$((SECONDS + 300))
  until curl -sf --max-time 5 "$base/readyz" >/dev/null; do
    kill -0 "$service" 2>/dev/null || fail 'the service ended while it was starting'
    [ "$SECONDS" -lt "$deadline" ] || fail 'the service was not ready after five minutes'
    sleep 0.2
  done
  echo "ready after $((SECONDS - begun)) s"
}

# As a process manager does it: the signal goes to what was started, and its exit status counts.
stop() {
  local code=0
  kill -TERM "$service"
  wait "$service" || code=$?
  service=""
  expect 'exit status after SIGTERM' 0 "$code"
  if curl -s --max-time 2 "$base/healthz" >/dev/null; then fail 'something still answers after the stop'; fi
}

start
key=$(sed -n 's/^ *test server *//p' "$folder/out")
[ -n "$key" ] || fail 'the first start printed no test key'
node "$program/dist/main.js" --json specimen passport --out "$folder/passport.jpg" >"$folder/specimen.json"
node -e 'const d=require("fs").readFileSync(process.argv[1]).toString("base64");console.log(JSON.stringify({profile:"security_medium",document:d}))' \
  "$folder/passport.jpg" | ask "$base/scan" --data-binary @- >"$folder/scan.json"
expect 'decision' accept "$(pick 'a.decision' <"$folder/scan.json")"
number=$(pick 'a.zone[1].slice(0, 9)' <"$folder/specimen.json")
expect 'document number' "$number" "$(pick 'a.data.documentNumber[0].value' <"$folder/scan.json")"
expect 'nationality' UTO "$(pick 'a.data.nationalityIso3[0].value' <"$folder/scan.json")"
id=$(pick 'a.transactionId' <"$folder/scan.json")
ask "$base/aml" -d '{"name":"Bartholomew Quillfeather"}' >"$folder/aml.json"
expect 'screened list' demo "$(pick 'a.lists.map((list) => list.database).join()' <"$folder/aml.json")"
expect 'found' 'QUILLFEATHER, Bartholomew Ignatius' "$(pick 'a.match[0].fullname[0]' <"$folder/aml.json")"
node "$program/dist/main.js" --json specimen driving-licence --out "$folder/licence.jpg" >"$folder/licence.json"
npx tsx tools/release/smoke-formats.ts "$base" "$key" "$folder/passport.jpg" "$folder/licence.jpg" || fail 'a format or a page does not work'
stop
start
expect 'kept over a restart' "$id" "$(ask "$base/transaction/$id" | pick 'a.id')"
expect 'keys printed again' 0 "$(grep -c 'test server' "$folder/out" || true)"
stop
echo 'smoke: all well'
