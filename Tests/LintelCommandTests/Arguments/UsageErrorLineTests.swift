import Testing

@testable import LintelCommand

/// What is wrong with a command line, in the one line that says so.
@Suite struct UsageErrorLineTests {
  private func firstLine(_ words: [String]) -> String? {
    do {
      _ = try CommandLineInterface.tested.invocation(from: words)
      return nil
    } catch {
      return error.text.split(separator: "\n").first.map(String.init)
    }
  }

  @Test(
    arguments: [
      (
        "check --color sometimes",
        "The value 'sometimes' is invalid for '--color <when>'. "
          + "Please provide one of 'auto', 'always' or 'never'."
      ),
      (
        "check --fail-on fatal",
        "The value 'fatal' is invalid for '--fail-on <severity>'. "
          + "Please provide one of 'error', 'warning' or 'note'."
      ),
      ("check --jobs 0", "The value '0' is invalid for '--jobs <n>'. \(number)"),
      ("check --jobs -1", "Missing value for '--jobs <n>'"),
      ("check --jobs many", "The value 'many' is invalid for '--jobs <n>'. \(number)"),
      ("check --jobs=", "The value '' is invalid for '--jobs <n>'. \(number)"),
      (
        "check --report junit",
        "The value 'junit' is invalid for '--report <format>=<path>'. "
          + "Please provide one of 'text=<path>', 'json=<path>', 'junit=<path>', 'sarif=<path>', "
          + "'github=<path>', 'gitlab=<path>', 'checkstyle=<path>' or 'markdown=<path>'."
      ),
      (
        "check --report junit=",
        "The value 'junit=' is invalid for '--report <format>=<path>'. "
          + "Please provide one of 'text=<path>', 'json=<path>', 'junit=<path>', 'sarif=<path>', "
          + "'github=<path>', 'gitlab=<path>', 'checkstyle=<path>' or 'markdown=<path>'."
      ),
      (
        "check --quiet=yes",
        "The option '--quiet' does not take any value, but 'yes' was specified."
      ),
      ("check -q=yes", "The option '-q' does not take any value, but 'yes' was specified."),
      ("check --config --quiet", "Missing value for '--config <file>'"),
      ("check -x", "Unknown option '-x'"),
      ("check -qx", "Unknown option '-qx'"),
      ("check -config a", "Unknown option '-config'. Did you mean '--config'?"),
      ("check --verison", "Unknown option '--verison'. Did you mean '--version'?"),
      ("check --nothing-like-it", "Unknown option '--nothing-like-it'"),
      ("check ---", "Unknown option '---'"),
      ("verify --keep --tmeout 3", "Unknown option '--tmeout'. Did you mean '--timeout'?"),
      ("graph --depth 2", "The option '--depth' requires '--focus <name>'."),
      ("graph --focus A --depth 0", "The value '0' is invalid for '--depth <n>'. \(number)"),
      (
        "init --preset mvc --propose 2",
        "The option '--propose' cannot be combined with '--preset'. A preset is one proposal."
      ),
      (
        "graph --cycles --format=dot",
        "The option '--cycles' cannot be combined with '--format'. Cycles are printed as text."
      ),
      (
        "graph --unresolved --cycles",
        "The option '--unresolved' cannot be combined with '--cycles'. "
          + "Unresolved names are not part of the graph."
      ),
      (
        "graph --unresolved --reaches A",
        "The option '--unresolved' cannot be combined with '--reaches'. "
          + "Unresolved names are not part of the graph."
      ),
      (
        "graph --unresolved --level file",
        "The option '--unresolved' cannot be combined with '--level'. "
          + "Unresolved names are not part of the graph."
      ),
      (
        "graph --unresolved --build",
        "The option '--unresolved' cannot be combined with '--exact'. The compiler resolves every name."
      ),
      (
        "graph --unresolved --format=dot",
        "The option '--unresolved' cannot be combined with '--format dot'. Names are printed as text or json."
      ),
      (
        "graph --kinds typ,construct",
        "The value 'typ' is invalid for '--kinds <kind,...>'. Did you mean 'type'?"
      ),
      (
        "graph --kinds type,xyz",
        "The value 'xyz' is invalid for '--kinds <kind,...>'. Please provide one of 'import', "
          + "'inherit', 'conform', 'extend', 'type', 'construct', 'static', 'call', 'member', "
          + "'attribute', 'cast', 'keypath' or 'alias'."
      ),
      (
        "graph --certainty=",
        "The value '' is invalid for '--certainty <certainty,...>'. "
          + "Please provide one of 'named', 'inferred', 'ambiguous' or 'compiled'."
      ),
      (
        "graph --certainty named,ambigous",
        "The value 'ambigous' is invalid for '--certainty <certainty,...>'. "
          + "Did you mean 'ambiguous'?"
      ),
      (
        "check --define DEBUG=1",
        "The value 'DEBUG=1' is invalid for '--define <flag>'. "
          + "Please provide a name such as 'DEBUG', without a value."
      ),
      (
        "check --define 1",
        "The value '1' is invalid for '--define <flag>'. "
          + "Please provide a name such as 'DEBUG', without a value."
      ),
      (
        "accuracy --define=-DDEBUG",
        "The value '-DDEBUG' is invalid for '--define <flag>'. "
          + "Please provide a name such as 'DEBUG', without a value."
      ),
      ("check -", "The argument '-' requires '--assume-filename <file>'."),
      ("check --assume-filename A.swift", "The option '--assume-filename' requires '-'."),
      ("check - B.swift --assume-filename A.swift", "Unexpected argument 'B.swift'"),
      (
        "check - --assume-filename A.swift --exact",
        "The argument '-' cannot be combined with '--exact'. The text from standard input is not "
          + "on the disk yet."
      ),
      (
        "check - --assume-filename A.swift --since HEAD",
        "The argument '-' cannot be combined with '--since'. The text from standard input is not "
          + "on the disk yet."
      ),
      (
        "check --baseline a --no-baseline",
        "The option '--no-baseline' cannot be combined with '--baseline'. Choose one of them."
      ),
      ("baseline wriet", "Unknown subcommand 'wriet'. Did you mean 'write'?"),
      ("baseline prune --force", "Unknown option '--force'"),
      ("help baseline wriet", "Unknown subcommand 'wriet'. Did you mean 'write'?"),
      ("why", "Missing expected argument '<from>'"),
      ("explain a b c d", "2 unexpected arguments: 'c', 'd'"),
      ("help check graph", "Unexpected argument 'graph'"),
      ("check - -", "Unexpected argument '-'"),
      ("check - A.swift -", "Unexpected argument 'A.swift'"),
      ("baseline", "Missing subcommand. Please provide one of 'write', 'prune', 'diff' or 'show'."),
      ("check --config=", "The value '' is invalid for '--config <file>'. \(text)"),
      ("graph --output=", "The value '' is invalid for '--output <path>'. \(text)"),
      ("help nothing-like-it", "Unknown subcommand 'nothing-like-it'"),
      ("check --\u{1B}[31m", "Unknown option '--\\u{1B}[31m'"),
    ])
  func firstLines(command: String, message: String) {
    #expect(firstLine(command.split(separator: " ").map(String.init)) == "Error: " + message)
  }

  @Test(arguments: [["check", ""], [""], ["check", "App", ""], ["facts", ""]])
  func noPathIsEmpty(words: [String]) {
    #expect(firstLine(words) == "Error: The value '' is invalid for '<paths>'. \(text)")
  }
}

private let number = "Please provide a whole number from 1 on."
private let text = "Please provide a text that is not empty."
