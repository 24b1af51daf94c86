# The targets of fuzzing, and the inputs to start from, for Scripts/fuzz and Scripts/check-fuzz.
# To be sourced from the root of the repository.

targets=(scanner rules manifests diagrams baselines index builds results diffs projects xcode xcode-json
  workspaces pods podspecs settings specifications tuist bazel exported dumped)
# Prints what a target reads.
words_for() {
  case $1 in
    scanner) echo "Swift" ;;
    rules) echo "rules files" ;;
    manifests) echo "\`Package.swift\`" ;;
    diagrams) echo "Mermaid and PlantUML" ;;
    baselines) echo "baselines" ;;
    index) echo "answers of the process that reads the compiler's index" ;;
    builds) echo "what SwiftPM says of a build" ;;
    results) echo "test results in JUnit's format" ;;
    diffs) echo "diffs of twins and faults" ;;
    projects) echo "property lists in the format of OpenStep, whatever they describe" ;;
    xcode) echo "targets in \`project.pbxproj\`" ;;
    xcode-json) echo "targets in \`project.xcproj\`" ;;
    workspaces) echo "\`.xcworkspace\`" ;;
    pods) echo "\`Podfile\`" ;;
    podspecs) echo "specifications of pods" ;;
    settings) echo "\`.xcconfig\`" ;;
    specifications) echo "\`project.yml\` of XcodeGen" ;;
    tuist) echo "\`Project.swift\` of Tuist" ;;
    bazel) echo "\`BUILD\` files" ;;
    exported) echo "what Tuist and Bazel write of targets" ;;
    dumped) echo "what \`swift package dump-package\` prints" ;;
  esac
}

# The largest number of bytes of an input.
most=4096

# Prints the files of the repository from which the inputs of a target are made.
seed_files() {
  case $1 in
    scanner) find Sources Tests SampleProjects -name '*.swift' -type f -print0 ;;
    rules)
      find lintel.yml Rules Tests SampleProjects -name '*.yml' -type f -print0
      find Tests/LintelRulesTests Documentation -name '*.swift' -print0 -o -name '*.md' -print0
      ;;
    manifests)
      find . -name Package.swift -not -path './.build/*' -print0
      find Tests/LintelWorkspaceTests -name '*.swift' -print0
      ;;
    diagrams)
      find Rules Documentation -name '*.mmd' -print0 -o -name '*.md' -print0
      find Tests/LintelRulesTests -name '*iagram*.swift' -print0 -o -path '*Diagrams/*' -name '*.swift' -print0
      ;;
    baselines)
      find Tests/LintelRulesTests/Findings Tests/LintelArchitectureTests -name '*.swift' -print0
      find Documentation/Adopting.md -print0
      ;;
    index | builds) find Tests/LintelIndexTests -name '*.swift' -print0 ;;
    results) find Tests/LintelReportsTests Tests/LintelHarnessTests -name '*.swift' -print0 ;;
    diffs)
      find SampleProjects -name '*.diff' -print0
      find Tests/LintelHarnessTests/Samples Documentation/Verifying.md -type f -print0
      ;;
    projects | xcode | xcode-json | workspaces | pods | podspecs | settings | specifications | bazel | exported)
      find Tests/LintelProjectFilesTests -name '*.swift' -print0
      ;;
    tuist | dumped)
      find Tests/LintelWorkspaceTests/Tuist Tests/LintelWorkspaceTests/Manifest -name '*.swift' -print0
      ;;
  esac | sort -z
}

# Writes the inputs of target $1 to folder $2. Inputs are short, so files are cut at empty lines.
# Except for the scanner, each long string and each fenced block in a file becomes an input too.
make_seeds() {
  local file number=0
  while IFS= read -r -d '' file; do
    number=$((number + 1))
    awk -v most="$most" -v name="$2/$number" '
      function put() {
        if (text == "") return
        printf "%s", text > (name "-" ++part)
        close(name "-" part)
        text = ""
      }
      { text = text $0 "\n" }
      length(text) > most / 2 && $0 == "" { put() }
      END { put() }' "$file"
    [ "$1" = scanner ] || awk -v name="$2/$number-text" '
      isOpen && $1 ~ /^("""|```)/ {
        close(name "-" part)
        isOpen = 0
        next
      }
      isOpen { print substr($0, indentation) > (name "-" part) }
      !isOpen && /("""|^ *```.*)$/ {
        isOpen = 1
        part++
        match($0, /[^ ]/)
        indentation = /```/ ? 1 : RSTART
      }' "$file"
  done < <(seed_files "$1")
}
