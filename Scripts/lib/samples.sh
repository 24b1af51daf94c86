# The sample projects and their rules. To be sourced after setup.sh.

# Prints the rules file of the sample project with a name; fails if it has none.
#
# A file is named after the folder, in small letters, and may divide its words by dashes.
rules_of_sample() {
  local rules word
  for rules in Rules/samples/*.yml; do
    word=$(basename "$rules" .yml | tr -d -)
    if [ "$word" = "$(printf %s "$1" | tr '[:upper:]' '[:lower:]')" ]; then
      printf '%s\n' "$rules"
      return
    fi
  done
  return 1
}
