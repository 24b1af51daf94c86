/// Collects all errors in a configuration.
package final class ErrorLog {
  package private(set) var errors: [ConfigurationError] = []
  private var known: Set<ConfigurationError> = []
  /// The number of errors that were left out.
  private var furtherCount = 0

  /// The limit of errors that are reported in full. Nobody reads more, and a message that suggests
  /// a name takes time, because the name is compared with all known names.
  private static let limit = 200

  /// Whether further errors are only counted, so that their messages need not be worked out.
  package var isFull: Bool { errors.count >= Self.limit }

  /// Adds an error, unless the same error was added before.
  package func report(_ error: some DescribedError, at mark: Mark) {
    guard !isFull else {
      furtherCount += 1
      return
    }
    let error = ConfigurationError(error, at: mark)
    if known.insert(error).inserted { errors.append(error) }
  }

  package init() {}

  /// Throws the errors, if there are any: the files in the order in which they were first reported,
  /// the errors of each file by location.
  package func throwIfAny() throws(ConfigurationErrors) {
    guard !errors.isEmpty else { return }
    var rank: [String: Int] = [:]
    for error in errors where rank[error.path] == nil { rank[error.path] = rank.count }
    func key(_ error: ConfigurationError) -> (Int, Int, Int, String) {
      (rank[error.path] ?? 0, error.line, error.column, error.message)
    }
    var sorted = errors.sorted { key($0) < key($1) }
    if let last = sorted.last, furtherCount > 0 {
      sorted.append(
        ConfigurationError(
          path: last.path, line: 0, column: 0,
          message: "and \(counted(furtherCount, "more error")) that are not listed"))
    }
    throw ConfigurationErrors(errors: sorted)
  }
}

extension ConfigurationError {
  package init(_ error: some DescribedError, at mark: Mark) {
    self.init(
      path: mark.path, line: mark.line, column: mark.column, message: error.message,
      isAboutTargets: error.isAboutTargets)
  }
}
