import LintelPlatform
import LintelReports
import LintelText
import LintelVocabulary
import LintelWorkspace

/// The output of a command, and the input that it gets while it runs.
struct Console {
  /// Writes UTF-8 to standard output, for programs to read.
  let output: ([UInt8]) -> Void
  /// Writes UTF-8 to standard error.
  let error: ([UInt8]) -> Void
  /// Reads all of standard input.
  let input: () throws(WorkspaceErrors) -> [UInt8]
  /// Reads the next line that the user types, without its line break; returns `nil` at the end. The
  /// property is `nil` unless standard input and output are a terminal.
  var nextLine: (() -> String?)?
  /// Whether standard output is a terminal that may be coloured.
  let showsColor: Bool
  /// Whether standard error is a terminal, in which a line may be overwritten.
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

  /// Prints lines for people, in which names cannot act as commands to a terminal, or to a service
  /// that keeps the output as a log.
  func write(_ text: String) { print(Array(text.visibleLines.utf8)) }

  /// Prints lines for people, given without their line breaks.
  func write(lines: [String]) { write(lines.map { $0.visible + "\n" }.joined()) }

  /// Prints lines for people to standard error.
  func writeError(_ text: String) { printError(Array(text.visibleLines.utf8)) }

  func note(_ text: String) { writeError("note: \(text.visible)\n") }

  func note(_ note: Note) { self.note(note.description) }

  /// Prints a report for people, which may contain colours; all other control characters in it are
  /// escaped already.
  func print(_ report: [UInt8]) { output(report.withoutLogCommands) }

  func printError(_ report: [UInt8]) { error(report.withoutLogCommands) }

  func exit(_ status: ExitStatus) -> Never { Self.exit(status.rawValue) }

  /// Prints the errors that end a command, to standard error.
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

  /// Ignores failures, because there is nowhere else to report them.
  private static func writeError(_ bytes: [UInt8]) { try? StandardStream.error.write(bytes) }
}
