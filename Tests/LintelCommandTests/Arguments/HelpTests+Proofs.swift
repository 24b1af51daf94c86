import LintelAdvice
import LintelRules
import Testing

@testable import LintelCommand

extension HelpTests {
  @Test func prove() throws {
    let help = """
      OVERVIEW: Break each rule on purpose, in memory, and check that it reports the
      breach.

      USAGE: lintel prove [<path>] [--rule <name> ...] [--config <file>]
             [--format <format>] [--jobs <n>] [--resolve-manifests]
             [--define <flag> ...] [--platform <platform>]

      ARGUMENTS:
        <path>                  A project folder. (default: .)

      OPTIONS:
        --rule <name>           A rule to prove; may be repeated; by default all.
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --format <format>       How to write the result to standard output. (values:
                                text, json; default: text)
        --jobs <n>              How many threads to use; by default one per processor.
        --resolve-manifests     Run the manifests of packages whose manifest computes
                                its targets, with 'swift package dump-package'; this
                                runs their code.
        --define <flag>         Evaluate '#if' with this flag set; may be repeated.
        --platform <platform>   Evaluate '#if' for a platform. (values: ios, linux,
                                macos, tvos, visionos, watchos, windows)
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "prove") == help)
    #expect(try shown("prove", "-h") == help)
  }

  @Test func accuracy() throws {
    let help = """
      OVERVIEW: Compare dependencies that were found by names with the compiler's
      index.

      USAGE: lintel accuracy [<path>] [--config <file>] [--index-store <path>]
             [--format <format>] [--floor <file>] [--wrong] [--jobs <n>]
             [--resolve-manifests] [--define <flag> ...] [--platform <platform>]

      ARGUMENTS:
        <path>                  A project folder. (default: .)

      OPTIONS:
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --index-store <path>    The index to compare with, by default that of the
                                package's debug build.
        --format <format>       How to write the figures; by default text. (values:
                                text, json)
        --floor <file>          Fail if a figure is below the one in this file.
        --wrong                 List every edge between types and between files that
                                the compiler does not see, with its location.
        --jobs <n>              How many threads to use; by default one per processor.
        --resolve-manifests     Run the manifests of packages whose manifest computes
                                its targets, with 'swift package dump-package'; this
                                runs their code.
        --define <flag>         Evaluate '#if' with this flag set as well; may be
                                repeated.
        --platform <platform>   Evaluate '#if' for a platform. By default it is
                                evaluated as in the debug build: for this machine, the
                                flags, features and language version that SwiftPM
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

      USAGE: lintel verify [<samples>] [--only <name> ...] [--repeat <n>]
             [--report junit=<path>] [--logs <folder>] [--jobs <n>] [--keep]
             [--builds <folder>] [--timeout <seconds>]

      ARGUMENTS:
        <samples>               The package of the reference implementations.
                                (default: SampleProjects)

      OPTIONS:
        --only <name>           Verify a variant, or one of its twins or faults, such
                                as 'MVC/ModelKnowsController'; may be repeated.
        --repeat <n>            How often to run all tests; a test that fails in any
                                run has failed. (default: 1)
        --report junit=<path>   Also write the results to a file.
        --logs <folder>         Keep the output of builds and tests that fail.
        --jobs <n>              How many threads to use; by default one per processor.
        --keep                  Keep the folders in which the samples were built.
        --builds <folder>       Keep the builds in a folder, and build only what has
                                changed since the last run.
        --timeout <seconds>     How long one build, or one run of a sample's tests,
                                may take; by default without limit.
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "verify") == help)
    #expect(try shown("verify", "--help") == help)
    #expect(try shown("verify", "-h") == help)
  }

  @Test func schema() throws {
    let help = """
      OVERVIEW: Print the JSON Schema of rules files, for editors.

      USAGE: lintel schema

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "schema") == help)
    let run = CommandRun("schema")
    #expect(run.status == .success)
    #expect(run.output == rulesFileSchema(kinds: .builtIn))
    #expect(CommandRun("schema", "x").status == .usage)
  }
}
