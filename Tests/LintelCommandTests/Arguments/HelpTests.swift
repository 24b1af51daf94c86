import Testing

@testable import LintelCommand

struct HelpTests {
  private let interface = CommandLineInterface.tested

  func shown(_ words: String...) throws -> String? {
    guard case .show(let text) = try interface.invocation(from: words) else { return nil }
    return text
  }

  @Test func program() throws {
    let help = """
      OVERVIEW: Check Swift code against its declared architecture, and show
      dependencies.

      USAGE: lintel <subcommand>

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      SUBCOMMANDS:
        check (default)         Check Swift code against its declared architecture.
        init                    Propose rules for a project, and write them to
                                'lintel.yml'.
        graph                   Draw the dependencies of a project.
        why                     Show the shortest chain of dependencies from one part
                                of the code to another.
        explain                 Show the component, dependencies and rules of a part
                                of the code.
        doctor                  Report errors and doubtful entries in the rules file.
        baseline                Accept the findings of today, to be paid off one by
                                one.
        prove                   Break each rule on purpose, in memory, and check that
                                it reports the breach.
        facts                   Print the declarations, imports and references of each
                                source file.
        accuracy                Compare dependencies that were found by names with the
                                compiler's index.
        compare                 Compare the figures of several architectures.
        verify                  Prove that the bundled reference architectures really
                                work.
        schema                  Print the JSON Schema of rules files, for editors.

        See 'lintel help <subcommand>' for detailed help.

      """
    #expect(try shown("--help") == help)
    #expect(try shown("-h") == help)
    #expect(try shown("help") == help)
  }

  @Test func check() throws {
    let help = """
      OVERVIEW: Check Swift code against its declared architecture.

      USAGE: lintel check [<paths> ...] [--assume-filename <file>] [--config <file>]
             [--baseline <file>] [--no-baseline] [--since <revision>]
             [--format <format>] [--report <format>=<path> ...] [--all] [--notes]
             [--group-by <what>] [--relative-to <folder>] [--fail-on <severity>]
             [--jobs <n>] [--resolve-manifests] [--color <when>] [--quiet] [--verbose]
             [--exact] [--index-store <path>] [--build] [--define <flag> ...]
             [--platform <platform>]

      ARGUMENTS:
        <paths>                 Project folders, or Swift files to show the findings
                                of; '-' for one that is read from standard input.
                                (default: .)

      OPTIONS:
        --assume-filename <file>
                                The file of the project that is read from standard
                                input.
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --baseline <file>       The findings that are accepted for now; by default the
                                file beside the rules file, such as lintel.baseline
                                for lintel.yml.
        --no-baseline           Ignore the baseline.
        --since <revision>      Show only findings on lines that changed since a git
                                revision; the whole project is judged.
        --format <format>       How to write the findings to standard output. (values:
                                text, json, junit, sarif, github, gitlab, checkstyle,
                                markdown; default: text)
        --report <format>=<path>
                                Also write a report to a file; may be repeated.
                                (values: text=<path>, json=<path>, junit=<path>,
                                sarif=<path>, github=<path>, gitlab=<path>,
                                checkstyle=<path>, markdown=<path>)
        --all                   Show all findings as text; otherwise more than twenty
                                are summed up, and ambiguous ones are only counted.
        --notes                 List findings that are notes only because a name is
                                ambiguous, in text and github.
        --group-by <what>       Show findings as text under headings, the largest
                                group first. (values: rule, component, type, file,
                                remedy)
        --relative-to <folder>  The folder that the paths of text and junit are
                                relative to, '/' for full paths; by default the
                                working folder.
        --fail-on <severity>    The least severity that makes the check fail. (values:
                                error, warning, note; default: error)
        --jobs <n>              How many threads to use; by default one per processor.
        --resolve-manifests     Run the manifests of packages whose manifest computes
                                its targets, with 'swift package dump-package'; this
                                runs their code.
        --color <when>          Whether to color the text on a terminal. (values:
                                auto, always, never; default: auto)
        -q, --quiet             Print the findings and nothing else: no summary, no
                                remarks.
        -v, --verbose           Print which projects were found, and how long each
                                phase took, to standard error.
        --exact                 Resolve names with the compiler's index of the last
                                build.
        --index-store <path>    The index to use, by default that of the package's
                                debug build; implies '--exact'.
        --build                 Build the package and its tests first; implies
                                '--exact'.
        --define <flag>         Evaluate '#if' with this flag set; may be repeated.
        --platform <platform>   Evaluate '#if' for a platform. (values: ios, linux,
                                macos, tvos, visionos, watchos, windows)
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "check") == help)
    #expect(try shown("check", "--help") == help)
    #expect(try shown("check", "-h") == help)
  }

  @Test func baseline() throws {
    let help = """
      OVERVIEW: Accept the findings of today, to be paid off one by one.

      USAGE: lintel baseline <subcommand>

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      SUBCOMMANDS:
        write                   Accept all findings of today, unless that makes the
                                baseline grow.
        prune                   Remove fixed findings from the baseline.
        diff                    Print new and fixed findings, as lines of the
                                baseline.
        show                    Print the accepted findings, rule by rule.

        See 'lintel baseline help <subcommand>' for detailed help.

      """
    #expect(try shown("baseline", "--help") == help)
    #expect(try shown("baseline", "--help") == help)
    #expect(try shown("help", "baseline") == help)
    let show = """
      OVERVIEW: Print the accepted findings, rule by rule.

      USAGE: lintel baseline show [<path>] [--config <file>] [--baseline <file>]

      ARGUMENTS:
        <path>                  A project folder. (default: .)

      OPTIONS:
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --baseline <file>       The findings that are accepted for now; by default the
                                file beside the rules file, such as lintel.baseline
                                for lintel.yml.
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "baseline", "show") == show)
    #expect(try shown("baseline", "help", "show") == show)
    #expect(try shown("baseline", "show", "-h") == show)
    #expect(
      try shown("help", "baseline", "write")?.contains(
        "\n  --force                 Replace the baseline even if it grows.\n") == true)
    #expect(try shown("baseline", "--version") == "1.2.3\n")
  }

  @Test func helpComesBeforeErrors() throws {
    #expect(try shown("check", "--unknown", "--help") == shown("help", "check"))
    #expect(try shown("--unknown", "-h") == shown("help", "check"))
    #expect(try shown("why", "-h") == shown("help", "why"))
  }

  @Test func helpIsAPathAfterTwoDashes() throws {
    #expect(try shown("check", "--", "--help") == nil)
  }

  @Test func version() throws {
    #expect(try shown("--version") == "1.2.3\n")
    #expect(try shown("graph", "--version") == "1.2.3\n")
  }

  @Test(arguments: ["", "check", "graph", "why", "explain", "facts", "accuracy", "verify"])
  func linesFitTheScreen(command: String) throws {
    let text = try #require(try command.isEmpty ? shown("help") : shown("help", command))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
