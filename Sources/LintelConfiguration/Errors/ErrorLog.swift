import LintelText

/// Collects everything that is wrong with a configuration.
package final class ErrorLog {
  package private(set) var errors: [ConfigurationError] = []
  private var known: Set<ConfigurationError> = []

  /// Adds an error, unless the same was there already.
  package func report(_ error: some DescribedError, at mark: Mark) {
    let error = ConfigurationError(error, at: mark)
    if known.insert(error).inserted { errors.append(error) }
  }

  package init() {}

  /// Throws what was reported, file by file in the order in which they are first named, by place in each.
  package func throwIfAny() throws(ConfigurationErrors) {
    guard !errors.isEmpty else { return }
    var rank: [String: Int] = [:]
    for error in errors where rank[error.path] == nil { rank[error.path] = rank.count }
    func key(_ error: ConfigurationError) -> (Int, Int, Int, String) {
      (rank[error.path] ?? 0, error.line, error.column, error.message)
    }
    throw ConfigurationErrors(errors: errors.sorted { key($0) < key($1) })
  }
}

extension ConfigurationError {
  package init(_ error: some DescribedError, at mark: Mark) {
    self.init(path: mark.path, line: mark.line, column: mark.column, message: error.message)
  }
}
