import LintelPlatform
import LintelReports
import LintelRules
import LintelWorkspace

/// Where a command prints, and what it may be told while it runs.
struct Console {
  /// Takes UTF-8 for standard output, for programs to read.
  let output: ([UInt8]) -> Void
  /// Takes UTF-8 for standard error.
  let error: ([UInt8]) -> Void
  /// All of standard input.
  let input: () throws(WorkspaceErrors) -> [UInt8]
  /// The next line that somebody types, without its line break, `nil` at the end; there only if
  /// standard input and output are a terminal.
  var nextLine: (() -> String?)?
  /// Whether standard output is a terminal that may be coloured.
  let showsColor: Bool
  /// Whether standard error is a terminal, where a line may be overwritten.
  let showsProgress: Bool

  static var standard: Console {
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
    return Console(
      output: Self.writeOutput, error: Self.writeError, input: readStandardInput,
      nextLine: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 ? { readLine() } : nil,
      showsColor: isatty(STDOUT_FILENO) == 1 && !noColor && !isDumb,
      showsProgress: isatty(STDERR_FILENO) == 1 && !isDumb)
  }

  /// Prints lines for people, in which nothing is a command to a terminal, or to a service that keeps
  /// them as a log, whoever chose the names in them.
  func write(_ text: String) { print(Array(text.visibleLines.utf8)) }

  /// The same of lines that have no line breaks of their own.
  func write(lines: [String]) { write(lines.map { $0.visible + "\n" }.joined()) }

  /// Prints lines for people to standard error.
  func writeError(_ text: String) { printError(Array(text.visibleLines.utf8)) }

  func note(_ text: String) { writeError("note: \(text.visible)\n") }

  /// Prints a report for people, which may be coloured: what a terminal could obey besides is written
  /// out in it already.
  func print(_ report: [UInt8]) { output(report.withoutLogCommands) }

  func printError(_ report: [UInt8]) { error(report.withoutLogCommands) }

  func exit(_ status: ExitStatus) -> Never { Self.exit(status.rawValue) }

  /// Prints what made it impossible to go on, to standard error.
  @discardableResult
  func report(_ errors: ConfigurationErrors) -> ExitStatus {
    printError(
      ReportFormat.text.report(.failure(errors), options: ReportOptions(showsSummary: false)))
    return .failure
  }

  private static func exit(_ status: Int32) -> Never {
    LintelPlatform.exit(status)
  }

  private static func writeOutput(_ bytes: [UInt8]) {
    do {
      try StandardStream.output.write(bytes)
    } catch {
      writeError(Array("error: \(error)\n".utf8))
      exit(ExitStatus.failure.rawValue)
    }
  }

  /// What cannot be written here has no other place to go.
  private static func writeError(_ bytes: [UInt8]) { try? StandardStream.error.write(bytes) }
}
