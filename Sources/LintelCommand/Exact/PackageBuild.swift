import LintelSystem
import LintelText

/// A build of a package with its tests, which writes the compiler's index.
struct PackageBuild {
  let folder: String

  /// The number of lines of a failed build that are shown; the errors are at the end of its output.
  private static let shownLines = 20

  /// - Throws: if the build fails; the end of its output goes to standard error.
  func run(_ console: Console) throws(ConfigurationErrors) {
    var output: [UInt8] = []
    let words = ["swift", "build", "--build-tests", "--package-path", folder]
    if console.showsProgress { console.writeError("swift build --build-tests ...\n") }
    let outcome = ChildProcess(words, keepsErrors: true).run { output += $0 }
    let end: String
    switch outcome {
    case .exited(0): return
    case .exited(let status): end = "ended with status \(status)"
    case .crashed(let signal): end = "was ended by signal \(signal)"
    case .stopped: end = "did not end"
    case .notStarted(let reason): end = "cannot be started: \(reason)"
    }
    let lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    for line in lines.suffix(Self.shownLines) {
      console.writeError(String(decoding: line, as: UTF8.self) + "\n")
    }
    throw ConfigurationErrors(errors: [
      ConfigurationError(
        path: folder,
        message: "'swift build --build-tests' in '\(folder)' \(end); make it pass, or leave out "
          + "'--build' and '--exact' to check by syntax alone")
    ])
  }
}
