import LintelReports
import LintelRules

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a command prints.
struct Console {
  /// Takes UTF-8 for standard output.
  let output: ([UInt8]) -> Void
  /// Takes UTF-8 for standard error.
  let error: ([UInt8]) -> Void
  /// Whether standard output is a terminal that may be coloured.
  let showsColor: Bool
  /// Whether standard error is a terminal, where a line may be overwritten.
  let showsProgress: Bool

  static var standard: Console {
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
    return Console(
      output: { Self.write($0, to: STDOUT_FILENO) }, error: { Self.write($0, to: STDERR_FILENO) },
      showsColor: isatty(STDOUT_FILENO) == 1 && !noColor && !isDumb,
      showsProgress: isatty(STDERR_FILENO) == 1 && !isDumb)
  }

  func write(_ text: String) { output(Array(text.utf8)) }

  func writeError(_ text: String) { error(Array(text.utf8)) }

  func note(_ text: String) { writeError("note: \(text.visible)\n") }

  func exit(_ status: ExitStatus) -> Never { Self.exit(status.rawValue) }

  /// Prints what made a check impossible, to standard error.
  func report(_ problems: ConfigurationError) -> ExitStatus {
    error(ReportFormat.text.report(.failure(problems)))
    return .failure
  }

  private static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }

  private static func write(_ bytes: [UInt8], to file: Int32) {
    bytes.withUnsafeBytes { all in
      var rest = all[...]
      while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(file, start, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(file, start, rest.count)
        #else
          let count = Glibc.write(file, start, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        // A closed pipe or a full disk: there is nobody left to tell.
        guard count > 0 else { exit(ExitStatus.failure.rawValue) }
        rest = rest.dropFirst(count)
      }
    }
  }
}
