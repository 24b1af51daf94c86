# Runs the steps of Scripts/test, measures each, and prints a table of them at the end. To be
# sourced after setup.sh.
#
# A step that may be skipped ends with status 2 if it cannot be carried out here. Where `CI` is set,
# a skipped step is a failure, unless Scripts/lib/skips.txt names it with a reason.

step_folder="$root/.build/steps"
rm -rf "$step_folder"
mkdir -p "$step_folder"

# Runs a command as a step: prints its output, and records its times in seconds and the last match of
# a pattern in its output, which says how many things the step ran. A step without a match has failed;
# an empty pattern is for steps that count nothing.
#
# Usage: step NAME PATTERN COMMAND ...
step() { run_step no "$@"; }

# As `step`, for a command that ends with status 2 if it cannot be carried out here.
step_or_skip() { run_step yes "$@"; }

run_step() {
  local may_skip=$1 name=$2 pattern=$3 status=0
  shift 3
  local TIMEFORMAT='%R %U %S'
  { time run_logged "$step_folder/$name.log" "$@"; } 2>"$step_folder/$name.time" || status=$?
  if [ "$status" -eq 2 ] && [ "$may_skip" = yes ]; then
    skip "$name" "$(sed -n 's/^.*error: //p' "$step_folder/$name.log" | tail -n 1)"
  elif [ "$status" -eq 0 ]; then
    local ran=
    if [ -n "$pattern" ]; then
      # A step that no longer says how much it ran may have run nothing.
      ran=$(grep -aoE "$pattern" "$step_folder/$name.log" | tail -n 1) ||
        fail "the step '$name' does not print '$pattern', which says how much it ran"
    fi
    add_row "$name" ok "$ran"
  else
    fail "the step '$name' failed with status $status: see above"
  fi
}

# Records that something cannot be carried out here.
#
# Usage: skip NAME REASON
skip() {
  say "SKIPPED: $1: ${2:-see above}"
  add_row "$1" SKIPPED "${2:-see above}"
}

# Adds a row to the table. Several steps run beside each other, so each row has a file of its own.
add_row() {
  local name=$1 result=$2 ran=$3 times="0 0 0"
  if [ -s "$step_folder/$name.time" ]; then times=$(tail -n 1 "$step_folder/$name.time"); fi
  awk -v name="$name" -v result="$result" -v ran="$ran" \
    '{ printf "%s\t%.0f\t%.0f\t%s\t%s\n", name, $1, $2 + $3, result, ran }' \
    <<<"$times" >"$step_folder/$name.row"
  echo "$name" >>"$step_folder/order"
}

# The output of the command goes to the log and to the screen, standard error as well.
run_logged() {
  local log=$1
  shift
  "$@" 2>&1 | tee "$log"
}

# Starts a function with steps in it beside what follows. Its output is printed by `wait_for`.
#
# Usage: beside FUNCTION
beside() {
  local name=$1
  ("$name") >"$step_folder/$name.output" 2>&1 &
  eval "process_of_$name=$!"
  trap stop_all EXIT
}

# Waits for a function that was started by `beside`, prints its output, and stops if it has failed.
wait_for() {
  local name=$1 status=0
  local process="process_of_$name"
  wait "${!process}" || status=$?
  eval "process_of_$name="
  cat "$step_folder/$name.output"
  [ "$status" -eq 0 ] || exit "$status"
}

# Ends everything that still runs beside this script.
stop_all() {
  local process
  for process in $(jobs -p); do kill "$process" 2>/dev/null || true; done
}

# Prints the table of all steps, and stops if a step was skipped that must not be.
#
# Usage: print_steps START, with the start of the script in seconds since 1970
print_steps() {
  local total=$(($(date +%s) - $1)) name cpu
  say "The steps, with the seconds by the clock and of the processor"
  printf '%-28s %7s %7s  %s\n' step clock cpu ran
  while read -r name; do
    awk -F '\t' '{ printf "%-28s %7d %7d  %s%s\n", $1, $2, $3, $4 == "ok" ? "" : $4 ": ", $5 }' \
      "$step_folder/$name.row"
  done <"$step_folder/order"
  cpu=$(cat "$step_folder"/*.row | awk -F '\t' '{ cpu += $3 } END { printf "%d", cpu }')
  printf '%-28s %7d %7d\n' 'all, some beside others' "$total" "$cpu"
  local skipped
  skipped=$(awk -F '\t' '$4 == "SKIPPED" { print $1 }' "$step_folder"/*.row)
  [ -n "${CI:-}" ] || return 0
  for name in $skipped; do
    grep -q "^$name: " "$root/Scripts/lib/skips.txt" ||
      fail "the step '$name' was skipped, and Scripts/lib/skips.txt does not allow that"
  done
}
