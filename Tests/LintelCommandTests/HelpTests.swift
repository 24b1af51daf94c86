import Testing

@testable import LintelCommand

struct HelpTests {
  private let interface = CommandLineInterface(version: "1.2.3", isPath: { _ in false })

  private func shown(_ words: String...) throws -> String? {
    guard case .show(let text) = try interface.invocation(from: words) else { return nil }
    return text
  }

  @Test func program() throws {
    let help = """
      OVERVIEW: Check Swift code against its declared architecture, and show what
      depends on what.

      USAGE: lintel <subcommand>

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      SUBCOMMANDS:
        check (default)         Check Swift code against its declared architecture.
        init                    Propose rules for a project, and write them to
                                'lintel.yml'.
        graph                   Draw what depends on what.
        why                     Show the shortest way by which one thing depends on
                                another.
        explain                 Show where something belongs, what it uses and which
                                rules apply.
        doctor                  Show everything that is wrong or odd in the rules
                                file.
        baseline                Accept the findings of today, to be paid off one by
                                one.
        prove                   Break each rule on purpose, in memory, and see that it
                                notices.
        facts                   Print what each source file declares, imports and
                                mentions.
        accuracy                Compare what names alone show with what the compiler's
                                index says.
        verify                  Prove that the bundled reference architectures really
                                work.

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
             [--format <format>] [--report <format>=<path> ...] [--fail-on <severity>]
             [--jobs <n>] [--color <when>] [--quiet] [--verbose] [--exact]
             [--index-store <path>] [--build] [--define <flag> ...]
             [--platform <platform>]

      ARGUMENTS:
        <paths>                 A project folder, or Swift files to show the findings
                                of; '-' for one that is read from standard input.
                                (default: .)

      OPTIONS:
        --assume-filename <file>
                                Which file of the project standard input is.
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --baseline <file>       The findings that are accepted for now; by default
                                lintel.baseline beside the rules file.
        --no-baseline           Accept nothing, whatever the baseline says.
        --since <revision>      Show only findings on lines that changed since a git
                                revision; the whole project is judged.
        --format <format>       How to write the findings to standard output. (values:
                                text, json, junit; default: text)
        --report <format>=<path>
                                Also write a report to a file; may be repeated.
                                (values: text=<path>, json=<path>, junit=<path>)
        --fail-on <severity>    The least severity that makes the check fail. (values:
                                error, warning, note; default: error)
        --jobs <n>              How many threads to use; by default one per processor.
        --color <when>          Whether to color the text on a terminal. (values:
                                auto, always, never; default: auto)
        -q, --quiet             Print findings only: no summary, no notes.
        -v, --verbose           Print how long each phase took, to standard error.
        --exact                 Let the compiler's index of the last build say what
                                names mean.
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
        prune                   Remove what is fixed from the baseline.
        diff                    Print what is new and what is fixed, as lines of the
                                baseline.
        show                    Print what the baseline accepts, rule by rule.

        See 'lintel baseline help <subcommand>' for detailed help.

      """
    #expect(try shown("baseline") == help)
    #expect(try shown("baseline", "--help") == help)
    #expect(try shown("help", "baseline") == help)
    let show = """
      OVERVIEW: Print what the baseline accepts, rule by rule.

      USAGE: lintel baseline show [<path>] [--config <file>] [--baseline <file>]

      ARGUMENTS:
        <path>                  A project folder. (default: .)

      OPTIONS:
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --baseline <file>       The findings that are accepted for now; by default
                                lintel.baseline beside the rules file.
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

  @Test func graph() throws {
    let help = """
      OVERVIEW: Draw what depends on what.

      USAGE: lintel graph [<path>] [--config <file>] [--format <format>]
             [--level <level>] [--focus <name> ...] [--depth <n>] [--reaches <name>]
             [--kinds <kind,...>] [--certainty <certainty,...>] [--cycles]
             [--unresolved] [--jobs <n>] [--output <path>] [--exact]
             [--index-store <path>] [--build] [--define <flag> ...]
             [--platform <platform>]

      ARGUMENTS:
        <path>                  A project folder. (default: .)

      OPTIONS:
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --format <format>       How to write the graph; by default dot. (values: dot,
                                mermaid, json)
        --level <level>         What a node of the graph stands for; by default type.
                                (values: type, file, component, module)
        --focus <name>          Draw only what a type, file, module or component uses,
                                and what uses it; may be repeated.
        --depth <n>             How many steps from the focus, by default 1; with
                                --reaches, how many steps between the two, by default
                                any number.
        --reaches <name>        Draw only what leads to a type, file, module or
                                component; from the focus, if there is one.
        --kinds <kind,...>      Count only references of these kinds. (values: import,
                                inherit, conform, extend, type, construct, static,
                                call, member, attribute, cast, keypath, alias)
        --certainty <certainty,...>
                                Count only references that are this sure. (values:
                                named, inferred, ambiguous, compiled)
        --cycles                Print what depends on itself and what is cheapest to
                                cut, as text.
        --unresolved            Print the names that mean nothing in the project and
                                nothing known outside of it, as text or json.
        --jobs <n>              How many threads to use; by default one per processor.
        --output <path>         The file to write to; by default standard output.
        --exact                 Let the compiler's index of the last build say what
                                names mean.
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
    #expect(try shown("help", "graph") == help)
    #expect(try shown("graph", "--help") == help)
    #expect(try shown("graph", "-h") == help)
  }

