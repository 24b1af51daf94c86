import Testing

@testable import LintelCommand

/// Whole texts, as they go to standard error.
struct UsageErrorTests {
  private func text(_ words: String...) -> String? {
    do {
      _ = try CommandLineInterface.tested.invocation(from: words)
      return nil
    } catch {
      return error.text
    }
  }

  @Test func unknownOption() {
    #expect(
      text("check", "--confg", "lintel.yml")
        == """
        Error: Unknown option '--confg'. Did you mean '--config'?
        Usage: lintel check [<paths> ...] [--assume-filename <file>] [--config <file>]
               [--baseline <file>] [--no-baseline] [--since <revision>]
               [--format <format>] [--report <format>=<path> ...] [--all] [--notes]
               [--group-by <what>] [--relative-to <folder>] [--fail-on <severity>]
               [--jobs <n>] [--resolve-manifests] [--color <when>] [--quiet] [--verbose]
               [--exact] [--index-store <path>] [--build] [--define <flag> ...]
               [--platform <platform>]
          See 'lintel check --help' for more information.

        """)
  }

  @Test func unknownOptionWithoutSubcommand() {
    #expect(
      text("--frmat=json")
        == """
        Error: Unknown option '--frmat'. Did you mean '--format'?
        Usage: lintel check [<paths> ...] [--assume-filename <file>] [--config <file>]
               [--baseline <file>] [--no-baseline] [--since <revision>]
               [--format <format>] [--report <format>=<path> ...] [--all] [--notes]
               [--group-by <what>] [--relative-to <folder>] [--fail-on <severity>]
               [--jobs <n>] [--resolve-manifests] [--color <when>] [--quiet] [--verbose]
               [--exact] [--index-store <path>] [--build] [--define <flag> ...]
               [--platform <platform>]
          See 'lintel check --help' for more information.

        """)
  }

  @Test func missingValue() {
    #expect(
      text("graph", "-c")
        == """
        Error: Missing value for '--config <file>'
        Help:  --config <file>  The rules file; by default lintel.yml in the project folder.
        Usage: lintel graph [<path>] [--config <file>] [--format <format>]
               [--level <level>] [--focus <name> ...] [--depth <n>] [--reaches <name>]
               [--kinds <kind,...>] [--certainty <certainty,...>] [--ambiguous]
               [--cycles] [--unresolved] [--jobs <n>] [--resolve-manifests]
               [--output <path>] [--exact] [--index-store <path>] [--build]
               [--define <flag> ...] [--platform <platform>]
          See 'lintel graph --help' for more information.

        """)
  }

  @Test func invalidValue() {
    #expect(
      text("check", "--format", "xml")
        == """
        Error: The value 'xml' is invalid for '--format <format>'. Please provide one of 'text', 'json', 'junit', 'sarif', 'github', 'gitlab', 'checkstyle' or 'markdown'.
        Help:  --format <format>  How to write the findings to standard output.
        Usage: lintel check [<paths> ...] [--assume-filename <file>] [--config <file>]
               [--baseline <file>] [--no-baseline] [--since <revision>]
               [--format <format>] [--report <format>=<path> ...] [--all] [--notes]
               [--group-by <what>] [--relative-to <folder>] [--fail-on <severity>]
               [--jobs <n>] [--resolve-manifests] [--color <when>] [--quiet] [--verbose]
               [--exact] [--index-store <path>] [--build] [--define <flag> ...]
               [--platform <platform>]
          See 'lintel check --help' for more information.

        """)
  }

  @Test func invalidReport() {
    #expect(
      text("verify", "--report", "text=out.txt")
        == """
        Error: The value 'text=out.txt' is invalid for '--report junit=<path>'. Please provide 'junit=<path>'.
        Help:  --report junit=<path>  Also write the results to a file.
        Usage: lintel verify [<samples>] [--only <name> ...] [--repeat <n>]
               [--report junit=<path>] [--logs <folder>] [--jobs <n>] [--keep]
               [--builds <folder>] [--timeout <seconds>]
          See 'lintel verify --help' for more information.

        """)
  }

  @Test func missingArgument() {
    #expect(
      text("why", "Login")
        == """
        Error: Missing expected argument '<to>'
        Help:  <to>  The type, file, folder, module or component that is depended on.
        Usage: lintel why <from> <to> [<path>] [--config <file>] [--jobs <n>]
               [--resolve-manifests] [--exact] [--index-store <path>] [--build]
               [--define <flag> ...] [--platform <platform>]
          See 'lintel why --help' for more information.

        """)
  }

  @Test func unexpectedArgument() {
    #expect(
      text("explain", "Login", ".", "more")
        == """
        Error: Unexpected argument 'more'
        Usage: lintel explain <subject> [<path>] [--config <file>] [--jobs <n>]
               [--resolve-manifests] [--exact] [--index-store <path>] [--build]
               [--define <flag> ...] [--platform <platform>]
          See 'lintel explain --help' for more information.

        """)
  }

  @Test func unknownSubcommand() {
    #expect(
      text("help", "chekc")
        == """
        Error: Unknown subcommand 'chekc'. Did you mean 'check'?
        Usage: lintel <subcommand>
          See 'lintel --help' for more information.

        """)
  }
}
