# Sourced by .ci/run and tools/ci/test-long.sh: runs steps one after the other, and prints their seconds as a table.
# A step that fails stops nothing: `failed_steps` counts it. `step_result` is how the last one ended.
failed_steps=0
step_result=""
step_rows=""

# step NAME COMMAND…
step() {
  local name=$1 begin=$SECONDS
  shift
  echo "── $name"
  if "$@"; then step_result=ok; else
    step_result=FAILED
    failed_steps=$((failed_steps + 1))
  fi
  step_rows+=$(printf '%-10s %6d s  %s' "$name" "$((SECONDS - begin))" "$step_result")$'\n'
  echo "── $name: $step_result, $((SECONDS - begin)) s"
}

print_steps() {
  printf '\n%s%-10s %6d s\n' "$step_rows" all "$SECONDS"
}

# As root on Debian the slow suites get what they need, and a skip in them is a failure. Elsewhere each says aloud what it
# misses, and counts as skipped.
can_install_packages() { [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; }
install_packages() {
  local name missing=()
  for name in $(grep -v '^#' tools/ci/debian-packages.tsv | cut -f1); do
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
  done
  [ "${#missing[@]}" -eq 0 ] && return
  apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"
}