  @Test func prove() throws {
    let help = """
      OVERVIEW: Break each rule on purpose, in memory, and see that it notices.

      USAGE: lintel prove [<path>] [--rule <name> ...] [--config <file>]
             [--format <format>] [--jobs <n>] [--define <flag> ...]
             [--platform <platform>]

      ARGUMENTS:
        <path>                  A project folder. (default: .)

      OPTIONS:
        --rule <name>           A rule to prove; may be repeated; by default all.
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --format <format>       How to write the result to standard output. (values:
                                text, json; default: text)
        --jobs <n>              How many threads to use; by default one per processor.
        --define <flag>         Evaluate '#if' with this flag set; may be repeated.
        --platform <platform>   Evaluate '#if' for a platform. (values: ios, linux,
                                macos, tvos, visionos, watchos, windows)
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "prove") == help)
    #expect(try shown("prove", "-h") == help)
  }

  @Test func why() throws {
    let help = """
      OVERVIEW: Show the shortest way by which one thing depends on another.

      USAGE: lintel why <from> <to> [<path>] [--config <file>] [--jobs <n>] [--exact]
             [--index-store <path>] [--build] [--define <flag> ...]
             [--platform <platform>]

      ARGUMENTS:
        <from>                  The type, file, module or component that depends.
        <to>                    The type, file, module or component that is depended
                                on.
        <path>                  A project folder. (default: .)

      OPTIONS:
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --jobs <n>              How many threads to use; by default one per processor.
        --exact                 Let the compiler's index of the last build say what
                                names mean.
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
    #expect(try shown("help", "why") == help)
    #expect(try shown("why", "--help") == help)
    #expect(try shown("why", "-h") == help)
  }

  @Test func explain() throws {
    let help = """
      OVERVIEW: Show where something belongs, what it uses and which rules apply.

      USAGE: lintel explain <subject> [<path>] [--config <file>] [--jobs <n>]
             [--exact] [--index-store <path>] [--build] [--define <flag> ...]
             [--platform <platform>]

      ARGUMENTS:
        <subject>               The component, declaration, file or module.
        <path>                  A project folder. (default: .)

      OPTIONS:
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --jobs <n>              How many threads to use; by default one per processor.
        --exact                 Let the compiler's index of the last build say what
                                names mean.
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
    #expect(try shown("help", "explain") == help)
    #expect(try shown("explain", "--help") == help)
    #expect(try shown("explain", "-h") == help)
  }

  @Test func facts() throws {
    let help = """
      OVERVIEW: Print what each source file declares, imports and mentions.

      USAGE: lintel facts [<paths> ...] [--jobs <n>]

      ARGUMENTS:
        <paths>                 A project folder, or Swift files. (default: .)

      OPTIONS:
        --jobs <n>              How many threads to use; by default one per processor.
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "facts") == help)
    #expect(try shown("facts", "--help") == help)
    #expect(try shown("facts", "-h") == help)
  }

  @Test func accuracy() throws {
    let help = """
      OVERVIEW: Compare what names alone show with what the compiler's index says.

      USAGE: lintel accuracy [<path>] [--config <file>] [--index-store <path>]
             [--floor <file>] [--jobs <n>] [--define <flag> ...]
             [--platform <platform>]

      ARGUMENTS:
        <path>                  A project folder. (default: .)

      OPTIONS:
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --index-store <path>    The index to compare with, by default that of the
                                package's debug build.
        --floor <file>          Fail if a figure is below the one in this file.
        --jobs <n>              How many threads to use; by default one per processor.
        --define <flag>         Evaluate '#if' with this flag set as well; may be
                                repeated.
        --platform <platform>   Evaluate '#if' for a platform. By default it is
                                evaluated as the debug build did: for this machine,
                                the flags, features and language version that SwiftPM
                                passed (DEBUG and SWIFT_PACKAGE if that is not known),
                                the toolchain on PATH, and the modules that it has and
                                that were built. (values: ios, linux, macos, tvos,
                                visionos, watchos, windows)
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "accuracy") == help)
    #expect(try shown("accuracy", "--help") == help)
    #expect(try shown("accuracy", "-h") == help)
  }

  @Test func verify() throws {
    let help = """
      OVERVIEW: Prove that the bundled reference architectures really work.

      USAGE: lintel verify [<samples>] [--report junit=<path>] [--jobs <n>] [--keep]
             [--timeout <seconds>]

      ARGUMENTS:
        <samples>               The package of the reference implementations.
                                (default: SampleProjects)

      OPTIONS:
        --report junit=<path>   Also write the results to a file.
        --jobs <n>              How many threads to use; by default one per processor.
        --keep                  Keep the folders in which the samples were built.
        --timeout <seconds>     How long one run of a sample's tests may take; by
                                default without limit.
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "verify") == help)
    #expect(try shown("verify", "--help") == help)
    #expect(try shown("verify", "-h") == help)
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
