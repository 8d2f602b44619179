#!/usr/bin/env bash
# Everything, whole: before a release, and before a larger piece of work is called done. Takes hours.
# Usage: npm run test:long [-- STEP…]. With names only these steps run; the summary then adds what the steps that ran before
# found, each with its commit. Exits 1 when a step or a test in the summary failed. The environment may ask for more trials:
# `KILLS=100 POWER_CUTS=50 DELIVERIES=10000 npm run test:long -- faults`.
set -uo pipefail
cd "$(dirname "$0")/../.."
source tools/ci/steps.sh
unset SHARE
# Where vitest.config.ts leaves its reports, and this file a row for each step.
export TALLY=.cache/long
steps=(packages check door corpus flips faults security cluster clients attacks outside schema fuzz mutants nodes recipes smoke release)

run_step() {
  case $1 in
    packages) if can_install_packages; then install_packages; fi ;;
    check) npm run --silent check ;;
    smoke) bash tools/release/smoke.sh ;;
    release) npm run --silent smoke:release ;;
    fuzz) npm run --silent fuzz:lists ;;
    *) npm run --silent "test:$1" ;;
  esac
}

# The report that a step leaves; mutants, packages and smoke leave none; of several versions of Node the last.
report_of() {
  case $1 in
    check) echo unit.json ;;
    fuzz) echo fuzz-lists.json ;;
    *) echo "test-$1.json" ;;
  esac
}

chosen=("$@")
if [ "$#" -eq 0 ]; then
  chosen=("${steps[@]}")
  rm -rf "$TALLY"
fi
mkdir -p "$TALLY"
for name in "${chosen[@]}"; do
  [[ " ${steps[*]} " == *" $name "* ]] || { echo "no step is called $name; there are: ${steps[*]}"; exit 1; }
done

commit=$(git rev-parse --short=10 HEAD 2>/dev/null || echo none)
for name in "${chosen[@]}"; do
  begin=$SECONDS
  # A report of an earlier run would be counted in the place of one that this run could not write.
  rm -f "$TALLY/$(report_of "$name")"
  step "$name" run_step "$name"
  printf '%s\t%s\t%s\t%s\n' "$name" "$((SECONDS - begin))" "$step_result" "$commit" >"$TALLY/$name.step"
done

printf '\n%-10s %8s  %-7s %s\n' step seconds result commit
for name in "${steps[@]}"; do
  if [ -e "$TALLY/$name.step" ]; then
    awk -F '\t' '{ printf "%-10s %8d  %-7s %s\n", $1, $2, $3, $4 }' "$TALLY/$name.step"
  else printf '%-10s %8s  %s\n' "$name" - 'not run'; fi
done
failed=$(grep -l FAILED "$TALLY"/*.step | wc -l)
never_skipped=""
if can_install_packages; then
  for name in cluster faults clients security attacks outside schema; do
    if [ -e "$TALLY/$name.step" ]; then never_skipped+="test-$name,"; fi
  done
fi
npx tsx tools/ci/tally.ts "$TALLY" "$failed" "$never_skipped"
